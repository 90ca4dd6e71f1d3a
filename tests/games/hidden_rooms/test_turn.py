"""HR-4, HR-5, HR-6: the child's moves, searching, the memory area."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import nightkeep as nk
from tests.games.hidden_rooms import rooms
from tests.games.hidden_rooms.rooms import begun, child, game, ids, names, play, position, seen, tiles, told

LINE = {"f6": "red-1", "f5": "red-2", "f4": "red-3", "f3": "red-4", "f2": "red-5"}  # a corridor up column f
FULL = ["blue-1", "blue-2", "blue-3", "green-1", "green-2"]  # a full memory area, none of which fits on red-4


def moves(state: nk.State) -> set[str]:
    return {action.split()[1] for action in state.actions() if action.startswith("move")}


def searches(state: nk.State) -> set[str]:
    """The squares that may be searched from the pile."""
    return {action.split()[1] for action in state.actions() if action.startswith("search") and action.count(" ") == 1}


def uses(state: nk.State) -> set[str]:
    """Memory tiles that may be laid, wherever."""
    return {action.split()[2] for action in state.actions() if action.count(" ") == 2}


# ---------------------------------------------------------------------- moves


def test_no_one_or_two_moves() -> None:
    """HR-4.1: none, one or two, and no third."""
    state = position(child="f5", tiles=LINE, monster="a5")
    assert "done" in state.actions()
    assert seen(state)["moves_left"] == 2
    play(state, "move f4")
    assert child(state) == "f4"
    assert "done" in state.actions()
    assert moves(state) == {"f3", "f5"}
    play(state, "move f3")
    assert child(state) == "f3"
    assert moves(state) == set()
    assert seen(state)["moves_left"] == 0
    assert ids(state.why("move f2")) == {"HR-4.1"}
    state.play("done")
    assert seen(state)["moves_left"] == 2
    assert moves(state) == {"f2", "f4"}


def test_a_move_goes_to_a_neighbour_with_a_tile() -> None:
    """HR-4.2: up, down, left and right alike, not aslant, not where no tile lies, not two squares at once."""
    cross = {"f6": "red-1", "e6": "red-2", "e5": "red-3", "d5": "red-4", "f5": "red-5", "e4": "red-6", "d4": "blue-6"}
    state = position(child="e5", tiles=cross, monster="a5", aside="yellow-1")
    assert moves(state) == {"e4", "d5", "f5", "e6"}
    assert ids(state.why("move d4")) == ids(state.why("move f6")) == ids(state.why("move e5")) == {"HR-4.2"}
    bare = position(child="f5", tiles=LINE, monster="a5")
    assert moves(bare) == {"f4", "f6"}
    assert ids(bare.why("move e5")) == {"HR-4.2"}
    for target in ("e4", "d5", "f5", "e6"):
        twin = state.copy()
        event = told(twin.play(f"move {target}"), "moved")[0]
        assert child(twin) == target == event["square"]
        assert event["origin"] == "e5"


def test_moves_do_not_ask_whether_tiles_fit() -> None:
    """HR-4.2: only that a tile lies there counts; from a 6 back to a 1 of another colour is a move like any other."""
    state = position(child="f5", tiles={"f6": "red-1", "f5": "blue-6"}, monster="a5", aside="yellow-1")
    state.play("move f6")
    assert child(state) == "f6"


def test_back_and_forth() -> None:
    """HR-4.3: the second move may lead back to where the first began."""
    state = position(child="f5", tiles=LINE, monster="a5")
    play(state, "move f4", "move f5")
    assert child(state) == "f5"
    assert seen(state)["moves_left"] == 0


def test_moves_come_before_the_search() -> None:
    """HR-4.4, HR-5.11: two moves and then a search are allowed; after the search no move is, and the turn is over."""
    state = position(child="f5", tiles=LINE, monster="a5")
    play(state, "move f4", "move f3")
    assert searches(state) == {"e3"}
    state.play("search e3")
    assert state.actor == nk.CHANCE
    assert "HR-5.11" in ids(state.why("move f4"))
    assert "HR-5.11" in ids(state.why("done"))
    with pytest.raises(nk.IllegalAction):
        state.play("move f4")
    events = state.play("draw blue-5")
    assert seen(state)["turns"] == 1
    assert any(event.kind.startswith("monster") for event in events)


def test_everything_is_optional() -> None:
    """HR-4.5: doing nothing, moving only, searching only."""
    state = position(child="f5", tiles=LINE, monster="a5")
    for actions in (["done"], ["move f4", "done"], ["search e5", "draw blue-6"], ["move f4", "move f3", "done"]):
        twin = state.copy()
        play(twin, *actions)
        assert seen(twin)["turns"] == 1


def test_into_the_monster() -> None:
    """HR-4.6: allowed if a tile lies there, and the stage is lost at once."""
    state = position(of=game(match="stage"), child="f5", tiles=LINE, monster="f4", facing="up")
    assert "move f4" in state.actions()
    assert "stage is lost" in state.describe("move f4")
    events = state.play("move f4")
    assert told(events, "stage lost")[0]["reason"] == 1
    assert state.is_over
    assert not any(event.kind.startswith("monster") for event in events)
    bare = position(child="f5", tiles=LINE, monster="e5", facing="down")
    assert "move e5" not in bare.actions()
    assert ids(bare.why("move e5")) == {"HR-4.2"}


def test_not_through_the_monster() -> None:
    """HR-4.7: the first of two moves already ends the stage."""
    state = position(child="f5", tiles=LINE, monster="f4", facing="up")
    state.play("move f4")
    assert seen(state)["losses"] == 1
    assert state.actor == nk.CHANCE
    assert "HR-2.2" in ids(state.why("move f3"))


# ---------------------------------------------------------------------- searching


def test_one_search_a_turn() -> None:
    """HR-5.1: after a search, found or not, the monster is next, and then a new turn begins."""
    state = position(child="f5", tiles=LINE, monster="a2", facing="down")
    play(state, "search e5", "draw blue-1")
    assert seen(state)["turns"] == 1
    assert seen(state)["moves_left"] == 2
    play(state, "search e5", "draw red-6")
    assert seen(state)["turns"] == 2
    assert child(state) == "e5"


def test_the_square_to_search() -> None:
    """HR-5.2: a neighbour without a tile, up, down, left or right, but not the monster's square."""
    trail = {"f6": "red-1", "e6": "red-2", "e5": "red-3"}
    state = position(child="e5", tiles=trail, monster="a5")
    assert searches(state) == {"e4", "f5", "d5"}
    for bad in ("e6", "d4", "f6", "c5", "e5"):
        assert ids(state.why(f"search {bad}")) == {"HR-5.2"}
    blocked = position(child="e5", tiles=trail, monster="d5", facing="up", memory=["red-6"])
    assert searches(blocked) == {"e4", "f5"}
    assert {action.split()[1] for action in blocked.actions() if action.count(" ") == 2} == {"e4", "f5"}
    assert ids(blocked.why("search d5")) == ids(blocked.why("search d5 red-6")) == {"HR-5.2"}


