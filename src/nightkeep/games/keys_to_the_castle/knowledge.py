"""Who knows what: card counting, the fog, and guesses that fit what a seat knows (KC-13.1 to KC-13.4).

What a guess means. Which card of a hand is played says nothing about the others: each of the four cards is as likely.
A seat remembers the cards it held, and the cards all hands held together, at the last refill, and all that was played
since. (What was played earlier is forgotten: at a refill every way to deal the cards of the hidden hands to them is
equally likely. With one hidden hand nothing is lost by that, for then the hand itself is known.)

Before the first refill this makes every deal of the unseen cards equally likely. After one, the cards of a hidden hand
are "kept" ones, which it held at the refill, or later ones, drawn from a pile whose cards everybody knew. A hand keeps
three cards, and the one that drew the last card four (KC-3.12). With k kept cards in the hand, the next play is one of
them with chance k/4, which is certain for the first play of the hand that kept four; so every way to
tell the plays of a hand into kept and later ones has its chance, whatever the cards are. The kinds played by all hidden
hands then fit it as well as what is unseen is likely to be what was kept: with v(t) cards of kind t unseen, x(t) of
them kept ones, V and X in all, the chance is

    product of C(v(t), x(t)) / C(V, X)        where x(t) = kept at the refill - kept ones played,

times a number that is the same for all ways. ``choose_kept_plays`` draws from the product of the two, exactly but for
the rounding of floating-point numbers; kept cards still in hands are then dealt evenly to their places, all others
evenly to the rest.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nightkeep.core.kernel import draw_weighted, inlined, int64, kernel, next32, part
from nightkeep.games.keys_to_the_castle.state import DEALING, HAND, NEVER, PLAYING, REFILLING, UNKNOWN

DIGIT = 5  # bits of a packed count: hands hold 13 cards at most, and the highest bit guards against too many
GUARDS = sum(16 << (DIGIT * card) for card in range(9))
# Rows of ``kinds``: the kept cards of a kind that may have been played, the worth of its digit; for a hand: its lots
MOST, STEP, COUNT = range(3)
# Rows of ``lots``: the cards of a lot packed into bits, their number; then, for each hand, the lots it may have played
PACKED, SIZE, OF_HAND = range(3)


@inlined
def note_play(s: Any, seat: int, card: int) -> None:
    """KC-13.2, KC-13.4: all see what is played; it is noted as long as it tells something of cards kept at a refill."""
    if s.plays != NEVER:
        s.played[s.plays] = seat * 9 + card
        s.plays += 1


@part
def note_hands(s: Any) -> None:
    """KC-13.4: at a refill each seat knows its hand, and who counts knows the hands together."""
    for card in range(9):
        s.together[card] = 0
        for seat in range(int64(s.players)):
            s.held[seat, card] = s.hand[seat, card]
            s.together[card] += s.hand[seat, card]
    for i in range(max(int64(0), int64(s.plays))):
        s.played[i] = 0
    s.plays = 0


@inlined
def hand_size(s: Any, seat: int) -> int:
    """KC-13.1: how many cards a hand holds, which everybody knows."""
    if s.phase <= DEALING:
        turns_before = (seat - int64(s.turn) + int64(s.players)) % int64(s.players)
        return min(int64(HAND), max(int64(0), int64(s.dealt) - HAND * turns_before))
    return int64(HAND) + (1 if (s.phase == PLAYING or s.phase == REFILLING) and s.turn == seat else 0)


@part
def held_at_refill(s: Any, seat: int) -> int:
    """KC-3.12, KC-13.4: how many cards a hand held at the last refill; 0 before the first.

    The seat that had drawn the last card held one more; it makes the first play after the refill.
    """
    if s.plays == NEVER:
        return int64(0)
    drawer = int64(s.turn) if s.plays == 0 else int64(s.played[0]) // 9
    return int64(HAND) + (1 if drawer == seat else 0)


@kernel
def fog(board: Any, s: Any, seat: int) -> None:
    """KC-13.1 to KC-13.8: other hands and the draw pile become one set of unseen cards."""
    for j in range(int64(s.players)):
        if j != seat:
            for card in range(9):
                if s.hand[j, card] != UNKNOWN:
                    s.pile[card] += s.hand[j, card]
                s.hand[j, card] = UNKNOWN
                s.held[j, card] = UNKNOWN


@kernel
def guess(board: Any, s: Any, seat: int, rng: Any) -> None:
    """KC-13.3, KC-13.4: the kept cards are dealt to the hidden hands that still have some, all others evenly from the
    unseen rest."""
    players = int64(s.players)
    for j in range(players):
        if j != seat:
            for card in range(9):
                s.hand[j, card] = 0
                s.held[j, card] = 0
    if s.plays != NEVER:
        choose_kept_plays(s, int64(seat), rng)
    kept = int64(0)  # from here to the end, ``together`` is what hidden hands still have of their cards at the refill
    rest = int64(0)
    for card in range(9):
        s.pile[card] -= s.together[card]
        kept += int64(s.together[card])
        rest += int64(s.pile[card])
    for j in range(players):
        if j != seat:
            old = held_at_refill(s, j)
            for card in range(9):
                old -= int64(s.held[j, card])
            for i in range(hand_size(s, j)):
                if i < old:
                    card = draw_weighted(rng, s.together, kept)
                    kept -= 1
                    s.together[card] -= 1
                    s.held[j, card] += 1
                else:
                    card = draw_weighted(rng, s.pile, rest)
                    rest -= 1
                    s.pile[card] -= 1
                s.hand[j, card] += 1
    for card in range(9):
        for j in range(players):
            s.together[card] += s.held[j, card]


@part
def choose_kept_plays(s: Any, seat: int, rng: Any) -> None:
    """KC-13.4: draw which of the cards that hidden hands have played were kept ones, and note them as held by their
    hands; leave in ``together`` the kept cards that are still hidden.

    A "lot" is a set of kept cards that were played, numbered by a digit for each kind (STEP), and packed into bits.
    Going from the last hand to the first, ``rest`` sums up the chances of all that the hands from there on may have
    played, given what those before have; then the hands choose, from the first to the last.
    Only here does a kernel take memory: at most 2592 lots are possible (13 cards of 9 kinds), far fewer as a rule.
    """
    players = int64(s.players)
    hidden = players
    if seat >= 0:
        hidden -= 1
        for card in range(9):
            s.together[card] -= s.held[seat, card]
    kinds = np.zeros((3, 9), np.int64)
    for i in range(int64(s.plays)):
        if int64(s.played[i]) // 9 != seat:
            kinds[MOST, int64(s.played[i]) % 9] += 1
    count = int64(1)
    room = int64(GUARDS)
    for card in range(9):
        kinds[MOST, card] = min(kinds[MOST, card], int64(s.together[card]))
        kinds[STEP, card] = count
        count *= kinds[MOST, card] + 1
        room += kinds[MOST, card] << (DIGIT * card)
    if count == 1:
        return
    lots = np.zeros((OF_HAND + hidden, count), np.int64)
    own = np.zeros((hidden, count), np.float64)
    rest = np.zeros((hidden + 1, count), np.float64)
    weigh_lots(s, kinds, lots, rest, hidden)
    row = int64(0)
    for j in range(players):
        if j != seat:
            weigh_plays(s, j, kinds, lots, own, row)
            row += 1
    for row in range(hidden - 1, 0, -1):
        for lot in range(count):
            if lots[SIZE, lot] <= HAND * row + 1:  # of the hands before, one may have kept four
                rest[row, lot] = total_of(kinds, lots, own, rest, row, lot, room)
    lot = int64(0)
    row = int64(0)
    for j in range(players):
        if j != seat:
            chosen = choose_lot(kinds, lots, own, rest, row, lot, room, rng)
            lot += chosen
            row += 1
            for card in range(9):
                n = (lots[PACKED, chosen] >> (DIGIT * card)) & 15
                s.held[j, card] += n
                s.together[card] -= n


@part
def weigh_lots(s: Any, kinds: Any, lots: Any, rest: Any, last: int) -> None:
    """Build up all lots kind by kind; weigh each by how likely its rest is to be what is unseen and kept."""
    done = int64(1)
    unseen = int64(0)
    kept = int64(0)
    rest[last, 0] = 1.0
    for card in range(9):
        unseen += int64(s.pile[card])
        kept += int64(s.together[card])
        for n in range(kinds[MOST, card], -1, -1):  # 0 comes last, because all others are made from it
            ways = choices(int64(s.pile[card]), int64(s.together[card]) - n)
            for lot in range(done):
                lots[PACKED, n * done + lot] = lots[PACKED, lot] + (n << (DIGIT * card))
                lots[SIZE, n * done + lot] = lots[SIZE, lot] + n
                rest[last, n * done + lot] = rest[last, lot] * ways
        done *= kinds[MOST, card] + 1
    for lot in range(done):
        if rest[last, lot] > 0:
            rest[last, lot] /= choices(unseen, kept - lots[SIZE, lot])


@part
def weigh_plays(s: Any, seat: int, kinds: Any, lots: Any, own: Any, row: int) -> None:
    """For each lot, how likely the hand is to have played just these of its plays from kept cards (times 4 a play)."""
    small = int64(0)
    most = held_at_refill(s, seat)
    for lot in range(lots.shape[1]):
        if lots[SIZE, lot] <= most:
            lots[OF_HAND + row, small] = lot
            small += 1
    own[row, 0] = 1.0
    for i in range(int64(s.plays)):
        if int64(s.played[i]) // 9 == seat:
            card = int64(s.played[i]) % 9
            for k in range(small - 1, -1, -1):  # downwards, because each lot looks at a smaller one
                lot = lots[OF_HAND + row, k]
                kept = most - lots[SIZE, lot]
                own[row, lot] *= HAND + 1 - kept
                if ((lots[PACKED, lot] >> (DIGIT * card)) & 15) > 0:
                    own[row, lot] += own[row, lot - kinds[STEP, card]] * (kept + 1)
    for k in range(small):
        if own[row, lots[OF_HAND + row, k]] > 0:
            lots[OF_HAND + row, kinds[COUNT, row]] = lots[OF_HAND + row, k]
            kinds[COUNT, row] += 1


@part
def choices(n: int, k: int) -> float:
    """Binomial coefficient; 0 where more are to be chosen than there are."""
    ways = 1.0
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


@part
def total_of(kinds: Any, lots: Any, own: Any, rest: Any, row: int, before: int, room: int) -> float:
    """The chances of all lots that a hand may have played after the hands before it, together."""
    free = room - lots[PACKED, before]
    total = 0.0
    for k in range(kinds[COUNT, row]):
        lot = lots[OF_HAND + row, k]
        if ((free - lots[PACKED, lot]) & GUARDS) == GUARDS:
            total += own[row, lot] * rest[row + 1, before + lot]
    return total


@part
def choose_lot(kinds: Any, lots: Any, own: Any, rest: Any, row: int, before: int, room: int, rng: Any) -> int:
    """One of the lots that a hand may have played, by their chances."""
    high = float(next32(rng))
    left = (high + float(next32(rng)) / 4294967296.0) / 4294967296.0
    left *= total_of(kinds, lots, own, rest, row, before, room)
    free = room - lots[PACKED, before]
    chosen = int64(0)
    for k in range(kinds[COUNT, row]):
        lot = lots[OF_HAND + row, k]
        if ((free - lots[PACKED, lot]) & GUARDS) == GUARDS and rest[row + 1, before + lot] > 0:
            chosen = lot  # the last possible one stays chosen, should rounding leave a little over
            left -= own[row, lot] * rest[row + 1, before + lot]
            if left < 0:
                break
    return chosen
