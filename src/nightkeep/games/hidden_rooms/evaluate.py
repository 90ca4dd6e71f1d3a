"""The bots' evaluation of Hidden Rooms: the chance that the player wins."""

from __future__ import annotations

from nightkeep.compile.kernel import device, int64, kernel
from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.state import Board, State
from nightkeep.rules.record import Floats

NEW_STAGE = 0.6  # the chance of winning a stage that has not begun


@kernel
def evaluate(board: Board, s: State, out: Floats) -> None:
    """Write the chance of winning the game, from the chance of winning this stage [HR-8.2, HR-8.3, HR-8.6]."""
    now = NEW_STAGE
    if int64(s.phase) == k.ACTING:
        now = turn_value(board, s)
    elif int64(s.phase) == k.SEARCHING:
        now = search_value(board, s, int64(s.child), int64(s.target), search_chance(board, s, int64(s.child)))
    if int64(s.match) != k.ONE_STAGE:
        wins = int64(s.wins)
        lives = k.LOSSES - int64(s.losses)
        now = now * chance_of_game(wins + 1, lives) + (1.0 - now) * chance_of_game(wins, lives - 1)
    out[0] = now


@device
def chance_of_game(wins: int, lives: int) -> float:
    """Return the chance of enough wins before the last loss, with one chance for every stage [HR-8.2, HR-8.3]."""
    if wins >= k.WINS:
        return 1.0
    no_win = (1.0 - NEW_STAGE) ** lives
    if wins == k.WINS - 1 or lives == 0:
        return 1.0 - no_win
    return 1.0 - no_win - lives * NEW_STAGE * no_win  # the last term: just one win, and a loss after it


@device
def turn_value(board: Board, s: State) -> float:
    """Return the value of the best turn that the moves left and a search allow [HR-4.1, HR-4.2, HR-4.7]."""
    child = int64(s.child)
    monster = int64(s.monster)
    left = k.MOVES - int64(s.moves)
    best = square_value(board, s, child)
    for direction in range(4):
        first = int64(board.beside[child, direction])
        if left < 1 or first < 0 or first == monster or int64(s.tile[first]) < 0:
            continue
        best = max(best, square_value(board, s, first))
        for again in range(4):
            second = int64(board.beside[first, again])
            if left < 2 or second < 0 or second in (monster, child) or int64(s.tile[second]) < 0:
                continue
            best = max(best, square_value(board, s, second))
    return best


@device
def square_value(board: Board, s: State, square: int) -> float:
    """Return the value of ending the turn on a square, or of the best search from there [HR-5.2]."""
    monster = int64(s.monster)
    best = float(board.stage_value[int64(s.stage), monster, int64(s.facing), square])
    chance = -1.0  # computed when the first square to search is found
    for direction in range(4):
        target = int64(board.beside[square, direction])
        if target >= 0 and target != monster and int64(s.tile[target]) < 0:
            if chance < 0.0:
                chance = search_chance(board, s, square)
            best = max(best, search_value(board, s, square, target, chance))
    return best


@device
def search_value(board: Board, s: State, square: int, target: int, chance: float) -> float:
    """Return the value of a search: the child ends on the target or stays, with this chance [HR-5.6, HR-5.7]."""
    stage = int64(s.stage)
    monster = int64(s.monster)
    facing = int64(s.facing)
    found = float(board.stage_value[stage, monster, facing, target])
    return chance * found + (1.0 - chance) * float(board.stage_value[stage, monster, facing, square])


@device
def search_chance(board: Board, s: State, square: int) -> float:
    """Return the chance that a search succeeds: 1 with a fitting tile in memory [HR-5.4, HR-5.5, HR-5.9]."""
    fits = int64(board.fits[int64(s.tile[square])])
    if int64(s.phase) == k.ACTING:
        for i in range(k.MEMORY):
            tile = int64(s.memory[i])
            if tile >= 0 and (fits >> tile) & 1:
                return 1.0
    pile = int64(s.pile)
    size = int64(0)
    good = int64(0)
    for tile in range(k.TILES):
        size += (pile >> tile) & 1
        good += ((pile & fits) >> tile) & 1
    return good / max(size, int64(1))
