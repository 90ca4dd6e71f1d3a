"""Escape from the Hidden Castle: the new version, on the board side with the scoring track."""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.gallery.game import GalleryGame
from nightkeep.games.hidden_castle import kernel
from nightkeep.games.hidden_castle.board import load_board
from nightkeep.games.hidden_castle.state import State
from nightkeep.games.hidden_castle.tables import DISPLAY, LANGUAGE
from nightkeep.play.spec import Kernels, Thinking
from nightkeep.rules.rulebook import load_rulebook

GAME = GalleryGame(
    name="hidden-castle",
    package=__name__,
    longest=5_000,
    low_score_wins=True,
    thinking=Thinking(rollout_length=40, rollout_candidates=6),
    rules=load_rulebook(Path(__file__).parent / "rules.toml"),
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    display=DISPLAY,
    load_board=load_board,
)
