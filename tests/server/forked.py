"""A server that is easily killed: a parent that has everything loaded forks it, and forks it again when it dies.

``python -m tests.server.forked DATA DATABASE WORKERS``: prints the port, then the process id of every child it starts.
The listening socket is the parent's, so that those who come back wait for the next child.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
from pathlib import Path


def serve(listening: socket.socket, data: Path, database: str) -> None:
    import uvicorn

    from nightkeep.server.app import create_app
    from tests.server.support import LOOSE, RandomBots, settings

    chosen = settings(data, database, limits=LOOSE, sweep_seconds=1.0)
    app = create_app(chosen, RandomBots())
    config = uvicorn.Config(
        app, ws="websockets-sansio", http="httptools", log_config=None, access_log=False, ws_per_message_deflate=False
    )
    uvicorn.Server(config).run(sockets=[listening])


def main(data: str, database: str, workers: str) -> None:
    import nightkeep as nk
    from nightkeep.server import app, typescript  # noqa: F401  (loaded once, for all children)
    from nightkeep.server.warm import play_a_little

    play_a_little(nk.game("hidden-castle", players=2))
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    print(listening.getsockname()[1], flush=True)
    children: set[int] = set()

    def stop(*_: object) -> None:
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        os._exit(0)

    signal.signal(signal.SIGTERM, stop)
    while True:
        while len(children) < int(workers):
            child = os.fork()
            if child == 0:
                signal.signal(signal.SIGTERM, signal.SIG_DFL)
                serve(listening, Path(data), database)
                os._exit(1)
            children.add(child)
            print(child, flush=True)
        gone, _ = os.wait()
        children.discard(gone)


if __name__ == "__main__":
    main(*sys.argv[1:])
