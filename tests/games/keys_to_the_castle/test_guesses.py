"""Guesses have the right odds (KC-13.3, KC-13.4): compared with brute force, before a refill and after.

Brute force retells the definition and knows no formula: every deal, every draw and every place in the hand a card may
be played from is gone through one by one, and what does not fit the cards that were seen is left out.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import nightkeep as nk
from nightkeep.games.keys_to_the_castle.state import CARDS
from tests.games.keys_to_the_castle.support import GAME, castle, hand, pile

Hands = tuple[tuple[str, ...], ...]


def hands_of(state: nk.State, seats: list[int]) -> Hands:
    """Hands as sorted cards."""
    return tuple(tuple(sorted(hand(state, j).elements())) for j in seats)


def held_by(state: nk.State, seats: list[int]) -> Hands:
    """Hands at the last refill, as sorted cards."""
    rows = state.to_dict()["held"]
    return tuple(tuple(sorted(Counter(dict(zip(CARDS, rows[j], strict=True))).elements())) for j in seats)


def hidden_from(state: nk.State, seat: int | None) -> list[int]:
    return [j for j in range(state.game.players) if j != seat]


def guesses(state: nk.State, seat: int | None, n: int) -> Counter[Hands]:
    """Hidden hands of many guesses."""
    hidden = hidden_from(state, seat)
    return Counter(hands_of(state.guessed(seat, seed=5, index=index), hidden) for index in range(n))


def fits(found: Counter[Any], odds: dict[Any, Fraction]) -> None:
    """Pearson's chi-square, with rare outcomes put together; a right sampler fails once in some 10 000 times."""
    n = found.total()
    assert set(found) <= set(odds), f"impossible: {set(found) - set(odds)}"
    assert sum(odds.values()) == 1
    common = {h: p for h, p in odds.items() if float(p) * n >= 8}
    cells = [(found[h], float(p) * n) for h, p in common.items()]
    rare = 1 - sum(common.values())
    if float(rare) * n >= 8:
        cells.append((n - sum(found[h] for h in common), float(rare) * n))
    chi = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    df = len(cells) - 1
    # Wilson and Hilferty's bound for the 0.9999 quantile
    bound = df * (1 - 2 / (9 * df) + 3.72 * (2 / (9 * df)) ** 0.5) ** 3 if df else 0.0
    assert chi <= bound + 1e-9, f"chi-square {chi:.1f} with {df} degrees of freedom, bound {bound:.1f}"


def deals(unseen: Counter[str], sizes: list[int]) -> dict[Hands, Fraction]:
    """By brute force: every way to deal single cards from the unseen ones, each equally likely."""
    cards = list(unseen.elements())
    odds: Counter[Hands] = Counter()

    def deal(left: tuple[int, ...], done: Hands) -> None:
        if len(done) == len(sizes):
            odds[done] += 1
            return
        for chosen in itertools.combinations(left, sizes[len(done)]):
            rest = tuple(i for i in left if i not in chosen)
            deal(rest, (*done, tuple(sorted(cards[i] for i in chosen))))

    deal(tuple(range(len(cards))), ())
    total = sum(odds.values())
    return {h: Fraction(n, total) for h, n in odds.items()}


KEYS_GONE = {"key-blue": 7, "key-red": 7, "key-green": 7, "key-yellow": 6}


def test_guess_before_any_refill() -> None:
    """KC-13.3, KC-13.4: few cards unseen; every way to deal them to the hidden hand is equally likely."""
    gone: dict[str, int] = {**KEYS_GONE, "skeleton": 7, "passage": 5, "padlock": 4}
    state = castle("skeleton hacksaw net", "padlock key-yellow hacksaw", discard=gone, phase="drawing")
    unseen = pile(state) + hand(state, 1)
    assert unseen == {"key-yellow": 1, "skeleton": 2, "padlock": 2, "hacksaw": 2, "net": 1}
    fits(guesses(state, 0, 6000), deals(unseen, [3]))


