"""PettingZoo: every game as an agent-environment cycle, with action masks and fogged observations.

``env("some-game", players=3)``, or ``raw_env`` without PettingZoo's order checks. Agents are ``seat_0``, ``seat_1`` ...
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nightkeep.compile.kernel import OVER
from nightkeep.envs import spaces
from nightkeep.envs.raw_position import RawPosition, stream, whole_number
from nightkeep.envs.spaces import Observation
from nightkeep.play.registry import game as make_game
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.extras import needs
from nightkeep.rules.messages import Message

with needs("envs", "pettingzoo"):
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

ILLEGAL = ("lose", "replace", "raise")


class raw_env(AECEnv[str, Observation, object]):  # type: ignore[misc]
    """A game without PettingZoo's order checks.

    ``illegal``: an illegal action loses, and the others draw (``lose``); a random legal action is played instead, and
    ``infos`` says so (``replace``); or ``IllegalAction`` is raised (``raise``). ``max_cycles``: the game is truncated
    when a seat has decided so often.
    """

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "lose",
        **options: object,
    ) -> None:
        super().__init__()
        spaces.check_modes(illegal, ILLEGAL, render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(Message("env-cycles", {"cycles": max_cycles}))
        self.game = make_game(game, **options)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(spaces.RENDER_MODES), "is_parallelizable": True}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.action_space(self.game) for agent in self.possible_agents}
        self._observation_spaces = {agent: spaces.observation_space(self.game) for agent in self.possible_agents}
        self._seed = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        """Return the agent's space of observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """Return the agent's space of actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            self._seed = np.random.default_rng(seed)
        self._rng = stream(int(self._seed.integers(2**63)))
        self._raw = RawPosition(self.game)
        self._raw.draw(self._rng)
        self.agents = self.possible_agents.copy()
        self._decisions = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self._raw.actor)]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what the agent sees."""
        return spaces.observation_of(self._raw, self._seats[agent])

    def step(self, action: object) -> None:
        """Carry out the action of the agent to act, and play out chance."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        code = self._raw.code_of(number)
        if code is None:
            code = self._refuse(agent, number)
        if code is not None:
            self._raw.carry_out(code)
            self._raw.draw(self._rng)
            self._decisions[agent] += 1
            if self._raw.actor == OVER:
                self._end(self._raw.rewards().tolist())
            else:
                self.agent_selection = self.possible_agents[self._raw.actor]
                if self.max_cycles is not None and max(self._decisions.values()) >= self.max_cycles:
                    self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _refuse(self, agent: str, action: int) -> int | None:
        """Return what is played instead of an illegal action; None if the game is over."""
        if self.illegal == "raise":
            raise IllegalAction(Message("env-illegal-of", {"agent": agent, "action": int(action)}))
        self.infos[agent] = {"illegal": action}
        if self.illegal == "lose":
            self._end([-1.0 if other == agent else 0.0 for other in self.agents])
            return None
        codes = self._raw.codes()
        return codes[int(self._seed.integers(len(codes)))]

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:  # type: ignore[override]
        """Draw what a spectator sees: returned as text (``ansi``) or printed (``human``)."""
        return spaces.render(self._raw, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def env(game: str, **how: Any) -> OrderEnforcingWrapper[str, Observation, object]:
    """Return :class:`raw_env` with PettingZoo's checks that calls come in the right order."""
    return OrderEnforcingWrapper(raw_env(game, **how))


def parallel_env(game: str, **how: Any) -> ParallelEnv[str, Observation, object]:
    """Return the game with PettingZoo's parallel interface: only the action of the seat to act counts."""
    return turn_based_aec_to_parallel(env(game, **how))
