"""MP-10: end of the game."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, position, roll, told
from tests.games.midnight_party.support import party, random_game


def finished(score: list[int]) -> nk.State:
    """A game that ends with exactly these scores: everybody's guests are on -2, the last one enters the Study."""
    players = len(score)
    each = party(players).start().to_dict()["each"]
    before = [points + 2 * (each - (seat == 0)) for seat, points in enumerate(score)]
    state = position(party(players), [["3"]], "20", die=1, rest="-2", round_number=3, score=before)
    state.play("enter study from 3")
    assert state.scores() == score
    return state


def test_end_after_the_third_round() -> None:
    """MP-10.1: scored, and then nothing more: no guest leaves a chamber or the staircase, nobody places."""
    state = position(party(2), [["study", "treasury", "11"]], "10", rest="-10", round_number=3)
    events = roll(state, "phantom")
    assert [event.kind for event in events][-3:] == ["scored", "scored", "over"]
    assert told(events, "stepped-out") == told(events, "next-round") == []
    assert everybody(state) == [["study", "treasury", "-10", "-10", "-10", "-9"], ["-10"] * 6]
    assert state.scores() == [3 - 30 - 9, -60]
    assert (state.actor, state.actions()) == (nk.OVER, [])
    with pytest.raises(nk.IllegalAction, match="the game is over"):
        state.play("roll 1")


@pytest.mark.parametrize("players", range(2, 9))
def test_no_winner_before_the_end(players: int) -> None:
    """MP-10.1: while the game goes on nobody has won, whatever the scores are."""
    for round_number in (1, 2, 3):
        score = [0] * players if round_number == 1 else [seat - 3 for seat in range(players)]
        assert position(party(players), [], "10", round_number=round_number, score=score).winners() == []
    state, _ = random_game(players, seed=3)
    assert state.winners() != []


@pytest.mark.parametrize(("score", "winners"), [
    ([-23, -9], [1]),
    ([-9, -23], [0]),
    ([-30, -12, -40, -13], [1]),
    ([-1, -2, -3, -4, -5, -6, -7, -8], [0]),
    ([-8, -7, -6, -5, -4, -3, -2, -1], [7]),
])  # fmt: skip
def test_the_highest_score_wins(score: list[int], winners: list[int]) -> None:
    """MP-10.2: in all parties, from any seat."""
    assert finished(score).winners() == winners


@pytest.mark.parametrize(("score", "winners"), [([4, 1, -1], [0]), ([-1, 1, 4], [2]), ([0, 5], [1]), ([-1, 3], [1])])
def test_highest_not_nearest_to_zero(score: list[int], winners: list[int]) -> None:
    """MP-10.3: +4 beats +1 and -1."""
    assert finished(score).winners() == winners


@pytest.mark.parametrize(("score", "winners"), [
    ([-5, -5], [0, 1]),
    ([-9, -3, -3, -9], [1, 2]),
    ([0, -2, 0], [0, 2]),
    ([-4] * 8, [0, 1, 2, 3, 4, 5, 6, 7]),
])  # fmt: skip
def test_ties_share_the_win(score: list[int], winners: list[int]) -> None:
    """MP-10.4: all of them win; seats, turn order and colours break no tie."""
    assert finished(score).winners() == winners


def test_lower_places_are_ranked_by_score() -> None:
    """MP-10.4: lower ties do not win, and the final scores give their order."""
    state = finished([-20, -3, -20, -7])
    assert state.winners() == [1]
    assert sorted(range(4), key=lambda seat: -state.scores()[seat]) == [1, 3, 0, 2]


def test_simulated_games_end_with_winners() -> None:
    """MP-10.1, MP-10.2, MP-10.4: many games at once tell the same story: the highest scores win."""
    games = party(4).simulate(6, seed=5)
    best = games.scores.max(axis=1, keepdims=True)
    assert ((games.scores == best) == games.winners).all()
