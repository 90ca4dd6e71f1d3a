"""Sitting down at a table: who sits where, a new game or a saved one, and where it is kept."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from rich.console import Console

from nightkeep.bots import LEVELS
from nightkeep.cli import show
from nightkeep.cli.table import HUMAN, Table
from nightkeep.cli.watch import opened
from nightkeep.compile.kernel import CHANCE
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, drive
from nightkeep.play.events import seat_names
from nightkeep.play.game import Game
from nightkeep.play.records import replay
from nightkeep.play.state import State
from nightkeep.rules.errors import OptionError

MOST_NAME = 40
USUAL = "normal"  # the bots on seats that nobody was named for
WARM_UP = 100  # actions at most


def sit_down(
    out: Console,
    chosen: Game | None,
    resume: Path | None,
    kinds: list[str],
    called: list[str],
    seed: str | None,
    save: Path | None,
    fast: bool,
) -> int:
    """Start or resume a game and play it; returns an exit code."""
    check_save(save, resume)
    with show.patience():
        if resume is not None:
            state = replay(opened(resume))
        else:
            assert chosen is not None
            state = chosen.start(names(called, chosen.players))
        warm_up(state)
    seats = seated(kinds, state.game.players)
    welcome = _welcome(state, seats, resume)
    return Table(state, seats, out, seed=seed, save_to=save, fast=fast, welcome=welcome).play()


def warm_up(state: State) -> None:
    """Compile now what the game will need, on a copy: everything up to the first decision and the first draw."""
    twin, chance = state.copy(), Chance(0)
    seen: set[bool] = set()
    for step in islice(drive(twin, [AnyLegal(chance)] * state.game.players, chance), WARM_UP):
        seen.add(step.actor == CHANCE)
        if len(seen) == 2:
            break
    twin.view(0)


def seated(kinds: list[str], players: int) -> list[str]:
    """Who sits where: as given, and bots of the usual level on the other seats. With nothing given, seat 1 is human."""
    known = [HUMAN, *LEVELS]
    for kind in kinds:
        if kind not in known:
            raise OptionError(f"--seat {kind} is not allowed; a seat may be: {', '.join(known)}")
    if len(kinds) > players:
        raise OptionError(f"--seat is given {len(kinds)} times, but there are {players} players")
    given = kinds or [HUMAN]
    return given + [USUAL] * (players - len(given))


def names(called: list[str], players: int) -> tuple[str, ...]:
    """What the seats are called: as given, and 'Seat n' for the others."""
    if len(called) > players:
        raise OptionError(f"--name is given {len(called)} times, but there are {players} players")
    for name in called:
        if not name.strip() or not name.isprintable() or len(name) > MOST_NAME:
            raise OptionError(f"--name {name[:MOST_NAME]!r}: a name has 1 to {MOST_NAME} printable characters")
    together = (*(name.strip() for name in called), *seat_names(players)[len(called) :])
    if len(set(together)) < players:
        raise OptionError("every seat needs a name of its own")
    return together


def check_save(save: Path | None, resume: Path | None) -> None:
    """Another game's file is never written over."""
    if save is None:
        return
    if not save.resolve().parent.is_dir():
        raise OptionError(f"--save {save}: there is no folder {save.resolve().parent}")
    if save.exists() and (resume is None or save.resolve() != resume.resolve()):
        raise OptionError(f"--save {save}: the file exists; go on with it by --resume, or choose another name")


def _welcome(state: State, seats: list[str], resume: Path | None) -> str:
    who = ", ".join(f"{name}: {kind}" for name, kind in zip(state.names, seats, strict=True))
    going_on = f", going on after {len(state.history)} actions" if resume is not None else ""
    what = f"{state.game.rules.title}{going_on}"
    return f"{what}{'' if what.endswith('!') else '.'} {who} (--seat changes that). Type help at any question."
