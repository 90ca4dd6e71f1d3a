"""Hidden Rooms at the terminal: the grid on the left, what one should know on the right."""

from __future__ import annotations

from itertools import pairwise
from textwrap import wrap
from typing import Any

from rich.markup import escape

ROOM = 10  # letters in a square
SIDE_WIDTH = 49
COLUMNS = "abcdef"
ARROWS = {"up": "↑", "right": "→", "down": "↓", "left": "←"}
NOSES = {"up": "▲", "right": "▶", "down": "▼", "left": "◀"}
INK = {"red": "white on red", "blue": "white on blue", "green": "black on green", "yellow": "black on yellow"}
STEPS = {(1, 0): "right", (-1, 0): "left", (0, 1): "down", (0, -1): "up"}


def draw(view: dict[str, Any], names: tuple[str, ...]) -> str:
    """A whole view as text with rich's markup, at most 120 columns wide."""
    position = view["position"]
    left = _grid(position)
    right = _news(position, view)
    height = max(len(left), len(right))
    left += [" " * (ROOM * 6 + 9)] * (height - len(left))
    right += [""] * (height - len(right))
    return "\n".join(f"{a}  {b}".rstrip() for a, b in zip(left, right, strict=True))


def _tile(tile: dict[str, Any], width: int = 0) -> str:
    words = f" {tile['colour']} {tile['number']} "
    return f"[{INK[tile['colour']]}]{words}[/]" + " " * (width - len(words))


# ---------------------------------------------------------------------- the grid


def _grid(p: dict[str, Any]) -> list[str]:
    top = "  ┌" + "┬".join(["─" * ROOM] * 6) + "┐"
    between = "  ├" + "┼".join(["─" * ROOM] * 6) + "┤"
    lines = ["   " + " ".join(letter.center(ROOM) for letter in COLUMNS) + " ", top]
    marks = _route_marks(p)
    for row in "123456":
        cells = [_square(p, f"{letter}{row}", marks) for letter in COLUMNS]
        for i in range(3):
            label = row if i == 1 else " "
            lines.append(f"{label} │" + "│".join(cell[i] for cell in cells) + "│")
        lines.append(between)
    lines[-1] = between.replace("├", "└").replace("┼", "┴").replace("┤", "┘")
    return lines


def _square(p: dict[str, Any], name: str, marks: dict[str, str]) -> list[str]:
    """Three lines: the tile; who stands there; the route and the monster's sight."""
    monster = p["monster"]
    if name in p["tiles"]:
        first = _tile(p["tiles"][name], ROOM)
    else:
        first = "EXIT" if name == p["exit"] else "start" if name == p["start"] else ""
        first = f"[bold]{first.ljust(ROOM)}[/]"
    second = " " * ROOM
    child = "★CHILD" if p["star"] else "CHILD"
    if monster and name == monster["square"]:
        caught = name == p["child"]
        words = f" {'CAUGHT' if caught else 'MONSTER'}{NOSES[monster['facing']]}"
        second = f"[bold magenta]{words.ljust(ROOM)}[/]"
    elif name == p["child"]:
        second = f"[bold]{(' ' + child).ljust(ROOM)}[/]"
    elif name == p["searching"]:
        second = "[bold]   ?[/]" + " " * (ROOM - 4)
    eye = "eye" if monster and name in monster["sight"] else ""
    mark = marks.get(name, "")
    style = "bold" if any(letter.isdigit() or letter == "E" for letter in mark) else "dim"
    third = f"[{style}]{mark.ljust(ROOM - 3)}[/][bold yellow]{eye.rjust(3)}[/]"
    return [first, second, third]


