"""Run, Ghost, Run!: ghosts cross a hotel lobby while somebody looks through a keyhole."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from nightkeep.games.run_ghost_run import kernel
from nightkeep.games.run_ghost_run.board import load_board
from nightkeep.games.run_ghost_run.candidates import MOST
from nightkeep.games.run_ghost_run.scores import standing
from nightkeep.games.run_ghost_run.state import ENTRIES, PIECES, ROUNDS, SEATS, Options, State
from nightkeep.games.run_ghost_run.tables import HEAT, LANGUAGE
from nightkeep.games.run_ghost_run.view import DISPLAY
from nightkeep.games.run_ghost_run.words import points_text
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.rulebook import load_rulebook

FOLDER = Path(__file__).parent
ROLLS = 100  # for the choice of side in one round; ties have no bound, but such a run of them is never met

# Set-up, and in each round: midnight card and its answers, card, piece and place of each seat, its plan, and the peek
ROUND = 1 + SEATS + 3 * SEATS + SEATS * (ENTRIES + 1) + ROLLS + 2

GAME = GameSpec(
    name="run-ghost-run",
    package=__name__,
    rules=load_rulebook(FOLDER / "rules.toml"),
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    display=DISPLAY,
    load_board=load_board,
    settings=Options,
    most_actions=lambda board: MOST,
    action_count=None,
    longest=1 + PIECES + 1 + ROUNDS * ROUND,
    hidden=True,
    fixed=("players", "placed_setup", "adjacent", "turns", "scoring", "fraction", "midnight", "merging", "die_passes"),
    board_file="components.toml",
    action_type=np.int64,
    score_text=points_text,
    standing=lambda board, s: [int(standing(board, s, seat)) for seat in range(int(s.players))],
    thinking=Thinking(rollout_length=12, exploration=0.4, prior_weight=4.0, opponent_belief_share=10),
    heat=HEAT,
)
