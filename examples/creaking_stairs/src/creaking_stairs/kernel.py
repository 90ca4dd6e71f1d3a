"""The kernels."""

from __future__ import annotations

from creaking_stairs.state import (
    CHOOSING,
    CREAKED,
    FACES,
    FINISHED,
    MOST_PLAYERS,
    RAN,
    ROLL,
    ROLLED,
    ROLLING,
    RUN,
    TIPTOE,
    TIPTOED,
    WON,
    Board,
    Options,
    State,
)
from creaking_stairs.why import why
from nightkeep.compile.kernel import CHANCE, OVER, Log, device, emit, int64, kernel
from nightkeep.compile.no_secrets import fog, guess
from nightkeep.rules.record import Floats, Ints

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "legal", "odds", "score", "setup", "why"]


@kernel
def setup(board: Board, s: State, options: Options) -> None:
    """Put everybody at the foot (CS-1.1)."""
    s.phase = CHOOSING
    s.turn = 0
    s.players = options.players
    for seat in range(MOST_PLAYERS):
        s.stair[seat] = 0


@kernel
def actor(board: Board, s: State) -> int:
    """Return who acts (CS-2.1, CS-3.1)."""
    phase = int64(s.phase)
    if phase == FINISHED:
        return OVER
    if phase == ROLLING:
        return CHANCE
    return int64(s.turn)


@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    """List both ways up, which are always open, or every face of a roll; nothing at the end (CS-2.1)."""
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
def odds(board: Board, s: State, out: Ints) -> int:
    """Weigh the faces of a fair die (CS-2.1)."""
    for face in range(FACES):
        out[face] = 1
    return int64(FACES)


@kernel
def apply(board: Board, s: State, action: int, log: Log) -> None:
    """Carry out a legal action (CS-2.1, CS-2.2)."""
    seat = int64(s.turn)
    if action == RUN:
        s.phase = ROLLING
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
            emit(log, ROLLED, seat, action - ROLL, to)
    end_turn(board, s, log)


@device
def end_turn(board: Board, s: State, log: Log) -> None:
    """Go on with the next seat, or end the game (CS-2.1, CS-3.1)."""
    seat = int64(s.turn)
    if int64(s.stair[seat]) == int64(board.stairs):
        s.phase = FINISHED
        emit(log, WON, seat)
        return
    s.phase = CHOOSING
    s.turn = (seat + 1) % int64(s.players)


@kernel
def score(board: Board, s: State, out: Ints) -> int:
    """Write each figure's stair as its score; return a bit for the winner (CS-3.1)."""
    for seat in range(int64(s.players)):
        out[seat] = s.stair[seat]
    if int64(s.phase) == FINISHED:
        return int64(1) << int64(s.turn)
    return int64(0)


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Write each seat's rough chance, for the bots: higher is better, and a roll to come counts as a 3."""
    total = 0.0
    for seat in range(int64(s.players)):
        out[seat] = int64(s.stair[seat]) + 2.0
        if int64(s.phase) == ROLLING and seat == int64(s.turn):
            out[seat] += 3.0
        total += out[seat]
    for seat in range(int64(s.players)):
        out[seat] /= total
