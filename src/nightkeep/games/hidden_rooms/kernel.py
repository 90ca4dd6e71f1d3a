"""The kernels of Hidden Rooms. Nothing is hidden: ``fog`` and ``guess`` have nothing to do [HR-9.1, HR-9.2].

The monster is not an actor: its turn is part of the action that ends the child's turn. Sets of tiles and of squares are
numbers with a bit for each member.
"""

from __future__ import annotations

from nightkeep.compile.kernel import CHANCE, OVER, Log, device, emit, int64, kernel
from nightkeep.compile.no_secrets import fog, guess
from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.evaluate import evaluate
from nightkeep.games.hidden_rooms.state import Board, Options, State
from nightkeep.games.hidden_rooms.why import why
from nightkeep.rules.record import Ints

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "legal", "odds", "score", "setup", "why"]

# What follows an action; the ends of a stage come last
GOING_ON, TURN_OVER, MONSTERS_TURN, STAGE_WON, STAGE_LOST = range(5)


@kernel
def setup(board: Board, s: State, options: Options) -> None:
    """Write the first position: the book lies open at stage 1, or at the chosen one [HR-2.1, HR-2.3, HR-2.10]."""
    s.match = options.match
    s.chosen = options.stage
    s.limit = options.turn_limit
    # Stages count from 0; option 0 leaves the book open at the first.
    s.stage = options.stage - 1 if options.stage > 0 else 0
    s.wins = 0
    s.losses = 0
    clear_up(s)


@device
def clear_up(s: State) -> None:
    """Put all tiles into the pile, and clear the board for a stage [HR-2.1, HR-7.7]."""
    s.pile = k.ALL_TILES
    s.turns = 0
    s.phase = k.NAMING
    s.moves = 0
    s.child = k.NONE
    s.monster = k.NONE
    s.facing = 0
    s.target = k.NONE
    s.aside = k.NONE
    s.offer[0] = k.NONE
    s.offer[1] = k.NONE
    for i in range(k.MEMORY):
        s.memory[i] = k.NONE
    for square in range(k.SQUARES):
        s.tile[square] = k.NONE


@kernel
def actor(board: Board, s: State) -> int:
    """Return who is to act: the player decides, chance draws tiles [HR-1.1]."""
    phase = int64(s.phase)
    if phase in (k.LAYING, k.ACTING):
        return 0
    if phase == k.FINISHED:
        return OVER
    return CHANCE


@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    """Write all legal actions, or all outcomes of a draw; return how many.

    Rules: HR-2.2, HR-2.6, HR-4.1, HR-4.2, HR-4.5, HR-4.6, HR-5.2 to HR-5.4, HR-5.8 to HR-5.10
    """
    phase = int64(s.phase)
    n = int64(0)
    if phase == k.ACTING:
        child = int64(s.child)
        pile = int64(s.pile)
        monster = int64(s.monster)
        # A bit for each tile that may be laid next to the child, by the tile that it stands on.
        fits = int64(board.fits[int64(s.tile[child])])
        can_move = int64(s.moves) < k.MOVES
        for direction in range(4):
            square = int64(board.beside[child, direction])
            if square < 0:
                continue
            if int64(s.tile[square]) >= 0:  # also where the monster stands (HR-4.7)
                if can_move:
                    out[n] = k.MOVE + square
                    n += 1
            # An empty square: search it with a tile of the pile, or with any tile of the memory area that fits.
            elif square != monster:
                if pile != 0:
                    out[n] = k.SEARCH + square
                    n += 1
                for i in range(k.MEMORY):
                    tile = int64(s.memory[i])
                    # The memory area has no gaps: the rest is empty.
                    if tile < 0:
                        break
                    if (fits >> tile) & 1:
                        out[n] = k.USE + square * k.TILES + tile
                        n += 1
        out[n] = k.DONE
        n += 1
    elif phase == k.LAYING:
        out[0] = k.LAY + int64(s.offer[0])
        out[1] = k.LAY + int64(s.offer[1])
        n = int64(2)
    elif phase != k.FINISHED:
        pile = int64(s.pile)
        for tile in range(k.TILES):  # without branches: a tile that is not in the pile is overwritten by the next one
            out[n] = k.DRAW + tile
            n += (pile >> tile) & 1
    return n


@kernel
def odds(board: Board, s: State, out: Ints) -> int:
    """Write the weights of a draw: each tile of the pile is equally likely; return their sum [HR-5.4, HR-9.1]."""
    pile = int64(s.pile)
    n = int64(0)
    for tile in range(k.TILES):
        # As in legal, without branches: a 1 is written for every tile, and kept for those in the pile.
        out[n] = 1
        n += (pile >> tile) & 1
    return n


