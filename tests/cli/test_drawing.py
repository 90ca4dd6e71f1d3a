"""Drawings of the gallery games: they fit, and every guest, chamber, step and score is in them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

import nightkeep as nk
from nightkeep.play.canvas import Canvas, box_characters, fit
from nightkeep.play.registry import game_spec
from tests.cli.support import OPEN_GAMES, plain

PARTS = ("Hall", "Den", "Tower", "Vault", "Loft", "Bath")
WORDS = [start + end for start in ("Moon", "Star", "Owl", "Bat") for end in PARTS]


def write_board(
    path: Path, game: str, spaces: int, doors: list[int], steps: int, clocks: int, leave: int, name: str
) -> str:
    """A board file; ``name`` has a place for a word."""
    lines = [f'game = "{game}"', 'name = "Odd"', "[gallery]", f"spaces = {spaces}", f"exit = {leave}", "[staircase]"]
    lines.append(f"steps = {list(range(steps + 1, 1, -1))}")
    if game == "hidden-castle":
        for i in range(clocks - 1):
            lines += ["[[clock]]", f'time = "{i}:30"', f"speed = {2 + i % 8}"]
        lines += ["[[clock]]", 'time = "dawn"', "ends = true"]
    for i, door in enumerate(doors):
        lines += ["[[chamber]]", f'name = "{name.format(WORDS[i])}"', f"doorway = {door}"]
    path.write_text("\n".join(lines), encoding="utf-8")
    return str(path)


def positions(game: nk.Game, seed: int, looks: int) -> list[nk.State]:
    """Some positions of one random game, the first and the last among them."""
    rng, chance = random.Random(seed), nk.Chance(seed)
    state = game.start()
    while not state.is_over:
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            state.play(rng.choice(state.actions()))
    record, last = state.record(), len(state.history)
    return [nk.replay(record, until=n) for n in sorted({0, *rng.sample(range(last), looks), last})]


def check(state: nk.State, seat: int | None) -> list[str]:
    """Everything that must be in a drawing is there."""
    view = state.view(seat)
    markup = state.game.spec.display.draw(view, state.names)
    lines = plain(markup)
    text = "\n".join(lines)
    at = view["position"]
    assert len({cell_len(line) for line in lines}) == 1, "the sheet is a rectangle"
    assert cell_len(lines[0]) <= 120
    numbers = re.findall(r"\d+", text)
    for space in range(at["board"]["spaces"]):
        assert str(space) in numbers or at["phantom"] == {"at": "gallery", "number": space}, f"space {space}\n{text}"
    for chamber in at["board"]["chambers"]:
        assert all(word in text for word in chamber["name"].split()), f"{chamber}\n{text}"
    for points in at["board"]["steps"]:
        assert re.search(rf"[+-]{points}\b", text)
    assert "(oo)" in text
    panel = [line for line in lines for name in state.names if name in line and re.search(r"\d+ +[│┃ ]", line)]
    for name, score in zip(state.names, view["scores"], strict=True):
        assert any(name in line and re.search(rf"(?<!\d){re.escape(str(score))}(?!\d)", line) for line in panel), text
    count_guests(markup, view, text)
    return lines


def count_guests(markup: str, view: dict[str, Any], text: str) -> None:
    """Every guest is a token with its seat's number: count those on coloured ground, and those in notes and panel."""
    at = view["position"]
    drawn = Text.from_markup(markup)
    tokens: dict[int, int] = {}
    for span in drawn.spans:
        words = drawn.plain[span.start : span.end]
        style = str(span.style)
        if re.fullmatch(r"[1-8 ]+", words) and style.startswith("bold #0e1326 on") and "ffb65c" not in style:
            for seat in words.replace(" ", ""):
                tokens[int(seat) - 1] = tokens.get(int(seat) - 1, 0) + 1
    for note in re.findall(r"guests of ((?:\d ?)+)", " ".join(text.split())):
        for seat in note.split():
            tokens[int(seat) - 1] = tokens.get(int(seat) - 1, 0) + 1
    for seat, places in enumerate(at["guests"]):
        on_board = sum(1 for place in places if place["at"] != "box")
        waiting = len(places) - on_board
        assert tokens.get(seat, 0) == on_board + 1, f"seat {seat + 1}: {tokens}\n{text}"  # one more in the panel
        if waiting:
            assert f"{waiting} to place" in text


