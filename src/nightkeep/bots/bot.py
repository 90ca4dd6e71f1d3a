"""Bots: given what a seat knows and nothing else, they choose an action."""

from __future__ import annotations

import os
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import numpy as np

from nightkeep.bots.levels import LEVELS, Level
from nightkeep.bots.tree import Array, Desk, Tree, clear, new_desk, new_tree
from nightkeep.core.errors import IllegalAction, OptionError
from nightkeep.core.game import Game, Thinking
from nightkeep.core.kernel import CHANCE, OVER, mute_log, open_stream
from nightkeep.core.options import closest
from nightkeep.core.state import State

NODES = 300_000
EDGES = 12 * NODES
DEEPEST = 400  # decisions on one line of thought that are remembered
GUESSES = 8  # how many guesses the greedy bot looks at where something is hidden
SLICE = 0.004  # seconds between two looks at the clock
LINE = 6  # actions of an expected line
FEW = 5  # a decision met less often says nothing about what is expected


@dataclass(frozen=True)
class Choice:
    """What a bot thinks of one legal action."""

    code: int
    text: str
    chance: float  # of winning, as estimated, for the deciding seat
    visits: int
    line: tuple[str, ...] = ()  # how play is expected to go on; of what is random, the likeliest


@dataclass(frozen=True)
class Analysis:
    """What a bot thinks of a decision: every legal action, the best first, and every seat's chance of winning."""

    choices: tuple[Choice, ...]
    chances: tuple[float, ...]
    rounds: int


class Bot:
    """A player at one seat of one game. ``seed`` and a limit in rounds of thought make it repeatable."""

    def __init__(self, game: Game, level: Level, seed: int = 0) -> None:
        self.game = game
        self.level = level
        self.seed = seed

    def choose(self, fogged: State, seat: int) -> int:
        """The code of a legal action. ``fogged`` is ``state.fogged(seat)``, all the bot is ever told."""
        raise NotImplementedError

    def _codes(self, fogged: State, seat: int) -> list[int]:
        if fogged.actor != seat:
            raise IllegalAction(f"bots decide for the seat whose turn it is; seat {seat} is not to act")
        return fogged.action_codes()

    def _stream(self, fogged: State, thread: int = 0) -> Array:
        """Random numbers that depend on the seed, on what the seat knows, and on nothing else."""
        rng = np.zeros(4, np.uint32)
        open_stream(self.seed, zlib.crc32(fogged.to_bytes()) + (thread << 32), rng)
        return rng


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, fogged: State, seat: int) -> int:
        codes = self._codes(fogged, seat)
        generator = np.random.default_rng(self._stream(fogged).tolist())
        return codes[int(generator.integers(len(codes)))]


class _Thinker(Bot):
    """What greedy and searching bots share: buffers, and the game's compiled search."""

    def __init__(self, game: Game, level: Level, seed: int = 0, threads: int = 1) -> None:
        super().__init__(game, level, seed)
        if game.kernels.evaluate is None:
            raise OptionError(f"{game.name} has no evaluation, so only the random bot plays it")
        self._search: ModuleType = game.declared.bind("nightkeep.bots.search")
        self._desks = [self._new_desk() for _ in range(threads)]
        self._log = mute_log()

    def _new_desk(self) -> Desk:
        declared = self.game.declared
        return new_desk(
            declared.state, self.game.most_actions, declared.action_type, self.game.players,
            min(DEEPEST, declared.longest + 1),
        )

    def _sit_down(self, fogged: State, threads: int) -> Array:
        """Lay the position on the desks; returns the teams."""
        for i in range(threads):
            desk = self._desks[i]
            desk.root.view(np.uint8)[: self.game.declared.state_bytes] = np.frombuffer(fogged.to_bytes(), np.uint8)
            desk.rng[:] = self._stream(fogged, i)
            desk.total[:] = 0
        return team_of(self.game, fogged)


class GreedyBot(_Thinker):
    """The action after which the game's evaluation is best; among equals, any."""

    def choose(self, fogged: State, seat: int) -> int:
        codes = self._codes(fogged, seat)
        if len(codes) == 1:
            return codes[0]
        team = self._sit_down(fogged, 1)
        desk = self._desks[0]
        total = np.zeros(self.game.most_actions)
        hidden = self.game.declared.hidden
        n = self._search.weigh(
            self.game.board.table[0], desk, team, seat, GUESSES if hidden else 1, hidden, total, self._log
        )
        best = np.flatnonzero(total[:n] >= total[:n].max() - 1e-9)
        generator = np.random.default_rng(desk.rng.tolist())
        return codes[int(best[generator.integers(len(best))])]


