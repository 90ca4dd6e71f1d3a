"""From results to shares of victory with their intervals, and to ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from nightkeep.arena.match import Result

SCALE = 400 / math.log(10)  # as in chess: 400 points are odds of ten to one


@dataclass(frozen=True)
class Standing:
    """One bot's result. ``fair`` is the share it would have if all chairs won equally often."""

    name: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    rating: float


def standings(names: list[str], results: Iterable[Result], teams: tuple[int, ...]) -> list[Standing]:
    """Shares of victory with 95% intervals, and ratings. Bots of the same name count together."""
    results = list(results)
    kinds = list(dict.fromkeys(names))
    shares: dict[str, list[float]] = {kind: [] for kind in kinds}
    fair: dict[str, float] = dict.fromkeys(kinds, 0.0)
    beaten = {(a, b): 0.0 for a in kinds for b in kinds if a != b}
    chairs = len(set(teams))
    for result in results:
        at = {team: names[bot] for team, bot in zip(teams, result.bots, strict=True)}
        part = dict.fromkeys(set(at.values()), 0.0)
        for bot in set(result.bots):
            part[names[bot]] += result.share[bot]
        for kind, share in part.items():
            shares[kind].append(share)
            fair[kind] += sum(name == kind for name in at.values()) / chairs
            for other in part:
                if other != kind:
                    beaten[kind, other] += share
    ratings = rate(kinds, beaten)
    table = []
    for kind in kinds:
        low, mean, high = interval(shares[kind])
        games = len(shares[kind])
        table.append(Standing(kind, games, mean, low, high, fair[kind] / games if games else 0.0, ratings[kind]))
    return table


def interval(values: list[float]) -> tuple[float, float, float]:
    """Lower end, mean and upper end of a 95% interval for the mean of values between 0 and 1 (Wilson's)."""
    n = len(values)
    if n == 0:
        return 0.0, 0.0, 1.0
    mean, z = sum(values) / n, 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), mean, min(1.0, middle + half)


def rate(names: list[str], beaten: dict[tuple[str, str], float]) -> dict[str, float]:
    """Ratings that explain who won against whom best (Bradley and Terry), with half a win each added to every pairing
    that met, so that a clean sweep stays finite; their mean is 1500."""
    strength = dict.fromkeys(names, 1.0)
    met = {pair for pair, wins in beaten.items() if wins + beaten[pair[1], pair[0]] > 0}
    for _ in range(500):
        for name in names:
            wins = sum(beaten[name, b] + 0.5 for a, b in met if a == name)
            games = sum(
                (beaten[name, b] + beaten[b, name] + 1) / (strength[name] + strength[b]) for a, b in met if a == name
            )
            if games:
                strength[name] = wins / games
        middle = math.exp(sum(map(math.log, strength.values())) / len(names))
        strength = {name: value / middle for name, value in strength.items()}
    return {name: 1500 + SCALE * math.log(value) for name, value in strength.items()}
