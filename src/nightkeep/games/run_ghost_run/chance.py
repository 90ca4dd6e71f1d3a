"""What chance may decide in each phase, with which weights, and what its outcomes do."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64, kernel
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import packing as p
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.furniture import movable
from nightkeep.games.run_ghost_run.geometry import settle
from nightkeep.games.run_ghost_run.packing import PAYLOADS, action_of
from nightkeep.games.run_ghost_run.rounds import (
    begin_round,
    draw_midnight,
    next_to_draw,
    roll_for_choice,
    roll_for_door,
)
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.record import Ints

# By phase: the kind of the outcomes that chance draws from; -1 where a seat decides or the game is over.
OUTCOMES = (p.ARRANGE, -1, p.HANG, p.STRIKE, -1, -1, p.DRAW, -1, -1, -1, p.ROLL, -1, p.ROLL, -1, p.DRAW_SEAT)


@device
def cards_like(board: Board, s: State, card: int) -> int:
    """Return how many cards like this one have not been drawn; also 0 if a lower number stands for it.

    Rules: RG-3.9, RG-4.4
    """
    if board.shows[card] != 0:
        return 1 - ((int64(s.cards_used) >> card) & 1)
    left = int64(0)
    for other in range(k.CARDS):
        if board.shows[other] == 0 and board.value[other] == board.value[card]:
            if other < card:
                return int64(0)
            left += 1 - ((int64(s.cards_used) >> other) & 1)
    return left


@device
def weight_of(board: Board, s: State, number: int) -> int:
    """Return the weight of an outcome that has the right form (packing.py), 0 if chance cannot draw it now.

    Outcomes are all alike, except that equal movement cards count together.

    Rules: RG-3.3, RG-3.6, RG-3.8, RG-3.11, RG-7.1, RG-7.7, RG-10.1
    """
    phase = int64(s.phase)
    if phase == k.DRAWING:
        return cards_like(board, s, number)
    if phase == k.STRIKING:
        return 1 - ((int64(s.midnight_used) >> number) & 1)
    if phase in (k.ROLLING, k.KNOCKING):
        return int64(number > 0)
    if phase == k.SEATING:
        return int64(number < int64(s.players))
    return int64(1)


@device
def offer_outcomes(board: Board, s: State, out: Ints) -> int:
    """Write the outcomes of chance, and return how many there are."""
    n = int64(0)
    kind = OUTCOMES[int64(s.phase)]
    for number in range(PAYLOADS[kind] if kind >= 0 else 0):
        if weight_of(board, s, int64(number)) > 0:
            out[n] = action_of(kind, number)
            n += 1
    return n


@kernel
def odds(board: Board, s: State, out: Ints) -> int:
    """Write the weights of the outcomes in the order of :func:`offer_outcomes`, and return their sum."""
    n = int64(0)
    total = int64(0)
    for number in range(PAYLOADS[OUTCOMES[int64(s.phase)]]):
        weight = weight_of(board, s, int64(number))
        if weight > 0:
            out[n] = weight
            n += 1
            total += weight
    return total


@device
def draw_outcome(board: Board, s: State, outcome: int, log: Log) -> bool:
    """Carry out an outcome of chance, and return whether the keyhole is at its door now."""
    phase = int64(s.phase)
    if phase == k.KNOCKING:
        return roll_for_door(s, outcome, log)
    if phase == k.ROLLING:
        roll_for_choice(s, outcome, log)
    elif phase == k.DRAWING:
        draw_card(board, s, int64(s.turn), outcome, log)
    elif phase == k.STRIKING:
        draw_midnight(board, s, outcome, log)
    elif phase == k.ARRANGING:
        arrange(board, s, outcome, log)
    elif phase == k.HANGING:
        s.keyhole = outcome
        emit(log, e.HUNG, s.first, outcome)
        begin_round(s, log)
    else:
        seat_first(s, outcome, log)
    return False


@device
def seat_first(s: State, seat: int, log: Log) -> None:
    """Make the drawn seat furnish first and hold the die in round 1 [RG-3.4, RG-3.7, RG-3.11]."""
    s.first = seat
    s.turn = seat
    emit(log, e.BEGINS, seat)
    s.phase = k.FURNISHING if s.placed_setup else k.ARRANGING


@device
def arrange(board: Board, s: State, arrangement: int, log: Log) -> None:
    """Furnish the lobby as an arrangement says, stacked in piece order [RG-3.3, RG-2.10]."""
    for piece in range(k.PIECES):
        s.piece_x[piece] = board.arranged_x[arrangement, piece]
        s.piece_y[piece] = board.arranged_y[arrangement, piece]
        s.piece_turn[piece] = board.arranged_turn[arrangement, piece]
        s.piece_pose[piece] = board.arranged_pose[arrangement, piece]
        s.order[piece] = piece
    settle(board, s)
    emit(log, e.ARRANGED, s.first, arrangement)
    s.phase = k.HANGING


@device
def draw_card(board: Board, s: State, seat: int, card: int, log: Log) -> None:
    """Put the card before the seat, which may move a piece if it shows any [RG-4.3, RG-4.4, RG-5.2]."""
    drawn = card
    while (
        (int64(s.cards_used) >> drawn) & 1
        or board.shows[drawn] != board.shows[card]
        or (board.value[drawn] != board.value[card])
    ):
        drawn += 1
    s.cards_used = int64(s.cards_used) | (1 << drawn)
    s.card[seat] = drawn
    emit(log, e.DREW, seat, card)
    if movable(board, s, seat):
        s.phase = k.TAKING
    else:
        next_to_draw(board, s)
