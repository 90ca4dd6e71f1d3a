"""What people see of Run, Ghost, Run!: the lobby and everything open; of plans only their own [RG-6.19].

Lengths are in 1/100 field, lines of sight in 1/600 field.
"""

from __future__ import annotations

import numpy as np

from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.actions import (
    ACTIONS,
    BODY_POSE,
    CARD,
    DOOR,
    FURNITURE,
    GHOST_OF_SEAT,
    GHOST_SIZE,
    LOBBY_FIELD,
    LOBBY_WALL,
    SPOT,
)
from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.packing import ANCHOR, ANCHOR_MASK, ENTER, FIELD, FIELD_MASK, KIND, LEVEL_MASK
from nightkeep.games.run_ghost_run.peek import LAY, SEEN_FROM
from nightkeep.games.run_ghost_run.scores import half_points, standing
from nightkeep.games.run_ghost_run.sight import LINE_LENGTH, MIRRORED, line
from nightkeep.games.run_ghost_run.state import Board, State
from nightkeep.games.run_ghost_run.terminal import draw
from nightkeep.games.run_ghost_run.ways import ways_view
from nightkeep.games.run_ghost_run.words import points_text, shown_pieces
from nightkeep.rules.record import Array
from nightkeep.rules.things import FLAG, Json, JsonObject, Named, SeatSet, SetOf
from nightkeep.rules.view import Computed, Display, Shown, View

PHASE = Named("phase", k.PHASE_NAMES)
WHERE = Named("place", k.WHERE_NAMES)
MIDNIGHT_KEY = Named("midnight card", k.MIDNIGHT_KEYS)
MIDNIGHT_TITLE = Named("midnight card", lambda board: board.midnight)


def _shape(b: Board, piece: int, pose: int) -> JsonObject:
    """Return a piece in a pose, so that it can be drawn.

    Boxes are in the piece's own frame (west, east, south, north, bottom, top), and so is the mirror's face, with the
    axis and the sign of where it looks.
    """
    boxes = []
    for box in range(int(b.boxes[piece])):
        x, y, half_x, half_y = (int(table[piece, pose, box, axis]) for table in (b.mid, b.half) for axis in (0, 1))
        low, top = int(b.low[piece, pose, box]), int(b.top[piece, pose, box])
        boxes.append([(x - half_x) / 2, (x + half_x) / 2, (y - half_y) / 2, (y + half_y) / 2, low, top])
    shape: JsonObject = {"boxes": boxes}
    if piece == k.MIRROR:
        middle, half = b.face_mid.tolist()[pose], b.face_half.tolist()[pose]
        shape["face"] = [(middle[axis] + sign * half[axis]) / 2 for axis in range(3) for sign in (-1, 1)]
        shape["looks"] = [int(b.face_axis[pose]), int(b.face_sign[pose])]
    return shape


def shapes(board: Components, s: State, seat: int) -> Json:
    """Return the pieces that may be placed now, in every pose [RG-2.5]."""
    pieces: list[int] = []
    if s.phase == k.PLACING:
        pieces = [int(s.taken)]
    elif s.phase == k.FURNISHING:
        pieces = [piece for piece in range(k.PIECES) if s.piece_pose[piece] < 0]
    return {
        FURNITURE.write(board, piece): {key: _shape(board.record, piece, pose) for pose, key in enumerate(k.POSES)}
        for piece in pieces
    }


def furniture(board: Components, s: State, seat: int) -> Json:
    """Return the pieces that stand in the lobby, each where it is."""
    return [_piece(board, s, piece) for piece in range(k.PIECES) if s.piece_pose[piece] >= 0]


def _piece(board: Components, s: State, piece: int) -> JsonObject:
    b: Board = board.record
    pose, turn = int(s.piece_pose[piece]), int(s.piece_turn[piece])
    return {
        "piece": FURNITURE.write(board, piece),
        "x": int(s.piece_x[piece]),
        "y": int(s.piece_y[piece]),
        "z": int(s.piece_z[piece]),
        "turn": turn,
        "cos": int(b.cos[turn]) / int(b.norm[turn]),
        "sin": int(b.sin[turn]) / int(b.norm[turn]),
        "pose": BODY_POSE.write(board, pose),
        "moved": bool(int(s.moved) >> piece & 1),
        **_shape(b, piece, pose),
    }


def seats(board: Components, s: State, seat: int) -> Json:
    """Return what lies before each seat: its side, card, points and ghosts."""
    return [_seat(board, s, other) for other in range(int(s.players))]


def _seat(board: Components, s: State, seat: int) -> JsonObject:
    b: Board = board.record
    card = int(s.card[seat])
    return {
        "colour": board.colours[seat],
        "side": LOBBY_WALL.value(board, int(s.start[seat])),
        "card": None if card < 0 else {"value": int(b.value[card]), "pieces": shown_pieces(b, card)},
        "chosen": int(s.times[seat]),
        "roll": int(s.roll[seat]) or None,
        "points": points_text(int(half_points(b, s, seat))),
        "ghosts": [_ghost(board, s, seat, ghost) for ghost in range(k.GHOSTS)],
    }


