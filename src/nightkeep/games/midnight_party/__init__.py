"""Midnight Party: the original version, on the board side without the scoring track."""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.gallery.game import GalleryGame
from nightkeep.games.midnight_party import kernel
from nightkeep.games.midnight_party.board import load_board
from nightkeep.games.midnight_party.state import State
from nightkeep.games.midnight_party.tables import DISPLAY, LANGUAGE
from nightkeep.play.spec import Kernels, Thinking
from nightkeep.rules.rulebook import load_rulebook

GAME = GalleryGame(
    name="midnight-party",
    package=__name__,
    longest=50_000,
    thinking=Thinking(rollout_length=50, rollout_candidates=4, prior_weight=5.0),
    rules=load_rulebook(Path(__file__).parent / "rules.toml"),
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    display=DISPLAY,
    load_board=load_board,
)
