"""The gallery games at the terminal: the castle from above by moonlight, the staircase in its court.

Only the view is read. Colour is never the only sign: guests carry their seat's number, the Phantom has a face.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from nightkeep.play.canvas import (
    BLOOD,
    CANDLE,
    FAINT,
    HEAVY,
    LAMPLIT,
    LIGHT,
    MINT,
    MOON,
    NIGHT,
    ROOM,
    SEAM,
    STONE,
    WALL,
    Canvas,
    Line,
    Span,
    fit,
    length,
)

SEAT_COLOURS = {
    "red": "#f0616d",
    "blue": "#6fa0ff",
    "turquoise": "#35c9bd",
    "yellow": "#f5d547",
    "grey": "#a9b0bf",
    "green": "#74c365",
    "white": "#ffffff",
    "purple": "#c58cf5",
}
FACE = "(oo)"
PHANTOM: Line = [(FACE, f"bold {NIGHT} on {MINT}"), (" the Phantom", MINT)]

WIDEST = 118
FEW_ROWS = 34
NAME = 12  # of a seat
ROOM_NAME = 13  # of a chamber at a side wall
HEADER = 1
CROWD = 9  # room for guests on a step
TREAD = 2  # columns of a step
PANEL = NAME + 22  # columns of the seats
CLOCK, CLOCKS = 7, 8  # columns of a clock; how many are shown at once
MOST_NOTES = 72  # columns the notes want


def draw_gallery(view: dict[str, Any], names: tuple[str, ...], sign: str) -> str:
    """Return a view as rich markup, at most 120 columns wide. ``sign`` stands before the numbers of the steps."""
    return _Castle(view, tuple(str(name) for name in names), sign).drawn()


# ---------------------------------------------------------------------- where everything stands


@dataclass(frozen=True)
class _Cell:
    """A space of the gallery: its walls' top left corner, its size up to the next walls, the side it lies on."""

    y: int
    x: int
    height: int
    width: int
    side: str

    @property
    def middle(self) -> int:
        return self.x + self.width // 2


@dataclass(frozen=True)
class _Plan:
    """A rectangle of cells for a loop, and how much room it leaves."""

    across: int
    down: int
    cell_width: int
    cell_height: int
    left: int  # columns for the chambers at the left wall, and so on
    right: int
    above: int
    below: int
    panel_inside: bool

    @property
    def ring_width(self) -> int:
        return self.across * self.cell_width + 1

    @property
    def ring_height(self) -> int:
        return self.down * self.cell_height + 1

    @property
    def court(self) -> tuple[int, int]:
        return (self.down - 2) * self.cell_height - 1, (self.across - 2) * self.cell_width - 1


def _sides(spaces: int, across: int, down: int) -> list[str]:
    """Return the side of each slot, clockwise from the top left corner. An odd loop has one wider cell below."""
    odd = spaces % 2
    return ["top"] * across + ["right"] * (down - 2) + ["bottom"] * (across - odd) + ["left"] * (down - 2)


