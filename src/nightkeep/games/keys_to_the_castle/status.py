"""Every invariant of a Keys to the Castle position, in words."""

from __future__ import annotations

import numpy as np

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.keys_to_the_castle import doors, knowledge
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.board import CastleBoard
from nightkeep.games.keys_to_the_castle.state import Board, State
from nightkeep.rules.record import Ints, out_of_range

MOST_COUNTED = 2**31 - 1  # turns of a game without a limit


def status(board: CastleBoard, s: State) -> list[str]:
    """Return every invariant that the position breaks; later ones are checked only where all numbers are in range."""
    b = board.record
    seats, tiles, cards = int(s.players) - 1, (k.OUTSIDE, int(b.cells) - 1), (0, k.MOST_CARDS)
    broken = out_of_range(
        s, b, players=(2, k.MOST_PLAYERS), turn=(0, seats), winner=(k.NOBODY, seats), turns=(0, MOST_COUNTED),
        flip=tiles, at=tiles, entry=tiles, hand=cards, held=cards,
    )  # fmt: skip
    broken = broken or [*_seats(s), *_sets(b, s)]
    if not broken:
        broken = [*_tiles(b, s), *_characters(b, s), *_cards(b, s), *_notes(b, s), *_course(s)]
    return broken


def _seats(s: State) -> list[str]:
    """Check that seats have their sides, and those that are not in the game nothing [KC-2.6, KC-2.7]."""
    players = int(s.players)
    broken = []
    sides = s.side.tolist()[:players]
    in_order = sides == sorted(set(sides)) and sides[0] == k.SOUTH
    if not in_order or (players == 2 and sides[1] != k.NORTH):
        broken.append("the sides are not those of this number of players (KC-2.6, KC-2.7)")
    if any(any(row[players:]) for row in (s.side.tolist(), s.netted.tolist(), s.used.tolist(), _sizes(s.hand))):
        broken.append("a seat that is not in the game has something")
    if any(at != k.OUTSIDE for at in (*s.at[players:], *s.entry[players:])):
        broken.append("a seat that is not in the game has a character in the castle")
    return broken


def _sets(b: Board, s: State) -> list[str]:
    """Check that sets of tiles and crossings stay inside the castle."""
    castle = int(b.castle[s.players])
    broken = []
    for name in ("colour", "kind", "up", "padlocked", "sawn", "used"):
        if any(tiles & ~castle for tiles in np.ravel(getattr(s, name)).tolist()):
            broken.append(f"{name} marks something outside the castle")
    if (int(s.rising) | int(s.falling)) & ~int(b.crossings[s.players]):
        broken.append("a passage lies where no four tiles meet (KC-8.1)")
    return broken


def _sizes(hands: Ints) -> list[int]:
    """Return how many cards each hand holds."""
    return [sum(hand) for hand in hands.tolist()]


def _tiles(b: Board, s: State) -> list[str]:
    """Check the doors: their colours, their fronts, and what lies on them."""
    castle = int(b.castle[s.players])
    broken = []
    colours, kinds = s.colour.tolist(), s.kind.tolist()
    laid, seen = _joined(colours), _joined(kinds)
    if laid is None or seen is None:
        broken.append("a tile has two colours or two kinds (KC-1.2)")
        return broken
    first_gap = castle & ~laid & -(castle & ~laid)
    if s.phase == k.STARTING:
        if laid:
            broken.append("the castle is laid out before it is drawn who begins (KC-2.16)")
    elif s.phase == k.LAYING:
        if not first_gap or laid & ~(first_gap - 1):
            broken.append("tiles are laid in order, from a1 on, until the castle is full (KC-2.5)")
    elif laid != castle:
        broken.append("the castle is not laid out in full (KC-2.5)")
    each = sum(b.kinds.tolist())
    for c, colour in enumerate(k.COLOURS):
        if colours[c].bit_count() + int(s.unused[c]) != each:
            broken.append(f"there are not {each} {colour} tiles (KC-1.2)")
        for i, kind in enumerate(k.KINDS):
            if (colours[c] & kinds[i]).bit_count() + int(s.unseen[c, i]) != int(b.kinds[i]):
                broken.append(f"there are not {int(b.kinds[i])} {colour} tiles of kind {kind} (KC-1.2)")
    up, padlocked, sawn, barred = int(s.up), int(s.padlocked), int(s.sawn), kinds[k.BARRED]
    if up & ~seen:
        broken.append("a tile lies face up whose kind is not noted (KC-4.7)")
    if sawn & ~(barred & up):
        broken.append("only face-up barred tiles can be sawn, and they stay so (KC-7.1, KC-7.3)")
    if padlocked & up & barred & ~sawn:
        broken.append("a Padlock lies on uncut bars (KC-6.3)")
    if int(s.rising) & int(s.falling):
        broken.append("a crossing holds two passages (KC-8.4)")
    bonus = kinds[k.EXTRA_KEY] | kinds[k.EXTRA_TURN]
    if any(int(mask) & ~bonus for mask in s.used):
        broken.append("a bonus was used on a tile that has none (KC-11.6, KC-11.11)")
    flips = s.phase in (k.FLIPPING, k.EXTRA_FLIPPING)
    turnable = castle & ~seen & ~padlocked
    if flips != (s.flip != k.OUTSIDE) or (flips and not turnable >> int(s.flip) & 1):
        broken.append("a door is turned over exactly when it is workable and was never seen (KC-4.4, KC-4.6)")
    return broken


