"""RG-1 and RG-3: what there is, and how a game begins."""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.play.registry import game_spec
from tests.games.run_ghost_run.scenes import finish_round, piece, play, position, refused, scene, where

FOLDER = Path(game_spec("run-ghost-run").folder)
FILE = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))


def started(arrangement: int = 1, door: str = "s1", **options: Any) -> nk.State:
    """A game with its lobby furnished and the keyhole hung: the first card is to be drawn."""
    state = nk.game("run-ghost-run", **options).start()
    play(state, f"arrangement {arrangement}", f"keyhole {door}")
    return state


def test_seven_ghosts_a_seat() -> None:
    """RG-1.6, RG-1.13, RG-3.5: 1 large, 2 medium and 4 small each, all in the stock; 28 in the box."""
    state = started(players=4)
    for seat in position(state)["seats"]:
        assert Counter(ghost["size"] for ghost in seat["ghosts"]) == {"large": 1, "medium": 2, "small": 4}
        assert {ghost["where"] for ghost in seat["ghosts"]} == {"stock"}
    assert sum(len(seat["ghosts"]) for seat in position(state)["seats"]) == 28


def test_the_movement_deck() -> None:
    """RG-1.10, RG-1.11: the twenty cards, by value and pieces, as the rule lists them."""
    pairs = {
        6: "mirror desk, trolley piano, piano armchair, armchair table",
        7: "mirror armchair, mirror table, trolley desk, desk table",
        8: "mirror trolley, trolley armchair, desk piano, piano table",
        9: "mirror piano, trolley table, desk armchair",
    }
    wanted = {f"card {value} {pair}": Fraction(1, 20) for value, texts in pairs.items() for pair in texts.split(", ")}
    wanted["card 10"] = Fraction(5, 20)
    assert started().odds() == wanted


def test_equal_ghosts_come_lowest_number_first() -> None:
    """RG-1.14"""
    state = scene()
    assert "RG-1.14" in refused(state, "small 2 to a1 0,0")
    assert "RG-1.14" in refused(state, "medium 2 to a1 0,0")
    play(state, "small 1 to a1 0,0", "small 2 to a1 1,0")
    state = scene({"1 small 1": "c3 0,0"})
    play(state, "small 2 to a1 0,0")


@pytest.mark.parametrize(
    ("players", "seat", "deepest", "next_deepest"), [(4, 1, "c6", "c5"), (4, 2, "f3", "e3"), (4, 3, "c1", "c2")]
)
def test_rows_count_from_the_start_side(players: int, seat: int, deepest: str, next_deepest: str) -> None:
    """RG-1.15: doors open onto row 1, the doors opposite onto row 6. A card of 6 reaches row 6, a rest of 5 row 5."""
    state = scene(cards={seat: 1}, players=players, pieces=AWAY)
    play(state, *["done"] * (seat - 1))
    assert state.why(f"small 1 to {deepest} 0,0") is None
    play(state, f"small 1 to {({1: 'a1', 2: 'a1', 3: 'a6'})[seat]} 2,2")
    assert "RG-6.12" in refused(state, f"small 2 to {deepest} 0,0")
    assert state.why(f"small 2 to {next_deepest} 0,0") is None


AWAY = {"desk": "4.90 5.56 0 up", "table": "5.00 5.00 0 up"}


def test_start_sides() -> None:
    """RG-3.1: S, W, N and E; three seats take S, W and N; colours change nothing but how they look."""
    sides = {n: [seat["side"] for seat in position(started(players=n))["seats"]] for n in (3, 4)}
    assert sides == {3: ["S", "W", "N"], 4: ["S", "W", "N", "E"]}
    assert [seat["colour"] for seat in position(started(players=4))["seats"]] == ["blue", "red", "green", "orange"]


def test_two_seats() -> None:
    """RG-3.2: opposite, or adjacent by option; without effect on three seats."""
    for option, other in (("opposite", "N"), ("adjacent", "W")):
        assert [seat["side"] for seat in position(started(players=2, two_player_sides=option))["seats"]] == ["S", other]
    three = position(started(players=3, two_player_sides="adjacent"))["seats"]
    assert [seat["side"] for seat in three] == ["S", "W", "N"]


