"""The set-up of docs/howto/host.md, with nginx and TLS on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import ssl
import subprocess
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.support import LONG, playing, serving, settings
from tests.server.test_doctor import problems, states
from tests.system import program

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "host.md"


def set_up(folder: Path, port: int, backend: int) -> Path:
    """The document's own lines, with this test's ports and certificate."""
    text = PAGE.read_text(encoding="utf-8")
    start = text.index("    map $http_upgrade")
    lines = [line[4:] for line in text[start : text.index("\nHost must reach")].splitlines()]
    found = "\n".join(lines)
    found = re.sub(r"\n\s*http2 on;.*", "", found).replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    found = found.replace("http://127.0.0.1:8080", f"http://127.0.0.1:{backend}")
    found = re.sub(r"(ssl_certificate\s+)\S+;", rf"\g<1>{folder}/cert.pem;", found)
    found = re.sub(r"(ssl_certificate_key\s+)\S+;", rf"\g<1>{folder}/key.pem;", found)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{found}\n}}\n"
    )
    path = folder / "nginx.conf"
    path.write_text(whole)
    return path


def test_behind_nginx_with_tls(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page, the cookie (secure), wss, and the Origin check, all through nginx; the doctor agrees."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", str(data / "key.pem"), "-out", str(data / "cert.pem")],
        check=True, capture_output=True,
    )  # fmt: skip
    trust = ssl.create_default_context(cafile=str(data / "cert.pem"))

    async def work() -> None:
        async with serving(settings(data)) as server:
            nginx, port = await started(data, server.port, trust)
            try:
                await through(port, trust)
                place = ["--data", data, "--origin", f"https://localhost:{port}"]
                assert "doctor-certificate-bad" in await asyncio.to_thread(problems, *place)
                monkeypatch.setenv("SSL_CERT_FILE", str(data / "cert.pem"))
                found = await asyncio.to_thread(states, *place)
                assert found["doctor-certificate-ends"] == "advice" and "problem" not in found.values()
                assert found["doctor-websocket"] == found["doctor-address"] == "ok"
                assert "doctor-no-hsts" not in found
            finally:
                nginx.terminate()
                await asyncio.to_thread(nginx.communicate)

    playing(work)


async def started(data: Path, backend: int, trust: ssl.SSLContext) -> tuple[subprocess.Popen[bytes], int]:
    """nginx, when it answers. Its port was free a moment before; if somebody else took it meanwhile, another one."""
    said = b""
    for _ in range(10):
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        words = [str(program("nginx")), "-p", str(data), "-c", str(set_up(data, port, backend))]
        nginx = subprocess.Popen(words, stderr=subprocess.PIPE)
        async with httpx.AsyncClient(verify=trust, timeout=LONG) as client:
            while nginx.poll() is None:
                with contextlib.suppress(httpx.HTTPError):
                    answer = await client.get(f"https://localhost:{port}/api/ready")
                    if nginx.poll() is None and answer.json()["status"] == "ok":
                        return nginx, port
                await asyncio.sleep(0.1)
        said = (await asyncio.to_thread(nginx.communicate))[1]
        if b"Address already in use" not in said:
            break
    raise AssertionError(f"nginx does not run: {said.decode(errors='replace')}")


async def through(port: int, trust: ssl.SSLContext) -> None:
    address = f"https://localhost:{port}"
    async with httpx.AsyncClient(base_url=address, verify=trust, headers={"origin": address}, timeout=LONG) as client:
        named = await client.post("/api/guest", json={"nickname": "Rosa"})
        assert "secure" in named.headers["set-cookie"].lower(), "the server knows that it is reached by https"
        assert named.headers["strict-transport-security"]
        body = {"game": "hidden-castle", "options": {"players": 2}, "pace": 0, "seats": [{"who": "me"}, {"who": "me"}]}
        table_id = (await client.post("/api/tables", json=body)).json()["table"]["id"]
        for place in (0, 1):
            assert (await client.post(f"/api/tables/{table_id}/sit", json={"seat": place})).status_code == 200
        evil = await client.post("/api/guest", json={"nickname": "Eve"}, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403
        cookie = {"Cookie": f"nightkeep={client.cookies['nightkeep']}"}
        url = f"wss://localhost:{port}/api/tables/{table_id}/live?seat=0"
        async with websockets.connect(
            url, ssl=trust, additional_headers=cookie, origin=address, open_timeout=LONG,  # type: ignore[arg-type]
        ) as live:  # fmt: skip
            welcome = json.loads(await live.recv())
            assert welcome["type"] == "welcome"
            await live.send(json.dumps({"type": "say", "key": "a", "text": "through nginx"}))
            told = [json.loads(await live.recv())["type"] for _ in range(3)]
            assert "said" in told and "done" in told
