"""Markers at the terminal table."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import nightkeep as nk
from nightkeep.cli.terminal import TerminalGame
from tests.cli.support import answering, run
from tests.cli.test_terminal import script

OPENING = ("place 54", "place 54", "place 54", "place 9", "frame cats", "move 10")


def at_table(
    kinds: list[str], *lines: str, name: str = "ghost-chase", save_to: Path | None = None
) -> tuple[str, TerminalGame]:
    state = nk.game(name, players=2).start(["Max", "Ada"])
    for action in OPENING if name == "ghost-chase" else ():
        state.play(action)
    out = Console(file=io.StringIO(), force_terminal=False, width=120, highlight=False)
    table = TerminalGame(state, kinds, out, seed="1", fast=True, save_to=save_to)
    with answering(script(*lines)):
        table.play()
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue(), table


def test_a_chaser_marks_a_room_and_takes_it_back() -> None:
    out, table = at_table(["random", "human"], "mark 48", "MARK 17")
    assert "Ada guesses that Max is in 48." in out
    assert "48?" in out and "17?" in out
    assert table.state.marks == {"suspicion": "17"} and len(table.actors) == len(OPENING)
    _, table = at_table(["random", "human"], "mark 48", "mark none")
    assert table.state.marks == {"suspicion": None}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("mark 99", "There is no place '99' for the suspicion marker; places are: 1, 2,"),
        ("mark", "There is no place ''"),
        ("mark suspicion 9", "There is no place 'suspicion 9'"),
    ],
)
def test_a_bad_mark_is_refused(line: str, said: str) -> None:
    out, table = at_table(["random", "human"], line)
    assert said in out and table.state.marks == {"suspicion": None}


def test_everybody_hears_of_it_behind_the_curtain() -> None:
    """Max is told of the chasers' guess when he looks; he cannot move it himself."""
    out, table = at_table(
        ["human", "human"], "", "mark 48", "stay with ada", "stay with bram", "stay with cleo", "", "mark 3"
    )
    scene = out.split("Hand the device to Max")[1]
    assert "Ada guesses that Max is in 48." in scene
    assert "Max cannot move the suspicion marker: it shows what the chasers guess (GC-6.10)" in scene
    assert table.state.marks == {"suspicion": "48"}


def test_a_mark_is_saved_at_once(tmp_path: Path) -> None:
    path = tmp_path / "night.json"
    at_table(["random", "human"], "mark 48", save_to=path)
    assert nk.replay(nk.load_record(path)).marks == {"suspicion": "48"}
    watched = run("replay", path).output
    assert "Max moves to 10" in watched and "Ada guesses that Max is in 48." in watched and "48?" in watched


def test_a_game_without_markers_knows_no_mark() -> None:
    out, _ = at_table(["human", "random"], "mark 3", name="hidden-castle")
    assert "'mark 3' is not an action" in out
