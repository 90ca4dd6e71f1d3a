"""OpenSpiel: every game whose actions are numbered, as a Python game with explicit chance.

Importing this module registers ``nightkeep_<game>`` for each of them. Options are parameters; ``start`` is a
position to begin from (the JSON of ``State.to_dict``), which makes small games of the ends of large ones. A game's own
text names all of them, ``start`` packed into letters, so that OpenSpiel can make the game again from it.

What a seat has seen and done, step by step, is chained into a digest: that is its information state (perfect recall,
and equal for any two games it cannot tell apart). The tensors are the rows of numbers of
``nightkeep.rules.observation``.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from typing import Any

import numpy as np
import pyspiel

from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.envs.match import Match, position_of
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_specs
from nightkeep.play.spec import GameSpec
from nightkeep.rules.options import Value

START = "start"
USUAL = ("", -1)  # parameters that leave an option as it comes: OpenSpiel wants one kind of value for each
PUNCTUATION = set(",=()")  # of OpenSpiel's texts of games
SEEDS = 2**53


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return "nightkeep_" + name.replace("-", "_")


def parameters(spec: GameSpec) -> dict[str, Value]:
    """The options as OpenSpiel's parameters, with their usual values; -1 or an empty text where that depends on other
    options, or where it is a word among numbers."""
    found: dict[str, Value] = {}
    for key, usual in make_game(spec.name).options.items():
        option = spec.options[key]
        words = [str(value) for value in option.values] if isinstance(option.values, list) else []
        if isinstance(usual, str) and any(word.isdigit() for word in words):
            found[key] = -1
        elif str(usual) == str(option.default):
            found[key] = usual
        else:
            found[key] = "" if isinstance(usual, str) else -1
    return found | {START: ""}


def described(table: Game, start: str) -> dict[str, Value]:
    """The parameters that make this very game again."""
    chosen: dict[str, Value] = {**table.options, START: pack(start) if start else ""}
    kinds = parameters(table.spec)
    return {
        key: value if type(value) is type(kinds[key]) and not PUNCTUATION & set(str(value)) else kinds[key]
        for key, value in chosen.items()
    }


def pack(text: str) -> str:
    """A position's JSON in letters, digits, - and _."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def unpack(text: str) -> str:
    """JSON, as it is or packed."""
    if text.lstrip().startswith("{"):
        return text
    try:
        return zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))).decode()
    except (ValueError, zlib.error):
        return text  # no position either: whoever reads it says so


def game_type(spec: GameSpec, players: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game at a table for so many."""
    low, high = spec.players
    kinds = pyspiel.GameType
    hidden = spec.hidden
    return pyspiel.GameType(
        short_name=short_name(spec.name),
        long_name=spec.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(spec),
    )


class NightkeepGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, spec: GameSpec, params: dict[str, Any] | None) -> None:
        given = {key: value for key, value in (params or {}).items() if value not in USUAL}
        self.start_text = unpack(str(given.pop(START, "")))
        self.table: Game = make_game(spec.name, **given)
        spec = self.table.spec  # an option may lead to another game
        count = self.table.action_count
        assert count is not None
        info = pyspiel.GameInfo(
            num_distinct_actions=count,
            max_chance_outcomes=count,  # outcomes are numbered among the actions
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.table.players == 2 else None,
            max_game_length=spec.longest,
        )
        kind = game_type(spec, self.table.players)
        super().__init__(kind, info, described(self.table, self.start_text))
        self.begin = position_of(self.table, self.start_text) if self.start_text else Match(self.table).s

    def new_initial_state(self) -> NightkeepState:
        return NightkeepState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, iig_obs_type, params)


class Memory:
    """What each seat has seen and done, chained into digests; the last of what it saw decides whether it noticed."""

    __slots__ = ("digests", "seen", "steps")

    def __init__(self, match: Match) -> None:
        self.seen = [match.known(seat) for seat in range(match.game.players)]
        self.digests = [hashlib.blake2b(seen, digest_size=16).digest() for seen in self.seen]
        self.steps = [0] * len(self.seen)

    def copy(self) -> Memory:
        twin = Memory.__new__(Memory)
        twin.seen, twin.digests, twin.steps = self.seen.copy(), self.digests.copy(), self.steps.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        return self.copy()

    def add(self, match: Match, actor: int, action: int) -> None:
        """An action was carried out. A seat that made it not, and sees no difference, learns nothing."""
        for seat in range(len(self.seen)):
            now = match.known(seat)
            own = action if seat == actor else -1
            if own >= 0 or now != self.seen[seat]:
                whole = self.digests[seat] + own.to_bytes(8, "little", signed=True) + now
                self.digests[seat] = hashlib.blake2b(whole, digest_size=16).digest()
                self.steps[seat] += 1
                self.seen[seat] = now

    def text(self, seat: int) -> str:
        return f"seat {seat}, step {self.steps[seat]}, {self.digests[seat].hex()}"


class NightkeepState(pyspiel.State):  # type: ignore[misc]
    """A position in play."""

    def __init__(self, game: NightkeepGame) -> None:
        super().__init__(game)
        self._match = Match(game.table, game.begin.copy())
        self._memory = Memory(self._match)

    def current_player(self) -> int:
        who = self._match.actor
        return {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}.get(who, who)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._match.codes())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._match.weights()
        total = sum(weights)
        return [(code, weight / total) for code, weight in sorted(zip(self._match.codes(), weights, strict=True))]

    def _apply_action(self, action: int) -> None:
        actor = self._match.actor
        self._match.apply(action)
        self._memory.add(self._match, actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self._match.game
        return table.spec.language.write_action(table.board, action)

    def is_terminal(self) -> bool:
        return self._match.actor == OVER

    def returns(self) -> list[float]:
        found: list[float] = self._match.rewards().tolist()
        return found

    def information_state_string(self, player: int | None = None) -> str:
        return self._memory.text(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> NightkeepState:
        """A state drawn from all those that fit what the player knows. Its past is what the player remembers of it; of
        the others' past it holds no more than what they would know now."""
        other: NightkeepState = self.get_game().new_initial_state()
        other._match = self._match.guessed(player, int(sampler() * SEEDS))
        other._memory = Memory(other._match)
        mine, theirs = other._memory, self._memory
        mine.seen[player], mine.digests[player] = theirs.seen[player], theirs.digests[player]
        mine.steps[player] = theirs.steps[player]
        return other

    def __str__(self) -> str:
        state = self._match.state()
        return json.dumps(state.to_dict(), separators=(",", ":"))


class Observer:
    """OpenSpiel's observer: the row of numbers that the game's layout describes, by field and as one tensor."""

    def __init__(self, table: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} were given")
        self._recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._layout = table.layout
        self.tensor = np.zeros(table.layout.width, np.float32)
        self.dict = table.layout.read(self.tensor)

    def set_from(self, state: NightkeepState, player: int) -> None:
        self.tensor[:] = state._match.observe(player)

    def string_from(self, state: NightkeepState, player: int) -> str:
        if self._recall:
            return state.information_state_string(player)
        view = state._match.state().view(player)["position"]
        return f"seat {player}: " + json.dumps(view, separators=(",", ":"))


def _register(spec: GameSpec) -> None:
    class Named(NightkeepGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(spec, params)

    pyspiel.register_game(game_type(spec, make_game(spec.name).players), Named)


def register() -> None:
    """Make every game with numbered actions known to ``pyspiel.load_game``."""
    known = set(pyspiel.registered_names())
    for spec in game_specs():
        if spec.action_count is not None and short_name(spec.name) not in known:
            _register(spec)


register()
