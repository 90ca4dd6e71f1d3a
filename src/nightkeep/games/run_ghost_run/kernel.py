"""The kernels of Run, Ghost, Run!: set-up, whose turn it is, what may be done, what happens, who knows what."""

from __future__ import annotations

from nightkeep.compile.kernel import CHANCE, OVER, Log, device, emit, int64, kernel
from nightkeep.games.run_ghost_run import events as e
from nightkeep.games.run_ghost_run import packing as p
from nightkeep.games.run_ghost_run import reasons as r
from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.answers import bring, grow, tag
from nightkeep.games.run_ghost_run.candidates import offer_candidates
from nightkeep.games.run_ghost_run.chance import OUTCOMES, draw_outcome, odds, offer_outcomes
from nightkeep.games.run_ghost_run.drafts import fill_draft
from nightkeep.games.run_ghost_run.evaluate import evaluate
from nightkeep.games.run_ghost_run.furniture import movable, place_piece
from nightkeep.games.run_ghost_run.lobby import place_of, take_off
from nightkeep.games.run_ghost_run.packing import action_of, ghost_of
from nightkeep.games.run_ghost_run.plans import add_entry
from nightkeep.games.run_ghost_run.rounds import ask_next, commit, look_round, name_side, next_to_draw
from nightkeep.games.run_ghost_run.scores import half_points, winner_bits
from nightkeep.games.run_ghost_run.secrets import fog, guess
from nightkeep.games.run_ghost_run.state import Board, Options, State
from nightkeep.games.run_ghost_run.why import problem, why
from nightkeep.rules.record import Ints

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "is_legal", "legal", "odds", "score", "setup", "why"]

BLANK = -1


@kernel
def setup(board: Board, s: State, options: Options) -> None:
    """Set up: start sides by the number of seats, ghosts in the stock, an empty lobby [RG-3.1 to RG-3.11, RG-11.1]."""
    players = int64(options.players)
    s.players = players
    s.placed_setup = options.setup
    s.adjacent = options.two_player_sides
    s.turns = options.movement
    s.scoring = options.scoring
    s.fraction = options.seen_fraction
    s.midnight = options.midnight
    s.merging = options.merging
    s.die_passes = options.die_passes
    # Seatings: 0 two opposite, 1 two side by side, 2 three, 3 four seats.
    seating = int64(options.two_player_sides) if players == 2 else players - 1
    # Every field is written, also those of empty seats: equal positions must be equal bytes.
    for seat in range(k.SEATS):
        s.start[seat] = board.start_side[seating, seat]
        s.card[seat] = BLANK
        s.came_in[seat] = 0
        s.spellbound[seat] = 0
        s.times[seat] = 0
        s.roll[seat] = 0
        s.plan_size[seat] = 0
        for i in range(k.ENTRIES):
            s.plan[seat, i] = 0
        for ghost in range(k.GHOSTS):
            s.glimpse[seat, ghost] = 0
            s.seen[seat, ghost] = 0
            # With merging, bigger ghosts are only made in play (RG-11.1).
            waits = s.merging and k.SIZE[ghost] != k.SMALL
            take_off(s, int64(seat), int64(ghost), int64(k.RESERVE) if waits else int64(k.STOCK))
    for piece in range(k.PIECES):
        s.piece_x[piece] = 0
        s.piece_y[piece] = 0
        s.piece_z[piece] = 0
        s.piece_turn[piece] = 0
        s.piece_pose[piece] = BLANK
        s.order[piece] = BLANK
    for i in range(k.LEVELS):
        s.levels[i] = 0
    s.cell[0] = 0
    s.cards_used = 0
    s.midnight_used = 0
    s.lying = 0
    s.round_number = 0
    s.first = 0  # RG-3.7, RG-3.11
    s.turn = 0
    s.keyhole = BLANK
    s.tonight = BLANK
    s.moved = 0
    s.taken = BLANK
    s.rolling = 0
    s.door = 0
    s.named = BLANK
    fill_draft(s, int64(0))
    s.phase = k.FURNISHING if s.placed_setup else k.ARRANGING
    if options.first_seat:
        s.phase = k.SEATING


@kernel
def actor(board: Board, s: State) -> int:
    """Return the seat in turn; chance draws cards, rolls the die and sets up [RG-4.1]."""
    phase = int64(s.phase)
    if phase == k.FINISHED:
        return OVER
    # OUTCOMES has a number only for phases in which chance acts (chance.py).
    return CHANCE if OUTCOMES[phase] >= 0 else int64(s.turn)


