"""Numbers as the reader's language writes them, and tables of them for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from html import escape
from typing import TYPE_CHECKING

from nightkeep.rules.messages import ENGLISH, OWN, language

if TYPE_CHECKING:
    from babel import Locale


def reader() -> Locale:
    """Return the formats of the reader's language, English ones for a language that nobody knows."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language())
    except (ValueError, UnknownLocaleError):
        return Locale(ENGLISH)


def figure(number: float, digits: int = 0, form: str = "decimal", sign: bool = False) -> str:
    """Return a number as the reader's language writes it: 1,234.5 or 1.234,5; ``form`` is 'decimal' or 'percent'."""
    locale = reader()
    pattern = copy((locale.percent_formats if form == "percent" else locale.decimal_formats)[None])
    pattern.frac_prec = (digits, digits)
    text: str = pattern.apply(number, locale)
    return f"+{text}" if sign and number >= 0 else text


def percent(share: float, digits: int = 0, sign: bool = False) -> str:
    """Return a share as the reader's language writes it: 45.3% or 45,3 %."""
    return figure(share, digits, "percent", sign)


def html_table(columns: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    """Return a table in HTML. ``columns``: what stands over them is the engine's sentence ``column-NAME``."""
    titles = "".join(f"<th>{escape(OWN.text(f'column-{name}'))}</th>" for name in columns)
    lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    over = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{over}<thead><tr>{titles}</tr></thead><tbody>{body}</tbody></table>"
