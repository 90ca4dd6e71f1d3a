"""GC-10.1 to GC-10.4: where Max can be, from what everybody knows.

A *history* is what Max may have done since he last showed himself: the room after each of his turns. It is consistent
if every turn was a legal play (GC-5.1 to GC-5.6, GC-9.1 to GC-9.13) with the chasers where they then stood; if the
cheats were in the announced turns and nowhere else; if no chaser entered his room afterwards without catching him; if
he stepped into the trap in just those turns in which it showed him; and, while he is to play, if he can (GC-8.6).
``belief`` counts the consistent histories that end in each room; ``guess`` draws one, each exactly equally likely. (So
a room's share is its share of histories: nothing is claimed about what Max prefers.)

Both reckon in the record itself, in ``plan`` and ``_onward``, and clear it afterwards: for each hidden card, the rooms
Max may be in after it, and for each of those a bound on how many ways lead on. The bound leaves out that he cannot be
anywhere twice; ``guess`` draws by it and starts afresh where a real way is missing: a few draws are usually enough.
"""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import draw, hot, inlined, int64, kernel, part
from nightkeep.games.ghost_chase.moves import count_bits, has_play, lowest, neighbours, only
from nightkeep.games.ghost_chase.state import HAUNTING, MOST_ROOMS, MOST_ROW, UNKNOWN

TRIES = 400  # before guess counts all histories instead of trying


@inlined
def open_to(s: Any, card: int) -> int:
    """GC-5.5, GC-9.26, GC-10.3: rooms that Max may have entered with a hidden card, as far as chasers and trap tell."""
    turn = int64(s.shown) + 1 + card
    if (int64(s.seen) >> turn) & 1:
        return only(s.trap)
    return ~(int64(s.barred[card]) | int64(s.searched[card]))


@inlined
def may_rest(s: Any, card: int) -> bool:
    """GC-9.9, GC-9.10, GC-9.30: whether a hidden card can be a break at all: no cheat, and not shown by the trap."""
    turn = int64(s.shown) + 1 + card
    return s.breaks_shown > 0 and ((int64(s.cheated) | int64(s.seen)) >> turn) & 1 == 0


@inlined
def cheat_at(s: Any, card: int) -> bool:
    """GC-9.4: whether a hidden card was announced as a cheat."""
    return (int64(s.cheated) >> (int64(s.shown) + 1 + card)) & 1 != 0


@inlined
def may_enter(s: Any, card: int, known: int, been: int) -> int:
    """GC-5.3, GC-9.6: rooms that a hidden card can have led into, if those are all that Max has been in at most."""
    return open_to(s, card) & (been if cheat_at(s, card) else ~known)


@hot
def coded(ways: int) -> int:
    """A number rounded up to four leading bits, in one signed byte."""
    if ways < 16:
        return ways - 128
    filled = ways
    filled |= filled >> 1
    filled |= filled >> 2
    filled |= filled >> 4
    filled |= filled >> 8
    filled |= filled >> 16
    drop = count_bits(filled) - 4
    return 8 * drop + ((ways + (int64(1) << drop) - 1) >> drop) - 128


@hot
def onward(s: Any, card: int, room: int) -> int:
    """At most so many ways lead on from a room of the plan, if a card led there."""
    code = int64(s._onward[card, room]) + 128
    if code < 16:
        return code
    return (8 + (code & 7)) << ((code >> 3) - 1)


@part
def options(board: Any, s: Any, card: int, room: int, visited: int, breaks: int) -> int:
    """Where a hidden card can have brought Max from a room: its own bit stands for a break."""
    turn = int64(s.shown) + 1 + card
    rooms = neighbours(board, s, room) & open_to(s, card)
    if (int64(s.cheated) >> turn) & 1:
        rooms &= visited
    else:
        rooms &= ~visited
    if breaks > 0 and may_rest(s, card):
        rooms |= only(room)
    return rooms & int64(s.plan[card])  # where no searched room is


@part
def make_plan(board: Any, s: Any) -> int:
    """Sets ``plan[card]`` to rooms that, as far as single steps tell, Max can be in after a card and go on from, and
    ``onward`` to how many ways at most lead on from each of them.

    Returns how many ways lead on from where he was last seen: at least the number of histories.
    """
    cards = int64(s.turns) - int64(s.shown)
    known = int64(s.known)
    here = only(s.trail[s.shown])
    been = known
    for card in range(cards):  # forward: where single steps can lead
        enter = may_enter(s, card, known, been)
        there = here & ~int64(s.searched[card]) if may_rest(s, card) else int64(0)
        while here:
            there |= neighbours(board, s, lowest(here)) & enter
            here &= here - 1
        s.plan[card] = there
        been |= there
        here = there
    ways = int64(0)
    for back in range(cards):  # backward: without those that lead nowhere
        card = cards - 1 - back
        rest = int64(s.plan[card]) if may_rest(s, card) else int64(0)
        enter = may_enter(s, card, known, int64(-1)) & int64(s.plan[card])
        last = back == 0
        is_cheat = cheat_at(s, card)
        here = int64(s.plan[card - 1]) if card > 0 else only(s.trail[s.shown])
        kept = int64(0)
        while here:
            room = lowest(here)
            rooms = (neighbours(board, s, room) & enter) | (rest & only(room))
            if is_cheat:
                ways = cheat_ways(s, card, rooms, known, last)
            elif last:
                ways = count_bits(rooms)
            else:
                ways = int64(0)
                while rooms:
                    ways += onward(s, card, lowest(rooms))
                    rooms &= rooms - 1
            if ways > 0:
                kept |= only(room)
                if card > 0:
                    s._onward[card - 1, room] = coded(ways)
            here &= here - 1
        if card > 0:
            s.plan[card - 1] = kept
    return ways


