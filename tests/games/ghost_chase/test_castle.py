"""GC-1 and GC-2: pieces and castle."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position

CASTLE: Any = nk.game("ghost-chase").board


def room_of(number: int) -> Any:
    return CASTLE.rooms[number - 1]


def walls(number: int) -> set[tuple[int, int, str]]:
    """A room's outline cut into pieces of one unit; rooms that share one are neighbours."""
    r = room_of(number)
    level = {(x, y, "level") for x in range(r.x, r.x + r.w) for y in (r.y, r.y + r.h)}
    upright = {(x, y, "upright") for y in range(r.y, r.y + r.h) for x in (r.x, r.x + r.w)}
    return level | upright


def floats(number: int) -> set[int]:
    """Where Max can go from a room, with no chaser near."""
    away = next(room for room in range(2, 54) if room != number and not walls(room) & walls(number))
    actions = plays(hunt([away] * 3, [number], break_cards=0))
    return {int(action.split()[1]) for action in actions}


def goes(number: int) -> set[int]:
    """Where a chaser can go from a room."""
    trail = [10, 9] if number == 53 else [54, 53]
    actions = plays(hunt([number, 1, 1], trail, "chasers"))
    return {int(action.split()[1]) for action in actions if action.startswith("go ")}


def test_one_ghost_and_a_team() -> None:
    """GC-1.1: the chasers win together, or Max alone."""
    caught = hunt([9, 1, 1, 1], [9, 8], "chasers")
    play(caught, "go 8 with ada")
    assert caught.winners() == [1, 2, 3, 4]
    assert caught.scores() == [0, 1, 1, 1, 1]
    trail = [9, 8, 47, 48, 49, 50, 13, 12, 11, 16, 15, 14, 27, 28, 29, 30, 31, 33, 34]
    free = hunt([54] * 4, trail, "chasers", frame="mice", full=["cats", "bats", "owls"], left_out="hedgehogs")
    everyone_stays(free)
    assert free.winners() == [0]
    assert free.scores() == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("players", [1, 6, 0, -2, True])
def test_two_to_five_players(players: Any) -> None:
    """GC-1.2"""
    with pytest.raises(nk.OptionError, match="players"):
        nk.game("ghost-chase", players=players)
    assert [nk.game("ghost-chase", players=n).players for n in (2, 3, 4, 5)] == [2, 3, 4, 5]


def test_four_chaser_figures_at_most() -> None:
    """GC-1.3: with every number of players no more than four figures chase, and one Max hides."""
    for players in (2, 3, 4, 5):
        state = nk.game("ghost-chase", players=players).start()
        if state.actor == nk.CHANCE:
            play(state, "leave out cats")
        chasing = 0
        while state.actor != 0:
            play(state, "place 1")
            chasing += 1
        assert chasing <= 4
        assert chasing == len(position(state)["figures"])
        play(state, "place 2")
        assert position(state)["phase"] == "choosing"


def test_twenty_four_animals() -> None:
    """GC-1.4: they stand around the castle when all frames are used."""
    frames = position(nk.game("ghost-chase", players=4).start())["frames"]
    animals = {frame["name"]: frame["animals"] for frame in frames}
    assert animals == {"cats": 4, "bats": 4, "owls": 5, "mice": 5, "hedgehogs": 6}
    assert sum(animals.values()) == 24


@pytest.mark.parametrize(("frame", "spaces"), [("cats", 4), ("bats", 4), ("owls", 5), ("mice", 5), ("hedgehogs", 6)])
def test_a_frame_has_a_space_for_each_animal(frame: str, spaces: int) -> None:
    """GC-1.5, GC-7.9: it is full with the last animal, after as many rounds as it has spaces."""
    state = hunt([54] * 3, [1], frame=frame)
    for number, room in enumerate([2, 3, 7, 20, 24, 23][:spaces], 1):
        play(state, f"move {room}")
        events = everyone_stays(state)
        assert ("full" in kinds(events)) == (number == spaces)
    at = next(f for f in position(state)["frames"] if f["name"] == frame)
    assert (at["animals"], at["spaces"]) == (0, spaces)


def test_a_card_for_each_room_and_backs_alike() -> None:
    """GC-1.6: Max can start in each of 54 rooms, uses each card once, and a break looks like a room card."""
    state = nk.game("ghost-chase", players=4).start()
    play(state, "place 1", "place 1", "place 1")
    assert len(plays(state)) == 53
    moved, rested = hunt([54] * 3, [6]), hunt([54] * 3, [6])
    play(moved, "move 7")
    play(rested, "break")
    assert moved.news(1) == rested.news(1)
    assert moved.view(1) == rested.view(1)


