"""Bots: given what a seat knows and nothing else, they choose an action."""

from __future__ import annotations

import math
import os
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import numpy as np

from nightkeep.bots.levels import LEVELS, Level
from nightkeep.bots.pace import deadline, think_until
from nightkeep.bots.tree import Task, Tree, Workspace, clear, new_tree, new_workspace
from nightkeep.compile.kernel import CHANCE, OVER, mute_log, open_stream
from nightkeep.play.game import Game
from nightkeep.play.spec import Thinking
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.options import closest
from nightkeep.rules.record import Array

NODES = 300_000
EDGES = 12 * NODES
DEEPEST = 400  # decisions on one line of thought that are remembered
GUESSES = 8  # how many guesses the greedy bot looks at where something is hidden
LINE_LENGTH = 6  # actions of an expected line
SURE_CHANCE = 0.9  # from such a chance on, an action that wins at once is looked for
MOST_SLIP_COST = (
    0.4  # a slip costs at most so much of a fair share (at most a half) of winning, as far as the bot can tell
)
FEWEST_VISITS = 5  # a decision met less often says nothing about what is expected
SEEDS = 1 << 62  # kernels take whole numbers of 64 bits; people give any


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


@dataclass(frozen=True)
class Advice:
    """What a bot would tell a player to do. A bot that searches also says how it sees the actions, the best (which it
    advises) first; others have nothing to say of chances."""

    code: int
    choices: tuple[Choice, ...] = ()


class Bot:
    """A player at one seat of one game. ``seed`` and a limit in rounds of thought make it repeatable."""

    def __init__(self, game: Game, level: Level, seed: int = 0) -> None:
        self.game = game
        self.level = level
        self.seed = seed % SEEDS

    def choose(self, fogged: State, seat: int) -> int:
        """The code of a legal action. ``fogged`` is ``state.fogged(seat)``, all the bot is ever told."""
        raise NotImplementedError

    def advise(self, fogged: State, seat: int) -> Advice:
        """What it would tell a player to do: as it chooses, without slips."""
        return Advice(self.choose(fogged, seat))

    @property
    def memory(self) -> int:
        """The bytes of what it has learnt for later decisions; 0: a new bot is as good."""
        return 0

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
        self.thinking = game.spec.thinking
        self._open_workspaces(threads)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what every process makes for itself: compiled code and scratch space."""
        kept = {key: value for key, value in self.__dict__.items() if key not in ("_search", "_log")}
        return {**kept, "_workspaces": len(self._workspaces)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._open_workspaces(kept["_workspaces"])

    def _open_workspaces(self, threads: int) -> None:
        self._search: ModuleType = self.game.spec.bind("nightkeep.bots.search")
        self._workspaces = [self._new_workspace() for _ in range(threads)]
        self._log = mute_log()

    def _new_workspace(self) -> Workspace:
        spec = self.game.spec
        return new_workspace(
            spec.dtype, self.game.most_actions, spec.action_type, self.game.players, min(DEEPEST, spec.longest + 1)
        )

    def _task(self, team: Array, seat: int) -> Task:
        """Return what the search is asked to do for a seat."""
        t = self.thinking
        share = t.opponent_belief_share if self.game.players > 1 else 0
        return Task(
            team, seat, self.game.spec.hidden, t.rollout_length, t.rollout_candidates, float(t.exploration),
            float(t.prior_weight), share,
        )  # fmt: skip

    def _load(self, fogged: State, threads: int) -> Array:
        """Lay the position on the workspaces; returns the teams."""
        for i in range(threads):
            workspace = self._workspaces[i]
            workspace.root.view(np.uint8)[: self.game.spec.dtype.itemsize] = np.frombuffer(fogged.to_bytes(), np.uint8)
            workspace.rng[:] = self._stream(fogged, i)
            workspace.reward_sum[:] = 0
        return team_of(self.game, fogged)


class GreedyBot(_Thinker):
    """The action after which the game's evaluation is best; among equals, any."""

    def choose(self, fogged: State, seat: int) -> int:
        codes = self._codes(fogged, seat)
        if len(codes) == 1:
            return codes[0]
        team = self._load(fogged, 1)
        workspace = self._workspaces[0]
        total = np.zeros(self.game.most_actions)
        hidden = self.game.spec.hidden
        n = self._search.evaluate_actions(
            self.game.board.record, workspace, self._task(team, seat), GUESSES if hidden else 1, total, self._log
        )
        best = np.flatnonzero(total[:n] >= total[:n].max() - 1e-9)
        generator = np.random.default_rng(workspace.rng.tolist())
        return codes[int(best[generator.integers(len(best))])]


