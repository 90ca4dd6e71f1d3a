"""Escape from the Hidden Castle: the new version, on the board side with the scoring track."""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.gallery.actions import action_count, most_actions
from nightkeep.games.gallery.heat import CAUGHT
from nightkeep.games.gallery.state import Options
from nightkeep.games.gallery.status import options_status
from nightkeep.games.hidden_castle import kernel
from nightkeep.games.hidden_castle.board import load_board
from nightkeep.games.hidden_castle.state import State
from nightkeep.games.hidden_castle.tables import LANGUAGE
from nightkeep.games.hidden_castle.view import DISPLAY
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.rulebook import load_rulebook

FOLDER = Path(__file__).parent

GAME = GameSpec(
    name="hidden-castle",
    package=__name__,
    rules=load_rulebook(FOLDER / "rules.toml"),
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    display=DISPLAY,
    load_board=load_board,
    settings=Options,
    most_actions=most_actions,
    action_count=action_count,
    longest=5_000,
    hidden=False,
    low_score_wins=True,
    fixed=("players", "each"),
    thinking=Thinking(rollout_length=40, rollout_candidates=6),
    heat=(CAUGHT,),
    options_status=options_status,
)
