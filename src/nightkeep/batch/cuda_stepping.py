"""The GPU's counterpart of ``stepping``: the very same step, one game to a thread.

Never import this module: :func:`nightkeep.batch.cuda.stepping` binds it to a game, with that game's ``step_one`` and
sizes among its globals.

What a card is slow at is moving bytes that do not lie together, and counting in 64 bits. So positions lie on the card
word by word, game beside game, and are played in a block's shared memory; observations are written by a whole block
side by side; of masks, a bit for each action is set in shared memory, and eight bytes at a time are written from them.
Numba counts in 64 bits unless told otherwise at each step: hence all the ``i4``. The parts of the step are macros, so
that the card gets one piece of code: calls with this many arrays as arguments would be slow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda as _cuda
from numba import int32, uint32

from nightkeep.compile.kernel import Random, draw, int64, macro, open_stream
from nightkeep.rules.observation import BIT, DOWN, UP, WIDE, WORD
from nightkeep.rules.record import AnyRecord, Array

if TYPE_CHECKING:
    i4 = u4 = int  # so that type checkers see sums of whole numbers, as with int64
    from nightkeep.batch.stepping import step_one
    from nightkeep.compile.contract import actor, fog

    # Numba's types, which checkers know nothing of
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
else:
    from numpy import int32 as i4
    from numpy import uint32 as u4

cuda: Any = _cuda  # its type stubs lack what is used here

ILLEGAL, ENDLESS = 0, 1  # faults: the number of a game whose action was refused, or that went on for too long; else 0
BEGIN, GIVEN, ANY = 0, 1, 2  # what is decided: nothing, games begin; what was given; any legal action
OBSERVE, MASK = 1, 2  # parts of the work, so that each can be timed
FOUR = 0x204081  # times four bits: each at the bottom of a byte
BOTTOMS = 0x01010101


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def any_action(seed: int, turn: int, i: int, n: int, lists: Array) -> int:
    """Return a random legal action of a game, or its place in the list; from streams that no game's dice come from."""
    rng = cuda.local.array(4, uint32)
    # Streams of dice are numbered like games, from 0 up; these have bit 62 set. Bits 32 and up: the turn; below: the
    # game.
    open_stream(seed, (int64(1) << 62) + (int64(turn) << 32) + i, rng)
    k = draw(rng, n)
    return int64(lists[k, i]) if NUMBERED else k


@macro
def is_listed(action: int, i: int, n: int, lists: Array) -> bool:
    """Return whether a given action of game ``i``, or its place in the list of ``n``, is legal."""
    if not NUMBERED:
        return 0 <= action < n
    fits = False
    for k in range(n):
        if lists[k, i] == action:
            fits = True
    return fits


@macro
def load(states: Array, rngs: Array, i: int, words: Array, rng: Random) -> None:
    """Copy the position and the random stream of game ``i`` to where they are played."""
    # Word k of all games lies in one row: neighbouring threads read neighbouring words, which the GPU fetches together.
    for k in range(WORDS):
        words[k] = states[k, i]
    for k in range(4):
        rng[k] = rngs[k, i]


@macro
def store(states: Array, rngs: Array, i: int, words: Array, rng: Random) -> None:
    """Copy the position and the random stream of game ``i`` back."""
    for k in range(4):
        rngs[k, i] = rng[k]
    for k in range(WORDS):
        states[k, i] = words[k]


