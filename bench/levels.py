"""The ladder of bots, game by game: every level against the one below, and hard against random.

    python bench/levels.py [--games hidden-castle,...] [--players 2] [--seconds 600] [--workers N] [--json FILE]
    python bench/levels.py --match "ghost-chase players=3 expert:seconds=0.5/greedy" --match ...

All pairings are played side by side for so many seconds, chairs changing in turn, each bot on one thread (an expert
that plays alone has all cores). A pairing that is clear of even (by three standard errors, after --least games) waits
until all others are as well; no pairing has more than --most games. Shares of wins have 95% intervals. In a game of
sides (Ghost Chase: chair 0 is Max, chair 1 all chasers) each bot's share in each chair is told too. In a solo game both
bots play the same dice, and dice that only one of them won decide (duels).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from nightkeep.arena.ladder import Duel, duels, sides, standings
from nightkeep.arena.match import Result, Seating, play_index, seating
from nightkeep.arena.run import Match, check_match
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import games

STEPS = (("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard"), ("hard", "random"))
CLEAR = 3.0  # standard errors
LATE = 30.0  # seconds that games under way have to end

_made: dict[str, Game] = {}  # by worker: games it has made


def play(match: Match, index: int) -> tuple[Result, float]:
    """One game in a worker process, and how long it took."""
    key = repr((match.game, match.options))
    if key not in _made:
        _made[key] = match.make()
    started = time.perf_counter()
    return play_index(_made[key], match.bots, match.seed, index, 1), time.perf_counter() - started


def compile_first(match: Match) -> None:
    """A game's kernels, onto the disk: before many workers want them."""
    play_index(match.make(), ["hard:rounds=5", "greedy"], 1, 0, 1)


@dataclass
class Pairing:
    """A match under way."""

    match: Match
    seats: Seating
    sides: bool  # whether chairs differ in kind
    next: int = 0
    spent: float = 0.0
    found: dict[int, Result] = field(default_factory=dict)

    @property
    def block(self) -> int:
        """So many games in a row are fair to all."""
        return max(len(self.match.bots), self.seats.chairs)

    def whole(self) -> list[Result]:
        """The results of whole blocks."""
        starts = range(0, self.next, self.block)
        return [
            self.found[i]
            for a in starts
            if all(i in self.found for i in range(a, a + self.block))
            for i in range(a, a + self.block)
        ]

    def clear(self, least: int) -> bool:
        """Whether the first bot is surely better than the last."""
        games = len(self.found)
        if games < least or len(self.match.bots) == 1:
            return False
        if self.seats.chairs == 1:
            duel = self.duel()
            decided = duel.only_one + duel.only_other
            return duel.only_one - duel.only_other > CLEAR * float(decided**0.5)  # as if a coin decided each
        first, last = (
            sum(result.share[bot] for result in self.found.values()) / games for bot in (0, len(self.match.bots) - 1)
        )
        error = 2 * CLEAR * (first * (1 - first) / games) ** 0.5
        return bool(first - last > error)

    def duel(self) -> Duel:
        """The first bot against the last, dice by dice."""
        last = len(self.match.bots) - 1
        return duels(self.match.bots, self.found.values(), self.seats.teams)[last - 1]

    @property
    def pace(self) -> float:
        return self.spent / max(1, len(self.found))


