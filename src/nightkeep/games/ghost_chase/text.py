"""Ghost Chase in words: action texts, descriptions, and why something is not legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightkeep.core.events import EventKind
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.events import EVENTS as KINDS_OF_EVENTS
from nightkeep.games.ghost_chase.moves import (
    FRAME,
    GO,
    MOST_SEATS,
    PLACE,
    UNLOCK,
    action_end,
    chaser_of,
    draws_max,
    figure_span,
    first_figure,
    first_play,
    first_seat,
    locks,
    neighbours,
    occupied,
    passable,
)
from nightkeep.games.ghost_chase.state import (
    ANIMALS,
    CHASING,
    DRAWING,
    FIGURES,
    FRAMES,
    FRAMING,
    HAUNTING,
    HIDING,
    PLACING,
)
from nightkeep.games.ghost_chase.status import status

LOOKS_LIKE = (
    "actions look like: place 17, frame cats, move 25, cheat 12, break, move 25 lock 19-24, go 14 with ada, "
    "trap and go 14 with ada, stay with ada, unlock with ada"
)
MAX_ONLY = "only Max knows what he can play"
Reason = tuple[str, tuple[str, ...]]


class Language:
    """GC: what people say in this game."""

    EVENTS: Mapping[int, EventKind] = KINDS_OF_EVENTS

    # ------------------------------------------------------------------ action texts

    def write_action(self, board: Castle, action: int) -> str:
        b = board.table[0]
        if action < FRAME:
            return f"leave out {FRAMES[action]}"
        if action < PLACE:
            return f"frame {FRAMES[action - FRAME]}"
        if action < first_play(b):
            return f"place {action - PLACE + 1}"
        if action < first_figure(b):
            play, lock = divmod(action - int(first_play(b)), int(locks(b)))
            rooms = len(board.rooms)
            text = "break" if play == 0 else f"move {play}" if play <= rooms else f"cheat {play - rooms}"
            return text + (f" lock {_door_text(board, lock - 1)}" if lock else "")
        if action >= first_seat(b):
            return f"ghost {action - int(first_seat(b)) + 1}"
        figure, act = divmod(action - int(first_figure(b)), int(figure_span(b)))
        name = FIGURES[figure]
        if act < GO:
            return f"{'unlock' if act == UNLOCK else 'stay'} with {name}"
        room = act - GO + 1
        if room <= len(board.rooms):
            return f"go {room} with {name}"
        return f"trap and go {room - len(board.rooms)} with {name}"

    def read_action(self, board: Castle, text: str) -> int:
        b = board.table[0]
        words = text.split(" ")
        match words:
            case ["leave", "out", frame]:
                return _read_frame(frame)
            case ["frame", frame]:
                return FRAME + _read_frame(frame)
            case ["ghost", seat]:
                return int(first_seat(b)) + _read_seat(seat) - 1
            case ["place", room]:
                return PLACE + _read_room(board, room) - 1
            case ["break" | "move" | "cheat", *_]:
                return self._read_play(board, words)
            case ["stay" | "unlock", "with", name]:
                return self._first_of(b, name) + (UNLOCK if words[0] == "unlock" else 0)
            case ["go", room, "with", name]:
                return self._first_of(b, name) + GO + _read_room(board, room) - 1
            case ["trap", "and", "go", room, "with", name]:
                return self._first_of(b, name) + GO + len(board.rooms) + _read_room(board, room) - 1
        raise ValueError(f"'{text}' is not an action; {LOOKS_LIKE}")

    def _first_of(self, b: Any, name: str) -> int:
        if name not in FIGURES:
            raise ValueError(f"there is no figure '{name}'; the figures are {', '.join(FIGURES)}")
        return int(first_figure(b) + FIGURES.index(name) * figure_span(b))

    def _read_play(self, board: Castle, words: list[str]) -> int:
        b = board.table[0]
        play, rest = 0, words[1:]
        if words[0] != "break":
            if not rest:
                raise ValueError(f"{words[0]} where? {LOOKS_LIKE}")
            play = _read_room(board, rest[0]) + (len(board.rooms) if words[0] == "cheat" else 0)
            rest = rest[1:]
        lock = 0
        if rest:
            if len(rest) != 2 or rest[0] != "lock":
                raise ValueError(f"'{' '.join(words)}' is not an action; {LOOKS_LIKE}")
            doors = [_door_text(board, i) for i in range(len(board.doors))]
            if rest[1] not in doors:
                raise ValueError(f"'{rest[1]}' cannot be locked; the lockable doors are {', '.join(doors)}")
            lock = 1 + doors.index(rest[1])
        return int(first_play(b) + play * locks(b) + lock)

    # ------------------------------------------------------------------ what an action does

    def describe(self, board: Castle, s: Any, action: int) -> str:
        b = board.table[0]
        if action < FRAME:
            return f"play without the {FRAMES[action]}"
        if action < PLACE:
            kind = action - FRAME
            return f"Max shows himself after {ANIMALS[kind]} rounds"
        if action < first_play(b):
            return f"start in {board.room_name(action - PLACE + 1)}"
        if action < first_figure(b):
            play, lock = divmod(action - int(first_play(b)), int(locks(b)))
            rooms = len(board.rooms)
            room = play if play <= rooms else play - rooms
            if play == 0:
                text = f"stay in {board.room_name(int(s.room))} with a break card"
            elif play <= rooms:
                text = f"float to {board.room_name(room)}"
            else:
                text = f"announce a cheat and return to {board.room_name(room)}"
            text += ", into the trap" if play and room == s.trap else ""
            return text + (f", and lock the door {_door_text(board, lock - 1)}" if lock else "")
        if action >= first_seat(b):
            return f"seat {action - int(first_seat(b)) + 1} is Max"
        figure, act = divmod(action - int(first_figure(b)), int(figure_span(b)))
        name, here = FIGURES[figure].capitalize(), int(s.figure[figure])
        if act == UNLOCK:
            return f"{name} unlocks the door {_door_text(board, int(s.locked) - 1)}"
        if act < GO:
            return f"{name} stays in {board.room_name(here)}"
        room = act - GO + 1
        if room <= len(board.rooms):
            return f"{name} goes to {board.room_name(room)}"
        return f"{name} lays the trap in {here} and goes to {board.room_name(room - len(board.rooms))}"

    # ------------------------------------------------------------------ why not

    def why_not(self, board: Castle, s: Any, action: int) -> Reason:
        b = board.table[0]
        phase = int(s.phase)
        if not 0 <= action < action_end(b):
            return f"there is no action number {action}", ()
        if action >= first_seat(b):
            return self._why_no_seat(s, action - int(first_seat(b)))
        if phase == DRAWING and draws_max(s):
            return "first it is drawn who is Max", ("GC-3.19",)
        if action < FRAME:
            return "the frame to leave out is drawn once, before any figure is placed", ("GC-3.5",)
        if phase == DRAWING:
            return "first the frame to leave out is drawn", ("GC-3.5",)
        if action < PLACE:
            return self._why_no_frame(s, action - FRAME)
        if phase == FRAMING:
            return "a frame must be chosen now", ("GC-3.17", "GC-7.5")
        if action < first_play(b):
            if phase == HIDING:
                return f"Max starts in an empty room, and a chaser is in {action - PLACE + 1}", ("GC-3.14",)
            return "figures are placed only once, before the first round", ("GC-3.11", "GC-3.14")
        if phase in (PLACING, HIDING):
            return "first all figures are placed", ("GC-3.11", "GC-3.14")
        if action < first_figure(b):
            if phase != HAUNTING:
                return "Max plays one card at the beginning of a round, not in the chasers' turns", ("GC-4.1", "GC-5.6")
            return self._why_no_play(board, s, action)
        if phase != CHASING:
            return "the chasers move after Max has played his card", ("GC-4.1",)
        return self._why_no_chase(board, s, action)

    def _why_no_seat(self, s: Any, seat: int) -> Reason:
        if seat >= s.players:
            return f"there is no seat {seat + 1}; the seats are 1 to {int(s.players)}", ("GC-1.2",)
        return "who is Max is drawn once at most, before anything else", ("GC-3.10", "GC-3.19")

    def _why_no_frame(self, s: Any, kind: int) -> Reason:
        if s.phase != FRAMING:
            return "a frame is chosen only at the start and when one has become full", ("GC-3.17", "GC-7.5")
        if not int(s.frames) >> kind & 1:
            return f"the {FRAMES[kind]} were left out", ("GC-3.5", "GC-3.6")
        return f"the frame of the {FRAMES[kind]} is already full", ("GC-7.5",)

    def _why_no_play(self, board: Castle, s: Any, action: int) -> Reason:
        b = board.table[0]
        if s.room < 1:
            return MAX_ONLY, ("GC-10.2", "GC-10.9")
        play, lock = divmod(action - int(first_play(b)), int(locks(b)))
        if play == 0 and s.breaks < 1:
            return "Max has no break card left", ("GC-5.4", "GC-9.9")
        if play:
            rooms = len(board.rooms)
            room, cheating = (play, False) if play <= rooms else (play - rooms, True)
            visited = bool(int(s.visited) >> room & 1)
            if cheating and s.cheats < 1:
                return "Max has no cheat card left", ("GC-9.3",)
            if room == s.room:
                return f"Max is in {room}, and must go to another room", ("GC-5.4", "GC-9.6")
            if not int(neighbours(b, s, int(s.room))) >> room & 1:
                corner = board.rooms[int(s.room) - 1], board.rooms[room - 1]
                ids = ("GC-2.3", "GC-5.1") if _touch(*corner) else ("GC-2.2", "GC-5.1")
                if set(board.chimney) == {room, int(s.room)}:
                    return f"{room} can be reached only with the chimney card, which is not in play", ("GC-9.13",)
                return f"{room} is not next to {int(s.room)}", ids
            if int(occupied(s)) >> room & 1:
                return f"a chaser is in {room}", ("GC-5.5",)
            if visited and not cheating:
                return f"Max has been in {room}; only a cheat card takes him back", ("GC-5.3",)
            if cheating and not visited:
                return f"Max has not been in {room} yet; a cheat card is for visited rooms only", ("GC-9.6",)
        if lock and not s.door_card:
            return "Max has no door card to play", ("GC-9.15", "GC-9.22")
        return "Max cannot play that", ("GC-5.6",)

    def _why_no_chase(self, board: Castle, s: Any, action: int) -> Reason:
        b = board.table[0]
        figure, act = divmod(action - int(first_figure(b)), int(figure_span(b)))
        name = FIGURES[figure].capitalize()
        if figure >= s.placed:
            return f"{name} is not in this game", ("GC-3.6",)
        if figure // int(s.each) != chaser_of(s, int(s.turn)):
            return f"{name} belongs to another chaser", ("GC-4.2", "GC-4.3")
        if int(s.acted) >> figure & 1:
            return f"{name} has already acted in this round", ("GC-4.3",)
        here = int(s.figure[figure])
        if act == UNLOCK:
            if not s.locked:
                return "no door is locked", ("GC-9.18",)
            return f"{name} is in {here}, not at the locked door", ("GC-9.18", "GC-9.19")
        room = act - GO + 1
        if room > len(board.rooms):
            room -= len(board.rooms)
            if s.trap_holder < 0:
                return "the trap is not in this game", ("GC-3.8", "GC-9.23")
            if s.trap_holder != s.turn:
                return "another chaser holds the trap", ("GC-9.23", "GC-9.24")
            if s.trap:
                return f"the trap has been laid in {int(s.trap)} and stays there", ("GC-9.25",)
        if int(b.ways[here]) >> room & 1 and not int(passable(b, s, here)) >> room & 1:
            return f"the door {_door_text(board, int(s.locked) - 1)} is locked", ("GC-9.17",)
        return f"no passage leads from {here} to {room}", ("GC-2.5", "GC-6.1", "GC-6.5")

    def status(self, board: Castle, s: Any) -> list[str]:
        return status(board, s)


def _door_text(board: Castle, door: int) -> str:
    a, b = board.doors[door]
    return f"{a}-{b}"


def _read_room(board: Castle, text: str) -> int:
    rooms = len(board.rooms)
    if text not in map(str, range(1, rooms + 1)):
        raise ValueError(f"there is no room '{text}'; rooms are 1 to {rooms}")
    return int(text)


def _read_seat(text: str) -> int:
    if text not in map(str, range(1, MOST_SEATS + 1)):
        raise ValueError(f"there is no seat '{text}'; seats are 1 to {MOST_SEATS}")
    return int(text)


def _read_frame(text: str) -> int:
    if text not in FRAMES:
        raise ValueError(f"there is no frame '{text}'; the frames are {', '.join(FRAMES)}")
    return FRAMES.index(text)


def _touch(one: Any, other: Any) -> bool:
    """Whether two rooms that are not neighbours touch at a corner."""
    return bool(
        min(one.x + one.w, other.x + other.w) >= max(one.x, other.x)
        and min(one.y + one.h, other.y + other.h) >= max(one.y, other.y)
    )


LANGUAGE = Language()
