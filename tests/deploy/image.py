"""The container without a container engine: the same script builds a root file system, which is then run as the
Containerfile says (its user, environment, command and health check), with a read-only root, behind Caddy with TLS.

``make test-deploy`` runs this. It needs root, for chroot and mounts, and Debian's packages.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.files import DEPLOY, ROOT, image, unit
from tests.server.test_doctor import states
from tests.server.test_nginx import through
from tests.system import program

PORT, TLS_PORT = 8080, 8443
RUN = """
set -eu
mount --bind "$ROOT" "$ROOT" && mount -o remount,bind,ro "$ROOT"
mount --bind "$DATA" "$ROOT/var/lib/nightkeep"
mount -t tmpfs tmpfs "$ROOT/tmp" && mount -t proc proc "$ROOT/proc" && mount --rbind /dev "$ROOT/dev"
cd "$ROOT/opt" && exec chroot "$ROOT" setpriv --reuid "$USER_ID" --regid "$USER_ID" --clear-groups --no-new-privs \
  --bounding-set=-all "$@"
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A Debian root file system in which deploy/install.sh has run, with no way to the network."""
    folder = tmp_path_factory.mktemp("deploy")
    folder.chmod(0o755)
    wheels, found = folder / "wheels", folder / "root"
    subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "-w", wheels, f"{ROOT}[server]"], check=True)
    suite = re.search(r"^VERSION_CODENAME=(\w+)", Path("/etc/os-release").read_text(), re.MULTILINE)
    assert suite is not None and program("mmdebstrap"), "on Debian, with mmdebstrap"
    subprocess.run(
        ["mmdebstrap", "--quiet", "--variant=apt", "--include=python3,python3-venv", suite[1], found], check=True
    )
    shutil.copytree(wheels, found / "build")
    shutil.copy(DEPLOY / "install.sh", found / "build")
    (wheel,) = (found / "build").glob("nightkeep-*.whl")
    offline = {"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/build"}
    words = ["unshare", "--net", "chroot", found, "sh", "/build/install.sh", f"/build/{wheel.name}"]
    subprocess.run(words, check=True, env=offline)
    shutil.rmtree(found / "build")
    yield found
    shutil.rmtree(found)


def inside(root: Path, data: Path, *words: str) -> list[str]:
    """The command that runs words in the container."""
    user, settings = image()["user"].partition(":")[0], image()["env"]
    mounts = {"ROOT": str(root), "DATA": str(data), "USER_ID": user}
    script = "".join(f"{name}={value}\n" for name, value in mounts.items()) + RUN
    env = ["env", "-i", *(f"{name}={value}" for name, value in settings.items())]
    return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script, "sh", *env, *words]


@pytest.fixture
def container(root: Path, tmp_path: Path) -> Iterator[Path]:
    """The server as the image runs it; yields its data folder, once the health check says that it is well."""
    data = tmp_path / "data"
    shutil.copytree(root / "var/lib/nightkeep", data)
    os.chown(data, *map(int, image()["user"].split(":")))
    tmp_path.chmod(0o755)
    (tmp_path / "log").touch()
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(inside(root, data, *image()["entry"], *image()["command"]), stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + 120
        while subprocess.run(inside(root, data, *image()["health"]), capture_output=True, check=False).returncode:
            assert server.poll() is None and time.monotonic() < deadline, (tmp_path / "log").read_text()
            time.sleep(0.5)
        yield data
    finally:
        (child,) = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()  # unshare itself waits
        os.kill(int(child), signal.SIGTERM)
        server.wait(20)


@pytest.fixture
def caddy(tmp_path: Path) -> Iterator[ssl.SSLContext]:
    """Caddy with the Caddyfile as it is, on another port, with certificates of its own authority."""
    env = os.environ | {
        "NIGHTKEEP_HOST": f"https://localhost:{TLS_PORT}", "NIGHTKEEP_BACKEND": f"127.0.0.1:{PORT}",
        "XDG_DATA_HOME": str(tmp_path / "caddy"), "HOME": str(tmp_path),
    }  # fmt: skip
    file = tmp_path / "Caddyfile"
    own = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    file.write_text(own + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    words = ["--config", str(file), "--adapter", "caddyfile"]
    subprocess.run(["caddy", "validate", *words], check=True, env=env)
    running = subprocess.Popen(["caddy", "run", *words], env=env)
    authority = tmp_path / "caddy/caddy/pki/authorities/local/root.crt"
    try:
        deadline = time.monotonic() + 60
        while not authority.exists():
            assert running.poll() is None and time.monotonic() < deadline
            time.sleep(0.1)
        time.sleep(1)
        yield ssl.create_default_context(cafile=str(authority))
    finally:
        running.terminate()
        running.wait()


def test_the_image_serves_a_table(
    container: Path, root: Path, caddy: ssl.SSLContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is opened and joined through TLS; the doctor finds no problem, inside and outside."""
    asyncio.run(through(TLS_PORT, caddy))
    assert (container / "nightkeep.sqlite").stat().st_uid == int(image()["user"].partition(":")[0])
    doctor = inside(root, container, "nightkeep", "doctor", "--data", "/var/lib/nightkeep")
    said = subprocess.run(doctor, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    write = inside(root, container, "python", "-c", "open('/opt/nightkeep/x', 'w')")
    assert b"Read-only file system" in subprocess.run(write, capture_output=True, check=False).stderr
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "caddy/caddy/pki/authorities/local/root.crt"))
    found = states("--data", tmp_path, "--origin", f"https://localhost:{TLS_PORT}")
    assert "problem" not in found.values()
    assert found["doctor-address"] == found["doctor-websocket"] == "ok" and "doctor-no-hsts" not in found


def test_the_image_is_small(root: Path) -> None:
    """What the image adds to Python's own; docs/howto/host.md says how much."""
    size = sum(path.lstat().st_size for path in (root / "opt/nightkeep").rglob("*")) / 1e6
    print(f"/opt/nightkeep: {size:.0f} MB")
    assert size < 400  # 170 of them are the compiler of kernels
    assert not list((root / "opt/nightkeep/lib").rglob("tests")) and not (root / "opt/nightkeep/bin/pip").exists()


def test_systemd_understands_the_unit(root: Path, tmp_path: Path) -> None:
    """And finds little that the service could still do."""
    file = tmp_path / "nightkeep.service"
    text = (DEPLOY / "nightkeep.service").read_text(encoding="utf-8")
    program_there = root / unit()["ExecStart"].split()[0].lstrip("/")
    assert program_there.exists()
    file.write_text(text.replace(unit()["ExecStart"].split()[0], "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=True)
    assert not done.stderr
    subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20", file], check=True)
