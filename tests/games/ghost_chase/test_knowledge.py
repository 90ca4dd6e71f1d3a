"""GC-10: what everybody knows, and a test for each way in which more could leak."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import nightkeep as nk
from nightkeep.games.ghost_chase.terminal import draw
from tests.games.ghost_chase.hunt import everyone_stays, hunt, kinds, play, plays, position
from tests.told_support import said

SEATS = (1, 2, 3, None)


def assert_alike(one: nk.State, other: nk.State) -> None:
    """Nothing that a chaser or a spectator gets differs between two positions (made by equally many actions)."""
    for seat in SEATS:
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
        assert draw(one.view(seat), one.names) == draw(other.view(seat), other.names)
        assert one.news(seat) == other.news(seat)
        assert one.fogged(seat).to_bytes() == other.fogged(seat).to_bytes()
        assert one.fogged(seat).record() == other.fogged(seat).record()
        assert json.dumps(one.transcript(seat)) == json.dumps(other.transcript(seat))
        assert one.moves(seat) == other.moves(seat)
        for action in ("move 8", "cheat 9", "break", "go 1 with ada", "stay with bram", "frame cats", "nonsense"):
            assert one.fogged(seat).why(action) == other.fogged(seat).why(action)
            assert refused(one.fogged(seat), action) == refused(other.fogged(seat), action)
    assert (one.actor, one.can_undo(), one.scores(), one.winners()) == (
        other.actor,
        other.can_undo(),
        other.scores(),
        other.winners(),
    )


def refused(state: nk.State, action: str) -> str:
    """What a seat is told when it tries something out of turn, on what it knows."""
    try:
        state.play(action)
    except nk.IllegalAction as refusal:
        return str(refusal)
    return "played"


def test_what_is_open_to_all() -> None:
    """GC-10.1"""
    state = hunt([19, 4, 50], [30, 26, 10, 26], "chasers", trap_room=26, seen=[1, 3], locked="11-12", chimney=True)
    for seat in (0, *SEATS):
        seen = position(state, seat)
        assert [figure["room"] for figure in seen["figures"]] == [19, 4, 50]
        assert seen["frame"] == "hedgehogs"
        assert [frame["animals"] for frame in seen["frames"]] == [4, 4, 5, 5, 4]
        assert (seen["chimney"], seen["door_card"], seen["trap_holder"]) == (True, False, 1)
        assert (seen["cheats"], seen["locked"], seen["trap"]) == (1, [11, 12], 26)
        assert [card["cheat"] for card in seen["row"]] == [False, False, True]
        assert (len(seen["castle"]["rooms"]), len(seen["castle"]["passages"])) == (54, 69)


def test_max_sees_his_way_and_what_the_chasers_can_work_out() -> None:
    """GC-10.8, GC-10.10: the same rooms and ways that the deduction aid shows to them, and only with the aid."""
    plain, aided = (hunt([54] * 3, [9, 10, 10, 11], "chasers", deduction_aid=aid) for aid in (False, True))
    for state in (plain, aided):
        assert position(state, 0)["way"] == [9, 10, 10, 11]
        assert "belief" not in position(state, 0)
        for seat in SEATS:
            assert not {"way", "suspected"} & set(position(state, seat))
    suspected = position(aided, 0)["suspected"]
    assert suspected == position(aided, 1)["belief"]
    assert 11 in [guess["room"] for guess in suspected]
    assert "suspected" not in position(plain, 0)
    assert not any("%" in draw(plain.view(seat), plain.names) for seat in (0, *SEATS))


def test_what_only_max_knows() -> None:
    """GC-10.2: room, way, breaks and cards left are nowhere in what others get."""
    state = hunt([54] * 3, [9, 10, 10, 11, 12], "chasers")
    for seat in SEATS:
        seen = position(state, seat)
        assert seen["at"] is None
        assert "own" not in seen
        assert "trail" not in seen
        assert all(set(card) == {"turn", "cheat"} for card in seen["row"])
        known = state.fogged(seat).to_dict()
        assert (known["room"], known["visited"], known["breaks"]) == (-1, -1, -1)
        assert known["trail"][:6] == [9, -1, -1, -1, -1, 0]
    own = position(state, 0)
    assert own["own"] == {"room": 12, "visited": [9, 10, 11, 12], "breaks": 1}
    assert [card["play"] for card in own["row"]] == ["move", "break", "move", "move"]


def test_no_catch_is_an_answer_too() -> None:
    """GC-10.3: it is in the record everybody has, for each hidden card: rooms entered since, the trap's silence."""
    state = hunt([48, 26, 50], [30], trap_room=10)
    play(state, "move 31", "go 9 with ada", "stay with bram", "go 13 with cleo")
    known = state.fogged(2).to_dict()
    assert known["searched"][0] == 1 << 9 | 1 << 13
    assert known["barred"][0] == 1 << 48 | 1 << 26 | 1 << 50 | 1 << 10


