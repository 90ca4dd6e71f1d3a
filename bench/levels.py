"""The ladder of bots, game by game: every level against the one below, and hard against random.

    python bench/levels.py [--games hidden-castle,...] [--players 2] [--seconds 60] [--workers N]

Each pairing is played on all cores for so many seconds (the pairing with expert for twice as long), seats changing in
turn, and its share of wins is printed with a 95% interval. Each bot has one thread: an expert that plays alone has all
cores and is a little stronger than this one.
"""

from __future__ import annotations

import argparse
import json
import os
import time

from nightkeep.arena.ladder import standings
from nightkeep.arena.match import Result, play_index, seating
from nightkeep.arena.run import Match, _results, check_match
from nightkeep.core.registry import game as make_game
from nightkeep.core.registry import games

STEPS = (("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard"), ("hard", "random"))
MOST = 4_000


def pairing(match: Match, seconds: float, workers: int) -> list[Result]:
    """As many games as fit into the time, whole rounds of seats only."""
    end = time.perf_counter() + seconds
    found: dict[int, Result] = {}
    playing = _results(match, list(range(MOST)), workers, 1)
    for result in playing:
        found[result.index] = result
        if time.perf_counter() > end:
            break
    playing.close()  # type: ignore[attr-defined]
    chairs = seating(match.make(), len(match.bots)).chairs
    blocks = range(0, MOST, max(2, chairs))
    whole = [range(block, block + max(2, chairs)) for block in blocks]
    return [found[i] for block in whole if all(i in found for i in block) for i in block]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", default=",".join(games()))
    asked.add_argument("--players", type=int)
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--steps", default=",".join("/".join(step) for step in STEPS))
    asked.add_argument("--options", default="", help="KEY=VALUE,...")
    asked.add_argument("--json")
    chosen = asked.parse_args()
    rows = []
    for name in chosen.games.split(","):
        options: dict[str, object] = dict(pair.split("=") for pair in chosen.options.split(",") if pair)
        low, high = make_game(name).declared.players
        if chosen.players and high > 1:
            options["players"] = max(low, min(high, chosen.players))
        play_index(check_match(Match(name, options, ["hard:rounds=5", "greedy"], 1)), ["hard:rounds=5"], 1, 0, 1)
        for words in chosen.steps.split(","):
            bots = words.split("/")
            match = Match(name, options, bots, 1)
            game = check_match(match)
            seconds = chosen.seconds * (2 if "expert" in words else 1)
            results = pairing(match, seconds, chosen.workers)
            table = standings(bots, results, seating(game, len(bots)).teams)
            told = "; ".join(
                f"{row.name} {row.share:.1%} [{row.low:.1%}, {row.high:.1%}]" for row in table
            )
            print(f"{name:20} {options} {words:16} {len(results):5} games: {told}", flush=True)
            about = {"game": name, "options": options, "pairing": words}
            rows += [{**about, **vars(row)} for row in table]
            if chosen.json:
                with open(chosen.json, "w", encoding="utf-8") as file:
                    json.dump(rows, file, indent=1)


if __name__ == "__main__":
    main()
