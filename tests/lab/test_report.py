"""The report says what the rows say, stands alone, and tells luck from differences."""

from __future__ import annotations

import csv
import html
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import polars as pl
import pytest

from nightkeep.core import statistics
from nightkeep.core.heat import Spot
from nightkeep.lab.compare import compare
from nightkeep.lab.play import play
from nightkeep.lab.plots import grid, heat_map, histogram, intervals, ticks
from nightkeep.lab.report import write_csv, write_html
from nightkeep.lab.results import Found, Results, read_results
from nightkeep.lab.run import GAMES, run_study
from nightkeep.lab.study import Cell, Study, read_study
from tests.cli.support import run


def study(title: str, seed: int, first: str) -> Study:
    cells = tuple(
        Cell(f"players={n}", "hidden-castle", {"players": n}, (first, "random"), 40, None, {"players": str(n)})
        for n in (2, 3)
    )
    return Study(title, "For <testing> & looking.", seed, cells)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("report")
    for name, seed, first in (("even", 1, "random"), ("again", 2, "random"), ("greedy", 3, "greedy")):
        run_study(study(name, seed, first), folder / name, workers=1)
    return {name: folder / name for name in ("even", "again", "greedy")}


class Page(HTMLParser):
    """Notes what a page would fetch, and whether its tags match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.outside: list[str] = []
        self.open: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        assert self.open == [], f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [value or "" for key, value in attrs if key in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_the_csv_says_what_was_played(results: dict[str, Path]) -> None:
    found = read_results(results["greedy"])
    rows = list(csv.DictReader(io.StringIO(write_csv(found))))
    assert [(row["players"], row["seat"], row["bot"]) for row in rows] == [
        ("2", "Seat 1", "greedy"),
        ("2", "Seat 2", "random"),
        ("3", "Seat 1", "greedy"),
        ("3", "Seat 2", "random"),
        ("3", "Seat 3", "random"),
    ]
    shares = [scores[0] for scores in found.cells[0].rows["shares"]]
    assert float(rows[0]["share"]) == pytest.approx(sum(shares) / 40, abs=1e-5)
    assert float(rows[0]["share_low"]) < float(rows[0]["share"]) <= float(rows[0]["share_high"])
    assert sum(float(row["share"]) for row in rows[:2]) == pytest.approx(1, abs=1e-5)


def test_a_listed_cell_that_is_swept_keeps_its_whole_name(tmp_path: Path) -> None:
    """The name it was given is a column of its own."""
    file = tmp_path / "few.toml"
    text = 'game = "hidden-castle"\ngames = 2\nbots = ["random"]\n[sweep]\nplayers = [2, 3]\n[[cell]]\nname = "usual"\n'
    file.write_text(text, encoding="utf-8")
    run_study(read_study(file), tmp_path / "few", workers=1)
    found = read_results(tmp_path / "few")
    rows = list(csv.DictReader(io.StringIO(write_csv(found))))
    assert {(row["cell"], row["name"], row["players"]) for row in rows} == {
        ("usual players=2", "usual", "2"),
        ("usual players=3", "usual", "3"),
    }
    page = write_html(found)
    decisions = page[page.index("Decisions</h2>") :]
    assert decisions.count("<td>usual players=3</td>") == 3


def test_the_page_stands_alone(results: dict[str, Path]) -> None:
    page = Page(write_html(read_results(results["greedy"])))
    assert page.outside == []
    text = " ".join(page.text)
    for words in ("Who wins", "by players", "Final scores", "Actions a game", "Decisions", "Where guests are caught"):
        assert words in text
    assert "For <testing> & looking." in text
    assert "Compared" not in text


def test_two_options_are_shown_pair_by_pair(results: dict[str, Path]) -> None:
    found = read_results(results["greedy"])
    assert " and " not in " ".join(heads(write_html(found)))
    for cell, bots in zip(found.cells, ("a", "b"), strict=True):
        cell.cell.swept["bots"] = bots
    page = write_html(found)
    assert "players and bots" in heads(page)
    low, mean, high = found.cells[1].share(0)
    row = page[page.index('<th scope="row">3</th>') :].partition("</tr>")[0]
    assert f"<strong>{mean:.1%}</strong><br>{low:.0%} to {high:.0%}" in row


def heads(page: str) -> list[str]:
    return re.findall("<h3>([^<]+)</h3>", page)


def test_a_team_is_one_row() -> None:
    """GC-1.1: all chasers win together, wherever Max sits."""
    for max_seat, sides in ((1, [("Seat 1", 0), ("Seats 2, 3, 4", 1)]), (2, [("Seats 1, 3, 4", 0), ("Seat 2", 1)])):
        asked = Cell("x", "ghost-chase", {"players": 4, "ghost_seat": max_seat}, ("random",), 1, None, {})
        assert sorted(Found(asked, asked.make(), pl.DataFrame(), {}).sides) == sorted(sides)
    asked = Cell("x", "hidden-castle", {"players": 2}, ("random",), 1, None, {})
    assert Found(asked, asked.make(), pl.DataFrame(), {}).sides == [("Seat 1", 0), ("Seat 2", 1)]


def test_every_map_stands_under_its_own_title() -> None:
    """Two games may count different things by the same name."""
    cells = []
    for name in ("hidden-castle", "ghost-chase"):
        asked = Cell(name, name, {}, ("random",), 1, None, {})
        row, places = play(asked.make(), asked, 1, 0)
        spots = {what: {place: n for (kind, place), n in places.items() if kind == what} for what, _ in places}
        cells.append(Found(asked, asked.make(), pl.DataFrame([msgspec.to_builtins(row)], schema=GAMES), spots))
    page = write_html(Results(Study("Two", "", 1, tuple(found.cell for found in cells)), cells))
    _, *sections = page[page.index("Where it happens") :].split("<h3>")
    for section in sections:
        title = section.partition("<")[0]
        for found in cells:
            own = title in [heat.title for heat in found.game.declared.heat if heat.name in found.places]
            assert (f'aria-label="{found.cell.name}: most often' in section) == own, title


def test_maps_of_one_game_have_one_scale(results: dict[str, Path]) -> None:
    found = read_results(results["greedy"])
    rates = [max(cell.places["caught"].values()) / cell.games for cell in found.cells]
    page = write_html(found)
    glows = [float(n) for n in re.findall(r'class="fill" opacity="([\d.]+)"', page)]
    assert glows.count(1.0) == 1, "only one place of all maps is the hottest"
    assert pytest.approx(min(rates) / max(rates), abs=6e-4) in glows


def test_every_figure_can_be_heard(results: dict[str, Path]) -> None:
    """What a picture shows is told in its label, too."""
    found = read_results(results["greedy"])
    page = write_html(found)
    labels = [html.unescape(label) for label in re.findall(r'role="img" aria-label="([^"]+)"', page)]
    low, mean, high = found.cells[0].share(0)
    assert any(f"Seat 1 (greedy) {mean:.1%} ({low:.1%} to {high:.1%})" in label for label in labels)
    assert all(": " in label for label in labels) and len(labels) == page.count("<svg")


def test_histograms_of_one_game_have_one_scale(results: dict[str, Path]) -> None:
    found = read_results(results["even"])
    page = write_html(found)
    lengths = page[page.index("Actions a game</h2>") : page.index("Decisions</h2>")]
    longest = max(int(n) for cell in found.cells for n in cell.rows["actions"])
    assert lengths.count(f">{longest}</text>") == 2


def test_an_unfinished_study_says_so(results: dict[str, Path]) -> None:
    found = read_results(results["even"])
    cut = Results(study("even", 1, "random"), found.cells[:1])
    assert "Not finished: 40 of 80 games" in write_html(cut)
    assert "Not finished" not in write_html(found)


def test_a_difference_is_told_from_luck(results: dict[str, Path]) -> None:
    even, again, greedy = (read_results(results[name]) for name in ("even", "again", "greedy"))
    assert all(row.p > 0.05 for row in compare(even, again))
    clear = {(row.cell, row.what) for row in compare(greedy, even) if row.p < 0.05}
    assert ("players=2", "Seat 1: share of wins") in clear
    assert ("players=3", "Seat 1: share of wins") in clear
    asked = [row.what for row in compare(greedy, even) if row.cell == "players=2"]
    assert asked == ["actions a game", "Seat 1: share of wins", "Seat 1: score", "Seat 2: score"], "nothing twice"
    text = " ".join(Page(write_html(greedy, even)).text)
    assert "Compared" in text
    other = Results(even.study, [])
    assert "no cell of the same name" in write_html(greedy, other)


def test_figures_of_statistics() -> None:
    low, mean, high = statistics.interval([1.0] * 5 + [0.0] * 5)
    assert (low, mean, high) == pytest.approx((0.2366, 0.5, 0.7634), abs=1e-4)  # Wilson's interval for 5 of 10
    assert statistics.interval([]) == (0.0, 0.0, 1.0)
    assert statistics.moments([1.0, 2.0, 4.0]) == pytest.approx((7 / 3, 7 / 3))
    assert statistics.moments([3.0]) == (3.0, 0.0)
    assert statistics.differs([0.0, 1.0] * 50, [0.0, 1.0] * 50) == 1.0
    one, other = [0.0] * 40 + [1.0] * 60, [0.0] * 60 + [1.0] * 40
    assert statistics.differs(one, other) == pytest.approx(0.0045192, abs=1e-7)  # as SciPy says, like the rest
    assert statistics.differs([1.0, 2.0, 4.0], [3.0, 5.0, 9.0, 4.0]) == pytest.approx(0.1267639, abs=1e-7)
    for t, freedom, p in ((2.0, 1, 0.2951672), (2.0, 9.5, 0.0748864), (-0.1, 30, 0.9210096), (5.0, 1e6, 5.733998e-7)):
        assert statistics.student(t, freedom) == pytest.approx(p, rel=1e-5)
    assert statistics.student(0.0, 5) == 1.0 and statistics.student(1e200, 5) == 0.0
    # No spread, so it is how 2 + 2 or 5 + 3 values can be parted (Fisher's exact test); one value says nothing.
    assert statistics.differs([1.0, 1.0], [2.0, 2.0]) == pytest.approx(1 / 3)
    assert statistics.differs([0.0] * 5, [1.0] * 3) == pytest.approx(1 / 56)
    assert statistics.differs([1.0], [2.0, 3.0, 4.0]) == 1.0
    assert statistics.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert statistics.holm([]) == []


def test_plots_hold_what_they_are_given() -> None:
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert 2 <= len(ticks(0, 0.13)) <= 8
    picture = intervals("T", [("a", 0.1, 0.2, 0.3), ("<b>", 0.4, 0.5, 0.6)], [0.5])
    assert picture.count('class="dot"') == 2
    assert "&lt;b&gt;" in picture
    assert 'class="even"' in picture
    shares = {("<a>", "2"): (0.1, 0.2, 0.3), ("b", "1"): (0.5, 0.6, 0.7)}
    pairs = grid("T", ("x", ["1", "2"]), ("y", ["<a>", "b"]), shares)
    rows = re.findall(r'<th scope="row">(.+?)</th>(.+?)</tr>', pairs)
    assert [(name, re.findall(r"<strong>([\d.%]+)", row)) for name, row in rows] == [
        ("&lt;a&gt;", ["20.0%"]),
        ("b", ["60.0%"]),
    ]
    assert rows[0][1].startswith("<td></td>") and rows[1][1].endswith("<td></td>")
    bars = histogram("T", [1, 1, 2, 5], 1, 5)
    counts = [int(n) for n in re.findall(r"<title>\d+: (\d+)</title>", bars)]
    assert counts == [2, 1, 0, 0, 1]
    wide = histogram("T", list(range(100)), 0, 99)
    assert sum(int(n) for n in re.findall(r"<title>[^:]+: (\d+)</title>", wide)) == 100
    hot = heat_map("T", {"a": Spot(0, 0), "b": Spot(1, 0, 2, 1)}, {"a": 5, "b": 10}, games=5)
    assert "b: 10 times, 2.00 a game" in hot and ">2.00</text>" in hot
    assert "T: most often b (2.00 a game), a (1.00 a game)" in hot
    assert [float(n) for n in re.findall(r'opacity="([\d.]+)"', hot)] == [0.5, 1.0]


def test_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "try.toml"
    file.write_text('game = "hidden-castle"\ngames = 4\nbots = ["random"]\n[sweep]\nplayers = [2, 3]\n')
    done = run("lab", "run", file, "--to", tmp_path / "out", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert "2 cells, 8 games" in done.stdout
    assert run("lab", "report", tmp_path / "out").exit_code == 0
    assert (tmp_path / "out" / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert json.loads((tmp_path / "out" / "study.json").read_text())["seed"] == 1
    for words, said in (
        (("lab", "run", tmp_path / "no.toml"), "no.toml"),
        (("lab", "run", file, "--on", "moon"), "must be 'here' or 'ray'"),
        (("lab", "report", tmp_path), "holds no results"),
        (("lab", "report", tmp_path / "out", "--against", tmp_path), "holds no results"),
    ):
        refused = run(*words)
        assert refused.exit_code == 2
        assert said in refused.stderr
        assert "Traceback" not in refused.stderr
