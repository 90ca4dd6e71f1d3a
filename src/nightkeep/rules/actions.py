"""Actions as a grammar: from one table come their numbers, canonical texts, parsing, structured form and aim.

An action of a kind has the number ``start + sum(stride * thing)``. Starts and strides are the constants (or functions
of the loaded board) that the kernels compute with. The numbers of two kinds may interleave.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from nightkeep.rules.messages import Args, Message, nearest
from nightkeep.rules.record import AnyBoard
from nightkeep.rules.things import Json, Thing, UnknownWordError, WordsError, unknown

BoardNumber = int | Callable[[AnyBoard], int]  # a number, or a function of the loaded board
MOST_QUOTED = 80  # characters of a wrong text that an error repeats


class NoActionError(WordsError):
    """A text, a number or a structure is not an action of the game; the message says what actions look like."""


@dataclass(frozen=True)
class Part:
    """A thing that an action names. The action's number grows by ``stride`` with each number of the thing."""

    thing: Thing
    stride: BoardNumber = 1


@dataclass(frozen=True)
class Action:
    """A kind of action.

    ``text`` is its canonical text, with every part in braces: ``"enter {chamber} from {origin}"``. ``also`` are other
    texts that are read as the same action. ``origin`` and ``target`` name the parts where it begins and ends on the
    board, for drawing. ``example`` is an action text for error messages.
    """

    kind: str
    text: str
    start: BoardNumber
    parts: Mapping[str, Part] = field(default_factory=dict)
    also: tuple[str, ...] = ()
    origin: str | None = None
    target: str | None = None
    example: str = ""

    def __post_init__(self) -> None:
        if "kind" in self.parts:
            raise ValueError(f"action {self.kind}: no part may be called 'kind', which a structured action has already")
        for text in (self.text, *self.also):
            if sorted(re.findall(r"\{(\w+)\}", text)) != sorted(self.parts):
                raise ValueError(f"action {self.kind}: '{text}' must name these parts once each: {list(self.parts)}")
        for name in (self.origin, self.target):
            if name is not None and name not in self.parts:
                raise ValueError(f"action {self.kind} has no part '{name}'; its parts are {list(self.parts)}")

    def pattern(self, text: str) -> re.Pattern[str]:
        """Return the expression that matches one of the action's texts."""
        pieces = re.split(r"\{(\w+)\}", text)
        pieces[::2] = map(re.escape, pieces[::2])
        pieces[1::2] = (f"(?P<{name}>{self.parts[name].thing.pattern})" for name in pieces[1::2])
        return re.compile("".join(pieces))

    def numbering(self, board: AnyBoard) -> Numbering:
        """Return how actions of this kind are numbered on a board."""

        def on_board(number: BoardNumber) -> int:
            return int(number(board)) if callable(number) else number

        parts = [_Digit(name, on_board(part.stride), part.thing.count(board)) for name, part in self.parts.items()]
        return Numbering(self, on_board(self.start), sorted(parts, key=lambda part: -part.stride))


class _Digit(NamedTuple):
    """What a part adds to an action's number: ``stride`` times a number below ``things``."""

    name: str
    stride: int
    things: int


@dataclass(frozen=True)
class Numbering:
    """The numbers of a kind of action on one board. ``digits`` begin with the largest stride."""

    action: Action
    start: int
    digits: list[_Digit]

    @property
    def end(self) -> int:
        """Return the number after the largest one."""
        return self.start + sum(stride * (count - 1) for _, stride, count in self.digits) + 1

    def number(self, things: Mapping[str, int]) -> int:
        """Return the number of an action from the numbers of its things."""
        return self.start + sum(stride * things[name] for name, stride, _ in self.digits)

    def things(self, number: int) -> dict[str, int] | None:
        """Return the numbers of an action's things; None if it is not of this kind."""
        left = number - self.start
        found: dict[str, int] = dict.fromkeys(self.action.parts, 0)
        for name, stride, count in self.digits:
            found[name], left = divmod(left, stride)
            if not 0 <= found[name] < count:
                return None
        return found if left == 0 else None


class _Index:
    """The numberings of all kinds on one board, found by number.

    The ends of all ranges of numbers divide them into stretches; for each stretch, ``kinds`` has the numberings whose
    range covers it. That is one, or two or three where kinds interleave.
    """

    def __init__(self, numberings: list[Numbering]) -> None:
        self.by_kind = {numbering.action.kind: numbering for numbering in numberings}
        self.starts = sorted({end for n in numberings for end in (n.start, n.end)})
        self.kinds = [[n for n in numberings if n.start <= start < n.end] for start in self.starts]

    def covering(self, number: int) -> list[Numbering]:
        """Return the numberings whose range covers a number."""
        stretch = bisect_right(self.starts, number) - 1
        return self.kinds[stretch] if stretch >= 0 else []


