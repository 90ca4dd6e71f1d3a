"""The GPU's counterpart of ``stepping``: the very same step, one game to a thread.

Never import this module: :func:`nightkeep.batch.cuda.stepping` binds it to a game, with that game's ``step_one`` and
sizes among its globals.

What a card is slow at is moving bytes that do not lie together, and counting in 64 bits. So positions lie on the card
word by word, game beside game, and are played in a block's shared memory; observations are written by a whole block
side by side; of masks, a bit for each action is set in shared memory, and eight bytes at a time are written from them.
Numba counts in 64 bits unless told otherwise at each step: hence all the ``int32``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda as _cuda
from numba import int32, uint32

from nightkeep.compile.kernel import draw, int64, open_stream
from nightkeep.rules.observation import BIT, DOWN, UP, WIDE, WORD

if TYPE_CHECKING:
    from nightkeep.compile.contract import actor, fog

    RECORD: Any = None  # the record with room after it: the seat's number, and what keeps neighbours in other banks
    ACTION: Any = None
    MOST_ACTIONS = 0
    PLAYERS = 0
    ACTIONS = 0
    WIDTH = 0
    WORDS = 0  # of a record
    STRIDE = 0  # words from one record to the next
    HIDDEN = False
    NUMBERED = True
    CUT = False  # whether some numbers of an observation are cut off
    step_one: Any = None

cuda: Any = _cuda  # its type stubs lack what is used here

ILLEGAL, ENDLESS = 0, 1  # faults: the number of a game whose action was refused, or that went on for too long; else 0
BEGIN, GIVEN, ANY = 0, 1, 2  # what is decided: nothing, games begin; what was given; any legal action
OBSERVE, MASK = 1, 2  # parts of the work, so that each can be timed
FOUR = 0x204081  # times four bits: each at the bottom of a byte
BOTTOMS = 0x01010101


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def any_action(seed: int, turn: int, i: int, n: int, lists: Any) -> int:
    """A random legal action of a game, or its place in the list; from streams that no game's dice come from."""
    rng = cuda.local.array(4, uint32)
    open_stream(seed, (int64(1) << 62) + (int64(turn) << 32) + i, rng)
    k = draw(rng, n)
    return int64(lists[k, i]) if NUMBERED else k


