"""The gallery games at the terminal: the castle from above by moonlight, the staircase in its court.

Only the view is read. Colour is never the only sign: guests carry their seat's number, the Phantom has a face.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from textwrap import wrap

from nightkeep.games.gallery.places import COLOURS
from nightkeep.play import canvas as c
from nightkeep.play.canvas import CANDLE, FAINT, MINT, MOON, NIGHT, Canvas, Line, Span, fit, length
from nightkeep.rules.messages import Words
from nightkeep.rules.things import JsonObject

say = Words(Path(__file__).parent).text  # what both games say alike

_SHADES = ("#f0616d", "#6fa0ff", "#35c9bd", "#f5d547", "#a9b0bf", "#74c365", "#ffffff", "#c58cf5")
SEAT_COLOURS = dict(zip(COLOURS, _SHADES, strict=True))
FACE = "(oo)"
FACE_STYLE = f"bold {NIGHT} on {MINT}"

WIDEST = 118
FEW_ROWS = 34
NAME = 12  # columns of a player's name
ROOM_NAME = 13  # columns of the name of a chamber at a side wall
HEADER = 1  # rows above the castle
CROWD = 9  # columns for the guests on a step
TREAD = 2  # columns of a step
PANEL = NAME + 22  # columns of the panel with the seats
CLOCK, CLOCKS = 7, 8  # columns of a clock; how many are shown at once
MOST_NOTES = 72  # columns of the notes


def draw_gallery(view: JsonObject, names: tuple[str, ...], sign: str) -> str:
    """Return a view as rich markup, at most 120 columns wide. ``sign`` is put before the numbers of the steps."""
    return _Castle(view, tuple(str(name) for name in names), sign).drawn()


@dataclass(frozen=True)
class _Cell:
    """A space of the gallery: its walls' top left corner, its size up to the next walls, the side it is on."""

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
    """A rectangle of cells for a loop, and the room around it."""

    across: int
    down: int
    cell_width: int
    cell_height: int
    left: int  # columns for the chambers at the left wall, and so on
    right: int
    above: int
    below: int
    panel_inside: bool  # whether the court has room for the seats and clocks, which are else drawn below

    @property
    def ring_width(self) -> int:
        return self.across * self.cell_width + 1

    @property
    def ring_height(self) -> int:
        return self.down * self.cell_height + 1

    @property
    def court(self) -> tuple[int, int]:
        return (self.down - 2) * self.cell_height - 1, (self.across - 2) * self.cell_width - 1

    def cost(self, rows: int) -> float:
        """Return how bad a plan is: high drawings, and cells that are too narrow or of unusual size, cost most."""
        shape = 8 * (self.cell_height == 2) + 4 * max(0, self.cell_height - 3)
        shape += 4 * max(0, 7 - self.cell_width) + 12 * (not self.panel_inside)
        return rows + 3 * max(0, rows - FEW_ROWS) + shape + 0.4 * max(0, self.cell_width - 9)


def _slots(spaces: int, across: int, down: int) -> list[tuple[str, int, int, int]]:
    """Return the side, row, column and width in cells of each slot, clockwise from the top left corner.

    With an odd number of spaces, one cell at the bottom is twice as wide.
    """
    bottom = [("bottom", down - 1, x, 1) for x in range(across)]
    if spaces % 2:
        middle = across // 2 - 1
        bottom[middle : middle + 2] = [("bottom", down - 1, middle, 2)]
    slots = [("top", 0, x, 1) for x in range(across)] + [("right", y, across - 1, 1) for y in range(1, down - 1)]
    return slots + bottom[::-1] + [("left", y, 0, 1) for y in range(down - 2, 0, -1)]


