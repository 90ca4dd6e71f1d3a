"""Our bots against OpenSpiel's own Monte Carlo search, on our games, with the same time to think.

    python bench/openspiel_bots.py [--games hidden-castle,...] [--seconds 0.2] [--number 20] [--results FILE]

OpenSpiel plays our games through nightkeep.envs.openspiel: MCTS where everything is open, information-set MCTS where
something is hidden (positions are drawn by our ``guess``). Its searches in Python are used: those in C++ (2.0.2) crash
on any game written in Python. Its own random playouts would step our games through Python, at 2 to 130 rounds a second,
so it gets ours, compiled, as its evaluator (--playouts own: its own). Two players, chairs changing in turn, the same
dice; each has so many seconds for a decision, on one core. With --rounds N both have N rounds for a decision instead,
however long they take. Rounds a second are told for both. Games already in the file are not played again.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import nightkeep as nk
import nightkeep.envs.openspiel as openspiel
from nightkeep.batch.statistics import interval
from nightkeep.bots import SearchBot, make_bot
from nightkeep.compile.kernel import open_stream
from nightkeep.envs.raw_position import RawPosition

UCT = 2.0**0.5
FIRST = 5  # rounds of OpenSpiel's search before its pace is known, and at least


class Playouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's evaluator, with random games played to their ends by our compiled kernels."""

    def __init__(self, game: nk.Game, seed: int) -> None:
        super().__init__()
        helper = make_bot("hard", game)
        assert isinstance(helper, SearchBot)
        self._game, self._search, self._workspace, self._log = game, helper._search, helper._workspaces[0], helper._log
        open_stream(seed, 0, self._workspace.rng)

    def evaluate(self, state: Any) -> Any:
        workspace = self._workspace
        s = state._raw.array.view(np.uint8)
        workspace.root.view(np.uint8)[: s.size] = s
        self._search.random_games(self._game.board.record, workspace, 1, self._log)
        return RawPosition(self._game, workspace.current).rewards()


class Theirs:
    """OpenSpiel's search at one seat. It counts rounds only: with a clock, as many as fit by the pace so far."""

    def __init__(self, table: Any, seconds: float, rounds: int, seed: int, own: bool) -> None:
        self._seconds, self._rounds = seconds, rounds
        self._pace = 0.0  # seconds a round
        rng = np.random.RandomState(seed)
        game: nk.Game = table.table
        hidden = game.spec.hidden
        leaf_values = mcts.RandomRolloutEvaluator(1, rng) if own else Playouts(game, seed)
        self._limit = "_max_simulations" if hidden else "max_simulations"
        self._bot: Any = (
            ismcts.ISMCTSBot(table, leaf_values, UCT, FIRST, random_state=rng)
            if hidden
            else mcts.MCTSBot(table, UCT, FIRST, leaf_values, solve=False, random_state=rng)
        )

        leaf_values.evaluate(table.new_initial_state())  # loads what is compiled

    def choose(self, mirror: Any) -> int:
        rounds = self._rounds or (max(FIRST, round(self._seconds / self._pace)) if self._pace else FIRST)
        setattr(self._bot, self._limit, rounds)
        started = time.perf_counter()
        code = int(self._bot.step(mirror))
        self.rounds_done = rounds
        pace = (time.perf_counter() - started) / rounds
        self._pace = 0.5 * (self._pace + pace) if self._pace else pace
        return code


def play(name: str, index: int, seconds: float, rounds: int, own: bool) -> dict[str, Any]:
    """One game; in even ones ours has the first chair. Both have the same dice twice."""
    game = nk.game(name, players=2)
    table = pyspiel.load_game(openspiel.short_name(name), {"players": 2})
    state, mirror, chance = game.start(), table.new_initial_state(), nk.Chance(f"openspiel/{index // 2}".encode())
    limit = f"seconds=0:rounds={rounds}" if rounds else f"seconds={seconds}"
    ours = make_bot(f"expert:{limit}", game, seed=index, threads=1)
    assert isinstance(ours, SearchBot)
    theirs = Theirs(table, seconds, rounds, index + 1, own)
    seat = index % 2
    spent, thought, decisions = [0.0, 0.0], [0, 0], [0, 0]
    while not state.is_over:
        if state.actor == nk.CHANCE:
            codes, weights = state.outcomes()
            at = chance.below(sum(weights))
            code = next(c for i, c in enumerate(codes) if at < sum(weights[: i + 1]))
        elif len(codes := state.action_codes()) == 1:
            code = codes[0]
        else:
            mine = state.actor == seat
            started = time.perf_counter()
            code = ours.choose(state.fogged(seat), seat) if mine else theirs.choose(mirror)
            spent[not mine] += time.perf_counter() - started
            decisions[not mine] += 1
            thought[not mine] += ours.rounds_done if mine else theirs.rounds_done
        state.play_code(code)
        mirror.apply_action(code)
    winners = state.winners()
    assert mirror.is_terminal()
    return {
        "game": name,
        "index": index,
        "seconds": seconds,
        "rounds": rounds,
        "own": own,
        "seat": seat,
        "share": (seat in winners) / len(winners),
        "spent": spent,
        "decisions": decisions,
        "thought": thought,
    }


def tell(name: str, rows: list[dict[str, Any]]) -> None:
    """The share of wins, and how long both thought."""
    low, share, high = interval([row["share"] for row in rows])
    spent, thought, decisions = (
        [sum(row[key][who] for row in rows) for who in (0, 1)] for key in ("spent", "thought", "decisions")
    )
    took = [spent[who] / max(1, decisions[who]) for who in (0, 1)]
    pace = [thought[who] / max(1e-9, spent[who]) for who in (0, 1)]
    kind = "IS-MCTS" if nk.game(name).spec.hidden else "MCTS"
    print(
        f"{name:20} {len(rows):4} games against {kind:7} ours won {share:.1%} ({low:.1%} to {high:.1%}); "
        f"a decision took ours {took[0]:.3f} s, theirs {took[1]:.3f} s; "
        f"rounds/s: ours {pace[0]:,.0f}, theirs {pace[1]:,.0f}",
        flush=True,
    )


def two_player_games() -> list[str]:
    """The games that two can play and whose actions are numbered, as OpenSpiel wants them."""
    tables = [nk.game(name) for name in nk.games()]
    return [
        table.name
        for table in tables
        if table.action_count is not None and table.spec.players[0] <= 2 <= table.spec.players[1]
    ]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", default=",".join(two_player_games()))
    asked.add_argument("--seconds", type=float, default=0.2)
    asked.add_argument("--rounds", type=int, default=0)
    asked.add_argument("--playouts", choices=("ours", "own"), default="ours")
    asked.add_argument("--number", type=int, default=20, help="games of each")
    asked.add_argument("--results", type=Path, help="one game a line; gone on with if it exists")
    chosen = asked.parse_args()
    kept = []
    if chosen.results and chosen.results.exists():
        kept = [json.loads(line) for line in chosen.results.read_text(encoding="utf-8").splitlines()]
    for name in chosen.games.split(","):
        own = chosen.playouts == "own"
        about = {"game": name, "seconds": chosen.seconds, "rounds": chosen.rounds, "own": own}
        rows = [row for row in kept if all(row[key] == value for key, value in about.items())]
        played = {row["index"] for row in rows}
        for index in range(chosen.number):
            if index in played:
                continue
            row = play(name, index, chosen.seconds, chosen.rounds, own)
            rows.append(row)
            if chosen.results:
                with chosen.results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
        tell(name, rows)


if __name__ == "__main__":
    main()
