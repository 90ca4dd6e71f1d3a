"""Every invariant of a Keys to the Castle position, in words."""

from __future__ import annotations

from itertools import combinations, compress

import numpy as np

from nightkeep.compile.kernel import python_version_of
from nightkeep.games.keys_to_the_castle import doors, knowledge
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.board import CastleBoard
from nightkeep.games.keys_to_the_castle.state import Board, State
from nightkeep.rules.record import Ints, out_of_range

MOST_COUNTED = 2**31 - 1  # turns of a game without a limit
hand_size, held_at_refill = python_version_of(knowledge.hand_size), python_version_of(knowledge.held_at_refill)
has, bare_bars = python_version_of(doors.has), python_version_of(doors.bare_bars)


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


def _broken(checks: dict[str, object]) -> list[str]:
    """Return the sentences of the checks that are true: each says what is wrong."""
    return list(compress(checks, checks.values()))


def _sizes(hands: Ints) -> list[int]:
    """Return how many cards each hand holds."""
    return [sum(hand) for hand in hands.tolist()]


def _seats(s: State) -> list[str]:
    """Check that seats have their sides, and those that are not in the game nothing [KC-2.6, KC-2.7]."""
    players = int(s.players)
    sides = s.side.tolist()[:players]
    in_order = sides == sorted(set(sides)) and sides[0] == k.SOUTH
    rows = (s.side.tolist(), s.netted.tolist(), s.used.tolist(), _sizes(s.hand))
    return _broken({
        "the sides are not those of this number of players (KC-2.6, KC-2.7)":
            not in_order or (players == 2 and sides[1] != k.NORTH),
        "a seat that is not in the game has something": any(any(row[players:]) for row in rows),
        "a seat that is not in the game has a character in the castle":
            any(at != k.OUTSIDE for at in (*s.at[players:], *s.entry[players:])),
    })  # fmt: skip


def _sets(b: Board, s: State) -> list[str]:
    """Check that sets of tiles and crossings stay inside the castle."""
    outside = ~int(b.castle[s.players])
    return _broken({
        **{
            f"{name} marks something outside the castle": np.any(np.bitwise_and(getattr(s, name), outside))
            for name in ("colour", "kind", "up", "padlocked", "sawn", "used")
        },
        "a passage lies where no four tiles meet (KC-8.1)":
            (int(s.rising) | int(s.falling)) & ~int(b.crossings[s.players]),
    })  # fmt: skip


def _tiles(b: Board, s: State) -> list[str]:
    """Check the doors: their colours, their fronts, and what lies on them."""
    castle, colours, kinds, each = int(b.castle[s.players]), s.colour.tolist(), s.kind.tolist(), sum(b.kinds.tolist())
    if any(one & other for sets in (colours, kinds) for one, other in combinations(sets, 2)):
        return ["a tile has two colours or two kinds (KC-1.2)"]
    laid, seen, bonus = sum(colours), sum(kinds), kinds[k.EXTRA_KEY] | kinds[k.EXTRA_TURN]
    bare = castle & ~laid
    first_bare = bare & -bare
    up, padlocked, sawn, barred = int(s.up), int(s.padlocked), int(s.sawn), kinds[k.BARRED]
    flips = s.phase in (k.FLIPPING, k.EXTRA_FLIPPING)
    return _broken({
        "the castle is laid out before it is drawn who begins (KC-2.16)": s.phase == k.STARTING and laid,
        "tiles are laid in order, from a1 on, until the castle is full (KC-2.5)":
            s.phase == k.LAYING and (not bare or laid & ~(first_bare - 1)),
        "the castle is not laid out in full (KC-2.5)": s.phase > k.LAYING and bare,
        **{
            f"there are not {each} {colour} tiles (KC-1.2)": colours[c].bit_count() + int(s.unused[c]) != each
            for c, colour in enumerate(k.COLOURS)
        },
        **{
            f"there are not {count} {colour} tiles of kind {k.KINDS[i]} (KC-1.2)":
                (colours[c] & kinds[i]).bit_count() + int(s.unseen[c, i]) != count
            for c, colour in enumerate(k.COLOURS) for i, count in enumerate(b.kinds.tolist())
        },
        "a tile lies face up whose kind is not noted (KC-4.7)": up & ~seen,
        "only face-up barred tiles can be sawn, and they stay so (KC-7.1, KC-7.3)": sawn & ~(barred & up),
        "a Padlock lies on uncut bars (KC-6.3)": padlocked & up & barred & ~sawn,
        "a crossing holds two passages (KC-8.4)": int(s.rising) & int(s.falling),
        "a bonus was used on a tile that has none (KC-11.6, KC-11.11)": any(int(tiles) & ~bonus for tiles in s.used),
        "a door is turned over exactly when it is workable and was never seen (KC-4.4, KC-4.6)":
            flips != (s.flip != k.OUTSIDE) or (flips and not has(castle & ~seen & ~padlocked, int(s.flip))),
    })  # fmt: skip


