"""Processes that a bench starts and watches: how much memory and time they use."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx


def tree(pid: int) -> Iterator[str]:
    """A process and its children."""
    pids = [str(pid)]
    while pids:
        one = pids.pop()
        yield one
        with contextlib.suppress(OSError):
            pids += Path(f"/proc/{one}/task/{one}/children").read_text().split()


def memory(pid: int) -> int:
    """Resident bytes of a process and its children; what they share counts once (PSS)."""
    found = 0
    for one in tree(pid):
        with contextlib.suppress(OSError):
            found += 1024 * int(Path(f"/proc/{one}/smaps_rollup").read_text().split("\nPss:")[1].split()[0])
    return found


def used(pid: int | None) -> float:
    """Seconds of processor time a process and its children have used."""
    found = 0
    for one in tree(pid) if pid is not None else ():
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
            found += int(fields[11]) + int(fields[12])
    return found / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def process(words: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, start_new_session=True, **more)
    try:
        yield running
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGTERM)
        running.wait()
        if running.stdout is not None:
            running.stdout.close()


def wait_for(url: str) -> None:
    while True:
        try:
            if httpx.get(url, timeout=60).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.01)


def wait_until_idle(pid: int) -> None:
    """Until a process and its children have used hardly any time for a second."""
    before = used(pid)
    while True:
        time.sleep(1)
        now = used(pid)
        if now - before <= 0.1:
            return
        before = now
