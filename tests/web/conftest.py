"""Fixtures: the real server with the built page, and Debian's Chromium (elsewhere Playwright's own)."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/nightkeep/server/page/index.html"
CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 120_000  # ms; a busy machine is slow, not wrong
WHOLE_GAME = 900  # seconds to its end


expect.set_options(timeout=PATIENCE)


def free_port() -> int:
    """A port that also stays free while the server is down: no outgoing line is given one from this range."""
    while True:
        port = random.SystemRandom().randrange(15_000, 30_000)
        with socket.socket() as free, contextlib.suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Served:
    """A server on its own port and data, that can be killed and started again."""

    python = sys.executable
    cwd = ROOT
    environ: Mapping[str, str] | None = None  # None: that of the tests

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        limits = ["requests_per_second=1000", "request_burst=5000", "guests_per_hour=10000", "hints_per_minute=600"]
        command = [self.python, "-m", "nightkeep", "serve", "--port", str(self.port), "--data", str(self.data)]
        for limit in limits:
            command += ["--limit", limit]
        log = (self.data.parent / "server.log").open("ab")
        self.process = subprocess.Popen(command, cwd=self.cwd, env=self.environ, stdout=log, stderr=log)
        log.close()
        until = time.monotonic() + 300
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=20):
                    assert self.process.poll() is None, "somebody else has the port"
                    return
            except OSError:
                assert self.process.poll() is None, (self.data.parent / "server.log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not start within five minutes")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE / 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert BUILT.is_file(), "the page is not built; run: make page"
    served = Served(tmp_path_factory.mktemp("served") / "data")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: as long as Playwright runs, nothing else in its process can run an event loop."""
    with sync_playwright() as playwright:
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


class Visitor:
    """A person with a browser of their own, who asked for stillness unless said otherwise: motion is looked at in tests
    of its own. Anything the browser complains of fails the test."""

    def __init__(self, browser: Browser, server: Served, width: int, height: int, **how: object) -> None:
        self.server = server
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": width, "height": height}}
        self.context: BrowserContext = browser.new_context(base_url=server.url, **{**usual, **how})  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        if "color_scheme" in how:  # night is the usual light, whatever a device asks for; these follow their device
            self.context.add_init_script("localStorage['nightkeep.theme'] ??= 'auto'")
        self.complaints: list[str] = []
        self.offline_allowed = False
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self._complain(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(f"{error.message}\n{error.stack}"))
        page.on("response", lambda answer: self._look_at(answer.status, answer.url))
        return page

    def _look_at(self, status: int, url: str) -> None:
        if status >= 400 and not self.offline_allowed:
            self.complaints.append(f"{status} {url}")

    def _complain(self, kind: str, text: str) -> None:
        if "was preloaded using link preload but not used within" in text:
            return  # said of a slow machine; test_the_first_load_is_small checks what is fetched early
        lost = "WebSocket" in text or "ERR_CONNECTION" in text or "Failed to load resource" in text
        if kind in ("error", "warning") and not (self.offline_allowed and lost):
            self.complaints.append(text)


Meet = Callable[..., Visitor]


@pytest.fixture
def meet(browser: Browser, server: Served) -> Iterator[Meet]:
    """Somebody comes with a browser: ``meet(width, height, locale=...)``."""
    people: list[Visitor] = []

    def come(width: int = 1280, height: int = 800, **how: object) -> Visitor:
        people.append(Visitor(browser, server, width, height, **how))
        return people[-1]

    yield come
    complaints = [text for person in people for text in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
