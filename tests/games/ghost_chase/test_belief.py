"""GC-10.3, GC-10.10: where Max can be, and drawing what he may have done, against brute force."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.games.ghost_chase import belief
from nightkeep.games.ghost_chase.view import where
from tests.games.ghost_chase.hunt import SMALL, everyone_stays, hunt, play, position
from tests.games.ghost_chase.worlds import Worlds, chase

ALL_CARDS = {"chimney": True, "door": True, "trap": True, "board": SMALL}


def reckoned(state: nk.State) -> dict[int, int]:
    """What the game itself deduces for a spectator."""
    return where(state.game.board, state.fogged(None).position.record)  # type: ignore[arg-type]


def compare(worlds: Worlds) -> None:
    """Counts by room, the drawn histories, and what chasers get to see, against all worlds."""
    real = worlds.real
    if real.to_dict()["room"] == 0 or real.is_over:
        return
    assert reckoned(real) == worlds.ends()
    known = real.fogged(None).to_bytes()
    assert all(world.fogged(None).to_bytes() == known for world in worlds.all)
    guessed = real.guessed(None, seed=3, index=len(real.history))
    assert tuple(guessed.to_dict()["trail"]) in worlds.trails()
    assert not guessed.status()
    for world in (worlds.all[0], worlds.all[-1]):
        assert reckoned(world) == worlds.ends()  # also from a record that is not the real one
        assert world.view(None) == real.view(None)
        assert world.view(1) == real.view(1)
        for seat in (1, None):
            assert json.dumps(world.transcript(seat)) == json.dumps(real.transcript(seat))


@pytest.mark.parametrize(
    ("options", "opening"),
    [
        ({"players": 2, "break_cards": 1, **ALL_CARDS}, ("place 2", "place 2", "place 3", "place 7", "frame mice")),
        ({"players": 2, "cheat_cards": 0, **ALL_CARDS}, ("place 1", "place 2", "place 3", "place 9", "frame owls")),
        ({"players": 3, "break_cards": 0, **ALL_CARDS}, ()),
        ({"players": 4, "break_cards": 1, "chimney": True, "deduction_aid": True, "board": SMALL}, ()),
        ({"players": 5, "door": False, "trap": True, "memory_aid": True, "board": SMALL}, ()),
        ({"players": 4, "break_cards": 1}, ("place 4", "place 26", "place 50", "place 53", "frame cats")),
    ],
)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_belief_is_what_brute_force_finds(options: dict[str, Any], opening: tuple[str, ...], seed: str) -> None:
    """GC-10.1 to GC-10.3: the same rooms, each with the same number of histories, after every action."""
    for worlds in chase(nk.game("ghost-chase", **options), nk.Chance(seed), 250, opening):
        compare(worlds)


def test_every_kind_of_evidence_counts() -> None:
    """GC-10.3: chasers where they stood, rooms entered, the trap's silence, cheats announced, and that Max can play."""
    state = hunt([8, 47, 54], [9], cheat_cards=1, break_cards=0)
    play(state, "move 10")
    assert reckoned(state) == {10: 1, 17: 1, 18: 1, 48: 1}  # 8 and 47 held chasers as he moved
    play(state, "stay with ada", "go 48 with bram")
    assert set(reckoned(state)) == {10, 17, 18}  # 48 was searched
    play(state, "stay with cleo", "cheat 9")
    assert reckoned(state) == {9: 3}  # he can only have come back
    silent = hunt([8, 47, 54], [9], break_cards=0, trap_room=10)
    play(silent, "move 17")
    assert set(reckoned(silent)) == {17, 18, 48}  # in 10 the trap would have shown him
    caught_out = hunt([9, 54, 54], [30, 31], break_cards=0, trap_room=26)
    play(caught_out, "move 25")
    everyone_stays(caught_out)
    play(caught_out, "move 26")
    assert reckoned(caught_out) == {26: 3}  # shown in the trap, by way of 31 and 25, 29 and 27, or 25 and 17


def test_max_can_play_or_the_game_would_be_over() -> None:
    """GC-8.6, GC-10.3: rooms in which he would be stuck are ruled out as soon as he is to play, and not before."""
    state = hunt([13, 4, 4], [54], break_cards=0, cheat_cards=0)
    play(state, "move 43")
    assert set(reckoned(state)) == {1, 43, 51, 52, 53}
    play(state, "go 52 with ada", "stay with bram")
    assert set(reckoned(state)) == {1, 43, 51, 53}
    play(state, "stay with cleo")
    assert set(reckoned(state)) == {1, 43, 51}  # in 53 he would have been stuck


