"""How fast the bots think: rounds of thought a second, threads, think times, the first move of a fresh process.

    python bench/bots.py [--seconds 3] [--games hidden-castle,...]

OpenSpiel's own Monte Carlo search (C++) is shown in the same run for scale, where it is installed. Figures of one run
on one machine: compare them with each other, not with other machines.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import nightkeep as nk
from nightkeep.bots import LEVELS, SearchBot, make_bot
from nightkeep.core.state import State

TO_THE_END = 1_000_000


def opening(name: str, players: int) -> State:
    return nk.game(name, players=players).start()


def rate_of(name: str, players: int, seconds: float, threads: int, words: str) -> float:
    """Rounds of thought a second from the first position."""
    state = opening(name, players)
    while state.actor == nk.CHANCE:
        state.draw(nk.Chance(1))
    bot = make_bot(f"{words}:rounds=1000000000:seconds={seconds}", state.game, seed=1, threads=threads)
    assert isinstance(bot, SearchBot)
    bot.choose(state.fogged(state.actor), state.actor)
    bot.choose(state.fogged(state.actor), state.actor)
    return bot.rounds_done / seconds


def playouts(name: str, players: int, seconds: float, threads: int) -> float:
    """Plain random games to the end, a second."""
    state = opening(name, players)
    bot = make_bot("hard", state.game, threads=threads)
    assert isinstance(bot, SearchBot)
    bot._sit_down(state, threads)
    search, board = bot._search, state.game.board.table[0]
    search.playouts(board, bot._desks[0], 10, bot._log)

    def run(i: int) -> int:
        done, end = 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            search.playouts(board, bot._desks[i], 200, bot._log)
            done += 200
        return done

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(run, range(threads))) / seconds


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
                game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, simulations, 1000, False, 1, False,
                pyspiel.ChildSelectionPolicy.UCT,
            )
            started = time.perf_counter()
            bot.step(state)
            took = time.perf_counter() - started
            if took > seconds / 3:
                break
            simulations *= 3
        print(f"OpenSpiel {name:16} search, one core        {simulations / took:12,.0f} playouts/s")


def overruns(names: list[str]) -> None:
    """Thinking time against what the level allows: the worst of some decisions in each game."""
    for name in names:
        game = nk.game(name)
        row = []
        for words, level in LEVELS.items():
            if not level.seconds:
                continue
            bot = make_bot(f"{words}:rounds=1000000000", game, seed=2)
            state, chance, worst, asked = game.start(), nk.Chance(3), 0.0, 0
            while asked < (12 if level.seconds < 1 else 4) and not state.is_over:
                if state.actor == nk.CHANCE:
                    state.draw(chance)
                    continue
                fogged, seat = state.fogged(state.actor), state.actor
                started = time.perf_counter()
                code = bot.choose(fogged, seat)
                if len(state.action_codes()) > 1 and asked:  # the first one makes the trees
                    worst = max(worst, time.perf_counter() - started)
                asked += 1
                state.play_code(code)
            row.append(f"{words} {worst / level.seconds:.2f}x")
        print(f"{name:20} longest think of its time: {', '.join(row)}")


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
    asked.add_argument("--seconds", type=float, default=3.0)
    asked.add_argument("--games", default=",".join(nk.games()))
    chosen = asked.parse_args()
    names = chosen.games.split(",")
    for what, words in (("to the end", f"hard:playout={TO_THE_END}"), ("as it plays", "hard")):
        one = max(rate_of("hidden-castle", 4, chosen.seconds, 1, words) for _ in range(3))
        two = max(rate_of("hidden-castle", 4, chosen.seconds, 2, words) for _ in range(3))
        print(f"hidden-castle, 4 players, search {what:12} one core  {one:12,.0f} rounds/s; two: {two / one:.2f}x")
    one, two = (max(playouts("hidden-castle", 4, chosen.seconds, threads) for _ in range(3)) for threads in (1, 2))
    print(f"hidden-castle, 4 players, plain playouts       one core  {one:12,.0f} playouts/s; two: {two / one:.2f}x")
    open_spiel(chosen.seconds)
    overruns(names)
    first_moves(names)


if __name__ == "__main__":
    main()
