"""HR-3: the monster's turn. Squares and directions are worked out by hand from the rule list."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from tests.games.hidden_rooms import rooms
from tests.games.hidden_rooms.rooms import begun, game, monster, position, seen, told


def turn(**where: Any) -> tuple[nk.State, list[nk.Event]]:
    """The monster's turn after a player who does nothing."""
    state = position(**{"losses": 1, **where})
    return state, state.play("done")


def steps(events: list[nk.Event]) -> list[str]:
    """What the monster did, in order: 'd3' for a square it went to, 'up' for a turn."""
    return [event.data.get("square") or event.data["facing"] for event in events if event.kind.startswith("monster")]


def test_two_actions_a_turn() -> None:
    """HR-3.1: two squares of the route, a turn and a square, or two turns' worth: always two actions."""
    assert steps(turn(stage=1, monster="a5", facing="right")[1]) == ["b5", "c5"]
    assert steps(turn(stage=1, monster="a5", facing="up")[1]) == ["right", "b5"]
    assert steps(turn(stage=1, monster="f4", facing="up", child="d6", under="red-2")[1]) == ["f3", "f2"]


def test_example_e1() -> None:
    """HR-E1: sight, advance, then turn; and the child that stays is caught at the next turn."""
    state = position(child="d2", under="red-4", monster="c3", facing="right", stage=2)
    assert set(seen(state)["monster"]["sight"]) == {"c2", "d2", "e2", "d3", "e3", "c4", "d4", "e4"}
    assert seen(state)["monster"]["sees_child"]
    events = state.play("done")
    assert [event.kind for event in events if event.kind.startswith("monster")] == [
        "monster chases",
        "monster turns to the child",
    ]
    assert monster(state) == ("d3", "up")
    assert seen(state)["losses"] == 0
    events = state.play("done")
    assert steps(events) == ["d2"]
    assert told(events, "stage lost") == [{"seat": 0, "stage": 2, "reason": 1, "square": "d2"}]


@pytest.mark.parametrize(
    ("facing", "area"),
    [
        ("up", "b1 c1 d1 b2 c2 d2 b3 d3"),
        ("right", "c2 c4 d2 d3 d4 e2 e3 e4"),
        ("down", "b3 d3 b4 c4 d4 b5 c5 d5"),
        ("left", "c2 c4 b2 b3 b4 a2 a3 a4"),
    ],
)
def test_the_sight_is_three_by_three_in_front(facing: str, area: str) -> None:
    """HR-3.2, HR-3.3: left and right of the monster, the line in front and the line after that; nothing behind."""
    state = position(child="f6", monster="c3", facing=facing)
    assert set(seen(state)["monster"]["sight"]) == set(area.split())
    spots = [square for square in rooms.SQUARES if square not in ("a1", "c3")]
    noticed = set()
    for square in spots:
        _, events = turn(child=square, under="red-1", monster="c3", facing=facing, stage=2)
        first = next(event.kind for event in events if event.kind.startswith("monster"))
        if first in ("monster chases", "monster turns to the child"):
            noticed.add(square)
    assert noticed == set(area.split()) - {"a1"}


def test_the_sight_ends_at_the_edge() -> None:
    """HR-3.2: as far as the squares lie on the board; it does not go round to the other side."""
    state = position(child="c3", under="red-1", monster="f3", facing="right")
    assert set(seen(state)["monster"]["sight"]) == {"f2", "f4"}
    assert set(seen(position(child="c3", under="red-1", monster="a1", facing="left"))["monster"]["sight"]) == {"a2"}
    around, events = turn(child="a3", under="red-1", monster="f3", facing="right", stage=1)
    assert told(events, "monster turns")
    assert not told(events, "monster chases")
    assert not seen(around)["monster"]["sees_child"]


def test_nothing_blocks_the_sight() -> None:
    """HR-3.4: a tile between them or none, on the route or off it: the child two squares ahead is seen."""
    path = {"f6": "red-1", "e6": "red-2", "d6": "red-3", "d5": "red-4", "d4": "red-5"}
    bare = {"f6": "red-1", "f5": "red-2", "f4": "red-3", "e4": "red-4", "d4": "red-5"}
    for tiles in (path, bare):
        for stage in (1, 2):
            _, events = turn(child="d4", tiles=tiles, monster="d6", facing="up", stage=stage, aside="yellow-6")
            assert told(events, "monster chases")[0]["square"] == "d5"


