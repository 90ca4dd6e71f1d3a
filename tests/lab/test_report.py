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
from scipy import stats

from nightkeep.batch.statistics import interval
from nightkeep.lab.charts import SEAT_COLOURS, Figure, Share, heat_map, histogram, intervals
from nightkeep.lab.compare import compare, holm, p_value
from nightkeep.lab.play import play
from nightkeep.lab.report import MOST_FIGURES, write_csv, write_html
from nightkeep.lab.results import CellResults, Results, read_results
from nightkeep.lab.run import GAMES, run_study
from nightkeep.lab.study import Cell, Study, read_study
from nightkeep.rules.heat import Spot
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
        self.tags: set[str] = set()
        self.text: list[str] = []
        self.feed(text)
        assert self.open == [], f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        links = [value or "" for key, value in attrs if key in ("src", "href")]
        self.outside += [link for link in links if not link.startswith("#part-")]
        self.tags.add(tag)
        if tag not in ("meta", "br"):
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
    assert decisions.count('<th scope="row">usual players=3</th>') == 3


def test_the_page_stands_alone(results: dict[str, Path]) -> None:
    page = Page(write_html(read_results(results["greedy"])))
    assert page.outside == []
    assert not {"script", "link", "img", "iframe", "object"} & page.tags
    text = " ".join(page.text)
    for words in ("Who wins", "by players", "Final scores", "Actions a game", "Decisions", "Where guests are caught"):
        assert words in text
    assert "For <testing> & looking." in text
    assert "Compared" not in text


@pytest.mark.parametrize(
    ("lang", "wins", "caught", "percents"),
    [
        ("nl", "Wie er wint", "Waar gasten worden gevangen", "%"),
        ("de", "Wer gewinnt", "Wo Gäste gefangen werden", "\xa0%"),
        ("fr", "Qui gagne", "Où des invités sont capturés", "\xa0%"),
        ("es", "Quién gana", "Dónde se atrapa a invitados", "\xa0%"),
    ],
)
def test_the_report_is_in_the_readers_language(
    results: dict[str, Path], monkeypatch: pytest.MonkeyPatch, lang: str, wins: str, caught: str, percents: str
) -> None:
    """Sentences, numbers and the axes of charts; the CSV is the same in every language."""
    found = read_results(results["greedy"])
    english, columns = write_html(found, found), write_csv(found)
    monkeypatch.setenv("NIGHTKEEP_LANG", lang)
    page = write_html(found, found)
    assert f'<html lang="{lang}">' in page and f"{wins}</h2>" in page and f"<h3>{caught}</h3>" in page
    _, mean, _ = found.cells[0].share(0)
    written = f"{mean:.1%}".replace(".", ",").replace("%", percents)
    assert written in letters(drawings(page, wins)[0]) and f">{written}</td>" in page
    assert f"20{percents}" in letters(drawings(page, wins)[0]), "on the axis"
    both = {text.strip() for text in Page(page).text if ":root" not in text} & set(Page(english).text)
    own = {"Place", "Score", "Bots", "Actions", "p (Holm)", found.study.about}  # "Place" is French, too
    assert not {text for text in both - own if re.search("[A-Z][a-z]{3}|[a-z] [a-z]", text)}, "no English is left"
    assert write_csv(found) == columns


def test_two_options_are_shown_pair_by_pair(results: dict[str, Path]) -> None:
    found = read_results(results["greedy"])
    assert "<caption>" not in write_html(found)
    for cell, bots in zip(found.cells, ("a", "b"), strict=True):
        cell.cell.sweep_values["bots"] = bots
    page = write_html(found)
    assert "<caption>First seat&#39;s share by players and bots</caption>" in page
    low, mean, high = found.cells[1].share(0)
    row = page[page.index('<th scope="row">3</th>') :].partition("</tr>")[0]
    assert f">{mean:.1%}\n{low:.0%} to {high:.0%}</td>" in row and re.findall("<td[^>]*></td>", row)


def test_a_team_is_one_row() -> None:
    """GC-1.1: all chasers win together, wherever Max sits."""
    for max_seat, sides in ((1, [("Seat 1", 0), ("Seats 2, 3, 4", 1)]), (2, [("Seats 1, 3, 4", 0), ("Seat 2", 1)])):
        asked = Cell("x", "ghost-chase", {"players": 4, "ghost_seat": max_seat}, ("random",), 1, None, {})
        assert sorted(CellResults(asked, asked.make(), pl.DataFrame(), {}).sides) == sorted(sides)
    asked = Cell("x", "hidden-castle", {"players": 2}, ("random",), 1, None, {})
    assert CellResults(asked, asked.make(), pl.DataFrame(), {}).sides == [("Seat 1", 0), ("Seat 2", 1)]