def test_the_source_of_the_tile() -> None:
    """HR-5.3: the pile or a tile of the memory area; for every square."""
    state = position(child="f6", under="red-4", memory=["red-1", "blue-5"], monster="a5")
    assert set(state.actions()) == {
        "search f5",
        "search f5 red-1",
        "search f5 blue-5",
        "search e6",
        "search e6 red-1",
        "search e6 blue-5",
        "done",
    }
    assert ids(state.why("search f5 red-2")) == {"HR-5.3"}


def test_every_tile_of_the_pile_is_equally_likely() -> None:
    """HR-5.4, HR-9.1: exact odds over what lies in the pile and nothing else."""
    state = position(child="f6", under="red-4", memory=["red-1", "blue-5"], monster="a5", aside="green-1")
    state.play("search f5")
    pile = [tile for tile in rooms.TILES if tile not in ("red-4", "red-1", "blue-5", "green-1")]
    assert state.odds() == {f"draw {tile}": Fraction(1, 20) for tile in pile}
    few = position(
        child="f6", under="red-4", pile=["blue-1", "blue-2", "red-6"], searching="f5", tiles=SNAKE, aside="yellow-1"
    )
    assert few.odds() == {f"draw {tile}": Fraction(1, 3) for tile in ("blue-1", "blue-2", "red-6")}
    assert told(few.play("draw red-6"), "drew") == [{"seat": 0, "tile": "red-6"}]


# A snake of 20 fitting tiles from f6 to b1; with yellow-1 put aside, red-6, blue-1 and blue-2 are left over.
SNAKE = {
    "f6": "red-4",
    "e6": "red-1",
    "d6": "red-2",
    "c6": "red-3",
    "b6": "red-5",
    "a6": "green-5",
    "a5": "green-6",
    "a4": "green-4",
    "b4": "green-3",
    "c4": "green-2",
    "d4": "green-1",
    "e4": "yellow-2",
    "f4": "yellow-3",
    "f3": "yellow-4",
    "f2": "yellow-5",
    "e2": "yellow-6",
    "d2": "blue-6",
    "c2": "blue-5",
    "b2": "blue-4",
    "b1": "blue-3",
}


