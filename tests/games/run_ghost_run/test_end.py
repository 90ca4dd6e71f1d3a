"""RG-9: end, points and tie-breaks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from tests.games.run_ghost_run.scenes import finish_round, of_kind, position, scene

ALL = ("large", "medium 1", "medium 2", "small 1", "small 2", "small 3", "small 4")
HIDDEN = {"armchair": "3.00 0.56 0 up"}  # covers the keyhole of S3, so that everybody stays


def ended(ghosts: dict[str, str], **options: Any) -> nk.State:
    """The last round is played without anybody moving or being seen."""
    players = options.setdefault("players", 2)
    state = scene(ghosts, round_number=5, keyhole="n1", pieces=HIDDEN, **options)
    finish_round(state, side="s", rolls=[6, 1, 1, 1][:players], door=3)
    assert state.is_over
    return state


def test_points() -> None:
    """RG-9.2, RG-9.3: 1, 3 and 5 for escaped ghosts, half of it in the lobby, nothing in the stock (in half points)."""
    assert ended({f"1 {ghost}": "escaped" for ghost in ALL}).scores() == [2 * (5 + 3 + 3 + 4), 0]
    inside = {"1 large": "a5 0,0", "1 medium 1": "b5 0,0", "1 small 1": "c5 0,0"}
    assert ended(inside).scores() == [5 + 3 + 1, 0]
    state = ended({"1 small 1": "escaped", "2 medium 1": "escaped", "2 small 3": "a5 0,0"})
    assert state.scores() == [2, 7]
    assert [seat["points"] for seat in position(state)["seats"]] == ["1", "3 1/2"]
    assert ended(inside).scores() == ended(inside, scoring="1-3-5").scores()


def test_other_scoring() -> None:
    """RG-9.4: 1, 2 and 3, and half of that."""
    assert ended({f"1 {ghost}": "escaped" for ghost in ALL}, scoring="1-2-3").scores() == [2 * (3 + 2 + 2 + 4), 0]
    inside = {"1 large": "a5 0,0", "1 medium 1": "b5 0,0", "1 small 1": "c5 0,0"}
    assert ended(inside, scoring="1-2-3").scores() == [3 + 2 + 1, 0]


def test_names_of_the_scoring_mean_what_they_meant() -> None:
    """RG-9.2, RG-9.4: in records by name, in positions by number; only the default has changed."""
    assert [nk.game("run-ghost-run", scoring=name).start().to_dict()["scoring"] for name in ("1-2-3", "1-3-5")] == [
        0,
        1,
    ]
    assert nk.game("run-ghost-run").options["scoring"] == "1-3-5"


def test_the_end() -> None:
    """RG-9.1: when no cards are left at the start of a round, and then nothing can be done."""
    state = ended({})
    assert state.actor == nk.OVER and state.actions() == []
    assert state.why("done") is not None


def test_winner() -> None:
    """RG-9.5: most points, whatever the number of ghosts."""
    state = ended({"1 large": "escaped", "2 small 1": "escaped", "2 small 2": "escaped"})
    assert state.winners() == [0]


def test_first_tie_break() -> None:
    """RG-9.6: equal points: more escaped ghosts of any size win."""
    state = ended({"1 large": "escaped", "2 medium 1": "escaped", "2 small 1": "escaped", "2 small 2": "escaped"})
    assert state.scores() == [10, 10] and state.winners() == [1]
    state = ended({"1 small 1": "escaped", "2 small 1": "a5 0,0", "2 small 2": "b5 0,0"})
    assert state.scores() == [2, 2] and state.winners() == [0]


def test_second_tie_break() -> None:
    """RG-9.7: still equal: fewer ghosts beside the start side, that is 7 less those escaped and in the lobby."""
    state = ended(
        {
            "1 small 1": "escaped",
            "2 small 1": "escaped",
            "1 medium 1": "a5 0,0",
            "2 small 2": "b5 0,0",
            "2 small 3": "c5 0,0",
            "2 small 4": "d5 0,0",
        }
    )
    assert state.scores() == [5, 5] and state.winners() == [1]


def test_shared_victory() -> None:
    """RG-9.8: equal in all three share it; the places behind are ranked by the same comparisons."""
    state = ended({"1 small 1": "escaped", "2 small 3": "escaped"})
    assert state.winners() == [0, 1]
    ghosts = {"1 medium 1": "escaped", "2 large": "escaped", "4 medium 2": "escaped"}
    ghosts |= {f"3 small {n}": "escaped" for n in (1, 2, 3)}
    state = ended(ghosts, players=4)
    assert state.scores() == [6, 10, 6, 6] and state.winners() == [1]
    assert position(state)["places"] == [[1], [2], [0, 3]]
    assert state.ranking() == [[1], [2], [0, 3]]


def test_places_behind_the_winner() -> None:
    """RG-9.8: places by points, then escaped ghosts (RG-9.6), then few ghosts beside the start side (RG-9.7)."""
    assert scene(players=4).ranking() == []
    ghosts = {"1 large": "escaped", "1 medium 1": "escaped"}  # 16 half points
    ghosts |= {"2 small 1": "escaped", "2 medium 1": "a5 0,0"}  # 5, one escaped, one inside
    ghosts |= {"3 small 1": "escaped"} | {f"3 small {n}": f"{'bcd'[n - 2]}5 0,0" for n in (2, 3, 4)}  # 5, one escaped
    ghosts |= {"4 small 1": "escaped", "4 small 2": "escaped", "4 small 3": "e5 0,0"}  # 5, two escaped
    state = ended(ghosts, players=4)
    assert state.scores() == [16, 5, 5, 5] and state.winners() == [0]
    assert state.ranking() == position(state)["places"] == [[0], [3], [2], [1]]


def test_the_end_is_told() -> None:
    """RG-9.5: the points of all, and the winner, are events."""
    state = scene({"2 large": "escaped"}, round_number=5, keyhole="n1", pieces=HIDDEN)
    events = finish_round(state, side="s", rolls=[6, 1], door=3)
    assert [(e.data["seat"], e.data["points"]) for e in of_kind(events, "points")] == [(0, "0"), (1, "5")]
    assert [e.data["seat"] for e in of_kind(events, "won")] == [1]


def test_what_a_large_ghost_is_worth_to_bots() -> None:
    """RG-9.2, RG-9.4: its escape changes the chances of winning alike, whatever it scores."""
    chances = []
    for scoring in ("1-3-5", "1-2-3"):
        state = scene({"1 large": "escaped"}, phase="drawing", scoring=scoring)
        out = np.zeros(4)
        state.game.kernels.evaluate(state.game.board_record, state.position.record, out)
        chances.append(out[:2].tolist())
    assert chances[0][0] > 0.6 and chances[0] == pytest.approx(chances[1])
