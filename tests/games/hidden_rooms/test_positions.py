"""Positions out and in: every broken invariant is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nightkeep as nk
from tests.games.hidden_rooms import rooms
from tests.games.hidden_rooms.rooms import NONE, TILES, begun, fields, game, near_death, near_exit, won_stage

STAGE = game(match="stage")


def start(**changes: Any) -> dict[str, Any]:
    return {**game().start().to_dict(), **changes}


def laying(**changes: Any) -> dict[str, Any]:
    state = game().start()
    rooms.play(state, "draw red-1", "draw red-4", "draw blue-2")
    return {**state.to_dict(), **changes}


def over(**changes: Any) -> dict[str, Any]:
    state = near_death(of=STAGE)
    state.play("done")
    return {**state.to_dict(), **changes}


def bit(tile: str) -> int:
    return 1 << TILES.index(tile)


BROKEN: list[tuple[dict[str, Any], str]] = [
    (start(phase=6), "phase is 6; it may be 0 to 5"),
    (start(stage=5), "stage is 5"),
    (start(match=2), "match is 2"),
    (start(chosen=6), "chosen is 6"),
    (start(limit=19), "limit is 19"),
    (start(pile=1 << 24), "pile is"),
    (start(facing=4), "facing is 4"),
    (start(offer=[24, -1]), "offer holds 24"),
    (start(memory=[-2, -1, -1, -1, -1]), "memory holds -2"),
    (start(chosen=2), "stage 2 was chosen, but the book lies open at stage 1"),
    (start(wins=2), "the game is over exactly with 2 stages won or 3 lost, not with 2 and 0"),
    (start(losses=3), "the game is over exactly with"),
    (start(match=1, losses=1), "do not fit a game of one stage"),
    (start(moves=1), "moves of this turn count only while the child may act"),
    (start(turns=1), "turns have passed"),
    (start(facing=1), "the monster looks somewhere, before the stage begins"),
    (start(child=35), "tiles or pieces are on the table before the stage begins"),
    (start(monster=3), "tiles or pieces are on the table before the stage begins"),
    (start(target=3), "tiles or pieces are on the table before the stage begins"),
    (start(memory=[3, -1, -1, -1, -1], pile=((1 << 24) - 1) & ~8), "tiles or pieces are on the table"),
    (start(pile=(1 << 23) - 1), "tile 23 lies in 0 places"),
    (start(aside=3, pile=((1 << 24) - 1) & ~8), "the tile that names the stage is put aside first"),
    (start(phase=1), "the tile that names the stage is put aside first"),
    (start(offer=[3, -1], pile=((1 << 24) - 1) & ~8), "1 start tiles have been drawn"),
    (laying(phase=1), "2 start tiles have been drawn"),
    (laying(stage=3), "a 1 was put aside, but the book lies open at stage 4"),
    (laying(offer=[7, 3]), "the tiles of offer are not in order"),
    (fields(memory=["red-1", "blue-2"]) | {"memory": [7, 0, NONE, NONE, NONE]}, "the tiles of memory are not in order"),
    (fields(memory=["red-1"]) | {"memory": [NONE, 0, NONE, NONE, NONE]}, "the tiles of memory are not in order"),
    (fields(pile=[*TILES[4:], "red-4"]), "tile 3 lies in"),
    (fields(turns=200), "200 turns have passed, but the stage ends with turn 200"),
    (fields(turns=201), "201 turns have passed"),
    (fields(offer=["blue-1"]), "start tiles are still to be chosen"),
    (fields() | {"aside": NONE, "pile": fields()["pile"] | bit("yellow-1")}, "no tile has named the stage"),
    (fields(aside="yellow-3"), "a 3 was put aside, but the book lies open at stage 1"),
    (fields(aside="yellow-6", stage=3), "a six was put aside in the first stage"),
    (fields() | {"child": NONE}, "child and monster are both on the board"),
    (fields() | {"monster": NONE}, "child and monster are both on the board"),
    (fields(child="e6", tiles={"f6": "red-4"}), "the child is on e6, where no tile lies"),
    (fields(child="f6", tiles={"f6": "red-4", "d6": "red-5"}), "the tiles on d6 cannot have been laid"),
    (fields(child="f6", tiles={"f6": "red-4", "e6": "blue-3"}), "the tiles on e6 cannot have been laid"),
    (fields(child="f5", tiles={"f5": "red-4"}), "the tiles on f5 cannot have been laid"),
    (fields(child="a5", tiles={"f6": "red-4", "a5": "red-5"}), "the tiles on a5 cannot have been laid"),
    (fields() | {"target": 34}, "a square is being searched exactly while"),
    (fields(phase="search"), "a square is being searched exactly while"),
    (fields(searching="d6"), "d6 cannot be searched from f6"),
    (fields(searching="e6", monster="e6"), "e6 cannot be searched from f6"),
    (fields(searching="f6"), "f6 cannot be searched from f6"),
    (fields(searching="e6", moves=1), "moves of this turn count only"),
    (fields(monster="f6"), "the child is caught or the monster at its goal, but the stage goes on"),
    (fields(monster="d3"), "the child is caught or the monster at its goal, but the stage goes on"),
    (over(losses=0), "do not fit a game of one stage"),
    (over(losses=0, wins=1), "the last stage was won exactly if the child is at the exit"),
    (over(monster=20), "the game is over, but the last stage has not ended"),
]


@pytest.mark.parametrize(("position", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_every_broken_invariant_is_named(position: dict[str, Any], said: str) -> None:
    """HR-1.3, HR-1.10, HR-2.2, HR-5.2, HR-5.6, HR-7.3, HR-7.4, HR-7.8, HR-8.3: no game leads to such a position."""
    with pytest.raises(nk.PositionError) as refused:
        game().state(position)
    assert any(said in one for one in refused.value.broken), refused.value.broken


def test_a_pile_must_hold_a_tile_to_be_drawn() -> None:
    """HR-5.10: no search of an empty pile is under way."""
    tiles = ["red-4", "red-1", "red-2", "red-3", "red-5", "red-6", *[f"blue-{n}" for n in (6, 1, 2, 3, 4, 5)]]
    tiles += [f"green-{n}" for n in (5, 1, 2, 3, 4, 6)] + [f"yellow-{n}" for n in (6, 2, 3, 4, 5)]
    path = [f"{c}{r}" for r, row in ((6, "fedcba"), (5, "abcdef"), (4, "fedcba"), (3, "abcde")) for c in row]
    position = fields(child="e3", tiles=dict(zip(path, tiles, strict=True)), monster="a1", searching="e2")
    with pytest.raises(nk.PositionError, match="the pile is empty"):
        game().state(position)


def test_several_faults_are_all_named() -> None:
    """HR-9.2: every broken invariant, not only the first one."""
    with pytest.raises(nk.PositionError) as refused:
        game().state(start(turns=1, child=35, moves=1))
    assert len(refused.value.broken) == 3


def test_fields_that_are_missing_or_unknown() -> None:
    """HR-9.2: a position is all fields and no others."""
    position = start()
    del position["pile"]
    with pytest.raises(nk.PositionError, match="'pile' is missing"):
        game().state(position)
    with pytest.raises(nk.PositionError, match="unknown field 'mood'"):
        game().state(start(mood=1))
    with pytest.raises(nk.PositionError, match="must have shape"):
        game().state(start(tile=[1, 2]))


def test_positions_go_out_and_in() -> None:
    """HR-9.2: through JSON and back, at every moment of a game, also after its end."""
    won = near_exit(of=STAGE)
    won_stage(won)
    lost = near_death(of=STAGE)
    lost.play("done")
    limit = near_death(of=STAGE, turns=199)
    limit.play("done")
    for state in (game().start(), begun(), near_exit(searching="a1"), won, lost, limit, game().state(laying())):
        again = state.game.state(json.loads(json.dumps(state.to_dict())))
        assert again == state
        assert again.actions() == state.actions()
        assert not again.status()


def test_a_position_is_small() -> None:
    """HR-1.2: one position is a flat record of 64 bytes without padding."""
    dtype = game().spec.dtype
    assert dtype.fields is not None
    assert dtype.itemsize == 64 == sum(kind[0].itemsize for kind in dtype.fields.values())