@pytest.mark.parametrize("under", ["red-1", "red-4", "blue-6", "green-3", "yellow-5"])
def test_when_a_tile_fits(under: str) -> None:
    """HR-5.5: its number is equal or higher, or its colour is the same; all 24 tiles, one by one."""
    for tile in rooms.TILES:
        if tile == under:
            continue
        aside = next(t for t in ("yellow-1", "green-1") if t not in (tile, under))
        state = position(child="f6", under=under, monster="a5", searching="f5", aside=aside)
        good = int(tile[-1]) >= int(under[-1]) or tile.split("-")[0] == under.split("-")[0]
        events = state.play(f"draw {tile}")
        assert bool(told(events, "fits")) == good
        assert bool(told(events, "does not fit")) == (not good)


def test_a_fitting_tile_is_laid_and_stepped_on() -> None:
    """HR-5.6: on the chosen square and no other."""
    for square in ("e6", "f5"):
        state = position(child="f6", under="red-4", monster="a5", searching=square)
        event = told(state.play("draw green-4"), "fits")[0]
        assert event == {"seat": 0, "tile": "green-4", "square": square}
        assert child(state) == square
        assert tiles(state) == {"f6": "red-4", square: "green-4"}
        assert "green-4" not in names(seen(state)["pile"])
        assert seen(state)["memory"] == []


def test_a_tile_that_does_not_fit_is_remembered() -> None:
    """HR-5.7: face up in the memory area; the child stays."""
    state = position(child="f6", under="red-4", monster="a5", searching="f5", memory=["blue-5"])
    state.play("draw green-3")
    assert child(state) == "f6"
    assert tiles(state) == {"f6": "red-4"}
    assert names(seen(state)["memory"]) == ["blue-5", "green-3"]
    assert "green-3" not in names(seen(state)["pile"])
    assert len(seen(state)["pile"]) == 20


def test_example_e2() -> None:
    """HR-E2: on a red 4 with 20 tiles in the pile: a 4, 5, 6 or any red fits, any other goes to the memory area."""
    start = position(child="f6", under="red-4", monster="a5", memory=["blue-1", "blue-2"], aside="green-1")
    assert len(seen(start)["pile"]) == 20
    start.play("search e6")
    for action in start.actions():
        state, tile = start.copy(), action.split()[1]
        state.play(action)
        if tile.startswith("red") or tile[-1] in "456":
            assert tiles(state)["e6"] == tile
            assert child(state) == "e6"
        else:
            assert "e6" not in tiles(state)
            assert tile in names(seen(state)["memory"])
            assert child(state) == "f6"


def test_only_fitting_memory_tiles() -> None:
    """HR-5.8: a memory tile that does not fit may not be chosen."""
    state = position(child="f6", under="red-4", monster="a5", memory=["blue-3", "blue-4", "red-1"])
    assert uses(state) == {"blue-4", "red-1"}
    assert ids(state.why("search f5 blue-3")) == {"HR-5.5", "HR-5.8"}


def test_any_fitting_memory_tile() -> None:
    """HR-5.9: all that fit, each for every square that may be searched."""
    memory = ["blue-4", "blue-5", "green-6", "red-1", "red-2"]
    state = position(child="f6", under="red-4", monster="a5", memory=memory)
    for tile in memory:
        for square in ("e6", "f5"):
            twin = state.copy()
            twin.play(f"search {square} {tile}")
            assert tiles(twin)[square] == tile
            assert child(twin) == square


def test_an_empty_pile() -> None:
    """HR-5.10: only the memory area can be searched; without a fitting tile there, no search is possible."""
    where: dict[str, Any] = {"monster": "f1", "facing": "left", "aside": "yellow-1"}
    state = position(child="f6", tiles=SNAKE, memory=["blue-1", "blue-2", "red-6"], **where)
    assert seen(state)["pile"] == []
    assert set(state.actions()) == {"move e6", "search f5 red-6", "done"}
    assert ids(state.why("search f5")) == {"HR-5.10"}
    stuck = position(child="f6", tiles={**SNAKE, "c1": "red-6"}, memory=["blue-1", "blue-2"], **where)
    assert seen(stuck)["pile"] == []
    assert set(stuck.actions()) == {"move e6", "done"}
    last = position(child="f6", tiles=SNAKE, memory=["blue-1", "blue-2"], pile=["red-6"], **where)
    last.play("search f5")
    assert last.odds() == {"draw red-6": 1}
    last.play("draw red-6")
    assert seen(last)["pile"] == []