@macro
def observe(
    tile: Array, gather_plan: Array, low: Array, high: Array, out: Array, me: int, threads: int, rows: int
) -> None:
    """Write the observations of a block's games from their fogged records in shared memory.

    As many threads as a row is wide (rounded up to whole warps) work on one row, so that neighbouring threads write
    neighbouring numbers. Each thread keeps to its place of the row, unpacks the plan for it once, and goes from row to
    row. A number is cut out of its word by shifting it up to the top and down again, which also extends its sign.
    """
    # Example: 128 threads and rows of 40 numbers. side = 64, so two rows are written at once (abreast = 2):
    #
    #   thread     0 ... 39 | 40 ... 63 | 64 ... 103 | 104 ... 127
    #   writes     row 0    | nothing   | row 1      | nothing           then rows 2 and 3, and so on
    side = min(threads, i4((WIDTH + 31) // 32 * 32))
    abreast = i4(threads // side)  # rows that are written at once
    start = i4(me // side)
    place = i4(me - start * side)
    # A row wider than the block takes each thread several places; threads past the last whole row have nothing to do.
    while place < WIDTH and start < abreast:
        # Unpack the plan for this place: word of the record, shifts, mask, bounds (Layout.gather_plan).
        lift = gather_plan[u4(place)]
        up = (lift >> UP) & 31
        down = (lift >> DOWN) & 31
        # A single bit shifted down with its sign is 0 or -1; & 1 makes it 0 or 1. & -1 keeps all other numbers.
        keep = i4(1 if lift & BIT else -1)
        least = i4(-(1 << 31))
        most = i4((1 << 31) - 1)
        if CUT:
            if lift & WIDE:
                least = i4(low[u4(place)])
                most = i4(high[u4(place)])
        game = start
        at = i4(start * STRIDE + (lift & WORD))
        to = i4(start * WIDTH + place)
        while game < rows:
            # Up as a 32-bit number, down as a signed one: >> brings copies of the sign along.
            value = i4(i4(i4(i4(tile[u4(at)]) << up) >> down) & keep)
            if CUT:
                value = i4(min(max(value, least), most))
            out[u4(to)] = value
            at = i4(at + abreast * STRIDE)
            to = i4(to + abreast * WIDTH)
            game = i4(game + abreast)
        place = i4(place + side)


@macro
def pay(gains: Array, rewards: Array, me: int, threads: int, end: int) -> None:
    """Write the rewards of a block's games from shared memory."""
    at = me
    while at < end:
        rewards[u4(at)] = gains[u4(at)]
        at = i4(at + threads)


@macro
def clear(tile: Array, me: int, threads: int) -> None:
    """Clear a bit for each action of each game of a block."""
    at = me
    while at < i4((threads * ACTIONS + 31) // 32):
        tile[u4(at)] = 0
        at = i4(at + threads)


@macro
def set_bits(tile: Array, actions: Array, n: int, me: int) -> None:
    """Set the bits of a game's legal actions; games share words, so each bit is set atomically."""
    for k in range(n):
        # Bits of all games stand in one row without gaps, so a game may begin within a word of its neighbour's.
        bit = u4(me * ACTIONS + (int64(actions[k]) if NUMBERED else k))
        cuda.atomic.or_(tile, bit >> u4(5), u4(1) << (bit & u4(31)))


@macro
def write_mask(bits: Array, here: Array, rest: Array, me: int, threads: int, end: int) -> None:
    """Write the masks of a block's games, a byte for each action, from their bits in shared memory.

    ``here`` is the part of them that lies in whole groups of eight bytes. Eight bits become eight bytes by two
    multiplications: FOUR puts a copy of four bits at distances of seven, so that each lands at the bottom of a byte.
    """
    whole = i4(here.shape[0])
    at = me
    while at < whole:
        # Four bits dcba times 0x204081 (bits 0, 7, 14 and 21 set), then only the lowest bit of each byte:
        #
        #   bit       24      16       8       0
        #              d       c       b       a      copies shifted by 21, 14, 7 and 0 bits
        eight = u4(bits[u4(at)])
        left = u4((eight & u4(15)) * u4(FOUR)) & u4(BOTTOMS)
        right = u4((eight >> u4(4)) * u4(FOUR)) & u4(BOTTOMS)
        here[u4(at)] = int64(left) | (int64(right) << 32)
        at = i4(at + threads)
    # Up to seven bytes are left after the last whole group: one at a time.
    at = i4(whole * 8 + me)
    while at < end:
        rest[u4(at)] = (bits[u4(at) >> u4(3)] >> (u4(at) & u4(7))) & 1 != 0
        at = i4(at + threads)


@macro
def play(
    b: AnyRecord, options: AnyRecord, seed: int, longest: int, mode: int, turn: int, given: Array,
    states: Array, rngs: Array, numbers: Array, lengths: Array, lists: Array, counts: Array,  # the games
    seat: Array, done: Array, length: Array, played: Array, faults: Array,
    i: int, mine: Array, s: AnyRecord, rng: Random, actions: Array, weights: Array, scores: Array, gains: Array,
) -> int:  # fmt: skip
    """Carry out one decision in game ``i``, and return how many actions are legal then; they are in ``actions``.

    The thread's own part of shared memory is ``mine``, also seen as the record ``s``, which ends up fogged and with
    the seat's number after it, and ``gains``, the rewards.
    """
    load(states, rngs, i, mine, rng)
    n = int64(counts[i])
    action = int64(0)
    fits = True
    if mode == ANY:
        # The environment's own random player: its choice never leaves the GPU.
        action = any_action(seed, turn, i, n, lists)
    elif mode == GIVEN:
        action = int64(given[i])
        fits = is_listed(action, i, n, lists)
    if fits:
        # From a place in the list to the action itself; step_one below writes the next list over it.
        if not NUMBERED and mode != BEGIN:
            action = int64(lists[action, i])
        who, n, old, new, ended = step_one(
            # The number of games is how far apart the games of one lane are numbered. None: nobody reads events.
            b, options, seed, int64(counts.shape[0]), longest, mode == BEGIN, action, s, rng, numbers, i,
            actions, weights, scores, gains, None,
        )  # fmt: skip
        now = int64(lengths[i]) + old
        if n < 0 or now > longest:
            # Not atomic: if several games fail, the number of any of them will do.
            faults[ENDLESS] = i + 1
        length[i] = now
        if ended:
            played[i] += now
        lengths[i] = new if ended or mode == BEGIN else now
        done[i] = ended
        counts[i] = n
        for k in range(n):
            lists[k, i] = actions[k]
        # Before the fog below: the stored position is the whole one, shared memory keeps what the seat knows.
        store(states, rngs, i, mine, rng)
    else:
        faults[ILLEGAL] = i + 1
        # An illegal action: tell the same decision again, without a reward.
        who = int64(actor(b, s))
        length[i] = lengths[i]
        done[i] = False
        for k in range(n):
            actions[k] = lists[k, i]
        for k in range(PLAYERS):
            gains[k] = 0
    seat[i] = who
    if HIDDEN:
        fog(b, s, who)
    # The word after the record, which the first place of each row is read from (Layout.gather_plan).
    mine[WORDS] = who
    return n


@cuda.jit  # type: ignore[untyped-decorator]
def step_many(
    board: Array, options: Array, seed: int, longest: int, mode: int, turn: int, parts: int, given: Array,
    states: Array, rngs: Array, numbers: Array, lengths: Array, lists: Array, counts: Array,  # the games
    gather_plan: Array, low: Array, high: Array, observation: Array, mask: Array, eights: Array,
    seat: Array, reward: Array, done: Array, length: Array, played: Array, faults: Array,
) -> None:  # fmt: skip
    """Carry out ``stepping.step_one`` in every game, and write what learners see of it.

    A game whose action is not legal stays as it is, and is noted in ``faults``. Observations, masks and rewards are
    given in one piece each, row after row; ``eights`` are the masks again, eight bytes at a time (empty where they do
    not lie so). ``played`` counts the actions of ended games.

    A block plays its games in shared memory, one to a thread; then all its threads write the results together. The
    barriers stand where one thread reads what another has written, and outside all branches that threads of a block
    could take differently.
    """
    tile = cuda.shared.array(0, uint32)  # a block's shared memory: positions and rewards; then the masks' bits
    # Three views of one piece of memory (S = STRIDE words a game). The bits of the masks come last, in its place:
    #   tile     | game 0: WORDS words, seat, gap | game 1 ...           | gains: PLAYERS numbers a game |
    #   words    0                                S                      threads * S
    records = tile.view(RECORD)
    bits = tile.view(np.uint8)
    gains = tile.view(np.float32)[cuda.blockDim.x * STRIDE :]
    actions = cuda.local.array(MOST_ACTIONS, ACTION)
    weights = cuda.local.array(MOST_ACTIONS, ACTION)
    scores = cuda.local.array(PLAYERS, int32)
    rng = cuda.local.array(4, uint32)
    threads = i4(cuda.blockDim.x)
    me = i4(cuda.threadIdx.x)
    first = int64(cuda.blockIdx.x) * threads
    rows = i4(min(counts.shape[0] - first, int64(threads)))
    # Legal actions of this thread's game; they stay in its ``actions`` until the mask is written.
    n = int64(0)
    if me < rows:
        n = play(
            board[0], options[0], seed, longest, mode, turn, given,
            states, rngs, numbers, lengths, lists, counts, seat, done, length, played, faults,
            first + me, tile[me * STRIDE : (me + 1) * STRIDE], records[me], rng, actions, weights, scores,
            gains[me * PLAYERS : (me + 1) * PLAYERS],
        )  # fmt: skip
    cuda.syncthreads()
    # Every position of the block is now in shared memory: all threads write its rows together.
    if parts & OBSERVE:
        observe(tile, gather_plan, low, high, observation[first * WIDTH : (first + rows) * WIDTH], me, threads, rows)
    pay(gains, reward[first * PLAYERS : (first + rows) * PLAYERS], me, threads, i4(rows * PLAYERS))
    cuda.syncthreads()
    if parts & MASK:
        # After the barrier nobody reads positions or rewards any more. All bits are cleared before the first is set,
        # and all set before the first is written.
        clear(tile, me, threads)
        cuda.syncthreads()
        if me < rows:
            set_bits(tile, actions, n, me)
        cuda.syncthreads()
        # ``here``: the mask bytes of this block by eights; it has a multiple of eight threads, so they begin a group.
        begin = first * ACTIONS
        end = i4(rows * ACTIONS)
        here = eights[begin >> 3 : (begin + end) >> 3]
        write_mask(bits, here, mask[begin : begin + end], me, threads, end)


@cuda.jit  # type: ignore[untyped-decorator]
def pick_any(seed: int, turn: int, counts: Array, lists: Array, out: Array) -> None:
    """Choose a random legal action for each game."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        out[i] = any_action(seed, turn, i, int64(counts[i]), lists)
