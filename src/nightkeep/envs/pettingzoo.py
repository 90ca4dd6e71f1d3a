"""PettingZoo: every game as an agent-environment cycle, with action masks and fogged observations.

``env("some-game", players=3)``, or ``raw_env`` without PettingZoo's order checks. Agents are ``seat_0``, ``seat_1`` ...
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from nightkeep.envs.match import OVER, Match, stream, whole_number
from nightkeep.envs.spaces import action_space, observation_of, observation_space
from nightkeep.play.registry import game as make_game
from nightkeep.rules.errors import IllegalAction, OptionError

ILLEGAL = ("lose", "replace", "raise")
RENDER_MODES = ("human", "ansi")


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """``illegal``: whoever makes an illegal move loses, and the others draw (``lose``); a random legal action is played
    instead, and ``infos`` says so (``replace``); or ``IllegalAction`` is raised (``raise``). ``max_cycles``: the game
    is cut off when a seat has decided so often."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "lose",
        **options: Any,
    ) -> None:
        super().__init__()
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal = {illegal!r}: it may be {', '.join(ILLEGAL)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"render_mode = {render_mode!r}: it may be {' or '.join(RENDER_MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"max_cycles = {max_cycles}: at least one cycle is needed")
        self.game = make_game(game, **options)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": True}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self._seed = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed = np.random.default_rng(seed)
        self._rng = stream(int(self._seed.integers(2**63)))
        self._match = Match(self.game)
        self._match.draw(self._rng)
        self.agents = self.possible_agents.copy()
        self._decisions = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self._match.actor)]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        return observation_of(self._match, self._seats[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        code = self._match.code_of(number)
        if code is None:
            code = self._refuse(agent, number)
        if code is not None:
            self._match.apply(code)
            self._match.draw(self._rng)
            self._decisions[agent] += 1
            if self._match.actor == OVER:
                self._end(self._match.rewards().tolist())
            else:
                self.agent_selection = self.possible_agents[self._match.actor]
                if self.max_cycles is not None and max(self._decisions.values()) >= self.max_cycles:
                    self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _refuse(self, agent: str, action: int) -> int | None:
        """What is played instead of an illegal action; None: the game is over."""
        if self.illegal == "raise":
            raise IllegalAction(f"{agent}: action {action} is not legal; see the action mask")
        self.infos[agent] = {"illegal": action}
        if self.illegal == "lose":
            self._end([-1.0 if other == agent else 0.0 for other in self.agents])
            return None
        codes = self._match.codes()
        return codes[int(self._seed.integers(len(codes)))]

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:  # type: ignore[override]
        """The table as everybody sees it: returned as text (``ansi``) or printed (``human``)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: 'human' or 'ansi'")
            return None
        text = self._match.drawing(None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, **how: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """:class:`raw_env` with PettingZoo's checks that calls come in the right order."""
    return OrderEnforcingWrapper(raw_env(game, **how))


def parallel_env(game: str, **how: Any) -> Any:
    """The same through PettingZoo's parallel interface: of all actions given, the one of the seat to act counts."""
    return turn_based_aec_to_parallel(env(game, **how))
