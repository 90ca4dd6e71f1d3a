"""Every invariant of a Hidden Rooms position, in words."""

from __future__ import annotations

from collections.abc import Iterator

from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.board import StageBook, fits, square_name
from nightkeep.games.hidden_rooms.state import Board, State
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.record import out_of_range


def status(board: StageBook, s: State) -> list[Message]:
    """Return every invariant that the position breaks; later ones are checked only where all numbers are in range."""
    limits = (k.SHORTEST_LIMIT, k.LONGEST_LIMIT)
    if broken := out_of_range(s, board.record, limit=limits, facing=(k.UP, k.LEFT)):
        return broken
    broken = [*_counts(s), *_tiles(s)]
    if s.phase in (k.NAMING, k.DEALING, k.LAYING):
        return [*broken, *_before_play(s)]
    return [*broken, *_pieces(board.record, s)] or list(_ending(board.record, s))


def _counts(s: State) -> Iterator[Message]:
    """Check what is counted: stages won and lost, turns and moves."""
    if s.chosen and s.stage != s.chosen - 1:
        yield Message("position-chosen", {"chosen": int(s.chosen), "open": int(s.stage) + 1})
    wins, losses = int(s.wins), int(s.losses)
    if s.match == k.ONE_STAGE:
        if wins + losses != (1 if s.phase == k.FINISHED else 0):
            yield Message("position-one-stage", {"wins": wins, "losses": losses})
    elif (wins == k.WINS or losses == k.LOSSES) != (s.phase == k.FINISHED) or (wins == k.WINS and losses == k.LOSSES):
        most: Args = {"most_wins": k.WINS, "most_losses": k.LOSSES}
        yield Message("position-match-end", {**most, "wins": wins, "losses": losses})
    if s.moves and s.phase != k.ACTING:
        yield Message("position-moves")
    if s.turns > s.limit or (s.turns == s.limit and s.phase != k.FINISHED):
        yield Message("position-turns", {"turns": int(s.turns), "limit": int(s.limit)})


def _tiles(s: State) -> Iterator[Message]:
    """Check that every tile is in one place, and that lists of tiles are in order [HR-1.3, HR-1.10]."""
    for field in ("offer", "memory"):
        held = getattr(s, field).tolist()
        tiles = [tile for tile in held if tile != k.NONE]
        if held[: len(tiles)] != sorted(tiles):
            yield Message("position-order", {"field": field})
    places = [tile for tile in range(k.TILES) if int(s.pile) >> tile & 1]
    places += [int(tile) for tile in (s.aside, *s.offer, *s.memory, *s.tile) if tile != k.NONE]
    for tile in range(k.TILES):
        if places.count(tile) != 1:
            yield Message("position-tile-places", {"tile": tile, "n": places.count(tile)})


def _before_play(s: State) -> Iterator[Message]:
    """Check a position in which a stage is set up."""
    if any(placed != k.NONE for placed in (*s.tile, *s.memory, s.child, s.monster, s.target)):
        yield Message("position-early-pieces")
    if s.turns or s.facing:
        yield Message("position-early-turns")
    if (s.aside != k.NONE) != (s.phase != k.NAMING):
        yield Message("position-aside")
    offered = sum(tile != k.NONE for tile in s.offer)
    if offered not in {k.NAMING: (0,), k.DEALING: (0, 1), k.LAYING: (2,)}[int(s.phase)]:
        yield Message("position-offered", {"n": offered})
    if s.aside != k.NONE:
        yield from _named(s)


def _named(s: State) -> Iterator[Message]:
    """Check that the tile put aside and the open stage agree; after a six any stage may be open [HR-2.2, HR-2.3]."""
    number = int(s.aside) % (k.STAGES + 1)
    if s.chosen:
        return
    if number < k.STAGES and s.stage != number:
        yield Message("position-named", {"number": number + 1, "open": int(s.stage) + 1})
    if number == k.STAGES and s.stage != 0 and s.wins + s.losses == (1 if s.phase == k.FINISHED else 0):
        yield Message("position-first-six")


def _pieces(b: Board, s: State) -> Iterator[Message]:
    """Check a position in which a stage is played, or over: the pieces, the tiles laid, and the search under way."""
    if any(tile != k.NONE for tile in s.offer):
        yield Message("position-still-choosing")
    if s.aside == k.NONE:
        yield Message("position-unnamed")
    else:
        yield from _named(s)
    if s.child == k.NONE or s.monster == k.NONE:
        yield Message("position-both")
        return
    if s.tile[s.child] == k.NONE:
        yield Message("position-child", {"square": square_name(s.child)})
    if stray := _unreachable(b, s):
        names = ", ".join(square_name(square) for square in stray)
        yield Message("position-unreachable", {"squares": names})
    if (s.target != k.NONE) != (s.phase == k.SEARCHING):
        yield Message("position-searching")
    if s.phase == k.SEARCHING and s.target != k.NONE:
        if s.target not in _beside(b, int(s.child)) or s.tile[s.target] != k.NONE or s.target == s.monster:
            yield Message("position-target", {"square": square_name(s.target), "child": square_name(s.child)})
        if not s.pile:
            yield Message("position-empty-pile")


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


def _ending(b: Board, s: State) -> Iterator[Message]:
    """Check that a stage goes on until one of its ends, and no further [HR-7.1, HR-7.3, HR-7.4, HR-7.8]."""
    won = s.child == k.EXIT
    lost = s.monster in (s.child, b.last[s.stage]) or s.turns >= s.limit
    if s.phase != k.FINISHED:
        if s.tile[k.EXIT] != k.NONE:
            yield Message("position-at-exit")
        elif lost:
            yield Message("position-lost-goes-on")
    elif (s.wins == (1 if s.match == k.ONE_STAGE else k.WINS)) != won:
        yield Message("position-won")
    elif not won and not lost:
        yield Message("position-not-ended")
