"""The invariants that positions of both gallery games keep, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.places import (
    BOX,
    CHAMBER,
    CHOOSING,
    COLOURS,
    DOOR,
    DRAWING,
    FACES,
    GUESTS_EACH,
    MOVING,
    PLACING,
    REPLACING,
    ROLLING,
    SHORT_PALETTE,
    STEP,
)
from nightkeep.games.gallery.state import GalleryState
from nightkeep.games.gallery.tables import own_places


def gallery_status(board: GalleryBoard, s: GalleryState) -> list[str]:
    """Return every broken invariant of the pieces that both games have; each game adds its own."""
    b = board.plain
    broken: list[str] = []
    players, each = int(s.players), int(s.each)
    if not 2 <= players <= 8 or each != GUESTS_EACH[players]:
        return [f"{players} players with {each} guests each do not fit together"]
    if not 0 <= s.turn < players:
        broken.append(f"turn is {s.turn}; seats are 0 to {players - 1}")
    if not CHOOSING <= s.phase <= DRAWING:
        broken.append(f"phase {s.phase} is unknown")
    if s.die not in ((*FACES,) if s.phase == MOVING else (0,)):
        broken.append(f"die is {s.die} in phase {s.phase}")
    steps = range(STEP, STEP + b.steps)
    for seat in range(players):
        places = own_places(s, seat)
        if places != sorted(places):
            broken.append(f"guests of seat {seat} are not in order of place")
        for p in places:
            if not (0 <= p < b.spaces or CHAMBER <= p < CHAMBER + b.chambers or p in steps or p == BOX):
                broken.append(f"seat {seat} has a guest on place {p}, which is not on this board")
    guests = s.place[: players * each].tolist()
    if any(p != BOX for p in s.place[players * each :]):
        broken.append("guests of nobody are on the board")
    in_box = guests.count(BOX)
    if s.phase in (CHOOSING, PLACING, DRAWING):
        if in_box != players * each - int(s.placed):
            broken.append(f"{in_box} guests are in the box, but {s.placed} of {players * each} count as placed")
        if any(CHAMBER <= p < BOX for p in guests):
            broken.append("guests are off the gallery while they are being placed")
        broken += _placing_status(s, in_box)
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
    broken += _colour_status(s)
    return broken


def _placing_status(s: GalleryState, in_box: int) -> list[str]:
    """Check that guests are placed by turns; a seat without guests in the box never places. [HC-2.8, MP-2.7]"""
    players, each = int(s.players), int(s.each)
    rounds, ahead = divmod(players * each - in_box, players)
    if s.phase != PLACING:
        early = "everybody has a colour" if s.phase == CHOOSING else "the first seat is drawn"
        return [f"guests are placed before {early}"] if rounds or ahead else []
    if in_box == 0:
        return ["guests are being placed, but none is left in the box"]
    waiting = [own_places(s, seat).count(BOX) for seat in range(players)]
    first = first_to_place(s)
    broken = []
    if first is not None and s.turn != (turn := (first + ahead) % players):
        broken.append(f"turn is {s.turn}, but it is seat {turn} that places the next guest")
    if first is None:
        broken.append(f"guests are not placed by turns: {waiting} are in the box")
    return broken


def _colour_status(s: GalleryState) -> list[str]:
    """Check that the seats before the one in turn have different colours. [HC-2.2, HC-2.3, MP-2.2, MP-2.3]"""
    players, turn = int(s.players), int(s.turn)
    colours = s.colour.tolist()
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


def options_status(board: GalleryBoard, s: GalleryState, options: Mapping[str, Any]) -> list[str]:
    """Return what a position breaks only because seat 1 begins, and none is drawn. [HC-2.14, MP-2.11]"""
    if options["first_seat"] == "drawn":
        return []
    players, each = int(s.players), int(s.each)
    if s.phase == DRAWING:
        return ["the first seat is drawn, but the option first_seat is seat-1"]
    if s.phase == CHOOSING and s.turn != (chosen := sum(colour != BOX for colour in s.colour[:players].tolist())):
        return [f"turn is {s.turn}, but it is seat {chosen} that chooses the next colour"]
    if s.phase == PLACING:
        turn = sum(place != BOX for place in s.place[: players * each].tolist()) % players
        if s.turn != turn:
            return [f"turn is {s.turn}, but it is seat {turn} that places the next guest"]
    return []


def first_to_place(s: GalleryState) -> int | None:
    """Return the seat that was the first to place a guest; None if guests are not placed by turns.

    After whole rounds of placing any seat may have begun; then it is the seat in turn.
    """
    players, each = int(s.players), int(s.each)
    waiting = [own_places(s, seat).count(BOX) for seat in range(players)]
    rounds, ahead = divmod(players * each - sum(waiting), players)
    if ahead == 0:
        return int(s.turn) if waiting == [each - rounds] * players else None
    for first in range(players):
        run = {(first + i) % players for i in range(ahead)}
        if waiting == [each - rounds - (seat in run) for seat in range(players)]:
            return first
    return None
