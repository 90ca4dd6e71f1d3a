"""Texts fit their boxes on every page, in every language, on a desk and on a phone."""

from __future__ import annotations

import pytest

from tests.web.conftest import Meet
from tests.web.tour import LANGUAGES, SIZES, TOO_LONG, looks, prepared

pytestmark = pytest.mark.slow


def test_no_text_is_cut_off(meet: Meet) -> None:
    """Headings, buttons, tabs, labels and titles: nothing is wider or higher than its box, or outside the window."""
    person = meet()
    stops = prepared(person)
    found = [
        f"{name} {lang} {size}: {text}"
        for name, lang, size, page in looks(person, stops, LANGUAGES, SIZES)
        for text in page.evaluate(TOO_LONG)
    ]
    assert found == []
