"""Escape from the Hidden Castle: the new version, on the board side with the scoring track."""

from __future__ import annotations

from pathlib import Path

from nightkeep.core.game import Declaration, Kernels
from nightkeep.core.rulebook import load_rulebook
from nightkeep.core.toml import TomlFile
from nightkeep.games.gallery.board import GalleryBoard, load_board
from nightkeep.games.gallery.text import action_count, most_actions
from nightkeep.games.hidden_castle import kernel, view
from nightkeep.games.hidden_castle.state import State
from nightkeep.games.hidden_castle.text import LANGUAGE

FOLDER = Path(__file__).parent
GOOD, BAD = -3, 1  # HC-1.8: coats of arms; the good one wants an exact roll (HC-5.7)


def _load(file: TomlFile) -> GalleryBoard:
    return load_board(file, "hidden-castle", (GOOD, BAD), exact=GOOD, with_clocks=True)


GAME = Declaration(
    name="hidden-castle",
    folder=FOLDER,
    rules=load_rulebook(FOLDER / "rules.toml"),
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    sight=view,
    load_board=_load,
    settings=("players", "colours"),
    most_actions=most_actions,
    action_count=action_count,
    longest=5_000,
    hidden=False,
    low_score_wins=True,
    fixed=("players", "each"),
)
