"""GC-3: setting up."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position

FRAMES = ["cats", "bats", "owls", "mice", "hedgehogs"]


def start(**options: Any) -> nk.State:
    return nk.game("ghost-chase", **options).start()


@pytest.mark.parametrize(("chasers", "each", "frames"), [(4, 1, 4), (3, 1, 5), (2, 2, 4), (1, 3, 5)])
def test_figures_and_frames(chasers: int, each: int, frames: int) -> None:
    """GC-3.1, GC-3.2, GC-3.3, GC-3.4: by the number of chasers."""
    state = start(players=chasers + 1)
    assert (state.actor == nk.CHANCE) == (frames == 4)
    if state.actor == nk.CHANCE:
        play(state, "leave out mice")
    owners = [figure["seat"] for figure in position(state)["figures"]]
    assert owners == [seat for seat in range(1, chasers + 1) for _ in range(each)]
    while state.actor != 0:
        play(state, "place 10")
    play(state, "place 20")
    assert len(plays(state)) == frames
    assert len(position(state)["figures"]) == chasers * each


def test_the_frame_left_out_is_drawn_evenly() -> None:
    """GC-3.5: each with probability 1/5, before anything is placed, for all to see."""
    state = start(players=5)
    assert state.odds() == {f"leave out {frame}": Fraction(1, 5) for frame in FRAMES}
    play(state, "leave out bats")
    for seat in (0, 1, 4, None):
        assert [event.data["frame"] for event in state.news(seat)] == ["bats"]
    assert state.actor == 1
    assert position(state)["phase"] == "placing"
    drawn = dict.fromkeys(FRAMES, 0)
    for seed in range(200):
        state = start(players=3)
        state.draw(nk.Chance(seed))
        drawn[state.history[0].split()[-1]] += 1
    assert min(drawn.values()) > 20


def test_animals_of_the_frame_left_out_are_not_used() -> None:
    """GC-3.6: they never come into play, nor does a spare figure."""
    state = start(players=5)
    play(state, "leave out bats", "place 1", "place 1", "place 1", "place 1", "place 9")
    assert plays(state) == {"frame cats", "frame owls", "frame mice", "frame hedgehogs"}
    refusal = state.why("frame bats")
    assert refusal is not None
    assert "GC-3.6" in [rule.id for rule in refusal.rules]
    three = start(players=4)
    play(three, "place 1", "place 1", "place 1")
    assert three.actor == 0
    play(three, "place 9", "frame cats", "move 8")
    refusal = three.why("stay with dirk")
    assert refusal is not None
    assert [rule.id for rule in refusal.rules] == ["GC-3.6"]


def test_special_cards_are_agreed_beforehand() -> None:
    """GC-3.7, GC-3.9, GC-9.15: what is not agreed cannot be played; numbers given are known to all."""
    bare = hunt([26, 4, 50], [10, 9], cheat_cards=0, break_cards=0)
    assert plays(bare) == {"move 8", "move 17", "move 18", "move 47", "move 48"}
    for cheats in (0, 1, 2):
        for breaks in (0, 1, 2):
            state = hunt([54] * 3, [10, 9], cheat_cards=cheats, break_cards=breaks)
            assert ("cheat 10" in plays(state), "break" in plays(state)) == (cheats > 0, breaks > 0)
            assert position(state, 1)["cheats"] == cheats
            assert state.game.options["break_cards"] == breaks


def test_the_usual_set() -> None:
    """GC-3.8: two cheats and two breaks; no chimney, no door, no trap."""
    state = start()
    play(state, "place 26", "place 4", "place 50", "place 42", "frame hedgehogs")
    assert "move 53" not in plays(state)
    assert not any("lock" in action for action in plays(state))
    play(state, "break")
    assert not any("trap" in action for action in plays(state))
    everyone_stays(state)
    play(state, "break")
    everyone_stays(state)
    assert "break" not in plays(state)
    play(state, "move 43")
    everyone_stays(state)
    play(state, "cheat 42")
    everyone_stays(state)
    play(state, "cheat 43")
    everyone_stays(state)
    assert not any(action.startswith("cheat") for action in plays(state))


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_who_is_max_is_settled_beforehand(seat: int) -> None:
    """GC-3.10, GC-3.11, GC-4.2: any seat, without a draw; the player to Max's left begins."""
    state = start(players=4, ghost_seat=seat)
    order = []
    for room in (1, 2, 3):
        order.append(state.actor + 1)
        play(state, f"place {room}")
    assert order == [(seat + i) % 4 + 1 for i in range(3)]
    assert state.actor + 1 == seat
    play(state, "place 30")
    assert state.actor + 1 == order[0]
    assert position(state)["max"] + 1 == seat


