"""Hidden Rooms at the terminal: the grid on the left, and what a player should know on the right."""

from __future__ import annotations

from itertools import pairwise

from nightkeep.games.hidden_rooms.state import SIDE
from nightkeep.play.canvas import LIGHT, Canvas, Line, Span, wrapped
from nightkeep.rules.things import JsonObject

WIDTH = 120
ACROSS, DOWN = 11, 4  # columns and rows of a square, with the wall on its left and above it
INSIDE = ACROSS - 1
LEFT, TOP = 2, 1  # the upper left corner of the grid
PANEL = LEFT + SIDE * ACROSS + 3  # the first column of the panel beside the grid
ROOM = WIDTH - PANEL
COLUMNS = "abcdef"
ARROWS = {(0, -1): "↑", (1, 0): "→", (0, 1): "↓", (-1, 0): "←"}  # by step in columns and rows
NOSES = {"up": "▲", "right": "▶", "down": "▼", "left": "◀"}
INK = {"red": "white on red", "blue": "white on blue", "green": "black on green", "yellow": "black on yellow"}
LEGEND = (
    "A tile fits if its number is at least that of the",
    "tile under the child, or if they share a colour.",
    "▲▶▼◀ where the monster looks; eye: what it sees",
    "→3 its route, 3 squares ahead; at END you lose",
)

Position = JsonObject  # the game's own part of a view


def draw(view: JsonObject, names: tuple[str, ...]) -> str:
    """Return a view as text with rich's markup, at most 120 columns wide."""
    position = view["position"]
    panel = _panel(position, bool(view["winners"]))
    canvas = Canvas(WIDTH, max(TOP + SIDE * DOWN + 1, len(panel)), rounded=False)
    marks = _route_marks(position)
    for column, letter in enumerate(COLUMNS):
        x = LEFT + ACROSS * column
        canvas.write(0, x + 1, letter.center(INSIDE))
        for row in range(SIDE):
            y = TOP + DOWN * row
            canvas.box(y, x, y + DOWN, x + ACROSS, LIGHT, "")
            canvas.write(y + 2, 0, str(row + 1))
            _draw_square(canvas, y + 1, x + 1, position, f"{letter}{row + 1}", marks)
    for y, line in enumerate(panel):
        canvas.put(y, PANEL, line)
    return canvas.markup()


def _tile(tile: JsonObject) -> Span:
    return f" {tile['colour']} {tile['number']} ", INK[tile["colour"]]


def _draw_square(canvas: Canvas, y: int, x: int, p: Position, name: str, marks: dict[str, str]) -> None:
    """Draw three lines: the tile; who stands there; the route and what the monster sees."""
    if name in p["tiles"]:
        canvas.put(y, x, [_tile(p["tiles"][name])])
    elif name in (p["exit"], p["start"]):
        canvas.write(y, x, "EXIT" if name == p["exit"] else "start", "bold")
    monster = p["monster"]
    if monster and name == monster["square"]:
        who = "CAUGHT" if name == p["child"] else "MONSTER"
        canvas.write(y + 1, x + 1, who + NOSES[monster["facing"]], "bold magenta")
    elif name == p["child"]:
        canvas.write(y + 1, x + 1, "★CHILD" if p["star"] else "CHILD", "bold")
    elif name == p["searching"]:
        canvas.write(y + 1, x + 3, "?", "bold")
    mark = marks.get(name, "")
    ahead = any(char.isdigit() or char == "E" for char in mark)
    canvas.write(y + 2, x, mark, "bold" if ahead else "dim")
    if monster and name in monster["sight"]:
        canvas.write(y + 2, x + INSIDE - 3, "eye", "bold yellow")


def _route_marks(p: Position) -> dict[str, str]:
    """Return the arrow of each route square; those ahead are numbered in the order the monster will reach them."""
    if not p["stage"]["named"]:
        return {}
    route = p["stage"]["route"]
    coming = p["monster"]["coming"] if p["monster"] else route[1:]
    marks = {}
    for here, there in pairwise(route):
        step = (COLUMNS.index(there[0]) - COLUMNS.index(here[0]), int(there[1]) - int(here[1]))
        number = f"{coming.index(here) + 1}" if here in coming else "" if p["monster"] or here != route[0] else " first"
        marks[here] = f"{ARROWS[step]}{number}"
    last = route[-1]
    marks[last] = "END" + (f" {coming.index(last) + 1}" if last in coming else "")
    return marks