class SearchBot(_Thinker):
    """Monte Carlo search (search.py), on several threads if wanted: each thread has its own tree, and their votes add
    up. Trees are kept between moves."""

    def __init__(
        self, game: Game, level: Level, seed: int = 0, threads: int = 1, thinking: Thinking | None = None
    ) -> None:
        super().__init__(game, level, seed, threads)
        self.thinking = thinking or self.thinking
        self._nodes = min(NODES, 4 * level.rounds + 1_000)
        self._trees: list[Tree] = []
        self.rounds_done = 0  # of the last decision
        self._warm_up()

    def _warm_up(self) -> None:
        """Load all that a decision needs, or compile it, before any clock runs: a thought of no rounds."""
        fogged = self.game.start().fogged(0)
        team = self._load(fogged, 1)
        self._trees.append(new_tree(1, 1))
        self._go(0, team, 0, 0)
        self._root(0, 0)
        self._wins_at_once(fogged, 0, [])
        self._trees.clear()

    def _make_trees(self) -> None:
        """Make trees at first need, and start them anew when half full."""
        while len(self._trees) < len(self._workspaces):
            edges = max(self._nodes * min(12, self.game.most_actions), 64 * self.game.most_actions)
            self._trees.append(new_tree(self._nodes, edges))
        for tree in self._trees:
            if 2 * tree.fill[0] > tree.first.shape[0] or 2 * tree.fill[1] > tree.action.shape[0]:
                clear(tree)

    @property
    def memory(self) -> int:
        return sum(array.nbytes for tree in self._trees for array in tree)

    def choose(self, fogged: State, seat: int) -> int:
        started = time.perf_counter()
        codes = self._codes(fogged, seat)
        if len(codes) == 1:
            self.rounds_done = 0
            return codes[0]
        order, _, chances, wins = self._ranked(fogged, seat, codes, started)
        best, *others = order
        if wins:
            return codes[best]
        least = max(chances[best] - slip_cost(team_of(self.game, fogged)), chances.mean())
        near = [i for i in others[:2] if chances[i] > least]  # no better than any action at random would be absurd
        generator = np.random.default_rng(self._stream(fogged).tolist())
        if near and generator.integers(100) < self.level.slips:
            return codes[near[int(generator.integers(len(near)))]]
        return codes[best]

    def advise(self, fogged: State, seat: int) -> Advice:
        choices = self._choices(fogged, seat, lines=False)
        return Advice(choices[0].code, choices)

    def analyse(self, fogged: State, seat: int) -> Analysis:
        """Every legal action with its estimated chance of winning, visits and expected line, the best first."""
        choices = self._choices(fogged, seat, lines=True)
        total = sum((workspace.reward_sum for workspace in self._workspaces), np.zeros(self.game.players))
        return Analysis(choices, tuple((total / self.rounds_done).tolist()), self.rounds_done)

    def _choices(self, fogged: State, seat: int, lines: bool) -> tuple[Choice, ...]:
        """Every legal action, the best first, with its expected line if wanted: that takes long for many actions."""
        codes = self._codes(fogged, seat)
        order, visits, chances, _ = self._ranked(fogged, seat, codes, time.perf_counter())
        if len(codes) == 1:  # no decision, so the trees do not hold it; but every round went that way
            visits[0], chances[0] = (
                self.rounds_done,
                sum(workspace.reward_sum[seat] for workspace in self._workspaces) / self.rounds_done,
            )
        return tuple(
            Choice(
                codes[i],
                fogged.write(codes[i]),
                float(chances[i]),
                int(visits[i]),
                self._line(fogged, seat, codes[i]) if lines else (),
            )
            for i in order
        )

    def _ranked(
        self, fogged: State, seat: int, codes: list[int], started: float
    ) -> tuple[list[int], Array, Array, bool]:
        """Think; returns the places of the actions, the best first, how often each was tried, its chance of winning,
        and whether the best wins at once."""
        visits, chances = self._think(fogged, seat, len(codes), started)
        order = best_first(visits, chances)
        winning = self._wins_at_once(fogged, seat, [codes[i] for i in order if chances[i] > SURE_CHANCE])
        if winning is not None:
            order.sort(key=lambda i: codes[i] != winning)  # it comes first, the others stay in order
        return order, visits, chances, winning is not None

    def _wins_at_once(self, fogged: State, seat: int, codes: list[int]) -> int | None:
        """The first of these actions that wins the game alone, as far as a guess can tell."""
        workspace = self._workspaces[0]
        workspace.rng[:] = self._stream(fogged)
        place = self._search.find_immediate_win(
            self.game.board.record, workspace, self._task(team_of(self.game, fogged), seat),
            np.array(codes, np.int64), self._log,
        )  # fmt: skip
        return codes[place] if place >= 0 else None

    def chance_after(self, fogged: State, seat: int, code: int) -> float:
        """The seat's chance of winning after an action, all rounds of thought spent on what follows: so that an action
        the search would hardly have tried is judged as well as its favourite."""
        guesses = GUESSES if self.game.spec.hidden else 1
        total = 0.0
        for i in range(guesses):
            state = self._after(fogged, seat, code, self.seed + i)
            if state.is_over:
                total += victory(state)[seat]
                continue
            self._make_trees()
            team = self._load(state.fogged(seat), 1)
            done = self._run(0, team, seat, max(1, self.level.rounds // guesses), None)
            total += float(self._workspaces[0].reward_sum[seat]) / done
        return total / guesses

    def _after(self, fogged: State, seat: int, code: int, seed: int) -> State:
        """A position after an action, with a guess in place of what the seat does not know."""
        state = fogged.guessed(seat, seed) if self.game.spec.hidden else fogged.copy()
        state.play_code(code)
        return state

    def _line(self, fogged: State, seat: int, code: int) -> tuple[str, ...]:
        """The likeliest way on after an action, as far as the first tree has met it more than a few times."""
        workspace, tree = self._workspaces[0], self._trees[0]
        state = fogged.guessed(seat, self.seed)
        state.play_code(code)
        told: list[str] = []
        while len(told) < LINE_LENGTH and (actor := state.actor) != OVER:
            codes = state.action_codes()
            if actor == CHANCE:
                odds = state.odds()
                code = codes[max(range(len(codes)), key=lambda i: odds[state.write(codes[i])])]
            elif len(codes) == 1:
                code = codes[0]
            else:
                workspace.current_words.view(np.uint8)[: self.game.spec.dtype.itemsize] = np.frombuffer(
                    state.to_bytes(), np.uint8
                )
                node = int(self._search.node_at(self.game.board.record, workspace, tree, actor, self.game.spec.hidden))
                if node < 0 or tree.visits[node] < FEWEST_VISITS:
                    break
                first, count = int(tree.first[node]), int(tree.edges[node])
                code = int(tree.action[first + int(tree.tries[first : first + count].argmax())])
            told.append(state.write(code))
            state.play_code(code)
        return tuple(told)

    def _think(self, fogged: State, seat: int, actions: int, started: float) -> tuple[Array, Array]:
        """Think about a decision with so many actions; returns how often each was tried, and its chance of winning."""
        end = deadline(started, self.level.seconds)
        threads = len(self._workspaces)
        self._make_trees()
        team = self._load(fogged, threads)
        share = -(-self.level.rounds // threads)
        if threads == 1:
            done = [self._run(0, team, seat, share, end)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                done = list(pool.map(lambda i: self._run(i, team, seat, share, end), range(threads)))
        self.rounds_done = sum(done)
        return self._tally(seat, actions)

    def _run(self, i: int, team: Array, seat: int, rounds: int, end: float | None) -> int:
        """Think until the rounds are done or the time is up; returns how many rounds it were."""
        return think_until(lambda go: self._go(i, team, seat, go), rounds, end)

    def _go(self, i: int, team: Array, seat: int, rounds: int) -> None:
        """Do so many rounds of search in one workspace."""
        self._search.search(
            self.game.board.record, self._workspaces[i], self._trees[i], self._task(team, seat), rounds, self._log
        )

    def _root(self, i: int, seat: int) -> int:
        """The node of the position on a workspace, in the tree beside it, or -1."""
        workspace = self._workspaces[i]
        workspace.current_words[:] = workspace.root
        return int(self._search.node_at(self.game.board.record, workspace, self._trees[i], seat, self.game.spec.hidden))

    def _tally(self, seat: int, actions: int) -> tuple[Array, Array]:
        """All trees' tries of each action and their estimate of its chance of winning, in the legal list's order."""
        visits = np.zeros(actions, np.int64)
        worth = np.zeros(actions)
        for i, tree in enumerate(self._trees):
            node = self._root(i, seat)
            if node < 0:
                continue
            edges = slice(int(tree.first[node]), int(tree.first[node] + tree.edges[node]))
            weight = self.thinking.prior_weight / len(self._trees)
            visits += tree.tries[edges]
            worth += tree.value_sum[edges] + weight * tree.prior[edges].astype(np.float64)
        return visits, worth / (visits + self.thinking.prior_weight)


def team_of(game: Game, state: State) -> Array:
    """Each seat's team: its own, or what the game declares."""
    teams = game.spec.teams
    return np.array(teams(state.position.record) if teams else range(game.players), np.int64)


def victory(state: State) -> tuple[float, ...]:
    """Each seat's share of the victory, once the game is over; winning teams share it."""
    team = team_of(state.game, state).tolist()
    winning = {team[winner] for winner in state.winners()}
    return tuple(1 / len(winning) if one in winning else 0.0 for one in team)


def best_first(visits: Array, chances: Array) -> list[int]:
    """The places of actions, the most tried first; of those tried equally often, the most promising."""
    order: list[int] = np.lexsort((-chances, -visits)).tolist()
    return order


def slip_cost(team: Array) -> float:
    """How much of its chance of winning a slip may cost a bot: less where more teams share the chances."""
    return MOST_SLIP_COST / max(2, len(set(team.tolist())))


def level_named(name: str) -> Level:
    """The level of a name; ``OptionError`` lists them."""
    if name not in LEVELS:
        raise OptionError(f"there is no bot '{name}'; the bots are: {', '.join(LEVELS)}." + closest(name, list(LEVELS)))
    return LEVELS[name]


TUNABLE = {"rounds": int, "seconds": float, "slips": int, "threads": int} | {
    key: type(getattr(Thinking(), key)) for key in Thinking.__dataclass_fields__
}


MOST_ROUNDS = 1_000_000  # without a clock
LIMITS = {  # all others: 0 or more
    "rounds": (1, math.inf),
    "slips": (0, 100),
    "threads": (1, 256),
    "rollout_length": (0, 10**9),
    "rollout_candidates": (1, 10**9),
    "exploration": (0, 1000),
    "prior_weight": (0.01, 10**9),
    "opponent_belief_share": (0, 100),
}


def check_limit(key: str, number: float, where: str) -> None:
    """``OptionError`` unless a number that tunes a bot is within its limits."""
    low, high = LIMITS.get(key, (0, math.inf))
    if not low <= number <= high or not math.isfinite(number):
        upto = f" to {high}" if high < math.inf else " or more"
        raise OptionError(f"{where}: {key} may be {low}{upto}")


def check_end(level: Level, words: str) -> None:
    """``OptionError`` for a bot without any limit that matters."""
    if level.seconds == 0 and level.rounds > MOST_ROUNDS:
        raise OptionError(f"bot '{words}' would think for ever: give it seconds or fewer rounds")


def read_bot(words: str) -> tuple[Level, dict[str, Any]]:
    """A bot in words: a level, with changes if wanted, such as ``hard:rounds=500:seconds=0:rollout_length=20``."""
    name, *changes = words.split(":")
    level, other = level_named(name.strip()), {}
    if changes and level.rounds == 0:
        raise OptionError(f"bot '{words}': {level.name} does not think, so there is nothing to change")
    for change in changes:
        key, _, value = (part.strip() for part in change.partition("="))
        if key not in TUNABLE:
            raise OptionError(f"'{change}' in bot '{words}': what can be changed is {', '.join(TUNABLE)}")
        try:
            number = TUNABLE[key](value)
        except ValueError:
            raise OptionError(f"'{change}' in bot '{words}': {key} wants a number") from None
        check_limit(key, number, f"'{change}' in bot '{words}'")
        if key in Level.__dataclass_fields__:
            level = replace(level, **{key: number})
        else:
            other[key] = number
    check_end(level, words)
    return level, other


def make_bot(
    words: str,
    game: Game,
    seed: int = 0,
    threads: int | None = None,
    rounds: int | None = None,
    seconds: float | None = None,
) -> Bot:
    """A bot for one seat of a game, by level (or see :func:`read_bot`). ``rounds`` and ``seconds`` replace the level's
    own limits (0 seconds: no clock); ``threads`` is for bots whose words name none. With a limit in rounds, no clock
    and the same number of threads, its choices are the same every time."""
    level, other = read_bot(words)
    for key, number in (("rounds", rounds), ("seconds", seconds), ("threads", threads)):
        if number is not None:
            check_limit(key, number, f"bot '{words}' with {key} = {number}")
    if level.name == "random":
        return RandomBot(game, level, seed)
    if level.name == "greedy":
        return GreedyBot(game, level, seed)
    level = replace(
        level, rounds=level.rounds if rounds is None else rounds, seconds=level.seconds if seconds is None else seconds
    )
    check_end(level, words)
    own = threads or ((os.cpu_count() or 1) if level.name == "expert" else 1)
    return SearchBot(game, level, seed, other.pop("threads", own), replace(game.spec.thinking, **other))
