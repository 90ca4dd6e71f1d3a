"""Who knows what: KC-13.1 to KC-13.8. What a seat is shown never depends on what it may not know; guesses fit."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import nightkeep as nk
from nightkeep import Chance
from tests.games.keys_to_the_castle.support import GAME, castle, hand, pile, started

Hands = tuple[tuple[str, ...], ...]


def told(state: nk.State, seat: int | None) -> str:
    """Everything a seat is shown, in one text."""
    return json.dumps(
        [state.view(seat), [nk_event.text for nk_event in state.news(seat)], state.fogged(seat).to_bytes().hex()]
    )


def swapped(state: nk.State, give: str, take: str, seat: int) -> nk.State:
    """The same position, but a card of a seat's hand changed for one of the draw pile."""
    from nightkeep.games.keys_to_the_castle.state import CARDS

    d = state.to_dict()
    for card, by in ((give, -1), (take, +1)):
        d["hand"][seat][CARDS.index(card)] += by
        d["pile"][CARDS.index(card)] -= by
    return state.game.state(d)


def test_hands_are_hidden() -> None:
    """KC-13.1: whatever seat 2 holds, seat 1 and a spectator are shown the same; seat 2 is not."""
    state = castle("key-red key-red net", "padlock padlock hacksaw", phase="drawing")
    other = swapped(state, "hacksaw", "skeleton", 1)
    assert told(state, 0) == told(other, 0)
    assert told(state, None) == told(other, None)
    assert told(state, 1) != told(other, 1)
    assert state.view(0)["position"]["hand"] == {"key-red": 2, "net": 1}
    assert state.view(1)["position"]["hand"] == {"padlock": 2, "hacksaw": 1}
    assert state.view(None)["position"]["hand"] is None
    assert [p["cards"] for p in state.view(None)["position"]["players"]] == [3, 3]


def test_the_drawn_card_is_hidden() -> None:
    """KC-13.1, KC-13.3: others hear that a card is drawn, and see four cards in the hand; not which one."""
    seen = []
    for card in ("net", "key-blue"):
        state = castle("key-red key-red padlock", phase="drawing")
        events = state.play(f"draw {card}")
        assert card.split("-")[0] in events[0].text.lower()
        assert state.news(0) == events
        assert state.news(1)[0].text == "Seat 1 draws a card."
        assert "card" not in state.news(1)[0].data
        assert state.view(1)["position"]["players"][0]["cards"] == 4
        assert state.view(1)["actions"] == []
        seen.append([told(state, 1), told(state, None)])
    assert seen[0] == seen[1]


def test_the_deal_is_hidden() -> None:
    """KC-13.1: everybody hears only of the own cards."""
    state = nk.game(GAME, players=3).start()
    chance = Chance(1)
    while state.view()["position"]["phase"] == "laying":
        state.draw(chance)
    twin = state.copy()
    for _ in range(3):
        state.draw(chance)
        twin.play("draw skeleton")
        assert (told(state, 1), told(state, None)) == (told(twin, 1), told(twin, None))
        assert state.news(1)[0].text == "Seat 1 is dealt a card."
        assert state.view(1)["position"]["players"][0]["cards"] == state.to_dict()["dealt"]


def test_played_cards_are_public() -> None:
    """KC-13.2: what is played or thrown away is shown to all, and the discard pile and the castle lie open."""
    state = castle("net padlock", locks=["a1"], discard="key-red key-red hacksaw")
    for seat in (0, 1, None):
        assert state.view(seat)["position"]["discard"] == {"key-red": 2, "hacksaw": 1}
        assert next(t for t in state.view(seat)["position"]["tiles"] if t["name"] == "a1")["padlock"]
    state.play("throw net")
    for seat in (0, 1, None):
        assert state.news(seat)[0].text == "Seat 1 throws a Net away."
        assert state.view(seat)["position"]["discard"]["net"] == 1


def test_draw_pile_is_an_unseen_set() -> None:
    """KC-13.3: every card in it is equally likely; its size is public, its contents are shown to nobody."""
    state = castle("key-red key-red net", "padlock padlock hacksaw", phase="drawing")
    held = pile(state)
    assert state.odds() == {f"draw {card}": Fraction(n, held.total()) for card, n in held.items()}
    for seat in (0, 1, None):
        assert state.view(seat)["position"]["pile"] == held.total()
    other = swapped(state, "hacksaw", "key-blue", 1)
    assert pile(other) != held
    assert told(state, 0) == told(other, 0)


def test_what_counting_reveals() -> None:
    """KC-13.4: unseen are the draw pile and the other hands together, and that is told; never more."""
    state = castle("key-red key-red net", "padlock padlock hacksaw", phase="drawing", discard="skeleton")
    assert Counter(state.view(0)["position"]["unseen_cards"]) == pile(state) + hand(state, 1)
    assert Counter(state.view(None)["position"]["unseen_cards"]) == pile(state) + hand(state, 0) + hand(state, 1)