@part
def cheat_ways(s: Any, card: int, rooms: int, known: int, last: bool) -> int:
    """GC-9.6: a cheat leads back: into a room shown before, or into one of the at most ``card - 1`` others that he has
    been in since and has left again; so of those only the ones with most ways on count."""
    ways = int64(0)
    left = rooms & known
    while left:
        ways += int64(1) if last else onward(s, card, lowest(left))
        left &= left - 1
    left = rooms & ~known
    for _ in range(card - 1):
        best = int64(0)
        best_room = int64(0)
        more = left
        while more:
            room = lowest(more)
            n = int64(1) if last else onward(s, card, room)
            if n > best:
                best = n
                best_room = room
            more &= more - 1
        if best == 0:
            break
        ways += best
        left &= ~only(best_room)
    return ways


@part
def clear_plan(s: Any) -> None:
    """Leave the record as positions have it."""
    for card in range(MOST_ROW):
        s.plan[card] = 0
    for card in range(MOST_ROW - 1):
        for room in range(MOST_ROOMS + 1):
            s._onward[card, room] = 0


@inlined
def can_go_on(board: Any, s: Any, room: int, visited: int, breaks: int) -> bool:
    """GC-8.6: if it is Max's turn, the game would be over if he could not play."""
    return s.phase != HAUNTING or has_play(board, s, room, visited, breaks)


@part
def try_history(board: Any, s: Any, ways: int, rng: Any) -> bool:
    """Walks one history at random into ``trail``; finds every consistent one with the same chance, 1 in ``ways``, and
    else none: a step is chosen with the share that its ways on have of the ways from here, and what is missing to all
    of them is given up."""
    room = int64(s.trail[s.shown])
    visited = int64(s.known)
    breaks = int64(s.breaks_shown)
    last = int64(s.turns) - int64(s.shown) - 1
    for card in range(last + 1):
        rooms = options(board, s, card, room, visited, breaks)
        skip = draw(rng, ways)
        there = int64(0)
        while rooms:
            there = lowest(rooms)
            ways = int64(1) if card == last else onward(s, card, there)
            if skip < ways:
                break
            skip -= ways
            rooms &= rooms - 1
        if rooms == 0:
            return False
        if there == room:
            breaks -= 1
        room = there
        visited |= only(room)
        s.trail[int64(s.shown) + 1 + card] = room
    return can_go_on(board, s, room, visited, breaks)


@part
def count_histories(board: Any, s: Any, out: Any, stop_at: int) -> int:
    """Goes through all consistent histories in order of their rooms, with ``trail`` as the stack.

    Adds each to ``out`` at its last room, if ``out`` is given. Stops when ``trail`` holds the one numbered ``stop_at``.
    """
    shown = int64(s.shown)
    cards = int64(s.turns) - shown
    total = int64(0)
    card = int64(0)
    s.trail[shown + 1] = 0
    while card >= 0:
        visited = int64(s.known)
        breaks = int64(s.breaks_shown)
        for turn in range(shown + 1, shown + 1 + card):
            visited |= only(s.trail[turn])
            if s.trail[turn] == s.trail[turn - 1]:
                breaks -= 1
        room = int64(s.trail[shown + card])
        rooms = options(board, s, card, room, visited, breaks)
        rooms &= int64(-2) << int64(s.trail[shown + 1 + card])  # those that have not been tried yet
        if rooms == 0:
            card -= 1
            continue
        there = lowest(rooms)
        s.trail[shown + 1 + card] = there
        if card + 1 < cards:
            card += 1
            s.trail[shown + 1 + card] = 0
        elif can_go_on(board, s, there, visited | only(there), breaks - 1 if there == room else breaks):
            if out is not None:
                out[there] += 1
            if total == stop_at:
                return total
            total += 1
    return total


@kernel
def belief(board: Any, s: Any, out: Any) -> int:
    """Writes for each room how many consistent histories end in it; returns how many there are in all.

    ``s`` may be fogged or not: only what is public is read. Its trail is used, so give a copy.
    """
    for room in range(out.shape[0]):
        out[room] = 0
    if s.turns == s.shown:
        if s.trail[s.shown] == 0:
            return 0
        out[s.trail[s.shown]] = 1
        return 1
    make_plan(board, s)
    total = count_histories(board, s, out, int64(-1))
    clear_plan(s)
    return total


@kernel
def guess(board: Any, s: Any, seat: int, rng: Any) -> None:
    """GC-10.2: draws a consistent history, each exactly equally likely, and fills in all that follows from it.

    Trying is quick, and fair whenever it succeeds; if it does not succeed soon, all histories are counted and one is
    drawn by its number, which is fair too.
    """
    if s.visited != UNKNOWN:
        return
    ways = make_plan(board, s)
    found = False
    for _ in range(TRIES):
        if try_history(board, s, ways, rng):
            found = True
            break
    if not found:
        total = count_histories(board, s, None, int64(-1))
        if total > 0:
            count_histories(board, s, None, draw(rng, total))
    clear_plan(s)
    visited = int64(s.known)
    breaks = int64(s.breaks_shown)
    for turn in range(int64(s.shown) + 1, int64(s.turns) + 1):
        visited |= only(s.trail[turn])
        if s.trail[turn] == s.trail[turn - 1]:
            breaks -= 1
    s.visited = visited
    s.breaks = breaks
    s.room = s.trail[s.turns]
