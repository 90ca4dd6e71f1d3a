"""Who knows what: KC-13.1 to KC-13.8. What a seat is shown never depends on what it may not know; guesses fit."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import pytest

import nightkeep as nk
from nightkeep import Chance
from tests.games.keys_to_the_castle.support import GAME, castle, hand, pile, started


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
                assert other.fogged(seat).to_bytes() == state.fogged(seat).to_bytes()
                seen = state.view(seat)
                assert json.dumps(other.view(seat) | {"moves": seen["moves"]}) == json.dumps(seen)
                assert other.fogged(seat).actor == state.actor
                assert other.fogged(seat).scores() == state.scores()
                if state.actor == seat:
                    assert other.actions() == state.actions() == state.fogged(seat).actions()
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])


def test_own_cards_are_never_guessed() -> None:
    """KC-13.1: a guess leaves the seat's own hand and everything public as it is."""
    state = started(players=4, seed=9)
    before = state.view(2)
    for index in range(20):
        guess = state.guessed(2, seed=1, index=index)
        assert hand(guess, 2) == hand(state, 2)
        assert {**guess.view(2), "moves": before["moves"]} == before
