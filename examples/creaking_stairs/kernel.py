"""The kernels."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import CHANCE, OVER, emit, int64, kernel, part
from nightkeep.core.open_games import fog, guess
from nightkeep.games.creaking_stairs.events import CREAKED, RAN, ROLLED, TIPTOED, WON
from nightkeep.games.creaking_stairs.state import (
    CHOOSING,
    FACES,
    FINISHED,
    MOST_PLAYERS,
    ROLL,
    ROLLING,
    RUN,
    TIPTOE,
)

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "legal", "odds", "score", "setup"]


@kernel
def setup(board: Any, s: Any, options: Any) -> None:
    """CS-1.1: everybody at the foot."""
    s.phase = CHOOSING
    s.turn = 0
    s.players = options[0]
    for seat in range(MOST_PLAYERS):
        s.stair[seat] = 0


@kernel
def actor(board: Any, s: Any) -> int:
    """CS-2.1, CS-3.1."""
    phase = int64(s.phase)
    if phase == FINISHED:
        return OVER
    if phase == ROLLING:
        return CHANCE
    return int64(s.turn)


@kernel
def legal(board: Any, s: Any, out: Any) -> int:
    """CS-2.1: both ways up are always open; a roll shows any face; at the end there is nothing."""
    phase = int64(s.phase)
    if phase == FINISHED:
        return int64(0)
    if phase == ROLLING:
        for face in range(FACES):
            out[face] = ROLL + face
        return int64(FACES)
    out[0] = TIPTOE
    out[1] = RUN
    return int64(2)


@kernel
def odds(board: Any, s: Any, out: Any) -> int:
    """CS-2.1: a fair die."""
    for face in range(FACES):
        out[face] = 1
    return int64(FACES)


@kernel
def apply(board: Any, s: Any, action: int, log: Any) -> None:
    """CS-2.1, CS-2.2."""
    seat = int64(s.turn)
    if action == RUN:
        s.phase = ROLLING
        if log is not None:
            emit(log, RAN, seat)
        return
    to = int64(s.stair[seat]) + 1
    if action == ROLL:
        to = int64(0)
    elif action > ROLL:
        to += action - ROLL
    to = min(to, int64(board.stairs))
    s.stair[seat] = to
    if log is not None:
        if action == TIPTOE:
            emit(log, TIPTOED, seat, to)
        elif action == ROLL:
            emit(log, CREAKED, seat)
        else:
            emit(log, ROLLED, seat, action - ROLL + 1, to)
    end_turn(board, s, log)


@part
def end_turn(board: Any, s: Any, log: Any) -> None:
    """CS-2.1, CS-3.1: the next seat, or the end."""
    seat = int64(s.turn)
    if int64(s.stair[seat]) == int64(board.stairs):
        s.phase = FINISHED
        if log is not None:
            emit(log, WON, seat)
        return
    s.phase = CHOOSING
    s.turn = (seat + 1) % int64(s.players)


@kernel
def score(board: Any, s: Any, out: Any) -> int:
    """CS-3.1: a figure's stair is its score; a bit for the winner."""
    for seat in range(int64(s.players)):
        out[seat] = s.stair[seat]
    if int64(s.phase) == FINISHED:
        return int64(1) << int64(s.turn)
    return int64(0)


@kernel
def evaluate(board: Any, s: Any, out: Any) -> None:
    """For the bots: whoever is higher is likelier to win; who runs, as if the roll were 3, near its mean."""
    total = 0.0
    for seat in range(int64(s.players)):
        out[seat] = int64(s.stair[seat]) + 2.0
        if int64(s.phase) == ROLLING and seat == int64(s.turn):
            out[seat] += 3.0
        total += out[seat]
    for seat in range(int64(s.players)):
        out[seat] /= total
