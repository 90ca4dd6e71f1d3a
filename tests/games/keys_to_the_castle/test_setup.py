"""Pieces and setting up: KC-1.1 to KC-2.15."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import nightkeep as nk
from nightkeep import Chance
from tests.games.keys_to_the_castle.support import GAME, castle, discard, drawn, hand, pile, refused, started, targets


def laid(players: int, seed: int = 1) -> nk.State:
    state = nk.game(GAME, players=players).start()
    chance = Chance(seed)
    while state.view()["position"]["phase"] == "laying":
        state.draw(chance)
    return state


def open_everything(colour: str) -> Counter[str]:
    """Open all ten tiles of a colour with Skeleton Keys, taking the likeliest kind that is left each time."""
    state = castle(colours={f"{c}{r}": colour for c, r in zip("abcdeabcde", "1111122222", strict=True)})
    seen: Counter[str] = Counter()
    for name in [f"{c}{r}" for r in "12" for c in "abcde"]:
        if state.actor == nk.CHANCE:
            drawn(state, "skeleton")
        state.play(f"play skeleton {name}")
        odds = state.odds()
        kind = max(odds, key=lambda text: odds[text])
        state.play(kind)
        seen[kind.removeprefix("flip ")] += 1
        state.play("stay")
        while pile(state)["skeleton"] == 0:
            other = next(iter(pile(state)))
            drawn(state, other)
            state.play(f"throw {other}")
            state.play("stay")
    return seen


def test_forty_tiles_of_four_kinds() -> None:
    """KC-1.1, KC-1.2: ten tiles of a colour are six open, two barred, one extra key and one extra turn."""
    state = laid(2)
    unseen = state.view()["position"]["unseen_tiles"]
    assert Counter(t["colour"] for t in state.view()["position"]["tiles"]) == dict.fromkeys(
        ("blue", "red", "green", "yellow"), 10
    )
    assert sum(sum(kinds.values()) for kinds in unseen.values()) == 40
    assert open_everything("green") == {"open": 6, "barred": 2, "extra-key": 1, "extra-turn": 1}


def test_names_of_colours_change_nothing() -> None:
    """KC-1.3: swapping two colours throughout gives the same game with the names swapped."""
    one = castle("key-red net padlock key-blue", fronts={"b2": "open"}, colours={"b2": "red"})
    d = one.to_dict()
    for field in ("colour", "unused", "unseen", "pile", "discard", *range(4)):
        values = d["hand"][field] if isinstance(field, int) else d[field]
        values[0], values[1] = values[1], values[0]
    two = one.game.state(d)
    names = {"red": "blue", "blue": "red"}
    renamed = {action.replace("red", "?").replace("blue", "red").replace("?", "blue") for action in one.actions()}
    assert set(two.actions()) == renamed
    assert {t["name"]: names.get(t["colour"], t["colour"]) for t in one.view()["position"]["tiles"]} == {
        t["name"]: t["colour"] for t in two.view()["position"]["tiles"]
    }


def test_closed_tiles_of_a_colour_look_alike() -> None:
    """KC-1.4: of a closed tile that was never opened only the colour is told."""
    for shown in laid(2).view()["position"]["tiles"]:
        assert (shown["kind"], shown["up"], shown["padlock"], shown["sawn"], shown["character"]) == (
            None,
            False,
            False,
            False,
            None,
        )


def test_fifty_four_cards() -> None:
    """KC-1.5: 28 Keys, 10 Skeleton Keys, 6 Padlocks, 5 Passages, 3 Hacksaws, 2 Nets; the first card's odds say so."""
    odds = laid(2).odds()
    assert odds == {
        "draw key-blue": Fraction(7, 54),
        "draw key-red": Fraction(7, 54),
        "draw key-green": Fraction(7, 54),
        "draw key-yellow": Fraction(7, 54),
        "draw skeleton": Fraction(10, 54),
        "draw padlock": Fraction(6, 54),
        "draw passage": Fraction(5, 54),
        "draw hacksaw": Fraction(3, 54),
        "draw net": Fraction(2, 54),
    }


