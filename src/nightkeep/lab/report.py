"""A study's report: one HTML page that needs nothing else, and a CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

import jinja2

from nightkeep.batch.statistics import interval
from nightkeep.lab.charts import Figure, Share, TextTable, heat_map, histogram, ink, intervals
from nightkeep.lab.compare import Comparison, compare
from nightkeep.lab.results import Results

MOST_FIGURES = 24  # of a kind; a page with more is not readable
CLEAR = 0.05  # a p-value below it stands out


@dataclass(frozen=True)
class Group:
    """Figures side by side."""

    figures: Sequence[Figure]
    title: str = ""
    about: str = ""


@dataclass(frozen=True)
class Section:
    """A part of the page; the template draws what it holds."""

    title: str
    about: str = ""
    table: TextTable | None = None
    groups: Sequence[Group] = ()


def write_csv(results: Results) -> str:
    """Return a line for each seat of each cell."""
    rows = [row for found in results.cells for row in found.summary()]
    keys = list(dict.fromkeys(key for row in rows for key in row))
    out = io.StringIO()
    writer = csv.DictWriter(out, keys, restval="", lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({key: f"{value:.6g}" if isinstance(value, float) else value for key, value in row.items()})
    return out.getvalue()


def write_html(results: Results, against: Results | None = None) -> str:
    """Return the page. ``against``: another study, compared cell by cell where names are the same."""
    sections = [
        _cells(results), _options(results), _shares(results), _scores(results), _lengths(results), _decisions(results),
        _places(results), None if against is None else _comparison(results, against),
    ]  # fmt: skip
    templates = jinja2.Environment(
        loader=jinja2.PackageLoader("nightkeep.lab"), autoescape=True, undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    templates.globals["ink"] = ink
    shown = [section for section in sections if section is not None]
    return templates.get_template("report.html").render(results=results, study=results.study, sections=shown)


def _cells(results: Results) -> Section:
    rows = []
    for found in results.cells:
        bots = ", ".join(dict.fromkeys(map(_plainly, found.cell.bots)))
        length = sum(found.lengths) / found.games
        rows.append([found.cell.name, found.game.rules.title, bots, f"{found.games:,}", f"{length:.1f}"])
    head = ["Cell", "Game", "Bots", "Games", "Actions a game"]
    titles = {row[1] for row in rows}
    if len(titles) > 1:
        return Section("What was played", table=TextTable(head, rows, words=3))
    rows = [row[:1] + row[2:] for row in rows]
    return Section("What was played", f"{titles.pop()}.", TextTable(head[:1] + head[2:], rows, words=2))


def _plainly(bot: str) -> str:
    """Return a bot's name without the clock that studies take from it."""
    return bot.removesuffix(":seconds=0")


def _options(results: Results) -> Section | None:
    """Show the first seat's share by each swept option, over all other options together."""
    figures, shown = [], []
    for key in dict.fromkeys(key for found in results.cells for key in found.cell.sweep_values):
        values = dict.fromkeys(
            found.cell.sweep_values[key] for found in results.cells if key in found.cell.sweep_values
        )
        if len(values) < 2:
            continue
        rows = []
        for value in values:
            cells = [found for found in results.cells if found.cell.sweep_values.get(key) == value]
            rows.append(Share(value, *interval([share for found in cells for share in found.by_seat("shares", 0)])))
        shown.append(key)
        figures.append(intervals(f"First seat's share by {key}", key, rows, top=_top(rows)))
    if not figures:
        return None
    about = "Its share of the victories with the 95% interval, all cells with the same value together."
    pairs = _pairs(results, shown) if len(shown) == 2 else None
    return Section("What the options do to the first seat", about, pairs, [Group(figures)])


def _top(rows: Sequence[Share]) -> float:
    """Return where the scale of some shares ends."""
    return min(1.0, max(row.high for row in rows) * 1.15)


def _pairs(results: Results, keys: Sequence[str]) -> TextTable:
    """Return the first seat's share for each pair of two swept options' values; the largest glows most."""
    cells = [found for found in results.cells if all(key in found.cell.sweep_values for key in keys)]
    values = [list(dict.fromkeys(found.cell.sweep_values[key] for found in cells)) for key in keys]
    (down, names), (across, columns) = sorted(zip(keys, values, strict=True), key=lambda key: -max(map(len, key[1])))
    shares = {(found.cell.sweep_values[down], found.cell.sweep_values[across]): found.share(0) for found in cells}
    most = max(mean for _, mean, _ in shares.values()) or 1.0
    rows, glows = [], []
    for name in names:
        row = [shares.get((name, column)) for column in columns]
        rows.append([name, *(f"{cell[1]:.1%}\n{cell[0]:.0%} to {cell[2]:.0%}" if cell else "" for cell in row)])
        glows.append([None, *(cell[1] / most if cell else None for cell in row)])
    caption = f"First seat's share by {down} and {across}"
    return TextTable([f"{down}\u00a0\u2193\n{across}\u00a0\u2192", *columns], rows, glows=glows, caption=caption)


