"""Questions at the terminal; the answers may come from a file or a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console

from nightkeep.cli.show import WORDS, say, told
from nightkeep.rules.messages import ENGLISH, Message, language


class InputEndedError(Exception):
    """The input has ended."""


def ask(out: Console, question: Message) -> str:
    """Return one line of input; an answer that was not typed is printed, so that the output shows it."""
    prompt = str(question)
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


def which(answer: str, *commands: str) -> str:
    """Return which of some commands an answer means, by its word in the reader's language or in English; else ''."""
    for lang in dict.fromkeys((language(), ENGLISH)):
        for command in commands:
            if answer.lower() in WORDS.say(told(f"word-{command}"), lang).split(", "):
                return command
    return ""


def confirmed(out: Console, question: Message) -> bool:
    """Return whether a question is answered with yes; Enter is no."""
    while True:
        answer = ask(out, question)
        if not answer or which(answer, "no"):
            return False
        if which(answer, "yes"):
            return True
        say(out, told("answer-y-or-n"))
