"""Several server processes, forked from one that has loaded all modules: they share its memory and start at once."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable
from types import FrameType

LOADED = (
    "nightkeep.bots", "nightkeep.server.app", "nightkeep.server.logs", "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg", "uvicorn.lifespan.on", "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)  # fmt: skip
STOPS = (signal.SIGINT, signal.SIGTERM)
PAUSE = 1.0  # seconds from the start of a process to its replacement, at least


def load() -> None:
    """Load what every process will need, before the fork."""
    for name in LOADED:
        importlib.import_module(name)
    gc.freeze()  # so that the garbage collector does not write to shared memory


def run_forked(serve: Callable[[int], None], workers: int) -> None:
    """Run ``serve(number)`` in ``workers`` processes, numbered from 0, until this one gets a signal to stop.

    A process that dies is replaced; if this one is killed, the others stop by themselves.
    """
    alive, held = os.pipe()  # closes when this process ends
    children: dict[int, tuple[int, float]] = {}  # by process id: its number, and the time of its start
    stopping = False

    def stop(_: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        _terminate(list(children))

    for one in STOPS:
        signal.signal(one, stop)
    while True:
        while len(children) < workers and not stopping:
            number = min(set(range(workers)) - {number for number, _ in children.values()})
            signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)  # until both sides have their handlers
            if (child := os.fork()) == 0:
                os.close(held)
                _run_child(serve, number, alive)
            children[child] = number, time.monotonic()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        if stopping and not children:
            return
        gone, _ = os.waitpid(-1, 0)
        _, since = children.pop(gone, (0, 0.0))
        if not stopping:
            time.sleep(max(0.0, since + PAUSE - time.monotonic()))


def _terminate(children: Iterable[int]) -> None:
    for child in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGTERM)


def _run_child(serve: Callable[[int], None], number: int, alive: int) -> None:
    """Serve, then exit: never return into the parent's code."""
    code = 1
    try:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        threading.Thread(target=_stop_with_parent, args=(alive,), daemon=True).start()
        serve(number)
        code = 0
    except KeyboardInterrupt:
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _stop_with_parent(alive: int) -> None:
    """Stop this process when the parent has ended, which closes the pipe."""
    os.read(alive, 1)
    os.kill(os.getpid(), signal.SIGTERM)