def test_a_random_cosy_lobby() -> None:
    """RG-3.3, RG-2.10: each of the eight arrangements with 1/8, and the pieces where the file has them."""
    start = nk.game("run-ghost-run").start()
    assert start.odds() == {f"arrangement {i}": Fraction(1, 8) for i in range(1, 9)}
    assert position(start)["furniture"] == []
    for number, arrangement in enumerate(FILE["arrangement"], start=1):
        state = started(number)
        for key, x, y, turn, pose in arrangement["pieces"]:
            found = piece(state, key)
            assert [found[name] for name in ("x", "y", "turn", "pose", "z")] == [x, y, turn, pose, 0]
        assert position(state)["stacking"] == [row[0] for row in arrangement["pieces"]]


def test_a_lobby_furnished_by_the_players() -> None:
    """RG-3.4: seats in turn from seat 1, one piece each, until all six stand; placed as in RG-5.8 and RG-5.9."""
    state = nk.game("run-ghost-run", players=4, setup="placed").start()
    assert state.actor == 0
    play(state, "place table 3.00 3.00 10 up over")
    assert state.actor == 1
    assert refused(state, "place table 1.00 1.00 0 up over") == ("RG-3.4",)
    assert "RG-2.9" in refused(state, "place desk 0.50 3.00 0 up over")
    play(state, "place armchair 3.00 3.00 0 up over")
    assert piece(state, "armchair")["z"] == 64
    play(state, "place mirror 3.00 3.00 0 left under")
    assert position(state)["stacking"] == ["mirror", "table", "armchair"]
    actors = []
    for key, x in (("trolley", "1.00"), ("piano", "1.00"), ("desk", "1.20")):
        actors.append(state.actor)
        play(state, f"place {key} {x} 1.00 0 up over")
    assert actors == [3, 0, 1]
    assert state.actor == nk.CHANCE and set(state.odds().values()) == {Fraction(1, 24)}
    play(state, "keyhole e4")
    assert (position(state)["die"], position(state)["round"]) == (0, 1)
    for players in (2, 3):
        state = nk.game("run-ghost-run", players=players, setup="placed").start()
        order = []
        while state.actor != nk.CHANCE:
            order.append(state.actor)
            play(state, state.actions()[0])
        assert order == [turn % players for turn in range(6)]


def test_the_keyhole_starts_anywhere() -> None:
    """RG-3.6, RG-7.6: each of the 24 doors with 1/24, and nobody looks through it yet."""
    state = nk.game("run-ghost-run").start()
    play(state, "arrangement 1")
    assert state.odds() == {f"keyhole {side}{k}": Fraction(1, 24) for side in "swne" for k in range(1, 7)}
    events = play(state, "keyhole w5")
    assert position(state)["keyhole"] == "W5"
    assert [event.kind for event in events] == ["first door", "round"]


def test_seat_1_holds_the_die_first() -> None:
    """RG-3.7"""
    state = started(players=3)
    assert position(state)["die"] == 0
    events = play(state, "card 10")
    assert events[0].data["seat"] == 0


@pytest.mark.parametrize(("players", "drawn"), [(2, 10), (3, 15), (4, 20)])
def test_cards_left_out(players: int, drawn: int) -> None:
    """RG-3.8, RG-3.9, RG-4.5, RG-4.6: five cards a seat are drawn, always uniformly from all that nobody has seen, so
    the left-out ones are never told from those still to come."""
    state = started(players=players)
    chance = nk.Chance("deck")
    seen: Counter[str] = Counter()
    unseen = Counter({text: int(share * 20) for text, share in state.odds().items()})
    while not state.is_over:
        if position(state)["phase"] == "drawing":
            left = sum(unseen.values())
            assert left == 20 - sum(seen.values())
            assert state.odds() == {text: Fraction(n, left) for text, n in unseen.items() if n}
            state.draw(chance)
            seen[state.history[-1]] += 1
            unseen[state.history[-1]] -= 1
        elif position(state)["phase"] == "planning":
            finish_round(state, rolls=[3, 2, 1, 1])
        else:
            play(state, "take nothing")
    assert sum(seen.values()) == drawn
    assert sum(len(position(state)[name]) for name in ("discarded",)) == drawn


def test_midnight_cards_stay_in_the_box() -> None:
    """RG-3.10: without the option no card is ever drawn; with it all twelve can come, equally likely."""
    state = scene(phase="midnight", round_number=2)
    assert len(state.odds()) == 12 and set(state.odds().values()) == {Fraction(1, 12)}
    chance = nk.Chance("plain")
    state = started()
    while not state.is_over:
        assert position(state)["phase"] != "midnight"
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])