def test_any_room_for_the_chasers() -> None:
    """GC-3.11: every chaser may choose from all 54 rooms, also an occupied one."""
    state = start(players=4)
    for _ in range(3):
        assert len(plays(state)) == 54
        play(state, "place 7")
    assert [figure["room"] for figure in position(state)["figures"]] == [7, 7, 7]  # GC-3.13


def test_all_figures_of_a_player_together() -> None:
    """GC-3.12"""
    state = start(players=3)
    play(state, "leave out cats")
    seats = []
    for room in (1, 2, 3, 4):
        seats.append(state.actor)
        play(state, f"place {room}")
    assert seats == [1, 1, 2, 2]


def test_chasers_may_share_a_starting_room() -> None:
    """GC-3.13"""
    state = start(players=5)
    play(state, "leave out cats", "place 4", "place 4", "place 4")
    assert "place 4" in plays(state)


def test_max_starts_in_an_empty_room_openly() -> None:
    """GC-3.14: not where a chaser is; everybody sees where."""
    state = start(players=4)
    play(state, "place 4", "place 19", "place 4")
    assert plays(state) == {f"place {room}" for room in range(1, 55) if room not in (4, 19)}
    refusal = state.why("place 19")
    assert refusal is not None
    assert [rule.id for rule in refusal.rules] == ["GC-3.14"]
    play(state, "place 26")
    for seat in (1, 2, 3, None):
        assert kinds(state.news(seat)) == ["appeared"]
        assert (position(state, seat)["at"], position(state, seat)["open_card"]) == (26, 26)


def test_the_starting_room_counts_as_visited() -> None:
    """GC-3.15: he comes back to it only with a cheat card."""
    state = hunt([54] * 3, [6, 7])
    assert "move 6" not in plays(state)
    assert "cheat 6" in plays(state)


def test_a_bad_starting_room_is_allowed_and_loses() -> None:
    """GC-3.16: hemmed in from the start, Max loses as the first round begins."""
    state = start(players=4, break_cards=0)
    play(state, "place 52", "place 54", "place 1")
    assert "place 53" in plays(state)
    play(state, "place 53")
    assert not state.is_over
    events = play(state, "frame cats")
    assert "stuck" in kinds(events)
    assert state.winners() == [1, 2, 3]


def test_the_first_frame() -> None:
    """GC-3.17: the chaser to Max's left chooses, after Max has been placed."""
    state = start(players=4, ghost_seat=3)
    play(state, "place 1", "place 1", "place 1")
    refusal = state.why("frame cats")
    assert refusal is not None
    assert "GC-3.17" in [rule.id for rule in refusal.rules]
    play(state, "place 9")
    assert state.actor == 3
    assert plays(state) == {f"frame {frame}" for frame in FRAMES}
    play(state, "frame owls")
    assert position(state)["frame"] == "owls"
    assert state.actor == 2


def test_who_holds_the_trap() -> None:
    """GC-3.18, GC-9.24: the chaser named, else the one to Max's left."""

    def holders(**options: Any) -> list[int]:
        state = start(players=4, trap=True, **options)
        play(state, "place 4", "place 4", "place 4", "place 35", "frame cats", "move 36")
        found = []
        for _ in range(3):
            if any(action.startswith("trap") for action in plays(state)):
                found.append(state.actor + 1)
            play(state, next(action for action in state.actions() if action.startswith("stay")))
        return found

    assert holders() == [2]
    assert holders(ghost_seat=4) == [1]
    assert holders(trap_holder=4) == [4]
    assert holders(ghost_seat=2, trap_holder=1) == [1]