@pytest.mark.parametrize(("name", "board"), [(name, board) for name in OPEN_GAMES for board in game_spec(name).boards])
@pytest.mark.parametrize("players", range(2, 9))
def test_own_boards_for_every_party(name: str, board: str, players: int) -> None:
    for state in positions(nk.game(name, board=board, players=players), seed=players, looks=5):
        assert len(check(state, state.actor if state.actor >= 0 else None)) <= 35


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_before_the_first_seat_is_drawn_nobody_is_in_turn(name: str) -> None:
    state = nk.game(name, players=3, first_seat="drawn").start(["Rosa", "Emil", "Tom"])
    text = "\n".join(check(state, None))
    assert "Who begins?" in text and "▶" not in text
    state.play("first 2")
    after = "\n".join(check(state, None))
    assert "Who begins?" not in after and re.search(r"▶ +2 +Emil", after)


@pytest.mark.parametrize("name", OPEN_GAMES)
@pytest.mark.parametrize(
    ("spaces", "chambers", "steps", "clocks", "leave", "rooms"),
    [
        (16, 16, 16, 16, 5, "{}"),
        (17, 6, 9, 7, 3, "{}"),
        (24, 24, 9, 7, 0, "The {}"),
        (37, 9, 1, 2, 36, "Old {}"),
        (36, 24, 12, 7, 18, "The very long {} of the old Countess"),
        (79, 24, 4, 3, 11, "{}"),
        (80, 24, 16, 16, 40, "{}"),
        (50, 1, 9, 7, 0, "{}"),
    ],
)
@pytest.mark.parametrize("players", [2, 8])
def test_odd_boards(
    tmp_path: Path, name: str, spaces: int, chambers: int, steps: int, clocks: int, leave: int, rooms: str, players: int
) -> None:
    doors = sorted(random.Random(spaces).sample(range(spaces), chambers))
    board = write_board(tmp_path / "b.toml", name, spaces, doors, steps, clocks, leave, rooms)
    for state in positions(nk.game(name, board=board, players=players), seed=spaces, looks=2):
        check(state, 0)


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_a_crowd_on_one_space_is_counted_and_named(tmp_path: Path, name: str) -> None:
    """Sixteen guests on one narrow space do not fit: a note says whose they are."""
    doors = list(range(0, 72, 3))
    board = write_board(tmp_path / "b.toml", name, 80, doors, 9, 7, 0, "{}")
    state = positions(nk.game(name, board=board, players=8), seed=1, looks=1)[1]
    view = state.view(None)
    view["position"]["guests"] = [[{"at": "gallery", "number": 44}] * 2 for _ in range(8)]
    view["position"]["phantom"] = {"at": "step", "number": 0}
    text = "\n".join(plain(state.game.spec.display.draw(view, state.names)))
    assert "x16" in text
    assert "space 44: guests of 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8" in " ".join(text.split())


def draw(view: dict[str, Any], state: nk.State) -> str:
    return state.game.spec.display.draw(view, state.names)


def test_whose_turn_and_the_die() -> None:
    state = nk.game("hidden-castle", players=2).start(["Rosa", "Emil"])
    assert re.search(r"▶ +1 +Rosa", "\n".join(plain(draw(state.view(0), state))))
    for space in range(12):
        state.play(f"place {space}")
    assert "is to roll the die" in "\n".join(plain(draw(state.view(0), state)))
    state.play("roll 5")
    text = "\n".join(plain(draw(state.view(0), state)))
    assert re.search(r"Rosa rolled +5", text)
    state.play(state.actions()[0])
    assert re.search(r"▶ +2 +Emil", "\n".join(plain(draw(state.view(0), state))))


