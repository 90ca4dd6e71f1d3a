"""The castle's cross-section at the terminal, and under it what lies on the table."""

from __future__ import annotations

from textwrap import wrap

from rich.markup import escape

from nightkeep.play.canvas import LIGHT, Canvas, Line
from nightkeep.rules.messages import sayer
from nightkeep.rules.things import JsonObject

say = sayer("ghost-chase")

COLUMNS = 120
ROWS_EACH = 1.5  # lines for one unit of height: a storey of two units has room for two lines of text
WIDEST = 4.0  # columns for one unit of width, where the castle is narrow
LONGEST_NAME = 24

STEPS = {"stairs": "//", "ladder": "HH", "trapdoor": "=="}
WALL, ROCK, RED, LOCKED = "grey50", "grey23", "bold red", "bold white on red"
MAX, GUESS = "bold black on bright_cyan", "bold black on bright_yellow"
TRAP, MARK = "bold magenta on default", "bright_cyan on default"  # readable whatever the heat of the room
SEATS = ("bright_yellow", "bright_green", "bright_magenta", "bright_blue", "bright_white")
HEAT = ("grey15", "dark_red", "red3", "orange3", "gold1")  # from hardly any history to most of them
HOT_TEXT = ("white", "white", "white", "black", "black")
WARMER = (2, 6, 15, 35)  # percent of the histories from which on a room is drawn one step hotter


class Plan:
    """A castle on a canvas, rock and walls drawn; ``boxes``: each room's upper, left, lower and right wall."""

    def __init__(self, castle: JsonObject) -> None:
        across = min(WIDEST, (COLUMNS - 1) / castle["width"])
        width, height = int(castle["width"] * across) + 1, int(castle["height"] * ROWS_EACH) + 1
        self.castle = castle
        self.canvas = Canvas(width, height, rounded=False)
        self.boxes: dict[int, tuple[int, int, int, int]] = {}
        for row in range(int(castle["ground"] * ROWS_EACH) + 1, height):
            self.canvas.write(row, 0, "░" * width, ROCK)
        for room in castle["rooms"]:
            top, left = int(room["y"] * ROWS_EACH), int(room["x"] * across)
            bottom, right = int((room["y"] + room["h"]) * ROWS_EACH), int((room["x"] + room["w"]) * across)
            self.boxes[room["id"]] = top, left, bottom, right
            self.canvas.fill(top + 1, left + 1, bottom - top - 1, right - left - 1, "")
            self.canvas.box(top, left, bottom, right, LIGHT, WALL)

    def draw_passages(self, locked: list[int] | None) -> None:
        """Draw the doors in the walls, and the ways up and down in floors and ceilings."""
        for way in self.castle["passages"]:
            top_a, left_a, bottom_a, right_a = self.boxes[way["a"]]
            top_b, left_b, bottom_b, right_b = self.boxes[way["b"]]
            if way["kind"] == "door":
                column = right_a if right_a == left_b else left_a
                shut = locked is not None and {way["a"], way["b"]} == set(locked)
                style = LOCKED if shut else RED if way["lockable"] else ""
                self.canvas.write(min(bottom_a, bottom_b) - 1, column, "X" if shut else ":", style)
            else:
                row = bottom_a if bottom_a == top_b else top_a
                left, right = max(left_a, left_b) + 1, min(right_a, right_b) - 1
                middle = (left + right) // 2
                self.canvas.write(row, middle, STEPS[way["kind"]][: right - middle + 1])

    def draw_room(self, number: int, first: Line, second: Line, heat: str) -> None:
        """Write two lines of single characters into a room; what is too long for the second ends the first."""
        top, left, bottom, right = self.boxes[number]
        width = right - left - 1
        if heat:
            self.canvas.fill(top + 1, left + 1, bottom - top - 1, width, heat)
        self.canvas.put(top + 1, left + 1, (first + second[width:])[:width])
        self.canvas.put(top + 2, left + 1, second[:width])


