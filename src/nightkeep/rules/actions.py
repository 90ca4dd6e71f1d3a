"""Actions as a grammar: from one table come their numbers, canonical texts, parsing, structured form and aim.

An action of a kind has the number ``start + sum(stride * thing)``. Starts and strides are the constants (or functions
of the loaded board) that the kernels compute with. The numbers of two kinds may interleave.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from nightkeep.rules.things import Json, Thing, UnknownWordError, unknown

BoardNumber = int | Callable[[Any], int]  # a number, or a function of the loaded board
MOST_QUOTED = 80  # characters of a wrong text that an error repeats


class NoActionError(ValueError):
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

    def number(self, board: Any, things: Mapping[str, int]) -> int:
        """Return the number of an action of this kind from the numbers of its things."""
        strides = {name: _on(board, part.stride) for name, part in self.parts.items()}
        return _on(board, self.start) + sum(stride * things[name] for name, stride in strides.items())

    def things(self, board: Any, number: int) -> dict[str, int] | None:
        """Return the numbers of an action's things; None if it is not of this kind."""
        left = number - _on(board, self.start)
        strides = {name: _on(board, part.stride) for name, part in self.parts.items()}
        found: dict[str, int] = {}
        for name in sorted(strides, key=lambda name: -strides[name]):
            if left < 0:
                return None
            found[name], left = divmod(left, strides[name])
            if found[name] >= self.parts[name].thing.count(board):
                return None
        return {name: found[name] for name in self.parts} if left == 0 else None


def _on(board: Any, number: BoardNumber) -> int:
    return int(number(board)) if callable(number) else number


class Grammar:
    """All kinds of actions of a game. Boards are loaded boards, as the game's things know them."""

    def __init__(self, *actions: Action) -> None:
        self.actions = {action.kind: action for action in actions}
        if len(self.actions) != len(actions):
            raise ValueError("two actions have the same kind")
        self._patterns = [(action, action.pattern(text)) for action in actions for text in (action.text, *action.also)]

    # ------------------------------------------------------------------ numbers

    def number(self, board: Any, kind: str, things: Mapping[str, int]) -> int:
        """Return the number of an action from its kind and the numbers of its things."""
        return self.actions[kind].number(board, things)

    def find(self, board: Any, number: int) -> tuple[Action, dict[str, int]]:
        """Return the kind of an action and the numbers of its things. :class:`NoAction` if there is none."""
        for action in self.actions.values():
            if (things := action.things(board, number)) is not None:
                return action, things
        raise NoActionError(f"there is no action number {number}")

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
            except UnknownWordError as problem:
                problems.append(str(problem))
                continue
            return action.number(board, things)
        raise NoActionError(problems[0] if problems else self._no_action(text))

    def _no_action(self, text: str) -> str:
        first = text.split(" ")[0]
        verbs = list(dict.fromkeys(action.text.split(" ")[0] for action in self.actions.values()))
        near = difflib.get_close_matches(first, verbs, n=1, cutoff=0.6)
        guess = f" (did you mean '{near[0]}'?)" if near and first not in verbs else ""
        return f"'{text[:MOST_QUOTED]}' is not an action{guess}; actions look like: {', '.join(self.examples())}"

    def examples(self) -> list[str]:
        """Return an action text of each kind that has an example."""
        return [action.example for action in self.actions.values() if action.example]

    # ------------------------------------------------------------------ data

    def structured(self, board: Any, number: int) -> dict[str, Json]:
        """Return an action as data: ``{"kind": "enter", "chamber": "library", "origin": 12}``."""
        action, things = self.find(board, number)
        values = {name: action.parts[name].thing.value(board, value) for name, value in things.items()}
        return {"kind": action.kind, **values}

    def from_structure(self, board: Any, given: Mapping[str, Json]) -> int:
        """Return the number of a structured action. :class:`NoAction` names the field that is wrong."""
        kind = given.get("kind")
        if not isinstance(kind, str) or kind not in self.actions:
            raise NoActionError(f"kind = {kind!r}: it may be {', '.join(self.actions)}")
        action = self.actions[kind]
        if set(given) - {"kind"} != set(action.parts):
            raise NoActionError(f"an action of kind {kind} has these fields: {', '.join(('kind', *action.parts))}")
        things = {name: _find_value(board, part.thing, name, given[name]) for name, part in action.parts.items()}
        return action.number(board, things)

    def aim(self, board: Any, number: int) -> dict[str, Json] | None:
        """Return where an action begins and ends: ``{"from": 12, "to": "library"}``; None if it has no place."""
        action, _ = self.find(board, number)
        if action.origin is None and action.target is None:
            return None
        values = self.structured(board, number)
        return {
            "from": None if action.origin is None else values[action.origin],
            "to": None if action.target is None else values[action.target],
        }


def _find_value(board: Any, thing: Thing, name: str, value: Json) -> int:
    """Return the number of the thing with this value; JSON's true is not the number 1."""
    values = [thing.value(board, number) for number in range(thing.count(board))]
    for number, known in enumerate(values):
        if known == value and type(known) is type(value):
            return number
    raise NoActionError(f"{name} = {value!r}: {unknown(thing.name, str(value), [str(known) for known in values])}")
