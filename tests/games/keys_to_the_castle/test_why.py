"""Why an action is not legal: every reason is reached, and the kernel answers alike interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import nightkeep as nk
from nightkeep.games.keys_to_the_castle import why as w
from tests.games.keys_to_the_castle.support import GAME, castle, nothing_to_draw
from tests.games.why_support import check_interpreted, reason

Case = tuple[Callable[[], nk.State], str, str]  # a position, an action, and the sentence


def before(**options: object) -> nk.State:
    return nk.game(GAME, **options).start()


def laid() -> nk.State:
    """All ten tiles of two colours lie in the castle."""
    state = before()
    for _ in range(10):
        state.play("lay red")
    return state


def dealing() -> nk.State:
    state = laid()
    while state.actions()[0].startswith("lay"):
        state.play(state.actions()[0])
    return state


def flipping() -> nk.State:
    state = castle("skeleton", colours={"a1": "red"})
    state.play("play skeleton a1")
    return state


def all_barred_seen() -> nk.State:
    """Both barred tiles of blue have been seen, and a third blue tile is turned over."""
    state = castle("skeleton", fronts={"a2": "barred", "a3": "barred"}, colours={"a1": "blue"})
    state.play("play skeleton a1")
    return state


def extra_key() -> nk.State:
    fronts = {"c3": "extra-key", "d5": "open", "e5": "barred", "b1": "open"}
    return castle(
        fronts=fronts, at={0: "c3", 1: "d5"}, locks=["b1"], sawn=["e5"], colours={"a1": "red"}, phase="choosing"
    )


def extra_flipping() -> nk.State:
    state = extra_key()
    state.play("turn a1")
    return state


def moving() -> nk.State:
    """The first seat is on c3; beside it c4 is padlocked, b3 taken, c2 closed and d3 barred."""
    return castle(
        fronts={"c3": "open", "c4": "open", "b3": "open", "d3": "barred"},
        at={0: "c3", 1: "b3"},
        locks=["c4"],
        phase="moving",
    )


def outside() -> nk.State:
    return castle(fronts={"c1": "open"}, entry={0: "c1"}, phase="moving")


def playing() -> nk.State:
    """Every sort of card that lies on a tile, and one of each sort of tile that it cannot lie on."""
    return castle(
        "key-blue padlock passage hacksaw",
        fronts={"b2": "open", "b3": "barred", "c5": "barred", "d5": "barred"},
        sawn=["c5", "d5"],
        locks=["a8", "d5"],
        passages=["d1-e2"],
        at={0: "b2"},
        colours={"a8": "blue", "a7": "red", "b3": "red", "c5": "blue", "d5": "blue", "b2": "blue"},
    )


def netting(target: str | None = "c6", netted: int = 0) -> nk.State:
    if target is None:
        return castle("net")
    return castle("net", fronts={"c6": "open"}, at={1: target}, nets={1: netted} if netted else {})


LOOK = "the door that was opened must be looked at first"
NO_TURN = "carries a Padlock and cannot be turned over"
CASES: dict[int, Case] = {
    w.DRAW_STARTER_FIRST: (lambda: before(first_seat="drawn"), "stay", "who begins must be drawn first"),
    w.LAY_FIRST: (before, "stay", "the castle is still being laid out"),
    w.DEAL_FIRST: (dealing, "stay", "the cards are still being dealt"),
    w.REFILL_FIRST: (nothing_to_draw, "throw net", "the discard pile must be shuffled into a new draw pile first"),
    w.DRAW_FIRST: (lambda: castle(phase="drawing"), "throw net", "a card must be drawn first"),
    w.LOOK_FIRST: (flipping, "stay", LOOK),
    w.LOOK_FIRST_EXTRA: (extra_flipping, "stay", LOOK),
    w.STARTER_SETTLED: (
        moving, "first 1",
        "who begins is settled: it is drawn only before everything else, and only if chosen so",
    ),
    w.NO_CHANCE_NOW: (moving, "draw net", "nothing is left to chance now; a player decides"),
    w.NO_SUCH_SEAT: (lambda: before(first_seat="drawn"), "first 3", "there is no seat 3 in a game of 2"),
    w.COLOUR_LAID: (laid, "lay red", "all red tiles have been laid"),
    w.CARD_NOT_IN_PILE: (
        lambda: castle("net net", phase="drawing"), "draw net", "no Net is left in the draw pile",
    ),
    w.KIND_SEEN: (all_barred_seen, "flip barred", "every blue tile with a barred door has been seen"),
    w.PLAY_BEFORE_MOVING: (
        playing, "stay", "first a card must be played or thrown away; the move comes after it",
    ),
    w.MOVE_OVER: (extra_key, "stay", "the move of this turn is over; the extra key gives no further one"),
    w.NO_EXTRA_KEY: (moving, "decline", "an extra key is used only directly after moving onto its tile"),
    w.CARD_PLAYED: (moving, "throw net", "the card of this turn has been played"),
    w.NOT_IN_CASTLE: (playing, "play padlock f1", "f1 is not in the castle of 2 players"),
    w.OUTSIDE_ALREADY: (outside, "leave", "your character is outside already"),
    w.STANDS_THERE: (moving, "move c3", "your character stands on c3 already"),
    w.OTHER_SIDE: (
        outside, "move c2", "the castle is entered only through the first row of your own side, South",
    ),
    w.SAME_DOOR: (outside, "move c1", "your character came in by c1 last and comes back by another door"),
    w.NO_PASSAGE: (moving, "move d4", "no Secret Passage joins c3 and d4"),
    w.NOT_NEXT: (moving, "move c5", "c5 is not next to c3"),
    w.MOVE_PADLOCKED: (moving, "move c4", "a Padlock lies on c4"),
    w.MOVE_OCCUPIED: (moving, "move b3", "another character stands on b3"),
    w.MOVE_CLOSED: (moving, "move c2", "c2 is closed"),
    w.MOVE_BARRED: (moving, "move d3", "d3 is barred"),
    w.EXTRA_KEY_PADLOCKED: (extra_key, "turn b1", f"b1 {NO_TURN}"),
    w.KEY_PADLOCKED: (playing, "play key-blue a8", f"a8 {NO_TURN}"),
    w.SAWN_FOR_GOOD: (playing, "play key-blue c5", "c5 has been sawn open for good"),
    w.CHARACTER_STANDS: (playing, "play key-blue b2", "a character stands on b2, so it cannot be closed"),
    w.CARD_NOT_HELD: (playing, "throw skeleton", "you hold no Skeleton Key"),
    w.NOBODY_AT_SIDE: (netting, "play net west", "nobody plays from the west"),
    w.OWN_CHARACTER: (netting, "play net south", "a Net is for another player's character"),
    w.TARGET_OUTSIDE: (lambda: netting(None), "play net north", "North is outside the castle"),
    w.TARGET_NETTED: (lambda: netting(netted=1), "play net north", "North hangs in a Net already"),
    w.PADLOCK_TWICE: (playing, "play padlock a8", "a8 carries a Padlock already"),
    w.PADLOCK_ON_BARS: (playing, "play padlock b3", "b3 shows uncut bars, which take no Padlock"),
    w.SAWN_ALREADY: (playing, "play hacksaw c5", "c5 is sawn already"),
    w.SAWN_AND_PADLOCKED: (playing, "play hacksaw d5", "d5 is sawn already"),
    w.BARS_CLOSED: (playing, "play hacksaw a1", "a1 is closed; a Hacksaw needs bars that lie face up"),
    w.NO_BARS: (playing, "play hacksaw b2", "b2 has no bars"),
    w.PASSAGE_OUTSIDE: (
        lambda: castle("passage", players=3), "play passage f6-e7",
        "a passage joins two tiles inside the castle that touch corner to corner",
    ),
    w.CROSSING_TAKEN: (playing, "play passage d2-e1", "this crossing holds a Secret Passage already"),
    w.PASSAGE_AT_BARS: (playing, "play passage b3-c4", "b3 shows uncut bars, where no passage can begin"),
    w.OTHER_COLOUR: (playing, "play key-blue a7", "a7 is red; a blue Key fits only blue doors"),
}  # fmt: skip


@pytest.mark.parametrize("number", CASES, ids=lambda number: w.REASONS[number].name.replace(" ", "-"))
def test_a_reason_with_its_sentence_and_rules(number: int) -> None:
    """KC-2.5, KC-3.3, KC-4.6, KC-5.1, KC-6.3, KC-7.2, KC-8.3, KC-9.1, KC-10.4, KC-11.2: what is said, and the rules."""
    make, action, sentence = CASES[number]
    state = make()
    assert reason(state, state.read(action))[0] == number
    refusal = state.why(action)
    assert refusal is not None
    assert refusal.text == sentence
    assert tuple(rule.id for rule in refusal.rules) == w.REASONS[number].rules


def test_every_reason_has_a_case() -> None:
    """KC-3.3: no reason is left out."""
    assert set(CASES) == set(w.REASONS)


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3, "empty_side": "north"}, {"players": 4, "first_seat": "drawn"}], ids=str
)
def test_the_same_interpreted_and_compiled(options: dict[str, object]) -> None:
    """KC-13.1: for thousands of fogged positions and actions."""
    check_interpreted(GAME, games=2, each=8, turn_limit=300, **options)
