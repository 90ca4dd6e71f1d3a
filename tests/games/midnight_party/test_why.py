"""Why an action is not legal: the sentence and the rule, for everything that can be asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import nightkeep as nk
from nightkeep.games.gallery import why as w
from nightkeep.games.midnight_party.tables import REASONS
from tests.games.gallery_support import position, roll
from tests.games.midnight_party.support import party, random_game
from tests.games.why_support import check_interpreted, reason


def why(state: nk.State, action: str) -> tuple[str, list[str]]:
    refusal = state.why(action)
    assert refusal is not None
    return refusal.text, [rule.id for rule in refusal.rules]


def moving(*own: str, die: int = 4, phantom: str = "10", rest: str = "30", others: tuple[str, ...] = ()) -> nk.State:
    return position(party(2), [list(own), list(others)], phantom, die=die, rest=rest)


def test_legal_actions_need_no_reason() -> None:
    state = moving("20")
    for action in state.actions():
        assert state.why(action) is None


def test_roll_first() -> None:
    """MP-3.2."""
    state = position(party(2), [["20"]], "10")
    for action in ("walk 20", "stay", "place 3", "colour red", "enter study from 3"):
        assert why(state, action) == ("the die must be rolled first", ["MP-3.2"])


def test_one_roll() -> None:
    """MP-3.2."""
    assert why(moving("20"), "roll 4") == ("the die is rolled once, at the beginning of a turn", ["MP-3.2"])
    assert why(party(2).start(), "roll phantom")[1] == ["MP-3.2"]


def test_colours() -> None:
    """MP-2.2, MP-2.3."""
    state = party(3, "choose").start()
    assert why(state, "place 3") == ("first everybody chooses a colour", ["MP-2.3"])
    assert why(state, "colour yellow") == ("yellow is not in play with 3 players", ["MP-2.2"])
    state.play("colour blue")
    assert why(state, "colour blue") == ("blue is taken", ["MP-2.2", "MP-2.3"])
    assert why(party(3).start(), "colour blue") == ("colours are chosen only before the game", ["MP-2.3"])


def test_placing() -> None:
    """MP-2.7, MP-2.8, MP-2.10."""
    state = party(2).start()
    state.play("place 3")
    assert why(state, "place 3") == ("space 3 already holds a guest", ["MP-2.8"])
    must = "a guest must be placed on a free gallery space now"
    for action in ("stay", "walk 3", "enter study from 3", "walk stairs"):
        assert why(state, action) == (must, ["MP-2.7", "MP-2.10"])


def test_placing_between_the_rounds() -> None:
    """MP-9.2, MP-9.3: the rules of the set-up are not those of the next round."""
    state = position(party(2), [["11", "study"]], "10", rest="-10")
    roll(state, "phantom")
    assert why(state, "place 3") == ("space 3 already holds a guest", ["MP-9.3"])
    must = "a guest from the stairs must be placed on a free gallery space now"
    for action in ("stay", "walk 3", "walk stairs"):
        assert why(state, action) == (must, ["MP-9.2", "MP-9.3"])
    assert why(state, "roll 1")[1] == ["MP-3.2"]


def test_placing_in_a_round() -> None:
    """MP-2.7, MP-2.10: not while a round goes on."""
    text, rules = why(moving("20"), "place 3")
    assert (text, rules) == ("guests are placed only before a round, and then stay in play", ["MP-2.7", "MP-2.10"])


def test_staying() -> None:
    """MP-3.4: not with two guests in the gallery."""
    assert why(moving("20"), "stay") == ("you must move a guest; staying is not allowed here", ["MP-3.4"])


@pytest.mark.parametrize(("action", "where"), [
    ("walk 21", "on space 21"),
    ("enter chapel from 21", "on space 21"),
    ("walk chapel", "in the Chapel"),
    ("enter study from chapel", "in the Chapel"),
    ("walk stairs", "on the stairs"),
])  # fmt: skip
def test_no_guest_there(action: str, where: str) -> None:
    """MP-3.4, MP-3.5: only own guests move; the other seat's do not count."""
    state = moving("20", others=("21", "chapel", "-10"))
    assert why(state, action) == (f"no guest of yours is {where}", ["MP-3.4", "MP-3.5"])


