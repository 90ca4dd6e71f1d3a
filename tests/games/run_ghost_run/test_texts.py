"""Action texts, descriptions, refusals and candidates."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.candidates import MOST
from nightkeep.games.run_ghost_run.packing import has_form
from nightkeep.games.run_ghost_run.reasons import LEGAL
from nightkeep.games.run_ghost_run.tables import ACTIONS, WORDS
from nightkeep.games.run_ghost_run.why import REASONS
from nightkeep.rules.actions import NoActionError
from nightkeep.rules.language import MOST_NUMBERS
from nightkeep.testing import random_game
from tests.games.run_ghost_run.scenes import play, position, scene
from tests.games.run_ghost_run.test_end import ended

TEXTS = (
    "arrangement 8",
    "keyhole w6",
    "midnight big brother",
    "card 9 mirror piano",
    "card 10",
    "roll 6",
    "take table",
    "take nothing",
    "place table 3.25 1.40 90 up over",
    "place mirror 0.01 6.00 359 left under",
    "put back table",
    "first 2",
    "small 4 to f6 2,2",
    "small 1 to c2 0,1 on 0.54",
    "medium 2 leaves",
    "large leaves",
    "small 1 merges with medium 2 at c2 0,0 on 1.03",
    "take back large",
    "take back small 3",
    "done",
    "side e",
    "tag small 3",
    "bring to c3 1,1",
    "bring to c3 1,1 on 0.64",
    "small 2 grows at c4 0,0",
    "medium 1 grows at c4 0,0 on 0.76",
)
WRONG = (
    "arrangement 9",
    "arrangement 0",
    "keyhole x1",
    "keyhole w7",
    "midnight",
    "midnight noon",
    "card 11",
    "card",
    "card 10 mirror",
    "roll 0",
    "roll 7",
    "roll",
    "take sofa",
    "place table 3.25 1.40 90 up",
    "side",
    "side x",
    "place table 6.01 1.40 90 up over",
    "place table 3.255 1.40 90 up over",
    "place table -1 1 0 up over",
    "place table 3.25 1.40 360 up over",
    "place table 3.25 1.40 90 tilted over",
    "place table 3.25 1.40 90 up beside",
    "put back",
    "put back sofa",
    "put table back",
    "first",
    "first 0",
    "first 5",
    "small 5 to c2 0,1",
    "small to c2 0,1",
    "tiny 1 to c2 0,1",
    "small 1 to g2 0,1",
    "small 1 to c7 0,1",
    "small 1 to c2 3,1",
    "small 1 to c2",
    "small 1 to c2 0,1 at 0.54",
    "small 1 to c2 0,1 on high",
    "small 1",
    "small 1 to c2 0,1 on 99.99",
    "large 2 leaves",
    "small 1 leaves now",
    "small 1 merges with small 2",
    "small 1 merges with c2 0,0",
    "take back",
    "take back small 9",
    "done now",
    "tag",
    "tag small 1 now",
    "bring c3 1,1",
    "small 2 grows c4 0,0",
    "ROLL ٣",
    "place table ३.25 1.40 90 up over",
    "small 1 to c2 0,1 on 0.5４",
    "",
)


def test_texts_read_back() -> None:
    """Every canonical text reads to a number that writes the same text, and no two texts share a number."""
    game = nk.game("run-ghost-run")
    language = game.spec.language
    codes = [language.read_action(game.board, text) for text in TEXTS]
    assert [language.write_action(game.board, code) for code in codes] == list(TEXTS)
    assert len(set(codes)) == len(TEXTS)


def test_lengths_may_be_short() -> None:
    """3.5 is 3.50, and 3 is 3.00."""
    game = nk.game("run-ghost-run")
    language = game.spec.language
    for short, whole in (("3.5 1 0 up over", "3.50 1.00 0 up over"), ("0.05 6 0 up over", "0.05 6.00 0 up over")):
        code = language.read_action(game.board, f"place table {short}")
        assert language.write_action(game.board, code) == f"place table {whole}"


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_action(text: str) -> None:
    """A sentence says what actions look like; nothing changes."""
    state = scene()
    before = state.to_bytes()
    with pytest.raises(nk.IllegalAction):
        state.play(text)
    assert state.to_bytes() == before and state.why(text) is not None


NO_CODES = (
    -1,
    -(2**62),
    2**62,
    13 << 40 | 6,
    14 << 40 | 4,
    15 << 40,
    5 << 40 | 7,
    (7 << 40) | (1 << 29),
    7 << 40 | 7 << 21,
    7 << 40 | 36 << 15,
    7 << 40 | 9 << 11,
    8 << 40 | 1,
    4 << 40,
    3 << 40 | 16,
    6 << 40 | 601,
    6 << 40 | 6 << 29,
    7 << 40 | 1 << 27 | 1,
    10 << 40 | 1,
    11 << 40 | 1 << 21,
)


@pytest.mark.parametrize("code", NO_CODES)
def test_numbers_that_are_no_actions(code: int) -> None:
    """Bits that a kind does not use are 0, and everything is in range; also where a card stands for its equals."""
    for state in (scene(), scene(phase="drawing"), scene(phase="placing", cards={1: 8}, fields={"taken": 1})):
        assert not state.game.kernels.is_legal(state.game.board.record, state.position.record, code)
        with pytest.raises(nk.IllegalAction):
            state.play_code(code)


@pytest.mark.parametrize("number", [0.0, 1.5, float("nan"), float("inf"), None, "x", False, 10**30, -(10**30)])
def test_what_is_no_number_at_all(number: Any) -> None:
    """Neither cut down to a number that is legal (arrangement 1 is 0) nor left to the kernels."""
    state = nk.game("run-ghost-run").start()
    before = state.to_bytes()
    with pytest.raises(nk.IllegalAction, match="whole number"):
        state.play_code(number)
    assert state.to_bytes() == before and not state.history


def entry(sort: int = 0, ghost: int = 0, partner: int = 0, field: int = 0, anchor: int = 0, level: int = 0) -> int:
    return sort << 27 | partner << 24 | ghost << 21 | field << 15 | anchor << 11 | level


def placing(x: int = 0, y: int = 0, turn: int = 0, pose: int = 0, piece: int = 0, under: int = 0) -> int:
    return under << 35 | piece << 32 | pose << 29 | turn << 20 | y << 10 | x


# by kind (its number in packing.py): what an action may hold at most, and what is too much
FORMS: dict[int, tuple[list[int], list[int]]] = {
    0: ([0, 7], [8]),  # arrangements
    1: ([0, 23], [24]),  # doors
    2: ([0, 11], [12]),  # midnight cards
    3: ([0, 19], [20]),  # movement cards
    4: ([1, 6], [0, 7]),  # pips
    5: ([0, 6], [7]),  # pieces, and nothing
    6: (
        [0, placing(600, 600, 359, 5, 5, 1)],
        [placing(601), placing(y=601), placing(turn=360), placing(pose=6), placing(piece=6), placing(under=2)],
    ),
    7: (
        [entry(0, 6, 0, 35, 8, 2047), entry(1, 6), entry(2, 6, 6, 35, 8, 2047), entry(3, 6)],
        [
            entry(ghost=7),
            entry(field=36),
            entry(anchor=9),
            entry(0, 1, 1),
            entry(1, 1, 1),
            entry(1, 1, 0, 1),
            entry(2, 1, 7),
            entry(3, 1, 1),
            entry(3, 1, 0, 0, 1),
            entry(1, 1, 0, 0, 0, 1),
            entry(4),
        ],
    ),
    8: ([0], [1]),  # done
    9: ([0, 3], [4]),  # sides
    10: ([entry(ghost=6)], [entry(ghost=7), entry(level=1), entry(1), entry(partner=1)]),  # tag
    11: ([entry(0, 0, 0, 35, 8, 2047)], [entry(ghost=1), entry(field=36), entry(1), entry(partner=1)]),  # bring
    12: ([entry(0, 6, 0, 35, 8, 2047)], [entry(ghost=7), entry(anchor=9), entry(1), entry(partner=1)]),  # grow
    13: ([0, 5], [6]),  # put back
    14: ([0, 3], [4]),  # the first seat
    15: ([], [0]),
}


def test_the_form_of_numbers() -> None:
    """A number has the form of an action exactly within its bounds, so that nothing else reaches a board's tables."""
    for kind, (right, wrong) in FORMS.items():
        assert all(has_form(kind << 40 | payload) for payload in right), kind
        assert not any(has_form(kind << 40 | payload) for payload in wrong), kind


