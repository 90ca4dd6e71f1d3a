"""Every invariant of a Ghost Chase position, in words."""

from __future__ import annotations

from itertools import compress

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.ghost_chase import moves
from nightkeep.games.ghost_chase import state as k
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.state import State
from nightkeep.rules.record import out_of_range

# Small kernel functions that Python calls by themselves are quickest as Python.
chaser_seat, neighbours = python_version_of(moves.chaser_seat), python_version_of(moves.neighbours)


def status(board: Castle, s: State) -> list[str]:
    """Return every invariant that the position breaks; an empty list for a position that play can reach."""
    if broken := _ranges(board, s):
        return broken  # what follows could not even be looked up
    broken = _pieces(s) + _frames(s) + _turn(s)
    if s.turns == 0 and s.phase in (k.DRAWING, k.PLACING, k.HIDING):
        return broken + _before_max(s)
    return broken + _max(board, s)


def _broken(checks: dict[str, object]) -> list[str]:
    """Return the sentences of the checks that are true: each says what is wrong."""
    return list(compress(checks, checks.values()))


def _ranges(board: Castle, s: State) -> list[str]:
    """Return the fields that are out of range."""
    rooms, players, hidden = len(board.rooms), int(s.players), int(s.turns) - int(s.shown)
    if not 2 <= players <= k.MOST_SEATS:
        return [f"{players} players; the game is for 2 to {k.MOST_SEATS}"]
    room, seat, cards = (0, rooms), (-1, players - 1), (0, k.MOST_CARDS)
    return out_of_range(
        s, board.record,
        turn=(0, players - 1), ghost=seat if s.phase == k.DRAWING else (0, players - 1), trap_holder=seat, catcher=seat,
        figure=room, room=room, at=room, trail=room, trap=room, locked=(0, len(board.doors)),
        each=(1, max(k.FIGURES_EACH)), cheats=cards, breaks=cards, breaks_shown=cards,
    ) + _broken({
        "a set of rooms holds room 0; rooms are numbered from 1":
            any(rooms_of_set & 1 for rooms_of_set in (s.visited, s.known, *s.barred, *s.searched)),
        f"{int(s.shown)} turns have been shown of {int(s.turns)} taken": hidden < 0,
        f"{hidden} cards lie hidden; no frame lasts longer than {k.MOST_ROW} rounds": hidden > k.MOST_ROW,
        "plan and spare are 0 in every position": any(s.plan) or any(s.spare),
    })  # fmt: skip


