"""The types that a component file is decoded to; board.py checks what they cannot say.

Lengths are in 1/100 field, unless a name ends with 600; those are in 1/600 field.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from nightkeep.games.run_ghost_run import state as k

LONGEST = 300  # a piece's longest side in any pose; the bounds of the exact tests (geometry.py, sight.py) rest on it
GREATEST_N = 6000  # and on this one, of the rotations

Text = Annotated[str, Meta(min_length=1, max_length=200)]
PieceKey = Literal["mirror", "trolley", "desk", "piano", "armchair", "table"]
PoseKey = Literal["up", "down", "back", "front", "left", "right"]
SideKey = Literal["S", "W", "N", "E"]
Across = Annotated[int, Meta(ge=-LONGEST, le=LONGEST)]
Length = Annotated[int, Meta(ge=1, le=LONGEST)]
Height = Annotated[int, Meta(ge=0, le=LONGEST)]
Place = Annotated[int, Meta(ge=0, le=k.SIDE)]
Part = Annotated[int, Meta(ge=0, le=GREATEST_N)]
Box = tuple[Across, Across, Across, Across, Across, Across]  # x0, x1, y0, y1, z0, z1
Size = tuple[int, int, int]


class Table(Struct, forbid_unknown_fields=True):
    """A table of the file; unknown keys are refused."""


class LobbyTable(Table):
    """The lobby as it always is [RG-1.1 to RG-1.4]."""

    columns: list[str]
    rows: list[int]
    spots_per_field: int
    sides: list[str]
    doors_per_side: int


LOBBY = LobbyTable(list("abcdef"), [1, 2, 3, 4, 5, 6], 9, list(k.SIDES), k.DOORS // 4)


class KeyholeTable(Table):
    """Where keyholes are [RG-1.4, RG-8.1]."""

    height_600: Annotated[int, Meta(ge=1, le=6 * k.SIDE)]
    position: dict[SideKey, list[int | str]]


class SeatsTable(Table):
    """Seats, their sides, their ghosts, the cards left out [RG-1.6, RG-3.1, RG-3.2, RG-3.8]."""

    colours: Annotated[tuple[Text, ...], Meta(min_length=k.SEATS, max_length=k.SEATS)]
    sides_2_opposite: tuple[SideKey, SideKey]
    sides_2_adjacent: tuple[SideKey, SideKey]
    sides_3: tuple[SideKey, SideKey, SideKey]
    sides_4: tuple[SideKey, SideKey, SideKey, SideKey]
    small: Literal[4]
    medium: Literal[2]
    large: Literal[1]
    cards_removed: dict[str, int]


class Points(Table):
    """Half points by size [RG-9.2 to RG-9.4]."""

    escaped: Size
    lobby: Size


class ScoringTable(Table):
    """Half points by the option scoring."""

    one_two_three: Points = msgspec.field(name="1-2-3")
    one_three_five: Points = msgspec.field(name="1-3-5")


class GhostTable(Table):
    """A size of ghosts: footprint and heights [RG-1.7 to RG-1.9]."""

    size: Literal["small", "medium", "large"]
    spots: int
    width_600: int
    height_standing: Length
    height_lying: Length


class SamplesTable(Table):
    """The sample points of a size: every combination of a height and an offset [RG-8.3]."""

    size: Literal["small", "medium", "large"]
    pose: Literal["standing", "lying"]
    heights: Annotated[list[int], Meta(min_length=1)]
    offsets: Annotated[list[tuple[int, int]], Meta(min_length=1)]


class BoxTable(Table):
    """A box of a piece, upright."""

    name: str
    box: Box


class PieceTable(Table):
    """A piece of furniture; nothing reads its note [RG-1.12, RG-2.1 to RG-2.6]."""

    key: PieceKey
    title: Text
    size: Size
    box: Annotated[tuple[BoxTable, ...], Meta(min_length=1, max_length=k.MOST_BOXES)]
    note: str = ""


class FaceTable(Table):
    """The mirror's reflecting rectangle [RG-2.4]."""

    y: Across
    x: tuple[Across, Across]
    z: tuple[Height, Height]


class PoseTable(Table):
    """Where the axes of a piece come to lie in a pose; nothing reads which face is underneath."""

    map: tuple[str, ...]
    underneath: str = ""


class RotationTable(Table):
    """Rotations by 0 to 89 degrees, each [degrees, C, S, N] [RG-2.7, RG-2.8]."""

    table: Annotated[list[tuple[Part, Part, Part, Part]], Meta(min_length=90, max_length=90)]


class CardTable(Table):
    """A movement card [RG-1.10, RG-1.11]."""

    id: int
    value: Annotated[int, Meta(ge=1, le=k.HIGHEST_CARD)]
    pieces: Annotated[tuple[PieceKey, ...], Meta(max_length=2)]


class MidnightTable(Table):
    """A midnight card; nothing reads when it strikes and its rule [RG-1.12]."""

    id: int
    key: str
    title: Text
    when: str
    rule: str


class ArrangementTable(Table):
    """An arrangement: the pieces in piece order, each [key, x, y, rotation, pose] [RG-2.10, RG-3.3]."""

    id: int
    key: str
    title: Text
    pieces: Annotated[
        tuple[tuple[PieceKey, Place, Place, Annotated[int, Meta(ge=0, le=359)], PoseKey], ...],
        Meta(min_length=k.PIECES, max_length=k.PIECES),
    ]


class ComponentFile(Table):
    """A component file as it is written."""

    game: Literal["run-ghost-run"]
    prefix: Literal["RG"]
    lobby: LobbyTable
    keyhole: KeyholeTable
    die: dict[Literal["faces"], list[int]]
    seats: SeatsTable
    scoring: ScoringTable
    ghost: Annotated[list[GhostTable], Meta(min_length=3, max_length=3)]
    samples: Annotated[list[SamplesTable], Meta(min_length=6, max_length=6)]
    mirror_face: FaceTable
    pose: dict[PoseKey, PoseTable]
    pose_size: dict[PieceKey, dict[PoseKey, Size]]
    rotation: RotationTable
    piece: Annotated[list[PieceTable], Meta(min_length=k.PIECES, max_length=k.PIECES)]
    card: Annotated[list[CardTable], Meta(min_length=k.CARDS, max_length=k.CARDS)]
    midnight: Annotated[list[MidnightTable], Meta(min_length=k.MIDNIGHT_CARDS, max_length=k.MIDNIGHT_CARDS)]
    arrangement: Annotated[list[ArrangementTable], Meta(min_length=k.ARRANGEMENTS, max_length=k.ARRANGEMENTS)]
    name: Text = "The lobby"
