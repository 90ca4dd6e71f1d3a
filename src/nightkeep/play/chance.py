"""Chance drawn outside the state: exact, reproducible, and checkable by anyone who has the seed."""

from __future__ import annotations

import hmac
import secrets

SPAN = 1 << 64


class Chance:
    """Random whole numbers from HMAC-SHA-256 of a seed and a counter, made uniform by rejection.

    Draw ``n`` uses the first eight bytes of HMAC(seed, "n"), "n.1", ... as a big-endian number, and takes the first
    one below the largest multiple of ``total``; the outcome is that number modulo ``total``.
    """

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        if seed is None:
            seed = secrets.token_hex(16)
        self.seed = seed
        self._key = seed if isinstance(seed, bytes) else str(seed).encode()
        self.drawn = 0

    def below(self, total: int) -> int:
        """Return a whole number from 0 to total - 1, all exactly equally likely."""
        even = SPAN - SPAN % total
        tries = 0
        while True:
            label = f"{self.drawn}.{tries}" if tries else str(self.drawn)
            number = int.from_bytes(hmac.digest(self._key, label.encode(), "sha256")[:8], "big")
            if number < even:
                self.drawn += 1
                return number % total
            tries += 1

    def weighted(self, weights: list[int]) -> int:
        """Return the place of one of the weights, drawn with exactly its share."""
        left = self.below(sum(weights))
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        raise ValueError("weights must be positive")