def _pieces(s: State) -> list[str]:
    """Return what is wrong with figures, and with who holds what."""
    chasers, placed, acted, each = int(s.players) - 1, int(s.placed), int(s.acted), int(s.each)
    figures = chasers * k.FIGURES_EACH[chasers]
    all_placed = s.phase not in (k.DRAWING, k.PLACING)
    done = acted.bit_count()
    first = done // each * each  # the first figure of the chaser in turn: all before it have acted, none after its own
    in_order = done < figures and acted & ((1 << first) - 1) == (1 << first) - 1 and not acted >> (first + each)
    return _broken({
        f"{chasers} chasers have {k.FIGURES_EACH[chasers]} figures each, not {each}": each != k.FIGURES_EACH[chasers],
        f"{placed} figures have been placed; there are {figures}":
            placed > figures or (placed == figures) != all_placed or (s.phase == k.DRAWING and placed),
        "exactly the figures that have been placed stand in a room":
            any((room > 0) != (i < placed) for i, room in enumerate(s.figure)),
        "Max holds the trap": s.trap_holder == s.ghost != k.NOBODY,
        "a trap is laid, but it is not in the game": s.trap and s.trap_holder < 0,
        "a door is locked, but the door card is unused": s.door_card and s.locked,
        "figures have acted, but it is not the chasers' turn": acted and s.phase != k.CHASING,
        "the figures that have acted do not fit the order of the chasers": s.phase == k.CHASING and not in_order,
        f"it is not seat {int(s.turn)}'s turn":
            s.phase == k.CHASING and in_order and s.turn != chaser_seat(s, done // each),
    })  # fmt: skip


def _frames(s: State) -> list[str]:
    """Return what is wrong with frames and animals, and with the rounds that they count."""
    chasers, turns, animals = int(s.players) - 1, int(s.turns), s.animals.tolist()
    used = [kind for kind in range(k.KINDS) if int(s.frames) >> kind & 1]
    gone = sum(k.ANIMALS[kind] - animals[kind] for kind in used)
    rounds = turns - (s.phase == k.CHASING or (s.phase == k.FINISHED and s.result == k.CAUGHT))
    full = [kind for kind in used if animals[kind] == 0]
    since = sum(k.ANIMALS[kind] for kind in full)
    has_frame, needs_frame = s.frame >= 0, s.phase in (k.HAUNTING, k.CHASING, k.FINISHED)
    return _broken({
        f"{len(used)} frames are in use with {chasers} chasers":
            len(used) != (5 if k.ALL_FRAMES[chasers] or s.phase == k.DRAWING else 4),
        f"no frame is left out with {chasers} chasers":
            s.phase == k.DRAWING and k.ALL_FRAMES[chasers] and s.ghost != k.NOBODY,
        **{
            f"there are {n} {k.FRAMES[kind]}": not 0 <= n <= (k.ANIMALS[kind] if kind in used else 0)
            for kind, n in enumerate(animals)
        },
        f"{gone} animals have gone after {rounds} rounds": gone != rounds,
        "a frame has been begun that is not the current one":
            any(0 < animals[kind] < k.ANIMALS[kind] and kind != s.frame for kind in used),
        "there is a current frame exactly during the rounds": has_frame != needs_frame,
        "the current frame is not in use, or full": has_frame and needs_frame
            and (s.frame not in used or (animals[s.frame] == 0) != (s.result == k.ESCAPED)),
        f"{int(s.shown)} turns have been shown, but the full frames lasted {since} rounds":
            s.phase != k.FINISHED and s.shown != since,
        "the game is over, but not the whole path is shown": s.phase == k.FINISHED and s.shown != turns,
        "there is no frame to choose from": s.phase == k.FRAMING and len(used) - len(full) < 2,
    })  # fmt: skip


def _turn(s: State) -> list[str]:
    """Return whether it is another seat's turn than the phase makes it; :func:`_pieces` checks the chasers' turn."""
    full = sum(int(s.frames) >> kind & 1 and s.animals[kind] == 0 for kind in range(k.KINDS))
    chaser = {k.DRAWING: 0, k.PLACING: int(s.placed) // int(s.each), k.FRAMING: full % (int(s.players) - 1)}
    expected = int(chaser_seat(s, chaser[s.phase]) if s.phase in chaser else s.ghost)
    if s.phase != k.CHASING and s.turn != expected:
        return [f"it is seat {expected}'s turn, not seat {int(s.turn)}'s"]
    return []


def _before_max(s: State) -> list[str]:
    """Return whether anything has happened that only Max can cause."""
    hidden = (s.room, s.at, s.visited, s.known, s.cheated, s.seen, s.shown, s.locked, s.trap, s.result)
    if any(hidden) or any((*s.trail, *s.barred, *s.searched)) or s.catcher != -1 or s.breaks != s.breaks_shown:
        return ["something has happened before Max was placed"]
    return []


def _max(board: Castle, s: State) -> list[str]:
    """Return what is wrong with Max's path, with what is public of it, and with the end of the game."""
    trail, turns, shown = s.trail.tolist(), int(s.turns), int(s.shown)
    if any((room > 0) != (i <= turns) for i, room in enumerate(trail)):
        return [f"the trail does not have a room for the start and each of {turns} turns"]
    in_trap = s.phase in (k.HAUNTING, k.CHASING) and turns > shown and int(s.seen) >> turns & 1
    with_chaser = int(moves.occupied(s)) >> int(s.room) & 1
    can_play = moves.has_play(board.record, s, int(s.room), int(s.visited), int(s.breaks))
    return _trail(board, s, trail) + _broken({
        f"Max is in {int(s.room)}, but his trail ends in {trail[turns]}": s.room != trail[turns],
        "visited is not the set of rooms on the trail": s.visited != _set_of(trail[: turns + 1]),
        "known is not the set of rooms on the trail up to the last showing": s.known != _set_of(trail[: shown + 1]),
        f"Max's figure is in {int(s.at)} on the board": s.at != (s.room if turns == shown or in_trap else 0),
        "Max shares a room with a chaser exactly when he is caught": with_chaser != (s.result == k.CAUGHT),
        "exactly a caught Max has a catcher": (s.result == k.CAUGHT) != (s.catcher >= 0) or s.catcher == s.ghost,
        "the game is over exactly when it has a result": (s.result != 0) != (s.phase == k.FINISHED),
        "the chasers win as stuck exactly when Max cannot play in his turn":
            (s.phase == k.HAUNTING and not can_play) or (s.result == k.STUCK and can_play),
    })  # fmt: skip


def _set_of(rooms: list[int]) -> int:
    """Return some rooms as a set."""
    return sum({1 << room for room in rooms})


def _trail(board: Castle, s: State, trail: list[int]) -> list[str]:
    """Return the turns that were no legal plays, or that contradict what is public."""
    turns, shown, seen, cheated = int(s.turns), int(s.shown), int(s.seen), int(s.cheated)
    checks: dict[str, object] = {
        "a turn counts as a cheat or as seen that Max has not taken": (seen | cheated) & ~((2 << turns) - 2)
    }
    for turn in range(1, turns + 1):
        before, room, card = trail[turn - 1], trail[turn], turn - shown - 1
        moves_on, is_cheat, is_seen = room != before, cheated >> turn & 1, seen >> turn & 1
        been = _set_of(trail[:turn]) >> room & 1
        checks |= {
            f"turn {turn} was a break, but counts as a cheat or as seen": not moves_on and (is_cheat or is_seen),
            f"turn {turn} leads from {before} to {room}, which is no neighbour":
                moves_on and not int(neighbours(board.record, s, before)) >> room & 1,
            f"turn {turn}: exactly a return to a visited room is a cheat": moves_on and is_cheat != been,
            f"turn {turn} counts as seen, but does not lead into the trap": moves_on and is_seen and room != s.trap,
            f"turn {turn} leads into {room}, which was barred":
                moves_on and card >= 0 and int(s.barred[card]) >> room & 1,
            f"turn {turn}: a chaser entered {room} and Max was not caught":
                card >= 0 and int(s.searched[card]) >> room & 1,
        }  # fmt: skip
    breaks = sum(trail[turn] == trail[turn - 1] for turn in range(shown + 1, turns + 1))
    hidden = range(turns - shown, k.MOST_ROW)
    return _broken(checks | {
        f"{int(s.breaks)} break cards are left of {int(s.breaks_shown)} after {breaks} breaks":
            s.breaks != s.breaks_shown - breaks,
        "something is noted for cards that do not lie hidden": any(s.barred[i] or s.searched[i] for i in hidden),
    })  # fmt: skip
