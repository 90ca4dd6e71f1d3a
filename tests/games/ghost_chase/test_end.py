"""GC-8: the end of the game."""

from __future__ import annotations

import numpy as np
import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position

LAST_ROUND = [9, 8, 47, 48, 49, 50, 13, 12, 11, 16, 15, 14, 27, 28, 29, 30, 31, 33, 34]


def last_round(figures: list[int]) -> nk.State:
    """Four chasers in the last round of a game without the hedgehogs, Max in 34."""
    return hunt(figures, LAST_ROUND, "chasers", frame="mice", full=["cats", "bats", "owls"], left_out="hedgehogs")


@pytest.mark.parametrize("catcher", [0, 1, 2])
def test_all_chasers_win_whoever_catches(catcher: int) -> None:
    """GC-8.1, GC-8.11: at once, together; it is known who caught Max, and he may be Max in the next game."""
    figures = [54, 54, 54]
    figures[catcher] = 48
    state = hunt(figures, [10, 9], "chasers", acted=range(catcher))
    name = ("ada", "bram", "cleo")[catcher]
    events = play(state, f"go 9 with {name}")
    assert state.is_over
    assert state.winners() == [1, 2, 3]
    caught = next(event for event in events if event.kind == "caught")
    assert caught.data["seat"] == position(state)["catcher"] == catcher + 1
    again = nk.game("ghost-chase", players=4, ghost_seat=caught.data["seat"] + 1).start()
    assert position(again)["max"] == catcher + 1


def test_max_must_own_up_immediately() -> None:
    """GC-8.2: everybody hears it with the very move."""
    state = hunt([48, 54, 54], [10, 9], "chasers")
    play(state, "go 9 with ada")
    for seat in (0, 1, 2, 3, None):
        told = state.news(seat)
        assert kinds(told)[:2] == ["went", "caught"]
        assert told[1].data["room"] == 9


def test_nothing_more_happens_after_a_catch() -> None:
    """GC-8.3: no further figure acts, no animal goes; also in the very last round."""
    state = last_round([33, 54, 54, 54])
    before = position(state)["frames"]
    play(state, "go 34 with ada")
    assert state.is_over
    assert state.winners() == [1, 2, 3, 4]
    assert position(state)["frames"] == before
    assert state.actions() == []
    with pytest.raises(nk.IllegalAction, match="the game is over"):
        state.play("stay with bram")


def test_last_animal_max_wins() -> None:
    """GC-8.4"""
    state = last_round([54, 54, 54, 54])
    events = everyone_stays(state)
    assert kinds(events)[:4] == ["stayed", "animal", "full", "escaped"]
    assert state.winners() == [0]


def test_the_winner_shows_his_path() -> None:
    """GC-8.5: afterwards, and it changes nothing."""
    state = last_round([54, 54, 54, 54])
    everyone_stays(state)
    told = [event.data["room"] for event in state.news(1) if event.kind == "trail"]
    assert told[-5:] == [29, 30, 31, 33, 34]
    assert state.winners() == [0]


def test_no_move_max_loses() -> None:
    """GC-8.6: as his turn begins."""
    state = hunt([52, 4, 43], [54, 53], "chasers", break_cards=0)
    play(state, "stay with ada", "stay with bram")
    assert not state.is_over
    events = play(state, "go 54 with cleo")
    assert kinds(events)[:3] == ["went", "animal", "stuck"]
    assert state.winners() == [1, 2, 3]


def test_when_max_cannot_move() -> None:
    """GC-8.7: no break, and every neighbour holds a chaser or is visited without a cheat for it."""
    trail = [30, 31, 33, 34]
    for options, chasers, stuck in (
        ({"cheat_cards": 0, "break_cards": 0}, [1, 1, 1], True),
        ({"cheat_cards": 0, "break_cards": 1}, [1, 1, 1], False),
        ({"cheat_cards": 1, "break_cards": 0}, [1, 1, 1], False),
        ({"cheat_cards": 1, "break_cards": 0}, [30, 31, 33], True),
        ({"cheat_cards": 0, "break_cards": 1}, [30, 31, 33], False),
    ):
        state = hunt(chasers, trail, "chasers", **options)
        everyone_stays(state)
        assert state.is_over == stuck, (options, chasers)
    passage = hunt([2, 5, 37], [5, 1], "chasers", cheat_cards=0, break_cards=0)
    everyone_stays(passage)
    assert plays(passage) == {"move 54"}  # the secret passage counts
    for chimney in (False, True):
        state = hunt([52, 54, 1], [54, 53], "chasers", cheat_cards=0, break_cards=0, chimney=chimney)
        everyone_stays(state)
        assert state.is_over == (not chimney)


def test_checked_only_in_max_turn() -> None:
    """GC-8.8: hemmed in at the end of the last round he has won; and no check while a frame is being chosen."""
    trail = [9, 8, 47, 48, 49, 50, 13, 12, 11, 10, 17, 18, 25, 26, 29, 29, 29, 28, 36]
    full = ["cats", "bats", "owls"]
    state = hunt([28, 35, 54, 54], trail, "chasers", frame="mice", full=full, left_out="hedgehogs", cheat_cards=0)
    everyone_stays(state)
    assert state.winners() == [0]
    choosing = hunt([28, 35, 54], [26, 29, 29, 28, 36], "chasers", frame="cats", cheat_cards=0, break_cards=1)
    everyone_stays(choosing)
    assert not choosing.is_over
    assert position(choosing)["phase"] == "choosing"
    play(choosing, "frame bats")
    assert choosing.winners() == [1, 2, 3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_draw(players: int) -> None:
    """GC-8.9: Max alone or all chasers, in every game."""
    result = nk.game("ghost-chase", players=players, trap=True, door=True).simulate(300, seed=5)
    chasers = result.winners[:, 1:]
    assert (result.winners[:, 0] != chasers[:, 0]).all()
    assert (chasers.all(axis=1) == chasers.any(axis=1)).all()
    assert 0 < np.mean(result.winners[:, 0]) < 1


def test_everything_is_shown_afterwards() -> None:
    """GC-8.10: the whole path from the start, with breaks and cheats, however the game ends."""
    caught = hunt([48, 54, 54], [10, 11, 10, 10, 26, 10, 9], "chasers", full=["cats"], frame="bats")
    play(caught, "go 9 with ada")
    stuck = hunt([52, 4, 43], [54, 54, 53], "chasers", break_cards=1, acted=[0, 1])
    play(stuck, "go 54 with cleo")
    won = last_round([54, 54, 54, 54])
    everyone_stays(won)
    for state, expected in (
        (caught, "10 11 10c 10b 26 10c 9"),
        (stuck, "54 54b 53"),
        (won, " ".join(map(str, LAST_ROUND))),
    ):
        for seat in (1, None):
            trail = position(state, seat)["trail"]
            sign = {"break": "b", "cheat": "c"}
            assert " ".join(f"{card['room']}{sign.get(card['play'], '')}" for card in trail) == expected
            told = [event.data["room"] for event in state.news(seat) if event.kind == "trail"]
            assert told == [card["room"] for card in trail]
            assert state.fogged(seat).to_bytes() == state.to_bytes()
