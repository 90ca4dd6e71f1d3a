"""The files of the built page (without them, a page that says what to run) and of the documentation site."""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Mapping
from pathlib import Path

from starlette.responses import FileResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from nightkeep.rules.messages import ENGLISH, language
from nightkeep.server.errors import WORDS, told

BUILT = Path(__file__).parent / "page"
IMMUTABLE = "public, max-age=31536000, immutable"  # files whose names change with their contents
REVALIDATE = "no-cache"
MAX_PATH = 200  # bytes of a file's address: file systems do not take every length
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
MISSING = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><title>Nightkeep</title>
<h1>{title}</h1>
<p>{build} {works}</p>
</html>
"""


class SiteFiles(StaticFiles):
    """The documentation site. Browsers ask each time whether their copy is up to date."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = REVALIDATE
        return response


def built(folder: Path | None) -> Path | None:
    """Return the folder of the built page, if there is one."""
    found = folder if folder is not None else BUILT
    return found if (found / "index.html").is_file() else None


def answer(folder: Path | None, path: str, headers: Mapping[str, str]) -> Response:
    """Return a file of the page. Addresses inside the page (a table, a replay) all lead to its index."""
    root = built(folder)
    if root is None:
        said = _missing(wanted_language(headers.get("accept-language", "")))
        return Response(said, 200 if path == "/" else 404, {"Vary": "Accept-Language"}, media_type="text/html")
    root = root.resolve()
    named = "\0" not in path and len(path.encode(errors="replace")) <= MAX_PATH
    wanted = (root / path.lstrip("/")).resolve() if named else root
    if wanted != root and wanted.is_relative_to(root) and wanted.is_file():
        return _file(wanted, IMMUTABLE if wanted.is_relative_to(root / "assets") else REVALIDATE, headers)
    if "." in path.rsplit("/", 1)[-1]:
        return Response("not found", 404, media_type="text/plain")
    return _file(root / "index.html", REVALIDATE, headers)


def _missing(lang: str) -> str:
    """Return the page that says what to run."""
    games = f'<a href="/api/games">{told("page-missing-games").say(lang)}</a>'
    interface = f'<a href="/api/openapi.json">{told("page-missing-interface").say(lang)}</a>'
    return MISSING.format(
        lang=lang,
        title=told("page-missing").say(lang),
        build=told("page-missing-build", command="<code>make page</code>").say(lang),
        works=told("page-missing-works", games=games, interface=interface).say(lang),
    )


def wanted_language(header: str) -> str:
    """Return the language of the server's sentences that an Accept-Language names first; else that of the server."""
    wanted = [part.partition(";")[0].strip() for part in header.split(",")]
    known = (one.partition("-")[0].lower() for one in wanted)
    return next((lang for lang in (*known, language()) if lang in WORDS.languages), ENGLISH)


def _file(path: Path, kept: str, headers: Mapping[str, str]) -> Response:
    """Return a file, compressed if the browser accepts it, or 304 if the browser's copy is up to date."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    says = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    found = path
    for encoding, ending in ENCODINGS:
        packed = path.with_name(path.name + ending)
        if accepts(headers.get("accept-encoding", ""), encoding) and packed.is_file():
            found, says["Content-Encoding"] = packed, encoding
            break
    response = FileResponse(found, media_type=kind, headers=says, stat_result=found.stat())
    known = [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]
    if response.headers["etag"] in known:
        return Response(None, 304, {**says, "ETag": response.headers["etag"]})
    return response


def accepts(header: str, encoding: str) -> bool:
    """Return whether an Accept-Encoding names an encoding, and not with q=0."""
    for part in header.lower().split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
