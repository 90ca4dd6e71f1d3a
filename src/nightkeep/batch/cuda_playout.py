"""The GPU's counterpart of ``playout``: the very same kernels, one game to a thread.

Never import this module: :mod:`nightkeep.batch.cuda` binds it to a game, like ``playout``, with that game's
``replay_digest`` and sizes among its globals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda as _cuda
from numba import uint32

from nightkeep.compile.kernel import CHANCE, OVER, draw, draw_weighted, int64, open_stream
from nightkeep.rules.record import Array

if TYPE_CHECKING:
    from nightkeep.batch.playout import replay_digest
    from nightkeep.compile.contract import actor, apply, legal, odds, score, setup

    # Numba's types, which checkers know nothing of
    STATE: Any = None
    ACTION: Any = None
    MOST_ACTIONS = 0
    THREADS = 0
    IN_SHARED = False

cuda: Any = _cuda  # its type stubs lack what is used here


@cuda.jit  # type: ignore[untyped-decorator]
def play_many(
    board: Array, options: Array, seed: int, longest: int, lanes: int, lengths: Array, scores: Array, winners: Array
) -> None:
    """Play one random game after another in each lane, until there is a result in every row.

    Lane ``i`` plays the games i, i + lanes, ...; game ``g`` uses stream ``g`` of the seed.

    One loop for all games of a lane keeps the threads of a warp together, and so does letting chance and the seats act
    in turns: all that roll, roll at once. The kernels stand in it once, because a GPU's instruction cache is small.
    """
    # The last block may have more threads than there are lanes left.
    lane = cuda.grid(1)
    if lane >= lanes or lane >= lengths.shape[0]:
        return
    if IN_SHARED:
        # Where a thread's position lies in memory:
        #   IN_SHARED   one array a block, slot = thread      fast, but small: limits how many blocks run at once
        #   else        one record a thread, slot = 0         in local memory, that is the GPU's main memory, cached
        # Small positions lie side by side in fast shared memory, and each thread plays in its own slot.
        states = cuda.shared.array(THREADS, STATE)
        slot = cuda.threadIdx.x
    else:
        states = cuda.local.array(1, STATE)
        slot = 0
    rng = cuda.local.array(4, uint32)
    actions = cuda.local.array(MOST_ACTIONS, ACTION)
    weights = cuda.local.array(MOST_ACTIONS, ACTION)
    s = states[slot]
    b = board[0]
    game = int64(lane)
    open_stream(seed, game, rng)
    setup(b, s, options[0])
    length = int64(0)
    chance_acts = True
    while True:
        who = actor(b, s)
        # Write the result and begin the lane's next game. A lane without a next game is done; its warp goes on without
        # it.
        if who == OVER or length > longest:
            lengths[game] = length if who == OVER else -1
            winners[game] = score(b, s, scores[game])
            game += lanes
            if game >= lengths.shape[0]:
                return
            open_stream(seed, game, rng)
            setup(b, s, options[0])
            length = int64(0)
        # The threads of a warp (32 games) run the same instructions at once, or wait for each other. Turns of the loop
        # alternate between chance and seats; a game whose next action is of the other kind waits for one turn.
        elif (who == CHANCE) == chance_acts:
            n = legal(b, s, actions)
            choice = int64(0)
            if chance_acts:
                choice = draw_weighted(rng, weights, odds(b, s, weights))
            else:
                choice = draw(rng, n)
            apply(b, s, int64(actions[choice]), None)
            length += 1
        chance_acts = not chance_acts


@cuda.jit  # type: ignore[untyped-decorator]
def trace_many(board: Array, options: Array, codes: Array, counts: Array, states: Array, digests: Array) -> None:
    """Run ``playout.replay_digest`` for each row of action numbers; the final positions go to ``states``."""
    i = cuda.grid(1)
    if i >= counts.shape[0]:
        return
    local = cuda.local.array(1, STATE)
    actions = cuda.local.array(MOST_ACTIONS, ACTION)
    weights = cuda.local.array(MOST_ACTIONS, ACTION)
    local[0] = states[i]
    digests[i] = replay_digest(board[0], local[0], options[0], codes[i, : counts[i]], actions, weights)
    # Back to the host's array, to be compared byte by byte with what the CPU reached.
    states[i] = local[0]
