"""The Creaking Stairs: the example of docs/add-a-game.md, a whole game as small as can be."""

from __future__ import annotations

from pathlib import Path

from nightkeep.core.game import Declaration, Kernels
from nightkeep.core.rulebook import load_rulebook
from nightkeep.games.creaking_stairs import kernel, text, view
from nightkeep.games.creaking_stairs.board import load_board
from nightkeep.games.creaking_stairs.observe import OBSERVATION
from nightkeep.games.creaking_stairs.state import ACTIONS, FACES, State

FOLDER = Path(__file__).parent

GAME = Declaration(
    name="creaking-stairs",
    folder=FOLDER,
    rules=load_rulebook(FOLDER / "rules.toml"),
    state=State,
    kernels=Kernels.of(kernel),
    language=text,
    sight=view,
    load_board=load_board,
    settings=("players",),
    most_actions=lambda board: FACES,
    action_count=lambda board: ACTIONS,
    longest=100_000,  # nothing ends a game in which everybody always slips
    hidden=False,
    fixed=("players",),
    observation=OBSERVATION,
)
