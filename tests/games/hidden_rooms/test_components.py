"""HR-1: pieces and board."""

from __future__ import annotations

from itertools import pairwise

import pytest

import nightkeep as nk
from tests.games.hidden_rooms import rooms
from tests.games.hidden_rooms.rooms import STAGE_FILE, TILES, begun, game, near_exit, position, seen, told, won_stage


def test_one_player_and_a_monster_that_moves_by_itself() -> None:
    """HR-1.1: one seat; the monster acts within the player's action, and is nobody's turn."""
    assert game().players == 1
    assert game().spec.players == (1, 1)
    state = begun()
    assert state.actor == 0
    before = rooms.monster(state)
    events = state.play("done")
    assert rooms.monster(state) != before
    assert told(events, "monster follows")
    assert state.actor == 0
    with pytest.raises(nk.OptionError, match="no option 'players'"):
        nk.game("hidden-rooms", players=2)


def test_grid_of_six_by_six_with_names() -> None:
    """HR-1.2: a1 is top left, f6 bottom right; up from b3 is b2, left of it is a3, and nothing lies beyond the edge."""
    state = position(child="b3", under="red-4")
    around = {action.split()[1] for action in state.actions() if action != "done"}
    assert around == {"b2", "c3", "b4", "a3"}
    assert "up to b2" in state.describe("search b2")
    assert "left to a3" in state.describe("search a3")
    corner = position(child="f1", under="red-4")
    assert {action.split()[1] for action in corner.actions() if action != "done"} == {"e1", "f2"}
    for outside in ("move a0", "move g1", "move a7", "search f7", "move 1a"):
        with pytest.raises(nk.IllegalAction, match=r"it may be: a1 \.\.\. f6"):
            state.play(outside)


def test_twenty_four_tiles() -> None:
    """HR-1.3: one of each number in each colour can be drawn, and each of them once."""
    state = game().start()
    assert sorted(state.actions()) == sorted(f"draw {c}-{n}" for c in rooms.COLOURS for n in range(1, 7))
    state.play("draw red-4")
    assert "draw red-4" not in state.actions()
    assert len(state.actions()) == 23
    with pytest.raises(nk.IllegalAction, match="there is no tile 'red-7'"):
        state.play("draw red-7")


def test_colours_matter_only_for_being_equal() -> None:
    """HR-1.4: changing the colours round changes nothing but their names."""
    for colour in rooms.COLOURS:
        other = rooms.COLOURS[(rooms.COLOURS.index(colour) + 1) % 4]
        state = position(child="f6", under=f"{colour}-4", memory=[f"{colour}-2", f"{other}-3"], aside=f"{other}-1")
        used = {action.split()[2] for action in state.actions() if len(action.split()) == 3}
        assert used == {f"{colour}-2"}


def test_the_childs_sides() -> None:
    """HR-1.5: plain until a stage has been won, then the star."""
    state = near_exit()
    assert seen(state)["star"] is False
    won_stage(state)
    assert seen(state)["star"] is True
    assert seen(near_exit(losses=2))["star"] is False


@pytest.mark.parametrize(("facing", "ahead"), [("up", "c2"), ("right", "d3"), ("down", "c4"), ("left", "b3")])
def test_the_monster_looks_in_one_of_four_directions(facing: str, ahead: str) -> None:
    """HR-1.6: its direction is what it advances in."""
    where = {"up": "c1", "right": "e3", "down": "c5", "left": "a3"}[facing]
    state = position(child=where, under="red-1", monster="c3", facing=facing, stage=2)
    assert seen(state)["monster"]["facing"] == facing
    assert told(state.play("done"), "monster chases")[0] == {"seat": 0, "origin": "c3", "square": ahead}


def test_five_stages_each_with_monster_and_route() -> None:
    """HR-1.7: number, name and route of each."""
    found = []
    for number in range(1, 6):
        state = game().start()
        state.play(f"draw red-{number}")
        stage = seen(state)["stage"]
        assert stage["number"] == number
        assert len(stage["route"]) > 2
        found.append((stage["name"], tuple(stage["route"])))
    assert len({name for name, _ in found}) == len({route for _, route in found}) == 5


def test_routes_go_from_neighbour_to_neighbour_with_an_arrow_on_all_but_the_last() -> None:
    """HR-1.8: left alone, every monster walks every square of its route in order, and each leads to the next."""
    for number in range(1, 6):
        of = game(match="stage", stage=number)
        state = begun(("yellow-6", "red-1", "red-2"), of)
        route = seen(state)["stage"]["route"]
        for here, there in pairwise(route):
            assert abs(ord(here[0]) - ord(there[0])) + abs(int(here[1]) - int(there[1])) == 1
        assert len(set(route)) == len(route)
        way = [int(direction) for direction in of.board.record.heading[number - 1]]
        arrows = {square: way[rooms.SQUARES.index(square)] for square in route}
        steps = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}
        for here, there in pairwise(route):
            right, down = steps[arrows[here]]
            assert (ord(here[0]) + right, int(here[1]) + down) == (ord(there[0]), int(there[1]))
        assert arrows[route[-1]] == -1


def test_the_default_stages_are_those_of_the_stage_file() -> None:
    """HR-1.9: and another file may be used."""
    same = nk.game("hidden-rooms", stages=str(STAGE_FILE))
    assert same.board.rows.tobytes() == game().board.rows.tobytes()
    assert "Candlewick" in game().board.name
    assert "The Hush" in game().board.name


def test_every_tile_lies_in_one_of_the_areas() -> None:
    """HR-1.10: pile, memory area, discard area or board; the discard area holds the naming tile alone."""
    state = begun(("red-1", "red-4", "blue-2"))
    state.play("search f5")
    state.play("draw green-3")
    now = seen(state)
    places = rooms.names(now["pile"]) + rooms.names(now["memory"]) + [now["discard"]["text"]]
    assert sorted(places + list(rooms.tiles(state).values())) == sorted(TILES)
    assert now["discard"]["text"] == "red-1"