def _shares(results: Results) -> Section:
    """Show every side's share of the victories."""
    shown = results.cells[:MOST_FIGURES]
    sides = [
        [Share(f"{name} ({_plainly(found.cell.bot(seat))})", *found.share(seat), seat) for name, seat in found.sides]
        for found in shown
    ]
    top = _top([share for rows in sides for share in rows])
    figures = [
        intervals(found.cell.name, "Seat", rows, found.fair, top) for found, rows in zip(shown, sides, strict=True)
    ]
    about = (
        "Each seat's share of the victories with its 95% interval; a team wins together. The upright mark is "
        "where all seats would win equally often." + _left_out(len(results.cells), "report.csv has")
    )
    return Section("Who wins", about, groups=[Group(figures)])


def _left_out(cells: int, where: str) -> str:
    """Return a sentence about the cells that are not drawn, if there are any."""
    return f" The first {MOST_FIGURES} of {cells} cells; {where} all of them." if cells > MOST_FIGURES else ""


def _scores(results: Results) -> Section | None:
    values = [[float(score) for scores in found.rows["scores"] for score in scores] for found in results.cells]
    about = "All seats together; the dashed line is the mean."
    return _spreads(results, "Final scores", about, "Score", values, least=2)  # else the shares have said it


def _lengths(results: Results) -> Section | None:
    values = [found.lengths for found in results.cells]
    return _spreads(results, "Actions a game", "Chance included; the dashed line is the mean.", "Actions", values)


def _spreads(
    results: Results, title: str, about: str, what: str, values: Sequence[list[float]], least: float = 0
) -> Section | None:
    """Draw a histogram for each cell whose game's numbers lie at least so far apart.

    Those of one game have the same scale, so that they can be compared.
    """
    together: dict[str, list[float]] = {}
    for found, numbers in zip(results.cells, values, strict=True):
        together.setdefault(found.cell.game, []).extend(numbers)
    scales = {game: (min(numbers), max(numbers)) for game, numbers in together.items()}
    drawn = [
        (found.cell.name, numbers, scales[found.cell.game])
        for found, numbers in zip(results.cells, values, strict=True)
        if scales[found.cell.game][1] - scales[found.cell.game][0] >= least
    ]
    if not drawn:
        return None
    figures = [histogram(name, numbers, *scale, what) for name, numbers, scale in drawn[:MOST_FIGURES]]
    about += _left_out(len(drawn), "the files games-*.parquet have")
    return Section(title, about, groups=[Group(figures)])


def _decisions(results: Results) -> Section:
    rows = []
    for found in results.cells:
        for row in found.summary():
            numbers = [f"{row['decisions']:.1f}", f"{row['choices']:.1f}", f"{row['forced']:.1%}"]
            rows.append([found.cell.name, str(row["seat"]), *numbers])
    head = ("Cell", "Seat", "Decisions a game", "Choices each", "Only one choice")
    return Section("Decisions", table=TextTable(head, rows, words=2))


def _places(results: Results) -> Section | None:
    """Draw a board for each thing that happens and each cell; those of one game glow by the same scale."""
    groups = []
    titles = dict.fromkeys((heat.name, heat.title) for found in results.cells for heat in found.game.spec.heat)
    for name, title in titles:  # two games may give different things the same name
        happened = [
            (found, heat)
            for found in results.cells
            for heat in found.game.spec.heat
            if name in found.places and (heat.name, heat.title) == (name, title)
        ]
        hottest: dict[str, float] = {}
        for found, _ in happened:
            most = max(found.places[name].values()) / found.games
            hottest[found.cell.game] = max(most, hottest.get(found.cell.game, 0))
        figures = []
        for found, heat in happened[:MOST_FIGURES]:
            spots, most = heat.spots(found.game.board), hottest[found.cell.game]
            figures.append(heat_map(found.cell.name, spots, found.places[name], found.games, most))
        if figures:
            left_out = _left_out(len(happened), "the files places-*.parquet have")
            groups.append(Group(figures, title, left_out.strip()))
    about = "How often in a game: the stronger the colour, the more often. Maps of the same game have the same scale."
    return Section("Where it happens", about, groups=groups) if groups else None


def _comparison(results: Results, against: Results) -> Section:
    rows = compare(results, against)
    if not rows:
        return Section("Compared", "The two studies have no cell of the same name.")
    about = (
        f"Here: {results.study.title}. There: {against.study.title}. p is the chance of a difference at least this "
        "large if there were none (Welch's t-test), corrected for the number of comparisons (Holm); a row below "
        f"{CLEAR} is bold and has a star."
    )
    head = ("Cell", "What", "Here", "There", "Difference", "p (Holm)")
    lit = frozenset(i for i, row in enumerate(rows) if row.p < CLEAR)
    return Section("Compared", about, TextTable(head, [_compared(row) for row in rows], words=2, lit=lit))


def _compared(row: Comparison) -> list[str]:
    form = ".1%" if row.share else ".2f"
    here, there, difference = f"{row.here:{form}}", f"{row.there:{form}}", f"{row.here - row.there:+{form}}"
    return [row.cell, row.what, here, there, difference, f"{row.p:.3g}"]
