"""Every invariant of a Hidden Rooms position, in words."""

from __future__ import annotations

from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.board import StageBook, fits, square_name
from nightkeep.games.hidden_rooms.state import Board, State
from nightkeep.rules.record import out_of_range


def status(board: StageBook, s: State) -> list[str]:
    """Return every invariant that the position breaks; later ones are checked only where all numbers are in range."""
    limits = (k.SHORTEST_LIMIT, k.LONGEST_LIMIT)
    broken = out_of_range(s, board.record, limit=limits, facing=(k.UP, k.LEFT))
    if broken:
        return broken
    broken = _counts(s) + _tiles(s)
    if s.phase in (k.NAMING, k.DEALING, k.LAYING):
        return broken + _before_play(s)
    broken += _pieces(board, s)
    return broken or _ending(board, s)


def _counts(s: State) -> list[str]:
    """Check what is counted: stages won and lost, turns and moves."""
    broken = []
    if s.chosen and s.stage != s.chosen - 1:
        broken.append(f"stage {s.chosen} was chosen, but the book lies open at stage {s.stage + 1}")
    wins, losses = int(s.wins), int(s.losses)
    if s.match == k.ONE_STAGE:
        if wins + losses != (1 if s.phase == k.FINISHED else 0):
            broken.append(f"{wins} stages won and {losses} lost do not fit a game of one stage")
    elif (wins == k.WINS or losses == k.LOSSES) != (s.phase == k.FINISHED) or (wins == k.WINS and losses == k.LOSSES):
        ends = f"{k.WINS} stages won or {k.LOSSES} lost"
        broken.append(f"the game is over exactly with {ends}, not with {wins} and {losses}")
    if s.moves and s.phase != k.ACTING:
        broken.append("moves of this turn count only while the child may act")
    if s.turns > s.limit or (s.turns == s.limit and s.phase != k.FINISHED):
        broken.append(f"{s.turns} turns have passed, but the stage ends with turn {s.limit}")
    return broken


def _tiles(s: State) -> list[str]:
    """Check that every tile lies in one place, and that lists of tiles are in order [HR-1.3, HR-1.10]."""
    broken = []
    for field in ("offer", "memory"):
        held = getattr(s, field).tolist()
        tiles = [tile for tile in held if tile != k.NONE]
        if held[: len(tiles)] != sorted(tiles):
            broken.append(f"the tiles of {field} are not in order, with empty places last")
    places = [tile for tile in range(k.TILES) if int(s.pile) >> tile & 1]
    places += [int(tile) for tile in (s.aside, *s.offer, *s.memory, *s.tile) if tile != k.NONE]
    for tile in range(k.TILES):
        if places.count(tile) != 1:
            broken.append(f"tile {tile} lies in {places.count(tile)} places; every tile lies in one")
    return broken


def _before_play(s: State) -> list[str]:
    """Check a position in which a stage is set up."""
    broken = []
    if any(placed != k.NONE for placed in (*s.tile, *s.memory, s.child, s.monster, s.target)):
        broken.append("tiles or pieces are on the table before the stage begins")
    if s.turns or s.facing:
        broken.append("turns have passed, or the monster looks somewhere, before the stage begins")
    if (s.aside != k.NONE) != (s.phase != k.NAMING):
        broken.append("the tile that names the stage is put aside first of all, and not earlier")
    offered = sum(tile != k.NONE for tile in s.offer)
    if offered not in {k.NAMING: (0,), k.DEALING: (0, 1), k.LAYING: (2,)}[int(s.phase)]:
        broken.append(f"{offered} start tiles have been drawn, which does not fit this moment")
    if s.aside != k.NONE and not s.chosen:
        broken += _named(s)
    return broken


def _named(s: State) -> list[str]:
    """Check that the tile put aside and the open stage agree; after a six any stage may be open [HR-2.2, HR-2.3]."""
    number = int(s.aside) % (k.STAGES + 1)
    if number < k.STAGES and s.stage != number:
        return [f"a {number + 1} was put aside, but the book lies open at stage {s.stage + 1}"]
    if number == k.STAGES and s.stage != 0 and s.wins + s.losses == (1 if s.phase == k.FINISHED else 0):
        return ["a six was put aside in the first stage, but the book does not lie open at stage 1"]
    return []


def _pieces(board: StageBook, s: State) -> list[str]:
    """Check a position in which a stage is played, or over: the pieces, the tiles laid, and the search under way."""
    b = board.record
    broken = []
    if any(tile != k.NONE for tile in s.offer):
        broken.append("start tiles are still to be chosen, but play has begun")
    if s.aside == k.NONE:
        broken.append("no tile has named the stage, but play has begun")
    elif not s.chosen:
        broken += _named(s)
    if s.child == k.NONE or s.monster == k.NONE:
        return [*broken, "child and monster are both on the board once play has begun"]
    if s.tile[s.child] == k.NONE:
        broken.append(f"the child is on {square_name(s.child)}, where no tile lies")
    if stray := _unreachable(b, s):
        names = ", ".join(square_name(square) for square in stray)
        broken.append(f"the tiles on {names} cannot have been laid: no chain of fitting tiles leads there from f6")
    if (s.target != k.NONE) != (s.phase == k.SEARCHING):
        broken.append("a square is being searched exactly while a tile is drawn for it")
    if s.phase == k.SEARCHING and s.target != k.NONE:
        if s.target not in b.beside[s.child] or s.tile[s.target] != k.NONE or s.target == s.monster:
            broken.append(f"{square_name(s.target)} cannot be searched from {square_name(s.child)}")
        if not s.pile:
            broken.append("a tile is to be drawn, but the pile is empty")
    return broken


def _unreachable(b: Board, s: State) -> list[int]:
    """Return the squares of tiles that no chain of fitting tiles joins to the start square [HR-5.2, HR-5.5, HR-5.6]."""
    reached = {k.START} if s.tile[k.START] != k.NONE else set()
    todo = list(reached)
    while todo:
        at = todo.pop()
        for square in (int(b.beside[at, direction]) for direction in range(4)):
            if square != k.NONE and square not in reached and s.tile[square] != k.NONE:
                if fits(int(s.tile[square]), int(s.tile[at])):
                    reached.add(square)
                    todo.append(square)
    return [square for square in range(k.SQUARES) if s.tile[square] != k.NONE and square not in reached]


def _ending(board: StageBook, s: State) -> list[str]:
    """Check that a stage goes on until one of its ends, and no further [HR-7.1, HR-7.3, HR-7.4, HR-7.8]."""
    won = s.child == k.EXIT
    lost = s.monster in (s.child, board.record.last[s.stage]) or s.turns >= s.limit
    if s.phase != k.FINISHED:
        if s.tile[k.EXIT] != k.NONE:
            return ["a tile lies on the exit, but the stage goes on"]
        return ["the child is caught or the monster at its goal, but the stage goes on"] if lost else []
    if (s.wins == (1 if s.match == k.ONE_STAGE else k.WINS)) != won:
        return ["the last stage was won exactly if the child is at the exit"]
    if not won and not lost:
        return ["the game is over, but the last stage has not ended"]
    return []
