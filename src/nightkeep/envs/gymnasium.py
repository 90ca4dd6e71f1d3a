"""Gymnasium: one seat of any game, the others played by bots (or nobody else, in a solo game).

Importing this module registers ``nightkeep/<game>-v0`` for every game; ``gymnasium.make`` takes the options of
:class:`SeatEnv`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from nightkeep.bots import Bot, make_bot
from nightkeep.envs.match import OVER, Match, stream, whole_number
from nightkeep.envs.spaces import action_space, observation_of, observation_space
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import games
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError

ILLEGAL = ("lose", "raise")


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """``opponents``: a bot in words (see docs/bots.md) for all other seats, or one for each of them in their order.

    ``illegal``: an illegal action loses the game at once (``lose``) or raises ``IllegalAction`` (``raise``).
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = make_game(game, **options)
        if not 0 <= seat < self.game.players:
            raise OptionError(f"seat = {seat}: seats are 0 to {self.game.players - 1}")
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal = {illegal!r}: it may be {', '.join(ILLEGAL)}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise OptionError(f"render_mode = {render_mode!r}: it may be human or ansi")
        others = [other for other in range(self.game.players) if other != seat]
        words = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(words) != len(others):
            raise OptionError(f"{len(words)} opponents for {len(others)} other seats; each needs one")
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self._words = dict(zip(others, words, strict=True))
        self._bots = self._new_bots(0)
        self.action_space = action_space(self.game)
        self.observation_space = observation_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**62))
        self._rng = stream(start)
        self._bots = self._new_bots(start)  # bots remember what they thought, and this game must not depend on others
        self._match = Match(self.game)
        self._others_act()
        while self._match.actor == OVER:  # over before this seat ever had to decide
            self._match = Match(self.game)
            self._others_act()
        self._over = False
        if self.render_mode == "human":
            self.render()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over; reset() begins another")
        number = whole_number(action)
        code = self._match.code_of(number)
        if code is None:
            if self.illegal == "raise":
                raise IllegalAction(f"action {action} is not legal; see the action mask")
            self._over = True
            return self._seen(), -1.0, True, False, {"illegal": number}
        self._match.apply(code)
        self._others_act()
        self._over = self._match.actor == OVER
        if self.render_mode == "human":
            self.render()
        return self._seen(), float(self._match.rewards()[self.seat]), self._over, False, {}

    def _new_bots(self, seed: int) -> dict[int, Bot]:
        return {other: make_bot(words, self.game, seed=seed + other) for other, words in self._words.items()}

    def _others_act(self) -> None:
        """Chance and the bots act until this seat is to decide, or the game is over."""
        self._match.draw(self._rng)
        while (who := self._match.actor) not in (OVER, self.seat):
            known = np.frombuffer(self._match.known(who), self.game.spec.dtype).copy()
            self._match.apply(self._bots[who].choose(State(self.game, known), who))
            self._match.draw(self._rng)

    def _seen(self) -> dict[str, Any]:
        return observation_of(self._match, self.seat)

    def render(self) -> str | None:  # type: ignore[override]
        """What the seat sees: returned as text (``ansi``) or printed (``human``)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: 'human' or 'ansi'")
            return None
        text = self._match.drawing(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def register() -> None:
    """Make every game known to ``gymnasium.make``."""
    for name in games():
        if (key := f"nightkeep/{name}-v0") not in gymnasium.registry:
            gymnasium.register(key, entry_point="nightkeep.envs.gymnasium:SeatEnv", kwargs={"game": name})


register()
