"""GC-10.5, GC-10.6: without the memory aid nothing kept of the game tells what a card showed that is put away."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.ghost_chase.terminal import draw
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play
from tests.told_support import said

CHASERS = (1, 2, 3, None)
AWAY = 54  # where all figures stand, so that no other room is named because of them


def game(way: list[int], **options: Any) -> nk.State:
    """Four players; Max starts in the first room of a way and goes on, a showing after every fourth turn."""
    state = nk.game("ghost-chase", players=4, **options).start()
    play(state, *[f"place {AWAY}"] * 3, f"place {way[0]}", "frame cats")
    for turn, room in enumerate(way[1:], 1):
        if state.view()["position"]["phase"] == "choosing":
            play(state, {4: "frame bats", 8: "frame mice"}[turn - 1])
        play(state, f"move {room}")
        everyone_stays(state)
    return state


def told(state: nk.State, seat: int | None) -> str:
    """Every byte that a seat may get of the game so far."""
    events = [[event.kind, event.data, event.text] for event in state.news(seat, since=0)]
    return json.dumps([state.transcript(seat), events, draw(state.view(seat), state.names)])


def rooms_told(state: nk.State, seat: int | None) -> set[int]:
    """The rooms that events and actions of the transcript name, but for the figures' own."""
    entries = state.transcript(seat)["told"]
    rooms = {event["data"].get("room", AWAY) for entry in entries for event in entry["events"]}
    rooms |= {int(entry["action"].split()[1]) for entry in entries if entry.get("action", "").startswith("place")}
    rooms |= {event.data.get("room", AWAY) for event in state.news(seat, since=0)}
    return rooms - {AWAY}


FIRST, SECOND = [9, 8, 18, 17, 10], [17, 18, 8, 9, 10]
LONG, OTHER = [9, 8, 18, 17, 10, 11, 12, 13, 14], [10, 9, 8, 18, 17, 26, 16, 15, 14]


@pytest.mark.parametrize("seat", CHASERS)
@pytest.mark.parametrize(
    ("one", "other", "room", "then"),
    [(FIRST, SECOND, 10, ["frame bats", "move 11"]), (LONG, OTHER, 14, ["frame mice", "move 27"])],
)
def test_games_that_differ_in_what_was_put_away_are_told_alike(
    one: list[int], other: list[int], room: int, then: list[str], seat: int | None
) -> None:
    """GC-10.6: byte for byte, from Max's next card on; while the cards lie open, they are told."""
    left, right = game(one), game(other)
    assert told(left, seat) != told(right, seat)
    assert rooms_told(left, seat) == {*one[-4:]}
    play(left, then[0])
    play(right, then[0])
    assert told(left, seat) != told(right, seat)
    play(left, then[1])
    play(right, then[1])
    assert told(left, seat) == told(right, seat)
    assert rooms_told(left, seat) == {room}


def test_the_start_is_told_until_the_first_showing() -> None:
    """GC-10.6: its card lies open until then, Max's action of placing included."""
    state = game(FIRST[:4])
    for seat in CHASERS:
        assert rooms_told(state, seat) == {9}
        assert state.transcript(seat)["told"][3]["action"] == "place 9"
    play(state, "move 10")
    everyone_stays(state)
    for seat in CHASERS:
        assert rooms_told(state, seat) == {8, 18, 17, 10}
        entry = state.transcript(seat)["told"][3]
        assert "action" not in entry and [said(event) for event in entry["events"]] == ["Max appeared."]
    assert [entry.get("action") for entry in state.transcript(1)["told"][:3]] == ["place 54"] * 3


def test_what_is_left_of_a_showing() -> None:
    """GC-10.6: that it was, and who caused it; not the cards, their breaks included."""
    state = game(FIRST)
    play(state, "frame bats")
    before = kinds(state.news(1, since=0))
    assert before.count("turned up") == 4
    play(state, "break")
    everyone_stays(state)
    texts = [event.text for event in state.news(1, since=0)]
    assert not [text for text in texts if text.startswith("Turn ")]
    assert "The frame of the cats is full." in texts and "Max shows himself in 10." in texts
    entries = state.transcript(1)["told"]
    assert [e.get("action") for e in entries if any(x["kind"] == "full" for x in e["events"])] == ["stay with cleo"]


def test_what_the_trap_showed_is_forgotten_with_the_next_card() -> None:
    """GC-10.6, GC-9.28: a game in which Max stepped into the trap is then told like one in which he did not."""
    stories = []
    for third in ("move 26", "move 10"):
        state = nk.game("ghost-chase", players=2, trap=True).start()
        play(state, "place 26", "place 54", "place 54", "place 9", "frame hedgehogs", "move 8")
        play(state, "trap and go 25 with ada", "stay with bram", "stay with cleo")
        for action in ("move 18", "move 17", third):
            play(state, action)
            everyone_stays(state)
        stories.append(state)
    trapped, free = stories
    assert "Max steps into the trap in 26." in [event.text for event in trapped.news(None, since=0)]
    assert told(trapped, None) != told(free, None)
    for state in stories:
        play(state, "break")
    for seat in (1, None):
        assert told(trapped, seat) == told(free, seat)
    assert "trapped" in kinds(trapped.news(0, since=0))


def test_max_may_look_everything_up() -> None:
    """GC-10.6: in his own transcript and news nothing is left out."""
    state = game(LONG)
    play(state, "frame mice", "move 27")
    assert rooms_told(state, 0) == {*LONG, 27}
    assert "place 9" in [entry.get("action") for entry in state.transcript(0)["told"]]


def test_with_the_memory_aid_everything_stays() -> None:
    """GC-10.6"""
    state = game(LONG, memory_aid=True)
    play(state, "frame mice", "move 27")
    for seat in CHASERS:
        assert rooms_told(state, seat) == {*LONG}
        assert "covered" not in json.dumps(state.transcript(seat))


def test_after_the_end_everything_is_told() -> None:
    """GC-10.6, GC-8.10"""
    state = game(LONG)
    play(state, "frame mice", "move 15")
    before = [rooms_told(state, seat) for seat in CHASERS]
    while not state.is_over:
        codes = state.action_codes()
        state.play_code(codes[-1])
    assert before == [{14}] * 4
    for seat in CHASERS:
        texts = [said(event) for entry in state.transcript(seat)["told"] for event in entry["events"]]
        assert {"Max appears in 9.", "Turn 3: to 17.", "Max shows himself in 10."} <= {*texts}
        assert "Max appears in 9." in [event.text for event in state.news(seat, since=0)]


def test_a_position_to_start_from_tells_nothing_either() -> None:
    """GC-10.5, GC-10.6: it holds what may have been put away since, until the end."""
    state = hunt([48, 54, 54], [9, 10, 9], "chasers")
    for seat in (0, *CHASERS):
        assert state.transcript(seat)["from_position"] is None
    play(state, "go 9 with ada")
    assert state.transcript(1)["from_position"]["trail"][:3] == [9, -1, -1]
