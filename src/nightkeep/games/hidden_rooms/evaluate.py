"""What the bots think of a Hidden Rooms position."""

from __future__ import annotations

from nightkeep.core.kernel import int64, kernel, part
from nightkeep.games.hidden_rooms.state import (
    ACTING,
    LOSSES,
    MEMORY,
    MOVES,
    ONE_STAGE,
    SEARCHING,
    TILES,
    WINS,
    Board,
    State,
)
from nightkeep.rules.record import Floats

FRESH = 0.6  # the chance of winning a stage that has not begun


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """HR-8.2, HR-8.3, HR-8.6: the chance of winning this stage, and with it the whole game."""
    now = FRESH
    if int64(s.phase) == ACTING:
        now = best_turn(board, s)
    elif int64(s.phase) == SEARCHING:
        now = search_worth(board, s, int64(s.child), int64(s.target), luck(board, s, int64(s.child)))
    if int64(s.match) != ONE_STAGE:
        wins = int64(s.wins)
        lives = LOSSES - int64(s.losses)
        now = now * chance_of_game(wins + 1, lives) + (1.0 - now) * chance_of_game(wins, lives - 1)
    out[0] = now


@part
def chance_of_game(wins: int, lives: int) -> float:
    """HR-8.2, HR-8.3: of the second win before the third loss, if each stage to come is won with the same chance."""
    if wins >= WINS:
        return 1.0
    no_win = (1.0 - FRESH) ** lives
    if wins == WINS - 1 or lives == 0:
        return 1.0 - no_win
    return 1.0 - no_win - lives * FRESH * no_win  # nor just one, with the last loss after it


@part
def best_turn(board: Board, s: State) -> float:
    """HR-4.1, HR-4.2, HR-4.7: the best that the moves left and a search can do."""
    child = int64(s.child)
    monster = int64(s.monster)
    left = MOVES - int64(s.moves)
    best = best_search(board, s, child)
    for direction in range(4):
        first = int64(board.beside[child, direction])
        if left < 1 or first < 0 or first == monster or int64(s.tile[first]) < 0:
            continue
        best = max(best, best_search(board, s, first))
        for again in range(4):
            second = int64(board.beside[first, again])
            if left < 2 or second < 0 or second in (monster, child) or int64(s.tile[second]) < 0:
                continue
            best = max(best, best_search(board, s, second))
    return best


@part
def best_search(board: Board, s: State, square: int) -> float:
    """HR-5.2: the worth of ending the turn on a square, or of the best search from there."""
    monster = int64(s.monster)
    best = float(board.hope[int64(s.stage), monster, int64(s.facing), square])
    sure = -1.0
    for direction in range(4):
        target = int64(board.beside[square, direction])
        if target >= 0 and target != monster and int64(s.tile[target]) < 0:
            if sure < 0.0:
                sure = luck(board, s, square)
            best = max(best, search_worth(board, s, square, target, sure))
    return best


@part
def search_worth(board: Board, s: State, square: int, target: int, sure: float) -> float:
    """HR-5.6, HR-5.7: the turn ends on the target if a tile fits there, else where the child stands."""
    stage = int64(s.stage)
    monster = int64(s.monster)
    facing = int64(s.facing)
    found = float(board.hope[stage, monster, facing, target])
    return sure * found + (1.0 - sure) * float(board.hope[stage, monster, facing, square])


@part
def luck(board: Board, s: State, square: int) -> float:
    """HR-5.4, HR-5.5, HR-5.9: how likely a search from a square succeeds; surely, with a fitting tile in memory."""
    fits = int64(board.fits[int64(s.tile[square])])
    if int64(s.phase) == ACTING:
        for i in range(MEMORY):
            tile = int64(s.memory[i])
            if tile >= 0 and (fits >> tile) & 1:
                return 1.0
    pile = int64(s.pile)
    size = int64(0)
    good = int64(0)
    for tile in range(TILES):
        size += (pile >> tile) & 1
        good += ((pile & fits) >> tile) & 1
    return good / max(size, int64(1))
