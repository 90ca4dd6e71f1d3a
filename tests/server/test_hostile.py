"""Messages, requests and readers that mean no good."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import random
import socket
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from starlette.datastructures import Headers

from nightkeep.server.request_guard import address_of, same_origin
from tests.server.hostile import flood, nonsense
from tests.server.support import LONG, LOOSE, Seat, counted, eventually, play_some, playing, serving, settings, settle
from tests.server.test_tables import two_at_a_table


def test_malformed_messages_are_answered_and_change_nothing(data: Path) -> None:
    """``python -m tests.server.hostile 100000`` sends a hundred thousand."""

    async def work() -> None:
        async with serving(settings(data)) as server:
            found = await flood(server, 2000, random.Random(1))
            assert found["sent"] == 2000 and found["carried out"] > 10, "some are played: it is a live table"
            assert counted(server, "errors") == 0, "something was not refused but failed"

    playing(work)


def test_nonsense_is_various() -> None:
    rng = random.Random(1)
    kinds = {type(message) for message in (nonsense(rng, ["roll 1"]) for _ in range(300))}
    assert kinds == {str, bytes}


def test_too_large_and_too_fast(data: Path) -> None:
    async def work() -> None:
        tight = replace(LOOSE, messages_per_second=0, message_burst=10, message=1000)
        async with serving(settings(data, limits=tight)) as server:
            rosa, emil, made = await two_at_a_table(server)
            one = await rosa.live(made["table"]["id"], 0)
            await one.socket.send("x" * 1500)
            assert (await one.until(lambda m: m["type"] == "refused"))["code"] == "bad-message"
            huge = await rosa.live(made["table"]["id"], 0)
            await huge.socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await huge.until(lambda m: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            fast = await emil.live(made["table"]["id"], 1)
            for _ in range(40):
                await fast.send("ping")
            refused = await fast.until(lambda m: m["type"] == "refused")
            assert refused["code"] == "too-fast"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await fast.until(lambda m: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008

    playing(work)


def test_requests_of_one_address_are_limited(data: Path) -> None:
    async def work() -> None:
        tight = replace(LOOSE, requests_per_second=0, request_burst=20, guests_per_hour=3, body=2000)
        async with (
            serving(settings(data, limits=tight)) as server,
            httpx.AsyncClient(base_url=server.address, verify=False) as client,
        ):
            codes = [(await client.post("/api/guest", json={"nickname": "A"})).status_code for _ in range(2)]
            client.cookies.clear()
            for _ in range(3):
                codes.append((await client.post("/api/guest", json={"nickname": "A"})).status_code)
                client.cookies.clear()
            assert codes == [200, 200, 200, 200, 429], "the second was the same guest again"
            large = await client.post("/api/guest", json={"nickname": "A" * 3000})
            assert large.status_code == 413
            chunked = await client.post("/api/guest", content=_chunks(), headers={"content-type": "application/json"})
            assert chunked.status_code == 413
            last = [(await client.get("/api/health")) for _ in range(30)]
            assert last[-1].status_code == 429 and last[-1].headers["retry-after"]

    playing(work)


async def _chunks() -> Any:
    for _ in range(40):
        yield b"x" * 100


def test_requests_of_any_length_end_at_the_limit(data: Path) -> None:
    """Whether a request says how long it is or not."""
    body, limit = b'{"nickname": "Rosa"}', LOOSE.body

    async def in_pieces(whole: bytes) -> AsyncIterator[bytes]:
        for start in range(0, len(whole), 1000):
            yield whole[start : start + 1000]

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa = await server.guest("Rosa")
            for size, status in ((limit, 200), (limit + 1, 413)):
                whole = body + b" " * (size - len(body))
                for content in (whole, in_pieces(whole)):
                    kind = {"content-type": "application/json"}
                    answer = await rosa.client.post("/api/guest", content=content, headers=kind)
                    assert answer.status_code == status, (size, type(content))

    playing(work)


def test_a_request_that_does_not_come_is_not_waited_for(data: Path) -> None:
    async def work() -> None:
        async with serving(settings(data, body_seconds=0.2)) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = "POST /api/guest HTTP/1.1", f"host: 127.0.0.1:{server.port}", "content-length: 20"
            writer.write("\r\n".join([*head, "content-type: application/json", "", "{"]).encode())
            answer = await asyncio.wait_for(reader.read(), LONG)
            assert answer.startswith(b"HTTP/1.1 408 ") and b"nosniff" in answer and b"too-slow" in answer
            writer.close()

    playing(work)


def test_only_so_many_old_games_are_read_at_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them is a whole game in memory; and who sits at a table is not held up by them."""
    monkeypatch.setattr("nightkeep.server.bot_pool.MAX_REPLAYS", 3)

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            path = f"/api/tables/{made['table']['id']}/history?seat=0"
            thinkers, go_on = server.services.bots, threading.Event()
            held = asyncio.create_task(thinkers.run_replay(lambda: go_on.wait(LONG)))
            await eventually(lambda: thinkers.replays == 1)
            asked = [asyncio.create_task(rosa.get(path)) for _ in range(6)]
            await eventually(lambda: sum(task.done() for task in asked) == 4)
            seat = await emil.live(made["table"]["id"], 1)
            assert (await seat.ask("say", text="Are you there?"))["type"] == "done"
            go_on.set()
            await held
            answers = [await task for task in asked]
            assert sorted(answer.status_code for answer in answers) == [200, 200, 429, 429, 429, 429]
            assert {answer.json().get("code") for answer in answers} == {None, "busy"}
            assert (await rosa.get(path)).status_code == 200 and thinkers.replays == 0

    playing(work)


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({"host": "here:80", "origin": "http://here:80"}, True),
        ({"host": "here:80", "origin": "http://here"}, False),
        ({"host": "here:80", "origin": "null"}, False),
        ({"host": "", "origin": "null"}, False),
        ({"origin": "file://"}, False),
        ({"host": "here:80", "origin": "https://named.example"}, True),
        ({"host": "here:80"}, True),  # no browser
        ({"host": "here:80", "sec-fetch-site": "same-origin"}, True),
        ({"host": "here:80", "sec-fetch-site": "cross-site"}, False),
        ({"host": "here:80", "sec-fetch-site": "same-site"}, False),
    ],
)
def test_where_a_request_may_come_from(headers: dict[str, str], own: bool) -> None:
    assert same_origin(Headers(headers), ("https://named.example",)) is own


