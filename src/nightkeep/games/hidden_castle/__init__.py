"""Escape from the Hidden Castle: the new version, on the board side with the scoring track."""

from __future__ import annotations

from pathlib import Path

from nightkeep.core.game import Thinking
from nightkeep.games.gallery.declare import declare
from nightkeep.games.hidden_castle import kernel
from nightkeep.games.hidden_castle.state import State
from nightkeep.games.hidden_castle.tables import LANGUAGE
from nightkeep.games.hidden_castle.view import DISPLAY

GAME = declare(
    Path(__file__).parent, State, kernel, LANGUAGE, DISPLAY,
    good=-3, bad=1, with_clocks=True, low_score_wins=True, longest=5_000,
    thinking=Thinking(rollout_length=40, rollout_candidates=6),
)  # fmt: skip