def draw(view: JsonObject, names: tuple[str, ...]) -> str:
    """Return a view as text with rich's markup, at most 120 columns wide."""
    position = view["position"]
    plan = Plan(position["castle"])
    plan.draw_passages(position["locked"])
    histories = {entry["room"]: entry["histories"] for entry in position.get("belief", ())}
    total = sum(histories.values())
    own = position.get("own", {})
    marked = {*own.get("visited", position.get("shown_rooms", ()))}
    marked |= {card["room"] for card in position.get("trail", ())}
    max_room = own.get("room") or position["at"]
    guess = view["marks"]["suspicion"]
    for room, (_, left, _, right) in plan.boxes.items():
        step = sum(histories.get(room, 0) * 100 >= total * percent for percent in WARMER)
        first = _characters(str(room), RED if room in position["castle"]["red"] else "bold")
        first += [("^", TRAP)] if room == position["trap"] else []
        first += [("*", MARK)] if room in marked else []
        second: Line = []
        if str(room) == guess:  # GC-6.10: not to be taken for Max
            (first if len(first) < right - left - 1 else second).append(("?", GUESS))
        if room == max_room:
            second.append(("M", MAX))
        for figure in position["figures"]:
            if figure["room"] == room:
                second.append((figure["name"][0].upper(), f"bold {SEATS[figure['seat']]} on default"))
        if not second and room in histories:
            second = _characters(share(histories[room], total), HOT_TEXT[step])
        plan.draw_room(room, first, second, HEAT[step] if room in histories else "")
    return "\n".join([plan.canvas.markup(), *_captions(position, names, bool(histories), guess)])


def _characters(text: str, style: str) -> Line:
    return [(char, style) for char in text]


def share(part: int, total: int) -> str:
    """Return '12%', or '<1%'."""
    percent = part * 100 // total
    return f"{percent}%" if percent else "<1%"


def _captions(position: JsonObject, names: tuple[str, ...], heat: bool, guess: str | None) -> list[str]:
    """Return what stands under the castle: the night, Max's cards, the figures and the signs."""
    frames = []
    for frame in position["frames"]:
        if frame["used"]:
            text = f"{frame['name']} {'o' * frame['animals']}{'.' * (frame['spaces'] - frame['animals'])}"
            frames.append(f"[bold]> {text}[/]" if frame["name"] == position["frame"] else text)
    name = escape(position["castle"]["name"][:LONGEST_NAME])
    night = {"castle": f"[bold]{name}[/]", "round": position["round"], "frames": "  ".join(frames)}
    lines = [say("terminal-night", **night)]
    lines += wrap(_max_line(position), COLUMNS)
    figures = [_figure(figure, names) for figure in position["figures"]]
    lines += [", ".join(figures[i : i + 2]) for i in range(0, len(figures), 2)]
    visited = any(part in position for part in ("shown_rooms", "own", "trail"))
    shown = {"locked": position["locked"], "trap": position["trap"], "visited": visited, "guess": guess, "heat": heat}
    signs = [say("terminal-signs"), *(say(f"terminal-sign-{sign}") for sign, there in shown.items() if there)]
    return [*lines, *wrap(", ".join(signs), COLUMNS)]


def _figure(figure: JsonObject, names: tuple[str, ...]) -> str:
    name, player = figure["name"].capitalize(), escape(names[figure["seat"]][:LONGEST_NAME])
    told = {"figure": f"[bold {SEATS[figure['seat']]}]{name[0]}[/] {name}", "player": player}
    return say("terminal-figure", **told, room=figure["room"] or 0)


def _max_line(position: JsonObject) -> str:
    """Return where Max is and what he holds, or that he has not been drawn yet [GC-3.19]."""
    if position["max"] is None:
        return say("terminal-max-drawn")
    if position["open_card"] is None:
        return say("terminal-max-hidden")
    cards = [str(position["open_card"])]
    for card in position["row"]:
        kind = "break" if card.get("play") == "break" else "move"
        cards.append(say("terminal-card", kind=kind, room=str(card.get("room", "?")), cheat=bool(card["cheat"])))
    hand = [say("terminal-cheats", n=position["cheats"])]
    hand += [say("terminal-breaks", n=position["own"]["breaks"])] if "own" in position else []
    held = {"chimney": position["chimney"], "door": position["door_card"]}
    hand += [say(f"terminal-held-{card}") for card, has in held.items() if has]
    result = position["result"] or ("in" if position["at"] else "invisible")
    where = say("terminal-max", result=result, room=position["at"] or 0)
    sentences = [where, say("terminal-max-cards", cards=" ".join(cards), hand=", ".join(hand))]
    if "shown_breaks" in position:
        sentences.append(say("terminal-shown-breaks", n=position["shown_breaks"]))
    return " ".join(sentences)
