"""TOML files of boards and lessons: read with the lines of all keys, so that errors can point at them."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import inspect

from nightkeep.rules.errors import BoardError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.misfits import Misfit, misfits
from nightkeep.rules.things import JsonObject

_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.\-\"' ]+?)\s*\]\]?")
_KEY = re.compile(r"\s*([\w\-]+)\s*=")
MOST_BYTES = 1_000_000
T = TypeVar("T")
_OVER_LINE = re.compile(r"""^(\s*over\s*=\s*)("[^"\n]*"|'[^'\n]*')""", re.MULTILINE)
INHERIT = "over"  # = "default" or another board's name: the file tells only what differs from that board of the game


class TomlFile:
    """A TOML file that was read, and where its tables and keys stand."""

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.text = text
        self.kind: type | None = None  # the type that the file was decoded into
        try:
            self.data: JsonObject = tomllib.loads(self.text)
        except (ValueError, RecursionError) as problem:  # ValueError: also a number too long to read
            raise self._refused(self.path, Message("toml-broken", {"problem": str(problem)})) from None
        self._lines = self._index()

    @classmethod
    def read(cls, path: str | Path) -> TomlFile:
        """Read a file; whatever is wrong with it is a BoardError."""
        try:
            if Path(path).exists() and not Path(path).is_file():
                raise cls._refused(path, Message("toml-no-file"))
            size = Path(path).stat().st_size
            if size > MOST_BYTES:
                raise cls._refused(path, Message("toml-large", {"size": size, "most": MOST_BYTES}))
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or problem
            raise cls._refused(path, Message("toml-unreadable", {"why": str(why)})) from None
        return cls(text, str(path))

    @staticmethod
    def _refused(path: str | Path, problem: Message, line: int | None = None) -> BoardError:
        return BoardError(Message("file-place", {"path": str(path), "line": line or 0, "problem": problem}))

    def inherit(self, boards: Mapping[str, TomlFile]) -> TomlFile:
        """Return the whole that a file with ``over = NAME`` stands for; ``boards`` are the game's own, by name.

        What the file does not name is as in that board. A table's keys are replaced one by one, a list of tables
        (``[[...]]``) as a whole.
        """
        if INHERIT not in self.data:
            return self
        name = self.data[INHERIT]
        if not isinstance(name, str) or name not in boards:
            known = ", ".join(f'"{board}"' for board in boards)
            args: Args = {"key": INHERIT, "given": repr(name), "boards": known}
            raise self.error(Message("toml-inherit", args), key=INHERIT)
        own = boards[name]
        given = {key: value for key, value in self.data.items() if key != INHERIT}
        self.reject_unknown(given, ("game", "name", *(key for key in own.data if key not in ("game", "name"))))
        whole = copy.copy(self)
        whole.data = dict(own.data)
        for key, value in given.items():
            usual = own.data.get(key)
            if key in own.data and type(value) is not type(usual):
                form = "toml-like-table" if isinstance(usual, dict) else "toml-like-list"
                form = form if isinstance(usual, dict | list) else "toml-like-own"
                how: Args = {"how": repr(usual)} if form == "toml-like-own" else {}
                raise self.error(Message(form, {"key": key, **how}), key=key)
            whole.data[key] = {**usual, **value} if isinstance(usual, dict) else value
        return whole

    def renamed_over(self, names: Mapping[str, object]) -> str:
        """Return the text with another name of the board it is ``over``; as it is where that name stays."""
        name = self.data.get(INHERIT)
        if not isinstance(name, str) or name not in names:
            return self.text
        text = _OVER_LINE.sub(lambda found: f'{found[1]}"{names[name]}"', self.text, count=1)
        if tomllib.loads(text) != {**self.data, INHERIT: names[name]}:
            problem = Message("toml-renamed", {"key": INHERIT, "name": str(names[name])})
            raise self.error(problem, key=INHERIT)
        return text

    def _index(self) -> dict[tuple[str, int, str], int]:
        where: dict[tuple[str, int, str], int] = {}
        seen: dict[str, int] = {}
        table, number = "", 0
        for line, text in enumerate(self.text.splitlines(), start=1):
            if header := _HEADER.match(text):
                table = header[2]
                number = seen.get(table, 0)
                seen[table] = number + 1
                where[table, number, ""] = line
            elif key := _KEY.match(text):
                where.setdefault((table, number, key[1]), line)
        return where

    def line(self, table: str = "", number: int = 0, key: str = "") -> int | None:
        """Return the line of a key (or, without one, of a table's header); if it is missing, that of what holds it."""
        places = [(table, number, key), (table, number, "")]
        if not table:
            places.insert(1, (key, 0, ""))
        return next((self._lines[place] for place in places if place in self._lines), None)

    def error(self, message: Message, table: str = "", number: int = 0, key: str = "") -> BoardError:
        """Return a BoardError that names the file and the line."""
        return self._refused(self.path, message, self.line(table, number, key))

    def int_field(self, holder: JsonObject, key: str, low: int, high: int, table: str = "", number: int = 0) -> int:
        """Return a whole number that must be there and in range."""
        args: Args = {"key": key, "low": low, "high": high}
        if key not in holder:
            raise self.error(Message("toml-missing-whole", args), table, number)
        value = holder[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(Message("toml-whole", {**args, "given": repr(value)}), table, number, key)
        return value

    def decode(self, kind: type[T]) -> T:
        """Return the data as a msgspec type. BoardError names the line, the key, and what is allowed there."""
        self.kind = kind
        if found := next(misfits(inspect.type_info(kind), self.data), None):
            raise self._misfit(found)
        return msgspec.convert(self.data, kind)

    def _misfit(self, found: Misfit) -> BoardError:
        """Return the error for what does not fit at a path such as ``("room", 2, "doors", 0)``."""
        names: list[str] = []
        table, number = "", 0  # the table that holds the place, and which of those with its name
        items: list[int] = []
        for step in found.path:
            if isinstance(step, str):
                names.append(step)
                table = table or (step if (step, 0, "") in self._lines else "")
            elif names == [table]:
                number = step
            else:
                items.append(step + 1)
        place: Message | str = ".".join(names) or Message("toml-whole-file")
        for item in items:
            place = Message("toml-item", {"place": place, "item": item})
        key = next((name for name in reversed(names) if (table, number, name) in self._lines), "")
        return self.error(Message(found.id, {"place": place, **found.args}), table, number, key)

    def reject_unknown(self, holder: JsonObject, keys: tuple[str, ...], table: str = "", number: int = 0) -> None:
        """Raise a BoardError for any other key: a misspelt one would otherwise be ignored in silence."""
        for key in holder:
            if key not in keys:
                args: Args = {"key": key, "known": ", ".join(keys)}
                raise self.error(Message("toml-unknown", args), table, number, key)