def test_ghosts_begin_outside() -> None:
    """RG-3.5: nothing stands in the lobby before the first plans are carried out."""
    state = started(players=2)
    play(state, "card 10", "card 10", "small 1 to a1 0,0")
    assert where(state, "1 small 1") == "stock"
    play(state, "done", "done")
    assert where(state, "1 small 1") == "a1 0,0"


# ---------------------------------------------------------------------- the first seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_is_drawn(players: int) -> None:
    """RG-3.11: before anything else, each seat with the same odds; nothing else is legal."""
    state = nk.game("run-ghost-run", players=players, first_seat="drawn").start()
    assert state.actor == nk.CHANCE
    assert state.odds() == {f"first {seat}": Fraction(1, players) for seat in range(1, players + 1)}
    assert refused(state, "arrangement 1") == ("RG-4.1",) == refused(state, "take nothing")
    if players < 4:
        assert state.why("first 4") is not None
    for seat in (*range(players), None):
        found = position(state, seat)
        assert (found["phase"], found["die"], found["turn"]) == ("first seat", None, None)
        assert [one["side"] for one in found["seats"]] == [
            one["side"] for one in position(nk.game("run-ghost-run", players=players).start())["seats"]
        ]
    events = play(state, f"first {players}")
    assert [(event.kind, event.text, event.rules) for event in events] == [
        ("begins", f"Seat {players} is drawn to begin.", ("RG-3.11",))
    ]
    assert refused(state, "first 1") == ("RG-4.1",)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_seat_drawn_holds_the_die(first: int) -> None:
    """RG-3.7, RG-3.11, RG-4.2: it draws first in round 1, then the others clockwise; sides stay."""
    state = nk.game("run-ghost-run", players=3, first_seat="drawn").start()
    play(state, f"first {first}", "arrangement 1", "keyhole n1")
    assert position(state)["die"] == first - 1 and [one["side"] for one in position(state)["seats"]] == ["S", "W", "N"]
    order = []
    while position(state)["phase"] != "planning":
        events = play(state, "card 10")
        order.append(events[0].data["seat"] + 1)
    assert order == [first, first % 3 + 1, (first + 1) % 3 + 1]
    assert state.actor == first - 1


def test_the_seat_drawn_furnishes_first() -> None:
    """RG-3.4, RG-3.11: and holds the die afterwards."""
    state = nk.game("run-ghost-run", players=3, setup="placed", first_seat="drawn").start()
    play(state, "first 2")
    actors = []
    while position(state)["phase"] == "furnishing":
        assert not state.status()
        actors.append(state.actor)
        play(state, state.actions()[4])
    assert actors == [1, 2, 0, 1, 2, 0]
    play(state, "keyhole s1")
    assert position(state)["die"] == 1


def test_without_the_option_seat_1_begins() -> None:
    """RG-3.7, RG-3.11: no seat is drawn, and no number of an action has changed."""
    state = nk.game("run-ghost-run").start()
    assert position(state)["phase"] == "arranging" and position(state)["die"] == 0
    assert state.action_codes() == list(range(8)) and refused(state, "first 1") == ("RG-4.1",)


def test_a_game_with_a_drawn_seat_replays() -> None:
    """RG-3.11: its record holds the seat drawn; a cut one ends before or after it."""
    state = nk.game("run-ghost-run", players=3, first_seat="drawn").start()
    play(state, "first 3", "arrangement 2", "keyhole e1", "card 10")
    record = state.record()
    assert record["options"]["first_seat"] == "drawn" and record["actions"][0] == "first 3"
    assert nk.replay(record) == state
    assert position(nk.replay(record | {"actions": ["first 3"]}))["die"] == 2


def test_records_under_the_earlier_rules_are_refused() -> None:
    """RG-5.12, RG-7.8: furniture then pushed ghosts into other fields, so they would lead to other positions."""
    options = {"players": 2, "setup": "random", "movement": "simultaneous", "scoring": "1-2-3", "merging": "off"}
    record = {"nightkeep": 1, "game": "run-ghost-run", "rules": "8840e211993f", "options": options}
    record |= {"names": ["Seat 1", "Seat 2"], "actions": ["arrangement 1", "keyhole s1", "card 9 trolley table"]}
    with pytest.raises(nk.RecordError, match="will not replay it under other rules"):
        nk.replay(record)
