"""Small pictures as SVG text: intervals, distributions, and heat maps on a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from nightkeep.core.heat import Spot

WIDTH = 350.0  # as wide as a phone; three pictures stand side by side on a desk
EDGE = 10.0
LARGE, SMALL = 14, 12  # sizes of letters; the smaller one for places that hold no larger


def _svg(height: float, inside: list[str], said: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH:.0f} {height:.0f}" width="{WIDTH:.0f}" role="img" aria-label="{escape(said)}">'
        f"{''.join(inside)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def lit(part: float) -> str:
    """Which ink is read best on a place lit by so large a part: the page's style knows these names."""
    return "hottest" if part > 0.85 else "hot" if part > 0.56 else "dim"


def share(low: float, mean: float, high: float) -> str:
    return f"{mean:.1%} ({low:.1%} to {high:.1%})"


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from low to high, at most so many steps."""
    span = max(high - low, 1e-9)
    step = 10.0 ** len(str(int(span))) / 1e6
    while span / step > most:
        step *= 2 if str(f"{step:.9f}").strip("0.")[:1] in ("1", "5") else 2.5
    first = int(low / step) * step
    return [first + i * step for i in range(most + 2) if low - 1e-9 <= first + i * step <= high + 1e-9]


def intervals(
    title: str,
    rows: Sequence[tuple[str, float, float, float]],
    marks: Sequence[float] = (),
    top: float = 1.0,
) -> str:
    """For each row its name, and below it low end, middle and high end of a share; ``marks``: where even would be."""
    line, longest = 40, 36
    bottom = line * len(rows) + 8
    across = WIDTH - 2 * EDGE

    def at(value: float) -> float:
        return EDGE + across * min(value, top) / top

    inside = []
    for value in ticks(0, top):
        inside.append(f'<line x1="{at(value):.1f}" x2="{at(value):.1f}" y1="4" y2="{bottom}" class="grid"/>')
        anchor = "start" if value == 0 else "end" if at(value) > WIDTH - 30 else "middle"
        inside.append(_text(at(value), bottom + 18, f"{value:.0%}", anchor, "faint"))
    for mark in marks:
        inside.append(f'<line x1="{at(mark):.1f}" x2="{at(mark):.1f}" y1="4" y2="{bottom}" class="even"/>')
    for i, (name, low, mean, high) in enumerate(rows):
        y = 8 + i * line
        shown = name if len(name) <= longest else name[: longest - 1] + "\u2026"
        inside.append(f"<g><title>{escape(name)}: {share(low, mean, high)}</title>")
        inside.append(_text(EDGE, y + 14, shown) + _text(WIDTH - EDGE, y + 14, f"{mean:.1%}", "end", "number"))
        inside.append(f'<line x1="{at(low):.1f}" x2="{at(high):.1f}" y1="{y + 26}" y2="{y + 26}" class="bar"/>')
        inside.append(f'<circle cx="{at(mean):.1f}" cy="{y + 26}" r="5" class="dot"/></g>')
    said = "; ".join(f"{name} {share(*numbers)}" for name, *numbers in rows)
    return _svg(bottom + 26, inside, f"{title}: {said}")


def grid(
    title: str,
    across: tuple[str, Sequence[str]],
    down: tuple[str, Sequence[str]],
    shares: Mapping[tuple[str, str], tuple[float, float, float]],
) -> str:
    """A table of a share for each pair of two options' values, the largest lit most: ``shares`` by (down, across)."""
    most = max(mean for _, mean, _ in shares.values()) or 1
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in across[1])
    rows = []
    for row in down[1]:
        cells = []
        for column in across[1]:
            if (row, column) not in shares:
                cells.append("<td></td>")
                continue
            low, mean, high = shares[row, column]
            part = mean / most
            said = f"<strong>{mean:.1%}</strong><br>{low:.0%} to {high:.0%}"
            cells.append(f'<td class="{lit(part)}" style="--lit: {part:.1%}">{said}</td>')
        rows.append(f'<tr><th scope="row">{escape(row)}</th>{"".join(cells)}</tr>')
    corner = f"{escape(down[0])} \u2193 {escape(across[0])} \u2192"
    return (
        f'<div class="scroll"><table class="pairs"><caption>{escape(title)}</caption><thead><tr><th>{corner}</th>{head}'
        f"</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def histogram(title: str, values: Sequence[float], low: float, high: float) -> str:
    """How values spread from low to high, in whole-number bins; the line is their mean."""
    top, bottom, most = 26.0, 140.0, 40
    size = max(1, -(-int(high - low + 1) // most))
    bins = [0] * (int(high - low) // size + 1)
    for value in values:
        bins[int(value - low) // size] += 1
    each = (WIDTH - 2 * EDGE) / len(bins)
    tallest = max(bins) or 1
    inside = [_text(EDGE, 17, f"tallest bar: {tallest}", "start", "faint")]
    for i, n in enumerate(bins):
        tall = (bottom - top) * n / tallest
        first, last = int(low) + i * size, int(low) + (i + 1) * size - 1
        said = f"{first}" if size == 1 else f"{first} to {last}"
        inside.append(
            f'<rect x="{EDGE + i * each:.1f}" y="{bottom - tall:.1f}" width="{max(each - 1, 0.6):.1f}" '
            f'height="{tall:.1f}" class="fill"><title>{said}: {n}</title></rect>'
        )
    mean = sum(values) / len(values)
    x = EDGE + (mean - low) / size * each + each / 2 / size
    inside.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}" class="even"/>')
    inside.append(_text(EDGE, bottom + 18, f"{int(low)}", "start", "faint"))
    inside.append(_text(WIDTH - EDGE, bottom + 18, f"{int(high)}", "end", "faint"))
    inside.append(_text(WIDTH - EDGE, 17, f"mean {mean:.1f}", "end", "number"))
    return _svg(bottom + 26, inside, f"{title}: mean {mean:.1f}, from {min(values):.0f} to {max(values):.0f}")


def heat_map(
    title: str, spots: Mapping[str, Spot], counts: Mapping[str, int], games: int, hottest: float | None = None
) -> str:
    """A board whose places glow by how often something happened there in a game; ``hottest``: what glows most."""
    left, top = min(spot.x for spot in spots.values()), min(spot.y for spot in spots.values())
    across = max(spot.x + spot.width for spot in spots.values()) - left
    down = max(spot.y + spot.height for spot in spots.values()) - top
    unit = min((WIDTH - 2 * EDGE) / across, WIDTH / down)  # no higher than wide
    start = (WIDTH - across * unit) / 2
    hottest = hottest or max(counts.values(), default=0) / games or 1
    widest = f"{hottest:.2f}"
    numbered = all(fits(widest, LARGE, spot.width * unit, spot.height * unit / 2 - 2) for spot in spots.values())
    inside = []
    for name, spot in spots.items():
        n = counts.get(name, 0)
        glow = n / games / hottest
        x, y = start + (spot.x - left) * unit, EDGE + (spot.y - top) * unit
        wide, tall = spot.width * unit, spot.height * unit
        box = f'x="{x:.1f}" y="{y:.1f}" width="{wide - 1:.1f}" height="{tall - 1:.1f}" rx="2"'
        inside.append(
            f"<g><title>{escape(name)}: {n} times, {n / games:.2f} a game</title>"
            f'<rect {box} class="spot"/><rect {box} class="fill" opacity="{glow:.3f}"/>'
        )
        if numbered:
            number = f"{n / games:.2f}" if n else "\u2013"
            inside.append(_text(x + wide / 2, y + tall / 2 - 3, name, "middle", lit(glow)))
            inside.append(_text(x + wide / 2, y + tall / 2 + 14, number, "middle", lit(glow)))
        elif any(fits(name, size, wide, tall) for size in (LARGE, SMALL)):
            kind = "" if fits(name, LARGE, wide, tall) else " small"
            inside.append(_text(x + wide / 2, y + tall / 2 + 4, name, "middle", lit(glow) + kind))
        inside.append("</g>")
    return _svg(down * unit + 2 * EDGE, inside, f"{title}: {most_often(counts, games)}")


def fits(text: str, size: int, wide: float, tall: float) -> bool:
    """Whether letters of a size have room."""
    return 0.57 * size * len(text) <= wide and size <= tall


def most_often(counts: Mapping[str, int], games: int, most: int = 3) -> str:
    """The places where something happened most often, in words."""
    first = sorted(counts.items(), key=lambda item: -item[1])[:most]
    return "most often " + ", ".join(f"{name} ({n / games:.2f} a game)" for name, n in first if n)
