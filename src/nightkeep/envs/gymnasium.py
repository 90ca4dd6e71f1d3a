"""Gymnasium: one seat of any game, the others played by bots (or nobody else, in a solo game).

Importing this module registers ``nightkeep/<game>-v0`` for every game; ``gymnasium.make`` takes the options of
:class:`SeatEnv`.
"""

from __future__ import annotations

from collections.abc import Sequence

from nightkeep.bots import Bot, make_bot
from nightkeep.compile.kernel import OVER
from nightkeep.envs import spaces
from nightkeep.envs.raw_position import RawPosition, stream, whole_number
from nightkeep.envs.spaces import Observation
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import games
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.extras import needs
from nightkeep.rules.messages import Message

with needs("envs", "gymnasium"):
    import gymnasium

ILLEGAL = ("lose", "raise")


class SeatEnv(gymnasium.Env[Observation, object]):
    """One seat of a game against bots.

    ``opponents`` is a bot in words (see docs/explanation/bots.md) for all other seats, or one for each of
    them in their order.
    ``illegal``: an illegal action loses the game at once (``lose``) or raises ``IllegalAction`` (``raise``).
    """

    metadata = {"render_modes": [*spaces.RENDER_MODES], "render_fps": 4}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = make_game(game, **options)
        if not 0 <= seat < self.game.players:
            raise OptionError(Message("env-seat", {"seat": seat, "last": self.game.players - 1}))
        spaces.check_modes(illegal, ILLEGAL, render_mode)
        others = [other for other in range(self.game.players) if other != seat]
        words = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(words) != len(others):
            raise OptionError(Message("env-opponents", {"opponents": len(words), "seats": len(others)}))
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self._words = dict(zip(others, words, strict=True))
        self._bots = self._new_bots(0)
        self.action_space = spaces.action_space(self.game)
        self.observation_space = spaces.observation_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Begin a new game; return the observation at the seat's first decision."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**62))
        self._rng = stream(start)
        self._bots = self._new_bots(start)  # bots remember what they thought, and this game must not depend on others
        self._raw = RawPosition(self.game)
        self._others_act()
        while self._raw.actor == OVER:  # over before this seat ever had to decide
            self._raw = RawPosition(self.game)
            self._others_act()
        self._over = False
        if self.render_mode == "human":
            self.render()
        return self._seen(), {}

    def step(self, action: object) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Carry out the seat's action, and play on until its next decision or the end."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over; reset() begins another")
        number = whole_number(action)
        code = self._raw.code_of(number)
        if code is None:
            if self.illegal == "raise":
                raise IllegalAction(Message("env-illegal", {"action": str(action)}))
            self._over = True
            return self._seen(), -1.0, True, False, {"illegal": number}
        self._raw.carry_out(code)
        self._others_act()
        self._over = self._raw.actor == OVER
        if self.render_mode == "human":
            self.render()
        return self._seen(), float(self._raw.rewards()[self.seat]), self._over, False, {}

    def _new_bots(self, seed: int) -> dict[int, Bot]:
        return {other: make_bot(words, self.game, seed=seed + other) for other, words in self._words.items()}

    def _others_act(self) -> None:
        """Play chance and the bots until this seat is to decide, or the game is over."""
        self._raw.draw(self._rng)
        while (who := self._raw.actor) not in (OVER, self.seat):
            known = State(self.game, self._raw.fogged(who).array)
            self._raw.carry_out(self._bots[who].choose(known, who))
            self._raw.draw(self._rng)

    def _seen(self) -> Observation:
        return spaces.observation_of(self._raw, self.seat)

    def render(self) -> str | None:  # type: ignore[override]
        """Draw what the seat sees: returned as text (``ansi``) or printed (``human``)."""
        return spaces.render(self._raw, self.seat, self.render_mode)


def register() -> None:
    """Register every game for ``gymnasium.make``."""
    for name in games():
        if (key := f"nightkeep/{name}-v0") not in gymnasium.registry:
            gymnasium.register(key, entry_point="nightkeep.envs.gymnasium:SeatEnv", kwargs={"game": name})


register()
