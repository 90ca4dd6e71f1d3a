"""OpenSpiel: every game whose actions are numbered, as a Python game with explicit chance.

Importing this module registers ``nightkeep_<game>`` for each of them. Options are parameters; ``start`` is a
position to begin from (the JSON of ``State.to_dict``), which makes small games of the ends of large ones. A game's own
text names all of them, ``start`` packed into letters, so that OpenSpiel can make the game again from it.

A seat's information state is a digest of all that it has seen and done, step by step (perfect recall, and equal for any
two games that it cannot tell apart). The tensors are the rows of numbers of
``nightkeep.rules.observation``.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Callable

import numpy as np

from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.envs.raw_position import RawPosition, position_of
from nightkeep.play.game import Game
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import game_specs
from nightkeep.play.spec import GameSpec
from nightkeep.rules.extras import needs
from nightkeep.rules.options import Value

with needs("envs", "pyspiel"):
    import pyspiel

START = "start"
USUAL = ("", -1)  # parameters that leave an option at its default: OpenSpiel wants one type of value for each
PUNCTUATION = set(",=()")  # has a meaning in OpenSpiel's texts of games
SEEDS = 2**53


def short_name(name: str) -> str:
    """Return OpenSpiel's name of a game."""
    return "nightkeep_" + name.replace("-", "_")


def parameters(spec: GameSpec) -> dict[str, Value]:
    """Return the options as OpenSpiel's parameters, with their defaults.

    A default that depends on other options, or is a word among numbers, is given as -1 or an empty text.
    """
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
    """Return the parameters that make this very game again."""
    chosen: dict[str, Value] = {**table.options, START: pack(start) if start else ""}
    kinds = parameters(table.spec)
    return {
        key: value if type(value) is type(kinds[key]) and not PUNCTUATION & set(str(value)) else kinds[key]
        for key, value in chosen.items()
    }


def pack(text: str) -> str:
    """Return a position's JSON in letters, digits, - and _."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def unpack(text: str) -> str:
    """Return the JSON of a text that may be packed."""
    if text.lstrip().startswith("{"):
        return text
    try:
        return zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))).decode()
    except (ValueError, zlib.error):
        return text  # no position either: its reader raises the error


def game_type(spec: GameSpec, players: int) -> pyspiel.GameType:
    """Return OpenSpiel's description of a game for a number of players."""
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
    """A game with its options, as OpenSpiel knows it."""

    def __init__(self, spec: GameSpec, params: dict[str, object] | None) -> None:
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
        self.begin = position_of(self.table, self.start_text) if self.start_text else RawPosition(self.table).array

    def new_initial_state(self) -> NightkeepState:
        """Return the state that games begin from."""
        return NightkeepState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, object] | None = None
    ) -> Observer:
        """Return an observer of the game's states."""
        return Observer(self.table, iig_obs_type, params)


class Memory:
    """What each seat has seen and done, as chained digests; a seat notices an action if what it sees has changed."""

    __slots__ = ("digests", "seen", "steps")

    def __init__(self, raw: RawPosition) -> None:
        self.seen = [raw.fogged(seat).to_bytes() for seat in range(raw.game.players)]
        self.digests = [hashlib.blake2b(seen, digest_size=16).digest() for seen in self.seen]
        self.steps = [0] * len(self.seen)

    def copy(self) -> Memory:
        """Return an independent copy."""
        twin = Memory.__new__(Memory)
        twin.seen, twin.digests, twin.steps = self.seen.copy(), self.digests.copy(), self.steps.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Memory:
        return self.copy()

    def add(self, raw: RawPosition, actor: int, action: int) -> None:
        """Note an action that was carried out for the seat that made it and for all that see a difference."""
        for seat in range(len(self.seen)):
            now = raw.fogged(seat).to_bytes()
            own = action if seat == actor else -1
            if own >= 0 or now != self.seen[seat]:
                whole = self.digests[seat] + own.to_bytes(8, "little", signed=True) + now
                self.digests[seat] = hashlib.blake2b(whole, digest_size=16).digest()
                self.steps[seat] += 1
                self.seen[seat] = now

    def text(self, seat: int) -> str:
        """Return a seat's information state."""
        return f"seat {seat}, step {self.steps[seat]}, {self.digests[seat].hex()}"


class NightkeepState(pyspiel.State):  # type: ignore[misc]
    """A position in play."""

    def __init__(self, game: NightkeepGame) -> None:
        super().__init__(game)
        self._raw = RawPosition(game.table, game.begin.copy())
        self._memory = Memory(self._raw)

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance or the end."""
        who = self._raw.actor
        return {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}.get(who, who)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._raw.codes())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        codes, weights = self._raw.outcomes()
        total = sum(weights)
        return [(code, weight / total) for code, weight in sorted(zip(codes, weights, strict=True))]

    def _apply_action(self, action: int) -> None:
        actor = self._raw.actor
        self._raw.carry_out(action)
        self._memory.add(self._raw, actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self._raw.game
        return table.spec.language.write_action(table.board, action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._raw.actor == OVER

    def returns(self) -> list[float]:
        """Return each seat's reward so far."""
        found: list[float] = self._raw.rewards().tolist()
        return found

    def information_state_string(self, player: int | None = None) -> str:
        """Return what the player (by default: the one to act) has seen and done, as a digest."""
        return self._memory.text(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> NightkeepState:
        """Return a state drawn from all those that fit what the player knows.

        Its past is what the player remembers of it; of the others' past it holds only what they would know now.
        """
        other: NightkeepState = self.get_game().new_initial_state()
        other._raw = self._raw.guessed(player, int(sampler() * SEEDS))
        other._memory = Memory(other._raw)
        mine, theirs = other._memory, self._memory
        mine.seen[player], mine.digests[player] = theirs.seen[player], theirs.digests[player]
        mine.steps[player] = theirs.steps[player]
        return other

    def __str__(self) -> str:
        return json.dumps(self._raw.state().to_dict(), separators=(",", ":"))


class Observer:
    """OpenSpiel's observer: the row of numbers that the game's layout describes, by field and as one tensor."""

    def __init__(
        self, table: Game, iig_obs_type: pyspiel.IIGObservationType | None, params: dict[str, object] | None
    ) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} were given")
        self._recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(table.layout.width, np.float32)
        self.dict = table.layout.read(self.tensor)

    def set_from(self, state: NightkeepState, player: int) -> None:
        """Write what the player sees of the state to ``tensor``."""
        self.tensor[:] = state._raw.observe(player)

    def string_from(self, state: NightkeepState, player: int) -> str:
        """Return what the player sees of the state, or with perfect recall its information state."""
        if self._recall:
            return state.information_state_string(player)
        view = state._raw.state().view(player)["position"]
        return f"seat {player}: " + json.dumps(view, separators=(",", ":"))


def _register(spec: GameSpec) -> None:
    class Named(NightkeepGame):
        def __init__(self, params: dict[str, object] | None = None) -> None:
            super().__init__(spec, params)

    pyspiel.register_game(game_type(spec, make_game(spec.name).players), Named)


def register() -> None:
    """Register every game with numbered actions for ``pyspiel.load_game``."""
    known = set(pyspiel.registered_names())
    for spec in game_specs():
        if spec.action_count is not None and short_name(spec.name) not in known:
            _register(spec)


register()
