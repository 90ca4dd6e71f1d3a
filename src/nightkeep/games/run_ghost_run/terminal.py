"""Run, Ghost, Run! at the terminal: the lobby from above, and below it what players should know.

A field is 10 columns by 5 lines. Furniture is shaded by the height of its top; a ghost is a letter of its seat's
colour (S small, M medium, L large), in lower case where something above covers it. Dots are lines of sight.
"""

from __future__ import annotations

from itertools import pairwise
from textwrap import wrap

from nightkeep.play.canvas import LIGHT, Canvas
from nightkeep.rules.messages import sayer
from nightkeep.rules.things import JsonObject

say = sayer("run-ghost-run")

COLUMNS = 120
ACROSS, DOWN = 10, 5  # characters for a field
WIDTH, HEIGHT = 6 * ACROSS, 6 * DOWN
SEATS = ("bright_blue", "bright_red", "bright_green", "orange1")
SHADES = ("grey23", "grey35", "grey46", "grey58", "grey70")  # from low to high
HIGHEST = (30, 60, 90, 120)
LETTERS = {"mirror": "i", "trolley": "t", "desk": "d", "piano": "p", "armchair": "c", "table": "b"}
FACE, KEYHOLE, SIGHT = "bold bright_cyan", "bold black on bright_yellow", "bright_yellow"
BORDER, FLOOR = "grey50", "grey30"
LONGEST_NAME = 20

Tops = dict[tuple[int, int], float]  # the height of what is on top, by place on the canvas


def draw(view: JsonObject, names: tuple[str, ...]) -> str:
    """Return a view as text with rich's markup, at most 120 columns wide."""
    position = view["position"]
    canvas = Canvas(WIDTH + 2, HEIGHT + 2, rounded=False)
    _draw_floor(canvas, position["keyhole"])
    tops: Tops = {}
    for piece in sorted(position["furniture"], key=lambda piece: position["stacking"].index(piece["piece"])):
        _draw_piece(canvas, tops, piece)
    for sight in position["sight"]:
        _draw_line(canvas, sight)
    inside = [
        (ghost["level"], seat, i)
        for seat, player in enumerate(position["seats"])
        for i, ghost in enumerate(player["ghosts"])
        if ghost["where"] == "lobby"
    ]
    for _, seat, i in sorted(inside):
        _draw_ghost(canvas, tops, seat, position["seats"][seat]["ghosts"][i])
    for sight in position["sight"]:
        canvas.write(*_place(sight["point"][0] / 6, sight["point"][1] / 6), "*", f"bold {SEATS[sight['seat']]}")
    return "\n".join([canvas.markup(), *_captions(position, names)])


def _place(x: float, y: float) -> tuple[int, int]:
    """Return the place on the canvas of a point in 1/100 field."""
    row = min(HEIGHT - 1, max(0, int((600 - y) * DOWN / 100)))
    return row + 1, min(WIDTH - 1, max(0, int(x * ACROSS / 100))) + 1


def _draw_floor(canvas: Canvas, keyhole: str | None) -> None:
    """Draw the walls with the numbers of the doors, of which the keyhole stands out, and the names of the fields."""
    canvas.box(0, 0, HEIGHT + 1, WIDTH + 1, LIGHT, BORDER)
    for number in range(1, 7):
        x, y = ACROSS * number - ACROSS // 2 + 1, HEIGHT - DOWN * number + DOWN // 2 + 1
        for side, place in (("N", (0, x)), ("S", (HEIGHT + 1, x)), ("W", (y, 0)), ("E", (y, WIDTH + 1))):
            canvas.write(*place, str(number), KEYHOLE if keyhole == f"{side}{number}" else BORDER)
    for row in range(6):
        for column in range(6):
            canvas.write(1 + DOWN * row, 1 + ACROSS * column, f"{'abcdef'[column]}{6 - row}", FLOOR)
            canvas.write(DOWN * (row + 1), 1 + ACROSS * column, "+", FLOOR)


def _draw_piece(canvas: Canvas, tops: Tops, piece: JsonObject) -> None:
    """Draw a piece of furniture: each character shows the highest box under its middle."""
    cos, sin = piece["cos"], piece["sin"]
    for row in range(HEIGHT):
        for column in range(WIDTH):
            dx = (column + 0.5) * 100 / ACROSS - piece["x"]
            dy = 600 - (row + 0.5) * 100 / DOWN - piece["y"]
            own_x, own_y = cos * dx + sin * dy, cos * dy - sin * dx
            under = [box[5] for box in piece["boxes"] if box[0] <= own_x <= box[1] and box[2] <= own_y <= box[3]]
            place = (row + 1, column + 1)
            if under and max(under) + piece["z"] >= tops.get(place, 0):
                tops[place] = top = max(under) + piece["z"]
                style = FACE if piece["piece"] == "mirror" else "white"
                shade = SHADES[sum(top > limit for limit in HIGHEST)]
                canvas.write(*place, LETTERS[piece["piece"]], f"{style} on {shade}")