def test_every_reason_can_be_said() -> None:
    """Each refusal names rules that exist, and its words can be filled in."""
    game = nk.game("run-ghost-run")
    assert set(REASONS) == set(range(1, max(REASONS) + 1)) and LEGAL == 0
    for reason in REASONS.values():
        message = reason.message(game.board, [0] * MOST_NUMBERS)
        assert WORDS.say(message) and all(rule in game.rules.by_id for rule in message.rules)


def test_the_grammar_and_the_kernels_know_the_same_numbers() -> None:
    """A number is an action for the grammar exactly if it is one for the kernels; texts and data lead back to it."""
    game = nk.game("run-ghost-run")
    for kind, (right, wrong) in FORMS.items():
        for code in (kind << 40 | payload for payload in right):
            text, data = ACTIONS.write(game.board, code), ACTIONS.structured(game.board, code)
            assert ACTIONS.write(game.board, ACTIONS.read(game.board, text)) == text
            if text != "card 10":  # five cards look alike; text and data mean the first of them
                assert ACTIONS.read(game.board, text) == ACTIONS.from_structure(game.board, data) == code
        for code in (kind << 40 | payload for payload in wrong):
            with pytest.raises(NoActionError):
                ACTIONS.find(game.board, code)
    assert ACTIONS.structured(game.board, ACTIONS.read(game.board, "small 1 to c2 0,1 on 0.54")) == {
        "kind": "move above", "ghost": "small 1", "field": "c2", "spot": [0, 1], "level": 54,
    }  # fmt: skip


