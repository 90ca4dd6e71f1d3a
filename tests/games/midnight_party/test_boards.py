"""MP-1.5 to MP-1.9, MP-1.14: the published board and the house board, and records from before there were two."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from nightkeep import testing as conformance
from tests.games.gallery_support import everybody, guests, moves, phantom, position, roll, told
from tests.games.midnight_party.support import CHAMBERS, NAME, PUBLISHED, STEPS, party

RECORDS = Path(__file__).parent / "records"
OTHER_RULES = "a67ffd88cb72"


def published(players: int = 4) -> nk.Game:
    return party(players, board="published")


def test_the_published_board_is_the_usual_one() -> None:
    """MP-1.14: unless another one is named, and by the name default; both are chosen by name, not by a file."""
    assert nk.game(NAME).options["board"] == nk.game(NAME, board="default").options["board"] == "published"
    assert nk.game(NAME).board.record.spaces == 28
    assert nk.game(NAME, board="house").board.record.spaces == 36
    assert nk.game(NAME, board="house").board_text is None


def test_twenty_eight_spaces() -> None:
    """MP-1.5: spaces 0 to 27, and 0 comes after 27; MP-4.2."""
    state = published().start()
    assert state.actions() == [f"place {space}" for space in range(28)]
    assert state.why("place 28") is not None
    state = position(published(), [["27"]], "20", die=2)
    state.play("walk 27")
    assert "1" in guests(state, 0)


def test_chambers_and_steps_of_the_published_board() -> None:
    """MP-1.7, MP-1.8, MP-1.9: nine steps; eleven chambers, two with +3 and two with -1, where they were counted."""
    board = published().start().view()["position"]["board"]
    assert board["steps"] == list(STEPS)
    assert [(room["slug"], room["doorway"], room["arms"]) for room in board["chambers"]] == list(PUBLISHED)
    assert [doorway for _, doorway, _ in PUBLISHED] == [0, 2, 3, 8, 10, 14, 16, 17, 20, 23, 25]
    assert {doorway: arms for _, doorway, arms in PUBLISHED if arms} == {3: 3, 8: 3, 20: -1, 25: -1}
    assert {(name, arms) for name, _, arms in PUBLISHED} == {(name, arms) for name, _, arms in CHAMBERS}


@pytest.mark.parametrize("space", range(28))
def test_doorways_of_the_published_board(space: int) -> None:
    """MP-1.9: with a 1, a guest enters the chamber whose doorway it stands on; other spaces have none."""
    away = str((space + 14) % 28)
    state = position(published(), [[str(space)]], away, die=1)
    here = {f"enter {room} from {space}" for room, doorway, _ in PUBLISHED if doorway == space}
    assert moves(state, str(space)) - {f"walk {space}"} == here


def test_the_exit_is_a_doorway() -> None:
    """MP-1.6, MP-1.9, MP-5.4: who stands on the exit when the Phantom has gone by may enter the study."""
    state = position(published(2), [["0", "27"]], "6", die=2, rest="5")
    assert {"walk 0", "enter study from 0"} <= moves(state, "0")
    assert moves(state, "27") == {"walk 27", "enter study from 27"}
    assert "enter chapel from 0" not in moves(state), "that takes three steps"
    state.play("enter study from 27")
    assert "study" in guests(state, 0)


def test_three_rolls_bring_the_phantom_to_the_exit_and_its_doorway() -> None:
    """MP-6.2, MP-7.1, MP-7.2: who waits on the exit, before the study's closed door, is caught there."""
    state = position(published(2), [["0", "1"]], "-10", rest="20")
    assert "enter study from 0" not in moves(position(published(2), [["0", "1"]], "-4", die=1, rest="20"))
    for expected in ("-7", "-4", "0"):
        events = roll(state, "phantom")
        assert phantom(state) == expected
    assert told(events, "captured") == [{"seat": 0, "space": 0, "step": 10, "guests": 1}]
    assert everybody(state)[0] == ["1", *["20"] * 4, "-10"]


def test_two_doorways_side_by_side() -> None:
    """MP-5.4, MP-5.6, MP-5.7: from space 1 a 2 reaches the chapel, a 4 too; the treasury beside it wants exactly 3 from
    there, so no number of the die fits, while from the chapel's doorway a 2 does."""
    for number, allowed in ((1, set()), (2, {"chapel"}), (4, {"chapel"}), (5, {"chapel"})):
        state = position(published(), [["1"]], "20", die=number)
        assert moves(state, "1") - {"walk 1"} == {f"enter {room} from 1" for room in allowed}
    state = position(published(), [["2"]], "20", die=2)
    assert moves(state, "2") - {"walk 2"} == {"enter chapel from 2", "enter treasury from 2"}


def test_a_round_is_scored_and_prepared_on_the_published_board() -> None:
    """MP-8.9 to MP-8.12, MP-9.1: arms of both kinds, and out onto the doorways, the exit among them."""
    state = position(published(2), [["study", "treasury", "pantry", "library", "1", "1"]], "0", rest="-10")
    events = roll(state, "phantom")
    assert told(events, "scored") == [
        {"seat": 0, "points": 3 - 1 - 9 * 2, "total": -16},
        {"seat": 1, "points": -60, "total": -60},
    ]
    assert [(out["chamber"], out["space"]) for out in told(events, "stepped-out")] == [
        ("Study", 0), ("Treasury", 3), ("Library", 16), ("Pantry", 25),
    ]  # fmt: skip


def test_a_house_board_record_from_before_replays() -> None:
    """MP-1.14, MP-2.11: recorded when 'default' was the house board and nobody was drawn to begin."""
    kept = json.loads((RECORDS / "earlier.json").read_text(encoding="utf-8"))
    assert kept["record"]["rules"] == OTHER_RULES and kept["record"]["options"]["board"] == "default"
    state = nk.replay(kept["record"])
    assert state.to_dict() == kept["position"] and state.scores() == kept["scores"] and state.is_over
    assert (state.game.options["board"], state.game.options["first_seat"]) == ("house", "seat-1")
    assert nk.replay(state.record()) == state and state.record()["rules"] == state.game.rules.version


def test_a_record_over_the_board_of_before_replays() -> None:
    """MP-1.14: a board file that was over 'default' when that was the house board is over 'house' now."""
    kept = json.loads((RECORDS / "earlier-own-board.json").read_text(encoding="utf-8"))
    assert 'over = "default"' in kept["record"]["board_toml"]
    state = nk.replay(kept["record"])
    assert state.to_dict() == kept["position"] and state.game.board.record.spaces == 36
    assert 'over = "house"' in state.record()["board_toml"]
    assert nk.replay(state.record()) == state


@pytest.mark.parametrize(("over", "spaces"), [("default", 28), ("published", 28), ("house", 36)])
def test_a_file_over_either_board(tmp_path: Path, over: str, spaces: int) -> None:
    """MP-1.14"""
    file = tmp_path / "mine.toml"
    file.write_text(f'over = "{over}"\n[staircase]\nsteps = [5, 4]\n', encoding="utf-8")
    board: Any = nk.game(NAME, board=file).board
    assert (int(board.record.spaces), int(board.record.steps)) == (spaces, 2)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5, 8])
def test_kit_on_the_house_board(players: int) -> None:
    """MP-1.14: the whole kit; on the published board every number of players goes through it."""
    conformance.check(party(players), games=1)
