"""Pictures of boards, drawn by the page's own components in a JavaScript engine inside Python.

The drawing program is built with the page (web/src/draw) and gets nothing but a seat's view, so a picture shows what
that seat may know. Engine and program are loaded with the first picture, once for each thread: an engine belongs to the
thread that made it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from nightkeep.rules.errors import OptionError, PictureError
from nightkeep.rules.messages import Message, language

if TYPE_CHECKING:
    from nightkeep.play.state import State

PROGRAM = Path(__file__).with_name("drawing") / "draw.js"
STACK = 512 * 1024  # bytes that the engine may use of a thread's stack
MOST_WIDTH = 20_000  # pixels
Draw = Callable[[str], str]


class Drawing(msgspec.Struct, frozen=True):
    """What the program draws: an SVG document, and the board in words, a sentence each."""

    svg: str
    words: list[str]


class _Engines(threading.local):
    draw: Draw | None = None


_engines = _Engines()


def drawn(state: State, seat: int | None, lang: str | None, dark: bool, width: int | None) -> Drawing:
    """Return the picture of what a seat (None: a spectator) may know of a state.

    ``lang``: of its words, by default as ``NIGHTKEEP_LANG`` says. ``width``: in pixels; None: as wide as there is room.
    """
    if width is not None and (isinstance(width, bool) or not 1 <= width <= MOST_WIDTH):
        raise OptionError(Message("picture-width", {"width": repr(width), "most": MOST_WIDTH}))
    order = {
        "view": state.view(seat),
        "names": state.names,
        "lang": lang or language(),
        "dark": dark,
        "width": width,
        "options": state.game.options,
    }
    return msgspec.json.decode(_draw()(msgspec.json.encode(order).decode()), type=Drawing)


def _draw() -> Draw:
    """Return the drawing program, ready in an engine of this thread."""
    if _engines.draw is None:
        _engines.draw = _loaded()
    return _engines.draw


def _loaded() -> Draw:
    try:
        import quickjs
    except ImportError:
        raise PictureError(Message("picture-no-engine")) from None
    if not PROGRAM.is_file():
        raise PictureError(Message("picture-not-built"))
    engine = quickjs.Context()
    engine.set_max_stack_size(STACK)
    engine.add_callable("pluralOf", _plural)
    engine.add_callable("numberOf", _number)
    engine.eval(PROGRAM.read_text(encoding="utf-8"))
    draw: Draw = engine.get("draw")
    return draw


def _plural(lang: str, value: float) -> str:
    """Return the plural form that a language uses with a number: 'one', 'other' ..."""
    from babel import Locale

    return str(Locale.parse(lang).plural_form(value))


def _number(lang: str, value: float, digits: int) -> str:
    """Return a number as a language writes it, with so many decimals at least and no separators of thousands."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, f"0.{'0' * int(digits)}" if digits else "0.###", lang))