class SearchBot(_Thinker):
    """Monte Carlo search (search.py), on several threads if wanted: each thread has its own tree, and their votes add
    up. Trees are kept between moves."""

    def __init__(
        self, game: Game, level: Level, seed: int = 0, threads: int = 1, thinking: Thinking | None = None
    ) -> None:
        super().__init__(game, level, seed, threads)
        self.thinking = thinking or game.declared.thinking
        self._nodes = min(NODES, 4 * level.rounds + 1_000)
        self._trees: list[Tree] = []
        self.rounds_done = 0  # of the last decision

    def _room(self) -> None:
        """Make trees at first need, and start them anew when half full."""
        while len(self._trees) < len(self._desks):
            edges = max(self._nodes * min(12, self.game.most_actions), 64 * self.game.most_actions)
            self._trees.append(new_tree(self._nodes, edges))
        for tree in self._trees:
            if 2 * tree.fill[0] > tree.first.shape[0] or 2 * tree.fill[1] > tree.action.shape[0]:
                clear(tree)

    def choose(self, fogged: State, seat: int) -> int:
        codes = self._codes(fogged, seat)
        if len(codes) == 1:
            self.rounds_done = 0
            return codes[0]
        choices = self._think(fogged, seat)
        ranked = sorted(choices, key=lambda choice: -choice.visits)
        if self.level.slips:
            generator = np.random.default_rng(self._stream(fogged).tolist())
            near = [choice for choice in ranked[:3] if choice.chance > ranked[0].chance - 0.1]
            if generator.integers(100) < self.level.slips:
                return near[int(generator.integers(len(near)))].code
        return ranked[0].code

    def analyse(self, fogged: State, seat: int) -> Analysis:
        """Every legal action with its estimated chance of winning, visits and expected line, the best first."""
        self._codes(fogged, seat)
        choices = sorted(self._think(fogged, seat), key=lambda choice: (-choice.visits, -choice.chance))
        total = sum((desk.total for desk in self._desks), np.zeros(self.game.players))
        chances = tuple((total / max(1, self.rounds_done)).tolist())
        with_lines = tuple(replace(choice, line=self._line(fogged, seat, choice.code)) for choice in choices)
        return Analysis(with_lines, chances, self.rounds_done)

    def _line(self, fogged: State, seat: int, code: int) -> tuple[str, ...]:
        """The likeliest way on after an action, as far as the first tree has met it more than a few times."""
        desk, tree = self._desks[0], self._trees[0]
        state = fogged.guessed(seat, self.seed)
        state.play_code(code)
        told: list[str] = []
        while len(told) < LINE and (actor := state.actor) != OVER:
            codes = state.action_codes()
            if actor == CHANCE:
                odds = state.odds()
                code = codes[max(range(len(codes)), key=lambda i: odds[state.write(codes[i])])]
            elif len(codes) == 1:
                code = codes[0]
            else:
                desk.here_words.view(np.uint8)[: self.game.declared.state_bytes] = np.frombuffer(
                    state.to_bytes(), np.uint8
                )
                node = int(
                    self._search.node_at(self.game.board.table[0], desk, tree, actor, self.game.declared.hidden)
                )
                if node < 0 or tree.visits[node] < FEW:
                    break
                first, count = int(tree.first[node]), int(tree.edges[node])
                code = int(tree.action[first + int(tree.tries[first : first + count].argmax())])
            told.append(state.write(code))
            state.play_code(code)
        return tuple(told)

    def _think(self, fogged: State, seat: int) -> list[Choice]:
        end = time.perf_counter() + self.level.seconds if self.level.seconds else None
        threads = len(self._desks)
        self._room()
        team = self._sit_down(fogged, threads)
        share = -(-self.level.rounds // threads)
        if threads == 1:
            done = [self._run(0, team, seat, share, end)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                done = list(pool.map(lambda i: self._run(i, team, seat, share, end), range(threads)))
        self.rounds_done = sum(done)
        return self._tally(fogged, seat)

    def _run(self, i: int, team: Array, seat: int, rounds: int, end: float | None) -> int:
        """Think until the rounds are done or the time is up; returns how many rounds it were."""
        t = self.thinking
        hidden = self.game.declared.hidden
        board, desk, tree = self.game.board.table[0], self._desks[i], self._trees[i]
        done, slice_, empathy = 0, min(rounds, 50), t.empathy if self.game.players > 1 else 0
        while done < rounds:
            before = time.perf_counter()
            self._search.think(
                board, desk, tree, team, seat, slice_, hidden, t.playout, t.explore, t.trust, empathy, self._log
            )
            done += slice_
            now = time.perf_counter()
            if end is not None:
                if now + 0.5 * (now - before) > end:
                    break
                pace = (now - before) / slice_
                slice_ = max(1, int(min(SLICE, end - now) / pace))
            slice_ = min(slice_, max(1, rounds - done))
        return done

    def _root(self, i: int, fogged: State, seat: int) -> int:
        desk = self._desks[i]
        desk.here_words[:] = desk.root
        return int(
            self._search.node_at(self.game.board.table[0], desk, self._trees[i], seat, self.game.declared.hidden)
        )

    def _tally(self, fogged: State, seat: int) -> list[Choice]:
        codes = fogged.action_codes()
        visits = np.zeros(len(codes), np.int64)
        worth = np.zeros(len(codes))
        for i, tree in enumerate(self._trees):
            node = self._root(i, fogged, seat)
            if node < 0:
                continue
            edges = slice(int(tree.first[node]), int(tree.first[node] + tree.edges[node]))
            weight = self.thinking.trust / len(self._trees)
            visits += tree.tries[edges]
            worth += tree.worth[edges] + weight * tree.prior[edges].astype(np.float64)
        chances = worth / (visits + self.thinking.trust)
        return [
            Choice(code, fogged.write(code), float(chances[k]), int(visits[k])) for k, code in enumerate(codes)
        ]


def team_of(game: Game, state: State) -> Array:
    """Each seat's team: its own, or what the game declares."""
    teams = game.declared.teams
    return np.array(teams(state._s[0]) if teams else range(game.players), np.int64)


def level_named(name: str) -> Level:
    """The level of a name; ``OptionError`` lists them."""
    if name not in LEVELS:
        raise OptionError(f"there is no bot '{name}'; the bots are: {', '.join(LEVELS)}." + closest(name, list(LEVELS)))
    return LEVELS[name]


TUNABLE = {"rounds": int, "seconds": float, "slips": int, "threads": int} | {
    key: type(getattr(Thinking(), key)) for key in Thinking.__dataclass_fields__
}


def read_bot(words: str) -> tuple[Level, dict[str, Any]]:
    """A bot in words: a level, with changes if wanted, such as ``hard:rounds=500:seconds=0:playout=20``."""
    name, *changes = words.split(":")
    level, other = level_named(name.strip()), {}
    for change in changes:
        key, _, value = change.partition("=")
        if key not in TUNABLE:
            raise OptionError(f"'{change}' in bot '{words}': what can be changed is {', '.join(TUNABLE)}")
        try:
            number = TUNABLE[key](value)
        except ValueError:
            raise OptionError(f"'{change}' in bot '{words}': {key} wants a number") from None
        if number < 0:
            raise OptionError(f"'{change}' in bot '{words}': {key} cannot be negative")
        if key in Level.__dataclass_fields__:
            level = replace(level, **{key: number})
        else:
            other[key] = number
    if level.seconds == 0 and level.rounds > 1_000_000:
        raise OptionError(f"bot '{words}' would think for ever: give it seconds or fewer rounds")
    return level, other


def make_bot(
    words: str, game: Game, seed: int = 0, threads: int | None = None, rounds: int | None = None,
    seconds: float | None = None,
) -> Bot:
    """A bot for one seat of a game, by level (or see :func:`read_bot`). ``rounds`` and ``seconds`` replace the level's
    own limits (0 seconds: no clock). With a limit in rounds, no clock and the same number of threads, its choices are
    the same every time."""
    level, other = read_bot(words)
    if rounds is not None:
        level = replace(level, rounds=rounds)
    if seconds is not None:
        level = replace(level, seconds=seconds)
    if level.name == "random":
        return RandomBot(game, level, seed)
    if level.name == "greedy":
        return GreedyBot(game, level, seed)
    if threads is None:
        threads = other.pop("threads", (os.cpu_count() or 1) if level.name == "expert" else 1)
    other.pop("threads", None)
    return SearchBot(game, level, seed, threads, replace(game.declared.thinking, **other))
