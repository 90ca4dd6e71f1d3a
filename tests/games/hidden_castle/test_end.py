"""HC-9: end of the game."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, roll, told
from tests.games.hidden_castle.castle import castle


def test_end_by_the_last_clock() -> None:
    """HC-9.1, HC-7.9: when the Phantom's move is finished, with the captures past the exit."""
    state = castle(["0", "8"], ["3", "8"], phantom="35", clock=5, rest="20")
    events = roll(state, "phantom")
    kinds = ["rolled", "phantom", "captured", "clock", "captured", "over"]
    assert [event.kind for event in events] == kinds
    assert state.actor == nk.OVER
    assert phantom(state) == "6"
    assert state.scores() == [20, 19, 10, 10, 10, 10]
    assert state.winners() == [2, 3, 4, 5]


def test_the_rest_of_the_last_move_decides_who_wins() -> None:
    """HC-9.1, HC-9.3, HC-7.9: whoever leads when the last clock strikes may still be caught past the exit."""
    state = castle(["2", "20"], score=[12, 20, 20, 20, 20, 20], phantom="34", clock=5, rest="20")
    roll(state, "phantom")
    assert state.scores() == [22, 20, 20, 20, 20, 20]
    assert state.winners() == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("clock", range(1, 5))
def test_no_earlier_clock_ends_the_game(clock: int) -> None:
    """HC-9.1"""
    state = castle(phantom="35", clock=clock, rest="20")
    roll(state, "phantom")
    assert state.actor == nk.CHANCE
    assert state.winners() == []


@pytest.mark.parametrize(("before", "over"), [(35, False), (36, True), (37, True), (40, True)])
def test_end_by_46_points(before: int, over: bool) -> None:
    """HC-9.2: at 46 or more, by a capture on a Phantom roll, by walking onto the Phantom, or by arms."""
    swept = castle(["26", "5"], score=[before])
    roll(swept, "phantom")
    assert swept.is_over == over
    walked = castle(["24", "5"], score=[before], die=1)
    play(walked, "walk 24")
    assert walked.is_over == over


@pytest.mark.parametrize(("before", "over"), [(44, False), (45, True)])
def test_end_by_the_plus_one_chamber(before: int, over: bool) -> None:
    """HC-9.2"""
    state = castle(["20", "5"], score=[before], die=1)
    play(state, "enter armoury from 20")
    assert state.is_over == over


@pytest.mark.parametrize("seat", range(6))
def test_any_player_may_reach_46(seat: int) -> None:
    """HC-9.2: not only the one who moved."""
    places: list[list[str]] = [["5", "5"] for _ in range(6)]
    places[seat] = ["26", "5"]
    score = [10] * 6
    score[seat] = 36
    state = castle(*places, score=score, turn=2)
    roll(state, "phantom")
    assert state.is_over


def test_a_phantom_move_is_finished_although_46_is_passed() -> None:
    """HC-9.3: all guests on its way are captured, and it goes its whole way."""
    state = castle(["26", "5"], ["27", "5"], ["28", "28"], score=[40, 10, 10])
    events = roll(state, "phantom")
    assert phantom(state) == "28"
    assert everybody(state)[:3] == [["5", "+10"], ["5", "+9"], ["+8", "+8"]]
    assert state.scores()[:3] == [50, 19, 26]
    assert [event.kind for event in events][-1] == "over"
    assert len(told(events, "over")) == 1


def test_a_phantom_move_past_46_still_moves_the_clock() -> None:
    """HC-9.3: and captures beyond the exit."""
    state = castle(["35", "5"], ["1", "5"], phantom="34", score=[45], rest="20")
    roll(state, "phantom")
    assert (phantom(state), state.to_dict()["clock"]) == ("1", 2)
    assert state.scores()[:2] == [55, 19]
    assert state.is_over


def test_a_guest_move_is_settled_before_46_is_checked() -> None:
    """HC-9.3: the mover passes 46 by the coat of arms, and the booted guest is still captured."""
    state = castle(["19", "2"], ["armoury", "30"], phantom="20", die=2, rest="33", score=[45, 10])
    play(state, "enter armoury from 19")
    assert state.scores()[:2] == [46, 20]
    assert guests(state, 1) == ["30", "+10"]
    assert state.is_over


