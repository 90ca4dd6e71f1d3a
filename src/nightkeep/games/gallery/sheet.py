"""A sheet of characters for drawing at the terminal: styled text over walls that join by themselves."""

from __future__ import annotations

import unicodedata
from functools import cache

NIGHT, STONE, LAMPLIT = "#0e1326", "#1d2440", "#4a3414"
SEAM, ROOM, WALL = "#46527f", "#8a90b8", "#7f8fd0"
MOON, FAINT, CANDLE, MINT, BLOOD = "#f3ecc8", "#8089ad", "#ffb65c", "#9fe8d8", "#e0566a"

LIGHT, HEAVY = 1, 2  # weights of walls

Span = tuple[str, str]  # a text and its style
Line = list[Span]


def width_of(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def fit(text: str, room: int) -> str:
    """Shortened with a dot where it is too wide for the room."""
    text = "".join(c if c.isprintable() else " " for c in text)
    if sum(map(width_of, text)) <= room:
        return text
    kept, used = "", 0
    for char in text:
        if used + width_of(char) > room - 1:
            break
        kept, used = kept + char, used + width_of(char)
    return kept.rstrip() + "." if room > 1 else kept


def length(line: Line) -> int:
    return sum(width_of(c) for text, _ in line for c in text)


@cache
def box_characters() -> dict[tuple[int, int, int, int], str]:
    """Box-drawing characters by the weight (0, 1 light, 2 heavy) of their arms: up, right, down, left."""
    weights = {"LIGHT": 1, "HEAVY": 2}
    arms = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}
    found = {}
    for code in range(0x2500, 0x2580):
        parts = [part.split() for part in unicodedata.name(chr(code)).removeprefix("BOX DRAWINGS ").split(" AND ")]
        if not all(word in weights or word in arms for part in parts for word in part):
            continue
        shape = [0, 0, 0, 0]
        common = next(weights[word] for part in parts for word in part if word in weights)
        for part in parts:
            weight = next((weights[word] for word in part if word in weights), common)
            for word in part:
                for arm in arms.get(word, ()):
                    shape[arm] = weight
        found[tuple(shape)] = chr(code)
    rounded = {(0, 1, 1, 0): "╭", (0, 0, 1, 1): "╮", (1, 1, 0, 0): "╰", (1, 0, 0, 1): "╯"}
    return {**found, **rounded}  # type: ignore[dict-item]


class Sheet:
    """Characters with styles, and walls that join by themselves; text lies over walls."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.text: list[list[tuple[str, str] | None]] = [[None] * width for _ in range(height)]
        self.ground: dict[tuple[int, int], str] = {}
        self.walls: dict[tuple[int, int], list[int]] = {}
        self.paint: dict[tuple[int, int], str] = {}

    def put(self, y: int, x: int, line: Line) -> None:
        for text, style in line:
            for char in text:
                wide = width_of(char)
                if wide == 0 or x < 0 or x + wide > self.width:
                    continue
                self.text[y][x] = (char, style)
                if wide == 2:
                    self.text[y][x + 1] = ("", style)
                x += wide

    def cut(self, height: int) -> None:
        """Keep this many rows."""
        del self.text[height:]

    def fill(self, y: int, x: int, height: int, width: int, colour: str) -> None:
        """An empty floor of one colour."""
        for row in range(y, y + height):
            for col in range(x, x + width):
                self.ground[row, col] = colour
                self.text[row][col] = None

    def box(self, y: int, x: int, bottom: int, right: int, weight: int, colour: str) -> None:
        """Four walls; where walls meet, the heavier one gives the colour."""
        for row, col, arm, length, dy, dx in (
            (y, x, 1, right - x, 0, 1),
            (bottom, x, 1, right - x, 0, 1),
            (y, x, 2, bottom - y, 1, 0),
            (y, right, 2, bottom - y, 1, 0),
        ):
            for i in range(length):
                here, there = (row + dy * i, col + dx * i), (row + dy * i + dy, col + dx * i + dx)
                for at, side in ((here, arm), (there, (arm + 2) % 4)):
                    self.text[at[0]][at[1]] = None
                    shape = self.walls.setdefault(at, [0, 0, 0, 0])
                    if weight >= max(shape):
                        self.paint[at] = colour
                    shape[side] = max(shape[side], weight)

    def _at(self, y: int, x: int) -> tuple[str, str]:
        ground = self.ground.get((y, x), NIGHT)
        written = self.text[y][x]
        if written is not None:
            char, style = written
            return char, style if " on " in f" {style}" else f"{style} on {ground}".strip()
        if (y, x) in self.walls:
            shape = self.walls[y, x]
            return box_characters()[shape[0], shape[1], shape[2], shape[3]], f"{self.paint[y, x]} on {ground}"
        return " ", f"on {ground}"

    def markup(self) -> str:
        from rich.markup import escape  # here: whoever only plays many games need not load it

        lines = []
        for y in range(len(self.text)):
            out, run, last = "", "", ""
            for x in range(self.width):
                char, style = self._at(y, x)
                if style != last and run:
                    out, run = out + f"[{last}]{escape(run)}[/]", ""
                run, last = run + char, style
            lines.append(out + f"[{last}]{escape(run)}[/]")
        return "\n".join(lines)
