"""GC-7: animals, frames and showing."""

from __future__ import annotations

from itertools import pairwise

import pytest

import nightkeep as nk
from nightkeep.games.ghost_chase.state import FRAMING
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position, random_game


def animals(state: nk.State) -> dict[str, int]:
    return {frame["name"]: frame["animals"] for frame in position(state)["frames"]}


def test_one_animal_each_round() -> None:
    """GC-7.1: of the current frame, by itself, when all figures have acted."""
    state = hunt([54] * 3, [9], frame="owls")
    for left, room in ((4, 8), (3, 18)):
        play(state, f"move {room}", "stay with ada", "stay with bram")
        assert animals(state)["owls"] == left + 1
        play(state, "stay with cleo")
        assert animals(state) == {"cats": 4, "bats": 4, "owls": left, "mice": 5, "hedgehogs": 6}


def test_a_full_frame_makes_max_visible_at_once() -> None:
    """GC-7.2: with the last animal; if it was the last frame, the game ends instead."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10], "chasers", frame="cats")
    events = everyone_stays(state)
    assert kinds(events)[1:3] == ["animal", "full"]
    assert kinds(events)[-1] == "shown"
    assert position(state, 1)["at"] == 10
    trail = [9, 8, 47, 48, 49, 50, 13, 12, 11, 16, 15, 14, 27, 28, 29, 30, 31, 33, 34]
    last = hunt([54] * 4, trail, "chasers", frame="mice", full=["cats", "bats", "owls"], left_out="hedgehogs")
    events = everyone_stays(last)
    assert "escaped" in kinds(events)
    assert "shown" not in kinds(events)


def test_showing_room_and_path() -> None:
    """GC-7.3: all cards since the last showing, in order; breaks and cheats come to light."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10], full=["cats"], frame="bats")
    for action in ("break", "move 11", "cheat 10", "move 26"):
        play(state, action)
        events = everyone_stays(state)
    cards = [(e.data["turn"], e.data["play"], e.data["room"]) for e in state.news(2) if e.kind == "turned up"]
    assert cards == [(5, "break", 10), (6, "move", 11), (7, "cheat", 10), (8, "move", 26)]
    assert events[-1].data["room"] == 26
    assert "Turn 7: by cheating to 10." in [event.text for event in state.news(2)]


def test_max_moves_next_after_a_showing() -> None:
    """GC-7.4: only the frame is chosen in between; no chaser moves."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10], "chasers", frame="cats")
    everyone_stays(state)
    assert plays(state) == {"frame bats", "frame owls", "frame mice", "frame hedgehogs"}
    refusal = state.why("stay with ada")
    assert refusal is not None
    assert "GC-7.5" in [rule.id for rule in refusal.rules]
    play(state, "frame owls")
    assert state.actor == 0


def test_a_full_frame_is_not_used_again() -> None:
    """GC-7.5: any frame in use that is not full can be chosen."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10, 11, 12, 13, 14], "chasers", full=["cats"], frame="bats")
    everyone_stays(state)
    assert plays(state) == {"frame owls", "frame mice", "frame hedgehogs"}
    refusal = state.why("frame cats")
    assert refusal is not None
    assert [rule.id for rule in refusal.rules] == ["GC-7.5"]
    play(state, "frame mice")
    assert position(state)["frame"] == "mice"


