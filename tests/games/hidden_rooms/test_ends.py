"""HR-7, HR-8, HR-9: how a stage and the game end, and what is known."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import nightkeep as nk
from tests.games.hidden_rooms import rooms
from tests.games.hidden_rooms.rooms import (
    game,
    ids,
    monster,
    names,
    near_death,
    near_exit,
    play,
    position,
    seen,
    told,
    won_stage,
)


def test_reaching_the_exit_wins() -> None:
    """HR-7.1: as soon as the child stands on a1, by a tile of the memory or of the pile; the monster does not move."""
    for actions in (["search a1 blue-3"], ["search a1", "draw green-4"]):
        state = near_exit(of=game(match="stage"))
        events = play(state, *actions)
        assert told(events, "stage won") == [{"seat": 0, "stage": 1}]
        assert rooms.child(state) == "a1"
        assert not any(event.kind.startswith("monster") for event in events)
    below = near_exit(child="a2", of=game(match="stage"))
    assert told(won_stage(below), "stage won")


def test_no_other_corner_wins() -> None:
    """HR-7.1: f1 and a6 are squares like any other."""
    for start, goal in (("e1", "f1"), ("b6", "a6")):
        tiles = {"f6": "red-1", "e6": "red-2", "d6": "red-3", "c6": "red-4", "b6": "red-5"}
        if goal == "f1":
            tiles = {"f6": "red-1", "e6": "red-2", "e5": "red-3", "e4": "red-4", "e3": "red-5", "e2": "red-6"}
            tiles["e1"] = "blue-6"
        state = position(child=start, tiles=tiles, monster="c3", facing="up", memory=["green-6"])
        assert not told(state.play(f"search {goal} green-6"), "stage won")


def test_the_exit_needs_a_tile() -> None:
    """HR-7.2: it has none at first, so no move leads there, only a search; and a failed search wins nothing."""
    state = near_exit(under="red-4")
    assert "move a1" not in state.actions()
    assert ids(state.why("move a1")) == {"HR-4.2"}
    assert "search a1" in state.actions()
    assert "exit" in state.describe("search a1")
    state.play("search a1")
    state.play("draw green-3")
    assert rooms.child(state) == "b1"
    assert seen(state)["wins"] == 0
    with pytest.raises(nk.PositionError, match="a tile lies on the exit"):
        position(child="b1", tiles={**rooms.trail("b1", "red-4", ["green-6"]), "a1": "green-6"}, aside="yellow-1")


def test_the_monster_reaches_the_child() -> None:
    """HR-7.3: the stage is lost whoever moved: the monster onto the child, or the child onto the monster."""
    state = near_death()
    assert told(state.play("done"), "stage lost")[0]["reason"] == 1
    tiles = {"f6": "red-1", "e6": "red-2"}
    state = position(child="f6", tiles=tiles, monster="e6", facing="left")
    assert told(state.play("move e6"), "stage lost")[0]["reason"] == 1
    assert seen(state)["losses"] == 1


def test_the_monster_reaches_its_goal() -> None:
    """HR-7.4: along its route, in a chase, or on the way back to its route; the child may be anywhere."""
    ways: list[dict[str, Any]] = [
        {"monster": "e3", "facing": "left", "child": "a6"},  # e3 -> d3 by the arrow
        {"monster": "d2", "facing": "down", "child": "e4"},  # the child is in sight two lines ahead: a chase
        {"monster": "d2", "facing": "down", "child": "a6"},  # off the route, back to d3
    ]
    kinds = []
    for way in ways:
        state = position(under="red-1", stage=1, **way)
        events = state.play("done")
        kinds.append(next(event.kind for event in events if event.kind.startswith("monster")))
        assert told(events, "stage lost") == [{"seat": 0, "stage": 1, "reason": 2, "square": way["child"]}]
        assert seen(state)["losses"] == 1
    assert kinds == ["monster follows", "monster chases", "monster returns"]


def test_both_at_once_is_one_loss() -> None:
    """HR-7.5: the child caught on the last square of the route: one stage lost, for both reasons."""
    state = position(child="d3", under="red-1", monster="e3", facing="left", stage=1)
    events = state.play("done")
    assert told(events, "stage lost") == [{"seat": 0, "stage": 1, "reason": 3, "square": "d3"}]
    assert seen(state)["losses"] == 1
    assert state.actor == nk.CHANCE
    text = next(event.text for event in events if event.kind == "stage lost")
    assert "met" in text
    assert "end of its route" in text


def test_the_monster_on_the_exit() -> None:
    """HR-7.6: it does not end the stage; the child cannot search the exit while it is there."""
    state = position(child="f6", under="red-1", monster="c1", facing="left", stage=1)
    state.play("done")
    assert monster(state) == ("a1", "left")
    assert seen(state)["losses"] == 0
    assert state.actor == 0
    beside = near_exit(monster="a1", facing="left")
    assert "search a1" not in beside.actions()
    assert "search a1 blue-3" not in beside.actions()
    assert ids(beside.why("search a1")) == {"HR-5.2", "HR-7.6"}
    twin = near_exit(monster="a2", facing="down", stage=1)
    assert "search a1 blue-3" in twin.actions()


def test_clearing_up() -> None:
    """HR-7.7: after a stage everything is taken away; wins stay, and with them the child's side."""
    state = near_death(wins=1, losses=1, memory=["blue-1", "blue-2"], turns=7)
    state.play("done")
    now = seen(state)
    assert (now["wins"], now["losses"], now["star"]) == (1, 2, True)
    assert now["tiles"] == {}
    assert now["memory"] == []
    assert now["discard"] is None
    assert len(now["pile"]) == 24
    assert now["child"] is None
    assert now["monster"] is None
    assert now["turns"] == 0
    fresh = {**game().start().to_dict(), "wins": 1, "losses": 2}
    assert state.to_dict() == fresh, "nothing of the last stage is left but what was won and lost (stage 1 was open)"
    plain = near_death()
    plain.play("done")
    assert seen(plain)["star"] is False


