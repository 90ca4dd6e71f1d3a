"""Every invariant of a Keys to the Castle position, in words."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.keys_to_the_castle import doors, knowledge
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.board import CastleBoard
from nightkeep.games.keys_to_the_castle.state import Board, State
from nightkeep.rules.messages import Message
from nightkeep.rules.record import Ints, broken, out_of_range

MOST_COUNTED = 2**31 - 1  # turns of a game without a limit
hand_size, held_at_refill = python_version_of(knowledge.hand_size), python_version_of(knowledge.held_at_refill)
has, bare_bars = python_version_of(doors.has), python_version_of(doors.bare_bars)


def status(board: CastleBoard, s: State) -> list[Message]:
    """Return every invariant that the position breaks; later ones are checked only where all numbers are in range."""
    b = board.record
    seats, tiles, cards = int(s.players) - 1, (k.OUTSIDE, int(b.cells) - 1), (0, k.MOST_CARDS)
    found = out_of_range(
        s, b, players=(2, k.MOST_PLAYERS), turn=(0, seats), winner=(k.NOBODY, seats), turns=(0, MOST_COUNTED),
        flip=tiles, at=tiles, entry=tiles, hand=cards, held=cards,
    )  # fmt: skip
    found = found or [*_seats(s), *_sets(b, s)]
    return found or [*_tiles(b, s), *_characters(b, s), *_cards(b, s), *_notes(b, s), *_course(s)]


def _sizes(hands: Ints) -> list[int]:
    """Return how many cards each hand holds."""
    return [sum(hand) for hand in hands.tolist()]


def _seats(s: State) -> list[Message]:
    """Check that seats have their sides, and those that are not in the game nothing [KC-2.6, KC-2.7]."""
    players = int(s.players)
    sides = s.side.tolist()[:players]
    in_order = sides == sorted(set(sides)) and sides[0] == k.SOUTH
    rows = (s.side.tolist(), s.netted.tolist(), s.used.tolist(), _sizes(s.hand))
    return broken({
        "position-sides":
            not in_order or (players == 2 and sides[1] != k.NORTH),
        "position-empty-seat": any(any(row[players:]) for row in rows),
        "position-empty-seat-character":
            any(at != k.OUTSIDE for at in (*s.at[players:], *s.entry[players:])),
    })  # fmt: skip


def _sets(b: Board, s: State) -> list[Message]:
    """Check that sets of tiles and crossings stay inside the castle."""
    outside = ~int(b.castle[s.players])
    marked = [
        Message("position-outside", {"field": name})
        for name in ("colour", "kind", "up", "padlocked", "sawn", "used")
        if np.any(np.bitwise_and(getattr(s, name), outside))
    ]
    crossings = ~int(b.crossings[s.players])
    return [*marked, *broken({"position-passage-place": (int(s.rising) | int(s.falling)) & crossings})]


def _tiles(b: Board, s: State) -> list[Message]:
    """Check the doors: their colours, their fronts, and what lies on them."""
    castle, colours, kinds, each = int(b.castle[s.players]), s.colour.tolist(), s.kind.tolist(), sum(b.kinds.tolist())
    if any(one & other for sets in (colours, kinds) for one, other in combinations(sets, 2)):
        return [Message("position-two-kinds")]
    laid, seen, bonus = sum(colours), sum(kinds), kinds[k.EXTRA_KEY] | kinds[k.EXTRA_TURN]
    bare = castle & ~laid
    first_bare = bare & -bare
    up, padlocked, sawn, barred = int(s.up), int(s.padlocked), int(s.sawn), kinds[k.BARRED]
    flips = s.phase in (k.FLIPPING, k.EXTRA_FLIPPING)
    counts = [
        Message("position-colour-count", {"each": each, "colour": colour})
        for c, colour in enumerate(k.COLOURS)
        if colours[c].bit_count() + int(s.unused[c]) != each
    ]
    counts += [
        Message("position-kind-count", {"n": count, "colour": colour, "kind": k.KINDS[i]})
        for c, colour in enumerate(k.COLOURS)
        for i, count in enumerate(b.kinds.tolist())
        if (colours[c] & kinds[i]).bit_count() + int(s.unseen[c, i]) != count
    ]
    return counts + broken({
        "position-laid-early": s.phase == k.STARTING and laid,
        "position-laid-order":
            s.phase == k.LAYING and (not bare or laid & ~(first_bare - 1)),
        "position-not-laid": s.phase > k.LAYING and bare,
        "position-up-unseen": up & ~seen,
        "position-sawn": sawn & ~(barred & up),
        "position-padlock-bars": padlocked & up & barred & ~sawn,
        "position-two-passages": int(s.rising) & int(s.falling),
        "position-no-bonus": any(int(tiles) & ~bonus for tiles in s.used),
        "position-turned-over":
            flips != (s.flip != k.OUTSIDE) or (flips and not has(castle & ~seen & ~padlocked, int(s.flip))),
    })  # fmt: skip


def _characters(b: Board, s: State) -> list[Message]:
    """Check where characters are, and who has won."""
    seats = range(int(s.players))
    at, entry, netted = s.at.tolist(), s.entry.tolist(), s.netted.tolist()
    standing = [at[seat] for seat in seats if at[seat] >= 0]
    safe = int(s.up) & ~bare_bars(s)
    starts, goals = ([b.edge[s.players, int(side) ^ across] for side in s.side] for across in (0, doors.OPPOSITE))
    home = [seat for seat in seats if at[seat] >= 0 and has(goals[seat], at[seat])]
    return broken({
        "position-two-characters": len(standing) != len(set(standing)),
        "position-on-closed": not all(has(safe, tile) for tile in standing),
        "position-netted-outside": any(netted[seat] and at[seat] < 0 for seat in seats),
        "position-entered-elsewhere":
            any(entry[seat] >= 0 and not has(starts[seat], entry[seat]) for seat in seats),
        "position-not-entered":
            any(at[seat] >= 0 > entry[seat] for seat in seats),
        "position-winner":
            home != ([int(s.winner)] if s.winner != k.NOBODY else []),
    })  # fmt: skip


def _cards(b: Board, s: State) -> list[Message]:
    """Check that every card is somewhere, and once [KC-1.5, KC-2.13, KC-3.4, KC-3.5]."""
    players, pile = int(s.players), sum(s.pile.tolist())
    laid = [0] * len(k.CARDS)
    laid[k.PADLOCK], laid[k.HACKSAW] = int(s.padlocked).bit_count(), int(s.sawn).bit_count()
    laid[k.PASSAGE] = int(s.rising).bit_count() + int(s.falling).bit_count()
    laid[k.NET] = sum(turns > 0 for turns in s.netted[:players])
    totals = [sum(places) for places in zip(laid, s.pile.tolist(), s.discard.tolist(), *s.hand.tolist(), strict=True)]
    all_dealt = k.HAND * players
    begun = {k.STARTING: (0, 0), k.LAYING: (0, 0), k.DEALING: (0, all_dealt - 1)}
    fewest, most = begun.get(int(s.phase), (all_dealt, all_dealt))
    counts = [
        Message("position-card-count", {"total": total, "card": name, "n": int(count)})
        for name, total, count in zip(k.CARDS, totals, b.cards, strict=True)
        if total != count
    ]
    hands = [
        Message("position-hand", {"seat": seat, "n": size})
        for seat, size in enumerate(_sizes(s.hand)[:players])
        if size != hand_size(s, seat)
    ]
    return counts + hands + broken({
        "position-pile": pile != s.left and {"pile": pile, "left": int(s.left)},
        "position-dealt": not fewest <= s.dealt <= most and {"dealt": int(s.dealt)},
        "position-cards-early":
            s.phase <= k.DEALING and (any(s.discard) or s.plays != k.NEVER),
    })  # fmt: skip


def _notes(b: Board, s: State) -> list[Message]:
    """Check what is remembered of the last refill and the plays since [KC-13.4]."""
    players, plays = int(s.players), int(s.plays)
    at_refill = [held_at_refill(s, seat) for seat in range(players)] + [0] * (k.MOST_PLAYERS - players)
    found = broken({
        "position-together":
            [sum(column) for column in zip(*s.held.tolist(), strict=True)] != s.together.tolist(),
        "position-plays":
            any(s.played[max(plays, 0) :]) or any(note >= 9 * players for note in s.played),
        "position-at-refill":
            _sizes(s.held) != at_refill,
    })  # fmt: skip
    if found or plays == k.NEVER:
        return found
    noted = np.zeros((k.MOST_PLAYERS, 9), np.int64)
    for note in s.played[:plays]:
        noted[divmod(note, 9)] += 1
    hand, held = np.array(s.hand.tolist()), np.array(s.held.tolist())
    lost = np.any(held > hand + noted, axis=1).tolist()
    in_the_open = np.array(b.cards.tolist()) - s.pile.tolist() - hand.sum(axis=0)
    too_many = noted.sum(axis=0) > in_the_open
    drawn = plays - 1 + (s.phase in (k.PLAYING, k.REFILLING))
    held_still = [Message("position-still-held", {"seat": seat}) for seat in range(players) if lost[seat]]
    in_excess = [
        Message("position-more-than-open", {"card": name})
        for name, wrong in zip(k.CARDS, too_many, strict=True)
        if wrong
    ]
    return held_still + in_excess + broken({
        "position-after-refill":
            plays == 0 and s.phase != k.PLAYING,
        "position-more-plays": plays > s.turns + 1,
        "position-more-drawn":
            drawn + int(s.left) > sum(b.cards.tolist()) - k.HAND * players - 1,
    })  # fmt: skip


def _course(s: State) -> list[Message]:
    """Check that phase, turn count and ending fit together."""
    phase, turn = int(s.phase), int(s.turn)
    limit_reached = s.limit > 0 and s.turns >= s.limit
    moved = (s.turns, s.up, *s.kind, s.padlocked, s.rising, s.falling)
    on_key, used = (s.at[turn] >= 0 and has(tiles, int(s.at[turn])) for tiles in (s.kind[k.EXTRA_KEY], s.used[turn]))
    return broken({
        "position-end":
            (phase == k.FINISHED) != (s.winner != k.NOBODY or limit_reached) or (s.limit and s.turns > s.limit),
        "position-late-arrival": limit_reached and s.winner != k.NOBODY,
        "position-early": phase <= k.DEALING and any(moved),
        "position-begun-early": phase == k.STARTING and turn,
        "position-refill":
            (phase == k.REFILLING) != (s.left == 0),
        "position-netted-moves":
            phase in (k.MOVING, k.CHOOSING, k.EXTRA_FLIPPING) and s.netted[turn],
        "position-extra-key":
            (phase == k.CHOOSING and (not on_key or used)) or (phase == k.EXTRA_FLIPPING and not (on_key and used)),
    })  # fmt: skip
