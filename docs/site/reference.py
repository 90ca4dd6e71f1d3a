"""Reference pages from the code: commands, HTTP addresses, messages, limits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import click
from typer.main import get_command

from nightkeep.cli.main import app
from nightkeep.play.events import Covered, Event
from nightkeep.rules.messages import Message
from nightkeep.server import messages as wire
from nightkeep.server import typescript
from nightkeep.server.openapi import document, message_types
from nightkeep.server.routes import ENDPOINTS
from nightkeep.server.settings import Limits

BOLD = re.compile(r"\[bold\](.*?)\[/\]")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


# ---------------------------------------------------------------------- commands


def commands() -> str:
    """Return every command with its arguments and options."""
    command = get_command(app)
    return "\n\n".join(_sections(command, click.Context(command, info_name="nightkeep")))


def _sections(command: click.Command, context: click.Context) -> Iterator[str]:
    inner = getattr(command, "commands", {})
    if context.parent is not None:
        yield f"{'##' if context.parent.parent is None else '###'} {context.command_path}"
    help_text = BOLD.sub(r"`\1`", command.help or "").replace("Examples:\n", "For instance:\n")
    if context.parent is not None or not inner:
        yield help_text
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    yield f"```text\n{usage}\n```"
    rows = [
        (f"`{record[0]}`", _plain(record[1]))
        for parameter in command.get_params(context)
        if "--help" not in parameter.opts and (record := _record(parameter, context)) is not None
    ]
    if rows:
        yield table(("argument or option", "what it says"), rows)
    for name, one in inner.items():
        yield from _sections(one, click.Context(one, info_name=name, parent=context))


def _record(parameter: click.Parameter, context: click.Context) -> tuple[str, str] | None:
    return parameter.get_help_record(context)


def _plain(text: str) -> str:
    return BOLD.sub(r"`\1`", text).replace("[default:", "(default:").replace("]", ")") if "[" in text else text


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
        rows.append((f"`{one['name']}` in the {one['in']}", kind))
    if "requestBody" in operation:
        rows.append(("takes", _schema(operation["requestBody"]["content"])))
    for code, answer in operation["responses"].items():
        if code.startswith("2") and (code != "202" or "Problem" not in _schema(answer["content"])):
            rows.append((f"gives ({code})", _schema(answer["content"])))
    return f"### {method} {path}\n\n{operation['summary']}\n\n" + table(("", ""), rows)


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


def limits() -> str:
    """Return the server's limits with their defaults."""
    return ", ".join(f"`{name}={field.default}`" for name, field in Limits.__dataclass_fields__.items())
