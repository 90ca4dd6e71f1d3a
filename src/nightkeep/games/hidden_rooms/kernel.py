"""The kernels of Hidden Rooms."""

from __future__ import annotations

from nightkeep.core.kernel import CHANCE, OVER, Log, Random, emit, int64, kernel, part
from nightkeep.games.hidden_rooms.evaluate import evaluate
from nightkeep.games.hidden_rooms.events import (
    CHASED,
    DEALT,
    DREW,
    FOLLOWED,
    FORGOT,
    GAME_OVER,
    LAID,
    LOST,
    MISSED,
    MOVED,
    NAMED,
    OPENED,
    PASSED,
    RETURNED,
    SEARCHED,
    SPOTTED,
    STAR,
    TURNED,
    USED,
    VEERED,
    WON,
)
from nightkeep.games.hidden_rooms.state import (
    ACTING,
    ALL_TILES,
    CAUGHT,
    DEALING,
    DONE,
    DRAW,
    EXIT,
    FINISHED,
    GOAL,
    LAY,
    LAYING,
    LIMIT,
    LOSSES,
    MEMORY,
    MONSTER_ACTIONS,
    MOVE,
    MOVES,
    NAMING,
    NONE,
    NUMBERS,
    ONE_STAGE,
    SEARCH,
    SEARCHING,
    SQUARES,
    STAGES,
    START,
    TILES,
    USE,
    WINS,
    Board,
    Options,
    State,
)
from nightkeep.games.hidden_rooms.why import why
from nightkeep.rules.record import Ints

__all__ = ["actor", "apply", "evaluate", "fog", "guess", "legal", "odds", "score", "setup", "why"]

# What follows an action
GOING_ON, TURN_OVER, MONSTERS_TURN, STAGE_WON, STAGE_LOST = range(5)


@kernel
def setup(board: Board, s: State, options: Options) -> None:
    """HR-2.1, HR-2.3, HR-2.10: the book lies open at stage 1, or at the chosen one; nothing is won or lost."""
    s.match = options.match
    s.chosen = options.stage
    s.limit = options.turn_limit
    s.stage = options.stage - 1 if options.stage > 0 else 0
    s.wins = 0
    s.losses = 0
    clear_up(s)


@part
def clear_up(s: State) -> None:
    """HR-2.1, HR-7.7: all tiles into the pile, an empty board."""
    s.pile = ALL_TILES
    s.turns = 0
    s.phase = NAMING
    s.moves = 0
    s.child = NONE
    s.monster = NONE
    s.facing = 0
    s.target = NONE
    s.aside = NONE
    s.offer[0] = NONE
    s.offer[1] = NONE
    for i in range(MEMORY):
        s.memory[i] = NONE
    for square in range(SQUARES):
        s.tile[square] = NONE


@kernel
def actor(board: Board, s: State) -> int:
    """HR-1.1: the player decides, chance draws; the monster moves by itself within the action before it."""
    phase = int64(s.phase)
    if phase in (LAYING, ACTING):
        return 0
    if phase == FINISHED:
        return OVER
    return CHANCE


@kernel
def legal(board: Board, s: State, out: Ints) -> int:
    """HR-2.2, HR-2.6, HR-4.1, HR-4.2, HR-4.5, HR-4.6, HR-5.2 to HR-5.4, HR-5.8 to HR-5.10: every choice or outcome."""
    phase = int64(s.phase)
    n = int64(0)
    if phase == ACTING:
        child = int64(s.child)
        pile = int64(s.pile)
        monster = int64(s.monster)
        fits = int64(board.fits[int64(s.tile[child])])
        can_move = int64(s.moves) < MOVES
        for direction in range(4):
            square = int64(board.beside[child, direction])
            if square < 0:
                continue
            if int64(s.tile[square]) >= 0:
                if can_move:
                    out[n] = MOVE + square
                    n += 1
            elif square != monster:
                if pile != 0:
                    out[n] = SEARCH + square
                    n += 1
                for i in range(MEMORY):
                    tile = int64(s.memory[i])
                    if tile < 0:
                        break
                    if (fits >> tile) & 1:
                        out[n] = USE + square * TILES + tile
                        n += 1
        out[n] = DONE
        n += 1
    elif phase == LAYING:
        out[0] = LAY + int64(s.offer[0])
        out[1] = LAY + int64(s.offer[1])
        n = int64(2)
    elif phase != FINISHED:
        pile = int64(s.pile)
        for tile in range(TILES):
            out[n] = DRAW + tile
            n += (pile >> tile) & 1
    return n


