"""Lessons over HTTP: every game's from its first step to its last, what is refused, and bad requests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import nightkeep as nk
from nightkeep.play.lesson import lesson_of
from nightkeep.rules.messages import Message
from nightkeep.server import telling
from tests.server.support import PATIENCE, in_thread, settings
from tests.told_support import said


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A stranger without a cookie: a lesson needs no name."""
    with (
        in_thread(settings(tmp_path_factory.mktemp("lessons"))) as address,
        httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE, verify=False) as stranger,
    ):
        yield stranger


def step_of(client: httpx.Client, game: str, step: int, lang: str = "en") -> dict[str, Any]:
    answer = client.get(f"/api/games/{game}/lesson", params={"step": step, "lang": lang})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def choose(client: httpx.Client, game: str, step: int, action: str, lang: str = "en") -> dict[str, Any]:
    body = {"step": step, "action": action}
    answer = client.post(f"/api/games/{game}/lesson", params={"lang": lang}, json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", nk.games())
def test_a_whole_lesson_in_both_languages(client: httpx.Client, game: str) -> None:
    lesson = lesson_of(game)
    for lang in ("en", "nl"):
        step = step_of(client, game, 1, lang)
        while step["step"] < step["steps"]:
            now = lesson.steps[step["step"] - 1]
            assert step["say"] == now.say[lang] and step["rules"] == list(now.rules)
            assert step["view"]["seat"] == step["seat"] == now.seat and step["names"] == list(lesson.names)
            if step["wanted"] is None:
                step = step_of(client, game, step["step"] + 1, lang)
                continue
            answer = choose(client, game, step["step"], step["wanted"], lang)
            assert answer["refused"] is None
            assert answer["next"] == step_of(client, game, step["step"] + 1, lang)
            step = answer["next"]
        assert step["step"] == step["steps"] == len(lesson.steps) and step["wanted"] is None


def test_refusals_are_friendly_and_have_their_rules(client: httpx.Client) -> None:
    illegal = choose(client, "hidden-castle", 3, "place 5", "nl")
    assert illegal["next"] is None and illegal["refused"]["code"] == "illegal"
    assert illegal["refused"]["rules"][0]["id"] == "HC-2.9"
    assert illegal["refused"]["rules"][0]["title"] == nk.game("hidden-castle").rules.in_language("nl")["HC-2.9"].title
    other = choose(client, "hidden-castle", 3, "place 30")
    assert other["next"] is None and other["refused"]["code"] == "not-now"
    assert said(other["refused"]) == "that is allowed too, but now try this: put a guest on space 2"
    nonsense = choose(client, "hidden-castle", 3, "\u202e" * 4000)
    assert nonsense["refused"]["code"] == "illegal"
    reading = choose(client, "hidden-castle", 1, "place 12")
    assert reading["refused"]["code"] == "not-now" and reading["refused"]["message"]["id"] == "lesson-read-on"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess/lesson", 404), ("/api/games/hidden-castle/lesson?step=0", 400),
        ("/api/games/hidden-castle/lesson?step=13", 400), ("/api/games/hidden-castle/lesson?step=-1", 400),
        ("/api/games/hidden-castle/lesson?step=x", 400), ("/api/games/hidden-castle/lesson?lang=xx", 400),
    ],
)  # fmt: skip
def test_bad_addresses(client: httpx.Client, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert said(answer.json())


@pytest.mark.parametrize(
    "body",
    [{}, {"step": 2}, {"step": 0, "action": "x"}, {"step": 2, "action": ""}, {"step": 2, "action": "x" * 4001},
     {"step": 2, "action": "x", "more": 1}, {"step": 2000, "action": "x"}, [], "x"],
)  # fmt: skip
def test_bad_bodies(client: httpx.Client, body: object) -> None:
    assert client.post("/api/games/hidden-castle/lesson", json=body).status_code == 400


def test_a_step_past_the_end_is_refused(client: httpx.Client) -> None:
    assert client.post("/api/games/hidden-castle/lesson", json={"step": 900, "action": "x"}).status_code == 400


def test_the_hall_says_which_games_have_one(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(game["lesson"] for game in client.get("/api/games").json()["games"])
    monkeypatch.setattr(telling, "has_lesson", lambda spec: False)
    assert not any(game["lesson"] for game in client.get("/api/games").json()["games"])


def test_a_game_without_a_lesson(client: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise nk.OptionError(Message("lesson-missing", {"game": name}))

    monkeypatch.setattr(telling, "lesson_of", none)
    answer = client.get("/api/games/hidden-castle/lesson")
    assert answer.status_code == 404 and answer.json()["code"] == "no-lesson"
