"""Scripted players for the command line."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from typer.testing import CliRunner, Result

from nightkeep.cli.main import app

OPEN_GAMES = ("hidden-castle", "midnight-party")


def run(*args: object, typed: str = "") -> Result:
    """The command line with these words; ``typed`` is what stdin holds."""
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed, prog_name="nightkeep")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*args: object, typed: str = "") -> str:
    """The one line on stderr that refuses a bad request."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("nightkeep: ")
    assert "Traceback" not in result.output
    return lines[0].removeprefix("nightkeep: ")


def answers(seed: int = 0) -> Callable[[str], str]:
    """Somebody who presses Enter where that is enough, and otherwise tries numbers until one is allowed."""
    rng = random.Random(seed)

    def answer(prompt: str) -> str:
        if "press Enter" in prompt or "Enter leaves" in prompt:
            return ""
        if span := re.search(r"type a number \((\d+) to (\d+)\)", prompt):
            return str(rng.randint(int(span[1]), int(span[2])))
        assert "type a number" in prompt, prompt
        return str(rng.randint(1, 9))

    return answer


@contextmanager
def answering(answer: Callable[[str], str]) -> Iterator[list[str]]:
    """Give these answers to every question; what was asked is kept."""
    asked: list[str] = []

    def reply(prompt: str = "") -> str:
        asked.append(prompt)
        return answer(prompt)

    with patch("builtins.input", reply):
        yield asked


def whole_script(spaces: int, rounds: int = 60) -> str:
    """Lines that play any gallery game to its end: what does not fit is refused, and the next line is tried."""
    return ("\n1\n\n" + "".join(f"{n}\n" for n in range(spaces))) * rounds


def plain(markup: str) -> list[str]:
    """A drawing's lines without their colours."""
    from rich.text import Text

    return Text.from_markup(markup).plain.split("\n")


Json = dict[str, Any]
