"""What happens in Keys to the Castle, in sentences. Only a draw is a secret, and only its owner's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightkeep.core.events import EventKind
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.board import CastleBoard

CARD_NAMES = (
    "blue Key", "red Key", "green Key", "yellow Key", "Skeleton Key", "Padlock", "Secret Passage", "Hacksaw", "Net",
)  # fmt: skip
FRONTS = ("an open door", "a barred door", "an extra key", "an extra turn")


def a_card(card: int) -> str:
    """'a red Key'."""
    return f"a {CARD_NAMES[card]}"


def tile_name(board: CastleBoard, number: int) -> str:
    """'c4', or 'outside'."""
    return board.tiles[number] if number >= 0 else "outside"


def _card(board: CastleBoard, number: int) -> str:
    return k.CARDS[number]


def _colour(board: CastleBoard, number: int) -> str:
    return k.COLOURS[number]


def _kind(board: CastleBoard, number: int) -> str:
    return k.KINDS[number]


def _named(words: Mapping[str, Any]) -> str:
    return a_card(k.CARDS.index(words["card"]))


def _front(words: Mapping[str, Any]) -> str:
    return FRONTS[k.KINDS.index(words["kind"])]


def _held(words: Mapping[str, Any]) -> str:
    more = f"; {words['more']} more turn to come" if words["more"] else ""
    return f"{words['who']} hangs in the net and cannot move{more}."


def _tied(words: Mapping[str, Any]) -> str:
    return f"{words['turns']} turns have been played and nobody has arrived: the game is drawn."


EVENTS: Mapping[int, EventKind] = {
    k.STARTER_DRAWN: EventKind("starter", (), ("KC-2.16",), "{who} is drawn to begin."),
    k.LAID: EventKind(
        "laid",
        ("tile", "colour"),
        ("KC-2.2", "KC-2.3", "KC-2.5"),
        "A closed {colour} door is laid at {tile}.",
        {"tile": tile_name, "colour": _colour},
    ),
    k.DEALT: EventKind(
        "dealt",
        ("card",),
        ("KC-2.13", "KC-13.1"),
        lambda w: f"{w['who']} is dealt {_named(w)}.",
        {"card": _card},
        secret=frozenset({"card"}),
        hidden_text="{who} is dealt a card.",
    ),
    k.DRAWN: EventKind(
        "drawn",
        ("card",),
        ("KC-3.4", "KC-13.1", "KC-13.3"),
        lambda w: f"{w['who']} draws {_named(w)}.",
        {"card": _card},
        secret=frozenset({"card"}),
        hidden_text="{who} draws a card.",
    ),
    k.REFILLED: EventKind(
        "refilled",
        ("cards",),
        ("KC-3.11", "KC-3.12", "KC-3.13"),
        "That was the last card of the draw pile: the {cards} cards of the discard pile are shuffled into a new one.",
    ),
    k.THROWN: EventKind(
        "thrown",
        ("card",),
        ("KC-3.5", "KC-3.6", "KC-13.2"),
        lambda w: f"{w['who']} throws {_named(w)} away.",
        {"card": _card},
        reveals=True,
    ),
    k.KEY_PLAYED: EventKind(
        "key",
        ("card", "tile"),
        ("KC-5.1", "KC-5.5", "KC-5.6"),
        lambda w: f"{w['who']} plays {_named(w)} on {w['tile']}.",
        {"card": _card, "tile": tile_name},
        reveals=True,
    ),
    k.UNLOCKED: EventKind(
        "unlocked",
        ("tile",),
        ("KC-5.7", "KC-5.8"),
        "{who} plays a Skeleton Key: the Padlock on {tile} comes off.",
        {"tile": tile_name},
        reveals=True,
    ),
    k.PADLOCK_LAID: EventKind(
        "padlocked",
        ("tile",),
        ("KC-6.1", "KC-6.2"),
        "{who} puts a Padlock on {tile}.",
        {"tile": tile_name},
        reveals=True,
    ),
    k.PASSAGE_LAID: EventKind(
        "passage",
        ("west", "east"),
        ("KC-8.1", "KC-8.2"),
        "{who} lays a Secret Passage between {west} and {east}.",
        {"west": tile_name, "east": tile_name},
        reveals=True,
    ),
    k.HACKSAW_LAID: EventKind(
        "sawn",
        ("tile",),
        ("KC-7.1",),
        "{who} saws through the bars of {tile}.",
        {"tile": tile_name},
        reveals=True,
    ),
    k.NET_LAID: EventKind(
        "netted",
        ("target", "tile"),
        ("KC-9.1", "KC-9.2"),
        "{who} throws a Net over {target} on {tile}: two turns without a move.",
        {"tile": tile_name},
        seats=frozenset({"target"}),
        reveals=True,
    ),
    k.FLIPPED: EventKind(
        "flipped",
        ("tile", "kind"),
        ("KC-4.4", "KC-13.6"),
        lambda w: f"{w['tile']} is turned over: {_front(w)}.",
        {"tile": tile_name, "kind": _kind},
        reveals=True,
    ),
    k.OPENED: EventKind(
        "opened",
        ("tile", "kind"),
        ("KC-4.6", "KC-4.7"),
        lambda w: f"{w['tile']} is open again: {_front(w)}.",
        {"tile": tile_name, "kind": _kind},
    ),
    k.CLOSED: EventKind("closed", ("tile",), ("KC-4.6",), "{tile} is closed.", {"tile": tile_name}),
    k.ENTERED: EventKind("entered", ("tile",), ("KC-10.4",), "{who} enters the castle at {tile}.", {"tile": tile_name}),
    k.MOVED: EventKind(
        "moved",
        ("tile", "origin"),
        ("KC-10.1", "KC-8.6"),
        "{who} moves from {origin} to {tile}.",
        {"tile": tile_name, "origin": tile_name},
    ),
    k.LEFT: EventKind(
        "left", ("origin",), ("KC-10.5",), "{who} leaves the castle from {origin}.", {"origin": tile_name}
    ),
    k.STAYED: EventKind("stayed", ("tile",), ("KC-3.10",), "{who} does not move.", {"tile": tile_name}),
    k.HELD: EventKind("held", ("more",), ("KC-9.2", "KC-9.3"), _held),
    k.KEY_EARNED: EventKind(
        "extra-key",
        ("tile",),
        ("KC-11.1", "KC-11.2"),
        "{who} finds an extra key on {tile} and may turn over one door.",
        {"tile": tile_name},
    ),
    k.KEY_USED: EventKind(
        "extra-key-used",
        ("tile",),
        ("KC-11.1", "KC-11.6"),
        "{who} uses the extra key on {tile}.",
        {"tile": tile_name},
    ),
    k.DECLINED: EventKind(
        "declined",
        ("tile",),
        ("KC-11.3", "KC-11.7"),
        "{who} does not use the extra key now.",
        {"tile": tile_name},
    ),
    k.TURN_EARNED: EventKind(
        "extra-turn",
        ("tile",),
        ("KC-11.10", "KC-11.12"),
        "{who} finds an extra turn on {tile}.",
        {"tile": tile_name},
    ),
    k.NET_OFF: EventKind(
        "net-off",
        ("tile",),
        ("KC-9.4",),
        "The Net comes off {who}.",
        {"tile": tile_name},
    ),
    k.WON: EventKind(
        "won",
        ("tile",),
        ("KC-12.1", "KC-12.2"),
        "{who} has crossed the castle at {tile} and wins!",
        {"tile": tile_name},
    ),
    k.TIED: EventKind("tied", ("turns",), ("KC-12.5", "KC-12.6"), _tied),
}
