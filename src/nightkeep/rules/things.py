"""Things: what actions and events name (spaces, chambers, colours, cards), numbered from 0 on each board.

A game declares each kind of thing once. Action texts, their parsing, structured actions, the facts of events, views and
the arguments of sentences are derived from it. Boards are loaded boards, not their records.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, TypeAlias

from nightkeep.rules.messages import Args, Message, listed, nearest
from nightkeep.rules.record import AnyBoard

Json = str | int | bool | None | list[Any] | dict[str, Any]
JsonObject: TypeAlias = dict[str, Any]  # what is read from or written as JSON, field by field
WordList = Sequence[str] | Callable[[AnyBoard], Sequence[str]]
MOST_QUOTED = 40  # characters of a wrong word that an error repeats
MOST_SEATS = 8


class WordsError(ValueError):
    """A text or a structure that cannot be read; ``message`` says why, in any language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message.say()


class UnknownWordError(WordsError):
    """A word names no thing of the kind that is expected; the message says which there are."""


class Thing:
    """A kind of thing. ``name`` is what people call one of them ("space"). Subclasses say which things there are."""

    name: str
    pattern = "[^ ]+"  # the regular expression of its words in action texts

    def count(self, board: AnyBoard) -> int:
        """Return how many there are; their numbers run from 0."""
        raise NotImplementedError

    def write(self, board: AnyBoard, number: int) -> str:
        """Return the word of a thing in action texts."""
        raise NotImplementedError

    def read(self, board: AnyBoard, word: str) -> int:
        """Return the number of a word. :class:`UnknownWordError` says which words there are."""
        raise NotImplementedError

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the thing as data, for structured actions and the facts of events."""
        return self.write(board, number)

    def arguments(self, board: AnyBoard, name: str, number: int) -> JsonObject:
        """Return the arguments of a sentence that names the thing as ``name``."""
        return {name: self.value(board, number)}


class Named(Thing):
    """Things with a word each: ``Named("colour", COLOURS)``. Words that depend on the board come from a function.

    ``listed`` is what errors list in place of the words where there are too many: ``("a1 ... f6",)``. ``pattern``: the
    regular expression of the words, where they have spaces.
    """

    def __init__(self, name: str, words: WordList, listed: WordList = (), pattern: str = Thing.pattern) -> None:
        self.name = name
        self.listed = listed
        self.pattern = pattern
        self._words = words

    def words(self, board: AnyBoard) -> Sequence[str]:
        """Return the words in order."""
        return self._words(board) if callable(self._words) else self._words

    def count(self, board: AnyBoard) -> int:
        """Return how many words there are."""
        return len(self.words(board))

    def write(self, board: AnyBoard, number: int) -> str:
        """Return the word of a number."""
        if number < 0:
            raise IndexError(f"there is no {self.name} of number {number}")
        return self.words(board)[number]

    def read(self, board: AnyBoard, word: str) -> int:
        """Return the place of a word."""
        words = self.words(board)
        if word not in words:
            raise unknown(self.name, word, words, self.listed(board) if callable(self.listed) else self.listed)
        return words.index(word)


class Numbered(Thing):
    """Things that people number, beginning with ``first``: ``Numbered("room", rooms, first=1)``."""

    def __init__(self, name: str, count: int | Callable[[AnyBoard], int], first: int = 0) -> None:
        self.name = name
        self._count = count
        self.first = first

    def count(self, board: AnyBoard) -> int:
        """Return how many there are."""
        return self._count(board) if callable(self._count) else self._count

    def write(self, board: AnyBoard, number: int) -> str:
        """Return the number that people call the thing by."""
        return str(number + self.first)

    def read(self, board: AnyBoard, word: str) -> int:
        """Return the number of a thing from the one people call it by."""
        last = self.first + self.count(board) - 1
        if not (word.isascii() and word.isdigit() and str(int(word)) == word and self.first <= int(word) <= last):
            args: Args = {"thing": self.name, "word": word[:MOST_QUOTED], "first": self.first, "last": last}
            raise UnknownWordError(Message("word-number", args))
        return int(word) - self.first

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the number that people call the thing by."""
        return number + self.first


