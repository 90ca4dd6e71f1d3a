"""The course of a round (RG-4, RG-7): who is next, and what happens by itself between decisions."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.answers import grows, tags
from nightkeep.games.run_ghost_run.drafts import fill_draft, open_draft
from nightkeep.games.run_ghost_run.furniture import forget_glimpse
from nightkeep.games.run_ghost_run.lobby import place_of, seat_at
from nightkeep.games.run_ghost_run.midnight import strike
from nightkeep.games.run_ghost_run.peek import lava, peek
from nightkeep.games.run_ghost_run.plans import carry_out_plans
from nightkeep.games.run_ghost_run.putting_back import put_ghosts_back
from nightkeep.games.run_ghost_run.scores import log_scores
from nightkeep.games.run_ghost_run.state import Board, State


@device
def begin_round(s: State, log: Log) -> None:
    """Begin the next round, with a midnight card from round 2 on [RG-4.1, RG-9.1, RG-10.1]."""
    s.round_number += 1
    s.turn = s.first
    emit(log, e.ROUND, s.first, s.round_number)
    s.phase = k.STRIKING if s.midnight and s.round_number > 1 else k.DRAWING


@device
def draw_midnight(board: Board, s: State, card: int, log: Log) -> None:
    """Show and obey a midnight card; Tag and Big brother ask the seats one after another [RG-10.1 to RG-10.4]."""
    s.midnight_used = int64(s.midnight_used) | (1 << card)
    s.tonight = card
    emit(log, e.STRUCK, s.first, card)
    # Most cards are done at once; Tag and Big brother only change the phase, and the seats answer.
    strike(board, s, card, log)
    if card in (k.TAG, k.BIG_BROTHER):
        s.phase = k.TAGGING if card == k.TAG else k.GROWING
        ask_next(board, s, int64(0))
    else:
        begin_drawing(s)


@device
def ask_next(board: Board, s: State, place: int) -> None:
    """Ask the first seat from this place of the round order on that can do what the card says [RG-10.3, RG-10.4]."""
    for later in range(place, int64(s.players)):
        seat = seat_at(s, later)
        # A seat that can do nothing is passed over (RG-10.4).
        if tags(board, s, seat) if s.phase == k.TAGGING else grows(board, s, seat):
            s.turn = seat
            return
    begin_drawing(s)


@device
def begin_drawing(s: State) -> None:
    """Let the holder of the die draw first [RG-4.3]."""
    s.turn = s.first
    s.phase = k.DRAWING


@device
def next_to_draw(board: Board, s: State) -> None:
    """Let the next seat draw; after the last one, the seats plan their movements [RG-4.3]."""
    s.taken = -1
    place = place_of(s, int64(s.turn)) + 1
    if place < int64(s.players):
        s.turn = seat_at(s, place)
        s.phase = k.DRAWING
    else:
        forget_glimpse(s)
        s.turn = s.first
        s.phase = k.PLANNING
        open_draft(board, s, int64(s.turn))


@device
def commit(board: Board, s: State, log: Log) -> None:
    """Close a plan; after the last one carry out all together [RG-6.19, RG-6.20, RG-6.22]."""
    emit(log, e.COMMITTED, s.turn)
    place = place_of(s, int64(s.turn)) + 1
    if place < int64(s.players):
        s.turn = seat_at(s, place)
        open_draft(board, s, int64(s.turn))
        return
    # Nobody plans any more. With movement in turns every entry was carried out when it was entered (RG-6.22).
    fill_draft(s, int64(0))
    if s.turns == 0:
        carry_out_plans(board, s, log)
    if s.tonight == k.KNOCK_KNOCK:  # RG-10.27
        s.turn = s.first
        s.phase = k.KNOCKING
    else:
        begin_rolling(s, entitled(s), log)


@device
def entitled(s: State) -> int:
    """Return the seats that have chosen least often so far, as bits [RG-7.2]."""
    least = int64(s.times[0])
    for seat in range(int64(s.players)):
        least = min(least, int64(s.times[seat]))
    found = int64(0)
    for seat in range(int64(s.players)):
        if s.times[seat] == least:
            found |= 1 << seat
    return found


@device
def begin_rolling(s: State, seats: int, log: Log) -> None:
    """Let these seats roll in round order; one alone chooses without rolling [RG-7.1, RG-7.3, RG-7.4]."""
    for seat in range(k.SEATS):
        s.roll[seat] = 0
    # A single bit: one seat is left, so it chooses.
    if seats & (seats - 1) == 0:
        s.rolling = 0
        for seat in range(int64(s.players)):
            if seats >> seat & 1:
                s.turn = seat
        s.phase = k.KNOCKING if s.tonight == k.CRYSTAL_BALL else k.NAMING  # RG-10.31
        emit(log, e.CHOOSES, s.turn)
        return
    s.rolling = seats
    s.phase = k.ROLLING
    next_to_roll(s, int64(0))


@device
def next_to_roll(s: State, place: int) -> bool:
    """Return whether a seat from this place on still has to roll, and pass to the first of them."""
    for later in range(place, int64(s.players)):
        seat = seat_at(s, later)
        if (int64(s.rolling) >> seat) & 1:
            s.turn = seat
            return True
    return False


@device
def roll_for_choice(s: State, pips: int, log: Log) -> None:
    """Note one roll; the highest chooses, and those who share it roll again [RG-7.1, RG-7.4]."""
    s.roll[int64(s.turn)] = pips
    emit(log, e.ROLLED, s.turn, pips)
    # Until all have rolled, the numbers are only noted.
    if next_to_roll(s, place_of(s, int64(s.turn)) + 1):
        return
    highest = int64(0)
    best = int64(0)
    for seat in range(int64(s.players)):
        if s.roll[seat] > highest:
            highest = int64(s.roll[seat])
            best = int64(0)
        if s.roll[seat] == highest and (int64(s.rolling) >> seat) & 1:
            best |= 1 << seat
    if log is not None:
        # More than one bit: a tie, and begin_rolling lets those seats roll again.
        if best & (best - 1):
            emit(log, e.AGAIN, s.first, best)
    begin_rolling(s, best, log)


@device
def name_side(s: State, side: int, log: Log) -> bool:
    """Name the side [RG-7.2, RG-7.5, RG-10.31].

    Return True if the keyhole is at its door now, because under Crystal ball the door is known already.
    """
    # Who has chosen least often is entitled next time (RG-7.2).
    s.times[int64(s.turn)] += 1
    emit(log, e.NAMED, s.turn, side)
    if s.tonight == k.CRYSTAL_BALL:
        s.keyhole = side * 6 + int64(s.door) - 1
        return True
    s.named = side
    s.phase = k.KNOCKING
    return False


@device
def roll_for_door(s: State, pips: int, log: Log) -> bool:
    """Note the number of the door; return True if the keyhole is at its door now [RG-7.7, RG-10.27, RG-10.31]."""
    emit(log, e.ROLLED, s.turn, pips)
    if s.tonight == k.CRYSTAL_BALL:
        s.door = pips
        s.phase = k.NAMING
        return False
    # Knock knock: nobody chose, the keyhole stays on its side (RG-10.27).
    side = int64(s.keyhole) // 6 if s.tonight == k.KNOCK_KNOCK else int64(s.named)
    s.keyhole = side * 6 + pips - 1
    return True


@device
def look_round(board: Board, s: State, log: Log) -> None:
    """Move the keyhole, pass the die, peek, and do what the midnight card adds.

    Rules: RG-7.7, RG-7.8, RG-8.11, RG-8.12, RG-10.6, RG-10.9, RG-10.22
    """
    # RG-10.27: where nobody has chosen, the holder has rolled for the door, and it is the holder's turn
    after = (int64(s.first if s.die_passes == k.FROM_HOLDER else s.turn) + 1) % int64(s.players)
    # One loop for one or two peeks, so that the large code of peek is compiled in once.
    for second in range(2 if s.tonight == k.EXTRA_CURIOUS else 1):
        if second:
            # Twelve doors on: two sides, so the door with the same number opposite.
            s.keyhole = (int64(s.keyhole) + 12) % 24
        if log is not None:
            emit(log, e.DOOR, s.turn, s.keyhole)
            if second == 0:
                emit(log, e.DIE, after)
        peek(board, s, log)
    # Take cover ends after the peek: those for whom standing up leaves no room are put elsewhere (RG-10.9).
    if s.lying:
        s.lying = 0
        emit(log, e.STANDS, s.first)
        put_ghosts_back(board, s, log)
    if s.tonight == k.LAVA:
        lava(s, log)
    end_round(board, s, after, log)


@device
def end_round(board: Board, s: State, after: int, log: Log) -> None:
    """Discard the cards; after five rounds the game is over [RG-4.5, RG-4.6, RG-7.8, RG-9.1]."""
    for seat in range(k.SEATS):
        s.card[seat] = -1
        s.came_in[seat] = 0
        s.spellbound[seat] = 0
    s.moved = 0
    s.tonight = -1
    s.door = 0
    s.named = -1
    # The seat that has the die now begins the next round (RG-7.8).
    s.first = after
    s.turn = after
    # Five cards a seat make five rounds (RG-4.5).
    if s.round_number < k.ROUNDS:
        begin_round(s, log)
    else:
        s.phase = k.FINISHED
        log_scores(board, s, log)
