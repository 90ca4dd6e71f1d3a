"""Escape from the Hidden Castle in words: its events, its reasons, its invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightkeep.core.events import EventKind
from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.text import (
    Cited,
    GalleryLanguage,
    decode_chamber,
    decode_clock,
    decode_colour,
    decode_place,
    decode_step,
    from_place,
    guests_text,
    rolled_text,
)
from nightkeep.games.hidden_castle.kernel import LIMIT


def _arms(words: Mapping[str, Any]) -> str:
    return f"The {words['chamber']} bears {words['arms']:+d}: {words['who']} {_points(words['points'])}."


def _points(points: int) -> str:
    if points == 0:
        return "stays at 0 points"
    many = "" if abs(points) == 1 else "s"
    return f"{'scores' if points > 0 else 'loses'} {abs(points)} point{many}"


def _captured(words: Mapping[str, Any]) -> str:
    return (
        f"The Phantom takes {words['who']}'s {guests_text(words)} on space {words['space']} to step +{words['step']}: "
        f"{words['points']} point{'' if words['points'] == 1 else 's'}."
    )


def _over(words: Mapping[str, Any]) -> str:
    ends = (("the last clock strikes", "clock"), (f"a score has reached {LIMIT}", "limit"))
    why = [text for text, key in ends if words[key]]
    return f"The game is over: {' and '.join(why)}."


EVENTS = {
    p.FIRST_DRAWN: EventKind("first", (), ("HC-2.14",), "{who} is drawn to begin."),
    p.COLOURED: EventKind(
        "colour", ("colour",), ("HC-2.2", "HC-2.3"), "{who} plays {colour}.", {"colour": decode_colour}
    ),
    p.PLACED: EventKind("placed", ("space",), ("HC-2.8", "HC-2.9"), "{who} places a guest on space {space}."),
    p.ROLLED: EventKind("rolled", ("number",), ("HC-1.4", "HC-3.2"), rolled_text),
    p.WALKED: EventKind(
        "walked",
        ("origin", "space", "number"),
        ("HC-3.3", "HC-4.1", "HC-5.18", "HC-6.2"),
        lambda w: f"{w['who']} walks from {from_place(w)} to space {w['space']}.",
        {"origin": decode_place},
    ),
    p.ENTERED: EventKind(
        "entered",
        ("origin", "chamber", "number"),
        ("HC-5.4", "HC-5.5", "HC-5.10"),
        lambda w: f"{w['who']} hides in the {w['chamber']}, coming from {from_place(w)}.",
        {"origin": decode_place, "chamber": decode_chamber},
    ),
    p.ARMS: EventKind(
        "arms", ("chamber", "points", "arms"), ("HC-5.14", "HC-5.15", "HC-5.16"), _arms, {"chamber": decode_chamber}
    ),
    p.BOOTED: EventKind(
        "booted",
        ("chamber", "space", "by"),
        ("HC-5.8", "HC-5.11"),
        "{who}'s guest is booted out of the {chamber} onto space {space} by {by}.",
        {"chamber": decode_chamber},
        seats=frozenset({"by"}),
    ),
    p.PHANTOM: EventKind(
        "phantom",
        ("origin", "spaces"),
        ("HC-3.4", "HC-7.1", "HC-7.2", "HC-7.3"),
        "The Phantom sets out for {spaces} spaces.",
        {"origin": decode_place},
    ),
    p.TICKED: EventKind(
        "clock", ("time",), ("HC-7.5",), "The Phantom is at the exit: the clock strikes {time}.", {"time": decode_clock}
    ),
    p.CAPTURED: EventKind(
        "captured",
        ("space", "step", "guests", "points"),
        ("HC-8.2", "HC-8.3", "HC-8.4", "HC-8.5"),
        _captured,
        {"step": decode_step},
    ),
    p.GAME_OVER: EventKind("over", ("clock", "limit"), ("HC-9.1", "HC-9.2"), _over),
}

CITED = Cited(
    roll_first="HC-3.2",
    colours_in_play="HC-2.2",
    colour_order="HC-2.3",
    placing="HC-2.8",
    one_per_space="HC-2.9",
    must_place="HC-2.13",
    must_move="HC-3.3",
    which_guests="HC-3.5",
    closed="HC-5.1",
    steps_needed="HC-5.4",
    exact_arms="HC-5.7",
    occupied="HC-5.8",
    own_guest="HC-5.9",
    no_return="HC-5.19",
    chambers_kept="HC-3.5",
    stairs_kept="HC-3.5",
    stay="HC-3.3",
    first_seat="HC-2.14",
)


class Language(GalleryLanguage):
    """HC: what people say in this game."""

    def status(self, board: GalleryBoard, s: Any) -> list[str]:
        broken = super().status(board, s)
        b = board.table[0]
        seats = range(min(int(s.players), 8))
        clock = int(s.clock)
        if not 0 <= clock < b.clocks:
            broken.append(f"clock {clock} is not one of the {b.clocks} clocks")
        if any(s.score[seat] < 0 for seat in seats):
            broken.append("a score is below 0")
        if any(s.score[seat] for seat in range(len(seats), 8)):
            broken.append("an empty seat has points")
        done = clock + 1 >= b.clocks or any(s.score[seat] >= LIMIT for seat in seats)
        if done != (s.phase == p.FINISHED):
            broken.append("the game is over exactly when the last clock or 46 points are reached")
        if s.phase == p.REPLACING:
            broken.append("guests are never placed again in this game")
        if (s.phantom >= p.CHAMBER) != (clock == 0):
            broken.append("the first clock runs exactly until the Phantom reaches the gallery")
        if s.phase in (p.CHOOSING, p.PLACING, p.DRAWING) and s.phantom != p.DOOR:
            broken.append("the Phantom leaves the cellar door before all guests are placed")
        return broken


LANGUAGE = Language(EVENTS, CITED, boots=True)
