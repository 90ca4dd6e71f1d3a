"""The castle's cross-section at the terminal, with rich's markup, at most 120 columns wide."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.markup import escape

COLUMNS = 120
ROWS_EACH = 1.5  # lines for one unit of height: a storey of two units has room for two lines of text
WIDEST = 4.0  # columns for one unit of width, where the castle is narrow

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
WALLS = {
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌",
    DOWN | LEFT: "┐",
    UP | RIGHT: "└",
    UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    DOWN | LEFT | RIGHT: "┬",
    UP | LEFT | RIGHT: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}
STEPS = {"stairs": "//", "ladder": "HH", "trapdoor": "=="}
WALL, ROCK, RED, LOCKED = "grey50", "grey23", "bold red", "bold white on red"
MAX, TRAP, MARK, GUESS = "bold black on bright_cyan", "bold magenta", "bright_cyan", "bold black on bright_yellow"
SEATS = ("bright_yellow", "bright_green", "bright_magenta", "bright_blue", "bright_white")
HEAT = ("grey15", "dark_red", "red3", "orange3", "gold1")  # from hardly any history to most of them
HOT_TEXT = ("white", "white", "white", "black", "black")

ENDS = {"caught": "was caught", "stuck": "was stuck", "escaped": "escaped"}
LONGEST_NAME = 24

Cell = tuple[str, str]


class Canvas:
    """A grid of characters with a style each."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[list[Cell]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for i, char in enumerate(text):
            self.cells[row][column + i] = (char, style)

    def lines(self) -> list[str]:
        return [_markup(row) for row in self.cells]


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
    return "".join(parts).rstrip()


class Plan:
    """Where things of one castle go on a canvas."""

    def __init__(self, castle: dict[str, Any]) -> None:
        self.across = min(WIDEST, (COLUMNS - 1) / castle["width"])
        self.rooms = {room["id"]: room for room in castle["rooms"]}
        self.castle = castle
        self.canvas = Canvas(self.column(castle["width"]) + 1, self.line(castle["height"]) + 1)

    def column(self, x: int) -> int:
        return int(x * self.across)

    def line(self, y: int) -> int:
        return int(y * ROWS_EACH)

    def box(self, room: dict[str, Any]) -> tuple[int, int, int, int]:
        """Top, left, bottom and right wall."""
        return (
            self.line(room["y"]),
            self.column(room["x"]),
            self.line(room["y"] + room["h"]),
            self.column(room["x"] + room["w"]),
        )

    def width(self, room: int) -> int:
        """Columns between a room's walls."""
        _, left, _, right = self.box(self.rooms[room])
        return right - left - 1

    def draw_walls(self) -> None:
        cells = self.canvas.cells
        for row in range(self.line(self.castle["ground"]) + 1, len(cells)):
            cells[row] = [("░", ROCK)] * len(cells[row])
        joints: dict[tuple[int, int], int] = {}
        for room in self.rooms.values():
            top, left, bottom, right = self.box(room)
            for row in range(top + 1, bottom):
                self.canvas.put(row, left + 1, " " * (right - left - 1), "")
            for row in (top, bottom):
                for column in range(left, right + 1):
                    ways = (LEFT if column > left else 0) | (RIGHT if column < right else 0)
                    joints[row, column] = joints.get((row, column), 0) | ways
            for column in (left, right):
                for row in range(top, bottom + 1):
                    ways = (UP if row > top else 0) | (DOWN if row < bottom else 0)
                    joints[row, column] = joints.get((row, column), 0) | ways
        for (row, column), ways in joints.items():
            cells[row][column] = (WALLS[ways], WALL)

    def draw_passages(self, locked: list[int] | None) -> None:
        for way in self.castle["passages"]:
            top_a, left_a, bottom_a, right_a = self.box(self.rooms[way["a"]])
            top_b, left_b, bottom_b, right_b = self.box(self.rooms[way["b"]])
            if way["kind"] == "door":
                column = right_a if right_a == left_b else left_a
                row = min(bottom_a, bottom_b) - 1
                shut = locked is not None and {way["a"], way["b"]} == set(locked)
                style = LOCKED if shut else RED if way["lockable"] else ""
                self.canvas.put(row, column, "X" if shut else ":", style)
            else:
                row = bottom_a if bottom_a == top_b else top_a
                left, right = max(left_a, left_b) + 1, min(right_a, right_b) - 1
                middle = (left + right) // 2
                self.canvas.put(row, middle, STEPS[way["kind"]][: right - middle + 1], "")

    def write(self, room: int, first: list[Cell], second: list[Cell], ground: str) -> None:
        """Two lines into a room; what does not fit into the second goes to the end of the first."""
        top, left, bottom, _ = self.box(self.rooms[room])
        width = self.width(room)
        first = (first + second[width:])[:width]
        for offset, cells in ((1, first), (2, second[:width])):
            if ground:
                self.canvas.put(top + offset, left + 1, " " * width, ground)
            for i, (char, style) in enumerate(cells):
                self.canvas.cells[top + offset][left + 1 + i] = (char, style)
        if ground:
            for row in range(top + 3, bottom):
                self.canvas.put(row, left + 1, " " * width, ground)