@pytest.mark.parametrize("limit", [20, 200, 1000])
def test_the_turn_limit(limit: int) -> None:
    """HR-7.8: the stage is lost with that turn of the player, before the monster moves again; not a turn earlier."""
    of = game(match="stage", turn_limit=limit)
    state = position(of=of, child="f6", under="red-1", monster="a5", turns=limit - 2)
    state.play("done")
    assert not state.is_over
    assert seen(state)["turns"] == limit - 1
    events = state.play("done")
    assert told(events, "stage lost") == [{"seat": 0, "stage": 1, "reason": 4, "square": "f6"}]
    assert state.is_over
    assert not any(event.kind.startswith("monster") for event in events)
    assert state.winners() == []


def test_the_last_turn_can_still_win() -> None:
    """HR-7.1, HR-7.8: the exit reached in the very last turn wins the stage."""
    state = near_exit(of=game(match="stage", turn_limit=20), turns=19)
    won_stage(state)
    assert state.winners() == [0]


def test_turns_are_counted_in_each_stage_anew() -> None:
    """HR-7.8: 'in one stage'; moves and searches within a turn do not count."""
    state = near_death(turns=50)
    state.play("done")
    play(state, "draw red-1", "draw red-4", "draw red-2", "lay red-4")
    assert seen(state)["turns"] == 0
    state.play("search f5 red-2")
    assert seen(state)["turns"] == 1
    state.play("move f6")
    assert seen(state)["turns"] == 1


def test_the_first_win_turns_the_child_over() -> None:
    """HR-8.1: told by an event, and no more than that: the game goes on."""
    state = near_exit(losses=2)
    events = won_stage(state)
    assert told(events, "star")
    assert not told(events, "over")
    assert seen(state)["star"]
    assert state.actor == nk.CHANCE
    assert state.winners() == []


def test_the_second_win_wins_the_game() -> None:
    """HR-8.2: with no, one or two losses."""
    for losses in (0, 1, 2):
        state = near_exit(wins=1, losses=losses)
        events = won_stage(state)
        assert state.is_over
        assert state.winners() == [0]
        assert state.scores() == [2]
        assert told(events, "over") == [{"seat": 0, "won": 1, "wins": 2, "losses": losses}]


def test_three_losses_lose_the_game() -> None:
    """HR-8.3: the third stage if none was won, the fourth if one was won; not the second loss."""
    for wins in (0, 1):
        state = near_death(wins=wins, losses=1)
        state.play("done")
        assert not state.is_over
        state = near_death(wins=wins, losses=2)
        events = state.play("done")
        assert state.is_over
        assert state.winners() == []
        assert state.scores() == [wins]
        assert told(events, "over") == [{"seat": 0, "won": 0, "wins": wins, "losses": 3}]


