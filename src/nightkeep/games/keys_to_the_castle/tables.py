"""The tables of Keys to the Castle: what actions do, in words, and what studies count."""

from __future__ import annotations

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.keys_to_the_castle import doors, kernel
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.actions import ACTIONS, PLACE, TILE, passage_ends
from nightkeep.games.keys_to_the_castle.board import COLUMNS, CastleBoard
from nightkeep.games.keys_to_the_castle.events import EVENTS, WORDS
from nightkeep.games.keys_to_the_castle.state import State
from nightkeep.games.keys_to_the_castle.status import status
from nightkeep.games.keys_to_the_castle.why import REASONS
from nightkeep.rules.actions import Action
from nightkeep.rules.heat import Heat, Spot
from nightkeep.rules.language import Language
from nightkeep.rules.messages import Message
from nightkeep.rules.things import SEAT, JsonObject

has = python_version_of(doors.has)


def describe(board: CastleBoard, s: State, action: Action, things: dict[str, int]) -> Message:
    """Return what a legal action will do, in a few words."""
    kind, seat = action.kind, int(s.turn)
    facts: JsonObject = {
        name: action.parts[name].thing.value(board, number) for name, number in things.items() if name != "passage"
    }
    if kind == "first":
        facts = SEAT.arguments(board, "who", things["seat"])
    elif kind == "flip":
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
        west, east = passage_ends(board.record, things["passage"])
        facts |= {"west": TILE.write(board, west), "east": TILE.write(board, east)}
    return Message(f"action-{kind}", facts)


def _front(s: State, cell: int) -> str:
    """Return what turning a door over starts from: "padlocked", "up", "unseen", or the front that is turned up."""
    if has(s.padlocked, cell):
        return "padlocked"
    if has(s.up, cell):
        return "up"
    kind = seen_kind(s, cell)
    return "unseen" if kind is None else k.KINDS[kind]


def seen_kind(s: State, cell: int) -> int | None:
    """Return the kind of a tile whose front has been seen, else None [KC-13.6]."""
    return next((kind for kind, tiles in enumerate(s.kind.tolist()) if has(tiles, cell)), None)


def tile_spots(board: CastleBoard) -> dict[str, Spot]:
    """Return where every tile is that a castle of this board can have, row 1 at the bottom [KC-2.15]."""
    rows = max(int(name[1:]) for name in board.tiles)
    return {name: Spot(COLUMNS.index(name[0]), rows - int(name[1:])) for name in board.tiles}


HEAT = (
    Heat("opened", "flipped", lambda data: str(data["tile"]), tile_spots),
    Heat("walked", "moved", lambda data: str(data["tile"]), tile_spots),
)
LANGUAGE = Language(WORDS, ACTIONS, EVENTS, REASONS, kernel.why, describe, status)
