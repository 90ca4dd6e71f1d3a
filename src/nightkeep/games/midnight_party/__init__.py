"""Midnight Party: the original version, on the board side without the scoring track."""

from __future__ import annotations

from pathlib import Path

from nightkeep.core.game import Thinking
from nightkeep.games.gallery.declare import declare
from nightkeep.games.midnight_party import kernel
from nightkeep.games.midnight_party.state import State
from nightkeep.games.midnight_party.tables import LANGUAGE
from nightkeep.games.midnight_party.view import DISPLAY

GAME = declare(
    Path(__file__).parent, State, kernel, LANGUAGE, DISPLAY,
    good=3, bad=-1, with_clocks=False, low_score_wins=False, longest=50_000,
    thinking=Thinking(rollout_length=50, rollout_candidates=4, prior_weight=5.0),
)  # fmt: skip