@kernel
def odds(board: Board, s: State, out: Ints) -> int:
    """HR-5.4, HR-9.1: each tile of the pile is equally likely."""
    pile = int64(s.pile)
    n = int64(0)
    for tile in range(TILES):
        out[n] = 1
        n += (pile >> tile) & 1
    return n


@kernel
def apply(board: Board, s: State, action: int, log: Log) -> None:
    """Carries out one legal action, the monster's turn that may follow, and the end of a stage or of the game."""
    phase = int64(s.phase)
    child = int64(s.child)
    after = GOING_ON
    reason = int64(0)
    if phase == ACTING:
        if action == DONE:
            after = TURN_OVER
            if log is not None:
                emit(log, PASSED, 0, child)
        elif action < SEARCH:
            # HR-4.2, HR-4.6, HR-4.7: a step onto a tile; the monster's square ends the stage at once
            square = action - MOVE
            s.child = square
            s.moves += 1
            if log is not None:
                emit(log, MOVED, 0, child, square)
            if square == int64(s.monster):
                after = STAGE_LOST
                reason = int64(CAUGHT)
        elif action < USE:
            # HR-5.2, HR-5.3: the square is chosen, the tile will come from the pile
            s.target = action - SEARCH
            s.moves = 0
            s.phase = SEARCHING
            if log is not None:
                emit(log, SEARCHED, 0, action - SEARCH)
        else:
            # HR-5.6, HR-5.9, HR-6.3: a fitting tile leaves the memory area for the board
            square = (action - USE) // TILES
            tile = action - USE - square * TILES
            forget(s, tile)
            s.tile[square] = tile
            s.child = square
            after = STAGE_WON if square == EXIT else TURN_OVER
            if log is not None:
                emit(log, USED, 0, tile, square)
    elif phase == SEARCHING:
        after = look(board, s, action - DRAW, log)
    elif phase == LAYING:
        lay(board, s, action - LAY, log)
        after = MONSTERS_TURN
    elif phase == DEALING:
        deal(s, action - DRAW, log)
    else:
        name_stage(s, action - DRAW, log)
    if after == TURN_OVER:
        # HR-5.11, HR-7.8: the turn is over; the last turn allowed ends the stage before the monster moves again
        s.moves = 0
        s.turns += 1
        after = MONSTERS_TURN
        if int64(s.turns) >= int64(s.limit):
            after = STAGE_LOST
            reason = int64(LIMIT)
    if after == MONSTERS_TURN:
        reason = move_monster(board, s, log)
        if reason != 0:
            after = STAGE_LOST
    if after >= STAGE_WON:
        finish_stage(s, after, reason, log)


@part
def name_stage(s: State, tile: int, log: Log) -> None:
    """HR-2.2 to HR-2.5, HR-2.10: a number 1 to 5 opens the book there, a 6 leaves it; the tile is put aside."""
    number = tile % NUMBERS
    if number < STAGES and int64(s.chosen) == 0:
        s.stage = number
    s.aside = tile
    s.pile = int64(s.pile) & ~(1 << tile)
    s.phase = DEALING
    if log is not None:
        emit(log, NAMED, 0, tile, s.stage, s.chosen)


@part
def deal(s: State, tile: int, log: Log) -> None:
    """HR-2.6: two tiles are drawn to choose from (which came first does not matter)."""
    s.pile = int64(s.pile) & ~(1 << tile)
    other = int64(s.offer[0])
    if other < 0:
        s.offer[0] = tile
    else:
        s.offer[0] = min(tile, other)
        s.offer[1] = max(tile, other)
        s.phase = LAYING
    if log is not None:
        emit(log, DEALT, 0, tile)


@part
def lay(board: Board, s: State, tile: int, log: Log) -> None:
    """HR-2.6 to HR-2.8: one tile under the child on the start square, the other into the memory area."""
    other = int64(s.offer[0]) + int64(s.offer[1]) - tile
    s.offer[0] = NONE
    s.offer[1] = NONE
    s.tile[START] = tile
    s.memory[0] = other
    stage = int64(s.stage)
    s.child = START
    s.monster = board.first[stage]
    s.facing = board.facing[stage]
    s.phase = ACTING
    if log is not None:
        emit(log, LAID, 0, tile, START, other)