def test_like_cards_are_one_choice() -> None:
    """KC-1.6: two like cards give each play once, and whoever drew them in which order the position is the same."""
    state = castle("key-red key-red key-red key-red")
    assert state.actions().count("throw key-red") == 1
    assert len(state.actions()) == len(set(state.actions())) == 1 + len(targets(state, "play key-red"))
    one, two = laid(2), laid(2)
    for first, second in (("net", "padlock"), ("padlock", "net")):
        other = one if first == "net" else two
        other.play(f"draw {first}")
        other.play(f"draw {second}")
    assert one.to_bytes() == two.to_bytes()


@pytest.mark.parametrize("players", [1, 5, 0, "six", True])
def test_two_to_four_players(players: Any) -> None:
    """KC-2.1: no other number of players."""
    with pytest.raises(nk.OptionError, match=r"players.* may be: 2, 3, 4"):
        nk.game(GAME, players=players)


def test_each_plays_alone() -> None:
    """KC-2.1, KC-12.4: nobody shares a win."""
    state = castle(players=4, fronts={"b5": "open", "b6": "open"}, at={0: "b5"}, phase="moving")
    state.play("move b6")
    assert (state.scores(), state.winners()) == ([1, 0, 0, 0], [0])


def test_two_players_cross_eight_rows() -> None:
    """KC-2.2, KC-2.15: a1 to e8, the starts at the ends five wide, no tile over."""
    view = laid(2).view()["position"]
    assert [t["name"] for t in view["tiles"]] == [f"{c}{r}" for r in range(1, 9) for c in "abcde"]
    assert set(view["unused_tiles"].values()) == {0}
    state = castle(fronts={f"{c}{r}": "open" for c in "abcde" for r in "18"}, phase="moving")
    assert targets(state, "move") == {"a1", "b1", "c1", "d1", "e1"}
    north = castle(fronts={f"{c}{r}": "open" for c in "abcde" for r in "18"}, phase="moving", turn=1)
    assert targets(north, "move") == {"a8", "b8", "c8", "d8", "e8"}


@pytest.mark.parametrize("players", [3, 4])
def test_six_by_six(players: int) -> None:
    """KC-2.3, KC-2.4, KC-2.15, KC-13.7: a1 to f6; four tiles are left over, their colours known, their kinds not."""
    view = laid(players).view()["position"]
    assert [t["name"] for t in view["tiles"]] == [f"{c}{r}" for r in range(1, 7) for c in "abcdef"]
    assert sum(view["unused_tiles"].values()) == 4
    assert all(
        kinds == {"open": 6, "barred": 2, "extra-key": 1, "extra-turn": 1} for kinds in view["unseen_tiles"].values()
    )


def test_unused_tiles_never_come_into_the_game() -> None:
    """KC-2.4: the last cell leaves four tiles that stay where they are, to the end of the game."""
    state = laid(4, seed=5)
    unused = state.view()["position"]["unused_tiles"]
    chance = Chance(2)
    for _ in range(200):
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            state.play(state.actions()[chance.below(len(state.actions()))])
    assert state.view()["position"]["unused_tiles"] == unused


def test_tiles_are_mixed() -> None:
    """KC-2.5: every tile left is equally likely to be the next, and all are laid closed and bare."""
    state = nk.game(GAME, players=2).start()
    assert set(state.odds().values()) == {Fraction(1, 4)}
    state.play("lay red")
    assert state.odds() == {
        "lay blue": Fraction(10, 39),
        "lay red": Fraction(9, 39),
        "lay green": Fraction(10, 39),
        "lay yellow": Fraction(10, 39),
    }
    for _ in range(9):
        state.play("lay red")
    refused(state, "lay red", "KC-1.2")
    view = laid(2).view()["position"]
    assert view["passages"] == []
    assert not any(t["up"] or t["padlock"] or t["sawn"] for t in view["tiles"])


def test_one_player_for_each_side() -> None:
    """KC-2.6: South and North for two; South, West, North, East for four."""
    sides = {p: [x["side"] for x in started(players=p).view()["position"]["players"]] for p in (2, 4)}
    assert sides == {2: ["south", "north"], 4: ["south", "west", "north", "east"]}


