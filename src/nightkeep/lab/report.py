"""A study's report: one HTML page that needs nothing else, and a CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

import jinja2
from babel.numbers import get_decimal_symbol

from nightkeep.batch.statistics import interval
from nightkeep.lab.charts import Figure, Share, TextTable, heat_map, histogram, ink, intervals
from nightkeep.lab.compare import Comparison, compare
from nightkeep.lab.results import CellResults, Results
from nightkeep.lab.sentences import columns, say, share_range, spoken
from nightkeep.rules.heat import Heat
from nightkeep.rules.messages import language
from nightkeep.rules.numbers import figure, percent, reader

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
    """Return the page, in the reader's language.

    ``against``: another study, compared cell by cell where names are the same.
    """
    sections = [
        _cells(results), _options(results), _shares(results), _scores(results), _lengths(results), _decisions(results),
        _places(results), None if against is None else _comparison(results, against),
    ]  # fmt: skip
    templates = jinja2.Environment(
        loader=jinja2.PackageLoader("nightkeep.lab"), autoescape=True, undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    templates.globals.update(ink=ink, say=say, lang=spoken())
    shown = [section for section in sections if section is not None]
    return templates.get_template("report.html").render(results=results, study=results.study, sections=shown)


def _cells(results: Results) -> Section:
    rows = []
    for found in results.cells:
        bots = ", ".join(dict.fromkeys(map(_plainly, found.cell.bots)))
        length = sum(found.lengths) / found.games
        rows.append([found.cell.name, _title(found), bots, figure(found.games), figure(length, 1)])
    head = columns("cell", "game", "bots", "games", "length")
    titles = {row[1] for row in rows}
    if len(titles) > 1:
        return Section(say("section-played"), table=TextTable(head, rows, words=3))
    rows = [row[:1] + row[2:] for row in rows]
    return Section(say("section-played"), titles.pop(), TextTable(head[:1] + head[2:], rows, words=2))


def _title(found: CellResults) -> str:
    """Return what the reader's language calls a cell's game."""
    return found.game.spec.rules.in_language_or_english(language()).title


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
        figures.append(intervals(say("first-share", option=key), key, rows, top=_top(rows)))
    if not figures:
        return None
    pairs = _pairs(results, shown) if len(shown) == 2 else None
    return Section(say("section-options"), say("section-options-about"), pairs, [Group(figures)])


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
        rows.append(
            [name, *(f"{percent(cell[1], 1)}\n{share_range(cell[0], cell[2], 0)}" if cell else "" for cell in row)]
        )
        glows.append([None, *(cell[1] / most if cell else None for cell in row)])
    caption = say("first-share-pairs", down=down, across=across)
    return TextTable([f"{down}\u00a0\u2193\n{across}\u00a0\u2192", *columns], rows, glows=glows, caption=caption)


def _pair(low: float, mean: float, high: float) -> str:
    return f"{percent(mean, 1)}\n{share_range(low, high, 0)}"


def _shares(results: Results) -> Section:
    """Show every side's share of the victories."""
    shown = results.cells[:MOST_FIGURES]
    sides = [
        [Share(f"{name} ({_plainly(found.cell.bot(seat))})", *found.share(seat), seat) for name, seat in found.sides]
        for found in shown
    ]
    top = _top([share for rows in sides for share in rows])
    (seat_column,) = columns("seat")
    figures = [
        intervals(found.cell.name, seat_column, rows, found.fair, top) for found, rows in zip(shown, sides, strict=True)
    ]
    about = say("section-wins-about") + _left_out(len(results.cells), "csv", "report.csv")
    return Section(say("section-wins"), about, groups=[Group(figures)])


def _left_out(cells: int, kind: str, file: str) -> str:
    """Return a sentence, after a space, about the cells that are not drawn, if there are any."""
    if cells <= MOST_FIGURES:
        return ""
    return " " + say(f"left-out-{kind}", shown=figure(MOST_FIGURES), cells=figure(cells), file=file)


def _scores(results: Results) -> Section | None:
    values = [[float(score) for scores in found.rows["scores"] for score in scores] for found in results.cells]
    return _spreads(results, "scores", "score", values, least=2)  # else the shares have said it


def _lengths(results: Results) -> Section | None:
    values = [found.lengths for found in results.cells]
    return _spreads(results, "lengths", "actions", values)


def _spreads(
    results: Results, section: str, what: str, values: Sequence[list[float]], least: float = 0
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
    (column,) = columns(what)
    figures = [histogram(name, numbers, *scale, column) for name, numbers, scale in drawn[:MOST_FIGURES]]
    about = say(f"section-{section}-about") + _left_out(len(drawn), "files", "games-*.parquet")
    return Section(say(f"section-{section}"), about, groups=[Group(figures)])


def _decisions(results: Results) -> Section:
    rows = []
    for found in results.cells:
        for seat in range(found.game.players):
            decisions, choices, forced = found.decisions(seat)
            numbers = [figure(decisions, 1), figure(choices, 1), percent(forced, 1)]
            name = say("seat-name", n=seat + 1).replace(" ", "\u00a0")  # so that it stays on one line
            rows.append([found.cell.name, name, *numbers])
    head = columns("cell", "seat", "decisions", "choices", "forced")
    return Section(say("section-decisions"), table=TextTable(head, rows, words=2))


def _places(results: Results) -> Section | None:
    """Draw a board for each thing that happens and each cell; those of one game glow by the same scale."""
    groups = []
    heats = [(heat.name, _heat_title(found, heat)) for found in results.cells for heat in found.game.spec.heat]
    for name, title in dict.fromkeys(heats):  # two games may give different things the same name
        happened = [
            (found, heat)
            for found in results.cells
            for heat in found.game.spec.heat
            if name in found.places and (heat.name, _heat_title(found, heat)) == (name, title)
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
            left_out = _left_out(len(happened), "files", "places-*.parquet")
            groups.append(Group(figures, title, left_out.strip()))
    return Section(say("section-places"), say("section-places-about"), groups=groups) if groups else None


def _heat_title(found: CellResults, heat: Heat) -> str:
    return found.game.spec.heat_title(heat).say()


def _comparison(results: Results, against: Results) -> Section:
    rows = compare(results, against)
    if not rows:
        return Section(say("section-compared"), say("section-compared-none"))
    studies = {"here": results.study.title, "there": against.study.title}
    about = say("section-compared-about", clear=figure(CLEAR, 2), **studies)
    head = columns("cell", "what", "here", "there", "difference", "p")
    lit = frozenset(i for i, row in enumerate(rows) if row.p < CLEAR)
    return Section(say("section-compared"), about, TextTable(head, [_compared(row) for row in rows], words=2, lit=lit))


def _compared(row: Comparison) -> list[str]:
    digits, form = (1, "percent") if row.share else (2, "decimal")
    here, there = (figure(value, digits, form) for value in (row.here, row.there))
    difference = figure(row.here - row.there, digits, form, sign=True)
    return [row.cell, row.what, here, there, difference, f"{row.p:.3g}".replace(".", get_decimal_symbol(reader()))]
