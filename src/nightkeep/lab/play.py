"""One game of a study, and what is recorded of it."""

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
    """A game's row of results. Each seat of a winning team counts a whole victory; several winners share one."""

    index: int
    shares: list[float]  # of the victory, by seat
    scores: list[int]
    actions: int
    chances: int  # actions of chance among them
    decisions: list[int]  # by seat
    forced: list[int]  # by seat: decisions with only one legal action
    choices: list[int]  # by seat: legal actions, summed over its decisions


Places = Counter[tuple[str, str]]  # event counts by heat map and place


class Counted:
    """A bot whose decisions, forced decisions and legal actions are counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = self.forced = self.choices = 0

    def choose(self, state: State, seat: int) -> int:
        """Return the bot's choice."""
        offered = len(state.action_codes())
        self.decisions += 1
        self.forced += offered == 1
        self.choices += offered
        return self.bot.choose(state, seat)


def play(game: Game, cell: Cell, seed: int, index: int) -> tuple[Played, Places]:
    """Play game ``index`` of a cell. Deterministic, on any core or machine."""
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
