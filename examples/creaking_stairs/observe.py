"""What learners see: everything."""

from __future__ import annotations

from nightkeep.core.observation import Field
from nightkeep.games.creaking_stairs.state import FINISHED, MOST_PLAYERS, MOST_STAIRS

OBSERVATION = (
    Field("phase", "0 choosing, 1 rolling, 2 finished", 0, FINISHED),
    Field("turn", "whose turn it is", 0, MOST_PLAYERS - 1),
    Field("players", "how many play", 2, MOST_PLAYERS),
    Field("stair", "the stair of each seat's figure", 0, MOST_STAIRS),
)