def test_fronts_never_seen_are_unknown() -> None:
    """KC-13.5: nobody knows them, nothing shows them, and no action looks at one without opening it."""
    state = castle("skeleton padlock passage hacksaw", fronts={"c3": "barred"})
    for seat in (0, 1, None):
        unknown = [t for t in state.view(seat)["position"]["tiles"] if t["name"] != "c3"]
        assert {t["kind"] for t in unknown} == {None}
    assert {action.split()[0] for action in state.actions()} == {"play", "throw"}
    state.play("play padlock a1")
    assert state.actor == 0, "a Padlock on a closed door shows nothing"


def test_fronts_once_seen_are_remembered() -> None:
    """KC-13.6: by everybody, also while the tile is closed."""
    state = castle(fronts={"c3": "extra-turn", "c4": "barred"}, closed=["c3", "c4"])
    for seat in (0, 1, None):
        kinds = {t["name"]: t["kind"] for t in state.view(seat)["position"]["tiles"] if t["kind"]}
        assert kinds == {"c3": "extra-turn", "c4": "barred"}


def test_unused_tiles_reveal_their_colours_only() -> None:
    """KC-13.7: how many of a colour are not in the grid is public; kinds follow only from what has been seen."""
    view = started(players=4, seed=3).view(None)["position"]
    grid = Counter(t["colour"] for t in view["tiles"])
    assert view["unused_tiles"] == {colour: 10 - grid[colour] for colour in ("blue", "red", "green", "yellow")}


def test_marks_kept_in_the_open() -> None:
    """KC-13.8: used bonuses, nets and turns are public."""
    state = castle(
        fronts={"c3": "extra-key", "c4": "extra-turn", "c6": "open"},
        used={0: ["c3"], 1: ["c3", "c4"]},
        at={1: "c6"},
        nets={1: 1},
        turns=41,
        phase="moving",
    )
    for seat in (0, 1, None):
        view = state.view(seat)["position"]
        assert [p["used"] for p in view["players"]] == [["c3"], ["c3", "c4"]]
        assert [p["netted"] for p in view["players"]] == [0, 1]
        assert view["turns"] == 41


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_leaks_in_whole_games(players: int) -> None:
    """KC-13.1 to KC-13.4: at every position of a game, a guess of what a seat cannot know shows it the same, byte by
    byte, and the next public action tells it the same."""
    state = nk.game(GAME, players=players, turn_limit=300).start()
    chance = Chance(players)
    for step in range(420):
        if state.is_over:
            break
        if step > 45 and step % 6 == 0:
            for seat in (*range(players), None):
                other = state.guessed(seat, seed=1, index=step)
                assert other.status() == []
                other._codes = list(state._codes)  # so that both views count the same number of actions
                assert other.fogged(seat).to_bytes() == state.fogged(seat).to_bytes()
                assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
                assert other.fogged(seat).actor == state.actor
                assert other.fogged(seat).scores() == state.scores()
                if state.actor == seat:
                    assert other.actions() == state.actions() == state.fogged(seat).actions()
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])


# ---------------------------------------------------------------------- guesses have the right odds


def guesses(state: nk.State, seat: int | None, n: int) -> Counter[Hands]:
    """Hidden hands of many guesses, as sorted cards."""
    hidden = [j for j in range(state.game.players) if j != seat]
    found: Counter[Hands] = Counter()
    for index in range(n):
        guess = state.guessed(seat, seed=5, index=index)
        found[tuple(tuple(sorted(hand(guess, j).elements())) for j in hidden)] += 1
    return found


def fits(found: Counter[Hands], odds: dict[Hands, Fraction]) -> None:
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
    """All cards that are not in hands are discarded, and it is time to refill."""
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
    state = empty_pile("key-red key-red net", "padlock skeleton hacksaw", players=2)
    held = (("hacksaw", "padlock", "skeleton"),)
    fits(guesses(state, 0, 50), {held: Fraction(1)})
    state.play("refill")
    fits(guesses(state, 0, 50), {held: Fraction(1)})
    played_on(state, "draw net", "throw net", "stay")
    fits(guesses(state, 0, 50), {held: Fraction(1)})


def test_hands_together_are_fixed_after_a_refill() -> None:
    """KC-13.4: with three players the other two hands taken together; how they are divided is open. A spectator knows
    all three together."""
    state = empty_pile("key-red key-red net", "padlock skeleton hacksaw", "skeleton skeleton net", players=3)
    state.play("refill")
    fits(guesses(state, 0, 4000), deals(hand(state, 1) + hand(state, 2), [3, 3]))
    fits(guesses(state, None, 4000), deals(hand(state, 0) + hand(state, 1) + hand(state, 2), [3, 3, 3]))


