"""What does not fit a msgspec type in data from a file: the place, and a message on what is allowed there.

msgspec itself says this in English only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import inspect

from nightkeep.rules.messages import Args, Message

TYPES: dict[type, str] = {
    bool: "type-bool", int: "type-int", float: "type-float", str: "type-str", list: "type-array", dict: "type-object",
}  # fmt: skip


class Misfit(NamedTuple):
    """The path to a value by keys and places, the id of a message, and its arguments without the place."""

    path: tuple[str | int, ...]
    id: str
    args: Args


def misfits(kind: inspect.Type, value: object, path: tuple[str | int, ...] = ()) -> Iterator[Misfit]:
    """Yield what does not fit a type, in the order of the type's fields. Nothing is yielded where everything fits."""
    match kind:
        case inspect.StructType():
            yield from (_struct(kind, value, path) if isinstance(value, dict) else _other("type-object", value, path))
        case inspect.IntType() | inspect.FloatType():
            yield from _number(kind, value, path)
        case inspect.StrType():
            if isinstance(value, str):
                yield from _bounds("type-str-length", len(value), kind.min_length, kind.max_length, path)
            else:
                yield from _other("type-str", value, path)
        case inspect.BoolType():
            yield from () if isinstance(value, bool) else _other("type-bool", value, path)
        case inspect.LiteralType():
            yield from _choice(kind.values, value, path)
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            yield from (_array(kind, value, path) if isinstance(value, list) else _other("type-array", value, path))
        case inspect.DictType():
            if not isinstance(value, dict):
                yield from _other("type-object", value, path)
                return
            for key, inner in value.items():
                yield from misfits(kind.key_type, key, path)
                yield from misfits(kind.value_type, inner, (*path, key))
        case inspect.UnionType():
            yield from _union(kind.types, value, path)


def _other(wanted: str | Message, value: object, path: tuple[str | int, ...]) -> Iterator[Misfit]:
    given = Message(TYPES[type(value)]) if type(value) in TYPES else type(value).__name__
    kind = Message(wanted) if isinstance(wanted, str) else wanted
    yield Misfit(path, "toml-type", {"wanted": kind, "given": given})


def _struct(kind: inspect.StructType, value: dict[str, object], path: tuple[str | int, ...]) -> Iterator[Misfit]:
    fields = {field.encode_name: field for field in kind.fields}
    if kind.forbid_unknown_fields:
        for key in value:
            if key not in fields:
                yield Misfit((*path, key), "toml-unknown", {"key": key, "known": ", ".join(fields)})
    for name, field in fields.items():
        if name in value:
            yield from misfits(field.type, value[name], (*path, name))
        elif field.required:
            yield Misfit(path, "toml-missing", {"key": name})


def _number(kind: inspect.IntType | inspect.FloatType, value: object, path: tuple[str | int, ...]) -> Iterator[Misfit]:
    whole = isinstance(kind, inspect.IntType)
    name = "type-int" if whole else "type-float"
    if isinstance(value, int if whole else int | float) and not isinstance(value, bool):
        yield from _bounds(name, value, kind.ge, kind.le, path)
    else:
        yield from _other(name, value, path)


def _bounds(
    wanted: str, given: float, low: float | None, high: float | None, path: tuple[str | int, ...]
) -> Iterator[Misfit]:
    """Yield a number, or a length, that is out of its range; ``wanted`` names what it is."""
    beyond = [("bound-at-least", low)] if low is not None and given < low else []
    beyond += [("bound-at-most", high)] if high is not None and given > high else []
    for form, bound in beyond:
        allowed = Message("bound-exactly" if low == high else form, {"kind": Message(wanted), "bound": bound})
        yield Misfit(path, "toml-bound", {"allowed": allowed, "given": str(given)})


def _choice(values: Iterable[object], value: object, path: tuple[str | int, ...]) -> Iterator[Misfit]:
    values = list(values)
    kinds = {type(one) for one in values}
    if type(value) not in kinds:
        first, *others = (Message(id) for id in sorted(TYPES[kind] for kind in kinds))
        for other in others:
            first = Message("type-either", {"one": first, "other": other})
        yield from _other(first, value, path)
    elif value not in values:
        yield Misfit(path, "toml-choice", {"choices": ", ".join(map(repr, values)), "given": repr(value)})


def _array(
    kind: inspect.ListType | inspect.VarTupleType | inspect.TupleType, value: list[object], path: tuple[str | int, ...]
) -> Iterator[Misfit]:
    if isinstance(kind, inspect.TupleType):
        items = list(kind.item_types)
        yield from _bounds("type-array-length", len(value), len(items), len(items), path)
    else:
        items = [kind.item_type] * len(value)
        yield from _bounds("type-array-length", len(value), kind.min_length, kind.max_length, path)
    for place, (item, inner) in enumerate(zip(items, value, strict=False)):
        yield from misfits(item, inner, (*path, place))


def _union(types: Iterable[inspect.Type], value: object, path: tuple[str | int, ...]) -> Iterator[Misfit]:
    """Yield what does not fit the kind that comes nearest: the one whose first misfit lies deepest."""
    found = [next(misfits(kind, value, path), None) for kind in types if not isinstance(kind, inspect.NoneType)]
    misfit = [one for one in found if one is not None]
    if len(misfit) == len(found) and found:
        yield max(misfit, key=lambda one: (len(one.path), one.id != "toml-type"))
