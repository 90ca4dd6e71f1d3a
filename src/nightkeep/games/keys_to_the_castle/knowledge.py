"""Who knows what: card counting, the fog, and guesses that fit what a seat knows (KC-13.1 to KC-13.4).

What a guess means. Which card of a hand is played says nothing about the others: each of the four cards is as likely.
A seat remembers the cards it held, and the cards all hands held together, at the last refill, and all that was played
since. (What was played earlier is forgotten: at a refill every way to deal the cards of the hidden hands to them is
equally likely. With one hidden hand nothing is lost by that, for then the hand itself is known.)

Before the first refill this makes every deal of the unseen cards equally likely. After one, the cards of a hidden hand
are *kept* ones, which it held at the refill, or *later* ones, drawn from a pile whose cards everybody knew. A hand
keeps three cards, and the one that drew the last card four (KC-3.12). With k kept cards in a hand of four, the next
play is a kept one with chance k/4, so every way to tell the plays of a hand into kept and later ones has a chance,
whatever the cards are. The kinds played by all hidden hands fit such a way as well as what is unseen now is likely to
contain what is still kept: with v(t) cards of kind t unseen, x(t) of them kept ones, V and X in all, the chance is

    product of C(v(t), x(t)) / C(V, X)        where x(t) = kept at the refill - kept ones played,

times a number that is the same for all ways.

How a guess is drawn. A *bag* says of each kind of card how many kept ones were played. `choose_kept_plays` draws a bag
for each hidden hand, from the product of the two chances, exactly but for the rounding of floating-point numbers:

1. `weigh_unseen` lists all bags that the hidden hands together may have played, and weighs each by the formula above.
2. `weigh_plays` works out for each hand how likely it is to have played just this bag of its kept cards.
3. From the last hand to the first, ``rest[row, bag]`` sums up the weights of everything that hands from ``row`` on may
   have played if those before them have played ``bag`` together.
4. From the first hand to the last, each draws its bag by its own weight times that of the rest.

Kept cards that are still in hands are then dealt evenly to their places, all other cards evenly to the remaining ones.
"""

from __future__ import annotations

from nightkeep.compile import room
from nightkeep.compile.kernel import Random, device, draw_weighted, int64, kernel, macro, next32
from nightkeep.games.keys_to_the_castle import state as k
from nightkeep.games.keys_to_the_castle.state import Board, State
from nightkeep.rules.record import Floats, Ints

# The counts of a bag are packed into one number, DIGIT bits for each kind: four for the count (hands hold 13 cards at
# most), and a guard above them. With all guards set, packed counts can be subtracted at once: a count that would become
# negative borrows from its guard, so all guards are still set exactly if no count was too large.
DIGIT = 5
GUARDS = sum(16 << (DIGIT * card) for card in range(9))
# The rows of ``kinds``. By kind of card: how many kept cards the hidden hands may have played together, and how much
# one of them adds to the number of a bag. By hidden hand: how many bags it may have played. At last a single number:
# the counts of MOST packed, with all guards set.
MOST, STEP, COUNT, ROOM = range(4)
# The rows of ``bags``. By bag: its counts packed, and their sum. Then, for each hidden hand, the bags it may have
# played.
PACKED, SIZE, OF_HAND = range(3)


@macro
def note_play(s: State, seat: int, card: int) -> None:
    """Note a card that was played, which all see; before the first refill it tells nothing [KC-13.2, KC-13.4]."""
    if s.plays != k.NEVER:
        s.played[s.plays] = seat * 9 + card
        s.plays += 1


@device
def note_hands(s: State) -> None:
    """Note at a refill what each hand holds, and all hands together, which counting tells everybody [KC-13.4]."""
    for card in range(9):
        s.together[card] = 0
        for seat in range(int64(s.players)):
            s.held[seat, card] = s.hand[seat, card]
            s.together[card] += s.hand[seat, card]
    for i in range(max(int64(0), int64(s.plays))):
        s.played[i] = 0
    s.plays = 0


@macro
def hand_size(s: State, seat: int) -> int:
    """Return how many cards a hand holds, which everybody knows [KC-13.1]."""
    if s.phase <= k.DEALING:
        # Cards are dealt hand by hand, from the seat that begins.
        turns_before = (seat - int64(s.turn) + int64(s.players)) % int64(s.players)
        return min(int64(k.HAND), max(int64(0), int64(s.dealt) - k.HAND * turns_before))
    return int64(k.HAND) + (1 if (s.phase == k.PLAYING or s.phase == k.REFILLING) and s.turn == seat else 0)


