"""``nightkeep`` without a command: the hall in the browser, the menu at the terminal, or help."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO

import pytest
from rich.console import Console

import nightkeep as nk
from nightkeep.cli import front_door, show
from nightkeep.cli.ask import InputEndedError
from nightkeep.cli.menu import language_name, menu
from nightkeep.rules.extras import EXTRAS, install_command
from nightkeep.rules.messages import LANGUAGE_VARIABLE
from tests.cli.support import answering, run


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")


def chosen(*answers: str) -> str:
    """What the menu prints for these answers."""
    out = Console(file=StringIO(), width=120)
    left = iter(answers)
    with answering(lambda prompt: next(left)):
        assert menu(out, "nightkeep serve") == 0
    assert [*left] == []
    file = out.file
    assert isinstance(file, StringIO)
    return " ".join(file.getvalue().split())


def last_menu(printed: str) -> str:
    return printed.rpartition("☾ Nightkeep ")[2]


def test_it_shows_what_is_chosen() -> None:
    first, *_ = nk.games()
    told = last_menu(chosen("q"))
    assert f"1 Game {nk.game(first).rules.title} 2 Players" in told
    assert "3 People at this keyboard 1 4 Bots random 5 Language English" in told
    assert "To play in the browser: nightkeep serve" in told


def test_numbers_change_its_lines() -> None:
    told = last_menu(chosen("1", "hidden-castle", "2", "9", "3", "3", "2", "4", "hard", "q"))
    assert "Escape from the Hidden Castle 2 Players 3 3 People at this keyboard 2 4 Bots hard" in told
    told = last_menu(chosen("1", "hidden-castle", "3", "4", "2", "2", "q"))
    assert "2 Players 2 3 People at this keyboard 2 4 Language" in told, "no bots where people have all seats"
    told = last_menu(chosen("1", "hidden-rooms", "q"))
    assert "Hidden Rooms 2 Language" in told, "one player, no bots"


def test_what_is_no_line_is_answered() -> None:
    told = chosen("11", "hm", "2", "", "q")
    assert told.count("Type a number from 1 to 7, q, or only Enter.") == 2


@pytest.mark.parametrize("lang", ["nl", "de", "fr", "es"])
def test_it_speaks_the_language_that_is_chosen(lang: str) -> None:
    before, told = chosen("q"), chosen("5", language_name(lang)[:3], "q")
    menus = told.split("☾ Nightkeep ")
    assert menus[1].startswith("1 Game") and language_name(lang) in last_menu(told)
    assert os.environ[LANGUAGE_VARIABLE] == lang
    same = set(before.split()) & set(last_menu(told).split())
    assert not same & {"Game", "Players", "People", "Language", "Learn", "Read"}


def test_enter_begins_the_game() -> None:
    told = chosen("1", "hidden-rooms", "", "quit", "l", "q")
    assert "human (--seat changes that). Type help at any question." in told
    assert last_menu(told).startswith("1 Game Hidden Rooms"), "after the game there is the menu again"


def test_a_game_can_be_learnt_and_its_rules_read(capsys: pytest.CaptureFixture[str]) -> None:
    chosen("1", "hidden-rooms", "3", "q", "4", "q")
    printed = capsys.readouterr().out
    assert "Step 1 of" in printed and "HR-1.1" in printed


def test_the_end_of_the_input_leaves() -> None:
    def ends(prompt: str) -> str:
        raise EOFError

    with answering(ends), pytest.raises(InputEndedError):
        menu(Console(file=StringIO()), "nightkeep serve")


# ---------------------------------------------------------------------- which door


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What a person at a terminal with a screen gets: 'menu' with its command, 'serve' with a port, or an address."""
    found: list[object] = []

    def shown(out: Console, command: str) -> int:
        found.append(("menu", command))
        return 0

    monkeypatch.setattr(show, "at_terminal", lambda out: True)
    monkeypatch.setattr(front_door, "has_screen", lambda: True)
    monkeypatch.setattr(front_door, "can_serve_page", lambda: True)
    monkeypatch.setattr(front_door, "menu", shown)
    monkeypatch.setattr(front_door, "serve", lambda port, show: found.append(("serve", port, show)))
    monkeypatch.setattr(front_door.webbrowser, "open", found.append)
    return found


class Answer(BaseHTTPRequestHandler):
    health: object = {"status": "ok", "version": "1"}

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(self.health).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def neighbour(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A server at the usual port."""
    server = HTTPServer((front_door.LOCAL, 0), Answer)
    monkeypatch.setattr(front_door, "PORT", server.server_port)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield
    server.shutdown()
    server.server_close()


def test_the_hall_is_opened(opened: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_door, "is_served", lambda: False)
    monkeypatch.setattr(front_door, "PORT", 0)  # any port is free
    assert run().exit_code == 0
    assert opened == [("serve", 0, True)]


@pytest.mark.usefixtures("neighbour")
def test_the_hall_that_is_open_already_is_shown(opened: list[object]) -> None:
    assert run().exit_code == 0
    assert opened == [front_door.ADDRESS]


@pytest.mark.usefixtures("neighbour")
def test_another_program_s_port_is_left_alone(opened: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Answer, "health", ["something", "else"])
    assert run().exit_code == 0
    assert opened == [("serve", 0, True)] and front_door.PORT != 0


def test_without_a_screen_there_is_the_menu(opened: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_door, "has_screen", lambda: False)
    assert run().exit_code == 0
    assert opened == [("menu", "nightkeep serve")]


def test_without_the_server_there_is_the_menu(opened: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(show, "at_terminal", lambda out: True)
    monkeypatch.setattr(front_door, "menu", lambda out, command: opened.append(command) or 0)
    monkeypatch.setitem(front_door.missing_modules.__globals__["sys"].modules, EXTRAS["server"][0], None)
    assert run("--lang", "en").exit_code == 0
    assert opened == [install_command("server")]


def test_where_nobody_types_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0 and "Usage: " in result.stdout
