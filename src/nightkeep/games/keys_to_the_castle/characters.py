"""Who plays with which of the twelve characters. Looks only: no position depends on it [KC-2.12]."""

from __future__ import annotations

from typing import Any

from nightkeep.rules.errors import OptionError
from nightkeep.rules.options import Value

CHARACTERS = 12


def read_characters(given: Any, chosen: dict[str, Value]) -> Value:
    """Return the characters as text, one number for each seat, from wishes as a list or as text ('5, 3').

    Seats without a wish wish for 1; a wish that is taken becomes the lowest free number.
    """
    players = int(chosen["players"])
    if given is None:
        wishes: list[Any] = []
    elif isinstance(given, str):
        wishes = given.replace(",", " ").split()
    elif isinstance(given, (list, tuple)):
        wishes = list(given)
    else:
        wishes = [given]
    if len(wishes) > players:
        raise OptionError(f"character = {given!r} is not allowed: {len(wishes)} characters for {players} players")
    taken: list[int] = []
    for wish in wishes + [1] * (players - len(wishes)):
        number = int(wish) if isinstance(wish, str) and wish.isascii() and wish.isdigit() and len(wish) < 3 else wish
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= CHARACTERS:
            raise OptionError(
                f"character = {given!r} is not allowed; character may be a number from 1 to {CHARACTERS}, "
                f"or one for each player, such as 4,7"
            )
        taken.append(number if number not in taken else min(n for n in range(1, CHARACTERS + 1) if n not in taken))
    return ",".join(str(number) for number in taken)
