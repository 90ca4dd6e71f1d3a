"""Why an action is not legal: the reason, the rules behind it, and a state that stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.gallery import why as w
from nightkeep.games.hidden_castle.tables import REASONS as TABLE
from tests.games.gallery_support import guests, moves, play, position
from tests.games.hidden_castle.castle import castle
from tests.games.why_support import check_interpreted, reason

CHOOSE = nk.game("hidden-castle", players=3, colours="choose")
SIX = nk.game("hidden-castle", players=6)
DRAW = nk.game("hidden-castle", players=6, first_seat="drawn")


def choosing() -> nk.State:
    return position(CHOOSE, [], "door", phase="choosing", turn=1)


def placing() -> nk.State:
    return position(SIX, [["4"], ["5"]], "door", phase="placing")


def crowd(die: int, *own: str, **more: Any) -> nk.State:
    """Seat 0 to move with these guests; seat 1 sits in the Library and the Ballroom."""
    return castle(own, ["library", "ballroom"], die=die, **more)


REASONS: dict[str, tuple[Any, str, tuple[str, ...], str]] = {
    # name: (state, action, rules, words)
    "place while drawing": (DRAW.start, "place 4", ("HC-2.14",), "the first seat must be drawn first"),
    "a seat that does not play": (DRAW.start, "first 7", ("HC-2.14",), "seats are 1 to 6 in this game"),
    "a second draw": (placing, "first 1", ("HC-2.14",), "drawn once at most, before everything else"),
    "move before the roll": (lambda: castle(["4"]), "walk 4", ("HC-3.2",), "the die must be rolled first"),
    "place before the roll": (lambda: castle(["4"]), "place 5", ("HC-3.2",), "the die must be rolled first"),
    "stay before the roll": (lambda: castle(["4"]), "stay", ("HC-3.2",), "the die must be rolled first"),
    "second roll": (lambda: castle(["4"], die=4), "roll 5", ("HC-3.2",), "rolled once, at the beginning of a turn"),
    "roll while placing": (placing, "roll phantom", ("HC-3.2",), "rolled once, at the beginning of a turn"),
    "roll while choosing": (choosing, "roll 1", ("HC-3.2",), "rolled once, at the beginning of a turn"),
    "place while choosing": (choosing, "place 4", ("HC-2.3",), "first everybody chooses a colour"),
    "walk while choosing": (choosing, "walk 4", ("HC-2.3",), "first everybody chooses a colour"),
    "colour while placing": (placing, "colour red", ("HC-2.3",), "colours are chosen only before the game"),
    "colour while moving": (lambda: castle(die=4), "colour red", ("HC-2.3",), "chosen only before the game"),
    "colour not in play": (choosing, "colour grey", ("HC-2.2",), "grey is not in play with 3 players"),
    "colour taken": (choosing, "colour red", ("HC-2.2", "HC-2.3"), "red is taken"),
    "space taken": (placing, "place 4", ("HC-2.9",), "space 4 already holds a guest"),
    "space taken by another": (placing, "place 5", ("HC-2.9",), "space 5 already holds a guest"),
    "walk while placing": (placing, "walk 4", ("HC-2.8", "HC-2.13"), "must be placed on a free gallery space now"),
    "enter while placing": (placing, "enter library from 3", ("HC-2.8", "HC-2.13"), "must be placed on a free"),
    "stay while placing": (placing, "stay", ("HC-2.8", "HC-2.13"), "must be placed on a free gallery space now"),
    "place in play": (lambda: castle(die=4), "place 4", ("HC-2.8", "HC-2.13"), "placed only before play"),
    "stay": (lambda: castle(die=4), "stay", ("HC-3.3",), "you must move a guest; staying is not allowed here"),
    "walk from nowhere": (lambda: crowd(4, "4"), "walk 6", ("HC-3.3", "HC-3.5"), "no guest of yours is on space 6"),
    "walk another's guest": (lambda: crowd(4, "4"), "walk library", ("HC-3.3", "HC-3.5"),
                             "no guest of yours is in the Library"),
    "walk nobody's stairs": (lambda: crowd(4, "4"), "walk stairs", ("HC-3.3", "HC-3.5"),
                             "no guest of yours is on the stairs"),
    "enter from nowhere": (lambda: crowd(4, "4"), "enter chapel from 10", ("HC-3.3", "HC-3.5"),
                           "no guest of yours is on space 10"),
    "enter from another's chamber": (lambda: crowd(5, "4"), "enter chapel from ballroom", ("HC-3.3", "HC-3.5"),
                                     "no guest of yours is in the Ballroom"),
    "closed at the door": (lambda: castle(["3"], phantom="door", die=1), "enter library from 3", ("HC-5.1",),
                           "closed until the Phantom is in the gallery"),
    "closed on the stairs": (lambda: castle(["3"], phantom="+2", die=1), "enter library from 3", ("HC-5.1",),
                             "closed until the Phantom is in the gallery"),
    "return": (lambda: castle(["chapel"], die=2), "enter chapel from chapel", ("HC-5.19",),
               "may not leave the Chapel and enter it again in one move"),
    "own guest": (lambda: castle(["chapel", "11"], die=1), "enter chapel from 11", ("HC-5.9",),
                  "a guest of yours is already in the Chapel"),
    "too far": (lambda: castle(["10"], die=1), "enter chapel from 10", ("HC-5.4",),
                "the Chapel is 2 steps away, and the die shows 1"),
    "too far from a chamber": (lambda: castle(["ballroom"], die=4), "enter chapel from ballroom", ("HC-5.4",),
                               "the Chapel is 5 steps away, and the die shows 4"),
    "too far from the stairs": (lambda: castle(["+9"], die=4), "enter library from stairs", ("HC-5.4",),
                                "the Library is 5 steps away, and the die shows 4"),
    "too far backwards": (lambda: castle(["12"], die=5), "enter chapel from 12", ("HC-5.4",),
                          "the Chapel is 36 steps away, and the die shows 5"),
    "exact for -3": (lambda: castle(["8"], die=4), "enter ballroom from 8", ("HC-5.7",),
                     "the Ballroom (-3) can only be entered with an exact number"),
    "exact for an occupant": (lambda: crowd(5, "3"), "enter library from 3", ("HC-5.8",),
                              "the Library is occupied and can only be entered with an exact number"),
}  # fmt: skip


@pytest.mark.parametrize("what", REASONS)
def test_why_not(what: str) -> None:
    """HC-2.2, HC-2.3, HC-2.8, HC-2.9, HC-2.13, HC-3.2, HC-3.3, HC-3.5, HC-5.1, HC-5.4, HC-5.7, HC-5.8, HC-5.9, HC-5.19:
    each refusal gives the reason and cites its rules, and changes nothing."""
    make, action, rules, words = REASONS[what]
    state = make()
    before, history = state.to_bytes(), state.history
    refusal = state.why(action)
    assert refusal is not None
    assert words in refusal.text
    assert tuple(rule.id for rule in refusal.rules) == rules
    with pytest.raises(nk.IllegalAction) as refused:
        state.play(action)
    assert refused.value.refusal == refusal
    assert words in str(refused.value)
    assert all(rule in str(refused.value) for rule in rules)
    assert "allowed: " in str(refused.value)
    assert (state.to_bytes(), state.history) == (before, history)


UNREADABLE = {
    "": "is not an action",
    "dance": "is not an action (did you mean 'place'?); actions look like: roll 4",
    "roll": "is not an action",
    "roll 3": "there is no face '3'; it may be: 1, 2, 4, 5, phantom",
    "roll 4 4": "is not an action",
    "colour black": "there is no colour 'black'",
    "place 36": "there is no space '36'; a space is 0 to 35",
    "place -1": "there is no space '-1'",
    "place 007": "there is no space '007'",
    "place \u0661": "there is no space",
    "place 1.0": "there is no space '1.0'",
    "walk cellar": "there is no space 'cellar'",
    "walk +9": "there is no space '+9'",
    "enter kitchen from 3": "there is no chamber 'kitchen'; it may be: library, ballroom",
    "enter library from 36": "there is no space '36'",
    "enter library": "is not an action",
    "enter 3 from library": "there is no chamber '3'",
    "walk " + "9" * 3990: "there is no space",
    "walk " + "9" * 5000: "at most 4000 characters",
}


@pytest.mark.parametrize("action", UNREADABLE, ids=range(len(UNREADABLE)))
def test_texts_that_are_no_action(action: str) -> None:
    """HC-1.4, HC-1.5, HC-1.8, HC-2.2: the reason says what there is; nothing changes."""
    state = castle(["4", "10"], die=1)
    before = state.to_bytes()
    refusal = state.why(action)
    assert refusal is not None
    assert UNREADABLE[action] in refusal.text
    with pytest.raises(nk.IllegalAction) as refused:
        state.play(action)
    assert len(str(refused.value)) < 5000
    assert state.to_bytes() == before


@pytest.mark.parametrize("action", [None, 4, b"roll 4", ["roll", "4"]])
def test_things_that_are_no_text(action: Any) -> None:
    """HC-3.2: an action is a text."""
    refusal = castle().why(action)
    assert refusal is not None
    assert "an action is a text" in refusal.text


def test_why_of_a_legal_action_is_none() -> None:
    """HC-3.3"""
    state = castle(["3", "library"], ["chapel"], die=4)
    assert all(state.why(action) is None for action in state.actions())


def test_every_other_action_has_a_reason() -> None:
    """HC-3.3: in each phase, every action of the game is either legal or refused with a rule."""
    states = [choosing(), placing(), castle(["4"]), crowd(4, "3", "+9"), crowd(1, "8", "11", phantom="30")]
    states.append(castle(["3", "8"], phantom="+5", die=5))
    for state in states:
        legal = set(state.action_codes())
        for code in range(state.game.action_count or 0):
            refusal = state.why(state.write(code))
            assert (refusal is None) == (code in legal)
            assert refusal is None or refusal.rules


@pytest.mark.parametrize("code", [-1, 10**6])
def test_numbers_that_are_no_action(code: int) -> None:
    """HC-3.3"""
    state = castle(["4"], die=4)
    with pytest.raises(nk.IllegalAction, match=f"there is no action number {code}"):
        state.play_code(code)
    with pytest.raises(nk.IllegalAction, match="there is no action number"):
        state.play_code(state.game.action_count or 0)


def test_nothing_is_legal_after_the_end() -> None:
    """HC-9.5"""
    state = castle(score=[46], phase="over")
    for action in ("roll 4", "walk 24", "dance"):
        with pytest.raises(nk.IllegalAction, match="the game is over"):
            state.play(action)
    refusal = state.why("walk 24")
    assert refusal is not None
    assert refusal.text == "the game is over"


@pytest.mark.parametrize("seat", [1, 2, 5])
def test_another_seats_action(seat: int) -> None:
    """HC-3.1: only the seat in turn decides; the others are told whose turn it is."""
    state = castle(["4"], ["5"], die=4)
    before = state.to_bytes()
    with pytest.raises(nk.IllegalAction, match=f"Seat {seat + 1} cannot act now: it is Seat 1's turn"):
        state.play("walk 4", seat=seat)
    assert state.to_bytes() == before
    state.play("walk 4", seat=0)


def test_nobody_may_roll_for_chance() -> None:
    """HC-3.2: the die is chance's."""
    state = castle(["4"])
    with pytest.raises(nk.IllegalAction, match="Seat 1 cannot act now: it is chance's turn"):
        state.play("roll 5", seat=0)
    assert state.history == []


