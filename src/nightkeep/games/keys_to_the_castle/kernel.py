"""The kernels of Keys to the Castle: set-up, choices and odds. turns.py has what actions do, knowledge.py the fog."""

from __future__ import annotations

from nightkeep.compile.kernel import CHANCE, OVER, Log, always_inline, device, emit, int64, kernel
from nightkeep.games.keys_to_the_castle import doors
from nightkeep.games.keys_to_the_castle import events as e
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle import turns as t
from nightkeep.games.keys_to_the_castle.evaluate import evaluate
from nightkeep.games.keys_to_the_castle.knowledge import fog, guess
from nightkeep.games.keys_to_the_castle.state import Board, Options, State, block_start, first_starter
from nightkeep.games.keys_to_the_castle.why import why
from nightkeep.rules.record import Ints

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "legal", "odds", "score", "setup", "why"]


@kernel
def setup(board: Board, s: State, options: Options) -> None:
    """Put all tiles and cards into the box and all characters outside [KC-2.1 to KC-2.14, KC-2.16, KC-3.1]."""
    players = int64(options.players)
    empty = 3 - int64(options.empty_side)  # KC-2.7: the option lists east, north, west, and sides run the other way
    s.up = s.padlocked = s.sawn = s.rising = s.falling = s.turns = s.turn = s.dealt = s.left = 0
    s.limit = options.turn_limit
    s.phase = k.LAYING if options.first_seat == 0 else k.STARTING
    s.players = players
    s.winner = k.NOBODY
    s.flip = k.OUTSIDE
    s.plays = k.NEVER
    for seat in range(k.MOST_PLAYERS):
        s.used[seat] = s.netted[seat] = 0
        s.at[seat] = s.entry[seat] = k.OUTSIDE
        # Two players sit at south and north; of three, those after the empty side move on by one (KC-2.7).
        side = seat
        if players == 2:
            side = 2 * seat
        elif players == 3 and seat >= empty:
            side = seat + 1
        s.side[seat] = side if seat < players else k.SOUTH
        for card in range(9):
            s.hand[seat, card] = s.held[seat, card] = 0
    for colour in range(4):
        s.colour[colour] = s.kind[colour] = s.unused[colour] = 0
        # All tiles of a colour are unseen and unused until one is laid or shown.
        for kind in range(4):
            s.unseen[colour, kind] = board.kinds[kind]
            s.unused[colour] += board.kinds[kind]
    for card in range(9):
        s.pile[card] = board.cards[card]
        s.left += board.cards[card]
        s.discard[card] = s.together[card] = 0
    # Cleared, not left as it was: equal positions must be equal bytes.
    for i in range(k.MOST_PLAYS):
        s.played[i] = 0


@kernel
def actor(board: Board, s: State) -> int:
    """Return the seat in turn, or chance for layout, deal, draw, refill, flip and first seat [KC-3.2, KC-3.3]."""
    phase = int64(s.phase)
    # The phases of chance are numbered first.
    if phase <= k.EXTRA_FLIPPING:
        return CHANCE
    if phase == k.FINISHED:
        return OVER
    return int64(s.turn)


@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    """Write every choice of the actor, or every outcome, in the order of their numbers; return how many [KC-3.3]."""
    phase = int64(s.phase)
    n = int64(0)
    if phase == k.PLAYING:
        return add_plays(board, s, out)
    if phase == k.MOVING:
        return add_moves(board, s, out)
    if phase in (k.DRAWING, k.DEALING):
        n = add_outcomes(s.pile, k.DRAW, out)
    elif phase in (k.FLIPPING, k.EXTRA_FLIPPING):
        # Fronts of the tile's colour that nobody has seen, in the grid or not (KC-4.4).
        n = add_outcomes(s.unseen[doors.colour_of(s, int64(s.flip)), :], k.FLIP, out)
    elif phase == k.CHOOSING:
        # The Extra Key is voluntary (KC-11.3).
        out[0] = k.DECLINE
        n = add_tiles(board.number, doors.workable(board, s), block_start(board, k.TURN_BLOCK), out, int64(1))
    elif phase == k.LAYING:
        n = add_outcomes(s.unused, k.LAY, out)
    elif phase == k.REFILLING:
        out[0] = k.REFILL
        n = int64(1)
    elif phase == k.STARTING:
        first = first_starter(board)
        n = int64(s.players)
        for seat in range(n):
            out[seat] = first + seat
    return n


