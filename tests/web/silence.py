"""A network that goes silent: a TCP proxy on this machine that stops forwarding without closing anything."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

LONGEST = 120.0  # seconds a silence lasts at most


class Proxy:
    """Forwards to a port of this machine. What is held back during a silence is forwarded after it, as TCP would."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.asks, self.answers = threading.Event(), threading.Event()  # set: forwarded in this direction
        self.speak()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def speak(self) -> None:
        self.asks.set()
        self.answers.set()

    def fall_silent(self, asks: bool = True) -> None:
        """``asks``: nothing reaches the server either; else only its answers are held back."""
        self.answers.clear()
        if asks:
            self.asks.clear()

    def close(self) -> None:
        self.speak()
        self.listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        if not self.asks.wait(LONGEST):
            near.close()
            return
        far = socket.create_connection(("127.0.0.1", self.to))
        back = threading.Thread(target=self._pump, args=(far, near, self.answers), daemon=True)
        back.start()
        self._pump(near, far, self.asks)
        back.join()
        near.close()
        far.close()

    @staticmethod
    def _pump(source: socket.socket, target: socket.socket, forwarded: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                forwarded.wait(LONGEST)
                target.sendall(data)
            forwarded.wait(LONGEST)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
