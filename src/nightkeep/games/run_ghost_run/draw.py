"""The lobby from above at the terminal, with rich's markup, at most 120 columns wide.

A field is 10 columns by 5 lines. Furniture is shaded by the height of its top; a ghost is a letter of its seat's
colour (S small, M medium, L large), small where something above covers it. Dots are lines of sight.
"""

from __future__ import annotations

from itertools import pairwise
from textwrap import wrap
from typing import Any

from rich.markup import escape

from nightkeep.games.run_ghost_run.words import count_points

COLUMNS = 120
ACROSS, DOWN = 10, 5  # characters for a field
SEATS = ("bright_blue", "bright_red", "bright_green", "orange1")
SHADES = ("grey23", "grey35", "grey46", "grey58", "grey70")  # from low to high
HIGHEST = (30, 60, 90, 120)
LETTERS = {"mirror": "i", "trolley": "t", "desk": "d", "piano": "p", "armchair": "c", "table": "b"}
FACE, KEYHOLE, SIGHT, BORDER = "bold bright_cyan", "bold black on bright_yellow", "bright_yellow", "grey50"
LONGEST_NAME = 20

Cell = tuple[str, str]


class Canvas:
    """The lobby's floor as characters with a style each, and the height of what is on top of each."""

    def __init__(self) -> None:
        self.cells: list[list[Cell]] = [[(" ", "")] * (6 * ACROSS) for _ in range(6 * DOWN)]
        self.tops = [[0.0] * (6 * ACROSS) for _ in range(6 * DOWN)]

    def middle(self, row: int, column: int) -> tuple[float, float]:
        """Where the middle of a character is, in 1/100 field."""
        return (column + 0.5) * 100 / ACROSS, 600 - (row + 0.5) * 100 / DOWN

    def place(self, x: float, y: float) -> tuple[int, int]:
        """The character at a point, in 1/100 field."""
        row = min(6 * DOWN - 1, max(0, int((600 - y) * DOWN / 100)))
        return row, min(6 * ACROSS - 1, max(0, int(x * ACROSS / 100)))


def draw_lobby(view: dict[str, Any], names: tuple[str, ...]) -> str:
    """A whole view (see view.py) as text."""
    position = view["position"]
    canvas = Canvas()
    _draw_floor(canvas)
    for piece in sorted(position["furniture"], key=lambda piece: position["stacking"].index(piece["piece"])):
        _draw_piece(canvas, piece)
    for sight in position["sight"]:
        _draw_line(canvas, sight)
    inside = [
        (ghost["level"], seat, i)
        for seat, player in enumerate(position["seats"])
        for i, ghost in enumerate(player["ghosts"])
        if ghost["where"] == "lobby"
    ]
    for _, seat, i in sorted(inside):
        _draw_ghost(canvas, seat, position["seats"][seat]["ghosts"][i])
    for sight in position["sight"]:
        row, column = canvas.place(sight["point"][0] / 6, sight["point"][1] / 6)
        canvas.cells[row][column] = ("*", f"bold {SEATS[sight['seat']]}")
    return "\n".join([*_frame(canvas, position["keyhole"]), *_captions(view, position, names)])


def _draw_floor(canvas: Canvas) -> None:
    for row in range(6 * DOWN):
        for column in range(6 * ACROSS):
            if row % DOWN == DOWN - 1 and column % ACROSS == 0:
                canvas.cells[row][column] = ("+", "grey30")
    for field_row in range(6):
        for field_column in range(6):
            label = f"{'abcdef'[field_column]}{6 - field_row}"
            for i, char in enumerate(label):
                canvas.cells[field_row * DOWN][field_column * ACROSS + i] = (char, "grey30")


def _draw_piece(canvas: Canvas, piece: dict[str, Any]) -> None:
    """Each character shows the highest box under its middle."""
    cos, sin = piece["cos"], piece["sin"]
    for row in range(6 * DOWN):
        for column in range(6 * ACROSS):
            x, y = canvas.middle(row, column)
            dx, dy = x - piece["x"], y - piece["y"]
            own_x, own_y = cos * dx + sin * dy, cos * dy - sin * dx
            tops = [
                box[5] + piece["z"] for box in piece["boxes"] if box[0] <= own_x <= box[1] and box[2] <= own_y <= box[3]
            ]
            if tops and max(tops) >= canvas.tops[row][column]:
                top = max(tops)
                canvas.tops[row][column] = top
                shade = SHADES[sum(top > limit for limit in HIGHEST)]
                style = FACE if piece["piece"] == "mirror" else "white"
                canvas.cells[row][column] = (LETTERS[piece["piece"]], f"{style} on {shade}")


def _draw_ghost(canvas: Canvas, seat: int, ghost: dict[str, Any]) -> None:
    """A letter in each of its spots; lower case where furniture hides it from above."""
    x0, y0 = "abcdef".index(ghost["field"][0]) * 100, (int(ghost["field"][1]) - 1) * 100
    width = {"small": 1, "medium": 2, "large": 3}[ghost["size"]]
    letter = ghost["size"][0].upper()
    for i in range(width):
        for j in range(width):
            x = x0 + (ghost["spot"][0] + i + 0.5) * 100 / 3
            y = y0 + (ghost["spot"][1] + j + 0.5) * 100 / 3
            row, column = canvas.place(x, y)
            covered = canvas.tops[row][column] > ghost["level"]
            canvas.cells[row][column] = (letter.lower() if covered else letter, f"bold {SEATS[seat]}")
    if width == 1:
        canvas.cells[row][min(column + 1, 6 * ACROSS - 1)] = (str(ghost["number"]), SEATS[seat])