@pytest.mark.parametrize(
    ("options", "sides"),
    [
        ({}, ["south", "west", "north"]),
        ({"empty_side": "east"}, ["south", "west", "north"]),
        ({"empty_side": "north"}, ["south", "west", "east"]),
        ({"empty_side": "west"}, ["south", "north", "east"]),
    ],
)
def test_three_players_leave_a_side_empty(options: dict[str, str], sides: list[str]) -> None:
    """KC-2.7: East stays empty unless chosen otherwise; South never; the others sit clockwise."""
    state = started(players=3, **options)
    assert [x["side"] for x in state.view()["position"]["players"]] == sides
    with pytest.raises(nk.OptionError, match="east, north, west"):
        nk.game(GAME, players=3, empty_side="south")
    rows = {
        "south": "a1 b1 c1 d1 e1 f1",
        "north": "a6 b6 c6 d6 e6 f6",
        "west": "a1 a2 a3 a4 a5 a6",
        "east": "f1 f2 f3 f4 f5 f6",
    }
    edge = {n for row in rows.values() for n in row.split()}
    for seat, side in enumerate(sides):
        state = castle(players=3, fronts=dict.fromkeys(edge, "open"), phase="moving", turn=seat, **options)
        assert targets(state, "move") == set(rows[side].split())


@pytest.mark.parametrize(
    ("seat", "before", "goal"),
    [(0, "c5", "c6"), (1, "e3", "f3"), (2, "c2", "c1"), (3, "b3", "a3")],
)
def test_goal_is_the_row_across(seat: int, before: str, goal: str) -> None:
    """KC-2.8: South ends on the highest row, West in column f, North on row 1, East in column a."""
    state = castle(players=4, fronts={before: "open", goal: "open"}, at={seat: before}, phase="moving", turn=seat)
    state.play(f"move {goal}")
    assert state.winners() == [seat]


def test_corner_tiles_serve_two_sides() -> None:
    """KC-2.9: a1 is entered by South and West, and is a goal of North and East."""
    for seat in (0, 1):
        state = castle(players=4, fronts={"a1": "open"}, phase="moving", turn=seat)
        state.play("move a1")
        assert not state.is_over
    for seat, before in ((2, "a2"), (3, "b1")):
        state = castle(players=4, fronts={"a1": "open", before: "open"}, at={seat: before}, phase="moving", turn=seat)
        state.play("move a1")
        assert state.winners() == [seat]


@pytest.mark.parametrize(("players", "crossings"), [(2, 28), (3, 25), (4, 25)])
def test_crossings(players: int, crossings: int) -> None:
    """KC-2.10, KC-8.1: 28 crossings in the long castle, 25 in the square one, each with two diagonals."""
    state = castle("passage", players=players)
    ends = targets(state, "play passage")
    assert len(ends) == 2 * crossings
    middles = {(min(e[0], e[3]), min(e[1], e[4])) for e in ends}
    assert len(middles) == crossings


def test_characters_start_outside() -> None:
    """KC-2.11: on no tile; any door of the own first row is open to them."""
    view = started(players=4).view()["position"]
    assert [x["at"] for x in view["players"]] == [None] * 4
    state = castle(fronts={"a1": "open", "e1": "open"}, phase="moving")
    assert targets(state, "move") == {"a1", "e1"}


def test_characters_play_alike() -> None:
    """KC-2.12: the choice of character changes nothing in the game."""
    one, two = nk.game(GAME, character="3, 9").start(), nk.game(GAME, character=[12, 1]).start()
    assert one.to_bytes() == two.to_bytes()
    assert one.actions() == two.actions()


@pytest.mark.parametrize(
    ("players", "given", "taken"),
    [
        (2, None, "1,2"),
        (4, None, "1,2,3,4"),
        (2, 7, "7,1"),
        (3, "7", "7,1,2"),
        (3, "5, 5, 5", "5,1,2"),
        (2, [12, 1], "12,1"),
        (4, "1 2 2 1", "1,2,3,4"),
        (2, "2,2", "2,1"),
        (2, "", "1,2"),
    ],
)
def test_a_character_that_is_taken(players: int, given: Any, taken: str) -> None:
    """KC-2.12: no two alike; a wish that is taken becomes the lowest free number; what is read can be read again."""
    options = {} if given is None else {"character": given}
    game = nk.game(GAME, players=players, **options)
    assert game.options["character"] == taken
    assert nk.game(GAME, players=players, character=taken).options["character"] == taken
    record = game.start().record()
    assert nk.replay(record).game.options["character"] == taken


