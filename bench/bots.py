"""How fast the bots think: rounds of thought a second, threads, think times, the first move of a fresh process.

    python bench/bots.py [--seconds 2] [--games hidden-castle,...] [--parts speed,times,first]

OpenSpiel's own Monte Carlo search (C++) is shown in the same run for scale, where it is installed. Figures of one run
on one machine: compare them with each other, not with other machines.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import nightkeep as nk
from nightkeep.bots import LEVELS, SearchBot, make_bot
from nightkeep.play.state import State

TO_THE_END = 1_000_000


def opening(name: str, players: int) -> State:
    return nk.game(name, players=players).start()


def rate_of(name: str, players: int, seconds: float, threads: int, words: str) -> float:
    """Rounds of thought a second from the first position, in a tree that is empty at first."""
    state = opening(name, players)
    while state.actor == nk.CHANCE:
        state.draw(nk.Chance(1))
    level = f"{words}:rounds=1000000000:seconds="
    make_bot(f"{level}0.1", state.game, seed=1).choose(state.fogged(state.actor), state.actor)  # loads what is compiled
    bot = make_bot(f"{level}{seconds}", state.game, seed=1, threads=threads)
    assert isinstance(bot, SearchBot)
    bot._make_trees()
    bot.choose(state.fogged(state.actor), state.actor)
    return bot.rounds_done / seconds


def random_games(name: str, players: int, seconds: float, threads: int) -> float:
    """Plain random games to the end, a second."""
    state = opening(name, players)
    bot = make_bot("hard", state.game, threads=threads)
    assert isinstance(bot, SearchBot)
    bot._load(state, threads)
    search, board = bot._search, state.game.board.record
    search.random_games(board, bot._workspaces[0], 10, bot._log)

    def run(i: int) -> int:
        done, end = 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            search.random_games(board, bot._workspaces[i], 200, bot._log)
            done += 200
        return done

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(run, range(threads))) / seconds


def speed(seconds: float) -> None:
    """Hidden Castle at four, from the opening: on one core and on two."""
    for what, words in (
        ("at random to the end", f"hard:rollout_length={TO_THE_END}:rollout_candidates=1"),
        ("as it plays", "hard"),
    ):
        one = max(rate_of("hidden-castle", 4, seconds, 1, words) for _ in range(3))
        two = max(rate_of("hidden-castle", 4, seconds, 2, words) for _ in range(3))
        print(f"hidden-castle, 4 players, search {what:21} one core  {one:12,.0f} rounds/s; two: {two / one:.2f}x")
    one, two = (max(random_games("hidden-castle", 4, seconds, threads) for _ in range(3)) for threads in (1, 2))
    what = "hidden-castle, 4 players, plain playouts               one core "
    print(f"{what} {one:12,.0f} playouts/s; two: {two / one:.2f}x")


def open_spiel(seconds: float) -> None:
    """OpenSpiel's C++ search from the openings of its own games, for scale."""
    if importlib.util.find_spec("pyspiel") is None:
        print("OpenSpiel is not installed (pip install '.[peers]'); not compared.")
        return
    import pyspiel

    for name in ("connect_four", "backgammon"):
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        simulations = 1000
        while True:
            bot = pyspiel.MCTSBot(
                game,
                pyspiel.RandomRolloutEvaluator(1, 1),
                1.4,
                simulations,
                1000,
                False,
                1,
                False,
                pyspiel.ChildSelectionPolicy.UCT,
            )
            started = time.perf_counter()
            bot.step(state)
            took = time.perf_counter() - started
            if took > seconds / 3:
                break
            simulations *= 3
        print(f"OpenSpiel {name:16} search, one core               {simulations / took:12,.0f} playouts/s")


ASKED = {"easy": 12, "normal": 6, "hard": 3, "expert": 2}  # decisions timed


def overruns(names: list[str]) -> None:
    """Thinking time against what the level allows, with no limit in rounds: the worst of some decisions in the middle
    of each game, of those with most actions that a random game came to. A bot's first decision makes its trees and is
    timed as well."""
    for name in names:
        game = nk.game(name)
        positions = crowded(game, max(ASKED.values()))
        row = []
        for words, asked in ASKED.items():
            bot = make_bot(f"{words}:rounds=1000000000", game, seed=2)
            worst = 0.0
            for state in positions[:asked]:
                fogged = state.fogged(state.actor)
                started = time.perf_counter()
                bot.choose(fogged, state.actor)
                worst = max(worst, time.perf_counter() - started)
            row.append(f"{words} {worst / LEVELS[words].seconds:.2f}x")
        most = len(positions[0].action_codes())
        print(f"{name:20} longest think of its time, up to {most:3} actions: {', '.join(row)}", flush=True)


def crowded(game: nk.Game, wanted: int) -> list[State]:
    """Decisions of random games, those with most actions first."""
    found: list[tuple[int, State]] = []
    for seed in range(3):
        state, chance, rng = game.start(), nk.Chance(seed), random.Random(seed)
        while not state.is_over:
            if state.actor == nk.CHANCE:
                state.draw(chance)
                continue
            codes = state.action_codes()
            if len(codes) > 1 and rng.random() < 0.25:
                found.append((len(codes), state.copy()))
            state.play_code(rng.choice(codes))
    make_bot("easy", game).choose(found[0][1].fogged(found[0][1].actor), found[0][1].actor)  # loads what is compiled
    return [state for _, state in sorted(found, key=lambda pair: -pair[0])[:wanted]]


FIRST = """
import time; t = time.perf_counter()
import nightkeep as nk
from nightkeep.bots import make_bot
game = nk.game({name!r}); state = game.start(); chance = nk.Chance(1)
while state.actor == nk.CHANCE: state.draw(chance)
make_bot("normal:rounds=1000000000", game).choose(state.fogged(state.actor), state.actor)
print(time.perf_counter() - t)
"""


def first_moves(names: list[str]) -> None:
    """A fresh process with compiled kernels on disk: seconds to the first move, less the think time."""
    for name in names:
        took = [
            float(subprocess.run([sys.executable, "-c", FIRST.format(name=name)], capture_output=True).stdout)
            for _ in range(2)
        ]
        print(f"{name:20} first move of a fresh process: {took[1] - LEVELS['normal'].seconds:.2f} s and its think time")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=2.0)
    asked.add_argument("--games", default=",".join(nk.games()))
    asked.add_argument("--parts", default="speed,times,first")
    chosen = asked.parse_args()
    names, parts = chosen.games.split(","), chosen.parts.split(",")
    if "speed" in parts:
        speed(chosen.seconds)
        open_spiel(chosen.seconds)
    if "times" in parts:
        overruns(names)
    if "first" in parts:
        first_moves(names)


if __name__ == "__main__":
    main()
