"""MP-2.11: drawing who begins."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.core import conformance
from tests.games import gallery_first_seat as first_seat

NAME = "midnight-party"
RULE = "MP-2.11"


@pytest.mark.parametrize("players", range(2, 9))
def test_every_seat_has_the_same_chance(players: int) -> None:
    """MP-2.11: each outcome, its odds and its event."""
    first_seat.check_odds(NAME, players, RULE)


@pytest.mark.parametrize("colours", ["seat-order", "choose"])
@pytest.mark.parametrize(("players", "seat"), [(2, 1), (2, 2), (3, 2), (5, 5), (8, 4)])
def test_the_others_follow_to_the_left(players: int, seat: int, colours: str) -> None:
    """MP-2.11, with MP-2.3, MP-2.7 and MP-3.1: colours, guests and rolls from the drawn seat on."""
    first_seat.check_order(NAME, players, seat, colours)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_what_is_refused(players: int) -> None:
    """MP-2.11: nothing comes before the draw, no seat but those in play, and no second draw."""
    first_seat.check_refusals(NAME, players, RULE)


@pytest.mark.parametrize("players", [2, 4])
def test_records_positions_and_views(players: int) -> None:
    """MP-2.11"""
    first_seat.check_records(NAME, players)


def test_positions_that_only_a_draw_leads_to() -> None:
    """MP-2.11, MP-2.7"""
    first_seat.check_positions(NAME, "-10")


def test_without_the_option_seat_1_begins() -> None:
    """MP-2.11, MP-2.4"""
    first_seat.check_default(NAME, {"board": "published"})


@pytest.mark.parametrize("board", ["published", "house"])
def test_the_draws_have_the_last_numbers(board: str) -> None:
    """MP-2.11"""
    first_seat.check_numbers(NAME, board=board)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "colours"), [(2, "seat-order"), (5, "choose")])
def test_kit(players: int, colours: str) -> None:
    """MP-2.11: the whole kit, on games that begin with a draw."""
    conformance.check(nk.game(NAME, players=players, colours=colours, first_seat="drawn"), games=1)
