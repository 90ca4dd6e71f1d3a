"""MP-2.11: drawing who begins."""

from __future__ import annotations

from tests.games.gallery_first_seat import FirstSeat


class TestFirstSeat(FirstSeat):
    """MP-2.11, with MP-2.3, MP-2.4, MP-2.7 and MP-3.1:
    equal odds, the order afterwards, what is refused, records, positions and action numbers."""

    name = "midnight-party"
    rule = "MP-2.11"
    phantom = "-10"