class Either(Thing):
    """Things of several kinds in one numbering, one kind after the other: ``Either("place", SPACE, CHAMBER)``."""

    def __init__(self, name: str, *kinds: Thing) -> None:
        self.name = name
        self.kinds = kinds

    def count(self, board: AnyBoard) -> int:
        """Return how many there are of all kinds."""
        return sum(kind.count(board) for kind in self.kinds)

    def split(self, board: AnyBoard, number: int) -> tuple[Thing, int]:
        """Return the kind of a thing, and its number among those of the kind."""
        for kind in self.kinds:
            if number < kind.count(board):
                return kind, number
            number -= kind.count(board)
        raise IndexError(f"there is no {self.name} of this number")

    def write(self, board: AnyBoard, number: int) -> str:
        """Return the word that the thing has among those of its kind."""
        kind, number = self.split(board, number)
        return kind.write(board, number)

    def read(self, board: AnyBoard, word: str) -> int:
        """Return the number of the first kind's thing that is called so."""
        before, problems = 0, list[Message]()
        for kind in self.kinds:
            try:
                return before + kind.read(board, word)
            except UnknownWordError as problem:
                problems.append(problem.message)
                before += kind.count(board)
        raise UnknownWordError(
            reduce(lambda one, other: Message("word-either", {"one": one, "other": other}), problems)
        )

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the thing as its kind has it."""
        kind, number = self.split(board, number)
        return kind.value(board, number)

    def arguments(self, board: AnyBoard, name: str, number: int) -> JsonObject:
        """Return the arguments of its kind, and the kind's name."""
        kind, number = self.split(board, number)
        return {f"{name}_kind": kind.name, **kind.arguments(board, name, number)}


class SetOf(Thing):
    """Sets of things of one kind, each a number with a bit for every member: data has the list of the members."""

    def __init__(self, thing: Thing) -> None:
        self.name = f"set of {thing.name}s"
        self.thing = thing

    def count(self, board: AnyBoard) -> int:
        """Return how many different sets there are."""
        return 1 << self.thing.count(board)

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the members as a list."""
        return [self.thing.value(board, member) for member in range(self.thing.count(board)) if number >> member & 1]

    def arguments(self, board: AnyBoard, name: str, number: int) -> JsonObject:
        """Return the list of the members; each that is a word becomes its name in the reader's language."""
        members = self.value(board, number)
        assert isinstance(members, list)
        return {name: [Message("name", {"word": one}) if isinstance(one, str) else one for one in members]}


def unknown(name: str, word: str, words: Sequence[str], instead: Sequence[str] = ()) -> UnknownWordError:
    """Return the error for a word that is not one of these, with the most similar; ``instead`` is listed for them."""
    args: Args = {"thing": name, "word": word[:MOST_QUOTED], "guess": nearest(word, words)}
    return UnknownWordError(Message("word-unknown", {**args, "allowed": listed(instead or words)}))


class Seat(Named):
    """Seats of a table. Sentences name the player, or the seat where no name is known; data counts from 0."""

    def __init__(self) -> None:
        super().__init__("seat", [str(seat + 1) for seat in range(MOST_SEATS)])

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the seat's number."""
        return number

    def arguments(self, board: AnyBoard, name: str, number: int) -> JsonObject:
        """Return the seat as a message, for which a reader who knows the players shows a name."""
        return {name: Message("seat", {"number": number + 1})}


class SeatSet(Seat):
    """Sets of seats, each a number with a bit for every seat: data has the list of their numbers."""

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return the seats' numbers."""
        return [seat for seat in range(MOST_SEATS) if number >> seat & 1]

    def arguments(self, board: AnyBoard, name: str, number: int) -> JsonObject:
        """Return the seats' numbers; sentences of events name the players instead."""
        return Thing.arguments(self, board, name, number)


class Flag(Named):
    """Yes or no: a number that is 0 or 1."""

    def __init__(self) -> None:
        super().__init__("flag", ("no", "yes"))

    def value(self, board: AnyBoard, number: int) -> Json:
        """Return true or false."""
        return bool(number)


SEAT, SEATS, FLAG = Seat(), SeatSet(), Flag()
