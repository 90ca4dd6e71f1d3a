"""Games and boards for the tests of Midnight Party; positions come from tests.games.gallery_support."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import nightkeep as nk
from nightkeep.play.game import Game
from nightkeep.play.registry import game_spec

NAME = "midnight-party"
NUMBERS = (1, 2, 4, 5)

# The house board, on which most positions of these tests are, as the rule list tells it (MP-1.7, MP-1.8, MP-1.9):
# chamber, doorway, coat of arms.
STEPS = (10, 9, 8, 7, 6, 5, 4, 3, 2)
CHAMBERS = (
    ("study", 3, 0),
    ("pantry", 5, -1),
    ("treasury", 9, 3),
    ("chapel", 12, 0),
    ("trophy-room", 16, 0),
    ("guard-room", 18, 0),
    ("scullery", 22, -1),
    ("great-hall", 25, 3),
    ("library", 28, 0),
    ("nursery", 32, 0),
    ("tower-room", 34, 0),
)
# And the published one.
PUBLISHED = (
    ("study", 0, 0),
    ("chapel", 2, 0),
    ("treasury", 3, 3),
    ("great-hall", 8, 3),
    ("trophy-room", 10, 0),
    ("guard-room", 14, 0),
    ("library", 16, 0),
    ("nursery", 17, 0),
    ("scullery", 20, -1),
    ("tower-room", 23, 0),
    ("pantry", 25, -1),
)
ROOMS = tuple(name for name, _, _ in CHAMBERS)
GUESTS_EACH = {2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 7: 2, 8: 2}  # MP-2.1


@cache
def party(players: int = 4, colours: str = "seat-order", board: str = "house", first_seat: str = "seat-1") -> nk.Game:
    """The game on one of its own boards."""
    return nk.game(NAME, players=players, colours=colours, board=board, first_seat=first_seat)


def board_text(
    chambers: Sequence[tuple[str, int, int]] = CHAMBERS,
    spaces: int = 36,
    exit: int = 0,
    steps: Sequence[int] = STEPS,
    name: str = "A test board",
) -> str:
    """A board file: chambers as (name, doorway, coat of arms)."""
    rows = [f'game = "{NAME}"', f'name = "{name}"', "[gallery]", f"spaces = {spaces}", f"exit = {exit}"]
    rows += ["[staircase]", f"steps = {list(steps)}"]
    for chamber, doorway, arms in chambers:
        rows += ["[[chamber]]", f'name = "{chamber}"', f"doorway = {doorway}"] + ([f"arms = {arms}"] if arms else [])
    return "\n".join(rows) + "\n"


def party_on(text: str, players: int = 4) -> nk.Game:
    """The game on a board of one's own."""
    return Game(game_spec(NAME), {"players": players}, text)


def place_all(state: nk.State, first: int = 1) -> None:
    """Place every guest on the lowest free spaces from ``first`` on."""
    space = first
    while state.actor != nk.CHANCE:
        state.play(f"place {space}")
        space += 1


def random_game(players: int, seed: int, colours: str = "seat-order") -> tuple[nk.State, list[nk.Event]]:
    """A whole game of random choices, the Phantom rolled half as often again, with all its events."""
    dice = random.Random(seed)
    state = party(players, colours).start()
    events: list[nk.Event] = []
    while not state.is_over:
        actions = state.actions() + ["roll phantom"] * (state.actor == nk.CHANCE)
        events += state.play(dice.choice(actions))
    return state, events