def lit(markup: str) -> set[str]:
    """The words that stand in candlelight."""
    drawn = Text.from_markup(markup)
    return {drawn.plain[s.start : s.end].strip() for s in drawn.spans if str(s.style).startswith("bold #ffb65c on")}


def test_candlelight_shows_what_the_viewer_may_do() -> None:
    state = nk.game("hidden-castle", players=2).start()
    state.play("place 1")
    assert {"0", "2", "35"} <= lit(draw(state.view(1), state))
    assert "1" not in lit(draw(state.view(1), state))
    assert not {"0", "2", "35"} & lit(draw(state.view(0), state)), "seat 1 may do nothing now"


def test_candlelight_shows_chambers_that_can_be_entered() -> None:
    state = nk.game("hidden-castle", players=2).start()
    for space in (2, 20, 18, 21, 19, 22, 24, 25, 26, 28, 29, 31):
        state.play(f"place {space}")
    while state.view(None)["position"]["phantom"]["at"] != "gallery":
        state.play("roll phantom")
    while state.actor == nk.CHANCE and state.view(None)["position"]["turn"] != 0:
        state.play("roll phantom")
    state.play("roll 2")
    assert "enter armoury from 19" in state.actions()
    assert "Armoury" in lit(draw(state.view(0), state))
    assert "Library" not in lit(draw(state.view(0), state))
    assert "Armoury" not in lit(draw(state.view(1), state)), "seat 2 may enter nothing now"


def test_closed_doors_look_closed() -> None:
    state = nk.game("midnight-party", players=2).start()
    closed = "\n".join(plain(draw(state.view(None), state)))
    assert "▒" in closed
    view = state.view(None)
    view["position"]["phantom"] = {"at": "gallery", "number": 4}
    assert "▒" not in "\n".join(plain(draw(view, state)))


def test_names_of_every_kind_keep_the_sheet_in_shape() -> None:
    names = ("[red]Rosa[/red]", "長い名前の人さん", "e\u0301mile \x1b[31m", "\\", "[", "x" * 60, "[/]", "🦉 owl")
    state = nk.game("hidden-castle", players=8).start(names)
    markup = draw(state.view(0), state)
    lines = plain(markup)
    assert {cell_len(line) for line in lines} == {cell_len(lines[0])}
    text = "\n".join(lines)
    assert "[red]Rosa[/." in text
    assert "\x1b" not in text


def test_walls_join() -> None:
    """Two boxes side by side share a wall; a heavy wall keeps its weight where a light one meets it."""
    sheet = Canvas(9, 3, "#0e1326")
    sheet.box(0, 0, 2, 4, 1, "#111111")
    sheet.box(0, 4, 2, 8, 1, "#111111")
    assert plain(sheet.markup()) == ["╭───┬───╮", "│   │   │", "╰───┴───╯"]
    sheet.box(0, 0, 2, 8, 2, "#222222")
    assert plain(sheet.markup()) == ["┏━━━┯━━━┓", "┃   │   ┃", "┗━━━┷━━━┛"]


def test_box_characters_are_all_there() -> None:
    """Every way in which light and heavy walls can meet has its character."""
    shapes = [(a, b, c, d) for a in range(3) for b in range(3) for c in range(3) for d in range(3) if a or b or c or d]
    assert set(shapes) == set(box_characters())


@pytest.mark.parametrize(
    ("text", "room", "short"),
    [("Chapel", 6, "Chapel"), ("Chapel", 5, "Chap."), ("Map Room", 5, "Map."), ("長い名前", 5, "長い."), ("ab", 1, "")],
)
def test_shortening(text: str, room: int, short: str) -> None:
    assert fit(text, room) == short
