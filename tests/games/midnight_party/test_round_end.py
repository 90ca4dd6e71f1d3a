"""MP-8: end of a round and scoring."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, phantom, play, position, roll, told
from tests.games.midnight_party.support import ROOMS, STEPS, board_text, party, party_on, random_game

TEN = list(ROOMS[:10])  # all but the Tower Room, whose doorway is 34


def phase(state: nk.State) -> str:
    return str(state.view()["position"]["phase"])


@pytest.mark.parametrize("players", range(2, 9))
def test_three_rounds(players: int) -> None:
    """MP-8.1: exactly three, in every party."""
    state, events = random_game(players, seed=8)
    assert [data["round"] for data in told(events, "round-over")] == [1, 2, 3]
    assert state.is_over


@pytest.mark.parametrize(("round_number", "after"), [(1, "replacing"), (2, "replacing"), (3, "over")])
def test_only_the_third_round_is_the_last(round_number: int, after: str) -> None:
    """MP-8.1."""
    state = position(party(2), [["11"]], "10", rest="-10", round_number=round_number)
    roll(state, "phantom")
    assert phase(state) == after


def test_round_ends_when_the_phantom_empties_the_gallery() -> None:
    """MP-8.2: one guest left and the round goes on, none and it is over."""
    state = position(party(2), [["11"], ["12"]], "9", rest="-10")
    state_with_one_more = position(party(2), [["11"], ["12", "13"]], "9", rest="-10")
    assert told(roll(state_with_one_more, "phantom"), "round-over") == []
    assert phase(state_with_one_more) == "rolling"
    assert told(roll(state, "phantom"), "round-over") == [{"seat": 0, "round": 1, "empty": 1, "full": 0}]


def test_round_ends_when_the_last_guest_walks_into_the_phantom() -> None:
    """MP-8.2, MP-4.6: captures of both kinds empty the gallery."""
    state = position(party(2), [["11"]], "13", die=2, rest="-10")
    assert told(state.play("walk 11"), "round-over") == [{"seat": 0, "round": 1, "empty": 1, "full": 0}]


def test_round_ends_when_the_last_guest_enters_a_chamber() -> None:
    """MP-8.2: the gallery is empty though chambers are free."""
    state = position(party(2), [["12"]], "20", die=1, rest="-10")
    events = state.play("enter chapel from 12")
    assert told(events, "round-over") == [{"seat": 0, "round": 1, "empty": 1, "full": 0}]
    assert state.scores() == [-50, -60]


def test_a_number_without_guests_does_not_end_a_round() -> None:
    """MP-8.2: others are still in the gallery."""
    state = position(party(2), [[], ["30"]], "20", rest="-10")
    assert told(roll(state, 5), "round-over") == []


@pytest.mark.parametrize(("players", "spots", "stop"), [(2, ["11"], "11"), (2, ["12", "12"], "12"), (8, ["11"], "11")])
def test_the_last_capture_ends_it_at_once(players: int, spots: list[str], stop: str) -> None:
    """MP-8.3: the Phantom stops where it took the last guests; they all are on one step."""
    state = position(party(players), [spots, spots], "10", rest="-10")
    roll(state, "phantom")
    assert phantom(state) == stop
    assert [own.count("-9") for own in everybody(state)[:2]] == [len(spots)] * 2


def test_the_last_capture_on_the_exit() -> None:
    """MP-8.3: also on its first way over the exit, coming from the staircase."""
    game = party(2)
    state = position(game, [["0"] * 6, ["0"] * 6], "-2")
    roll(state, "phantom")
    assert phantom(state) == "0"
    assert everybody(state) == [["-10"] * 6] * 2
    assert state.scores() == [-60, -60]


def test_it_does_not_stop_before_the_last_space_with_guests() -> None:
    """MP-8.3: guests on two spaces: both are taken, to two steps."""
    state = position(party(2), [["11"], ["12"]], "10", rest="-10")
    roll(state, "phantom")
    assert (guests(state, 0)[-1], guests(state, 1)[-1], phantom(state)) == ("-9", "-8", "12")


def test_round_ends_when_the_chambers_are_full() -> None:
    """MP-8.4: with the entry into the last empty chamber, not before."""
    state = position(party(3), [TEN[:4], [*TEN[4:9]], ["28", "30"]], "20", turn=0, rest="2")
    assert phase(state) == "rolling"
    state = position(party(3), [["34", *TEN[:4]], TEN[4:9], ["32"]], "20", die=1, rest="2")
    assert told(state.play("enter tower-room from 34"), "round-over") == []  # the Nursery is empty
    assert phase(state) == "rolling"
    play(state, "roll 1", "roll 1")
    events = state.play("enter nursery from 32")
    assert told(events, "round-over") == [{"seat": 2, "round": 1, "empty": 0, "full": 1}]


def test_remaining_guests_go_to_the_top_step() -> None:
    """MP-8.5: of all players, the one who ended the round included."""
    state = position(party(3), [["34", *TEN[:3], "2"], [*TEN[3:6], "2", "7"], [*TEN[6:10], "8"]], "20", die=1)
    events = state.play("enter tower-room from 34")
    assert told(events, "left-out") == [{"seat": 0, "guests": 1}, {"seat": 1, "guests": 2}, {"seat": 2, "guests": 1}]
    assert [own.count("-2") for own in everybody(state)] == [1, 2, 1]
    assert state.scores() == [-2 + 3 - 1, 2 * -2, -2 + 3 - 1]


def test_top_step_whatever_else_is_free() -> None:
    """MP-8.6: other steps are free, -2 is taken already; guests on the staircase stay where they are."""
    state = position(party(3), [["34", *TEN[:3], "-7"], [*TEN[3:6], "-10", "-2"], [*TEN[6:10], "8"]], "20", die=1)
    state.play("enter tower-room from 34")
    assert guests(state, 0)[-1] == "-7"
    assert guests(state, 1)[-2:] == ["-10", "-2"]
    assert guests(state, 2)[-1] == "-2"


def test_top_step_of_another_board() -> None:
    """MP-8.5: the step next to the exit."""
    game = party_on(board_text([("den", 3, 0)], steps=[40, 30, 20]), 2)
    state = position(game, [["3"], []], "20", die=1, rest="7")
    events = state.play("enter den from 3")
    assert told(events, "round-over") == [{"seat": 0, "round": 1, "empty": 0, "full": 1}]
    assert state.scores() == [-100, -120]


def test_both_ends_at_once() -> None:
    """MP-8.7: the last guest enters the last chamber: one end, nobody goes to -2."""
    state = position(party(2), [["34", *TEN[:5]], [*TEN[5:10], "-10"]], "20", die=1)
    events = state.play("enter tower-room from 34")
    assert told(events, "round-over") == [{"seat": 0, "round": 1, "empty": 1, "full": 1}]
    assert told(events, "left-out") == []
    assert len(told(events, "scored")) == 2
    assert state.scores() == [3 - 1, 3 - 1 - 10]
    assert state.to_dict()["round_number"] == 1


def test_more_chambers_than_guests() -> None:
    """MP-8.4, MP-8.2: on such a board only an empty gallery ends a round."""
    cells = [(f"cell-{i}", i, 0) for i in range(13)]
    game = party_on(board_text(cells), 2)
    state = position(game, [["0", *(f"cell-{i}" for i in range(2, 7))], ["1", *(f"cell-{i}" for i in range(7, 12))]],
                     "20", die=1)  # fmt: skip
    assert told(state.play("enter cell-0 from 0"), "round-over") == []
    roll(state, 1)
    events = state.play("enter cell-1 from 1")
    assert told(events, "round-over") == [{"seat": 1, "round": 1, "empty": 1, "full": 0}]
    assert state.scores() == [0, 0]


@pytest.mark.parametrize("seat", range(4))
def test_no_further_turns_in_the_round(seat: int) -> None:
    """MP-8.8: nobody rolls between the end and the scoring, not even to even out the number of turns."""
    state = position(party(), [["11"]], "10", rest="-10", turn=seat)
    events = roll(state, "phantom")
    kinds = [event.kind for event in events]
    assert kinds[kinds.index("round-over") :] == ["round-over", *["scored"] * 4]
    assert phase(state) == "replacing"
    last = position(party(), [["11"]], "10", rest="-10", turn=seat, round_number=3)
    roll(last, "phantom")
    assert last.actor == nk.OVER


@pytest.mark.parametrize("step", STEPS)
def test_scoring_the_staircase(step: int) -> None:
    """MP-8.9: a guest on a step costs its number, and each of several guests does."""
    state = position(party(2), [[f"-{step}"] * 3 + ["16", "study", "chapel"], [f"-{step}"]], "20", die=1, rest="-10")
    state.play("enter trophy-room from 16")
    assert state.scores() == [-3 * step, -step - 50]


def test_scoring_minus_one_chambers() -> None:
    """MP-8.10: each guest there costs 1."""
    state = position(party(2), [["study", "chapel", "library", "pantry", "scullery", "16"]], "20", die=1, rest="-2")
    state.play("enter trophy-room from 16")
    assert state.scores() == [-2, -12]


def test_scoring_plus_three_chambers() -> None:
    """MP-8.11: each guest there gives 3."""
    state = position(party(2), [["study", "chapel", "library", "treasury", "great-hall", "16"]], "20", die=1, rest="-2")
    state.play("enter trophy-room from 16")
    assert state.scores() == [6, -12]


def test_plain_chambers_score_nothing() -> None:
    """MP-8.12: a round spent in plain chambers changes no score."""
    plain = ["study", "chapel", "guard-room", "library", "nursery", "16"]
    state = position(party(2), [plain], "20", die=1, rest="-2", score=[-4], round_number=2)
    events = state.play("enter trophy-room from 16")
    assert told(events, "scored")[0] == {"seat": 0, "points": 0, "total": -4}
    assert state.scores()[0] == -4


@pytest.mark.parametrize(("before", "after"), [(-40, -46), (0, -6), (6, 0), (5, -1), (9, 3), (2, -4)])
def test_scores_run_through_all_rounds(before: int, after: int) -> None:
    """MP-8.13: the points of a round are added to what was there; no floor at 0, no other limit."""
    state = position(party(3), [["16", "study", "chapel", "treasury", "-9"]], "20", die=1, rest="-2",
                     score=[before, -30, 11], round_number=2)  # fmt: skip
    state.play("enter trophy-room from 16")
    assert state.scores() == [after, -40, 1]


def test_a_score_may_rise_above_zero_and_fall_below() -> None:
    """MP-8.13: over a whole game the scores are the sums of the rounds."""
    for seed in range(4):
        state, events = random_game(6, seed=seed)
        totals = [0] * 6
        for data in told(events, "scored"):
            totals[data["seat"]] += data["points"]
            assert totals[data["seat"]] == data["total"]
        assert totals == state.scores()
