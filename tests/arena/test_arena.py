"""Matches between bots: fair chairs, results that add up, interruption."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.arena.ladder import duels, interval, rate, sides, standings
from nightkeep.arena.match import Result, Seating, seating
from nightkeep.arena.run import Match, check_match, play_match, read_results
from nightkeep.rules.errors import RecordError

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


def test_bad_matches() -> None:
    for bots, problem in (([], "at least one bot"), (["nobody"], "no bot 'nobody'"), (["hard:rounds=0"], "1 or more")):
        with pytest.raises(nk.OptionError, match=problem):
            check_match(Match("hidden-castle", {}, bots, 1))
    with pytest.raises(nk.OptionError, match="no game 'chess'"):
        check_match(Match("chess", {}, ["random"], 1))
    with pytest.raises(nk.OptionError, match="ghosts"):
        check_match(Match("hidden-castle", {"ghosts": 3}, ["random"], 1))


HEAD = '{"arena": 2, "game": "hidden-castle", "options": {"players": 2}, "bots": ["greedy", "random"], "seed": 3}'
ROW = '{"index":1,"dice":0,"bots":[1,0],"share":[1.0,0.0],"actions":50}'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hello\n", "not a file of arena results"),
        ("a shopping list without an end of line", "not a file of arena results"),
        ('["arena"]\n', "not a file of arena results"),
        ("{}\n", "not a file of arena results"),
        ('{"arena": 2, "game": 5}\n', "not a file of arena results"),
        (HEAD.replace("2", "1", 1) + "\n", "arena = 1; this program reads format 2"),
        (HEAD.replace('"seed": 3', '"seed": 4') + "\n", "holds another match .*seed 4"),
        (HEAD.replace("random", "easy") + "\n", "holds another match .*greedy, easy"),
        (HEAD.replace('"players": 2', '"players": 3') + "\n", "holds another match"),
        (f"{HEAD}\n{ROW}\n{{}}\n", "line 3: not a result; mend"),
        (f"{HEAD}\n{ROW[:-9]}\n{ROW}\n", "line 2: not a result; mend"),
        (f"{HEAD}\n{ROW.replace('[1,0]', '[0,1]')}\n", "line 2: not a result of this match"),
        (f"{HEAD}\n{ROW.replace('[1.0,0.0]', '[1.0]')}\n", "line 2: not a result of this match"),
        (f"{HEAD}\n{ROW.replace(':1,', ':-1,', 1)}\n", "line 2: not a result of this match"),
    ],
)
def test_a_file_that_is_not_this_match_is_refused_and_left_alone(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    with pytest.raises(RecordError, match=problem):
        play_match(GREEDY, 2, file, workers=1)
    assert file.read_text() == text


@pytest.mark.parametrize("text", ["", HEAD[:40], HEAD, f"{HEAD}\n", f"{HEAD}\n{ROW[:20]}"])
def test_a_file_that_was_cut_off_anywhere_goes_on(tmp_path: Path, text: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    results = play_match(GREEDY, 2, file, workers=1)
    assert file.read_text().splitlines()[0] == HEAD and len(file.read_text().splitlines()) == 3
    assert [*read_results(file).values()] == results


def test_results_that_cannot_be_kept_are_not_played(tmp_path: Path) -> None:
    told: list[int] = []
    with pytest.raises(nk.OptionError, match="cannot be written there"):
        play_match(GREEDY, 2, tmp_path / "no such folder" / "match.jsonl", workers=1, progress=told.append)
    with pytest.raises(RecordError, match="cannot be read"):
        play_match(GREEDY, 2, tmp_path, workers=1)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(RecordError, match=r"cannot be read \(not a file\)"):
            play_match(GREEDY, 2, tmp_path / "pipe", workers=1)
    assert sum(told) == 0


def test_a_process_that_dies_loses_no_result(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    before = set(multiprocessing.active_children())

    def kill_one(more: int) -> None:
        if more and (mine := set(multiprocessing.active_children()) - before):
            mine.pop().kill()

    with pytest.raises(nk.NightkeepError, match="ended from outside; results in a file are kept"):
        play_match(GREEDY, 500, file, workers=2, progress=kill_one)
    kept = read_results(file)
    assert 0 < len(kept) < 500
    told: list[int] = []
    play_match(GREEDY, max(kept) + 3, file, workers=1, progress=told.append)
    assert told[0] == len(kept)


def test_a_bot_that_always_wins_stands_first() -> None:
    results = [Result(i, i // 2, (0, 1) if i % 2 else (1, 0), (1.0, 0.0), 9) for i in range(40)]
    first, second = standings(["strong", "weak"], results, (0, 1))
    assert (first.share, second.share, first.fair) == (1.0, 0.0, 0.5)
    assert first.low > 0.9 and second.high < 0.1 and first.rating > second.rating + 600


def test_bots_of_one_name_count_together() -> None:
    results = [Result(0, 0, (0, 1, 2, 3), (0.0, 0.5, 0.5, 0.0), 9)]
    rows = standings(["hard", "easy", "easy", "easy"], results, (0, 1, 2, 3))
    assert [(row.name, row.share, row.fair) for row in rows] == [("hard", 0.0, 0.25), ("easy", 1.0, 0.75)]


def test_three_of_a_kind_are_not_rated_above_one() -> None:
    """Four chairs that win equally often, three of them one kind's: equal ratings. Above its fair share: above."""
    seats = Seating((0, 1, 2, 3), 4)
    even = [Result(i, i // 4, seats.of(i), tuple(float(bot == i // 4 % 4) for bot in range(4)), 9) for i in range(16)]
    names = ["one", "three", "three", "three"]
    one, three = standings(names, even, seats.teams)
    assert (one.share, one.fair, three.share) == (0.25, 0.25, 0.75)
    assert one.rating == pytest.approx(three.rating) == pytest.approx(1500)
    often = [Result(i, i // 4, seats.of(i), tuple(float(bot == i % 3) for bot in range(4)), 9) for i in range(48)]
    one, three = standings(names, often, seats.teams)
    assert one.share == pytest.approx(1 / 3) and one.rating > three.rating + 50


def test_sides_are_told_apart() -> None:
    """Seat 0 against seats 1 and 2: the first bot wins when it is alone, and every other time together."""
    results = [
        Result(i, i // 2, (0, 1, 1) if i % 2 == 0 else (1, 0, 0), (1.0, 0.0) if i % 4 != 1 else (0.0, 1.0), 9)
        for i in range(40)
    ]
    rows = [(side.chair, side.name, side.games, side.share) for side in sides(["a", "b"], results, (0, 1, 1))]
    assert rows == [(0, "a", 20, 1.0), (0, "b", 20, 0.5), (1, "a", 20, 0.5), (1, "b", 20, 0.0)]
    same = [(side.chair, side.games, side.share) for side in sides(["a", "a"], results, (0, 1, 1))]
    assert same == [(0, 40, 0.75), (1, 40, 0.25)]
    assert sides(["a"], results, (0, 1, 1)) == []  # one bot on both sides wins every game


def solo(index: int, bots: int, won: bool) -> Result:
    """A solo game: bots take turns at the same dice."""
    bot = index % bots
    return Result(index, index // bots, (bot,), tuple(float(won and b == bot) for b in range(bots)), 9)


def test_duels_count_dice_that_only_one_of_two_won() -> None:
    pairs = [(True, True)] * 5 + [(True, False)] * 9 + [(False, True)] * 3 + [(False, False)] * 2
    results = [solo(2 * i + bot, 2, won) for i, pair in enumerate(pairs) for bot, won in enumerate(pair)]
    alone = [solo(len(results), 2, True), solo(len(results) + 3, 2, True)]  # dice that only one of them has played yet
    (duel,) = duels(["a", "b"], [*reversed(results), *alone], (0,))
    assert (duel.one, duel.other) == ("a", "b")
    assert (duel.both, duel.only_one, duel.only_other, duel.neither) == (5, 9, 3, 2)
    assert (duel.low, duel.share, duel.high) == interval([1.0] * 9 + [0.0] * 3) and duel.share == 0.75


def test_duels_of_three_bots_and_of_none() -> None:
    results = [solo(i, 3, i % 3 < 2) for i in range(30)]  # the third never wins
    table = {
        (duel.one, duel.other): (duel.both, duel.only_one, duel.only_other)
        for duel in duels(["a", "b", "c"], results, (0,))
    }
    assert table == {("a", "b"): (10, 0, 0), ("a", "c"): (0, 10, 0), ("b", "c"): (0, 10, 0)}
    assert duels(["a"], results, (0,)) == []
    assert duels(["a", "b"], [Result(0, 0, (0, 1), (1.0, 0.0), 9)], (0, 1)) == []  # they met at one table


def test_a_solo_match_has_pairs_of_the_same_dice() -> None:
    """Hidden Rooms: equal bots that think alike play alike; so no pair is decided, whatever the dice."""
    match = Match("hidden-rooms", {"match": "stage"}, ["greedy", "greedy"], 5)
    results = play_match(match, 8, workers=1)
    assert [result.dice for result in results] == [0, 0, 1, 1, 2, 2, 3, 3]
    (duel,) = duels(match.bots, results, (0,))
    assert duel.both + duel.only_one + duel.only_other + duel.neither == 4


def test_intervals() -> None:
    low, mean, high = interval([1.0] * 60 + [0.0] * 40)
    assert mean == 0.6 and 0.49 < low < 0.51 and 0.68 < high < 0.70  # Wilson's for 60 of 100
    assert interval([]) == (0.0, 0.0, 1.0)


def test_ratings_are_odds() -> None:
    first, second = rate(np.array([[0, 90.5], [8.5, 0]]))
    assert first - second == pytest.approx(400 * math.log10(91 / 9), abs=1e-6)
    assert (first + second) / 2 == pytest.approx(1500)
    assert rate(np.zeros((2, 2))) == [1500, 1500]


def test_ratings_of_bots_far_apart_are_the_likeliest() -> None:
    """Each of six beats all below it, 1000 to none: the wins that the ratings expect are those that were counted."""
    beaten = np.triu(np.full((6, 6), 1000.0), 1)
    ratings = np.array(rate(beaten))
    counted = beaten + 0.5 * (1 - np.eye(6))
    expected = (counted + counted.T) / (1 + 10 ** ((ratings[None, :] - ratings[:, None]) / 400))
    assert expected.sum(axis=1) == pytest.approx(counted.sum(axis=1), abs=1e-6)
    assert (np.diff(ratings) < -400).all()


def test_bots_that_never_met_are_rated_apart() -> None:
    beaten = np.zeros((5, 5))
    beaten[0, 1] = beaten[2, 3] = 9.5
    ratings = rate(beaten)
    points = 200 * math.log10(10 / 0.5)
    assert ratings == pytest.approx([1500 + points, 1500 - points, 1500 + points, 1500 - points, 1500])


def test_teams_are_seen() -> None:
    assert seating(nk.game("hidden-castle", players=3), 2).chairs == 3
