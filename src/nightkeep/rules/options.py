"""Options: what a rule list allows, read from people's words into small integers for the kernels."""

from __future__ import annotations

from collections.abc import Callable

from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.rulebook import OptionText

DEFAULT = "default"  # of a board option: the board that is used unless another one is named
Value = str | int | bool
Reader = Callable[[object, dict[str, Value]], Value]


def read_choice(option: OptionText, given: object) -> Value:
    """Return one of a listed option's values, from a value or its text; OptionError says what is allowed."""
    assert isinstance(option.values, list)
    text = str(given).strip().lower()
    for value in option.values:
        same_kind = isinstance(given, str) or isinstance(given, bool) == isinstance(value, bool)
        if same_kind and text == str(value).lower():
            return int(value) if isinstance(value, str) and value.isdigit() else value
    if isinstance(given, str) and set(option.values) == {True, False} and text in ("on", "off", "yes", "no"):
        return text in ("on", "yes")
    allowed = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in option.values)
    args: Args = {"key": option.key, "given": repr(given), "allowed": allowed}
    raise OptionError(Message("option-value", args))


def read_whole(option: OptionText, given: object, low: int, high: int) -> int:
    """Return a whole number in a range, for options whose rule list gives a range in words."""
    try:
        value = int(str(given))
    except ValueError:
        value = low - 1
    if isinstance(given, bool) or not low <= value <= high:
        args: Args = {"key": option.key, "given": repr(given), "low": low, "high": high}
        raise OptionError(Message("option-range", args))
    return value


def code_of(option: OptionText, value: Value) -> int:
    """Return the integer that kernels get: numbers and truth values as they are, words by their place in the list."""
    if isinstance(value, int):
        return int(value)
    if not isinstance(option.values, list):
        raise TypeError(f"{option.key}: a free option must be read into a number before it can be coded")
    return option.values.index(value)
