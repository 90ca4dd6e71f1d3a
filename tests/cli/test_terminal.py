"""The table itself: the curtain between people who know different things, terminals, signals."""

from __future__ import annotations

import io
import os
import re
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
from rich.cells import cell_len
from rich.console import Console

import nightkeep as nk
from nightkeep.cli.terminal import TerminalGame, scores
from nightkeep.play.registry import game_spec
from nightkeep.rules.view import Display, View
from tests.cli.support import answering
from tests.games.run_ghost_run import scenes as lobby
from tests.told_support import told_otherwise

CLEAR = "\x1b[2J"
SCROLLBACK = "\x1b[3J"


def secretive() -> nk.Game:
    """A game in which only its own seat knows where a guest was placed, for the sake of the curtain."""
    spec = game_spec("hidden-castle")
    language = spec.language
    kinds = {
        number: told_otherwise(kind, secret=frozenset({"space"}), hidden_text="{who} places a guest somewhere.")
        if kind.name == "placed"
        else kind
        for number, kind in language.EVENTS.items()
    }

    display = Display(View(), lambda view, names: f"THE BOARD AS SEAT {view['seat']} SEES IT")
    changed = replace(spec, hidden=True, language=replace(language, EVENTS=kinds), display=display)
    return nk.Game(changed, {"players": "3"})


def at_table(
    game: nk.Game, kinds: list[str], answer: Callable[[str], str], terminal: bool = True
) -> tuple[str, list[str]]:
    out = Console(file=io.StringIO(), force_terminal=terminal, width=120, highlight=False)
    table = TerminalGame(game.start(["Rosa", "Emil", "Ines"]), kinds, out, seed="1", fast=True)
    with answering(answer) as asked:
        table.play()
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue(), asked


