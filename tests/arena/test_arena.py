"""Matches between bots: fair chairs, results that add up, interruption."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep.arena.ladder import interval, rate, standings
from nightkeep.arena.match import Result, Seating, seating
from nightkeep.arena.run import Match, check_match, play_match, read_results
from nightkeep.core.errors import RecordError

GREEDY = Match("hidden-castle", {"players": 2}, ["greedy", "random"], 3)


def test_every_bot_sits_in_every_chair_equally_often() -> None:
    for chairs, bots in ((2, 2), (4, 2), (4, 4), (2, 3), (3, 1)):
        seats = Seating(tuple(range(chairs)), bots)
        period = chairs * math.comb(bots, chairs) if bots > chairs else chairs
        places = Counter((bot, chair) for index in range(period) for chair, bot in enumerate(seats.of(index)))
        per_bot = {bot: {places[bot, chair] for chair in range(chairs)} for bot in range(min(bots, 6))}
        assert all(len(counts) == 1 for counts in per_bot.values()), (chairs, bots, places)


def test_all_bots_meet() -> None:
    seats = Seating((0, 1), 3)
    assert {frozenset(seats.of(index)) for index in range(6)} == {frozenset(p) for p in ((0, 1), (0, 2), (1, 2))}


def test_a_team_is_one_bot() -> None:
    seats = Seating((0, 1, 1), 2)
    assert [seats.of(index) for index in range(3)] == [(0, 1, 1), (1, 0, 0), (0, 1, 1)]
    assert seats.dice(0) == seats.dice(1) != seats.dice(2)


def test_solo_games_are_played_by_each_with_the_same_dice() -> None:
    seats = Seating((0,), 2)
    assert [seats.of(index)[0] for index in range(4)] == [0, 1, 0, 1]
    assert [seats.dice(index) for index in range(4)] == [0, 0, 1, 1]


def test_a_match_is_repeatable_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = play_match(GREEDY, 12, workers=1)
    part = play_match(GREEDY, 5, file, workers=1)
    assert part == whole[:5]
    file.write_bytes(file.read_bytes()[:-9])  # killed while writing
    told: list[int] = []
    assert play_match(GREEDY, 12, file, workers=1, progress=told.append) == whole
    assert told == [4, *[1] * 8] and len(read_results(file)) == 12
    assert all(math.isclose(sum(result.share), 1) for result in whole)


def test_processes_play_the_same_games() -> None:
    assert play_match(GREEDY, 6, workers=2) == play_match(GREEDY, 6, workers=1)


def test_bad_matches_and_files(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    play_match(GREEDY, 1, file, workers=1)
    with pytest.raises(RecordError, match="holds another match"):
        play_match(Match("hidden-castle", {"players": 3}, ["greedy", "random"], 3), 1, file)
    file.write_text(file.read_text() + "{}\n")
    with pytest.raises(RecordError, match="line 3: not a result"):
        read_results(file)
    file.write_text("hello\n")
    with pytest.raises(RecordError, match="not a file of arena results"):
        read_results(file)
    with pytest.raises(nk.OptionError, match="at least one bot"):
        check_match(Match("hidden-castle", {}, [], 1))
    with pytest.raises(nk.OptionError, match="no bot 'nobody'"):
        check_match(Match("hidden-castle", {}, ["nobody"], 1))


def test_a_bot_that_always_wins_stands_first() -> None:
    results = [Result(i, (0, 1) if i % 2 else (1, 0), (1.0, 0.0), 9) for i in range(40)]
    first, second = standings(["strong", "weak"], results, (0, 1))
    assert (first.share, second.share, first.fair) == (1.0, 0.0, 0.5)
    assert first.low > 0.9 and second.high < 0.1 and first.rating > second.rating + 600


def test_bots_of_one_name_count_together() -> None:
    results = [Result(0, (0, 1, 2, 3), (0.0, 0.5, 0.5, 0.0), 9)]
    rows = standings(["hard", "easy", "easy", "easy"], results, (0, 1, 2, 3))
    assert [(row.name, row.share, row.fair) for row in rows] == [("hard", 0.0, 0.25), ("easy", 1.0, 0.75)]


def test_intervals_and_ratings() -> None:
    low, mean, high = interval([1.0] * 60 + [0.0] * 40)
    assert mean == 0.6 and 0.49 < low < 0.51 and 0.68 < high < 0.70  # Wilson's for 60 of 100
    assert interval([]) == (0.0, 0.0, 1.0)
    ratings = rate(["a", "b"], {("a", "b"): 90.5, ("b", "a"): 8.5})
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * math.log10(91 / 9), abs=0.5)
    assert (ratings["a"] + ratings["b"]) / 2 == pytest.approx(1500)


def test_teams_are_seen() -> None:
    assert seating(nk.game("hidden-castle", players=3), 2).chairs == 3
