"""What people call fields, ghosts, doors, lengths, cards and points."""

from __future__ import annotations

from nightkeep.games.run_ghost_run.state import NUMBER, PIECE_KEYS, SIDES, SIZE, SIZES, Board


def ghost_name(ghost: int) -> str:
    """Return the name of a seat's ghost: 'large', 'medium 2', 'small 4'."""
    size = SIZES[SIZE[ghost]]
    return size if ghost == 0 else f"{size} {NUMBER[ghost]}"


def field_name(field: int) -> str:
    """Return the name of a field: 'c2'."""
    return f"{'abcdef'[field % 6]}{field // 6 + 1}"


def length_text(length: int) -> str:
    """Return a length in 1/100 field as people write it: '3.25'."""
    return f"{length // 100}.{length % 100:02d}"


def door_name(door: int) -> str:
    """Return the name of a door: 'S3'."""
    return f"{SIDES[door // 6]}{door % 6 + 1}"


def shown_pieces(b: Board, card: int) -> list[str]:
    """Return the pieces that a movement card shows."""
    return [key for piece, key in enumerate(PIECE_KEYS) if int(b.shows[card]) >> piece & 1]


def card_text(b: Board, card: int) -> str:
    """Return what people call a movement card: '8 mirror trolley', '10'."""
    return " ".join([str(int(b.value[card])), *shown_pieces(b, card)])


def points_text(half_points: int) -> str:
    """Return points as people write them: '3', '3 1/2', '1/2'."""
    whole, half = divmod(half_points, 2)
    return " ".join(([str(whole)] if whole or not half else []) + (["1/2"] if half else []))
