"""Short ways to positions of Escape from the Hidden Castle (see `gallery_support`)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import nightkeep as nk
from nightkeep import State
from tests.games.gallery_support import position

CLOCKS = ("11:45", "12:00", "1:00", "2:00", "3:00", "4:00", "5:00")  # HC-1.12
STEPS = ("+10", "+9", "+8", "+7", "+6", "+5", "+4", "+3", "+2")  # HC-1.7, from the bottom up
DOORWAYS = {  # HC-1.9
    "library": 3, "ballroom": 8, "chapel": 11, "map-room": 15, "armoury": 20, "winter-garden": 23,
    "banquet-hall": 27, "observatory": 30, "clock-room": 34,
}  # fmt: skip
ARMS = {"armoury": +1, "ballroom": -3, "banquet-hall": -3}  # HC-1.8

BOARD = """game = "hidden-castle"
name = "A small castle"
[gallery]
spaces = {spaces}
exit = {exit}
[staircase]
steps = {steps}
{clocks}
{chambers}
"""


def castle(*guests: Sequence[str], phantom: str = "25", players: int = 6, board: str = "default", **more: Any) -> State:
    """A position; six players with two guests each unless told otherwise, the clock at 11:45 or 12:00 by the Phantom.

    Guests that are not listed wait behind the Phantom (with the Phantom on 25: on space 24).
    """
    more.setdefault("clock", 1 if phantom.isdigit() else 0)
    return position(nk.game("hidden-castle", players=players, board=board), guests, phantom, **more)


def board_file(
    folder: Path,
    spaces: int = 16,
    exit: int = 0,
    chambers: Sequence[tuple[str, int, int]] = (("Library", 3, 0),),
    steps: Sequence[int] = (3, 2),
    speeds: Sequence[int] = (3, 3),
) -> str:
    """Write a board of one's own and return its path. Chambers: name, doorway, coat of arms."""
    clocks = [f'[[clock]]\ntime = "{i}:00"\nspeed = {speed}' for i, speed in enumerate(speeds, 1)]
    clocks.append('[[clock]]\ntime = "late"\nends = true')
    rooms = [
        f'[[chamber]]\nname = "{name}"\ndoorway = {doorway}' + (f"\narms = {arms}" if arms else "")
        for name, doorway, arms in chambers
    ]
    path = folder / "board.toml"
    path.write_text(
        BOARD.format(spaces=spaces, exit=exit, steps=list(steps), clocks="\n".join(clocks), chambers="\n".join(rooms)),
        encoding="utf-8",
    )
    return str(path)


def random_states(game: nk.Game, seed: int, most: int = 400) -> Iterator[nk.State]:
    """One state object through a random game, before each of its actions and after the last."""
    chance = random.Random(seed)
    state = game.start()
    for _ in range(most):
        yield state
        if state.is_over:
            return
        state.play(chance.choice(state.actions()))
    yield state
