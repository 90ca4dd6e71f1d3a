"""Where Max can be, from what everybody knows [GC-10.1 to GC-10.4].

A *history* is what Max may have done since he last showed himself: the room after each of his turns. It is consistent
if every turn was a legal play (GC-5.1 to GC-5.6, GC-9.1 to GC-9.13) with the chasers where they then stood; if the
cheats were in the announced turns and nowhere else; if no chaser entered his room afterwards without catching him; if
he stepped into the trap in just those turns in which it showed him; and, while he is to play, if he can (GC-8.6).
``belief`` counts the consistent histories that end in each room; ``guess`` samples one of them uniformly. (A room's
share is its share of histories: nothing is assumed about what Max prefers.)

Kernels allocate nothing, so both work in the record itself, in ``plan`` and ``_onward``, and clear them afterwards:
for each hidden card, the rooms Max may be in after it, and for each of those an upper bound on the number of ways that
lead on. The bound ignores that Max cannot enter a room twice. ``guess`` is rejection sampling: it walks in proportion
to the bounds and starts again where the walk ends in none of the real ways; a few tries are usually enough.
"""

from __future__ import annotations

from nightkeep.compile.kernel import Random, always_inline, device, draw, int64, kernel, macro
from nightkeep.games.ghost_chase.moves import count_bits, drift, has_play, lowest, neighbours, only
from nightkeep.games.ghost_chase.state import HAUNTING, MOST_ROOMS, MOST_ROW, UNKNOWN, Board, State
from nightkeep.rules.record import Ints

TRIES = 400  # of guess, before it counts all histories instead


@macro
def open_to(s: State, card: int) -> int:
    """Return the rooms that Max may have entered with a hidden card, by chasers and trap [GC-5.5, GC-9.26, GC-10.3]."""
    turn = int64(s.shown) + 1 + card
    if (int64(s.seen) >> turn) & 1:
        return only(s.trap)
    return ~(int64(s.barred[card]) | int64(s.searched[card]))


@macro
def may_rest(s: State, card: int) -> bool:
    """Return whether a hidden card can be a break: no cheat, and not shown by the trap [GC-9.9, GC-9.10, GC-9.30]."""
    turn = int64(s.shown) + 1 + card
    return s.breaks_shown > 0 and ((int64(s.cheated) | int64(s.seen)) >> turn) & 1 == 0


@macro
def cheat_at(s: State, card: int) -> bool:
    """Return whether a hidden card was announced as a cheat [GC-9.4]."""
    return (int64(s.cheated) >> (int64(s.shown) + 1 + card)) & 1 != 0


@macro
def may_enter(s: State, card: int, known: int, been: int) -> int:
    """Return the rooms that a hidden card can have led into.

    ``known``: rooms Max has certainly been in before; ``been``: those he may have been in. [GC-5.3, GC-9.6]
    """
    return open_to(s, card) & (been if cheat_at(s, card) else ~known)


@always_inline
def coded(ways: int) -> int:
    """Return a number, rounded up to four leading bits, as one signed byte.

    Less 128, numbers up to 15 stand for themselves; above, three bits follow the leading one, and the five before them
    say how far it is shifted. Rounding up keeps it an upper bound.
    """
    if ways < 16:
        return ways - 128
    # Set every bit below the highest one: their number is the number of bits. All but four of them are dropped.
    filled = ways
    filled |= filled >> 1
    filled |= filled >> 2
    filled |= filled >> 4
    filled |= filled >> 8
    filled |= filled >> 16
    drop = count_bits(filled) - 4
    # Four leading bits, rounded up, are 8 to 16; a 16 counts as 8 with one more bit dropped, which is the same number.
    return 8 * drop + ((ways + (int64(1) << drop) - 1) >> drop) - 128


@always_inline
def onward(s: State, card: int, room: int) -> int:
    """Return the upper bound on the ways that lead on from a room of the plan, if a card led there."""
    code = int64(s._onward[card, room]) + 128
    if code < 16:
        return code
    return (8 + (code & 7)) << ((code >> 3) - 1)