def finish_stage(state: nk.State, win: bool) -> None:
    """Set the next stage up and jump to its end."""
    play(state, "draw red-1", "draw red-4", "draw red-2", "lay red-4")
    now = seen(state)
    counts = {"wins": now["wins"], "losses": now["losses"]}
    last = near_exit(**counts) if win else near_death(**counts)
    if win:
        won_stage(last)
    else:
        last.play("done")
    state.position = last.position


@pytest.mark.parametrize("results", list(itertools.product((True, False), repeat=4)), ids=str)
def test_two_to_four_stages(results: tuple[bool, ...]) -> None:
    """HR-8.4, HR-8.5: until two wins or three losses a new stage is set up; that takes two, three or four stages."""
    state = game().start()
    played = 0
    for win in results:
        if state.is_over:
            break
        assert seen(state)["phase"] == "stage tile"
        finish_stage(state, win)
        played += 1
    sofar = results[:played]
    assert state.is_over
    assert 2 <= played <= 4
    assert (sofar.count(True) == 2) != (sofar.count(False) == 3)
    assert state.winners() == ([0] if sofar.count(True) == 2 else [])


def test_example_e4() -> None:
    """HR-E4: two losses, a win, a loss: the game is lost, with the star side up."""
    state = game().start()
    for win in (False, False, True, False):
        assert not state.is_over
        finish_stage(state, win)
    assert state.is_over
    assert state.winners() == []
    assert seen(state)["losses"] == 3
    assert seen(state)["star"]


def test_on_to_the_next_stage() -> None:
    """HR-8.5: after a stage, won or lost, a tile is drawn to name the next one."""
    for state in (near_exit(), near_death()):
        won_stage(state) if seen(state)["memory"] else state.play("done")
        assert state.actor == nk.CHANCE
        assert len(state.odds()) == 24
        state.play("draw green-5")
        assert seen(state)["stage"]["number"] == 5


def test_single_stage_games() -> None:
    """HR-8.6: winning the stage wins the game, losing it loses it."""
    of = game(match="stage")
    won, lost = near_exit(of=of), near_death(of=of)
    won_stage(won)
    lost.play("done")
    assert won.is_over
    assert won.winners() == [0]
    assert won.scores() == [1]
    assert lost.is_over
    assert lost.winners() == []
    assert lost.scores() == [0]
    assert lost.why("done")
    assert "over" in str(lost.why("done"))


def test_the_last_table_is_left_to_look_at() -> None:
    """HR-7.7: with no stage to follow, nothing is set up again: the pieces lie where the game ended."""
    state = near_death(of=game(match="stage"))
    state.play("done")
    assert rooms.child(state) == "f6" == monster(state)[0]
    assert rooms.tiles(state) == {"f6": "red-1"}
    assert not state.status()


def test_the_pile_is_known_but_not_its_order() -> None:
    """HR-9.1: it holds all tiles that lie nowhere else; however a set of tiles came about, the position is the same."""
    one, other = (position(child="f6", under="red-4", monster="a2", facing="down", turns=t) for t in (0, 0))
    play(one, "search f5", "draw blue-1", "search e6", "draw green-2")
    play(other, "search e6", "draw green-2", "search f5", "draw blue-1")
    assert one.to_bytes() == other.to_bytes()
    now = seen(one)
    elsewhere = {"red-4", "blue-1", "green-2", now["discard"]["text"]}
    assert set(names(now["pile"])) == set(rooms.TILES) - elsewhere
    one.play("search f5")
    assert {action.split()[1] for action in one.odds()} == set(names(now["pile"]))


def test_everything_else_is_open() -> None:
    """HR-9.2: the player and a spectator see all of it, at all times."""
    state = near_exit(losses=1, searching="a1")
    for seat in (0, None):
        now = state.view(seat)["position"]
        assert now["tiles"]["b1"]["text"] == "red-1"
        assert names(now["memory"]) == ["blue-3"]
        assert now["discard"]["text"] == "yellow-1"
        assert (now["wins"], now["losses"]) == (0, 1)
        assert now["monster"]["square"] == "d4"
        assert now["monster"]["facing"] == "right"
        assert len(now["stage"]["route"]) == 24
        assert now["searching"] == "a1"
    assert state.fogged(0) == state.fogged(None) == state == state.guessed(0)