def test_shown_once_known_for_good() -> None:
    """GC-10.4: the record that everybody has keeps what was shown, showing after showing."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10], full=["cats"], frame="bats", memory_aid=True)
    for room in (11, 12, 13, 14):
        play(state, f"move {room}")
        assert position(state, 3)["shown_rooms"] == [8, 9, 10, 17, 18]
        everyone_stays(state)
    assert position(state, 3)["shown_rooms"] == [8, 9, 10, 11, 12, 13, 14, 17, 18]


def test_memory_without_notes() -> None:
    """GC-10.5: without the memory aid the program keeps the shown rooms to itself."""
    state = hunt([54] * 3, [9, 8, 18, 17, 10, 11], "chasers", full=["cats"], frame="bats")
    for seat in SEATS:
        seen = position(state, seat)
        assert not {"shown_rooms", "shown_breaks"} & set(seen)
        assert seen["open_card"] == 10
        text = draw(state.view(seat), state.names)
        assert "*" not in text


def test_memory_aid() -> None:
    """GC-10.6: all shown rooms and breaks, the trap's too, and nothing that has not been shown."""
    state = hunt(
        [54] * 3,
        [9, 8, 8, 18, 17, 26, 25],
        "chasers",
        full=["cats"],
        frame="bats",
        memory_aid=True,
        trap_room=26,
        seen=[5],
    )
    for seat in (0, *SEATS):
        seen = position(state, seat)
        assert seen["shown_rooms"] == [8, 9, 17, 18, 26]
        assert seen["shown_breaks"] == 1
    assert position(hunt([54] * 3, [9], memory_aid=True), 1)["shown_rooms"] == [9]


def test_chasers_know_the_same() -> None:
    """GC-10.7: and a spectator no more and no less."""
    state = hunt([54] * 4, [9, 10, 11], "chasers", players=3)
    records = {state.fogged(seat).to_bytes() for seat in (1, 2, None)}
    assert len(records) == 1
    assert position(state, 1) == position(state, 2) == position(state, None)
    play(state, "stay with ada")
    assert state.news(1) == state.news(2) == state.news(None)


def test_max_sees_everything() -> None:
    """GC-10.8"""
    state = hunt([54] * 3, [9, 10, 9], "chasers", ghost_seat=3)
    assert state.fogged(2).to_bytes() == state.to_bytes()
    assert position(state, 2)["own"]["room"] == 9
    assert state.fogged(0).to_bytes() != state.to_bytes()


