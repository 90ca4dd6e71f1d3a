"""Processes that play side by side: they end with the one that began them, and Ctrl-C is that one's business."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from nightkeep.rules.errors import NightkeepError

Task = TypeVar("Task")
Done = TypeVar("Done")


def process_map(
    workers: int,
    tasks: Iterable[tuple[Task, tuple[Any, ...]]],
    work: Callable[..., Done],
    prepare: Callable[..., object] | None = None,
    told: tuple[Any, ...] = (),
) -> Iterator[tuple[Task, Done]]:
    """Each task with ``work(*arguments)``, as they are finished; every process first calls ``prepare(*told)``."""
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    with ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(prepare, told)) as pool:
        waiting: dict[Future[Done], Task] = {}
        queue = iter(tasks)
        try:
            while True:
                for task, arguments in queue:
                    with _unheard():
                        waiting[pool.submit(work, *arguments)] = task
                    if len(waiting) >= 2 * workers:
                        break
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting[future], future.result()
                    del waiting[future]
        except BrokenProcessPool:
            raise NightkeepError(
                "a process that played games was ended from outside; results in a file are kept. Ask again, perhaps "
                "with fewer --workers"
            ) from None
        finally:
            if waiting:  # stopped early: nobody waits for long games that nobody asks for any more
                for process in set(multiprocessing.active_children()) - before:
                    process.terminate()


def _begin(prepare: Callable[..., object] | None, told: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*told)


def _end_with_parent() -> None:
    """A process whose parent was killed would wait for tasks for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextlib.contextmanager
def _unheard() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C, from their first moment on; this one hears it after."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: what they say as they are stopped is seen
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
