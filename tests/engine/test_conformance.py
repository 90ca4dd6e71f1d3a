"""Every game passes the kit with every number of players; and the kit itself notices what is broken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import nightkeep as nk
from nightkeep import testing as conformance
from nightkeep.play.game import Game
from nightkeep.play.registry import game_spec


def every_setting() -> list[tuple[str, dict[str, Any]]]:
    """All numbers of players of all games; a game of one's own tests its other options in its own folder."""
    found = []
    for name in nk.games():
        spec = game_spec(name)
        low, high = spec.players
        for players in range(low, high + 1):
            found.append((name, {"players": players} if "players" in spec.options else {}))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), every_setting(), ids=str)
def test_kit(name: str, options: dict[str, Any]) -> None:
    spec = game_spec(name)
    listed = spec.kernels.is_legal is None  # the other kind is slow when interpreted: its folder compares once
    conformance.check(nk.game(name, **options), games=1 if spec.hidden else 2, parity=listed)


def broken(**kernels: Any) -> Game:
    """Hidden Castle with some kernels replaced."""
    spec = game_spec("hidden-castle")
    return Game(replace(spec, kernels=replace(spec.kernels, **kernels)), {"players": 2})


GOOD = game_spec("hidden-castle").kernels


def doubled(board: Any, s: Any, out: Any) -> int:
    n = GOOD.legal(board, s, out)
    out[1] = out[0]
    return n


def crooked(board: Any, s: Any, out: Any) -> int:
    return GOOD.odds(board, s, out) + 1


def blind(board: Any, s: Any, seat: int) -> None:
    s.die = 0
    s.score[0] = 0


def stuck(board: Any, s: Any, out: Any) -> int:
    return 0


def wild(board: Any, s: Any, seat: int, rng: Any) -> None:
    s.score[0] += 1


def careless(board: Any, s: Any, action: int, log: Any) -> None:
    GOOD.apply(board, s, action, log)
    s.place[0] = 50


@pytest.mark.parametrize(
    ("kernels", "said"),
    [
        ({"legal": doubled}, "listed twice"),
        ({"legal": stuck}, "nothing is legal"),
        ({"odds": crooked}, "do not sum"),
        ({"fog": blind}, "nothing is declared hidden|hides"),
        ({"guess": wild}, "does not fit what was seen"),
        ({"apply": careless}, "not on this board|not in order"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_the_kit_notices(kernels: dict[str, Any], said: str) -> None:
    game = broken(**kernels)
    if "guess" in kernels:
        game.spec.__dict__["playout"] = _playout_with(kernels["guess"])
    with pytest.raises(AssertionError, match=said):
        conformance.check(game, games=1, parity=False)


def _playout_with(guess: Any) -> Any:
    class Playout:
        @staticmethod
        def fill_in(board: Any, s: Any, seat: int, seed: int, index: int, rng: Any) -> None:
            guess(board, s, seat, rng)

    return Playout


def told_for_good(told: Any) -> Any:
    return told


def never_covered(*_: Any) -> bool:
    return False


@pytest.mark.parametrize(
    ("where", "broken", "said"),
    [
        ("nightkeep.play.history.still_told", told_for_good, "something is told that lies covered again"),
        ("nightkeep.play.records._is_covered", never_covered, "an action tells what lies covered again"),
    ],
)
def test_the_kit_notices_what_is_not_forgotten(
    monkeypatch: pytest.MonkeyPatch, where: str, broken: Any, said: str
) -> None:
    """Ghost Chase is a game in which seats have to remember for themselves."""
    game = nk.game("ghost-chase", players=2)
    assert game.must_remember and not nk.game("ghost-chase", memory_aid=True).must_remember
    conformance.check_game(game, "1")
    monkeypatch.setattr(where, broken)
    with pytest.raises(AssertionError, match=said):
        conformance.check_game(game, "1")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"covered_by": frozenset({"xyzzy"})}, "by events that do not exist"),
        ({"covered_by": frozenset({"shown"}), "covered_fields": frozenset({"xyzzy"})}, "fields that it does not have"),
        ({"covered_by": frozenset()}, "does not say when"),
    ],
)
def test_the_kit_notices_a_covering_that_makes_no_sense(changes: dict[str, Any], said: str) -> None:
    spec = game_spec("ghost-chase")
    kinds = {
        number: replace(kind, **changes) if kind.name == "appeared" else kind
        for number, kind in spec.language.EVENTS.items()
    }

    language = replace(spec.language, EVENTS=kinds)
    with pytest.raises(AssertionError, match=said):
        conformance.check_declaration(Game(replace(spec, language=language), {}))


def test_the_kit_notices_a_game_that_is_too_long() -> None:
    spec = game_spec("hidden-castle")
    with pytest.raises(AssertionError, match="longer than the declared"):
        conformance.check(Game(replace(spec, longest=20), {"players": 2}), games=1, parity=False)


def test_the_kit_notices_what_cannot_be_drawn() -> None:
    spec = game_spec("hidden-castle")

    def draw(view: dict[str, Any], names: tuple[str, ...]) -> str:
        return "" if view["seat"] == 1 else "a castle"

    with pytest.raises(AssertionError, match="seat 1: nothing is drawn"):
        conformance.check(
            Game(replace(spec, display=replace(spec.display, draw=draw)), {"players": 2}), games=1, parity=False
        )


def test_the_kit_notices_a_difference_between_ways_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    game = nk.game("hidden-castle", players=2)
    codes = conformance.check_game(game, "parity")
    true = conformance._trace_elsewhere

    def other(*args: Any) -> list[dict[str, Any]]:
        answers = true(*args)
        last = {**answers[-1], "digests": [d + 1 for d in answers[-1]["digests"]]}
        return [*answers[:-1], last]

    monkeypatch.setattr(conformance, "_trace_elsewhere", other)
    with pytest.raises(AssertionError, match="legal lists or odds differ"):
        conformance.check_parity(game, [codes])
