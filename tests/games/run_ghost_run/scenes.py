"""Positions of Run, Ghost, Run! in a few words, for tests.

    state = scene({"1 small 1": "c2 0,1", "2 large": "escaped"}, cards={1: 2}, keyhole="n3", players=2)

is a position in which all have drawn and seat 1 plans: its small 1 stands in c2 on spot 0,1, seat 2's large ghost has
escaped, all other ghosts are where they begin, and seat 1's card is number 2 of the component file (the others have a
number-only card). Without ``round_number`` it is the second round that seat 1 begins. All furniture is piled up in the
north-eastern corner, so that everything else is free, unless ``pieces`` says where a piece is:
{"table": "3.00 2.00 0 up"}; ``order`` is the stacking order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

import nightkeep as nk
from nightkeep import State
from nightkeep.games.run_ghost_run import state as names
from nightkeep.games.run_ghost_run.actions import DOOR, GHOST_OF_SEAT, LENGTH, LEVEL, LOBBY_FIELD, MIDNIGHT, SPOT
from nightkeep.games.run_ghost_run.geometry import fit, settle
from nightkeep.games.run_ghost_run.places import carrier
from nightkeep.games.run_ghost_run.secrets import check_plan
from nightkeep.games.run_ghost_run.state import PHASE_NAMES as PHASES
from nightkeep.games.run_ghost_run.state import PIECE_KEYS, POSES
from nightkeep.games.run_ghost_run.state import WHERE_NAMES as PLACES
from nightkeep.rules.notation import position_from_dict

AFTER_DRAWING = ("planning", "rolling", "naming", "knocking")
BLANK = 15  # the first of the five cards without furniture


def scene(
    ghosts: Mapping[str, str] | None = None,
    phase: str = "planning",
    turn: int | None = None,
    round_number: int | None = None,
    pieces: Mapping[str, str] | None = None,
    order: Sequence[str] = PIECE_KEYS,
    cards: Mapping[int, int] | None = None,
    keyhole: str = "s1",
    tonight: str = "",
    fields: dict[str, Any] | None = None,
    **options: Any,
) -> State:
    """A position; seats count from 1 in ``ghosts``, ``cards`` and ``turn``."""
    options.setdefault("players", 2)
    if tonight or phase == "midnight":
        options["midnight"] = "on"
    game = nk.game("run-ghost-run", **options)
    b = game.board.record
    players = game.players
    round_number = round_number or players + 1  # seat 1 holds the die
    first = (round_number - 1) % players
    seat = first if turn is None else turn - 1
    position = game.start().to_dict()
    position |= {
        "phase": PHASES.index(phase),
        "round_number": round_number,
        "first": first,
        "turn": seat,
        "keyhole": DOOR.read(None, keyhole),
        "times": [(round_number - 1) // players + (k < (round_number - 1) % players) for k in range(players)]
        + [0] * (4 - players),
    }
    _furnish(position, b, pieces or {}, order)
    place = (seat - first) % players
    drawn = players if phase in AFTER_DRAWING else 0
    if phase in ("drawing", "taking", "placing"):
        drawn = place + (phase != "drawing")
    have = [(first + k) % players for k in range(drawn)]
    given = {k - 1: card for k, card in (cards or {}).items()}
    blank = BLANK
    for k in have:
        if k not in given:
            given[k], blank = blank, blank + 1
        position["card"][k] = given[k]
    used = {given[k] for k in have}
    earlier = [card for card in range(20) if card not in given.values() and card < BLANK]
    earlier += [card for card in range(blank, 20) if card not in given.values()]
    used |= set(earlier[: (round_number - 1) * players])
    position["cards_used"] = sum(1 << card for card in used)
    if options.get("midnight") == "on":
        count = max(0, round_number - 1) - (phase == "midnight")
        now = [MIDNIGHT.read(None, tonight)] if tonight else []
        others = [card for card in range(12) if card not in (*now, names.KNOCK_KNOCK)]
        position["midnight_used"] = sum(1 << card for card in [*now, *others][:count])
        position["tonight"] = now[0] if now else -1
        position["lying"] = int(tonight == "take cover")
    position |= fields or {}
    s = position_from_dict(game.spec.dtype, position)
    settle(b, s[0])
    for who, where in (ghosts or {}).items():
        number, *words = who.split(" ")
        _put(b, s, int(number) - 1, GHOST_OF_SEAT.read(None, " ".join(words)), where)
    if phase == "planning":
        check_plan(b, s[0], seat)
    return game.state({name: s[name][0].tolist() for name in position})


def _furnish(position: dict[str, Any], b: Any, pieces: Mapping[str, str], order: Sequence[str]) -> None:
    for piece, key in enumerate(PIECE_KEYS):
        x, y, turn, pose = 600, 600, 0, 0
        if key in pieces:
            words = pieces[key].split(" ")
            x, y = LENGTH.read(None, words[0]), LENGTH.read(None, words[1])
            turn, pose = int(words[2]), POSES.index(words[3])
        else:
            x, y = divmod(int(fit(b, piece, pose, x, y, turn)), 1024)
        for name, value in (("x", x), ("y", y), ("turn", turn), ("pose", pose)):
            position[f"piece_{name}"][piece] = value
    position["order"] = [PIECE_KEYS.index(key) for key in order]


def _put(b: Any, s: Any, seat: int, ghost: int, where: str) -> None:
    if where in PLACES:
        s["ghost_where"][0, seat, ghost] = PLACES.index(where)
        return
    at, spot, *up = where.split(" ")
    field, anchor = LOBBY_FIELD.read(None, at), SPOT.read(None, spot)
    level = LEVEL.read(None, up[1]) if up else 0
    s["ghost_where"][0, seat, ghost] = names.LOBBY
    s["ghost_field"][0, seat, ghost] = field
    s["ghost_anchor"][0, seat, ghost] = anchor
    s["ghost_level"][0, seat, ghost] = level
    s["ghost_on"][0, seat, ghost] = max(-1, carrier(b, s[0], names.SIZE[ghost], field, anchor, level))


def where(state: State, who: str) -> str:
    """Where a ghost is: 'c2 0,1', 'c2 0,1 on 0.54', 'stock', 'escaped', ..."""
    number, *words = who.split(" ")
    ghost = position(state)["seats"][int(number) - 1]["ghosts"][GHOST_OF_SEAT.read(None, " ".join(words))]
    if ghost["where"] != "lobby":
        return str(ghost["where"])
    level = f" on {ghost['level'] / 100:.2f}" if ghost["level"] else ""
    return f"{ghost['field']} {ghost['spot'][0]},{ghost['spot'][1]}{level}"


def position(state: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees (None: a spectator)."""
    view: dict[str, Any] = state.view(seat)["position"]
    return view


