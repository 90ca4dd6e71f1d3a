"""The interface as documented: OpenAPI under fuzzing, TypeScript, the protocol page, and the commands."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import strategies
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

import nightkeep as nk
from nightkeep.play.registry import languages
from nightkeep.server import messages, typescript
from nightkeep.server.messages import ActionView
from nightkeep.server.openapi import message_types
from tests.server.support import PATIENCE, in_thread, settings

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A running server, a guest, and a table of his."""
    with (
        in_thread(settings(tmp_path_factory.mktemp("fuzz"))) as address,
        httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE, verify=False) as client,
    ):
        client.post("/api/guest", json={"nickname": "Fuzz"})
        yield client


def test_the_document_is_whole(hall: httpx.Client) -> None:
    document = hall.get("/api/openapi.json").json()
    assert set(document["components"]["schemas"]) >= {kind.__name__ for kind in message_types()}
    for path, actions in document["paths"].items():
        for method, action in actions.items():
            assert action["summary"] and ("200" in action["responses"] or "201" in action["responses"]), (path, method)
    text = json.dumps(document)
    for reference in set(text.split('"#/components/schemas/')[1:]):
        assert reference.split('"')[0] in document["components"]["schemas"]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_fuzzing_the_hall(hall: httpx.Client, mode: GenerationMode) -> None:
    """schemathesis over every address: nothing fails, and every answer is as documented."""
    seats = [{"who": "me"}, {"who": "open"}]
    made = hall.post("/api/tables", json={"game": "hidden-castle", "options": {"players": 2}, "seats": seats}).json()
    schema = schemathesis.openapi.from_dict(hall.get("/api/openapi.json").json())
    cookies, headers = dict(hall.cookies), {"origin": str(hall.base_url).rstrip("/")}
    tried = set()
    for result in schema.get_all_operations():
        operation = result.ok()

        @hypothesis.settings(
            max_examples=12, deadline=None, database=None, derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck), phases=[hypothesis.Phase.generate],
        )  # fmt: skip
        @hypothesis.given(case=_cases(operation, mode), here=strategies.booleans())
        def fuzz(case: Any, here: bool) -> None:
            if here and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = made["table"]["id"]
            answer = case.call(base_url=str(hall.base_url), cookies=cookies, headers=headers, timeout=PATIENCE)
            case.validate_response(answer, checks=CHECKS, headers=headers)
            tried.add((case.operation.label, answer.status_code))

        fuzz()
    assert len({label for label, _ in tried}) >= 15
    assert not any(code >= 500 for _, code in tried)


def _cases(operation: Any, mode: GenerationMode) -> Any:
    """Requests as documented; or, where something can be wrong about them, wrong ones."""
    wrong = mode is GenerationMode.NEGATIVE and operation.body
    return operation.as_strategy(generation_mode=mode if wrong else GenerationMode.POSITIVE)


def test_rules_and_options_in_the_language_asked_for(hall: httpx.Client) -> None:
    english, dutch = (hall.get("/api/games", params=asked).json()["games"] for asked in ({}, {"lang": "nl"}))
    assert english == hall.get("/api/games?lang=en").json()["games"]
    for ours, theirs in zip(english, dutch, strict=True):
        assert theirs["title"] != ours["title"] and theirs["rules"] == ours["rules"]
        for option, other in zip(ours["options"], theirs["options"], strict=True):
            assert other["text"] != option["text"] and {**other, "text": ""} == {**option, "text": ""}
    book = hall.get("/api/games/hidden-rooms/rules?lang=nl").json()
    first = book["sections"][0]
    assert (book["lang"], book["title"], first["title"]) == ("nl", "Verborgen kamers", "Spelmateriaal en bord")
    assert first["rules"][4]["text"].startswith("Het kind laat zien waar je bent.")
    assert hall.get("/api/games/hidden-rooms/rules").json()["lang"] == "en"
    for path in ("/api/games", "/api/games/hidden-rooms/rules"):
        for lang in ("xx", "", "NL", "../nl"):
            answer = hall.get(path, params={"lang": lang})
            assert answer.status_code == 400
            assert answer.json()["code"] == "bad-request"
            assert answer.json()["message"]["args"] == {"languages": list(languages())}
    document = hall.get("/api/openapi.json").json()["paths"]
    for path in ("/api/games", "/api/games/{game}/rules"):
        asked = {one["name"]: one["schema"] for one in document[path]["get"]["parameters"]}
        assert asked["lang"] == {"type": "string", "enum": list(languages()), "default": "en"}


def test_typescript_has_every_message() -> None:
    text = typescript.write_all()
    for kind in message_types():
        if kind not in (messages.Request, messages.Told):
            assert f"export interface {kind.__name__} {{" in text
    assert 'type: "move";' in text and "export type Request = " in text and "export type ServerMessage = " in text
    assert "view: Record<string, unknown> | null;" in text and "n?: number | null;" in text
    assert "unknown;" not in text.replace("Record<string, unknown>", "")
    done = subprocess.run(
        [sys.executable, "-m", "nightkeep.server.typescript"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout == text


def test_the_protocol_page_names_every_request_and_message() -> None:
    page = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
    for union in (messages.Requests, messages.Messages):
        for kind in union.__args__:
            info = msgspec.inspect.type_info(kind)
            assert isinstance(info, msgspec.inspect.StructType)
            assert f"`{info.tag}`" in page, f"docs/reference/protocol.md does not explain {info.tag}"


@pytest.mark.parametrize("name", nk.games())
def test_offers_are_as_the_page_is_told(name: str) -> None:
    """A view is data; its actions are those of the message type, and as data they lead back to themselves."""
    state, chance = nk.game(name).start(), nk.Chance("offers")
    while state.actor == nk.CHANCE:
        state.draw(chance)
    offers = state.view(state.actor)["actions"]
    assert [offer.text for offer in msgspec.convert(offers, list[ActionView], strict=True)] == state.actions()
    tabled = hasattr(state.game.spec.language, "structured")
    assert all(("action" in offer) == tabled for offer in offers)
    for offer in offers if tabled else []:
        grammar = state.game.spec.language.actions  # type: ignore[attr-defined]
        assert state.write(grammar.from_structure(state.game.board, offer["action"])) == offer["text"]