@pytest.mark.parametrize(
    ("facing", "child", "turned"),
    [
        ("up", "b3", "left"),
        ("up", "d3", "right"),
        ("right", "c2", "up"),
        ("right", "c4", "down"),
        ("down", "d3", "right"),
        ("down", "b3", "left"),
        ("left", "c4", "down"),
        ("left", "c2", "up"),
    ],
)
def test_a_child_beside_it_makes_it_turn(facing: str, child: str, turned: str) -> None:
    """HR-3.5: it turns to face the square; with its second action it catches the child."""
    state, events = turn(child=child, under="red-1", monster="c3", facing=facing, stage=2)
    assert steps(events) == [turned, child]
    assert events[1].rules == ("HR-3.2", "HR-3.5")
    assert seen(state)["losses"] == 2


def test_a_child_in_front_makes_it_advance() -> None:
    """HR-3.6: directly in front, obliquely in front, or two lines ahead: one square straight ahead each time."""
    _, events = turn(child="d3", under="red-1", monster="c3", facing="right", stage=2)
    assert steps(events) == ["d3"]
    for child in ("d2", "d4", "e2", "e4", "e3"):
        _, events = turn(child=child, under="red-1", monster="c3", facing="right", stage=2)
        assert told(events, "monster chases")[0] == {"seat": 0, "origin": "c3", "square": "d3"}


def test_a_child_behind_it_is_not_seen() -> None:
    """HR-3.2: directly behind it the child is safe from a monster that goes on along its route."""
    state, events = turn(child="b5", under="red-1", monster="c5", facing="right", stage=1)
    assert steps(events) == ["d5", "e5"]
    assert seen(state)["losses"] == 1


def test_a_chase_leaves_the_route() -> None:
    """HR-3.7: from e2 of stage 2 (arrow down), looking right at the child, it goes to f2, which is no route square."""
    state, events = turn(child="f3", under="red-1", monster="e2", facing="right", stage=2)
    assert told(events, "monster chases")[0] == {"seat": 0, "origin": "e2", "square": "f2"}
    assert "f2" not in seen(state)["stage"]["route"]
    assert steps(events) == ["f2", "down"]  # then the child is beside it


def test_a_chase_may_cut_the_route_short() -> None:
    """HR-3.7, HR-3.10: from d5, the 4th square of stage 1, up to d4, the 21st, and it goes on from there."""
    state = position(stage=1, child="c3", under="red-1", monster="c5", facing="up", losses=1)
    assert steps(state.play("done"))[0] == "c4"  # the 20th square
    state = position(stage=1, child="c3", under="red-1", monster="d5", facing="up", losses=1)
    events = state.play("done")
    assert steps(events) == ["d4", "d3"]
    assert told(events, "stage lost")[0]["reason"] == 2
    state = position(stage=1, child="f6", under="red-1", monster="d4", facing="up", losses=1)
    assert steps(state.play("done")) == ["right", "e4"]  # the child is gone: on from d4, not back to d5


def test_an_unseen_child_means_following_the_arrow() -> None:
    """HR-3.8: facing along the arrow it advances one square."""
    state, events = turn(stage=4, monster="b4", facing="up", child="f6")
    assert steps(events) == ["b3", "b2"]
    assert monster(state) == ("b2", "up")
    assert all(event.rules == ("HR-3.8", "HR-3.10") for event in events if event.kind == "monster follows")


@pytest.mark.parametrize("facing", ["up", "right", "left"])
def test_an_unseen_child_means_turning_to_the_arrow(facing: str) -> None:
    """HR-3.9: any turn is one action, by 180 degrees (up to down) as well as by 90."""
    state, events = turn(stage=4, monster="d2", facing=facing, child="f6")  # its arrow points down
    assert steps(events) == ["down", "d3"]
    assert monster(state) == ("d3", "down")