def draw_castle(view: dict[str, Any], names: tuple[str, ...]) -> str:
    """A whole view (see view.py) as text."""
    position = view["position"]
    plan = Plan(position["castle"])
    plan.draw_walls()
    plan.draw_passages(position["locked"])
    histories = {entry["room"]: entry["histories"] for entry in position.get("belief", ())}
    total = sum(histories.values())
    own = position.get("own", {})
    marked = set(own.get("visited", position.get("shown_rooms", ())))
    marked |= {card["room"] for card in position.get("trail", ())}
    max_room = own.get("room") or position["at"]
    guess = view["marks"]["suspicion"]
    for room in plan.rooms:
        warm = _warmth(histories.get(room, 0), total)
        ground = f"{HOT_TEXT[warm]} on {HEAT[warm]}" if room in histories else ""
        number = RED if room in position["castle"]["red"] else "bold"
        first = [
            (char, f"{number} {ground[len(HOT_TEXT[warm]) :]}".strip() if ground else number) for char in str(room)
        ]
        if room == position["trap"]:
            first.append(("^", TRAP))
        if room in marked:
            first.append(("*", MARK))
        second: list[Cell] = []
        if str(room) == guess:  # GC-6.10: not to be taken for Max
            (first if len(first) < plan.width(room) else second).append(("?", GUESS))
        if room == max_room:
            second.append(("M", MAX))
        for figure in position["figures"]:
            if figure["room"] == room:
                second.append((figure["name"][0].upper(), f"bold {SEATS[figure['seat']]}"))
        if not second and room in histories:
            second = [(char, ground) for char in share(histories[room], total)]
        plan.write(room, first, second, ground)
    return "\n".join([*plan.canvas.lines(), *_captions(position, names, bool(histories), guess)])


def share(part: int, total: int) -> str:
    """'12%', or '<1%'."""
    percent = part * 100 // total
    return f"{percent}%" if percent else "<1%"


def _warmth(part: int, total: int) -> int:
    if not total:
        return 0
    return sum(part * 100 >= total * limit for limit in (2, 6, 15, 35))


def _captions(position: dict[str, Any], names: tuple[str, ...], heat: bool, guess: str | None) -> list[str]:
    """Under the castle: the night, Max's cards, the figures and the signs."""
    frames = []
    for frame in position["frames"]:
        if frame["used"]:
            left = "o" * frame["animals"] + "." * (frame["spaces"] - frame["animals"])
            text = f"{frame['name']} {left}"
            frames.append(f"[bold]> {text}[/]" if frame["name"] == position["frame"] else text)
    name = escape(position["castle"]["name"][:LONGEST_NAME])
    lines = [f"[bold]{name}[/], round {position['round']}. Animals left: {'  '.join(frames)}"]
    lines += wrap(_max_line(position), COLUMNS)
    figures = [_figure(figure, names) for figure in position["figures"]]
    lines += [", ".join(figures[i : i + 2]) for i in range(0, len(figures), 2)]
    signs = ": door, // stairs, HH ladder, == trapdoor, red can be locked, M Max"
    signs += ", X locked" if position["locked"] else ""
    signs += ", ^ trap" if position["trap"] else ""
    signs += ", * visited" if "shown_rooms" in position or "own" in position or "trail" in position else ""
    signs += ", ? what the chasers guess" if guess else ""
    signs += ", % share of Max's possible ways" if heat else ""
    return [*lines, *wrap(signs, COLUMNS)]


def _figure(figure: dict[str, Any], names: tuple[str, ...]) -> str:
    name, player = figure["name"].capitalize(), escape(names[figure["seat"]][:LONGEST_NAME])
    where = f"in {figure['room']}" if figure["room"] else "not placed"
    return f"[bold {SEATS[figure['seat']]}]{name[0]}[/] {name} of {player} {where}"


def _max_line(position: dict[str, Any]) -> str:
    """Where Max is and what he holds, or that he has not been drawn yet (GC-3.19)."""
    if position["max"] is None:
        return "It is drawn who is Max."
    if position["open_card"] is None:
        return "Max has not appeared yet."
    cards = [str(position["open_card"])]
    for card in position["row"]:
        face = ("break in " if card.get("play") == "break" else "") + str(card.get("room", "?"))
        cards.append(f"{face} (cheat)" if card["cheat"] else face)
    where = f"is in {position['at']}" if position["at"] else "is invisible"
    if position["result"]:
        where = f"{ENDS[position['result']]} in {position['at']}"
    hand = [f"{position['cheats']} cheat"]
    if "own" in position:
        hand.append(f"{position['own']['breaks']} break")
    hand += ["chimney"] if position["chimney"] else []
    hand += ["door"] if position["door_card"] else []
    text = f"Max {where}. His cards: {' '.join(cards)}. He holds: {', '.join(hand)}."
    if "shown_breaks" in position:
        text += f" Breaks shown: {position['shown_breaks']}."
    return text