def after_refill(known: list[str], unseen: Counter[str], plays: list[str]) -> dict[Hands, Fraction]:
    """By brute force: one hidden hand, known at the refill; each turn a card is drawn from the unseen pile and one is
    played. Of two copies the older is played (KC-1.6); a card that is known to be there tells nothing, any other is as
    likely as there are copies of it among the later ones."""
    paths: dict[tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[str, int], ...]], Fraction] = {
        (tuple(sorted(known)), (), tuple(sorted(unseen.items()))): Fraction(1)
    }
    for card in plays:
        following: Counter[Any] = Counter()
        for (old, new, left), weight in paths.items():
            total = sum(n for _, n in left)
            for drawn, n in left:
                if not n:
                    continue
                rest = tuple((c, m - (c == drawn)) for c, m in left)
                later = [*new, drawn]
                chance = weight * Fraction(n, total)
                if card in old:
                    kept = list(old)
                    kept.remove(card)
                    following[tuple(kept), tuple(sorted(later)), rest] += chance
                elif card in later:
                    copies = later.count(card)
                    later.remove(card)
                    following[old, tuple(sorted(later)), rest] += chance * copies
        paths = dict(following)
    odds: Counter[Hands] = Counter()
    for (old, new, _), weight in paths.items():
        odds[(tuple(sorted(old + new)),)] += weight
    total = sum(odds.values())
    return {h: w / total for h, w in odds.items()}


def small_deck(tmp_path: Any) -> str:
    text = """game = "keys-to-the-castle"
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
key = 2
skeleton = 5
padlock = 1
passage = 1
hacksaw = 1
net = 1
"""
    path = tmp_path / "small.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "plays",
    [
        ["key-red"],
        ["padlock"],
        ["key-red", "key-blue"],
        ["key-red", "padlock", "key-red"],
        ["net", "skeleton", "skeleton"],
    ],
)
def test_guess_after_a_refill(tmp_path: Any, plays: list[str]) -> None:
    """KC-13.4 on a small deck, against brute force: what seat 1 knows of seat 2 some turns after a refill."""
    mine, theirs = "key-green key-green key-yellow", "key-red skeleton net"
    cards = Counter(
        {
            "key-blue": 2,
            "key-red": 2,
            "key-green": 2,
            "key-yellow": 2,
            "skeleton": 5,
            "padlock": 1,
            "passage": 1,
            "hacksaw": 1,
            "net": 1,
        }
    )
    rest = cards - Counter(mine.split()) - Counter(theirs.split())
    state = castle(mine, theirs, board=small_deck(tmp_path), discard=rest, phase="refilling")
    state.play("refill")
    unseen = Counter(rest)
    for card in plays:
        own = "key-blue" if unseen["key-blue"] > 1 else "skeleton"
        unseen[own] -= 1
        played_on(state, f"draw {own}", f"throw {own}", "stay")
        drawn = card if hand(state, 1)[card] == 0 else next(a.removeprefix("draw ") for a in state.actions())
        played_on(state, f"draw {drawn}", f"throw {card}", "stay")
    # what seat 1 drew itself cannot be seat 2's; it is taken out before brute force begins
    fits(guesses(state, 0, 5000), after_refill(theirs.split(), +unseen, plays))


def test_guess_with_three_players_after_a_refill() -> None:
    """KC-13.4: a card that can only be a kept one, or only a later one, leaves what is known of the rest; once a card
    may be either, plain counting is left, which is never at odds with the truth."""
    state = empty_pile("key-red key-red key-red", "padlock skeleton hacksaw", "skeleton net net", players=3)
    played_on(state, "refill", "draw key-blue", "throw key-blue", "stay")
    played_on(state, "draw key-green", "throw key-green", "stay")  # nobody had kept a green Key, so it is a later one
    fits(guesses(state, 0, 4000), deals(hand(state, 1) + hand(state, 2), [3, 3]))
    played_on(state, "draw key-green", "throw net", "stay")  # both Nets were kept, so this was one of them
    kept = Counter({"padlock": 1, "skeleton": 2, "hacksaw": 1, "net": 1})
    later = pile(state) + Counter(["key-green"])
    expected: Counter[Hands] = Counter()
    for (one, two), p in deals(kept, [3, 2]).items():
        for card, n in later.items():
            expected[one, tuple(sorted((*two, card)))] += p * Fraction(n, later.total())
    fits(guesses(state, 0, 6000), dict(expected))
    played_on(state, "draw key-blue", "throw key-blue", "stay", "draw key-blue", "throw skeleton", "stay")
    assert state.to_dict()["tells"] & 1 == 0
    everything = pile(state) + hand(state, 1) + hand(state, 2)
    first = Counter(g[0][0] for g in guesses(state, 0, 300))
    assert set(first) <= set(everything)
    true = tuple(tuple(sorted(hand(state, j).elements())) for j in (1, 2))
    assert all(n <= everything[card] for cards in true for card, n in Counter(cards).items())


def test_own_cards_are_never_guessed() -> None:
    """KC-13.1: a guess leaves the seat's own hand and everything public as it is."""
    state = started(players=4, seed=9)
    before = state.view(2)
    for index in range(20):
        guess = state.guessed(2, seed=1, index=index)
        assert hand(guess, 2) == hand(state, 2)
        assert {**guess.view(2), "moves": before["moves"]} == before
