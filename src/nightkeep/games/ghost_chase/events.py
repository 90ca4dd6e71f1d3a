"""What happens in Ghost Chase, in words, and what of it only Max may know.

GC-4.5: no action is taken back, so every kind of event counts as revealing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightkeep.core.events import EventKind
from nightkeep.games.ghost_chase import state as names
from nightkeep.games.ghost_chase.board import Castle

PLAYS = ("move", "cheat", "break")
Words = Mapping[str, Any]


def _frame(board: Castle, number: int) -> str:
    return names.FRAMES[number]


def _figure(board: Castle, number: int) -> str:
    return names.FIGURES[number]


def _door(board: Castle, number: int) -> str:
    a, b = board.doors[number]
    return f"{a}-{b}"


def _play(board: Castle, number: int) -> str:
    return PLAYS[number]


def _named(words: Words, key: str = "figure") -> str:
    return str(words[key]).capitalize()


def _left(words: Words) -> str:
    return f"{words['left'] or 'no'} cheat card{'' if words['left'] == 1 else 's'} left"


def _played(words: Words) -> str:
    if words["play"] == "break":
        return f"Max takes a break in {words['room']} (his turn {words['turn']})."
    return f"Max moves to {words['room']} (his turn {words['turn']})."


def _card(words: Words) -> str:
    if words["play"] == "break":
        return f"Turn {words['turn']}: a break in {words['room']}."
    return f"Turn {words['turn']}: {'to' if words['play'] == 'move' else 'by cheating to'} {words['room']}."


def _trail(words: Words) -> str:
    return f"Max started in {words['room']}." if words["turn"] == 0 else _card(words)


def _kind(
    name: str,
    fields: tuple[str, ...],
    rules: tuple[str, ...],
    text: Any,
    decode: Mapping[str, Any] | None = None,
    secret: frozenset[str] = frozenset(),
    hidden_text: Any = None,
    **more: Any,
) -> EventKind:
    return EventKind(
        name, fields, rules, text, decode or {}, secret=secret, hidden_text=hidden_text, reveals=True, **more
    )


_FRAME = {"frame": _frame}
_FIGURE = {"figure": _figure}
_PLAY = {"play": _play}
# GC-10.6: the open card is turned back at the next showing, the others and the trap's sign when Max plays a card.
_NEXT_SHOWING, _NEXT_CARD = frozenset({"shown"}), frozenset({"card", "cheat"})
_ROOM, _ROOM_AND_PLAY = frozenset({"room"}), frozenset({"play", "room"})

EVENTS = {
    names.LEFT_OUT: _kind("left out", ("frame",), ("GC-3.5", "GC-3.6"), "The {frame} are left out.", _FRAME),
    names.PLACED: _kind(
        "placed",
        ("figure", "room"),
        ("GC-3.11", "GC-3.12", "GC-3.13"),
        lambda w: f"{w['who']} places {_named(w)} in {w['room']}.",
        _FIGURE,
    ),
    names.APPEARED: _kind(
        "appeared",
        ("room",),
        ("GC-3.14", "GC-3.15"),
        "Max appears in {room}.",
        covered_by=_NEXT_SHOWING,
        covered_fields=_ROOM,
        covered_text="Max appeared.",
    ),
    names.FRAMED: _kind("frame", ("frame",), ("GC-3.17", "GC-7.5", "GC-7.6"), "{who} chooses the {frame}.", _FRAME),
    names.LAST_FRAME: _kind("last frame", ("frame",), ("GC-7.7",), "The {frame} are the last.", _FRAME),
    names.PLAYED: _kind(
        "card",
        ("turn", "play", "room"),
        ("GC-5.1", "GC-5.8", "GC-5.9", "GC-9.9", "GC-9.10"),
        _played,
        _PLAY,
        frozenset({"play", "room"}),
        "Max plays a hidden card (his turn {turn}).",
    ),
    names.CHEATING: _kind(
        "cheat",
        ("turn", "left", "room"),
        ("GC-9.3", "GC-9.4", "GC-9.5"),
        lambda w: f"Max cheats and returns to {w['room']} (his turn {w['turn']}); {_left(w)}.",
        None,
        frozenset({"room"}),
        lambda w: f"Max cheats and plays a hidden card (his turn {w['turn']}); {_left(w)}.",
    ),
    names.LOCKED: _kind("locked", ("door",), ("GC-9.15", "GC-9.16"), "Max locks the door {door}.", {"door": _door}),
    names.TRAPPED: _kind(
        "trapped",
        ("room",),
        ("GC-9.26", "GC-9.27"),
        "Max steps into the trap in {room}.",
        covered_by=_NEXT_CARD,
        covered_fields=_ROOM,
    ),
    names.WENT: _kind(
        "went",
        ("figure", "origin", "room"),
        ("GC-6.1", "GC-10.3"),
        lambda w: f"{w['who']}'s {_named(w)} goes from {w['origin']} to {w['room']}.",
        _FIGURE,
    ),
    names.STAYED: _kind(
        "stayed", ("figure", "room"), ("GC-6.2",), lambda w: f"{w['who']}'s {_named(w)} stays in {w['room']}.", _FIGURE
    ),
    names.UNLOCKED: _kind(
        "unlocked",
        ("figure", "door"),
        ("GC-9.18", "GC-9.22"),
        lambda w: f"{w['who']}'s {_named(w)} unlocks the door {w['door']}.",
        {"figure": _figure, "door": _door},
    ),
    names.LAID: _kind("trap laid", ("room",), ("GC-9.23", "GC-9.25"), "{who} lays the trap in {room}."),
    names.ANIMAL: _kind(
        "animal",
        ("frame", "left"),
        ("GC-7.1",),
        lambda w: f"One of the {w['frame']} goes into the frame; {w['left'] or 'none'} left.",
        _FRAME,
    ),
    names.FULL: _kind("full", ("frame",), ("GC-7.2", "GC-7.5"), "The frame of the {frame} is full.", _FRAME),
    names.CARD: _kind(
        "turned up",
        ("turn", "play", "room"),
        ("GC-7.3", "GC-9.8"),
        _card,
        _PLAY,
        covered_by=_NEXT_CARD,
        covered_fields=_ROOM_AND_PLAY,
    ),
    names.SHOWN: _kind(
        "shown",
        ("room",),
        ("GC-7.2", "GC-7.3"),
        "Max shows himself in {room}.",
        covered_by=_NEXT_SHOWING,
        covered_fields=_ROOM,
        covered_text="Max showed himself.",
    ),
    names.OVER_CAUGHT: _kind(
        "caught",
        ("room", "figure", "max", "round"),
        ("GC-6.6", "GC-8.1", "GC-8.2", "GC-8.11"),
        lambda w: (
            f"{w['who']}'s {_named(w)} catches Max ({w['max']}) in {w['room']}, in round {w['round']}: "
            "the chasers have won, and Max has lost."
        ),
        _FIGURE,
        seats=frozenset({"max"}),
    ),
    names.OVER_STUCK: _kind(
        "stuck",
        ("room", "round"),
        ("GC-8.6", "GC-8.7"),
        "Max ({who}) cannot leave {room} and has no card to play, in round {round}: "
        "the chasers have won, and Max has lost.",
    ),
    names.OVER_ESCAPED: _kind(
        "escaped",
        ("room", "round"),
        ("GC-8.4",),
        "The night is over after round {round}; nobody has caught Max ({who}), who is in {room}: "
        "Max has won, and the chasers have lost.",
    ),
    names.DRAWN: _kind("drawn", (), ("GC-3.19",), "{who} is drawn to be Max."),
    names.TRAIL: _kind("trail", ("turn", "play", "room"), ("GC-8.5", "GC-8.10"), _trail, _PLAY),
}
