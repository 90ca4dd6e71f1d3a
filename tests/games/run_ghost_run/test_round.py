"""RG-4 and RG-7: the course of a round, and the choice of side and door."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import nightkeep as nk
from tests.games.run_ghost_run.scenes import finish_round, kinds, of_kind, play, position, refused, scene, where
from tests.games.run_ghost_run.test_setup import started


def phases(options: dict[str, Any], seed: str) -> list[str]:
    """The phases a random game goes through, repeats left out."""
    state = nk.game("run-ghost-run", **options).start()
    chance = nk.Chance(seed)
    found: list[str] = []
    while not state.is_over:
        phase = position(state)["phase"]
        found += [phase] if found[-1:] != [phase] else []
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])
    return [*found, position(state)["phase"]]


STEPS = {"midnight": 0, "tag": 1, "big brother": 1, "drawing": 2, "taking": 2, "placing": 2, "planning": 3}
STEPS |= {"rolling": 4, "naming": 5, "knocking": 6}


def rounds_of(options: dict[str, object], seed: str) -> list[list[int]]:
    """The steps of each round of a random game, in order."""
    found = phases(options, seed)
    assert found[:2] == ["arranging", "hanging"] and found[-1] == "over"
    rounds: list[list[int]] = [[]]
    for phase in found[2:-1]:
        step = STEPS[phase]
        crystal = (rounds[-1][-1:] == [6] and step == 5) or (rounds[-1][-1:] == [4] and step == 6)
        if rounds[-1] and step < rounds[-1][-1] and not crystal:
            rounds.append([])
        rounds[-1].append(step)
    assert len(rounds) == 5
    return rounds


def test_steps_of_a_round() -> None:
    """RG-4.1, RG-10.1: midnight card (from round 2), drawing with furniture, ghosts, choice, door; five times."""
    for seed in ("a", "b", "c"):
        for steps in rounds_of({"players": 3}, seed):
            assert steps == sorted(steps) and set(steps) | {4} == {2, 3, 4, 5, 6}
        rounds = rounds_of({"players": 3, "midnight": "on"}, seed)
        assert all({2, 3, 6} <= set(steps) for steps in rounds)
        assert [0 in steps for steps in rounds] == [False, True, True, True, True]


def test_round_order() -> None:
    """RG-4.2, RG-1.5: the holder of the die, then clockwise; after the last seat comes seat 1."""
    state = scene(phase="drawing", round_number=3, players=4)
    order = []
    while position(state)["phase"] != "planning":
        events = play(state, "card 10" if len(order) < 4 else "")
        order.append(events[0].data["seat"])
    assert order == [2, 3, 0, 1]
    plans = []
    while position(state)["phase"] == "planning":
        plans.append(state.actor)
        play(state, "done")
    assert plans == [2, 3, 0, 1]


def test_draw_then_furniture_seat_by_seat() -> None:
    """RG-4.3: the next seat draws only after the first has moved its piece."""
    state = started(players=2)
    play(state, "card 6 mirror desk")
    assert state.actor == 0 and position(state)["phase"] == "taking"
    play(state, "take desk")
    assert state.actor == 0
    play(state, "place desk 3.00 3.00 0 up over")
    assert state.actor == nk.CHANCE
    events = play(state, "card 9 trolley table")
    assert events[0].data["seat"] == 1 and state.actor == 1


def test_cards_are_open() -> None:
    """RG-4.4: everybody sees the cards before the seats and the discard pile."""
    state = scene(phase="drawing", round_number=2, turn=2)
    play(state, "card 9 desk armchair", "take nothing")
    for seat in (0, 1, None):
        assert position(state, seat)["seats"][1]["card"] == {"value": 9, "pieces": ["desk", "armchair"]}
    play(state, "card 10")
    discarded = position(state)["discarded"]
    finish_round(state, rolls=[4, 2])
    for seat in (0, 1, None):
        assert position(state, seat)["seats"][1]["card"] is None
        assert sorted(position(state, seat)["discarded"]) == sorted([*discarded, "9 desk armchair", "10"])


def test_five_rounds() -> None:
    """RG-4.5, RG-9.1: exactly five, whatever has happened; also when all ghosts have escaped."""
    out = {f"{seat} {ghost}": "escaped" for seat in (1, 2) for ghost in GHOSTS}
    state = scene(out, round_number=4)
    finish_round(state, rolls=[5, 1])
    assert not state.is_over and position(state)["round"] == 5
    play(state, "card 10", "card 10")
    finish_round(state, rolls=[5, 1])
    assert state.is_over


GHOSTS = ("large", "medium 1", "medium 2", "small 1", "small 2", "small 3", "small 4")


def test_discarded_for_good() -> None:
    """RG-4.6: a used card never comes again."""
    state = scene(phase="drawing", round_number=2, players=2)
    play(state, "card 9 trolley table", "take nothing", "card 10")
    finish_round(state, rolls=[4, 2])
    assert "card 9 trolley table" not in state.odds()
    assert state.odds()["card 10"] == Fraction(4, 16)


def test_highest_roll_chooses() -> None:
    """RG-7.1: after the ghosts have moved the entitled seats roll once each in round order."""
    state = scene({"1 small 1": "a1 0,0"}, players=3, round_number=4)
    play(state, "small 1 to a2 0,0", "done", "done", "done")
    assert where(state, "1 small 1") == "a2 0,0"
    assert state.odds() == {f"roll {n}": Fraction(1, 6) for n in range(1, 7)}
    assert [play(state, f"roll {n}")[0].data["seat"] for n in (2, 5)] == [0, 1]
    events = play(state, "roll 4")
    assert kinds(events) == ["rolled", "chooser"] and events[1].data["seat"] == 1
    assert state.actor == 1


def test_who_is_entitled() -> None:
    """RG-7.2, RG-E1: those who have chosen least often so far."""
    state = scene(players=4, round_number=3)
    play(state, *["done"] * 4)
    assert position(state)["rolling"] == [2, 3]
    play(state, "roll 1", "roll 6")
    assert state.actor == 3


def test_only_one_entitled() -> None:
    """RG-7.3: chooses without rolling, and nobody else is asked."""
    state = scene(players=2, round_number=2)
    play(state, "done")
    events = play(state, "done")
    assert kinds(events) == ["committed", "chooser"] and events[1].data["seat"] == 1
    assert (state.actor, position(state)["phase"]) == (1, "naming")


def test_equal_highest_rolls() -> None:
    """RG-7.4: only those who share the highest roll again, in round order, until one is highest."""
    state = scene(players=4, round_number=5)
    play(state, *["done"] * 4, "roll 5", "roll 6", "roll 2")
    events = play(state, "roll 6")
    assert of_kind(events, "tie")[0].data["tied"] == [1, 3]
    assert [play(state, f"roll {n}")[0].data["seat"] for n in (3, 3)] == [1, 3]
    assert position(state)["rolling"] == [1, 3]
    play(state, "roll 2", "roll 4")
    assert state.actor == 3


def test_the_keyhole_changes_sides() -> None:
    """RG-7.5: one of the three other sides, also in round 1."""
    state = scene(round_number=1, keyhole="w2")
    finish = ["done", "done", "roll 3", "roll 1"]
    play(state, *finish)
    assert state.actions() == ["side s", "side n", "side e"]
    assert refused(state, "side w") == ("RG-7.5",)


def test_no_trying_out() -> None:
    """RG-7.6: before the keyhole is at its door, nothing tells what could be seen from anywhere."""
    state = scene({"1 small 1": "c3 0,0", "2 large": "d3 0,0"}, keyhole="s3")
    while position(state)["phase"] in ("planning", "rolling", "naming", "knocking"):
        for seat in (0, 1, None):
            assert position(state, seat)["sight"] == []
        chosen = {"planning": "done", "rolling": "roll 3", "naming": "side n", "knocking": "roll 3"}
        action = chosen[position(state)["phase"]]
        if action == "roll 3" and len(state.history) == 3:
            action = "roll 2"
        events = play(state, action)
    assert of_kind(events, "seen") and position(state, 1)["sight"]


def test_door_by_die() -> None:
    """RG-7.7, RG-E5: the chooser names the west side and rolls 3: door 3 there, its point at (0, 2.5, 0.45)."""
    state = scene(keyhole="n4")
    play(state, "done", "done", "roll 6", "roll 1")
    assert refused(state, "side n") == ("RG-7.5",)
    play(state, "side w")
    assert state.odds() == {f"roll {n}": Fraction(1, 6) for n in range(1, 7)}
    events = play(state, "roll 3")
    assert of_kind(events, "rolled")[0].data["seat"] == 0
    assert position(state)["keyhole"] == "W3"
    assert state.game.board.record.eye[8].tolist() == [0, 1500, 270]


def test_passing_the_die() -> None:
    """RG-7.8, RG-7.9: to the left of the seat that chose the side, who begins the next round; with option die_passes =
    holder to the left of its holder, whoever chose."""
    for option, left in (({}, 0), ({"die_passes": "chooser"}, 0), ({"die_passes": "holder"}, 2)):
        state = scene(players=3, round_number=2, **option)  # seat 2 holds the die
        events = finish_round(state, rolls=[1, 6])  # seat 3 chooses
        assert of_kind(events, "die")[0].data["seat"] == left
        order = kinds(events)
        assert order.index("die") < max(order.index(kind) for kind in ("nobody", "round") if kind in order)
        assert position(state)["die"] == left
        assert play(state, "card 10")[0].data["seat"] == left


def test_passing_the_die_after_the_choice_alone() -> None:
    """RG-7.8, RG-7.9, RG-7.3: also from a seat that chooses without rolling."""
    for option, left in (("chooser", 1), ("holder", 0)):
        state = scene(players=3, round_number=3, die_passes=option, fields={"times": [0, 1, 1, 0]})
        finish_round(state)  # seat 3 holds the die, seat 1 alone has not chosen
        assert position(state)["seats"][0]["chosen"] == 1 and position(state)["die"] == left


def test_passing_the_die_where_nobody_chose() -> None:
    """RG-7.8, RG-7.9, RG-10.27: after Knock knock from its holder, who rolled for the door."""
    for option in ("chooser", "holder"):
        state = scene(players=3, round_number=2, tonight="knock knock", die_passes=option)
        events = finish_round(state)
        assert [event.data["seat"] for event in of_kind(events, "rolled")] == [1]
        assert position(state)["die"] == 2


def test_passing_the_die_under_the_crystal_ball() -> None:
    """RG-7.8, RG-7.9, RG-10.31: from the chooser, also where the door is rolled first."""
    for option, left in (("chooser", 0), ("holder", 2)):
        state = scene(players=3, round_number=2, tonight="crystal ball", die_passes=option)
        finish_round(state, rolls=[1, 6])
        assert position(state)["die"] == left
