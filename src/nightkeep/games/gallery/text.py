"""How people speak of the gallery games: action texts, descriptions, and why something is not legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from nightkeep.core.events import EventKind
from nightkeep.core.kernel import interpreted
from nightkeep.games.gallery import moves
from nightkeep.games.gallery.actions import ACTIONS
from nightkeep.games.gallery.board import GalleryBoard, slug
from nightkeep.games.gallery.places import (
    BOX,
    CHAMBER,
    CHOOSING,
    COLOUR,
    COLOURS,
    DOOR,
    DRAWING,
    FACES,
    MOST_PLAYERS,
    MOVING,
    PHANTOM_FACE,
    PLACE,
    PLACING,
    REPLACING,
    ROLL,
    ROLLING,
    SHORT_PALETTE,
    STAY,
    STEP,
)


def place_name(board: GalleryBoard, place: int, sign: str = "+") -> str:
    """A place in words: 'space 12', 'the Library', 'step +9'."""
    if place < CHAMBER:
        return f"space {place}"
    if place < STEP:
        return f"the {board.chambers[place - CHAMBER]}"
    if place < DOOR:
        return f"step {sign}{board.plain.step_points[place - STEP]}"
    return "the cellar door" if place == DOOR else "the box"


@dataclass(frozen=True)
class Cited:
    """The rule ids of one game behind each reason why something is not legal."""

    roll_first: str
    colours_in_play: str
    colour_order: str
    placing: str
    one_per_space: str
    must_place: str
    must_move: str
    which_guests: str
    closed: str
    steps_needed: str
    exact_arms: str
    occupied: str
    own_guest: str
    no_return: str
    chambers_kept: str
    stairs_kept: str
    stay: str
    first_seat: str


class GalleryLanguage:
    """Action texts of both games; each game brings its events, its rule ids and what is its own."""

    def __init__(self, events: Mapping[int, EventKind], cited: Cited, boots: bool) -> None:
        self.EVENTS = events
        self.cited = cited
        self.boots = boots  # whether guests leave chambers and stairs during play, and boot others

    # ------------------------------------------------------------------ action texts

    def write_action(self, board: GalleryBoard, action: int) -> str:
        return ACTIONS.write(board, action)

    def read_action(self, board: GalleryBoard, text: str) -> int:
        return ACTIONS.read(board, text)

    # ------------------------------------------------------------------ what an action does

    def describe(self, board: GalleryBoard, s: Any, action: int) -> str:
        b = board.plain
        if ROLL <= action < COLOUR:
            return "the Phantom moves" if action == ROLL + PHANTOM_FACE else f"a {FACES[action - ROLL]}"
        if action < STAY:
            return f"play {COLOURS[action - COLOUR]}"
        if action == STAY:
            return "leave your guest where it is"
        if action < board.first_move:
            space = action - PLACE
            door = b.chamber_at[space]
            note = f", the doorway of the {board.chambers[door]}" if door < len(board.chambers) else ""
            note += ", the exit" if space == b.exit else ""
            return f"put a guest on space {space}{note}"
        if action >= board.first_draw:
            return f"seat {action - board.first_draw + 1} begins"
        place, first, number, goal = decode_move(board, s, action)
        start = "the stairs" if place >= STEP else place_name(board, place)
        if not goal:
            target = board.after(first, number)
            risk = ": the Phantom is there and captures it" if target == s.phantom else ""
            return f"from {start} to space {target}{risk}"
        chamber = goal - 1
        coat = b.arms[chamber]
        arms = f" ({coat:+d})" if coat else ""
        there = s.place.tolist()[: int(s.players) * int(s.each)]
        owner = there.index(CHAMBER + chamber) // int(s.each) if CHAMBER + chamber in there else None
        boot = f", booting seat {owner + 1}'s guest" if owner is not None else ""
        return f"from {start} into the {board.chambers[chamber]}{arms}{boot}"

    # ------------------------------------------------------------------ why not

    def why_not(self, board: GalleryBoard, s: Any, action: int) -> tuple[str, tuple[str, ...]]:
        b = board.table[0]
        cited = self.cited
        if not 0 <= action < action_count(b):
            return f"there is no action number {action}", ()
        is_roll, is_colour = action < COLOUR, COLOUR <= action < STAY
        is_place = PLACE <= action < board.first_move
        if s.phase == DRAWING:
            if action >= board.first_draw:
                return f"seats are 1 to {int(s.players)} in this game", (cited.first_seat,)
            return "the first seat must be drawn first", (cited.first_seat,)
        if action >= board.first_draw:
            return "the first seat is drawn once at most, before everything else", (cited.first_seat,)
        if s.phase == ROLLING:
            return "the die must be rolled first", (cited.roll_first,)
        if is_roll:
            return "the die is rolled once, at the beginning of a turn", (cited.roll_first,)
        if s.phase == CHOOSING and not is_colour:
            return "first everybody chooses a colour", (cited.colour_order,)
        if is_colour:
            if s.phase != CHOOSING:
                return "colours are chosen only before the game", (cited.colour_order,)
            colour = action - COLOUR
            if s.players <= SHORT_PALETTE and colour >= s.players:
                return f"{COLOURS[colour]} is not in play with {s.players} players", (cited.colours_in_play,)
            return f"{COLOURS[colour]} is taken", (cited.colours_in_play, cited.colour_order)
        if s.phase in (PLACING, REPLACING):
            if not is_place:
                return "a guest must be placed on a free gallery space now", (cited.placing, cited.must_place)
            return f"space {action - PLACE} already holds a guest", (cited.one_per_space,)
        if is_place:
            return "guests are placed only before play, and then stay in play", (cited.placing, cited.must_place)
        if action == STAY:
            return "you must move a guest; staying is not allowed here", (cited.stay,)
        return self._why_no_move(board, s, action)

    def _why_no_move(self, board: GalleryBoard, s: Any, action: int) -> tuple[str, tuple[str, ...]]:
        b = board.table[0]
        cited = self.cited
        place, first, number, goal = decode_move(board, s, action)
        mine = [int(p) for p in own_places(s, int(s.turn))]
        on_stairs = place >= STEP
        if not (any(STEP <= p < DOOR for p in mine) if on_stairs else place in mine):
            where = "the stairs" if on_stairs else place_name(board, place)
            return f"no guest of yours is on {where}".replace("on the ", "in the " if not on_stairs else "on the "), (
                cited.must_move,
                cited.which_guests,
            )
        if not self.boots and on_stairs:
            return "a captured guest stays on its step until the round is over", (cited.stairs_kept,)
        if not self.boots and place >= CHAMBER:
            return "a guest in a chamber stays there until the round is over", (cited.chambers_kept,)
        chamber = goal - 1
        name = board.chambers[chamber]
        if not interpreted(moves.in_gallery)(s.phantom):
            return "the chambers are closed until the Phantom is in the gallery", (cited.closed,)
        if place == CHAMBER + chamber:
            return f"a guest may not leave the {name} and enter it again in one move", (cited.no_return,)
        if self.boots and CHAMBER + chamber in mine:
            return f"a guest of yours is already in the {name}", (cited.own_guest,)
        taken = bool(np.any(s.place[: int(s.players) * int(s.each)] == CHAMBER + chamber))
        if taken and not self.boots:
            return f"the {name} already holds a guest", (cited.occupied,)
        needed = (int(b.doorway[chamber]) - first) % int(b.spaces) + 1
        if needed > number:
            extra = int(s.die) - number
            return f"the {name} is {needed + extra} steps away, and the die shows {int(s.die)}", (cited.steps_needed,)
        if (int(b.exact) >> chamber) & 1:
            arms = int(b.arms[chamber])
            return f"the {name} ({arms:+d}) can only be entered with an exact number", (cited.exact_arms,)
        return f"the {name} is occupied and can only be entered with an exact number", (cited.occupied,)

    # ------------------------------------------------------------------ invariants common to both games

    def status(self, board: GalleryBoard, s: Any) -> list[str]:
        """Every broken invariant of the pieces both games share; each game adds its own."""
        b = board.table[0]
        broken: list[str] = []
        players, each = int(s.players), int(s.each)
        if not 2 <= players <= 8 or each != moves._EACH[players]:
            return [f"{players} players with {each} guests each do not fit together"]
        if not 0 <= s.turn < players:
            broken.append(f"turn is {s.turn}; seats are 0 to {players - 1}")
        if not CHOOSING <= s.phase <= DRAWING:
            broken.append(f"phase {s.phase} is unknown")
        if s.die not in ((*FACES,) if s.phase == MOVING else (0,)):
            broken.append(f"die is {s.die} in phase {s.phase}")
        steps = range(STEP, STEP + int(b.steps))
        for seat in range(players):
            places = [int(p) for p in own_places(s, seat)]
            if places != sorted(places):
                broken.append(f"guests of seat {seat} are not in order of place")
            for p in places:
                if not (0 <= p < b.spaces or CHAMBER <= p < CHAMBER + b.chambers or p in steps or p == BOX):
                    broken.append(f"seat {seat} has a guest on place {p}, which is not on this board")
        guests = [int(p) for p in s.place[: players * each]]
        if any(p != BOX for p in s.place[players * each :]):
            broken.append("guests of nobody are on the board")
        in_box = guests.count(BOX)
        if s.phase in (CHOOSING, PLACING, DRAWING):
            if in_box != players * each - int(s.placed):
                broken.append(f"{in_box} guests are in the box, but {s.placed} of {players * each} count as placed")
            if any(CHAMBER <= p < BOX for p in guests):
                broken.append("guests are off the gallery while they are being placed")
            broken += self._placing_status(s, in_box)
        elif in_box or s.placed != players * each:
            broken.append("not all guests have been placed, but play has begun")
        if s.phase in (CHOOSING, PLACING, REPLACING):
            spaces = [p for p in guests if p < CHAMBER]
            if len(spaces) != len(set(spaces)):
                broken.append("two guests share a space while guests are being placed")
        rooms = [p for p in guests if CHAMBER <= p < STEP]
        if len(rooms) != len(set(rooms)):
            broken.append("two guests are in one chamber")
        phantom = int(s.phantom)
        if not (0 <= phantom < b.spaces or phantom in steps or phantom == DOOR):
            broken.append(f"the Phantom is on place {phantom}, which is not on this board")
        elif phantom >= CHAMBER and any(CHAMBER <= p < BOX for p in guests) and s.phase != REPLACING:
            broken.append("guests are off the gallery before the Phantom has reached it")
        if phantom < CHAMBER and phantom in guests and s.phase in (ROLLING, MOVING):
            broken.append(f"a guest stands uncaptured on the Phantom's space {phantom}")
        broken += self._colour_status(s)
        return broken

    def _placing_status(self, s: Any, in_box: int) -> list[str]:
        """HC-2.8, MP-2.7: one guest after another by turns; a seat without guests in the box never places."""
        players, each = int(s.players), int(s.each)
        rounds, ahead = divmod(players * each - in_box, players)
        if s.phase != PLACING:
            early = "everybody has a colour" if s.phase == CHOOSING else "the first seat is drawn"
            return [f"guests are placed before {early}"] if rounds or ahead else []
        if in_box == 0:
            return ["guests are being placed, but none is left in the box"]
        waiting = [int(np.sum(own_places(s, seat) == BOX)) for seat in range(players)]
        first = first_to_place(s)
        broken = []
        if first is not None and s.turn != (turn := (first + ahead) % players):
            broken.append(f"turn is {s.turn}, but it is seat {turn} that places the next guest")
        if first is None:
            broken.append(f"guests are not placed by turns: {waiting} are in the box")
        return broken

    def _colour_status(self, s: Any) -> list[str]:
        """HC-2.2, HC-2.3, MP-2.2, MP-2.3: while colours are chosen, the seats before the one in turn have theirs."""
        players, turn = int(s.players), int(s.turn)
        colours = [int(c) for c in s.colour]
        chosen = [seat for seat in range(players) if colours[seat] != BOX]
        if s.phase == DRAWING and not chosen:
            return ["seats have a colour that have not chosen one"] if any(c != BOX for c in colours) else []
        if s.phase != CHOOSING:
            chosen = list(range(players))
        taken = [colours[seat] for seat in chosen]
        palette = players if players <= SHORT_PALETTE else len(COLOURS)
        if any(not 0 <= c < palette for c in taken) or len(set(taken)) != len(taken):
            return ["the colours are not different colours in play"]
        due = {(turn - 1 - i) % players for i in range(len(chosen))} if s.phase == CHOOSING else set(chosen)
        if due != set(chosen) or (turn in due and s.phase == CHOOSING) or any(c != BOX for c in colours[players:]):
            return ["seats have a colour that have not chosen one"]
        return []

    def options_status(self, board: GalleryBoard, s: Any, options: Mapping[str, Any]) -> list[str]:
        """HC-2.14, MP-2.11: what a position breaks only because the first seat is not drawn, but seat 1."""
        if options["first_seat"] == "drawn":
            return []
        players, each = int(s.players), int(s.each)
        if s.phase == DRAWING:
            return ["the first seat is drawn, but the option first_seat is seat-1"]
        if s.phase == CHOOSING and s.turn != (chosen := int(np.sum(s.colour[:players] != BOX))):
            return [f"turn is {s.turn}, but it is seat {chosen} that chooses the next colour"]
        if s.phase == PLACING:
            guests = s.place[: players * each]
            turn = (players * each - int(np.sum(guests == BOX))) % players
            if s.turn != turn:
                return [f"turn is {s.turn}, but it is seat {turn} that places the next guest"]
        return []


def first_to_place(s: Any) -> int | None:
    """While guests are placed by turns: the seat that began, or None if they are not placed so. After whole rounds of
    placing any seat may have begun, so it is the one in turn."""
    players, each = int(s.players), int(s.each)
    waiting = [int(np.sum(own_places(s, seat) == BOX)) for seat in range(players)]
    rounds, ahead = divmod(players * each - sum(waiting), players)
    if ahead == 0:
        return int(s.turn) if waiting == [each - rounds] * players else None
    for first in range(players):
        run = {(first + i) % players for i in range(ahead)}
        if waiting == [each - rounds - (seat in run) for seat in range(players)]:
            return first
    return None


def decode_move(board: GalleryBoard, s: Any, action: int) -> tuple[int, int, int, int]:
    """Of a move: the place it starts from, the space it is counted from, the points left there, and the goal."""
    b = board.plain
    origin, goal = divmod(action - board.first_move, b.chambers + 1)
    number = int(s.die)
    if origin < b.spaces:
        return origin, origin, number, goal
    if origin < b.spaces + b.chambers:
        chamber = origin - b.spaces
        return CHAMBER + chamber, b.doorway[chamber], number - 1, goal
    return STEP, b.exit, number - 1, goal


def own_places(s: Any, seat: int) -> Any:
    """The places of one seat's guests."""
    each = int(s.each)
    return s.place[seat * each : seat * each + each]


