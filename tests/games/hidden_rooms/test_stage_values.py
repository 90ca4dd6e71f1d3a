"""The bots' table of stage values: its monster moves as the game's does, and its values are chances."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nightkeep.games.hidden_rooms.stage_values import SEARCH_CHANCE, monsters_turn
from nightkeep.games.hidden_rooms.state import EXIT, SQUARES, STAGES
from tests.games.hidden_rooms.rooms import game, position


def board() -> Any:
    return game().board.record


@pytest.mark.parametrize("stage", range(STAGES))
def test_the_monster_moves_as_in_the_game(stage: int) -> None:
    """HR-3.1 to HR-3.16: when the child waits, the monster goes where the table says, or the stage is lost."""
    b = board()
    at, facing, goes_on = monsters_turn(b, stage)
    rng = np.random.default_rng(stage)
    for _ in range(60):
        monster, look, child = int(rng.integers(SQUARES)), int(rng.integers(4)), int(rng.integers(1, SQUARES))
        if monster == child or monster == b.last[stage]:
            continue
        names = [f"{'abcdef'[square % 6]}{square // 6 + 1}" for square in (child, monster)]
        state = position(
            of=game(match="stage"),
            child=names[0],
            monster=names[1],
            facing=("up", "right", "down", "left")[look],
            stage=stage + 1,
            match=1,
        )
        state.play("done")
        where = monster, look, child
        assert state.is_over is not bool(goes_on[where])
        if goes_on[where]:
            assert (state.to_dict()["monster"], state.to_dict()["facing"]) == (at[where], facing[where])


def test_values_are_chances() -> None:
    """HR-7.1, HR-7.3, HR-7.4: 1 on the exit, 0 where the child is caught or the route is at its end."""
    values = board().stage_value
    assert np.all((values >= 0) & (values <= 1))
    assert np.all(values[:, :, :, EXIT] == 1)
    for stage in range(STAGES):
        goes_on = monsters_turn(board(), stage)[2]
        goes_on[:, :, EXIT] = True
        assert np.all(values[stage][~goes_on] == 0)


def test_beside_the_exit_a_search_decides() -> None:
    """HR-7.1: the child may reach it in the next turn with the luck of one search, and again if time is left."""
    b = board()
    stage, child = 0, 1
    monster, facing = int(b.first[stage]), int(b.facing[stage])  # far away, at the beginning of its route
    assert b.stage_value[stage, monster, facing, child] > SEARCH_CHANCE
