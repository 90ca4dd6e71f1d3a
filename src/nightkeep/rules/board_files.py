"""TOML files of boards and lessons: read with the lines of all keys, so that errors can point at them."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar, cast, get_args, get_origin

import msgspec

from nightkeep.rules.errors import BoardError
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
            raise BoardError(f"{self.path}: not valid TOML: {problem}") from None
        self._lines = self._index()

    @classmethod
    def read(cls, path: str | Path) -> TomlFile:
        """Read a file; whatever is wrong with it is a BoardError."""
        try:
            if Path(path).exists() and not Path(path).is_file():
                raise BoardError(f"{path}: cannot be read (not a file)")
            size = Path(path).stat().st_size
            if size > MOST_BYTES:
                raise BoardError(f"{path}: {size} bytes is too large; a board file has at most {MOST_BYTES} bytes")
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or problem
            raise BoardError(f"{path}: cannot be read ({why})") from None
        return cls(text, str(path))

    def inherit(self, boards: Mapping[str, TomlFile]) -> TomlFile:
        """Return the whole that a file with ``over = NAME`` stands for; ``boards`` are the game's own, by name.

        What the file does not name is as in that board. A table's keys are replaced one by one, a list of tables
        (``[[...]]``) as a whole.
        """
        if INHERIT not in self.data:
            return self
        name = self.data[INHERIT]
        if not isinstance(name, str) or name not in boards:
            known = " or ".join(f'"{board}"' for board in boards)
            raise self.error(f"{INHERIT} = {name!r}: must be {known}, the game's own", key=INHERIT)
        own = boards[name]
        given = {key: value for key, value in self.data.items() if key != INHERIT}
        self.reject_unknown(given, ("game", "name", *(key for key in own.data if key not in ("game", "name"))))
        whole = copy.copy(self)
        whole.data = dict(own.data)
        for key, value in given.items():
            usual = own.data.get(key)
            if key in own.data and type(value) is not type(usual):
                tables = f"a table: [{key}]" if isinstance(usual, dict) else f"a list: [[{key}]]"
                how = tables if isinstance(usual, (dict, list)) else repr(usual)
                raise self.error(f"'{key}' is written like the game's own, {how}", key=key)
            whole.data[key] = {**usual, **value} if isinstance(usual, dict) else value
        return whole

    def renamed_over(self, names: Mapping[str, object]) -> str:
        """Return the text with another name of the board it is ``over``; as it is where that name stays."""
        name = self.data.get(INHERIT)
        if not isinstance(name, str) or name not in names:
            return self.text
        text = _OVER_LINE.sub(lambda found: f'{found[1]}"{names[name]}"', self.text, count=1)
        if tomllib.loads(text) != {**self.data, INHERIT: names[name]}:
            raise self.error(f'{INHERIT} is to be "{names[name]}" now; write it on a line of its own', key=INHERIT)
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

    def error(self, message: str, table: str = "", number: int = 0, key: str = "") -> BoardError:
        """Return a BoardError that names the file and the line."""
        line = self.line(table, number, key)
        return BoardError(f"{self.path}, line {line}: {message}" if line else f"{self.path}: {message}")

    def int_field(self, holder: JsonObject, key: str, low: int, high: int, table: str = "", number: int = 0) -> int:
        """Return a whole number that must be there and in range."""
        if key not in holder:
            raise self.error(f"'{key}' is missing; it is a whole number from {low} to {high}", table, number)
        value = holder[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(f"{key} = {value!r}: must be a whole number from {low} to {high}", table, number, key)
        return value

    def decode(self, kind: type[T]) -> T:
        """Return the data as a msgspec type. BoardError names the line, the key, and what is allowed there."""
        self.kind = kind
        try:
            return msgspec.convert(self.data, kind)
        except msgspec.ValidationError as problem:
            said, _, where = str(problem).replace(" - at `key` in `$", " as a key - at `$").partition(" - at `$")
            raise self._explained(kind, said, where) from None

    def _explained(self, kind: object, said: str, where: str) -> BoardError:
        """Return the error for what msgspec says of a place such as ``.room[2].doors[0]``."""
        names: list[str] = []
        table, number = "", 0  # the table that holds the place, and which of those with its name
        items, value = "", cast(Any, self.data)  # the value at the place, of any type
        steps: list[str | int] = []
        for name, index in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", where):
            if index == "...":  # a key of a table that may have any keys; msgspec does not say which
                break
            steps.append(name or int(index))
            value = value[name] if name else value[int(index)]
            if name:
                names.append(name)
                table = table or (name if (name, 0, "") in self._lines else "")
            elif names == [table]:
                number = int(index)
            else:
                items += f", item {int(index) + 1}"
        place = ".".join(names) + items or "the file"
        if unknown := re.search(r"unknown field `(.+?)`", said):
            names.append(unknown[1])
            message = f"unknown key '{unknown[1]}'; known here are: {', '.join(_keys(_type_at(kind, steps)))}"
        elif missing := re.search(r"missing required field `(.+?)`", said):
            message = f"'{missing[1]}' is missing"
        elif choices := "Invalid enum value" in said and _choices(_type_at(kind, steps)):
            value = said.split("'")[1] if "as a key" in said else value
            message = f"{place}: expected one of {', '.join(map(repr, choices))}, not {value!r}"
        else:
            given = len(value) if " of length " in said else value
            found = "" if ", got " in said or isinstance(given, (list, dict)) else f", not {given!r}"
            message = f"{place}: {said[0].lower()}{said[1:]}{found}".replace("`", "")
        return self.error(message, table, number, names[-1] if names and names[-1] != table else "")

    def reject_unknown(self, holder: JsonObject, keys: tuple[str, ...], table: str = "", number: int = 0) -> None:
        """Raise a BoardError for any other key: a misspelt one would otherwise be ignored in silence."""
        for key in holder:
            if key not in keys:
                known = ", ".join(keys)
                raise self.error(f"unknown key '{key}'; known here are: {known}", table, number, key)


def _type_at(kind: object, steps: Sequence[str | int]) -> object:
    """Return the type that a path of names and places leads to."""
    for step in steps:
        if isinstance(step, str):
            kind = next(field.type for field in msgspec.structs.fields(_struct(kind)) if field.encode_name == step)
            continue
        while get_origin(kind) not in (list, tuple):
            kind = next(arg for arg in get_args(kind) if arg is not type(None))
        items = get_args(kind)
        kind = items[0] if len(items) == 1 or items[1] is ... else items[step]
    return kind


def _struct(kind: object) -> type[msgspec.Struct]:
    """Return the msgspec type of the tables that a type such as ``list[Room]`` or ``Cellar | None`` stands for."""
    while not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        kind = next(arg for arg in get_args(kind) if arg is not type(None))
    return kind


def _keys(kind: object) -> list[str]:
    """Return the keys of a table."""
    return [field.encode_name for field in msgspec.structs.fields(_struct(kind))]


def _choices(kind: object) -> list[str | int]:
    """Return the values of the ``Literal`` in a type."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return list(dict.fromkeys(choice for arg in get_args(kind)[:1] for choice in _choices(arg)))
