"""The options of Escape from the Hidden Castle, every value and many that are none."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.hidden_castle import GAME
from tests.games.gallery_support import guests, play


def test_defaults() -> None:
    """HC-1.14, HC-1.5, HC-1.1, HC-2.3, HC-2.14: as the rule list gives them."""
    game = nk.game("hidden-castle")
    usual = {"version": "hidden-castle", "board": "default", "players": 4, "colours": "seat-order"}
    assert game.options == {**usual, "first_seat": "seat-1"}
    assert game.players == 4
    assert game.start() == nk.game("hidden-castle", **game.options).start()
    assert list(game.options) == [option.key for option in GAME.rules.option]


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("kind", [int, str, lambda n: f" {n} "])
def test_players(players: int, kind: Any) -> None:
    """HC-1.1, HC-2.1: as a number or its text."""
    game = nk.game("hidden-castle", players=kind(players))
    assert game.options["players"] == game.players == players
    assert len(game.start().scores()) == players


@pytest.mark.parametrize("players", [1, 9, 0, -4, "x", "", "four", True, False, None, 4.0, [4], "4.0", "2-8", 10**30])
def test_players_that_cannot_be(players: Any) -> None:
    """HC-1.1: the message names the option and what it may be."""
    with pytest.raises(nk.OptionError, match=r"^players = .* is not allowed; players may be: 2, 3, 4, 5, 6, 7, 8$"):
        nk.game("hidden-castle", players=players)


@pytest.mark.parametrize("colours", ["seat-order", "choose", " Choose "])
def test_colours(colours: str) -> None:
    """HC-2.3"""
    game = nk.game("hidden-castle", colours=colours)
    assert game.options["colours"] == colours.strip().lower()
    assert game.start().actions()[0] == ("place 0" if colours == "seat-order" else "colour red")


@pytest.mark.parametrize("colours", ["seat order", "red", "", None, True, 1, 0, ["choose"]])
def test_colours_that_cannot_be(colours: Any) -> None:
    """HC-2.3"""
    with pytest.raises(nk.OptionError, match=r"^colours = .* is not allowed; colours may be: seat-order, choose$"):
        nk.game("hidden-castle", colours=colours)


@pytest.mark.parametrize("players", range(2, 9))
def test_choosing_colours_leads_into_a_game(players: int) -> None:
    """HC-2.2, HC-2.3: for every number of players."""
    state = nk.game("hidden-castle", players=players, colours="choose").start()
    for seat in range(players):
        assert state.actor == seat
        play(state, state.actions()[-1])
    while state.actor != nk.CHANCE:
        play(state, state.actions()[0])
    assert state.status() == []
    assert all("box" not in guests(state, seat) for seat in range(players))


@pytest.mark.parametrize("version", ["hidden-castle", "midnight-party", "Midnight-Party"])
def test_version(version: str) -> None:
    """HC-1.14: the other side of the board is the other game, with the same options."""
    game = nk.game("hidden-castle", version=version, players=3, colours="choose")
    assert game.name == version.lower()
    assert (game.players, game.options["colours"]) == (3, "choose")


def test_version_and_back() -> None:
    """HC-1.14"""
    assert nk.game("midnight-party", version="hidden-castle").name == "hidden-castle"


@pytest.mark.parametrize("version", ["old", "", None, True, 2, "ghost-chase"])
def test_version_that_cannot_be(version: Any) -> None:
    """HC-1.14"""
    with pytest.raises(nk.OptionError, match=r"^version = .*; version may be: hidden-castle, midnight-party$"):
        nk.game("hidden-castle", version=version)


@pytest.mark.parametrize("board", ["nowhere.toml", "", "Default "])
def test_board_that_cannot_be_read(board: str) -> None:
    """HC-1.15: what is not 'default' is a path."""
    with pytest.raises(nk.BoardError, match="cannot be read"):
        nk.game("hidden-castle", board=board)


@pytest.mark.parametrize("board", [None, 7, ["board.toml"]])
def test_board_that_cannot_be(board: Any) -> None:
    """HC-1.15: nor is everything a path."""
    with pytest.raises(nk.OptionError, match=r"^board = .* is not allowed; board may be: default, or the path"):
        nk.game("hidden-castle", board=board)


@pytest.mark.parametrize(("key", "hint"), [("player", "players"), ("colors", "colours"), ("clocks", ""), ("seed", "")])
def test_options_that_do_not_exist(key: str, hint: str) -> None:
    """HC-1.1, HC-2.3: all options are named, and a near one is suggested."""
    with pytest.raises(nk.OptionError, match="its options are: version, board, players, colours") as refused:
        nk.game("hidden-castle", **{key: 2})
    assert f"hidden-castle has no option '{key}'" in str(refused.value)
    assert not hint or f"Did you mean '{hint}'?" in str(refused.value)


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cy"], []])
def test_a_name_for_every_seat(names: list[str]) -> None:
    """HC-1.1"""
    with pytest.raises(nk.OptionError, match=f"{len(names)} names for 2 players"):
        nk.game("hidden-castle", players=2).start(names=names)
