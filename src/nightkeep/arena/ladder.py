"""What the results of a match say: shares of victory with their intervals, ratings, sides and duels."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from nightkeep.arena.match import Result
from nightkeep.batch.statistics import interval
from nightkeep.rules.extras import missing_modules
from nightkeep.rules.record import Array

SCALE = 400 / math.log(10)  # as in chess: 400 points are odds of ten to one


@dataclass(frozen=True)
class Standing:
    """One bot's result over all chairs.

    ``fair`` is the share it would have if all chairs won equally often; ``rating`` is None without choix.
    """

    name: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    rating: float | None


def standings(names: list[str], results: Iterable[Result], teams: tuple[int, ...]) -> list[Standing]:
    """Return each bot's share of victory with its 95% interval, and its rating; bots of one name count together."""
    results = list(results)
    kinds = list(dict.fromkeys(names))
    shares: dict[str, list[float]] = {kind: [] for kind in kinds}
    fair: dict[str, float] = dict.fromkeys(kinds, 0.0)
    beaten = np.zeros((len(kinds), len(kinds)))
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
                if other != kind:  # per chair: a bot in three chairs is no stronger than in one
                    beaten[kinds.index(kind), kinds.index(other)] += share / taken
    ratings = rate(beaten) if can_rate() else [None] * len(kinds)
    table = []
    for kind, rating in zip(kinds, ratings, strict=True):
        low, mean, high = interval(shares[kind])
        games = len(shares[kind])
        table.append(Standing(kind, games, mean, low, high, fair[kind] / games if games else 0.0, rating))
    return table


def can_rate() -> bool:
    """Return whether choix, which computes the ratings, is installed (the extra ``lab``)."""
    return not missing_modules("lab", "choix", "scipy")


def rate(beaten: Array) -> list[float]:
    """Return the Bradley-Terry ratings that explain best how often each row beat each column.

    Every pairing that met gets half a win more on either side, so that a clean sweep stays finite. Ratings can be
    compared between those who met, directly or through others; the mean of each such group is 1500.
    """
    import choix
    from scipy.sparse.csgraph import connected_components

    met = beaten + beaten.T > 0
    ratings = np.full(len(beaten), 1500.0)
    groups, group_of = connected_components(met, directed=False)
    for group in range(groups):
        members = np.flatnonzero(group_of == group)
        if len(members) > 1:
            wins = (beaten + 0.5 * met)[np.ix_(members, members)]
            ratings[members] += SCALE * choix.ilsr_pairwise_dense(wins, max_iter=1000)
    return [float(rating) for rating in ratings]


@dataclass(frozen=True)
class Side:
    """One bot's result in one chair: a seat, or a team of seats that win together."""

    name: str
    chair: int
    games: int
    share: float
    low: float
    high: float


def sides(names: list[str], results: Iterable[Result], teams: tuple[int, ...]) -> list[Side]:
    """Return each bot's share of victory in each chair, if the list of bots is long enough for every chair.

    Bots of one name count together.
    """
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
    """Two bots that played a solo game with the same dice: in how many games each won where the other did not.

    ``share`` is the first one's part of those games.
    """

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
    """Compare every two bots of a solo game, dice by dice.

    Luck that helps or harms both cancels out, so this needs fewer games than a comparison of their shares. Dice that
    one of them has not played are left out.
    """
    if len(set(teams)) > 1:
        return []
    won: dict[int, dict[int, bool]] = {}
    for result in results:
        won.setdefault(result.dice, {})[result.bots[0]] = result.share[result.bots[0]] > 0
    table = []
    for one, other in combinations(range(len(names)), 2):
        pairs = [(of[one], of[other]) for of in won.values() if one in of and other in of]
        low, share, high = interval([float(first) for first, second in pairs if first != second])
        both, only_one = pairs.count((True, True)), pairs.count((True, False))
        only_other, neither = pairs.count((False, True)), pairs.count((False, False))
        table.append(Duel(names[one], names[other], both, only_one, only_other, neither, share, low, high))
    return table
