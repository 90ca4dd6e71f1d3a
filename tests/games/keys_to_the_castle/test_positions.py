"""Positions out and in: every invariant that can be broken is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import nightkeep as nk
from tests.games.keys_to_the_castle.support import castle, nothing_to_draw, started

Change = Callable[[dict[str, Any]], Any]


def base() -> nk.State:
    return castle(
        "skeleton padlock net",
        fronts={"b2": "open", "b3": "barred", "b4": "extra-key", "c5": "barred"},
        sawn=["c5"],
        locks=["a8"],
        passages=["d4-e5"],
        at={0: "b2"},
        used={0: ["b4"]},
        phase="playing",
        turns=7,
    )


def bit(name: str) -> int:
    return 1 << ("abcdef".index(name[0]) + 6 * (int(name[1]) - 1))


def put(field: str, value: Any, *index: int) -> Change:
    """Set a field, or one of its cells."""

    def change(d: dict[str, Any]) -> None:
        if not index:
            d[field] = value
            return
        cells = d[field]
        for i in index[:-1]:
            cells = cells[i]
        cells[index[-1]] = value

    return change


BROKEN: list[tuple[Change, str]] = [
    (put("players", 5), "players is 5; it may be 2 to 4"),
    (put("players", 3), "with these options"),
    (put("phase", -2), "phase is -2; it may be -1 to 9"),
    (put("turn", 2), "turn is 2; it may be 0 to 1"),
    (put("turns", -1), "turns is -1; it may be 0 to"),
    (put("winner", 2), "winner is 2; it may be -1 to 1"),
    (put("at", 99, 1), "at holds 99; it may hold -1 to 47"),
    (put("flip", 60), "flip is 60; it may be -1 to 47"),
    (put("netted", 3, 1), "netted holds 3; it may hold 0 to 2"),
    (put("unused", -1, 0), "unused holds -1; it may hold 0 to"),
    (put("pile", -1, 0), "pile holds -1; it may hold 0 to"),
    (put("hand", -1, 0, 0), "hand holds -1; it may hold 0 to"),
    (put("side", 1, 1), "sides are not those"),
    (put("netted", 1, 3), "not in the game has something"),
    (put("hand", 1, 2, 0), "not in the game has something"),
    (put("at", 3, 2), "not in the game has a character"),
    (put("up", 1 << 5), "up marks something outside the castle"),
    (put("rising", 1 << 4), "where no four tiles meet"),
    (
        lambda d: put("colour", d["colour"][0] | bit("a1"), 0)(d) or put("colour", d["colour"][1] | bit("a1"), 1)(d),
        "two colours",
    ),
    (
        lambda d: (
            put("colour", d["colour"][0] & ~bit("e8"), 0)(d)
            or [put("colour", m & ~bit("e8"), i)(d) for i, m in enumerate(d["colour"])]
        ),
        "not laid out in full",
    ),
    (put("unused", 3, 2), "there are not 10 green tiles"),
    (put("unseen", 4, 3, 0), "yellow tiles of kind open"),
    (lambda d: put("up", d["up"] | bit("e1"))(d), "face up whose kind is not noted"),
    (lambda d: put("sawn", d["sawn"] | bit("b2"))(d), "only face-up barred tiles can be sawn"),
    (lambda d: put("padlocked", d["padlocked"] | bit("b3"))(d), "uncut bars"),
    (lambda d: put("falling", d["rising"])(d), "two passages"),
    (lambda d: put("used", bit("b2"), 1)(d), "tile that has none"),
    (put("flip", 3), "never seen"),
    (put("phase", 4), "never seen"),
    (put("at", 7, 1), "two characters stand on one tile"),
    (put("at", 0, 1), "closed or barred tile"),
    (put("netted", 1, 1), "outside the castle is netted"),
    (put("winner", 0), "stands on its goal row"),
    (put("discard", 1, 8), "cards net instead of 2"),
    (put("left", 3), "but left is 3"),
    (put("dealt", 5), "5 cards are dealt"),
    (
        lambda d: (
            put("hand", d["hand"][1][0] + 1, 1, 0)(d),
            put("pile", d["pile"][0] - 1, 0)(d),
            put("left", d["left"] - 1)(d),
        ),
        "seat 1 holds 4",
    ),
    (put("together", 1, 0), "not what they were together"),
    (put("played", 1, 0), "plays are noted that nobody has made"),
    (put("plays", 0), "every other one 3"),
    (put("plays", 114), "plays is 114; it may be -1 to 113"),
    (put("entry", 60, 0), "entry holds 60; it may hold -1 to 47"),
    (put("entry", bit("b2").bit_length() - 1, 0), "not in its own first row"),
    (put("entry", 0, 1), "not in its own first row"),
    (put("entry", -1, 0), "without having entered"),
    (put("entry", 0, 2), "not in the game has a character"),
    (lambda d: (put("left", 0)(d), put("discard", d["pile"])(d), put("pile", [0] * 9)(d)), "as soon as it is empty"),
    (put("phase", 2), "as soon as it is empty"),
    (put("phase", -1), "before play has begun"),
    (put("phase", 10), "phase is 10; it may be -1 to 9"),
    (put("turns", 600), "exactly when somebody arrives"),
    (put("turns", 601), "exactly when somebody arrives"),
    (put("phase", 9), "exactly when somebody arrives"),
    (put("phase", 1), "before play has begun"),
    (put("phase", 8), "an Extra Key is used only on its tile"),
]


@pytest.mark.parametrize(("change", "said"), BROKEN, ids=[f"{i}-{said[:20]}" for i, (_, said) in enumerate(BROKEN)])
def test_broken_invariants_are_named(change: Change, said: str) -> None:
    """status() and game.state() name what is wrong."""
    state = base()
    d = state.to_dict()
    change(d)
    with pytest.raises(nk.PositionError) as caught:
        state.game.state(d)
    assert any(said in line for line in caught.value.broken), caught.value.broken


def refilled() -> nk.State:
    """A refill and a play of each of two seats after it: seat 1 has played a Hacksaw of its four cards, seat 2 a
    Skeleton Key it had kept."""
    state = nothing_to_draw()
    for action in ("refill", "throw hacksaw", "stay", "draw key-red", "throw skeleton", "stay"):
        state.play(action)
    return state


REMEMBERED: list[tuple[Change, str]] = [
    (put("played", 36, 0), "played holds 36; it may hold 0 to 35"),
    (put("played", 1, 5), "plays are noted that nobody has made"),
    (put("turns", 0), "than in all turns"),
    (lambda d: (put("held", 4, 3, 4)(d), put("together", d["together"][4] + 1, 4)(d)), "every other one 3"),
    (put("played", 3 * 9 + 7, 0), "every other one 3"),
    (put("played", 0, 1), "seat 1 has not played a card that it held"),
    (put("played", 8, 0), "more cards net were played"),
    (lambda d: (put("held", 2, 1, 4)(d), put("held", 0, 1, 8)(d)), "not what they were together"),
    (lambda d: (put("plays", 0)(d), put("played", [0] * 113)(d), put("turn", 0)(d)), "plays one"),
    (
        lambda d: (put("plays", 60)(d), put("turns", 80)(d), put("played", [0] * 113)(d)),
        "more cards were drawn than the pile can have held",
    ),
]


@pytest.mark.parametrize(("change", "said"), REMEMBERED, ids=[said[:30] for _, said in REMEMBERED])
def test_broken_memories_are_named(change: Change, said: str) -> None:
    """KC-13.4: what is remembered of a refill and the plays since fits the position."""
    state = refilled()
    assert state.status() == []
    d = state.to_dict()
    change(d)
    with pytest.raises(nk.PositionError) as caught:
        state.game.state(d)
    assert any(said in line for line in caught.value.broken), caught.value.broken


def test_nothing_is_remembered_before_play() -> None:
    """KC-13.4: no refill comes before the first turn."""
    state = castle(phase="drawing")
    d = state.to_dict() | {"phase": 1, "dealt": 5, "plays": 0}
    with pytest.raises(nk.PositionError, match="before play has begun"):
        state.game.state(d)


def test_course_of_the_piles() -> None:
    """KC-3.11: nobody draws from an empty pile, and a pile with cards is not refilled."""
    state = castle(phase="drawing")
    d = state.to_dict() | {"phase": 2}
    with pytest.raises(nk.PositionError, match=r"KC-3\.12"):
        state.game.state(d)
    empty = nothing_to_draw()
    for phase in (3, 6):
        with pytest.raises(nk.PositionError, match="as soon as it is empty"):
            empty.game.state(empty.to_dict() | {"phase": phase})


def test_a_netted_player_has_no_move() -> None:
    """KC-9.2: no position says otherwise."""
    with pytest.raises(nk.PositionError, match=r"KC-9\.2"):
        castle(fronts={"c3": "open"}, at={0: "c3"}, nets={0: 1}, phase="moving")


def test_two_things_at_once() -> None:
    """Every broken invariant is listed, not only the first."""
    state = base()
    d = state.to_dict() | {"turn": 2, "turns": -1}
    with pytest.raises(nk.PositionError) as caught:
        state.game.state(d)
    assert len(caught.value.broken) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_play_are_sound(players: int) -> None:
    """What play reaches breaks nothing, and goes out and in unchanged."""
    state = started(players=players)
    assert state.status() == []
    assert state.game.state(state.to_dict()).to_bytes() == state.to_bytes()
    assert len(state.to_bytes()) <= 512


def test_malformed_positions() -> None:
    """Fields that are missing, unknown, or out of shape."""
    game = nk.game("keys-to-the-castle")
    good = game.start().to_dict()
    for bad in ({}, [], good | {"up": "x"}, good | {"hand": [1, 2]}, good | {"new": 1}, good | {"turn": 1000}):
        with pytest.raises(nk.PositionError):
            game.state(bad)  # type: ignore[arg-type]


def test_nothing_is_laid_out_before_the_first_seat_is_drawn() -> None:
    """KC-2.16: who begins is drawn before everything else, and then nobody has begun yet."""
    game = nk.game("keys-to-the-castle", first_seat="drawn")
    start = game.start().to_dict()
    assert game.state(start).actions() == ["first 1", "first 2"]
    colours = [1, 0, 0, 0], [9, 10, 10, 10]
    for change in ({"turn": 1}, {"colour": colours[0], "unused": colours[1]}, {"dealt": 1}):
        with pytest.raises(nk.PositionError, match=r"KC-2\.16|KC-2\.13"):
            game.state(start | change)