@pytest.mark.parametrize("seat", [6, -5, 100])
def test_a_seat_that_is_not_there(seat: int) -> None:
    """HC-1.1"""
    with pytest.raises(nk.OptionError, match="seats are 0 to 5"):
        castle(["4"], die=4).play("walk 4", seat=seat)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("enter armoury", "enter armoury from 20"),
        ("enter winter-garden from", "enter winter-garden from 20"),
        ("ENTER   Armoury", "enter armoury from 20"),
        ("Walk 20", "walk 20"),
        ("  walk\t2 ", "walk 2"),
    ],
)
def test_a_beginning_that_fits_one_action_is_enough(said: str, meant: str) -> None:
    """HC-5.5: and case and blanks do not matter."""
    state = castle(["20", "2"], phantom="30", die=4)
    assert state.why(said) is None
    state.play(said)
    assert state.history == [meant]


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ("enter library", "enter library from 1, enter library from 2"),
        ("enter", "enter library from 1, enter library from 2"),
        ("walk", "walk 1, walk 2"),
    ],
)
def test_a_beginning_that_fits_several_is_refused(said: str, fits: str) -> None:
    """HC-5.5: nothing is guessed."""
    state = castle(["1", "2"], die=4)
    with pytest.raises(nk.IllegalAction, match=f"'{said}' fits several actions: {fits}"):
        state.play(said)
    assert guests(state, 0) == ["1", "2"]


