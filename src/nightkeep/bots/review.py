"""After a game: how everybody's chances went, and where it turned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from nightkeep.bots.bot import SearchBot, level_named, victory
from nightkeep.compile.kernel import CHANCE
from nightkeep.play.records import replay
from nightkeep.play.state import State

LEAST_LOSS = 0.02  # a loss of less is none


@dataclass(frozen=True)
class Moment:
    """A decision of a played game, seen with the knowledge its seat had."""

    index: int  # of the action, from 0
    seat: int
    action: str
    best: str
    loss: float  # how much better the best action looked, as a chance of winning
    chances: tuple[float, ...]  # by seat, before the action


@dataclass(frozen=True)
class Review:
    """A whole game: its moments, who won, and once it is over each seat's share of the victory."""

    moments: tuple[Moment, ...]
    players: int
    winners: tuple[int, ...]
    end: tuple[float, ...] | None

    def blunders(self, most: int = 5) -> list[Moment]:
        """The decisions that gave away most, the worst first."""
        return sorted((m for m in self.moments if m.loss > LEAST_LOSS), key=lambda m: -m.loss)[:most]

    def swings(self, most: int = 5) -> list[tuple[Moment, int, float]]:
        """Where one seat's chance changed most from one moment to the next, or from the last to the end: the moment
        before, the seat, how much."""
        after = [moment.chances for moment in self.moments[1:]] + ([self.end] if self.end else [])
        found = [
            (before, seat, then[seat] - before.chances[seat])
            for before, then in zip(self.moments, after, strict=False)
            for seat in range(self.players)
        ]
        best: dict[int, tuple[Moment, int, float]] = {}
        for swing in found:
            at = swing[0].index
            if at not in best or abs(swing[2]) > abs(best[at][2]):
                best[at] = swing
        return sorted(best.values(), key=lambda swing: -abs(swing[2]))[:most]


def review(state: State, rounds: int, seed: int = 0, progress: Callable[[int], None] | None = None) -> Review:
    """Look at every decision of a played game with so many rounds of thought; the same seed says the same."""
    level = replace(level_named("hard"), rounds=rounds, seconds=0.0)
    again = replay(state.record(), until=0)
    bots: dict[int, SearchBot] = {}
    moments = []
    for index, action in enumerate(state.history):
        seat = again.actor
        if seat != CHANCE and len(again.action_codes()) > 1:
            bot = bots.setdefault(seat, SearchBot(again.game, level, seed))
            seen = bot.analyse(again.fogged(seat), seat)
            best, code = seen.choices[0], again.read(action)
            taken = next((choice for choice in seen.choices if choice.code == code), None)
            loss = best.chance - taken.chance if taken is not None else 0.0
            if taken is None or loss > LEAST_LOSS:  # not tried, or hardly
                fogged = again.fogged(seat)
                loss = bot.chance_after(fogged, seat, best.code) - bot.chance_after(fogged, seat, code)
            moments.append(Moment(index, seat, action, best.text, max(0.0, loss), seen.chances))
        again.play(action)
        if progress:
            progress(1)
    end = victory(state) if state.is_over else None
    return Review(tuple(moments), state.game.players, tuple(state.winners()), end)
