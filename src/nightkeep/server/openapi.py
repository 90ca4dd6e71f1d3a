"""The OpenAPI document, made of the message types."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from nightkeep.play.registry import languages
from nightkeep.rules.rulebook import ENGLISH
from nightkeep.server import messages
from nightkeep.server.messages import Problem

REFUSALS = {
    202: "Nothing was done yet, the game is being compiled: ask again in a moment (only where Prefer: wait was sent)",
    400: "The request cannot be read, or asks for something there is not",
    401: "No guest: choose a nickname first",
    403: "Not allowed to this guest",
    404: "There is no such thing",
    408: "Not sent in time",
    409: "Not possible now",
    413: "Too large",
    415: "Not application/json",
    429: "Too many requests",
    503: "The database does not answer",
}
PATH_FORM = {"table_id": {"type": "string", "maxLength": 64}, "game": {"type": "string", "maxLength": 64}}
QUERY_FORM: dict[str, dict[str, Any]] = {
    "seat": {"type": "integer", "minimum": 0, "maximum": 63},
    "views": {"type": "integer", "enum": [0, 1]},
    "step": {"type": "integer", "minimum": 1, "maximum": 1000},
}
_REFERENCE = "#/components/schemas/{name}"


def query_form(name: str) -> dict[str, Any]:
    """Return what a parameter of a query may be."""
    if name == "lang":
        return {"type": "string", "enum": list(languages()), "default": ENGLISH}
    return QUERY_FORM[name]


def _schema(kind: Any) -> Any:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {"$ref": _REFERENCE.format(name=kind.__name__)}
    return {"type": "object"}


def operation(path: str, gives: Any, takes: Any, status: int, query: tuple[str, ...], also: int = 0) -> dict[str, Any]:
    """What OpenAPI says of one address. ``also``: a refusal that is answered with what it gives, not with a Problem."""
    given, problem = ({"application/json": {"schema": _schema(kind)}} for kind in (gives, Problem))
    answers: dict[str, Any] = {str(code): {"description": text, "content": problem} for code, text in REFUSALS.items()}
    answers[str(status)] = {"description": "Done", "content": given}
    if also:
        answers[str(also)] = {"description": REFUSALS[also], "content": given}
    found: dict[str, Any] = {"responses": answers}
    inside = [
        {"name": name, "in": "path", "required": True, "schema": PATH_FORM[name]}
        for name in re.findall(r"{(\w+)}", path)
    ]
    asked = [{"name": name, "in": "query", "required": False, "schema": query_form(name)} for name in query]
    if inside or asked:
        found["parameters"] = inside + asked
    if takes is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(takes)}}}
    return found


def message_types() -> list[type[msgspec.Struct]]:
    """Every Struct of messages.py, in the order they stand there."""
    found = []
    for value in vars(messages).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == messages.__name__:
            found.append(value)
    return found


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document; the WebSocket's messages are among its schemas."""
    if app.openapi_schema is None:
        whole = get_openapi(
            title=app.title, version=app.version, routes=app.routes,
            description="The hall of a Nightkeep server. Live play: a WebSocket at /api/tables/{table_id}/live.",
        )  # fmt: skip
        _, components = msgspec.json.schema_components(message_types(), ref_template=_REFERENCE)
        whole.setdefault("components", {})["schemas"] = components
        for actions in whole["paths"].values():
            for action in actions.values():
                action["responses"].pop("422", None)
        app.openapi_schema = whole
    return app.openapi_schema