def play_all(pairings: list[Pairing], seconds: float, workers: int, least: int, most: int) -> None:
    """Play, always the pairing that has had least time so far, unsettled ones first."""
    context = multiprocessing.get_context("spawn")
    started = time.perf_counter()
    end = started + seconds
    told = started
    with ProcessPoolExecutor(workers, context) as pool:
        ready: set[str] = set()
        first = {pairing.match.game: pairing.match for pairing in pairings}
        waiting: dict[Future[Any], tuple[Pairing | None, str]] = {
            pool.submit(compile_first, match): (None, name) for name, match in first.items()
        }
        owed = dict.fromkeys(map(id, pairings), 0)  # games under way
        settled: set[int] = set()
        while True:
            while len(waiting) < 2 * workers:
                left = end - time.perf_counter()
                able = [p for p in pairings if p.match.game in ready and p.next < most and p.pace < left]
                if not able or left <= 0:
                    break
                chosen = min(able, key=lambda p: (id(p) in settled, p.spent + owed[id(p)] * max(p.pace, 0.01)))
                waiting[pool.submit(play, chosen.match, chosen.next)] = (chosen, chosen.match.game)
                owed[id(chosen)] += 1
                chosen.next += 1
            if not waiting:
                break
            done, _ = wait(waiting, timeout=5, return_when=FIRST_COMPLETED)
            for future in done:
                pairing, name = waiting.pop(future)
                if pairing is None:
                    future.result()
                    ready.add(name)
                    print(f"{time.perf_counter() - started:4.0f} s: {name} is compiled", flush=True)
                    continue
                result, took = future.result()
                pairing.found[result.index] = result
                pairing.spent += took
                owed[id(pairing)] -= 1
                (settled.add if pairing.clear(least) else settled.discard)(id(pairing))
            now = time.perf_counter()
            if now > end + LATE and waiting:
                for process in pool._processes.values():
                    process.kill()
                break
            if now > told + 60:
                told = now
                print(f"{now - started:4.0f} s: {sum(len(p.found) for p in pairings)} games", flush=True)


def tell(pairing: Pairing) -> list[dict[str, Any]]:
    """Print a pairing's result; returns its rows."""
    match, results = pairing.match, pairing.whole()
    about = {"game": match.game, "options": match.options, "pairing": "/".join(match.bots)}
    table = standings(match.bots, results, pairing.seats.teams)
    told = "; ".join(f"{row.name} {row.share:.1%} [{row.low:.1%}, {row.high:.1%}]" for row in table)
    print(f"{match.game} {match.options} {about['pairing']}: {len(results)} games, {pairing.pace:.2f} s each: {told}")
    rows = [{**about, **vars(row)} for row in table]
    for duel in duels(match.bots, results, pairing.seats.teams):
        told = f"only {duel.one} {duel.only_one}, only {duel.other} {duel.only_other}, neither {duel.neither}"
        interval = f"{duel.share:.1%} [{duel.low:.1%}, {duel.high:.1%}]"
        print(f"  same dice: both {duel.both}, {told}: {interval} of the decided")
        rows.append({**about, **vars(duel)})
    if pairing.sides:
        for side in sides(match.bots, results, pairing.seats.teams):
            interval = f"[{side.low:.1%}, {side.high:.1%}]"
            print(f"  chair {side.chair}: {side.name} {side.share:.1%} {interval} of {side.games} games")
            rows.append({**about, **vars(side)})
    return rows


def read_match(words: str, seed: int) -> Match:
    """GAME [KEY=VALUE ...] BOT/BOT..."""
    name, *options, bots = words.split()
    return Match(name, dict(pair.split("=") for pair in options), bots.split("/"), seed)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", default=",".join(games()))
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--steps", default=",".join("/".join(step) for step in STEPS))
    asked.add_argument("--match", action="append", default=[], help="GAME [KEY=VALUE ...] BOT/BOT")
    asked.add_argument("--matches", help="a file with one such match on each line")
    asked.add_argument("--seconds", type=float, default=600.0)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--least", type=int, default=60)
    asked.add_argument("--most", type=int, default=1_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--json")
    chosen = asked.parse_args()
    matches = [read_match(words, chosen.seed) for words in chosen.match]
    if chosen.matches:
        with open(chosen.matches, encoding="utf-8") as file:
            matches += [read_match(line, chosen.seed) for line in file if line.strip() and not line.startswith("#")]
    if not matches:
        for name in chosen.games.split(","):
            low, high = make_game(name).spec.players
            options = {"players": max(low, min(high, chosen.players))} if high > 1 else {}
            matches += [Match(name, options, step.split("/"), chosen.seed) for step in chosen.steps.split(",")]
    pairings = []
    for match in matches:
        game = check_match(match)
        pairings.append(Pairing(match, seating(game, len(match.bots)), game.spec.teams is not None))
    play_all(pairings, chosen.seconds, chosen.workers, chosen.least, chosen.most)
    rows = [row for pairing in pairings for row in tell(pairing)]
    if chosen.json:
        with open(chosen.json, "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)


if __name__ == "__main__":
    main()
