"""The OpenAPI document, made from the endpoints and the message types."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

import nightkeep
from nightkeep.play.registry import languages
from nightkeep.rules.messages import ENGLISH
from nightkeep.rules.things import JsonObject
from nightkeep.server import messages
from nightkeep.server.messages import Problem
from nightkeep.server.routes.calls import Endpoint

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
QUERY_FORM: dict[str, JsonObject] = {
    "seat": {"type": "integer", "minimum": 0, "maximum": 63},
    "views": {"type": "integer", "enum": [0, 1]},
    "step": {"type": "integer", "minimum": 1, "maximum": 1000},
}
_REFERENCE = "#/components/schemas/{name}"


def _query_form(name: str) -> JsonObject:
    """Return the schema of a parameter of a query."""
    if name == "lang":
        return {"type": "string", "enum": list(languages()), "default": ENGLISH}
    return QUERY_FORM[name]


def _content(kind: object) -> JsonObject:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {"application/json": {"schema": {"$ref": _REFERENCE.format(name=kind.__name__)}}}
    return {"application/json": {"schema": {"type": "object"}}}


def _operation(endpoint: Endpoint) -> JsonObject:
    """Return what OpenAPI says of an endpoint."""
    answers = {str(code): {"description": text, "content": _content(Problem)} for code, text in REFUSALS.items()}
    given = _content(endpoint.gives)
    answers[str(endpoint.status)] = {"description": "Done", "content": given}
    if endpoint.also:
        answers[str(endpoint.also)] = {"description": REFUSALS[endpoint.also], "content": given}
    name = endpoint.handler.__name__
    summary = (endpoint.handler.__doc__ or "").strip().split("\n")[0]
    found: JsonObject = {"summary": summary, "operationId": name, "responses": answers}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PATH_FORM[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": _query_form(name)} for name in endpoint.query
    ]
    if parameters:
        found["parameters"] = parameters
    if endpoint.takes is not None:
        found["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    return found


def message_types() -> list[type[msgspec.Struct]]:
    """Return every Struct of messages.py, in the order they stand there."""
    return [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == messages.__name__
    ]


def document(endpoints: Sequence[Endpoint]) -> JsonObject:
    """Return the whole document; the WebSocket's messages are among its schemas."""
    paths: dict[str, JsonObject] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    _, schemas = msgspec.json.schema_components(message_types(), ref_template=_REFERENCE)
    about = "The hall of a Nightkeep server. Live play: a WebSocket at /api/tables/{table_id}/live."
    return {
        "openapi": "3.1.0",
        "info": {"title": "Nightkeep", "description": about, "version": nightkeep.__version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }
