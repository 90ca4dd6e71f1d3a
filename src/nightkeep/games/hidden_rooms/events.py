"""The kinds of events that the kernels note; tables.py says what they mean."""

from __future__ import annotations

(
    NAMED,  # a tile named the stage
    DEALT,  # a start tile was drawn
    LAID,  # one of them was laid under the child
    MOVED,  # the child took a step
    SEARCHED,  # a square was chosen for a tile of the pile
    DREW,  # that tile was turned up
    FITTED,  # it fits, and is laid
    NOT_FITTED,  # it did not fit, and goes to the memory area
    MIXED_BACK,  # it did not fit, and all tiles are mixed back into the pile
    REMEMBERED,  # a tile of the memory area was laid
    ENDED_TURN,  # the turn ended without a search
    TURNED_TO_CHILD,  # the monster turned to the child beside it
    CHASED,  # it advanced on a child in sight
    FOLLOWED,  # it advanced along its arrow
    TURNED,  # it turned to its arrow
    RETURNED,  # off its route, it advanced towards it
    TURNED_BACK,  # off its route, it turned towards it
    WON,  # a stage
    LOST,  # a stage
    STAR,  # the child shows its star side
    GAME_OVER,
) = range(21)