def _panel(p: Position, won: bool) -> list[Line]:
    """Return what is beside the grid."""
    stage = p["stage"]
    if stage["named"]:
        title, text = f"Stage {stage['number']}: {stage['name']}", wrapped(stage["flavour"], ROOM, "italic")
    else:
        title = "A new stage: a tile will name it"
        text = wrapped(f"(a six: stage {stage['number']}, {stage['name']})", ROOM)
    score = f"Stages won {p['wins']} of {p['wins_needed']}, lost {p['losses']} of {p['losses_allowed']}"
    lines: list[Line] = [[(title, "bold")], *text, [], [(score, "")]]
    if p["star"]:
        lines.append([("★ The child shows its star side.", "")])
    if p["monster"]:
        lines += [[(f"Turns passed {p['turns']} of {p['turn_limit']}", "")], [], *wrapped(_pieces(p), ROOM)]
    lines += [[], *_areas(p), [], *wrapped(_next(p, won), ROOM, "bold"), []]
    return lines + [[(line, "dim")] for line in LEGEND]


def _pieces(p: Position) -> str:
    """Return where child and monster are."""
    monster = p["monster"]
    sees = "sees the child!" if monster["sees_child"] else "does not see the child."
    text = f"Child on {p['child']}. Monster on {monster['square']}, looking {monster['facing']}: it {sees}"
    if not monster["on_route"]:
        text += f" It is off its route and heads for {monster['coming'][0]}."
    if left := len(monster["coming"]):
        text += f" {left} route square{'s' if left > 1 else ''} to its end {p['stage']['route'][-1]}."
    return text


def _areas(p: Position) -> list[Line]:
    """Return where tiles lie that are not on the grid."""
    lines: list[Line] = []
    if p["offer"]:
        lines.append([("Drawn: ", ""), *[span for tile in p["offer"] for span in ((" ", ""), _tile(tile))]])
    lines.append([(f"Memory area ({len(p['memory'])} of {p['memory_size']}):", "")])
    for tile in p["memory"]:
        span = _tile(tile)
        fits = "fits" if tile["fits"] else "does not fit"
        lines.append([("  ", ""), span, (" " * (INSIDE + 1 - len(span[0])) + fits, "")])
    if p["discard"]:
        lines.append([("Put aside: ", ""), _tile(p["discard"])])
    lines.append([(f"Pile: {len(p['pile'])} tiles", "")])
    for colour in INK:
        held = " ".join(str(tile["number"]) for tile in p["pile"] if tile["colour"] == colour)
        lines.append([(f"  {colour.ljust(7)}{held or '-'}", "")])
    return lines


def _next(p: Position, won: bool) -> str:
    """Return what happens next, or how the game has ended."""
    phase = p["phase"]
    if phase == "over":
        return f"{_end(p)} You have {'won' if won else 'lost'} the game{'!' if won else '.'}"
    if phase == "act":
        moves = p["moves_left"]
        may = f"up to {moves} move{'s' if moves > 1 else ''}, then" if moves else "no move left;"
        return f"Your turn: {may} one search, or done. Get the child to the exit {p['exit']}."
    return {
        "stage tile": "A tile is drawn to name the stage.",
        "start tiles": "Two tiles are drawn to choose from.",
        "lay": f"Choose the tile the child starts on ({p['start']}); the other one goes to the memory area.",
        "search": f"A tile of the pile is drawn for {p['searching']}.",
    }[phase]


def _end(p: Position) -> str:
    """Return how the last stage has ended."""
    if p["child"] == p["exit"]:
        return "The child is out!"
    if p["child"] == p["monster"]["square"]:
        return "The child is caught."
    if p["monster"]["square"] == p["stage"]["route"][-1]:
        return "The monster is at the end of its route."
    return "The turn limit is reached."