@pytest.mark.parametrize(
    ("client", "counts_as"),
    [
        ("203.0.113.9", "203.0.113.9"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"), ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"), ("fe80::1%eth0", "fe80::/64"), ("a:strange:name", "a:strange:name"),
    ],
)  # fmt: skip
def test_who_is_counted_as_one(client: str, counts_as: str) -> None:
    assert address_of({"client": (client, 1234)}) == counts_as
    assert address_of({"client": None}) == ""


def test_another_site_cannot_act_for_a_guest(data: Path) -> None:
    """Requests that change something, and WebSockets, come from the server's own page only."""

    async def work() -> None:
        async with serving(settings(data, origins=("https://games.example",))) as server:
            rosa, _, made = await two_at_a_table(server)
            body = {"nickname": "Eve"}
            for origin, status in (
                ("https://evil.example", 403), ("null", 403), (server.address, 200), ("https://games.example", 200),
                (server.address + ".evil.example", 403),
            ):  # fmt: skip
                answer = await rosa.client.post("/api/guest", json=body, headers={"origin": origin})
                assert answer.status_code == status, origin
            url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']['id']}/live?seat=0"
            cookie = {"Cookie": f"nightkeep={rosa.client.cookies['nightkeep']}"}
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(
                    url, additional_headers=cookie, origin="https://evil.example", open_timeout=LONG,  # type: ignore[arg-type]
                )  # fmt: skip
            plain = {"content-type": "text/plain"}
            form = await rosa.client.post("/api/guest", content=b'{"nickname":"Eve"}', headers=plain)
            assert form.status_code == 415

    playing(work)


