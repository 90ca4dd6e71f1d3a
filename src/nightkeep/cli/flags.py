"""Command groups whose help shows a flag without a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.core import TyperGroup

if TYPE_CHECKING:
    from typer._click.core import Command, Context, Parameter


class BareFlags(TyperGroup):
    """A group of commands whose flags, and those of its commands, have no ``<bool>`` behind them in help."""

    def get_params(self, ctx: Context) -> list[Parameter]:
        """Return the group's own parameters."""
        return _bare(super().get_params(ctx))

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        """Return a command of the group."""
        command = super().get_command(ctx, cmd_name)
        if command is not None and not isinstance(command, BareFlags):
            _bare(command.get_params(ctx))
        return command


def _bare(params: list[Parameter]) -> list[Parameter]:
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
    return params
