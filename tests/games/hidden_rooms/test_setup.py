"""HR-2: setting up a stage."""

from __future__ import annotations

from fractions import Fraction

import pytest

import nightkeep as nk
from nightkeep.play.registry import game_spec
from tests.games.hidden_rooms import rooms
from tests.games.hidden_rooms.rooms import (
    begun,
    game,
    ids,
    names,
    near_death,
    near_exit,
    play,
    position,
    seen,
    told,
    won_stage,
)


def test_a_stage_begins_with_all_tiles_in_the_pile() -> None:
    """HR-2.1: 24 tiles face down and an empty board; at the start, and again after every stage."""
    lost = near_death(memory=["blue-1", "blue-2"])
    lost.play("done")
    won = near_exit()
    won_stage(won)
    for state in (game().start(), lost, won):
        now = seen(state)
        assert sorted(names(now["pile"])) == sorted(rooms.TILES)
        assert now["tiles"] == {}
        assert now["memory"] == []
        assert now["discard"] is None
        assert now["offer"] == []
        assert state.actor == nk.CHANCE
        assert set(state.odds().values()) == {Fraction(1, 24)}
        assert len(state.odds()) == 24


@pytest.mark.parametrize(("lang", "label"), [("en", "ruling"), ("nl", "uitleg")])
def test_that_all_tiles_are_shuffled_is_our_ruling(lang: str, label: str) -> None:
    """HR-2.1: the rulebook does not say what becomes of the naming tile, and the rule list says so."""
    rule = game_spec("hidden-rooms").rules.in_language(lang)["HR-2.1"]
    assert rule.source == label
    assert "24" in rule.why


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("colour", rooms.COLOURS)
def test_a_number_names_the_stage(number: int, colour: str) -> None:
    """HR-2.2: 1 to 5 in any colour, whichever stage was played before."""
    for book in range(5):
        state = game().state({**game().start().to_dict(), "stage": book})
        event = told(state.play(f"draw {colour}-{number}"), "stage tile")[0]
        assert event["stage"] == number
        assert seen(state)["stage"]["number"] == number


def test_the_odds_of_the_stages() -> None:
    """HR-2.2, HR-2.3: each stage 4/24, and the open one 4/24 more by the sixes."""
    for book in range(5):
        start = {**game().start().to_dict(), "stage": book, "losses": 1}
        chances = dict.fromkeys(range(1, 6), Fraction(0))
        for action, share in game().state(start).odds().items():
            state = game().state(start)
            state.play(action)
            chances[seen(state)["stage"]["number"]] += share
        assert chances == {n: Fraction(8 if n == book + 1 else 4, 24) for n in range(1, 6)}


def test_a_six_keeps_the_open_stage() -> None:
    """HR-2.3: stage 1 at the beginning of the game, later the one played last."""
    state = game().start()
    assert told(state.play("draw green-6"), "stage tile")[0]["stage"] == 1
    for stage in range(1, 6):
        state = near_death(stage=stage)
        state.play("done")
        assert told(state.play("draw blue-6"), "stage tile")[0]["stage"] == stage


def test_the_book_stays_open() -> None:
    """HR-2.4: at the stage chosen last, by number or by a six, and the same stage may come again and again."""
    state = begun(("red-4", "red-1", "red-2"))
    stages = [4]
    for tile in ("green-6", "blue-4", "yellow-6"):
        while seen(state)["phase"] == "act":
            state.play("done")
        if state.is_over:
            break
        stages.append(told(state.play(f"draw {tile}"), "stage tile")[0]["stage"])
        play(state, "draw red-1", "draw red-2", "lay red-1")
    assert stages == [4, 4, 4]
    assert state.is_over


def test_the_naming_tile_takes_no_part() -> None:
    """HR-2.5: it lies in the discard area all through the stage: not drawn, not mixed in, back after the stage."""
    state = begun(("red-5", "red-4", "blue-2"))
    assert seen(state)["discard"]["text"] == "red-5"
    assert "red-5" not in names(seen(state)["pile"])
    state.play("search f5")
    assert "draw red-5" not in state.actions()
    assert len(state.actions()) == 21
    refusal = state.why("draw red-5")
    assert refusal
    assert "discard area" in refusal.text
    full = position(
        under="red-4", memory=["blue-1", "blue-2", "blue-3", "green-1", "green-2"], aside="red-1", searching="f5"
    )
    full.play("draw green-3")
    assert "red-1" not in names(seen(full)["pile"])


