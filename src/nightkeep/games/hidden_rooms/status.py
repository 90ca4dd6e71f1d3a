"""Every invariant of a Hidden Rooms position, in words."""

from __future__ import annotations

from collections.abc import Iterator

from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.board import StageBook, fits, square_name
from nightkeep.games.hidden_rooms.state import Board, State
from nightkeep.rules.record import out_of_range


def status(board: StageBook, s: State) -> list[str]:
    """Return every invariant that the position breaks; later ones are checked only where all numbers are in range."""
    limits = (k.SHORTEST_LIMIT, k.LONGEST_LIMIT)
    if broken := out_of_range(s, board.record, limit=limits, facing=(k.UP, k.LEFT)):
        return broken
    broken = [*_counts(s), *_tiles(s)]
    if s.phase in (k.NAMING, k.DEALING, k.LAYING):
        return [*broken, *_before_play(s)]
    return [*broken, *_pieces(board.record, s)] or list(_ending(board.record, s))


def _counts(s: State) -> Iterator[str]:
    """Check what is counted: stages won and lost, turns and moves."""
    if s.chosen and s.stage != s.chosen - 1:
        yield f"stage {s.chosen} was chosen, but the book lies open at stage {s.stage + 1}"
    wins, losses = int(s.wins), int(s.losses)
    if s.match == k.ONE_STAGE:
        if wins + losses != (1 if s.phase == k.FINISHED else 0):
            yield f"{wins} stages won and {losses} lost do not fit a game of one stage"
    elif (wins == k.WINS or losses == k.LOSSES) != (s.phase == k.FINISHED) or (wins == k.WINS and losses == k.LOSSES):
        ends = f"{k.WINS} stages won or {k.LOSSES} lost"
        yield f"the game is over exactly with {ends}, not with {wins} and {losses}"
    if s.moves and s.phase != k.ACTING:
        yield "moves of this turn count only while the child may act"
    if s.turns > s.limit or (s.turns == s.limit and s.phase != k.FINISHED):
        yield f"{s.turns} turns have passed, but the stage ends with turn {s.limit}"


def _tiles(s: State) -> Iterator[str]:
    """Check that every tile is in one place, and that lists of tiles are in order [HR-1.3, HR-1.10]."""
    for field in ("offer", "memory"):
        held = getattr(s, field).tolist()
        tiles = [tile for tile in held if tile != k.NONE]
        if held[: len(tiles)] != sorted(tiles):
            yield f"the tiles of {field} are not in order, with empty places last"
    places = [tile for tile in range(k.TILES) if int(s.pile) >> tile & 1]
    places += [int(tile) for tile in (s.aside, *s.offer, *s.memory, *s.tile) if tile != k.NONE]
    for tile in range(k.TILES):
        if places.count(tile) != 1:
            yield f"tile {tile} lies in {places.count(tile)} places; every tile lies in one"


def _before_play(s: State) -> Iterator[str]:
    """Check a position in which a stage is set up."""
    if any(placed != k.NONE for placed in (*s.tile, *s.memory, s.child, s.monster, s.target)):
        yield "tiles or pieces are on the table before the stage begins"
    if s.turns or s.facing:
        yield "turns have passed, or the monster looks somewhere, before the stage begins"
    if (s.aside != k.NONE) != (s.phase != k.NAMING):
        yield "the tile that names the stage is put aside first of all, and not earlier"
    offered = sum(tile != k.NONE for tile in s.offer)
    if offered not in {k.NAMING: (0,), k.DEALING: (0, 1), k.LAYING: (2,)}[int(s.phase)]:
        yield f"{offered} start tiles have been drawn, which does not fit this moment"
    if s.aside != k.NONE:
        yield from _named(s)


def _named(s: State) -> Iterator[str]:
    """Check that the tile put aside and the open stage agree; after a six any stage may be open [HR-2.2, HR-2.3]."""
    number = int(s.aside) % (k.STAGES + 1)
    if s.chosen:
        return
    if number < k.STAGES and s.stage != number:
        yield f"a {number + 1} was put aside, but the book lies open at stage {s.stage + 1}"
    if number == k.STAGES and s.stage != 0 and s.wins + s.losses == (1 if s.phase == k.FINISHED else 0):
        yield "a six was put aside in the first stage, but the book does not lie open at stage 1"


def _pieces(b: Board, s: State) -> Iterator[str]:
    """Check a position in which a stage is played, or over: the pieces, the tiles laid, and the search under way."""
    if any(tile != k.NONE for tile in s.offer):
        yield "start tiles are still to be chosen, but play has begun"
    if s.aside == k.NONE:
        yield "no tile has named the stage, but play has begun"
    else:
        yield from _named(s)
    if s.child == k.NONE or s.monster == k.NONE:
        yield "child and monster are both on the board once play has begun"
        return
    if s.tile[s.child] == k.NONE:
        yield f"the child is on {square_name(s.child)}, where no tile lies"
    if stray := _unreachable(b, s):
        names = ", ".join(square_name(square) for square in stray)
        yield f"the tiles on {names} cannot have been laid: no chain of fitting tiles leads there from f6"
    if (s.target != k.NONE) != (s.phase == k.SEARCHING):
        yield "a square is being searched exactly while a tile is drawn for it"
    if s.phase == k.SEARCHING and s.target != k.NONE:
        if s.target not in _beside(b, int(s.child)) or s.tile[s.target] != k.NONE or s.target == s.monster:
            yield f"{square_name(s.target)} cannot be searched from {square_name(s.child)}"
        if not s.pile:
            yield "a tile is to be drawn, but the pile is empty"


def _beside(b: Board, square: int) -> set[int]:
    """Return the neighbours of a square, and NONE at the edge."""
    return {int(b.beside[square, direction]) for direction in range(4)}


def _unreachable(b: Board, s: State) -> list[int]:
    """Return the squares of tiles that no chain of fitting tiles joins to the start square [HR-5.2, HR-5.5, HR-5.6]."""
    tiles = {square: tile for square, tile in enumerate(s.tile.tolist()) if tile != k.NONE}
    reached = {k.START} & set(tiles)
    todo = list(reached)
    while todo:
        at = todo.pop()
        new = [square for square in _beside(b, at) & set(tiles) - reached if fits(tiles[square], tiles[at])]
        reached.update(new)
        todo += new
    return [square for square in tiles if square not in reached]


def _ending(b: Board, s: State) -> Iterator[str]:
    """Check that a stage goes on until one of its ends, and no further [HR-7.1, HR-7.3, HR-7.4, HR-7.8]."""
    won = s.child == k.EXIT
    lost = s.monster in (s.child, b.last[s.stage]) or s.turns >= s.limit
    if s.phase != k.FINISHED:
        if s.tile[k.EXIT] != k.NONE:
            yield "a tile lies on the exit, but the stage goes on"
        elif lost:
            yield "the child is caught or the monster at its goal, but the stage goes on"
    elif (s.wins == (1 if s.match == k.ONE_STAGE else k.WINS)) != won:
        yield "the last stage was won exactly if the child is at the exit"
    elif not won and not lost:
        yield "the game is over, but the last stage has not ended"