def _draw_ghost(canvas: Canvas, tops: Tops, seat: int, ghost: JsonObject) -> None:
    """Draw a letter in each spot of a ghost, in lower case where furniture hides it from above."""
    x0, y0 = "abcdef".index(ghost["field"][0]) * 100, (int(ghost["field"][1]) - 1) * 100
    width = {"small": 1, "medium": 2, "large": 3}[ghost["size"]]
    letter = ghost["size"][0].upper()
    for i in range(width):
        for j in range(width):
            x = x0 + (ghost["spot"][0] + i + 0.5) * 100 / 3
            y = y0 + (ghost["spot"][1] + j + 0.5) * 100 / 3
            row, column = _place(x, y)
            covered = tops.get((row, column), 0) > ghost["level"]
            canvas.write(row, column, letter.lower() if covered else letter, f"bold {SEATS[seat]}")
    if width == 1:
        canvas.write(row, min(column + 1, WIDTH), str(ghost["number"]), SEATS[seat])


def _draw_line(canvas: Canvas, sight: JsonObject) -> None:
    """Draw a line of sight as dots over floor and furniture."""
    stops = [sight["eye"], *([sight["bounce"]] if sight["bounce"] else []), sight["point"]]
    for start, end in pairwise(stops):
        steps = 1 + int(max(abs(end[0] - start[0]) * ACROSS, abs(end[1] - start[1]) * DOWN) / 600)
        for step in range(steps + 1):
            x, y = (start[i] + (end[i] - start[i]) * step / steps for i in (0, 1))
            place = _place(x / 6, y / 6)
            char, style = canvas.cell(*place)
            ground = style.partition(" on ")[2]
            if char in (" ", "+") or ground:
                canvas.write(*place, "·", f"{SIGHT} on {ground}" if ground else SIGHT)


def _captions(position: JsonObject, names: tuple[str, ...]) -> list[str]:
    """Return the lines below the lobby: the round, the seats with cards and ghosts, one's plan, and the signs."""
    from rich.markup import escape  # here, because programs that draw nothing need not load it

    card = position["midnight_title"] if position["midnight"] else 0
    now = {"round": position["round"], "card": card, "door": position["keyhole"] or 0}
    lines = wrap(say("terminal-round", **now), COLUMNS)
    for seat, player in enumerate(position["seats"]):
        name = escape(names[seat][:LONGEST_NAME])
        die = f" ({say('terminal-die')})" if position["die"] == seat else ""
        lines.append(f"[bold {SEATS[seat]}]{name}[/]{die}: {_about(player)}")
    plan = position["plan"]
    if plan is not None:
        entries = "; ".join(plan["entries"]) or say("terminal-no-entries")
        left = _points(plan["left"]) if "left" in plan else 0
        lines += wrap(say("terminal-plan", left=left, entries=entries), COLUMNS)
    pieces = ", ".join(
        f"{LETTERS[piece['piece']]} {say('terminal-piece', piece=piece['piece'])} "
        f"{piece['z'] / 100:.2f}-{_top(piece) / 100:.2f}"
        for piece in position["furniture"]
    )
    heights = say("terminal-heights", pieces=pieces) if pieces else say("terminal-empty")
    signs = say("terminal-signs", sight=bool(position["sight"]))
    return [*lines, *wrap(heights, COLUMNS), *wrap(signs, COLUMNS)]


def _top(piece: JsonObject) -> float:
    return float(piece["z"] + max(box[5] for box in piece["boxes"]))


def _points(points: int | str) -> str:
    """Return '1 point', '3 points', '1/2 point'."""
    return say("terminal-points", points=str(points), one=str(points) in ("1/2", "1"))


def _about(player: JsonObject) -> str:
    card = player["card"]
    pieces = [] if card is None else [f" {say('terminal-piece', piece=piece)}" for piece in card["pieces"]]
    held = say("terminal-held", value=0 if card is None else card["value"], pieces="".join(pieces))
    places = []
    for where in ("stock", "edge", "reserve", "escaped"):
        count = dict.fromkeys(("small", "medium", "large"), 0)
        for ghost in player["ghosts"]:
            count[ghost["size"]] += ghost["where"] == where
        said = " ".join(f"{n}{size[0].upper()}" for size, n in count.items() if n)
        if said:
            places.append(say(f"terminal-{where}", ghosts=said))
    about = {"side": player["side"], "held": held, "points": _points(player["points"])}
    return say("terminal-player", **about, places=", ".join(places) or say("terminal-all-inside"))
