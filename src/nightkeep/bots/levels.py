"""The levels of bots: the same names for every game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How strong a bot is: its limits for one decision in seconds and in rounds of search over all threads."""

    name: str
    says: str
    seconds: float = 0.0
    rounds: int = 0
    slips: int = 0  # percentage of decisions that may take the second or third best action instead


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("random", "plays any legal action"),
        Level("greedy", "looks one action ahead"),
        Level("easy", "thinks a moment, and often slips", 0.05, 40, slips=60),
        Level("normal", "thinks a little, and sometimes slips", 0.3, 150, slips=35),
        Level("hard", "thinks for up to a second, and now and then slips", 1.0, 800, slips=15),
        Level("expert", "thinks for up to three seconds, on all cores", 3.0, 10_000_000),
    )
}
