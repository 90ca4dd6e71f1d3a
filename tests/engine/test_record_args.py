"""Positions given to compiled kernels as bytes are the positions, and nothing else is taken for one."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.compile.kernel import CHANCE, INTERPRETED
from nightkeep.compile.numba_args import copied, from_bytes, is_compiled, record_arg
from nightkeep.play.chance import Chance
from nightkeep.play.game import Game
from nightkeep.play.state import State

compiled = pytest.mark.skipif(INTERPRETED, reason="interpreted kernels are called with the record itself")


def some_way_on(steps: int) -> State:
    state, chance = nk.game("hidden-castle", players=3).start(), Chance(5)
    for _ in range(steps):
        if state.actor == CHANCE:
            state.draw(chance)
        else:
            codes = state.action_codes()
            state.play_code(codes[chance.below(len(codes))])
    return state


@compiled
def test_kernels_read_and_write_what_they_are_handed() -> None:
    state = some_way_on(40)
    game, s = state.game, copied(state.position.array)
    assert game.is_compiled
    code = state.action_codes()[0]
    log = np.zeros((20, 8), np.int32)
    game.kernels.apply(record_arg(game.board.rows), record_arg(s), code, log)
    plain = copied(state.position.array)
    game.kernels.apply(game.board_record, plain[0], code, np.zeros((20, 8), np.int32))
    assert s.tobytes() == plain.tobytes() != state.to_bytes()


@compiled
def test_what_is_handed_over_stays_alive() -> None:
    state = some_way_on(30)
    given = record_arg(copied(state.position.array))
    gc.collect()
    litter = [np.full(state.position.array.nbytes, 77, np.uint8) for _ in range(1000)]
    assert state.game.kernels.actor(state.game.board_arg, given) == state.actor and litter


def test_only_one_whole_record_is_handed_over() -> None:
    s = some_way_on(1).position.array
    for wrong in (np.concatenate([s, s]), np.zeros(0, s.dtype), s.reshape(1, 1), np.zeros(1, np.int32),
                  np.zeros(1, np.dtype([("a", object)]))):  # fmt: skip
        with pytest.raises(ValueError, match="one record"):
            record_arg(wrong)


@compiled
def test_one_type_for_the_record_and_for_what_is_handed_over() -> None:
    """Else everything would be compiled twice, or a kernel would take another game's record for its own."""
    state, other = some_way_on(1), nk.game("keys-to-the-castle").start()
    actor: Any = state.game.kernels.actor
    actor(state.game.board_record, state.position.record)
    known = list(actor.signatures)
    actor(state.game.board_arg, state.position._record_arg)
    assert actor.signatures == known
    assert other.position._record_arg._numba_type_ != state.position._record_arg._numba_type_


def test_copies_are_copies() -> None:
    state = some_way_on(25)
    twin = copied(state.position.array)
    assert twin.dtype == state.position.array.dtype and twin.tobytes() == state.to_bytes() and twin.flags.aligned
    twin["turn"] = 1 - twin["turn"]
    assert twin.tobytes() != state.to_bytes()
    for wrong in (b"", state.to_bytes() + b"\0", state.to_bytes()[:-1]):
        with pytest.raises(ValueError, match="bytes"):
            from_bytes(wrong, state.position.array.dtype)


def test_a_kernel_in_plain_python_gets_the_record() -> None:
    """As in a game that was changed for a study or a test."""
    game = nk.game("hidden-castle", players=2)
    seen: list[Any] = []

    def actor(board: Any, s: Any) -> int:
        seen.append((int(board.spaces), int(s.players)))
        return int(s.turn)

    changed = Game(replace(game.spec, kernels=replace(game.kernels, actor=actor)), {"players": 2})
    assert not changed.is_compiled and not is_compiled(actor)
    assert changed.start().actor == 0 and seen[-1] == (int(game.board_record.spaces), 2)
