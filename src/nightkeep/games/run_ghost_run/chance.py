"""What chance may decide in each phase, and with which weights."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.run_ghost_run import packing as p
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.packing import action_of
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.rules.record import Ints

# By phase: the kind of the outcomes that chance draws from; -1 where a seat decides or the game is over.
OUTCOMES = (p.ARRANGE, -1, p.HANG, p.STRIKE, -1, -1, p.DRAW, -1, -1, -1, p.ROLL, -1, p.ROLL, -1, p.DRAW_SEAT)
MOST_OUTCOMES = k.DOORS


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
    """Return the weight of the outcome of a number, 0 if chance cannot draw it now.

    Outcomes are all alike, except that equal movement cards count together.

    Rules: RG-3.3, RG-3.6, RG-3.8, RG-3.11, RG-7.1, RG-7.7, RG-10.1
    """
    phase = int64(s.phase)
    if phase == k.DRAWING:
        return cards_like(board, s, number) if number < k.CARDS else int64(0)
    if phase in (k.ROLLING, k.KNOCKING):
        return int64(1 <= number <= 6)
    if phase == k.STRIKING:
        return int64(number < k.MIDNIGHT_CARDS and (int64(s.midnight_used) >> number) & 1 == 0)
    if phase == k.ARRANGING:
        return int64(number < k.ARRANGEMENTS)
    if phase == k.HANGING:
        return int64(number < k.DOORS)
    return int64(phase == k.SEATING and number < int64(s.players))


@device
def offer_outcomes(board: Board, s: State, out: Ints) -> int:
    """Write the outcomes of chance, and return how many there are."""
    n = int64(0)
    for number in range(MOST_OUTCOMES):
        if weight_of(board, s, int64(number)) > 0:
            out[n] = action_of(OUTCOMES[int64(s.phase)], number)
            n += 1
    return n


@kernel
def odds(board: Board, s: State, out: Ints) -> int:
    """Write the weights of the outcomes in the order of :func:`offer_outcomes`, and return their sum."""
    n = int64(0)
    total = int64(0)
    for number in range(MOST_OUTCOMES):
        weight = weight_of(board, s, int64(number))
        if weight > 0:
            out[n] = weight
            n += 1
            total += weight
    return total