@pytest.mark.parametrize("said", ["wal", "walk 2x", "enter lib", "enter library from 2 now", "enter armoury"])
def test_half_words_and_closed_doors_fit_nothing(said: str) -> None:
    """HC-5.4"""
    state = castle(["1", "2"], die=4)
    with pytest.raises(nk.IllegalAction):
        state.play(said)
    assert moves(state, "2") == {"walk 2", "enter library from 2"}


def test_american_spelling() -> None:
    """HC-2.3: 'color' will do; the record says 'colour'."""
    state = choosing()
    play(state, "color blue")
    assert state.history == ["colour blue"]


# ---------------------------------------------------------------------- the kernel

CASES = {
    w.DRAW_FIRST: "place while drawing",
    w.NO_SUCH_SEAT: "a seat that does not play",
    w.DRAWN_BEFORE: "a second draw",
    w.ROLL_FIRST: "move before the roll",
    w.ROLLED_BEFORE: "second roll",
    w.COLOURS_FIRST: "place while choosing",
    w.COLOURS_BEFORE: "colour while placing",
    w.COLOUR_NOT_IN_PLAY: "colour not in play",
    w.COLOUR_TAKEN: "colour taken",
    w.MUST_PLACE: "walk while placing",
    w.SPACE_TAKEN: "space taken",
    w.PLACED_BEFORE_PLAY: "place in play",
    w.MUST_MOVE: "stay",
    w.NO_GUEST_THERE: "walk from nowhere",
    w.CLOSED: "closed at the door",
    w.NO_RETURN: "return",
    w.OWN_GUEST: "own guest",
    w.TOO_FAR: "too far",
    w.EXACT_FOR_ARMS: "exact for -3",
    w.EXACT_FOR_GUEST: "exact for an occupant",
}


def test_every_reason_is_reached() -> None:
    """HC-2.2, HC-2.14, HC-3.2, HC-5.1, HC-5.4: by a case above."""
    assert set(CASES) == set(TABLE)
    for number, what in CASES.items():
        make, action, rules, _ = REASONS[what]
        state = make()
        assert reason(state, state.read(action))[0] == number, what
        assert TABLE[number].rules == rules


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 6, "first_seat": "drawn"}], ids=str)
def test_the_same_interpreted_and_compiled(options: dict[str, Any]) -> None:
    """HC-3.2: for thousands of positions and actions."""
    check_interpreted("hidden-castle", **options)