def both(first: Callable[[], nk.State], one: list[str], other: list[str]) -> tuple[nk.State, nk.State]:
    """Two games from one start with different plays of Max; all chasers stay."""
    made = []
    for actions in (one, other):
        state = first()
        for action in actions:
            everyone_stays(state)
            play(state, action)
        made.append(state)
    return made[0], made[1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["move 10"], ["break"]),  # a break looks like a move
        (["break", "break"], ["move 10", "move 11"]),  # and the number of breaks left does not show
        (["move 10", "cheat 9"], ["move 8", "cheat 9"]),  # where a cheat started
        (["move 10", "move 11", "cheat 10"], ["move 17", "move 10", "cheat 17"]),  # where it leads
        (["move 48", "move 49", "move 50"], ["break", "move 10", "break"]),  # how far he is
        (["move 10", "break", "cheat 9"], ["break", "move 10", "cheat 9"]),  # in which turn he rested
    ],
)
def test_hidden_plays_look_alike(one: list[str], other: list[str]) -> None:
    """GC-10.9: views, drawings, news, records, refusals and undoing are the same, at each step of the round."""
    left, right = both(lambda: hunt([54] * 3, [9]), one, other)
    assert_alike(left, right)
    for _ in range(3):
        for state in (left, right):
            play(state, next(action for action in state.actions() if action.startswith("stay")))
        assert_alike(left, right)


def test_forced_turns_look_like_all_others() -> None:
    """GC-10.9: with one play or many Max is asked all the same, and nothing shows how many he had."""
    forced = hunt([52, 4, 1], [54, 53], "chasers", break_cards=1, cheat_cards=0)
    free = hunt([52, 4, 1], [54, 43], "chasers", break_cards=1, cheat_cards=0)
    play(forced, "stay with ada", "stay with bram", "stay with cleo")
    play(free, "stay with ada", "stay with bram", "stay with cleo")
    assert (plays(forced), plays(free)) == ({"break"}, {"break", "move 42", "move 51"})
    assert_alike(forced, free)
    play(forced, "break")
    play(free, "move 42")
    assert_alike(forced, free)


def test_being_hemmed_in_does_not_show_before_the_turn() -> None:
    """GC-8.8, GC-10.9: the end by 'no move' comes with Max's turn, not while chasers are still to act."""
    stuck = hunt([52, 4, 43], [54, 53], "chasers", break_cards=0, cheat_cards=0)
    free = hunt([52, 4, 43], [54, 1], "chasers", break_cards=0, cheat_cards=0)
    for state in (stuck, free):
        play(state, "stay with ada", "stay with bram")
    assert_alike(stuck, free)
    for state in (stuck, free):
        play(state, "stay with cleo")
    assert stuck.is_over
    assert not free.is_over
    again = hunt([52, 4, 54], [1, 54, 53], "chasers", break_cards=0, cheat_cards=0, acted=[0])
    assert not again.is_over


def test_searching_a_wrong_room_tells_nothing_more() -> None:
    """GC-6.8, GC-10.9: the entered room may have been visited or not."""
    visited, never = hunt([48, 4, 19], [9, 10, 11], "chasers"), hunt([48, 4, 19], [9, 17, 26], "chasers")
    for state in (visited, never):
        play(state, "go 49 with ada")
    assert_alike(visited, never)
    for state in (visited, never):
        play(state, "stay with bram")
    assert_alike(visited, never)


def test_a_showing_tells_the_same_however_the_position_was_kept() -> None:
    """GC-7.3: after a showing the record depends on what was shown only, not on how chasers searched."""
    one, other = hunt([48, 54, 54], [9, 8, 18, 25], frame="cats"), hunt([48, 54, 54], [9, 8, 18, 25], frame="cats")
    play(one, "move 26", "go 49 with ada", "stay with bram", "stay with cleo", "frame bats", "break")
    play(other, "move 26", "go 49 with ada", "stay with bram", "stay with cleo", "frame bats", "move 27")
    assert one.fogged(1).to_bytes() == other.fogged(1).to_bytes()
    assert one.to_dict()["searched"] == [0] * 6


def test_lists_do_not_follow_max_path() -> None:
    """Order of lists: shown rooms and possible rooms come by number, not in the order he took."""
    state = hunt(
        [54] * 3, [9, 8, 18, 17, 10, 11], "chasers", full=["cats"], frame="bats", memory_aid=True, deduction_aid=True
    )
    seen = position(state, 1)
    assert seen["shown_rooms"] == sorted(seen["shown_rooms"])
    rooms = [entry["room"] for entry in seen["belief"]]
    assert rooms == sorted(rooms)


