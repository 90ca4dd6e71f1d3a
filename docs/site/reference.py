"""Reference pages from the code: commands, HTTP addresses, messages, limits."""

from __future__ import annotations

import ast
import inspect
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from typer.core import TyperGroup
from typer.main import get_command

from nightkeep.cli.main import app
from nightkeep.play.events import Covered, Event
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.messages import Message
from nightkeep.server import messages as wire
from nightkeep.server import typescript
from nightkeep.server.openapi import document, message_types
from nightkeep.server.routes import ENDPOINTS

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
    (found,) = ast.parse(source).body
    rows = []
    for node in found.body:
        if isinstance(node, ast.AnnAssign):
            said = [comments[line] for line in range(node.lineno, node.end_lineno + 1) if line in comments]
            usual = f"`{ast.unparse(node.value)}`" if node.value is not None else "required"
            rows.append((f"`{node.target.id}`", f"`{ast.unparse(node.annotation)}`", usual, " ".join(said)))
    return table(("field", "type", "usual", "what it says"), rows)


# ---------------------------------------------------------------------- commands


def commands() -> str:
    """Return every command with its arguments and options, as the help says them in English."""
    command = get_command(app)
    return "\n\n".join(_sections(command, command.context_class(command, info_name="nightkeep")))


def _sections(command: Command, context: Context) -> Iterator[str]:
    command.help_is_shown = True  # commands look their words up when help is shown
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
            yield from _sections(one, one.context_class(one, info_name=name, parent=context))


def _plain(text: str) -> str:
    """Return a help text as Markdown: its examples are a list, and its brackets are no links."""
    text = re.sub(r"^\[bold\](.*?)\[/\] *(.*)\n?$", r"- `\1` \2", text, flags=re.MULTILINE)
    text = re.sub(r"\[([^\]]*)\]", r"(\1)", text.replace("Examples:", "For instance:"))
    return text.replace("<", "&lt;")


# ---------------------------------------------------------------------- the server


def addresses() -> str:
    """Return every HTTP address with what it takes and gives."""
    whole = document(ENDPOINTS)
    parts = []
    for path, operations in whole["paths"].items():
        for method, operation in operations.items():
            parts.append(_operation(method.upper(), path, operation))
    return "\n\n".join(parts)


def _operation(method: str, path: str, operation: dict[str, object]) -> str:
    rows = []
    for one in operation.get("parameters", ()):
        schema = one["schema"]
        kind = " or ".join(f"`{value}`" for value in schema["enum"]) if "enum" in schema else schema["type"]
        rows.append((f"`{one['name']}` in the {one['in']}", str(kind)))
    if "requestBody" in operation:
        rows.append(("takes", _schema(operation["requestBody"]["content"])))
    for code, answer in operation["responses"].items():
        if code.startswith("2") and (code != "202" or "Problem" not in _schema(answer["content"])):
            rows.append((f"gives ({code})", _schema(answer["content"])))
    return f"### {method} {path}\n\n{operation['summary']}\n\n" + "\n".join(f"- {name}: {what}" for name, what in rows)


def _schema(content: dict[str, dict[str, dict[str, str]]]) -> str:
    reference = content["application/json"]["schema"].get("$ref", "")
    name = reference.rsplit("/", 1)[-1]
    return f"[`{name}`](messages.md#{name.lower()})" if name else "a JSON object"


def messages() -> str:
    """Return every message as TypeScript, with its description."""
    groups: dict[str, list[type]] = {"What a seat sends": [], "What a seat is told": [], "Everything else": []}
    for kind in [Message, Covered, Event, *message_types()]:
        if kind in (wire.Request, wire.Told):
            continue
        base = "What a seat sends" if issubclass(kind, wire.Request) else "What a seat is told"
        groups[base if issubclass(kind, (wire.Request, wire.Told)) else "Everything else"].append(kind)
    parts = []
    for title, kinds in groups.items():
        parts.append(f"## {title}")
        for kind in kinds:
            text = " ".join((kind.__doc__ or "").replace("``", "`").split())
            code = re.sub(r"^/\*\*.*?\*/\n", "", typescript.write_struct(kind), flags=re.DOTALL)
            parts.append(f"### {kind.__name__}\n\n{text}\n\n```ts\n{code.removeprefix('export ')}```")
    return "\n\n".join(parts)
