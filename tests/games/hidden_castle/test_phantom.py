"""HC-7: the Phantom and the clocks."""

from __future__ import annotations

from pathlib import Path

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, position, roll, told
from tests.games.hidden_castle.castle import STEPS, board_file, castle, random_states

SPEEDS = [3, 3, 4, 5, 6, 7]
CLIMBS = list(zip(("door", *STEPS), (*STEPS[2:], "0", "1", "2"), strict=True))


def clock(state: nk.State) -> int:
    """Which clock the token lies on."""
    return int(state.to_dict()["clock"])


@pytest.mark.parametrize("at", range(1, 6))
def test_speed_from_the_clock(at: int) -> None:
    """HC-7.1: the whole distance, whoever is captured on the way and however many."""
    for crowd in ([], ["11", "11"], ["12", str(10 + SPEEDS[at])]):
        state = castle(crowd, crowd, phantom="10", clock=at)
        roll(state, "phantom")
        assert phantom(state) == str(10 + SPEEDS[at])
        assert clock(state) == at


@pytest.mark.parametrize(("origin", "target"), CLIMBS)
def test_climbing_step_by_step(origin: str, target: str) -> None:
    """HC-7.2: every step is one space, then the exit, then the gallery, without a stop."""
    state = castle(phantom=origin)
    roll(state, "phantom")
    assert phantom(state) == target


def test_climbing_past_the_exit_on_a_fast_board(tmp_path: Path) -> None:
    """HC-7.2: out of the cellar and far into the gallery in one move, capturing all the way."""
    game = nk.game("hidden-castle", players=6, board=board_file(tmp_path, 16, 4, speeds=(15, 3)))
    state = position(game, [["4", "5"], ["15", "0"]], "door", clock=0, rest="1")
    roll(state, "phantom")
    assert phantom(state) == "0"  # two steps, the exit, and twelve more
    assert everybody(state)[:3] == [["+3", "+2"], ["+3", "+3"], ["1", "1"]]


@pytest.mark.parametrize(("origin", "target"), [("0", "3"), ("1", "4"), ("25", "28"), ("33", "0"), ("35", "2")])
def test_clockwise_around_the_gallery(origin: str, target: str) -> None:
    """HC-7.3: past doorways and over the exit."""
    state = castle(phantom=origin, rest="20")
    roll(state, "phantom")
    assert phantom(state) == target


def test_no_way_back_to_the_dungeon() -> None:
    """HC-7.4: round after round, the Phantom stays in the gallery."""
    game = nk.game("hidden-castle", players=2)
    out = False
    for state in random_states(game, seed=3, most=2000):
        out = out or phantom(state).isdigit()
        assert phantom(state).isdigit() == out
    assert out


@pytest.mark.parametrize(
    ("origin", "before", "after"),
    [("+4", 0, 1), ("+3", 0, 1), ("+2", 0, 1), ("+5", 0, 0), ("33", 1, 2), ("34", 1, 2), ("35", 1, 2), ("32", 1, 1)],
)
def test_the_exit_moves_the_clock_on(origin: str, before: int, after: int) -> None:
    """HC-7.5: whether it stops there or goes on, from the stairs and from the gallery."""
    state = castle(phantom=origin, clock=before, rest="20")
    roll(state, "phantom")
    assert clock(state) == after


def test_new_speed_from_the_next_roll() -> None:
    """HC-7.6: the move goes on at the old speed, the next one has the new."""
    state = castle(phantom="35", clock=1, rest="20")
    roll(state, "phantom")
    assert (phantom(state), clock(state)) == ("2", 2)
    roll(state, "phantom")
    assert phantom(state) == "6"


def test_starting_from_the_exit() -> None:
    """HC-7.7: one visit, one clock: by stopping there, not by going on from there."""
    state = castle(phantom="33", clock=1, rest="20")
    roll(state, "phantom")
    assert (phantom(state), clock(state)) == ("0", 2)
    roll(state, "phantom")
    assert (phantom(state), clock(state)) == ("4", 2)


def test_starting_from_the_exit_before_the_last_clock() -> None:
    """HC-7.7: the game goes on, and a guest that walked up behind the Phantom is left alone."""
    state = castle(["35", "35"], phantom="0", clock=5, rest="20")
    roll(state, "phantom")
    assert (phantom(state), clock(state)) == ("7", 5)
    assert not state.is_over
    assert guests(state, 0) == ["35", "35"]


