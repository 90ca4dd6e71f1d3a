"""The castle at the terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.text import Text

import nightkeep as nk
from nightkeep.games.ghost_chase.terminal import draw
from tests.games.ghost_chase.hunt import SMALL, hunt, random_game


def drawn(state: nk.State, seat: int | None) -> str:
    return Text.from_markup(draw(state.view(seat), state.names)).plain


def inside(state: nk.State, seat: int | None, room: int) -> str:
    """What is drawn in a room: its number, and all up to the walls on that line and the next."""
    lines = drawn(state, seat).split("\n")
    for i, line in enumerate(lines[:28]):
        found = re.search(rf"(?<=[│:X┤├]){room}(?!\d)[^│:X]*", line)
        if found:
            return found[0].strip() + "/" + re.split("[│:X]", lines[i + 1][found.start() :])[0].strip()
    raise AssertionError(f"room {room} is not drawn")


@pytest.mark.parametrize(
    "options",
    [
        {"players": 5, "trap": True, "door": True, "chimney": True, "memory_aid": True, "deduction_aid": True},
        {"players": 2, "deduction_aid": True, "board": SMALL},
        {"players": 3},
    ],
)
def test_it_fits_120_columns_for_every_seat(options: dict[str, Any]) -> None:
    for i, state in enumerate(random_game(options, "draw")):
        if i % 7 == 0 or state.is_over:
            for seat in (0, 1, None):
                lines = drawn(state, seat).split("\n")
                assert max(map(len, lines)) <= 120
                assert len(lines) <= 37


def test_long_names_and_brackets_do_no_harm() -> None:
    state = nk.game("ghost-chase", players=2).start(names=["[bold]Max[/bold]" * 9, "[/]" * 40])
    assert max(map(len, drawn(state, 1).split("\n"))) <= 120


def test_every_room_is_drawn() -> None:
    state = hunt([54] * 3, [9])
    for room in range(1, 55):
        assert inside(state, 1, room).startswith(str(room))


def test_figures_trap_and_locked_door() -> None:
    state = hunt([16, 16, 16, 16], [30, 26, 10], "chasers", trap_room=26, seen=[1], locked="19-24")
    assert inside(state, 1, 16) == "16/ABCD"
    assert inside(state, 1, 26) == "26^/"
    line = next(line for line in drawn(state, 1).split("\n") if "X" in line)
    assert line.count("X") == 1
    assert "X" not in drawn(hunt([16] * 4, [30, 26, 10], "chasers"), 1).split("Canterville")[0]


def test_max_is_drawn_where_his_figure_is_and_for_himself_where_he_is() -> None:
    visible, hidden = hunt([54] * 3, [9]), hunt([54] * 3, [9, 10], "chasers")
    assert inside(visible, 1, 9) == "9/M"
    assert inside(hidden, 1, 10) == "10/"
    assert inside(hidden, 1, 9) == "9/"
    assert inside(hidden, 0, 10) == "10*/M"
    assert inside(hidden, 0, 9) == "9*/"


def test_animals_left_and_cards() -> None:
    state = hunt([54] * 3, [9, 10, 9, 9], "chasers", frame="cats", memory_aid=True)
    text = drawn(state, 1)
    assert "bats oooo  owls ooooo  mice ooooo  hedgehogs oooooo" in text
    assert "> cats oo.." in text
    assert "His cards: 9 ? ? (cheat) ?. He holds: 1 cheat. Breaks shown: 0." in text
    assert "His cards: 9 10 9 (cheat) break in 9. He holds: 1 cheat, 1 break." in drawn(state, 0)
    assert "Max has not appeared yet." in drawn(nk.game("ghost-chase").start(), 1)


def test_the_heat_map() -> None:
    """GC-10.10: a share in every room where Max can be, only with the aid, not for Max."""
    state = hunt([8, 47, 54], [9, 10], "chasers", break_cards=0, deduction_aid=True)
    for room in (10, 17, 18, 48):
        assert inside(state, 1, room) == f"{room}/16%"
    assert inside(state, 1, 49) == "49/"
    assert "%" not in drawn(state, 0)
    assert "%" not in drawn(hunt([8, 47, 54], [9, 10], "chasers", break_cards=0), 1)


def test_how_it_ended() -> None:
    state = hunt([48, 54, 54], [10, 9], "chasers")
    state.play("go 9 with ada")
    assert "Max was caught in 9." in drawn(state, 1)
    assert inside(state, 1, 9) == "9*/MA"
