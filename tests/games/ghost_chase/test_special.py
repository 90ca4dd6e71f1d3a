"""GC-9: the secret passage and the special cards."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position


def ids(state: nk.State, action: str) -> list[str]:
    refusal = state.why(action)
    assert refusal is not None
    return [rule.id for rule in refusal.rules]


# ---------------------------------------------------------------------- secret passage and chimney


@pytest.mark.parametrize(("here", "there"), [(1, 54), (54, 1)])
def test_the_secret_passage(here: int, there: int) -> None:
    """GC-9.1: in every game, both ways, for Max only, without a word."""
    state = hunt([19, 19, 19], [here], chimney=False)
    play(state, f"move {there}")
    assert [(event.kind, event.data) for event in state.news(1)] == [("card", {"seat": 0, "turn": 1})]
    chaser = hunt([here, 19, 19], [9, 8], "chasers")
    assert f"go {there} with ada" not in plays(chaser)


def test_passage_and_chimney_only_add_a_neighbour() -> None:
    """GC-9.2: the other end must be free, and unvisited or cheated into."""
    for here, there in ((1, 54), (42, 53)):
        assert ids(hunt([there, 19, 19], [here], chimney=True), f"move {there}") == ["GC-5.5"]
        back = hunt([19, 19, 19], [there, here], chimney=True)
        assert ids(back, f"move {there}") == ["GC-5.3"]
        assert f"cheat {there}" in plays(back)
        assert f"cheat {there}" not in plays(hunt([19, 19, 19], [there, here], chimney=True, cheat_cards=0))


def test_the_chimney() -> None:
    """GC-9.13: joins 42 and 53 for Max if its card is in play, else not."""
    for here, there in ((42, 53), (53, 42)):
        assert f"move {there}" in plays(hunt([19] * 3, [here], chimney=True))
        assert ids(hunt([19] * 3, [here]), f"move {there}") == ["GC-9.13"]
        assert f"go {there} with ada" not in plays(hunt([here, 19, 19], [9, 8], "chasers", chimney=True))


def test_the_chimney_card_is_open_and_never_spent() -> None:
    """GC-9.14: he flies up and, by cheating, down again and up again, without announcing the flight."""
    state = hunt([19] * 3, [42], chimney=True)
    for action in ("move 53", "cheat 42", "cheat 53"):
        play(state, action)
        assert kinds(state.news(1)) == ["card" if action.startswith("move") else "cheat"]
        assert position(state, 2)["chimney"] is True
        everyone_stays(state)
    assert position(hunt([19] * 3, [42]), 1)["chimney"] is False


# ---------------------------------------------------------------------- cheating


def test_cheating() -> None:
    """GC-9.3: to a visited neighbour, one card each time."""
    state = hunt([54] * 3, [10, 9], cheat_cards=1)
    assert "cheat 10" in plays(state)
    play(state, "cheat 10")
    assert position(state, 0)["own"]["room"] == 10
    everyone_stays(state)
    assert not any(action.startswith("cheat") for action in plays(state))
    assert ids(state, "cheat 9") == ["GC-9.3"]


def test_cheating_is_announced() -> None:
    """GC-9.4: the turn and the cards left are known to all, and stay known."""
    state = hunt([54] * 3, [10, 9])
    play(state, "cheat 10")
    assert [(event.kind, event.data) for event in state.news(3)] == [("cheat", {"seat": 0, "turn": 2, "left": 1})]
    everyone_stays(state)
    play(state, "move 11")
    assert [card["cheat"] for card in position(state, 2)["row"]] == [False, True, False]
    assert position(state, 2)["cheats"] == 1


def test_the_goal_of_a_cheat_stays_secret() -> None:
    """GC-9.5: whichever room it is, the chasers hear and see the same, until the showing."""
    one, other = (hunt([54] * 3, [9, 8, 18, 17], frame="cats") for _ in range(2))
    play(one, "cheat 9")
    play(other, "cheat 18")
    for seat in (1, 2, 3, None):
        assert one.news(seat) == other.news(seat)
        assert one.view(seat) == other.view(seat)
        assert one.fogged(seat).to_bytes() == other.fogged(seat).to_bytes()
    everyone_stays(one)
    assert [event.data["room"] for event in one.news(1) if event.kind == "turned up"] == [8, 18, 17, 9]


def test_only_to_visited_rooms() -> None:
    """GC-9.6: shown or not, the start included; not as a bluff, and not to stay."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10, 9], full=["cats"], frame="bats", cheat_cards=2)
    assert {action for action in plays(state) if action.startswith("cheat")} == {
        "cheat 8",
        "cheat 10",
        "cheat 17",
        "cheat 18",
    }
    assert ids(state, "cheat 48") == ["GC-9.6"]
    assert "GC-9.6" in ids(state, "cheat 9")
    assert "cheat 9" in plays(hunt([54] * 3, [9, 8]))


