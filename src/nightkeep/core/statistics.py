"""How sure a figure is: intervals and tests for results of many games."""

from __future__ import annotations

import math
from collections.abc import Sequence

SURE = 1.96  # standard deviations on either side that hold 95% of a normal distribution


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Lower end, mean and upper end of a 95% interval for the mean of values between 0 and 1 (Wilson's)."""
    n = len(values)
    if n == 0:
        return 0.0, 0.0, 1.0
    mean, z = sum(values) / n, SURE
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), mean, min(1.0, middle + half)


def moments(values: Sequence[float]) -> tuple[float, float]:
    """Mean and variance (of the population that a sample comes from); the variance of one value is 0."""
    n = len(values)
    mean = sum(values) / n
    return mean, sum((value - mean) ** 2 for value in values) / (n - 1) if n > 1 else 0.0


def differs(one: Sequence[float], other: Sequence[float]) -> float:
    """How probable a difference of the means at least this large is if there is none (Welch's two-sided t-test).

    Where neither sample spreads, what counts is how often chance alone would part the values like this; of a single
    value nothing can be said.
    """
    n, m = len(one), len(other)
    (a, va), (b, vb) = moments(one), moments(other)
    if a == b or min(n, m) < 2:
        return 1.0
    spread, slack = va / n + vb / m, (va / n) ** 2 / (n - 1) + (vb / m) ** 2 / (m - 1)
    if spread == 0:
        return (2 if n == m else 1) * math.exp(math.lgamma(n + 1) + math.lgamma(m + 1) - math.lgamma(n + m + 1))
    return student((a - b) / math.sqrt(spread), spread**2 / slack)


def student(t: float, freedom: float) -> float:
    """How probable a value at least so far from 0 is in Student's distribution: an incomplete beta function, by its
    continued fraction."""
    x, a, b = freedom / (freedom + t * t), freedom / 2, 0.5
    if x <= 0.0 or x >= 1.0:
        return min(1.0, max(0.0, x))
    other_end = x > (a + 1) / (a + b + 2)  # from there it converges faster
    if other_end:
        x, a, b = 1 - x, b, a
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    value = d
    for i in range(1, 1000):
        for step in (
            i * (b - i) * x / ((a + 2 * i - 1) * (a + 2 * i)),
            -(a + i) * (a + b + i) * x / ((a + 2 * i) * (a + 2 * i + 1)),
        ):
            d, c = 1 / (1 + step * d), 1 + step / c
            value *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    size = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    found = math.exp(size) * value / a
    return 1 - found if other_end else found


def holm(chances: Sequence[float]) -> list[float]:
    """The same for many comparisons at once (Holm's correction): the chance that any of them misleads stays small."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    corrected, highest = [0.0] * len(chances), 0.0
    for rank, i in enumerate(order):
        highest = max(highest, min(1.0, chances[i] * (len(chances) - rank)))
        corrected[i] = highest
    return corrected
