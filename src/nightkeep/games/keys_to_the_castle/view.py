"""What a seat sees of Keys to the Castle, as data. Made from the fogged position alone [KC-13.1 to KC-13.8]."""

from __future__ import annotations

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.keys_to_the_castle import doors, knowledge
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.actions import CARD, COLOUR, KIND, SIDE, TILE, passage_ends
from nightkeep.games.keys_to_the_castle.board import CastleBoard
from nightkeep.games.keys_to_the_castle.state import State
from nightkeep.games.keys_to_the_castle.tables import has, seen_kind
from nightkeep.games.keys_to_the_castle.terminal import draw
from nightkeep.rules.record import Ints
from nightkeep.rules.things import Json, SetOf
from nightkeep.rules.view import Computed, Display, Shown, View

PHASES = (
    "starting", "laying", "dealing", "refilling", "drawing", "flipping", "extra-flipping", "playing", "moving",
    "choosing", "over",
)  # fmt: skip
TILE_SET = SetOf(TILE)
hand_size, colour_of = python_version_of(knowledge.hand_size), python_version_of(doors.colour_of)


def counted(cards: Ints) -> Json:
    """Return cards by name, those that are there."""
    return {name: count for name, count in zip(k.CARDS, cards.tolist(), strict=True) if count > 0}


def board_view(board: CastleBoard, s: State, seat: int) -> Json:
    """Return what the board file says of this castle and its pieces."""
    b = board.record
    return {
        "name": board.name,
        "columns": int(b.columns[s.players]),
        "rows": int(b.rows[s.players]),
        "cards": counted(b.cards),
        "tiles": dict(zip(k.KINDS, b.kinds.tolist(), strict=True)),
    }


def tile_views(board: CastleBoard, s: State, seat: int) -> Json:
    """Return every tile laid: what shows, what is remembered, and what lies on it [KC-13.6]."""
    laid = sum(s.colour.tolist())
    return [
        {
            "name": TILE.value(board, cell),
            "colour": k.COLOURS[colour_of(s, cell)],
            "up": bool(has(s.up, cell)),
            "kind": None if (kind := seen_kind(s, cell)) is None else KIND.value(board, kind),
            "padlock": bool(has(s.padlocked, cell)),
            "sawn": bool(has(s.sawn, cell)),
            "character": next((seat for seat in range(int(s.players)) if s.at[seat] == cell), None),
        }
        for cell in range(len(board.tiles))
        if has(laid, cell)
    ]


def passage_views(board: CastleBoard, s: State, seat: int) -> Json:
    """Return the two ends of every Secret Passage, the western one first."""
    b = board.record
    joints = int(b.joints)
    laid = [
        passage_ends(b, number)
        for number in range(2 * joints)
        if has(s.rising if number < joints else s.falling, int(b.corner[number % joints]))
    ]
    return sorted([board.tiles[west], board.tiles[east]] for west, east in laid)


# What everybody knows of a player (KC-13.1, KC-13.8)
PLAYER_VIEW = View(
    Computed("side", lambda board, s, seat: SIDE.value(board, int(s.side[seat]))),
    Computed("goal", lambda board, s, seat: SIDE.value(board, int(s.side[seat]) ^ doors.OPPOSITE)),
    Computed("at", lambda board, s, seat: None if s.at[seat] < 0 else TILE.value(board, int(s.at[seat]))),
    Computed("entry", lambda board, s, seat: None if s.entry[seat] < 0 else TILE.value(board, int(s.entry[seat]))),
    Computed("netted", lambda board, s, seat: int(s.netted[seat])),
    Computed("cards", lambda board, s, seat: int(hand_size(s, seat))),
    Computed("used", lambda board, s, seat: TILE_SET.value(board, int(s.used[seat]))),
)

VIEW = View(
    Computed("board", board_view),
    Computed("phase", lambda board, s, seat: PHASES[int(s.phase) - k.STARTING]),
    Shown("turn"),
    Shown("turns"),
    Shown("limit", none=0),
    Shown("winner", none=k.NOBODY),
    Shown("flip", thing=TILE, none=k.OUTSIDE),
    Computed("tiles", tile_views),
    Computed("passages", passage_views),
    Computed("players", lambda board, s, seat: [PLAYER_VIEW(board, s, j) for j in range(int(s.players))]),
    Computed("hand", lambda board, s, seat: counted(s.hand[seat]) if seat >= 0 else None),
    Shown("discard", none=0, by=CARD),
    Shown("pile", "left"),
    Shown("unseen_cards", "pile", none=0, by=CARD),
    Computed(
        "unseen_tiles",
        lambda board, s, seat: {
            colour: dict(zip(k.KINDS, row, strict=True))
            for colour, row in zip(k.COLOURS, s.unseen.tolist(), strict=True)
        },
    ),
    Shown("unused_tiles", "unused", by=COLOUR),
)

DISPLAY = Display(VIEW, draw)