def test_the_search_ends_the_turn() -> None:
    """HR-5.11: from the pile or from memory, successful or not; the moves not made are gone."""
    for search in (["search f5", "draw red-6"], ["search f5", "draw blue-1"], ["search f5 blue-5"]):
        state = position(child="f6", under="red-4", monster="a5", memory=["blue-5"])
        events = play(state, *search)
        assert seen(state)["turns"] == 1
        assert any(event.kind.startswith("monster") for event in events)
        assert seen(state)["moves_left"] == 2  # of the next turn


def test_a_search_may_lead_into_danger() -> None:
    """HR-5.12: in its sight, beside it, in front of it, on its route."""
    trail = {"f6": "red-1", "f5": "red-2", "f4": "red-3"}
    state = position(child="f5", tiles=trail, monster="d5", facing="right", memory=["red-6"], stage=1)
    assert "e5" in seen(state)["monster"]["sight"]
    assert "e5" in seen(state)["stage"]["route"]
    assert {"search e5", "search e5 red-6"} <= set(state.actions())


# ---------------------------------------------------------------------- the memory area


def test_the_memory_area_holds_five() -> None:
    """HR-6.1: the fifth tile still fits in, the sixth does not."""
    state = position(child="f6", under="red-4", monster="a5", memory=FULL[:4], searching="f5")
    state.play("draw green-3")
    assert len(seen(state)["memory"]) == 5
    state.play("search f5")
    state.play("draw green-2")
    assert seen(state)["memory"] == []


def test_example_e3() -> None:
    """HR-E3, HR-6.2: six tiles go back, the memory area is empty, the pile has grown by five."""
    state = position(child="f6", under="red-4", monster="a5", memory=FULL, aside="yellow-1")
    before = names(seen(state)["pile"])
    state.play("search f5")
    event = told(state.play("draw yellow-3"), "mixed back")[0]
    assert event == {"seat": 0, "tile": "yellow-3", "tiles": 6}
    now = seen(state)
    assert now["memory"] == []
    assert sorted(names(now["pile"])) == sorted(before + FULL)
    assert "yellow-3" in names(now["pile"])
    assert len(now["pile"]) == len(before) + 5
    assert child(state) == "f6"
    assert now["turns"] == 1
    state.play("search f5")
    assert state.odds()["draw yellow-3"] == state.odds()["draw blue-1"] == Fraction(1, 22)


def test_a_fitting_tile_does_not_overflow() -> None:
    """HR-6.2: only a tile that does not fit mixes the memory back."""
    state = position(child="f6", under="red-4", monster="a5", memory=FULL, searching="f5")
    state.play("draw red-1")
    assert names(seen(state)["memory"]) == FULL


def test_a_used_memory_tile_leaves_it() -> None:
    """HR-6.3: it lies on the board; the others stay in the memory area."""
    memory = ["blue-1", "blue-5", "green-4", "yellow-6"]
    for tile in memory[1:]:
        state = position(child="f6", under="red-4", monster="a5", memory=memory)
        event = told(state.play(f"search e6 {tile}"), "remembered")[0]
        assert event == {"seat": 0, "tile": tile, "square": "e6"}
        assert names(seen(state)["memory"]) == [other for other in memory if other != tile]
        assert tiles(state)["e6"] == tile
        assert len(seen(state)["pile"]) == 18


def test_tiles_on_the_board_stay() -> None:
    """HR-6.4: an overflow takes the memory tiles only, and nothing ever takes a tile off the board within a stage."""
    state = position(child="f4", tiles={"f6": "red-1", "f5": "red-2", "f4": "red-4"}, monster="a5", memory=FULL)
    board = tiles(state)
    state.play("search e4")
    state.play("draw green-3")
    assert tiles(state) == board
    assert not set(board.values()) & set(names(seen(state)["pile"]))
    state = begun(("red-5", "red-1", "blue-1"))
    chance = nk.Chance(4)
    laid: dict[str, str] = {}
    while seen(state)["losses"] == 0:
        now = tiles(state)
        assert laid.items() <= now.items()
        laid = now
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            state.play(next((a for a in state.actions() if a.startswith("search")), "done"))
    assert len(laid) > 1
