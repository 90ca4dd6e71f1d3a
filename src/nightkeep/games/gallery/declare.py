"""What both gallery games declare alike."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from nightkeep.core.game import Declaration, Kernels, Sight, Thinking
from nightkeep.core.kernel import interpreted
from nightkeep.core.rulebook import load_rulebook
from nightkeep.games.gallery.board import load_board
from nightkeep.games.gallery.heat import CAUGHT
from nightkeep.games.gallery.moves import first_draw
from nightkeep.games.gallery.places import COLOURS, MOST_PLAYERS
from nightkeep.games.gallery.state import Board, GalleryState, Options
from nightkeep.games.gallery.status import options_status
from nightkeep.rules.language import Language


def action_count(board: Board) -> int:
    """Return how many numbers actions of a board have."""
    return int(interpreted(first_draw)(board)) + MOST_PLAYERS


def most_actions(board: Board) -> int:
    """Return the longest list of legal actions: free spaces, or six guests' walks and the doorways a 5 can pass."""
    return max(int(board.spaces), 6 * 6 + 1, len(COLOURS))


def declare(
    folder: Path,
    state: type[GalleryState],
    kernel: ModuleType,
    language: Language,
    sight: Sight,
    *,
    good: int,
    bad: int,
    with_clocks: bool,
    low_score_wins: bool,
    longest: int,
    thinking: Thinking,
) -> Declaration:
    """Return a gallery game's declaration.

    ``good`` and ``bad`` are the coats of arms; the good one wants an exact roll. [HC-5.7, MP-5.7]
    """
    name = folder.name.replace("_", "-")
    return Declaration(
        name=name,
        folder=folder,
        rules=load_rulebook(folder / "rules.toml"),
        state=state.struct,
        kernels=Kernels.of(kernel),
        language=language,
        sight=sight,
        load_board=lambda file: load_board(file, name, (good, bad), exact=good, with_clocks=with_clocks),
        settings=Options,
        most_actions=most_actions,
        action_count=action_count,
        longest=longest,
        hidden=False,
        low_score_wins=low_score_wins,
        fixed=("players", "each"),
        thinking=thinking,
        heat=(CAUGHT,),
        options_status=options_status,
    )