def _ghost(board: Components, s: State, seat: int, ghost: int) -> JsonObject:
    where = int(s.ghost_where[seat, ghost])
    seen: JsonObject = {
        "name": GHOST_OF_SEAT.write(board, ghost),
        "size": GHOST_SIZE.write(board, k.SIZE[ghost]),
        "number": k.NUMBER[ghost],
        "where": WHERE.write(board, where),
    }
    if where == k.LOBBY:
        on = int(s.ghost_on[seat, ghost])
        seen |= {
            "field": LOBBY_FIELD.write(board, int(s.ghost_field[seat, ghost])),
            "spot": SPOT.value(board, int(s.ghost_anchor[seat, ghost])),
            "level": int(s.ghost_level[seat, ghost]),
            "height": int(board.record.height[k.SIZE[ghost], int(s.lying)]),
            "on": FURNITURE.write(board, on // 8) if on >= 0 else None,
            "spellbound": bool(int(s.spellbound[seat]) >> ghost & 1),
            "came_in": bool(int(s.came_in[seat]) >> ghost & 1),
        }
    return seen


def discarded(board: Components, s: State, seat: int) -> Json:
    """Return the movement cards that have been drawn and lie before nobody [RG-4.6]."""
    drawn, held = int(s.cards_used), s.card.tolist()
    return [CARD.value(board, card) for card in range(k.CARDS) if drawn >> card & 1 and card not in held]


def places(board: Components, s: State, seat: int) -> Json:
    """Return the seats by place once the game is over, ties together [RG-9.5 to RG-9.8]."""
    if s.phase != k.FINISHED:
        return None
    worth = [int(standing(board.record, s, other)) for other in range(int(s.players))]
    return [[other for other, mine in enumerate(worth) if mine == value] for value in sorted(set(worth), reverse=True)]


def plan(board: Components, s: State, seat: int) -> Json:
    """Return a seat's own plan; of the others nothing, not even how long theirs are [RG-6.19]."""
    if s.phase != k.PLANNING or seat < 0 or s.plan_size[seat] < 0:
        return None
    entries = (int(s.plan[seat, i]) for i in range(int(s.plan_size[seat])))
    own: JsonObject = {"entries": [ACTIONS.write(board, ENTER << KIND | entry) for entry in entries]}
    if s.turn == seat:
        own["left"] = int(s.draft_left)
        own["ghosts"] = [
            {
                "name": GHOST_OF_SEAT.write(board, ghost),
                "where": WHERE.write(board, int(s.draft_where[ghost])),
                "field": LOBBY_FIELD.write(board, int(s.draft_field[ghost])),
                "spot": SPOT.value(board, int(s.draft_anchor[ghost])),
                "level": int(s.draft_level[ghost]),
            }
            for ghost in range(k.GHOSTS)
        ]
        own["ways"] = ways_view(board, s, seat)
    return own


def sight(board: Components, s: State, seat: int) -> Json:
    """Return the lines of sight of the last peek, from the door, perhaps over the mirror, to the ghost seen [RG-8.11].

    The ghosts have gone back since, so each line is found with a copy in which its ghost stands where it was seen.
    """
    copy = State.zeros()
    there: State = copy[0]
    out: Array = np.zeros(LINE_LENGTH, np.int16)
    found: list[Json] = []
    for other in range(k.SEATS):
        for ghost in range(k.GHOSTS):
            glimpse = int(s.glimpse[other, ghost])
            if not glimpse:
                continue
            copy[0] = s
            door = (glimpse >> SEEN_FROM) - 1
            there.lying = glimpse >> LAY & 1
            there.ghost_where[other, ghost] = k.LOBBY
            there.ghost_field[other, ghost] = glimpse >> FIELD & FIELD_MASK
            there.ghost_anchor[other, ghost] = glimpse >> ANCHOR & ANCHOR_MASK
            there.ghost_level[other, ghost] = glimpse & LEVEL_MASK
            out[:] = 0
            line(board.record, there, door, other, ghost, out)
            way, *points = out.tolist()
            found.append(
                {
                    "seat": other,
                    "ghost": GHOST_OF_SEAT.write(board, ghost),
                    "door": DOOR.value(board, door),
                    "eye": board.record.eye[door].tolist(),
                    "bounce": points[3:] if way == MIRRORED else None,
                    "point": points[:3],
                }
            )
    return found


VIEW = View(
    Computed("board", lambda board, s, seat: board.name),
    Shown("phase", thing=PHASE),
    Shown("round", "round_number"),
    Computed("die", lambda board, s, seat: int(s.first) if s.phase != k.SEATING else None),
    Computed("turn", lambda board, s, seat: int(s.turn) if s.round_number else None),
    Shown("keyhole", thing=DOOR, none=-1),
    Shown("named", thing=LOBBY_WALL, none=-1),
    Shown("door", none=0),
    Shown("midnight", "tonight", MIDNIGHT_KEY, none=-1),
    Shown("midnight_title", "tonight", MIDNIGHT_TITLE, none=-1),
    Shown("lying", thing=FLAG),
    Shown("merging", thing=FLAG),
    Computed("furniture", furniture),
    Shown("stacking", "order", FURNITURE, none=-1),
    Shown("taken", thing=FURNITURE, none=-1),
    Computed("shapes", shapes),
    Computed("heights", lambda board, s, seat: board.record.height[:, int(s.lying)].tolist()),
    Computed("seats", seats),
    Computed("discarded", discarded),
    Shown("midnight_used", thing=SetOf(MIDNIGHT_KEY)),
    Shown("rolling", thing=SeatSet()),
    Computed("plan", plan),
    Computed("sight", sight),
    Computed("places", places),
)

DISPLAY = Display(VIEW, draw)