@pytest.mark.parametrize("action", ["walk stairs", "enter chapel from stairs"])
def test_captured_guests(action: str) -> None:
    """MP-7.7."""
    assert why(moving("20", "-10"), action) == (
        "a captured guest stays on its step until the round is over", ["MP-7.7"],
    )  # fmt: skip


@pytest.mark.parametrize("action", ["walk chapel", "enter study from chapel", "enter chapel from chapel"])
def test_guests_in_chambers(action: str) -> None:
    """MP-5.8."""
    assert why(moving("20", "chapel"), action) == (
        "a guest in a chamber stays there until the round is over", ["MP-5.8"],
    )  # fmt: skip


def test_closed_chambers() -> None:
    """MP-5.1."""
    assert why(moving("28", die=1, phantom="-2"), "enter library from 28") == (
        "the chambers are closed until the Phantom is in the gallery", ["MP-5.1"],
    )  # fmt: skip


@pytest.mark.parametrize("owner", [0, 1])
def test_occupied_chambers(owner: int) -> None:
    """MP-5.3: by anybody's guest."""
    state = moving("28", *["library"][owner:], die=1, others=("library",)[1 - owner :])
    assert why(state, "enter library from 28") == ("the Library already holds a guest", ["MP-5.3"])


def test_too_far() -> None:
    """MP-5.4: the steps needed are told."""
    state = moving("20", "31", die=2)
    assert why(state, "enter scullery from 20") == ("the Scullery is 3 steps away, and the die shows 2", ["MP-5.4"])
    assert why(state, "enter study from 31") == ("the Study is 9 steps away, and the die shows 2", ["MP-5.4"])


def test_not_exact() -> None:
    """MP-5.7."""
    state = moving("24", die=4)
    assert why(state, "enter great-hall from 24") == (
        "the Great Hall (+3) can only be entered with an exact number", ["MP-5.7"],
    )  # fmt: skip


def test_the_game_is_over() -> None:
    """MP-10.1."""
    state, _ = random_game(2, seed=1)
    assert why(state, "roll 1") == ("the game is over", [])


def test_numbers_that_are_no_actions() -> None:
    """Neither below 0 nor beyond the last move."""
    state = moving("20")
    for code in (-1, party(2).action_count or 0, 10**6):
        with pytest.raises(nk.IllegalAction, match="there is no action number"):
            state.play_code(code)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_every_action_has_a_reason_with_rules_of_this_game(players: int) -> None:
    """At every position of a game, each action is legal or refused by rules of this very rule list."""
    game = party(players, "choose")
    state = random_game(players, seed=4, colours="choose")[0]
    history = state.history
    state = game.start()
    for number, action in enumerate(history):
        if number % 37 == 0 or number < 3:
            legal = set(state.actions())
            for code in range(game.action_count or 0):
                text = state.write(code)
                assert state.read(text) == code
                refusal = state.why(text)
                assert (refusal is None) == (text in legal)
                assert refusal is None or (refusal.rules and all(r.id.startswith("MP-") for r in refusal.rules))
        state.play(action)