def test_two_tiles_to_choose_from() -> None:
    """HR-2.6: drawn with equal odds of 1/23 and 1/22; one goes to f6, the other one into the memory area."""
    for first, second in (("red-4", "blue-2"), ("blue-2", "red-4")):
        state = game().start()
        state.play("draw red-1")
        assert len(state.odds()) == 23
        assert set(state.odds().values()) == {Fraction(1, 23)}
        state.play(f"draw {first}")
        assert len(state.odds()) == 22
        assert set(state.odds().values()) == {Fraction(1, 22)}
        assert f"draw {first}" not in state.odds()
        assert "draw red-1" not in state.odds()
        state.play(f"draw {second}")
        assert state.actor == 0
        assert set(state.actions()) == {"lay red-4", "lay blue-2"}
        assert ids(state.why("lay red-5")) == ids(state.why("done")) == {"HR-2.6"}
        for mine, other in (("red-4", "blue-2"), ("blue-2", "red-4")):
            twin = state.copy()
            twin.play(f"lay {mine}")
            assert rooms.tiles(twin) == {"f6": mine}
            assert names(seen(twin)["memory"]) == [other]


def test_the_order_of_the_two_tiles_does_not_matter() -> None:
    """HR-2.6: equal positions are equal, whichever of the two came first."""
    one, other = game().start(), game().start()
    play(one, "draw red-1", "draw red-4", "draw blue-2")
    play(other, "draw red-1", "draw blue-2", "draw red-4")
    assert one == other
    assert one.to_bytes() == other.to_bytes()


def test_the_child_starts_on_f6() -> None:
    """HR-2.7: on the tile just laid."""
    state = game().start()
    play(state, "draw red-1", "draw red-4", "draw blue-2")
    assert rooms.child(state) is None
    state.play("lay red-4")
    assert rooms.child(state) == "f6"
    assert {action.split()[1] for action in state.actions() if action != "done"} == {"e6", "f5"}


@pytest.mark.parametrize(("stage", "first"), [(1, "a5"), (2, "e1"), (3, "c2"), (4, "c4"), (5, "c1")])
def test_the_monster_starts_on_its_route_and_begins(stage: int, first: str) -> None:
    """HR-2.8, HR-2.9: on the first square, looking along its arrow; and it has moved before the player's first turn."""
    state = game().start()
    play(state, f"draw red-{stage}", "draw red-6", "draw blue-2")
    events = state.play("lay red-6")
    moves = told(events, "monster follows") + told(events, "monster turns")
    route = seen(state)["stage"]["route"]
    assert route[0] == first
    assert moves[0] == {"seat": 0, "origin": first, "square": route[1]}  # it faced the arrow: no turn was needed
    assert len(moves) == 2
    assert seen(state)["turns"] == 0
    assert state.actor == 0


def test_player_and_monster_take_turns() -> None:
    """HR-2.9: after every turn of the player, and only then, the monster has one."""
    state = begun(("red-3", "red-4", "red-2"))
    counts = []
    for action in ("search e6 red-2", "move f6", "done", "search f5", "draw blue-1"):
        counts.append(sum(event.kind.startswith("monster") for event in state.play(action)))
    assert counts == [2, 0, 2, 0, 2]


@pytest.mark.parametrize("stage", range(1, 6))
def test_a_chosen_stage_is_always_played(stage: int) -> None:
    """HR-2.10: a tile is still drawn and put aside, but its number means nothing."""
    of = game(stage=stage)
    for tile in ("red-1", "blue-3", "green-5", "yellow-6"):
        state = of.start()
        assert set(state.odds().values()) == {Fraction(1, 24)}
        event = told(state.play(f"draw {tile}"), "stage tile")[0]
        assert event["stage"] == stage
        assert seen(state)["discard"]["text"] == tile
        assert len(state.odds()) == 23
    state = begun(("red-1", "red-4", "blue-2"), of)
    while seen(state)["losses"] == 0:
        state.play("done")
    state.play("draw red-2" if stage != 2 else "draw red-3")
    assert seen(state)["stage"]["number"] == stage