def test_headers_and_cookies(data: Path) -> None:
    async def work() -> None:
        async with (
            serving(settings(data, secure_cookie=True, page=data / "nothing")) as server,
            httpx.AsyncClient(base_url=server.address, verify=False) as client,
        ):
            answer = await client.post("/api/guest", json={"nickname": "Rosa"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie and "secure" in cookie
            assert "token" not in answer.text
            for path in ("/", "/api/games", "/table/x", "/api/nothing"):
                found = await client.get(path)
                policy = dict(part.split(" ", 1) for part in found.headers["content-security-policy"].split("; "))
                assert policy["default-src"] == "'self'" and "script-src" not in policy
                assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
                for name, value in (
                    ("x-content-type-options", "nosniff"), ("x-frame-options", "DENY"),
                    ("referrer-policy", "no-referrer"), ("cross-origin-opener-policy", "same-origin"),
                    ("cross-origin-resource-policy", "same-origin"),
                ):  # fmt: skip
                    assert found.headers[name] == value
            assert (await client.get("/api/games")).headers["cache-control"] == "no-store"
            assert (await client.get("/metrics")).status_code == 404, "off by default"
            assert "Build it with <code>make page</code>" in (await client.get("/")).text
            german = (await client.get("/", headers={"accept-language": "pt-BR, de-AT;q=0.8, en;q=0.5"})).text
            assert '<html lang="de">' in german and "Baue sie mit <code>make page</code>" in german
        async with (
            serving(settings(data, metrics=True)) as server,
            httpx.AsyncClient(base_url=server.address, verify=False) as client,
        ):
            text = (await client.get("/metrics")).text
            assert "nightkeep_rows" in text and "nightkeep_tables" in text

    playing(work)


def test_the_built_page_is_served_and_nothing_beside_it(data: Path) -> None:
    page = data / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>")
    (page / "assets" / "app-1234.js").write_text("hello()")
    (data / "secret.txt").write_text("secret")

    async def work() -> None:
        async with serving(settings(data, page=page)) as server:
            rosa = await server.guest("Rosa")
            for path in ("/", "/table/abc", "/replay/abc"):
                assert "the page" in (await rosa.get(path)).text
            script = await rosa.get("/assets/app-1234.js")
            assert script.text == "hello()" and "immutable" in script.headers["cache-control"]
            assert (await rosa.get("/assets/missing.js")).status_code == 404
            for path in (b"/../secret.txt", b"/assets/../../secret.txt", b"/%2e%2e/secret.txt", b"/..%2fsecret.txt"):
                assert b"secret" not in await asyncio.to_thread(_raw_get, server.port, path), path

    playing(work)


def test_the_page_is_sent_compressed_and_kept_by_browsers(data: Path) -> None:
    """What was built compressed is sent so to those who take it; what a browser has is not sent again."""
    page = data / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>")
    (page / "assets" / "app-1234.js").write_text("hello()")
    (page / "assets" / "app-1234.js.gz").write_bytes(gzip.compress(b"hello()"))
    (page / "assets" / "plain-1.css").write_text("a{}")

    async def work() -> None:
        async with serving(settings(data, page=page)) as server:
            rosa = await server.guest("Rosa")

            async def get(path: str, **headers: str) -> httpx.Response:
                return await rosa.client.get(path, headers={k.replace("_", "-"): v for k, v in headers.items()})

            for accepted, encoding in (
                ("gzip, br", "gzip"), ("br", None), ("gzip;q=0", None), ("identity", None), ("", None),
                ("deflate, GZIP;q=0.5", "gzip"),
            ):  # fmt: skip
                script = await get("/assets/app-1234.js", accept_encoding=accepted)
                assert script.headers.get("content-encoding") == encoding, accepted
                assert script.text == "hello()" and script.headers["vary"] == "Accept-Encoding"
                assert script.headers["content-type"].startswith("text/javascript")
            (page / "assets" / "app-1234.js.br").write_bytes(b"as if it were brotli")
            both = {"accept-encoding": "gzip, br;q=0.9"}
            async with rosa.client.stream("GET", "/assets/app-1234.js", headers=both) as answer:
                assert answer.headers["content-encoding"] == "br"
            assert (await get("/assets/plain-1.css", accept_encoding="gzip, br")).text == "a{}"
            for path, kept in (("/", "no-cache"), ("/assets/plain-1.css", "public, max-age=31536000, immutable")):
                first = await get(path, accept_encoding="gzip")
                assert first.status_code == 200 and first.headers["cache-control"] == kept
                again = await get(path, accept_encoding="gzip", if_none_match=f'"other", W/{first.headers["etag"]}')
                assert again.status_code == 304 and not again.content and again.headers["cache-control"] == kept

    playing(work)


def _raw_get(port: int, path: bytes) -> bytes:
    """A GET whose path nobody tidies up."""
    with socket.create_connection(("127.0.0.1", port), LONG) as connection:
        connection.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        found = b""
        while part := connection.recv(65536):
            found += part
    return found.partition(b"\r\n\r\n")[2]


def test_a_slow_reader_is_cut_off_and_catches_up(data: Path) -> None:
    """The others are not held up by one who does not read; when he comes back, nothing is missing."""

    async def work() -> None:
        tight = replace(LOOSE, unsent=20, unsent_bytes=200_000)
        async with serving(settings(data, limits=tight), send_buffer=4096) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            one = await rosa.live(table_id, 0)
            cookie = {"Cookie": f"nightkeep={emil.client.cookies['nightkeep']}"}
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            slow = await websockets.connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/live?seat=1", additional_headers=cookie,
                compression=None, max_queue=1, sock=narrow, ping_interval=None, open_timeout=LONG,
            )  # fmt: skip
            await slow.recv()
            slow.transport.pause_reading()
            text = "\U0001f47b" * 400
            for _ in range(500):
                assert (await one.ask("say", text=text))["type"] == "done"
                one.raw.clear()
                if counted(server, "slow_readers"):
                    break
            assert counted(server, "slow_readers") == 1
            await eventually(lambda: server.services.connections == 1)
            assert list(server.services.tables.loaded[table_id].connections) == [0], "nothing is kept for him"
            back = await emil.live(table_id, 1, have=one.n - 3)
            assert [m["n"] for m in back.welcome["missed"]] == [one.n - 2, one.n - 1, one.n]
            slow.transport.abort()

    playing(work)


def test_a_storm_of_reconnections(data: Path) -> None:
    """Everybody comes back at once, again and again, while the game goes on; all agree in the end."""

    async def work() -> None:
        async with serving(settings(data, limits=replace(LOOSE, connections_per_seat=100))) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            stop = asyncio.Event()

            async def stormy(place: int) -> Seat:
                person, have = (rosa, emil)[place], None
                while True:
                    seat = await person.live(table_id, place, have)
                    have = seat.n
                    if stop.is_set():
                        return seat
                    seat.socket.transport.abort()
                    person.seats.remove(seat)

            storm = [asyncio.create_task(stormy(number % 2)) for number in range(12)]
            await play_some(seats, random.Random(1), 12)
            stop.set()
            last = await asyncio.gather(*storm)
            await settle(*seats, *last)
            for seat in last:
                assert seat.view == seats[seat.seat or 0].view and seat.n == seats[seat.seat or 0].n
            live = server.services.tables.loaded[table_id]
            await eventually(lambda: sum(len(held) for held in live.connections.values()) == 14)

    playing(work)


def test_no_secrets_in_logs_or_errors(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Tokens, the dice's secret and what guests write stay out of logs; a defect is answered without its details."""
    caplog.set_level(logging.DEBUG, "nightkeep")

    async def work() -> None:
        async with serving(settings(data)) as server:
            rosa, emil, made = await two_at_a_table(server)
            table_id = made["table"]["id"]
            seats = [await rosa.live(table_id, 0), await emil.live(table_id, 1)]
            await seats[0].ask("say", text="my password is swordfish")
            live = server.services.tables.loaded[table_id]

            def broken(*_: object) -> None:
                raise RuntimeError("the secret inside")

            honest, live.execute = live.execute, broken  # type: ignore[method-assign, assignment]
            answer = await seats[0].ask("say", text="again")
            assert answer["code"] == "error" and "inside" not in json.dumps(answer)
            live.execute = honest  # type: ignore[method-assign]
            assert counted(server, "errors") == 1
            secret = live.table.setup.secret
            everything = caplog.text + "".join(seats[0].raw + seats[1].raw)
            assert secret not in everything
            for token in (made["invitation"], rosa.client.cookies["nightkeep"]):
                assert token not in everything
            assert "swordfish" not in caplog.text and "a request failed" in caplog.text

    playing(work)