@kernel
def apply(board: Board, s: State, action: int, log: Log) -> None:
    """Carry out one legal action, the monster's turn that may follow it, and the end of a stage or of the game."""
    phase = int64(s.phase)
    # ``after`` says what the action leads to. Two steps follow: the turn limit, and the monster's turn.
    after = GOING_ON
    reason = int64(k.CAUGHT)  # the only reason for which an action of the child itself loses the stage
    if phase == k.ACTING:
        after = act(s, action, log)
    elif phase == k.SEARCHING:
        after = search(board, s, action - k.DRAW, log)
    elif phase == k.LAYING:
        lay(board, s, action - k.LAY, log)
        after = MONSTERS_TURN
    elif phase == k.DEALING:
        deal(s, action - k.DRAW, log)
    else:
        name_stage(s, action - k.DRAW, log)
    if after == TURN_OVER:
        # The last turn allowed ends the stage before the monster moves again (HR-5.11, HR-7.8)
        s.moves = 0
        s.turns += 1
        after = MONSTERS_TURN
        if int64(s.turns) >= int64(s.limit):
            after = STAGE_LOST
            reason = int64(k.LIMIT)
    if after == MONSTERS_TURN:
        reason = move_monster(board, s, log)
        if reason != 0:
            after = STAGE_LOST
    if after >= STAGE_WON:
        finish_stage(s, after, reason, log)


@device
def act(s: State, action: int, log: Log) -> int:
    """Carry out a decision in the child's turn, and return what follows."""
    child = int64(s.child)
    if action == k.DONE:
        emit(log, k.ENDED_TURN, 0, child)
        return TURN_OVER
    if action < k.SEARCH:
        # A step onto a tile; onto the monster's square, it ends the stage at once (HR-4.2, HR-4.6, HR-4.7)
        square = action - k.MOVE
        s.child = square
        s.moves += 1
        emit(log, k.MOVED, 0, child, square)
        return STAGE_LOST if square == int64(s.monster) else GOING_ON
    if action < k.USE:
        # The square is chosen; chance draws the tile (HR-5.2, HR-5.3)
        s.target = action - k.SEARCH
        s.moves = 0
        s.phase = k.SEARCHING
        emit(log, k.SEARCHED, 0, action - k.SEARCH)
        return GOING_ON
    # A fitting tile goes from the memory area onto the board (HR-5.6, HR-5.9, HR-6.3)
    square = (action - k.USE) // k.TILES
    tile = action - k.USE - square * k.TILES
    take_from_memory(s, tile)
    s.tile[square] = tile
    s.child = square
    emit(log, k.REMEMBERED, 0, tile, square)
    return STAGE_WON if square == k.EXIT else TURN_OVER


@device
def name_stage(s: State, tile: int, log: Log) -> None:
    """Put the stage tile aside: a number 1 to 5 opens the book there, a 6 does not [HR-2.2 to HR-2.5, HR-2.10]."""
    # Numbers count from 0 here: 0 to 4 name a stage, 5 is the printed 6 and keeps the stage.
    number = tile % k.NUMBERS
    if number < k.STAGES and int64(s.chosen) == 0:
        s.stage = number
    s.aside = tile
    s.pile = int64(s.pile) & ~(1 << tile)
    s.phase = k.DEALING
    emit(log, k.NAMED, 0, tile, s.stage, s.chosen)


@device
def deal(s: State, tile: int, log: Log) -> None:
    """Offer a drawn tile to start on; the two offered are kept in order of their numbers [HR-2.6]."""
    s.pile = int64(s.pile) & ~(1 << tile)
    other = int64(s.offer[0])
    if other < 0:
        s.offer[0] = tile
    else:
        s.offer[0] = min(tile, other)
        s.offer[1] = max(tile, other)
        s.phase = k.LAYING
    emit(log, k.DEALT, 0, tile)


@device
def lay(board: Board, s: State, tile: int, log: Log) -> None:
    """Lay one offered tile on the start square, remember the other, and place the pieces [HR-2.6 to HR-2.8]."""
    # The two offered tiles' sum less the chosen one is the other one.
    other = int64(s.offer[0]) + int64(s.offer[1]) - tile
    s.offer[0] = k.NONE
    s.offer[1] = k.NONE
    s.tile[k.START] = tile
    s.memory[0] = other
    stage = int64(s.stage)
    s.child = k.START
    s.monster = board.first[stage]
    s.facing = board.facing[stage]
    s.phase = k.ACTING
    emit(log, k.LAID, 0, tile, k.START, other)


