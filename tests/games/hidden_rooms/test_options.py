"""Options: what they may be, what they do, and what is said about anything else."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from tests.games.hidden_rooms.rooms import begun, game, near_death, seen


def test_defaults() -> None:
    """HR-7.8, HR-8.2: a whole game, stages by tile, 200 turns, the five stages of the project."""
    assert game().options == {"match": "game", "stage": "drawn", "turn_limit": 200, "stages": "default"}
    now = seen(game().start())
    assert now["match"] == "game"
    assert now["chosen"] is None
    assert now["turn_limit"] == 200


@pytest.mark.parametrize("given", [3, "3"])
def test_options_are_read_from_values_and_from_words(given: Any) -> None:
    """HR-2.10, HR-8.6: as a command line gives them."""
    of = nk.game("hidden-rooms", stage=given, match="STAGE", turn_limit=str(20))
    assert of.options["stage"] == 3
    assert of.options["match"] == "stage"
    assert of.options["turn_limit"] == 20
    state = begun(("red-1", "red-4", "blue-2"), of)
    assert seen(state)["stage"]["number"] == 3 == seen(state)["chosen"]
    assert seen(state)["turn_limit"] == 20


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"stage": 0}, "stage may be: drawn, 1, 2, 3, 4, 5"),
        ({"stage": 6}, "stage may be: drawn, 1, 2, 3, 4, 5"),
        ({"stage": True}, "stage may be"),
        ({"match": "series"}, "match may be: game, stage"),
        ({"turn_limit": 19}, "turn_limit may be 20 to 1000"),
        ({"turn_limit": 1001}, "turn_limit may be 20 to 1000"),
        ({"turn_limit": True}, "turn_limit may be 20 to 1000"),
        ({"turn_limit": "many"}, "turn_limit may be 20 to 1000"),
        ({"turn_limit": 20.5}, "turn_limit may be 20 to 1000"),
        ({"stgae": 2}, "Did you mean 'stage'"),
        ({"players": 1}, "no option 'players'"),
        ({"board": "x.toml"}, "no option 'board'"),
    ],
    ids=str,
)
def test_bad_options(options: dict[str, Any], said: str) -> None:
    """HR-2.10, HR-7.8, HR-8.6: every refusal names the option and what it may be."""
    with pytest.raises(nk.OptionError, match=said):
        nk.game("hidden-rooms", **options)


def test_options_travel_in_records() -> None:
    """HR-2.10, HR-7.8: a record with its options replays to the same position."""
    state = begun(("red-1", "red-4", "blue-2"), game(match="stage", stage=5, turn_limit=30))
    state.play("done")
    assert nk.replay(state.record()).to_bytes() == state.to_bytes()


def test_a_chosen_stage_stays_in_a_whole_game() -> None:
    """HR-2.10, HR-8.5: the options stage and match do not depend on each other."""
    state = near_death(of=game(stage=4), stage=4, chosen=4)
    state.play("done")
    state.play("draw red-2")
    assert seen(state)["stage"]["number"] == 4
