"""What learners see of Keys to the Castle: all but the other hands and the order of the pile (KC-13.1 to KC-13.8)."""

from __future__ import annotations

from typing import Any

from nightkeep.core.observation import Field
from nightkeep.games.keys_to_the_castle.state import (
    CARDS,
    COLOURS,
    FINISHED,
    KINDS,
    MOST_PLAYERS,
    MOST_PLAYS,
    SIDES,
    STARTING,
)

COLOUR_LIST = ", ".join(COLOURS)
KIND_LIST = ", ".join(KINDS)
CARD_LIST = ", ".join(CARDS)
MOST_CARDS = 120
MOST_TURNS = 1200  # the highest turn limit; a game without one may last longer, and is shown no higher number


def _cells(board: Any) -> int:
    return int(board.cells)


OBSERVATION = (
    Field("colour", f"the tiles of each colour ({COLOUR_LIST})", bits=_cells),
    Field("kind", f"the tiles whose front was seen, by what it shows ({KIND_LIST})", bits=_cells),
    Field("up", "the tiles that lie face up", bits=_cells),
    Field("padlocked", "the tiles with a padlock", bits=_cells),
    Field("sawn", "the tiles whose bars are sawn through", bits=_cells),
    Field("rising", "crossings (by the tile at their south-west) with a passage to the north-east", bits=_cells),
    Field("falling", "crossings (by the tile at their south-west) with a passage to the south-east", bits=_cells),
    Field("used", "for each seat, the tiles it has had its bonus from", bits=_cells),
    Field("turns", "completed turns", 0, MOST_TURNS),
    Field("limit", "turns after which the game is drawn; 0: never", 0, MOST_TURNS),
    Field("phase", "6 playing a card, 7 moving, 8 choosing a tile for an Extra Key, 9 finished", STARTING, FINISHED),
    Field("turn", "the seat whose turn it is", 0, MOST_PLAYERS - 1),
    Field("players", "how many play", 0, MOST_PLAYERS),
    Field("winner", "the seat that has won; -1: none", -1, MOST_PLAYERS - 1),
    Field("flip", "the tile whose front is about to be seen; -1: none", -1, 63),
    Field("dealt", "cards dealt before the first turn", 0, 12),
    Field("left", "cards in the draw pile", 0, MOST_CARDS),
    Field("side", f"each seat's side ({', '.join(SIDES)})", 0, 3),
    Field("at", "the tile each character stands on; -1: outside", -1, 63),
    Field("entry", "the tile each character entered the castle by last; -1: it was never inside", -1, 63),
    Field("netted", "turns without a move to come, for each seat", 0, 2),
    Field("unused", f"tiles of each colour that are not in the grid ({COLOUR_LIST})", 0, 127),
    Field("unseen", f"by colour ({COLOUR_LIST}) and kind ({KIND_LIST}): tiles whose front was never seen", 0, 127),
    Field("pile", f"cards in the pile or in other hands, by kind ({CARD_LIST})", 0, MOST_CARDS),
    Field("discard", f"discarded cards ({CARD_LIST})", 0, MOST_CARDS),
    Field("hand", f"each seat's hand ({CARD_LIST}); -1: unknown", -1, MOST_CARDS),
    Field("held", f"each seat's hand at the last refill ({CARD_LIST}); -1: unknown", -1, MOST_CARDS),
    Field("together", f"all hands at the last refill ({CARD_LIST})", 0, MOST_CARDS),
    Field("plays", "cards played since the last refill; -1: there was none", -1, MOST_PLAYS),
    Field("played", "those cards in their order: 9 times the seat and the card's place in the list above", 0, 35),
)