class _Castle:
    """One drawing: the view that it shows, and the notes for what does not fit on the board."""

    def __init__(self, view: JsonObject, names: tuple[str, ...], sign: str) -> None:
        self.view, self.names, self.sign = view, names, sign
        self.at: JsonObject = view["position"]
        self.board: JsonObject = self.at["board"]
        self.spaces: int = self.board["spaces"]
        self.stairs_width = (len(self.board["steps"]) - 1) * TREAD + 2 + 5 + CROWD
        self.phantom: JsonObject = self.at["phantom"]
        self.open = self.phantom["at"] == "gallery"
        self.notes: list[str] = []
        self.guests: dict[tuple[str, int], list[int]] = {}
        for seat, places in enumerate(self.at["guests"]):
            for place in places:
                self.guests.setdefault((place["at"], place["number"]), []).append(seat)
        # What the viewer may act on: where guests can start or be placed, and chambers they can enter
        self.lit: set[tuple[str, int]] = set()
        for aim in filter(None, (action["aim"] for action in view["actions"])):
            start = aim["from"] or aim["to"]  # guests that are placed come from nowhere
            lit = [start] if start["at"] != "chamber" else []
            lit += [aim["to"]] if aim["to"]["at"] == "chamber" else []
            self.lit |= {(place["at"], place["number"]) for place in lit}

    def _slot(self, space: int) -> int:
        """Return a space's slot; the exit's is second from the left in the top row, at the head of the stairs."""
        # Slots of a loop of 16 spaces, 5 across and 5 down; the exit is in slot 1:
        #
        #    0  1  2  3  4
        #   15           5
        #   14   court   6
        #   13           7
        #   12 11 10  9  8
        return int((space - self.board["exit"] + 1) % self.spaces)

    def _plan(self, panel_height: int, clock: list[Line]) -> _Plan:
        """Return the best rectangle for this board and number of players; it does not depend on the position."""
        stairs_height, stairs_width = len(self.board["steps"]) + 1, self.stairs_width
        full_height = max(stairs_height, panel_height) + len(clock)
        rows_beside = min(panel_height, len(self.board["steps"]))
        beside = (rows_beside - 1) * TREAD + 7 + CROWD  # how wide the stairs are as far down as the panel
        clock_width = 2 + min(CLOCKS, len(self.board["clocks"])) * (CLOCK + 1) if self.board["clocks"] else 50
        full_width = max(stairs_width, beside + PANEL + 2, clock_width + 2)
        plans: list[tuple[float, _Plan]] = []
        # across + down = half + 2 makes a border of as many cells as spaces (one more if they are odd: see _slots). Try
        # every such rectangle with every size of cell, and keep the cheapest in which the stairs fit.
        half = (self.spaces + 1) // 2
        for across in range(4, half):
            down = half + 2 - across
            slots = _slots(self.spaces, across, down)
            longest = {"top": -2, "right": -2, "bottom": -2, "left": -2}  # names of chambers; -2: there are none
            for room in self.board["chambers"]:
                side = slots[self._slot(room["doorway"])][0]
                longest[side] = max(longest[side], len(room["name"]))
            left, right = (min(ROOM_NAME, longest[side]) + 2 for side in ("left", "right"))
            above, below = (3 if longest[side] > 0 else 0 for side in ("top", "bottom"))
            # The ring and the chambers at both sides must fit in 118 columns.
            widest = min((WIDEST - left - right - 1) // across, 18)
            # tall and wide count one wall of the cell: a cell of height 2 has one row for number and guests, and must
            # be wider.
            for tall in range(2, 8):
                for wide in range(4 if tall > 2 else 7, widest + 1):
                    plan = _Plan(across, down, wide, tall, left, right, above, below, True)
                    height, width = plan.court
                    rows = plan.ring_height + above + below + HEADER
                    # Seats and clocks do not fit beside the stairs: they go below the castle and cost rows.
                    if height < full_height or width < full_width:
                        plan = _Plan(across, down, wide, tall, left, right, above, below, False)
                        rows += full_height
                    if height >= stairs_height and width >= stairs_width:
                        plans.append((plan.cost(rows), plan))
        return min(plans, key=itemgetter(0))[1]

    def _cells(self, plan: _Plan) -> dict[int, _Cell]:
        """Return every space's cell."""
        top, left, wide, tall = HEADER + plan.above, plan.left, plan.cell_width, plan.cell_height
        slots = [
            _Cell(top + row * tall, left + column * wide, tall, cells * wide, side)
            for side, row, column, cells in _slots(self.spaces, plan.across, plan.down)
        ]
        return {space: slots[self._slot(space)] for space in range(self.spaces)}

    def _token(self, seat: int, wide: bool) -> Span:
        colour = SEAT_COLOURS.get(self.at["colours"][seat] or "", FAINT)
        return f" {seat + 1} " if wide else str(seat + 1), f"bold {NIGHT} on {colour}"

    def _standing(self, key: tuple[str, int], room: int, where: str) -> Line:
        """Return the guests at a place side by side; if there is no room, how many, with a note whose they are."""
        seats = self.guests.get(key, [])
        if seats and len(seats) > room:
            owners = " ".join(str(seat + 1) for seat in seats)
            self.notes.append(say("terminal-guests", place=where, seats=owners))
            return [(f"x{len(seats)}", f"bold {MOON}")]
        # Three columns a guest (" 1 "), or one with a space between, or one.
        wide = 3 * len(seats) <= room
        gap = not wide and 2 * len(seats) - 1 <= room
        line: Line = []
        for i, seat in enumerate(seats):
            line += [(" ", "")] * (gap and i > 0) + [self._token(seat, wide)]
        return line

    def _stairs(self) -> list[Line]:
        """Return the steps from the top down; guests are right of their step's riser, on the tread below."""
        lines: list[Line] = []
        steps = self.board["steps"]
        for row, step in enumerate(reversed(range(len(steps)))):
            line: Line = [("━┓", c.WALL)]
            if row > 0:
                line = [("░" * ((row - 1) * TREAD + 1), c.SEAM), ("┗" + "━" * (TREAD - 1) + "┓", c.WALL)]
            label = f" {self.sign}{steps[step]}"
            line.append((f"{label:<5}", MOON if self.guests.get(("step", step)) else FAINT))
            if self.phantom == {"at": "step", "number": step}:
                line += [(FACE, FACE_STYLE), (" ", "")]
            lines.append(line + self._standing(("step", step), CROWD, say("terminal-step", step=label.strip())))
        floor: Line = [("░" * ((len(steps) - 1) * TREAD + 1), c.SEAM), ("┗━━━", c.WALL)]
        if "clock" in self.at:
            there = self.phantom["at"] == "door"
            floor += [("┫", c.WALL), (FACE, FACE_STYLE) if there else ("▒▒▒▒", c.SEAM)]
            floor += [("┣", c.WALL), (f" {say('terminal-cellar')}", MINT if there else FAINT)]
        else:
            floor.append(("━" * CROWD, c.WALL))
        return [*lines, floor]

    def _panel(self) -> list[Line]:
        """Return whose turn it is, the die, and the seats with their scores."""
        lines: list[Line] = [*self._status(), [(f"{say('terminal-points'):>{PANEL}}", FAINT)]]
        for seat, name in enumerate(self.names):
            turn = seat == self.at["turn"] and self.at["phase"] not in ("over", "drawing")
            won = seat in self.view["winners"]
            colour = self.at["colours"][seat] or ""
            waiting = sum(place["at"] == "box" for place in self.at["guests"][seat])
            style = f"bold {CANDLE}" if turn or won else MOON
            mark = "▶ " if turn else "★ " if won else "  "
            line: Line = [(mark, style), self._token(seat, wide=True), (f" {fit(name, NAME)}", style)]
            line.append((" " * (NAME + 7 - length(line)), ""))
            said = (
                say("terminal-to-place", guests=waiting)
                if waiting
                else colour and say("terminal-colour", colour=colour)
            )
            line.append((f"{fit(said, 11):<11}", SEAT_COLOURS.get(colour, FAINT)))
            line.append((f"{self.at['scores'][seat]:>4}", f"bold {CANDLE if won else MOON}"))
            lines.append(line)
        return lines

    def _status(self) -> list[Line]:
        who, die, phase = fit(self.names[self.at["turn"]], NAME), self.at["die"], self.at["phase"]
        if phase == "over":
            winners = [fit(self.names[seat], NAME) for seat in self.view["winners"]]
            won = say("terminal-won", winners=[*winners], n=len(winners))
            return [[(say("terminal-over"), MOON)], [(fit(won, PANEL), f"bold {CANDLE}")]]
        if phase == "drawing":
            return [[(say("terminal-drawing"), f"bold {CANDLE}")], [(say("terminal-seat-drawn"), MOON)]]
        if phase == "moving":
            rolled: Line = [(f"{who} ", f"bold {CANDLE}"), (f"{say('terminal-rolled')} ", MOON)]
            return [[*rolled, (f" {die} ", f"bold {NIGHT} on {CANDLE}")], [(say("terminal-moving"), MOON)]]
        if phase == "replacing":  # the guests on the lowest step are the next to be placed again
            lowest = min(number for at, number in self.guests if at == "step")
            does = say("terminal-replacing", step=f"{self.sign}{self.board['steps'][lowest]}")
        else:
            does = say(f"terminal-{phase}")
        return [[(who, f"bold {CANDLE}")], [(does, MOON)]]

    def _clock(self) -> list[Line]:
        """Return the chain of clocks with the Phantom's speeds, or the round."""
        if "round" in self.at:
            later = ""
            if self.at["phase"] == "replacing":
                later = "   " + say("terminal-next-starter", who=fit(self.names[self.at["starter"]], NAME))
            now_round: Span = (f" {say('terminal-round', round=self.at['round'])} ", f"bold {NIGHT} on {MOON}")
            phantom = (f" {say('terminal-phantom')}", MINT)
            return [[], [now_round, ("  ", ""), (FACE, FACE_STYLE), phantom, (later, FAINT)]]
        clocks, now = self.board["clocks"], self.at["clock"]
        first = max(0, min(now - CLOCKS // 2, len(clocks) - CLOCKS))
        times: Line = [("…" if first else " ", FAINT)]
        speeds: Line = [(" ", "")]
        for i, clock in list(enumerate(clocks))[first : first + CLOCKS]:
            style = f"bold {NIGHT} on {MOON}" if i == now else FAINT
            time = fit(clock["time"], CLOCK - 2)
            speed = say("terminal-end") if i == len(clocks) - 1 else clock["speed"]
            times += [(f"{'▸' + time if i == now else time:^{CLOCK}}", style), (" ", "")]
            speeds += [(f"{speed:^{CLOCK}}", MINT if i == now else FAINT), (" ", "")]
        if first + CLOCKS < len(clocks):
            times.append(("…", FAINT))
        return [[(FACE, FACE_STYLE), (f" {say('terminal-speeds')}", MINT)], times, speeds]

    def drawn(self) -> str:
        """Return the drawing as rich markup."""
        panel, clock = self._panel(), self._clock()
        plan = self._plan(len(panel), clock)
        cells = self._cells(plan)
        width = max(plan.left + plan.ring_width + plan.right, MOST_NOTES)
        used = HEADER + plan.above + plan.ring_height + plan.below
        sheet = Canvas(width, used + 40, NIGHT)
        self._sky(sheet, plan)
        # Later parts are drawn over earlier ones: sky, walls, spaces, chambers, and the court inside the ring.
        self._walls(sheet, plan, cells)
        for space, cell in cells.items():
            self._space(sheet, space, cell)
        self._rooms(sheet, plan, cells)
        if plan.panel_inside:
            self._court(sheet, plan, panel, clock)
        else:
            self._court(sheet, plan, [], [])
            for line in [*panel, *clock, []]:
                sheet.put(used, 2, line)
                used += 1
        for note in wrap(" · ".join(fit(note, width - 4) for note in self.notes), width - 4):
            sheet.put(used, 2, [(note, FAINT)])
            used += 1
        sheet.cut(used)
        return sheet.markup()

    def _sky(self, sheet: Canvas, plan: _Plan) -> None:
        """Draw the board's name under the moon, and a few stars where nothing else is."""
        for y in range(1, HEADER + plan.above):
            for x in range(sheet.width):
                # Stars scattered by a fixed formula: the same sky at every turn.
                if (x * 31 + y * 57 + x * y * 7) % 83 == 5:
                    sheet.put(y, x, [("·", c.SEAM)])
        sheet.put(0, 0, [(" " * sheet.width, "")])
        sheet.put(0, 2, [("☾  ", f"bold {MOON}"), (fit(self.board["name"], 60), f"bold {MOON}")])

    def _walls(self, sheet: Canvas, plan: _Plan, cells: dict[int, _Cell]) -> None:
        top, left = HEADER + plan.above, plan.left
        bottom, right = top + plan.ring_height - 1, left + plan.ring_width - 1
        sheet.fill(top, left, plan.ring_height, plan.ring_width, c.STONE)
        for cell in cells.values():
            sheet.box(cell.y, cell.x, cell.y + cell.height, cell.x + cell.width, c.LIGHT, c.SEAM)
        sheet.box(top, left, bottom, right, c.HEAVY, c.WALL)
        tall, wide = plan.cell_height, plan.cell_width
        sheet.box(top + tall, left + wide, bottom - tall, right - wide, c.HEAVY, c.WALL)
        sheet.fill(top + tall + 1, left + wide + 1, *plan.court, NIGHT)

    def _space(self, sheet: Canvas, space: int, cell: _Cell) -> None:
        """Draw a space's number, and the guests there."""
        y, x, tall, wide = cell.y + 1, cell.x + 1, cell.height - 1, cell.width - 1
        number, key = str(space), ("gallery", space)
        haunted = self.phantom == {"at": "gallery", "number": space}
        if haunted:
            self._ghost(sheet, cell, number, crowded=key in self.guests)
        else:
            sheet.put(y, x, [(number, f"bold {CANDLE}" if key in self.lit else FAINT)])
        room = wide if tall > 1 else wide - len(number) - (2 if haunted else 1)
        line = self._standing(key, room, say("terminal-space", space=space))
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
            sheet.put(y + tall - 1, x, [(("▀█" * wide)[:wide], f"{MINT} on {c.STONE}")])

    def _rooms(self, sheet: Canvas, plan: _Plan, cells: dict[int, _Cell]) -> None:
        """Draw the chambers outside the walls, each at its doorway, and the doors."""
        doorways = [room["doorway"] for room in self.board["chambers"]]
        # In the order of the slots, so that neighbours on a wall follow each other.
        rooms = [(i, cells[space]) for i, space in sorted(enumerate(doorways), key=lambda room: self._slot(room[1]))]
        for side in ("top", "bottom"):
            row = sorted(((i, cell) for i, cell in rooms if cell.side == side), key=lambda room: room[1].x)
            for k, (i, cell) in enumerate(row):
                # As wide as the name, at most half-way to the neighbours' doors
                low = (row[k - 1][1].middle + cell.middle + 1) // 2 if k else 0
                high = (cell.middle + row[k + 1][1].middle) // 2 if k + 1 < len(row) else sheet.width - 1
                wish = min(max(len(self.board["chambers"][i]["name"]) + 4, 10), 20)
                x = max(low, min(cell.middle - wish // 2, sheet.width - wish))
                right = min(high, x + wish - 1)
                y = cell.y - plan.above if side == "top" else cell.y + cell.height
                bottom = y + (plan.above if side == "top" else plan.below)
                self._room(sheet, i, y, max(low, right - wish + 1), bottom, right)
                self._door(sheet, i, cell.y if side == "top" else y, cell.middle - 1, 3)
        for i, cell in rooms:
            if cell.side in ("left", "right"):
                wide = (plan.left if cell.side == "left" else plan.right) - 1
                x = cell.x - wide if cell.side == "left" else cell.x + cell.width
                self._room(sheet, i, cell.y, x, cell.y + cell.height, x + wide)
                self._door(sheet, i, cell.y + cell.height // 2, cell.x if cell.side == "left" else x, 1)

    def _room(self, sheet: Canvas, i: int, y: int, x: int, bottom: int, right: int) -> None:
        """Draw a chamber: its name, its coat of arms, its guest; it is lit where a guest is."""
        room, key = self.board["chambers"][i], ("chamber", i)
        wide, tall = right - x - 1, bottom - y - 1
        seats = self.guests.get(key, [])
        sheet.box(y, x, bottom, right, c.LIGHT, c.ROOM)
        sheet.fill(y + 1, x + 1, tall, wide, c.LAMPLIT if seats else NIGHT)
        name, arms = room["name"], room["arms"]
        style = f"bold {CANDLE}" if key in self.lit else MOON if self.open else FAINT
        good = (arms < 0) == (self.sign == "+")
        extras: Line = [(f"{arms:+d}", f"bold {CANDLE if good else c.BLOOD}")] if arms else []
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
            self.notes.append(say("terminal-doorway", space=room["doorway"], chamber=name))
        for k, line in enumerate(lines):
            sheet.put(y + 1 + k, x + 1 + max(0, (wide - length(line)) // 2), line)

    def _door(self, sheet: Canvas, i: int, y: int, x: int, wide: int) -> None:
        """Draw the door of a chamber, shut until the Phantom is in the gallery."""
        style = CANDLE if ("chamber", i) in self.lit else MOON if self.open else c.SEAM
        sheet.put(y, x, [(("░" if self.open else "▒") * wide, style)])

    def _court(self, sheet: Canvas, plan: _Plan, panel: list[Line], clock: list[Line]) -> None:
        """Draw the staircase with the panel beside it and the clocks below."""
        top, left = HEADER + plan.above + plan.cell_height + 1, plan.left + plan.cell_width + 1
        height, width = plan.court
        way = plan.cell_width - 1
        leads = f"▲ {say('terminal-exit')}"
        lit = any(at == "step" for at, _ in self.lit)
        sheet.put(top - 1, left, [(f"{leads if way >= len(leads) else '▲':^{way}}", f"bold {CANDLE if lit else MOON}")])
        stairs = self._stairs()
        spare = height - max(len(stairs), len(panel)) - len(clock)
        x = left + width - PANEL - max(1, (width - PANEL - self.stairs_width) // 3)
        for column, lines in ((left, stairs), (x, panel)):
            for k, line in enumerate(lines):
                sheet.put(top + min(1, spare) + k, column, line)
        wide = max(map(length, clock), default=0)
        for k, line in enumerate(clock):
            sheet.put(top + height - len(clock) - max(0, spare - 1) // 2 + k, left + (width - wide) // 2, line)
