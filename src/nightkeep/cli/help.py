"""Help, and what is wrong with a command line, in the reader's language.

Commands, arguments and options name sentences: ``help="command-play"``, ``help="parameter-games"``,
``metavar="metavar-n"``. They are looked up when help is shown, so that a command that shows none reads no catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup

from nightkeep.cli.show import WORDS, told
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Args, Message, nearest

if TYPE_CHECKING:
    from typer._click.core import Command, Context, Parameter
    from typer._click.formatting import HelpFormatter
    from typer.core import TyperOption

IDS = re.compile(r"(command|parameter|metavar)-[a-z-]+")
WHOLE, DECIMAL = "metavar-n", "metavar-seconds"  # the metavars of numbers


def _said(text: str | None) -> str:
    """Return the sentence that a help text or a metavar names; other texts, such as ``here|ray``, as they are."""
    return WORDS.text(text) if text and IDS.fullmatch(text) else text or ""


class SpokenCommand(TyperCommand):
    """A command whose help is in the reader's language, with no ``<bool>`` behind a flag."""

    help_is_shown = False

    def get_params(self, ctx: Context) -> list[Parameter]:
        """Return the arguments and options."""
        return _shown(super().get_params(ctx), self.help_is_shown)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the line that begins with 'Usage:'."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{WORDS.text('usage')} ")

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Print the help."""
        _begin_help(self)
        super().format_help(ctx, formatter)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Read the command line. ``OptionError`` if something is left over."""
        ctx.allow_extra_args = True
        with _in_context(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise OptionError(told("usage-extra", words=" ".join(rest), command=ctx.command_path))
        return rest


class SpokenGroup(TyperGroup):
    """A group of commands whose help is in the reader's language."""

    help_is_shown = False

    def get_params(self, ctx: Context) -> list[Parameter]:
        """Return the group's own options."""
        return _shown(super().get_params(ctx), self.help_is_shown)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Read the group's own options."""
        with _in_context(ctx):
            return super().parse_args(ctx, args)

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        """Return a command of the group."""
        command = super().get_command(ctx, cmd_name)
        if command is not None and self.help_is_shown:
            command.help = _said(command.help)
        return command

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Command | None, list[str]]:
        """Return the command that the first word names, and the other words. ``OptionError`` if there is none."""
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            found: Args = {"command": args[0], "commands": ", ".join(known), "guess": nearest(args[0], known)}
            raise OptionError(told("usage-no-command", **found))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the line that begins with 'Usage:'."""
        self.subcommand_metavar = WORDS.text("metavar-command")
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{WORDS.text('usage')} ")

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Print the help."""
        _begin_help(self)
        super().format_help(ctx, formatter)


@contextmanager
def _in_context(ctx: Context) -> Iterator[None]:
    """Tell typer's exceptions in whose command line they arose; its parser does not."""
    try:
        yield
    except Exception as problem:
        if hasattr(problem, "ctx") and problem.ctx is None:
            problem.ctx = ctx
        raise


def _begin_help(command: SpokenCommand | SpokenGroup) -> None:
    """Put a command's own texts, and those around them, into the reader's language."""
    command.help_is_shown = True
    command.help, command.epilog = _said(command.help), _said(command.epilog) or None
    command.options_metavar = WORDS.text("metavar-options")
    for part in ("ARGUMENTS", "OPTIONS", "COMMANDS"):
        setattr(rich_utils, f"{part}_PANEL_TITLE", WORDS.text(f"usage-{part.lower()}"))
    rich_utils.DEFAULT_STRING = WORDS.text("usage-default")
    rich_utils.REQUIRED_LONG_STRING = WORDS.text("usage-required")


def _shown(params: list[Parameter], help_is_shown: bool) -> list[Parameter]:
    """Return parameters as help shows them: a flag without a type, and all in the reader's language if it is shown."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
        if help_is_shown:
            if isinstance(param, TyperArgument):  # its name says enough; "<str>" is Python's word
                setattr(param, "display_type_rich", lambda ctx: None)  # noqa: B010 - mypy allows no other way
            param.metavar = _said(param.metavar) if param.metavar is not None else None
            is_help = "--help" in param.opts
            text = WORDS.text("usage-help") if is_help else _said(getattr(param, "help", None))
            setattr(param, "help", text)  # noqa: B010 - arguments and options have it, their common class has not
    return params


def wrong_usage(problem: Exception) -> Message | None:
    """Return what is wrong with a command line, by the class of typer's exception; None for no such exception."""
    ctx: Context | None = getattr(problem, "ctx", None)
    name = type(problem).__name__
    option = str(getattr(problem, "option_name", ""))
    command = ctx.command_path if ctx is not None else "nightkeep"
    params = [] if ctx is None else ctx.command.get_params(ctx)
    if name == "NoSuchOption":
        guess = nearest(option, [one for param in params for one in param.opts])
        return told("usage-no-option", option=option, command=command, guess=guess)
    if name in ("BadOptionUsage", "BadArgumentUsage"):
        flags = [one for param in params if getattr(param, "is_flag", False) for one in param.opts]
        return told("usage-takes-no-value" if option in flags else "usage-needs-value", option=option, command=command)
    param: TyperOption | None = getattr(problem, "param", None)
    if param is None:
        return None
    title = param.opts[0] if param.opts[0].startswith("-") else _said(param.metavar)
    if name == "MissingParameter":
        return told("usage-missing", name=title, command=command)
    if param.metavar in (WHOLE, DECIMAL):
        low, high = getattr(param, "min", None), getattr(param, "max", None)
        form = {(True, True): "any", (False, True): "least", (True, False): "most"}.get((low is None, high is None))
        kind = "usage-whole" if param.metavar == WHOLE else "usage-number"
        return told(kind, name=title, form=form or "between", low=low, high=high)
    return told("usage-needs-value", option=title, command=command)
