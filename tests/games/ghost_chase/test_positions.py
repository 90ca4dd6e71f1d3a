"""Positions out and in, and every broken invariant by name."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.games.ghost_chase.moves import count_bits, lowest
from nightkeep.games.ghost_chase.state import State
from tests.games.ghost_chase.hunt import hunt, play, random_game

OPTIONS = {"players": 5, "trap": True, "door": True, "chimney": True, "memory_aid": True}


def test_positions_go_out_and_in() -> None:
    for state in random_game(OPTIONS, "out and in"):
        assert state.status() == []
        again = state.game.state(json.loads(json.dumps(state.to_dict())))
        assert again.to_bytes() == state.to_bytes()


def test_the_record_is_small_and_has_no_gaps() -> None:
    """At most 512 bytes; no padding, whose bytes would make equal positions differ."""
    assert State.struct.itemsize <= 512
    assert State.struct.fields is not None
    assert sum(kind[0].itemsize for kind in State.struct.fields.values()) == State.struct.itemsize


BASE: dict[str, Any] = hunt([19, 4, 50], [30, 26, 26, 10], "chasers", trap=True, door=True).to_dict()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"players": 7}, "7 players"),
        ({"phase": 9}, "phase is 9"),
        ({"room": 60}, "room is 60"),
        ({"room": 9}, "Max is in 9, but his trail ends in 10"),
        ({"visited": 1 << 60}, "visited is 1152921504606846976; it may be 0 to"),
        ({"visited": 1 << 9}, "visited is not the set of rooms on the trail"),
        ({"known": 0}, "known is not the set of rooms"),
        ({"barred": [1 << 63 >> 1, 0, 0, 0, 0, 0]}, "barred holds 4611686018427387904; it may hold 0 to"),
        ({"barred": [1 << 26, 0, 0, 0, 0, 0]}, "turn 1 leads into 26, which was barred"),
        ({"searched": [0, 1 << 26, 0, 0, 0, 0]}, "turn 2: a chaser entered 26 and Max was not caught"),
        ({"searched": [0, 0, 0, 2, 0, 0]}, "something is noted for cards that do not lie hidden"),
        ({"plan": [1, 0, 0, 0, 0, 0]}, "plan and spare are 0"),
        ({"shown": 4}, "4 turns have been shown of 3 taken"),
        ({"shown": 2}, "2 turns have been shown, but the full frames lasted 0 rounds"),
        ({"turns": 12, "animals": [4, 4, 5, 5, 1]}, "12 cards lie hidden"),
        ({"trail": [30, 26, 26, *[0] * 22]}, "the trail does not have a room for the start and each of 3 turns"),
        ({"trail": [30, 26, 26, 9, *[0] * 21], "room": 9, "visited": 1 << 30 | 1 << 26 | 1 << 9}, "from 26 to 9"),
        ({"cheated": 1 << 3}, "exactly a return to a visited room is a cheat"),
        ({"cheated": 1 << 2}, "turn 2 was a break, but counts as a cheat"),
        ({"cheated": 1 << 9}, "a turn counts as a cheat or as seen that Max has not taken"),
        ({"seen": 1 << 1}, "turn 1 counts as seen, but does not lead into the trap"),
        ({"breaks": 2}, "2 break cards are left of 2 after 1 breaks"),
        ({"at": 10}, "Max's figure is in 10 on the board"),
        ({"figure": [10, 4, 50, 0]}, "Max shares a room with a chaser exactly when he is caught"),
        ({"figure": [19, 4, 0, 0]}, "exactly the figures that have been placed"),
        ({"figure": [19, 4, 50, 9]}, "exactly the figures that have been placed"),
        ({"placed": 2}, "2 figures have been placed; there are 3"),
        ({"each": 2}, "3 chasers have 1 figures each, not 2"),
        ({"acted": 2}, "do not fit the order of the chasers"),
        ({"acted": 7}, "do not fit the order of the chasers"),
        ({"turn": 2}, "it is not seat 2's turn"),
        ({"phase": 4}, "2 animals have gone after 3 rounds"),
        ({"animals": [4, 4, 5, 5, 9]}, "animals holds 9; it may hold 0 to 6"),
        ({"animals": [6, 4, 5, 5, 5]}, "there are 6 cats"),
        ({"barred": [1, 0, 0, 0, 0, 0]}, "a set of rooms holds room 0"),
        ({"animals": [3, 4, 5, 5, 5]}, "a frame has been begun that is not the current one"),
        ({"frames": 15}, "4 frames are in use with 3 chasers"),
        ({"frame": -1}, "there is a current frame exactly during the rounds"),
        ({"trap": 9, "trap_holder": -1}, "a trap is laid, but it is not in the game"),
        ({"trap_holder": 0}, "Max holds the trap"),
        ({"locked": 3}, "a door is locked, but the door card is unused"),
        ({"locked": 9}, "locked is 9"),
        ({"result": 2}, "the game is over exactly when it has a result"),
        ({"catcher": 1}, "exactly a caught Max has a catcher"),
        ({"each": -2}, "each is -2; it may be 1 to 3"),
        ({"each": 3}, "3 chasers have 1 figures each, not 3"),
    ],
)
def test_broken_positions_are_named(change: dict[str, Any], problem: str) -> None:
    game = nk.game("ghost-chase", players=4, trap=True, door=True)
    game.state(BASE)
    with pytest.raises(nk.PositionError) as refusal:
        game.state(BASE | change)
    assert any(problem in said for said in refusal.value.broken), refusal.value.broken


def test_broken_beginnings_and_ends_are_named() -> None:
    game = nk.game("ghost-chase", players=4)
    start = game.start().to_dict()
    for change, problem in (
        ({"visited": 2}, "something has happened before Max was placed"),
        ({"phase": 0}, "no frame is left out with 3 chasers"),
        ({"turn": 0}, "it is seat 1's turn"),
    ):
        with pytest.raises(nk.PositionError) as refusal:
            game.state(start | change)
        assert any(problem in said for said in refusal.value.broken), refusal.value.broken
    choosing = hunt([54] * 3, [9, 8, 18, 17, 10], full=["cats"], frame="bats").to_dict()
    with pytest.raises(nk.PositionError, match="it is seat 2's turn"):
        game.state(choosing | {"phase": 3, "frame": -1, "turn": 1})
    stuck = hunt([52, 4, 43], [54, 53], "chasers", break_cards=0, cheat_cards=0)
    play(stuck, "stay with ada", "stay with bram", "go 54 with cleo")
    over = stuck.to_dict()
    with pytest.raises(nk.PositionError, match="stuck exactly when"):
        stuck.game.state(over | {"figure": [4, 4, 43, 0]})
    with pytest.raises(nk.PositionError, match="not the whole path is shown"):
        stuck.game.state(over | {"shown": 0})


def test_missing_and_unknown_fields_are_named() -> None:
    game = nk.game("ghost-chase", players=4)
    start = game.start().to_dict()
    with pytest.raises(nk.PositionError, match="field 'room' is missing"):
        game.state({key: value for key, value in start.items() if key != "room"})
    with pytest.raises(nk.PositionError, match="unknown field 'rooom'"):
        game.state(start | {"rooom": 3})


def test_sets_of_rooms() -> None:
    """A set is one number: how many rooms it holds, and its smallest, for every room and for full sets."""
    every_room = (2 << 54) - 2
    for room in range(1, 55):
        assert count_bits(np.int64(1 << room)) == 1
        assert lowest(np.int64(1 << room)) == lowest(np.int64(every_room & -(1 << room))) == room
        assert count_bits(np.int64(every_room & -(1 << room))) == 55 - room
    assert count_bits(np.int64(0)) == 0
