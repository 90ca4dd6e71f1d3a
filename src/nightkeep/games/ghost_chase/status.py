"""Every invariant of a Ghost Chase position, in words."""

from __future__ import annotations

from nightkeep.games.ghost_chase import state as k
from nightkeep.games.ghost_chase.board import Castle
from nightkeep.games.ghost_chase.moves import chaser_seat, draws_max, has_play, neighbours, occupied
from nightkeep.games.ghost_chase.state import State
from nightkeep.rules.record import out_of_range


def status(board: Castle, s: State) -> list[str]:
    """Return every invariant the position breaks; nothing for a position that play can reach."""
    if broken := _ranges(board, s):
        return broken  # what follows could not even be looked up
    broken = _pieces(s) + _time(s)
    if s.turns == 0 and s.phase in (k.DRAWING, k.PLACING, k.HIDING):
        return broken + _before_max(s)
    return broken + _max(board, s)


def _ranges(board: Castle, s: State) -> list[str]:
    """Return the fields that are out of range."""
    rooms, players = len(board.rooms), int(s.players)
    if not 2 <= players <= k.MOST_SEATS:
        return [f"{players} players; the game is for 2 to {k.MOST_SEATS}"]
    room, seat, cards = (0, rooms), (-1, players - 1), (0, k.MOST_CARDS)
    broken = out_of_range(
        s, board.record,
        turn=(0, players - 1), ghost=seat if s.phase == k.DRAWING else (0, players - 1), trap_holder=seat, catcher=seat,
        figure=room, room=room, at=room, trail=room, trap=room, locked=(0, len(board.doors)),
        each=(1, max(k.FIGURES_EACH)), cheats=cards, breaks=cards, breaks_shown=cards,
    )  # fmt: skip
    if any(rooms_of_set & 1 for rooms_of_set in (s.visited, s.known, *s.barred, *s.searched)):
        broken.append("a set of rooms holds room 0; rooms are numbered from 1")
    if s.shown > s.turns:
        broken.append(f"{int(s.shown)} turns have been shown of {int(s.turns)} taken")
    elif int(s.turns) - int(s.shown) > k.MOST_ROW:
        broken.append(f"{int(s.turns) - int(s.shown)} cards lie hidden; no frame lasts longer than {k.MOST_ROW} rounds")
    if any(s.plan) or any(s.spare):
        broken.append("plan and spare are 0 in every position")
    return broken


