"""``python -m nightkeep.compile.build [GAME ...]``: build the games' native libraries for this machine.

Each game is built in a process of its own, because Numba keeps what it has once compiled. A library and its description
(:mod:`nightkeep.compile.native`) are written into the game's package; nothing else is changed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import msgspec

from nightkeep.compile import contract, emit
from nightkeep.compile.doors import Door
from nightkeep.compile.native import (
    VERSION,
    Description,
    description_path,
    digest_of,
    library_path,
    this_machine,
)  # fmt: skip
from nightkeep.rules.errors import NightkeepError

if TYPE_CHECKING:
    from nightkeep.play.spec import GameSpec

ALGORITHMS = ("nightkeep.batch.playout", "nightkeep.batch.stepping", "nightkeep.bots.search")
LEVEL = 3  # of LLVM's optimisation
ROUNDS = 2


@dataclass(frozen=True)
class Target:
    """A kind of machine that libraries are built for."""

    triple: str  # as LLVM calls it
    linker: str  # as ziglang calls it
    processor: str = ""  # the oldest one that is supported


TARGETS = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", "x86_64-linux-gnu.2.17", "x86-64-v2"),
    "linux-musl-x86_64": Target("x86_64-unknown-linux-musl", "x86_64-linux-musl", "x86-64-v2"),
    "linux-aarch64": Target("aarch64-unknown-linux-gnu", "aarch64-linux-gnu.2.17"),
    "linux-musl-aarch64": Target("aarch64-unknown-linux-musl", "aarch64-linux-musl"),
    "darwin-x86_64": Target("x86_64-apple-macosx11.0", "x86_64-macos", "x86-64-v2"),
    "darwin-aarch64": Target("arm64-apple-macosx11.0", "aarch64-macos"),
    "windows-x86_64": Target("x86_64-pc-windows-gnu", "x86_64-windows-gnu", "x86-64-v2"),
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


def build_game(spec: GameSpec, machines: list[str], folder: Path) -> list[Path]:
    """Build a game's library for each of these kinds of machine, below a folder; return where they are.

    BuildError says what in the kernels, or on this machine, stands in the way.
    """
    sources = spec.sources  # of what is imported now; whoever edits meanwhile builds again
    compiled, texts = emit.collect(spec, doors_of(spec))
    texts += [emit.shim_for(one) for one in compiled]
    symbols = {one.door.symbol for one in compiled}
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    built = []
    for machine in machines:
        path = library_path(folder, spec.name, machine)
        path.parent.mkdir(parents=True, exist_ok=True)
        code = _object_code(machine, texts, symbols)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix="building-") as temporary:
            made = Path(temporary) / path.name
            _link_shared(code, made, machine, with_zig=len(machines) > 1)
            _describe_and_move(made, path, Description(VERSION, machine, sources, digest_of(made.read_bytes())))
        built.append(path)
    return built


def _object_code(machine: str, texts: list[str], symbols: set[str]) -> bytes:
    """Return a game's object code for one kind of machine, from the IR of its doors."""
    target = TARGETS[machine]
    llvm_machine: Any = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor, opt=LEVEL, reloc="pic"
    )
    whole = emit.link(texts, symbols, target.triple, str(llvm_machine.target_data))
    emit.optimised(whole, llvm_machine, LEVEL, ROUNDS)
    emit.check_unresolved(whole)
    code: bytes = llvm_machine.emit_object(whole)
    return code


def _describe_and_move(made: Path, path: Path, described: Description) -> None:
    """Put a library and its description where they belong; never does a description stand beside another library."""
    description_path(made).write_bytes(msgspec.json.format(msgspec.json.encode(described)))
    description_path(path).unlink(missing_ok=True)
    made.replace(path)
    description_path(made).replace(description_path(path))


def _link_shared(code: bytes, library: Path, machine: str, with_zig: bool) -> None:
    """Turn object code into a shared library, with this machine's C compiler or with that of the package ziglang.

    What ziglang links runs on older systems as well.
    """
    source = library.with_suffix(".o")
    source.write_bytes(code)
    compiler = shutil.which("cc") if machine == this_machine() and not with_zig else None
    command = [compiler] if compiler else [sys.executable, "-m", "ziglang", "cc", "-target", TARGETS[machine].linker]
    command += ["-shared", "-s", "-o", str(library), str(source)]
    if not machine.startswith("windows"):
        command.append("-lm")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        needed = "" if compiler else " (pip install ziglang brings a linker for every kind of machine)"
        raise emit.BuildError(f"{library.name} for {machine} cannot be linked{needed}:\n{done.stderr.strip()}")


def _in_own_process(name: str, machines: list[str], into: Path | None) -> int:
    """Build a game in a process in which nothing is compiled yet, and nothing is taken from a cache."""
    fresh = {"NIGHTKEEP_CACHE": os.devnull, "NIGHTKEEP_KERNELS": "jit", "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-m", "nightkeep.compile.build", "--here", *machines, "--", name]
    if into is not None:
        command[3:3] = ["--into", str(into)]
    return subprocess.run(command, env={**os.environ, **fresh}, check=False).returncode


def _here(spec: GameSpec, machines: list[str], into: Path | None) -> int:
    """Build a game in this process; return the exit code."""
    began = time.perf_counter()
    try:
        for path in build_game(spec, machines, into or spec.folder):
            print(f"{path}  {path.stat().st_size:,} bytes, {time.perf_counter() - began:.0f} s", flush=True)
    except emit.BuildError as problem:
        print(f"{spec.name}: {problem}", file=sys.stderr)
        return 1
    return 0


def main(arguments: list[str]) -> int:
    """Build the libraries of these games, or of all; return the exit code."""
    registry = import_module("nightkeep.play.registry")  # by name, as the algorithms: a build needs what is above it
    parser = argparse.ArgumentParser(prog="python -m nightkeep.compile.build", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all, if none is named")
    parser.add_argument("--all", action="store_true", help="for every kind of machine, not only for this one")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="where to; each game's own package, if left out")
    parser.add_argument("--here", nargs="+", metavar="MACHINE", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    specs: list[GameSpec] = [registry.game_spec(name) for name in asked.games] or registry.game_specs()
    if asked.here:
        return max(_here(spec, asked.here, asked.into) for spec in specs)
    machines = list(TARGETS) if asked.all else [this_machine()]
    if machines[0] not in TARGETS:
        print(f"{machines[0]}: no library can be built for this kind of machine, only for {', '.join(TARGETS)}; Numba "
              "compiles the kernels when they are first called", file=sys.stderr)  # fmt: skip
        return 1
    return max(_in_own_process(spec.name, machines, asked.into) for spec in specs)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NightkeepError as problem:
        sys.exit(str(problem))
