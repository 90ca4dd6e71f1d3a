"""Hidden Rooms at the terminal: the grid on the left, and what a player should know on the right."""

from __future__ import annotations

from itertools import pairwise

from nightkeep.games.hidden_rooms.state import SIDE
from nightkeep.play.canvas import LIGHT, Canvas, Line, Span, wrapped
from nightkeep.rules.messages import sayer
from nightkeep.rules.things import JsonObject

say = sayer("hidden-rooms")

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
LEGEND = ("terminal-legend-fits", "terminal-legend-monster", "terminal-legend-route")

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
    return f" {tile['colour']} {tile['number']} ", INK[tile["colour"]]  # as actions name it


def _draw_square(canvas: Canvas, y: int, x: int, p: Position, name: str, marks: dict[str, str]) -> None:
    """Draw three lines: the tile; who stands there; the route and what the monster sees."""
    if name in p["tiles"]:
        canvas.put(y, x, [_tile(p["tiles"][name])])
    elif name in (p["exit"], p["start"]):
        canvas.write(y, x, say("terminal-exit" if name == p["exit"] else "terminal-start"), "bold")
    monster = p["monster"]
    if monster and name == monster["square"]:
        who = say("terminal-caught" if name == p["child"] else "terminal-monster")
        canvas.write(y + 1, x + 1, who + NOSES[monster["facing"]], "bold magenta")
    elif name == p["child"]:
        canvas.write(y + 1, x + 1, f"{'★' if p['star'] else ''}{say('terminal-child')}", "bold")
    elif name == p["searching"]:
        canvas.write(y + 1, x + 3, "?", "bold")
    mark = marks.get(name, "")
    ahead = any(char.isdigit() for char in mark) or mark.startswith(say("terminal-end"))
    canvas.write(y + 2, x, mark, "bold" if ahead else "dim")
    if monster and name in monster["sight"]:
        eye = say("terminal-eye")
        canvas.write(y + 2, x + INSIDE - len(eye), eye, "bold yellow")


def _route_marks(p: Position) -> dict[str, str]:
    """Return the arrow of each route square; those ahead are numbered in the order the monster will reach them."""
    if not p["stage"]["named"]:
        return {}
    route = p["stage"]["route"]
    coming = p["monster"]["coming"] if p["monster"] else route[1:]
    marks = {}
    for here, there in pairwise(route):
        step = (COLUMNS.index(there[0]) - COLUMNS.index(here[0]), int(there[1]) - int(here[1]))
        first = "" if p["monster"] or here != route[0] else f" {say('terminal-first')}"
        marks[here] = f"{ARROWS[step]}{coming.index(here) + 1 if here in coming else first}"
    last = route[-1]
    marks[last] = say("terminal-end") + (f" {coming.index(last) + 1}" if last in coming else "")
    return marks


def _panel(p: Position, won: bool) -> list[Line]:
    """Return what is beside the grid."""
    stage = p["stage"]
    about = {"number": stage["number"], "stage": stage["name"]}
    if stage["named"]:
        title, text = say("terminal-stage", **about), wrapped(stage["flavour"], ROOM, "italic")
    else:
        title, text = say("terminal-new-stage"), wrapped(say("terminal-new-stage-six", **about), ROOM)
    won_and_lost = {"wins": p["wins"], "needed": p["wins_needed"], "losses": p["losses"], "most": p["losses_allowed"]}
    score = say("terminal-score", **won_and_lost)
    lines: list[Line] = [[(title, "bold")], *text, [], [(score, "")]]
    if p["star"]:
        lines.append([(say("terminal-star"), "")])
    if p["monster"]:
        turns = say("terminal-turns", turns=p["turns"], limit=p["turn_limit"])
        lines += [[(turns, "")], [], *wrapped(_pieces(p), ROOM)]
    lines += [[], *_areas(p), [], *wrapped(_next(p, won), ROOM, "bold"), []]
    return lines + [line for entry in LEGEND for line in wrapped(say(entry), ROOM, "dim")]


def _pieces(p: Position) -> str:
    """Return where child and monster are."""
    monster = p["monster"]
    where = {"child": p["child"], "square": monster["square"], "facing": monster["facing"]}
    sentences = [say("terminal-pieces", **where, sees=monster["sees_child"])]
    if not monster["on_route"]:
        sentences.append(say("terminal-off-route", square=monster["coming"][0]))
    if left := len(monster["coming"]):
        sentences.append(say("terminal-squares-left", n=left, end=p["stage"]["route"][-1]))
    return " ".join(sentences)


def _areas(p: Position) -> list[Line]:
    """Return where tiles lie that are not on the grid."""
    lines: list[Line] = []
    if p["offer"]:
        lines.append(
            [(f"{say('terminal-drawn')} ", ""), *[span for tile in p["offer"] for span in ((" ", ""), _tile(tile))]]
        )
    lines.append([(say("terminal-memory", tiles=len(p["memory"]), most=p["memory_size"]), "")])
    for tile in p["memory"]:
        span = _tile(tile)
        fits = say("terminal-fits" if tile["fits"] else "terminal-does-not-fit")
        lines.append([("  ", ""), span, (" " * (INSIDE + 1 - len(span[0])) + fits, "")])
    if p["discard"]:
        lines.append([(f"{say('terminal-aside')} ", ""), _tile(p["discard"])])
    lines.append([(say("terminal-pile", tiles=len(p["pile"])), "")])
    for colour in INK:
        held = " ".join(str(tile["number"]) for tile in p["pile"] if tile["colour"] == colour)
        lines.append([(f"  {colour.ljust(7)}{held or '-'}", "")])
    return lines


def _next(p: Position, won: bool) -> str:
    """Return what happens next, or how the game has ended."""
    phase = p["phase"]
    if phase == "over":
        return f"{_end(p)} {say('terminal-won' if won else 'terminal-lost')}"
    if phase == "act":
        return say("terminal-act", moves=p["moves_left"], exit=p["exit"])
    if phase == "lay":
        return say("terminal-lay", start=p["start"])
    if phase == "search":
        return say("terminal-search", square=p["searching"])
    return say("terminal-stage-tile" if phase == "stage tile" else "terminal-start-tiles")


def _end(p: Position) -> str:
    """Return how the last stage has ended."""
    if p["child"] == p["exit"]:
        return say("terminal-out")
    if p["child"] == p["monster"]["square"]:
        return say("terminal-child-caught")
    if p["monster"]["square"] == p["stage"]["route"][-1]:
        return say("terminal-route-end")
    return say("terminal-limit")
