"""The invariants that positions of both gallery games keep, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.state import GalleryState
from nightkeep.games.gallery.tables import own_places
from nightkeep.rules.options import Value

BEFORE_PLAY = (p.CHOOSING, p.PLACING, p.DRAWING)


def gallery_status(board: GalleryBoard, s: GalleryState) -> list[str]:
    """Return every broken invariant of the pieces that both games have; each game adds its own."""
    players, each = int(s.players), int(s.each)
    if not 2 <= players <= p.MOST_PLAYERS or each != p.GUESTS_EACH[players]:
        return [f"{players} players with {each} guests each do not fit together"]
    return [
        *_number_status(s),
        *_guest_status(board, s),
        *_setup_status(s),
        *_sharing_status(s),
        *_phantom_status(board, s),
        *_colour_status(s),
    ]


def _number_status(s: GalleryState) -> Iterator[str]:
    """Check the seat in turn, the phase, the die, and that only seats in use have points."""
    if not 0 <= s.turn < s.players:
        yield f"turn is {s.turn}; seats are 0 to {s.players - 1}"
    if not p.CHOOSING <= s.phase <= p.DRAWING:
        yield f"phase {s.phase} is unknown"
    if s.die not in (p.FACES if s.phase == p.MOVING else (0,)):
        yield f"die is {s.die} in phase {s.phase}"
    if any(s.score[int(s.players) :]):
        yield "an empty seat has points"


def _guest_status(board: GalleryBoard, s: GalleryState) -> Iterator[str]:
    """Check that each seat's guests are on places of this board, in order."""
    b = board.plain
    parts = (range(b.spaces), range(p.CHAMBER, p.CHAMBER + b.chambers), range(p.STEP, p.STEP + b.steps), (p.BOX,))
    for seat in range(s.players):
        places = own_places(s, seat)
        if places != sorted(places):
            yield f"guests of seat {seat} are not in order of place"
        for place in places:
            if not any(place in part for part in parts):
                yield f"seat {seat} has a guest on place {place}, which is not on this board"
    if any(place != p.BOX for place in s.place[int(s.players) * int(s.each) :]):
        yield "guests of nobody are on the board"


def _setup_status(s: GalleryState) -> Iterator[str]:
    """Check how many guests are placed; they are placed by turns, in the gallery [HC-2.8, MP-2.7]."""
    guests = _all_guests(s)
    in_box = guests.count(p.BOX)
    # In play nothing is left to place, and the checks below are for the set-up.
    if s.phase not in BEFORE_PLAY:
        if in_box or s.placed != len(guests):
            yield "not all guests have been placed, but play has begun"
        return
    if in_box != len(guests) - int(s.placed):
        yield f"{in_box} guests are in the box, but {s.placed} of {len(guests)} count as placed"
    if any(p.CHAMBER <= place < p.BOX for place in guests):
        yield "guests are off the gallery while they are being placed"
    if s.phase != p.PLACING:
        if in_box != len(guests):
            early = "everybody has a colour" if s.phase == p.CHOOSING else "the first seat is drawn"
            yield f"guests are placed before {early}"
    elif in_box == 0:
        yield "guests are being placed, but none is left in the box"
    elif (turn := _next_to_place(s)) is None:
        waiting = [own_places(s, seat).count(p.BOX) for seat in range(s.players)]
        yield f"guests are not placed by turns: {waiting} are in the box"
    elif s.turn != turn:
        yield f"turn is {s.turn}, but it is seat {turn} that places the next guest"


def _next_to_place(s: GalleryState) -> int | None:
    """Return the seat that places the next guest; None if guests are not placed by turns.

    After whole rounds of placing any seat may have begun; then it is the seat in turn.
    """
    players, each = int(s.players), int(s.each)
    waiting = [own_places(s, seat).count(p.BOX) for seat in range(players)]
    # Whole rounds of placing, and how many seats have placed once more. Those are neighbours, from the seat that began.
    rounds, ahead = divmod(players * each - sum(waiting), players)
    # Any seat may have begun: try each, and see whether the boxes are as full as they would then be.
    for first in range(players) if ahead else (int(s.turn),):
        run = {(first + i) % players for i in range(ahead)}
        if waiting == [each - rounds - (seat in run) for seat in range(players)]:
            return (first + ahead) % players
    return None


