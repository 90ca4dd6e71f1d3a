"""``python -m nightkeep.server.warm [GAME...]``: compile games onto the disk, in a separate process.

Compiling in the server's process would slow down everybody there; a table that needs a game sooner compiles it itself.
"""

from __future__ import annotations

import os
import sys
from itertools import islice

from nightkeep.bots import make_bot
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, drive, play_out
from nightkeep.play.game import Game
from nightkeep.play.registry import game_spec, game_specs

ACTIONS = 60
NICENESS = 10  # people at the tables come first


def play_a_little(game: Game) -> None:
    """Call all that a table needs of a game (moves, news, views, reasons), so that it is compiled."""
    state, chance = game.start(), Chance(0)
    for step in islice(drive(state, [AnyLegal(chance)] * game.players, chance), ACTIONS):
        for viewer in (None, *range(game.players)):
            state.news(viewer)
            state.view(viewer)
        if state.actor >= 0:
            state.why(state.write(step.code), state.actor)
    if game.spec.standing is not None:  # asked for at the end of a game
        game.spec.standing(game.board_record, state.position.record)


def think_a_little(game: Game) -> None:
    """Call what a game's bots need."""
    state = play_out(game.start(), {}, Chance(0), until=lambda state: state.actor >= 0)
    make_bot("hard:rounds=8:seconds=0", game, seed=0).choose(state.fogged(state.actor), state.actor)


def main(names: list[str]) -> None:
    """Compile these games, or all."""
    os.nice(NICENESS)
    for spec in [game_spec(name) for name in names] or game_specs():
        game = Game(spec, {})
        play_a_little(game)
        think_a_little(game)


if __name__ == "__main__":
    main(sys.argv[1:])
