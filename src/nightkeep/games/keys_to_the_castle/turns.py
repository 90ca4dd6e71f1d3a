"""What happens in a turn: cards, flips, moves, bonuses, nets and the next seat."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import emit, inlined, int64, part
from nightkeep.games.keys_to_the_castle.doors import OPPOSITE, colour_of, number_of
from nightkeep.games.keys_to_the_castle.knowledge import note_hands, note_play
from nightkeep.games.keys_to_the_castle.state import (
    BLOCKS,
    CARD_BLOCK,
    CATCH,
    CHOOSING,
    CLOSED,
    DEALING,
    DECLINE,
    DECLINED,
    DRAWING,
    DRAWN,
    ENTERED,
    EXTRA_FLIPPING,
    EXTRA_KEY,
    EXTRA_TURN,
    FINISHED,
    FLIPPED,
    FLIPPING,
    HACKSAW,
    HACKSAW_BLOCK,
    HACKSAW_LAID,
    HELD,
    KEY_EARNED,
    KEY_PLAYED,
    KEY_USED,
    LAID,
    LEAVE,
    LEFT,
    MOVE_BLOCK,
    MOVED,
    MOVING,
    NET,
    NET_LAID,
    NET_OFF,
    NET_TURNS,
    OPENED,
    OUTSIDE,
    PADLOCK,
    PADLOCK_LAID,
    PASSAGE,
    PASSAGE_LAID,
    PLAYING,
    REFILLED,
    REFILLING,
    SKELETON,
    STAYED,
    THROW,
    THROWN,
    TIED,
    TILES,
    TURN_BLOCK,
    TURN_EARNED,
    UNLOCKED,
    WON,
)


@part
def lay_tile(board: Any, s: Any, colour: int, log: Any) -> None:
    """KC-2.2 to KC-2.5, KC-2.13: the next cell gets a closed tile; after the last one cards are dealt."""
    bare = int64(board.castle[s.players])
    for c in range(4):
        bare &= ~int64(s.colour[c])
    bit = bare & -bare
    s.colour[colour] |= bit
    s.unused[colour] -= 1
    if bare == bit:
        s.phase = DEALING
    if log is not None:
        emit(log, LAID, s.turn, number_of(board, bit), colour)


@inlined
def take_card(s: Any, seat: int, card: int) -> None:
    """KC-2.13, KC-3.4: one card from the draw pile into a hand."""
    s.pile[card] -= 1
    s.left -= 1
    s.hand[seat, card] += 1


@part
def draw_card(s: Any, card: int, log: Any) -> None:
    """KC-3.4, KC-3.11, KC-3.12: the seat in turn takes a card; after the last one the pile is refilled at once."""
    take_card(s, int64(s.turn), card)
    s.phase = PLAYING if s.left > 0 else REFILLING
    if log is not None:
        emit(log, DRAWN, s.turn, card)


@part
def refill(s: Any, log: Any) -> None:
    """KC-3.11 to KC-3.13, KC-13.4: the discard pile becomes the draw pile; who counts knows the hands together.

    The seat in turn has drawn the last card and holds four.
    """
    left = int64(0)
    for card in range(9):
        s.pile[card] = s.discard[card]
        s.discard[card] = 0
        left += int64(s.pile[card])
    s.left = left
    note_hands(s)
    s.phase = PLAYING
    if log is not None:
        emit(log, REFILLED, s.turn, left)


@part
def play_card(board: Any, s: Any, action: int, log: Any) -> None:
    """KC-3.5, KC-3.6, KC-3.9: one card leaves the hand, for its effect or without."""
    seat = int64(s.turn)
    if action < TILES:
        if action < CATCH:
            card = action - THROW
            s.discard[card] += 1
            if log is not None:
                emit(log, THROWN, seat, card)
        else:
            card = int64(NET)
            lay_net(s, action - CATCH, log)
    elif action >= TILES + BLOCKS * int64(board.cells):
        card = int64(PASSAGE)
        lay_passage(board, s, action - TILES - BLOCKS * int64(board.cells), log)
    else:
        block = (action - TILES) // int64(board.cells)
        card = int64(HACKSAW) if block == HACKSAW_BLOCK else block - CARD_BLOCK
        play_on_tile(s, seat, card, action - TILES - block * int64(board.cells), log)
    note_play(s, seat, card)
    s.hand[seat, card] -= 1
    if s.phase == PLAYING:
        finish_play(s, log)


@part
def lay_net(s: Any, side: int, log: Any) -> None:
    """KC-9.1, KC-9.2: the character of a side is netted for its next two turns."""
    for other in range(int64(s.players)):
        if s.side[other] == side:
            s.netted[other] = NET_TURNS
            if log is not None:
                emit(log, NET_LAID, s.turn, other, s.at[other])


@part
def play_on_tile(s: Any, seat: int, card: int, cell: int, log: Any) -> None:
    """KC-5.1 to KC-5.9, KC-6.1, KC-6.2, KC-7.1: keys are discarded, a Padlock or a Hacksaw stays on its tile."""
    bit = 1 << cell
    if card <= SKELETON:
        s.discard[card] += 1
        if (int64(s.padlocked) & bit) != 0:
            s.padlocked ^= bit
            s.discard[PADLOCK] += 1
            if log is not None:
                emit(log, UNLOCKED, seat, cell)
        else:
            if log is not None:
                emit(log, KEY_PLAYED, seat, card, cell)
            turn_over(s, cell, FLIPPING, log)
    elif card == PADLOCK:
        s.padlocked |= bit
        if log is not None:
            emit(log, PADLOCK_LAID, seat, cell)
    else:
        s.sawn |= bit
        if log is not None:
            emit(log, HACKSAW_LAID, seat, cell)


@part
def lay_passage(board: Any, s: Any, code: int, log: Any) -> None:
    """KC-8.1, KC-8.2: across a crossing, one way or the other, for good."""
    joints = int64(board.joints)
    if code < joints:
        corner = int64(board.corner[code])
        s.rising |= 1 << corner
        if log is not None:
            emit(log, PASSAGE_LAID, s.turn, corner, corner + int64(board.width) + 1)
    else:
        corner = int64(board.corner[code - joints])
        s.falling |= 1 << corner
        if log is not None:
            emit(log, PASSAGE_LAID, s.turn, corner + int64(board.width), corner + 1)


@part
def turn_over(s: Any, cell: int, flipping: int, log: Any) -> None:
    """KC-4.4, KC-4.6, KC-4.7: close a face-up tile, open a closed one; a front never seen is left to chance."""
    bit = 1 << cell
    if (int64(s.up) & bit) != 0:
        s.up ^= bit
        if log is not None:
            emit(log, CLOSED, s.turn, cell)
        return
    for kind in range(4):
        if (int64(s.kind[kind]) & bit) != 0:
            s.up |= bit
            if log is not None:
                emit(log, OPENED, s.turn, cell, kind)
            return
    s.flip = cell
    s.phase = flipping


@part
def show_front(s: Any, kind: int, log: Any) -> None:
    """KC-4.4, KC-13.6: the front is seen by all, once and for good."""
    cell = int64(s.flip)
    bit = 1 << cell
    s.kind[kind] |= bit
    s.up |= bit
    s.unseen[colour_of(s, cell), kind] -= 1
    s.flip = OUTSIDE
    if log is not None:
        emit(log, FLIPPED, s.turn, cell, kind)


@part
def finish_play(s: Any, log: Any) -> None:
    """KC-3.3, KC-3.9, KC-9.2: after the play comes the move, unless the player is netted."""
    if s.netted[s.turn] > 0:
        if log is not None:
            emit(log, HELD, s.turn, int64(s.netted[s.turn]) - 1)
        end_turn(s, int64(0), log)
    else:
        s.phase = MOVING


@part
def move(board: Any, s: Any, action: int, log: Any) -> None:
    """KC-10.1, KC-10.4 to KC-10.6, KC-10.10, KC-11.1, KC-11.2, KC-11.10 to KC-11.13, KC-12.1, KC-12.2: the move."""
    seat = int64(s.turn)
    origin = int64(s.at[seat])
    if action < TILES:
        if action == LEAVE:
            s.at[seat] = OUTSIDE
        if log is not None:
            emit(log, LEFT if action == LEAVE else STAYED, seat, origin)
        end_turn(s, int64(0), log)
        return
    cell = action - TILES - MOVE_BLOCK * int64(board.cells)
    bit = 1 << cell
    if origin < 0:
        s.entry[seat] = cell
    s.at[seat] = cell
    if log is not None:
        if origin < 0:
            emit(log, ENTERED, seat, cell)
        else:
            emit(log, MOVED, seat, cell, origin)
    if (int64(board.edge[s.players, int64(s.side[seat]) ^ OPPOSITE]) & bit) != 0:
        s.winner = seat
        s.phase = FINISHED
        if log is not None:
            emit(log, WON, seat, cell)
        return
    fresh = bit & ~int64(s.used[seat])
    again = int64(0)
    if (int64(s.kind[EXTRA_KEY]) & fresh) != 0:
        s.phase = CHOOSING
        if log is not None:
            emit(log, KEY_EARNED, seat, cell)
        return
    if (int64(s.kind[EXTRA_TURN]) & fresh) != 0:
        s.used[seat] |= bit
        again = int64(1)
        if log is not None:
            emit(log, TURN_EARNED, seat, cell)
    end_turn(s, again, log)


@part
def use_extra_key(board: Any, s: Any, action: int, log: Any) -> None:
    """KC-11.1, KC-11.3, KC-11.5 to KC-11.7: one other tile is turned over, or the right is kept for another landing."""
    seat = int64(s.turn)
    if action == DECLINE:
        if log is not None:
            emit(log, DECLINED, seat, s.at[seat])
    else:
        cell = action - TILES - TURN_BLOCK * int64(board.cells)
        s.used[seat] |= 1 << int64(s.at[seat])
        if log is not None:
            emit(log, KEY_USED, seat, cell)
        turn_over(s, cell, EXTRA_FLIPPING, log)
    if s.phase == CHOOSING:
        end_turn(s, int64(0), log)


@part
def end_turn(s: Any, again: int, log: Any) -> None:
    """KC-3.2, KC-9.3, KC-9.4, KC-11.10, KC-11.14, KC-12.5, KC-12.6: nets, the turn limit, and who is next.

    ``again``: 1 if the turn has earned a bonus turn.
    """
    seat = int64(s.turn)
    if s.netted[seat] > 0:
        s.netted[seat] -= 1
        if s.netted[seat] == 0:
            s.discard[NET] += 1
            if log is not None:
                emit(log, NET_OFF, seat, s.at[seat])
    s.turns += 1
    if s.turns == s.limit:
        s.phase = FINISHED
        if log is not None:
            emit(log, TIED, seat, s.turns)
        return
    if again == 0:
        s.turn = seat + 1 if seat + 1 < s.players else 0
    s.phase = DRAWING
