"""``nightkeep docs`` serves the built site on this machine, or says how to get it."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from nightkeep.server import site
from tests.cli.support import refused


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site of one page, as in a wheel."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("<h1>Nightkeep</h1>")
    monkeypatch.setattr(site, "CHECKOUT", tmp_path)
    monkeypatch.setattr(site, "PACKAGED", folder)
    return folder


def test_a_checkout_has_it_in_build_and_a_wheel_beside_the_code(built: Path, tmp_path: Path) -> None:
    assert site.built_site() == built
    (tmp_path / "mkdocs.yml").touch()
    assert site.built_site() is None
    built.rename(tmp_path / "build")
    (tmp_path / "build").mkdir(exist_ok=True)
    (tmp_path / "build/site").mkdir()
    (tmp_path / "build/index.html").rename(tmp_path / "build/site/index.html")
    assert site.built_site() == tmp_path / "build/site"


def test_without_a_site_it_says_how_to_get_one(built: Path) -> None:
    (built / "index.html").unlink()
    assert "make docs" in refused("docs", "--no-open")


def test_a_port_in_use_is_refused(built: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"--port {port}: cannot listen there" in refused("docs", "--no-open", "--port", port)


def test_it_serves_the_site_and_nothing_else(built: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from nightkeep.server import site; from nightkeep.cli.main import app;"
        "site.CHECKOUT = site.PACKAGED = Path(sys.argv.pop()); app()"
    )
    command = [sys.executable, "-c", program, "docs", "--no-open", str(built)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        try:
            assert address is not None
            with urllib.request.urlopen(address[0], timeout=60) as page:
                assert page.read() == b"<h1>Nightkeep</h1>"
            with pytest.raises(urllib.error.HTTPError, match="404") as missing:
                urllib.request.urlopen(f"{address[0]}../../etc/passwd", timeout=60)
            missing.value.close()
        finally:
            process.terminate()
