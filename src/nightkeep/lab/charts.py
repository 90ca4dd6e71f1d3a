"""The report's charts: Altair specifications drawn as SVG text, each with a description and the numbers behind it.

Colours are names of the page's style sheet (``var(--moon)``), so that one drawing serves dark and light.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count

import altair as alt
import polars as pl
import vl_convert
from babel.numbers import get_decimal_symbol, get_group_symbol
from markupsafe import Markup

from nightkeep.lab.sentences import columns, described, say, share_range
from nightkeep.rules.heat import Spot
from nightkeep.rules.messages import Args
from nightkeep.rules.numbers import figure, percent, reader
from nightkeep.rules.things import JsonObject

WIDTH = 350  # px, as wide as a phone; three charts stand side by side on a desktop
EDGE = 12
LETTERS = 14  # px: nothing smaller is drawn
MOST_BINS = 24
# The seats' colours on the page (web/src/lib/seats.ts), by seat.
SEAT_COLOURS = ("#e2574c", "#4b8fe8", "#37c4b4", "#f5cf4f", "#a7adc0", "#6fae3f", "#fbf7ea", "#b57bee")
MOON, FAINT, CANDLE, PHANTOM, STONE, LINE = (
    f"var(--{name})" for name in ("moon", "faint", "candle", "phantom", "stone", "line")
)


@dataclass(frozen=True)
class TextTable:
    """A table as text: ``words`` columns of words, then columns of numbers.

    ``lit`` rows stand out. ``glows``, 0 to 1 by row and column, colours the cells; None: not coloured.
    """

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 1
    lit: frozenset[int] = frozenset()
    glows: Sequence[Sequence[float | None]] = ()
    caption: str = ""


@dataclass(frozen=True)
class Figure:
    """A chart, what it shows in words, and the numbers behind it."""

    title: str
    svg: Markup
    description: str
    numbers: TextTable
    below: str = ""


@dataclass(frozen=True)
class Share:
    """A row of :func:`intervals`: a share with both ends of its interval, drawn in the colour of a seat."""

    name: str
    low: float
    mean: float
    high: float
    seat: int = 0


def intervals(title: str, what: str, rows: Sequence[Share], fair: float | None = None, top: float = 1.0) -> Figure:
    """Draw each share as a dot on the line of its interval; ``fair``: an upright mark where even would be.

    ``what`` the rows are, heads the table; the scale ends at ``top``.
    """
    data = [
        {**vars(row), "row": i, "text": percent(row.mean, 1), "colour": SEAT_COLOURS[row.seat % len(SEAT_COLOURS)]}
        for i, row in enumerate(rows)
    ]
    scale, axis = (
        alt.Scale(domain=[0, top], nice=False),
        alt.Axis(format="%", tickCount=6, grid=True),
    )
    base = alt.Chart(pl.DataFrame(data)).encode(y=alt.Y("row:O", axis=None))
    across = base.encode(x=alt.X("low:Q", scale=scale, axis=axis, title=None), x2="high:Q")
    layers = [
        across.mark_rule(color=MOON, strokeWidth=2, yOffset=9),
        base.encode(x="mean:Q", fill=alt.Fill("colour:N", scale=None)).mark_circle(
            size=110, yOffset=9, opacity=1, stroke=MOON, strokeWidth=1.5
        ),
        base.encode(x=alt.value(0), text="name:N").mark_text(align="left", yOffset=-9, limit=WIDTH - 80),
        base.encode(x=alt.value("width"), text="text:N").mark_text(align="right", yOffset=-9, fontWeight="bold"),
    ]
    numbers = [[row.name, percent(row.mean, 1), share_range(row.low, row.high)] for row in rows]
    told = [f"{name} {share} ({between})" for name, share, between in numbers]
    if fair is not None:
        even = base.encode(x=alt.datum(fair))
        layers.insert(1, even.mark_tick(color=PHANTOM, opacity=1, thickness=3, size=22, yOffset=9))
        told.append(say("even-share", share=percent(fair, 1)))
    svg = _draw(layers, height=44 * len(rows) + 40)
    return Figure(title, svg, described(title, told), TextTable([what, *columns("share", "interval")], numbers))


def histogram(title: str, values: Sequence[float], low: float, high: float, what: str) -> Figure:
    """Draw how whole numbers spread over the range from low to high, in bins of a round size; a line marks the mean."""
    sizes = (n * 10**power for power in count() for n in (1, 2, 5))
    size = next(n for n in sizes if (high - low) // n < MOST_BINS)
    bins = Counter(int(value // size) for value in values)
    every = range(int(low // size), int(high // size) + 1)
    data = [{"from": n * size - 0.5, "to": (n + 1) * size - 0.5, "count": bins[n]} for n in every]
    scale = alt.Scale(domain=[data[0]["from"], data[-1]["to"]], nice=False)
    mean = sum(values) / len(values)
    bars = alt.Chart(pl.DataFrame(data)).encode(
        x=alt.X("from:Q", scale=scale, axis=alt.Axis(format=",d", tickMinStep=1, tickCount=6, grid=False), title=None),
        x2="to:Q",
        y=alt.Y("count:Q", axis=alt.Axis(format=",d", tickMinStep=1, tickCount=3), title=None),
    )
    spread: Args = {"mean": figure(mean, 1), "least": figure(min(values)), "most": figure(max(values))}
    numbers = [[_bin(n * size, size), figure(bins[n])] for n in every]
    middle = alt.Chart(pl.DataFrame({"mean": [mean]})).encode(x="mean:Q")
    layers = [
        bars.mark_rect(color=CANDLE, stroke=STONE, strokeWidth=1),
        middle.mark_rule(color=PHANTOM, strokeDash=[5, 3], strokeWidth=2),
    ]
    svg = _draw(layers, height=170)
    heard = described(title, [say("spread-told", **spread)])
    return Figure(title, svg, heard, TextTable([what, *columns("times")], numbers), say("spread", **spread))


def _bin(first: int, size: int) -> str:
    """Return the numbers of a bin: '7', or '5 to 9'."""
    return figure(first) if size == 1 else say("bin", first=figure(first), last=figure(first + size - 1))


def heat_map(title: str, spots: Mapping[str, Spot], counts: Mapping[str, int], games: int, hottest: float) -> Figure:
    """Draw a board whose places glow by how often something happened there in a game; ``hottest`` glows most."""
    left, top = min(spot.x for spot in spots.values()), min(spot.y for spot in spots.values())
    right = max(spot.x + spot.width for spot in spots.values())
    bottom = max(spot.y + spot.height for spot in spots.values())
    unit = min((WIDTH - 2 * EDGE) / (right - left), WIDTH / (bottom - top))  # px; no higher than wide
    width, height = (right - left) * unit, (bottom - top) * unit
    widest = figure(hottest, 2)
    rated = all(_fits(widest, spot.width * unit, spot.height * unit / 2 - 2) for spot in spots.values())
    places, texts = [], []
    for name, spot in spots.items():
        rate = counts.get(name, 0) / games
        glow = rate / hottest if hottest else 0.0
        x, y = (spot.x - left) * unit, (spot.y - top) * unit
        x2, y2 = x + spot.width * unit, y + spot.height * unit
        mixed = f"color-mix(in oklab, var(--candle) {glow:.1%}, var(--night))"
        places.append((round(x), round(y), round(x2), round(y2), mixed))
        middle, centre, letters = round((x + x2) / 2), round((y + y2) / 2), f"var(--{ink(glow)})"
        if rated:
            texts.append((middle, centre - 8, letters, name))
            texts.append((middle, centre + 9, letters, figure(rate, 2) if rate else "\u2013"))
        elif _fits(name, x2 - x, y2 - y):
            texts.append((middle, centre, letters, name))
    across = alt.X("x:Q", axis=None, scale=alt.Scale(domain=[0, width], nice=False))
    down = alt.Y("y:Q", axis=None, scale=alt.Scale(domain=[0, height], nice=False, reverse=True))
    fill = alt.Fill("fill:N", scale=None)
    layers = [
        alt.Chart(pl.DataFrame(places, ("x", "y", "x2", "y2", "fill"), orient="row"))
        .mark_rect(stroke=LINE)
        .encode(x=across, x2="x2", y=down, y2="y2", fill=fill),
        alt.Chart(pl.DataFrame(texts, ("x", "y", "fill", "text"), orient="row"))
        .mark_text()
        .encode(x=across, y=down, fill=fill, text="text:N"),
    ]
    svg = _draw(layers, height + 2 * EDGE, width + 2 * EDGE)
    order = sorted((name for name in counts if counts[name]), key=lambda name: -counts[name])
    numbers = [[name, figure(counts[name]), figure(counts[name] / games, 2)] for name in order]
    most = ", ".join(say("hot-place", place=name, rate=rate) for name, _, rate in numbers[:3])
    below = say("hot-all", rate=figure(sum(counts.values()) / games, 2), places=most)
    heard = described(title, [say("hot", places=most)])
    return Figure(title, svg, heard, TextTable(columns("place", "times", "rate"), numbers), below)


def ink(glow: float) -> str:
    """Return the name of the ink for a place that glows so much, from 0 to 1.

    The style sheet gives the three names colours that have a contrast of at least 4.5 with every glow, dark and light.
    """
    return "ink-high" if glow > 0.94 else "ink-middle" if glow > 0.58 else "ink-low"


def _fits(text: str, width: float, height: float) -> bool:
    """Return whether letters have room."""
    return 0.57 * LETTERS * len(text) <= width and height >= LETTERS


def _draw(layers: Sequence[alt.Chart], height: float, width: float = WIDTH) -> Markup:
    """Return the layers as one SVG text of that size in px, labels included."""
    chart = alt.layer(*layers).properties(
        width=width, height=height, padding=EDGE, autosize=alt.AutoSizeParams(type="fit", contains="padding")
    )
    letters: JsonObject = {"labelColor": FAINT, "labelFontSize": LETTERS, "labelFlush": True}
    lines: JsonObject = {"gridColor": LINE, "gridOpacity": 0.35, "domain": False, "ticks": False}
    styled = (
        chart.configure(aria=False, background="transparent", font="system-ui, sans-serif")
        .configure_view(stroke="transparent")
        .configure_axis(**letters, **lines)
        .configure_text(fontSize=LETTERS, fill=MOON)
    )
    drawn = vl_convert.vegalite_to_svg(styled.to_dict(), allowed_base_urls=[], format_locale=_axis_numbers())
    return Markup(drawn)


def _axis_numbers() -> JsonObject:
    """Return how the reader's language writes numbers, as d3 wants to know it."""
    locale = reader()
    return {
        "decimal": get_decimal_symbol(locale), "thousands": get_group_symbol(locale), "grouping": [3],
        "currency": ["", ""], "percent": locale.percent_formats[None].suffix[0],
    }  # fmt: skip
