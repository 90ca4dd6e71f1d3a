"""What people see of Run, Ghost, Run!: the lobby and everything open; of plans only their own."""

from __future__ import annotations

from typing import Any

import numpy as np

from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.codes import action_of
from nightkeep.games.run_ghost_run.packing import ANCHOR, ANCHOR_MASK, ENTER, FIELD, FIELD_MASK, LEVEL_MASK
from nightkeep.games.run_ghost_run.peek import LAY, SEEN_FROM
from nightkeep.games.run_ghost_run.scores import half_points, standing
from nightkeep.games.run_ghost_run.sight import LINE_LENGTH, MIRRORED, line
from nightkeep.games.run_ghost_run.state import (
    FINISHED,
    FURNISHING,
    GHOSTS,
    LOBBY,
    MIDNIGHT_KEYS,
    NUMBER,
    PIECE_KEYS,
    PIECES,
    PLACING,
    PLANNING,
    POSES,
    SEATING,
    SEATS,
    SIDES,
    SIZE,
    SIZES,
    Board,
    State,
)
from nightkeep.games.run_ghost_run.terminal import draw as draw
from nightkeep.games.run_ghost_run.text import LANGUAGE
from nightkeep.games.run_ghost_run.ways import ways_view
from nightkeep.games.run_ghost_run.words import (
    card_text,
    door_name,
    field_name,
    ghost_name,
    points_text,
    shown_pieces,
)

PHASES = (
    "arranging",
    "furnishing",
    "hanging",
    "midnight",
    "tag",
    "big brother",
    "drawing",
    "taking",
    "placing",
    "planning",
    "rolling",
    "naming",
    "knocking",
    "over",
    "first seat",
)
PLACES = ("stock", "lobby", "escaped", "edge", "reserve")


def view(board: Components, s: State, seat: int) -> dict[str, Any]:
    """The position as data. Lengths are in 1/100 field, lines of sight in 1/600 field."""
    b = board.table[0]
    players = int(s.players)
    phase = int(s.phase)
    return {
        "board": board.name,
        "phase": PHASES[phase],
        "round": int(s.round_number),
        "die": int(s.first) if phase != SEATING else None,
        "turn": int(s.turn) if s.round_number else None,
        "keyhole": door_name(int(s.keyhole)) if s.keyhole >= 0 else None,
        "named": SIDES[int(s.named)] if s.named >= 0 else None,
        "door": int(s.door) or None,
        "midnight": MIDNIGHT_KEYS[int(s.tonight)] if s.tonight >= 0 else None,
        "midnight_title": board.midnight[int(s.tonight)] if s.tonight >= 0 else None,
        "lying": bool(s.lying),
        "merging": bool(s.merging),
        "furniture": [_piece(board, s, piece) for piece in range(PIECES) if s.piece_pose[piece] >= 0],
        "stacking": [PIECE_KEYS[piece] for piece in s.order.tolist() if piece >= 0],
        "taken": PIECE_KEYS[int(s.taken)] if s.taken >= 0 else None,
        "shapes": _shapes(board, s),
        "heights": [int(b.height[size, int(s.lying)]) for size in range(len(SIZES))],
        "seats": [_seat(board, s, other) for other in range(players)],
        "discarded": [card_text(b, card) for card in range(20) if _is_discarded(s, card)],
        "midnight_used": [MIDNIGHT_KEYS[card] for card in range(12) if int(s.midnight_used) >> card & 1],
        "rolling": [other for other in range(players) if int(s.rolling) >> other & 1],
        "plan": _plan(board, s, seat),
        "sight": _lines(board, s),
        "places": _ranks(b, s) if phase == FINISHED else None,
    }


def _is_discarded(s: State, card: int) -> bool:
    return bool(int(s.cards_used) >> card & 1) and card not in s.card.tolist()


