"""Keys to the Castle in words: action texts, what they do, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nightkeep.core.kernel import interpreted
from nightkeep.games.keys_to_the_castle import doors
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.board import PRIME, CastleBoard
from nightkeep.games.keys_to_the_castle.events import CARD_NAMES, EVENTS, FRONTS, a_card, tile_name
from nightkeep.games.keys_to_the_castle.status import status

__all__ = ["EVENTS", "describe", "read_action", "status", "why_not", "write_action"]

LOOKS_LIKE = (
    "actions look like: play key-red c4, play skeleton c4, play padlock c4, play hacksaw c4, play passage c3-d4, "
    "play net north, throw net, move d4, stay, leave, turn b2, decline"
)
SEATS = tuple(str(seat + 1) for seat in range(k.MOST_PLAYERS))
RISING, FALLING = k.BLOCKS, k.BLOCKS + 1  # the two blocks of passages, one action for each crossing
Reason = tuple[str, tuple[str, ...]]


def action_count(b: Any) -> int:
    """Actions of a board are 0 to this - 1."""
    return int(interpreted(k.first_starter)(b)) + k.MOST_PLAYERS


def most_actions(b: Any) -> int:
    """No list is longer: four cards, each thrown away or used on all that it could ever be used on."""
    cells = max(int(m).bit_count() for m in b.castle)
    passages = 2 * max(int(m).bit_count() for m in b.crossings)
    each = int(b.kinds.sum())
    targets = [each] * 4 + [cells, cells, passages, 4 * int(b.kinds[k.BARRED]), k.MOST_PLAYERS - 1]
    plays = sum(1 + most for most in sorted(targets)[-(k.HAND + 1) :])
    return max(plays, 1 + cells, len(k.CARDS))


# ---------------------------------------------------------------------- action texts


def split(board: CastleBoard, action: int) -> tuple[int, int]:
    """Of an action that names a tile: its block and the tile. Passages are (RISING or FALLING, south-west tile)."""
    b = board.table[0]
    first_passage = k.TILES + k.BLOCKS * int(b.cells)
    if action >= first_passage:
        falls, joint = divmod(action - first_passage, int(b.joints))
        return (FALLING if falls else RISING), int(b.corner[joint])
    block, cell = divmod(action - k.TILES, int(b.cells))
    return block, cell


def starter_of(board: CastleBoard, action: int) -> int | None:
    """Return the seat that an outcome of KC-2.16 lets begin; None for every other action."""
    first = int(interpreted(k.first_starter)(board.table[0]))
    return action - first if action >= first else None


def card_of(block: int) -> int:
    """The card of a block of plays."""
    if block in (RISING, FALLING):
        return k.PASSAGE
    return k.HACKSAW if block == k.HACKSAW_BLOCK else block - k.CARD_BLOCK


def passage_ends(board: CastleBoard, block: int, cell: int) -> tuple[int, int]:
    """The west and the east end of a passage over a crossing."""
    width = int(board.table[0].width)
    return (cell + width, cell + 1) if block == FALLING else (cell, cell + width + 1)


def write_action(board: CastleBoard, action: int) -> str:
    """The canonical text of an action."""
    if (seat := starter_of(board, action)) is not None:
        return f"first {seat + 1}"
    if action < k.DRAW:
        return f"lay {k.COLOURS[action - k.LAY]}"
    if action < k.REFILL:
        return f"draw {k.CARDS[action - k.DRAW]}"
    if action == k.REFILL:
        return "refill"
    if action < k.STAY:
        return f"flip {k.KINDS[action - k.FLIP]}"
    if action < k.THROW:
        return ("stay", "leave", "decline")[action - k.STAY]
    if action < k.CATCH:
        return f"throw {k.CARDS[action - k.THROW]}"
    if action < k.TILES:
        return f"play net {k.SIDES[action - k.CATCH]}"
    block, cell = split(board, action)
    if block == k.MOVE_BLOCK:
        return f"move {board.tiles[cell]}"
    if block == k.TURN_BLOCK:
        return f"turn {board.tiles[cell]}"
    if card_of(block) != k.PASSAGE:
        return f"play {k.CARDS[card_of(block)]} {board.tiles[cell]}"
    west, east = passage_ends(board, block, cell)
    return f"play passage {board.tiles[west]}-{board.tiles[east]}"


def read_action(board: CastleBoard, text: str) -> int:
    """The action of a text; ValueError says what actions look like. 'play' may be left out."""
    words = text.split(" ")
    cells = int(board.table[0].cells)
    if words[0] in k.CARDS:
        words = ["play", *words]
    match words:
        case ["first", seat]:
            return int(interpreted(k.first_starter)(board.table[0])) + _place(seat, SEATS, "seat")
        case ["lay", colour]:
            return k.LAY + _place(colour, k.COLOURS, "colour")
        case ["draw", card]:
            return k.DRAW + _place(card, k.CARDS, "card")
        case ["refill"]:
            return k.REFILL
        case ["flip", kind]:
            return k.FLIP + _place(kind, k.KINDS, "kind of door")
        case ["stay"]:
            return k.STAY
        case ["leave"]:
            return k.LEAVE
        case ["decline"]:
            return k.DECLINE
        case ["throw", card]:
            return k.THROW + _place(card, k.CARDS, "card")
        case ["play", "net", side]:
            return k.CATCH + _place(side, k.SIDES, "side")
        case ["move", tile]:
            return k.TILES + k.MOVE_BLOCK * cells + board.tile(tile)
        case ["turn", tile]:
            return k.TILES + k.TURN_BLOCK * cells + board.tile(tile)
        case ["play", "passage", ends]:
            return _read_passage(board, ends)
        case ["play", "hacksaw", tile]:
            return k.TILES + k.HACKSAW_BLOCK * cells + board.tile(tile)
        case ["play", card, tile]:
            return k.TILES + (k.CARD_BLOCK + _place(card, k.CARDS, "card")) * cells + board.tile(tile)
    raise ValueError(f"'{text}' is not an action; {LOOKS_LIKE}")


def _place(word: str, known: tuple[str, ...], what: str) -> int:
    if word not in known:
        raise ValueError(f"there is no {what} '{word}'; it is one of {', '.join(known)}")
    return known.index(word)


def _read_passage(board: CastleBoard, ends: str) -> int:
    b = board.table[0]
    width = int(b.width)
    first = k.TILES + k.BLOCKS * int(b.cells)
    one, dash, other = ends.partition("-")
    if not dash:
        raise ValueError(f"'{ends}' are not the ends of a passage; write them like c3-d4")
    west, east = sorted((board.tile(one), board.tile(other)), key=lambda cell: cell % width)
    if east % width == west % width + 1 and east == west + width + 1:
        return first + int(b.joint[(1 << west) % PRIME])
    if east % width == west % width + 1 and east == west - width + 1:
        return first + int(b.joints) + int(b.joint[(1 << (west - width)) % PRIME])
    raise ValueError(f"{one} and {other} do not touch corner to corner; a passage joins two tiles that do")


# ---------------------------------------------------------------------- what an action does


def has(tiles: Any, cell: int) -> bool:
    """Whether a tile is in a mask."""
    return bool(int(tiles) >> cell & 1)


def seen_kind(s: Any, cell: int) -> int | None:
    """The kind of a tile whose front has been seen."""
    return next((kind for kind, tiles in enumerate(s.kind[:4].tolist()) if tiles >> cell & 1), None)


def colour_name(s: Any, cell: int) -> str:
    """The colour of a tile in the grid."""
    return k.COLOURS[int(interpreted(doors.colour_of)(s, cell))]


def seat_at_side(s: Any, side: int) -> int | None:
    """Who plays from a side."""
    return next((seat for seat in range(int(s.players)) if s.side[seat] == side), None)


def turning(board: CastleBoard, s: Any, cell: int) -> str:
    """'close c4', 'open c4 (barred)', 'open c4 (never seen)'."""
    if has(s.up, cell):
        return f"close {board.tiles[cell]}"
    kind = seen_kind(s, cell)
    return f"open {board.tiles[cell]} ({'never opened yet' if kind is None else k.KINDS[kind]})"


def describe(board: CastleBoard, s: Any, action: int) -> str:
    """What a legal action will do."""
    if (seat := starter_of(board, action)) is not None:
        return f"seat {seat + 1} begins"
    if action < k.DRAW:
        return f"the next door is {k.COLOURS[action - k.LAY]}"
    if action < k.REFILL:
        return f"the next card is {a_card(action - k.DRAW)}"
    if action == k.REFILL:
        return "shuffle the discard pile into a new draw pile"
    if action < k.STAY:
        return f"{board.tiles[int(s.flip)]} shows {FRONTS[action - k.FLIP]}"
    at = int(s.at[int(s.turn)])
    if action < k.THROW:
        where = tile_name(board, at)
        stays = f"stay on {where}" if at >= 0 else "stay outside"
        return (stays, f"leave the castle from {where}", "do not use the extra key now")[action - k.STAY]
    if action < k.CATCH:
        return f"throw {a_card(action - k.THROW)} away, without effect"
    if action < k.TILES:
        target = seat_at_side(s, action - k.CATCH)
        assert target is not None
        return f"net {k.SIDES[action - k.CATCH].capitalize()} on {board.tiles[int(s.at[target])]} for two turns"
    block, cell = split(board, action)
    name = board.tiles[cell]
    if block == k.MOVE_BLOCK:
        goal = int(board.table[0].edge[int(s.players), int(s.side[int(s.turn)]) ^ doors.OPPOSITE])
        arrives = " and win" if has(goal, cell) else ""
        return f"{'move to' if at >= 0 else 'enter the castle at'} {name}{arrives}"
    if block == k.TURN_BLOCK:
        return f"use the extra key to {turning(board, s, cell)}"
    card = card_of(block)
    if card <= k.SKELETON:
        lifts = has(s.padlocked, cell)
        return f"take the Padlock off {name}" if lifts else f"{turning(board, s, cell)} with {a_card(card)}"
    if card == k.PADLOCK:
        return f"lock {name}: nobody can enter or turn it"
    if card == k.HACKSAW:
        return f"saw through the bars of {name} for good"
    west, east = passage_ends(board, block, cell)
    return f"join {board.tiles[west]} and {board.tiles[east]} for good"


# ---------------------------------------------------------------------- why not

_CHANCE_FIRST: dict[int, Reason] = {
    k.STARTING: ("who begins must be drawn first", ("KC-2.16",)),
    k.LAYING: ("the castle is still being laid out", ("KC-2.5",)),
    k.DEALING: ("the cards are still being dealt", ("KC-2.13",)),
    k.REFILLING: ("the discard pile must be shuffled into a new draw pile first", ("KC-3.11", "KC-3.12")),
    k.DRAWING: ("a card must be drawn first", ("KC-3.3", "KC-3.4")),
    k.FLIPPING: ("the door that was opened must be looked at first", ("KC-3.9", "KC-4.4")),
    k.EXTRA_FLIPPING: ("the door that was opened must be looked at first", ("KC-11.9", "KC-4.4")),
}


def why_not(board: CastleBoard, s: Any, action: int) -> Reason:
    """Why an action is not legal now: a sentence and rule ids."""
    if not 0 <= action < action_count(board.table[0]):
        return f"there is no action number {action}", ()
    phase = int(s.phase)
    starter = starter_of(board, action)
    if starter is not None and phase != k.STARTING:
        return "who begins is settled: it is drawn only before everything else, and only if chosen so", ("KC-2.16",)
    by_chance = action < k.STAY or starter is not None
    if phase <= k.EXTRA_FLIPPING:
        if not by_chance:
            return _CHANCE_FIRST[phase]
        return _why_no_outcome(board, s, action)
    if by_chance:
        return "nothing is left to chance now; a player decides", ("KC-3.3",)
    block, cell = split(board, action) if action >= k.TILES else (-1, 0)
    is_move = action in (k.STAY, k.LEAVE) or block == k.MOVE_BLOCK
    is_extra = action == k.DECLINE or block == k.TURN_BLOCK
    if is_move and phase == k.PLAYING:
        return "first a card must be played or thrown away; the move comes after it", ("KC-3.3", "KC-3.5")
    if is_move and phase == k.CHOOSING:
        return "the move of this turn is over; the extra key gives no further one", ("KC-3.3", "KC-11.5")
    if is_extra and phase != k.CHOOSING:
        return "an extra key is used only directly after moving onto its tile", ("KC-11.2", "KC-11.3")
    if not is_move and not is_extra and phase != k.PLAYING:
        return "the card of this turn has been played", ("KC-3.3", "KC-3.5")
    if block >= 0 and not has(board.table[0].castle[int(s.players)], cell):
        return f"{board.tiles[cell]} is not in the castle of {int(s.players)} players", ("KC-2.2", "KC-2.3", "KC-2.15")
    if is_move:
        return _why_no_move(board, s, action, cell)
    if is_extra:
        return _why_not_workable(board, s, cell, "KC-11.4")
    return _why_no_play(board, s, action, block, cell)


def _why_no_outcome(board: CastleBoard, s: Any, action: int) -> Reason:
    phase = int(s.phase)
    if (seat := starter_of(board, action)) is not None:
        return f"there is no seat {seat + 1} in a game of {int(s.players)}", ("KC-2.1", "KC-2.16")
    if phase == k.LAYING and action < k.DRAW:
        return f"all {k.COLOURS[action]} tiles have been laid", ("KC-1.2",)
    if phase in (k.DEALING, k.DRAWING) and k.DRAW <= action < k.REFILL:
        return f"no {CARD_NAMES[action - k.DRAW]} is left in the draw pile", ("KC-13.3",)
    if phase in (k.FLIPPING, k.EXTRA_FLIPPING) and action >= k.FLIP:
        colour = colour_name(s, int(s.flip))
        return f"every {colour} tile with {FRONTS[action - k.FLIP]} has been seen", ("KC-4.4", "KC-1.2")
    return _CHANCE_FIRST[phase]


def _why_no_move(board: CastleBoard, s: Any, action: int, cell: int) -> Reason:
    seat = int(s.turn)
    at = int(s.at[seat])
    if action == k.LEAVE:
        return "your character is outside already", ("KC-10.5",)
    name = board.tiles[cell]
    b = board.table[0]
    if at == cell:
        return f"your character stands on {name} already", ("KC-3.10",)
    if at < 0:
        if not has(b.edge[int(s.players), int(s.side[seat])], cell):
            side = k.SIDES[int(s.side[seat])].capitalize()
            return f"the castle is entered only through the first row of your own side, {side}", ("KC-10.4", "KC-10.7")
        if s.entry[seat] == cell:
            return f"your character came in by {name} last and comes back by another door", ("KC-10.6", "KC-10.10")
    elif not has(b.near[at], cell) and not has(doors.passages_from(s, 1 << at, int(b.width)), cell):
        width = int(b.width)
        if abs(at % width - cell % width) == 1 and abs(at // width - cell // width) == 1:
            return f"no Secret Passage joins {board.tiles[at]} and {name}", ("KC-10.2",)
        return f"{name} is not next to {board.tiles[at]}", ("KC-10.1",)
    if has(s.padlocked, cell):
        return f"a Padlock lies on {name}", ("KC-4.5", "KC-6.7")
    if any(s.at[other] == cell for other in range(int(s.players))):
        return f"another character stands on {name}", ("KC-4.5", "KC-10.3")
    if not has(s.up, cell):
        return f"{name} is closed", ("KC-4.1", "KC-4.5")
    return f"{name} is barred", ("KC-4.3", "KC-4.5")


def _why_not_workable(board: CastleBoard, s: Any, cell: int, padlock_rule: str = "KC-6.6") -> Reason:
    name = board.tiles[cell]
    if has(s.padlocked, cell):
        return f"{name} carries a Padlock and cannot be turned over", ("KC-4.6", padlock_rule)
    if has(s.sawn, cell):
        return f"{name} has been sawn open for good", ("KC-4.6", "KC-7.3")
    return f"a character stands on {name}, so it cannot be closed", ("KC-4.6", "KC-5.2")


def _why_no_play(board: CastleBoard, s: Any, action: int, block: int, cell: int) -> Reason:
    if k.THROW <= action < k.CATCH:
        card = action - k.THROW
    elif action < k.TILES:
        card = k.NET
    else:
        card = card_of(block)
    if s.hand[int(s.turn), card] <= 0:
        return f"you hold no {CARD_NAMES[card]}", ("KC-3.5",)
    if card == k.NET:
        return _why_no_net(s, action - k.CATCH)
    refused: dict[int, Callable[[], Reason]] = {
        k.PADLOCK: lambda: _why_no_padlock(board, s, cell),
        k.HACKSAW: lambda: _why_no_hacksaw(board, s, cell),
        k.PASSAGE: lambda: _why_no_passage(board, s, block, cell),
    }
    if card in refused:
        return refused[card]()
    if card < k.SKELETON and not has(s.colour[card], cell):
        door = f"{board.tiles[cell]} is {colour_name(s, cell)}"
        return f"{door}; a {CARD_NAMES[card]} fits only {k.COLOURS[card]} doors", ("KC-5.1",)
    return _why_not_workable(board, s, cell, "KC-6.6" if card == k.SKELETON else "KC-6.9")


def _why_no_net(s: Any, side: int) -> Reason:
    seat = seat_at_side(s, side)
    who = k.SIDES[side].capitalize()
    if seat is None:
        return f"nobody plays from the {k.SIDES[side]}", ("KC-2.6", "KC-2.7", "KC-9.1")
    if seat == s.turn:
        return "a Net is for another player's character", ("KC-9.1",)
    if s.at[seat] < 0:
        return f"{who} is outside the castle", ("KC-9.1",)
    return f"{who} hangs in a Net already", ("KC-9.5",)


def _why_no_padlock(board: CastleBoard, s: Any, cell: int) -> Reason:
    if has(s.padlocked, cell):
        return f"{board.tiles[cell]} carries a Padlock already", ("KC-6.5",)
    return f"{board.tiles[cell]} shows uncut bars, which take no Padlock", ("KC-6.3",)


def _why_no_hacksaw(board: CastleBoard, s: Any, cell: int) -> Reason:
    name = board.tiles[cell]
    if has(s.sawn, cell):
        return f"{name} is sawn already", ("KC-7.2",) + (("KC-7.4",) if has(s.padlocked, cell) else ())
    if not has(s.up, cell):
        return f"{name} is closed; a Hacksaw needs bars that lie face up", ("KC-7.2",)
    return f"{name} has no bars", ("KC-7.2",)


def _why_no_passage(board: CastleBoard, s: Any, block: int, cell: int) -> Reason:
    b = board.table[0]
    if not has(b.crossings[int(s.players)], cell):
        return "a passage joins two tiles inside the castle that touch corner to corner", ("KC-8.1", "KC-8.5")
    if has(s.rising, cell) or has(s.falling, cell):
        return "this crossing holds a Secret Passage already", ("KC-8.4",)
    bars = next(end for end in passage_ends(board, block, cell) if has(doors.bare_bars(s), end))
    return f"{board.tiles[bars]} shows uncut bars, where no passage can begin", ("KC-8.3",)