def test_cheating_twice() -> None:
    """GC-9.7: in successive turns, even to the same room again."""
    state = hunt([54] * 3, [10, 9])
    play(state, "cheat 10")
    everyone_stays(state)
    play(state, "cheat 9")
    everyone_stays(state)
    assert position(state, 1)["cheats"] == 0
    again = hunt([54] * 3, [10, 9])
    play(again, "cheat 10")
    everyone_stays(again)
    play(again, "move 11")
    everyone_stays(again)
    play(again, "cheat 10")
    assert position(again, 0)["own"]["room"] == 10


def test_the_path_record_stays_complete() -> None:
    """GC-9.8: a room entered twice appears twice at the showing."""
    state = hunt([54] * 3, [9, 10, 11], frame="cats")
    play(state, "cheat 10")
    everyone_stays(state)
    play(state, "move 26")
    everyone_stays(state)
    assert [event.data["room"] for event in state.news(1) if event.kind == "turned up"] == [10, 11, 10, 26]


# ---------------------------------------------------------------------- breaks


def test_taking_a_break() -> None:
    """GC-9.9: he stays; each card once."""
    state = hunt([54] * 3, [10, 9], break_cards=1)
    play(state, "break")
    assert position(state, 0)["own"] == {"room": 9, "visited": [9, 10], "breaks": 0}
    everyone_stays(state)
    assert "break" not in plays(state)


def test_breaks_look_like_moves() -> None:
    """GC-9.10"""
    rest, move = (hunt([54] * 3, [10, 9]) for _ in range(2))
    play(rest, "break")
    play(move, "move 17")
    for _ in range(3):
        for seat in (1, 2, 3, None):
            assert rest.news(seat) == move.news(seat)
            assert rest.view(seat) == move.view(seat)
        for state in (rest, move):
            play(state, next(action for action in state.actions() if action.startswith("stay")))


def test_two_breaks_in_a_row() -> None:
    """GC-9.11"""
    state = hunt([54] * 3, [10, 9])
    for left in (1, 0):
        play(state, "break")
        assert position(state, 0)["own"]["breaks"] == left
        everyone_stays(state)
    assert position(state, 0)["own"]["room"] == 9


def test_breaks_have_no_condition() -> None:
    """GC-9.12: in the first round, when he could move, when he could not, and when he is visible."""
    assert "break" in plays(hunt([54] * 3, [9]))
    assert "break" in plays(hunt([52, 54, 1], [53]))
    shown = hunt([54] * 3, [9, 8, 18, 17, 10], full=["cats"], frame="bats")
    assert position(shown, 1)["at"] == 10
    assert "break" in plays(shown)
    assert "break" in plays(hunt([1, 1, 1], [30, 26], trap_room=26, seen=[1]))


# ---------------------------------------------------------------------- the door


def test_locking_a_door() -> None:
    """GC-9.15: once, openly, any of the eight doors, wherever everybody is; it is locked at once."""
    doors = ["11-12", "17-18", "19-24", "30-31", "33-34", "37-38", "45-46", "50-51"]
    for door in doors:
        a, b = map(int, door.split("-"))
        state = hunt([a, b, 9], [2], door=True)
        play(state, f"move 3 lock {door}")
        assert [(event.kind, event.data.get("door")) for event in state.news(1)] == [("card", None), ("locked", door)]
        assert f"go {b} with ada" not in plays(state)
        everyone_stays(state)
        assert ids(state, f"move 7 lock {door}") == ["GC-9.15", "GC-9.22"]


def test_locking_with_every_kind_of_turn() -> None:
    """GC-9.16: with a move, a cheat or a break; not instead of them, in set-up or in a chaser's turn."""
    state = hunt([54] * 3, [10, 9], door=True)
    for action in ("move 8", "cheat 10", "break"):
        assert f"{action} lock 19-24" in plays(state)
    assert len(plays(state)) == 9 * len(plays(hunt([54] * 3, [10, 9])))
    with pytest.raises(nk.IllegalAction):
        state.play("lock 19-24")
    play(state, "move 8")
    assert not any("lock" in action for action in plays(state))
    setting_up = nk.game("ghost-chase", players=4, door=True).start()
    play(setting_up, "place 4", "place 4", "place 4")
    assert not any("lock" in action for action in plays(setting_up))
    moved, rested = hunt([54] * 3, [10, 9], door=True), hunt([54] * 3, [10, 9], door=True)
    play(moved, "move 8 lock 19-24")
    play(rested, "break lock 19-24")
    assert moved.news(2) == rested.news(2)