class _Castle:
    def __init__(self, view: dict[str, Any], names: tuple[str, ...], sign: str) -> None:
        self.view, self.names, self.sign = view, names, sign
        self.at: dict[str, Any] = view["position"]
        self.board: dict[str, Any] = self.at["board"]
        self.spaces: int = self.board["spaces"]
        self.phantom: dict[str, Any] = self.at["phantom"]
        self.open = self.phantom["at"] == "gallery"
        self.notes: list[str] = []
        self.guests: dict[tuple[str, int], list[int]] = {}
        for seat, places in enumerate(self.at["guests"]):
            for place in places:
                self.guests.setdefault((place["at"], place["number"]), []).append(seat)
        self._light(action["text"] for action in view["actions"])

    def _light(self, actions: Iterable[str]) -> None:
        """Note what the viewer may act on: where guests can start or be placed, and chambers they can enter."""
        self.lit_spaces: set[int] = set()
        self.lit_rooms: set[str] = set()
        self.lit_stairs = False
        for text in actions:
            match = re.fullmatch(r"place (\d+)|walk (\S+)|enter (\S+) from (\S+)", text)
            if not match:
                continue
            start = match[1] or match[2] or match[4]
            self.lit_rooms |= {match[3]} if match[3] else set()
            if start.isdigit():
                self.lit_spaces.add(int(start))
            elif start == "stairs":
                self.lit_stairs = True

    # ------------------------------------------------------------------ the plan

    def _slot(self, space: int) -> int:
        """Return a space's slot; the exit's is second from the left in the top row, at the head of the stairs."""
        return int((space - self.board["exit"] + 1) % self.spaces)

    def _plan(self, panel_height: int, clock: list[Line]) -> _Plan:
        """Return the best rectangle for this board and number of players; it does not depend on the position."""
        best: tuple[float, _Plan] | None = None
        half = (self.spaces + 1) // 2 + 2
        stairs = self._stairs_size()
        full_height = max(stairs[0], panel_height) + len(clock)
        rows_beside = min(panel_height, len(self.board["steps"]))
        beside = (rows_beside - 1) * TREAD + 7 + CROWD  # how wide the stairs are as far down as the panel
        full_width = max(stairs[1], beside + PANEL + 2, self._clock_width() + 2)
        for across in range(4, half - 2):
            down = half - across
            sides = _sides(self.spaces, across, down)
            rooms: dict[str, list[str]] = {"top": [], "right": [], "bottom": [], "left": []}
            for room in self.board["chambers"]:
                rooms[sides[self._slot(room["doorway"])]].append(room["name"])
            left, right = (min(ROOM_NAME, max(map(len, rooms[s]), default=-2)) + 2 for s in ("left", "right"))
            above, below = (3 if rooms[s] else 0 for s in ("top", "bottom"))
            for tall in range(2, 8):
                widest = (WIDEST - left - right - 1) // across
                for wide in range(4 if tall > 2 else 7, min(widest, 18) + 1):
                    plan = _Plan(across, down, wide, tall, left, right, above, below, True)
                    height, width = plan.court
                    inside = height >= full_height and width >= full_width
                    if not inside and (height < stairs[0] or width < stairs[1]):
                        continue
                    rows = plan.ring_height + above + below + HEADER + (0 if inside else full_height)
                    cost = (
                        rows
                        + 3 * max(0, rows - FEW_ROWS)
                        + (0 if inside else 12)
                        + 8 * (tall == 2)
                        + 4 * max(0, tall - 3)
                        + 4 * max(0, 7 - wide)
                        + 0.4 * max(0, wide - 9)
                    )
                    if best is None or cost < best[0]:
                        best = cost, _Plan(across, down, wide, tall, left, right, above, below, inside)
        assert best is not None
        return best[1]

    def _cells(self, plan: _Plan) -> dict[int, _Cell]:
        """Return every space's cell, clockwise."""
        top, left, wide, tall = HEADER + plan.above, plan.left, plan.cell_width, plan.cell_height
        last_x, last_y = left + (plan.across - 1) * wide, top + (plan.down - 1) * tall
        slots = [_Cell(top, left + i * wide, tall, wide, "top") for i in range(plan.across)]
        slots += [_Cell(top + j * tall, last_x, tall, wide, "right") for j in range(1, plan.down - 1)]
        bottom = [_Cell(last_y, left + i * wide, tall, wide, "bottom") for i in range(plan.across)]
        if self.spaces % 2:
            middle = plan.across // 2
            bottom[middle - 1 : middle + 1] = [_Cell(last_y, bottom[middle - 1].x, tall, 2 * wide, "bottom")]
        slots += bottom[::-1]
        slots += [_Cell(top + j * tall, left, tall, wide, "left") for j in range(plan.down - 2, 0, -1)]
        return {space: slots[self._slot(space)] for space in range(self.spaces)}

    # ------------------------------------------------------------------ pieces

    def _token(self, seat: int, wide: bool = False) -> Span:
        colour = SEAT_COLOURS.get(self.at["colours"][seat] or "", FAINT)
        return f" {seat + 1} " if wide else str(seat + 1), f"bold {NIGHT} on {colour}"

    def _tokens(self, seats: list[int], room: int) -> Line | None:
        """Return guests side by side, closer together if need be; None if they do not fit."""
        if len(seats) > room:
            return None
        gap = 2 * len(seats) - 1 <= room
        line: Line = []
        for i, seat in enumerate(sorted(seats)):
            if 3 * len(seats) <= room:
                line.append(self._token(seat, wide=True))
            else:
                line += [(" ", "")] * (gap and i > 0) + [self._token(seat)]
        return line

    def _crowd(self, seats: list[int], where: str) -> Line:
        """Return how many guests there are, too many to draw, and note below whose they are."""
        self.notes.append(f"{where}: guests of " + " ".join(str(seat + 1) for seat in sorted(seats)))
        return [(f"x{len(seats)}", f"bold {MOON}")]

    def _standing(self, key: tuple[str, int], room: int, where: str) -> Line:
        seats = self.guests.get(key, [])
        return self._tokens(seats, room) or (self._crowd(seats, where) if seats else [])

    def _stairs(self) -> list[Line]:
        """Return the steps from the top down; guests stand right of their step's riser, on the tread below."""
        lines: list[Line] = []
        steps = self.board["steps"]
        for row, step in enumerate(reversed(range(len(steps)))):
            lines.append([*self._tread(row), *self._on_step(step)])
        floor: Line = [("░" * ((len(steps) - 1) * TREAD + 1), SEAM), ("┗━━━", WALL)]
        if "clock" in self.at:
            there = self.phantom["at"] == "door"
            floor += [("┫", WALL), (FACE if there else "▒▒▒▒", f"bold {NIGHT} on {MINT}" if there else SEAM)]
            floor += [("┣", WALL), (" cellar", MINT if there else FAINT)]
        else:
            floor.append(("━" * CROWD, WALL))
        return [*lines, floor]

    def _stairs_size(self) -> tuple[int, int]:
        steps = len(self.board["steps"])
        return steps + 1, (steps - 1) * TREAD + 2 + 5 + CROWD

    def _tread(self, row: int) -> Line:
        if row == 0:
            return [("━┓", WALL)]
        return [("░" * ((row - 1) * TREAD + 1), SEAM), ("┗" + "━" * (TREAD - 1) + "┓", WALL)]

    def _on_step(self, step: int) -> Line:
        points = self.board["steps"][step]
        label = f" {self.sign}{points}"
        line: Line = [(f"{label:<5}", MOON if self.guests.get(("step", step)) else FAINT)]
        if self.phantom["at"] == "step" and self.phantom["number"] == step:
            line.append((FACE, f"bold {NIGHT} on {MINT}"))
            line.append((" ", ""))
        return line + self._standing(("step", step), CROWD, f"step {self.sign}{points}")

    def _panel(self) -> list[Line]:
        """Return whose turn it is, the die, and the seats with their scores."""
        lines: list[Line] = [*self._status(), [(f"{'points':>{PANEL}}", FAINT)]]
        for seat, name in enumerate(self.names):
            turn = seat == self.at["turn"] and self.at["phase"] not in ("over", "drawing")
            won = seat in self.view["winners"]
            colour = self.at["colours"][seat]
            waiting = len([p for p in self.at["guests"][seat] if p["at"] == "box"])
            style = f"bold {CANDLE}" if turn or won else MOON
            mark = "▶ " if turn else "★ " if won else "  "
            line: Line = [(mark, style), self._token(seat, wide=True), (f" {fit(name, NAME)}", style)]
            line.append((" " * (NAME + 7 - length(line)), ""))
            said = f"{waiting} to place" if waiting else colour or ""
            line.append((f"{said:<11}", SEAT_COLOURS.get(colour or "", FAINT)))
            line.append((f"{self.at['scores'][seat]:>4}", f"bold {CANDLE if won else MOON}"))
            lines.append(line)
        return lines

    def _status(self) -> list[Line]:
        who = fit(self.names[self.at["turn"]], NAME)
        die = self.at["die"]
        if self.at["phase"] == "over":
            winners = " and ".join(fit(self.names[seat], NAME) for seat in self.view["winners"])
            many = "wins" if len(self.view["winners"]) == 1 else "win together"
            return [[("The game is over", MOON)], [(fit(f"{winners} {many}", PANEL), f"bold {CANDLE}")]]
        if self.at["phase"] == "drawing":
            return [[("Who begins?", f"bold {CANDLE}")], [("A seat is drawn", MOON)]]
        if self.at["phase"] == "moving":
            return [
                [(f"{who} ", f"bold {CANDLE}"), ("rolled ", MOON), (f" {die} ", f"bold {NIGHT} on {CANDLE}")],
                [("and moves a guest", MOON)],
            ]
        does = {"choosing": "chooses a colour", "placing": "places a guest", "rolling": "is to roll the die"}.get(
            self.at["phase"]
        )
        if does is None:  # the guests on the lowest step are the next to be placed again
            lowest = min(number for at, number in self.guests if at == "step")
            does = f"places a guest from step {self.sign}{self.board['steps'][lowest]}"
        return [[(who, f"bold {CANDLE}")], [(does, MOON)]]

    def _clock(self) -> list[Line]:
        """Return the chain of clocks with the Phantom's speeds, or the round."""
        if "round" in self.at:
            later = ""
            if self.at["phase"] == "replacing":
                later = f"   {fit(self.names[self.at['starter']], NAME)} begins the next one"
            now_round: Span = (f" Round {self.at['round']} ", f"bold {NIGHT} on {MOON}")
            return [[], [now_round, ("  ", ""), *PHANTOM, (later, FAINT)]]
        clocks = self.board["clocks"]
        now = self.at["clock"]
        first = max(0, min(now - CLOCKS // 2, len(clocks) - CLOCKS))
        times: Line = [("…" if first else " ", FAINT)]
        speeds: Line = [(" ", "")]
        for i, clock in list(enumerate(clocks))[first : first + CLOCKS]:
            ends = i == len(clocks) - 1
            style = f"bold {NIGHT} on {MOON}" if i == now else FAINT
            time = fit(clock["time"], CLOCK - 2)
            times += [(f"{'▸' + time if i == now else time:^{CLOCK}}", style), (" ", "")]
            speeds += [(f"{'end' if ends else clock['speed']:^{CLOCK}}", MINT if i == now else FAINT), (" ", "")]
        if first + CLOCKS < len(clocks):
            times.append(("…", FAINT))
        return [[*PHANTOM, ("'s speed by the clock", MINT)], times, speeds]

    def _clock_width(self) -> int:
        return 2 + min(CLOCKS, len(self.board["clocks"])) * (CLOCK + 1) if self.board["clocks"] else 50

    # ------------------------------------------------------------------ putting it together

    def drawn(self) -> str:
        panel, clock = self._panel(), self._clock()
        plan = self._plan(len(panel), clock)
        cells = self._cells(plan)
        width = max(plan.left + plan.ring_width + plan.right, MOST_NOTES)
        bottom = HEADER + plan.above + plan.ring_height + plan.below
        sheet = Canvas(width, bottom + 40, NIGHT)
        self._sky(sheet, plan)
        self._walls(sheet, plan, cells)
        for space, cell in cells.items():
            self._space(sheet, space, cell)
        self._rooms(sheet, plan, cells)
        if plan.panel_inside:
            self._court(sheet, plan, panel, clock)
            used = bottom
        else:
            self._court(sheet, plan, None, None)
            used = self._beside(sheet, bottom, panel, clock)
        for line in wrap(" · ".join(fit(note, width - 4) for note in self.notes), width - 4):
            sheet.put(used, 2, [(line, FAINT)])
            used += 1
        sheet.cut(used)
        return sheet.markup()

    def _sky(self, sheet: Canvas, plan: _Plan) -> None:
        """Draw the board's name under the moon, and a few stars where nothing else is."""
        for y in range(HEADER + plan.above):
            for x in range(sheet.width):
                if (x * 31 + y * 57 + x * y * 7) % 83 == 5:
                    sheet.put(y, x, [("·", SEAM)])
        title = fit(self.board["name"], 60)
        sheet.put(0, 0, [(" " * sheet.width, "")])
        sheet.put(0, 2, [("☾  ", f"bold {MOON}"), (title, f"bold {MOON}")])

    def _walls(self, sheet: Canvas, plan: _Plan, cells: dict[int, _Cell]) -> None:
        top, left = HEADER + plan.above, plan.left
        bottom, right = top + plan.ring_height - 1, left + plan.ring_width - 1
        sheet.fill(top, left, plan.ring_height, plan.ring_width, STONE)
        for cell in cells.values():
            sheet.box(cell.y, cell.x, cell.y + cell.height, cell.x + cell.width, LIGHT, SEAM)
        sheet.box(top, left, bottom, right, HEAVY, WALL)
        tall, wide = plan.cell_height, plan.cell_width
        sheet.box(top + tall, left + wide, bottom - tall, right - wide, HEAVY, WALL)
        sheet.fill(top + tall + 1, left + wide + 1, *plan.court, NIGHT)

    def _space(self, sheet: Canvas, space: int, cell: _Cell) -> None:
        """Draw a space's number, and the guests there."""
        y, x, tall, wide = cell.y + 1, cell.x + 1, cell.height - 1, cell.width - 1
        number = str(space)
        seats = self.guests.get(("gallery", space), [])
        haunted = self.phantom == {"at": "gallery", "number": space}
        if haunted:
            self._ghost(sheet, cell, number, crowded=bool(seats))
        else:
            sheet.put(y, x, [(number, f"bold {CANDLE}" if space in self.lit_spaces else FAINT)])
        if not seats:
            return
        room = wide if tall > 1 else wide - len(number) - (2 if haunted else 1)
        line = self._tokens(seats, room) or self._crowd(seats, f"space {space}")
        sheet.put(y + (tall // 2 if tall > 1 else 0), x + wide - room + (room - length(line)) // 2, line)

    def _ghost(self, sheet: Canvas, cell: _Cell, number: str, crowded: bool) -> None:
        """Draw the Phantom, which fills its space: eyes above, a ragged hem below."""
        y, x, tall, wide = cell.y + 1, cell.x + 1, cell.height - 1, cell.width - 1
        sheet.fill(y, x, tall, wide, MINT)
        tight = (crowded and tall == 1) or wide < len(number) + len(FACE)
        eyes = FACE.strip("()") if tight else FACE
        start = len(number) if crowded and tall == 1 else max(wide - len(eyes) - (wide > 6), 0)
        sheet.put(y, x, [(number, NIGHT)])
        sheet.put(y, x + start, [(eyes, f"bold {NIGHT}")])
        if tall > 1:
            sheet.put(y + tall - 1, x, [(("▀█" * wide)[:wide], f"{MINT} on {STONE}")])

    # ------------------------------------------------------------------ chambers

    def _rooms(self, sheet: Canvas, plan: _Plan, cells: dict[int, _Cell]) -> None:
        rooms = sorted(enumerate(self.board["chambers"]), key=lambda r: self._slot(r[1]["doorway"]))
        for side in ("top", "bottom"):
            row = [(i, room, cells[room["doorway"]]) for i, room in rooms if cells[room["doorway"]].side == side]
            row.sort(key=lambda r: r[2].x)
            for k, (i, room, cell) in enumerate(row):
                low = (row[k - 1][2].middle + cell.middle + 1) // 2 if k else 0
                high = (cell.middle + row[k + 1][2].middle) // 2 if k + 1 < len(row) else sheet.width - 1
                wish = min(max(len(room["name"]) + 4, 10), 20)
                x = max(low, min(cell.middle - wish // 2, sheet.width - wish))
                right = min(high, x + wish - 1)
                x = max(low, right - wish + 1)
                y = cell.y - plan.above if side == "top" else cell.y + cell.height
                self._room(sheet, i, y, x, y + plan.above if side == "top" else y + plan.below, right)
                self._door(sheet, room, cell.y if side == "top" else y, cell.middle - 1, 3)
        for i, room in rooms:
            cell = cells[room["doorway"]]
            if cell.side in ("left", "right"):
                wide = (plan.left if cell.side == "left" else plan.right) - 1
                x = cell.x - wide if cell.side == "left" else cell.x + cell.width
                self._room(sheet, i, cell.y, x, cell.y + cell.height, x + wide)
                self._door(sheet, room, cell.y + cell.height // 2, cell.x if cell.side == "left" else x, 1)

    def _room(self, sheet: Canvas, i: int, y: int, x: int, bottom: int, right: int) -> None:
        """Draw a chamber: its name, its coat of arms, its guest; it is lit where a guest is."""
        room = self.board["chambers"][i]
        wide, tall = right - x - 1, bottom - y - 1
        seats = self.guests.get(("chamber", i), [])
        sheet.box(y, x, bottom, right, LIGHT, ROOM)
        sheet.fill(y + 1, x + 1, tall, wide, LAMPLIT if seats else NIGHT)
        name, arms = room["name"], room["arms"]
        lit = room["slug"] in self.lit_rooms
        style = f"bold {CANDLE}" if lit else MOON if self.open else FAINT
        good = (arms < 0) == (self.sign == "+")
        extras: Line = [(f"{arms:+d}", f"bold {CANDLE if good else BLOOD}")] if arms else []
        for seat in seats:
            extras += [(" ", "")] * bool(extras) + [self._token(seat, wide - length(extras) > 3)]
        if tall == 1:
            extras = [(" ", ""), *extras] if extras else []
            shown = fit(name, wide - length(extras))
            lines: list[Line] = [[(shown, style), *extras]]
        else:
            words = [fit(word, wide) for word in (wrap(name, wide) if tall > 2 else [name])[: tall - 1]]
            shown = " ".join(words)
            lines = [[(word, style)] for word in words] + [extras]
        if shown != name:
            self.notes.append(f"doorway {room['doorway']}: {name}")
        for k, line in enumerate(lines):
            sheet.put(y + 1 + k, x + 1 + max(0, (wide - length(line)) // 2), line)

    def _door(self, sheet: Canvas, room: dict[str, Any], y: int, x: int, wide: int) -> None:
        """Draw a door, shut until the Phantom is in the gallery."""
        lit = room["slug"] in self.lit_rooms
        sheet.put(y, x, [("░" * wide if self.open else "▒" * wide, CANDLE if lit else MOON if self.open else SEAM)])

    # ------------------------------------------------------------------ the court

    def _court(self, sheet: Canvas, plan: _Plan, panel: list[Line] | None, clock: list[Line] | None) -> None:
        top, left = HEADER + plan.above + plan.cell_height + 1, plan.left + plan.cell_width + 1
        height, width = plan.court
        way = plan.cell_width - 1
        sheet.put(
            top - 1, left, [(f"{'▲ exit' if way > 5 else '▲':^{way}}", f"bold {CANDLE if self.lit_stairs else MOON}")]
        )
        stairs = self._stairs()
        spare = height - max(len(stairs), len(panel or ())) - len(clock or ())
        for k, line in enumerate(stairs):
            sheet.put(top + min(1, spare) + k, left, line)
        if panel is None or clock is None:
            return
        x = left + width - PANEL - max(1, (width - PANEL - self._stairs_size()[1]) // 3)
        for k, line in enumerate(panel):
            sheet.put(top + min(1, spare) + k, x, line)
        wide = max(map(length, clock))
        for k, line in enumerate(clock):
            sheet.put(top + height - len(clock) - max(0, spare - 1) // 2 + k, left + (width - wide) // 2, line)

    def _beside(self, sheet: Canvas, y: int, panel: list[Line], clock: list[Line]) -> int:
        """Draw seats, then clocks, below a small castle, and return the next free row."""
        for line in [*panel, *clock, []]:
            sheet.put(y, 2, line)
            y += 1
        return y
