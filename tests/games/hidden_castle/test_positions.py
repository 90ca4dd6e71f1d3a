"""Positions out and in: every invariant that the game watches over is broken once, and named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.gallery.places import BOX, CHAMBER, DOOR, STEP
from nightkeep.games.gallery.tables import PHASES
from tests.games.gallery_support import everybody, fields, phantom, play
from tests.games.hidden_castle.castle import castle, random_states

GAME = nk.game("hidden-castle", players=6)
CHOOSE = nk.game("hidden-castle", players=6, colours="choose")
GUESTS = [["4", "library"], ["+9", "30"]]


def phase(name: str) -> int:
    return PHASES.index(name)


def broken(game: nk.Game, position: dict[str, Any]) -> list[str]:
    """What a game says about a position."""
    with pytest.raises(nk.PositionError) as refused:
        game.state(position)
    assert str(refused.value) == "not a position of this game: " + "; ".join(refused.value.broken)
    return refused.value.broken


def rolling(**changed: Any) -> dict[str, Any]:
    """A good position in play, with some fields changed."""
    return {**fields(GAME, GUESTS, "25", clock=1), **changed}


def placing(**changed: Any) -> dict[str, Any]:
    """A good position while guests are placed: seats 0 and 1 have placed one each."""
    return {**fields(GAME, [["4"], ["5"]], "door", phase="placing"), **changed}


def guests_at(*places: int) -> list[int]:
    """The field `place` for six players with two guests each; those not given are on space 24."""
    return [*places, *[24] * (12 - len(places)), *[BOX] * 4]


# ---------------------------------------------------------------------- out and in


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("colours", ["seat-order", "choose"])
def test_every_position_of_a_game_goes_out_and_in(players: int, colours: str) -> None:
    """HC-2.1, HC-2.2: through JSON, from the first position to the last, and nothing is ever broken."""
    game = nk.game("hidden-castle", players=players, colours=colours)
    for state in random_states(game, seed=players):
        assert state.status() == []
        again = game.state(json.loads(json.dumps(state.to_dict())))
        assert again == state
        assert again.actor == state.actor
        assert again.actions() == state.actions()
        assert again.scores() == state.scores()
        assert again.winners() == state.winners()
    assert state.is_over


def test_play_goes_on_from_a_position() -> None:
    """HC-3.1: and its record replays."""
    state = castle(*GUESTS, turn=3)
    play(state, "roll phantom", "roll 2")
    assert state.actor == 4
    assert nk.replay(json.loads(json.dumps(state.record()))) == state
    assert phantom(state) == "28"


def test_good_positions_are_good() -> None:
    """HC-2.8: the positions that are broken below."""
    assert GAME.state(rolling()).status() == []
    assert GAME.state(placing()).status() == []
    assert everybody(GAME.state(placing()))[:3] == [["4", "box"], ["5", "box"], ["box", "box"]]


# ---------------------------------------------------------------------- one thing broken at a time

BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "no players": (
        rolling(players=0, score=[0] * 8),
        "players is 0, but with these options it is 6; 0 players with 2 guests each do not fit together",
    ),
    "nine players": (
        rolling(players=9),
        "players is 9, but with these options it is 6; 9 players with 2 guests each do not fit together",
    ),
    "wrong guests each": (
        rolling(each=3),
        "each is 3, but with these options it is 2; 6 players with 3 guests each do not fit together",
    ),
    "turn of nobody": (rolling(turn=6), "turn is 6; seats are 0 to 5"),
    "turn below nobody": (rolling(turn=-1), "turn is -1; seats are 0 to 5"),
    "unknown phase": (rolling(phase=7), "phase 7 is unknown"),
    "phase below": (rolling(phase=-1), "phase -1 is unknown"),
    "a number without a roll": (rolling(die=4), "die is 4 in phase 2"),
    "no number to move": (rolling(phase=phase("moving")), "die is 0 in phase 3"),
    "a three": (rolling(phase=phase("moving"), die=3), "die is 3 in phase 3"),
    "guests out of order": (
        rolling(place=guests_at(30, 4)), "guests of seat 0 are not in order of place",
    ),
    "guest off the loop": (
        rolling(place=guests_at(4, 36)), "seat 0 has a guest on place 36, which is not on this board",
    ),
    "guest in no chamber": (
        rolling(place=guests_at(4, CHAMBER + 9)), "seat 0 has a guest on place 89, which is not on this board",
    ),
    "guest on no step": (
        rolling(place=guests_at(4, STEP + 9)), "seat 0 has a guest on place 113, which is not on this board",
    ),
    "guest at the door": (
        rolling(place=guests_at(4, DOOR)), "seat 0 has a guest on place 120, which is not on this board",
    ),
    "guest below 0": (
        rolling(place=guests_at(-1, 4)), "seat 0 has a guest on place -1, which is not on this board",
    ),
    "guests of nobody": (rolling(place=[*guests_at()[:12], 3, BOX, BOX, BOX]), "guests of nobody are on the board"),
    "wrongly counted": (
        placing(placed=3), "10 guests are in the box, but 3 of 12 count as placed",
    ),
    "placing off the gallery": (
        placing(place=[4, BOX, CHAMBER, BOX, *[BOX] * 12]),
        "guests are off the gallery while they are being placed; "
        "guests are off the gallery before the Phantom has reached it",
    ),
    "play before placing": (
        rolling(place=guests_at(4, BOX)), "not all guests have been placed, but play has begun",
    ),
    "placing out of turn": (placing(turn=3), "turn is 3, but it is seat 2 that places the next guest"),
    "placing out of order": (
        placing(place=[4, 5, *[BOX] * 14]), "guests are not placed by turns: [0, 2, 2, 2, 2, 2] are in the box",
    ),
    "nothing left to place": (
        {**fields(GAME, [[str(2 * n), str(2 * n + 1)] for n in range(6)], "door", phase="placing")},
        "guests are being placed, but none is left in the box",
    ),
    "placing together": (
        placing(place=[4, BOX, 4, BOX, *[BOX] * 12]), "two guests share a space while guests are being placed",
    ),
    "two in a chamber": (
        rolling(place=guests_at(4, CHAMBER, 4, CHAMBER)), "two guests are in one chamber",
    ),
    "Phantom off the loop": (rolling(phantom=36), "the Phantom is on place 36, which is not on this board"),
    "Phantom in a chamber": (rolling(phantom=CHAMBER, clock=0, place=guests_at()),
                             "the Phantom is on place 80, which is not on this board"),
    "Phantom in the box": (rolling(phantom=BOX, clock=0, place=guests_at()),
                           "the Phantom is on place 127, which is not on this board"),
    "captured too early": (
        rolling(phantom=DOOR, clock=0, place=guests_at(4, STEP)),
        "guests are off the gallery before the Phantom has reached it",
    ),
    "uncaptured": (rolling(place=guests_at(4, 25)), "a guest stands uncaptured on the Phantom's space 25"),
    "two reds": (rolling(colour=[0, 0, 2, 3, 4, 5, BOX, BOX]), "the colours are not different colours in play"),
    "no such colour": (rolling(colour=[8, 1, 2, 3, 4, 5, BOX, BOX]), "the colours are not different colours in play"),
    "no colour": (rolling(colour=[BOX, 1, 2, 3, 4, 5, BOX, BOX]), "the colours are not different colours in play"),
    "colour of nobody": (rolling(colour=[0, 1, 2, 3, 4, 5, 6, BOX]), "seats have a colour that have not chosen one"),
    "no such clock": (rolling(clock=7, phase=phase("over")), "clock 7 is not one of the 7 clocks"),
    "far beyond the clocks": (rolling(clock=127, phase=phase("over")), "clock 127 is not one of the 7 clocks"),
    "clock below": (rolling(clock=-1), "clock -1 is not one of the 7 clocks"),
    "score below 0": (rolling(score=[-1, 10, 10, 10, 10, 10, 0, 0]), "a score is below 0"),
    "points of nobody": (rolling(score=[10, 10, 10, 10, 10, 10, 1, 0]), "an empty seat has points"),
    "play after 46": (
        rolling(score=[46, 10, 10, 10, 10, 10, 0, 0]),
        "the game is over exactly when the last clock or 46 points are reached",
    ),
    "play after the last clock": (
        rolling(clock=6), "the game is over exactly when the last clock or 46 points are reached",
    ),
    "over too early": (
        rolling(phase=phase("over")), "the game is over exactly when the last clock or 46 points are reached",
    ),
    "placed again": (rolling(phase=phase("replacing"), place=[*range(12), *[BOX] * 4]),
                     "guests are never placed again in this game"),
    "first clock in the gallery": (
        rolling(clock=0), "the first clock runs exactly until the Phantom reaches the gallery",
    ),
    "second clock on the stairs": (
        rolling(phantom=STEP, place=guests_at()), "the first clock runs exactly until the Phantom reaches the gallery",
    ),
    "Phantom too early": (
        placing(phantom=STEP), "the Phantom leaves the cellar door before all guests are placed",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_invariant_is_named(what: str) -> None:
    """HC-1.3, HC-1.7, HC-1.10, HC-1.11, HC-1.12, HC-2.1, HC-2.2, HC-2.5, HC-2.8 to HC-2.11, HC-4.7, HC-5.3, HC-8.1,
    HC-9.1, HC-9.2: alone, and in words."""
    position, words = BROKEN[what]
    assert "; ".join(broken(GAME, position)) == words


CHOOSING: dict[str, tuple[dict[str, Any], str]] = {
    "chosen too early": ({"colour": [0, 1, 2, *[BOX] * 5]}, "seats have a colour that have not chosen one"),
    "chosen twice": ({"colour": [0, 0, *[BOX] * 6]}, "the colours are not different colours in play"),
    "placed too early": (
        {"place": [4, BOX, 5, BOX, *[BOX] * 12], "placed": 2}, "guests are placed before everybody has a colour",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", CHOOSING)
def test_a_broken_invariant_while_choosing_is_named(what: str) -> None:
    """HC-2.2, HC-2.3"""
    changed, words = CHOOSING[what]
    good = fields(CHOOSE, [], "door", phase="choosing", turn=2)
    assert CHOOSE.state(good).actions()[0] == "colour turquoise"
    assert broken(CHOOSE, {**good, **changed}) == [words]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_small_parties_have_the_first_colours(players: int) -> None:
    """HC-2.2: green is not in play with five."""
    game = nk.game("hidden-castle", players=players)
    good = fields(game, [], "25", clock=1)
    colours = [players, *good["colour"][1:]]
    assert broken(game, {**good, "colour": colours}) == ["the colours are not different colours in play"]


def test_several_broken_invariants_are_all_listed() -> None:
    """HC-1.11, HC-1.12, HC-5.3, HC-4.7: in one message."""
    position = rolling(
        turn=-3, die=9, clock=-1, score=[-5, 60, 10, 10, 10, 10, 0, 3], place=guests_at(25, CHAMBER, 99, CHAMBER),
        colour=[1, 1, 2, 3, 4, 5, BOX, BOX],
    )  # fmt: skip
    assert set(broken(GAME, position)) == {
        "turn is -3; seats are 0 to 5",
        "die is 9 in phase 2",
        "guests of seat 1 are not in order of place",
        "seat 1 has a guest on place 99, which is not on this board",
        "two guests are in one chamber",
        "a guest stands uncaptured on the Phantom's space 25",
        "the colours are not different colours in play",
        "clock -1 is not one of the 7 clocks",
        "a score is below 0",
        "an empty seat has points",
        "the game is over exactly when the last clock or 46 points are reached",
    }


# ---------------------------------------------------------------------- malformed


@pytest.mark.parametrize("position", [None, [], "position", 7, True])
def test_a_position_is_an_object(position: Any) -> None:
    """HC-1.13"""
    (words,) = broken(GAME, position)
    assert "a position is an object with the fields phase, turn, players" in words


@pytest.mark.parametrize("field", list(rolling()))
def test_every_field_must_be_there(field: str) -> None:
    """HC-1.13"""
    position = rolling()
    del position[field]
    assert broken(GAME, position) == [f"field '{field}' is missing"]


@pytest.mark.parametrize("field", ["secret", "", "Turn"])
def test_no_other_field_may_be_there(field: str) -> None:
    """HC-1.13"""
    assert broken(GAME, {**rolling(), field: 1}) == [f"unknown field '{field}'"]


@pytest.mark.parametrize("field", list(rolling()))
@pytest.mark.parametrize("value", [None, "1", 1.0, True, 10**6, -(10**6), [], [[1]], {}, [1.5] * 8, ["x"] * 16, 10**30])
def test_every_field_has_its_shape(field: str, value: Any) -> None:
    """HC-1.13: whole numbers that fit, and lists of the right length."""
    (words,) = broken(GAME, rolling(**{field: value}))
    assert words.startswith(f"field '{field}': ")


def test_everything_malformed_is_listed() -> None:
    """HC-1.13"""
    position = rolling(turn="x", die=None, extra=1)
    del position["clock"]
    words = broken(GAME, position)
    assert len(words) == 4
    assert {word.split("'")[1] for word in words} == {"turn", "die", "extra", "clock"}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 8])
def test_a_position_of_another_number_of_players_is_refused(players: int) -> None:
    """HC-1.1, HC-2.1: it does not belong to a game of six."""
    position = nk.game("hidden-castle", players=players).start().to_dict()
    assert any("players" in words for words in broken(GAME, position))