@device
def held_at_refill(s: State, seat: int) -> int:
    """Return how many cards a hand held at the last refill; 0 before the first [KC-3.12, KC-13.4].

    The seat that had drawn the last card held one more; it makes the first play after the refill.
    """
    if s.plays == k.NEVER:
        return int64(0)
    drawer = int64(s.turn) if s.plays == 0 else int64(s.played[0]) // 9
    return int64(k.HAND) + (1 if drawer == seat else 0)


@kernel
def fog(board: Board, s: State, seat: int) -> None:
    """Make other hands and the draw pile one set of unseen cards [KC-13.1 to KC-13.8]."""
    for j in range(int64(s.players)):
        if j != seat:
            for card in range(9):
                # Fogging twice must do no harm: an unknown hand lies in ``pile`` already.
                if s.hand[j, card] != k.UNKNOWN:
                    s.pile[card] += s.hand[j, card]
                s.hand[j, card] = s.held[j, card] = k.UNKNOWN


@kernel
def guess(board: Board, s: State, seat: int, rng: Random) -> None:
    """Deal the kept cards to the hidden hands they are in, and the unseen rest evenly [KC-13.3, KC-13.4]."""
    players = int64(s.players)
    for j in range(players):
        if j != seat:
            for card in range(9):
                s.hand[j, card] = s.held[j, card] = 0
    if s.plays != k.NEVER:
        choose_kept_plays(s, int64(seat), rng)
    kept = int64(0)  # from here to the end, ``together`` is what hidden hands still have of their cards at the refill
    rest = int64(0)
    for card in range(9):
        s.pile[card] -= s.together[card]
        kept += int64(s.together[card])
        rest += int64(s.pile[card])
    for j in range(players):
        if j != seat:
            old = held_at_refill(s, j)  # less the kept cards it has played: the kept cards still in the hand
            for card in range(9):
                old -= int64(s.held[j, card])
            for i in range(hand_size(s, j)):
                # The first ``old`` places of the hand get kept cards, the others what is left of the unseen ones.
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


@device
def choose_kept_plays(s: State, seat: int, rng: Random) -> None:
    """Draw which of the cards that hidden hands have played were kept ones [KC-13.4].

    They are noted in ``held`` of their hands; ``together`` keeps the kept cards that are still hidden. The number of a
    bag has a digit for each kind, so the numbers of two bags add up to that of both together.

    It needs room to work in: at most 2592 bags are possible (13 cards of 9 kinds), far fewer as a rule.
    """
    players = int64(s.players)
    hidden = players
    if seat >= 0:
        hidden -= 1
        for card in range(9):
            s.together[card] -= s.held[seat, card]
    kinds = room.whole_numbers(4, 9)
    for i in range(int64(s.plays)):
        if int64(s.played[i]) // 9 != seat:
            kinds[MOST, int64(s.played[i]) % 9] += 1
    count = int64(1)
    kinds[ROOM, 0] = GUARDS
    for card in range(9):
        # Not more kept cards of a kind can have been played than hands of others held, nor than were played at all.
        kinds[MOST, card] = min(kinds[MOST, card], int64(s.together[card]))
        # Mixed radix: bag = sum of (kept cards played of a kind) * STEP[kind], from 0 to count - 1.
        kinds[STEP, card] = count
        count *= kinds[MOST, card] + 1
        kinds[ROOM, 0] += kinds[MOST, card] << (DIGIT * card)
    # Only the empty bag is possible: no kept card was played.
    if count == 1:
        return
    bags = room.whole_numbers(OF_HAND + hidden, count)
    own = room.fractions(hidden, count)
    rest = room.fractions(hidden + 1, count)
    weigh_unseen(s, kinds, bags, rest, hidden)
    row = int64(0)
    for j in range(players):
        if j != seat:
            weigh_plays(s, j, kinds, bags, own, row)
            row += 1
    # Step 3, from the last hand to the second; rest[hidden] is from weigh_unseen.
    for row in range(hidden - 1, 0, -1):
        for bag in range(count):
            if bags[SIZE, bag] <= k.HAND * row + 1:  # of the hands before, one may have kept four
                rest[row, bag] = total_weight(kinds, bags, own, rest, row, bag)
    # Step 4: ``before`` is what the hands so far have played together.
    before = int64(0)
    row = int64(0)
    for j in range(players):
        if j != seat:
            chosen = choose_bag(kinds, bags, own, rest, row, before, rng)
            before += chosen
            row += 1
            for card in range(9):
                # ``held`` now counts the kept cards that this hand has played; guess takes them from what it held.
                n = (bags[PACKED, chosen] >> (DIGIT * card)) & 15
                s.held[j, card] += n
                s.together[card] -= n


