"""The kinds of events that the kernels note; tables.py says what they mean."""

from __future__ import annotations

(
    LAID,  # a closed tile lies in the grid
    DEALT,  # a card of the first hands
    DRAWN,  # a card of the draw pile
    REFILLED,  # the discard pile became the draw pile
    THROWN,  # a card was played without effect
    KEY_PLAYED,
    UNLOCKED,  # a Skeleton Key took a Padlock off
    PADLOCK_LAID,
    PASSAGE_LAID,
    HACKSAW_LAID,
    NET_LAID,
    FLIPPED,  # a front was seen for the first time
    OPENED,  # a front was turned up again
    CLOSED,
    ENTERED,  # a character came into the castle
    MOVED,
    LEFT,  # it went out
    STAYED,
    HELD,  # it could not move, because of a Net
    KEY_EARNED,  # an Extra Key may be used
    KEY_USED,
    DECLINED,
    TURN_EARNED,
    NET_OFF,
    WON,
    TIED,  # the turn limit was reached
    STARTER_DRAWN,  # who begins
) = range(27)
