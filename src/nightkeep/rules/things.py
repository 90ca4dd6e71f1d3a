"""Things: what actions and events name (spaces, chambers, colours, cards), numbered from 0 on each board.

A game declares each kind of thing once. Action texts, their parsing, structured actions, the facts of events, views and
the arguments of sentences are derived from it. Boards are loaded boards, not their records.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

Json = str | int | bool | None | list[Any] | dict[str, Any]
JsonObject: TypeAlias = dict[str, Any]  # what is read from or written as JSON, field by field
WordList = tuple[str, ...] | Callable[[Any], Sequence[str]]
MOST_LISTED = 12  # words that an error lists
MOST_SEATS = 8


class UnknownWordError(ValueError):
    """A word names no thing of the kind that is expected; the message says which there are."""


class Thing:
    """A kind of thing. ``name`` is what people call one of them ("space"). Subclasses say which things there are."""

    name: str
    pattern = "[^ ]+"  # the regular expression of its words in action texts

    def count(self, board: Any) -> int:
        """Return how many there are; their numbers run from 0."""
        raise NotImplementedError

    def write(self, board: Any, number: int) -> str:
        """Return the word of a thing in action texts."""
        raise NotImplementedError

    def read(self, board: Any, word: str) -> int:
        """Return the number of a word. :class:`UnknownWord` says which words there are."""
        raise NotImplementedError

    def value(self, board: Any, number: int) -> Json:
        """Return the thing as data, for structured actions and the facts of events."""
        return self.write(board, number)

    def arguments(self, board: Any, name: str, number: int) -> dict[str, Any]:
        """Return the arguments of a sentence that names the thing as ``name``."""
        return {name: self.value(board, number)}


class Named(Thing):
    """Things with a word each: ``Named("colour", COLOURS)``. Words that depend on the board come from a function.

    ``hint`` says what the words look like where there are too many to list. ``pattern``: the regular expression of the
    words, where they have spaces.
    """

    def __init__(self, name: str, words: WordList, hint: str = "", pattern: str = Thing.pattern) -> None:
        self.name = name
        self.hint = hint
        self.pattern = pattern
        self._words = words

    def words(self, board: Any) -> Sequence[str]:
        """Return the words in order."""
        return self._words(board) if callable(self._words) else self._words

    def count(self, board: Any) -> int:
        return len(self.words(board))

    def write(self, board: Any, number: int) -> str:
        if number < 0:
            raise IndexError(f"there is no {self.name} of number {number}")
        return self.words(board)[number]

    def read(self, board: Any, word: str) -> int:
        words = self.words(board)
        if word not in words:
            raise unknown(self.name, word, words, self.hint)
        return words.index(word)


class Numbered(Thing):
    """Things that people number, beginning with ``first``: ``Numbered("room", rooms, first=1)``."""

    def __init__(self, name: str, count: int | Callable[[Any], int], first: int = 0) -> None:
        self.name = name
        self._count = count
        self.first = first

    def count(self, board: Any) -> int:
        return self._count(board) if callable(self._count) else self._count

    def write(self, board: Any, number: int) -> str:
        return str(number + self.first)

    def read(self, board: Any, word: str) -> int:
        last = self.first + self.count(board) - 1
        if not (word.isascii() and word.isdigit() and str(int(word)) == word and self.first <= int(word) <= last):
            raise UnknownWordError(f"there is no {self.name} '{word[:40]}'; a {self.name} is {self.first} to {last}")
        return int(word) - self.first

    def value(self, board: Any, number: int) -> Json:
        return number + self.first


class Either(Thing):
    """Things of several kinds in one numbering, one kind after the other: ``Either("place", SPACE, CHAMBER)``."""

    def __init__(self, name: str, *kinds: Thing) -> None:
        self.name = name
        self.kinds = kinds

    def count(self, board: Any) -> int:
        return sum(kind.count(board) for kind in self.kinds)

    def split(self, board: Any, number: int) -> tuple[Thing, int]:
        """Return the kind of a thing, and its number among those of the kind."""
        for kind in self.kinds:
            if number < kind.count(board):
                return kind, number
            number -= kind.count(board)
        raise IndexError(f"there is no {self.name} of this number")

    def write(self, board: Any, number: int) -> str:
        kind, number = self.split(board, number)
        return kind.write(board, number)

    def read(self, board: Any, word: str) -> int:
        before, problems = 0, []
        for kind in self.kinds:
            try:
                return before + kind.read(board, word)
            except UnknownWordError as problem:
                problems.append(str(problem))
                before += kind.count(board)
        raise UnknownWordError("; ".join(problems))

    def value(self, board: Any, number: int) -> Json:
        kind, number = self.split(board, number)
        return kind.value(board, number)

    def arguments(self, board: Any, name: str, number: int) -> dict[str, Any]:
        kind, number = self.split(board, number)
        return {f"{name}_kind": kind.name, **kind.arguments(board, name, number)}


class SetOf(Thing):
    """Sets of things of one kind, each a number with a bit for every member: data has the list of the members."""

    def __init__(self, thing: Thing) -> None:
        self.name = f"set of {thing.name}s"
        self.thing = thing

    def count(self, board: Any) -> int:
        return 1 << self.thing.count(board)

    def value(self, board: Any, number: int) -> Json:
        return [self.thing.value(board, member) for member in range(self.thing.count(board)) if number >> member & 1]


def unknown(name: str, word: str, words: Sequence[str], hint: str = "") -> UnknownWordError:
    """Return the error for a word that is not one of these, with the most similar of them."""
    more = f" and {len(words) - MOST_LISTED} more" if len(words) > MOST_LISTED else ""
    near = difflib.get_close_matches(word, words, n=1, cutoff=0.6)
    guess = f" (did you mean '{near[0]}'?)" if near else ""
    allowed = hint or f"it may be: {', '.join(words[:MOST_LISTED])}{more}"
    return UnknownWordError(f"there is no {name} '{word[:40]}'{guess}; {allowed}")


class Seat(Thing):
    """Seats of a table. Sentences of events name the player; data has the number, from 0; texts count from 1."""

    name = "seat"

    def count(self, board: Any) -> int:
        return MOST_SEATS

    def write(self, board: Any, number: int) -> str:
        return str(number + 1)

    def read(self, board: Any, word: str) -> int:
        words = [str(seat + 1) for seat in range(MOST_SEATS)]
        if word not in words:
            raise unknown(self.name, word, words)
        return words.index(word)

    def value(self, board: Any, number: int) -> Json:
        return number


class SeatSet(Seat):
    """Sets of seats, each a number with a bit for every seat: data has the list of their numbers."""

    def value(self, board: Any, number: int) -> Json:
        return [seat for seat in range(MOST_SEATS) if number >> seat & 1]


class Flag(Thing):
    """Yes or no: a number that is 0 or 1."""

    name = "flag"

    def count(self, board: Any) -> int:
        return 2

    def value(self, board: Any, number: int) -> Json:
        return bool(number)


SEAT, SEATS, FLAG = Seat(), SeatSet(), Flag()
