"""Every invariant of a Ghost Chase position, in words."""

from __future__ import annotations

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.ghost_chase import moves
from nightkeep.games.ghost_chase import state as k
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.state import State
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.record import broken, out_of_range

# Small kernel functions that Python calls by themselves are quickest as Python.
chaser_seat, neighbours = python_version_of(moves.chaser_seat), python_version_of(moves.neighbours)


def status(board: Castle, s: State) -> list[Message]:
    """Return every invariant that the position breaks; an empty list for a position that play can reach."""
    if found := _ranges(board, s):
        return found  # what follows could not even be looked up
    found = _pieces(s) + _frames(s) + _turn(s)
    if s.turns == 0 and s.phase in (k.DRAWING, k.PLACING, k.HIDING):
        return found + _before_max(s)
    return found + _max(board, s)


def _ranges(board: Castle, s: State) -> list[Message]:
    """Return the fields that are out of range."""
    rooms, players, hidden = len(board.rooms), int(s.players), int(s.turns) - int(s.shown)
    if not 2 <= players <= k.MOST_SEATS:
        return [Message("position-players", {"players": players, "most": k.MOST_SEATS})]
    room, seat, cards = (0, rooms), (-1, players - 1), (0, k.MOST_CARDS)
    return out_of_range(
        s, board.record,
        turn=(0, players - 1), ghost=seat if s.phase == k.DRAWING else (0, players - 1), trap_holder=seat, catcher=seat,
        figure=room, room=room, at=room, trail=room, trap=room, locked=(0, len(board.doors)),
        each=(1, max(k.FIGURES_EACH)), cheats=cards, breaks=cards, breaks_shown=cards,
    ) + broken({
        "position-room-zero":
            any(rooms_of_set & 1 for rooms_of_set in (s.visited, s.known, *s.barred, *s.searched)),
        "position-shown": hidden < 0 and {"shown": int(s.shown), "turns": int(s.turns)},
        "position-hidden": hidden > k.MOST_ROW and {"hidden": hidden, "most": k.MOST_ROW},
        "position-plan": any(s.plan) or any(s.spare),
    })  # fmt: skip


