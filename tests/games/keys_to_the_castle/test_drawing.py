"""The castle at the terminal: at most 120 columns, everything said in words as well as in colour."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

import nightkeep as nk
from nightkeep.play.registry import game_spec
from tests.games.keys_to_the_castle.support import GAME, castle, started


def drawn(state: nk.State, seat: int | None) -> str:
    return Text.from_markup(game_spec(GAME).display.draw(state.view(seat), state.names)).plain


def rich_position() -> nk.State:
    return castle(
        "key-red net",
        players=4,
        turn=2,
        fronts={
            "a1": "open",
            "b2": "barred",
            "c3": "barred",
            "d4": "extra-key",
            "e5": "extra-turn",
            "f6": "barred",
            "b3": "open",
        },
        closed=["f6"],
        sawn=["c3"],
        locks=["f6", "d4"],
        passages=["a1-b2", "b5-c4"],
        at={0: "d4", 3: "b3"},
        nets={0: 2},
        used={0: ["d4"]},
        discard="padlock hacksaw hacksaw",
        colours={"a1": "yellow", "b2": "red"},
    )


def test_everything_is_on_the_picture() -> None:
    """Doors with colour and state, Padlocks, passages, characters, nets, goals, hands and piles."""
    text = drawn(rich_position(), 2)
    for words in (
        "a1 yellow   open",
        "b2 red    BARRED",
        "sawn",
        "+KEY",
        "+TURN",
        "(BARRED) LOCK",
        "@South net2 LOCK",
        "@East",
        "-/-",
        "-\\-",
        "NORTH: Seat 3 starts here, Seat 1 must get here",
        "WEST: Seat 2 starts here",
        "Your hand:",
        "Discard pile: Padlock, 2 x Hacksaw",
        "netted for 2 turns",
        "bonus had: d4",
        "4 cards",
        "closed",
    ):
        assert words in text, words


def test_passages_stand_at_their_crossing() -> None:
    """KC-8.1: the sign lies in the gap between the two rows, between the two columns, and leans the right way."""
    lines = drawn(rich_position(), 2).splitlines()
    row2 = next(i for i, line in enumerate(lines) if line.startswith(" 2"))
    row1 = next(i for i, line in enumerate(lines) if line.startswith(" 1"))
    signs = [line for line in lines[row2:row1] if "-/-" in line]
    assert len(signs) == 1
    place = signs[0].index("-/-")
    assert lines[row1].index("a1") < place < lines[row1].index("b1")
    row5 = next(i for i, line in enumerate(lines) if line.startswith(" 5"))
    row4 = next(i for i, line in enumerate(lines) if line.startswith(" 4"))
    place = next(line for line in lines[row5:row4] if "-\\-" in line).index("-\\-")
    assert lines[row4].index("b4") < place < lines[row4].index("c4")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, None])
def test_never_wider_than_120_columns(players: int, seat: int | None) -> None:
    """Through a game, with long names; markup in names stays harmless."""
    state = nk.game(GAME, players=players).start(["[red]Bartholomew the Longest[/]"] * players)
    chance = nk.Chance(players)
    for step in range(300):
        if state.is_over:
            break
        if step % 12 == 0:
            text = drawn(state, seat)
            assert max(map(len, text.splitlines())) <= 120
            assert "Bartholomew" in text
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])


def test_the_door_not_to_come_back_by_is_drawn() -> None:
    """KC-10.10: said of somebody who has left the castle, not of somebody inside or never inside."""
    left = castle(fronts={"b1": "open"}, at={0: "b1"}, entry={0: "b1"}, phase="moving")
    assert "another door" not in drawn(left, 0)
    left.play("leave")
    assert drawn(left, 0).count("outside (comes back by another door than b1)") == 1


def test_the_draw_for_who_begins_is_drawn() -> None:
    """KC-2.16: the headline says what chance decides."""
    assert drawn(nk.game(GAME, first_seat="drawn").start(), None).startswith("who begins is drawn")


def test_others_hands_are_not_drawn() -> None:
    """KC-13.1: a picture for one seat shows no card of another hand."""
    text = drawn(castle("key-red key-red key-red", "net net hacksaw", phase="drawing"), 0)
    hand = next(line for line in text.splitlines() if line.startswith("Your hand"))
    assert hand == "Your hand: 3 x red Key"
    assert not re.search(r"Net\b|Hacksaw", text)
    assert "Your hand" not in drawn(started(), None)


def test_the_end_is_drawn() -> None:
    """KC-12.1, KC-12.5: who has won, or that nobody has."""
    win = castle(fronts={"c7": "open", "c8": "open"}, at={0: "c7"}, phase="moving")
    win.play("move c8")
    assert drawn(win, None).startswith("Seat 1 has crossed the castle and wins")
    tie = castle(phase="moving", turns=599)
    tie.play("stay")
    assert drawn(tie, None).startswith("nobody has arrived: a draw")


def test_many_bonus_tiles_are_all_drawn() -> None:
    """KC-11.6, KC-11.11: where the tiles a seat has had its bonus from do not fit on its line, they get their own."""
    fronts = {"a1": "extra-key", "a2": "extra-turn", "a3": "extra-key", "c6": "extra-turn"}
    state = castle(players=3, fronts=fronts, entry={0: "a1"}, used={0: list(fronts)}, phase="moving")
    text = Text.from_markup(game_spec(GAME).display.draw(state.view(0), ("Bartholomew I.", "B", "C"))).plain
    assert max(map(len, text.splitlines())) <= 120
    assert "bonus had: a1 a2 a3 c6" in text
