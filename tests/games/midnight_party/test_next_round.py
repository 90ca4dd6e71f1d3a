"""MP-9: preparing the next round."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, position, roll, told
from tests.games.midnight_party.support import CHAMBERS, ROOMS, board_text, party, party_on


def order(state: nk.State) -> list[int]:
    """Who places, guest after guest, until the next round begins; always on the first free space."""
    seats = []
    while state.actor != nk.CHANCE:
        seats.append(state.actor)
        state.play(state.actions()[0])
    return seats


def ended(players: int, stairs: list[list[str]], *, ended_by: int = 0, score: list[int] | None = None) -> nk.State:
    """A position just after the end of round 1: these guests on the staircase, all others of a seat on doorways."""
    game = party(players)
    doors = iter(str(doorway) for _, doorway, _ in CHAMBERS)
    each = game.start().to_dict()["each"]
    own = [[*steps, *(next(doors) for _ in range(each - len(steps)))] for steps in stairs]
    return position_after(game, own, (ended_by + 1) % players, score or [0] * players)


def position_after(game: nk.Game, own: list[list[str]], starter: int, score: list[int]) -> nk.State:
    """The position whose turn fits the order of the rules: found by trying the seats."""
    fitting = []
    for turn in range(game.players):
        try:
            fitting.append(position(game, own, "20", phase="replacing", turn=turn, starter=starter, score=score))
        except nk.PositionError:
            continue
    assert len(fitting) == 1
    return fitting[0]


@pytest.mark.parametrize("round_number", [1, 2])
def test_chamber_guests_step_outside(round_number: int) -> None:
    """MP-9.1: each onto its own doorway, with nothing to choose; after the first and the second round."""
    state = position(party(2), [[*ROOMS[:5], "34"], [*ROOMS[5:10], "-10"]], "20", die=1, round_number=round_number)
    events = state.play("enter tower-room from 34")
    assert everybody(state) == [["3", "5", "9", "12", "16", "34"], ["18", "22", "25", "28", "32", "-10"]]
    assert [(data["seat"], data["space"]) for data in told(events, "stepped-out")] == [
        *((0, space) for space in (3, 5, 9, 12, 16, 34)), *((1, space) for space in (18, 22, 25, 28, 32)),
    ]  # fmt: skip


def test_nobody_on_the_staircase() -> None:
    """MP-9.1, MP-9.9: if all guests were in chambers, the next round begins at once."""
    game = party_on(board_text([(f"cell-{i}", i, 0) for i in range(14)]), 2)
    cells = [f"cell-{i}" for i in range(12)]
    state = position(game, [["0", *cells[1:6]], cells[6:]], "20", die=1)
    events = state.play("enter cell-0 from 0")
    assert [event.kind for event in events][-1] == "next-round"
    assert everybody(state) == [[str(i) for i in range(6)], [str(i) for i in range(6, 12)]]
    assert (phantom(state), state.actor) == ("-10", nk.CHANCE)
    assert told(roll(state, 1), "rolled")[0]["seat"] == 1


def test_staircase_guests_placed_by_step() -> None:
    """MP-9.2: -10 first, then -9, up to -2; empty steps are passed over; scores do not matter between steps."""
    state = ended(3, [["-2", "-9"], ["-8", "-4"], ["-10", "-7", "-3"]], score=[-50, 4, 0])
    assert order(state.copy()) == [2, 0, 1, 2, 1, 2, 0]
    steps = []
    while state.actor != nk.CHANCE:
        steps.append(told(state.play(state.actions()[0]), "placed")[0]["origin"])
    assert steps == ["step 10", "step 9", "step 8", "step 7", "step 4", "step 3", "step 2"]


def test_one_guest_at_a_time() -> None:
    """MP-9.2: each placement takes exactly one guest off the staircase, onto the chosen space."""
    state = ended(2, [["-10", "-10", "-9"], ["-8"]])
    assert guests(state, 0) == ["3", "5", "9", "-10", "-10", "-9"]
    state.play("place 0")
    assert guests(state, 0) == ["0", "3", "5", "9", "-10", "-9"]
    assert state.actor == 0


def test_where_they_may_be_placed() -> None:
    """MP-9.3: any gallery space without a guest, exit and free doorways included; no chamber, no pass, no moving."""
    state = ended(2, [["-10", "-9"], ["-8"]])
    taken = {"3", "5", "9", "12", "16", "18", "22", "25", "28"}
    assert moves(state) == {f"place {space}" for space in range(36) if str(space) not in taken}
    assert {"place 0", "place 32", "place 34"} <= moves(state)
    assert "place 20" in moves(state)  # where the Phantom still stands: it goes back before the round begins
    for action in ("stay", "place library", "place 3", "walk 3", "roll 1"):
        with pytest.raises(nk.IllegalAction):
            state.play(action)
    state.play("place 34")
    assert "place 34" not in moves(state)
    assert "34" in guests(state, 0)


@pytest.mark.parametrize(("score", "expected"), [
    ([-5, -20, -10, 0], [1, 2, 0, 3]),
    ([0, 1, 2, 3], [0, 1, 2, 3]),
    ([3, 2, 1, 0], [3, 2, 1, 0]),
    ([-1, 1, -2, 2], [2, 0, 1, 3]),
])  # fmt: skip
def test_the_lower_score_places_first(score: list[int], expected: list[int]) -> None:
    """MP-9.4: on the same step; a negative score is lower than a positive one."""
    for ended_by in range(4):
        state = ended(4, [["-10", "-2"], ["-10", "-2"], ["-10", "-2"], ["-10"]], ended_by=ended_by, score=score)
        assert order(state) == expected + [seat for seat in expected if seat != 3]


def test_the_round_just_ended_counts_for_the_order() -> None:
    """MP-9.5: seat 1 was ahead before this round (by total) and is behind after it, so it places first."""
    state = position(party(2), [["16", "study", "chapel", "-4", "-10", "-10"], ["-4", *["library"]]], "20", die=1,
                     score=[0, -15], round_number=2, rest="-2")  # fmt: skip
    state.play("enter trophy-room from 16")
    assert state.scores() == [-24, -27]
    assert order(state) == [0, 0, 1, 0, 1, 1, 1, 1]
    other = position(party(2), [["16", "study", "chapel", "-4", "-10", "-10"], ["-4", *["library"]]], "20", die=1,
                     score=[0, -5], round_number=2, rest="-2")  # fmt: skip
    other.play("enter trophy-room from 16")
    assert other.scores() == [-24, -17]  # the round's points alone, or the totals before it, would say otherwise
    assert order(other) == [0, 0, 0, 1, 1, 1, 1, 1]


def test_totals_not_the_points_of_one_round() -> None:
    """MP-9.5: seat 2 lost more in this round, but seat 1 has the lower total."""
    state = position(party(2), [["16", "study", "chapel", "library", "nursery", "-4"], ["-4"]], "20", die=1,
                     score=[-50, 0], round_number=2, rest="-3")  # fmt: skip
    state.play("enter trophy-room from 16")
    assert state.scores() == [-54, -19]
    assert order(state)[:2] == [0, 1]


def test_the_score_does_not_change_while_placing() -> None:
    """MP-9.5: placements cost and give nothing."""
    state = ended(4, [["-10", "-2"], ["-10", "-2"], ["-10", "-2"], ["-10"]], score=[-5, -20, -10, 0])
    while state.actor != nk.CHANCE:
        state.play(state.actions()[-1])
        assert state.scores() == [-5, -20, -10, 0]


@pytest.mark.parametrize("ended_by", range(5))
def test_equal_scores_go_by_turn_order(ended_by: int) -> None:
    """MP-9.6, MP-9.8: clockwise from the player who will begin the next round, on every step anew."""
    stairs = [["-10"], ["-10", "-5"], ["-10"], ["-10", "-5"], ["-10", "-5"]]
    state = ended(5, stairs, ended_by=ended_by, score=[-7] * 5)
    clockwise = [(ended_by + 1 + k) % 5 for k in range(5)]
    assert order(state) == clockwise + [seat for seat in clockwise if seat in (1, 3, 4)]


@pytest.mark.parametrize("ended_by", range(4))
def test_a_lower_score_goes_before_a_tie(ended_by: int) -> None:
    """MP-9.4, MP-9.6: the tie-break is used only among equals."""
    state = ended(4, [["-10"], ["-10", "-9"], ["-10", "-9"], ["-10", "-9", "-8"]], ended_by=ended_by,
                  score=[0, -3, 0, -3])  # fmt: skip
    clockwise = [(ended_by + 1 + k) % 4 for k in range(4)]
    low = [seat for seat in clockwise if seat in (1, 3)]
    high = [seat for seat in clockwise if seat in (0, 2)]
    assert order(state) == [*low, *high, *low, 2, 3]


def test_several_own_guests_on_one_step() -> None:
    """MP-9.7: all of them before the next player on that step, also in a tie."""
    stairs = [["-10", "-10"], ["-10", "-10", "-10"], ["-10", "-9"]]
    assert order(ended(3, stairs, score=[0, -1, 0], ended_by=2)) == [1, 1, 1, 0, 0, 2, 2]
    assert order(ended(3, stairs, score=[0, 0, 0], ended_by=0)) == [1, 1, 1, 2, 0, 0, 2]


@pytest.mark.parametrize("players", range(2, 9))
def test_who_begins_the_next_round(players: int) -> None:
    """MP-9.8: the player to the left of the one whose turn ended the round, by a Phantom face or by a move."""
    for seat in range(players):
        by_roll = position(party(players), [["11"]], "10", rest="-10", turn=seat)
        roll(by_roll, "phantom")
        own: list[list[str]] = [[] for _ in range(players)]
        own[seat] = ["9"]
        by_move = position(party(players), own, "10", rest="-10", turn=seat, die=1)
        by_move.play("walk 9")
        for state in (by_roll, by_move):
            order(state)
            assert told(roll(state, "phantom"), "rolled")[0]["seat"] == (seat + 1) % players


def test_phantom_back_to_the_bottom_step() -> None:
    """MP-9.9, MP-2.5: only when all guests are in the gallery; then the round begins."""
    state = ended(2, [["-10"], ["-9"]])
    state.play("place 0")
    assert phantom(state) == "20"
    events = state.play("place 1")
    assert phantom(state) == "-10"
    assert told(events, "next-round") == [{"seat": 1, "round": 2}]
    assert all(place.isdigit() for own in everybody(state) for place in own)
    assert state.actor == nk.CHANCE


def test_chambers_are_closed_again() -> None:
    """MP-9.9, MP-5.1: guests on their doorways cannot slip back until the Phantom has come out again."""
    state = ended(2, [["-10"], ["-9"]])
    play(state, "place 0", "place 1", "roll 1")
    assert all(action.startswith("walk") for action in state.actions())
    play(state, state.actions()[-1], "roll phantom", "roll phantom", "roll phantom", "roll 1")
    assert phantom(state) == "0"
    assert any(action.startswith("enter") for action in state.actions())


def test_a_finished_preparation_leaves_nothing_behind() -> None:
    """MP-9.9: who began the round and how guests were placed does not matter later: equal positions are equal."""
    for ended_by in range(2):
        one = ended(2, [["-10"], ["-9"]], ended_by=ended_by)
        play(one, "place 0", "place 1")
        assert one == position(party(2), everybody(one), "-10", turn=1 - ended_by, round_number=2)
