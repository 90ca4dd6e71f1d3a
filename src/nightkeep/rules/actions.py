"""Actions as a grammar: from one table come their numbers, canonical texts, parsing, and structured form.

An action of a kind is numbered ``start + sum(stride * thing)``. Starts and strides are the constants that the kernels
compute with, so that the table cannot disagree with them unnoticed: the conformance kit compares both in play.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from nightkeep.rules.things import Json, Thing, UnknownWord

Whole = int | Callable[[Any], int]  # a number, or a function of the loaded board


class NoAction(ValueError):
    """A text, a number or a structure is no action of the game; the message says what actions look like."""


@dataclass(frozen=True)
class Part:
    """A thing that an action names, and how much one step of it adds to the action's number."""

    thing: Thing
    stride: Whole = 1


@dataclass(frozen=True)
class Action:
    """A kind of action.

    ``text`` is its canonical text, with the parts in braces: ``"enter {chamber} from {origin}"``. Optional words that
    people may add stand in ``also`` as whole alternative texts. ``origin`` and ``target`` name the parts where it
    begins and ends on the board, for drawing. ``example``: values of the parts for error messages.
    """

    kind: str
    text: str
    start: Whole
    parts: Mapping[str, Part] = field(default_factory=dict)
    also: tuple[str, ...] = ()
    origin: str | None = None
    target: str | None = None
    example: str = ""


def _of(number: Whole, board: Any) -> int:
    return int(number(board)) if callable(number) else number


class Grammar:
    """All kinds of actions of a game. Boards are loaded boards, as the game's things know them."""

    def __init__(self, *actions: Action) -> None:
        self.actions = {action.kind: action for action in actions}
        if len(self.actions) != len(actions):
            raise ValueError("two actions have the same kind")
        self._patterns = [
            (action, _pattern(text, action)) for action in actions for text in (action.text, *action.also)
        ]

    # ------------------------------------------------------------------ numbers

    def number(self, board: Any, kind: str, things: Mapping[str, int]) -> int:
        """Return the number of an action from its kind and the numbers of its things."""
        action = self.actions[kind]
        return _of(action.start, board) + sum(
            _of(part.stride, board) * things[name] for name, part in action.parts.items()
        )

    def find(self, board: Any, number: int) -> tuple[Action, dict[str, int]]:
        """Return the kind of an action and the numbers of its things. :class:`NoAction` if there is none."""
        for action in self.actions.values():
            things = _things(board, action, number)
            if things is not None:
                return action, things
        raise NoAction(f"there is no action number {number}")

    # ------------------------------------------------------------------ texts

    def write(self, board: Any, number: int) -> str:
        """Return the canonical text of an action."""
        action, things = self.find(board, number)
        return action.text.format_map(
            {name: action.parts[name].thing.write(board, value) for name, value in things.items()}
        )

    def read(self, board: Any, text: str) -> int:
        """Return the number of an action text. :class:`NoAction` says what is wrong and what actions look like."""
        problems: list[str] = []
        for action, pattern in self._patterns:
            words = pattern.fullmatch(text)
            if words is None:
                continue
            try:
                things = {name: action.parts[name].thing.read(board, word) for name, word in words.groupdict().items()}
            except UnknownWord as problem:
                problems.append(str(problem))
                continue
            return self.number(board, action.kind, things)
        raise NoAction(problems[0] if problems else self._no_action(text))

    def _no_action(self, text: str) -> str:
        first = text.split(" ")[0]
        verbs = list(dict.fromkeys(action.text.split(" ")[0] for action in self.actions.values()))
        near = difflib.get_close_matches(first, verbs, n=1, cutoff=0.6)
        guess = f" (did you mean '{near[0]}'?)" if near and first not in verbs else ""
        return f"'{text[:80]}' is not an action{guess}; actions look like: {', '.join(self.examples())}"

    def examples(self) -> list[str]:
        """Return an action text of each kind that has an example."""
        return [action.example for action in self.actions.values() if action.example]

    # ------------------------------------------------------------------ structure

    def structured(self, board: Any, number: int) -> dict[str, Json]:
        """Return an action as data: ``{"kind": "enter", "chamber": "library", "origin": 12}``."""
        action, things = self.find(board, number)
        return {
            "kind": action.kind,
            **{name: action.parts[name].thing.value(board, value) for name, value in things.items()},
        }

    def from_structure(self, board: Any, given: Mapping[str, Json]) -> int:
        """Return the number of a structured action. :class:`NoAction` names the field that is wrong."""
        kind = given.get("kind")
        if not isinstance(kind, str) or kind not in self.actions:
            raise NoAction(f"kind = {kind!r}: it may be {', '.join(self.actions)}")
        action = self.actions[kind]
        if set(given) - {"kind"} != set(action.parts):
            raise NoAction(f"an action of kind {kind} has the fields {', '.join(('kind', *action.parts))}")
        things = {name: _number_of(board, part.thing, name, given[name]) for name, part in action.parts.items()}
        return self.number(board, kind, things)


def _number_of(board: Any, thing: Thing, name: str, value: Json) -> int:
    for number in range(thing.count(board)):
        if thing.value(board, number) == value:
            return number
    raise NoAction(f"{name} = {value!r} is no {thing.name}")


def _things(board: Any, action: Action, number: int) -> dict[str, int] | None:
    """Return the numbers of an action's things, or None if the number is not one of its kind."""
    left = number - _of(action.start, board)
    strides = {name: _of(part.stride, board) for name, part in action.parts.items()}
    found: dict[str, int] = {}
    for name in sorted(strides, key=lambda name: -strides[name]):
        if left < 0:
            return None
        found[name], left = divmod(left, strides[name])
        if found[name] >= action.parts[name].thing.count(board):
            return None
    return {name: found[name] for name in action.parts} if left == 0 else None


def _pattern(text: str, action: Action) -> re.Pattern[str]:
    """Return the expression that an action text matches; each part is one word."""
    pieces: Sequence[str] = re.split(r"\{(\w+)\}", text)
    made = ""
    for i, piece in enumerate(pieces):
        if i % 2 == 0:
            made += re.escape(piece)
        elif piece in action.parts:
            made += rf"(?P<{piece}>[^ ]+)"
        else:
            raise ValueError(f"the text of action {action.kind} names a part '{piece}' that it does not have")
    return re.compile(made)