def test_every_map_stands_under_its_own_title() -> None:
    """Two games may count different things by the same name."""
    cells = []
    for name in ("hidden-castle", "ghost-chase"):
        asked = Cell(name, name, {}, ("random",), 1, None, {})
        row, places = play(asked.make(), asked, 1, 0)
        spots = {what: {place: n for (kind, place), n in places.items() if kind == what} for what, _ in places}
        cells.append(CellResults(asked, asked.make(), pl.DataFrame([msgspec.to_builtins(row)], schema=GAMES), spots))
    page = write_html(Results(Study("Two", "", 1, tuple(found.cell for found in cells)), cells))
    _, *sections = page[page.index("Where it happens") :].split("<h3>")
    for section in sections:
        title = section.partition("<")[0]
        for found in cells:
            own = title in [
                found.game.spec.heat_title(heat).say() for heat in found.game.spec.heat if heat.name in found.places
            ]
            assert (f'aria-label="{found.cell.name}: most often' in section) == own, title


def drawings(page: str, title: str) -> list[str]:
    """The SVG texts of a section."""
    return re.findall("<svg.*?</svg>", page[page.index(f"{title}</h2>") :].partition("</section>")[0], re.DOTALL)


def letters(svg: str) -> list[str]:
    """What can be read in a drawing."""
    return [html.unescape(text) for text in re.findall("<text[^>]*>([^<]*)</text>", svg)]


def glows(svg: str) -> list[float]:
    """How strongly each place of a map is coloured, 0 to 1."""
    return [float(percent) / 100 for percent in re.findall(r"var\(--candle\) ([\d.]+)%", svg)]


def test_maps_of_one_game_have_one_scale(results: dict[str, Path]) -> None:
    found = read_results(results["greedy"])
    rates = [max(cell.places["caught"].values()) / cell.games for cell in found.cells]
    strongest = [max(glows(svg)) for svg in drawings(write_html(found), "Where it happens")]
    assert strongest == pytest.approx([rate / max(rates) for rate in rates], abs=6e-4)
    assert strongest.count(1.0) == 1, "only one place of all maps is the hottest"


def test_every_figure_can_be_heard(results: dict[str, Path]) -> None:
    """What a picture shows is told in its label, and its numbers stand in a table behind it."""
    found = read_results(results["greedy"])
    page = write_html(found)
    labels = [html.unescape(label) for label in re.findall(r'role="img" aria-label="([^"]+)"', page)]
    low, mean, high = found.cells[0].share(0)
    assert any(f"Seat 1 (greedy) {mean:.1%} ({low:.1%} to {high:.1%})" in label for label in labels)
    assert all(": " in label for label in labels) and len(labels) == page.count("<svg") == page.count("<details>")
    behind = page[page.index("Who wins</h2>") :].partition("<details>")[2].partition("</details>")[0]
    row = "".join(behind.partition('<th scope="row">Seat 1 (greedy)</th>')[2].partition("</tr>")[0].split("\n"))
    assert re.findall("<td[^>]*>([^<]+)</td>", row) == [f"{mean:.1%}", f"{low:.1%} to {high:.1%}"]


def test_histograms_of_one_game_have_one_scale(results: dict[str, Path]) -> None:
    found = read_results(results["even"])
    two, three = drawings(write_html(found), "Actions a game")
    across = [[text for text in letters(svg) if int(text) >= 20] for svg in (two, three)]  # below them: how many games
    longest = max(int(n) for cell in found.cells for n in cell.rows["actions"])
    assert across[0] == across[1] and longest - 50 < int(across[0][-1]) < longest + 50


def test_nothing_is_too_small_to_read(results: dict[str, Path]) -> None:
    page = write_html(read_results(results["greedy"]))
    sizes = [float(n) for n in re.findall(r"font-size[=:]\s*\"?([\d.]+)px", page)]
    assert len(sizes) > 100 and min(sizes) >= 14
    assert all(float(width) <= 350 for width in re.findall(r'<svg[^>]* width="([\d.]+)"', page)), "as wide as a phone"


def test_cells_that_are_not_drawn_are_told(results: dict[str, Path]) -> None:
    found = read_results(results["greedy"])
    many = Results(found.study, [*found.cells, *[found.cells[0]] * MOST_FIGURES])
    text = " ".join(Page(write_html(many)).text)
    assert "The first 24 of 26 cells; report.csv has all of them." in text
    assert "The first 24 of 26 cells; the files games-*.parquet have all of them." in text
    assert "The first 24 of 26 cells; the files places-*.parquet have all of them." in text


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


def test_intervals_are_those_of_scipy() -> None:
    """Wilson's interval, of shared victories too, which SciPy does not take."""
    for wins, games in ((5, 10), (0, 7), (7, 7), (60, 100), (1, 1), (333, 100_000)):
        known = stats.binomtest(wins, games).proportion_ci(0.95, "wilson")
        low, mean, high = interval([1.0] * wins + [0.0] * (games - wins))
        assert (low, mean, high) == pytest.approx((known.low, wins / games, known.high), abs=1e-12)
    assert interval([1.0] * 5 + [0.0] * 5) == pytest.approx((0.2366, 0.5, 0.7634), abs=1e-4)
    assert interval([0.5] * 10) == interval([1.0] * 5 + [0.0] * 5)
    assert interval([]) == (0.0, 0.0, 1.0)