def in_every_phase() -> list[nk.State]:
    """Positions of all phases of a game, of some more than one."""
    states = [
        scene(),
        scene(phase="drawing"),
        scene(phase="taking", cards={1: 8}),
        scene(phase="midnight"),
        scene(phase="placing", cards={1: 8}, fields={"taken": 1}),
        nk.game("run-ghost-run").start(),
        nk.game("run-ghost-run", setup="placed").start(),
        nk.game("run-ghost-run", first_seat="drawn").start(),
        scene({"1 small 1": "c3 0,0"}, merging="on"),
    ]
    for card in ("tag", "big brother"):
        state = scene({"1 small 1": "c3 0,0", "2 small 1": "d3 0,0"}, phase="midnight")
        play(state, f"midnight {card}")
        states.append(state)
    state = scene()
    for action in ("done", "done", "roll 2", "roll 1", "side n", "roll 1"):
        play(state, action)
        states.append(state.copy())
    hanging = nk.game("run-ghost-run").start()
    play(hanging, "arrangement 1")
    return [*states, hanging, ended({})]


# the first words of what may be done in each phase; of all else nothing is legal
BELONGS = {
    "arranging": ["arrangement"],
    "furnishing": ["place"],
    "hanging": ["keyhole"],
    "midnight": ["midnight"],
    "tag": ["tag", "bring"],
    "big brother": ["small", "medium"],
    "drawing": ["card"],
    "taking": ["take"],
    "placing": ["place", "put"],
    "first seat": ["first"],
    "planning": ["small", "medium", "large", "take", "done"],
    "rolling": ["roll"],
    "naming": ["side"],
    "knocking": ["roll"],
    "over": [],
}
BY_CHANCE = ("first", "arrangement", "keyhole", "midnight", "card", "roll")


def test_why_in_every_phase() -> None:
    """RG-4.1: what belongs to another phase is never legal, and there is a reason for each refusal: what is done now,
    and of what chance does, that it is left to it."""
    met = set()
    for state in in_every_phase():
        phase = position(state)["phase"]
        met.add(phase)
        for text in TEXTS:
            refusal = state.why(text)
            first = text.split(" ")[0]
            if refusal is None:
                assert first in BELONGS[phase] and ("grows" in text) == (phase == "big brother"), (phase, text)
                assert state.describe(text)
                continue
            assert refusal.text and "{" not in refusal.text
            if first not in BELONGS[phase] and phase != "over":
                assert [rule.id for rule in refusal.rules] == ["RG-4.1"], (phase, text)
                assert refusal.text.endswith("now") or "first" in refusal.text, refusal.text
                assert refusal.text.startswith("that is left to chance") == (first in BY_CHANCE), (phase, text)
    assert met == set(BELONGS)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "midnight": "on", "merging": "on"}])
