"""``python -m nightkeep.compile.build [GAME ...]``: build the games' native libraries for this machine.

Each game is built in a process of its own, because Numba keeps what it has once compiled. A library and its description
(:mod:`nightkeep.compile.native`) are written into the game's package; nothing else is changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import msgspec

from nightkeep.compile import contract, emit
from nightkeep.compile.doors import Door
from nightkeep.compile.kernel import INTERPRETED
from nightkeep.compile.native import (
    VERSION,
    Description,
    description_path,
    digest_of,
    library_path,
    this_machine,
)  # fmt: skip

if TYPE_CHECKING:
    from nightkeep.play.spec import GameSpec

ALGORITHMS = ("nightkeep.batch.playout", "nightkeep.batch.stepping", "nightkeep.bots.search")
LEVEL = 3  # of LLVM's optimisation
ROUNDS = 2


@dataclass(frozen=True)
class Target:
    """A kind of machine that libraries are built for."""

    triple: str
    processor: str = ""  # the oldest one that is supported


TARGETS = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", "x86-64-v2"),
    "linux-musl-x86_64": Target("x86_64-unknown-linux-musl", "x86-64-v2"),
    "linux-aarch64": Target("aarch64-unknown-linux-gnu"),
    "linux-musl-aarch64": Target("aarch64-unknown-linux-musl"),
    "darwin-x86_64": Target("x86_64-apple-macosx11.0", "x86-64-v2"),
    "darwin-aarch64": Target("arm64-apple-macosx11.0"),
    "windows-x86_64": Target("x86_64-pc-windows-gnu", "x86-64-v2"),
}


def doors_of(spec: GameSpec) -> list[tuple[Door, object]]:
    """Return all doors of a game, each with the compiled function behind it."""
    kernels = [(door, getattr(spec.kernels, name)) for name, door in contract.DOORS.items()]
    bound = [(spec.compiled(name), name) for name in ALGORITHMS if can_search(spec) or name != ALGORITHMS[2]]
    algorithms = [(door, getattr(module, key)) for module, _ in bound for key, door in module.DOORS.items()]
    return [(door, function) for door, function in kernels + algorithms if function is not None]


def can_search(spec: GameSpec) -> bool:
    """Return whether searching bots can play the game."""
    return spec.kernels.evaluate is not None
