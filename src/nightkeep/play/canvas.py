"""The canvas that games draw on for the terminal: styled text over walls that join by themselves."""

from __future__ import annotations

import unicodedata
from functools import cache
from textwrap import wrap

NIGHT, STONE, LAMPLIT = "#0e1326", "#1d2440", "#4a3414"
SEAM, ROOM, WALL = "#46527f", "#8a90b8", "#7f8fd0"
MOON, FAINT, CANDLE, MINT, BLOOD = "#f3ecc8", "#8089ad", "#ffb65c", "#9fe8d8", "#e0566a"

LIGHT, HEAVY = 1, 2  # weights of walls

Span = tuple[str, str]  # a text and its style
Line = list[Span]
Arms = tuple[int, int, int, int]  # the weights of a wall's arms at one place: up, right, down, left

ROUND_CORNERS: dict[Arms, str] = {(0, 1, 1, 0): "╭", (0, 0, 1, 1): "╮", (1, 1, 0, 0): "╰", (1, 0, 0, 1): "╯"}


def width_of(char: str) -> int:
    """Return how many columns a character takes."""
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def fit(text: str, room: int) -> str:
    """Return the text; if it is wider than ``room`` columns, cut it short and end it with a dot."""
    text = "".join(c if c.isprintable() else " " for c in text)
    if sum(map(width_of, text)) <= room:
        return text
    kept, used = "", 0
    for char in text:
        if used + width_of(char) > room - 1:
            break
        kept, used = kept + char, used + width_of(char)
    return kept.rstrip() + "." if room > 1 else kept


def wrapped(text: str, room: int, style: str = "") -> list[Line]:
    """Return a text in lines of at most ``room`` letters."""
    return [[(line, style)] for line in wrap(text, room)]


def length(line: Line) -> int:
    """Return how many columns a line takes."""
    return sum(width_of(c) for text, _ in line for c in text)


@cache
def box_characters() -> dict[Arms, str]:
    """Return the box-drawing characters by the weight (0, 1 light, 2 heavy) of their arms: up, right, down, left."""
    weights = {"LIGHT": 1, "HEAVY": 2}
    arms = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}
    found: dict[Arms, str] = {}
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
        found[shape[0], shape[1], shape[2], shape[3]] = chr(code)
    return found


class Canvas:
    """Characters with styles, and walls that join by themselves; text lies over walls.

    ``background``: the colour of what nothing is drawn on; empty for the terminal's own, and rows then end with what
    is drawn last. ``rounded``: whether the corners of light walls are round.
    """

    def __init__(self, width: int, height: int, background: str = "", rounded: bool = True) -> None:
        self.width = width
        self.background = background
        self.characters = box_characters() | (ROUND_CORNERS if rounded else {})
        self.text: list[list[tuple[str, str] | None]] = [[None] * width for _ in range(height)]
        self.ground: dict[tuple[int, int], str] = {}
        self.walls: dict[tuple[int, int], list[int]] = {}
        self.paint: dict[tuple[int, int], str] = {}

    def put(self, y: int, x: int, line: Line) -> None:
        """Write a line from a place on; letters outside the canvas are left out."""
        for text, style in line:
            for char in text:
                wide = width_of(char)
                if wide == 0 or x < 0 or x + wide > self.width:
                    continue
                self.text[y][x] = (char, style)
                if wide == 2:
                    self.text[y][x + 1] = ("", style)
                x += wide

    def write(self, y: int, x: int, text: str, style: str = "") -> None:
        """Write a text of one style."""
        self.put(y, x, [(text, style)])

    def cell(self, y: int, x: int) -> Span:
        """Return the letter at a place and its style, as they were written there."""
        return self.text[y][x] or (" ", "")

    def cut(self, height: int) -> None:
        """Keep the first ``height`` rows."""
        del self.text[height:]

    def fill(self, y: int, x: int, height: int, width: int, colour: str) -> None:
        """Give a rectangle a background colour, and clear what is written there."""
        for row in range(y, y + height):
            for col in range(x, x + width):
                self.ground[row, col] = colour
                self.text[row][col] = None

    def box(self, y: int, x: int, bottom: int, right: int, weight: int, colour: str) -> None:
        """Draw four walls around a rectangle; where walls meet, the heavier one gives the colour."""
        # Each wall: where it begins, the arm that leads on along it (1 right, 2 down), its length, and its step
        for row, col, arm, steps, dy, dx in (
            (y, x, 1, right - x, 0, 1),
            (bottom, x, 1, right - x, 0, 1),
            (y, x, 2, bottom - y, 1, 0),
            (y, right, 2, bottom - y, 1, 0),
        ):
            for i in range(steps):
                here, there = (row + dy * i, col + dx * i), (row + dy * i + dy, col + dx * i + dx)
                for at, side in ((here, arm), (there, (arm + 2) % 4)):
                    self.text[at[0]][at[1]] = None
                    shape = self.walls.setdefault(at, [0, 0, 0, 0])
                    if weight >= max(shape):
                        self.paint[at] = colour
                    shape[side] = max(shape[side], weight)

    def _at(self, y: int, x: int) -> Span:
        """Return what is to be seen at a place: text over walls over the background."""
        ground = self.ground.get((y, x), self.background)
        written = self.text[y][x]
        if written is not None:
            char, style = written
            return char, _on(style, ground)
        if (y, x) in self.walls:
            shape = self.walls[y, x]
            return self.characters[shape[0], shape[1], shape[2], shape[3]], _on(self.paint[y, x], ground)
        return " ", _on("", ground)

    def rows(self) -> list[str]:
        """Return every row as rich markup; a run of one style is one tag."""
        from rich.markup import escape  # here, because programs that draw nothing need not load it

        found = []
        for y in range(len(self.text)):
            out, run, last = "", "", ""
            for x in range(self.width):
                char, style = self._at(y, x)
                if style != last and run:
                    out, run = out + _tagged(escape(run), last), ""
                run, last = run + char, style
            found.append((out + _tagged(escape(run), last)).rstrip())
        return found

    def markup(self) -> str:
        """Return the whole canvas as rich markup."""
        return "\n".join(self.rows())


def _on(style: str, ground: str) -> str:
    """Return a style with this background, unless it has its own."""
    return f"{style} on {ground}".strip() if ground and " on " not in f" {style}" else style


def _tagged(text: str, style: str) -> str:
    return f"[{style}]{text}[/]" if style else text