def _joined(sets: list[int]) -> int | None:
    """Return all members of some sets, or None where two sets share one."""
    total = 0
    for tiles in sets:
        if total & tiles:
            return None
        total |= tiles
    return total


def _characters(b: Board, s: State) -> list[str]:
    """Check where characters are, and who has won."""
    players = int(s.players)
    broken = []
    standing = [int(at) for at in s.at[:players] if at >= 0]
    if len(standing) != len(set(standing)):
        broken.append("two characters stand on one tile (KC-10.3)")
    safe = int(s.up) & ~python_version_of(doors.bare_bars)(s)
    if any(not safe >> at & 1 for at in standing):
        broken.append("a character stands on a closed or barred tile (KC-4.9)")
    if any(s.netted[seat] and s.at[seat] < 0 for seat in range(players)):
        broken.append("a character outside the castle is netted (KC-9.1)")
    rows = [int(b.edge[players, int(s.side[seat])]) for seat in range(players)]
    if any(s.entry[seat] >= 0 and not rows[seat] >> int(s.entry[seat]) & 1 for seat in range(players)):
        broken.append("a character has entered by a tile that is not in its own first row (KC-10.4)")
    if any(s.at[seat] >= 0 > s.entry[seat] for seat in range(players)):
        broken.append("a character is in the castle without having entered it (KC-10.4)")
    goals = [int(b.edge[players, int(s.side[seat]) ^ doors.OPPOSITE]) for seat in range(players)]
    home = [seat for seat in range(players) if s.at[seat] >= 0 and goals[seat] >> int(s.at[seat]) & 1]
    if home != ([int(s.winner)] if s.winner != k.NOBODY else []):
        broken.append("the winner, and nobody else, stands on its goal row (KC-12.1)")
    return broken


def _cards(b: Board, s: State) -> list[str]:
    """Check that every card is somewhere, and once [KC-1.5, KC-2.13, KC-3.4, KC-3.5]."""
    players = int(s.players)
    broken = []
    nets = sum(1 for seat in range(players) if s.netted[seat])
    laid = {
        k.PADLOCK: int(s.padlocked).bit_count(),
        k.HACKSAW: int(s.sawn).bit_count(),
        k.NET: nets,
        k.PASSAGE: int(s.rising).bit_count() + int(s.falling).bit_count(),
    }
    for card, name in enumerate(k.CARDS):
        total = int(s.pile[card]) + int(s.discard[card]) + sum(s.hand[:, card].tolist()) + laid.get(card, 0)
        if total != b.cards[card]:
            broken.append(f"there are {total} cards {name} instead of {int(b.cards[card])} (KC-1.5)")
    if (pile := sum(s.pile.tolist())) != s.left:
        broken.append(f"the draw pile holds {pile} cards, but left is {s.left}")
    all_dealt = k.HAND * players
    begun = {k.STARTING: (0, 0), k.LAYING: (0, 0), k.DEALING: (0, all_dealt - 1)}
    fewest, most = begun.get(int(s.phase), (all_dealt, all_dealt))
    if not fewest <= s.dealt <= most:
        broken.append(f"{s.dealt} cards are dealt in this phase (KC-2.13)")
    for seat, size in enumerate(_sizes(s.hand)[:players]):
        if size != python_version_of(knowledge.hand_size)(s, seat):
            broken.append(f"seat {seat} holds {size} cards (KC-3.4, KC-3.5)")
    if s.phase <= k.DEALING and (any(s.discard) or s.plays != k.NEVER):
        broken.append("cards have moved before play has begun (KC-2.14)")
    return broken