@pytest.mark.parametrize(
    ("players", "expected"), [(5, [1, 2, 3]), (4, [1, 2, 3, 1]), (3, [1, 2, 1]), (2, [1, 1, 1, 1])]
)
def test_the_choice_goes_round(players: int, expected: list[int]) -> None:
    """GC-7.6: clockwise, beginning at Max's left, and round again; GC-7.7: no choice for the last frame."""
    chosen: list[int] = []
    for seed in range(12):
        choosers = []
        for state in random_game({"players": players}, f"round {seed}"):
            if state.to_dict()["phase"] == FRAMING:
                choosers.append(state.actor)
        assert choosers == expected[: len(choosers)]
        chosen = max(chosen, choosers, key=len)
    assert len(chosen) >= 2
    full = {5: ["cats", "bats"], 4: ["cats", "bats", "mice"], 3: ["cats", "bats"], 2: ["cats", "bats", "mice"]}[players]
    trail = [9, 8, 47, 48, 49, 50, 13, 12, 11, 16, 15, 14, 27, 28, 29, 30, 31, 33]
    lasting = sum({"cats": 4, "bats": 4, "mice": 5}[name] for name in full)
    figures = [54] * {5: 4, 4: 3, 3: 4, 2: 3}[players]
    frame = "owls" if players in (4, 2) else "mice"
    state = hunt(
        figures, trail[: lasting + 1], "chasers", players=players, full=full[:-1], frame=full[-1], left_out="owls"
    )
    everyone_stays(state)
    assert state.actor == expected[len(full)]
    assert f"frame {frame}" in plays(state)


def test_the_last_frame_is_no_choice() -> None:
    """GC-7.7: it becomes the current one by itself, and Max moves."""
    trail = [9, 8, 47, 48, 49, 50, 13, 12, 11, 16, 15, 14, 27, 28]
    state = hunt([54] * 4, trail, "chasers", full=["cats", "bats"], frame="mice", left_out="hedgehogs")
    events = everyone_stays(state)
    assert kinds(events)[-1] == "last frame"
    assert position(state)["frame"] == "owls"
    assert state.actor == 0
    assert position(state, 1)["at"] == 28


def test_old_cards_are_put_away() -> None:
    """GC-7.8: only the card of Max's present room stays open; without the memory aid the others cannot be looked at."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10], "chasers", frame="cats")
    everyone_stays(state)
    for seat in (1, 2, 3, None):
        seen = position(state, seat)
        assert (seen["open_card"], seen["row"]) == (10, [])
        assert not {"shown_rooms", "shown_breaks", "trail", "own", "belief"} & set(seen)


def test_frames_last_differently_long() -> None:
    """GC-7.9: so the order of frames decides when Max shows himself."""
    for frames, shows in ((["cats", "hedgehogs"], [4, 10]), (["hedgehogs", "cats"], [6, 10])):
        state = nk.game("ghost-chase", players=4).start()
        play(state, "place 54", "place 54", "place 54", "place 9", f"frame {frames[0]}")
        found = []
        for number, room in enumerate([8, 47, 48, 49, 50, 13, 12, 11, 16, 15], 1):
            play(state, f"move {room}")
            if "shown" in kinds(everyone_stays(state)):
                found.append(number)
                if number < 10:
                    play(state, f"frame {frames[1]}")
        assert found == shows


def test_length_of_the_game() -> None:
    """GC-7.10: 24 rounds with all frames; 18, 19 or 20 with four."""
    for players, left_out, rounds in (
        (4, "", 24),
        (5, "hedgehogs", 18),
        (5, "owls", 19),
        (5, "mice", 19),
        (5, "cats", 20),
        (3, "bats", 20),
    ):
        state = nk.game("ghost-chase", players=players).start()
        if left_out:
            play(state, f"leave out {left_out}")
        assert sum(animals(state).values()) == rounds
    assert nk.game("ghost-chase", players=4).simulate(400, seed=3).lengths.max() == 3 + 1 + 4 + 24 * 4
    assert nk.game("ghost-chase", players=5).simulate(400, seed=3).lengths.max() == 1 + 4 + 1 + 3 + 20 * 5


def test_every_complete_round_takes_an_animal() -> None:
    """GC-7.1: in whole games, one for each round that was completed."""
    for seed in ("n", "m"):
        standing = [sum(state.to_dict()["animals"]) for state in random_game({"players": 2}, seed)]
        for before, after in pairwise(standing):
            assert before - after in (0, 1)
        rounds = (len(standing) - 1 - 4) // 4  # four actions a round, after three figures and Max were placed
        assert standing[0] - standing[-1] <= rounds