def test_a_chaser_cannot_ask_what_max_may_do() -> None:
    """GC-10.2, GC-10.9: on what a chaser knows, Max's list is empty and every play is refused in the same words."""
    state = hunt([54] * 3, [9, 10])
    known = state.fogged(1)
    assert known.actor == 0
    assert known.actions() == []
    answers = {str(known.why(action)) for action in ("move 11", "move 1", "break", "cheat 9", "move 9 lock 19-24")}
    assert answers == {"only Max knows what he can play (GC-10.2, GC-10.9)"}
    assert state.view(1)["actions"] == []


def test_nobody_but_max_hears_his_play() -> None:
    """GC-10.9: the event's room and kind are Max's alone, in whatever seat he sits."""
    for ghost_seat in (1, 2, 4):
        state = hunt([54] * 3, [9], ghost_seat=ghost_seat)
        play(state, "move 10")
        for seat in (0, 1, 2, 3, None):
            data = state.news(seat)[0].data
            assert ("room" in data) == (seat == ghost_seat - 1)
        assert kinds(state.news(ghost_seat - 1)) == kinds(state.news(None)) == ["card"]


def test_what_a_chaser_may_take_home() -> None:
    """GC-10.1, GC-10.9: the chasers' actions and what was announced; of Max's plays only that there was one."""
    state = nk.game("ghost-chase", players=3, door=True).start()
    play(state, "leave out owls", "place 54", "place 54", "place 53", "place 53", "place 9", "frame cats")
    play(state, "move 10 lock 19-24", "stay with ada", "stay with bram", "go 52 with cleo", "stay with dirk", "cheat 9")
    for seat in (1, 2, None):
        told = state.transcript(seat)["told"]
        assert [entry.get("action") for entry in told] == [
            "leave out owls",
            "place 54",
            "place 54",
            "place 53",
            "place 53",
            "place 9",
            "frame cats",
            None,
            "stay with ada",
            "stay with bram",
            "go 52 with cleo",
            "stay with dirk",
            None,
        ]
        assert [said(event) for event in told[7]["events"]] == [
            "Max plays a hidden card (his turn 1).",
            "Max locks the door 19-24.",
        ]
        (cheat,) = told[12]["events"]
        assert told[12]["by"] == 0 and "action" not in told[12]
        assert cheat["data"] == {"seat": 0, "turn": 2, "left": 1}
        assert cheat["message"]["rules"] == ("GC-9.3", "GC-9.4", "GC-9.5")
        assert cheat["message"]["args"] == {"who": "Seat 1", "turn": 2, "left": 1}
        assert said(cheat) == "Max cheats and plays a hidden card (his turn 2); 1 cheat card left."
        assert told[0]["by"] == "chance"
    own = [entry["action"] for entry in state.transcript(0)["told"] if entry["by"] == 0]
    assert own == ["place 9", "move 10 lock 19-24", "cheat 9"]
    assert state.transcript(1)["told"] == state.transcript(None)["told"]


def test_a_position_to_start_from_is_told_as_it_was_known() -> None:
    """GC-10.2: where Max was when the game was taken up is not in what a chaser takes home."""
    state = hunt([54] * 3, [9, 10, 11], "chasers", memory_aid=True)
    play(state, "stay with ada")
    start = state.transcript(2)["from_position"]
    assert (start["room"], start["visited"], start["breaks"], start["trail"][:3]) == (-1, -1, -1, [9, -1, -1])
    assert state.transcript(0)["from_position"] == state.record()["from_position"]


def test_after_the_end_the_whole_record_is_public() -> None:
    """GC-8.10: not before."""
    state = hunt([48, 54, 54], [10, 9], "chasers")
    assert all("record" not in state.transcript(seat) for seat in (0, *SEATS))
    play(state, "go 9 with ada")
    for seat in (0, *SEATS):
        assert state.transcript(seat)["record"] == state.record()