def test_any_route_square_will_do() -> None:
    """HR-3.10: wherever on its route it stands, early or late, it follows the arrow under it."""
    of = game(stage=5)
    route = [rooms.SQUARES[square] for square in of.board.stages[4].route]  # type: ignore[attr-defined]
    for here, there, after in zip(route, route[1:-2], route[2:], strict=False):
        way = rooms.DIRECTIONS[int(of.board.record.heading[4][rooms.SQUARES.index(here)])]
        free = [square for square in ("a3", "a6", "f6", "c6") if square != here]
        for child in free:
            state = position(of=of, stage=5, child=child, under="red-1", monster=here, facing=way)
            if seen(state)["monster"]["sees_child"]:
                continue
            first = steps(state.play("done"))[0]
            assert first == there, (here, after)
            break
        else:
            raise AssertionError(f"no child out of sight of {here}")


@pytest.mark.parametrize(
    ("monster_at", "target"),
    [
        ("b2", "a2"),  # stage 1: b1 (14th) and a2 (16th) are one step away: a2 is nearer the end
        ("c2", "c1"),  # c1 is one step away, c3 is no route square
        ("d2", "d3"),  # d1 (12th) and d3 (the end): the end
        ("c3", "d3"),  # c4 (20th) and d3 (24th): d3
        ("e6", "e5"),
        ("a6", "a5"),
        ("b3", "b4"),  # b4 (19th) rather than a3 (17th)
    ],
)
def test_off_the_route_it_heads_for_the_nearest_square(monster_at: str, target: str) -> None:
    """HR-3.11: fewest steps, among equals the one nearest the end of the route."""
    child = "f6" if monster_at != "e6" else "c1"
    state = position(stage=1, child=child, under="red-1", monster=monster_at, facing="up", losses=1)
    assert not seen(state)["monster"]["sees_child"]
    assert seen(state)["monster"]["coming"][0] == target
    way = {(0, -1): "up", (1, 0): "right", (0, 1): "down", (-1, 0): "left"}[
        ord(target[0]) - ord(monster_at[0]), int(target[1]) - int(monster_at[1])
    ]
    expected = [target] if way == "up" else [way, target]
    assert steps(state.play("done"))[: len(expected)] == expected


def far_route(tmp_path: Any, squares: list[list[int]], facing: str) -> nk.Game:
    """The default stages, with another route for stage 1."""
    text = rooms.STAGE_FILE.read_text(encoding="utf-8")
    head, rest = text.split("[[stage]]", 1)
    _, others = rest.split("[[stage]]", 1)
    mine = f'number = 1\nname = "X"\nflavour = "Y"\nstart = {squares[0]}\nfacing = "{facing}"\nroute = {squares}\n'
    path = tmp_path / "stages.toml"
    path.write_text(f"{head}[[stage]]\n{mine}\n[[stage]]{others}", encoding="utf-8")
    return nk.game("hidden-rooms", stages=str(path))


@pytest.mark.parametrize(
    ("monster_at", "facing", "way"),
    [
        ("d6", "up", ["up"]),  # a2 lies 3 left and 4 up: up
        ("f4", "left", ["left"]),  # 5 left and 2 up: left
        ("d5", "up", ["up"]),  # 3 left and 3 up: the vertical axis
        ("d5", "left", ["turns up"]),
        ("d6", "right", ["turns up"]),
        ("f4", "right", ["turns left"]),
        ("e2", "left", ["left"]),
    ],
)
def test_off_the_route_the_longer_axis_counts(tmp_path: Any, monster_at: str, facing: str, way: list[str]) -> None:
    """HR-3.12: along the axis on which the square is farther away, the vertical one if both are equal."""
    of = far_route(tmp_path, [[1, 1], [1, 2]], "down")  # a1, a2: nearest from below and from the right is a2
    state = position(of=of, stage=1, child="f1", under="red-1", monster=monster_at, facing=facing, losses=1)
    assert not seen(state)["monster"]["sees_child"]
    event = next(event for event in state.play("done") if event.kind.startswith("monster"))
    if way[0].startswith("turns"):
        assert event.kind == "monster turns back"
        assert event.data["facing"] == way[0].split()[1]
    else:
        column, row = ord(monster_at[0]), int(monster_at[1])
        right, down = {"up": (0, -1), "left": (-1, 0)}[way[0]]
        assert event.kind == "monster returns"
        assert event.data["square"] == f"{chr(column + right)}{row + down}"


