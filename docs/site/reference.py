"""Reference pages from the code: commands, HTTP addresses, messages, limits."""

from __future__ import annotations

import ast
import inspect
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from typer.core import TyperGroup
from typer.main import get_command

from nightkeep.cli.main import app
from nightkeep.play.events import Covered, Event
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.messages import Message
from nightkeep.server import messages as wire
from nightkeep.server import typescript
from nightkeep.server.openapi import message_types
from nightkeep.server.routes import ENDPOINTS
from nightkeep.server.routes.calls import Endpoint

if TYPE_CHECKING:
    from typer._click.core import Command, Context


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


# ---------------------------------------------------------------------- what a game declares

DECLARED = {kind.__name__: kind for kind in (GameSpec, Kernels, Thinking)}


def fields(name: str) -> str:
    """Return a table of the fields of a class, each with the comment behind it."""
    source = inspect.getsource(DECLARED[name])
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    rows = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign):
            lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            said = [comments[line] for line in lines if line in comments]
            usual = f"`{ast.unparse(node.value)}`" if node.value is not None else "required"
            rows.append((f"`{ast.unparse(node.target)}`", f"`{ast.unparse(node.annotation)}`", usual, " ".join(said)))
    return table(("field", "type", "usual", "what it says"), rows)


# ---------------------------------------------------------------------- commands


def commands() -> str:
    """Return every command with its arguments and options, as the help says them in English."""
    command = get_command(app)
    return "\n\n".join(_sections(command, command.context_class(command, info_name="nightkeep")))


def _sections(command: Command, context: Context) -> Iterator[str]:
    vars(command)["help_is_shown"] = True  # commands look their words up when help is shown
    if context.parent is not None:
        yield f"{'##' if context.parent.parent is None else '###'} {context.command_path}"
        yield _plain(command.help or "")
    parameters = command.get_params(context)
    yield f"```text\n{' '.join([context.command_path, *command.collect_usage_pieces(context)])}\n```"
    records = [one.get_help_record(context) for one in parameters if "--help" not in one.opts]
    rows = [(f"`{record[0]}`", _plain(record[1])) for record in records if record is not None]
    if rows:
        yield table(("argument or option", "what it does"), rows)
    if isinstance(command, TyperGroup):
        for name in command.list_commands(context):
            one = command.get_command(context, name)
            assert one is not None
            yield from _sections(one, one.context_class(one, info_name=name, parent=context))


def _plain(text: str) -> str:
    """Return a help text as Markdown: its examples are a list, and its brackets are no links."""
    text = re.sub(r"^\[bold\](.*?)\[/\] *(.*)\n?$", r"- `\1` \2", text, flags=re.MULTILINE)
    text = re.sub(r"\[([^\]]*)\]", r"(\1)", text.replace("Examples:", "For instance:"))
    return text.replace("<", "&lt;")


# ---------------------------------------------------------------------- the server


def addresses() -> str:
    """Return every HTTP address with what it takes and gives."""
    return "\n\n".join(_address(one) for one in ENDPOINTS)


def _address(one: Endpoint) -> str:
    lines = [f"- query: {', '.join(f'`{name}`' for name in one.query)}"] if one.query else []
    if one.takes is not None:
        lines.append(f"- takes: {_message(one.takes)}")
    also = f" or {one.also}" if one.also else ""
    lines.append(f"- gives ({one.status}{also}): {_message(one.gives)}")
    summary = (one.handler.__doc__ or "").strip().split("\n")[0]
    return f"### {one.method} {one.path}\n\n{summary}\n\n" + "\n".join(lines)


def _message(kind: object) -> str:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"[`{kind.__name__}`](messages.md#{kind.__name__.lower()})"
    return "a JSON object"


def messages() -> str:
    """Return every message as TypeScript, with its description."""
    sent, told, others = list[type[msgspec.Struct]](), list[type[msgspec.Struct]](), list[type[msgspec.Struct]]()
    every: list[type[msgspec.Struct]] = [Message, Covered, Event, *message_types()]
    for kind in every:
        if kind not in (wire.Request, wire.Told):
            (sent if issubclass(kind, wire.Request) else told if issubclass(kind, wire.Told) else others).append(kind)
    groups = {"What a seat sends": sent, "What a seat is told": told, "Everything else": others}
    parts = []
    for title, kinds in groups.items():
        parts.append(f"## {title}")
        for kind in kinds:
            text = " ".join((kind.__doc__ or "").replace("``", "`").split())
            code = re.sub(r"^/\*\*.*?\*/\n", "", typescript.write_struct(kind), flags=re.DOTALL)
            parts.append(f"### {kind.__name__}\n\n{text}\n\n```ts\n{code.removeprefix('export ')}```")
    return "\n\n".join(parts)
