"""A parallel map over processes, which end with the one that started them and leave Ctrl-C to it."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.messages import Message

Task = TypeVar("Task")
Done = TypeVar("Done")


def process_map(
    workers: int,
    tasks: Iterable[tuple[Task, tuple[object, ...]]],
    work: Callable[..., Done],
    prepare: Callable[..., object] | None = None,
    shared: tuple[object, ...] = (),
) -> Iterator[tuple[Task, Done]]:
    """Yield each task with ``work(*arguments)`` when it is done; each process first calls ``prepare(*shared)``."""
    # Not "fork": a forked copy of a process with threads (Numba's, or those of the pool) may hang in a held lock.
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    with ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(prepare, shared)) as pool:
        waiting: dict[Future[Done], Task] = {}
        queue = iter(tasks)
        try:
            while True:
                # Two tasks a process are handed out: one to work on and one to go on with. Results come back as they
                # are done, and an endless sequence of tasks is read only as fast as they are worked off.
                for task, arguments in queue:
                    # submit starts processes; they inherit the blocked signal.
                    with _sigint_blocked():
                        waiting[pool.submit(work, *arguments)] = task
                    if len(waiting) >= 2 * workers:
                        break
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting[future], future.result()
                    del waiting[future]
        except BrokenProcessPool:
            raise NightkeepError(Message("process-ended")) from None
        finally:
            if waiting:  # stopped early: what is still played is not wanted any more
                # Only those of this pool: the caller may have processes of its own.
                for process in set(multiprocessing.active_children()) - before:
                    process.terminate()


def _begin(prepare: Callable[..., object] | None, shared: tuple[object, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*shared)


def _end_with_parent() -> None:
    """End this process when its parent ends: it would otherwise wait for tasks of a parent that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    # At once, even in the middle of compiled code: sys.exit would end this thread alone.
    os._exit(1)


@contextlib.contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Block Ctrl-C in processes that are started meanwhile, from their first moment on; this one gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: what they say as they are stopped is seen
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