@always_inline
def add_outcomes(pieces: Ints, first: int, out: Ints) -> int:
    """Write an outcome for each sort of pieces of which some are left, and return how many."""
    n = int64(0)
    for i in range(len(pieces)):
        if pieces[i] > 0:
            out[n] = first + i
            n += 1
    return n


@always_inline
def add_tiles(numbers: Ints, tiles: int, first: int, out: Ints, n: int) -> int:
    """Write an action for each tile (or crossing) of a set, and return how many actions are written by now.

    ``tiles & -tiles`` is the lowest bit alone; `numbers` has its number by the bit's remainder modulo PRIME.
    """
    while tiles != 0:
        bit = tiles & -tiles
        out[n] = first + int64(numbers[bit % k.PRIME])
        n += 1
        tiles ^= bit
    return n


@device
def add_plays(board: Board, s: State, out: Ints) -> int:
    """Write every way to play a card or to throw it away; return how many.

    Rules: KC-3.5 to KC-3.8, KC-5.1, KC-5.6, KC-5.7, KC-6.1 to KC-6.5, KC-7.1, KC-7.2, KC-8.1 to KC-8.5, KC-9.1, KC-9.5
    """
    seat = int64(s.turn)
    cells = int64(board.cells)
    n = int64(0)
    for card in range(9):
        if s.hand[seat, card] > 0:
            out[n] = k.THROW + card
            n += 1
    if s.hand[seat, k.NET] > 0:
        for side in range(4):
            for other in range(int64(s.players)):
                # Sides, not seats: actions are listed in the order of their numbers.
                if s.side[other] == side and other != seat and s.at[other] >= 0 and s.netted[other] == 0:
                    out[n] = k.CATCH + side
                    n += 1
    # Sets of tiles are bit masks: what a card can be used on comes from whole sets, with & and ~.
    free = doors.workable(board, s)
    # A block of numbers for each card, as long as the box has tiles; Keys are numbered like their colours.
    first = block_start(board, k.CARD_BLOCK)
    for card in range(k.SKELETON):
        if s.hand[seat, card] > 0:
            n = add_tiles(board.number, free & int64(s.colour[card]), first + card * cells, out, n)
    castle = int64(board.castle[s.players])
    padlocked = int64(s.padlocked)
    bare = doors.bare_bars(s)
    # Any workable tile, or a Padlock to take off.
    if s.hand[seat, k.SKELETON] > 0:
        n = add_tiles(board.number, free | padlocked, first + k.SKELETON * cells, out, n)
    # Any tile of the grid but padlocked ones and bare bars; a character on it does no harm (KC-6.8).
    if s.hand[seat, k.PADLOCK] > 0:
        n = add_tiles(board.number, castle & ~padlocked & ~bare, first + k.PADLOCK * cells, out, n)
    if s.hand[seat, k.HACKSAW] > 0:
        n = add_tiles(board.number, bare, block_start(board, k.HACKSAW_BLOCK), out, n)
    if s.hand[seat, k.PASSAGE] > 0:
        # A passage may begin on no bare bars. A rising one ends on the crossing's mark and the tile width + 1 further,
        # a falling one on the tiles 1 and width further (see doors.passages_from).
        width = int64(board.width)
        crossings = int64(board.crossings[s.players]) & ~(int64(s.rising) | int64(s.falling))
        first = block_start(board, k.BLOCKS)
        n = add_tiles(board.joint, crossings & ~(bare | (bare >> (width + 1))), first, out, n)
        n = add_tiles(board.joint, crossings & ~((bare >> 1) | (bare >> width)), first + int64(board.joints), out, n)
    return n


