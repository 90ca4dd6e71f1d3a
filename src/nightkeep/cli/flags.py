"""Help shows a flag as a flag: nothing is to be written after it."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup


class BareFlags(TyperGroup):
    """A group of commands whose flags have no ``<bool>`` behind them in help, its own and theirs."""

    def get_params(self, ctx: Any) -> Any:
        return _bare(super().get_params(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is not None and not isinstance(command, BareFlags):
            _bare(command.get_params(ctx))
        return command


def _bare(params: list[Any]) -> list[Any]:
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
    return params
