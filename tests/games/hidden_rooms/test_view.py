"""The view as data, and its drawing at the terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

import nightkeep as nk
from tests.games.hidden_rooms import rooms
from tests.games.hidden_rooms.rooms import begun, game, near_death, near_exit, position, seen, won_stage


def drawn(state: nk.State) -> str:
    return Text.from_markup(state.game.spec.display.draw(state.view(0), state.names)).plain


def square(picture: str, name: str) -> list[str]:
    """The three lines of one square of the drawing."""
    column, row = "abcdef".index(name[0]), int(name[1])
    lines = picture.splitlines()[2 + (row - 1) * 4 :][:3]
    return [line[3 + column * 11 : 13 + column * 11].strip() for line in lines]


def test_the_view_is_plain_data() -> None:
    """HR-9.2: JSON-ready at every moment, with all there is to see."""
    for state in (game().start(), begun(), near_exit(searching="a1")):
        assert json.loads(json.dumps(state.view(0))) == state.view(0)
    now = seen(position(child="f6", under="red-4", memory=["blue-1", "red-2"], monster="c5", facing="right", turns=3))
    assert now["memory"] == [
        {"text": "red-2", "colour": "red", "number": 2, "fits": True},
        {"text": "blue-1", "colour": "blue", "number": 1, "fits": False},
    ]
    assert now["monster"]["coming"][:2] == ["d5", "e5"]
    assert len(now["monster"]["coming"]) == 21
    assert now["monster"]["on_route"]
    assert not now["monster"]["sees_child"]
    assert now["turns"] == 3


def test_the_coming_route_of_a_monster_off_its_route() -> None:
    """HR-3.11: it begins with the square the monster heads for."""
    now = seen(position(stage=1, child="f6", under="red-1", monster="b3", facing="up"))["monster"]
    assert not now["on_route"]
    assert now["coming"] == ["b4", "c4", "d4", "e4", "e3", "d3"]


def test_the_grid_is_drawn() -> None:
    """HR-1.2, HR-1.5, HR-1.6: tiles with colour and number in words, pieces, sight, the coming route and the exit."""
    state = position(child="f5", tiles={"f6": "red-4", "f5": "yellow-6"}, monster="c5", facing="right")
    picture = drawn(state)
    assert square(picture, "a1") == ["EXIT", "", "↓12"]
    assert square(picture, "f6") == ["red 4", "", ""]
    assert square(picture, "f5") == ["yellow 6", "CHILD", "↑3"]
    assert square(picture, "c5") == ["", "MONSTER▶", "→"]
    assert square(picture, "d5") == ["", "", "→1     eye"]
    assert square(picture, "e6") == ["", "", "eye"]
    assert square(picture, "d3") == ["", "", "END 21"]
    assert square(picture, "b5") == ["", "", "→"]  # behind it: an arrow without a number
    eyes = {name for name in rooms.SQUARES if square(picture, name)[2].endswith("eye")}
    assert eyes == set(seen(state)["monster"]["sight"])


@pytest.mark.parametrize(("facing", "nose"), [("up", "▲"), ("right", "▶"), ("down", "▼"), ("left", "◀")])
def test_the_monsters_direction_is_drawn(facing: str, nose: str) -> None:
    """HR-1.6: by the shape of its nose."""
    assert square(drawn(position(child="f6", monster="c3", facing=facing)), "c3")[1] == f"MONSTER{nose}"


def test_what_stands_beside_the_grid() -> None:
    """HR-1.7, HR-1.10, HR-9.1: stage and flavour, wins and losses, memory, discard area and pile."""
    state = position(child="f6", under="red-4", memory=["blue-1", "red-2"], monster="c5", wins=1, losses=2, turns=3)
    picture = drawn(state)
    for words in (
        "Stage 1: Candlewick",
        "snuffs every light",
        "Stages won 1 of 2, lost 2 of 3",
        "★",
        "Turns passed 3 of 200",
        "Memory area (2 of 5)",
        "red 2",
        "blue 1",
        "Put aside:  yellow 1",
        "Pile: 20 tiles",
        "red    1 3 5 6",
        "Child on f6",
        "does not see the child",
        "up to 2 moves",
        "exit a1",
    ):
        assert words in picture, words
    astray = drawn(position(stage=1, under="red-1", monster="b3", facing="up"))
    beside = " ".join(line[71:] for line in astray.splitlines())
    assert "It is off its route and heads for b4." in beside
    assert "sees the child!" in drawn(near_death())
    assert square(drawn(near_exit(wins=1)), "b1")[1] == "★CHILD"


def test_every_moment_says_what_is_next() -> None:
    """HR-2.2, HR-2.6, HR-4.1, HR-5.4, HR-7.1, HR-7.3, HR-7.4, HR-7.8: for somebody who has never seen the game."""
    state = game().start()
    assert "A tile is drawn to name the stage" in drawn(state)
    assert "a six: stage 1, Candlewick" in drawn(state)
    state.play("draw red-2")
    assert "Two tiles are drawn" in drawn(state)
    assert square(drawn(state), "e1")[2] == "↓ first"
    state.play("draw red-4")
    state.play("draw blue-2")
    assert "Choose the tile" in drawn(state)
    assert "Drawn:   red 4   blue 2" in drawn(state)
    state.play("lay red-4")
    state.play("search f5")
    assert "drawn for f5" in drawn(state)
    assert square(drawn(state), "f5")[1] == "?"
    moved = position(child="f5", tiles={"f6": "red-4", "f5": "red-6"}, monster="a5", moves=2)
    assert "no move left; one search" in drawn(moved)
    of = game(match="stage")
    won, caught, limit = near_exit(of=of), near_death(of=of), near_death(of=of, turns=199)
    goal = position(of=of, child="a6", under="red-1", monster="e3", facing="left")
    won_stage(won)
    for lost in (caught, limit, goal):
        lost.play("done")
    assert "The child is out! You have won the game!" in drawn(won)
    assert "The child is caught. You have lost" in drawn(caught)
    assert square(drawn(caught), "f6")[1].startswith("CAUGHT")
    assert "The turn limit is reached. You have" in drawn(limit)
    assert "end of its route." in drawn(goal)


def test_no_drawing_is_wider_than_120_columns() -> None:
    """HR-9.2: at every moment of some games; every line of the grid is equally long."""
    chance = nk.Chance(9)
    for stage in range(1, 6):
        state = game(stage=stage).start()
        while not state.is_over:
            picture = drawn(state)
            assert max(cell_len(line) for line in picture.splitlines()) <= 120
            grid = picture.splitlines()[1:26]
            assert {line[2] for line in grid} <= set("┌│├└")
            assert {line[68] for line in grid} <= set("┐│┤┘")
            codes: Any = state.action_codes()
            state.play_code(codes[chance.below(len(codes))])


def test_colour_is_never_the_only_sign() -> None:
    """HR-1.4: without any colours the drawing still names the colour of every tile."""
    state = begun(("red-1", "green-4", "yellow-2"))
    plain = drawn(state)
    for word in ("green 4", "yellow 2", "red 1"):
        assert word in plain
    assert "[" not in plain
