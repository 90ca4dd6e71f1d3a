"""Random games and replays, compiled against one game's kernels.

Never import this module: :func:`nightkeep.compile.kernel.bind` loads it once for each game, with that game's kernels as
its globals, so that Numba's disk cache works for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightkeep.compile import doors as d
from nightkeep.compile.kernel import (
    CHANCE,
    OVER,
    Log,
    Random,
    device,
    draw,
    draw_weighted,
    int64,
    kernel,
    macro,
    open_stream,
)  # fmt: skip
from nightkeep.rules.record import AnyRecord, Array

if TYPE_CHECKING:
    from nightkeep.compile.contract import actor, apply, guess, legal, odds, score, setup

DOORS = d.doors(
    fill_in={"board": d.board, "s": d.state, "seat": d.seat, "seed": d.whole, "index": d.whole, "rng": d.rng},
    play_many={
        "board": d.board, "s": d.state, "options": d.options, "seed": d.whole, "first": d.whole, "longest": d.count,
        "rng": d.rng, "actions": d.actions, "weights": d.weights,
        "lengths": d.Row("i4", ("games",)), "scores": d.Row("i4", ("games", "players")),
        "winners": d.Row("i8", ("games",)), "log": d.log,
    },
    replay_digest=(
        {
            "board": d.board, "s": d.state, "options": d.options, "codes": d.Row("i8", ("steps",)),
            "actions": d.actions, "weights": d.weights,
        },
        d.WHOLE,
    ),
)  # fmt: skip


@kernel
def fill_in(board: AnyRecord, s: AnyRecord, seat: int, seed: int, index: int, rng: Random) -> None:
    """Draw what a seat does not know, from one stream of a seed."""
    open_stream(seed, index, rng)
    guess(board, s, seat, rng)


@macro
def pick(board: AnyRecord, s: AnyRecord, who: int, rng: Random, actions: Array, weights: Array) -> int:
    """Return an action at random: outcomes by their odds, decisions all equally likely."""
    n = legal(board, s, actions)
    if who == CHANCE:
        return int64(actions[draw_weighted(rng, weights, odds(board, s, weights))])
    return int64(actions[draw(rng, n)])


@macro
def play_random(
    board: AnyRecord, s: AnyRecord, longest: int, rng: Random, actions: Array, weights: Array, log: Log
) -> int:
    """Play random actions to the end of the game; return how many, or -1 if it went on past ``longest``."""
    # One turn more than the longest game: it only finds the game over.
    for length in range(longest + 1):
        who = actor(board, s)
        if who == OVER:
            return length
        apply(board, s, pick(board, s, who, rng, actions, weights), log)
    return -1


@kernel
def play_many(
    board: AnyRecord, s: AnyRecord, options: AnyRecord, seed: int, first: int, longest: int,
    rng: Random, actions: Array, weights: Array,  # room to work in
    lengths: Array, scores: Array, winners: Array,  # the results
    log: Log,
) -> None:  # fmt: skip
    """Play a random game for each row of the results; game ``i`` uses stream ``first + i`` of the seed."""
    for i in range(lengths.shape[0]):
        open_stream(seed, first + i, rng)
        setup(board, s, options)
        lengths[i] = play_random(board, s, longest, rng, actions, weights, log)
        winners[i] = score(board, s, scores[i])


@device
def fnv1a(digest: int, number: int) -> int:
    """Mix a number into a 32-bit digest (FNV-1a by words)."""
    return ((digest ^ (number & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF


@kernel
def replay_digest(
    board: AnyRecord, s: AnyRecord, options: AnyRecord, codes: Array, actions: Array, weights: Array
) -> int:
    """Replay action numbers from the start and digest every actor, legal list and weight on the way.

    Returns the digest, or -1 - i if action i was not on its list.
    """
    setup(board, s, options)
    # FNV's starting value for 32 bits. Two machines agree on a game if actors, lists in their order, and weights do.
    digest = 2166136261
    for i in range(codes.shape[0]):
        who = actor(board, s)
        digest = fnv1a(digest, int64(who))
        n = legal(board, s, actions)
        found = False
        for k in range(n):
            digest = fnv1a(digest, int64(actions[k]))
            if actions[k] == codes[i]:
                found = True
        if not found:
            # Digests are never negative.
            return -1 - i
        if who == CHANCE:
            digest = fnv1a(digest, int64(odds(board, s, weights)))
            for k in range(n):
                digest = fnv1a(digest, int64(weights[k]))
        apply(board, s, int64(codes[i]), None)
    return digest
