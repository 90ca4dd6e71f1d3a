"""The eight kernels of Keys to the Castle: set-up, choices and odds here; turns.py carries out, knowledge.py hides."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import CHANCE, OVER, emit, hot, int64, kernel, part
from nightkeep.games.keys_to_the_castle.board import PRIME
from nightkeep.games.keys_to_the_castle.doors import (
    bare_bars,
    colour_of,
    doors_to_enter,
    enterable,
    passages_from,
    workable,
)
from nightkeep.games.keys_to_the_castle.evaluate import evaluate
from nightkeep.games.keys_to_the_castle.knowledge import fog, guess
from nightkeep.games.keys_to_the_castle.state import (
    BLOCKS,
    CARD_BLOCK,
    CATCH,
    CHOOSING,
    DEALING,
    DEALT,
    DECLINE,
    DRAW,
    DRAWING,
    EXTRA_FLIPPING,
    FINISHED,
    FLIP,
    FLIPPING,
    HACKSAW,
    HACKSAW_BLOCK,
    HAND,
    LAY,
    LAYING,
    LEAVE,
    MOST_PLAYERS,
    MOST_PLAYS,
    MOVE_BLOCK,
    MOVING,
    NET,
    NEVER,
    NOBODY,
    OUTSIDE,
    PADLOCK,
    PASSAGE,
    PLAYING,
    REFILL,
    REFILLING,
    SKELETON,
    SOUTH,
    STARTER_DRAWN,
    STARTING,
    STAY,
    THROW,
    TILES,
    TURN_BLOCK,
    first_starter,
)
from nightkeep.games.keys_to_the_castle.turns import (
    draw_card,
    end_turn,
    finish_play,
    lay_tile,
    move,
    play_card,
    refill,
    show_front,
    take_card,
    use_extra_key,
)

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "legal", "odds", "score", "setup"]


@kernel
def setup(board: Any, s: Any, options: Any) -> None:
    """KC-2.1 to KC-2.14, KC-2.16, KC-3.1: everything in the box, characters outside.

    ``options``: players, empty side, turn limit, and 1 if the first seat is drawn.
    """
    players = int64(options[0])
    empty = int64(3 - options[1])  # KC-2.7: the list of empty sides runs east, north, west
    s.up = 0
    s.padlocked = 0
    s.sawn = 0
    s.rising = 0
    s.falling = 0
    s.turns = 0
    s.limit = options[2]
    s.phase = LAYING if options[3] == 0 else STARTING
    s.turn = 0
    s.players = players
    s.winner = NOBODY
    s.flip = OUTSIDE
    s.dealt = 0
    s.left = 0
    s.plays = NEVER
    for seat in range(MOST_PLAYERS):
        s.used[seat] = 0
        s.at[seat] = OUTSIDE
        s.entry[seat] = OUTSIDE
        s.netted[seat] = 0
        side = seat
        if players == 2:
            side = 2 * seat
        elif players == 3 and seat >= empty:
            side = seat + 1
        s.side[seat] = side if seat < players else SOUTH
        for card in range(9):
            s.hand[seat, card] = 0
            s.held[seat, card] = 0
    for colour in range(4):
        s.colour[colour] = 0
        s.kind[colour] = 0
        s.unused[colour] = 0
        for kind in range(4):
            s.unseen[colour, kind] = board.kinds[kind]
            s.unused[colour] += board.kinds[kind]
    for card in range(9):
        s.pile[card] = board.cards[card]
        s.left += board.cards[card]
        s.discard[card] = 0
        s.together[card] = 0
    for i in range(MOST_PLAYS):
        s.played[i] = 0


@kernel
def actor(board: Any, s: Any) -> int:
    """KC-3.2, KC-3.3: the seat in turn; chance for the first seat, the layout, the deal, draws, refills and flips."""
    phase = int64(s.phase)
    if phase <= EXTRA_FLIPPING:
        return CHANCE
    if phase == FINISHED:
        return OVER
    return int64(s.turn)


@kernel
def legal(board: Any, s: Any, out: Any) -> int:
    """KC-3.3: every choice of the actor, or every outcome, in the order of their numbers."""
    phase = int64(s.phase)
    n = int64(0)
    if phase == PLAYING:
        return add_plays(board, s, out)
    if phase == MOVING:
        return add_moves(board, s, out)
    if phase in (DRAWING, DEALING):
        for card in range(9):
            if s.pile[card] > 0:
                out[n] = DRAW + card
                n += 1
    elif phase in (FLIPPING, EXTRA_FLIPPING):
        colour = colour_of(s, int64(s.flip))
        for kind in range(4):
            if s.unseen[colour, kind] > 0:
                out[n] = FLIP + kind
                n += 1
    elif phase == CHOOSING:
        out[0] = DECLINE
        n = add_tiles(board.number, workable(board, s), TILES + TURN_BLOCK * int64(board.cells), out, int64(1))
    elif phase == LAYING:
        for c in range(4):
            if s.unused[c] > 0:
                out[n] = LAY + c
                n += 1
    elif phase == REFILLING:
        out[0] = REFILL
        n = int64(1)
    elif phase == STARTING:
        first = first_starter(board)
        n = int64(s.players)
        for seat in range(n):
            out[seat] = first + seat
    return n


@hot
def add_tiles(numbers: Any, tiles: int, first: int, out: Any, n: int) -> int:
    """Write an action for each tile (or crossing) of a mask, whose number its bit's remainder tells."""
    while tiles != 0:
        bit = tiles & -tiles
        out[n] = first + int64(numbers[bit % PRIME])
        n += 1
        tiles ^= bit
    return n