def _sharing_status(s: GalleryState) -> Iterator[str]:
    """Check that guests share no chamber, and while they are being placed no space."""
    guests = _all_guests(s)
    if s.phase in (p.CHOOSING, p.PLACING, p.REPLACING) and _repeats([at for at in guests if at < p.CHAMBER]):
        yield "two guests share a space while guests are being placed"
    if _repeats([at for at in guests if p.CHAMBER <= at < p.STEP]):
        yield "two guests are in one chamber"


def _phantom_status(board: GalleryBoard, s: GalleryState) -> Iterator[str]:
    """Check the place of the Phantom: no guest is there, and none is off the gallery before it gets there."""
    b, guests, phantom = board.plain, _all_guests(s), int(s.phantom)
    if not (0 <= phantom < b.spaces or p.STEP <= phantom < p.STEP + b.steps or phantom == p.DOOR):
        yield f"the Phantom is on place {phantom}, which is not on this board"
    # Before the Phantom is out, chambers are shut and nobody was captured. While guests are placed again between
    # rounds, some still stand on steps.
    elif phantom >= p.CHAMBER and any(p.CHAMBER <= at < p.BOX for at in guests) and s.phase != p.REPLACING:
        yield "guests are off the gallery before the Phantom has reached it"
    if phantom < p.CHAMBER and phantom in guests and s.phase in (p.ROLLING, p.MOVING):
        yield f"a guest stands uncaptured on the Phantom's space {phantom}"


def _colour_status(s: GalleryState) -> Iterator[str]:
    """Check that the seats before the one in turn have different colours [HC-2.2, HC-2.3, MP-2.2, MP-2.3]."""
    players, choosing = int(s.players), s.phase == p.CHOOSING
    colours = s.colour.tolist()
    chosen = {seat for seat in range(players) if colours[seat] != p.BOX}
    # While colours are chosen, those who have one are the seats right before the one in turn.
    due = {(int(s.turn) - 1 - i) % players for i in range(len(chosen))} if choosing else set(range(players))
    if s.phase == p.DRAWING and not chosen:  # colours will be chosen after the draw
        due = set()
    taken = [colours[seat] for seat in (chosen if choosing else due)]
    palette = players if players <= p.SHORT_PALETTE else len(p.COLOURS)
    if _repeats(taken) or any(not 0 <= colour < palette for colour in taken):
        yield "the colours are not different colours in play"
    elif due != chosen or (choosing and s.turn in due) or any(colour != p.BOX for colour in colours[players:]):
        yield "seats have a colour that have not chosen one"


def options_status(board: GalleryBoard, s: GalleryState, options: Mapping[str, Value]) -> list[str]:
    """Return what a position breaks only because seat 1 begins, and none is drawn [HC-2.14, MP-2.11]."""
    if options["first_seat"] == "drawn":
        return []
    if s.phase == p.DRAWING:
        return ["the first seat is drawn, but the option first_seat is seat-1"]
    if s.phase == p.CHOOSING and s.turn != (chosen := sum(colour != p.BOX for colour in s.colour[: int(s.players)])):
        return [f"turn is {s.turn}, but it is seat {chosen} that chooses the next colour"]
    if s.phase == p.PLACING and s.turn != (turn := sum(at != p.BOX for at in _all_guests(s)) % int(s.players)):
        return [f"turn is {s.turn}, but it is seat {turn} that places the next guest"]
    return []


def _all_guests(s: GalleryState) -> list[int]:
    """Return the places of all seats' guests."""
    return s.place[: int(s.players) * int(s.each)].tolist()


def _repeats(numbers: list[int]) -> bool:
    """Return whether a number occurs twice."""
    return len(set(numbers)) != len(numbers)
