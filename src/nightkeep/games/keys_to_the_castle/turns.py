"""What happens in a turn: cards, flips, moves, bonuses, nets and the next seat."""

from __future__ import annotations

from nightkeep.compile.kernel import Log, device, emit, int64, macro
from nightkeep.games.keys_to_the_castle import events as e
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.doors import OPPOSITE, card_of, colour_of, passage_ends
from nightkeep.games.keys_to_the_castle.knowledge import note_hands, note_play
from nightkeep.games.keys_to_the_castle.state import Board, State, block_start


@device
def lay_tile(board: Board, s: State, colour: int, log: Log) -> None:
    """Lay a closed tile on the next cell; after the last one cards are dealt [KC-2.2 to KC-2.5, KC-2.13]."""
    # Cells of the grid without a tile of any colour yet; the lowest is laid next.
    bare = int64(board.castle[s.players])
    for c in range(4):
        bare &= ~int64(s.colour[c])
    bit = bare & -bare
    s.colour[colour] |= bit
    s.unused[colour] -= 1
    if bare == bit:
        s.phase = k.DEALING
    emit(log, e.LAID, s.turn, int64(board.number[bit % k.PRIME]), colour)


@macro
def take_card(s: State, seat: int, card: int) -> None:
    """Put a card of the draw pile into a hand [KC-2.13, KC-3.4]."""
    s.pile[card] -= 1
    s.left -= 1
    s.hand[seat, card] += 1


@device
def draw_card(s: State, card: int, log: Log) -> None:
    """Give the seat in turn a card; after the last one the pile is refilled at once [KC-3.4, KC-3.11, KC-3.12]."""
    take_card(s, int64(s.turn), card)
    # The refill is an action of its own: chance, with a single outcome.
    s.phase = k.PLAYING if s.left > 0 else k.REFILLING
    emit(log, e.DRAWN, s.turn, card)


@device
def refill(s: State, log: Log) -> None:
    """Make the discard pile the draw pile, and note the hands: counting tells everybody what they hold together.

    The seat in turn has drawn the last card and holds four.

    Rules: KC-3.11 to KC-3.13, KC-13.4
    """
    left = int64(0)
    for card in range(9):
        # The discard pile holds no card of a hand or of the castle, so nothing else is shuffled in (KC-3.13).
        s.pile[card] = s.discard[card]
        s.discard[card] = 0
        left += int64(s.pile[card])
    s.left = left
    note_hands(s)
    s.phase = k.PLAYING
    emit(log, e.REFILLED, s.turn, left)


@device
def play_card(board: Board, s: State, action: int, log: Log) -> None:
    """Play a card of the hand, for its effect or without [KC-3.5, KC-3.6, KC-3.9]."""
    seat = int64(s.turn)
    card = card_of(board, action)
    if action < k.CATCH:
        s.discard[card] += 1
        emit(log, e.THROWN, seat, card)
    elif card == k.NET:
        lay_net(s, action - k.CATCH, log)
    elif card == k.PASSAGE:
        lay_passage(board, s, action - block_start(board, k.BLOCKS), log)
    else:
        play_on_tile(s, seat, card, (action - k.TILES) % int64(board.cells), log)
    note_play(s, seat, card)
    s.hand[seat, card] -= 1
    # Else chance shows a front first (FLIPPING), and that ends the play.
    if s.phase == k.PLAYING:
        finish_play(s, log)


@device
def lay_net(s: State, side: int, log: Log) -> None:
    """Net the character of a side for its next two turns [KC-9.1, KC-9.2]."""
    # The action names a side, because sides are what people see; find the seat there.
    for other in range(int64(s.players)):
        if s.side[other] == side:
            s.netted[other] = k.NET_TURNS
            emit(log, e.NET_LAID, s.turn, other, s.at[other])


@device
def play_on_tile(s: State, seat: int, card: int, cell: int, log: Log) -> None:
    """Play a card on a tile; a Padlock or a Hacksaw stays there [KC-5.1 to KC-5.9, KC-6.1, KC-6.2, KC-7.1]."""
    bit = 1 << cell
    if card <= k.SKELETON:
        s.discard[card] += 1
        # Only a Skeleton Key gets here with a padlocked tile (KC-5.7): it takes the Padlock off and turns nothing.
        if (int64(s.padlocked) & bit) != 0:
            s.padlocked ^= bit
            s.discard[k.PADLOCK] += 1
            emit(log, e.UNLOCKED, seat, cell)
        else:
            emit(log, e.KEY_PLAYED, seat, card, cell)
            turn_over(s, cell, k.FLIPPING, log)
    elif card == k.PADLOCK:
        # The Padlock card lies on the tile and comes to the discard pile when a Skeleton Key takes it off.
        s.padlocked |= bit
        emit(log, e.PADLOCK_LAID, seat, cell)
    else:
        # The Hacksaw never comes back (KC-7.5).
        s.sawn |= bit
        emit(log, e.HACKSAW_LAID, seat, cell)


@device
def lay_passage(board: Board, s: State, number: int, log: Log) -> None:
    """Lay a passage across a crossing, rising or falling; the tile at its south-west marks it [KC-8.1, KC-8.2]."""
    west, east = passage_ends(board, number)
    if number < int64(board.joints):
        s.rising |= 1 << west
    else:
        # A falling passage ends one tile east of the south-west tile that marks its crossing.
        s.falling |= 1 << (east - 1)
    emit(log, e.PASSAGE_LAID, s.turn, west, east)


