"""Every example of the rule list, played."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.games.ghost_chase import GAME
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position


def gc_e1() -> None:
    """GC-E1: GC-2.2, GC-2.3, GC-5.1, GC-5.2"""
    state = hunt([54, 54, 54], [6])
    assert plays(state) == {"move 2", "move 3", "move 5", "move 7", "move 21", "break"}


def gc_e2() -> None:
    """GC-E2: GC-2.7, GC-5.2, GC-6.5"""
    for here, there in ((14, 27), (35, 28), (39, 40)):
        assert f"move {there}" in plays(hunt([1, 1, 1], [here]))
        state = hunt([here, 1, 1], [2], "max")
        play(state, "move 3")
        assert f"go {there} with ada" not in plays(state)
        assert state.why(f"go {there} with ada").rules[0].id == "GC-2.5"


def gc_e3() -> None:
    """GC-E3: GC-2.5, GC-6.1, GC-6.2"""
    state = hunt([51, 1, 1], [9, 8], "chasers")
    assert plays(state) == {"stay with ada", "go 50 with ada", "go 52 with ada", "go 54 with ada"}


def gc_e4() -> None:
    """GC-E4: GC-3.1, GC-3.6, GC-3.11, GC-3.13, GC-3.14, GC-3.17"""
    state = nk.game("ghost-chase", players=5, ghost_seat=1).start()
    play(state, "leave out owls")
    for seat, room in ((1, 4), (2, 26), (3, 4), (4, 50)):
        assert state.actor == seat
        play(state, f"place {room}")
    assert [figure["room"] for figure in position(state)["figures"]] == [4, 26, 4, 50]
    animals = {frame["name"]: frame["animals"] for frame in position(state)["frames"]}
    assert animals == {"cats": 4, "bats": 4, "owls": 0, "mice": 5, "hedgehogs": 6}
    assert sum(animals.values()) == 19
    assert state.actor == 0
    assert plays(state) == {f"place {room}" for room in range(1, 55) if room not in (4, 26, 50)}
    assert len(plays(state)) == 51
    play(state, "place 9")
    assert state.actor == 1
    assert plays(state) == {"frame cats", "frame bats", "frame mice", "frame hedgehogs"}


def gc_e5() -> None:
    """GC-E5: GC-7.1, GC-7.9, GC-7.2"""
    for frame, rounds in (("cats", 4), ("hedgehogs", 6)):
        state = nk.game("ghost-chase", players=4).start()
        play(state, "place 54", "place 54", "place 54", "place 1", f"frame {frame}")
        for number, room in enumerate([2, 3, 7, 20, 24, 23][:rounds], 1):
            play(state, f"move {room}")
            events = everyone_stays(state)
            assert ("shown" in kinds(events)) == (number == rounds)


def gc_e6() -> None:
    """GC-E6: GC-7.2, GC-7.3, GC-7.4, GC-7.5, GC-7.6, GC-7.8, GC-10.4"""
    state = hunt([50, 54, 37, 41], [27, 26, 25, 31], frame="cats", memory_aid=True)
    play(state, "move 32")
    events = everyone_stays(state)
    cards = [event.data for event in events if event.kind == "turned up"]
    assert [(card["turn"], card["room"]) for card in cards] == [(1, 26), (2, 25), (3, 31), (4, 32)]
    assert kinds(events)[-1] == "shown"
    assert events[-1].data["room"] == 32
    seen = position(state, 1)
    assert (seen["at"], seen["open_card"], seen["row"]) == (32, 32, [])
    assert seen["shown_rooms"] == [25, 26, 27, 31, 32]
    assert state.actor == 2
    assert "frame cats" not in plays(state)
    play(state, "frame bats")
    assert state.actor == 0


def gc_e7() -> None:
    """GC-E7: GC-6.6, GC-8.1, GC-8.2, GC-8.3"""
    state = hunt([48, 4, 19], [9, 8, 47], "chasers")
    before = position(state)["frames"]
    events = play(state, "go 47 with ada")
    assert "caught" in kinds(events)
    assert state.is_over
    assert state.winners() == [1, 2, 3]
    assert position(state)["frames"] == before
    assert [figure["room"] for figure in position(state)["figures"]] == [47, 4, 19]


def gc_e8() -> None:
    """GC-E8: GC-8.4, GC-8.5, GC-8.10"""
    trail = [1, 2, 3, 7, 20, 24, 23, 22, 5, 6, 21, 6, 3, 38, 46, 45, 44, 44, 44]
    state = hunt([54] * 4, trail, frame="cats", full=["owls", "mice", "bats"], left_out="hedgehogs", phase="chasers")
    assert position(state)["frames"][0]["animals"] == 1
    events = everyone_stays(state)
    assert state.is_over
    assert state.winners() == [0]
    assert [event.data["room"] for event in events if event.kind == "trail"] == trail


def gc_e9() -> None:
    """GC-E9: GC-5.5, GC-8.6, GC-8.7"""
    state = hunt([52, 4, 43], [54, 53], "chasers", break_cards=0, acted=[0, 1])
    events = play(state, "go 54 with cleo")
    assert kinds(events).count("stuck") == 1
    assert state.is_over
    assert state.actions() == []
    assert state.winners() == [1, 2, 3]
    flying = hunt([52, 4, 43], [54, 53], "chasers", break_cards=0, acted=[0, 1], chimney=True)
    play(flying, "go 54 with cleo")
    assert plays(flying) == {"move 42"}


def gc_e10() -> None:
    """GC-E10: GC-5.3, GC-8.6, GC-8.7"""
    trail = [30, 31, 33, 34]
    for cheat, rest, expected in (
        (0, 0, set()),
        (1, 0, {"cheat 30", "cheat 31", "cheat 33"}),
        (0, 1, {"break"}),
    ):
        state = hunt([54] * 3, trail, "chasers", cheat_cards=cheat, break_cards=rest)
        everyone_stays(state)
        assert plays(state) == expected
        assert state.is_over == (not expected)
        assert state.winners() == ([] if expected else [1, 2, 3])


def gc_e11() -> None:
    """GC-E11: GC-9.1, GC-9.2, GC-6.5"""
    state = hunt([4, 19, 26], [5, 1], cheat_cards=0, break_cards=0)
    assert plays(state) == {"move 2", "move 37", "move 54"}
    play(state, "move 54")
    told = state.news(1)
    assert [(event.kind, event.data) for event in told] == [("card", {"seat": 0, "turn": 2})]
    chaser = hunt([1, 19, 26], [9, 8], "chasers")
    assert plays(chaser) == {"stay with ada", "go 2 with ada", "go 5 with ada"}


def gc_e12() -> None:
    """GC-E12: GC-9.3, GC-9.4, GC-9.5, GC-9.6"""
    state = hunt([54, 4, 50], [27, 26, 25, 31])
    events = play(state, "cheat 25")
    assert events[0].data["room"] == 25
    for seat in (1, 2, 3, None):
        told = state.news(seat)
        assert [(event.kind, event.data) for event in told] == [("cheat", {"seat": 0, "turn": 4, "left": 1})]
        assert "25" not in told[0].text
        seen = position(state, seat)
        assert seen["row"][3] == {"turn": 4, "cheat": True}
        assert seen["cheats"] == 1


def gc_e13() -> None:
    """GC-E13: GC-9.9, GC-9.10, GC-9.11"""
    state = hunt([54, 54, 54], [7, 20])
    play(state, "break")
    everyone_stays(state)
    play(state, "break")
    assert position(state, 0)["own"] == {"room": 20, "visited": [7, 20], "breaks": 0}
    assert position(state, 1)["row"] == [{"turn": turn, "cheat": False} for turn in (1, 2, 3)]
    everyone_stays(state)
    assert "break" not in plays(state)


def gc_e14() -> None:
    """GC-E14: GC-9.13, GC-9.14, GC-9.2"""
    for here, there in ((42, 53), (53, 42)):
        assert f"move {there}" not in plays(hunt([1, 1, 1], [here]))
        state = hunt([1, 1, 1], [here], chimney=True)
        play(state, f"move {there}")
        assert [event.kind for event in state.news(1)] == ["card"]
        assert position(state, 1)["chimney"] is True


def gc_e15() -> None:
    """GC-E15: GC-9.15, GC-9.16, GC-2.9"""
    state = hunt([4, 4, 4], [50], door=True)
    events = play(state, "move 49 lock 19-24")
    assert kinds(events) == ["card", "locked"]
    assert position(state, 1)["locked"] == [19, 24]
    assert position(state, 1)["door_card"] is False
    everyone_stays(state)
    assert not any("lock" in action for action in plays(state))


def gc_e16() -> None:
    """GC-E16: GC-9.17, GC-9.18, GC-9.20, GC-9.22"""
    state = hunt([19, 4, 4], [50, 49], "chasers", locked="19-24")
    assert "go 24 with ada" not in plays(state)
    play(state, "unlock with ada")
    assert position(state)["figures"][0]["room"] == 19
    assert position(state)["locked"] is None
    everyone_stays(state)
    play(state, "move 48")
    ways = {f"go {room} with ada" for room in (4, 18, 20, 24, 25, 31)}
    assert plays(state) == {"stay with ada"} | ways


def gc_e17() -> None:
    """GC-E17: GC-9.23, GC-9.25, GC-9.26, GC-9.28, GC-9.29"""
    state = hunt([26, 1, 1], [34, 33, 31], "chasers", trap=True)
    play(state, "trap and go 25 with ada")
    assert position(state)["trap"] == 26
    everyone_stays(state)
    play(state, "move 30")
    everyone_stays(state)
    play(state, "move 26")
    assert [event.kind for event in state.news(1)] == ["card", "trapped"]
    assert position(state, 2)["at"] == 26
    play(state, "stay with ada", "stay with bram")
    assert position(state, 2)["at"] == 26
    play(state, "stay with cleo", "move 10")
    assert position(state, 2)["at"] is None
    assert position(state, 2)["trap"] == 26


EXAMPLES = {f"GC-E{number}": globals()[f"gc_e{number}"] for number in range(1, 18)}


@pytest.mark.parametrize("example", [example.id for example in GAME.rules.example])
def test_example(example: str) -> None:
    """GC-E1 to GC-E17: each row of the rule list."""
    EXAMPLES[example]()