def test_descriptions() -> None:
    """What an action will do: coats of arms, the Phantom's space and doorways are named."""
    state = moving("28", "31", "24", "14", die=5, phantom="19")
    assert state.describe("walk 14") == "from space 14 to space 19: the Phantom is there and captures it"
    assert state.describe("walk 31") == "from space 31 to space 0"
    assert state.describe("enter nursery from 31") == "from space 31 into the Nursery"
    assert moving("21", die=5).describe("enter great-hall from 21") == "from space 21 into the Great Hall (+3)"
    assert moving("22", die=1).describe("enter scullery from 22") == "from space 22 into the Scullery (-1)"
    alone = position(party(2), [["20"]], "10", die=1, rest="-10")
    assert alone.describe("stay") == "leave your guest where it is"
    start = party(2).start()
    assert start.describe("place 9") == "put a guest on space 9, the doorway of the Treasury"
    assert start.describe("place 0") == "put a guest on space 0, the exit"
    assert start.describe("place 1") == "put a guest on space 1"
    assert party(2, "choose").start().describe("colour blue") == "play blue"
    ready = position(party(2), [["20"]], "10")
    assert (ready.describe("roll 4"), ready.describe("roll phantom")) == ("a 4", "the Phantom moves")


# ---------------------------------------------------------------------- the kernel


def between_rounds() -> nk.State:
    """The Phantom has just taken the last guest of the gallery; guests are placed again."""
    state = position(party(2), [["11", "study"]], "10", rest="-10")
    roll(state, "phantom")
    return state


def with_one_placed() -> nk.State:
    state = party(2).start()
    state.play("place 3")
    return state


def with_blue_taken() -> nk.State:
    state = party(3, "choose").start()
    state.play("colour blue")
    return state


def drawing() -> nk.State:
    return nk.game("midnight-party", players=2, first_seat="drawn").start()


CASES: dict[int, tuple[Callable[[], nk.State], str]] = {
    w.DRAW_FIRST: (drawing, "place 3"),
    w.NO_SUCH_SEAT: (drawing, "first 3"),
    w.DRAWN_BEFORE: (with_one_placed, "first 1"),
    w.ROLL_FIRST: (lambda: position(party(2), [["20"]], "10"), "walk 20"),
    w.ROLLED_BEFORE: (with_one_placed, "roll 4"),
    w.COLOURS_FIRST: (with_blue_taken, "place 3"),
    w.COLOURS_BEFORE: (with_one_placed, "colour red"),
    w.COLOUR_NOT_IN_PLAY: (with_blue_taken, "colour yellow"),
    w.COLOUR_TAKEN: (with_blue_taken, "colour blue"),
    w.MUST_PLACE: (with_one_placed, "walk 3"),
    w.SPACE_TAKEN: (with_one_placed, "place 3"),
    w.MUST_PLACE_AGAIN: (between_rounds, "walk 3"),
    w.SPACE_TAKEN_AGAIN: (between_rounds, "place 3"),
    w.PLACED_BEFORE_ROUND: (lambda: moving("20"), "place 3"),
    w.MUST_MOVE: (lambda: moving("20"), "stay"),
    w.NO_GUEST_THERE: (lambda: moving("20"), "walk 21"),
    w.STAIRS_KEPT: (lambda: moving("20", "-10"), "walk stairs"),
    w.CHAMBER_KEPT: (lambda: moving("20", "chapel"), "walk chapel"),
    w.CLOSED: (lambda: moving("28", die=1, phantom="-2"), "enter library from 28"),
    w.OCCUPIED: (lambda: moving("28", "library", die=1), "enter library from 28"),
    w.TOO_FAR: (lambda: moving("20", "31", die=2), "enter scullery from 20"),
    w.EXACT_FOR_ARMS: (lambda: moving("24", die=4), "enter great-hall from 24"),
}


def test_every_reason_is_reached() -> None:
    """MP-2.2, MP-2.11, MP-3.2, MP-5.1, MP-5.4: and cites its rules."""
    assert set(CASES) == set(REASONS)
    for number, (make, action) in CASES.items():
        state = make()
        assert reason(state, state.read(action))[0] == number, action
        assert tuple(why(state, action)[1]) == REASONS[number].rules


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 6, "first_seat": "drawn"}], ids=str)
def test_the_same_interpreted_and_compiled(options: dict[str, object]) -> None:
    """MP-3.2: for thousands of positions and actions."""
    check_interpreted("midnight-party", **options)