def piece(state: State, key: str) -> dict[str, Any]:
    """A piece as everybody sees it."""
    return next(piece for piece in position(state)["furniture"] if piece["piece"] == key)


def play(state: State, *actions: str) -> list[nk.Event]:
    """Play one after another; the events of the last."""
    events: list[nk.Event] = []
    for action in actions:
        events = state.play(action)
    return events


def finish_round(state: State, side: str = "", rolls: Sequence[int] = (6, 1, 1, 1), door: int = 1) -> list[nk.Event]:
    """From the first plan on: everybody commits, the rolls are made, a side is named and a door rolled."""
    while position(state)["phase"] == "planning":
        state.play("done")
    left = list(rolls)
    events: list[nk.Event] = []
    while position(state)["phase"] in ("rolling", "naming", "knocking"):
        phase = position(state)["phase"]
        if phase == "rolling":
            events = state.play(f"roll {left.pop(0)}")
        elif phase == "naming":
            events = state.play(f"side {side}" if side else state.actions()[0])
        else:
            events = state.play(f"roll {door}")
    return events


def refused(state: State, action: str) -> tuple[str, ...]:
    """The rule ids behind a refusal; the action must not be legal."""
    refusal = state.why(action)
    assert refusal is not None, f"'{action}' is legal"
    try:
        state.play(action)
    except nk.IllegalAction:
        return tuple(rule.id for rule in refusal.rules)
    raise AssertionError(f"'{action}' was refused and played")


def kinds(events: list[nk.Event]) -> list[str]:
    return [event.kind for event in events]


def of_kind(events: list[nk.Event], kind: str) -> list[nk.Event]:
    return [event for event in events if event.kind == kind]


def fields_of(state: State) -> dict[str, Any]:
    """The record by field names, as NumPy arrays."""
    return {name: np.array(value) for name, value in state.to_dict().items()}
