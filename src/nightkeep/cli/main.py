"""``nightkeep``: the commands, and how errors are reported. Each command is in a module of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer

import nightkeep
from nightkeep.cli import show
from nightkeep.cli.analyse import analyse
from nightkeep.cli.arena import arena
from nightkeep.cli.arguments import Language
from nightkeep.cli.ask import InputEndedError
from nightkeep.cli.backup import backup, restore
from nightkeep.cli.bench import bench
from nightkeep.cli.board import app as board
from nightkeep.cli.catalogue import games, rules
from nightkeep.cli.check_words import app as words
from nightkeep.cli.docs import docs
from nightkeep.cli.doctor import doctor
from nightkeep.cli.export import export
from nightkeep.cli.front_door import front_door
from nightkeep.cli.help import SpokenCommand, SpokenGroup, wrong_usage
from nightkeep.cli.lab import app as lab
from nightkeep.cli.learn import learn
from nightkeep.cli.play import play
from nightkeep.cli.replay import replay_record
from nightkeep.cli.serve import serve
from nightkeep.cli.show import told
from nightkeep.cli.simulate import simulate
from nightkeep.cli.verify import verify
from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.messages import LANGUAGE_VARIABLE

BAD_INPUT = 2
INTERRUPTED = 130


class OneLineErrors(SpokenGroup):
    """The command line: what is wrong with a request is one line on stderr and exit code 2, never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> object:
        """Run the command line; leave with its exit code, or return it if not ``standalone_mode``."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # an old code page has no moon; odd bytes are a bad answer
        before = os.environ.get(LANGUAGE_VARIABLE)
        try:
            code = super().main(args, prog_name or "nightkeep", complete_var, False, windows_expand_args, **extra)
        except NightkeepError as problem:
            code = _complain(str(problem))
        except MemoryError:
            code = _complain(str(told("out-of-memory")))
        except InputEndedError:  # the input ended before a game had begun
            code = 0
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except Exception as problem:
            if not hasattr(problem, "format_message"):  # what typer says of a wrong command line
                raise
            code = _complain(str(wrong_usage(problem) or problem.format_message()))
        finally:  # --lang holds for this command alone
            if before is not None:
                os.environ[LANGUAGE_VARIABLE] = before
            else:
                os.environ.pop(LANGUAGE_VARIABLE, None)
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _complain(message: str) -> int:
    line = " ".join(filter(None, show.clean(message).replace("\n", " ").split(" ")))
    if line:  # nothing is left to say where help has been printed instead
        print(f"nightkeep: {line}", file=sys.stderr)
    return BAD_INPUT


app = typer.Typer(
    cls=OneLineErrors,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="command-nightkeep",
    epilog="command-epilog",
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"nightkeep {nightkeep.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _nightkeep(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="parameter-version")
    ] = False,
    lang: Language = None,
) -> None:
    if ctx.invoked_subcommand is None:
        front_door(ctx)


COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "games": games,
    "rules": rules,
    "learn": learn,
    "replay": replay_record,
    "simulate": simulate,
    "arena": arena,
    "analyse": analyse,
    "bench": bench,
    "serve": serve,
    "docs": docs,
    "verify": verify,
    "export": export,
    "doctor": doctor,
    "backup": backup,
    "restore": restore,
}
for name, command in COMMANDS.items():
    app.command(name, cls=SpokenCommand, help=f"command-{name}")(command)
app.add_typer(board)
app.add_typer(lab)
app.add_typer(words)