@device
def next_rooms(board: Board, s: State, card: int, room: int, visited: int, breaks: int) -> int:
    """Return where a hidden card can have brought Max from a room: the room's own bit stands for a break."""
    turn = int64(s.shown) + 1 + card
    # Where he could float, less what chasers and trap rule out; then by kind of play: a cheat returns, a move does not.
    rooms = neighbours(board, s, room) & open_to(s, card)
    if (int64(s.cheated) >> turn) & 1:
        rooms &= visited
    else:
        rooms &= ~visited
    if breaks > 0 and may_rest(s, card):
        rooms |= only(room)
    return rooms & int64(s.plan[card])  # the plan leaves out searched rooms


@device
def step(board: Board, s: State, card: int, here: int, been: int) -> int:
    """Return where Max can be after a hidden card, if he was in ``here`` before, judged by this step alone.

    ``been``: the rooms he may have been in before. Rules: GC-10.3, GC-10.4
    """
    there = drift(board, s, here) & may_enter(s, card, int64(s.known), been)
    return there | (here & ~int64(s.searched[card])) if may_rest(s, card) else there


@device
def make_plan(board: Board, s: State) -> int:
    """Fill ``plan`` and ``_onward``; return an upper bound on the number of histories.

    ``plan[card]`` gets the rooms that, judged by single steps, Max can be in after a card and go on from: forward,
    where the steps can lead; then backward, without the rooms from which no step leads on. On the way back each room's
    bound is the sum of the bounds of the rooms that follow it.
    """
    cards = int64(s.turns) - int64(s.shown)
    known = int64(s.known)
    here = only(s.trail[s.shown])
    been = known
    for card in range(cards):  # forward: where single steps can lead
        here = step(board, s, card, here, been)
        been |= here
        s.plan[card] = here
    ways = int64(0)
    for back in range(cards):  # backward: without those that lead nowhere
        card = cards - 1 - back
        # ``enter``: rooms this card may lead into from another room; ``rest``: rooms it may keep him in.
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
                # After the last card, each room is one way.
                ways = count_bits(rooms)
            else:
                ways = int64(0)
                while rooms:
                    ways += onward(s, card, lowest(rooms))
                    rooms &= rooms - 1
            if ways > 0:
                kept |= only(room)
                if card > 0:
                    # The bound for the first card's start is not stored: it is what the function returns.
                    s._onward[card - 1, room] = coded(ways)
            here &= here - 1
        if card > 0:
            s.plan[card - 1] = kept
    return ways


@device
def cheat_ways(s: State, card: int, rooms: int, known: int, last: bool) -> int:
    """Return the upper bound on the ways that lead on from a room by a cheat into one of some rooms.

    A cheat leads back into a room shown before, or into one of the at most ``card - 1`` others that Max has been in
    since and has left again; of those only the ones with the highest bounds count. [GC-9.6]
    """
    ways = int64(0)
    # Rooms shown before: all of them count.
    left = rooms & known
    while left:
        ways += int64(1) if last else onward(s, card, lowest(left))
        left &= left - 1
    left = rooms & ~known
    # The largest bounds among the others, found one at a time: there are few.
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


@device
def clear_plan(s: State) -> None:
    """Clear the working room, as positions have it."""
    for card in range(MOST_ROW):
        s.plan[card] = 0
    for card in range(MOST_ROW - 1):
        for room in range(MOST_ROOMS + 1):
            s._onward[card, room] = 0


@macro
def can_go_on(board: Board, s: State, room: int, visited: int, breaks: int) -> bool:
    """Return whether a history can be true: in Max's turn the game would be over if he could not play [GC-8.6]."""
    return s.phase != HAUNTING or has_play(board, s, room, visited, breaks)


