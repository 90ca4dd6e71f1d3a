"""Many games in flight, a decision at a time: what the environments for learners run on.

Never import this module: :func:`nightkeep.compile.kernel.bind` loads it for each game, like ``playout``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nightkeep.compile import doors as d
from nightkeep.compile.kernel import (
    CHANCE,
    OVER,
    Log,
    Random,
    always_inline,
    draw,
    draw_weighted,
    int64,
    kernel,
    open_stream,
)  # fmt: skip
from nightkeep.rules.observation import BITS, BYTES, SHORTS
from nightkeep.rules.record import AnyRecord, Array

if TYPE_CHECKING:
    from nightkeep.compile.contract import actor, apply, fog, legal, odds, score, setup

    HIDDEN = False
    NUMBERED = True
    BITS_OF_BYTE = np.zeros((256, 8))  # of each byte, its eight bits (see observation.py)


def _by_game(of: str, *sizes: str | int) -> d.Row:
    return d.Row(of, ("games", *sizes))


_LISTS = _by_game(d.ACTION, "most_actions")
_SEEN = {
    "seen": d.Row(d.STATE, (1,)), "seen_raws": d.Row("i1", (1, "record_bytes")), "plan": d.Row("i8", ("steps", 6)),
    "observation": _by_game(d.OBSERVATION, "width"),
}  # fmt: skip

DOORS = d.doors(
    observe_many={
        "board": d.board, "states": _by_game(d.STATE), "raws": _by_game("i1", "record_bytes"),
        "seats": _by_game("i1"), **_SEEN,
    },
    reward_all={
        "board": d.board, "s": d.state, "scores": d.Row("i4", ("players",)), "out": d.Row("f4", ("players",)),
    },
    outcome=({"rng": d.rng, "weights": d.Row("i4", ("outcomes",)), "total": d.Number(least=1)}, d.WHOLE),
    first_refused=({"lists": _LISTS, "counts": _by_game("i4"), "given": _by_game("i8")}, d.WHOLE),
    pick_any={"counts": _by_game("i4"), "lists": _LISTS, "rng": d.rng, "out": _by_game("i8")},
    step_many=(
        {
            "board": d.board, "options": d.options, "seed": d.whole, "apart": d.whole, "longest": d.count,
            "begin": d.truth, "given": _by_game("i8"),
            "states": _by_game(d.STATE), "raws": _by_game("i1", "record_bytes"), "rngs": _by_game("u4", 4),
            "numbers": _by_game("i8"), "lengths": _by_game("i4"), "lists": _LISTS, "counts": _by_game("i4"),
            "weights": d.weights, "scores": d.Row("i4", ("players",)),
            **_SEEN,
            "mask": _by_game("?", "action_width"), "seat": _by_game("i1"), "reward": _by_game("f4", "players"),
            "done": _by_game("?"), "length": _by_game("i4"), "log": d.log,
        },
        d.WHOLE,
    ),
)  # fmt: skip


@always_inline
def write_row(raw: Array, plan: Array, seat: int, out: Array) -> None:
    """Write a fogged record, given as its bytes, as a row of numbers (see observation.py).

    The rows of the plan are copies of bytes, sets, or wider numbers. It goes from left to right: sets are written eight
    members at a time, by looking up each byte, and what is written too much is overwritten by what comes next.
    """
    # Example: a plan of one BYTES row and one BITS row of 12 members, and the row of numbers it writes:
    #   record bytes   [ 3  7  2 ][ 0b00100101  0b00001000 ]
    #   row            seat | 3 7 2 | 1 0 1 0 0 1 0 0  0 0 0 1 |
    out[0] = seat
    for r in range(plan.shape[0]):
        kind = plan[r, 0]
        at = plan[r, 1]
        n = plan[r, 2]
        to = plan[r, 3]
        row = out[to : to + n]  # slices, so that Numba need not ask for negative places at each step
        if kind == BYTES:
            whole = raw[at : at + n]
            for j in range(n):
                row[j] = whole[j]
        elif kind == BITS:
            # Eight places for each byte. A last, partial byte is unpacked in whole too if the row has room: the next
            # rows of the plan overwrite what stands past the set.
            whole = n >> 3
            if to + 8 * whole + 8 <= out.shape[0]:
                whole = (n + 7) >> 3  # the last byte fits as a whole, too
            bits = raw[at : at + whole]
            for j in range(whole):
                spread = BITS_OF_BYTE[int64(bits[j]) & 255]
                eight = out[to + 8 * j : to + 8 * j + 8]
                for k in range(8):
                    eight[k] = spread[k]
            for j in range(whole << 3, n):  # the last byte bit by bit, where the row ends before it does
                row[j] = (int64(raw[at + whole]) >> (j & 7)) & 1
        else:
            # Wider numbers, byte by byte from the highest, which alone keeps its sign; bounded for learners.
            size = 2 if kind == SHORTS else 4
            for j in range(n):
                value = int64(raw[at + size - 1])
                for k in range(size - 2, -1, -1):
                    value = (value << 8) | (int64(raw[at + k]) & 255)
                row[j] = min(max(value, plan[r, 4]), plan[r, 5])
                at += size


@always_inline
def write_known(
    board: AnyRecord, s: AnyRecord, raw: Array, seen: Array, seen_raw: Array, plan: Array, seat: int, out: Array
) -> None:
    """Write the row of what a seat knows of a position.

    ``raw`` are the position's bytes; ``seen`` is a record to fog it in, and ``seen_raw`` are that one's bytes.
    """
    if HIDDEN:
        # Fog a copy, made byte by byte: the position itself must stay whole.
        for j in range(raw.shape[0]):
            seen_raw[j] = raw[j]
        fog(board, seen, seat)
        write_row(seen_raw, plan, seat, out)
    else:
        write_row(raw, plan, seat, out)


@kernel
def observe_many(
    board: AnyRecord, states: Array, raws: Array, seats: Array, seen: Array, seen_raws: Array, plan: Array,
    observation: Array,
) -> None:  # fmt: skip
    """Write what given seats know of their games."""
    for i in range(states.shape[0]):
        write_known(board, states[i], raws[i], seen[0], seen_raws[0], plan, int64(seats[i]), observation[i])


@kernel
def reward_all(board: AnyRecord, s: AnyRecord, scores: Array, out: Array) -> None:
    """Write 1 for every winner and -1 for everybody else; 0 for all where several play and nobody loses."""
    players = out.shape[0]
    winners = score(board, s, scores)
    # All win together: nobody is rewarded at anybody's cost. A solo game, won or lost, stays 1 or -1.
    if players > 1 and winners == (int64(1) << players) - 1:
        for seat in range(players):
            out[seat] = 0
    else:
        for seat in range(players):
            out[seat] = 1 if (winners >> seat) & 1 else -1


@kernel
def outcome(rng: Random, weights: Array, total: int) -> int:
    """Return the place of a random outcome.

    It calls no kernel of the game: of a large game, each kernel that does takes long to compile.
    """
    return draw_weighted(rng, weights, total)


@kernel
def first_refused(lists: Array, counts: Array, given: Array) -> int:
    """Return the first game whose given action is not legal, or -1."""
    for i in range(given.shape[0]):
        action = int64(given[i])
        # NUMBERED: actions have numbers of their own, and the list is searched. Else an action is a place in the list.
        n = int64(counts[i])
        if NUMBERED:
            k = int64(0)
            while k < n and lists[i, k] != action:
                k += 1
            if k == n:
                return i
        elif action < 0 or action >= n:
            return i
    return -1


@kernel
def pick_any(counts: Array, lists: Array, rng: Random, out: Array) -> None:
    """Choose a random legal action for each game."""
    for i in range(counts.shape[0]):
        k = draw(rng, int64(counts[i]))
        out[i] = int64(lists[i, k]) if NUMBERED else k


@always_inline
def step_one(
    board: AnyRecord, options: AnyRecord, seed: int, apart: int, longest: int, begin: bool, given: int,
    s: AnyRecord, rng: Random, numbers: Array, lane: int,  # the game
    actions: Array, weights: Array, scores: Array, reward: Array, log: Log,
) -> tuple[int, int, int, int, bool]:  # fmt: skip
    """Carry out one decision in one game and all that chance does until the next; if the game ends, begin a new one.

    The lane's game ``k`` has stream ``lane + k * apart`` of the seed; its number stands in ``numbers``. ``begin``: no
    decision, only begin that game. Returns who is to decide, how many actions are legal (they are in ``actions``), how
    many were carried out in the old game, how many in a new one, and whether there is a new one; -1 legal actions: the
    game went on past ``longest``. Every kernel stands here once: large kernels in many places are slow on a GPU.
    """
    # Each turn of the loop is one action: the given one first, then what chance draws, until a seat must decide. When a
    # game ends, the next of this lane begins within the same call, and its first chance actions follow.
    for seat in range(reward.shape[0]):
        reward[seat] = 0
    action = given
    over = begin
    ended = False
    old = int64(0)
    new = int64(0)
    while True:
        who = int64(OVER)
        if not over:
            apply(board, s, action, log)
            who = int64(actor(board, s))
            # What is carried out after a new game began counts for that one.
            if ended or begin:
                new += 1
            else:
                old += 1
            over = who == OVER
            if over:
                reward_all(board, s, scores, reward)
                # Numbers of a lane are ``apart``, the number of lanes, from each other: no two games share a stream.
                numbers[lane] += apart
                ended = True
        # Also at the start of a call that only begins games.
        if over:
            open_stream(seed, int64(numbers[lane]), rng)
            setup(board, s, options)
            who = int64(actor(board, s))
            over = False
        n = int64(legal(board, s, actions))
        if old + new > longest:
            return who, int64(-1), old, new, ended
        if who != CHANCE:
            return who, n, old, new, ended
        action = int64(actions[draw_weighted(rng, weights, odds(board, s, weights))])


@kernel
def step_many(
    board: AnyRecord, options: AnyRecord, seed: int, apart: int, longest: int, begin: bool, given: Array,
    states: Array, raws: Array, rngs: Array, numbers: Array, lengths: Array, lists: Array, counts: Array,  # the games
    weights: Array, scores: Array, seen: Array, seen_raws: Array,  # room to work in
    plan: Array, observation: Array, mask: Array, seat: Array, reward: Array, done: Array, length: Array,  # the results
    log: Log,
) -> int:  # fmt: skip
    """Carry out :func:`step_one` in every game, and write what learners see of it.

    Returns the number of actions, chance included, or -1 if a game went on past ``longest``.
    """
    # Actions, chance included, of all games in this call.
    total = int64(0)
    for i in range(states.shape[0]):
        s = states[i]
        actions = lists[i]
        action = int64(given[i])
        # Resolve a place before step_one writes the next legal list over this one.
        if not NUMBERED:
            action = int64(actions[action])
        who, n, old, new, ended = step_one(
            board, options, seed, apart, longest, begin, action, s, rngs[i], numbers, i,
            actions, weights, scores, reward[i], log,
        )  # fmt: skip
        total += old + new
        # ``length`` is told to the learner: of the game that the action belonged to. ``lengths`` is kept: of the game
        # now under way.
        played = int64(lengths[i]) + old
        if n < 0 or played > longest:
            return -1
        length[i] = played
        lengths[i] = new if ended or begin else played
        done[i] = ended
        seat[i] = who
        counts[i] = n
        # The mask: 1 for each legal action.
        row = mask[i]
        for k in range(row.shape[0]):
            row[k] = 0
        if NUMBERED:
            for k in range(n):
                row[int64(actions[k])] = 1
        else:
            for k in range(n):
                row[k] = 1
        write_known(board, s, raws[i], seen[0], seen_raws[0], plan, who, observation[i])
    return total