def test_a_showing_starts_afresh() -> None:
    """GC-7.3, GC-10.4: after it only one history is left, and what was shown counts for good."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10], "chasers", frame="cats")
    everyone_stays(state)
    assert reckoned(state) == {10: 1}
    play(state, "frame bats", "move 26")
    assert set(reckoned(state)) == {10, 11, 16, 26, 48}  # not 9 and 17, which were shown; 10 by a break


def test_a_break_that_was_shown_is_gone() -> None:
    """GC-7.3, GC-9.9: with his only break card shown, Max cannot have stayed; with another one he can."""
    for cards, stayed in ((1, False), (2, True)):
        state = hunt([54] * 3, [9, 8, 18, 18], frame="cats", break_cards=cards)
        play(state, "move 17")
        everyone_stays(state)
        play(state, "frame bats", "move 10")
        assert (17 in reckoned(state)) == stayed


def test_a_room_that_was_searched_is_ruled_out_for_a_break_too() -> None:
    """GC-9.10, GC-10.3: a chaser walks through the room where Max was last seen."""
    state = hunt([8, 54, 54], [9], break_cards=1)
    play(state, "move 48")
    assert 9 in reckoned(state)
    play(state, "go 9 with ada")
    assert 9 not in reckoned(state)


def sampled(state: nk.State, count: int) -> Counter[tuple[int, ...]]:
    return Counter(tuple(state.guessed(1, seed=11, index=i).to_dict()["trail"]) for i in range(count))


@pytest.mark.parametrize(
    ("trail", "options"),
    [
        ([9, 10, 11], {}),
        ([9, 10, 9, 18], {"cheat_cards": 2}),
        ([30, 29, 26], {"trap_room": 26, "seen": [2]}),
        ([5, 4, 1, 4, 5], {"cheat_cards": 2, "break_cards": 1, "board": SMALL}),
        ([5, 5, 4, 1, 2, 1], {"cheat_cards": 1, "break_cards": 2, "board": SMALL}),
        ([5, 2, 3, 6, 9], {"cheat_cards": 1, "break_cards": 2, "board": SMALL}),
    ],
)
def test_guesses_are_uniform(trail: list[int], options: dict[str, Any]) -> None:
    """GC-10.2: each consistent history is drawn equally often (chi-square), and no other."""
    figures = [7, 7, 7] if "board" in options else [54, 54, 53]
    state = hunt(figures, trail[:1], **{key: value for key, value in options.items() if key != "seen"})
    worlds = Worlds(state)
    for turn in range(1, len(trail)):
        word = "break" if trail[turn] == trail[turn - 1] else "cheat" if trail[turn] in trail[:turn] else "move"
        worlds.play(state.read("break" if word == "break" else f"{word} {trail[turn]}"))
        while state.actor and turn < len(trail) - 1:
            worlds.play(state.action_codes()[0])
    expected = worlds.trails()
    count = 60 * len(expected)
    found = sampled(state, count)
    assert set(found) == expected
    square = sum((n - 60) ** 2 / 60 for n in found.values())
    freedom = len(expected) - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5 + 4


@pytest.mark.parametrize(
    ("figures", "trail", "options"),
    [
        ([54, 54, 53], [9, 10, 11, 12], {}),
        ([54, 54, 53], [9, 10, 9, 18, 9], {}),
        ([54, 54, 53], [9, 8, 18, 17, 10, 9, 17], {"full": ["cats"], "frame": "bats"}),
        ([54, 54, 53], [30, 29, 26, 10], {"trap_room": 26, "seen": [2]}),
        ([7, 7, 7], [5, 4, 1, 4, 5, 2, 3], {"cheat_cards": 2, "break_cards": 0, "board": SMALL}),
        ([7, 7, 7], [5, 2, 3, 6, 9, 8], {"break_cards": 2, "board": SMALL}),
    ],
)
def test_no_way_on_is_left_out_of_the_reckoning(figures: list[int], trail: list[int], options: dict[str, Any]) -> None:
    """GC-10.2: from every room on every history the ways on make up at most the number noted for it; otherwise some
    history would be drawn less often than others."""
    state = hunt(figures, trail, "chasers", **options)
    board, record = state.game.board.record, state.fogged(1).position.array
    s = record[0]
    ways = belief.make_plan(board, s)
    cards = int(s.turns) - int(s.shown)
    ends = 0

    def follow(card: int, room: int, visited: int, breaks: int, ways: int) -> None:
        nonlocal ends
        if card == cards:
            ends += 1
            return
        rooms = int(belief.next_rooms(board, s, card, room, visited, breaks))
        onward = {
            there: int(belief.onward(s, card, there)) if card < cards - 1 else 1
            for there in range(1, 55)
            if rooms >> there & 1
        }
        assert sum(onward.values()) <= ways, (card, room, onward)
        for there, n in onward.items():
            follow(card + 1, there, visited | 1 << there, breaks - (there == room), n)

    follow(0, int(s.trail[s.shown]), int(s.known), int(s.breaks_shown), int(ways))
    assert ends == sum(reckoned(state).values()) > 3


def test_numbers_of_ways_are_rounded_up_by_an_eighth_at_most() -> None:
    """Small ones not at all; all of them fit into a byte."""
    record = nk.game("ghost-chase").start().position.array
    before = 0
    for ways in [*range(1, 3000), *(2**k + d for k in range(12, 30) for d in (-1, 0, 1))]:
        code = int(belief.coded(ways))
        assert -128 < code < 128
        record[0]._onward[2, 7] = code
        noted = int(belief.onward(record[0], 2, 7))
        assert max(ways, before if ways > 1 else 0) <= noted <= ways * 9 / 8
        assert noted == ways or ways > 16
        before = noted


def test_set_up_and_guesses_leave_no_reckoning_behind() -> None:
    """Equal positions are equal bytes, whatever the record held before."""
    game = nk.game("ghost-chase", players=2)
    used = np.full(game.spec.dtype.itemsize, 77, np.int8).view(game.spec.dtype)
    game.kernels.setup(game.board.record, used[0], game.settings)
    assert used.tobytes() == game.start().to_bytes()
    state = hunt([54, 54, 53], [9, 10, 11, 12], "chasers")
    guessed = state.guessed(1, seed=5).position.record
    assert not guessed._onward.any() and not guessed.plan.any()


def test_counting_visits_every_history_once() -> None:
    """The exact count behind belief, and behind guess where trying does not succeed soon."""
    state = hunt([54, 54, 53], [9, 10, 9, 18], "chasers")
    board, known = state.game.board.record, state.fogged(1).position.array
    total = sum(reckoned(state).values())
    found = set()
    for number in range(total):
        copy = known.copy()
        belief.make_plan(board, copy[0])
        assert belief.count_histories(board, copy[0], None, np.int64(number)) == number
        found.add(tuple(copy[0].trail.tolist()))
    assert len(found) == total > 20


def test_guess_counts_where_trying_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no tries at all, the interpreted kernel draws from the count alone, and all of it."""
    state = hunt([54, 54, 53], [9, 10], "chasers")
    uncompiled = getattr(belief.guess, "py_func", belief.guess)
    monkeypatch.setattr(belief, "TRIES", 0)
    found: Counter[int] = Counter()
    rng = np.array([1, 2, 3, 4], np.uint32)
    for _ in range(420):
        copy = state.fogged(1).position.array
        uncompiled(state.game.board.record, copy[0], 1, rng)
        found[int(copy[0].room)] += 1
    assert set(found) == set(reckoned(state))
    assert min(found.values()) > 30


