"""The grammar of actions: numbers, texts, structured forms and aims, there and back; errors with suggestions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nightkeep as nk
from nightkeep.rules.actions import Action, Grammar, NoActionError, Part
from nightkeep.rules.language import Language
from nightkeep.rules.things import FLAG, Named, Numbered

BOARD = SimpleNamespace(spaces=7)
SPACE = Numbered("space", lambda board: board.spaces)
COLOUR = Named("colour", ("red", "blue", "green"))
STEPS = Numbered("number", 2, first=1)

# Walk and ride interleave: even numbers walk, odd ones ride. Their first number depends on the board.
GRAMMAR = Grammar(
    Action("pass", "pass", 0, also=("wait",), example="pass"),
    Action("paint", "paint {space} {colour}", 1, {"space": Part(SPACE, 3), "colour": Part(COLOUR)}, target="space",
           example="paint 3 red"),
    Action("walk", "walk {steps} from {space}", lambda board: 1 + 3 * board.spaces,
           {"steps": Part(STEPS, 2), "space": Part(SPACE, 4)}, ("go {space} {steps}",), origin="space"),
    Action("ride", "ride {steps} from {space}", lambda board: 2 + 3 * board.spaces,
           {"space": Part(SPACE, 4), "steps": Part(STEPS, 2)}, origin="space", example="ride 1 from 2"),
)  # fmt: skip
COUNT = 1 + 3 * 7 + 4 * 7


def every_action() -> list[int]:
    return list(range(COUNT))


def test_numbers_texts_and_structures_go_there_and_back() -> None:
    texts = [GRAMMAR.write(BOARD, number) for number in every_action()]
    assert len(set(texts)) == COUNT
    assert [GRAMMAR.read(BOARD, text) for text in texts] == every_action()
    structures = [GRAMMAR.structured(BOARD, number) for number in every_action()]
    assert [GRAMMAR.from_structure(BOARD, data) for data in structures] == every_action()
    for number in every_action():
        action, things = GRAMMAR.find(BOARD, number)
        assert GRAMMAR.number(BOARD, action.kind, things) == number


def test_kinds_can_interleave() -> None:
    assert [GRAMMAR.write(BOARD, number) for number in (21, 22, 23, 24, 25, 26)] == [
        "paint 6 green", "walk 1 from 0", "ride 1 from 0", "walk 2 from 0", "ride 2 from 0", "walk 1 from 1",
    ]  # fmt: skip


def test_the_board_decides_how_many_there_are() -> None:
    small = SimpleNamespace(spaces=2)
    assert GRAMMAR.write(small, 7) == "walk 1 from 0" and GRAMMAR.write(small, 14) == "ride 2 from 1"
    with pytest.raises(NoActionError, match="there is no action number 15"):
        GRAMMAR.find(small, 15)


@pytest.mark.parametrize("number", [-1, COUNT, 10**12])
def test_a_number_that_is_no_action(number: int) -> None:
    with pytest.raises(NoActionError, match=f"no action number {number}"):
        GRAMMAR.write(BOARD, number)


def test_other_texts_are_read_as_the_same_action() -> None:
    assert GRAMMAR.read(BOARD, "wait") == GRAMMAR.read(BOARD, "pass") == 0
    assert GRAMMAR.read(BOARD, "go 4 2") == GRAMMAR.read(BOARD, "walk 2 from 4")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "'' is not an action; actions look like: pass, paint 3 red, ride 1 from 2"),
        ("pant 3 red", r"did you mean 'paint'\?\); actions look like"),
        ("paint", "'paint' is not an action; actions look like"),
        ("paint 3 rde", r"there is no colour 'rde' \(did you mean 'red'\?\)"),
        ("paint 9 red", "there is no space '9'; a space is 0 to 6"),
        ("walk 3 from 1", "there is no number '3'; a number is 1 to 2"),
        ("pass ", "'pass ' is not an action"),
        ("paint  3 red", "is not an action"),
        ("x" * 200, f"'{'x' * 80}' is not an action"),
    ],
)
def test_a_text_that_is_no_action(text: str, says: str) -> None:
    with pytest.raises(NoActionError, match=says):
        GRAMMAR.read(BOARD, text)


@given(st.text(alphabet="paint wlkrdefomgus0123469-", max_size=16))
def test_what_is_read_is_an_action(text: str) -> None:
    try:
        number = GRAMMAR.read(BOARD, text)
    except NoActionError:
        return
    assert GRAMMAR.read(BOARD, GRAMMAR.write(BOARD, number)) == number


def test_the_structured_form() -> None:
    assert GRAMMAR.structured(BOARD, 0) == {"kind": "pass"}
    assert GRAMMAR.structured(BOARD, 10) == {"kind": "paint", "space": 3, "colour": "red"}
    assert GRAMMAR.from_structure(BOARD, {"colour": "red", "space": 3, "kind": "paint"}) == 10


@pytest.mark.parametrize(
    ("given_data", "says"),
    [
        ({}, "kind = None: it may be pass, paint, walk, ride"),
        ({"kind": "fly"}, "kind = 'fly': it may be pass"),
        ({"kind": ["pass"]}, "it may be pass"),
        ({"kind": "paint", "space": 3}, "has these fields: kind, space, colour"),
        ({"kind": "pass", "space": 3}, "has these fields: kind"),
        ({"kind": "paint", "space": 7, "colour": "red"}, "space = 7: there is no space '7'; it may be: 0, 1, 2"),
        ({"kind": "paint", "space": True, "colour": "red"}, "space = True: there is no space 'True'"),
        ({"kind": "paint", "space": 1.0, "colour": "red"}, "there is no space '1.0'"),
        ({"kind": "paint", "space": 1, "colour": "blu"}, r"there is no colour 'blu' \(did you mean 'blue'\?\)"),
    ],
)
def test_a_structure_that_is_no_action(given_data: dict[str, Any], says: str) -> None:
    with pytest.raises(NoActionError, match=says):
        GRAMMAR.from_structure(BOARD, given_data)


def test_where_actions_begin_and_end() -> None:
    assert GRAMMAR.aim(BOARD, 0) is None
    assert GRAMMAR.aim(BOARD, GRAMMAR.read(BOARD, "paint 3 red")) == {"from": None, "to": 3}
    assert GRAMMAR.aim(BOARD, GRAMMAR.read(BOARD, "ride 1 from 2")) == {"from": 2, "to": None}


def test_a_grammar_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="two actions have the same kind"):
        Grammar(Action("pass", "pass", 0), Action("pass", "wait", 1))
    part = {"on": Part(FLAG)}
    for text in ("turn", "turn {off}", "turn {on} {on}", "turn {on} {off}"):
        with pytest.raises(ValueError, match=r"must name these parts once each: \['on'\]"):
            Action("turn", text, 0, part)
    with pytest.raises(ValueError, match="'set' must name"):
        Action("turn", "turn {on}", 0, part, also=("set",))
    with pytest.raises(ValueError, match="action turn has no part 'off'"):
        Action("turn", "turn {on}", 0, part, target="off")


GAMES = [name for name in nk.games() if isinstance(nk.game(name).spec.language, Language)]


@pytest.mark.parametrize("name", GAMES)
def test_every_games_examples_are_actions(name: str) -> None:
    game = nk.game(name)
    language = game.spec.language
    assert isinstance(language, Language)
    examples = language.actions.examples()
    assert examples
    for text in examples:
        number = game.read_action(text)
        assert game.write_action(number) == text
        assert language.actions.from_structure(game.board, language.structured(game.board, number)) == number
