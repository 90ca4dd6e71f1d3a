"""Whole random games beside the slow referee of reference.py: every choice, every place, every score, to the end."""

from __future__ import annotations

import random

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, phantom
from tests.games.midnight_party.reference import CHANCE, OVER, Party
from tests.games.midnight_party.support import CHAMBERS, PUBLISHED, STEPS, board_text, party, party_on

# The two boards of the game, and those on which random play meets what is rare on them.
FEW = (("den", 4, 3), ("loft", 8, -1), ("nook", 9, 0))  # soon full
MANY = tuple((f"room-{i}", (5 + 2 * i) % 40, (0, 3, -1)[i % 3]) for i in range(20))  # more chambers than guests
DENSE = tuple((f"cell-{i}", i, 3 if i % 5 == 0 else 0) for i in range(16))  # a doorway everywhere, the exit too
BOARDS = {
    "published": (28, 0, STEPS, PUBLISHED),
    "house": (36, 0, STEPS, CHAMBERS),
    "few": (16, 7, (30, 4, 1), FEW),
    "many": (40, 39, STEPS, MANY),
    "dense": (16, 15, (5,), DENSE),
    "long": (80, 63, tuple(range(99, 83, -1)), FEW),
}


def play_beside(board: str, players: int, seed: int) -> tuple[nk.State, Party]:
    """A random game refereed twice; anything the two do not agree on fails."""
    spaces, exit, steps, chambers = BOARDS[board]
    own = board in ("published", "house")
    game = party(players, board=board) if own else party_on(board_text(chambers, spaces, exit, steps), players)
    state = game.start()
    other = Party(players, spaces, exit, steps, chambers)
    dice = random.Random(f"{board} {players} {seed}")
    while not other.over:
        actions = state.actions()
        assert len(actions) == len(set(actions))
        assert set(actions) == other.actions()
        assert {nk.CHANCE: CHANCE, nk.OVER: OVER}.get(state.actor, state.actor) == other.actor()
        action = dice.choice(sorted(actions) + ["roll phantom"] * (state.actor == nk.CHANCE))
        state.play(action)
        other.play(action)
        assert state.status() == []
        assert state.scores() == other.score
        assert [sorted(own) for own in everybody(state)] == [sorted(own) for own in other.guests]
        assert (phantom(state), state.to_dict()["round_number"]) == (other.phantom, other.round)
        assert state.winners() == other.winners()
    assert state.actor == nk.OVER
    assert state.actions() == []
    return state, other


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("board", BOARDS)
def test_the_slow_referee_agrees(board: str, players: int) -> None:
    """MP-2.1 to MP-10.4 together; in particular MP-8.9 to MP-8.13 (scores) and MP-9.1 to MP-9.8 (who places when)."""
    play_beside(board, players, seed=1)


def test_random_games_meet_what_is_rare() -> None:
    """The games of this file are worth something only if the odd cases do come up in them."""
    met: set[str] = set()
    for seed in range(2, 5):
        for board, players in (("few", 4), ("few", 2), ("dense", 8), ("dense", 7), ("many", 6), ("house", 3)):
            met |= play_beside(board, players, seed)[1].seen
    assert met >= {
        "number without guests",
        "walked into the Phantom",
        "full staircase",
        "several captured on one space",
        "gallery empty",
        "chambers full",
        "tie on a step",
        "several own guests on a shared step",
    }
