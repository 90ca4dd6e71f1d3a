"""Bots: random, greedy and searching ones, and their making from words such as ``hard:rounds=500``.

A bot gets what its seat knows and nothing else. The compiled part of the search is in ``search.py``.
"""

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
from nightkeep.bots.tree import Task, Tree, clear, new_tree, new_workspace
from nightkeep.compile.kernel import CHANCE, OVER, mute_log, open_stream
from nightkeep.play.game import Game
from nightkeep.play.spec import Thinking
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.messages import Args, Message, nearest
from nightkeep.rules.record import Array

NODES = 300_000  # of a tree, at most
DEEPEST = 400  # decisions of one round of search that are remembered
GUESSES = 8  # worlds that a decision is evaluated in where something is hidden
LINE_LENGTH = 6  # actions of an expected line
SURE_CHANCE = 0.9  # actions with a higher chance are checked for an immediate win
MOST_SLIP_COST = 0.4  # in parts of a fair share (at most a half) of winning
FEWEST_VISITS = 5  # decisions with fewer visits are no part of an expected line
SEEDS = 1 << 62  # kernels take whole numbers of 64 bits; people give any


@dataclass(frozen=True)
class Choice:
    """A bot's estimate of one legal action."""

    code: int
    text: str
    chance: float  # of winning, as estimated, for the deciding seat
    visits: int
    line: tuple[str, ...] = ()  # the expected actions after it; the likeliest outcomes of chance


@dataclass(frozen=True)
class Analysis:
    """A bot's estimate of a decision: every legal action, the best first, and every seat's chance of winning."""

    choices: tuple[Choice, ...]
    chances: tuple[float, ...]
    rounds: int


@dataclass(frozen=True)
class Advice:
    """The action that a bot recommends to a player.

    A searching bot adds its estimates of all actions, the recommended one first; other bots have none.
    """

    code: int
    choices: tuple[Choice, ...] = ()


class Bot:
    """A player of one game. With a seed, a limit in rounds and no clock, its choices are repeatable."""

    def __init__(self, game: Game, level: Level, seed: int = 0) -> None:
        self.game = game
        self.level = level
        self.seed = seed % SEEDS

    def choose(self, fogged: State, seat: int) -> int:
        """Return the number of a legal action. ``fogged`` is ``state.fogged(seat)``, all that the bot gets."""
        raise NotImplementedError

    def advise(self, fogged: State, seat: int) -> Advice:
        """Return what the bot would choose if it made no slips."""
        return Advice(self.choose(fogged, seat))

    @property
    def memory(self) -> int:
        """The bytes that it keeps for later decisions; 0: a new bot is as good."""
        return 0

    def _codes(self, fogged: State, seat: int) -> list[int]:
        if fogged.actor != seat:
            raise IllegalAction(Message("not-to-act", {"seat": seat}))
        return fogged.action_codes()

    def _stream(self, fogged: State, thread: int = 0) -> Array:
        """Return a stream of random numbers that depends on the seed and on what the seat knows only."""
        rng = np.zeros(4, np.uint32)
        open_stream(self.seed, zlib.crc32(fogged.to_bytes()) + (thread << 32), rng)
        return rng


class RandomBot(Bot):
    """Chooses any legal action, all equally likely."""

    def choose(self, fogged: State, seat: int) -> int:
        """Return a random legal action."""
        codes = self._codes(fogged, seat)
        generator = np.random.default_rng(self._stream(fogged).tolist())
        return codes[int(generator.integers(len(codes)))]