@cuda.jit  # type: ignore[untyped-decorator]
def step_many(
    board: Any,
    options: Any,
    seed: int,
    longest: int,
    mode: int,
    turn: int,
    parts: int,
    given: Any,
    states: Any,
    rngs: Any,
    numbers: Any,
    lengths: Any,
    lists: Any,
    counts: Any,
    gather_plan: Any,
    low: Any,
    high: Any,
    observation: Any,
    mask: Any,
    eights: Any,
    seat: Any,
    reward: Any,
    done: Any,
    length: Any,
    played: Any,
    faults: Any,
) -> None:
    """``stepping.step_many``. A game whose action is not legal stays as it is, and is noted in ``faults``.

    Observations, masks and rewards are given in one piece each, row after row; ``eights`` are the masks again, eight
    bytes at a time (empty where they do not lie so). ``played`` counts the actions of ended games.
    """
    tile = cuda.shared.array(0, uint32)  # a block's shared memory: positions and rewards; then the masks' bits
    records = tile.view(RECORD)
    bits = tile.view(np.uint8)
    gains = tile.view(np.float32)[cuda.blockDim.x * STRIDE :]
    actions = cuda.local.array(MOST_ACTIONS, ACTION)
    weights = cuda.local.array(MOST_ACTIONS, ACTION)
    scores = cuda.local.array(PLAYERS, int32)
    rng = cuda.local.array(4, uint32)
    threads = np.int32(cuda.blockDim.x)
    me = np.int32(cuda.threadIdx.x)
    games = counts.shape[0]
    first = int64(cuda.blockIdx.x) * threads
    rows = np.int32(min(games - first, int64(threads)))
    i = first + me
    n = int64(0)
    if me < rows:
        b = board[0]
        s = records[me]
        mine = tile[me * STRIDE : (me + 1) * STRIDE]
        for k in range(WORDS):
            mine[k] = states[k, i]
        for k in range(4):
            rng[k] = rngs[k, i]
        who = int64(0)
        n = int64(counts[i])
        action = int64(0)
        fits = mode != GIVEN
        if mode == ANY:
            action = any_action(seed, turn, i, n, lists)
        elif mode == GIVEN:
            action = int64(given[i])
            if NUMBERED:
                for k in range(n):
                    if lists[k, i] == action:
                        fits = True
            else:
                fits = 0 <= action < n
        if fits:
            if not NUMBERED and mode != BEGIN:
                action = int64(lists[action, i])
            who, n, old, new, ended = step_one(
                b,
                options[0],
                seed,
                int64(games),
                longest,
                mode == BEGIN,
                action,
                s,
                rng,
                numbers,
                i,
                actions,
                weights,
                scores,
                gains[me * PLAYERS : (me + 1) * PLAYERS],
                None,
            )
            now = int64(lengths[i]) + old
            if n < 0 or now > longest:
                faults[ENDLESS] = i + 1
            length[i] = now
            if ended:
                played[i] += now
            lengths[i] = new if ended or mode == BEGIN else now
            done[i] = ended
            counts[i] = n
            for k in range(n):
                lists[k, i] = actions[k]
            for k in range(4):
                rngs[k, i] = rng[k]
            for k in range(WORDS):
                states[k, i] = mine[k]
        else:
            faults[ILLEGAL] = i + 1
            who = int64(actor(b, s))
            length[i] = lengths[i]
            done[i] = False
            for k in range(n):
                actions[k] = lists[k, i]
            for k in range(PLAYERS):
                gains[me * PLAYERS + k] = 0
        seat[i] = who
        if HIDDEN:
            fog(b, s, who)
        mine[WORDS] = who
    cuda.syncthreads()
    if parts & OBSERVE:
        # So many threads to a row; each keeps to its places and goes from row to row.
        side = min(threads, np.int32((WIDTH + 31) // 32 * 32))
        abreast = np.int32(threads // side)
        start = np.int32(me // side)
        out = observation[first * WIDTH : (first + rows) * WIDTH]
        place = np.int32(me - start * side)
        while place < WIDTH and start < abreast:
            lift = gather_plan[np.uint32(place)]
            up = (lift >> UP) & 31
            down = (lift >> DOWN) & 31
            keep = np.int32(1 if lift & BIT else -1)
            least = np.int32(-(1 << 31))
            most = np.int32((1 << 31) - 1)
            if CUT:
                if lift & WIDE:
                    least = np.int32(low[np.uint32(place)])
                    most = np.int32(high[np.uint32(place)])
            game = start
            at = np.int32(start * STRIDE + (lift & WORD))
            to = np.int32(start * WIDTH + place)
            while game < rows:
                value = np.int32(np.int32(np.int32(np.int32(tile[np.uint32(at)]) << up) >> down) & keep)
                if CUT:
                    value = np.int32(min(max(value, least), most))
                out[np.uint32(to)] = value
                at = np.int32(at + abreast * STRIDE)
                to = np.int32(to + abreast * WIDTH)
                game = np.int32(game + abreast)
            place = np.int32(place + side)
    pay = reward[first * PLAYERS : (first + rows) * PLAYERS]
    at = me
    end = np.int32(rows * PLAYERS)
    while at < end:
        pay[np.uint32(at)] = gains[np.uint32(at)]
        at = np.int32(at + threads)
    cuda.syncthreads()
    if parts & MASK:
        at = me
        end = np.int32((threads * ACTIONS + 31) // 32)
        while at < end:
            tile[np.uint32(at)] = 0
            at = np.int32(at + threads)
        cuda.syncthreads()
        if me < rows:
            for k in range(n):
                bit = np.uint32(me * ACTIONS + (int64(actions[k]) if NUMBERED else k))
                cuda.atomic.or_(tile, bit >> np.uint32(5), np.uint32(1) << (bit & np.uint32(31)))
        cuda.syncthreads()
        begin = first * ACTIONS
        end = np.int32(rows * ACTIONS)
        here = eights[begin >> 3 : (begin + end) >> 3]
        whole = np.int32(here.shape[0])
        at = me
        while at < whole:
            eight = np.uint32(bits[np.uint32(at)])
            left = np.uint32((eight & np.uint32(15)) * np.uint32(FOUR)) & np.uint32(BOTTOMS)
            right = np.uint32((eight >> np.uint32(4)) * np.uint32(FOUR)) & np.uint32(BOTTOMS)
            here[np.uint32(at)] = int64(left) | (int64(right) << 32)
            at = np.int32(at + threads)
        rest = mask[begin : begin + end]
        at = np.int32(whole * 8 + me)
        while at < end:
            rest[np.uint32(at)] = (bits[np.uint32(at) >> np.uint32(3)] >> (np.uint32(at) & np.uint32(7))) & 1 != 0
            at = np.int32(at + threads)


@cuda.jit  # type: ignore[untyped-decorator]
def pick_any(seed: int, turn: int, counts: Any, lists: Any, out: Any) -> None:
    """A random legal action for each game."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        out[i] = any_action(seed, turn, i, int64(counts[i]), lists)
