"""Questions at the terminal; the answers may come from a file or a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console

from nightkeep.cli.show import say


class InputEndedError(Exception):
    """The input has ended."""


def ask(out: Console, prompt: str) -> str:
    """Return one line of input; an answer that was not typed is printed, so that the output shows it."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # line editing and history, where the system has it

            if out.color_system and "libedit" not in (readline.__doc__ or ""):
                prompt = f"\001\x1b[1m\002{prompt}\001\x1b[0m\002"  # the marks enclose what has no width
    try:
        answer = input(prompt)
    except EOFError:
        say(out, "")
        raise InputEndedError from None
    if not sys.stdin.isatty():
        say(out, answer)
    return answer.strip()


def confirmed(out: Console, question: str) -> bool:
    """Return whether a question is answered with yes; Enter is no."""
    while True:
        answer = ask(out, f"{question} [y/N] ").lower()
        if answer in ("", "n", "no"):
            return False
        if answer in ("y", "yes"):
            return True
        say(out, "Please answer y or n.")
