"""A light client for load: HTTP and WebSockets by hand, so that the machine's time goes to the server under test."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"  # a mask of zeros is a mask, and leaves the text as it is


def frame(data: bytes, opcode: int = TEXT) -> bytes:
    """One masked frame."""
    size = len(data)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + NO_MASK + data
    return bytes((0x80 | opcode, 0x80 | 126)) + struct.pack("!H", size) + NO_MASK + data


class Socket(asyncio.Protocol):
    """A WebSocket that hands over every text as it comes."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.path, self.cookie, self.heard = path, cookie, heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nOrigin: http://bench\r\nCookie: {self.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> None:
        self.transport.write(frame(text))

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:end]).decode()))
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            opcode, body = buffer[at] & 0x0F, bytes(buffer[start : start + size])
            at = start + size
            if opcode == TEXT:
                self.heard(body)
            elif opcode == PING:
                self.transport.write(frame(body, PONG))
            elif opcode == CLOSE:
                self.transport.close()
        del buffer[:at]


async def connect(port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, cookie, heard), "127.0.0.1", port)
    await socket.opened
    return socket


class Http:
    """One kept-alive connection that posts JSON."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.cookie = ""

    @classmethod
    async def open(cls, port: int) -> Http:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, body: Any) -> Any:
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: bench\r\nOrigin: http://bench\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        status = int(lines[0].split(" ")[1])
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        answer = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {answer.decode()[:300]}")
        return msgspec.json.decode(answer)
