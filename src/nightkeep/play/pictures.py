"""Pictures of boards, drawn by the page's own components in a JavaScript engine inside Python.

The drawing program is built with the page (web/src/draw) and gets nothing but a seat's view, so a picture shows what
that seat may know. Engine and program are loaded with the first picture, once for each thread: an engine belongs to the
thread that made it.
"""

from __future__ import annotations

import threading
from base64 import b64encode
from collections.abc import Callable
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from nightkeep.rules.errors import OptionError, PictureError
from nightkeep.rules.extras import needs
from nightkeep.rules.messages import OWN, Message, language
from nightkeep.rules.things import JsonObject

if TYPE_CHECKING:
    from nightkeep.play.state import State

PROGRAM = Path(__file__).with_name("drawing") / "draw.js"
STACK = 256 * 1024  # bytes of a thread's stack for the engine: 96 KB are enough, and threads on a Mac have 512 KB
MOST_WIDTH = 20_000  # pixels
SHOWN = 960  # pixels that a notebook gives a board at most
Draw = Callable[[str], str]


class Drawing(msgspec.Struct, frozen=True):
    """What the program draws: an SVG document, the board in words, a sentence each, and the seats' scores.

    A score is as the page says it: None leaves it to the rules, and an empty one is not told.
    """

    svg: str
    words: list[str]
    scores: list[str | None]


class Picture:
    """What a seat, or a spectator, may know of a state, drawn as the page does; notebooks show it.

    ``svg``: the board as a document that needs no other file. ``words``: the board in sentences. ``caption``: the game,
    and whose turn it is or who has won. ``scores``: each seat's name and score, where the game tells one.
    """

    def __init__(self, drawing: Drawing, caption: str, scores: list[tuple[str, str]], lang: str) -> None:
        self.svg, self.words = drawing.svg, drawing.words
        self.caption, self.scores, self.lang = caption, scores, lang

    def __repr__(self) -> str:
        return f"<Picture: {self.caption}>"

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        """Return the board as an image, so that its styles and the notebook's stay apart, with its words and scores."""
        source = f"data:image/svg+xml;base64,{b64encode(self.svg.encode()).decode()}"
        told = " · ".join(f"{escape(name)}: <b>{escape(score)}</b>" for name, score in self.scores)
        scores = f"<br>{told}" if told else ""
        words = "".join(f"<li>{escape(line)}</li>" for line in self.words)
        summary = escape(OWN.say(Message("picture-words"), self.lang))
        return (
            f'<figure lang="{escape(self.lang)}" style="margin:0;max-width:{SHOWN}px">'
            f'<img src="{source}" alt="{escape(self.caption)}" style="width:100%">'
            f"<figcaption>{escape(self.caption)}{scores}"
            f"<details><summary>{summary}</summary><ul>{words}</ul></details></figcaption></figure>"
        )


class _Engines(threading.local):
    draw: Draw | None = None


_engines = _Engines()


def picture(state: State, seat: int | None, lang: str | None, dark: bool, width: int | None) -> Picture:
    """Return the picture of what a seat (None: a spectator) may know of a state.

    ``lang``: of its words, by default as ``NIGHTKEEP_LANG`` says. ``width``: in pixels; None: as wide as there is room.
    """
    if width is not None and (isinstance(width, bool) or not isinstance(width, int) or not 1 <= width <= MOST_WIDTH):
        raise OptionError(Message("picture-width", {"width": repr(width), "most": MOST_WIDTH}))
    lang = lang or language()
    view = state.view(seat)
    order = {
        "view": view,
        "names": state.names,
        "lang": lang,
        "dark": dark,
        "width": width,
        "options": state.game.options,
    }
    drawing = msgspec.json.decode(_draw()(msgspec.json.encode(order).decode()), type=Drawing)
    spec = state.game.spec
    title = spec.rules.in_language_or_english(lang).title
    said = zip(state.names, drawing.scores, map(spec.score_text, view["scores"]), strict=True)
    scores = [(name, text if score is None else score) for name, score, text in said if score != ""]
    return Picture(drawing, f"{title}: {_turn(view, state.names).say(lang)}", scores, lang)


def _turn(view: JsonObject, names: tuple[str, ...]) -> Message:
    """Return whose turn it is, or who has won."""
    actor = view["actor"]
    if actor == "chance":
        return Message("turn-chance")
    if actor != "over":
        return Message("turn-seat", {"who": names[actor]})
    won: list[str | int | Message] = [names[seat] for seat in view["winners"]]
    return Message("picture-won", {"who": won}) if won else Message("picture-nobody")


def can_draw() -> bool:
    """Return whether the engine is installed (the extra ``notebook``) and the drawing program is built."""
    return find_spec("quickjs") is not None and PROGRAM.is_file()


def _draw() -> Draw:
    """Return the drawing program, ready in an engine of this thread."""
    if _engines.draw is None:
        _engines.draw = _loaded()
    return _engines.draw


def _loaded() -> Draw:
    with needs("notebook", "quickjs"):
        import quickjs
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
