"""TypeScript types of every message: ``python -m nightkeep.server.typescript [FILE]``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from nightkeep.play.events import Covered, Event
from nightkeep.server import messages
from nightkeep.server.openapi import message_types

UNIONS = {"Request": messages.Requests, "Message": messages.Messages}
PLAIN: dict[type[Any], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
HEADING = "// Made by `python -m nightkeep.server.typescript` from src/nightkeep/server/messages.py; do not edit.\n"


def write_type(info: inspect.Type) -> str:
    """Return a type as TypeScript writes it."""
    match info:
        case inspect.Metadata():
            return write_type(info.type)
        case inspect.StructType():
            return info.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(write_type(each) for each in info.types))
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in info.values)
        case inspect.TupleType():
            return "[" + ", ".join(write_type(each) for each in info.item_types) + "]"
        case inspect.ListType() | inspect.VarTupleType():
            inside = write_type(info.item_type)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case inspect.DictType():
            return f"Record<string, {write_type(info.value_type)}>"
        case _:
            return PLAIN[type(info)]


def write_struct(kind: type[msgspec.Struct]) -> str:
    """Return a message as an interface.

    What a page sends may leave out fields that have a default; events leave them out, too.
    """
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = []
    if doc := (kind.__doc__ or "").strip():
        lines.append("/** " + " ".join(doc.split()) + " */")
    lines.append(f"export interface {kind.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        unset = field.default is field.default_factory is msgspec.NODEFAULT  # so msgspec tells of a default of UNSET
        absent = (
            "?"
            if not field.required and (unset or info.forbid_unknown_fields or kind.__struct_config__.omit_defaults)
            else ""
        )
        lines.append(f"  {field.encode_name}{absent}: {write_type(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def write_all() -> str:
    """Return the whole file."""
    every: list[type[msgspec.Struct]] = [Covered, Event, *message_types()]
    kinds = [kind for kind in every if kind not in (messages.Request, messages.Told)]
    parts = [HEADING, *(write_struct(kind) for kind in kinds)]
    for name, union in UNIONS.items():
        info = inspect.type_info(union)
        parts.append(f"export type {name} = {write_type(info)};\n")
    return "\n".join(parts)


def main(words: list[str]) -> None:
    """Write the types into a file, or print them."""
    text = write_all()
    if not words:
        print(text, end="")
    else:
        Path(words[0]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
