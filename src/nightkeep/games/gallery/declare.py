"""What both gallery games declare alike."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from nightkeep.core.game import Declaration, Kernels, Sight, Thinking
from nightkeep.core.rulebook import load_rulebook
from nightkeep.games.gallery.board import load_board
from nightkeep.games.gallery.heat import CAUGHT
from nightkeep.games.gallery.state import GalleryState, Options
from nightkeep.games.gallery.text import GalleryLanguage, action_count, most_actions


def declare(
    folder: Path,
    state: type[GalleryState],
    kernel: ModuleType,
    language: GalleryLanguage,
    sight: Sight,
    *,
    good: int,
    bad: int,
    with_clocks: bool,
    low_score_wins: bool,
    longest: int,
    thinking: Thinking,
) -> Declaration:
    """``good`` and ``bad`` are the coats of arms; the good one wants an exact roll (HC-5.7, MP-5.7)."""
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
        options_status=language.options_status,
    )
