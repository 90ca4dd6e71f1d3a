"""The optional parts of an installation ("extras"): which modules each brings, and the command that installs one."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.messages import Message

# By extra of pyproject.toml: the modules that its packages bring, as far as the code imports or needs them.
EXTRAS = {
    "server": (
        "starlette",
        "uvicorn",
        "httptools",
        "websockets",
        "sqlalchemy",
        "aiosqlite",
        "asyncpg",
        "alembic",
        "prometheus_client",
        "structlog",
    ),
    "envs": ("gymnasium", "pettingzoo", "pyspiel"),
    "lab": ("polars", "scipy", "choix", "altair", "vl_convert", "jinja2"),
    "notebook": ("quickjs",),
    "ray": ("ray",),
    "cuda": ("numba_cuda",),
}


class MissingExtraError(NightkeepError, ImportError):
    """What was asked for needs an extra that is not installed; the message has the command that installs it."""


def missing_modules(extra: str, *modules: str) -> list[str]:
    """Return which modules of an extra are not installed; by default, of all its modules."""
    return [name for name in modules or EXTRAS[extra] if not _is_there(name)]


def _is_there(module: str) -> bool:
    """Return whether a module is imported already or can be found."""
    return sys.modules[module] is not None if module in sys.modules else find_spec(module) is not None


def require(extra: str, *modules: str) -> None:
    """Raise ``MissingExtraError`` unless modules of an extra are installed; by default, all its modules."""
    if missing := missing_modules(extra, *modules):
        names = ", ".join(missing)
        raise MissingExtraError(Message("extra-missing", {"modules": names, "command": install_command(extra)}))


@contextmanager
def needs(extra: str, *modules: str) -> Iterator[None]:
    """Require an extra for the imports in a ``with`` block."""
    require(extra, *modules)
    yield


def install_command(extra: str) -> str:
    """Return the command that adds an extra to this installation, be it of pip, pipx or uv."""
    wanted = f'"nightkeep[{extra}]"'  # all shells take these quotation marks
    prefix = Path(sys.prefix)
    if (prefix / "pipx_metadata.json").is_file():
        kept = prefix.parent.name == "venvs"  # elsewhere are the environments of "pipx run"
        return f"pipx install --force {wanted}" if kept else f"pipx run --spec {wanted} nightkeep"
    if (prefix / "uv-receipt.toml").is_file():
        return f"uv tool install {wanted}"
    if any(part.startswith("archive-v") for part in prefix.parts):  # where uvx keeps its environments
        return f"uvx --from {wanted} nightkeep"
    python = shlex.quote(sys.executable) if os.name != "nt" else f'"{sys.executable}"'
    if find_spec("pip") is None:
        return f"uv pip install --python {python} {wanted}"
    pip = shutil.which("pip")
    active = pip is not None and Path(pip).parent == Path(sys.executable).parent
    return f"pip install {wanted}" if active else f"{python} -m pip install {wanted}"