@pytest.mark.parametrize("exit", [0, 7, 15])
def test_starting_from_the_exit_of_the_shortest_loop(tmp_path: Path, exit: int) -> None:
    """HC-7.7, HC-7.5: fifteen of sixteen spaces do not reach it again; the sixteenth does, in the next move."""
    game = nk.game("hidden-castle", players=6, board=board_file(tmp_path, 16, exit, speeds=(3, 15, 15)))
    state = position(game, [], str(exit), clock=1, rest=str((exit + 5) % 16))
    roll(state, "phantom")
    assert (phantom(state), clock(state)) == (str((exit + 15) % 16), 1)
    assert state.scores() == [16] * 6
    roll(state, "phantom")
    assert (phantom(state), clock(state)) == (str((exit + 14) % 16), 2)


def test_the_first_way_out() -> None:
    """HC-7.8: +8, +5, +2, then over the exit and space 1 to space 2, and 12:00."""
    state = castle(["1"], ["0"], ["3"], phantom="door", rest="20")
    seen = []
    for _ in range(4):
        events = roll(state, "phantom")
        seen.append((phantom(state), clock(state)))
    assert seen == [("+8", 0), ("+5", 0), ("+2", 0), ("2", 1)]
    assert [told["time"] for told in [e.data for e in events if e.kind == "clock"]] == ["12:00"]
    assert [guests(state, seat)[-1] for seat in range(3)] == ["+9", "+10", "20"]


@pytest.mark.parametrize(
    ("origin", "target"), [("35", "6"), ("34", "5"), ("33", "4"), ("32", "3"), ("31", "2"), ("30", "1"), ("29", "0")]
)
def test_the_move_goes_on_past_the_last_clock(origin: str, target: str) -> None:
    """HC-7.9, HC-7.1: the move under way keeps its seven spaces, and captures on those past the exit too."""
    state = castle(["0", "1"], ["3", "5"], ["6", "7"], phantom=origin, clock=5, rest="20")
    events = roll(state, "phantom")
    assert (phantom(state), clock(state)) == (target, 6)
    caught = [space for space in (0, 1, 3, 5, 6) if space <= int(target)]
    assert [event["space"] for event in told(events, "captured")] == caught
    steps = dict(zip(caught, STEPS, strict=False))
    expected = [[1, 0], [5, 3], [7, 6]]
    for seat, spaces in enumerate(expected):
        stay = sorted(space for space in spaces if space not in caught)
        fell = [steps[space] for space in sorted(spaces) if space in caught]
        assert guests(state, seat) == [*map(str, stay), *fell], seat
    assert sum(state.scores()) == 60 + sum(int(step) for step in steps.values())
    assert [event.kind for event in events][-1] == "over"
    assert state.is_over


def test_the_move_goes_on_past_the_last_clock_from_the_stairs(tmp_path: Path) -> None:
    """HC-7.9, HC-9.1: a board with two clocks ends with the first arrival, when the nine spaces are walked."""
    game = nk.game("hidden-castle", players=6, board=board_file(tmp_path, speeds=(9,)))
    state = position(game, [["0", "1"], ["8", "10"]], "+2", clock=0, rest="9")
    roll(state, "phantom")
    assert phantom(state) == "8"
    assert everybody(state)[:3] == [["+3", "+2"], ["10", "+3"], ["9", "9"]]
    assert state.is_over


def test_captures_before_the_last_clock_are_made() -> None:
    """HC-7.9, HC-8.2: on the way to the exit as usual, and on the rest of the way as well."""
    state = castle(["33", "35"], ["0", "3"], ["2", "2"], phantom="31", clock=5, rest="20")
    roll(state, "phantom")
    assert everybody(state)[:3] == [["+10", "+9"], ["3", "+8"], ["+7", "+7"]]
    assert state.scores()[:3] == [29, 18, 24]


@pytest.mark.parametrize("at", range(1, 6))
@pytest.mark.parametrize(("space", "number"), [("35", 1), ("34", 4), ("35", 5), ("stairs", 1), ("stairs", 4)])
def test_only_phantom_rolls_move_the_clock(at: int, space: str, number: int) -> None:
    """HC-7.10: guests that land on or pass the exit do not, nor do those that come up the stairs."""
    state = castle(["+9" if space == "stairs" else space], die=number, clock=at)
    assert f"walk {space}" in moves(state)
    events = play(state, f"walk {space}")
    assert clock(state) == at
    assert not told(events, "clock")
