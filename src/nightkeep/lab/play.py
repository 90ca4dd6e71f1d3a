"""One game of a study, and what is noted of it."""

from __future__ import annotations

from collections import Counter

import msgspec

from nightkeep.bots import make_bot
from nightkeep.bots.bot import team_of
from nightkeep.core.chance import Chance
from nightkeep.core.game import Game
from nightkeep.core.kernel import CHANCE, OVER
from nightkeep.lab.study import Cell


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


def play(game: Game, cell: Cell, seed: int, index: int) -> tuple[Played, Places]:
    """Game number ``index`` of a cell: the same each time, on whichever core or machine."""
    first = (seed << 24) + index * 16
    players = [make_bot(cell.bot(seat), game, seed=first + seat, threads=1) for seat in range(game.players)]
    state = game.start()
    teams = [int(team) for team in team_of(game, state)]
    chance = Chance(f"{seed}/{cell.name}/{index}".encode())
    places: Places = Counter()
    decisions, forced, choices = ([0] * game.players for _ in range(3))
    actions = chances = 0
    while (actor := state.actor) != OVER:
        actions += 1
        if actor == CHANCE:
            chances += 1
            events = state.draw(chance)
        else:
            offered = len(state.action_codes())
            decisions[actor] += 1
            forced[actor] += offered == 1
            choices[actor] += offered
            events = state.play_code(players[actor].choose(state.fogged(actor), actor))
        for event in events:
            for heat in game.declared.heat:
                if heat.event == event.kind and (place := heat.place(event.data)) is not None:
                    places[heat.name, place] += heat.times(event.data)
    winning = {teams[seat] for seat in state.winners()}
    shares = [1 / len(winning) if team in winning else 0.0 for team in teams]
    return Played(index, shares, state.scores(), actions, chances, decisions, forced, choices), places