def _characters(b: Board, s: State) -> list[str]:
    """Check where characters are, and who has won."""
    seats = range(int(s.players))
    at, entry, netted = s.at.tolist(), s.entry.tolist(), s.netted.tolist()
    standing = [at[seat] for seat in seats if at[seat] >= 0]
    safe = int(s.up) & ~bare_bars(s)
    starts, goals = ([b.edge[s.players, int(side) ^ across] for side in s.side] for across in (0, doors.OPPOSITE))
    home = [seat for seat in seats if at[seat] >= 0 and has(goals[seat], at[seat])]
    return _broken({
        "two characters stand on one tile (KC-10.3)": len(standing) != len(set(standing)),
        "a character stands on a closed or barred tile (KC-4.9)": not all(has(safe, tile) for tile in standing),
        "a character outside the castle is netted (KC-9.1)": any(netted[seat] and at[seat] < 0 for seat in seats),
        "a character has entered by a tile that is not in its own first row (KC-10.4)":
            any(entry[seat] >= 0 and not has(starts[seat], entry[seat]) for seat in seats),
        "a character is in the castle without having entered it (KC-10.4)":
            any(at[seat] >= 0 > entry[seat] for seat in seats),
        "the winner, and nobody else, stands on its goal row (KC-12.1)":
            home != ([int(s.winner)] if s.winner != k.NOBODY else []),
    })  # fmt: skip


def _cards(b: Board, s: State) -> list[str]:
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
    return _broken({
        **{
            f"there are {total} cards {name} instead of {int(count)} (KC-1.5)": total != count
            for name, total, count in zip(k.CARDS, totals, b.cards, strict=True)
        },
        f"the draw pile holds {pile} cards, but left is {s.left}": pile != s.left,
        f"{s.dealt} cards are dealt in this phase (KC-2.13)": not fewest <= s.dealt <= most,
        **{
            f"seat {seat} holds {size} cards (KC-3.4, KC-3.5)": size != hand_size(s, seat)
            for seat, size in enumerate(_sizes(s.hand)[:players])
        },
        "cards have moved before play has begun (KC-2.14)":
            s.phase <= k.DEALING and (any(s.discard) or s.plays != k.NEVER),
    })  # fmt: skip


def _notes(b: Board, s: State) -> list[str]:
    """Check what is remembered of the last refill and the plays since [KC-13.4]."""
    players, plays = int(s.players), int(s.plays)
    at_refill = [held_at_refill(s, seat) for seat in range(players)] + [0] * (k.MOST_PLAYERS - players)
    broken = _broken({
        "the hands at the last refill are not what they were together (KC-13.4)":
            [sum(column) for column in zip(*s.held.tolist(), strict=True)] != s.together.tolist(),
        "plays are noted that nobody has made (KC-13.4)":
            any(s.played[max(plays, 0) :]) or any(note >= 9 * players for note in s.played),
        "at a refill the hand that drew last holds 4 cards, and every other one 3 (KC-3.12, KC-13.4)":
            _sizes(s.held) != at_refill,
    })  # fmt: skip
    if broken or plays == k.NEVER:
        return broken
    noted = np.zeros((k.MOST_PLAYERS, 9), np.int64)
    for note in s.played[:plays]:
        noted[divmod(note, 9)] += 1
    hand, held = np.array(s.hand.tolist()), np.array(s.held.tolist())
    lost = np.any(held > hand + noted, axis=1).tolist()
    in_the_open = np.array(b.cards.tolist()) - s.pile.tolist() - hand.sum(axis=0)
    too_many = noted.sum(axis=0) > in_the_open
    drawn = plays - 1 + (s.phase in (k.PLAYING, k.REFILLING))
    return _broken({
        "directly after a refill the seat that drew the last card plays one (KC-3.12)":
            plays == 0 and s.phase != k.PLAYING,
        "more cards were played since the last refill than in all turns (KC-3.5)": plays > s.turns + 1,
        "since the last refill more cards were drawn than the pile can have held (KC-3.13)":
            drawn + int(s.left) > sum(b.cards.tolist()) - k.HAND * players - 1,
        **{
            f"seat {seat} has not played a card that it held at the last refill (KC-13.4)": lost[seat]
            for seat in range(players)
        },
        **{
            f"more cards {name} were played since the last refill than lie in the open (KC-13.2)": wrong
            for name, wrong in zip(k.CARDS, too_many, strict=True)
        },
    })  # fmt: skip


def _course(s: State) -> list[str]:
    """Check that phase, turn count and ending fit together."""
    phase, turn = int(s.phase), int(s.turn)
    limit_reached = s.limit > 0 and s.turns >= s.limit
    moved = (s.turns, s.up, *s.kind, s.padlocked, s.rising, s.falling)
    on_key, used = (s.at[turn] >= 0 and has(tiles, int(s.at[turn])) for tiles in (s.kind[k.EXTRA_KEY], s.used[turn]))
    return _broken({
        "the game is over exactly when somebody arrives or the turn limit is reached (KC-12.1, KC-12.5)":
            (phase == k.FINISHED) != (s.winner != k.NOBODY or limit_reached) or (s.limit and s.turns > s.limit),
        "nobody can arrive after the turn limit (KC-12.6)": limit_reached and s.winner != k.NOBODY,
        "something has happened before play has begun (KC-2.5, KC-3.1)": phase <= k.DEALING and any(moved),
        "a seat has begun before it was drawn (KC-2.16)": phase == k.STARTING and turn,
        "the draw pile is refilled as soon as it is empty, and not before (KC-3.11, KC-3.12)":
            (phase == k.REFILLING) != (s.left == 0),
        "a netted player has no move (KC-9.2)":
            phase in (k.MOVING, k.CHOOSING, k.EXTRA_FLIPPING) and s.netted[turn],
        "an Extra Key is used only on its tile, and once (KC-11.1, KC-11.6)":
            (phase == k.CHOOSING and (not on_key or used)) or (phase == k.EXTRA_FLIPPING and not (on_key and used)),
    })  # fmt: skip
