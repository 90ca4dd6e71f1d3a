"""RG-6.19: nobody learns anything of a plan before all have committed theirs, not even how long it is."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.terminal import draw
from tests.games.run_ghost_run.scenes import fields_of, play, position, scene

GHOSTS = {"1 small 1": "c3 0,0", "1 medium 1": "c6 0,0", "2 small 1": "d4 0,0", "1 small 4": "escaped"}
PLANS: tuple[list[str], ...] = (
    [],
    ["small 1 to c4 0,0"],
    ["medium 1 leaves", "small 1 to d3 1,1", "small 2 to a1 0,0"],
    ["small 2 to a2 2,2", "small 3 to b1 0,0", "large to f1 0,0", "small 1 to c2 1,1"],
)
MERGING = {"1 small 1": "c3 0,0", "1 small 2": "c4 0,0", "1 small 3": "e3 0,0", "1 small 4": "escaped"}
MERGING_PLANS: tuple[list[str], ...] = (
    [],
    ["small 3 to e4 0,0"],
    ["small 1 merges with small 2 at c4 0,0"],
    ["take back small 4", "small 4 to a1 0,0"],
)
TRIED = ("small 1 to c4 0,0", "medium 1 leaves", "done", "side n", "take nothing", "roll 3", "nonsense", "small 9")


def told(state: nk.State, seat: int | None) -> dict[str, Any]:
    """Everything a seat gets of a game."""
    known = state.fogged(seat)
    view = state.view(seat)
    return {
        "view": json.dumps(view),
        "drawing": draw(view, state.names),
        "news": [repr(event) for event in state.news(seat)],
        "record": known.to_bytes(),
        "actions": known.action_codes(),
        "why": [repr(known.why(action)) for action in TRIED],
        "asked": [repr(state.why(action, seat)) for action in TRIED] if seat is not None else [],
        "transcript": json.dumps(state.transcript(seat)),
        "odds": state.actor,
        "scores": known.scores(),
    }


@pytest.mark.parametrize("merging", ["off", "on"])
@pytest.mark.parametrize("committed", [False, True])
def test_byte_identical_whatever_is_planned(committed: bool, merging: str) -> None:
    """RG-6.19: for the other seats and a spectator, while a seat plans and after it has committed."""
    found: list[list[dict[str, Any]]] = []
    for plan in PLANS if merging == "off" else MERGING_PLANS:
        state = scene(GHOSTS if merging == "off" else MERGING, players=3, round_number=4, merging=merging)
        play(state, *plan, *(["done"] if committed else []))
        found.append([told(state, seat) for seat in (1, 2, None)])
    for other in found[1:]:
        for one, two in zip(found[0], other, strict=True):
            for key in one:
                assert one[key] == two[key], key


def test_byte_identical_whatever_was_taken_back() -> None:
    """RG-6.17, RG-6.19: entries that were made and undone leave no trace either, nor what a seat is told that tries."""
    found = []
    for undone in PLANS:
        state = scene(GHOSTS, players=3, round_number=4, tonight="take cover")
        play(state, *undone)
        for _ in undone:
            state.undo()
        play(state, *PLANS[1])
        refusals = []
        for seat, action in product((1, 2), TRIED):
            with pytest.raises(nk.IllegalAction) as refusal:
                state.play(action, seat=seat)
            refusals.append(str(refusal.value))
        found.append([refusals, *((told(state, seat), state.moves(seat)) for seat in (1, 2, None))])
    assert all(other == found[0] for other in found)


def test_a_seat_sees_its_own_plan() -> None:
    """RG-6.19: also after committing it."""
    state = scene(GHOSTS)
    play(state, *PLANS[2])
    assert position(state, 0)["plan"]["entries"] == PLANS[2]
    play(state, "done")
    assert position(state, 0)["plan"] == {"entries": PLANS[2]}  # the draft is the next seat's now
    assert position(state, 1)["plan"]["entries"] == [] and position(state, None)["plan"] is None
    assert state.fogged(0).to_dict()["plan"][0] == state.to_dict()["plan"][0]


def test_plans_are_shown_when_all_have_committed() -> None:
    """RG-6.19: then everybody hears all movements, and nothing is left of the plans."""
    state = scene(GHOSTS)
    play(state, *PLANS[2], "done", "small 1 to d3 0,0")
    play(state, "done")
    for seat in (0, 1, None):
        assert [event.kind for event in state.news(seat)].count("moved") == 3
        assert state.fogged(seat).to_bytes() == state.to_bytes()
    assert not fields_of(state)["plan"].any() and not fields_of(state)["draft_left"].any()


def test_in_turns_nothing_is_secret() -> None:
    """RG-6.22: with movement = turns everybody sees each movement at once."""
    state = scene(GHOSTS, movement="turns")
    play(state, "small 1 to c4 0,0")
    for seat in (0, 1, None):
        assert state.fogged(seat).to_bytes() == state.to_bytes()
        assert state.news(seat)[0].kind == "moved"


def test_guesses_fit_and_differ() -> None:
    """RG-6.19: guesses draw legal plans of those who have committed or are planning, keep one's own, and vary."""
    state = scene(GHOSTS, players=3, round_number=4)
    play(state, *PLANS[2], "done", "small 1 to d3 1,1")
    sizes = set()
    for index in range(40):
        for seat in (0, 1, 2, None):
            other = state.guessed(seat, seed=5, index=index)
            assert not other.status()
            assert other.fogged(seat).to_bytes() == state.fogged(seat).to_bytes()
            plan = other.to_dict()
            if seat == 0:
                assert plan["plan"][0] == state.to_dict()["plan"][0]
            else:
                sizes.add(plan["plan_size"][0])
            if seat == 1:
                assert plan["draft_left"] == state.to_dict()["draft_left"]
            twin = other.copy()
            while position(twin)["phase"] == "planning":
                play(twin, "done")
            assert not twin.status()
    assert len(sizes) >= 4


def test_decks_hold_no_secret() -> None:
    """RG-3.8, RG-3.9: there is no order of cards anywhere, so nothing to fog."""
    state = scene(phase="drawing")
    for seat in (0, 1, None):
        assert state.fogged(seat).to_bytes() == state.to_bytes()