def test_guess_while_somebody_holds_four() -> None:
    """KC-13.1: during another seat's play its hand of four is dealt, and the next hand of three from the same cards."""
    gone: dict[str, int] = {**KEYS_GONE, "skeleton": 7, "passage": 5, "padlock": 4}
    state = castle(
        "skeleton skeleton net",
        "padlock key-yellow hacksaw net",
        "hacksaw skeleton padlock",
        players=3,
        discard=gone,
        turn=1,
    )
    unseen = pile(state) + hand(state, 1) + hand(state, 2)
    assert (hand(state, 1).total(), unseen.total()) == (4, 8)
    fits(guesses(state, 0, 6000), deals(unseen, [4, 3]))


def test_guess_for_spectators() -> None:
    """KC-13.1: somebody without a seat knows no hand at all."""
    gone: dict[str, int] = {**KEYS_GONE, "skeleton": 9, "passage": 5, "padlock": 4}
    state = castle("skeleton hacksaw net", "padlock key-yellow hacksaw", discard=gone, phase="drawing")
    unseen = pile(state) + hand(state, 0) + hand(state, 1)
    fits(guesses(state, None, 6000), deals(unseen, [3, 3]))


def played_on(state: nk.State, *actions: str) -> nk.State:
    for action in actions:
        state.play(action)
    return state


def empty_pile(*hands: str, players: int) -> nk.State:
    """All cards that are not in hands are discarded; seat 1 has drawn the last one, and it is time to refill."""
    cards = Counter(
        {
            "key-blue": 7,
            "key-red": 7,
            "key-green": 7,
            "key-yellow": 7,
            "skeleton": 10,
            "padlock": 6,
            "passage": 5,
            "hacksaw": 3,
            "net": 2,
        }
    )
    for held in hands:
        cards -= Counter(held.split())
    return castle(*hands, players=players, discard=cards, phase="refilling")


def test_hands_are_fixed_when_the_pile_is_empty() -> None:
    """KC-13.4: with two players the other hand is known then, and right after the refill."""
    state = empty_pile("key-red key-red net key-blue", "padlock skeleton hacksaw", players=2)
    held = (("hacksaw", "padlock", "skeleton"),)
    four = (("key-blue", "key-red", "key-red", "net"),)
    fits(guesses(state, 0, 50), {held: Fraction(1)})
    fits(guesses(state, 1, 50), {four: Fraction(1)})
    state.play("refill")
    fits(guesses(state, 0, 50), {held: Fraction(1)})
    fits(guesses(state, 1, 50), {four: Fraction(1)})
    played_on(state, "throw net", "stay")
    fits(guesses(state, 0, 50), {held: Fraction(1)})
    fits(guesses(state, 1, 50), {(("key-blue", "key-red", "key-red"),): Fraction(1)})


def test_hands_together_are_fixed_after_a_refill() -> None:
    """KC-3.12, KC-13.4: with three players the other two hands taken together, the one that drew the last card with
    four; how they are divided is open. A spectator knows all three together."""
    hands = ("key-red key-red net key-blue", "padlock skeleton hacksaw", "skeleton skeleton net")
    state = empty_pile(*hands, players=3)
    for _ in range(2):  # before the refill, when the pile is empty, and after it
        fits(guesses(state, 0, 4000), deals(hand(state, 1) + hand(state, 2), [3, 3]))
        fits(guesses(state, 1, 4000), deals(hand(state, 0) + hand(state, 2), [4, 3]))
        fits(guesses(state, None, 4000), deals(hand(state, 0) + hand(state, 1) + hand(state, 2), [4, 3, 3]))
        if state.actions() == ["refill"]:
            state.play("refill")


# ---------------------------------------------------------------------- some turns after a refill


class Turn(NamedTuple):
    """What was drawn and played; ``drawn`` is None if it was drawn before the refill (KC-3.12), ``played`` is None
    while the hand holds four."""

    seat: int
    drawn: str | None
    played: str | None


