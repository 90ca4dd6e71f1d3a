"""The documentation site: built as `make docs` does, served as the server does, read in a real browser."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urldefrag, urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from nightkeep.play.registry import game_spec, games_of
from tests.server.support import in_thread, settings
from tests.web.conftest import PATIENCE, ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a link or an anchor that leads nowhere ends the build."""
    folder = tmp_path_factory.mktemp("site") / "site"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_thread(settings(tmp_path_factory.mktemp("docs"), site=site)) as found:
        yield found


def test_nothing_comes_from_elsewhere_and_every_file_is_there(site: Path) -> None:
    """What a page loads is a file of the site, no script stands in the page, and every link leads to a file."""
    pages, checked = list(site.rglob("*.html")), 0
    assert len(pages) > 30
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"<script(?![^>]*(src=|application/json))", text), f"{page}: a script in the page"
        base = f"http://site/{page.relative_to(site).as_posix()}"
        for tag, target in re.findall(r"<(script|link|img|a)\b[^>]*?(?:src|href)=\"?([^\"> ]+)", text):
            if target.startswith(("http://", "https://")):
                assert tag == "a", f"{page} loads {target}"
                continue
            checked += 1
            path, _ = urldefrag(urljoin(base, target))
            file = site / path.removeprefix("http://site/")
            assert (file / "index.html" if file.is_dir() else file).is_file(), f"{page}: {target} is not there"
    assert checked > 2000


def test_every_rule_can_be_found(site: Path) -> None:
    found = json.loads((site / "search/search_index.json").read_text(encoding="utf-8"))
    text = " ".join(entry["text"] for entry in found["docs"])
    for name in games_of("nightkeep"):
        assert all(rule.id in text for rule in game_spec(name).rules.rule)


def reader(browser: Browser, address: str, **how: object) -> tuple[Page, list[str]]:
    """A page, and what goes wrong there: complaints of the browser, and requests that leave the server."""
    page = browser.new_context(base_url=address, **how).new_page()  # type: ignore[arg-type]
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(address) else wrong.append(request.url))
    return page, wrong


def test_the_hall_leads_to_it_and_it_can_be_searched(browser: Browser, address: str) -> None:
    """Under the server's content security policy."""
    page, wrong = reader(browser, address)
    page.goto("/")
    page.get_by_role("link", name="Documentation").click()
    expect(page).to_have_url(f"{address}/docs/")
    expect(page.get_by_role("heading", name="Nightkeep")).to_be_visible()
    page.get_by_role("textbox", name="Search").fill("keyhole point")
    page.locator(".md-search-result__link").first.click()
    expect(page).to_have_url(re.compile(f"{address}/docs/.+"))
    assert wrong == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_pages_fit_a_desk_and_a_phone(browser: Browser, address: str, size: tuple[int, int]) -> None:
    page, wrong = reader(browser, address, viewport={"width": size[0], "height": size[1]})
    for path in ("", "games/run-ghost-run/", "reference/api/", "reference/http/", "explanation/sight/", "howto/host/"):
        page.goto(f"/docs/{path}")
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} px too wide"
    assert wrong == []


def test_without_a_site_the_hall_shows_no_link(browser: Browser, tmp_path: Path) -> None:
    with in_thread(settings(tmp_path, site=None)) as address:
        page, wrong = reader(browser, address)
        page.goto("/")
        expect(page.locator("a.door").first).to_be_visible()
        expect(page.get_by_role("link", name="Documentation")).to_have_count(0)
        assert wrong == []
