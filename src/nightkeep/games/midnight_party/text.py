"""Midnight Party in words: its events, its reasons, its invariants."""

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
    decode_colour,
    decode_place,
    decode_step,
    from_place,
    guests_text,
    rolled_text,
)
from nightkeep.games.midnight_party.kernel import ROUNDS


def _captured(words: Mapping[str, Any]) -> str:
    whose = f"{words['who']}'s {guests_text(words)}"
    return f"The Phantom takes {whose} on space {words['space']} to step -{words['step']}."


def _round_over(words: Mapping[str, Any]) -> str:
    why = [text for text, key in (("the gallery is empty", "empty"), ("every chamber is full", "full")) if words[key]]
    return f"Round {words['round']} is over: {' and '.join(why)}."


def _left_out(words: Mapping[str, Any]) -> str:
    return f"{words['who']}'s {guests_text(words)} left in the gallery must go to the top step."


def _scored(words: Mapping[str, Any]) -> str:
    return f"{words['who']} scores {words['points']:+d} and now has {words['total']:+d}."


EVENTS = {
    p.FIRST_DRAWN: EventKind("first", (), ("MP-2.11",), "{who} is drawn to begin."),
    p.COLOURED: EventKind(
        "colour", ("colour",), ("MP-2.2", "MP-2.3"), "{who} plays {colour}.", {"colour": decode_colour}
    ),
    p.PLACED: EventKind(
        "placed",
        ("space", "origin"),
        ("MP-2.7", "MP-2.8", "MP-9.2", "MP-9.3"),
        "{who} places a guest on space {space}.",
        {"origin": decode_place},
    ),
    p.ROLLED: EventKind("rolled", ("number",), ("MP-1.4", "MP-3.2"), rolled_text),
    p.WALKED: EventKind(
        "walked",
        ("origin", "space", "number"),
        ("MP-3.4", "MP-4.1"),
        lambda w: f"{w['who']} walks from {from_place(w)} to space {w['space']}.",
        {"origin": decode_place},
    ),
    p.ENTERED: EventKind(
        "entered",
        ("origin", "chamber", "number"),
        ("MP-5.4", "MP-5.5", "MP-5.8"),
        lambda w: f"{w['who']} hides in the {w['chamber']}, coming from {from_place(w)}.",
        {"origin": decode_place, "chamber": decode_chamber},
    ),
    p.STAYED: EventKind("stayed", ("number",), ("MP-3.5",), "{who} leaves the last guest in the gallery where it is."),
    p.NO_GUEST: EventKind("no-guest", (), ("MP-3.8",), "{who} has no guest in the gallery: the number has no effect."),
    p.PHANTOM: EventKind(
        "phantom",
        ("origin", "spaces"),
        ("MP-3.3", "MP-6.1", "MP-6.2", "MP-6.3"),
        "The Phantom sets out for {spaces} spaces.",
        {"origin": decode_place},
    ),
    p.CAPTURED: EventKind(
        "captured",
        ("space", "step", "guests"),
        ("MP-7.2", "MP-7.3", "MP-7.4", "MP-7.8"),
        _captured,
        {"step": decode_step},
    ),
    p.ROUND_OVER: EventKind("round-over", ("round", "empty", "full"), ("MP-8.2", "MP-8.4"), _round_over),
    p.LEFT_OUT: EventKind("left-out", ("guests",), ("MP-8.5", "MP-8.6"), _left_out),
    p.SCORED: EventKind("scored", ("points", "total"), ("MP-8.9", "MP-8.10", "MP-8.11", "MP-8.13"), _scored),
    p.STEPPED_OUT: EventKind(
        "stepped-out",
        ("chamber", "space"),
        ("MP-9.1",),
        "{who}'s guest steps out of the {chamber} onto space {space}.",
        {"chamber": decode_chamber},
    ),
    p.NEXT_ROUND: EventKind("next-round", ("round",), ("MP-9.8", "MP-9.9"), "Round {round} begins; {who} rolls first."),
    p.GAME_OVER: EventKind("over", (), ("MP-10.1",), "The party is over."),
}

