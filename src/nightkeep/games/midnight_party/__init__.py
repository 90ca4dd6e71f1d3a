"""Midnight Party: the original version, on the board side without the scoring track."""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.gallery.actions import action_count, most_actions
from nightkeep.games.gallery.heat import CAUGHT
from nightkeep.games.gallery.state import Options
from nightkeep.games.gallery.status import options_status
from nightkeep.games.midnight_party import kernel
from nightkeep.games.midnight_party.board import load_board
from nightkeep.games.midnight_party.state import State
from nightkeep.games.midnight_party.tables import LANGUAGE
from nightkeep.games.midnight_party.view import DISPLAY
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.rulebook import load_rulebook

FOLDER = Path(__file__).parent

GAME = GameSpec(
    name="midnight-party",
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
    longest=50_000,
    hidden=False,
    fixed=("players", "each"),
    thinking=Thinking(rollout_length=50, rollout_candidates=4, prior_weight=5.0),
    heat=(CAUGHT,),
    options_status=options_status,
)
