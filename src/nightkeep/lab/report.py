"""A study's report: one HTML page that needs nothing else, and a CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from html import escape

from nightkeep.core.statistics import interval
from nightkeep.lab.compare import Comparison, compare
from nightkeep.lab.plots import grid, heat_map, histogram, intervals, most_often
from nightkeep.lab.results import Found, Results

STYLE = """
:root { color-scheme: dark; --night: #0e1326; --stone: #1d2440; --edge: #465389; --moon: #f3ecc8; --faint: #c9c6b4;
  --candle: #ffb65c; --phantom: #9fe8d8; --ink: #2a1600; --warm: #2a1600; }
@media (prefers-color-scheme: light) { :root { color-scheme: light; --night: #f6f1e4; --stone: #e9e0cc; --edge: #8d7f5f;
  --moon: #2b2640; --faint: #544e68; --candle: #a85b00; --phantom: #0d6f63; --ink: #ffffff; --warm: #2b2640; } }
body { margin: 0 auto; max-width: 1100px; padding: 24px 16px 64px; background: var(--night); color: var(--moon);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; } h1 { color: var(--candle); }
h2 { margin-top: 2em; border-bottom: 1px solid var(--edge); } p { max-width: 70ch; } .faint { color: var(--faint); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; } caption { text-align: left; color: var(--faint); }
th, td { padding: 4px 16px 4px 0; text-align: left; } .n { text-align: right; }
tr + tr td { border-top: 1px solid var(--stone); }
.pairs th, .pairs td { padding: 6px 12px; text-align: center; line-height: 1.3; border: 2px solid var(--night); }
.pairs th:first-child { text-align: left; padding-left: 0; } .pairs td[style] {
  background: color-mix(in srgb, var(--candle) var(--lit), var(--stone)); border-radius: 6px; font-size: 14px; }
.pairs { margin-bottom: 16px; } .pairs strong { font-size: 16px; }
.pairs .hot { color: var(--warm); } .pairs .hottest { color: var(--ink); }
.many { display: flex; flex-wrap: wrap; gap: 16px 12px; align-items: flex-start; }
figure { margin: 0; width: 350px; max-width: 100%; } figcaption { margin-bottom: 4px; }
.below { margin: 4px 0 0; font-size: 14px; color: var(--faint); }
svg { display: block; max-width: 100%; height: auto; background: var(--stone); border-radius: 8px; }
svg text { fill: var(--moon); font-size: 14px; } svg .faint { fill: var(--faint); } svg .number { fill: var(--candle); }
svg .small { font-size: 12px; } svg .hot { fill: var(--warm); } svg .hottest { fill: var(--ink); }
.grid { stroke: var(--edge); opacity: 0.35; }
.even { stroke: var(--phantom); stroke-dasharray: 4 3; } .bar { stroke: var(--candle); stroke-width: 3; }
.dot, .fill { fill: var(--candle); } .spot { fill: var(--night); stroke: var(--edge); }
.clear { color: var(--candle); font-weight: 600; }
@media print { :root { --night: #fff; } svg, .pairs td { print-color-adjust: exact; } figure { break-inside: avoid; } }
"""
MOST_PICTURES = 24  # of a kind: more are no longer looked at


def write_csv(results: Results) -> str:
    """A line for each seat of each cell."""
    rows = [row for found in results.cells for row in found.summary()]
    keys = list(dict.fromkeys(key for row in rows for key in row))
    out = io.StringIO()
    writer = csv.DictWriter(out, keys, restval="", lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({key: f"{value:.6g}" if isinstance(value, float) else value for key, value in row.items()})
    return out.getvalue()


def write_html(results: Results, against: Results | None = None) -> str:
    """The page. ``against``: another study, compared cell by cell where names are the same."""
    study = results.study
    parts = [f"<h1>{escape(study.title)}</h1>"]
    if study.about:
        parts.append(f"<p>{escape(study.about)}</p>")
    parts.append(f'<p class="faint">{results.played:,} games, seed {study.seed}.</p>')
    if results.played < results.planned:
        parts.append(f"<p><strong>Not finished: {results.played:,} of {results.planned:,} games.</strong></p>")
    parts += [_cells(results), _options(results), _shares(results), _scores(results), _lengths(results)]
    parts += [_decisions(results), _places(results)]
    if against is not None:
        parts.append(_comparison(results, against))
    body = "\n".join(part for part in parts if part)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(study.title)}</title><style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )


def _table(head: Iterable[str], rows: Iterable[Iterable[str]], words: int) -> str:
    """``words``: how many columns hold words; numbers follow them, set to the right."""

    def cells(tag: str, texts: Iterable[str], how: str = "") -> str:
        return "".join(f"<{tag}{how}{' class=n' * (i >= words)}>{text}</{tag}>" for i, text in enumerate(texts))

    top = cells("th", map(escape, head), " scope=col")
    lines = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


def _figure(title: str, picture: str, below: str = "") -> str:
    more = f'<p class="below">{escape(below)}</p>' if below else ""
    return f"<figure><figcaption>{escape(title)}</figcaption>{picture}{more}</figure>"


def _cells(results: Results) -> str:
    rows = []
    titles = dict.fromkeys(found.game.rules.title for found in results.cells)
    for found in results.cells:
        bots = ", ".join(dict.fromkeys(map(_plainly, found.cell.bots)))
        length = float(found.rows["actions"].mean() or 0)  # type: ignore[arg-type]
        words = [found.cell.name, found.game.rules.title, bots]
        rows.append([*map(escape, words), f"{found.games:,}", f"{length:.1f}"])
    head = ["Cell", "Game", "Bots", "Games", "Actions a game"]
    if len(titles) > 1:
        return "<h2>What was played</h2>" + _table(head, rows, 3)
    rows = [row[:1] + row[2:] for row in rows]
    return f"<h2>What was played: {escape(next(iter(titles)))}</h2>" + _table(head[:1] + head[2:], rows, 2)


def _shares(results: Results) -> str:
    """Win share by seat, with intervals; the dashed line is the even share."""
    pictures = []
    shown = results.cells[:MOST_PICTURES]
    top = min(1.0, max(found.share(seat)[2] for found in shown for _, seat in found.sides) * 1.15)
    for found in shown:
        rows = [(f"{name} ({_plainly(found.cell.bot(seat))})", *found.share(seat)) for name, seat in found.sides]
        picture = intervals(found.cell.name, rows, [found.fair] if found.fair else [], top)
        pictures.append(_figure(found.cell.name, picture))
    return (
        "<h2>Who wins</h2><p>Each seat's share of the victories with its 95% interval; a team wins together. The "
        f"dashed line is where all seats would win equally often.{_left_out(results)}</p>"
        f'<div class="many">{"".join(pictures)}</div>'
    )


def _plainly(bot: str) -> str:
    """A bot's name without the clock that studies take from it."""
    return bot.removesuffix(":seconds=0")


def _left_out(results: Results) -> str:
    more = len(results.cells) - MOST_PICTURES
    return f" (The first {MOST_PICTURES} cells; all {len(results.cells)} are in the CSV.)" if more > 0 else ""


def _options(results: Results) -> str:
    """Win share of the first seat by each swept option, over all other options together."""
    parts, shown = [], []
    for key in dict.fromkeys(key for found in results.cells for key in found.cell.swept):
        values = dict.fromkeys(found.cell.swept[key] for found in results.cells if key in found.cell.swept)
        if len(values) < 2:
            continue
        rows = []
        for value in values:
            cells = [found for found in results.cells if found.cell.swept.get(key) == value]
            low, mean, high = interval([share for found in cells for share in found.by_seat("shares", 0)])
            rows.append((str(value), low, mean, high))
        shown.append(key)
        top = min(1.0, max(row[3] for row in rows) * 1.15)
        parts.append(_figure(f"by {key}", intervals(f"First seat's share by {key}", rows, top=top)))
    if not parts:
        return ""
    head = (
        "<h2>What the options do to the first seat</h2><p>Its share of the victories with the 95% interval, all cells "
        "with the same value together.</p>"
    )
    return f'{head}{_pairs(results, shown) if len(shown) == 2 else ""}<div class="many">{"".join(parts)}</div>'


def _pairs(results: Results, keys: list[str]) -> str:
    """Two swept options: the first seat's share for each pair of their values."""
    cells = [found for found in results.cells if all(key in found.cell.swept for key in keys)]
    values = [list(dict.fromkeys(found.cell.swept[key] for found in cells)) for key in keys]
    down, across = sorted(zip(keys, values, strict=True), key=lambda option: -max(map(len, option[1])))
    shares = {(found.cell.swept[down[0]], found.cell.swept[across[0]]): found.share(0) for found in cells}
    return f"<h3>{escape(down[0])} and {escape(across[0])}</h3>" + grid("First seat's share", across, down, shares)


def _scores(results: Results) -> str:
    values = [[float(score) for scores in found.rows["scores"] for score in scores] for found in results.cells]
    pictures = _spreads(results, values, least=2)  # where 1 is won and 0 is lost, the shares have said it
    return f"<h2>Final scores</h2><p>All seats together.</p>{pictures}" if pictures else ""


def _lengths(results: Results) -> str:
    values = [[float(n) for n in found.rows["actions"]] for found in results.cells]
    return "<h2>Actions a game</h2><p>Chance included.</p>" + _spreads(results, values)


def _spreads(results: Results, values: list[list[float]], least: float = 0) -> str:
    """A histogram for each cell whose game's numbers lie apart by so much; those of one game have the same scale, so
    that they can be compared."""
    scales: dict[str, tuple[float, float]] = {}
    for found, numbers in zip(results.cells, values, strict=True):
        low, high = scales.get(found.cell.game, (numbers[0], numbers[0]))
        scales[found.cell.game] = min(low, *numbers), max(high, *numbers)
    pictures = []
    for found, numbers in zip(results.cells, values, strict=True):
        low, high = scales[found.cell.game]
        if high - low >= least:
            pictures.append(_figure(found.cell.name, histogram(found.cell.name, numbers, low, high)))
    return f'<div class="many">{"".join(pictures[:MOST_PICTURES])}</div>' if pictures else ""


def _decisions(results: Results) -> str:
    rows = []
    for found in results.cells:
        for row in found.summary():
            rows.append([
                escape(str(row["cell"])), escape(str(row["seat"])), f"{row['decisions']:.1f}", f"{row['choices']:.1f}",
                f"{row['forced']:.1%}",
            ])  # fmt: skip
    head = ("Cell", "Seat", "Decisions a game", "Choices each", "Only one choice")
    return "<h2>Decisions</h2>" + _table(head, rows, 2)


def _places(results: Results) -> str:
    """A board for each thing that happens and each cell; those of one game glow by the same scale."""
    parts = []
    titles = dict.fromkeys((heat.name, heat.title) for found in results.cells for heat in found.game.declared.heat)
    for name, title in titles:
        cells = [
            found
            for found in results.cells
            if name in found.places and (name, title) in [(heat.name, heat.title) for heat in found.game.declared.heat]
        ][:MOST_PICTURES]  # two games may say the same name of different things
        hottest: dict[str, float] = {}
        for found in cells:
            most = max(found.places[name].values()) / found.games
            hottest[found.cell.game] = max(most, hottest.get(found.cell.game, 0))
        if cells:
            maps = "".join(_map(found, name, hottest[found.cell.game]) for found in cells)
            parts.append(f'<section><h3>{escape(title)}</h3><div class="many">{maps}</div></section>')
    said = "How often in a game: the stronger the colour, the more often. Maps of the same game have the same scale."
    return f'<h2>Where it happens</h2><p>{said}</p><div class="many">{"".join(parts)}</div>' if parts else ""


def _map(found: Found, name: str, hottest: float) -> str:
    heat = next(heat for heat in found.game.declared.heat if heat.name == name)
    counts = found.places[name]
    picture = heat_map(found.cell.name, heat.spots(found.game.board), counts, found.games, hottest)
    total = sum(counts.values()) / found.games
    return _figure(found.cell.name, picture, f"{total:.2f} a game in all; {most_often(counts, found.games)}")


def _comparison(results: Results, against: Results) -> str:
    rows = [_compared(row) for row in compare(results, against)]
    if not rows:
        return "<h2>Compared</h2><p>The two studies have no cell of the same name.</p>"
    head = ("Cell", "What", "Here", "There", "Difference", "p (Holm)")
    said = (
        f"<p>Here: {escape(results.study.title)}. There: {escape(against.study.title)}. p is the chance of a "
        "difference at least this large if there were none (Welch's t-test), corrected for the number of comparisons "
        "(Holm); below 0.05 it is lit.</p>"
    )
    return "<h2>Compared</h2>" + said + _table(head, rows, 2)


def _compared(row: Comparison) -> list[str]:
    clear = ' class="clear"' if row.p < 0.05 else ""
    form = ".1%" if row.share else ".2f"
    return [
        escape(row.cell), escape(row.what), f"{row.here:{form}}", f"{row.there:{form}}",
        f"<span{clear}>{row.here - row.there:+{form}}</span>", f"<span{clear}>{row.p:.3g}</span>",
    ]  # fmt: skip