def test_everything_is_decided_anew_before_each_action() -> None:
    """HR-3.13: following its route it comes to see the child, and its second action is already a chase."""
    _, events = turn(stage=1, monster="b5", facing="right", child="e4", under="red-1")
    assert [event.kind for event in events if event.kind.startswith("monster")] == ["monster follows", "monster chases"]
    # Having turned to the child it looks again, and goes for it.
    _, events = turn(stage=2, monster="c3", facing="right", child="c4", under="red-1", turns=1)
    assert steps(events) == ["down", "c4"]
    # Back on its route after one step it follows the arrow there: from c2 of stage 1 by way of c1, turning left.
    _, events = turn(stage=1, monster="c2", facing="up", child="f6")
    assert [event.kind for event in events if event.kind.startswith("monster")] == ["monster returns", "monster turns"]


def test_it_walks_over_squares_without_tiles() -> None:
    """HR-3.14: its route leads over an empty board, and over tiles, which stay."""
    state = begun(("red-1", "red-4", "red-2"))
    assert monster(state) == ("c5", "right")
    assert rooms.tiles(state) == {"f6": "red-4"}
    state = position(
        stage=1,
        child="c6",
        tiles={"f6": "red-1", "e6": "red-2", "d6": "red-3", "c6": "red-4"},
        monster="e6",
        facing="right",
        aside="yellow-1",
    )
    before = rooms.tiles(state)
    assert steps(state.play("done")) == ["up", "e5"]
    assert rooms.tiles(state) == before
    state = position(
        stage=2,
        child="d6",
        tiles={"f6": "red-1", "e6": "red-2", "d6": "red-3"},
        monster="f5",
        facing="down",
        aside="yellow-2",
    )
    before = rooms.tiles(state)
    assert steps(state.play("done"))[0] == "f6"
    assert rooms.tiles(state) == before
    trail = {"f6": "red-1", "e6": "red-2", "e5": "red-3", "e4": "red-4", "e3": "red-5", "d3": "red-6"}
    state = position(stage=2, child="d3", tiles=trail, monster="f6", facing="up", aside="yellow-2")
    assert steps(state.play("done")) == ["left", "e6"]  # its turn ends on a tile
    assert rooms.tiles(state) == trail


def test_it_never_leaves_the_board() -> None:
    """HR-3.15: from every square in every direction, with the child anywhere, it stays on the board."""
    table = game().board.record
    s = np.zeros(1, game().spec.dtype)
    start = rooms.fields(child="c3", under="red-1", aside="yellow-6")
    for key, value in start.items():
        s[key][0] = value
    fresh = s.copy()
    for stage in range(5):
        for at in range(36):
            for child in range(1, 36):
                if at in (child, int(table.last[stage])):
                    continue
                for facing in range(4):
                    s[0] = fresh[0]
                    s["stage"][0], s["monster"][0], s["child"][0], s["facing"][0] = stage, at, child, facing
                    s["wins"][0] = 0
                    s["match"][0] = 1  # so that a lost stage leaves the pieces where they are
                    game().kernels.apply(table, s[0], 48, None)
                    now = int(s["monster"][0])
                    assert 0 <= now < 36
                    assert abs(now % 6 - at % 6) + abs(now // 6 - at // 6) <= 2


def test_catching_ends_its_turn() -> None:
    """HR-3.16: after the catch there is no second action; nor after reaching the goal."""
    one = {"of": game(match="stage"), "losses": 0, "under": "red-1"}
    state, events = turn(**one, child="d3", monster="c3", facing="right", stage=2)
    assert steps(events) == ["d3"]
    assert state.is_over
    assert monster(state) == ("d3", "right")
    state, events = turn(**one, child="a6", monster="e3", facing="left", stage=1)
    assert steps(events) == ["d3"]
    assert state.is_over
    assert monster(state) == ("d3", "left")