def test_seven_special_cards() -> None:
    """GC-1.7: two cheats, two breaks, a chimney, a door and a trap, and no more of any."""
    for option in ("cheat_cards", "break_cards"):
        with pytest.raises(nk.OptionError, match="0, 1, 2"):
            nk.game("ghost-chase", **{option: 3})
    state = hunt([49, 1, 1], [54, 43], chimney=True, door=True, trap=True)
    seen = position(state, 0)
    assert (seen["cheats"], seen["own"]["breaks"], seen["chimney"], seen["door_card"]) == (2, 2, True, True)
    play(state, "move 42 lock 11-12", "trap and go 50 with ada", "stay with bram", "stay with cleo")
    assert not any("lock" in action for action in plays(state))
    play(state, "break")
    assert not any("trap" in action for action in plays(state))


def test_fifty_four_numbered_rooms() -> None:
    """GC-2.1: 1 is the entrance hall, 54 the barn, and every room can be named."""
    assert [room.id for room in CASTLE.rooms] == list(range(1, 55))
    assert (room_of(1).name, room_of(54).name) == ("Entrance Hall", "Barn")
    state = nk.game("ghost-chase", players=4).start()
    assert plays(state) == {f"place {number}" for number in range(1, 55)}
    assert "a room is 1 to 54" in str(state.why("place 55"))


def test_neighbours_share_a_stretch_of_wall() -> None:
    """GC-2.2, GC-5.2: from every room Max floats to exactly those it shares a piece of outline with."""
    for number in range(1, 55):
        expected = {other for other in range(1, 55) if other != number and walls(number) & walls(other)}
        expected |= {1: {54}, 54: {1}}.get(number, set())
        assert floats(number) == expected, number


def test_a_corner_is_not_enough() -> None:
    """GC-2.3: 6 touches 20 and 1 only at a corner."""
    assert not floats(6) & {20, 1}
    assert 6 not in floats(20) | floats(1)
    refusal = hunt([54] * 3, [6]).why("move 20")
    assert refusal is not None
    assert [rule.id for rule in refusal.rules] == ["GC-2.3", "GC-5.1"]


def test_nobody_crosses_the_open_air() -> None:
    """GC-2.4: rooms that face each other across a gap are not joined."""
    for one, other in ((14, 53), (22, 32), (34, 35), (36, 53), (37, 46), (44, 41)):
        gap = not walls(one) & walls(other)
        assert (other in floats(one)) == (not gap)
        assert other not in goes(one) or not gap
    assert 53 not in floats(14)
    assert 32 not in floats(22)
    assert 35 not in floats(34)


def test_chasers_use_the_listed_passages_both_ways() -> None:
    """GC-2.5, GC-2.6, GC-6.1: each passage, whatever its kind, from both ends; nothing else; always to a neighbour."""
    listed: dict[int, set[int]] = {number: set() for number in range(1, 55)}
    for way in CASTLE.passages:
        listed[way.a].add(way.b)
        listed[way.b].add(way.a)
        assert walls(way.a) & walls(way.b)
    assert {way.kind for way in CASTLE.passages} == {"door", "stairs", "ladder", "trapdoor"}
    for number in range(1, 55):
        assert goes(number) == listed[number], number


@pytest.mark.parametrize(("one", "other"), [(14, 27), (35, 28), (39, 40)])
def test_walls_without_a_passage(one: int, other: int) -> None:
    """GC-2.7, GC-6.5"""
    assert other in floats(one)
    assert one in floats(other)
    assert other not in goes(one)
    assert one not in goes(other)


def test_eight_red_rooms_with_one_lockable_door_each() -> None:
    """GC-2.8, GC-2.9: these doors, and no others, can be locked."""
    red = (12, 17, 24, 30, 34, 37, 45, 51)
    assert CASTLE.plan.red_rooms == red
    locks = {action.split(" lock ")[1] for action in plays(hunt([4] * 3, [50], door=True)) if " lock " in action}
    assert locks == {"11-12", "17-18", "19-24", "30-31", "33-34", "37-38", "45-46", "50-51"}
    for room in red:
        assert sum(str(room) in lock.split("-") for lock in locks) == 1
    refusal = str(hunt([4] * 3, [50], door=True).why("move 49 lock 1-2"))
    assert "there is no lockable door '1-2'" in refusal and "it may be: 11-12, 17-18" in refusal
