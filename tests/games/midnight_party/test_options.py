"""The options of Midnight Party."""

from __future__ import annotations

import pytest

import nightkeep as nk
from tests.games.midnight_party.support import NAME


def test_defaults() -> None:
    """MP-1.13, MP-1.14, MP-2.3, MP-2.11: this version, the published board, four players, colours by seat, no draw."""
    game = nk.game(NAME)
    usual = {"version": NAME, "board": "published", "players": 4, "colours": "seat-order", "first_seat": "seat-1"}
    assert game.options == usual
    assert game.players == 4


def test_the_version_option_leads_to_the_other_game() -> None:
    """MP-1.11, MP-1.13: the box holds two games."""
    assert nk.game(NAME, version="hidden-castle", players=3).name == "hidden-castle"
    assert nk.game("hidden-castle", version=NAME, players=3).name == NAME
    assert nk.game(NAME, version=NAME, players=3).players == 3


@pytest.mark.parametrize(("given", "players"), [(2, 2), ("8", 8), (" 5 ", 5)])
def test_players(given: object, players: int) -> None:
    """MP-1.1: as a number or its text."""
    assert nk.game(NAME, players=given).players == players


@pytest.mark.parametrize(("option", "value", "allowed"), [
    ("players", 1, "2, 3, 4, 5, 6, 7, 8"),
    ("players", 9, "2, 3, 4, 5, 6, 7, 8"),
    ("players", True, "2, 3, 4, 5, 6, 7, 8"),
    ("players", 2.5, "2, 3, 4, 5, 6, 7, 8"),
    ("colours", "random", "seat-order, choose"),
    ("version", "midnight", "hidden-castle, midnight-party"),
])  # fmt: skip
def test_what_is_not_allowed(option: str, value: object, allowed: str) -> None:
    """MP-1.1, MP-2.3: the error names the option and what it may be."""
    with pytest.raises(nk.OptionError, match=f"{option} may be: {allowed}"):
        nk.game(NAME, **{option: value})


@pytest.mark.parametrize("option", ["speed", "rounds", "clock", "age", "player"])
def test_unknown_options(option: str) -> None:
    """MP-1.11, MP-6.1, MP-8.1: nothing else can be set: not the speed, the number of rounds, or a clock."""
    with pytest.raises(nk.OptionError, match=f"no option '{option}'; its options are: version, board, players,"):
        nk.game(NAME, **{option: 3})


def test_a_missing_board_file() -> None:
    """MP-1.14: a board that cannot be read is told by its name."""
    with pytest.raises(nk.BoardError, match=r"nowhere\.toml: cannot be read"):
        nk.game(NAME, board="nowhere.toml")


def test_choosing_comes_only_with_its_option() -> None:
    """MP-2.3: 'choose' asks everybody first; 'seat-order' nobody."""
    assert nk.game(NAME, colours="choose").start().actions()[0] == "colour red"
    assert nk.game(NAME, colours="seat-order").start().actions()[0] == "place 0"


def test_both_versions_stay_listed_once_a_game_was_loaded() -> None:
    """MP-1.13: both versions of the box are listed, also after one of them has been opened."""
    nk.game(NAME)
    assert {NAME, "hidden-castle"} <= set(nk.games())