CITED = Cited(
    roll_first="MP-3.2",
    colours_in_play="MP-2.2",
    colour_order="MP-2.3",
    placing="MP-2.7",
    one_per_space="MP-2.8",
    must_place="MP-2.10",
    must_move="MP-3.4",
    which_guests="MP-3.5",
    closed="MP-5.1",
    steps_needed="MP-5.4",
    exact_arms="MP-5.7",
    occupied="MP-5.3",
    own_guest="MP-5.3",
    no_return="MP-5.8",
    chambers_kept="MP-5.8",
    stairs_kept="MP-7.7",
    stay="MP-3.4",
    first_seat="MP-2.11",
)


class Language(GalleryLanguage):
    """MP: what people say in this game."""

    def why_not(self, board: GalleryBoard, s: Any, action: int) -> tuple[str, tuple[str, ...]]:
        """MP-9.3: between the rounds guests are placed by a rule of their own."""
        text, ids = super().why_not(board, s, action)
        if s.phase == p.REPLACING and self.cited.placing in ids:
            return "a guest from the stairs must be placed on a free gallery space now", ("MP-9.2", "MP-9.3")
        if s.phase == p.REPLACING and self.cited.one_per_space in ids:
            return text, ("MP-9.3",)
        if s.phase == p.MOVING and self.cited.placing in ids:
            return "guests are placed only before a round, and then stay in play", ids
        return text, ids

    def status(self, board: GalleryBoard, s: Any) -> list[str]:
        broken = super().status(board, s)
        players, each, turn, starter = int(s.players), int(s.each), int(s.turn), int(s.starter)
        if not 2 <= players <= 8 or each != p.GUESTS_EACH[players]:
            return broken  # nothing below would make sense
        b = board.table[0]
        guests = [int(x) for x in s.place[: players * each]]
        gallery = sum(1 for x in guests if x < p.CHAMBER)
        housed = sum(1 for x in guests if p.CHAMBER <= x < p.STEP)
        stairs = [
            (x, int(s.score[i // each]), (i // each - starter) % players, i // each)
            for i, x in enumerate(guests)
            if p.STEP <= x < p.DOOR
        ]
        if not 1 <= s.round_number <= ROUNDS:
            broken.append(f"round {s.round_number} is not one of the {ROUNDS} rounds")
        if not 0 <= starter < players:
            broken.append(f"starter is {starter}; seats are 0 to {players - 1}")
        elif starter and s.phase != p.REPLACING:
            broken.append("a starter is kept only between two rounds")
        if any(s.score[players:]):
            broken.append("an empty seat has points")
        broken += self._score_status(b, s)
        if s.phantom == p.DOOR:
            broken.append("the Phantom never stands on the cellar door in this game")
        if s.phase in (p.ROLLING, p.MOVING) and (gallery == 0 or housed == b.chambers):
            broken.append("a round goes on with an empty gallery or full chambers")
        if s.phase == p.MOVING and not any(0 <= x < p.CHAMBER for x in guests[turn * each : (turn + 1) * each]):
            broken.append("a number is to be moved by a seat without guests in the gallery")
        if s.phase == p.REPLACING:
            if housed or not stairs or s.round_number == ROUNDS:
                broken.append("guests are placed again only from the stairs, between two rounds")
            elif min(stairs)[-1] != turn:
                broken.append(f"seat {turn} places a guest, but seat {min(stairs)[-1]} is next")
        if s.phase == p.FINISHED and (gallery or s.round_number != ROUNDS):
            broken.append("the game is over only after the last round, with an empty gallery")
        if s.phase in (p.REPLACING, p.FINISHED) and s.phantom >= p.CHAMBER:
            broken.append("a round has ended before the Phantom was in the gallery")
        if s.phase in (p.CHOOSING, p.PLACING, p.DRAWING) and (s.phantom != p.STEP or s.round_number != 1):
            broken.append("the Phantom leaves the bottom step before all guests are placed")
        return broken

    def _score_status(self, b: Any, s: Any) -> list[str]:
        """MP-2.6, MP-8.9 to MP-8.13: what the rounds scored so far can have given or cost."""
        rounds = int(s.round_number) - (s.phase not in (p.REPLACING, p.FINISHED))
        most = max(0, int(b.arms[: int(b.chambers)].max())) * int(s.each) * rounds
        least = -int(b.step_points[0]) * int(s.each) * rounds
        return [
            f"seat {seat} has {s.score[seat]} points; the rounds scored so far give {least} to {most}"
            for seat in range(int(s.players))
            if 1 <= s.round_number <= ROUNDS and not least <= s.score[seat] <= most
        ]


LANGUAGE = Language(EVENTS, CITED, boots=False)
