"""The invariants of a Midnight Party position, in words."""

from __future__ import annotations

from nightkeep.games.gallery import places as p
from nightkeep.games.gallery.board import GalleryBoard
from nightkeep.games.gallery.state import Board
from nightkeep.games.gallery.status import gallery_status
from nightkeep.games.midnight_party.state import ROUNDS, State
from nightkeep.rules.messages import Message


def status(board: GalleryBoard, s: State) -> list[Message]:
    """Return every invariant that the position breaks."""
    broken = gallery_status(board, s)
    players, each, turn, starter = int(s.players), int(s.each), int(s.turn), int(s.starter)
    if not 2 <= players <= 8 or each != p.GUESTS_EACH[players]:
        return broken  # nothing below would make sense
    b = board.plain
    guests = [int(x) for x in s.place[: players * each]]
    gallery = sum(1 for x in guests if x < p.CHAMBER)
    housed = sum(1 for x in guests if p.CHAMBER <= x < p.STEP)
    # By step, score and distance from the starter: the first of these is placed next [MP-9.2, MP-9.4, MP-9.6]
    owners = [(x, i // each) for i, x in enumerate(guests) if p.STEP <= x < p.DOOR]
    stairs = [(x, int(s.score[seat]), (seat - starter) % players, seat) for x, seat in owners]
    if not 1 <= s.round_number <= ROUNDS:
        broken.append(Message("position-round", {"round": int(s.round_number), "rounds": ROUNDS}))
    if not 0 <= starter < players:
        broken.append(Message("position-starter", {"starter": starter, "last": players - 1}))
    elif starter and s.phase != p.REPLACING:
        broken.append(Message("position-starter-kept"))
    broken += _score_status(b, s)
    if s.phantom == p.DOOR:
        broken.append(Message("position-phantom-door"))
    if s.phase in (p.ROLLING, p.MOVING) and (gallery == 0 or housed == b.chambers):
        broken.append(Message("position-round-goes-on"))
    if s.phase == p.MOVING and not any(0 <= x < p.CHAMBER for x in guests[turn * each : (turn + 1) * each]):
        broken.append(Message("position-nobody-to-move"))
    if s.phase == p.REPLACING:
        if housed or not stairs or s.round_number == ROUNDS:
            broken.append(Message("position-placed-again"))
        elif min(stairs)[-1] != turn:
            broken.append(Message("position-other-next", {"turn": turn, "seat": min(stairs)[-1]}))
    if s.phase == p.FINISHED and (gallery or s.round_number != ROUNDS):
        broken.append(Message("position-end"))
    if s.phase in (p.REPLACING, p.FINISHED) and s.phantom >= p.CHAMBER:
        broken.append(Message("position-round-ended"))
    if s.phase in (p.CHOOSING, p.PLACING, p.DRAWING) and (s.phantom != p.STEP or s.round_number != 1):
        broken.append(Message("position-phantom-early"))
    return broken


def _score_status(b: Board, s: State) -> list[Message]:
    """Check scores against what the rounds so far can have given or cost [MP-2.6, MP-8.9 to MP-8.13]."""
    rounds = int(s.round_number) - (s.phase not in (p.REPLACING, p.FINISHED))
    most = max(0, *b.arms[: b.chambers]) * int(s.each) * rounds
    least = -b.step_points[0] * int(s.each) * rounds
    return [
        Message("position-score", {"seat": seat, "points": int(s.score[seat]), "least": int(least), "most": int(most)})
        for seat in range(int(s.players))
        if 1 <= s.round_number <= ROUNDS and not least <= s.score[seat] <= most
    ]