def _shape(b: Board, piece: int, pose: int) -> dict[str, Any]:
    """A piece in a pose, so that it can be drawn: its boxes in its own frame (west, east, south, north, bottom, top),
    and the mirror's face in the same way, with the axis and the sign of where it looks."""
    boxes = []
    for box in range(int(b.boxes[piece])):
        x, y, half_x, half_y = (int(table[piece, pose, box, axis]) for table in (b.mid, b.half) for axis in (0, 1))
        low, top = int(b.low[piece, pose, box]), int(b.top[piece, pose, box])
        boxes.append([(x - half_x) / 2, (x + half_x) / 2, (y - half_y) / 2, (y + half_y) / 2, low, top])
    shape: dict[str, Any] = {"boxes": boxes}
    if piece == b.mirror:
        middle, half = b.face_mid.tolist()[pose], b.face_half.tolist()[pose]
        shape["face"] = [(middle[k // 2] + (half[k // 2] if k % 2 else -half[k // 2])) / 2 for k in range(6)]
        shape["looks"] = [int(b.face_axis[pose]), int(b.face_sign[pose])]
    return shape


def _shapes(board: Components, s: State) -> dict[str, dict[str, Any]]:
    """RG-2.5: the pieces that may be placed now, in every pose."""
    pieces: list[int] = []
    if s.phase == PLACING:
        pieces = [int(s.taken)]
    elif s.phase == FURNISHING:
        pieces = [piece for piece in range(PIECES) if s.piece_pose[piece] < 0]
    return {
        PIECE_KEYS[piece]: {key: _shape(board.table[0], piece, pose) for pose, key in enumerate(POSES)}
        for piece in pieces
    }


def _piece(board: Components, s: State, piece: int) -> dict[str, Any]:
    """A piece where it stands."""
    b = board.table[0]
    pose, turn = int(s.piece_pose[piece]), int(s.piece_turn[piece])
    return {
        "piece": PIECE_KEYS[piece],
        "x": int(s.piece_x[piece]),
        "y": int(s.piece_y[piece]),
        "z": int(s.piece_z[piece]),
        "turn": turn,
        "cos": int(b.cos[turn]) / int(b.norm[turn]),
        "sin": int(b.sin[turn]) / int(b.norm[turn]),
        "pose": POSES[pose],
        "moved": bool(int(s.moved) >> piece & 1),
        **_shape(b, piece, pose),
    }


def _seat(board: Components, s: State, seat: int) -> dict[str, Any]:
    b = board.table[0]
    card = int(s.card[seat])
    return {
        "colour": board.colours[seat],
        "side": SIDES[int(s.start[seat])],
        "card": None if card < 0 else {"value": int(b.value[card]), "pieces": shown_pieces(b, card)},
        "chosen": int(s.times[seat]),
        "roll": int(s.roll[seat]) or None,
        "points": points_text(int(half_points(b, s, seat))),
        "ghosts": [_ghost(b, s, seat, ghost) for ghost in range(GHOSTS)],
    }


def _ghost(b: Board, s: State, seat: int, ghost: int) -> dict[str, Any]:
    where = int(s.ghost_where[seat, ghost])
    seen: dict[str, Any] = {"name": ghost_name(ghost), "size": SIZES[SIZE[ghost]], "number": NUMBER[ghost]}
    seen["where"] = PLACES[where]
    if where == LOBBY:
        on = int(s.ghost_on[seat, ghost])
        anchor = int(s.ghost_anchor[seat, ghost])
        seen |= {
            "field": field_name(int(s.ghost_field[seat, ghost])),
            "spot": [anchor % 3, anchor // 3],
            "level": int(s.ghost_level[seat, ghost]),
            "height": int(b.height[SIZE[ghost], int(s.lying)]),
            "on": PIECE_KEYS[on // 8] if on >= 0 else None,
            "spellbound": bool(int(s.spellbound[seat]) >> ghost & 1),
            "came_in": bool(int(s.came_in[seat]) >> ghost & 1),
        }
    return seen


def _plan(board: Components, s: State, seat: int) -> dict[str, Any] | None:
    """RG-6.19: a seat's own plan; of the others nothing, not even how long theirs are."""
    if s.phase != PLANNING or seat < 0 or s.plan_size[seat] < 0:
        return None
    plan: dict[str, Any] = {
        "entries": [
            LANGUAGE.write_action(board, int(action_of(ENTER, s.plan[seat, i]))) for i in range(s.plan_size[seat])
        ]
    }
    if s.turn == seat:
        plan["left"] = int(s.draft_left)
        plan["ghosts"] = [
            {
                "name": ghost_name(ghost),
                "where": PLACES[int(s.draft_where[ghost])],
                "field": field_name(int(s.draft_field[ghost])),
                "spot": [int(s.draft_anchor[ghost]) % 3, int(s.draft_anchor[ghost]) // 3],
                "level": int(s.draft_level[ghost]),
            }
            for ghost in range(GHOSTS)
        ]
        plan["ways"] = ways_view(board, s, seat)
    return plan


def _lines(board: Components, s: State) -> list[dict[str, Any]]:
    """The lines of sight of the last peek: from the door, perhaps over the mirror, to the ghost that was seen."""
    found = []
    copy = State.zeros()
    for seat in range(SEATS):
        for ghost in range(GHOSTS):
            glimpse = int(s.glimpse[seat, ghost])
            if not glimpse:
                continue
            copy[0] = s
            door = (glimpse >> SEEN_FROM) - 1
            copy["lying"] = glimpse >> LAY & 1
            copy["ghost_where"][0, seat, ghost] = LOBBY
            copy["ghost_field"][0, seat, ghost] = glimpse >> FIELD & FIELD_MASK
            copy["ghost_anchor"][0, seat, ghost] = glimpse >> ANCHOR & ANCHOR_MASK
            copy["ghost_level"][0, seat, ghost] = glimpse & LEVEL_MASK
            out: np.ndarray[Any, Any] = np.zeros(LINE_LENGTH, np.int16)
            line(board.table[0], copy[0], door, seat, ghost, out)
            way, *points = out.tolist()
            found.append(
                {
                    "seat": seat,
                    "ghost": ghost_name(ghost),
                    "door": door_name(door),
                    "eye": board.table[0].eye[door].tolist(),
                    "bounce": points[3:] if way == MIRRORED else None,
                    "point": points[:3],
                }
            )
    return found


def _ranks(b: Board, s: State) -> list[list[int]]:
    """RG-9.5 to RG-9.8: the seats by place, ties together."""
    worth = [int(standing(b, s, seat)) for seat in range(int(s.players))]
    return [[seat for seat, mine in enumerate(worth) if mine == value] for value in sorted(set(worth), reverse=True)]