def _pieces(s: State) -> list[str]:
    """Return what is wrong with figures, and with who holds what."""
    broken = []
    chasers = int(s.players) - 1
    if s.each != k.FIGURES_EACH[chasers]:
        broken.append(f"{chasers} chasers have {k.FIGURES_EACH[chasers]} figures each, not {int(s.each)}")
    figures = chasers * k.FIGURES_EACH[chasers]
    placing = s.phase in (k.DRAWING, k.PLACING)
    if not (s.placed < figures if placing else s.placed == figures) or (s.phase == k.DRAWING and s.placed):
        broken.append(f"{int(s.placed)} figures have been placed; there are {figures}")
    if any((room > 0) != (i < s.placed) for i, room in enumerate(s.figure)):
        broken.append("exactly the figures that have been placed stand in a room")
    if s.trap_holder == s.ghost != k.NOBODY:
        broken.append("Max holds the trap")
    if s.trap and s.trap_holder < 0:
        broken.append("a trap is laid, but it is not in the game")
    if s.door_card and s.locked:
        broken.append("a door is locked, but the door card is unused")
    acted, each = int(s.acted), int(s.each)
    if s.phase != k.CHASING:
        if acted:
            broken.append("figures have acted, but it is not the chasers' turn")
    else:
        done = acted.bit_count()
        first = done // max(1, each) * each
        if done >= figures or acted & ((1 << first) - 1) != (1 << first) - 1 or acted >> (first + each):
            broken.append("the figures that have acted do not fit the order of the chasers")
        elif s.turn != chaser_seat(s, done // each):
            broken.append(f"it is not seat {int(s.turn)}'s turn")
    return broken


def _time(s: State) -> list[str]:
    """Return what is wrong with frames and animals, and with whose turn they make it."""
    broken = []
    chasers = int(s.players) - 1
    used = [kind for kind in range(len(k.FRAMES)) if int(s.frames) >> kind & 1]
    if len(used) != (5 if k.ALL_FRAMES[chasers] or s.phase == k.DRAWING else 4):
        broken.append(f"{len(used)} frames are in use with {chasers} chasers")
    if s.phase == k.DRAWING and k.ALL_FRAMES[chasers] and not draws_max(s):
        broken.append(f"no frame is left out with {chasers} chasers")
    animals = s.animals.tolist()
    for kind, n in enumerate(animals):
        if not 0 <= n <= (k.ANIMALS[kind] if kind in used else 0):
            broken.append(f"there are {n} {k.FRAMES[kind]}")
    gone = sum(k.ANIMALS[kind] - animals[kind] for kind in used)
    expected = int(s.turns) - (s.phase == k.CHASING or (s.phase == k.FINISHED and s.result == k.CAUGHT))
    if gone != expected:
        broken.append(f"{gone} animals have gone after {expected} rounds")
    begun = [kind for kind in used if 0 < animals[kind] < k.ANIMALS[kind]]
    needs_frame = s.phase in (k.HAUNTING, k.CHASING) or s.phase == k.FINISHED
    if any(kind != s.frame for kind in begun):
        broken.append("a frame has been begun that is not the current one")
    if (s.frame >= 0) != needs_frame:
        broken.append("there is a current frame exactly during the rounds")
    elif needs_frame and (s.frame not in used or (animals[s.frame] == 0) != (s.result == k.ESCAPED)):
        broken.append("the current frame is not in use, or full")
    full = [kind for kind in used if animals[kind] == 0]
    since = sum(k.ANIMALS[kind] for kind in full)
    if s.phase != k.FINISHED and s.shown != since:
        broken.append(f"{int(s.shown)} turns have been shown, but the full frames lasted {since} rounds")
    if s.phase == k.FINISHED and s.shown != s.turns:
        broken.append("the game is over, but not the whole path is shown")
    expected_turn = {
        k.DRAWING: int(chaser_seat(s, 0)),
        k.PLACING: int(chaser_seat(s, int(s.placed) // max(1, int(s.each)))),
        k.HIDING: int(s.ghost),
        k.FRAMING: int(chaser_seat(s, len(full) % chasers)),
        k.HAUNTING: int(s.ghost),
        k.FINISHED: int(s.ghost),
    }.get(int(s.phase), int(s.turn))
    if s.turn != expected_turn:
        broken.append(f"it is seat {expected_turn}'s turn, not seat {int(s.turn)}'s")
    if s.phase == k.FRAMING and len(used) - len(full) < 2:
        broken.append("there is no frame to choose from")
    return broken


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
    broken = _trail(board, s, trail)
    if s.room != trail[turns]:
        broken.append(f"Max is in {int(s.room)}, but his trail ends in {trail[turns]}")
    if int(s.visited) != sum({1 << room for room in trail[: turns + 1]}):
        broken.append("visited is not the set of rooms on the trail")
    if int(s.known) != sum({1 << room for room in trail[: shown + 1]}):
        broken.append("known is not the set of rooms on the trail up to the last showing")
    in_trap = s.phase in (k.HAUNTING, k.CHASING) and turns > shown and int(s.seen) >> turns & 1
    if s.at != (s.room if turns == shown or in_trap else 0):
        broken.append(f"Max's figure is in {int(s.at)} on the board")
    with_chaser = bool(int(occupied(s)) >> int(s.room) & 1)
    if with_chaser != (s.result == k.CAUGHT):
        broken.append("Max shares a room with a chaser exactly when he is caught")
    if (s.result == k.CAUGHT) != (s.catcher >= 0) or s.catcher == s.ghost:
        broken.append("exactly a caught Max has a catcher")
    if (s.result != 0) != (s.phase == k.FINISHED):
        broken.append("the game is over exactly when it has a result")
    can_play = bool(has_play(board.record, s, int(s.room), int(s.visited), int(s.breaks)))
    if (s.phase == k.HAUNTING and not can_play) or (s.result == k.STUCK and can_play):
        broken.append("the chasers win as stuck exactly when Max cannot play in his turn")
    return broken


def _trail(board: Castle, s: State, trail: list[int]) -> list[str]:
    """Return the turns that were no legal plays, or that contradict what is public."""
    broken = []
    turns, shown, seen, cheated = int(s.turns), int(s.shown), int(s.seen), int(s.cheated)
    visited, breaks = 1 << trail[0], 0
    if (seen | cheated) & ~((2 << turns) - 2):
        broken.append("a turn counts as a cheat or as seen that Max has not taken")
    for turn in range(1, turns + 1):
        before, room, card = trail[turn - 1], trail[turn], turn - shown - 1
        if room == before:
            if cheated >> turn & 1 or seen >> turn & 1:
                broken.append(f"turn {turn} was a break, but counts as a cheat or as seen")
            breaks += turn > shown
        else:
            if not int(neighbours(board.record, s, before)) >> room & 1:
                broken.append(f"turn {turn} leads from {before} to {room}, which is no neighbour")
            if (cheated >> turn & 1) != (visited >> room & 1):
                broken.append(f"turn {turn}: exactly a return to a visited room is a cheat")
            if seen >> turn & 1 and room != s.trap:
                broken.append(f"turn {turn} counts as seen, but does not lead into the trap")
            if card >= 0 and int(s.barred[card]) >> room & 1:
                broken.append(f"turn {turn} leads into {room}, which was barred")
        if card >= 0 and int(s.searched[card]) >> room & 1:
            broken.append(f"turn {turn}: a chaser entered {room} and Max was not caught")
        visited |= 1 << room
    if s.breaks != s.breaks_shown - breaks:
        broken.append(f"{int(s.breaks)} break cards are left of {int(s.breaks_shown)} after {breaks} breaks")
    if any(s.barred[i] or s.searched[i] for i in range(turns - shown, k.MOST_ROW)):
        broken.append("something is noted for cards that do not lie hidden")
    return broken
