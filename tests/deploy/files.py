"""The files of ``deploy/``, read for the tests."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def containerfile() -> list[tuple[str, str]]:
    """The instructions of the Containerfile with what stands behind them."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines) if word]


def image() -> dict[str, Any]:
    """The settings of the image that is kept: the last stage's."""
    found = containerfile()
    last = max(at for at, (word, _) in enumerate(found) if word == "FROM")
    stage = dict(found[last:])
    env = dict(pair.partition("=")[::2] for pair in shlex.split(stage["ENV"]))
    health = stage["HEALTHCHECK"].partition("CMD ")[2]
    entry, command = (json.loads(stage[name]) for name in ("ENTRYPOINT", "CMD"))
    return {"env": env, "user": stage["USER"], "health": json.loads(health), "entry": entry, "command": command}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def unit() -> dict[str, str]:
    """The settings of the systemd unit; none of them stands there twice."""
    text = (DEPLOY / "nightkeep.service").read_text(encoding="utf-8")
    pairs = re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE)
    assert len(dict(pairs)) == len(pairs)
    return dict(pairs)