def test_both_ends_at_once() -> None:
    """HC-9.4, HC-7.9, HC-9.3: the game ends once, with the scores after the whole move."""
    state = castle(["0", "1"], ["35", "6"], phantom="34", clock=5, score=[40, 44], rest="20")
    events = roll(state, "phantom")
    assert told(events, "over") == [{"seat": 0, "clock": 1, "limit": 1}]
    assert state.scores()[:2] == [57, 54]
    assert phantom(state) == "5"
    assert everybody(state)[:2] == [["+9", "+8"], ["6", "+10"]]


def test_46_points_past_the_last_clock() -> None:
    """HC-9.4, HC-9.3: a score that passes 46 only past the exit counts as well."""
    state = castle(["4", "20"], phantom="34", clock=5, score=[40], rest="20")
    assert told(roll(state, "phantom"), "over") == [{"seat": 0, "clock": 1, "limit": 1}]
    assert state.scores()[0] == 50


def test_only_the_end_that_came_is_told() -> None:
    """HC-9.1, HC-9.2, HC-9.4"""
    clock = castle(phantom="35", clock=5, rest="20")
    assert told(roll(clock, "phantom"), "over") == [{"seat": 0, "clock": 1, "limit": 0}]
    limit = castle(["26"], score=[40])
    assert told(roll(limit, "phantom"), "over") == [{"seat": 0, "clock": 0, "limit": 1}]


@pytest.mark.parametrize("turn", range(6))
def test_no_further_turns(turn: int) -> None:
    """HC-9.5: whoever has had fewer turns, nobody rolls again."""
    state = castle(["26", "5"], score=[40], turn=turn)
    roll(state, "phantom")
    assert state.actor == nk.OVER
    assert moves(state) == set()
    for action in ("roll 1", "roll phantom", "walk 5", "stay", "place 3"):
        with pytest.raises(nk.IllegalAction, match="the game is over"):
            play(state, action)


@pytest.mark.parametrize(
    ("score", "winners"),
    [
        ([50, 12, 11, 13, 14, 15], [2]),
        ([36, 60, 50, 47, 48, 49], [0]),  # 46 points after the capture, and still the lowest
        ([36, 0, 1, 2, 3, 4], [1]),
    ],
)
def test_lowest_score_wins(score: list[int], winners: list[int]) -> None:
    """HC-9.6: even with 46 or more if everyone else has more."""
    before = [min(points, 45) for points in score]
    state = castle(["26", "5"], *[["26", "5"] if points > 45 else ["5", "5"] for points in score[1:]], score=before)
    roll(state, "phantom")
    assert state.is_over
    assert state.winners() == winners


@pytest.mark.parametrize(
    ("score", "winners"),
    [([46, 12, 12, 13, 12, 15], [1, 2, 4]), ([47, 47, 50, 60, 47, 51], [0, 1, 4]), ([46, 0, 9, 9, 9, 0], [1, 5])],
)
def test_ties_share_the_win(score: list[int], winners: list[int]) -> None:
    """HC-9.7: and the others can be ranked by their exact scores."""
    state = castle(score=score, phase="over")
    assert state.winners() == winners
    assert state.scores() == score
    assert sorted(score)[: len(winners)] == [score[seat] for seat in winners]


def test_nobody_has_won_before_the_end() -> None:
    """HC-9.6: running scores, no winner."""
    state = castle(score=[3, 20])
    assert state.winners() == []
    assert state.scores()[:2] == [3, 20]


def test_records_of_the_rules_before_are_refused_in_words() -> None:
    """HC-7.9, HC-9.1: a game that ended on the last clock would end elsewhere now, so none is replayed as if it had."""
    record = castle(["26"], score=[40]).record()
    with pytest.raises(
        nk.RecordError, match=r"played under rules 4d07aa02125c .* will not replay it under other rules"
    ):
        nk.replay(record | {"rules": "4d07aa02125c"})
