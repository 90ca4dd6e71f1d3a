"""Hooks of the bots of Ghost Chase: plausibility of guesses, shared rewards and the rollout policy.

After Nijssen and Winands, "Monte Carlo Tree Search for the Hide-and-Seek Game Scotland Yard" (2012): rooms Max may be
in are weighted by a category learnt from play, and chasers get a little less for a catch that is not their own.
"""

from __future__ import annotations

from nightkeep.compile.kernel import Random, device, draw, int64, kernel
from nightkeep.games.ghost_chase import moves as m
from nightkeep.games.ghost_chase.evaluate import FAR
from nightkeep.games.ghost_chase.state import CAUGHT, CHASING, HAUNTING, Board, State
from nightkeep.rules.record import Floats, Ints

# By steps from the nearest figure to a room that Max could enter or rest in: how often he did, of 100 for the distance
# he likes best (bench/ghost_categories.py). The last stands for all that are further.
CATEGORIES = (0, 31, 100, 85, 89, 89)
REDUCTION = 10  # of 100, what a chaser misses if another one caught Max
CHASE = 60  # of 100 actions in a rollout, how often a chaser goes straight for Max
FLEE = 70  # and how often Max chooses with care


@device
def category(board: Board, s: State, figures: int, room: int) -> int:
    """Return how many steps a room is from the nearest of some figures, at most the last category [GC-6.1]."""
    steps = int64(0)
    while steps < len(CATEGORIES) - 1 and (figures >> room) & 1 == 0:
        figures = m.walk(board, s, figures)
        steps += 1
    return steps


@kernel
def plausibility(board: Board, s: State, seat: int) -> int:
    """Return how plausible a guess is, of 100: Max seldom goes where a figure could follow at once [GC-10.2]."""
    last = int64(s.turns) - int64(s.shown) - 1
    if seat == s.ghost or last < 0 or s.at != 0:
        return int64(100)
    figures = int64(s.barred[last]) & ~m.only(s.trap)  # where they stood in his turn
    return int64(CATEGORIES[category(board, s, figures, int64(s.room))])


@kernel
def adjust_reward(board: Board, s: State, out: Floats) -> None:
    """Reduce the reward of chasers for a catch by another one, so that each tries a little harder [GC-8.1]."""
    if s.result == CAUGHT:
        for seat in range(s.players):
            if seat != s.ghost and seat != s.catcher:
                out[seat] *= 1.0 - REDUCTION / 100.0


@device
def chase(board: Board, s: State, n: int, actions: Ints, rng: Random) -> int:
    """Return which of the actions brings a random figure of the chaser nearest to Max [GC-6.1]."""
    span = m.figure_span(board)
    figure = (int64(actions[draw(rng, n)]) - m.first_figure(board)) // span
    first = m.first_figure(board) + figure * span
    here = int64(s.figure[figure])
    reached = m.only(s.room)
    for _ in range(FAR):
        for i in range(n):
            act = int64(actions[i]) - first
            room = act - m.GO + 1 if act >= m.GO else here
            if 0 <= act < m.GO + int64(board.rooms) and (reached >> room) & 1:
                return int64(i)
        reached = m.walk(board, s, reached)
    return draw(rng, n)


@device
def flee(board: Board, s: State, n: int, actions: Ints, rng: Random) -> int:
    """Return a play out of the figures' reach, into a room with exits, without a card [GC-5.1, GC-9.3, GC-9.9]."""
    reach = m.walk(board, s, m.occupied(s))
    rooms = int64(board.rooms)
    best = int64(-100)
    chosen = int64(0)
    for i in range(n):
        play = (int64(actions[i]) - m.first_play(board)) // m.locks(board)
        room = int64(s.room) if play == 0 else play if play <= rooms else play - rooms
        ways = m.count_bits(m.neighbours(board, s, room) & ~int64(s.visited) & ~reach)
        value = 4 * min(ways, int64(4)) + draw(rng, 8)
        if (reach >> room) & 1 == 0:
            value += 24
        if play == 0 or play > rooms:
            value -= 14
        if value > best:
            best = value
            chosen = int64(i)
    return chosen


@kernel
def rollout_policy(board: Board, s: State, n: int, actions: Ints, rng: Random) -> int:
    """Choose an action for a rollout: chasers mostly go straight for Max, and he mostly keeps out of their reach."""
    if s.phase == CHASING and draw(rng, 100) < CHASE:
        return chase(board, s, n, actions, rng)
    if s.phase == HAUNTING and draw(rng, 100) < FLEE:
        return flee(board, s, n, actions, rng)
    return draw(rng, n)
