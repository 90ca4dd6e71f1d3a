"""Keys to the Castle in tables: its events, what its actions do, and its words. Only a card drawn is a secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.keys_to_the_castle import doors, kernel
from nightkeep.games.keys_to_the_castle import events as e
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.actions import ACTIONS, CARD, COLOUR, KIND, PLACE, TILE
from nightkeep.games.keys_to_the_castle.board import CastleBoard
from nightkeep.games.keys_to_the_castle.state import State
from nightkeep.games.keys_to_the_castle.status import status
from nightkeep.games.keys_to_the_castle.why import REASONS
from nightkeep.rules.actions import Action
from nightkeep.rules.events import EventKind
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Message, Words
from nightkeep.rules.things import SEAT, Thing

WORDS = Words(Path(__file__).parent)

_CARD: dict[str, Thing | None] = {"card": CARD}
_TILE: dict[str, Thing | None] = {"tile": TILE}
_FRONT: dict[str, Thing | None] = {"tile": TILE, "kind": KIND}
_SECRET = frozenset({"card"})

EVENTS = {
    e.STARTER_DRAWN: EventKind("starter", WORDS, {}, ("KC-2.16",)),
    e.LAID: EventKind("laid", WORDS, {"tile": TILE, "colour": COLOUR}, ("KC-2.2", "KC-2.3", "KC-2.5")),
    e.DEALT: EventKind("dealt", WORDS, _CARD, ("KC-2.13", "KC-13.1"), secret=_SECRET),
    e.DRAWN: EventKind("drawn", WORDS, _CARD, ("KC-3.4", "KC-13.1", "KC-13.3"), secret=_SECRET),
    e.REFILLED: EventKind("refilled", WORDS, {"cards": None}, ("KC-3.11", "KC-3.12", "KC-3.13")),
    e.THROWN: EventKind("thrown", WORDS, _CARD, ("KC-3.5", "KC-3.6", "KC-13.2"), reveals=True),
    e.KEY_PLAYED: EventKind("key", WORDS, {**_CARD, **_TILE}, ("KC-5.1", "KC-5.5", "KC-5.6"), reveals=True),
    e.UNLOCKED: EventKind("unlocked", WORDS, _TILE, ("KC-5.7", "KC-5.8"), reveals=True),
    e.PADLOCK_LAID: EventKind("padlocked", WORDS, _TILE, ("KC-6.1", "KC-6.2"), reveals=True),
    e.PASSAGE_LAID: EventKind("passage", WORDS, {"west": TILE, "east": TILE}, ("KC-8.1", "KC-8.2"), reveals=True),
    e.HACKSAW_LAID: EventKind("sawn", WORDS, _TILE, ("KC-7.1",), reveals=True),
    e.NET_LAID: EventKind("netted", WORDS, {"target": SEAT, **_TILE}, ("KC-9.1", "KC-9.2"), reveals=True),
    e.FLIPPED: EventKind("flipped", WORDS, _FRONT, ("KC-4.4", "KC-13.6"), reveals=True),
    e.OPENED: EventKind("opened", WORDS, _FRONT, ("KC-4.6", "KC-4.7")),
    e.CLOSED: EventKind("closed", WORDS, _TILE, ("KC-4.6",)),
    e.ENTERED: EventKind("entered", WORDS, _TILE, ("KC-10.4",)),
    e.MOVED: EventKind("moved", WORDS, {"tile": TILE, "origin": TILE}, ("KC-10.1", "KC-8.6")),
    e.LEFT: EventKind("left", WORDS, {"origin": TILE}, ("KC-10.5",)),
    e.STAYED: EventKind("stayed", WORDS, {"tile": PLACE}, ("KC-3.10",)),
    e.HELD: EventKind("held", WORDS, {"more": None}, ("KC-9.2", "KC-9.3")),
    e.KEY_EARNED: EventKind("extra-key", WORDS, _TILE, ("KC-11.1", "KC-11.2")),
    e.KEY_USED: EventKind("extra-key-used", WORDS, _TILE, ("KC-11.1", "KC-11.6")),
    e.DECLINED: EventKind("declined", WORDS, _TILE, ("KC-11.3", "KC-11.7")),
    e.TURN_EARNED: EventKind("extra-turn", WORDS, _TILE, ("KC-11.10", "KC-11.12")),
    e.NET_OFF: EventKind("net-off", WORDS, _TILE, ("KC-9.4",)),
    e.WON: EventKind("won", WORDS, _TILE, ("KC-12.1", "KC-12.2")),
    e.TIED: EventKind("tied", WORDS, {"turns": None}, ("KC-12.5", "KC-12.6")),
}


def describe(board: CastleBoard, s: State, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do, in a few words."""
    kind, seat = action.kind, int(s.turn)
    facts: dict[str, Any] = {
        name: action.parts[name].thing.value(board, number) for name, number in things.items() if name != "passage"
    }
    if kind == "flip":
        facts |= {"tile": TILE.write(board, int(s.flip)), "kind": facts["front"]}
    elif kind in ("stay", "leave"):
        facts["tile"] = PLACE.write(board, int(s.at[seat]))
    elif kind == "net":
        target = next(j for j in range(int(s.players)) if s.side[j] == things["side"])
        facts["tile"] = TILE.write(board, int(s.at[target]))
    elif kind == "move":
        goal = int(board.record.edge[int(s.players), int(s.side[seat]) ^ doors.OPPOSITE])
        facts |= {"inside": int(s.at[seat] >= 0), "wins": int(has(goal, things["tile"]))}
    elif kind in ("turn", "key", "skeleton"):
        facts["front"] = _front(s, things["tile"])
        if kind == "key":
            facts["card"] = k.CARDS[things["colour"]]  # Keys come first among the cards, in the order of their colours
    elif kind == "passage":
        facts["west"], facts["east"] = action.parts["passage"].thing.write(board, things["passage"]).split("-")
    return Message(f"action-{kind}", facts)


def _front(s: State, cell: int) -> str:
    """Return what turning a door over starts from: "padlocked", "up", "unseen", or the front that is turned up."""
    if has(s.padlocked, cell):
        return "padlocked"
    if has(s.up, cell):
        return "up"
    kind = seen_kind(s, cell)
    return "unseen" if kind is None else k.KINDS[kind]


def has(tiles: int, cell: int) -> bool:
    """Return whether a tile is in a set."""
    return bool(int(tiles) >> cell & 1)


def seen_kind(s: State, cell: int) -> int | None:
    """Return the kind of a tile whose front has been seen, else None [KC-13.6]."""
    return next((kind for kind, tiles in enumerate(s.kind.tolist()) if has(tiles, cell)), None)


def colour_name(s: State, cell: int) -> str:
    """Return the colour of a tile in the grid."""
    return k.COLOURS[int(python_version_of(doors.colour_of)(s, cell))]


LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, kernel.why, describe, status)