def script(*lines: str) -> Callable[[str], str]:
    left = list(lines)

    def answer(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


@pytest.mark.parametrize("terminal", [True, False])
def test_the_curtain_falls_between_two_humans(terminal: bool) -> None:
    out, asked = at_table(secretive(), ["human", "human", "random"], script("", "14", "", "20", "", "?"), terminal)
    assert ["only you can see" in prompt for prompt in asked] == [True, False, True, False, True, False, False]
    assert [prompt.split(":")[0] for prompt in asked] == ["Rosa", "Rosa", "Emil", "Emil", "Rosa", "Rosa", "Rosa"]
    scenes = out.split("The curtain is drawn. ")
    assert len(scenes) == 4
    assert scenes[1].startswith("Hand the device to Rosa")
    assert scenes[2].startswith("Hand the device to Emil")
    # Emil sees his own board and that Rosa has placed, but not where
    assert "SEAT 1 SEES" in scenes[2]
    assert "SEAT 0 SEES" not in scenes[2]
    assert "Rosa places a guest somewhere." in scenes[2]
    assert "space 14" not in scenes[2]
    # Rosa sees her own placing, and nothing of Emil's
    assert "Rosa places a guest on space 14." in scenes[3]
    assert "Emil places a guest somewhere." in scenes[3]
    assert "space 20" not in scenes[3]
    assert "SEAT 1 SEES" not in scenes[3]


def test_the_curtain_clears_the_screen_and_what_scrolled_off() -> None:
    out, _ = at_table(secretive(), ["human", "human", "random"], script("", "14", "", "20"))
    for scene in out.split("The curtain is drawn. ")[:-1]:
        assert scene.rfind(SCROLLBACK) > scene.rfind("SEES IT")
        assert scene.rfind(CLEAR) > scene.rfind("SEES IT")


def test_undo_crosses_the_curtain_without_telling() -> None:
    answer = script("", "14", "", "undo", "", "15")
    out, asked = at_table(secretive(), ["human", "human", "random"], answer, terminal=False)
    last_scenes = out.split("The curtain is drawn. ")[2:]
    assert "place 14" not in last_scenes[0].replace("place N", "")
    assert "Rosa takes back a decision." in out
    assert asked[4].startswith("Rosa: press Enter when only you")


def test_no_curtain_for_one_human_among_bots() -> None:
    out, asked = at_table(secretive(), ["random", "human", "random"], script("15"))
    assert "The curtain is drawn" not in out
    assert "SEAT 1 SEES" in out
    assert "Rosa places a guest somewhere." in out
    assert "Emil places a guest on space 15." in out
    assert asked[0].startswith("Emil: ")


def test_no_curtain_where_nothing_is_hidden() -> None:
    game = nk.game("hidden-castle", players=3)
    out, _ = at_table(game, ["human", "human", "human"], script("14", "20"))
    assert "The curtain is drawn" not in out
    assert "Rosa places a guest on space 14." in out


def test_bots_alone_are_shown_as_a_spectator_sees_them() -> None:
    out, asked = at_table(secretive(), ["random", "random", "random"], script())
    assert "SEAT None SEES" in out
    assert "Rosa places a guest somewhere." in out
    assert "places a guest on space" not in out
    assert asked == ["A file name saves the record of this game; Enter leaves the table > "]


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no hang-ups")
def test_a_closed_window_loses_nothing(data: Path) -> None:
    def answer(prompt: str) -> str:
        if "14" not in placed:
            placed.append("14")
            return "14"
        os.kill(os.getpid(), signal.SIGHUP)
        raise AssertionError("the signal comes first")

    placed: list[str] = []
    before = signal.getsignal(signal.SIGHUP)
    out, _ = at_table(nk.game("hidden-castle", players=3), ["human", "random", "random"], answer)
    (path,) = data.glob("*.json")
    assert nk.load_record(path)["actions"][0] == "place 14"
    assert str(path) in out.replace("\n", "")
    assert signal.getsignal(signal.SIGHUP) == before


@pytest.mark.parametrize("columns", [40, 60, 80, 114])
def test_a_narrow_terminal_gets_the_whole_board_in_parts(columns: int) -> None:
    from rich.text import Text

    from nightkeep.cli import show

    out = Console(file=io.StringIO(), width=columns)
    state = nk.game("hidden-castle").start(["Rosa", "夜の番人", "Max", "Lena"])
    whole = Text.from_markup(state.game.spec.display.draw(state.view(0), state.names)).plain.split("\n")
    show.draw(out, state.game, state.view(0), state.names)
    assert isinstance(out.file, io.StringIO)
    text = out.file.getvalue()
    *parts, last = re.split(r"\[columns .* of 115\]\n", text)
    assert " ".join(last.split()) == "A terminal that is 115 columns wide shows the board whole."
    assert len(parts) == -(-115 // columns)
    for row, line in enumerate(whole):
        strips = [part.splitlines()[row] for part in parts]
        if "夜" not in line:
            assert strips[0] == line[:columns] and strips[-1] == line[-columns:]
            assert all(strip == line[columns * i :][:columns] for i, strip in enumerate(strips[:-1]))
    assert max(map(cell_len, text.splitlines())) <= columns
    assert f"columns 1 to {columns} of 115" in text and f"columns {116 - columns} to 115 of 115" in text


def test_names_from_a_record_cannot_move_the_cursor() -> None:
    game = nk.game("hidden-castle", players=2)
    state = game.start(["\x1b[2Jhacker", "[bold]x"])
    out = Console(file=io.StringIO(), width=120)
    with answering(script("14")):
        TerminalGame(state, ["human", "human"], out, seed="1").play()
    assert isinstance(out.file, io.StringIO)
    assert "\x1b" not in out.file.getvalue()
    assert "[bold]x" in out.file.getvalue()


def test_what_was_seen_is_drawn_at_once() -> None:
    """RG-8.11: before anybody moves furniture, after which the lines of sight would not be true any more."""
    out = Console(file=io.StringIO(), width=120, highlight=False)
    table = TerminalGame(
        lobby.scene({"1 small 1": "c4 1,1"}, keyhole="n1"), ["human", "random"], out, seed="1", fast=True
    )
    left = ["1"] * 12
    with answering(lambda prompt: (left.pop() if left else "quit") if "type a number" in prompt else ""):
        table.play()
    assert isinstance(out.file, io.StringIO)
    after = out.file.getvalue().partition("small 1 ghost is seen from door")[2]
    assert "* seen along ·" in after.partition(" draws ")[0]


def test_what_was_seen_stays_until_enter() -> None:
    """RG-8.11: at a terminal whose screen the next look clears; where a person is asked at once, one question does."""
    for round_number, holder in ((3, "bot"), (4, "human")):
        out = Console(file=io.StringIO(), width=120, highlight=False)
        ghosts, passes = {"1 small 1": "c4 1,1"}, "holder"  # so that the next round's holder is known (RG-7.9)
        state = lobby.scene(ghosts, keyhole="n1", round_number=round_number, die_passes=passes)
        asked: list[str] = []

        def answer(prompt: str, out: Console = out, asked: list[str] = asked) -> str:
            assert isinstance(out.file, io.StringIO)
            if "is seen from door" in out.file.getvalue():
                asked.append(prompt)
                raise EOFError
            return "1" if "type a number" in prompt else ""

        table = TerminalGame(state, ["human", "random"], out, seed="1", fast=True)
        table.live = True
        with answering(answer):
            table.play()
        assert asked == [f"Seat 1: press Enter to {'go on' if holder == 'bot' else 'draw a card'} > "]


def test_the_end_tells_the_sides_and_not_places() -> None:
    """GC-8.1, GC-8.4: who caught Max, where and when, and which side has lost."""
    state = nk.game("ghost-chase", players=3).start(["Rosa", "Tom", "Bo"])
    for action in ("leave out owls", *["place 48"] * 4, "place 10", "frame cats", "move 9"):
        state.play(action)
    out = Console(file=io.StringIO(), width=120, highlight=False)
    table = TerminalGame(state, ["random", "human", "random"], out, seed="1", fast=True)
    with answering(script("go 9 with ada", "")):
        table.play()
    assert isinstance(out.file, io.StringIO)
    lines = [" ".join(line.split()) for line in out.file.getvalue().splitlines()]
    assert "Tom's Ada catches Max (Rosa) in 9, in round 1: the chasers have won, and Max has lost." in lines
    end = lines.index("★ The chasers have won: Tom, Bo")
    assert lines[end + 1] == "Max has lost: Rosa"
    assert not [line for line in lines if "win together" in line]


def test_what_has_just_happened_is_not_told_for_longer_than_it_lay_open() -> None:
    """GC-10.6: everybody is told of a showing once; '?' after Max has gone on names no room that he has put away."""
    state = nk.game("ghost-chase", players=3).start(["Rosa", "Tom", "Bo"])
    for action in ("leave out owls", *["place 54"] * 4, "place 9", "frame cats"):
        state.play(action)
    stays = [f"stay with {name}" for name in ("ada", "bram", "cleo", "dirk")]
    for action in ("break", *stays, "break", *stays, "move 8", *stays, "move 18", *stays[:1]):
        state.play(action)
    out = Console(file=io.StringIO(), width=120, highlight=False)
    table = TerminalGame(state, ["random", "human", "random"], out, seed="1", fast=True)
    with answering(script("stay with bram", "?")):
        table.play()
    assert isinstance(out.file, io.StringIO)
    news, again = out.file.getvalue().split("• ", 1)
    assert "Turn 3: to 8." in news and "Max shows himself in 18." in news
    assert "Turn 3" not in again and "Max shows himself in 18." in again and "Max plays a hidden card" in again


def test_scores_are_told_as_players_say_them() -> None:
    """RG-9.2: a game may count in half points."""
    state = nk.game("run-ghost-run", players=2).start()
    out = Console(file=io.StringIO(), width=80)
    with mock.patch.object(nk.State, "scores", return_value=[7, 1]):
        scores(out, state)
    assert isinstance(out.file, io.StringIO)
    assert [line.split()[-2:] for line in out.file.getvalue().splitlines()[:2]] == [["3", "1/2"], ["2", "1/2"]]