def action_count(b: Any) -> int:
    """Actions of a board are 0 to this - 1."""
    return int(interpreted(moves.first_draw)(b)) + MOST_PLAYERS


def most_actions(b: Any) -> int:
    """No list of legal actions is longer: a free space each while placing, or six guests by a walk and the doorways
    that a 5 can pass."""
    return max(int(b.spaces), 6 * 6 + 1, len(COLOURS))


def decode_place(board: GalleryBoard, number: int) -> str:
    """For events: a place by its short name ('12', 'library', 'step 9', 'door', 'box')."""
    if number < CHAMBER:
        return str(number)
    if number < STEP:
        return slug(board.chambers[number - CHAMBER])
    if number < DOOR:
        return f"step {board.plain.step_points[number - STEP]}"
    return "door" if number == DOOR else "box"


def decode_chamber(board: GalleryBoard, number: int) -> str:
    """For events: a chamber's name."""
    return board.chambers[number]


def decode_step(board: GalleryBoard, number: int) -> int:
    """For events: the number printed on a step."""
    return int(board.plain.step_points[number])


def decode_clock(board: GalleryBoard, number: int) -> str:
    """For events: the time on a clock."""
    return board.clocks[number]


def decode_colour(board: GalleryBoard, number: int) -> str:
    """For events: a colour's name."""
    return COLOURS[number]


def from_place(words: Mapping[str, Any]) -> str:
    """'space 12', 'the library', 'the stairs' of an event's ``origin``."""
    origin = str(words["origin"])
    if origin.isdigit():
        return f"space {origin}"
    return "the stairs" if origin.startswith("step ") else f"the {origin.replace('-', ' ')}"


def rolled_text(words: Mapping[str, Any]) -> str:
    """'Rosa rolls a 4.'"""
    return f"{words['who']} rolls {'the Phantom' if words['number'] == 0 else 'a ' + str(words['number'])}."


def guests_text(words: Mapping[str, Any]) -> str:
    """'guest' or '3 guests'."""
    return "guest" if words["guests"] == 1 else f"{words['guests']} guests"
