"""A native library beside Numba and plain Python; ``python -m tests.engine.native_support 1000`` compares all games."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import nightkeep as nk
from nightkeep.batch.simulate import MOST_SEED, play_rows
from nightkeep.bots import SearchBot, make_bot
from nightkeep.cli.bench import options_of
from nightkeep.compile import native
from nightkeep.envs.vector import VectorEnv
from nightkeep.play.chance import Chance
from nightkeep.play.drive import play_out
from nightkeep.play.game import Game
from nightkeep.play.registry import game_spec
from nightkeep.testing import _trace_elsewhere, replay_digest_here


def built(name: str, folder: Path) -> native.Library:
    """Build a game's library into a folder, and load it."""
    command = [sys.executable, "-m", "nightkeep.compile.build", "--into", str(folder), name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    library = native.find(native.library_path(folder, name, native.this_machine()), game_spec(name).sources)
    assert library is not None
    return library


def with_library(game: Game, library: native.Library) -> Game:
    """The same game, on its native library."""
    spec = replace(game.spec)
    spec.__dict__["library"] = library
    return Game(spec, dict(game.options))


def random_codes(game: Game, games: int) -> list[list[int]]:
    """The actions of random games."""
    played = []
    for i in range(games):
        state, chance = game.start(), Chance(i)
        while not state.is_over:
            if state.actor == nk.CHANCE:
                state.draw(chance)
            else:
                codes = state.action_codes()
                state.play_code(codes[chance.below(len(codes))])
        played.append([move.code for move in state.past.moves])
    return played


def compare_games(game: Game, other: Game, games: int) -> None:
    """Random games are equal: every position, list and weight natively and with Numba; some in plain Python as well."""
    played = random_codes(other, min(games, 100))
    one, two = replay_digest_here(game, played), replay_digest_here(other, played)
    assert one[0].tobytes() == two[0].tobytes(), "positions differ"
    assert (one[1] == two[1]).all() and (one[1] >= 0).all(), "lists or weights differ"
    few = played if game.spec.kernels.is_legal is None else played[:1]  # plain Python is slow there
    plain = _trace_elsewhere(game, few, {"NUMBA_DISABLE_JIT": "1"}, ["here"])[0]
    assert plain["states"] == one[0][: len(few)].tobytes().hex(), "positions differ from plain Python"
    assert plain["digests"] == one[1][: len(few)].tolist(), "lists or weights differ from plain Python"
    results = []
    for way in (game, other):
        arrays = np.zeros(games, np.int32), np.zeros((games, game.players), np.int32), np.zeros(games, np.int64)
        play_rows(way, 7, 0, game.spec.longest, *arrays)
        results.append(b"".join(array.tobytes() for array in arrays))
    assert results[0] == results[1], "playouts differ"


def compare_steps(game: Game, other: Game, lanes: int, steps: int) -> None:
    """Environments write the same bytes, step by step."""
    envs = [VectorEnv(way, lanes, seed=3) for way in (game, other)]
    for _ in range(steps):
        out = [b"".join(array.tobytes() for array in env.out.arrays().values()) for env in envs]
        assert out[0] == out[1] and envs[0].states.tobytes() == envs[1].states.tobytes(), "steps differ"
        chosen = [env.random_actions() for env in envs]
        assert chosen[0].tobytes() == chosen[1].tobytes()
        for env, actions in zip(envs, chosen, strict=True):
            env.step(actions)
    seats = np.zeros(lanes, np.int8)
    assert envs[0].observe(seats).tobytes() == envs[1].observe(seats).tobytes()


def compare_thought(game: Game, other: Game, rounds: int) -> None:
    """Search trees are equal bit by bit, and so are guesses and greedy choices."""
    trees: list[Any] = []
    for way in (game, other):
        state = play_out(way.start(), {}, Chance(0), until=lambda state: state.actor >= 0)
        seat, fogged = state.actor, state.fogged(state.actor)
        bot = make_bot(f"hard:rounds={rounds}:seconds=0", way, seed=1, threads=1)
        assert isinstance(bot, SearchBot)
        chosen = bot.choose(fogged, seat), make_bot("greedy", way, seed=1).choose(fogged, seat)
        guessed = [fogged.guessed(seat, seed=i).to_bytes() for i in (0, 1, MOST_SEED)]
        trees.append((chosen, guessed, [array.tobytes() for array in bot._trees[0]]))
    assert trees[0] == trees[1], "bots think differently"


def main(games: int) -> None:
    """Compare all games."""
    for name in nk.games():
        with tempfile.TemporaryDirectory() as folder:
            jit = nk.game(name, **options_of(name))
            game = with_library(jit, built(name, Path(folder)))
            compare_games(game, jit, games if game.spec.kernels.is_legal is None else games // 20)
            compare_steps(game, jit, 64, 500)
            compare_thought(game, jit, 2000)
            print(f"{name}: {games} games are equal", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
