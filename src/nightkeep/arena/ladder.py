"""From results to shares of victory with their intervals, and to ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from nightkeep.arena.match import Result
from nightkeep.core.statistics import interval

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
            taken = sum(name == kind for name in at.values())
            shares[kind].append(share)
            fair[kind] += taken / chairs
            for other in part:
                if other != kind:
                    beaten[kind, other] += share / taken  # chair by chair: three are no stronger than one
    ratings = rate(kinds, beaten)
    table = []
    for kind in kinds:
        low, mean, high = interval(shares[kind])
        games = len(shares[kind])
        table.append(Standing(kind, games, mean, low, high, fair[kind] / games if games else 0.0, ratings[kind]))
    return table


@dataclass(frozen=True)
class Side:
    """One bot's result in one chair (a seat, or a team of seats that win together)."""

    name: str
    chair: int
    games: int
    share: float
    low: float
    high: float


def sides(names: list[str], results: Iterable[Result], teams: tuple[int, ...]) -> list[Side]:
    """Shares of victory in each chair, with 95% intervals, if each chair had a place in the list of bots for itself.
    Bots of the same name count together."""
    results = list(results)
    table: list[Side] = []
    if len(names) < len(set(teams)):
        return table
    for chair in sorted(set(teams)):
        seat = teams.index(chair)
        for kind in dict.fromkeys(names):
            won = [result.share[result.bots[seat]] for result in results if names[result.bots[seat]] == kind]
            low, mean, high = interval(won)
            table.append(Side(kind, chair, len(won), mean, low, high))
    return table


@dataclass(frozen=True)
class Duel:
    """Two bots that played a solo game with the same dice, again and again: how often each won where the other did not.
    ``share`` is the first one's part of those."""

    one: str
    other: str
    both: int
    only_one: int
    only_other: int
    neither: int
    share: float
    low: float
    high: float


def duels(names: list[str], results: Iterable[Result], teams: tuple[int, ...]) -> list[Duel]:
    """A solo game judged dice by dice, for every two bots. Luck that helps or harms both says nothing, so this tells
    bots apart with fewer games than their rates do. Dice that one of them has not played yet are left out."""
    if len(set(teams)) > 1:
        return []
    won: dict[int, dict[int, bool]] = {}
    for result in results:
        won.setdefault(result.dice, {})[result.bots[0]] = result.share[result.bots[0]] > 0
    table = []
    for one, other in combinations(range(len(names)), 2):
        pairs = [(of[one], of[other]) for of in won.values() if one in of and other in of]
        low, share, high = interval([float(first) for first, second in pairs if first != second])
        table.append(
            Duel(
                names[one],
                names[other],
                pairs.count((True, True)),
                pairs.count((True, False)),
                pairs.count((False, True)),
                pairs.count((False, False)),
                share,
                low,
                high,
            )
        )
    return table


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