def by_brute_force(at_refill: nk.State, turns: list[Turn], seat: int | None) -> dict[tuple[Hands, Hands], Fraction]:
    """What a seat can know of the hidden hands, now and at the refill, with the odds of each possibility.

    At the refill the cards of the hidden hands are dealt in every way, four to the one that has just drawn; whoever
    draws gets each card of the pile; and each of the four cards of a hidden hand is as likely to be the one played. Own
    cards are as they were.
    """
    hidden = hidden_from(at_refill, seat)
    together = sum((hand(at_refill, j) for j in hidden), Counter[str]())
    full = tuple(sorted(pile(at_refill).elements()))
    paths: Counter[tuple[Hands, Hands, tuple[str, ...]]] = Counter()
    for deal, p in deals(together, [hand(at_refill, j).total() for j in hidden]).items():
        paths[deal, deal, full] = int(p * 10**12 * 1201200)  # 13! / 4! 3!^3: every deal's odds become whole numbers
    for turn in turns:
        following: Counter[tuple[Hands, Hands, tuple[str, ...]]] = Counter()
        for (first, now, left), weight in paths.items():
            cards = set(left) if turn.seat != seat else {turn.drawn} & set(left)
            for drawn in cards if turn.drawn is not None else {None}:
                chance = weight * (1 if drawn is None else left.count(drawn))
                rest = list(left)
                if drawn is not None:
                    rest.remove(drawn)
                if turn.seat == seat:
                    following[first, now, tuple(rest)] += chance
                    continue
                row = hidden.index(turn.seat)
                four = now[row] if drawn is None else (*now[row], drawn)
                for place in range(4):
                    if turn.played is None or four[place] == turn.played:
                        kept = four if turn.played is None else four[:place] + four[place + 1 :]
                        hands = (*now[:row], tuple(sorted(kept)), *now[row + 1 :])
                        following[first, hands, tuple(rest)] += chance
        paths = following
    odds: Counter[tuple[Hands, Hands]] = Counter()
    for (first, now, _), weight in paths.items():
        odds[now, first] += weight
    total = odds.total()
    return {hands: Fraction(weight, total) for hands, weight in odds.items()}


