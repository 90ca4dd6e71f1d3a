"""The Creaking Stairs: the example of docs/howto/add-a-game.md, a whole game as small as can be."""

from __future__ import annotations

from pathlib import Path

from creaking_stairs import kernel
from creaking_stairs.board import load_board
from creaking_stairs.state import ACTIONS, FACES, Options, State
from creaking_stairs.tables import LANGUAGE
from creaking_stairs.view import DISPLAY
from nightkeep.play.spec import GameSpec, Kernels
from nightkeep.rules.rulebook import load_rulebook

GAME = GameSpec(
    name="creaking-stairs",
    package=__name__,
    rules=load_rulebook(Path(__file__).parent / "rules.toml"),
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    display=DISPLAY,
    load_board=load_board,
    settings=Options,
    most_actions=lambda board: FACES,
    action_count=lambda board: ACTIONS,
    longest=100_000,  # nothing ends a game in which everybody always slips
    hidden=False,
    fixed=("players",),
)
