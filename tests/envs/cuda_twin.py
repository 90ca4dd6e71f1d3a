"""Run with Numba's CUDA simulator: the GPU's vector environment gives what the CPU's does, step by step."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import numpy as np

import nightkeep as nk
from nightkeep.compile.kernel import draw
from nightkeep.envs.buffers import Buffers
from nightkeep.envs.cuda_vector import CudaVectorEnv
from nightkeep.envs.raw_position import stream
from nightkeep.envs.vector import VectorEnv

APART = 1 << 62  # from this number on, streams are not those of any game's dice
FIELDS = ("observation", "mask", "seat", "reward", "done", "length")


def main(name: str, games: int, steps: int, threads: int) -> None:
    game = nk.game(name)
    here, there = VectorEnv(game, games, seed=5), CudaVectorEnv(game, games, seed=5, threads=threads)
    any_game = CudaVectorEnv(nk.game(name), games, seed=5, threads=threads)
    assert any_game._kernels is there._kernels, "the same kernels would be compiled once more"
    cuda = there._cuda
    odd = odd_places(game, games, cuda)
    ended = 0
    for turn in range(steps):
        if turn == steps // 2 // 2 * 2:  # the other half is played by a copy that was pickled
            there = pickle.loads(pickle.dumps(there))
        written = there.out if turn % 2 == 0 else odd
        for what in FIELDS:
            one, other = getattr(here.out, what), getattr(written, what).copy_to_host()
            assert np.array_equal(one, other), f"{name}: {what} differs"
        # What the card chooses by itself is what it chooses and carries out in one go.
        chosen = there.random_actions()
        actions = chosen.copy_to_host()
        for i in range(games):
            assert here.out.mask[i, actions[i]], f"game {i}: action {actions[i]} was chosen, and is not legal"
            place = draw(stream(5, APART + (turn << 32) + i), int(here.counts[i]))
            numbered = game.action_count is not None
            assert actions[i] == (here.choices[i, place] if numbered else place), "choices hang on the games' dice"
        here.step(actions)
        there.step(chosen, into=odd if turn % 2 == 0 else None)
        any_game.step_any()
        ended += int(here.out.done.sum())
    there.check()
    for env in (there, any_game):
        assert env.actions_played == here.actions_played
        assert all(env.state(i) == here.state(i) for i in range(games))
    assert ended or steps < 12, "no game ended, so no new one was begun"
    refusals(there, here)


def odd_places(game: nk.Game, games: int, cuda: Any) -> Buffers:
    """Arrays on the card that begin anywhere, as the rows of a caller's rollout may."""
    found = {}
    for name, (shape, dtype) in Buffers.shapes(game, games).items():
        size = int(np.prod(shape))
        found[name] = cuda.to_device(np.full(size + 1, 7).astype(dtype))[1:].reshape(shape)
    return Buffers(**found)


def refusals(env: CudaVectorEnv, twin: VectorEnv) -> None:
    """What cannot be is refused before any game is touched; an illegal action is told, and that game alone stays as it
    was."""
    here, there = env._cuda.to_device, {**env.out.arrays()}
    apart = here(np.zeros((*there["mask"].shape, 2), bool))[:, :, 0]
    for wrong in (
        lambda: CudaVectorEnv(env.game, 8, threads=12),
        lambda: CudaVectorEnv(env.game, 8, threads=1 << 20),
        lambda: CudaVectorEnv(env.game, 8, seed=-1, threads=8),
        lambda: env.step(here(np.zeros(env.games))),
        lambda: env.step(here(np.zeros(env.games + 1, np.int64))),
        lambda: env.step(np.zeros(env.games, np.int64)),
        lambda: env.random_actions(here(np.zeros(env.games + 1, np.int64))),
        lambda: env.random_actions(here(np.zeros(env.games, np.int32))),
        lambda: env.step_any(Buffers(**{**there, "mask": apart})),
        lambda: env.step_any(Buffers(**{**there, "seat": here(np.zeros(env.games))})),
    ):
        try:
            wrong()
        except nk.OptionError:
            continue
        raise AssertionError("what cannot be was not refused")
    assert env.state(0) == twin.state(0)
    actions = twin.random_actions()
    actions[1] = 10_000
    before = twin.state(1)
    env.step(env._cuda.to_device(actions))
    actions[1] = twin.random_actions()[1]
    twin.step(actions)
    assert env.state(1) == before, "a refused action changed the game"
    assert all(env.state(i) == twin.state(i) for i in range(env.games) if i != 1)
    try:
        env.check()
    except nk.IllegalAction as problem:
        assert "game 1:" in str(problem)
    else:
        raise AssertionError("an illegal action was not refused")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