@part
def add_plays(board: Any, s: Any, out: Any) -> int:
    """KC-3.5 to KC-3.8, KC-5.1, KC-5.6, KC-5.7, KC-6.1 to KC-6.5, KC-7.1, KC-7.2, KC-8.1 to KC-8.5, KC-9.1, KC-9.5."""
    seat = int64(s.turn)
    cells = int64(board.cells)
    n = int64(0)
    for card in range(9):
        if s.hand[seat, card] > 0:
            out[n] = THROW + card
            n += 1
    if s.hand[seat, NET] > 0:
        for side in range(4):
            for other in range(int64(s.players)):
                if s.side[other] == side and other != seat and s.at[other] >= 0 and s.netted[other] == 0:
                    out[n] = CATCH + side
                    n += 1
    free = workable(board, s)
    first = TILES + CARD_BLOCK * cells
    for card in range(SKELETON):
        if s.hand[seat, card] > 0:
            n = add_tiles(board.number, free & int64(s.colour[card]), first + card * cells, out, n)
    castle = int64(board.castle[s.players])
    padlocked = int64(s.padlocked)
    bare = bare_bars(s)
    if s.hand[seat, SKELETON] > 0:
        n = add_tiles(board.number, free | padlocked, first + SKELETON * cells, out, n)
    if s.hand[seat, PADLOCK] > 0:
        n = add_tiles(board.number, castle & ~padlocked & ~bare, first + PADLOCK * cells, out, n)
    if s.hand[seat, HACKSAW] > 0:
        n = add_tiles(board.number, bare, TILES + HACKSAW_BLOCK * cells, out, n)
    if s.hand[seat, PASSAGE] > 0:
        width = int64(board.width)
        crossings = int64(board.crossings[s.players]) & ~(int64(s.rising) | int64(s.falling))
        first = TILES + BLOCKS * cells
        n = add_tiles(board.joint, crossings & ~(bare | (bare >> (width + 1))), first, out, n)
        n = add_tiles(board.joint, crossings & ~((bare >> 1) | (bare >> width)), first + int64(board.joints), out, n)
    return n


@part
def add_moves(board: Any, s: Any, out: Any) -> int:
    """KC-3.10, KC-4.5, KC-8.6, KC-10.1 to KC-10.10: stay, leave, or an enterable tile that can be reached."""
    seat = int64(s.turn)
    at = int64(s.at[seat])
    out[0] = STAY
    n = int64(1)
    if at < 0:
        reach = doors_to_enter(board, s, seat)
    else:
        out[1] = LEAVE
        n = int64(2)
        reach = int64(board.near[at]) | passages_from(s, 1 << at, int64(board.width))
    return add_tiles(board.number, reach & enterable(s), TILES + MOVE_BLOCK * int64(board.cells), out, n)


@kernel
def odds(board: Any, s: Any, out: Any) -> int:
    """KC-2.4, KC-2.5, KC-2.13, KC-3.4, KC-4.4, KC-13.3: as many chances as there are alike pieces left."""
    phase = int64(s.phase)
    n = int64(0)
    total = int64(0)
    if phase in (DRAWING, DEALING):
        for card in range(9):
            if s.pile[card] > 0:
                out[n] = s.pile[card]
                total += int64(s.pile[card])
                n += 1
    elif phase in (FLIPPING, EXTRA_FLIPPING):
        colour = colour_of(s, int64(s.flip))
        for kind in range(4):
            if s.unseen[colour, kind] > 0:
                out[n] = s.unseen[colour, kind]
                total += int64(s.unseen[colour, kind])
                n += 1
    elif phase == LAYING:
        for c in range(4):
            if s.unused[c] > 0:
                out[n] = s.unused[c]
                total += int64(s.unused[c])
                n += 1
    elif phase == STARTING:
        total = int64(s.players)
        for seat in range(total):
            out[seat] = 1
    else:
        out[0] = 1
        total = int64(1)
    return total


@kernel
def apply(board: Any, s: Any, action: int, log: Any) -> None:
    """Carries out one legal action."""
    phase = int64(s.phase)
    if phase == PLAYING:
        play_card(board, s, action, log)
    elif phase == MOVING:
        move(board, s, action, log)
    elif phase == DRAWING:
        draw_card(s, action - DRAW, log)
    elif phase == FLIPPING:
        show_front(s, action - FLIP, log)
        finish_play(s, log)
    elif phase == CHOOSING:
        use_extra_key(board, s, action, log)
    elif phase == EXTRA_FLIPPING:
        show_front(s, action - FLIP, log)
        end_turn(s, int64(0), log)
    elif phase == LAYING:
        lay_tile(board, s, action - LAY, log)
    elif phase == DEALING:
        seat = (int64(s.turn) + int64(s.dealt) // HAND) % int64(s.players)
        take_card(s, seat, action - DRAW)
        s.dealt += 1
        if s.dealt == HAND * int64(s.players):
            s.phase = DRAWING
        if log is not None:
            emit(log, DEALT, seat, action - DRAW)
    elif phase == REFILLING:
        refill(s, log)
    elif phase == STARTING:
        s.turn = action - first_starter(board)
        s.phase = LAYING
        if log is not None:
            emit(log, STARTER_DRAWN, s.turn)


@kernel
def score(board: Any, s: Any, out: Any) -> int:
    """KC-12.1, KC-12.4, KC-12.5: 1 for the winner; a draw is shared by all."""
    players = int64(s.players)
    for seat in range(players):
        out[seat] = 0
    if s.phase != FINISHED:
        return 0
    if s.winner == NOBODY:
        return (1 << players) - 1
    out[s.winner] = 1
    return 1 << int64(s.winner)