def _route_marks(p: dict[str, Any]) -> dict[str, str]:
    """The arrow on each route square; those still to come are numbered in the order the monster will reach them."""
    if not p["stage"]["named"]:
        return {}
    route = p["stage"]["route"]
    coming = p["monster"]["coming"] if p["monster"] else route[1:]
    marks = {}
    for here, there in pairwise(route):
        step = (COLUMNS.index(there[0]) - COLUMNS.index(here[0]), int(there[1]) - int(here[1]))
        number = f"{coming.index(here) + 1}" if here in coming else "" if p["monster"] or here != route[0] else " first"
        marks[here] = f"{ARROWS[STEPS[step]]}{number}"
    last = route[-1]
    marks[last] = "END" + (f" {coming.index(last) + 1}" if last in coming else "")
    return marks


# ---------------------------------------------------------------------- beside the grid


def _news(p: dict[str, Any], view: dict[str, Any]) -> list[str]:
    stage = p["stage"]
    if stage["named"]:
        lines = [f"[bold]Stage {stage['number']}: {escape(stage['name'])}[/]"]
        lines += [f"[italic]{escape(line)}[/]" for line in wrap(stage["flavour"], SIDE_WIDTH)]
    else:
        lines = ["[bold]A new stage: a tile will name it[/]"]
        lines.append(f"(a six: stage {stage['number']}, {escape(stage['name'])})")
    lines += ["", f"Stages won {p['wins']} of {p['wins_needed']}, lost {p['losses']} of {p['losses_allowed']}"]
    if p["star"]:
        lines.append("★ The child shows its star side.")
    if p["monster"]:
        lines += _pieces(p)
    lines += _areas(p)
    lines += ["", *[f"[bold]{line}[/]" for line in wrap(_now(p, view), SIDE_WIDTH)]]
    lines += ["", *[f"[dim]{line}[/]" for line in LEGEND]]
    return lines


def _pieces(p: dict[str, Any]) -> list[str]:
    monster = p["monster"]
    sees = "sees the child!" if monster["sees_child"] else "does not see the child."
    left = len(monster["coming"])
    where = "" if monster["on_route"] else f" It is off its route and heads for {monster['coming'][0]}."
    end = p["stage"]["route"][-1]
    lines = [f"Turns passed {p['turns']} of {p['turn_limit']}", ""]
    text = f"Child on {p['child']}. Monster on {monster['square']}, looking {monster['facing']}: it {sees}{where}"
    if left:
        text += f" {left} route square{'s' if left > 1 else ''} to its end {end}."
    return lines + wrap(text, SIDE_WIDTH)


def _areas(p: dict[str, Any]) -> list[str]:
    lines = [""]
    if p["offer"]:
        lines.append("Drawn:  " + " ".join(_tile(tile) for tile in p["offer"]))
    lines.append(f"Memory area ({len(p['memory'])} of {p['memory_size']}):")
    for tile in p["memory"]:
        lines.append(f"  {_tile(tile, ROOM)} {'fits' if tile['fits'] else 'does not fit'}")
    if p["discard"]:
        lines.append(f"Put aside: {_tile(p['discard'])}")
    lines.append(f"Pile: {len(p['pile'])} tiles")
    for colour in INK:
        held = [str(tile["number"]) for tile in p["pile"] if tile["colour"] == colour]
        lines.append(f"  {colour.ljust(7)}{' '.join(held) or '-'}")
    return lines


def _now(p: dict[str, Any], view: dict[str, Any]) -> str:
    phase = p["phase"]
    if phase == "over":
        return f"{_last_end(p)} {'You have won the game!' if view['winners'] else 'You have lost the game.'}"
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


def _last_end(p: dict[str, Any]) -> str:
    if p["child"] == p["exit"]:
        return "The child is out!"
    if p["child"] == p["monster"]["square"]:
        return "The child is caught."
    if p["monster"]["square"] == p["stage"]["route"][-1]:
        return "The monster is at the end of its route."
    return "The turn limit is reached."


LEGEND = (
    "A tile fits if its number is at least that of the",
    "tile under the child, or if they share a colour.",
    "▲▶▼◀ where the monster looks; eye: what it sees",
    "→3 its route, 3 squares ahead; at END you lose",
)