@part
def look(board: Board, s: State, tile: int, log: Log) -> int:
    """HR-5.4 to HR-5.7, HR-6.1, HR-6.2: the drawn tile is laid, or remembered, or everything is mixed back."""
    square = int64(s.target)
    pile = int64(s.pile)
    s.target = NONE
    s.phase = ACTING
    if log is not None:
        emit(log, DREW, 0, tile)
    if (int64(board.fits[int64(s.tile[int64(s.child)])]) >> tile) & 1:
        s.pile = pile & ~(1 << tile)
        s.tile[square] = tile
        s.child = square
        if log is not None:
            emit(log, OPENED, 0, tile, square)
        return STAGE_WON if square == EXIT else TURN_OVER
    if int64(s.memory[MEMORY - 1]) >= 0:
        for i in range(MEMORY):
            pile |= 1 << int64(s.memory[i])
            s.memory[i] = NONE
        s.pile = pile
        if log is not None:
            emit(log, FORGOT, 0, tile, MEMORY + 1)
    else:
        s.pile = pile & ~(1 << tile)
        place = int64(0)
        while int64(s.memory[place]) >= 0:
            place += 1
        while place > 0 and int64(s.memory[place - 1]) > tile:
            s.memory[place] = s.memory[place - 1]
            place -= 1
        s.memory[place] = tile
        if log is not None:
            emit(log, MISSED, 0, tile)
    return TURN_OVER


@part
def forget(s: State, tile: int) -> None:
    """HR-6.3: a tile leaves the memory area; the others close up."""
    place = int64(0)
    while int64(s.memory[place]) != tile:
        place += 1
    while place < MEMORY - 1:
        s.memory[place] = s.memory[place + 1]
        place += 1
    s.memory[MEMORY - 1] = NONE


@part
def move_monster(board: Board, s: State, log: Log) -> int:
    """HR-3.1 to HR-3.16: two actions, each decided anew. Returns why the stage is lost (bits), or 0."""
    stage = int64(s.stage)
    child = int64(s.child)
    at = int64(s.monster)
    facing = int64(s.facing)
    last = int64(board.last[stage])
    lost = int64(0)
    for _ in range(MONSTER_ACTIONS):
        right = (facing + 1) & 3
        left = (facing + 3) & 3
        sees = (int64(board.sight[at, facing]) >> child) & 1
        turn = int64(board.way[stage, at])
        if sees:
            turn = facing
            if int64(board.beside[at, right]) == child:
                turn = right
            elif int64(board.beside[at, left]) == child:
                turn = left
        if log is not None:
            homeless = (int64(board.route[stage]) >> at) & 1 == 0
            if turn == facing:
                kind = CHASED if sees else RETURNED if homeless else FOLLOWED
                emit(log, kind, 0, at, board.beside[at, facing])
            else:
                emit(log, SPOTTED if sees else VEERED if homeless else TURNED, 0, at, turn)
        if turn != facing:
            facing = turn
            continue
        at = int64(board.beside[at, facing])
        if at == child:
            lost = int64(CAUGHT)
        if at == last:
            lost |= GOAL
        if lost != 0:
            break
    s.monster = at
    s.facing = facing
    return lost


@part
def finish_stage(s: State, after: int, reason: int, log: Log) -> None:
    """HR-7.7, HR-8.1 to HR-8.6: count the stage; set up the next one, or end the game with all lying as it is."""
    s.moves = 0
    if after == STAGE_WON:
        s.wins += 1
        if log is not None:
            emit(log, WON, 0, s.stage)
    else:
        s.losses += 1
        if log is not None:
            emit(log, LOST, 0, s.stage, reason, s.child)
    if int64(s.match) == ONE_STAGE or int64(s.wins) == WINS or int64(s.losses) == LOSSES:
        s.phase = FINISHED
        if log is not None:
            emit(log, GAME_OVER, 0, 1 if after == STAGE_WON else 0, s.wins, s.losses)
    else:
        clear_up(s)
        if log is not None:
            if after == STAGE_WON:
                emit(log, STAR, 0)


@kernel
def score(board: Board, s: State, out: Ints) -> int:
    """HR-8.2, HR-8.3, HR-8.6: the stages won; the player wins with the second, or the only one."""
    wins = int64(s.wins)
    out[0] = wins
    needed = 1 if int64(s.match) == ONE_STAGE else WINS
    return 1 if wins >= needed else 0


@kernel
def fog(board: Board, s: State, seat: int) -> None:
    """HR-9.1, HR-9.2: nothing is hidden; the pile is a set without an order."""


@kernel
def guess(board: Board, s: State, seat: int, rng: Random) -> None:
    """HR-9.1: nothing is hidden, so nothing is guessed."""