class Grammar:
    """All kinds of actions of a game. Boards are loaded boards, as the game's things know them.

    How actions are numbered on a board is worked out once and kept with the board.
    """

    def __init__(self, *actions: Action) -> None:
        self.actions = {action.kind: action for action in actions}
        if len(self.actions) != len(actions):
            raise ValueError("two actions have the same kind")
        self._patterns = [(action, action.pattern(text)) for action in actions for text in (action.text, *action.also)]

    # ------------------------------------------------------------------ numbers

    def _index(self, board: AnyBoard) -> _Index:
        kept: dict[Grammar, _Index] = board.__dict__.setdefault("_grammars", {})
        if self not in kept:
            kept[self] = _Index([action.numbering(board) for action in self.actions.values()])
        return kept[self]

    def number(self, board: AnyBoard, kind: str, things: Mapping[str, int]) -> int:
        """Return the number of an action from its kind and the numbers of its things."""
        return self._index(board).by_kind[kind].number(things)

    def find(self, board: AnyBoard, number: int) -> tuple[Action, dict[str, int]]:
        """Return the kind of an action and the numbers of its things. :class:`NoActionError` if there is none."""
        for numbering in self._index(board).covering(number):
            if (things := numbering.things(number)) is not None:
                return numbering.action, things
        raise NoActionError(Message("no-action-number", {"number": str(number)}))

    # ------------------------------------------------------------------ texts

    def write(self, board: AnyBoard, number: int) -> str:
        """Return the canonical text of an action."""
        action, things = self.find(board, number)
        return action.text.format_map(
            {name: action.parts[name].thing.write(board, value) for name, value in things.items()}
        )

    def read(self, board: AnyBoard, text: str) -> int:
        """Return the number of an action text. :class:`NoActionError` says what is wrong and what actions look like."""
        problems: list[Message] = []
        for action, pattern in self._patterns:
            words = pattern.fullmatch(text)
            if words is None:
                continue
            try:
                things = {name: action.parts[name].thing.read(board, word) for name, word in words.groupdict().items()}
            except UnknownWordError as problem:
                problems.append(problem.message)
                continue
            return self.number(board, action.kind, things)
        raise NoActionError(problems[0] if problems else self._no_action(text))

    def _no_action(self, text: str) -> Message:
        first = text.split(" ")[0]
        verbs = list(dict.fromkeys(action.text.split(" ")[0] for action in self.actions.values()))
        guess = 0 if first in verbs else nearest(first, verbs)
        args: Args = {"text": text[:MOST_QUOTED], "guess": guess, "examples": ", ".join(self.examples())}
        return Message("no-action-text", args)

    def examples(self) -> list[str]:
        """Return an action text of each kind that has an example."""
        return [action.example for action in self.actions.values() if action.example]

    # ------------------------------------------------------------------ data

    def structured(self, board: AnyBoard, number: int) -> dict[str, Json]:
        """Return an action as data: ``{"kind": "enter", "chamber": "library", "origin": 12}``."""
        action, things = self.find(board, number)
        values = {name: action.parts[name].thing.value(board, value) for name, value in things.items()}
        return {"kind": action.kind, **values}

    def from_structure(self, board: AnyBoard, given: Mapping[str, Json]) -> int:
        """Return the number of a structured action. :class:`NoActionError` names the field that is wrong."""
        kind = given.get("kind")
        if not isinstance(kind, str) or kind not in self.actions:
            raise NoActionError(Message("no-action-kind", {"kind": repr(kind), "kinds": ", ".join(self.actions)}))
        action = self.actions[kind]
        if set(given) - {"kind"} != set(action.parts):
            args: Args = {"kind": kind, "fields": ", ".join(("kind", *action.parts))}
            raise NoActionError(Message("no-action-fields", args))
        things = {name: _find_value(board, part.thing, name, given[name]) for name, part in action.parts.items()}
        return self.number(board, action.kind, things)

    def aim(self, board: AnyBoard, number: int) -> dict[str, Json] | None:
        """Return where an action begins and ends: ``{"from": 12, "to": "library"}``; None if it has no place."""
        action, _ = self.find(board, number)
        if action.origin is None and action.target is None:
            return None
        values = self.structured(board, number)
        return {
            "from": None if action.origin is None else values[action.origin],
            "to": None if action.target is None else values[action.target],
        }


def _find_value(board: AnyBoard, thing: Thing, name: str, value: Json) -> int:
    """Return the number of the thing with this value; JSON's true is not the number 1."""
    values = [thing.value(board, number) for number in range(thing.count(board))]
    for number, known in enumerate(values):
        if known == value and type(known) is type(value):
            return number
    why = unknown(thing.name, str(value), [str(known) for known in values]).message
    raise NoActionError(Message("no-action-field", {"field": name, "value": repr(value), "why": why}))