def _notes(b: Board, s: State) -> list[str]:
    """Check what is remembered of the last refill and the plays since [KC-13.4]."""
    players, plays, left = int(s.players), int(s.plays), int(s.left)
    broken = []
    if [sum(column) for column in zip(*s.held.tolist(), strict=True)] != s.together.tolist():
        broken.append("the hands at the last refill are not what they were together (KC-13.4)")
    if any(s.played[max(plays, 0) :]) or any(note >= 9 * players for note in s.played):
        broken.append("plays are noted that nobody has made (KC-13.4)")
    at_refill = [python_version_of(knowledge.held_at_refill)(s, seat) for seat in range(players)]
    if _sizes(s.held) != at_refill + [0] * (k.MOST_PLAYERS - players):
        broken.append("at a refill the hand that drew last holds 4 cards, and every other one 3 (KC-3.12, KC-13.4)")
    if broken or plays == k.NEVER:
        return broken
    if plays == 0 and s.phase != k.PLAYING:
        broken.append("directly after a refill the seat that drew the last card plays one (KC-3.12)")
    if plays > s.turns + 1:
        broken.append("more cards were played since the last refill than in all turns (KC-3.5)")
    drawn = plays - 1 + (1 if s.phase in (k.PLAYING, k.REFILLING) else 0)
    if drawn + left > sum(b.cards.tolist()) - k.HAND * players - 1:
        broken.append("since the last refill more cards were drawn than the pile can have held (KC-3.13)")
    noted = [[0] * 9 for _ in range(k.MOST_PLAYERS)]
    for note in s.played[:plays]:
        noted[int(note) // 9][int(note) % 9] += 1
    for seat in range(players):
        if any(s.held[seat, card] > s.hand[seat, card] + noted[seat][card] for card in range(9)):
            broken.append(f"seat {seat} has not played a card that it held at the last refill (KC-13.4)")
    for card, name in enumerate(k.CARDS):
        out = int(b.cards[card]) - int(s.pile[card]) - sum(s.hand[:, card].tolist())
        if sum(row[card] for row in noted) > out:
            broken.append(f"more cards {name} were played since the last refill than lie in the open (KC-13.2)")
    return broken


def _course(s: State) -> list[str]:
    """Check that phase, turn count and ending fit together."""
    phase = int(s.phase)
    broken = []
    limit_reached = s.limit > 0 and s.turns >= s.limit
    if (phase == k.FINISHED) != (s.winner != k.NOBODY or limit_reached) or (s.limit and s.turns > s.limit):
        broken.append("the game is over exactly when somebody arrives or the turn limit is reached (KC-12.1, KC-12.5)")
    if limit_reached and s.winner != k.NOBODY:
        broken.append("nobody can arrive after the turn limit (KC-12.6)")
    if s.phase <= k.DEALING and (s.turns or s.up or any(s.kind) or s.padlocked or s.rising or s.falling):
        broken.append("something has happened before play has begun (KC-2.5, KC-3.1)")
    if phase == k.STARTING and s.turn:
        broken.append("a seat has begun before it was drawn (KC-2.16)")
    if (phase == k.REFILLING) != (s.left == 0):
        broken.append("the draw pile is refilled as soon as it is empty, and not before (KC-3.11, KC-3.12)")
    if phase in (k.MOVING, k.CHOOSING, k.EXTRA_FLIPPING) and s.netted[int(s.turn)]:
        broken.append("a netted player has no move (KC-9.2)")
    at = int(s.at[int(s.turn)])
    on_key = at >= 0 and bool(int(s.kind[k.EXTRA_KEY]) >> at & 1)
    used = at >= 0 and bool(int(s.used[int(s.turn)]) >> at & 1)
    if (phase == k.CHOOSING and (not on_key or used)) or (phase == k.EXTRA_FLIPPING and not (on_key and used)):
        broken.append("an Extra Key is used only on its tile, and once (KC-11.1, KC-11.6)")
    return broken
