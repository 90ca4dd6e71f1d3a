"""``nightkeep play``: a new game or a saved one at the terminal, who plays which seat, and where it is saved."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nightkeep.bots import LEVELS
from nightkeep.cli import show
from nightkeep.cli.arguments import Options, Players, chosen_game
from nightkeep.cli.catalogue import choose_game
from nightkeep.cli.replay import load_whole
from nightkeep.cli.saves import check_folder
from nightkeep.cli.show import told
from nightkeep.cli.terminal import HUMAN, TerminalGame
from nightkeep.compile.kernel import CHANCE
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, drive
from nightkeep.play.game import Game
from nightkeep.play.records import replay
from nightkeep.play.state import State
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Message

MOST_NAME = 40
USUAL = "normal"  # the level of bots on seats that --seat does not name
WARM_UP = 100  # actions at most


def play(
    name: Annotated[str | None, typer.Argument(metavar="metavar-game", help="parameter-game-menu")] = None,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="metavar-seat",
            help="parameter-seat",
        ),
    ] = None,
    called: Annotated[list[str] | None, typer.Option("--name", metavar="metavar-name", help="parameter-name")] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="metavar-seed", help="parameter-seed-rolls")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="metavar-file", help="parameter-resume")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="metavar-file", help="parameter-save")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="parameter-fast")] = False,
) -> None:
    """Play a game at the terminal."""
    out = show.console()
    if resume is not None and (name is not None or players is not None or option or called):
        raise OptionError(told("resume-alone"))
    if resume is None and name is None and (name := choose_game(out)) is None:
        return
    game = None if name is None else chosen_game(name, players, option)
    check_save(save, resume)
    with show.patience():
        if resume is not None:
            state = replay(load_whole(resume))
        else:
            assert game is not None
            state = game.start(names(called or [], game.players))
        warm_up(state)
    seats = seated(seat or [], state.game.players)
    greeting = welcome(state, seats, resume)
    table = TerminalGame(state, seats, out, seed=seed, save_to=save, fast=fast, welcome=greeting)
    raise typer.Exit(table.play())


def play_new(game: Game, kinds: list[str], out: Console) -> int:
    """Play a new game; ``kinds`` says who plays the first seats. Return an exit code."""
    with show.patience():
        state = game.start(names([], game.players))
        warm_up(state)
    seats = seated(kinds, game.players)
    return TerminalGame(state, seats, out, welcome=welcome(state, seats)).play()


def warm_up(state: State) -> None:
    """Compile what the game will need, by playing a copy up to the first decision and the first draw."""
    twin, chance = state.copy(), Chance(0)
    seen: set[bool] = set()
    for step in islice(drive(twin, [AnyLegal(chance)] * state.game.players, chance), WARM_UP):
        seen.add(step.actor == CHANCE)
        if len(seen) == 2:
            break
    twin.view(0)


def seated(kinds: list[str], players: int) -> list[str]:
    """Return who plays each seat: as given, else bots of the usual level; with nothing given, seat 1 is a person's."""
    known = [HUMAN, *LEVELS]
    for kind in kinds:
        if kind not in known:
            raise OptionError(told("seat-unknown", kind=kind, known=", ".join(known)))
    if len(kinds) > players:
        raise OptionError(told("seat-too-many", times=len(kinds), players=players))
    given = kinds or [HUMAN]
    return given + [USUAL] * (players - len(given))


def names(called: list[str], players: int) -> tuple[str, ...]:
    """Return the names of the seats: as given, and 'Seat n' in the reader's language for the others."""
    if len(called) > players:
        raise OptionError(told("name-too-many", times=len(called), players=players))
    for name in called:
        if not name.strip() or not name.isprintable() or len(name) > MOST_NAME:
            raise OptionError(told("name-form", name=repr(name[:MOST_NAME]), most=MOST_NAME))
    together = (*(name.strip() for name in called), *show.seat_names(players)[len(called) :])
    if len(set(together)) < players:
        raise OptionError(told("name-twice"))
    return together


def check_save(save: Path | None, resume: Path | None) -> None:
    """Raise ``OptionError`` for a file that cannot be created, or that holds another game."""
    if save is None:
        return
    check_folder(save, "--save ")
    if save.exists() and (resume is None or save.resolve() != resume.resolve()):
        raise OptionError(told("save-exists", path=str(save)))


def welcome(state: State, seats: list[str], resume: Path | None = None) -> Message:
    """Return the greeting at a table: the game, and who plays which seat."""
    who = ", ".join(f"{name}: {kind}" for name, kind in zip(state.names, seats, strict=True))
    title = show.rulebook(state.game.spec).title
    if resume is not None:
        return told("welcome-back", title=title, actions=len(state.history), seats=who)
    return told("welcome", title=title if title.endswith("!") else f"{title}.", seats=who)