def test_a_locked_door_stops_chasers_only() -> None:
    """GC-9.17: in both directions; other passages stay open, and Max floats through."""
    west = hunt([19, 24, 1], [9, 8], "chasers", locked="19-24")
    assert plays(west) == {"stay with ada", "unlock with ada"} | {f"go {r} with ada" for r in (4, 18, 20, 25, 31)}
    assert ids(west, "go 24 with ada") == ["GC-9.17"]
    play(west, "stay with ada")
    assert plays(west) == {"stay with bram", "unlock with bram", "go 23 with bram", "go 32 with bram"}
    assert "move 24" in plays(hunt([1, 1, 1], [19], locked="19-24"))
    elsewhere = hunt([18, 1, 1], [9, 8], "chasers", locked="19-24")
    assert {"go 17 with ada", "go 19 with ada"} <= plays(elsewhere)


def test_unlocking_costs_the_action() -> None:
    """GC-9.18: only at the door, as the whole action; the locked-door figure goes at once."""
    state = hunt([19, 26, 1], [9, 8], "chasers", locked="19-24")
    events = play(state, "unlock with ada")
    assert [(event.kind, event.data["door"]) for event in events] == [("unlocked", "19-24")]
    assert position(state)["locked"] is None
    assert position(state)["figures"][0]["room"] == 19
    assert state.actor == 2
    away = hunt([26, 19, 1], [9, 8], "chasers", locked="19-24")
    assert "unlock with ada" not in plays(away)
    assert ids(away, "unlock with ada") == ["GC-9.18", "GC-9.19"]
    assert ids(hunt([19, 26, 1], [9, 8], "chasers", door=True), "unlock with ada") == ["GC-9.18"]


@pytest.mark.parametrize("side", [19, 24])
def test_unlocking_from_either_side(side: int) -> None:
    """GC-9.19"""
    state = hunt([side, 1, 1], [9, 8], "chasers", locked="19-24")
    play(state, "unlock with ada")
    assert position(state)["locked"] is None


def test_others_may_pass_at_once() -> None:
    """GC-9.20: figures that act later, even of the same player; the one that unlocked waits, and need not pass."""
    state = hunt([19, 19, 24, 1], [9, 8], "chasers", players=3, locked="19-24")
    play(state, "unlock with ada")
    assert not any("ada" in action for action in plays(state))
    play(state, "go 24 with bram")
    assert "go 19 with cleo" in plays(state)
    play(state, "stay with cleo", "stay with dirk", "move 47")
    assert {"go 24 with ada", "stay with ada", "go 4 with ada"} <= plays(state)


def test_nobody_has_to_unlock() -> None:
    """GC-9.21: a figure may stay or leave another way; at its only exit it can only stay or unlock."""
    state = hunt([19, 34, 1], [9, 8], "chasers", locked="33-34")
    play(state, "stay with ada")
    assert plays(state) == {"stay with bram", "unlock with bram"}
    play(state, "stay with bram")
    assert position(state)["locked"] == [33, 34]


def test_locked_until_unlocked_then_gone() -> None:
    """GC-9.22: it stays locked round after round; once unlocked, no door is locked again."""
    state = hunt([19, 1, 1], [10, 9], door=True)
    play(state, "move 8 lock 19-24")
    for room in (47, 48):
        everyone_stays(state)
        assert position(state)["locked"] == [19, 24]
        play(state, f"move {room}")
    play(state, "unlock with ada", "stay with bram", "stay with cleo")
    assert position(state)["locked"] is None
    assert not any("lock" in action for action in plays(state))


# ---------------------------------------------------------------------- the trap


def test_laying_the_trap() -> None:
    """GC-9.23: in the room a figure of the holder is leaving, openly."""
    state = hunt([26, 1, 1], [9, 8], "chasers", trap=True)
    assert {a for a in plays(state) if "trap" in a} == {f"trap and go {r} with ada" for r in (15, 25, 27, 29)}
    events = play(state, "trap and go 27 with ada")
    assert kinds(events) == ["trap laid", "went"]
    for seat in (0, 2, None):
        assert position(state, seat)["trap"] == 26
    assert position(state)["figures"][0]["room"] == 27
    assert not any("trap" in action for action in plays(state))  # the next chaser is not the holder
    assert ids(hunt([26, 1, 1], [9, 8], "chasers"), "trap and go 27 with ada") == ["GC-3.8", "GC-9.23"]