@device
def add_moves(board: Board, s: State, out: Ints) -> int:
    """Write staying, leaving and all tiles in reach; return how many [KC-3.10, KC-4.5, KC-8.6, KC-10.1 to KC-10.10]."""
    seat = int64(s.turn)
    at = int64(s.at[seat])
    # Staying is always possible (KC-3.10), leaving only from inside (KC-10.5).
    out[0] = k.STAY
    n = int64(1)
    if at < 0:
        reach = doors.doors_to_enter(board, s, seat)
    else:
        out[1] = k.LEAVE
        n = int64(2)
        # A step ahead, back or sideways, or through a passage.
        reach = int64(board.near[at]) | doors.passages_from(s, 1 << at, int64(board.width))
    return add_tiles(board.number, reach & doors.enterable(s), block_start(board, k.MOVE_BLOCK), out, n)


@kernel
def odds(board: Board, s: State, out: Ints) -> int:
    """Write the pieces left of each outcome; return their sum [KC-2.4, KC-2.5, KC-2.13, KC-3.4, KC-4.4, KC-13.3]."""
    phase = int64(s.phase)
    if phase in (k.DRAWING, k.DEALING):
        return add_weights(s.pile, out)
    if phase in (k.FLIPPING, k.EXTRA_FLIPPING):
        return add_weights(s.unseen[doors.colour_of(s, int64(s.flip)), :], out)
    if phase == k.LAYING:
        return add_weights(s.unused, out)
    outcomes = int64(s.players) if phase == k.STARTING else int64(1)
    for i in range(outcomes):
        out[i] = 1
    return outcomes


@always_inline
def add_weights(pieces: Ints, out: Ints) -> int:
    """Write how many are left of each sort of pieces that is not used up, and return their sum."""
    n = int64(0)
    total = int64(0)
    for i in range(len(pieces)):
        if pieces[i] > 0:
            out[n] = pieces[i]
            total += int64(pieces[i])
            n += 1
    return total


@kernel
def apply(board: Board, s: State, action: int, log: Log) -> None:
    """Carry out a legal action."""
    phase = int64(s.phase)
    if phase == k.PLAYING:
        t.play_card(board, s, action, log)
    elif phase == k.MOVING:
        t.move(board, s, action, log)
    elif phase == k.DRAWING:
        t.draw_card(s, action - k.DRAW, log)
    elif phase == k.FLIPPING:
        t.show_front(s, action - k.FLIP, log)
        t.finish_play(s, log)
    elif phase == k.CHOOSING:
        t.use_extra_key(board, s, action, log)
    elif phase == k.EXTRA_FLIPPING:
        t.show_front(s, action - k.FLIP, log)
        t.end_turn(s, int64(0), log)
    elif phase == k.LAYING:
        t.lay_tile(board, s, action - k.LAY, log)
    elif phase == k.DEALING:
        seat = (int64(s.turn) + int64(s.dealt) // k.HAND) % int64(s.players)
        t.take_card(s, seat, action - k.DRAW)
        # HAND cards to a seat, then to the next; with the last one the first turn begins.
        s.dealt += 1
        if s.dealt == k.HAND * int64(s.players):
            s.phase = k.DRAWING
        emit(log, e.DEALT, seat, action - k.DRAW)
    elif phase == k.REFILLING:
        t.refill(s, log)
    elif phase == k.STARTING:
        s.turn = action - first_starter(board)
        s.phase = k.LAYING
        emit(log, e.STARTER_DRAWN, s.turn)


@kernel
def score(board: Board, s: State, out: Ints) -> int:
    """Write 1 for the winner, and return the winners as bits; a draw is shared by all [KC-12.1, KC-12.4, KC-12.5]."""
    players = int64(s.players)
    for seat in range(players):
        out[seat] = 0
    if s.phase != k.FINISHED:
        return 0
    # The turn limit: a draw, shared by all.
    if s.winner == k.NOBODY:
        return (1 << players) - 1
    out[s.winner] = 1
    return 1 << int64(s.winner)
