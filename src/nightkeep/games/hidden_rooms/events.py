"""The kinds of events the kernels note; text.py says what they mean."""

from __future__ import annotations

(
    NAMED,  # a tile named the stage
    DEALT,  # a start tile was drawn
    LAID,  # one of them lies under the child
    MOVED,  # the child took a step
    SEARCHED,  # a square was chosen for a tile of the pile
    DREW,  # that tile was turned up
    OPENED,  # it fitted
    MISSED,  # it did not, and is remembered
    FORGOT,  # it did not, and everything is mixed back
    USED,  # a memory tile was laid
    PASSED,  # the turn ended without a search
    SPOTTED,  # the monster turned to the child beside it
    CHASED,  # it advanced on a child in sight
    FOLLOWED,  # it advanced along its arrow
    TURNED,  # it turned to its arrow
    RETURNED,  # off its route, it advanced towards it
    VEERED,  # off its route, it turned towards it
    WON,  # a stage
    LOST,  # a stage
    STAR,  # the child shows its star side
    GAME_OVER,
) = range(21)
