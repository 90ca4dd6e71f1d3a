"""Whole games, compared action by action with a plain retelling of the rules (`reference`)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import nightkeep as nk
from tests.games.keys_to_the_castle.reference import Castle
from tests.games.keys_to_the_castle.support import GAME, hand, pile

SIDES = {2: ["south", "north"], 3: ["south", "west", "north"], 4: ["south", "west", "north", "east"]}


AHEAD = {"south": (0, 1), "north": (0, -1), "west": (1, 0), "east": (-1, 0)}


def eager(plain: Castle, actions: list[str], dice: random.Random) -> str:
    """Opens doors ahead and walks through them, most of the time, so that games get somewhere."""
    if plain.actor() == "chance" or dice.random() < 0.15:
        return dice.choice(actions)
    here = plain.at[plain.turn]
    right, up = AHEAD[plain.sides[plain.turn]]
    ahead = {plain.shifted(here, right, up)} if here else plain.edge(plain.sides[plain.turn])
    if plain.step == "move":
        steps = [action for action in actions if action.startswith("move")]
        onward = [action for action in steps if action[5:] in ahead]
        return dice.choice(onward or (steps if dice.random() < 0.2 else ["stay"]) or ["stay"])
    useful = [
        action
        for action in actions
        if action.split()[-1] in ahead and not plain.doors[action.split()[-1]].up and "padlock" not in action
    ]
    return dice.choice(useful or [action for action in actions if action.startswith("throw")] or actions)


def follow(state: nk.State, plain: Castle, seed: int, wild: bool) -> nk.State:
    """Play at random and compare everything there is to compare, after every action."""
    dice = random.Random(seed)
    played = 0
    while True:
        actions = state.actions()
        assert set(actions) == plain.choices()
        assert len(actions) == len(set(actions))
        assert {nk.CHANCE: "chance", nk.OVER: "over"}.get(state.actor, state.actor) == plain.actor()
        if state.actor == nk.CHANCE:
            assert state.odds() == plain.odds()
        assert [hand(state, seat) for seat in range(len(plain.sides))] == [+held for held in plain.hands]
        assert pile(state) == +plain.pile
        played += 1
        if played % 4 == 0 or plain.step == "over":
            same_table(state, plain)
        if plain.step == "over":
            return state
        action = dice.choice(actions) if wild else eager(plain, actions, dice)
        state.play(action)
        plain.play(action)


def same_table(state: nk.State, plain: Castle) -> None:
    """What everybody sees is the same in both."""
    now = state.view()["position"]
    seen = {t["name"]: (t["colour"], t["kind"], t["up"], t["padlock"], t["sawn"]) for t in now["tiles"]}
    assert seen == {name: (d.colour, d.kind, d.up, d.lock, d.sawn) for name, d in plain.doors.items()}
    assert {tuple(ends) for ends in now["passages"]} == plain.passages
    assert [player["at"] for player in now["players"]] == plain.at
    assert [player["entry"] for player in now["players"]] == plain.entry
    assert [player["netted"] for player in now["players"]] == plain.nets
    assert [player["cards"] for player in now["players"]] == [held.total() for held in plain.hands]
    assert {(seat, name) for seat, player in enumerate(now["players"]) for name in player["used"]} == plain.used
    assert now["pile"] == plain.pile.total()
    assert now["discard"] == dict(+plain.discard)
    assert (now["turn"], now["turns"], now["winner"]) == (plain.turn, plain.turns, plain.winner)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_busy_players(players: int) -> None:
    """KC-2.1 to KC-12.6: games that get somewhere end as the retelling says, mostly with a winner."""
    ends: Counter[bool] = Counter()
    for seed in range(6):
        state = follow(nk.game(GAME, players=players).start(), Castle(SIDES[players]), seed, wild=False)
        ends[state.view()["position"]["winner"] is not None] += 1
    assert ends[True] >= 4


@pytest.mark.parametrize("players", [2, 4])
def test_games_at_random_to_the_limit(players: int) -> None:
    """KC-12.5: aimless games run to the turn limit, through several refills (KC-3.11)."""
    state = follow(nk.game(GAME, players=players, turn_limit=300).start(), Castle(SIDES[players], 300), 7, wild=True)
    assert state.is_over
    assert state.history.count("refill") >= 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_a_drawn_first_seat(players: int) -> None:
    """KC-2.16: whoever is drawn to begin, the whole game is as the retelling says."""
    for seed in (1, 2):
        state = nk.game(GAME, players=players, first_seat="drawn").start()
        follow(state, Castle(SIDES[players], drawn=True), seed, wild=False)


@pytest.mark.parametrize(
    ("empty", "sides"), [("north", ["south", "west", "east"]), ("west", ["south", "north", "east"])]
)
def test_three_players_at_other_sides(empty: str, sides: list[str]) -> None:
    """KC-2.7: the other two empty sides."""
    follow(nk.game(GAME, players=3, empty_side=empty).start(), Castle(sides), 3, wild=False)


def test_games_of_the_earlier_rules_are_refused_in_words() -> None:
    """KC-3.12, KC-10.6: under the rules before, the refill waited and the same door was open again: such a game would
    go another way, so it is not replayed."""
    record = nk.game(GAME).start().record()
    with pytest.raises(nk.RecordError, match="rules"):
        nk.replay(record | {"rules": "25f99922386f"})
