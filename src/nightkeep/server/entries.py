"""The entries of a table's log: everything that happened there, in order. A table's state is its log, folded."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from nightkeep.server.messages import SeatKind


class LogEntry(Struct, frozen=True, omit_defaults=True, tag_field="do"):
    """One thing that happened at a table."""


class Seated(LogEntry, frozen=True, tag="seat"):
    """A seat was given, kept, taken or left."""

    seat: int
    kind: SeatKind
    name: str
    guest: str | None = None
    level: str | None = None
    seed: str | None = None


class Started(LogEntry, frozen=True, tag="start"):
    """The game began."""


class Moved(LogEntry, frozen=True, tag="move"):
    """A seat's decision; ``bot``: made by a bot, for itself or for an absent player."""

    seat: int
    action: str
    bot: bool = False


class Drawn(LogEntry, frozen=True, tag="draw"):
    """A random outcome."""

    action: str


class Undone(LogEntry, frozen=True, tag="undo"):
    """The last ``count`` actions were undone."""

    seat: int
    count: int


class Marked(LogEntry, frozen=True, tag="mark"):
    """A public marker was set, moved or removed."""

    seat: int
    name: str
    place: str | None = None


class Spoken(LogEntry, frozen=True, tag="say"):
    """Chat; ``to``: the seats of a team, or everybody."""

    seat: int
    text: str
    to: tuple[int, ...] | None = None


class Replaced(LogEntry, frozen=True, tag="away"):
    """A bot plays for an absent player until they come back."""

    seat: int
    level: str


class Returned(LogEntry, frozen=True, tag="back"):
    """The player is back on the seat."""

    seat: int


class Lapsed(LogEntry, frozen=True, tag="lapse"):
    """The seat's time ran out; a bot plays this one turn."""

    seat: int


class Continued(LogEntry, frozen=True, tag="next"):
    """A rematch is at this table."""

    table: str


class Closed(LogEntry, frozen=True, tag="close"):
    """The game ended early: everybody left, nobody went on with it, or (``full``) its log has no room left."""

    full: bool = False


class Rewound(LogEntry, frozen=True, tag="rewind"):
    """The database lost rows: the game goes on from row ``after``, and rows between that one and this are not used.

    Messages are numbered on from ``n``, which is beyond every number that anybody was told before.
    """

    after: int
    n: int


Entry = (
    Seated | Started | Moved | Drawn | Undone | Marked | Spoken | Replaced | Returned | Lapsed | Continued | Closed
    | Rewound
)  # fmt: skip

REWOUND = b'"do":"rewind"'  # how such a row's JSON can be told; in text that people wrote, quotation marks are escaped
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[Entry]).decode
