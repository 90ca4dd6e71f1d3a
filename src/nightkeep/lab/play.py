"""One game of a study, and what is noted of it."""

from __future__ import annotations

from collections import Counter

import msgspec

from nightkeep.bots import Bot, make_bot
from nightkeep.bots.bot import team_of
from nightkeep.compile.kernel import CHANCE
from nightkeep.lab.study import Cell
from nightkeep.play.chance import Chance
from nightkeep.play.drive import drive
from nightkeep.play.game import Game
from nightkeep.play.state import State


class Played(msgspec.Struct, frozen=True):
    """A row of results. Seats that win together (a team) count a whole victory each; others share it."""

    index: int
    shares: list[float]  # of the victory, by seat
    scores: list[int]
    actions: int
    chances: int  # how many of the actions chance made
    decisions: list[int]  # by seat: how often it had to choose,
    forced: list[int]  # of these, how often there was only one thing to do,
    choices: list[int]  # and how many things to choose from in all of them together


Places = Counter[tuple[str, str]]  # how often what happened where


class Counted:
    """A bot whose decisions are counted: how many, how many with only one thing to do, and among how many things."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = self.forced = self.choices = 0

    def choose(self, state: State, seat: int) -> int:
        """Return what the bot chooses."""
        offered = len(state.action_codes())
        self.decisions += 1
        self.forced += offered == 1
        self.choices += offered
        return self.bot.choose(state, seat)


def play(game: Game, cell: Cell, seed: int, index: int) -> tuple[Played, Places]:
    """Game number ``index`` of a cell: the same each time, on whichever core or machine."""
    first = (seed << 24) + index * 16
    players = [Counted(make_bot(cell.bot(seat), game, seed=first + seat, threads=1)) for seat in range(game.players)]
    state = game.start()
    teams = [int(team) for team in team_of(game, state)]
    chance = Chance(f"{seed}/{cell.name}/{index}".encode())
    places: Places = Counter()
    for step in drive(state, players, chance):
        for event in step.events:
            for heat in game.spec.heat:
                if heat.event == event.kind and (place := heat.place(event.data)) is not None:
                    places[heat.name, place] += heat.times(event.data)
    winning = {teams[seat] for seat in state.winners()}
    shares = [1 / len(winning) if team in winning else 0.0 for team in teams]
    return Played(
        index, shares, state.scores(), len(state.actors), state.actors.count(CHANCE),
        [player.decisions for player in players], [player.forced for player in players],
        [player.choices for player in players],
    ), places  # fmt: skip
