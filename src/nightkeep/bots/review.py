"""The review of a played game: every seat's chance of winning at each decision, and what each decision lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from nightkeep.bots.bot import SearchBot, level_named, victory
from nightkeep.compile.kernel import CHANCE
from nightkeep.play.records import replay
from nightkeep.play.state import State

LEAST_LOSS = 0.02  # smaller differences are within the search's error


@dataclass(frozen=True)
class Moment:
    """A decision of a played game, analysed with what its seat knew."""

    index: int  # of the action, from 0
    seat: int
    action: str
    best: str
    loss: float  # how much better the best action looked, as a chance of winning
    chances: tuple[float, ...]  # by seat, before the action


@dataclass(frozen=True)
class Review:
    """A reviewed game; ``end`` is each seat's share of the victory once it is over."""

    moments: tuple[Moment, ...]
    players: int
    winners: tuple[int, ...]
    end: tuple[float, ...] | None

    def blunders(self, most: int = 5) -> list[Moment]:
        """Return the decisions that lost most, the worst first."""
        return sorted((m for m in self.moments if m.loss > LEAST_LOSS), key=lambda m: -m.loss)[:most]

    def swings(self, most: int = 5) -> list[tuple[Moment, int, float]]:
        """Return the largest changes of a seat's chance between two moments, or from the last one to the end.

        Each is the moment before, the seat, and by how much; of each moment only the largest counts.
        """
        after = [moment.chances for moment in self.moments[1:]] + ([self.end] if self.end else [])
        largest = []
        for before, then in zip(self.moments, after, strict=False):
            changes = [then[seat] - before.chances[seat] for seat in range(self.players)]
            seat = max(range(self.players), key=lambda seat: abs(changes[seat]))
            largest.append((before, seat, changes[seat]))
        return sorted(largest, key=lambda swing: -abs(swing[2]))[:most]


def review(state: State, rounds: int, seed: int = 0, progress: Callable[[int], None] | None = None) -> Review:
    """Analyse every decision of a played game with ``rounds`` rounds of search. Deterministic for a given seed."""
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