def test_p_values() -> None:
    assert p_value([0.0, 1.0] * 50, [0.0, 1.0] * 50) == 1.0
    one, other = [0.0] * 40 + [1.0] * 60, [0.0] * 60 + [1.0] * 40
    assert p_value(one, other) == pytest.approx(0.0045192, abs=1e-7)
    assert p_value([1.0, 2.0, 4.0], [3.0, 5.0, 9.0, 4.0]) == pytest.approx(0.1267639, abs=1e-7)
    assert p_value([1.0] * 9, [0.0, 1.0] * 9) == pytest.approx(stats.ttest_1samp([0.0, 1.0] * 9, 1.0).pvalue)
    # No spread, so it is how 2 + 2 or 5 + 3 values can be parted (Fisher's exact test); one value says nothing.
    assert p_value([1.0, 1.0], [2.0, 2.0]) == pytest.approx(1 / 3)
    assert p_value([0.0] * 5, [1.0] * 3) == pytest.approx(1 / 56)
    assert p_value([1.0], [2.0, 3.0, 4.0]) == 1.0


def test_many_comparisons_are_corrected_by_holm() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_the_summary_of_a_single_game_has_no_spread() -> None:
    asked = Cell("x", "hidden-castle", {"players": 2}, ("random",), 1, None, {})
    row, _ = play(asked.make(), asked, 1, 0)
    rows = pl.DataFrame([msgspec.to_builtins(row)], schema=GAMES)
    first = CellResults(asked, asked.make(), rows, {}).summary()[0]
    assert (first["score"], first["score_sd"], first["actions_sd"]) == (row.scores[0], 0.0, 0.0)


def column(figure: Figure, which: int) -> list[str]:
    return [row[which] for row in figure.numbers.rows]


def test_an_interval_is_drawn_in_the_seats_colour() -> None:
    rows = [Share("a", 0.1, 0.2, 0.3), Share("<b>", 0.4, 0.5, 0.6, seat=3)]
    figure = intervals("T", "Seat", rows, fair=0.5, top=0.8)
    assert "&lt;b&gt;" in figure.svg and "<b>" not in figure.svg
    assert [text for text in letters(figure.svg) if not text.endswith("0%")] == ["a", "<b>"]
    assert [colour for colour in SEAT_COLOURS if colour in figure.svg] == [SEAT_COLOURS[0], SEAT_COLOURS[3]]
    assert figure.svg.count("var(--phantom)") == 2 and "var(--phantom)" not in intervals("T", "Seat", rows).svg
    assert figure.numbers.rows == [["a", "20.0%", "10.0% to 30.0%"], ["<b>", "50.0%", "40.0% to 60.0%"]]
    assert figure.description == "T: a 20.0% (10.0% to 30.0%); <b> 50.0% (40.0% to 60.0%); even would be 50.0%"


def test_seats_have_the_colours_of_the_page() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "lib" / "seats.ts").read_text(encoding="utf-8")
    colours = re.findall(r'^  \w+: \{ colour: "(#\w{6})"', source, re.MULTILINE)
    assert tuple(colours) == SEAT_COLOURS


def test_a_histogram_counts_every_value_once() -> None:
    bars = histogram("T", [1, 1, 2, 5], 1, 5, "Score")
    assert bars.numbers.rows == [["1", "2"], ["2", "1"], ["3", "0"], ["4", "0"], ["5", "1"]]
    assert bars.below == "Mean 2.2, from 1 to 5" and bars.description == "T: mean 2.2, from 1 to 5"
    wide = histogram("T", list(range(-7, 100)), -7, 99, "Score")
    assert column(wide, 0)[:3] == ["-10 to -6", "-5 to -1", "0 to 4"]
    assert sum(int(n) for n in column(wide, 1)) == 107
    same = histogram("T", [8, 8], 8, 8, "Score")
    assert same.numbers.rows == [["8", "2"]] and "NaN" not in same.svg


def test_a_map_glows_where_most_happens() -> None:
    hot = heat_map("T", {"a": Spot(0, 0), "b": Spot(1, 0, 2, 1)}, {"a": 5, "b": 10}, 5, hottest=2.0)
    assert hot.description == "T: most often b (2.00 a game), a (1.00 a game)"
    assert hot.below == "3.00 a game in all; most often b (2.00 a game), a (1.00 a game)"
    assert letters(hot.svg) == ["a", "1.00", "b", "2.00"] and glows(hot.svg) == [0.5, 1.0]
    assert hot.numbers.rows == [["b", "10", "2.00"], ["a", "5", "1.00"]]
    names = {f"a place with a name {n}": Spot(n, 0) for n in range(20)}
    crowded = heat_map("T", names, {"a place with a name 3": 1}, 1, hottest=1.0)
    assert letters(crowded.svg) == [], "names that have no room stand in the table"
    assert column(crowded, 0) == ["a place with a name 3"]


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