class _EvaluatingBot(Bot):
    """What greedy and searching bots share: workspaces, and the game's compiled search."""

    def __init__(self, game: Game, level: Level, seed: int = 0, threads: int = 1) -> None:
        super().__init__(game, level, seed)
        if game.kernels.evaluate is None:
            raise OptionError(Message("bot-random-only", {"game": game.name}))
        self.thinking = game.spec.thinking
        self._open_workspaces(threads)

    def __getstate__(self) -> dict[str, object]:
        """Leave out compiled code and scratch space, which each process makes for itself."""
        kept = {key: value for key, value in self.__dict__.items() if key not in ("_search", "_log")}
        return {**kept, "_workspaces": len(self._workspaces)}

    def __setstate__(self, kept: dict[str, Any]) -> None:  # Any: attributes of any type
        self.__dict__.update(kept)
        self._open_workspaces(kept["_workspaces"])

    def _open_workspaces(self, threads: int) -> None:
        game, spec = self.game, self.game.spec
        deepest = min(DEEPEST, spec.longest + 1)
        self._search: ModuleType = spec.algorithm("nightkeep.bots.search")
        self._workspaces = [
            new_workspace(spec.dtype, game.most_actions, spec.action_type, game.players, deepest)
            for _ in range(threads)
        ]
        self._log = mute_log()

    def _task(self, team: Array, seat: int) -> Task:
        """Return what the search is asked to do for a seat."""
        t = self.thinking
        # Without opponents begin_round could draw no other seat.
        share = t.opponent_belief_share if self.game.players > 1 else 0
        return Task(
            team, seat, self.game.spec.hidden, t.rollout_length, t.rollout_candidates, float(t.exploration),
            float(t.prior_weight), share,
        )  # fmt: skip

    def _load(self, fogged: State, threads: int) -> Array:
        """Write the position to the workspaces of the first ``threads`` threads; return the teams."""
        for i, workspace in enumerate(self._workspaces[:threads]):
            _write_position(fogged, workspace.root)
            workspace.rng[:] = self._stream(fogged, i)
            workspace.reward_sum[:] = 0
        return team_of(self.game, fogged)


def _write_position(state: State, words: Array) -> None:
    """Write a position to the words of a workspace, the last of which may be longer than the record."""
    position = state.to_bytes()
    words.view(np.uint8)[: len(position)] = np.frombuffer(position, np.uint8)


class GreedyBot(_EvaluatingBot):
    """Chooses the action after which the game's evaluation is best; among equals, any."""

    def choose(self, fogged: State, seat: int) -> int:
        """Return the best action one step ahead."""
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
        # Sums of the same numbers in another order may differ in their last bits: such actions count as equal.
        best = np.flatnonzero(total[:n] >= total[:n].max() - 1e-9)
        generator = np.random.default_rng(workspace.rng.tolist())
        return codes[int(best[generator.integers(len(best))])]


