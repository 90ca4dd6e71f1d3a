"""The evaluation of a Ghost Chase position for bots: Max's chance of getting away."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.ghost_chase.belief import step
from nightkeep.games.ghost_chase.moves import count_bits, draws_max, drift, neighbours, occupied, only, walk
from nightkeep.games.ghost_chase.state import CHASING, KINDS, Board, State
from nightkeep.rules.record import Floats

FAR = 9  # steps from which on a figure is no threat
EVEN_COVERAGE = 2.5  # steps from a room to the nearest figure, on average, where neither side is ahead

# How much each of the features() speaks for Max: a logistic regression on the ends of 432 games between searching
# bots with 1 to 4 chasers, made by bench/ghost_categories.py.
WEIGHTS = (
    0.339, -1.464, 0.257, -0.518, 0.350, -1.331, -0.680, -0.266,
    0.243, 0.566, 0.198, 0.119, 0.304, -0.194, 0.294, -0.860,
)  # fmt: skip


@device
def nearness(board: Board, s: State) -> tuple[float, float, float]:
    """Return how near the figures are to Max's room [GC-6.6].

    Three numbers: a sum over the figures that grows as they come nearer; how many of them can enter his room at once;
    and how many could with their next action but one. A figure that has acted, or waits for Max, comes one action
    later.
    """
    # Breadth first from Max's room along the chasers' ways; ``edge`` are the rooms reached with this step.
    left = occupied(s)
    reached = only(s.room)
    edge = reached
    closeness = 0.0
    once = 0.0
    soon = 0.0
    share = 1.0
    for steps in range(1, FAR):
        edge = walk(board, s, edge) & ~reached
        reached |= edge
        if edge & left:
            for i in range(s.placed):
                if edge & only(s.figure[i]):
                    waits = s.phase != CHASING or (int64(s.acted) >> i) & 1 == 1
                    closeness += 0.5 * share if waits else share
                    if steps == 1 and not waits:
                        once += 1.0
                    elif steps == 1 or (steps == 2 and not waits):
                        soon += 1.0
            left &= ~edge
        if left == 0 or edge == 0:
            break
        # A figure one step farther away counts six tenths as much.
        share *= 0.6
    return closeness, once, soon


@device
def freedom(board: Board, s: State) -> tuple[int, int, int]:
    """Return how many rooms out of the figures' reach Max can be in after one, two and four moves [GC-5.3, GC-5.5]."""
    used = int64(s.visited)
    taken = occupied(s)
    if s.phase == CHASING:
        taken = walk(board, s, taken)
    mine = only(s.room)
    one = int64(0)
    two = int64(0)
    for turn in range(4):
        # Max moves, then all figures; rooms that a figure could stand in by then are lost to him.
        mine = drift(board, s, mine) & ~used & ~taken
        taken = walk(board, s, taken)
        mine &= ~taken
        if turn == 0:
            one = count_bits(mine)
        elif turn == 1:
            two = count_bits(mine)
        if mine == 0:
            break
    return one, two, count_bits(mine)


@device
def suspects(board: Board, s: State) -> int:
    """Return the rooms in which the chasers must suspect Max, judged by single steps [GC-10.3, GC-10.4]."""
    here = only(s.trail[s.shown])
    been = int64(s.known)
    for card in range(int64(s.turns) - int64(s.shown)):
        here = step(board, s, card, here, been)
        been |= here
    return here


@device
def features(board: Board, s: State) -> tuple[float, ...]:
    """Return what a position is judged by, once Max has been placed: as many numbers as there are WEIGHTS."""
    closeness, once, soon = nearness(board, s)
    one, two, four = freedom(board, s)
    animals = int64(0)  # as many as rounds are left
    for kind in range(KINDS):
        animals += int64(s.animals[kind])
    rounds = float(animals) / 10.0
    rooms = float(max(int64(1), count_bits(suspects(board, s))))
    doubt = np.log(rooms)
    exits = count_bits(neighbours(board, s, int64(s.room)) & ~occupied(s) & ~int64(s.visited))
    cards = float(int64(s.breaks) + int64(s.cheats))
    return (
        1.0, rounds, 1.0 if s.phase == CHASING else 0.0,
        closeness, closeness * rounds,
        once / rooms, min(once, 1.0), soon / rooms, min(soon, 1.0),
        float(min(one, int64(4))) / 4.0, float(min(two, int64(6))) / 6.0, float(min(four, int64(12))) / 12.0,
        doubt, doubt * rounds,
        cards if exits > 0 else 1.5 * cards, 1.0 if exits == 0 else 0.5 if exits == 1 else 0.0,
    )  # fmt: skip


@device
def coverage(board: Board, s: State) -> float:
    """Return how many steps a room is from the nearest figure, on average [GC-3.11]."""
    reached = occupied(s)
    if reached == 0:
        return 2.0 * EVEN_COVERAGE
    rooms = int64(board.rooms)
    steps = int64(0)
    for _ in range(FAR):
        steps += rooms - count_bits(reached)
        reached = walk(board, s, reached)
    return float(steps) / float(rooms)


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Write Max's chance of getting away, and the chasers' of catching him or hemming him in.

    Before Max has been placed the chasers want no room to be far from all figures.
    Rules: GC-1.1, GC-3.19, GC-8.1, GC-8.4, GC-8.6
    """
    value = 0.0
    if s.room == 0:
        value = 0.3 * (coverage(board, s) - EVEN_COVERAGE)
    else:
        found = features(board, s)
        for i in range(len(WEIGHTS)):
            value += WEIGHTS[i] * found[i]
    chance = 1.0 / (1.0 + np.exp(-value))
    if draws_max(s):  # each seat is Max as likely as any other
        players = float(int64(s.players))
        for seat in range(s.players):
            out[seat] = (chance + (players - 1.0) * (1.0 - chance)) / players
        return
    for seat in range(s.players):
        out[seat] = chance if seat == s.ghost else 1.0 - chance