def _draw_line(canvas: Canvas, sight: dict[str, Any]) -> None:
    stops = [sight["eye"], *([sight["bounce"]] if sight["bounce"] else []), sight["point"]]
    for start, end in pairwise(stops):
        steps = 1 + int(max(abs(end[0] - start[0]) * ACROSS, abs(end[1] - start[1]) * DOWN) / 600)
        for step in range(steps + 1):
            x, y = (start[i] + (end[i] - start[i]) * step / steps for i in (0, 1))
            row, column = canvas.place(x / 6, y / 6)
            char, style = canvas.cells[row][column]
            ground = style.partition(" on ")[2]
            if char in (" ", "+") or ground:
                canvas.cells[row][column] = ("·", f"{SIGHT} on {ground}" if ground else SIGHT)


def _frame(canvas: Canvas, keyhole: str | None) -> list[str]:
    """Walls with the numbers of the doors; the keyhole stands out."""
    lines = [_wall("N", keyhole)]
    for row, cells in enumerate(canvas.cells):
        number = 6 - row // DOWN if row % DOWN == DOWN // 2 else None
        west, east = (_door(side, number, keyhole) for side in "WE")
        lines.append(f"{west}{_markup(cells)}{east}")
    return [*lines, _wall("S", keyhole)]


def _door(side: str, number: int | None, keyhole: str | None) -> str:
    if number is None:
        return f"[{BORDER}]│[/]"
    style = KEYHOLE if keyhole == f"{side}{number}" else BORDER
    return f"[{style}]{number}[/]"


def _wall(side: str, keyhole: str | None) -> str:
    doors = []
    for number in range(1, 7):
        style = KEYHOLE if keyhole == f"{side}{number}" else BORDER
        doors.append(f"[{BORDER}]{'─' * (ACROSS // 2)}[/][{style}]{number}[/][{BORDER}]{'─' * (ACROSS // 2 - 1)}[/]")
    left, right = ("┌", "┐") if side == "N" else ("└", "┘")
    return f"[{BORDER}]{left}[/]{''.join(doors)}[{BORDER}]{right}[/]"


def _markup(row: list[Cell]) -> str:
    """One line: runs of a style become one tag."""
    parts: list[str] = []
    i = 0
    while i < len(row):
        style, text = row[i][1], ""
        while i < len(row) and row[i][1] == style:
            text += row[i][0]
            i += 1
        parts.append(f"[{style}]{text}[/]" if style else text)
    return "".join(parts)


def _captions(view: dict[str, Any], position: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    """Under the lobby: the round, the seats with their cards and ghosts, one's plan, and the signs."""
    title = f", midnight card: {position['midnight_title']}" if position["midnight"] else ""
    lines = wrap(f"Round {position['round']} of 5{title}. Keyhole: {position['keyhole'] or 'not yet'}.", COLUMNS)
    for seat, player in enumerate(position["seats"]):
        name = escape(names[seat][:LONGEST_NAME])
        lines.append(f"[bold {SEATS[seat]}]{name}[/]{' (die)' if position['die'] == seat else ''}: {_about(player)}")
    plan = position["plan"]
    if plan is not None:
        entries = "; ".join(plan["entries"]) or "nothing yet"
        left = f" ({count_points(plan['left'])} left)" if "left" in plan else ""
        lines += wrap(f"Your plan{left}: {entries}.", COLUMNS)
    pieces = ", ".join(
        f"{LETTERS[piece['piece']]} {piece['piece']} {piece['z'] / 100:.2f}-{_top(piece) / 100:.2f}"
        for piece in position["furniture"]
    )
    signs = "S M L ghosts (small letters: something is above), the lighter the higher"
    signs += ", * seen along ·" if position["sight"] else ""
    return [*lines, *wrap(f"Heights: {pieces}." if pieces else "The lobby is empty.", COLUMNS), *wrap(signs, COLUMNS)]


def _top(piece: dict[str, Any]) -> float:
    return float(piece["z"] + max(box[5] for box in piece["boxes"]))


def _about(player: dict[str, Any]) -> str:
    card = player["card"]
    held = "no card" if card is None else " ".join([f"card {card['value']}", *card["pieces"]])
    places = []
    for where in ("stock", "edge", "reserve", "escaped"):
        count = dict.fromkeys(("small", "medium", "large"), 0)
        for ghost in player["ghosts"]:
            count[ghost["size"]] += ghost["where"] == where
        said = " ".join(f"{n}{size[0].upper()}" for size, n in count.items() if n)
        if said:
            places.append(f"{where} {said}")
    return f"side {player['side']}, {held}, {count_points(player['points'])}; {', '.join(places) or 'all in the lobby'}"
