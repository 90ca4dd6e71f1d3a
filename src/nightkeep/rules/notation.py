"""Text for actions and positions. Every action has one canonical text; positions go out and in by field names."""

from __future__ import annotations

import numpy as np

from nightkeep.rules.errors import PositionError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.record import Array, DType
from nightkeep.rules.things import JsonObject, WordsError

MOST_TEXT = 4000


def tidy_text(text: object) -> str:
    """Return a text in lower case with single spaces; WordsError if it cannot be an action text at all."""
    if not isinstance(text, str):
        raise WordsError(Message("no-action-type", {"type": type(text).__name__}))
    if len(text) > MOST_TEXT:
        raise WordsError(Message("no-action-long", {"most": MOST_TEXT, "length": len(text)}))
    return " ".join(text.lower().split())


def matching(text: str, canonical: list[str]) -> list[str]:
    """Return the canonical texts that begin with these words: 'enter armoury' finds 'enter armoury from 18'."""
    return [known for known in canonical if known == text or known.startswith(text + " ")]


def field_names(dtype: DType) -> list[str]:
    """Return the names of a position's fields, without the gaps between them."""
    assert dtype.names is not None
    return [name for name in dtype.names if not name.startswith("_")]


def position_to_dict(s: Array) -> JsonObject:
    """Return a position by field names, as plain numbers and lists."""
    return {name: s[name][0].tolist() for name in field_names(s.dtype)}


def position_from_dict(dtype: DType, given: object) -> Array:
    """Return a position from its fields by name; PositionError lists all that is missing, unknown or misshapen."""
    names = field_names(dtype)
    assert dtype.fields is not None
    if not isinstance(given, dict):
        raise PositionError([Message("position-object", {"fields": ", ".join(names)})])
    broken = [Message("position-unknown", {"field": str(name)}) for name in given if name not in names]
    s = np.zeros(1, dtype)
    for name in names:
        if name not in given:
            broken.append(Message("position-missing", {"field": name}))
        elif isinstance(values := _values(name, dtype.fields[name][0], given[name]), Message):
            broken.append(values)
        else:
            s[name][0] = values
    if broken:
        raise PositionError(broken)
    return s


def _values(field: str, kind: DType, given: object) -> Array | Message:
    """Return a field's numbers, or what is wrong with them."""
    shaped = Message("position-shape", {"field": field, "shape": str(list(kind.shape))})
    try:
        values = np.array(given, dtype=object)
    except ValueError:  # lists of different lengths
        return shaped
    if values.shape != kind.shape:
        return shaped
    bounds = np.iinfo(kind.base)
    for value in values.flat:
        if isinstance(value, bool) or not isinstance(value, int) or not bounds.min <= value <= bounds.max:
            args: Args = {"field": field, "given": repr(value), "low": int(bounds.min), "high": int(bounds.max)}
            return Message("position-number", args)
    return values.astype(kind.base)
