"""Two studies side by side: which differences are more than luck."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nightkeep.core.statistics import differs, holm, moments
from nightkeep.lab.results import Results


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
    """The length and every side's share and score, of all cells that both studies have by name. More tests than needed
    would hide differences: a team has one share, of two sides the second has what the first leaves, and a score that
    only says who has won is left out."""
    others = {found.cell.name: found for found in there.cells}
    rows: list[Comparison] = []
    for found in here.cells:
        other = others.get(found.cell.name)
        if other is None:
            continue
        lengths = [[float(n) for n in side.rows["actions"]] for side in (found, other)]
        pairs = [("actions a game", False, lengths[0], lengths[1])]
        for i, (name, seat) in enumerate(found.sides):
            if seat >= other.game.players:
                continue
            shares, scores = ((found.by_seat(kind, seat), other.by_seat(kind, seat)) for kind in ("shares", "scores"))
            if (i, len(found.sides)) != (1, 2):
                pairs.append((f"{name}: share of wins", True, *shares))
            if scores != shares:
                pairs.append((f"{name}: score", False, *scores))
        for what, share, mine, theirs in pairs:
            a, b = moments(mine)[0], moments(theirs)[0]
            rows.append(Comparison(found.cell.name, what, share, a, b, differs(mine, theirs)))
    corrected = holm([row.p for row in rows])
    return [replace(row, p=p) for row, p in zip(rows, corrected, strict=True)]
