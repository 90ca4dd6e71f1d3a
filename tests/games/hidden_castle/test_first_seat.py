"""HC-2.14: drawing who begins."""

from __future__ import annotations

from tests.games.gallery_first_seat import FirstSeat


class TestFirstSeat(FirstSeat):
    """HC-2.14, with HC-2.3, HC-2.4, HC-2.8 and HC-3.1:
    equal odds, the order afterwards, what is refused, records, positions and action numbers."""

    name = "hidden-castle"
    rule = "HC-2.14"
    phantom = "door"
