"""GC-4 and GC-5: the course of a round, and how Max moves."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position, random_game


def ids(state: nk.State, action: str) -> list[str]:
    refusal = state.why(action)
    assert refusal is not None
    return [rule.id for rule in refusal.rules]


def test_a_round_has_three_steps() -> None:
    """GC-4.1: Max, all chasers, one animal; then Max again."""
    state = hunt([54, 50, 41], [6])
    assert state.actor == 0
    play(state, "move 7")
    for seat in (1, 2):
        assert state.actor == seat
        events = play(state, state.actions()[0])
        assert "animal" not in kinds(events)
    assert state.actor == 3
    assert kinds(play(state, "stay with cleo")) == ["stayed", "animal"]
    assert state.actor == 0


@pytest.mark.parametrize("ghost_seat", [1, 3])
def test_chasers_play_clockwise_in_every_round(ghost_seat: int) -> None:
    """GC-4.2"""
    state = hunt([54, 50, 41], [6], ghost_seat=ghost_seat)
    for room in (7, 20, 24):
        play(state, f"move {room}")
        for place in range(3):
            assert state.actor == (ghost_seat + place) % 4
            play(state, next(action for action in state.actions() if action.startswith("stay")))


def test_each_figure_acts_once() -> None:
    """GC-4.3: each exactly once, and all of a player's before the next chaser begins."""
    state = hunt([4, 26, 50, 9], [35, 36], "chasers", players=3)
    play(state, "stay with ada")
    assert state.actor == 1
    assert not any("ada" in action for action in plays(state))
    assert ids(state, "stay with ada") == ["GC-4.3"]
    assert ids(state, "stay with cleo") == ["GC-4.2", "GC-4.3"]
    play(state, "go 25 with bram")
    assert state.actor == 2
    assert {action.split()[-1] for action in plays(state)} == {"cleo", "dirk"}
    play(state, "stay with dirk")
    assert "animal" in kinds(play(state, "stay with cleo"))


def test_figures_in_any_order_each_after_the_last_result() -> None:
    """GC-4.4: he picks anew each time, and sees the result first."""
    for first, second, third in (("ada", "bram", "cleo"), ("cleo", "ada", "bram"), ("bram", "cleo", "ada")):
        state = hunt([4, 26, 50], [35, 36], "chasers", players=2)
        assert {action.split()[-1] for action in plays(state)} == {"ada", "bram", "cleo"}
        for name in (first, second, third):
            assert state.actor == 1
            play(state, f"stay with {name}")
        assert state.actor == 0
    state = hunt([9, 26, 50], [9, 8], "chasers", players=2)
    play(state, "go 8 with ada")
    assert state.is_over  # the first result came before the other figures were picked


def test_actions_stand() -> None:
    """GC-4.5: nothing is ever taken back."""
    for seed in ("a", "b"):
        for state in random_game({"players": 5, "trap": True, "door": True}, seed):
            assert not state.can_undo()
            if state.history:
                before = state.to_bytes()
                with pytest.raises(nk.IllegalAction):
                    state.undo()
                assert state.to_bytes() == before


def test_max_takes_one_step_to_a_neighbour() -> None:
    """GC-5.1"""
    state = hunt([54] * 3, [9], break_cards=0)
    assert plays(state) == {f"move {room}" for room in (8, 10, 17, 18, 47, 48)}
    play(state, "move 10")
    assert position(state, 0)["own"]["room"] == 10
    assert ids(hunt([54] * 3, [9]), "move 11") == ["GC-2.2", "GC-5.1"]


def test_max_floats_through_walls_floors_and_ceilings() -> None:
    """GC-5.2: sideways, down and up, with a passage or without."""
    state = hunt([54] * 3, [39])
    passages = {4}
    others = {40, 45, 46, 47, 48}
    assert {f"move {room}" for room in passages | others} <= plays(state)


def test_each_room_only_once() -> None:
    """GC-5.3: also after the visits have been shown."""
    state = hunt([54] * 3, [9, 8, 18, 17])
    assert not {"move 9", "move 8", "move 18", "move 17"} & plays(state)
    assert ids(state, "move 9") == ["GC-5.3"]
    later = hunt([54] * 3, [9, 8, 18, 25, 26, 10], full=["cats"], frame="bats")
    assert ids(later, "move 9") == ["GC-5.3"]
    assert "move 17" in plays(later)


def test_max_must_move() -> None:
    """GC-5.4: to another room, unless he has a break card."""
    state = hunt([54] * 3, [9], break_cards=0)
    assert "break" not in plays(state)
    assert ids(state, "break") == ["GC-5.4", "GC-9.9"]
    assert ids(state, "move 9") == ["GC-5.4", "GC-9.6"]
    assert "break" in plays(hunt([54] * 3, [9], break_cards=1))


def test_not_into_a_chasers_room() -> None:
    """GC-5.5: neither by an ordinary move, nor by a cheat, the secret passage or the chimney."""
    assert ids(hunt([10, 1, 1], [9]), "move 10") == ["GC-5.5"]
    assert ids(hunt([10, 1, 1], [10, 9]), "cheat 10") == ["GC-5.5"]
    assert ids(hunt([54, 4, 4], [1]), "move 54") == ["GC-5.5"]
    assert ids(hunt([53, 4, 4], [42], chimney=True), "move 53") == ["GC-5.5"]
    for state in (hunt([10, 1, 1], [10, 9]), hunt([54, 4, 4], [1]), hunt([53, 4, 4], [42], chimney=True)):
        taken = {figure["room"] for figure in position(state)["figures"]}
        assert not {int(action.split()[1]) for action in plays(state) if action != "break"} & taken


def test_one_play_a_turn() -> None:
    """GC-5.6: a move, a cheat or a break; then it is the chasers' turn."""
    for action in ("move 8", "cheat 10", "break"):
        state = hunt([54] * 3, [10, 9])
        play(state, action)
        assert state.actor == 1
        assert ids(state, "break") == ["GC-4.1", "GC-5.6"]
    assert all(len(action.split()) <= 2 for action in plays(hunt([54] * 3, [10, 9])))


def test_what_is_possible_must_be_done() -> None:
    """GC-5.7: the only play left is a break, or a cheat; there is no pass."""
    only_break = hunt([52, 1, 54], [53], cheat_cards=0, break_cards=1)
    assert plays(only_break) == {"break"}
    only_cheat = hunt([52, 1, 1], [54, 53], cheat_cards=1, break_cards=0)
    assert plays(only_cheat) == {"cheat 54"}
    for text in ("pass", "stay", "give up"):
        with pytest.raises(nk.IllegalAction):
            only_cheat.play(text)


def test_cards_lie_in_the_order_of_turns() -> None:
    """GC-5.8: face down, in a row."""
    state = hunt([54] * 3, [9])
    for room in (8, 18, 17):
        play(state, f"move {room}")
        everyone_stays(state)
    assert position(state, 1)["row"] == [{"turn": turn, "cheat": False} for turn in (1, 2, 3)]
    assert [(card["turn"], card["room"]) for card in position(state, 0)["row"]] == [(1, 8), (2, 18), (3, 17)]


def test_max_becomes_invisible() -> None:
    """GC-5.9: with his first turn, and until a showing."""
    state = hunt([54] * 3, [9], frame="cats")
    assert position(state, 1)["at"] == 9
    for room in (8, 18, 17, 10):
        play(state, f"move {room}")
        assert position(state, 1)["at"] is None
        everyone_stays(state)
        assert position(state, 1)["at"] == (10 if room == 10 else None)
    play(state, "frame bats", "break")
    assert position(state, 1)["at"] is None
