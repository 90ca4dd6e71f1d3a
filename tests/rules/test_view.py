"""Views as declared parts: what is shown of a field, computed parts, and views within views."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nightkeep.rules.record import Int8, Int16, Ints, Record
from nightkeep.rules.things import FLAG, SEATS, Named, SetOf
from nightkeep.rules.view import ABSENT, Computed, Display, Shown, View

ROOM = Named("room", ("hall", "attic", "cellar"))


class Night(Record):
    """A position."""

    players: int = Int8("how many players there are", 2, 4)
    at: int = Int8("where the ghost is; -1: nowhere", -1, 2)
    score: Ints = Int16.row(4, "points by seat", -99, 99)
    card: Ints = Int8.row(4, "the room on each seat's card; -1: none", -1, 2)
    here: int = Int8("the seats in the house", 0, 15)


def night() -> Any:
    s = Night.zeros()[0]
    s.players, s.at, s.here = 3, -1, 0b101
    s.score[:] = [5, -2, 0, 9]
    s.card[:] = [2, -1, 0, -1]
    return s


@pytest.mark.parametrize(
    ("part", "shows"),
    [
        (Shown("players"), 3),
        (Shown("ghost", "at", ROOM, none=-1), None),
        (Shown("anybody", "here", FLAG), True),
        (Shown("here", thing=SEATS), [0, 2]),
        (Shown("rooms", "here", SetOf(ROOM)), ["hall", "cellar"]),
        (Shown("score"), [5, -2, 0, 9]),
        (Shown("score", upto="players"), [5, -2, 0]),
        (Shown("card", thing=ROOM, none=-1), ["cellar", "hall"]),
        (Shown("card", thing=ROOM, none=-1, upto="players"), ["cellar", None, "hall"]),
        (Shown("card", thing=ROOM, none=-1, by=Named("colour", ("red", "blue", "green", "grey"))),
         {"red": "cellar", "green": "hall"}),
        (Shown("score", by=ROOM, upto="players"), {"hall": 5, "attic": -2, "cellar": 0}),
    ],
)  # fmt: skip
def test_what_is_shown_of_a_field(part: Shown, shows: Any) -> None:
    value = part.value(None, night(), 0)
    assert value == shows and type(value) is type(shows)
    assert json.loads(json.dumps(value)) == shows


def test_parts_stand_in_their_order_and_absent_ones_are_left_out() -> None:
    view = View(
        Shown("players"),
        Computed("own", lambda board, s, seat: int(s.score[seat]) if seat >= 0 else ABSENT),
        Computed("house", View(Shown("at"), Computed("board", lambda board, s, seat: board))),
    )
    assert list(view("old house", night(), 1).items()) == [
        ("players", 3), ("own", -2), ("house", {"at": -1, "board": "old house"}),
    ]  # fmt: skip
    assert "own" not in view("old house", night(), -1)


def test_two_parts_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two parts of a view have the same name: at, at"):
        View(Shown("at"), Shown("at", thing=ROOM))


def test_a_display_joins_view_drawing_and_aim() -> None:
    display = Display(View(Shown("players")), lambda view, names: f"{view['position']['players']} of {len(names)}")
    view = {"position": display.view(None, night(), 0)}
    assert display.draw(view, ("Rosa", "Emil", "Ida", "Max")) == "3 of 4" and display.aim is None