@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    """Write all outcomes of chance; all choices of a seat, or candidates where there are too many (candidates.py)."""
    phase = int64(s.phase)
    seat = int64(s.turn)
    # Too many choices to list: a bounded number of good ones, and is_legal for all others.
    if phase in (k.PLANNING, k.PLACING, k.FURNISHING, k.TAGGING, k.GROWING):
        return offer_candidates(board, s, seat, out)
    # Moving no piece is always a choice (RG-5.1).
    if phase == k.TAKING:
        out[0] = action_of(p.TAKE, p.NOTHING)
        return offer_set(out, int64(1), p.TAKE, movable(board, s, seat))
    if phase == k.NAMING:
        # Any of the four sides but the one where the keyhole is (RG-7.5).
        return offer_set(out, int64(0), p.SIDE, 15 ^ (1 << int64(s.keyhole) // 6))
    return offer_outcomes(board, s, out)


@device
def offer_set(out: Ints, n: int, kind: int, members: int) -> int:
    """Add an action of a kind for each piece or side in a set (a bit each), and return how many there are."""
    for number in range(k.PIECES):
        if (members >> number) & 1:
            out[n] = action_of(kind, number)
            n += 1
    return n


@kernel
def is_legal(board: Board, s: State, action: int) -> bool:
    """Return whether an action may be played now; any such action may, not only a candidate."""
    return problem(board, s, int64(action)) == r.LEGAL


@kernel
def apply(board: Board, s: State, action: int, log: Log) -> None:
    """Carry out one legal action, and what follows from it by itself."""
    # An action is a kind and a payload (packing.py).
    kind = int64(action) >> p.KIND
    payload = int64(action) & ((int64(1) << p.KIND) - 1)
    phase = int64(s.phase)
    seat = int64(s.turn)
    at_its_door = False  # the keyhole
    if OUTCOMES[phase] >= 0:
        at_its_door = draw_outcome(board, s, payload, log)
    elif phase == k.PLANNING:
        if kind == p.DONE:
            commit(board, s, log)
        else:
            add_entry(board, s, seat, payload, log)
    elif phase == k.NAMING:
        at_its_door = name_side(s, payload, log)
    elif phase == k.TAKING:
        emit(log, e.TOOK, seat, payload)
        # Final (RG-5.6): the seat now places this piece, or is done if it took none.
        s.taken = payload
        s.phase = k.PLACING
        if payload == p.NOTHING:
            next_to_draw(board, s)
    elif phase in (k.TAGGING, k.GROWING):
        answer_midnight(board, s, seat, kind, payload, log)
    else:
        if kind == p.PLACE:
            place_piece(board, s, seat, payload, log)
        elif log is not None:  # neither the place of the piece nor the stacking order changes
            emit(log, e.RETURNED, seat, payload)
        if phase == k.PLACING:
            s.moved = int64(s.moved) | (1 << int64(s.taken))  # RG-5.3, RG-5.7
            next_to_draw(board, s)
        else:
            next_to_furnish(s, seat)
    if at_its_door:  # the one call of the largest piece of code there is: it is compiled once
        look_round(board, s, log)


@device
def next_to_furnish(s: State, seat: int) -> None:
    """Pass to the next seat until all six pieces stand [RG-3.4]."""
    s.turn = (seat + 1) % int64(s.players)
    # The stacking order is filled from the bottom: with its last place taken, all six pieces stand.
    if s.order[k.PIECES - 1] >= 0:
        s.turn = s.first
        s.phase = k.HANGING


@device
def answer_midnight(board: Board, s: State, seat: int, kind: int, payload: int, log: Log) -> None:
    """Carry out what a seat does for the midnight card, and ask the next one.

    Rules: RG-10.3, RG-10.17, RG-10.18, RG-10.24
    """
    if kind == p.SWAP:
        tag(s, seat, ghost_of(payload), log)
    elif kind == p.BRING:
        bring(board, s, seat, payload, log)
    else:
        grow(board, s, seat, payload, log)
    ask_next(board, s, place_of(s, seat) + 1)


@kernel
def score(board: Board, s: State, out: Ints) -> int:
    """Write the half points of each seat, and return the winners [RG-9.2 to RG-9.8]."""
    for seat in range(int64(s.players)):
        out[seat] = half_points(board, s, int64(seat))
    return winner_bits(board, s)
