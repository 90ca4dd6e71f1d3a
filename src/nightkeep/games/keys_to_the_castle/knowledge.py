"""Who knows what: card counting, the fog, and guesses that fit what a seat knows."""

from __future__ import annotations

from typing import Any

from nightkeep.core.kernel import draw_weighted, inlined, int64, kernel, part
from nightkeep.games.keys_to_the_castle.state import (
    DEALING,
    HAND,
    PLAYING,
    SPECTATORS,
    UNKNOWN,
)


@part
def count_cards(s: Any, seat: int, card: int) -> None:
    """KC-13.4, KC-1.6: a card is about to be played; who can still tell kept cards from later ones?

    Copies are alike, so of two the kept one counts as played. With a single hidden hand that is all there is to it.
    With more, somebody who sees a kind that may be a kept card or a later one can no longer tell, and is left with
    plain counting.
    """
    players = int64(s.players)
    own = int64(0)
    for c in range(9):
        own += int64(s.kept[seat, c])
    kept = int64(0)  # of this kind, in all hands
    later = int64(s.pile[card])
    for j in range(players):
        kept += int64(s.kept[j, card])
        later += int64(s.hand[j, card]) - int64(s.kept[j, card])
    tells = int64(s.tells)
    for watcher in range(SPECTATORS + 1):
        if watcher == seat or ((tells >> watcher) & 1) == 0 or (players == 2 and watcher < players):
            continue
        k = kept
        m = later
        if watcher < players:
            k -= int64(s.kept[watcher, card])
            m -= int64(s.hand[watcher, card]) - int64(s.kept[watcher, card])
        if own > 0 and k > 0 and m > 0:
            tells &= ~(1 << watcher)
    if s.kept[seat, card] > 0:
        s.kept[seat, card] -= 1
    tidy_kept(s, tells)


@part
def tidy_kept(s: Any, tells: int) -> None:
    """Forget who can tell when no kept card is left, and which cards are kept when nobody can tell."""
    players = int64(s.players)
    for watcher in range(SPECTATORS + 1):
        left = int64(0)
        for j in range(players):
            if j != watcher:
                for card in range(9):
                    left += int64(s.kept[j, card])
        if left == 0:
            tells &= ~(1 << watcher)
    for j in range(players):
        if (tells & ~(1 << j)) == 0:
            for card in range(9):
                s.kept[j, card] = 0
    s.tells = tells


@inlined
def hand_size(s: Any, seat: int) -> int:
    """KC-13.1: how many cards a hand holds, which everybody knows."""
    if s.phase <= DEALING:
        return min(int64(HAND), max(int64(0), int64(s.dealt) - HAND * seat))
    return int64(HAND) + (1 if s.phase == PLAYING and s.turn == seat else 0)


@kernel
def fog(board: Any, s: Any, seat: int) -> None:
    """KC-13.1 to KC-13.8: other hands and the draw pile become one set of unseen cards; kept cards stay known as far as
    counting goes."""
    players = int64(s.players)
    tells = int64(s.tells) & (1 << (int64(seat) if seat >= 0 else int64(SPECTATORS)))
    for j in range(players):
        for card in range(9):
            if j != seat and s.hand[j, card] >= 0:
                s.pile[card] += s.hand[j, card]
                s.hand[j, card] = UNKNOWN
                if tells != 0:
                    s.kept_cards[card] += s.kept[j, card]
                    s.kept_each[j] += s.kept[j, card]
            s.kept[j, card] = 0
    s.tells = tells


@kernel
def guess(board: Any, s: Any, seat: int, rng: Any) -> None:
    """KC-13.3, KC-13.4: kept cards are dealt to the hidden hands as far as they are known, all others evenly from the
    unseen rest."""
    players = int64(s.players)
    kept = int64(0)
    rest = int64(0)
    for card in range(9):
        s.pile[card] -= s.kept_cards[card]
        rest += int64(s.pile[card])
        kept += int64(s.kept_cards[card])
    for j in range(players):
        if j == seat:
            continue
        for card in range(9):
            s.hand[j, card] = 0
        for i in range(hand_size(s, j)):
            if i < s.kept_each[j]:
                card = draw_weighted(rng, s.kept_cards, kept)
                kept -= 1
                s.kept_cards[card] -= 1
                s.kept[j, card] += 1
            else:
                card = draw_weighted(rng, s.pile, rest)
                rest -= 1
                s.pile[card] -= 1
            s.hand[j, card] += 1
        s.kept_each[j] = 0