def test_candidates(options: dict[str, object]) -> None:
    """Candidates are legal, bounded, different, and the same for the same position; there is always one."""
    game = nk.game("run-ghost-run", **options)
    state = game.start()
    for code in random_game(game, "candidates"):
        codes = state.action_codes()
        assert 0 < len(codes) <= MOST and len(set(codes)) == len(codes)
        assert codes == state.copy().action_codes()
        for candidate in codes:
            assert game.kernels.is_legal(game.board.record, state.position.record, candidate)
        if position(state)["phase"] == "planning":
            assert state.actions()[0] == "done"
        state.play_code(code)


def test_more_than_candidates_may_be_played() -> None:
    """RG-5.8, RG-6.17: any legal action, not only a listed one."""
    state = scene()
    assert "small 1 to d4 0,2" not in state.actions()
    play(state, "small 1 to d4 0,2")
    state = scene(phase="placing", cards={1: 8}, fields={"taken": 5})
    assert "place table 3.33 2.22 123 back over" not in state.actions()
    play(state, "place table 3.33 2.22 123 back over")


def any_action(state: nk.State, chance: nk.Chance) -> int:
    """Any placing or plan entry of the right form, legal or not; elsewhere one of the list."""
    phase = position(state)["phase"]
    if phase in ("placing", "furnishing"):
        taken = int(state.position.record.taken)
        numbers = [chance.below(most) for most in (601, 601, 360, 6)]
        return 6 << 40 | placing(*numbers, taken if taken >= 0 else chance.below(6), chance.below(2))
    if phase == "planning" and chance.below(12):
        level = (0, 0, 64, 76, 126, 62, 36)[chance.below(7)]
        sort = (0, 0, 0, 1, 2, 3)[chance.below(6)]
        place = (chance.below(36), chance.below(9), level) if sort in (0, 2) else (0, 0, 0)
        return 7 << 40 | entry(sort, chance.below(7), chance.below(7) if sort == 2 else 0, *place)
    codes = state.action_codes()
    return codes[chance.below(len(codes))]


@pytest.mark.parametrize(("movement", "merging"), [("simultaneous", "on"), ("turns", "off"), ("turns", "on")])
def test_any_legal_action_leads_to_a_sound_position(movement: str, merging: str) -> None:
    """RG-5.8, RG-6.17: furniture anywhere, ghosts wherever they may go; what is refused changes nothing."""
    game = nk.game("run-ghost-run", players=3, setup="placed", movement=movement, merging=merging, midnight="on")
    state, chance = game.start(), nk.Chance(f"any {movement} {merging}")
    unlisted = refusals = 0
    while not state.is_over:
        if state.actor == nk.CHANCE:
            state.draw(chance)
            continue
        code = any_action(state, chance)
        text, before = state.write(code), state.to_bytes()
        assert state.read(text) == code
        listed = code in state.action_codes()
        try:
            state.play(text)
        except nk.IllegalAction as refusal:
            refusals += 1
            assert state.to_bytes() == before and str(refusal)
            continue
        unlisted += not listed
        assert state.status() == [], text
    assert unlisted > 10 and refusals > 10


def test_a_beginning_is_enough() -> None:
    """A text that only one candidate begins with is that candidate."""
    state = scene(phase="taking", cards={1: 8})
    play(state, "take trolley")
    state = scene({"1 small 1": "c6 0,0"})
    play(state, "SMALL  1   leaves")


def test_options_by_name() -> None:
    """Values that are not allowed are refused with those that are."""
    wrong: list[dict[str, object]] = [
        {"players": 5},
        {"players": 1},
        {"movement": "fast"},
        {"midnight": "maybe"},
        {"seen_fraction": "all"},
        {"scoring": "9"},
        {"setup": "none"},
        {"two_player_sides": "same"},
        {"merging": 3},
        {"die_passes": "left"},
        {"first_seat": "seat-2"},
        {"colour": "red"},
    ]
    for option in wrong:
        with pytest.raises(nk.OptionError):
            nk.game("run-ghost-run", **option)
