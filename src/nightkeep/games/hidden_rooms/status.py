"""Every invariant of a Hidden Rooms position, in words."""

from __future__ import annotations

from typing import Any

from nightkeep.games.hidden_rooms.board import StageBook, fits, square_name
from nightkeep.games.hidden_rooms.state import (
    ACTING,
    ALL_TILES,
    DEALING,
    EXIT,
    FINISHED,
    LAYING,
    LONGEST_LIMIT,
    LOSSES,
    MOVES,
    NAMING,
    NONE,
    ONE_STAGE,
    SEARCHING,
    SHORTEST_LIMIT,
    SQUARES,
    STAGES,
    START,
    TILES,
    WHOLE_GAME,
    WINS,
)


def status(board: StageBook, s: Any) -> list[str]:
    """Every invariant the position breaks; later ones are looked at only where the small integers make sense."""
    broken = _ranges(s)
    if broken:
        return broken
    broken += _counts(s) + _tiles(s)
    if s.phase in (NAMING, DEALING, LAYING):
        return broken + _before_play(s)
    broken += _pieces(board, s)
    if not broken:
        broken += _ending(board, s)
    return broken


def _ranges(s: Any) -> list[str]:
    bounds = {
        "pile": (0, ALL_TILES),
        "limit": (SHORTEST_LIMIT, LONGEST_LIMIT),
        "turns": (0, LONGEST_LIMIT),
        "phase": (NAMING, FINISHED),
        "match": (WHOLE_GAME, ONE_STAGE),
        "chosen": (0, STAGES),
        "stage": (0, STAGES - 1),
        "wins": (0, WINS),
        "losses": (0, LOSSES),
        "moves": (0, MOVES),
        "child": (NONE, SQUARES - 1),
        "monster": (NONE, SQUARES - 1),
        "facing": (0, 3),
        "target": (NONE, SQUARES - 1),
        "aside": (NONE, TILES - 1),
    }
    broken = []
    for field, (low, high) in bounds.items():
        if not low <= s[field] <= high:
            broken.append(f"{field} is {s[field]}; it may be {low} to {high}")
    for field in ("offer", "memory", "tile"):
        for value in s[field]:
            if not NONE <= value < TILES:
                broken.append(f"{field} holds {value}; tiles are 0 to {TILES - 1}, and {NONE} is none")
    return broken


def _counts(s: Any) -> list[str]:
    broken = []
    if s.chosen and s.stage != s.chosen - 1:
        broken.append(f"stage {s.chosen} was chosen, but the book lies open at stage {s.stage + 1}")
    wins, losses = int(s.wins), int(s.losses)
    if s.match == ONE_STAGE:
        if wins + losses != (1 if s.phase == FINISHED else 0):
            broken.append(f"{wins} stages won and {losses} lost do not fit a game of one stage")
    elif (wins == WINS or losses == LOSSES) != (s.phase == FINISHED) or (wins == WINS and losses == LOSSES):
        broken.append(f"the game is over exactly with {WINS} stages won or {LOSSES} lost, not with {wins} and {losses}")
    if s.moves and s.phase != ACTING:
        broken.append("moves of this turn count only while the child may act")
    if s.turns > s.limit or (s.turns == s.limit and s.phase != FINISHED):
        broken.append(f"{s.turns} turns have passed, but the stage ends with turn {s.limit}")
    return broken


def _tiles(s: Any) -> list[str]:
    """HR-1.3, HR-1.10: every tile lies in one place; lists of tiles are in order."""
    broken = []
    for field in ("offer", "memory"):
        held = [int(tile) for tile in s[field]]
        tiles = [tile for tile in held if tile != NONE]
        if held[: len(tiles)] != sorted(tiles):
            broken.append(f"the tiles of {field} are not in order, with empty places last")
    places = [tile for tile in range(TILES) if int(s.pile) >> tile & 1]
    places += [int(tile) for tile in (s.aside, *s.offer, *s.memory, *s.tile) if tile != NONE]
    for tile in range(TILES):
        if places.count(tile) != 1:
            broken.append(f"tile {tile} lies in {places.count(tile)} places; every tile lies in one")
    return broken