def deck(folder: Path, **cards: int) -> str:
    """A board with another deck and a castle of nine open doors."""
    lines = [f"{card} = {cards.get(card, 0)}" for card in ("key", "skeleton", "padlock", "passage", "hacksaw", "net")]
    text = f"""game = "{GAME}"
name = "A small deck"
[[castle]]
players = [2, 3, 4]
columns = 3
rows = 3
[tiles]
open = 3
barred = 0
extra-key = 0
extra-turn = 0
[cards]
"""
    path = folder / "small.toml"
    path.write_text(text + "\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def at_a_refill(players: int, board: str, dice: random.Random, drawer: int = 0) -> nk.State:
    """Hands dealt at random, the fourth card of the drawer among them; all others in the pile just refilled."""
    game: Any = nk.game(GAME, players=players, board=board)
    cards = [card for i, card in enumerate(CARDS) for _ in range(int(game.board.record.cards[i]))]
    dice.shuffle(cards)
    hands = [" ".join(cards.pop() for _ in range(4 if seat == drawer else 3)) for seat in range(players)]
    state = castle(*hands, players=players, board=board, discard=Counter(cards), phase="refilling", turn=drawer)
    state.play("refill")
    return state


def some_turns(state: nk.State, n: int, dice: random.Random, four: bool = False) -> list[Turn]:
    """Draws and throws at random, as many as asked for, the first without a draw (KC-3.12); ``four``: the last card
    drawn is not yet followed by a play."""
    turns = []
    for i in range(n):
        seat = int(state.to_dict()["turn"])
        drawn = None
        if state.actor == nk.CHANCE:
            drawn = dice.choice(sorted(pile(state).elements()))
            state.play(f"draw {drawn}")
        if four and i == n - 1:
            return [*turns, Turn(seat, drawn, None)]
        played = dice.choice(sorted(hand(state, seat).elements()))
        played_on(state, f"throw {played}", "stay")
        turns.append(Turn(seat, drawn, played))
    return turns


SMALL = {"key": 2, "skeleton": 6, "padlock": 1, "passage": 1, "hacksaw": 1, "net": 1}
PLAIN = {"skeleton": 14, "padlock": 4, "passage": 2, "net": 3}  # four kinds, so that many plays may be old or new
CASES = [  # players, watcher, the one who drew the last card, cards, turns, the last of them without a play
    (2, 0, 0, SMALL, 4, False),
    (2, 0, 1, SMALL, 6, False),
    (2, 1, 0, SMALL, 9, False),
    (2, 0, 0, SMALL, 8, True),
    (2, 0, 1, PLAIN, 12, False),
    (2, 1, 1, PLAIN, 14, False),
    (2, None, 0, PLAIN, 8, False),
    (3, 0, 1, SMALL, 1, True),
    (3, 0, 2, SMALL, 3, False),
    (3, 1, 0, PLAIN, 6, False),
    (3, 2, 2, PLAIN, 9, False),
    (3, 0, 2, PLAIN, 11, True),
    (3, None, 1, PLAIN, 5, False),
    (4, 0, 3, PLAIN, 1, False),
    (4, 0, 1, PLAIN, 4, False),
    (4, 2, 0, PLAIN, 8, False),
    (4, 3, 3, PLAIN, 9, False),
    (4, 1, 2, PLAIN, 7, True),
    (4, None, 3, PLAIN, 5, True),
]


@pytest.mark.parametrize(
    ("players", "seat", "drawer", "cards", "n", "four"),
    CASES,
    ids=[
        f"{p}-players-{'spectator' if w is None else w}-{d}-drew-{n}-turns{'-four' * f}" for p, w, d, _, n, f in CASES
    ],
)
def test_guess_some_turns_after_a_refill(
    tmp_path: Path, players: int, seat: int | None, drawer: int, cards: dict[str, int], n: int, four: bool
) -> None:
    """KC-3.12, KC-13.4 on a small deck: hidden hands, and what they were at the refill, have the odds that brute force
    gives them, and the truth is never left out."""
    dice = random.Random(f"{players} {seat} {n} {four}")
    state = at_a_refill(players, deck(tmp_path, **cards), dice, drawer)
    start = state.copy()
    turns = some_turns(state, n, dice, four)
    odds = by_brute_force(start, turns, seat)
    hidden = hidden_from(state, seat)
    assert (hands_of(state, hidden), hands_of(start, hidden)) in odds
    assert len(odds) > 2, "nothing is open in this position"
    found: Counter[tuple[Hands, Hands]] = Counter()
    for index in range(5000):
        guess = state.guessed(seat, seed=3, index=index)
        found[hands_of(guess, hidden), held_by(guess, hidden)] += 1
    fits(found, odds)


def test_the_first_play_after_a_refill_is_a_kept_card() -> None:
    """KC-3.12, KC-13.4: the hand that drew the last card holds four kept cards, so what it plays first is one of them;
    what the next hand plays may be a later one."""
    hands = ("key-red key-red key-red", "padlock skeleton hacksaw net", "skeleton net key-red")
    cards = Counter(dict(zip(CARDS, (7, 7, 7, 7, 10, 6, 5, 3, 2), strict=True)))
    for held in hands:
        cards -= Counter(held.split())
    state = castle(*hands, players=3, discard=cards, phase="refilling", turn=1)
    kept = hand(state, 1) + hand(state, 2)
    played_on(state, "refill", "throw net", "stay")
    # seat 2 is as likely to have played any of its four: of all ways to deal seven cards, those that gave it a Net
    odds: Counter[Hands] = Counter()
    for (four, three), p in deals(kept, [4, 3]).items():
        if "net" in four:
            now = list(four)
            now.remove("net")
            odds[tuple(now), three] += p * Fraction(four.count("net"), 4)
    whole = sum(odds.values())
    fits(guesses(state, 0, 4000), {hands: p / whole for hands, p in odds.items()})


def test_a_play_that_can_only_be_old_or_only_new() -> None:
    """KC-13.4: nobody had kept a green Key, so it is a later card and all kept ones are still there; both Nets were
    kept, so a Net is one of them; how the other kept cards are divided stays open."""
    state = empty_pile("key-red key-red key-red key-blue", "padlock skeleton hacksaw", "skeleton net net", players=3)
    played_on(state, "refill", "throw key-blue", "stay")
    played_on(state, "draw key-green", "throw key-green", "stay")
    fits(guesses(state, 0, 4000), deals(hand(state, 1) + hand(state, 2), [3, 3]))
    played_on(state, "draw key-green", "throw net", "stay")
    kept = Counter({"padlock": 1, "skeleton": 2, "hacksaw": 1, "net": 1})
    later = pile(state) + Counter(["key-green"])
    expected: Counter[Hands] = Counter()
    for (one, two), p in deals(kept, [3, 2]).items():
        for card, n in later.items():
            expected[one, tuple(sorted((*two, card)))] += p * Fraction(n, later.total())
    fits(guesses(state, 0, 6000), dict(expected))


def test_an_old_or_a_new_card() -> None:
    """KC-13.4, worked out by hand: seat 2 held a red Key, a Net and a Hacksaw at the refill and plays a red Key.

    It is the kept one with chance 3/4 times 1/3, and one of the 4 red Keys among the 47 cards of the pile with chance
    1/4 times 4/47: 47 to 4."""
    state = empty_pile("key-red key-red padlock net", "key-red net hacksaw", players=2)
    played_on(state, "refill", "throw net", "stay", "draw key-blue", "throw key-red", "stay")
    unseen = pile(state) + hand(state, 1)
    assert (unseen["key-red"], unseen.total()) == (4, 49)
    odds = {(("hacksaw", "key-red", "net"),): Fraction(4, 51)}
    later = unseen - Counter(["net", "hacksaw"])
    for card, n in later.items():
        cards = (tuple(sorted(("net", "hacksaw", card))),)
        odds[cards] = odds.get(cards, Fraction(0)) + Fraction(47, 51) * Fraction(n, later.total())
    fits(guesses(state, 0, 12000), odds)


def test_plays_of_one_hand_tell_of_another(tmp_path: Path) -> None:
    """KC-13.4: one Padlock was kept and two were in the pile. Two hands have played a Padlock each, and at most one of
    them the kept one; each is as likely to have had it, until one plays a Net, which may be a kept one too."""
    board = deck(tmp_path, skeleton=14, padlock=3, passage=3, net=2)
    hands = ("skeleton skeleton skeleton skeleton", "padlock net passage", "skeleton skeleton passage")
    rest = Counter({"skeleton": 8, "padlock": 2, "passage": 1, "net": 1})
    state = castle(*hands, players=3, board=board, discard=rest, phase="refilling")
    state.play("refill")
    start = state.copy()
    turns = [Turn(0, None, "skeleton"), Turn(1, "skeleton", "padlock"), Turn(2, "padlock", "padlock")]
    early = by_brute_force(start, turns, 0)
    assert sum(p for (_, first), p in early.items() if "padlock" in first[0]) == Fraction(1, 2)
    more = [Turn(0, "skeleton", "skeleton"), Turn(1, "skeleton", "net")]
    for played, odds in ((turns, early), (more, by_brute_force(start, turns + more, 0))):
        for turn in played:
            if turn.drawn is not None:
                state.play(f"draw {turn.drawn}")
            played_on(state, f"throw {turn.played}", "stay")
        found: Counter[tuple[Hands, Hands]] = Counter()
        for index in range(1500):
            guess = state.guessed(0, seed=8, index=index)
            found[hands_of(guess, [1, 2]), held_by(guess, [1, 2])] += 1
        fits(found, odds)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("drawer", [0, 1])
def test_all_kept_cards_of_a_hand_are_played(tmp_path: Path, players: int, drawer: int) -> None:
    """KC-13.4: the only Padlock, Passage and Net were kept, and a Hacksaw too by the one who drew last; who has played
    all of them has kept nothing else, and all of its cards are later ones."""
    marked = ("padlock", "passage", "net", "hacksaw")[: 3 + drawer]
    board = deck(tmp_path, skeleton=20, **dict.fromkeys(marked, 1))
    state = castle(
        "skeleton",
        " ".join(marked),
        players=players,
        board=board,
        discard={"skeleton": 20 - 3 * (players - 1) - (drawer == 0)},
        phase="refilling",
        turn=drawer,
    )
    state.play("refill")
    plays = 0
    while plays < len(marked):
        if state.actor == nk.CHANCE:
            state.play("draw skeleton")
        seat = state.actor
        played_on(state, f"throw {marked[plays] if seat == 1 else 'skeleton'}", "stay")
        plays += seat == 1
    for seat in (0, None):
        for index in range(20):
            guess = state.guessed(seat, seed=1, index=index)
            assert guess.status() == []
            assert held_by(guess, [1]) == (tuple(sorted(marked)),)
            assert hands_of(guess, [1]) == (("skeleton",) * 3,)


def test_old_plays_are_forgotten_at_the_next_refill(tmp_path: Path) -> None:
    """KC-13.4: a refill fixes the hands together once more, and only that is remembered: positions that differ in
    nothing but what was played before it are the same."""
    dice = random.Random(4)
    state = at_a_refill(3, deck(tmp_path, **PLAIN), dice)
    turns = some_turns(state, 13, dice)
    last = next(iter(pile(state)))
    state.play(f"draw {last}")
    assert state.actions() == ["refill"]
    assert state.to_dict()["plays"] == len(turns)
    state.play("refill")
    d = state.to_dict()
    assert d["held"] == d["hand"] and d["plays"] == 0 and not any(d["played"])
    assert d["together"] == [sum(column) for column in zip(*d["hand"], strict=True)]
    assert [sum(row) for row in d["held"]] == [3, 4, 3, 0], "seat 2 has drawn the last card and holds four"
    fits(guesses(state, 0, 4000), deals(hand(state, 1) + hand(state, 2), [4, 3]))


def test_notes_never_run_out(tmp_path: Path) -> None:
    """KC-13.4: the largest deck there may be, refilled in full and drawn down to its last card, is noted play by
    play."""
    cards = {"key": 20, "skeleton": 20, "padlock": 10, "passage": 5, "hacksaw": 3, "net": 2}
    dice = random.Random(1)
    state = at_a_refill(2, deck(tmp_path, **cards), dice)
    turns = some_turns(state, 113, dice)
    state.play(f"draw {next(iter(pile(state)))}")
    d = state.to_dict()
    assert d["plays"] == 113 == len(d["played"])
    assert state.status() == []
    assert state.actions() == ["refill"]
    assert [CARDS[note % 9] for note in d["played"]] == [turn.played for turn in turns]
    assert [note // 9 for note in d["played"]] == [turn.seat for turn in turns]
    for seat in (0, 1, None):
        guess = state.guessed(seat, seed=2)
        assert guess.status() == []
        assert guess.fogged(seat).to_bytes() == state.fogged(seat).to_bytes()
        assert not guess.to_dict()["left"] and not pile(guess)


# ---------------------------------------------------------------------- with every card's effect


def drawn_by_lot(state: nk.State, dice: random.Random) -> None:
    """One action; the card played is any of the four in the hand, which is what guesses go by."""
    actions = state.actions()
    if state.actor == nk.CHANCE:
        odds = state.odds()
        state.play(dice.choices(list(odds), [float(p) for p in odds.values()])[0])
    elif actions[0].startswith("throw"):
        card = dice.choice(sorted(hand(state, state.actor).elements()))
        state.play(dice.choice([action for action in actions if action.split()[1] == card]))
    else:
        state.play(dice.choice(actions))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_guesses_are_as_good_as_the_truth(players: int) -> None:
    """KC-13.4: from one refill to the next, with every card's effect, nobody who sees true hands and guessed ones could
    say which is which: both have as many cards kept from the refill, and as many of each kind."""
    dice = random.Random(players)
    names = ("kept", *CARDS)
    differences: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(5):
        state = at_a_refill(players, "default", dice, dice.randrange(players))
        while not state.is_over and state.actions() != ["refill"]:
            drawn_by_lot(state, dice)
            if state.actor != nk.CHANCE or dice.random() > 0.7:
                continue
            seat = dice.randrange(players)
            hidden = hidden_from(state, seat)
            guess = state.guessed(seat, seed=dice.randrange(10**6))
            assert guess.status() == []
            assert guess.fogged(seat).to_bytes() == state.fogged(seat).to_bytes()
            counts = []
            for one in (state, guess):
                kinds = sum((hand(one, j) for j in hidden), Counter[str]())
                held = held_by(one, hidden)
                same = sum((hand(one, j) & Counter(held[i])).total() for i, j in enumerate(hidden))
                counts.append({"kept": same, **{card: kinds[card] for card in CARDS}})
            for name in names:
                differences[name].append(counts[0][name] - counts[1][name])
    for name, found in differences.items():
        mean = sum(found) / len(found)
        spread = (sum((x - mean) ** 2 for x in found) / len(found)) ** 0.5
        assert len(found) > 100
        # positions of one game are alike, so twice the bound of four that independent ones would keep
        assert abs(mean) <= 8 * max(spread, 0.1) / len(found) ** 0.5, f"{name}: {mean:.3f} of {spread:.3f}"
