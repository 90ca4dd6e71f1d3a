"""One game between bots, and how bots are dealt to seats."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import msgspec

from nightkeep.bots import Bot, make_bot
from nightkeep.bots.bot import team_of
from nightkeep.play.chance import Chance
from nightkeep.play.drive import play_out
from nightkeep.play.game import Game


class Result(msgspec.Struct, frozen=True):
    """How one game of a match went. ``share``: each bot's part of the victory, by its place in the list of bots; games
    with the same ``dice`` began with the same luck."""

    index: int
    dice: int
    bots: tuple[int, ...]  # by seat: its place in the list of bots
    share: tuple[float, ...]
    actions: int


@dataclass(frozen=True)
class Seating:
    """Which bot plays which seat in each game: all ways in turn, so that no bot keeps a better chair.

    A chair is a seat, or a team of seats that win together. A short list of bots is repeated until every chair has
    one; of a long one, every combination meets.
    """

    teams: tuple[int, ...]  # by seat
    bots: int

    @property
    def chairs(self) -> int:
        return len(set(self.teams))

    def of(self, index: int) -> tuple[int, ...]:
        """The bots of game ``index``, by seat, as places in the list of bots."""
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
        """Games in which the same bots change chairs have the same dice."""
        return index // (self.chairs if self.chairs > 1 else self.bots)


def seating(game: Game, bots: int) -> Seating:
    """Seats that win together (a team) are played by one bot."""
    return Seating(tuple(int(team) for team in team_of(game, game.start())), bots)


def play_game(game: Game, players: list[Bot], seed: bytes) -> tuple[list[int], int]:
    """One game to its end: the winners' seats and the number of actions. Each bot is told what its seat knows."""
    state = play_out(game.start(), players, Chance(seed))
    return state.winners(), len(state.history)


def play_index(game: Game, bots: list[str], seed: int, index: int, threads: int | None) -> Result:
    """Game number ``index`` of a match: the same each time for bots that are limited by rounds."""
    seats = seating(game, len(bots))
    dealt = seats.of(index)
    players = [
        make_bot(bots[b], game, seed=(seed << 20) + index * 16 + seat, threads=threads) for seat, b in enumerate(dealt)
    ]
    dice = seats.dice(index)
    winners, actions = play_game(game, players, f"{seed}/{dice}".encode())
    winning = {seats.teams[seat] for seat in winners}
    share = [0.0] * len(bots)
    for team in winning:
        share[dealt[seats.teams.index(team)]] += 1 / len(winning)
    return Result(index, dice, dealt, tuple(share), actions)
