"""What a table's log holds: everything that happened there, in order. A table is its log and nothing else."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from nightkeep.server.messages import SeatKind


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="do"):
    """One thing that happened at a table."""


class Seated(Entry, frozen=True, tag="seat"):
    """A seat was given, kept, taken or left."""

    seat: int
    kind: SeatKind
    name: str
    guest: str | None = None
    level: str | None = None
    seed: str | None = None


class Started(Entry, frozen=True, tag="start"):
    """The game began."""


class Moved(Entry, frozen=True, tag="move"):
    """A seat's decision; ``bot``: made by a bot, for itself or for an absent player."""

    seat: int
    action: str
    bot: bool = False


class Drawn(Entry, frozen=True, tag="draw"):
    """A random outcome."""

    action: str


class Undone(Entry, frozen=True, tag="undo"):
    """So many last actions were taken back."""

    seat: int
    count: int


class Marked(Entry, frozen=True, tag="mark"):
    """A public marker was set, moved or removed."""

    seat: int
    name: str
    place: str | None = None


class Spoken(Entry, frozen=True, tag="say"):
    """Chat; ``to``: the seats of a team, or everybody."""

    seat: int
    text: str
    to: tuple[int, ...] | None = None


class Replaced(Entry, frozen=True, tag="away"):
    """A bot plays for an absent player, until he comes back."""

    seat: int
    level: str


class Returned(Entry, frozen=True, tag="back"):
    """The player is back on his seat."""

    seat: int


class Lapsed(Entry, frozen=True, tag="lapse"):
    """The seat's time ran out; a bot plays this one turn."""

    seat: int


class Continued(Entry, frozen=True, tag="next"):
    """A rematch is at this table."""

    table: str


class Closed(Entry, frozen=True, tag="close"):
    """The game ended early: everybody left, nobody went on with it, or (``full``) its log has no room left."""

    full: bool = False


class Rewound(Entry, frozen=True, tag="rewind"):
    """The database lost rows: the game goes on from row ``after``, and rows between that one and this are not used.

    Messages are numbered on from ``n``, which is beyond every number that anybody was told before.
    """

    after: int
    n: int


Entries = (
    Seated | Started | Moved | Drawn | Undone | Marked | Spoken | Replaced | Returned | Lapsed | Continued | Closed
    | Rewound
)  # fmt: skip

REWOUND = b'"do":"rewind"'  # in a row's text; in what people wrote, quotation marks are escaped
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[Entries]).decode
