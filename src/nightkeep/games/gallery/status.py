"""The invariants that positions of both gallery games keep, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.state import GalleryState
from nightkeep.games.gallery.tables import own_places
from nightkeep.rules.messages import Message
from nightkeep.rules.options import Value

BEFORE_PLAY = (p.CHOOSING, p.PLACING, p.DRAWING)


def gallery_status(board: GalleryBoard, s: GalleryState) -> list[Message]:
    """Return every broken invariant of the pieces that both games have; each game adds its own."""
    players, each = int(s.players), int(s.each)
    if not 2 <= players <= p.MOST_PLAYERS or each != p.GUESTS_EACH[players]:
        return [Message("position-players", {"players": players, "each": each})]
    return [
        *_number_status(s),
        *_guest_status(board, s),
        *_setup_status(s),
        *_sharing_status(s),
        *_phantom_status(board, s),
        *_colour_status(s),
    ]


def _number_status(s: GalleryState) -> Iterator[Message]:
    """Check the seat in turn, the phase, the die, and that only seats in use have points."""
    if not 0 <= s.turn < s.players:
        yield Message("position-turn", {"turn": int(s.turn), "last": int(s.players) - 1})
    if not p.CHOOSING <= s.phase <= p.DRAWING:
        yield Message("position-phase", {"phase": int(s.phase)})
    if s.die not in (p.FACES if s.phase == p.MOVING else (0,)):
        yield Message("position-die", {"die": int(s.die), "phase": int(s.phase)})
    if any(s.score[int(s.players) :]):
        yield Message("position-empty-seat")


def _guest_status(board: GalleryBoard, s: GalleryState) -> Iterator[Message]:
    """Check that each seat's guests are on places of this board, in order."""
    b = board.plain
    parts = (range(b.spaces), range(p.CHAMBER, p.CHAMBER + b.chambers), range(p.STEP, p.STEP + b.steps), (p.BOX,))
    for seat in range(s.players):
        places = own_places(s, seat)
        if places != sorted(places):
            yield Message("position-guest-order", {"seat": seat})
        for place in places:
            if not any(place in part for part in parts):
                yield Message("position-guest-nowhere", {"seat": seat, "place": place})
    if any(place != p.BOX for place in s.place[int(s.players) * int(s.each) :]):
        yield Message("position-guest-extra")


def _setup_status(s: GalleryState) -> Iterator[Message]:
    """Check how many guests are placed; they are placed by turns, in the gallery [HC-2.8, MP-2.7]."""
    guests = _all_guests(s)
    in_box = guests.count(p.BOX)
    # In play nothing is left to place, and the checks below are for the set-up.
    if s.phase not in BEFORE_PLAY:
        if in_box or s.placed != len(guests):
            yield Message("position-not-placed")
        return
    if in_box != len(guests) - int(s.placed):
        yield Message("position-in-box", {"box": in_box, "placed": int(s.placed), "all": len(guests)})
    if any(p.CHAMBER <= place < p.BOX for place in guests):
        yield Message("position-off-gallery")
    if s.phase != p.PLACING:
        if in_box != len(guests):
            early = "colours" if s.phase == p.CHOOSING else "first"
            yield Message("position-placed-early", {"early": early})
    elif in_box == 0:
        yield Message("position-box-empty")
    elif (turn := _next_to_place(s)) is None:
        waiting = [own_places(s, seat).count(p.BOX) for seat in range(s.players)]
        yield Message("position-not-by-turns", {"waiting": str(waiting)})
    elif s.turn != turn:
        yield Message("position-other-places", {"turn": int(s.turn), "seat": turn})


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


def _sharing_status(s: GalleryState) -> Iterator[Message]:
    """Check that guests share no chamber, and while they are being placed no space."""
    guests = _all_guests(s)
    if s.phase in (p.CHOOSING, p.PLACING, p.REPLACING) and _repeats([at for at in guests if at < p.CHAMBER]):
        yield Message("position-shared-space")
    if _repeats([at for at in guests if p.CHAMBER <= at < p.STEP]):
        yield Message("position-shared-chamber")


def _phantom_status(board: GalleryBoard, s: GalleryState) -> Iterator[Message]:
    """Check the place of the Phantom: no guest is there, and none is off the gallery before it gets there."""
    b, guests, phantom = board.plain, _all_guests(s), int(s.phantom)
    if not (0 <= phantom < b.spaces or p.STEP <= phantom < p.STEP + b.steps or phantom == p.DOOR):
        yield Message("position-phantom-nowhere", {"place": phantom})
    # Before the Phantom is out, chambers are shut and nobody was captured. While guests are placed again between
    # rounds, some still stand on steps.
    elif phantom >= p.CHAMBER and any(p.CHAMBER <= at < p.BOX for at in guests) and s.phase != p.REPLACING:
        yield Message("position-off-before-phantom")
    if phantom < p.CHAMBER and phantom in guests and s.phase in (p.ROLLING, p.MOVING):
        yield Message("position-uncaptured", {"space": phantom})


def _colour_status(s: GalleryState) -> Iterator[Message]:
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
        yield Message("position-colours")
    elif due != chosen or (choosing and s.turn in due) or any(colour != p.BOX for colour in colours[players:]):
        yield Message("position-colour-early")


def options_status(board: GalleryBoard, s: GalleryState, options: Mapping[str, Value]) -> list[Message]:
    """Return what a position breaks only because seat 1 begins, and none is drawn [HC-2.14, MP-2.11]."""
    if options["first_seat"] == "drawn":
        return []
    if s.phase == p.DRAWING:
        return [Message("position-first-not-drawn")]
    if s.phase == p.CHOOSING and s.turn != (chosen := sum(colour != p.BOX for colour in s.colour[: int(s.players)])):
        return [Message("position-other-chooses", {"turn": int(s.turn), "seat": chosen})]
    if s.phase == p.PLACING and s.turn != (turn := sum(at != p.BOX for at in _all_guests(s)) % int(s.players)):
        return [Message("position-other-places", {"turn": int(s.turn), "seat": turn})]
    return []


def _all_guests(s: GalleryState) -> list[int]:
    """Return the places of all seats' guests."""
    return s.place[: int(s.players) * int(s.each)].tolist()


def _repeats(numbers: list[int]) -> bool:
    """Return whether a number occurs twice."""
    return len(set(numbers)) != len(numbers)