@device
def try_history(board: Board, s: State, ways: int, rng: Random) -> bool:
    """Try to walk one history at random into ``trail``; return whether it is consistent.

    Every consistent history is found with the same probability, 1 in ``ways``: a step is chosen with the share that
    its bound has of the bound from here. Where the bounds of all steps add up to less than that, the rest of the
    probability is that the try fails.
    """
    room = int64(s.trail[s.shown])
    visited = int64(s.known)
    breaks = int64(s.breaks_shown)
    last = int64(s.turns) - int64(s.shown) - 1
    for card in range(last + 1):
        rooms = next_rooms(board, s, card, room, visited, breaks)
        # A number below the bound from here: steps take it up in turn, each as much as its own bound. What is left over
        # belongs to no step, and the try fails.
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


@device
def after_cards(s: State, cards: int) -> tuple[int, int]:
    """Return the rooms Max has visited and the break cards he has left after some of the hidden cards in ``trail``."""
    visited = int64(s.known)
    breaks = int64(s.breaks_shown)
    # The same room twice in a row is a break.
    for turn in range(int64(s.shown) + 1, int64(s.shown) + 1 + cards):
        visited |= only(s.trail[turn])
        if s.trail[turn] == s.trail[turn - 1]:
            breaks -= 1
    return visited, breaks


@device
def count_histories(board: Board, s: State, out: Ints | None, stop_at: int) -> int:
    """Go through all consistent histories in order of their rooms, with ``trail`` as the stack; return how many.

    Each is added to ``out`` at its last room, if ``out`` is given. The search stops when ``trail`` holds the history
    numbered ``stop_at``.
    """
    shown = int64(s.shown)
    cards = int64(s.turns) - shown
    # Depth first: card is the depth, trail the path, and trail[shown + 1 + card] the last room tried at this depth (0:
    # none).
    total = int64(0)
    card = int64(0)
    s.trail[shown + 1] = 0
    while card >= 0:
        # Worked out again at each step from the path so far, which is six cards long at most.
        visited, breaks = after_cards(s, card)
        room = int64(s.trail[shown + card])
        rooms = next_rooms(board, s, card, room, visited, breaks)
        rooms &= int64(-2) << int64(s.trail[shown + 1 + card])  # those above the last one tried
        if rooms == 0:
            card -= 1
            continue
        there = lowest(rooms)
        s.trail[shown + 1 + card] = there
        # A whole path is counted if he could also play now; either way the next room of the last card follows.
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
def belief(board: Board, s: State, out: Ints) -> int:
    """Write for each room how many consistent histories end in it; return how many there are in all.

    ``s`` may be fogged or not: only what is public is read. Its trail is overwritten, so give a copy.
    """
    for room in range(out.shape[0]):
        out[room] = 0
    if s.turns == s.shown:
        # Max has not been placed yet.
        if s.trail[s.shown] == 0:
            return 0
        out[s.trail[s.shown]] = 1
        return 1
    make_plan(board, s)
    total = count_histories(board, s, out, int64(-1))
    clear_plan(s)
    return total


@kernel
def guess(board: Board, s: State, seat: int, rng: Random) -> None:
    """Sample a consistent history, each equally likely, and fill in all that follows from it [GC-10.2].

    Rejection sampling is quick, and uniform whenever it succeeds; if it does not succeed soon, all histories are
    counted and one is drawn by its number, which is uniform too.
    """
    # Not fogged, or nothing hidden: there is nothing to guess.
    if s.visited != UNKNOWN:
        return
    ways = make_plan(board, s)
    found = False
    # ``trail`` may hold part of a failed try; the next one overwrites it from the start.
    for _ in range(TRIES):
        if try_history(board, s, ways, rng):
            found = True
            break
    if not found:
        # -1: no history has this number, so all are counted.
        total = count_histories(board, s, None, int64(-1))
        if total > 0:
            count_histories(board, s, None, draw(rng, total))
    clear_plan(s)
    s.visited, s.breaks = after_cards(s, int64(s.turns) - int64(s.shown))
    s.room = s.trail[s.turns]
