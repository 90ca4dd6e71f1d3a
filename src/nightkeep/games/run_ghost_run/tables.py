"""What happens in Run, Ghost, Run!, in words. Only the entries of a plan are secret (RG-6.19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightkeep.core.events import EventKind
from nightkeep.games.run_ghost_run import events as names
from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.packing import NOTHING as NO_PIECE
from nightkeep.games.run_ghost_run.sight import MIRRORED
from nightkeep.games.run_ghost_run.state import PIECE_KEYS, POSES, SEATS, SIDES
from nightkeep.games.run_ghost_run.words import (
    NOTHING,
    card_text,
    count_points,
    door_name,
    field_name,
    ghost_name,
    points_text,
)

Words = Mapping[str, Any]
SORTS = ("move", "leave", "merge", "take back")
LIES = {
    "up": "upright",
    "down": "upside down",
    "back": "on its back",
    "front": "on its front",
    "left": "on its left side",
    "right": "on its right side",
}


def _piece(board: Components, number: int) -> str:
    return NOTHING if number == NO_PIECE else PIECE_KEYS[number]


def _seats(board: Components, bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


_PLACE = {
    "ghost": lambda board, n: ghost_name(n),
    "field": lambda board, n: field_name(n),
    "spot": lambda board, n: [n % 3, n // 3],
}
_PIECE = {"piece": _piece, "pose": lambda board, n: POSES[n], "under": lambda board, n: bool(n)}
_DOOR = {"door": lambda board, n: door_name(n)}


def _at(w: Words) -> str:
    level = f", {w['level'] / 100:.2f} up" if w.get("level") else ""
    return f"{w['field']} {w['spot'][0]},{w['spot'][1]}{level}"


def _entered(w: Words) -> str:
    name = w["ghost"]
    if w["sort"] == "leave":
        return f"You plan: {name} leaves."
    if w["sort"] == "take back":
        return f"You plan: take back {name}."
    if w["sort"] == "merge":
        return f"You plan: {name} merges with {w['partner']} at {_at(w)}."
    return f"You plan: {name} goes to {_at(w)}."


def _struck(w: Words) -> str:
    return f"Midnight card: {w['card']}{'' if w['card'].endswith(('!', '?')) else '.'}"


def _saw(w: Words) -> str:
    way = " in the mirror" if w["way"] == "mirror" else ""
    return f"{w['who']}'s {w['ghost']} ghost is seen{way} from door {w['door']}."


def _drew(w: Words) -> str:
    value, *pieces = w["card"].split(" ")
    return f"{w['who']} draws a card of {value}: {' or '.join(pieces) or 'no furniture'}."


def _scored(w: Words) -> str:
    return f"{w['who']} has {count_points(w['points'])}."


def _took(w: Words) -> str:
    return f"{w['who']} moves no furniture." if w["piece"] == NOTHING else f"{w['who']} takes the {w['piece']}."


def _stands(w: Words) -> str:
    return f"{w['x'] / 100:.2f}, {w['y'] / 100:.2f}, turned {w['turn']}°, {LIES[w['pose']]}"


def _placed(w: Words) -> str:
    layer = "below the others" if w["under"] else "over the others"
    return f"{w['who']} places the {w['piece']} at {_stands(w)}, {layer}."


def _laid(w: Words) -> str:
    return f"The {w['piece']} is now at {_stands(w)}."


def _again(w: Words) -> str:
    return f"{' and '.join(w['tied'])} share the highest roll and roll again."


def _kind(
    name: str,
    fields: tuple[str, ...],
    rules: tuple[str, ...],
    text: Any,
    decode: Mapping[str, Any] | None = None,
    **more: Any,
) -> EventKind:
    return EventKind(name, fields, rules, text, decode or {}, **more)


_SPOT = ("ghost", "field", "spot", "level")

EVENTS = {
    names.ARRANGED: _kind(
        "arranged",
        ("arrangement",),
        ("RG-3.3",),
        "The lobby is furnished: {arrangement}.",
        {"arrangement": lambda board, n: board.arrangements[n]},
        reveals=True,
    ),
    names.PLACED: _kind(
        "placed", ("piece", "x", "y", "turn", "pose", "under"), ("RG-5.8", "RG-5.9"), _placed, _PIECE, reveals=True
    ),
    names.RETURNED: _kind(
        "returned", ("piece",), ("RG-5.7",), "{who} puts the {piece} back as it was.", _PIECE, reveals=True
    ),
    names.KEPT: _kind(
        "kept",
        ("piece", "ghost", "field"),
        ("RG-10.5", "RG-5.12"),
        "The {piece} stays as it is: {who}'s {ghost} ghost would find no place in {field}.",
        {**_PLACE, **_PIECE},
        reveals=True,
    ),
    names.BEGINS: _kind("begins", (), ("RG-3.11",), "{who} is drawn to begin.", reveals=True),
    names.HUNG: _kind("first door", ("door",), ("RG-3.6",), "The keyhole starts at door {door}.", _DOOR, reveals=True),
    names.ROUND: _kind("round", ("round",), ("RG-4.1", "RG-4.2"), "Round {round}: {who} holds the die."),
    names.STRUCK: _kind(
        "midnight",
        ("card",),
        ("RG-10.1",),
        _struck,
        {"card": lambda board, n: board.midnight[n]},
        reveals=True,
    ),
    names.LAID: _kind("furniture", ("piece", "x", "y", "turn", "pose", "z"), ("RG-10.5",), _laid, _PIECE, reveals=True),
    names.DREW: _kind(
        "drew",
        ("card",),
        ("RG-4.3", "RG-4.4"),
        _drew,
        {"card": lambda board, n: card_text(board.table[0], n)},
        reveals=True,
    ),
    names.TOOK: _kind("took", ("piece",), ("RG-5.1", "RG-5.6"), _took, _PIECE, reveals=True),
    names.ENTRY: _kind(
        "planned",
        ("sort", "ghost", "partner", "field", "spot", "level"),
        ("RG-6.17",),
        _entered,
        {**_PLACE, "sort": lambda board, n: SORTS[n], "partner": lambda board, n: ghost_name(n)},
        secret=frozenset({"sort", "ghost", "partner", "field", "spot", "level"}),
    ),
    names.COMMITTED: _kind("committed", (), ("RG-6.19",), "{who} has made a plan.", reveals=True),
    names.MOVED: _kind(
        "moved", _SPOT, ("RG-6.8", "RG-6.20"), lambda w: f"{w['who']}'s {w['ghost']} ghost goes to {_at(w)}.", _PLACE
    ),
    names.LEFT_LOBBY: _kind(
        "escaped", ("ghost", "field"), ("RG-6.9",), "{who}'s {ghost} ghost leaves from {field} and is safe.", _PLACE
    ),
    names.MERGED: _kind(
        "merged",
        ("ghost", "partner", "made", "field", "spot", "level"),
        ("RG-11.3",),
        lambda w: f"{w['who']}'s {w['ghost']} and {w['partner']} ghosts become {w['made']} at {_at(w)}.",
        {**_PLACE, "partner": lambda board, n: ghost_name(n), "made": lambda board, n: ghost_name(n)},
    ),
    names.UNMERGED: _kind(
        "not merged",
        ("ghost", "partner", "field"),
        ("RG-11.14",),
        "{who}'s {ghost} and {partner} ghosts cannot merge in {field}.",
        {**_PLACE, "partner": lambda board, n: ghost_name(n)},
    ),
    names.TAKEN_BACK: _kind(
        "taken back", ("ghost",), ("RG-11.17", "RG-11.18"), "{who} takes the escaped {ghost} ghost back.", _PLACE
    ),
    names.PUT_BACK: _kind(
        "put back",
        _SPOT,
        ("RG-5.14", "RG-5.15", "RG-6.21"),
        lambda w: f"{w['who']}'s {w['ghost']} ghost finds room at {_at(w)}.",
        _PLACE,
    ),
    names.ROLLED: _kind("rolled", ("pips",), ("RG-7.1", "RG-7.7"), "{who} rolls {pips}.", reveals=True),
    names.AGAIN: _kind("tie", ("tied",), ("RG-7.4",), _again, {"tied": _seats}, seats=frozenset({"tied"})),
    names.CHOOSES: _kind("chooser", (), ("RG-7.1", "RG-7.3"), "{who} chooses the side of the keyhole."),
    names.NAMED: _kind(
        "side", ("side",), ("RG-7.5",), "{who} names side {side}.", {"side": lambda board, n: SIDES[n]}, reveals=True
    ),
    names.DOOR: _kind(
        "keyhole", ("door",), ("RG-7.7", "RG-8.1"), "The keyhole is at door {door}.", _DOOR, reveals=True
    ),
    names.DIE: _kind("die", (), ("RG-7.8", "RG-7.9"), "{who} gets the die."),
    names.SEEN: _kind(
        "seen",
        ("ghost", "door", "way", "x", "y", "z"),
        ("RG-8.4", "RG-8.5", "RG-8.10", "RG-8.11"),
        _saw,
        {**_PLACE, **_DOOR, "way": lambda board, n: "mirror" if n == MIRRORED else "direct"},
        reveals=True,
    ),
    names.BOUNCED: _kind(
        "bounce",
        ("ghost", "x", "y", "z"),
        ("RG-8.5",),
        "The line to {ghost} bounces off the mirror.",
        _PLACE,
        reveals=True,
    ),
    names.UNSEEN: _kind("nobody", ("door",), ("RG-8.10",), "Nobody is seen from door {door}.", _DOOR, reveals=True),
    names.SENT_BACK: _kind(
        "sent back", ("ghost",), ("RG-5.17", "RG-10.22"), "{who}'s {ghost} ghost has to go back.", _PLACE
    ),
    names.LIES: _kind("lying", (), ("RG-10.7",), "All ghosts in the lobby lie down."),
    names.STANDS: _kind("standing", (), ("RG-10.9",), "The ghosts stand up again."),
    names.FACED: _kind(
        "faced",
        ("ghost", "field", "spot"),
        ("RG-10.15", "RG-10.16"),
        lambda w: f"{w['who']}'s {w['ghost']} ghost stands spellbound before the mirror at {_at(w)}.",
        _PLACE,
    ),
    names.TAGGED: _kind(
        "tagged",
        ("ghost", "other", "swapped", "field"),
        ("RG-10.17",),
        "{who}'s {ghost} ghost takes the place of {other}'s {swapped} ghost in {field}.",
        {**_PLACE, "swapped": lambda board, n: ghost_name(n)},
        seats=frozenset({"other"}),
        reveals=True,
    ),
    names.BROUGHT: _kind(
        "brought",
        _SPOT,
        ("RG-10.18",),
        lambda w: f"{w['who']}'s {w['ghost']} ghost comes to {_at(w)}.",
        _PLACE,
        reveals=True,
    ),
    names.GREW: _kind(
        "grew",
        ("ghost", "made", "field", "spot", "level"),
        ("RG-10.24", "RG-10.25"),
        lambda w: f"{w['who']}'s {w['made']} ghost takes the place of {w['ghost']} at {_at(w)}.",
        {**_PLACE, "made": lambda board, n: ghost_name(n)},
        reveals=True,
    ),
    names.TURNED: _kind(
        "turned",
        ("side",),
        ("RG-10.28", "RG-10.29"),
        "{who} now starts from side {side}.",
        {"side": lambda board, n: SIDES[n]},
        reveals=True,
    ),
    names.STEPPED: _kind(
        "stepped",
        _SPOT,
        ("RG-10.32", "RG-10.33"),
        lambda w: f"{w['who']}'s {w['ghost']} ghost goes on to {_at(w)}.",
        _PLACE,
    ),
    names.POINTS: _kind(
        "points",
        ("points",),
        ("RG-9.2", "RG-9.3"),
        _scored,
        {"points": lambda board, n: points_text(n)},
    ),
    names.WON: _kind("won", (), ("RG-9.5", "RG-9.8"), "{who} wins."),
}
