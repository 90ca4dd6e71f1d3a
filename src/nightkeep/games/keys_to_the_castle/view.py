"""What a seat sees of Keys to the Castle, as data. Made from the fogged position alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from nightkeep.core.kernel import interpreted
from nightkeep.games.keys_to_the_castle import doors, knowledge
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.board import CastleBoard
from nightkeep.games.keys_to_the_castle.draw import draw
from nightkeep.games.keys_to_the_castle.text import FALLING, RISING, colour_name, has, passage_ends, seen_kind

__all__ = ["draw", "view"]

PHASES = (
    "starting", "laying", "dealing", "refilling", "drawing", "flipping", "extra-flipping", "playing", "moving",
    "choosing", "over",
)  # fmt: skip


def view(board: CastleBoard, s: Any, seat: int) -> dict[str, Any]:
    """KC-13.1 to KC-13.8: the table, the seat's own hand, and what counting tells."""
    b = board.table[0]
    players = int(s.players)
    phase = int(s.phase)
    return {
        "board": {
            "name": board.name,
            "columns": int(b.columns[players]),
            "rows": int(b.rows[players]),
            "cards": counted(b.cards),
            "tiles": {kind: int(b.kinds[i]) for i, kind in enumerate(k.KINDS)},
        },
        "phase": PHASES[phase - k.STARTING],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "limit": int(s.limit) or None,
        "winner": int(s.winner) if s.winner != k.NOBODY else None,
        "flip": board.tiles[int(s.flip)] if s.flip != k.OUTSIDE else None,
        "tiles": tile_views(board, s),
        "passages": passage_views(board, s),
        "players": [player_view(board, s, j) for j in range(players)],
        "hand": counted(s.hand[seat]) if seat >= 0 else None,
        "discard": counted(s.discard),
        "pile": int(s.left),
        "unseen_cards": counted(s.pile),
        "unseen_tiles": {
            colour: {kind: int(s.unseen[c, i]) for i, kind in enumerate(k.KINDS)} for c, colour in enumerate(k.COLOURS)
        },
        "unused_tiles": {colour: int(s.unused[c]) for c, colour in enumerate(k.COLOURS)},
    }


def counted(cards: Any) -> dict[str, int]:
    """Cards by name, those that are there."""
    return {name: int(cards[card]) for card, name in enumerate(k.CARDS) if cards[card] > 0}


def tile_views(board: CastleBoard, s: Any) -> list[dict[str, Any]]:
    """Every tile laid: what shows, what is remembered (KC-13.6), and what lies on it."""
    castle = int(board.table[0].castle[int(s.players)])
    laid = int(np.bitwise_or.reduce(s.colour))
    views = []
    for cell, name in enumerate(board.tiles):
        if not has(castle & laid, cell):
            continue
        kind = seen_kind(s, cell)
        standing = [seat for seat in range(int(s.players)) if s.at[seat] == cell]
        views.append(
            {
                "name": name,
                "colour": colour_name(s, cell),
                "up": has(s.up, cell),
                "kind": k.KINDS[kind] if kind is not None else None,
                "padlock": has(s.padlocked, cell),
                "sawn": has(s.sawn, cell),
                "character": standing[0] if standing else None,
            }
        )
    return views


def passage_views(board: CastleBoard, s: Any) -> list[list[str]]:
    """The two ends of every Secret Passage, the western one first."""
    found = []
    for block, mask in ((RISING, s.rising), (FALLING, s.falling)):
        for cell in range(int(board.table[0].cells)):
            if has(mask, cell):
                found.append([board.tiles[end] for end in passage_ends(board, block, cell)])
    return sorted(found)


def player_view(board: CastleBoard, s: Any, seat: int) -> dict[str, Any]:
    """KC-13.1, KC-13.8: what everybody knows of a player."""
    at = int(s.at[seat])
    side = int(s.side[seat])
    used = int(s.used[seat])
    return {
        "side": k.SIDES[side],
        "goal": k.SIDES[side ^ doors.OPPOSITE],
        "at": board.tiles[at] if at >= 0 else None,
        "entry": board.tiles[int(s.entry[seat])] if s.entry[seat] >= 0 else None,
        "netted": int(s.netted[seat]),
        "cards": int(interpreted(knowledge.hand_size)(s, seat)),
        "used": [name for cell, name in enumerate(board.tiles) if has(used, cell)],
    }