def test_a_guess_leaves_what_is_known() -> None:
    """GC-10.8: Max's own record, and one with nothing hidden, stay as they are."""
    state = hunt([54, 54, 53], [9, 10], "chasers")
    assert state.guessed(0).to_bytes() == state.to_bytes()
    shown = hunt([54, 54, 53], [9])
    assert shown.guessed(1).to_bytes() == shown.to_bytes()


def test_the_heat_map_is_for_chasers_and_only_if_agreed() -> None:
    """GC-10.10: shares of histories for chasers and spectators; nothing for Max; all know that it is on."""
    state = hunt([8, 47, 54], [9, 10], "chasers", break_cards=0, deduction_aid=True)
    expected = [{"room": room, "histories": 1} for room in (8, 10, 17, 18, 47, 48)]
    for seat in (1, 2, 3, None):
        assert position(state, seat)["belief"] == expected
    assert "belief" not in position(state, 0)
    for seat in (0, 1, None):
        assert position(state, seat)["deduction_aid"] is True
    off = hunt([8, 47, 54], [9, 10], "chasers", break_cards=0)
    for seat in (0, 1, None):
        assert "belief" not in position(off, seat)
        assert position(off, seat)["deduction_aid"] is False


def test_the_small_castle_is_a_castle() -> None:
    """GC-2.10: the file used above loads, with its own rooms."""
    game = nk.game("ghost-chase", board=SMALL)
    assert Path(SMALL).exists()
    assert len(game.board.rooms) == 9  # type: ignore[attr-defined]