def _before_play(s: Any) -> list[str]:
    broken = []
    if any(tile != NONE for tile in (*s.tile, *s.memory)) or (s.child, s.monster, s.target) != (NONE, NONE, NONE):
        broken.append("tiles or pieces are on the table before the stage begins")
    if s.turns or s.facing:
        broken.append("turns have passed, or the monster looks somewhere, before the stage begins")
    if (s.aside != NONE) != (s.phase != NAMING):
        broken.append("the tile that names the stage is put aside first of all, and not earlier")
    offered = sum(tile != NONE for tile in s.offer)
    if offered not in {NAMING: (0,), DEALING: (0, 1), LAYING: (2,)}[int(s.phase)]:
        broken.append(f"{offered} start tiles have been drawn, which does not fit this moment")
    if s.aside != NONE and not s.chosen:
        broken += _named(s)
    return broken


def _named(s: Any) -> list[str]:
    """HR-2.2, HR-2.3: the tile put aside and the open stage agree; after a six the stage may be any."""
    number = int(s.aside) % (STAGES + 1)
    if number < STAGES and s.stage != number:
        return [f"a {number + 1} was put aside, but the book lies open at stage {s.stage + 1}"]
    if number == STAGES and s.stage != 0 and s.wins + s.losses == (1 if s.phase == FINISHED else 0):
        return ["a six was put aside in the first stage, but the book does not lie open at stage 1"]
    return []


def _pieces(board: StageBook, s: Any) -> list[str]:
    b = board.table[0]
    broken = []
    if any(tile != NONE for tile in s.offer):
        broken.append("start tiles are still to be chosen, but play has begun")
    if s.aside == NONE:
        broken.append("no tile has named the stage, but play has begun")
    elif not s.chosen:
        broken += _named(s)
    if s.child == NONE or s.monster == NONE:
        return [*broken, "child and monster are both on the board once play has begun"]
    if s.tile[s.child] == NONE:
        broken.append(f"the child is on {square_name(s.child)}, where no tile lies")
    if stray := _unreachable(s):
        names = ", ".join(square_name(square) for square in stray)
        broken.append(f"the tiles on {names} cannot have been laid: no chain of fitting tiles leads there from f6")
    if (s.target != NONE) != (s.phase == SEARCHING):
        broken.append("a square is being searched exactly while a tile is drawn for it")
    if s.phase == SEARCHING and s.target != NONE:
        if s.target not in b.beside[s.child] or s.tile[s.target] != NONE or s.target == s.monster:
            broken.append(f"{square_name(s.target)} cannot be searched from {square_name(s.child)}")
        if not s.pile:
            broken.append("a tile is to be drawn, but the pile is empty")
    return broken


def _unreachable(s: Any) -> list[int]:
    """HR-5.2, HR-5.5, HR-5.6: tiles that no chain of fitting neighbours joins to the start square."""
    reached = {START} if s.tile[START] != NONE else set()
    todo = list(reached)
    while todo:
        at = todo.pop()
        near = [at - 6, at + 6] + ([at - 1] if at % 6 else []) + ([at + 1] if at % 6 < 5 else [])
        for square in near:
            if 0 <= square < SQUARES and square not in reached and s.tile[square] != NONE:
                if fits(int(s.tile[square]), int(s.tile[at])):
                    reached.add(square)
                    todo.append(square)
    return [square for square in range(SQUARES) if s.tile[square] != NONE and square not in reached]


def _ending(board: StageBook, s: Any) -> list[str]:
    """HR-7.1, HR-7.3, HR-7.4, HR-7.8: a stage goes on until one of its ends is reached, and no further."""
    won = s.child == EXIT
    lost = s.monster in (s.child, board.table[0].last[s.stage]) or s.turns >= s.limit
    if s.phase != FINISHED:
        if s.tile[EXIT] != NONE:
            return ["a tile lies on the exit, but the stage goes on"]
        return ["the child is caught or the monster at its goal, but the stage goes on"] if lost else []
    if s.match == WHOLE_GAME:
        won_game = s.wins == WINS
    else:
        won_game = s.wins == 1
    if won_game != won:
        return ["the last stage was won exactly if the child is at the exit"]
    if not won and not lost:
        return ["the game is over, but the last stage has not ended"]
    return []
