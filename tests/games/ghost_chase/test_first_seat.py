"""GC-3.19: chance draws who is Max."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.bots.bot import team_of
from nightkeep.games.ghost_chase.terminal import draw
from tests.games.ghost_chase.hunt import everyone_stays, play, plays, position

PLAYERS = (2, 3, 4, 5)


def drawn(players: int, **options: Any) -> nk.State:
    return nk.game("ghost-chase", players=players, ghost_seat="drawn", **options).start()


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_is_max_as_likely_as_any_other(players: int) -> None:
    """GC-3.19: before everything else, exactly 1/players each."""
    state = drawn(players)
    assert state.actor == nk.CHANCE
    assert state.odds() == {f"ghost {seat}": Fraction(1, players) for seat in range(1, players + 1)}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("trap", [False, True])
def test_the_game_goes_on_as_if_that_player_had_been_named(players: int, trap: bool) -> None:
    """GC-3.19, GC-3.10, GC-3.18: the same positions, actions and views from then on; the trap to Max's left."""
    for seat in range(1, players + 1):
        state, named = drawn(players, trap=trap), nk.game("ghost-chase", players=players, ghost_seat=seat, trap=trap)
        play(state, f"ghost {seat}")
        other = named.start()
        chance = nk.Chance(seat)
        for _ in range(30):
            assert (state.to_bytes(), state.actor, state.action_codes()) == (
                other.to_bytes(),
                other.actor,
                other.action_codes(),
            )
            for viewer in (*range(players), None):
                assert position(state, viewer) == position(other, viewer)
            if state.is_over:
                break
            codes = state.action_codes()
            code = codes[chance.below(len(codes))]
            assert state.play_code(code) == other.play_code(code)
        if trap:
            assert position(state)["trap_holder"] == seat % players


def test_all_see_who_it_is() -> None:
    """GC-3.19"""
    state = drawn(4)
    for seat in (*range(4), None):
        seen = position(state, seat)
        assert (seen["max"], seen["figures"], seen["trap_holder"]) == (None, [], None)
        assert state.view(seat)["team"] == (None if seat is None else [seat])
        assert "It is drawn who is Max." in draw(state.view(seat), state.names)
    assert team_of(state.game, state).tolist() == [0, 1, 2, 3]
    play(state, "ghost 3")
    for seat in (*range(4), None):
        assert [event.text for event in state.news(seat)] == ["Seat 3 is drawn to be Max."]
        assert state.news(seat)[0].rules == ("GC-3.19",)
        assert position(state, seat)["max"] == 2
    assert state.view(1)["team"] == [0, 1, 3]
    assert state.transcript(0)["told"][0]["action"] == "ghost 3"


def test_the_left_out_frame_is_drawn_next() -> None:
    """GC-3.19, GC-3.5"""
    state = drawn(5)
    play(state, "ghost 4")
    assert state.odds() == {
        f"leave out {kind}": Fraction(1, 5) for kind in ("cats", "bats", "owls", "mice", "hedgehogs")
    }
    play(state, "leave out bats")
    assert state.actor == 4
    three = drawn(4)
    play(three, "ghost 4")
    assert three.actor == 0 and "place 9" in plays(three)


@pytest.mark.parametrize(
    ("action", "rules"),
    [
        ("ghost 5", ["GC-1.2"]),
        ("leave out cats", ["GC-3.19"]),
        ("place 9", ["GC-3.19"]),
        ("frame cats", ["GC-3.19"]),
        ("move 9", ["GC-3.19"]),
        ("stay with ada", ["GC-3.19"]),
    ],
)
def test_nothing_else_comes_before_it(action: str, rules: list[str]) -> None:
    """GC-3.19"""
    state = drawn(4)
    refusal = state.why(action)
    assert refusal is not None and [rule.id for rule in refusal.rules] == rules
    with pytest.raises(nk.IllegalAction):
        state.play(action)
    with pytest.raises(nk.IllegalAction):
        state.play("ghost 1", seat=0)


def test_it_is_drawn_once_and_only_if_agreed() -> None:
    """GC-3.10, GC-3.19"""
    state = drawn(4)
    play(state, "ghost 2")
    for later in (state, nk.game("ghost-chase", players=4).start()):
        refusal = later.why("ghost 1")
        assert refusal is not None and [rule.id for rule in refusal.rules] == ["GC-3.10", "GC-3.19"]
    with pytest.raises(nk.IllegalAction, match="there is no seat '6'; a seat is 1 to 5"):
        state.play("ghost 6")


def test_a_record_replays() -> None:
    """GC-3.19: the option is kept as it is, and so is the draw."""
    state = drawn(3, trap=True)
    state.draw(nk.Chance("7"))
    play(state, "leave out owls", "place 54", "place 54", "place 53", "place 53", "place 9", "frame cats", "move 10")
    everyone_stays(state)
    record = json.loads(json.dumps(state.record()))
    assert record["options"]["ghost_seat"] == "drawn" and record["options"]["trap_holder"] == "the chaser to Max's left"
    again = nk.replay(record)
    assert again.to_bytes() == state.to_bytes() and again.record() == record


def test_nobody_else_is_named_as_holder_of_the_trap() -> None:
    """GC-3.19"""
    with pytest.raises(nk.OptionError, match=r"that seat may become Max\. Leave it out: the chaser to Max's left"):
        nk.game("ghost-chase", ghost_seat="drawn", trap=True, trap_holder=2)
    with pytest.raises(nk.OptionError, match="ghost_seat may be 1 to 3, or drawn"):
        nk.game("ghost-chase", players=3, ghost_seat="lot")
    assert nk.game("ghost-chase", ghost_seat=" Drawn ").options["ghost_seat"] == "drawn"


def test_positions_before_the_draw() -> None:
    """GC-3.19: they come back from their fields, and nobody is Max later than that."""
    state = drawn(4)
    again = state.game.state(state.to_dict())
    assert again == state
    with pytest.raises(nk.PositionError, match="ghost is -1; it may be 0 to 3"):
        state.game.state(state.to_dict() | {"phase": 1})


def test_chances_before_the_draw_are_equal() -> None:
    """GC-3.19: the bots' evaluation knows no Max yet."""
    state = drawn(4)
    out = np.zeros(4)
    assert state.game.kernels.evaluate is not None
    state.game.kernels.evaluate(state.game.board_record, state.position.record, out)
    assert 0 < out[0] < 1 and out.tolist() == [out[0]] * 4
