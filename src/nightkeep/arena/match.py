"""One game of a match, and which bot plays which seat in it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import msgspec

from nightkeep.bots import make_bot
from nightkeep.bots.bot import team_of
from nightkeep.play.chance import Chance
from nightkeep.play.drive import play_out
from nightkeep.play.game import Game


class Result(msgspec.Struct, frozen=True):
    """The result of one game of a match.

    ``share`` is each bot's part of the victory, by its place in the list of bots; games with the same ``dice`` have the
    same random outcomes.
    """

    index: int
    dice: int
    bots: tuple[int, ...]  # by seat: its place in the list of bots
    share: tuple[float, ...]
    actions: int


@dataclass(frozen=True)
class Seating:
    """Which bot plays which seat in each game: the bots rotate, so that no bot keeps a better chair.

    A chair is a seat, or a team of seats that win together. A short list of bots is repeated until every chair has
    one; of a long one, every combination meets.
    """

    teams: tuple[int, ...]  # by seat
    bots: int

    @property
    def chairs(self) -> int:
        """The number of chairs."""
        return len(set(self.teams))

    def of(self, index: int) -> tuple[int, ...]:
        """Return the bots of game ``index``, by seat, as places in the list of bots."""
        chairs = self.chairs
        tables = (
            [tuple(chair % self.bots for chair in range(chairs))]
            if self.bots <= chairs
            else list(combinations(range(self.bots), chairs))
        )
        table = tables[index // chairs % len(tables)]
        order = sorted(set(self.teams))
        return tuple(table[(order.index(team) + index) % chairs] for team in self.teams)

    def dice(self, index: int) -> int:
        """Return the number of a game's dice: the same for the games in which the same bots rotate."""
        return index // (self.chairs if self.chairs > 1 else self.bots)


def seating(game: Game, bots: int) -> Seating:
    """Return the seating of a game; seats that win together (a team) are one chair."""
    return Seating(tuple(int(team) for team in team_of(game, game.start())), bots)


def play_index(game: Game, bots: list[str], seed: int, index: int, threads: int | None) -> Result:
    """Play game ``index`` of a match. Deterministic for bots that are limited by rounds and not by a clock."""
    seats = seating(game, len(bots))
    dealt = seats.of(index)
    players = [
        make_bot(bots[b], game, seed=(seed << 20) + index * 16 + seat, threads=threads) for seat, b in enumerate(dealt)
    ]
    dice = seats.dice(index)
    state = play_out(game.start(), players, Chance(f"{seed}/{dice}".encode()))
    winning = {seats.teams[seat] for seat in state.winners()}
    share = [0.0] * len(bots)
    for team in winning:
        share[dealt[seats.teams.index(team)]] += 1 / len(winning)
    return Result(index, dice, dealt, tuple(share), len(state.history))
