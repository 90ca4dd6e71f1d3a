"""What MkDocs calls while it builds the site (mkdocs.yml, ``hooks``).

A line ``<!-- made: NAME ARGUMENT -->`` of a page is replaced by what MAKERS[NAME] makes of the code, so that rules,
options, commands and messages have one source. Here are also the site's fonts and its inline scripts.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pictures
import reference
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import nightkeep as nk
from nightkeep.envs import docs

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "web/node_modules/@fontsource"
USED_FONTS = (
    "alegreya/files/alegreya-latin-500-normal.woff2",
    "alegreya/files/alegreya-latin-700-normal.woff2",
    "atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2",
    "atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-italic.woff2",
    "atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2",
)
MADE = re.compile(r"^<!-- made: (?P<name>[\w-]+)(?: (?P<argument>[\w-]+))? -->$", re.MULTILINE)
LINK = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<target>(?:\.\./)+[^)#\s]+)\)")
INLINE = re.compile(r"<script>(?P<code>.*?)</script>", re.DOTALL)


def _of_a_game(make: Callable[[nk.Game], str]) -> Callable[[str, Page], str]:
    return lambda name, page: make(nk.game(name))


MAKERS: dict[str, Callable[[str, Page], str]] = {
    "picture": lambda name, page: pictures.picture(name),
    "facts": _of_a_game(docs.facts),
    "rules": _of_a_game(docs.rules),
    "options": _of_a_game(docs.options),
    "examples": _of_a_game(docs.examples),
    "actions": _of_a_game(docs.actions),
    "observation": _of_a_game(docs.observation),
    "rewards": _of_a_game(docs.rewards),
    "commands": lambda _, page: reference.commands(),
    "addresses": lambda _, page: reference.addresses(),
    "fields": lambda name, page: reference.fields(name),
    "messages": lambda _, page: reference.messages(),
    "gallery": lambda _, page: pictures.gallery(),
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the icon of the page, its fonts, and pictures of the games."""
    icon = ROOT / "web/public/icon.svg"
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(icon)))
    for name in USED_FONTS:
        font = FONTS / name
        if not font.is_file():
            raise PluginError(
                f"{font} is missing. The site uses the fonts of the page: run `make docs`, or npm ci in web/"
            )
        files.append(File.generated(config, f"assets/fonts/{font.name}", abs_src_path=str(font)))
    for name, svg in pictures.drawn():
        files.append(File.generated(config, name, content=svg))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Put in what is made. A link to a file of the repository outside the site becomes its text."""

    def made(found: re.Match[str]) -> str:
        if found["name"] not in MAKERS:
            raise PluginError(f"{page.file.src_path}: cannot make '{found['name']}'; known are {', '.join(MAKERS)}")
        return MAKERS[found["name"]](found["argument"] or "", page)

    def inside(found: re.Match[str]) -> str:
        target = (Path(page.file.abs_src_path or "").parent / found["target"]).resolve()
        if target.is_relative_to(config.docs_dir) or not target.is_relative_to(ROOT):
            return found[0]
        if not target.exists():
            raise PluginError(f"{page.file.src_path}: {found['target']} is not there")
        return found["text"]

    return LINK.sub(inside, MADE.sub(made, markdown))


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Move inline scripts into files: the server's content security policy allows no others."""

    def moved(found: re.Match[str]) -> str:
        code = found["code"]
        name = f"assets/inline/{hashlib.sha256(code.encode()).hexdigest()[:12]}.js"
        target = Path(config.site_dir) / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(code, encoding="utf-8")
        depth = page.url.count("/")
        return f'<script src="{"../" * depth}{name}"></script>'

    return INLINE.sub(moved, output)


def on_post_build(config: MkDocsConfig) -> None:
    """Remove what nobody loads: source maps, stemmers of other languages, and a 404 page with absolute addresses."""
    site = Path(config.site_dir)
    for path in [*site.rglob("*.map"), site / "404.html", site / "sitemap.xml", site / "sitemap.xml.gz"]:
        path.unlink(missing_ok=True)
    shutil.rmtree(site / "assets/javascripts/lunr")
