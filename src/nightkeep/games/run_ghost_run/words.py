"""What people call things: fields, spots, doors, ghosts, lengths, cards; and back again."""

from __future__ import annotations

import re

from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.state import MIDNIGHT_KEYS, NUMBER, PIECE_KEYS, POSES, SIDES, SIZE, SIZES, Board

NOTHING = "nothing"
LENGTH = re.compile(r"(\d{1,2})(?:\.(\d{1,2}))?")
FIELD = re.compile(r"([a-f])([1-6])")
SPOT = re.compile(r"([0-2]),([0-2])")
DOOR = re.compile(r"([swne])([1-6])")
MIDNIGHT = tuple(key.replace("_", " ") for key in MIDNIGHT_KEYS)


def ghost_name(ghost: int) -> str:
    """'large', 'medium 2', 'small 4'."""
    size = SIZES[SIZE[ghost]]
    return size if ghost == 0 else f"{size} {NUMBER[ghost]}"


def read_ghost(words: list[str]) -> tuple[int, list[str]]:
    """A ghost at the beginning of some words, and the words after it."""
    names = ("large", *(ghost_name(ghost) for ghost in range(1, 7)))
    for count in (1, 2):
        name = " ".join(words[:count])
        if name in names:
            return names.index(name), words[count:]
    raise ValueError(f"'{' '.join(words[:2])}' is no ghost; a seat's ghosts are {', '.join(names)}")


def field_name(field: int) -> str:
    """'c2'."""
    return f"{'abcdef'[field % 6]}{field // 6 + 1}"


def read_field(text: str) -> int:
    if not (found := FIELD.fullmatch(text)):
        raise ValueError(f"there is no field '{text}'; fields are a1 to f6")
    return (int(found[2]) - 1) * 6 + "abcdef".index(found[1])


def length_text(length: int) -> str:
    """1/100 field as people write it: '3.25'."""
    return f"{length // 100}.{length % 100:02d}"


def read_length(text: str, most: int) -> int:
    if not (found := LENGTH.fullmatch(text)):
        raise ValueError(f"'{text}' is no length; lengths look like 3.25")
    length = int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))
    if length > most:
        raise ValueError(f"'{text}' is too much; at most {length_text(most)} is possible")
    return length


def place_text(field: int, anchor: int, level: int) -> str:
    """'c2 0,1', or 'c2 0,1 on 0.54' above the floor."""
    spot = f"{field_name(field)} {anchor % 3},{anchor // 3}"
    return f"{spot} on {length_text(level)}" if level else spot


def read_place(words: list[str]) -> tuple[int, int, int]:
    """Field, anchor and level."""
    if len(words) not in (2, 4) or (len(words) == 4 and words[2] != "on"):
        raise ValueError(f"'{' '.join(words)}' is no place; places look like c2 0,1 or c2 0,1 on 0.54")
    field = read_field(words[0])
    if not (spot := SPOT.fullmatch(words[1])):
        raise ValueError(f"'{words[1]}' is no spot; spots are 0,0 to 2,2, from the west and from the south")
    return field, int(spot[2]) * 3 + int(spot[1]), read_length(words[3], 2047) if len(words) == 4 else 0


def door_name(door: int) -> str:
    """'S3'."""
    return f"{SIDES[door // 6]}{door % 6 + 1}"


def read_door(text: str) -> int:
    if not (found := DOOR.fullmatch(text)):
        raise ValueError(f"there is no door '{text}'; doors are s1 to s6, w1 to w6, n1 to n6 and e1 to e6")
    return "swne".index(found[1]) * 6 + int(found[2]) - 1


def read_side(text: str) -> int:
    if text not in ("s", "w", "n", "e"):
        raise ValueError(f"there is no side '{text}'; the sides are s, w, n and e")
    return "swne".index(text)


def read_piece(text: str) -> int:
    if text not in PIECE_KEYS:
        raise ValueError(f"there is no piece '{text}'; the pieces are {', '.join(PIECE_KEYS)}")
    return PIECE_KEYS.index(text)


def read_pose(text: str) -> int:
    if text not in POSES:
        raise ValueError(f"there is no pose '{text}'; the poses are {', '.join(POSES)}")
    return POSES.index(text)


def read_number(text: str, low: int, high: int, what: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3 or not low <= int(text) <= high:
        raise ValueError(f"'{text}' is no {what}; it is a whole number from {low} to {high}")
    return int(text)


def shown_pieces(b: Board, card: int) -> list[str]:
    """The pieces a movement card shows."""
    return [key for piece, key in enumerate(PIECE_KEYS) if int(b.shows[card]) >> piece & 1]


def card_text(b: Board, card: int) -> str:
    """'8 mirror trolley', '10'."""
    return " ".join([str(int(b.value[card])), *shown_pieces(b, card)])


def read_card(board: Components, text: str) -> int:
    """The lowest card that looks so."""
    b = board.table[0]
    texts = [card_text(b, card) for card in range(len(b.value))]
    if text not in texts:
        raise ValueError(f"there is no movement card '{text}'; the cards are {', '.join(dict.fromkeys(texts))}")
    return texts.index(text)


def points_text(half_points: int) -> str:
    """'3', '3 1/2', '1/2'."""
    whole, half = divmod(half_points, 2)
    return " ".join(([str(whole)] if whole or not half else []) + (["1/2"] if half else []))


def count_points(points: int | str) -> str:
    """'1 point', '3 points', '1/2 point'."""
    return f"{points} {'point' if str(points) in ('1/2', '1') else 'points'}"


def bigger_name(ghost: int) -> str:
    """The size above a ghost's."""
    return SIZES[min(2, SIZE[ghost] + 1)]