@device
def weigh_unseen(s: State, kinds: Ints, bags: Ints, rest: Floats, last: int) -> None:
    """List all bags, and weigh each by how likely the unseen cards are to contain what is then still kept.

    Bags are built up kind by kind: those without a card of the kind are there already (bag 0 to ``done - 1``), and are
    copied once for each number of its cards.
    """
    done = int64(1)
    unseen = int64(0)
    kept = int64(0)
    rest[last, 0] = 1.0
    for card in range(9):
        unseen += int64(s.pile[card])
        kept += int64(s.together[card])
        for n in range(kinds[MOST, card], -1, -1):  # 0 comes last, because all others are made from it
            # C(v, x): of v unseen cards of the kind, x = kept - n are kept ones.
            ways = choices(int64(s.pile[card]), int64(s.together[card]) - n)
            for bag in range(done):
                bags[PACKED, n * done + bag] = bags[PACKED, bag] + (n << (DIGIT * card))
                bags[SIZE, n * done + bag] = bags[SIZE, bag] + n
                rest[last, n * done + bag] = rest[last, bag] * ways
        done *= kinds[MOST, card] + 1
    for bag in range(done):
        if rest[last, bag] > 0:
            rest[last, bag] /= choices(unseen, kept - bags[SIZE, bag])


@device
def weigh_plays(s: State, seat: int, kinds: Ints, bags: Ints, own: Floats, row: int) -> None:
    """Weigh each bag by how likely the hand is to have played just this of its kept cards (times 4 for each play).

    The plays are gone through in order. ``own[row, bag]`` is the weight of having played ``bag`` so far: the next play
    was a later card, of which there are 4 - kept in the hand, or it completed the bag, as one of kept + 1 kept cards.
    """
    small = int64(0)
    most = held_at_refill(s, seat)
    for bag in range(bags.shape[1]):
        if bags[SIZE, bag] <= most:
            bags[OF_HAND + row, small] = bag
            small += 1
    own[row, 0] = 1.0
    for i in range(int64(s.plays)):
        if int64(s.played[i]) // 9 == seat:
            card = int64(s.played[i]) % 9
            for at in range(small - 1, -1, -1):  # downwards, because each bag looks at a smaller one
                bag = bags[OF_HAND + row, at]
                kept = most - bags[SIZE, bag]
                # First the case of a later card: the bag stays. Then that of a kept card: from the bag with one less of
                # the kind.
                own[row, bag] *= k.HAND + 1 - kept
                if ((bags[PACKED, bag] >> (DIGIT * card)) & 15) > 0:
                    own[row, bag] += own[row, bag - kinds[STEP, card]] * (kept + 1)
    for at in range(small):  # keep the possible ones
        if own[row, bags[OF_HAND + row, at]] > 0:
            bags[OF_HAND + row, kinds[COUNT, row]] = bags[OF_HAND + row, at]
            kinds[COUNT, row] += 1


@device
def choices(n: int, k: int) -> float:
    """Return the binomial coefficient; 0 where more are to be chosen than there are."""
    ways = 1.0
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


@device
def total_weight(kinds: Ints, bags: Ints, own: Floats, rest: Floats, row: int, before: int) -> float:
    """Return the weights of all bags that a hand may have played after the hands before it, together."""
    free = kinds[ROOM, 0] - bags[PACKED, before]
    total = 0.0
    for at in range(kinds[COUNT, row]):
        bag = bags[OF_HAND + row, at]
        if ((free - bags[PACKED, bag]) & GUARDS) == GUARDS:
            total += own[row, bag] * rest[row + 1, before + bag]
    return total


@device
def choose_bag(kinds: Ints, bags: Ints, own: Floats, rest: Floats, row: int, before: int, rng: Random) -> int:
    """Draw one of the bags that a hand may have played, by their weights, and return it."""
    # 64 random bits as a fraction from 0 to 1, then as a part of the total weight.
    high = float(next32(rng))
    left = (high + float(next32(rng)) / 4294967296.0) / 4294967296.0
    left *= total_weight(kinds, bags, own, rest, row, before)
    free = kinds[ROOM, 0] - bags[PACKED, before]
    chosen = int64(0)
    for at in range(kinds[COUNT, row]):
        bag = bags[OF_HAND + row, at]
        if ((free - bags[PACKED, bag]) & GUARDS) == GUARDS and rest[row + 1, before + bag] > 0:
            chosen = bag  # the last possible one stays chosen, should rounding leave a little over
            left -= own[row, bag] * rest[row + 1, before + bag]
            if left < 0:
                break
    return chosen
