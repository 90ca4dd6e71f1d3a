"""Action texts, descriptions, refusals and candidates."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.core.conformance import random_game
from nightkeep.games.run_ghost_run.candidates import MOST
from nightkeep.games.run_ghost_run.reasons import LEGAL, REASONS
from tests.games.run_ghost_run.scenes import play, position, scene

TEXTS = (
    "arrangement 8", "keyhole w6", "midnight big brother", "card 9 mirror piano", "card 10", "roll 6", "take table",
    "take nothing", "place table 3.25 1.40 90 up over", "place mirror 0.01 6.00 359 left under", "small 4 to f6 2,2",
    "small 1 to c2 0,1 on 0.54", "medium 2 leaves", "large leaves", "small 1 merges with medium 2 at c2 0,0 on 1.03",
    "take back large", "take back small 3", "done", "side e", "tag small 3", "bring to c3 1,1",
    "bring to c3 1,1 on 0.64",
    "small 2 grows at c4 0,0", "medium 1 grows at c4 0,0 on 0.76",
)
WRONG = (
    "arrangement 9", "arrangement 0", "keyhole x1", "keyhole w7", "midnight", "midnight noon", "card 11", "card",
    "card 10 mirror", "roll 0", "roll 7", "roll", "take sofa", "place table 3.25 1.40 90 up", "side", "side x",
    "place table 6.01 1.40 90 up over", "place table 3.255 1.40 90 up over", "place table -1 1 0 up over",
    "place table 3.25 1.40 360 up over", "place table 3.25 1.40 90 tilted over", "place table 3.25 1.40 90 up beside",
    "small 5 to c2 0,1", "small to c2 0,1", "tiny 1 to c2 0,1", "small 1 to g2 0,1", "small 1 to c7 0,1",
    "small 1 to c2 3,1", "small 1 to c2", "small 1 to c2 0,1 at 0.54", "small 1 to c2 0,1 on high", "small 1",
    "small 1 to c2 0,1 on 99.99", "large 2 leaves", "small 1 leaves now", "small 1 merges with small 2",
    "small 1 merges with c2 0,0", "take back", "take back small 9", "done now", "tag", "tag small 1 now",
    "bring c3 1,1",
    "small 2 grows c4 0,0", "ROLL ٣", "place table ३.25 1.40 90 up over", "small 1 to c2 0,1 on 0.5４", "",
)


def test_texts_read_back() -> None:
    """Every canonical text reads to a number that writes the same text, and no two texts share a number."""
    game = nk.game("run-ghost-run")
    language = game.declared.language
    codes = [language.read_action(game.board, text) for text in TEXTS]
    assert [language.write_action(game.board, code) for code in codes] == list(TEXTS)
    assert len(set(codes)) == len(TEXTS)


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_action(text: str) -> None:
    """A sentence says what actions look like; nothing changes."""
    state = scene()
    before = state.to_bytes()
    with pytest.raises(nk.IllegalAction):
        state.play(text)
    assert state.to_bytes() == before and state.why(text) is not None


NO_CODES = (
    -1, -(2**62), 2**62, 13 << 40, 5 << 40 | 7, (7 << 40) | (1 << 29), 7 << 40 | 7 << 21, 7 << 40 | 36 << 15,
    7 << 40 | 9 << 11, 8 << 40 | 1, 4 << 40, 3 << 40 | 16, 6 << 40 | 601, 6 << 40 | 6 << 29, 7 << 40 | 1 << 27 | 1,
    10 << 40 | 1, 11 << 40 | 1 << 21,
)


@pytest.mark.parametrize("code", NO_CODES)
def test_numbers_that_are_no_actions(code: int) -> None:
    """Bits that a kind does not use are 0, and everything is in range; also where a card stands for its equals."""
    for state in (scene(), scene(phase="drawing"), scene(phase="placing", cards={1: 8}, fields={"taken": 1})):
        assert not state.game.kernels.is_legal(state.game.board.table[0], state._s[0], code)
        with pytest.raises(nk.IllegalAction):
            state.play_code(code)


def test_every_reason_can_be_said() -> None:
    """Each refusal names rules that exist, and its words can be filled in."""
    game = nk.game("run-ghost-run")
    assert set(REASONS) == set(range(1, max(REASONS) + 1)) and LEGAL == 0
    for text, ids in REASONS.values():
        assert text and all(rule in game.rules.by_id for rule in ids)


def test_why_in_every_phase() -> None:
    """Of every sort of action there is a reason in every phase of a game where it is not legal."""
    states = [scene(), scene(phase="drawing"), scene(phase="taking", cards={1: 8}), scene(phase="midnight"),
              scene(phase="placing", cards={1: 8}, fields={"taken": 1}), nk.game("run-ghost-run").start(),
              nk.game("run-ghost-run", setup="placed").start(), scene({"1 small 1": "c3 0,0"}, merging="on")]
    for card in ("tag", "big brother"):
        state = scene({"1 small 1": "c3 0,0", "2 small 1": "d3 0,0"}, phase="midnight")
        play(state, f"midnight {card}")
        states.append(state)
    state = scene()
    for action in ("done", "done", "roll 2", "roll 1", "side n", "roll 1"):
        play(state, action)
        states.append(state.copy())
    for state in states:
        for text in TEXTS:
            refusal = state.why(text)
            if refusal is not None:
                assert refusal.text and "{" not in refusal.text
            else:
                assert state.describe(text)


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
            assert game.kernels.is_legal(game.board.table[0], state._s[0], candidate)
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


def test_a_beginning_is_enough() -> None:
    """A text that only one candidate begins with is that candidate."""
    state = scene(phase="taking", cards={1: 8})
    play(state, "take trolley")
    state = scene({"1 small 1": "c6 0,0"})
    play(state, "SMALL  1   leaves")


def test_options_by_name() -> None:
    """Values that are not allowed are refused with those that are."""
    wrong: list[dict[str, object]] = [
        {"players": 5}, {"players": 1}, {"movement": "fast"}, {"midnight": "maybe"}, {"seen_fraction": "all"},
        {"scoring": "9"}, {"setup": "none"}, {"two_player_sides": "same"}, {"merging": 3}, {"colour": "red"},
    ]
    for option in wrong:
        with pytest.raises(nk.OptionError):
            nk.game("run-ghost-run", **option)