@pytest.mark.parametrize("given", [0, 13, "13", "1,2,3", "x", True, [1, "a"], 1.5, {"a": 1}, "-1", "²", "1" * 5000])
def test_bad_characters(given: Any) -> None:
    """KC-2.12: twelve characters, one for each player."""
    with pytest.raises(nk.OptionError, match="character = "):
        nk.game(GAME, players=2, character=given)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawing_the_first_seat(players: int) -> None:
    """KC-2.16: the first thing that happens; every seat is as likely; the cards are dealt from that seat on, and it has
    the first turn on its own side."""
    game = nk.game(GAME, players=players, first_seat="drawn")
    start = game.start()
    assert start.actor == nk.CHANCE
    assert start.odds() == {f"first {n}": Fraction(1, players) for n in range(1, players + 1)}
    assert start.view()["position"]["phase"] == "starting"
    refused(start, "lay red", "KC-2.16")
    refused(start, "stay", "KC-2.16")
    for first in range(players):
        state = start.copy()
        event = state.play(f"first {first + 1}")[0]
        assert event.text == f"Seat {first + 1} is drawn to begin."
        assert list(event.rules) == ["KC-2.16"]
        for seat in (*range(players), None):
            assert state.news(seat)[-1].text == event.text
        refused(state, "first 1", "KC-2.16")
        chance = Chance(1)
        while state.view()["position"]["phase"] == "laying":
            state.draw(chance)
        order = []
        while state.view()["position"]["phase"] == "dealing":
            before = [p["cards"] for p in state.view()["position"]["players"]]
            state.draw(chance)
            after = [p["cards"] for p in state.view()["position"]["players"]]
            order += [seat for seat in range(players) if after[seat] > before[seat]]
            assert state.status() == []
        assert order == [(first + i) % players for i in range(players) for _ in range(3)]
        assert state.view()["position"]["turn"] == first
        assert state.view()["position"]["players"][0]["side"] == "south", "seats are not renumbered"
        state.draw(chance)
        assert state.actor == first
        assert nk.replay(state.record()).to_bytes() == state.to_bytes()
    if players < 4:
        refused(start, f"first {players + 1}", "KC-2.16")


def test_the_usual_first_seat() -> None:
    """KC-3.1, KC-2.16: nothing is drawn unless it is asked for, and the outcomes are the last action numbers."""
    usual, drawn = nk.game(GAME), nk.game(GAME, first_seat="drawn")
    assert usual.options["first_seat"] == "seat-1"
    assert usual.start().actions() == ["lay blue", "lay red", "lay green", "lay yellow"]
    refused(usual.start(), "first 1", "KC-2.16")
    state = drawn.start()
    state.play("first 1")
    assert state.to_bytes() == usual.start().to_bytes()
    assert drawn.action_count is not None
    assert drawn.start().action_codes() == [drawn.action_count - 4, drawn.action_count - 3]
    with pytest.raises(nk.OptionError, match="seat-1, drawn"):
        nk.game(GAME, first_seat="seat-2")


@pytest.mark.parametrize(("players", "left"), [(2, 48), (3, 45), (4, 42)])
def test_deal_and_piles(players: int, left: int) -> None:
    """KC-2.13, KC-2.14: three cards each; the rest is the draw pile; the discard pile is empty."""
    state = started(players=players)
    assert [hand(state, seat).total() for seat in range(players)] == [3] * players
    assert pile(state).total() == state.view()["position"]["pile"] == left
    assert discard(state) == {}
    together = sum((hand(state, seat) for seat in range(players)), pile(state))
    assert together.total() == 54
    assert together["hacksaw"] == 3


def test_names_of_tiles() -> None:
    """KC-2.15: column letter and row number; what is in neither castle has no name, what is in the other is refused."""
    state = castle(fronts={"a1": "open"}, phase="moving")
    refused(state, "move f1", "KC-2.15")
    refused(castle(players=4, phase="moving"), "move a7", "KC-2.15")
    for nonsense in ("a9", "g1", "a0", "1a", "a", "a10", "A 1"):
        with pytest.raises(nk.IllegalAction, match=r"it may be: a1 ... f8|not an action"):
            state.play(f"move {nonsense}")
    state.play("MOVE  A1 ")