@device
def search(board: Board, s: State, tile: int, log: Log) -> int:
    """Lay the drawn tile, or remember it, or mix all back; return what follows [HR-5.4 to HR-5.7, HR-6.1, HR-6.2]."""
    square = int64(s.target)
    pile = int64(s.pile)
    s.target = k.NONE
    s.phase = k.ACTING
    emit(log, k.DREW, 0, tile)
    # It fits: lay it and step onto it. Else: five tiles remembered already, so all go back (HR-6.2); or remember it.
    if (int64(board.fits[int64(s.tile[int64(s.child)])]) >> tile) & 1:
        s.pile = pile & ~(1 << tile)
        s.tile[square] = tile
        s.child = square
        emit(log, k.FITTED, 0, tile, square)
        return STAGE_WON if square == k.EXIT else TURN_OVER
    if int64(s.memory[k.MEMORY - 1]) >= 0:
        for i in range(k.MEMORY):
            pile |= 1 << int64(s.memory[i])
            s.memory[i] = k.NONE
        s.pile = pile
        emit(log, k.MIXED_BACK, 0, tile, k.MEMORY + 1)
    else:
        s.pile = pile & ~(1 << tile)
        put_into_memory(s, tile)
        emit(log, k.NOT_FITTED, 0, tile)
    return TURN_OVER


@device
def put_into_memory(s: State, tile: int) -> None:
    """Put a tile into the memory area, whose tiles are kept in order: their order means nothing [HR-6.1]."""
    # Insertion from the end: larger tiles and empty places move up by one.
    place = int64(k.MEMORY - 1)
    while place > 0 and (int64(s.memory[place - 1]) < 0 or int64(s.memory[place - 1]) > tile):
        s.memory[place] = s.memory[place - 1]
        place -= 1
    s.memory[place] = tile


@device
def take_from_memory(s: State, tile: int) -> None:
    """Take a tile out of the memory area, and close the gap [HR-6.3]."""
    place = int64(0)
    while int64(s.memory[place]) != tile:
        place += 1
    while place < k.MEMORY - 1:
        s.memory[place] = s.memory[place + 1]
        place += 1
    s.memory[k.MEMORY - 1] = k.NONE


@device
def move_monster(board: Board, s: State, log: Log) -> int:
    """Make the monster's two actions, each a turn on its square or a step ahead; return why the stage is lost, or 0.

    A monster that sees the child turns towards it if the child is beside it, and else steps ahead. One that does not
    follows the direction that the board has for its square, on its route or back to it. Rules: HR-3.1 to HR-3.16.
    """
    stage = int64(s.stage)
    child = int64(s.child)
    at = int64(s.monster)
    facing = int64(s.facing)
    last = int64(board.last[stage])
    lost = int64(0)
    for _ in range(k.MONSTER_ACTIONS):
        # Directions are numbered clockwise: one more is right of it, three more is left.
        right = (facing + 1) & 3
        left = (facing + 3) & 3
        # What it sees, looking up from M (HR-3.2, HR-3.3):
        #
        #   s s s
        #   s s s
        #   s M s      beside it: it turns there; anywhere else in sight: it steps ahead
        sees = (int64(board.sight[at, facing]) >> child) & 1
        # Where the route or the way back to it leads from here, worked out beforehand for every square.
        turn = int64(board.heading[stage, at])
        if sees:
            turn = facing
            if int64(board.beside[at, right]) == child:
                turn = right
            elif int64(board.beside[at, left]) == child:
                turn = left
        if log is not None:
            off_route = (int64(board.route[stage]) >> at) & 1 == 0
            if turn == facing:
                kind = k.CHASED if sees else k.RETURNED if off_route else k.FOLLOWED
                emit(log, kind, 0, at, board.beside[at, facing])
            else:
                emit(log, k.TURNED_TO_CHILD if sees else k.TURNED_BACK if off_route else k.TURNED, 0, at, turn)
        # A turn is the whole action; the next one looks again.
        if turn != facing:
            facing = turn
            continue
        at = int64(board.beside[at, facing])
        if at == child:
            lost = int64(k.CAUGHT)
        # Both may happen at once, so reasons are bits (HR-7.5).
        if at == last:
            lost |= k.GOAL
        if lost != 0:
            break
    s.monster = at
    s.facing = facing
    return lost


@device
def finish_stage(s: State, after: int, reason: int, log: Log) -> None:
    """Count the stage; set up the next one, or end the game and leave the board as it is [HR-7.7, HR-8.1 to HR-8.6]."""
    s.moves = 0
    if after == STAGE_WON:
        s.wins += 1
        emit(log, k.WON, 0, s.stage)
    else:
        s.losses += 1
        emit(log, k.LOST, 0, s.stage, reason, s.child)
    if int64(s.match) == k.ONE_STAGE or int64(s.wins) == k.WINS or int64(s.losses) == k.LOSSES:
        s.phase = k.FINISHED
        emit(log, k.GAME_OVER, 0, 1 if after == STAGE_WON else 0, s.wins, s.losses)
        return
    clear_up(s)
    if after == STAGE_WON and log is not None:
        emit(log, k.STAR, 0)


@kernel
def score(board: Board, s: State, out: Ints) -> int:
    """Write the stages won; return 1 if the player has won the game [HR-8.2, HR-8.3, HR-8.6]."""
    wins = int64(s.wins)
    out[0] = wins
    needed = 1 if int64(s.match) == k.ONE_STAGE else k.WINS
    return 1 if wins >= needed else 0