@device
def turn_over(s: State, cell: int, flipping: int, log: Log) -> None:
    """Close a face-up tile or open a closed one; a front never seen is left to chance [KC-4.4, KC-4.6, KC-4.7]."""
    bit = 1 << cell
    if (int64(s.up) & bit) != 0:
        s.up ^= bit
        emit(log, e.CLOSED, s.turn, cell)
        return
    # A front that was seen before is remembered (KC-4.7): no chance.
    for kind in range(4):
        if (int64(s.kind[kind]) & bit) != 0:
            s.up |= bit
            emit(log, e.OPENED, s.turn, cell, kind)
            return
    # A front never seen: chance shows it next. ``flipping`` says where the turn goes on afterwards.
    s.flip = cell
    s.phase = flipping


@device
def show_front(s: State, kind: int, log: Log) -> None:
    """Show a front, which everybody knows from then on [KC-4.4, KC-13.6]."""
    cell = int64(s.flip)
    bit = 1 << cell
    s.kind[kind] |= bit
    s.up |= bit
    s.unseen[colour_of(s, cell), kind] -= 1
    s.flip = k.OUTSIDE
    emit(log, e.FLIPPED, s.turn, cell, kind)


@device
def finish_play(s: State, log: Log) -> None:
    """Go on to the move, unless the player is netted [KC-3.3, KC-3.9, KC-9.2]."""
    # A netted player has no move: the turn is over (KC-9.2).
    if s.netted[s.turn] > 0:
        emit(log, e.HELD, s.turn, int64(s.netted[s.turn]) - 1)
        end_turn(s, int64(0), log)
    else:
        s.phase = k.MOVING


@device
def move(board: Board, s: State, action: int, log: Log) -> None:
    """Move the character, stay or leave; then comes a win, a bonus, or the end of the turn.

    Rules: KC-10.1, KC-10.4 to KC-10.6, KC-10.10, KC-11.1, KC-11.2, KC-11.10 to KC-11.13, KC-12.1, KC-12.2
    """
    seat = int64(s.turn)
    origin = int64(s.at[seat])
    if action < k.TILES:
        if action == k.LEAVE:
            s.at[seat] = k.OUTSIDE
        emit(log, e.LEFT if action == k.LEAVE else e.STAYED, seat, origin)
        end_turn(s, int64(0), log)
        return
    cell = action - block_start(board, k.MOVE_BLOCK)
    bit = 1 << cell
    if origin < 0:
        # The door it may not come back by after leaving (KC-10.10).
        s.entry[seat] = cell
    s.at[seat] = cell
    if log is not None:
        if origin < 0:
            emit(log, e.ENTERED, seat, cell)
        else:
            emit(log, e.MOVED, seat, cell, origin)
    # The goal row is the edge across from the own side. A win comes before any bonus (KC-12.2).
    if (int64(board.edge[s.players, int64(s.side[seat]) ^ OPPOSITE]) & bit) != 0:
        s.winner = seat
        s.phase = k.FINISHED
        emit(log, e.WON, seat, cell)
        return
    # The tile's bit if this player has not used its bonus yet, else nothing: then neither test below is met.
    fresh = bit & ~int64(s.used[seat])
    again = int64(0)
    if (int64(s.kind[k.EXTRA_KEY]) & fresh) != 0:
        # Not used up yet: that happens when the key is used, so declining keeps the right (KC-11.7).
        s.phase = k.CHOOSING
        emit(log, e.KEY_EARNED, seat, cell)
        return
    if (int64(s.kind[k.EXTRA_TURN]) & fresh) != 0:
        s.used[seat] |= bit
        again = int64(1)
        emit(log, e.TURN_EARNED, seat, cell)
    end_turn(s, again, log)


@device
def use_extra_key(board: Board, s: State, action: int, log: Log) -> None:
    """Turn over a tile with the Extra Key, or keep it for another landing [KC-11.1, KC-11.3, KC-11.5 to KC-11.7]."""
    seat = int64(s.turn)
    if action == k.DECLINE:
        emit(log, e.DECLINED, seat, s.at[seat])
    else:
        cell = action - block_start(board, k.TURN_BLOCK)
        s.used[seat] |= 1 << int64(s.at[seat])
        emit(log, e.KEY_USED, seat, cell)
        turn_over(s, cell, k.EXTRA_FLIPPING, log)
    # Still choosing: declined, or the tile was turned without chance. Otherwise chance shows its front first.
    if s.phase == k.CHOOSING:
        end_turn(s, int64(0), log)


@device
def end_turn(s: State, again: int, log: Log) -> None:
    """End a turn: count down a Net, look at the turn limit, and go on to the next seat.

    ``again``: 1 if the turn has earned a bonus turn.

    Rules: KC-3.2, KC-9.3, KC-9.4, KC-11.10, KC-11.14, KC-12.5, KC-12.6
    """
    seat = int64(s.turn)
    if s.netted[seat] > 0:
        s.netted[seat] -= 1
        if s.netted[seat] == 0:
            s.discard[k.NET] += 1
            emit(log, e.NET_OFF, seat, s.at[seat])
    s.turns += 1
    # A limit of 0 is never met, as a turn has just been counted.
    if s.turns == s.limit:
        s.phase = k.FINISHED
        emit(log, e.TIED, seat, s.turns)
        return
    # A bonus turn is the same seat's, from drawing on.
    if again == 0:
        s.turn = seat + 1 if seat + 1 < s.players else 0
    s.phase = k.DRAWING
