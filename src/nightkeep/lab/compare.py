"""The comparison of two studies: which differences are statistically significant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from scipy import stats

from nightkeep.lab.results import Results
from nightkeep.lab.sentences import say


@dataclass(frozen=True)
class Comparison:
    """One figure of one cell in both studies; ``p`` is corrected for the number of comparisons."""

    cell: str
    what: str
    share: bool  # whether it is a share, written as a percentage
    here: float
    there: float
    p: float


def compare(here: Results, there: Results) -> list[Comparison]:
    """Compare the length and every side's share and score, in all cells that both studies have by name.

    More tests than needed would hide differences: a team has one share, of two sides the second has what the first
    leaves, and a score that only says who has won is left out.
    """
    others = {found.cell.name: found for found in there.cells}
    rows: list[Comparison] = []
    for found in here.cells:
        other = others.get(found.cell.name)
        if other is None:
            continue
        pairs = [(say("compared-length"), False, found.lengths, other.lengths)]
        for i, (name, seat) in enumerate(found.sides):
            if seat >= other.game.players:
                continue
            shares, scores = ((found.by_seat(kind, seat), other.by_seat(kind, seat)) for kind in ("shares", "scores"))
            if (i, len(found.sides)) != (1, 2):
                pairs.append((say("compared-share", side=name), True, *shares))
            if scores != shares:
                pairs.append((say("compared-score", side=name), False, *scores))
        for what, share, mine, theirs in pairs:
            means = float(np.mean(mine)), float(np.mean(theirs))
            rows.append(Comparison(found.cell.name, what, share, *means, p_value(mine, theirs)))
    corrected = holm([row.p for row in rows])
    return [replace(row, p=p) for row, p in zip(rows, corrected, strict=True)]


def p_value(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the probability of a difference of the means at least this large if there is none.

    That is Welch's two-sided t-test. Where neither sample varies, it is Fisher's exact test; of a single value nothing
    can be said.
    """
    n, m = len(one), len(other)
    mean, other_mean = np.mean(one), np.mean(other)
    if min(n, m) < 2 or mean == other_mean:
        return 1.0
    spread, other_spread = np.std(one, ddof=1), np.std(other, ddof=1)
    if spread == other_spread == 0:
        return float(stats.fisher_exact([[n, 0], [0, m]]).pvalue)
    return float(stats.ttest_ind_from_stats(mean, spread, n, other_mean, other_spread, m, equal_var=False).pvalue)


def holm(chances: Sequence[float]) -> list[float]:
    """Correct p-values for their number by Holm's method: the chance that any of them misleads stays small."""
    order = np.argsort(chances)
    stepped = np.sort(chances) * np.arange(len(chances), 0, -1)
    corrected = np.empty(len(chances))
    corrected[order] = np.minimum(1.0, np.maximum.accumulate(stepped))
    return corrected.tolist()
