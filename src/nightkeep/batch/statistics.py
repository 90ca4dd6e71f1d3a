"""How sure a share is. Everything beyond this one interval comes from SciPy and choix, in the extra ``lab``."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean

Z = NormalDist().inv_cdf(0.975)  # 1.96: standard deviations on either side that hold 95% of a normal distribution


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the lower end, the mean and the upper end of the 95% Wilson interval for a mean of values from 0 to 1.

    The values may be parts of a victory. SciPy's ``proportion_ci`` takes whole numbers of wins only, and the commands
    of the base install need the interval without SciPy. Without values: (0, 0, 1).
    """
    n = len(values)
    if n == 0:
        return 0.0, 0.0, 1.0
    mean = fmean(values)
    middle = mean + Z * Z / (2 * n)
    half = Z * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return max(0.0, (middle - half) / scale), mean, min(1.0, (middle + half) / scale)