def test_any_figure_of_the_holder() -> None:
    """GC-9.24: each of his figures, none of another's; staying or unlocking is not leaving."""
    state = hunt([19, 26, 4, 50], [9, 8], "chasers", players=3, trap=True, trap_holder=2, locked="19-24")
    trapping = {action for action in plays(state) if "trap" in action}
    assert {action.split()[-1] for action in trapping} == {"ada", "bram"}
    assert all(action.startswith("trap and go ") for action in trapping)
    assert {action.split()[3] for action in trapping if "ada" in action} == {"4", "18", "20", "25", "31"}
    play(state, "unlock with ada", "stay with bram")
    assert position(state)["trap"] is None
    assert not any("trap" in action for action in plays(state))
    assert ids(state, "trap and go 8 with cleo") == ["GC-9.23", "GC-9.24"]


def test_only_once() -> None:
    """GC-9.25: also where other chasers remain; then it stays to the end."""
    state = hunt([26, 26, 1], [9, 8], "chasers", trap=True)
    play(state, "trap and go 27 with ada", "stay with bram", "stay with cleo", "move 47")
    assert ids(state, "trap and go 26 with ada") == ["GC-9.25"]
    assert position(state)["trap"] == 26
    play(state, "go 26 with ada", "stay with bram", "stay with cleo")
    assert position(state)["trap"] == 26


@pytest.mark.parametrize(
    ("trail", "action", "options"),
    [
        ([30], "move 26", {}),
        ([30, 26, 30], "cheat 26", {}),
        ([1], "move 54", {}),
        ([53], "move 42", {"chimney": True}),
    ],
)
def test_max_steps_into_the_trap_every_time(trail: list[int], action: str, options: dict[str, bool]) -> None:
    """GC-9.26, GC-9.29: by whatever way he enters, his figure is placed before the chasers move."""
    room = int(action.split()[1])
    state = hunt([9, 9, 9], trail, trap_room=room, seen=[t for t, r in enumerate(trail) if t and r == room], **options)
    events = play(state, action)
    assert kinds(events)[-1] == "trapped"
    assert state.actor == 1
    for seat in (1, 2, 3, None):
        assert position(state, seat)["at"] == room
        assert state.news(seat)[-1].data["room"] == room


def test_the_trap_shows_the_room_only() -> None:
    """GC-9.27: the cards stay face down; different ways to the trap look alike."""
    one = hunt([9] * 3, [30, 31, 25], trap_room=26)
    other = hunt([9] * 3, [30, 29, 29], trap_room=26)
    for state in (one, other):
        play(state, "move 26")
    for seat in (1, 2, 3, None):
        assert one.news(seat) == other.news(seat)
        assert one.view(seat) == other.view(seat)
        assert one.fogged(seat).to_bytes() == other.fogged(seat).to_bytes()
        assert position(one, seat)["row"] == [{"turn": turn, "cheat": False} for turn in (1, 2, 3)]


@pytest.mark.parametrize("action", ["move 10", "break", "cheat 30"])
def test_invisible_again_next_turn(action: str) -> None:
    """GC-9.28"""
    state = hunt([9] * 3, [30], trap_room=26)
    play(state, "move 26")
    everyone_stays(state)
    assert position(state, 1)["at"] == 26
    play(state, action)
    assert position(state, 1)["at"] is None


def test_a_break_is_not_an_entry() -> None:
    """GC-9.30: a break in the trap room looks like any other hidden card."""
    rest, move = (hunt([9] * 3, [30, 26], trap_room=26, seen=[1]) for _ in range(2))
    assert kinds(play(rest, "break")) == ["card"]
    play(move, "move 10")
    for seat in (1, 2, 3, None):
        assert rest.news(seat) == move.news(seat)
        assert rest.view(seat) == move.view(seat)


def test_the_trap_ignores_chasers() -> None:
    """GC-9.31: they enter, leave and stay as in any room."""
    state = hunt([25, 26, 1], [9, 8], "chasers", trap_room=26)
    events = play(state, "go 26 with ada")
    assert kinds(events) == ["went"]
    with_trap = set(plays(state))
    without = hunt([25, 26, 1], [9, 8], "chasers")
    play(without, "go 26 with ada")
    assert with_trap == plays(without)
    play(state, "go 27 with bram", "stay with cleo")
    assert not state.is_over