def _pieces(s: State) -> list[Message]:
    """Return what is wrong with figures, and with who holds what."""
    chasers, placed, acted, each = int(s.players) - 1, int(s.placed), int(s.acted), int(s.each)
    right = k.FIGURES_EACH[chasers]
    figures = chasers * right
    all_placed = s.phase not in (k.DRAWING, k.PLACING)
    fits = placed <= figures and (placed == figures) == all_placed and not (s.phase == k.DRAWING and placed)
    done = acted.bit_count()
    first = done // each * each  # the first figure of the chaser in turn: all before it have acted, none after its own
    in_order = done < figures and acted & ((1 << first) - 1) == (1 << first) - 1 and not acted >> (first + each)
    return broken({
        "position-figures-each": each != right and {"chasers": chasers, "right": right, "each": each},
        "position-figures": not fits and {"placed": placed, "figures": figures},
        "position-figures-stand":
            any((room > 0) != (i < placed) for i, room in enumerate(s.figure)),
        "position-max-trap": s.trap_holder == s.ghost != k.NOBODY,
        "position-trap": s.trap and s.trap_holder < 0,
        "position-locked": s.door_card and s.locked,
        "position-acted": acted and s.phase != k.CHASING,
        "position-acted-order": s.phase == k.CHASING and not in_order,
        "position-not-turn":
            s.phase == k.CHASING and in_order and s.turn != chaser_seat(s, done // each) and {"seat": int(s.turn)},
    })  # fmt: skip


def _frames(s: State) -> list[Message]:
    """Return what is wrong with frames and animals, and with the rounds that they count."""
    chasers, turns, animals = int(s.players) - 1, int(s.turns), s.animals.tolist()
    used = [kind for kind in range(k.KINDS) if int(s.frames) >> kind & 1]
    gone = sum(k.ANIMALS[kind] - animals[kind] for kind in used)
    rounds = turns - (s.phase == k.CHASING or (s.phase == k.FINISHED and s.result == k.CAUGHT))
    full = [kind for kind in used if animals[kind] == 0]
    since = sum(k.ANIMALS[kind] for kind in full)
    needed = 5 if k.ALL_FRAMES[chasers] or s.phase == k.DRAWING else 4
    strange = [
        Message("position-animals", {"n": n, "frame": k.FRAMES[kind]})
        for kind, n in enumerate(animals)
        if not 0 <= n <= (k.ANIMALS[kind] if kind in used else 0)
    ]
    has_frame, needs_frame = s.frame >= 0, s.phase in (k.HAUNTING, k.CHASING, k.FINISHED)
    return strange + broken({
        "position-frames": len(used) != needed and {"frames": len(used), "chasers": chasers},
        "position-no-frame-out":
            s.phase == k.DRAWING and k.ALL_FRAMES[chasers] and s.ghost != k.NOBODY and {"chasers": chasers},
        "position-gone": gone != rounds and {"gone": gone, "rounds": rounds},
        "position-begun-frame":
            any(0 < animals[kind] < k.ANIMALS[kind] and kind != s.frame for kind in used),
        "position-current-frame": has_frame != needs_frame,
        "position-frame-full": has_frame and needs_frame
            and (s.frame not in used or (animals[s.frame] == 0) != (s.result == k.ESCAPED)),
        "position-shown-since":
            s.phase != k.FINISHED and s.shown != since and {"shown": int(s.shown), "since": since},
        "position-not-shown": s.phase == k.FINISHED and s.shown != turns,
        "position-no-frame": s.phase == k.FRAMING and len(used) - len(full) < 2,
    })  # fmt: skip


def _turn(s: State) -> list[Message]:
    """Return whether it is another seat's turn than the phase makes it; :func:`_pieces` checks the chasers' turn."""
    full = sum(int(s.frames) >> kind & 1 and s.animals[kind] == 0 for kind in range(k.KINDS))
    chaser = {k.DRAWING: 0, k.PLACING: int(s.placed) // int(s.each), k.FRAMING: full % (int(s.players) - 1)}
    expected = int(chaser_seat(s, chaser[s.phase]) if s.phase in chaser else s.ghost)
    if s.phase != k.CHASING and s.turn != expected:
        return [Message("position-other-turn", {"expected": expected, "seat": int(s.turn)})]
    return []


def _before_max(s: State) -> list[Message]:
    """Return whether anything has happened that only Max can cause."""
    hidden = (s.room, s.at, s.visited, s.known, s.cheated, s.seen, s.shown, s.locked, s.trap, s.result)
    if any(hidden) or any((*s.trail, *s.barred, *s.searched)) or s.catcher != -1 or s.breaks != s.breaks_shown:
        return [Message("position-before-max")]
    return []


def _max(board: Castle, s: State) -> list[Message]:
    """Return what is wrong with Max's path, with what is public of it, and with the end of the game."""
    trail, turns, shown = s.trail.tolist(), int(s.turns), int(s.shown)
    if any((room > 0) != (i <= turns) for i, room in enumerate(trail)):
        return [Message("position-trail", {"turns": turns})]
    in_trap = s.phase in (k.HAUNTING, k.CHASING) and turns > shown and int(s.seen) >> turns & 1
    with_chaser = int(moves.occupied(s)) >> int(s.room) & 1
    can_play = moves.has_play(board.record, s, int(s.room), int(s.visited), int(s.breaks))
    return _trail(board, s, trail) + broken({
        "position-trail-end": s.room != trail[turns] and {"room": int(s.room), "end": trail[turns]},
        "position-visited": s.visited != _set_of(trail[: turns + 1]),
        "position-known": s.known != _set_of(trail[: shown + 1]),
        "position-max-at": s.at != (s.room if turns == shown or in_trap else 0) and {"room": int(s.at)},
        "position-shares": with_chaser != (s.result == k.CAUGHT),
        "position-catcher": (s.result == k.CAUGHT) != (s.catcher >= 0) or s.catcher == s.ghost,
        "position-result": (s.result != 0) != (s.phase == k.FINISHED),
        "position-stuck":
            (s.phase == k.HAUNTING and not can_play) or (s.result == k.STUCK and can_play),
    })  # fmt: skip


def _set_of(rooms: list[int]) -> int:
    """Return some rooms as a set."""
    return sum({1 << room for room in rooms})


def _trail(board: Castle, s: State, trail: list[int]) -> list[Message]:
    """Return the turns that were no legal plays, or that contradict what is public."""
    turns, shown, seen, cheated = int(s.turns), int(s.shown), int(s.seen), int(s.cheated)
    found = broken({"position-not-taken": (seen | cheated) & ~((2 << turns) - 2)})
    for turn in range(1, turns + 1):
        before, room, card = trail[turn - 1], trail[turn], turn - shown - 1
        moves_on, is_cheat, is_seen = room != before, cheated >> turn & 1, seen >> turn & 1
        been = _set_of(trail[:turn]) >> room & 1
        into: Args = {"turn": turn, "room": room}
        found += broken({
            "position-break": not moves_on and (is_cheat or is_seen) and {"turn": turn},
            "position-no-neighbour":
                moves_on and not int(neighbours(board.record, s, before)) >> room & 1 and {**into, "before": before},
            "position-cheat": moves_on and is_cheat != been and {"turn": turn},
            "position-seen": moves_on and is_seen and room != s.trap and {"turn": turn},
            "position-barred": moves_on and card >= 0 and int(s.barred[card]) >> room & 1 and into,
            "position-searched": card >= 0 and int(s.searched[card]) >> room & 1 and into,
        })  # fmt: skip
    breaks = sum(trail[turn] == trail[turn - 1] for turn in range(shown + 1, turns + 1))
    hidden = range(turns - shown, k.MOST_ROW)
    cards: Args = {"left": int(s.breaks), "before": int(s.breaks_shown), "breaks": breaks}
    return found + broken({
        "position-breaks": s.breaks != s.breaks_shown - breaks and cards,
        "position-noted": any(s.barred[i] or s.searched[i] for i in hidden),
    })  # fmt: skip
