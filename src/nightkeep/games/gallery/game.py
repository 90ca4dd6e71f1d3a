"""What both gallery games declare alike: their sizes, options, and what studies count by space."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.moves import first_draw
from nightkeep.games.gallery.state import Board, GalleryState, Options
from nightkeep.games.gallery.status import options_status
from nightkeep.play.spec import GameSpec
from nightkeep.rules.heat import Heat, Spot, around
from nightkeep.rules.messages import Message
from nightkeep.rules.options import Value
from nightkeep.rules.record import Record


def action_count(board: Board) -> int:
    """Return how many numbers the actions of a board have."""
    return int(python_version_of(first_draw)(board)) + p.MOST_PLAYERS


def most_actions(board: Board) -> int:
    """Return the longest list of legal actions: free spaces, or six guests' walks and the doorways a 5 can pass."""
    return max(int(board.spaces), 6 * 6 + 1, len(p.COLOURS))


def gallery_spots(board: GalleryBoard) -> dict[str, Spot]:
    """Return the spaces in a loop; with an odd number of spaces one square of the border stays empty."""
    spaces = int(board.record.spaces)
    # A rectangle of spaces a wide and h high has 2 * (a + h) - 4 squares on its border; a + h = half + 2 makes them
    # fit.
    half = (spaces + 1) // 2
    height = half // 3 + 1
    spots = around([*map(str, range(spaces)), ""][: 2 * half], half + 2 - height, height)
    spots.pop("", None)
    return spots


CAUGHT = Heat(  # HC-8.2, MP-7.2
    "caught", "captured",
    place=lambda data: str(data["space"]), spots=gallery_spots, times=lambda data: int(data["guests"]),
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class GalleryGame(GameSpec):
    """A game in the gallery; each game adds its own rules, kernels, words and views."""

    settings: type[Record] = Options
    most_actions: Callable[[Board], int] = most_actions
    action_count: Callable[[Board], int] | None = action_count
    hidden: bool = False
    fixed: tuple[str, ...] = ("players", "each")
    heat: tuple[Heat, ...] = (CAUGHT,)
    options_status: Callable[[GalleryBoard, GalleryState, Mapping[str, Value]], list[Message]] | None = options_status
