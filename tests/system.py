"""Programs the tests need that pip cannot install: installed where that is possible, named where it is not.

``python -m tests.system PACKAGE...`` ends with an error if one is still missing: no test is left out in silence.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tests.server import postgres

SBIN = "/usr/sbin:/sbin"


def program(name: str) -> str | None:
    """Where a program is; servers lie in folders that are not on everybody's path."""
    return shutil.which(name) or shutil.which(name, path=SBIN)


NEEDED = {  # Debian's package, and how to see that it is there
    "postgresql": lambda: postgres.binaries() is not None,
    "nginx-light": lambda: program("nginx") is not None,
    "openssl": lambda: program("openssl") is not None,
    "chromium": lambda: program("chromium") is not None,
    "caddy": lambda: program("caddy") is not None,
    "mmdebstrap": lambda: program("mmdebstrap") is not None,
    "systemd": lambda: program("systemd-analyze") is not None,
}


def missing(packages: list[str]) -> list[str]:
    return [package for package in packages if not NEEDED[package]()]


def main(packages: list[str]) -> None:
    wanted = missing(packages)
    if wanted and shutil.which("apt-get") is not None and os.geteuid() == 0:
        print("installing", *wanted, flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *wanted]):
            subprocess.run(["apt-get", *words], env=quiet, check=False, stdout=subprocess.DEVNULL)
    if missing(packages) == ["chromium"]:  # other systems: the browser that Playwright brings
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    elif wanted := missing(packages):
        sys.exit(f"The tests need programs that are not installed: {' '.join(wanted)} (as Debian calls them).")


if __name__ == "__main__":
    main(sys.argv[1:])
