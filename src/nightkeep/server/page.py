"""The built page, if it is there; else a page that says what to run."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.responses import FileResponse, Response

BUILT = Path(__file__).parent / "page"
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Nightkeep</title>
<h1>Nightkeep is running, but its page has not been built</h1>
<p>Build it with <code>make page</code> and start the server again. The server itself works:
see <a href="/api/games">the games</a> and <a href="/api/openapi.json">the interface</a>.</p>
</html>
"""


def built(folder: Path | None) -> Path | None:
    """The folder of the built page, if there is one."""
    found = folder if folder is not None else BUILT
    return found if (found / "index.html").is_file() else None


def answer(folder: Path | None, path: str) -> Response:
    """A file of the page. Addresses inside the page (a table, a replay) all lead to its index."""
    root = built(folder)
    if root is None:
        return Response(MISSING, 200 if path == "/" else 404, media_type="text/html")
    root = root.resolve()
    wanted = (root / path.lstrip("/")).resolve() if "\0" not in path else root
    if wanted != root and wanted.is_relative_to(root) and wanted.is_file():
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        kept = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"
        return FileResponse(wanted, media_type=kind, headers={"Cache-Control": kept})
    if "." in path.rsplit("/", 1)[-1]:
        return Response("not found", 404, media_type="text/plain")
    return FileResponse(root / "index.html", media_type="text/html", headers={"Cache-Control": "no-cache"})