class SearchBot(_EvaluatingBot):
    """Monte Carlo tree search (search.py). Each thread has its own tree; their tries add up.

    Trees are kept between decisions.
    """

    def __init__(
        self, game: Game, level: Level, seed: int = 0, threads: int = 1, thinking: Thinking | None = None
    ) -> None:
        super().__init__(game, level, seed, threads)
        self.thinking = thinking or self.thinking
        # A round adds at most one node, and a tree that is half full is emptied before a search (_make_trees). So the
        # free half has nodes for all rounds of a decision, unless NODES is the limit.
        self._nodes = min(NODES, 4 * level.rounds + 1_000)
        self._trees: list[Tree] = []
        self.rounds_done = 0  # of the last decision
        self._warm_up()

    def _warm_up(self) -> None:
        """Load or compile all that a decision needs before any clock runs, by a search of no rounds."""
        fogged = self.game.start().fogged(0)
        team = self._load(fogged, 1)
        self._trees.append(new_tree(1, 1))
        self._go(0, team, 0, 0)
        self._root(0, 0)
        self._wins_at_once(fogged, 0, [])
        self._trees.clear()

    def _make_trees(self) -> None:
        """Make the trees at first need; empty those that are half full."""
        while len(self._trees) < len(self._workspaces):
            # Twelve actions a decision on average (no decision of some games has as many), and in any case 64 of the
            # largest decisions.
            edges = max(self._nodes * min(12, self.game.most_actions), 64 * self.game.most_actions)
            self._trees.append(new_tree(self._nodes, edges))
        for tree in self._trees:
            if 2 * tree.fill[0] > tree.first.shape[0] or 2 * tree.fill[1] > tree.action.shape[0]:
                clear(tree)

    @property
    def memory(self) -> int:
        """The bytes of its trees."""
        return sum(array.nbytes for tree in self._trees for array in tree)

    def choose(self, fogged: State, seat: int) -> int:
        """Return the most tried action, or at times a slip of the level: the second or third best."""
        started = time.perf_counter()
        codes = self._codes(fogged, seat)
        if len(codes) == 1:
            self.rounds_done = 0
            return codes[0]
        order, _, chances, wins = self._ranked(fogged, seat, codes, started)
        best, *others = order
        if wins:
            return codes[best]
        # A slip must cost little, and still be better than a random action.
        least = max(chances[best] - slip_cost(team_of(self.game, fogged)), chances.mean())
        near = [i for i in others[:2] if chances[i] > least]  # a slip is still better than a random action
        generator = np.random.default_rng(self._stream(fogged).tolist())
        if near and generator.integers(100) < self.level.slips:
            return codes[near[int(generator.integers(len(near)))]]
        return codes[best]

    def advise(self, fogged: State, seat: int) -> Advice:
        """Return the best action, with estimates of all of them."""
        choices = self._choices(fogged, seat, lines=False)
        return Advice(choices[0].code, choices)

    def analyse(self, fogged: State, seat: int) -> Analysis:
        """Return every legal action with its estimated chance, visits and expected line, and all seats' chances."""
        choices = self._choices(fogged, seat, lines=True)
        return Analysis(choices, tuple(self._mean_reward().tolist()), self.rounds_done)

    def _mean_reward(self) -> Array:
        """Return each seat's mean reward over the rounds of the last decision."""
        total = sum((workspace.reward_sum for workspace in self._workspaces), np.zeros(self.game.players))
        return total / self.rounds_done

    def _choices(self, fogged: State, seat: int, lines: bool) -> tuple[Choice, ...]:
        """Return every legal action, the best first; ``lines`` adds expected lines, slow where actions are many."""
        codes = self._codes(fogged, seat)
        order, visits, chances, _ = self._ranked(fogged, seat, codes, time.perf_counter())
        if len(codes) == 1:  # no decision, so the trees do not hold it; but every round went that way
            visits[0], chances[0] = self.rounds_done, self._mean_reward()[seat]
        return tuple(
            Choice(
                codes[i], fogged.write(codes[i]), float(chances[i]), int(visits[i]),
                self._line(fogged, seat, codes[i]) if lines else (),
            )
            for i in order
        )  # fmt: skip

    def _ranked(
        self, fogged: State, seat: int, codes: list[int], started: float
    ) -> tuple[list[int], Array, Array, bool]:
        """Search; return the order of the actions, their tries, their chances, and whether the first wins at once.

        The order lists places in ``codes``, the best first; tries and chances are by place.
        """
        # The search prefers tries to chances, and a win in one action may have no more tries than other good actions:
        # hence the separate check, of those actions only that look like a win.
        visits, chances = self._think(fogged, seat, len(codes), started)
        order = best_first(visits, chances)
        winning = self._wins_at_once(fogged, seat, [codes[i] for i in order if chances[i] > SURE_CHANCE])
        if winning is not None:
            order.sort(key=lambda i: codes[i] != winning)  # it comes first, the others stay in order
        return order, visits, chances, winning is not None

    def _wins_at_once(self, fogged: State, seat: int, codes: list[int]) -> int | None:
        """Return the first of these actions that wins the game alone, in a guessed position; None if there is none."""
        workspace = self._workspaces[0]
        workspace.rng[:] = self._stream(fogged)
        place = self._search.find_immediate_win(
            self.game.board.record, workspace, self._task(team_of(self.game, fogged), seat),
            np.array(codes, np.int64), self._log,
        )  # fmt: skip
        return codes[place] if place >= 0 else None

    def chance_after(self, fogged: State, seat: int, code: int) -> float:
        """Return the seat's chance of winning after an action, by a search of the position after it.

        So an action that the search would hardly have tried is judged as well as its favourite.
        """
        guesses = GUESSES if self.game.spec.hidden else 1
        total = 0.0
        for i in range(guesses):
            # A world of its own for each guess; after the action, the seat's new knowledge is searched, not the guessed
            # world.
            state = fogged.guessed(seat, self.seed + i) if self.game.spec.hidden else fogged.copy()
            state.play_code(code)
            if state.is_over:
                total += victory(state)[seat]
                continue
            self._make_trees()
            team = self._load(state.fogged(seat), 1)
            done = self._run(0, team, seat, max(1, self.level.rounds // guesses), None)
            total += float(self._workspaces[0].reward_sum[seat]) / done
        return total / guesses

    def _line(self, fogged: State, seat: int, code: int) -> tuple[str, ...]:
        """Return the likeliest actions after an action, as far as the first tree has visited them often enough."""
        state = fogged.guessed(seat, self.seed)
        state.play_code(code)
        line: list[str] = []
        while len(line) < LINE_LENGTH and (actor := state.actor) != OVER:
            codes = state.action_codes()
            # The likeliest outcome, the only action, or the tree's favourite.
            if actor == CHANCE:
                codes, weights = state.outcomes()
                following: int | None = codes[weights.index(max(weights))]
            elif len(codes) == 1:
                following = codes[0]
            else:
                following = self._most_tried(state, actor)
            if following is None:
                break
            line.append(state.write(following))
            state.play_code(following)
        return tuple(line)

    def _most_tried(self, state: State, actor: int) -> int | None:
        """Return the action of a decision that the first tree has tried most; None if it hardly knows the decision."""
        # The guessed position is whole: node_at fogs it for the actor to find the decision in the tree.
        _write_position(state, self._workspaces[0].current_words)
        tree, node = self._trees[0], self._node(0, actor)
        if node < 0 or tree.visits[node] < FEWEST_VISITS:
            return None
        first, count = int(tree.first[node]), int(tree.edges[node])
        return int(tree.action[first + int(tree.tries[first : first + count].argmax())])

    def _think(self, fogged: State, seat: int, actions: int, started: float) -> tuple[Array, Array]:
        """Search a decision with ``actions`` legal actions; return each one's tries and its chance of winning."""
        end = deadline(started, self.level.seconds)
        threads = len(self._workspaces)
        self._make_trees()
        team = self._load(fogged, threads)
        # Rounds are divided among the threads, rounded up. The kernels release Python's lock, so threads do run at
        # once.
        share = -(-self.level.rounds // threads)
        if threads == 1:
            done = [self._run(0, team, seat, share, end)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                done = list(pool.map(lambda i: self._run(i, team, seat, share, end), range(threads)))
        self.rounds_done = sum(done)
        return self._tally(seat, actions)

    def _run(self, i: int, team: Array, seat: int, rounds: int, end: float | None) -> int:
        """Search in one thread until the rounds are done or the time is up; return the number of rounds."""
        return think_until(lambda go: self._go(i, team, seat, go), rounds, end)

    def _go(self, i: int, team: Array, seat: int, rounds: int) -> None:
        """Do ``rounds`` rounds of search in one thread."""
        self._search.search(
            self.game.board.record, self._workspaces[i], self._trees[i], self._task(team, seat), rounds, self._log
        )

    def _root(self, i: int, seat: int) -> int:
        """Return the node of a thread's root position in its tree, or -1."""
        workspace = self._workspaces[i]
        workspace.current_words[:] = workspace.root
        return self._node(i, seat)

    def _node(self, i: int, actor: int) -> int:
        """Return the node of a thread's current position in its tree, or -1."""
        board, hidden = self.game.board.record, self.game.spec.hidden
        return int(self._search.node_at(board, self._workspaces[i], self._trees[i], actor, hidden))

    def _tally(self, seat: int, actions: int) -> tuple[Array, Array]:
        """Return, over all trees, each action's tries and estimated chance, in the legal list's order."""
        visits = np.zeros(actions, np.int64)
        value_sum = np.zeros(actions)
        weight = self.thinking.prior_weight
        for i, tree in enumerate(self._trees):
            node = self._root(i, seat)
            if node < 0:
                continue
            edges = slice(int(tree.first[node]), int(tree.first[node] + tree.edges[node]))
            visits += tree.tries[edges]
            # Each tree brings its part of the prior, so that over all trees the prior counts as ``weight`` tries once.
            value_sum += tree.value_sum[edges] + weight / len(self._trees) * tree.prior[edges].astype(np.float64)
        return visits, value_sum / (visits + weight)


def team_of(game: Game, state: State) -> Array:
    """Return each seat's team: its own, or what the game declares."""
    teams = game.spec.teams
    return np.array(teams(state.position.record) if teams else range(game.players), np.int64)


def victory(state: State) -> tuple[float, ...]:
    """Return each seat's share of the victory once the game is over; winning teams share it."""
    team = team_of(state.game, state).tolist()
    winning = {team[winner] for winner in state.winners()}
    return tuple(1 / len(winning) if one in winning else 0.0 for one in team)


def best_first(visits: Array, chances: Array) -> list[int]:
    """Return the places of the actions, the most tried first; of those tried equally often, the most promising."""
    order: list[int] = np.lexsort((-chances, -visits)).tolist()
    return order


def slip_cost(team: Array) -> float:
    """Return how much of its chance of winning a slip may cost a bot: less where more teams share the chances."""
    return MOST_SLIP_COST / max(2, len(set(team.tolist())))


def level_named(name: str) -> Level:
    """Return the level of a name. ``OptionError`` lists the names."""
    if name not in LEVELS:
        args: Args = {"bot": name, "bots": ", ".join(LEVELS), "guess": nearest(name, list(LEVELS))}
        raise OptionError(Message("bot-unknown", args))
    return LEVELS[name]


TUNABLE: dict[str, type] = {"rounds": int, "seconds": float, "slips": int, "threads": int} | {
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


def _check_limit(key: str, number: float, where: Message) -> None:
    """Raise ``OptionError`` unless a number that tunes a bot is within its limits."""
    low, high = LIMITS.get(key, (0, math.inf))
    if not low <= number <= high or not math.isfinite(number):
        args: Args = {"where": where, "key": key, "low": str(low), "high": high if high < math.inf else 0}
        raise OptionError(Message("bot-limit", args))


def read_bot(words: str) -> tuple[Level, dict[str, Any]]:  # Any: numbers, each of the type that TUNABLE says
    """Return the level that words name, and changes to how it searches.

    Words are a level with changes, such as ``hard:rounds=500:seconds=0:rollout_length=20``. Changes of ``rounds``,
    ``seconds`` and ``slips`` are in the level that is returned. ``OptionError`` if words are no bot.
    """
    name, *changes = words.split(":")
    level, other = level_named(name.strip()), {}
    if changes and level.rounds == 0:
        raise OptionError(Message("bot-no-thought", {"bot": words, "level": level.name}))
    for change in changes:
        key, _, value = (part.strip() for part in change.partition("="))
        where: Args = {"change": change, "bot": words}
        if key not in TUNABLE:
            raise OptionError(Message("bot-tunable", {**where, "keys": ", ".join(TUNABLE)}))
        try:
            number = TUNABLE[key](value)
        except ValueError:
            raise OptionError(Message("bot-number", {**where, "key": key})) from None
        _check_limit(key, number, Message("bot-change", where))
        if key in Level.__dataclass_fields__:
            level = replace(level, **{key: number})
        else:
            other[key] = number
    if level.seconds == 0 and level.rounds > MOST_ROUNDS:
        raise OptionError(Message("bot-endless", {"bot": words}))
    return level, other


def make_bot(words: str, game: Game, seed: int = 0, threads: int | None = None) -> Bot:
    """Return a bot of a game, by level (or see :func:`read_bot`).

    ``threads`` is for bots whose words name none. With a limit in rounds, no clock and the same number of threads,
    its choices are the same every time.
    """
    level, other = read_bot(words)
    if threads is not None:
        _check_limit("threads", threads, Message("bot-threads", {"bot": words, "threads": threads}))
    if level.name in ("random", "greedy"):
        return (RandomBot if level.name == "random" else GreedyBot)(game, level, seed)
    own = threads or ((os.cpu_count() or 1) if level.name == "expert" else 1)
    return SearchBot(game, level, seed, other.pop("threads", own), replace(game.spec.thinking, **other))
