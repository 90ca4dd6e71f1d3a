"""A native library plays the same games; it refuses what does not fit, and is refused if it does not fit itself."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import nightkeep as nk
from nightkeep.compile import native
from nightkeep.compile.contract import DOORS
from nightkeep.compile.doors import Argument, Door, Group, Number, One, Row, doors, flat, whole
from nightkeep.compile.kernel import INTERPRETED
from nightkeep.play.game import Game
from nightkeep.rules.errors import LibraryError
from tests.engine import native_support as support

pytestmark = pytest.mark.skipif(INTERPRETED, reason="native libraries are built by Numba")
NAME = "hidden-castle"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("native")


@pytest.fixture(scope="module")
def library(folder: Path) -> native.Library:
    return support.built(NAME, folder)


@pytest.fixture(scope="module")
def game(library: native.Library) -> Game:
    return support.with_library(nk.game(NAME, players=2), library)


# ---------------------------------------------------------------------- the same games


def test_the_same_games_natively_compiled_and_interpreted(game: Game) -> None:
    assert game.spec.library is not None and nk.game(NAME).spec.library is None
    support.compare_games(game, nk.game(NAME, players=2), 100)


def test_the_same_steps_and_thoughts(game: Game) -> None:
    support.compare_steps(game, nk.game(NAME, players=2), 8, 100)
    support.compare_thought(game, nk.game(NAME, players=2), 200)


def test_an_exception_of_a_kernel_is_an_exception(game: Game) -> None:
    """So many players are in no table of the rules."""
    with pytest.raises(IndexError, match="setup: something"):
        game.kernels.setup(game.board.record, game.start().position.record, _options(100))


def _options(players: int) -> Any:
    rows = nk.game(NAME).settings_rows.copy()
    rows["players"] = players
    return rows[0]


# ---------------------------------------------------------------------- wrong arguments


def sizes_of(game: Game) -> Counter[str]:
    """The sizes in a right call; those that nothing depends on are 0, and become 7."""
    size = game.spec.dtype.itemsize
    return Counter(
        games=3, players=2, most_actions=game.most_actions, action_width=game.action_count or 0,
        width=game.layout.width, record_bytes=size, words=-(-size // 8),
    )  # fmt: skip


def right(argument: Argument, game: Game) -> Any:
    """An argument that a door takes."""
    if isinstance(argument, Group):
        return argument.kind(*(right(part, game) for part in argument.parts.values()))
    if isinstance(argument, One):
        return {"board": game.board.record, "options": game.settings, "state": game.start().position.record}[
            argument.of
        ]
    if isinstance(argument, Number):
        return {"i8": max(0, argument.least or 0), "?": False, "f8": 1.0}[argument.of]
    sizes = sizes_of(game)
    shape = [word if isinstance(word, int) else sizes[word] or 7 for word in argument.sizes]
    return np.zeros(shape, game.spec.door_types.of(argument.of))


def wrong_rows(argument: Row, row: Any, bound: set[str]) -> Iterator[Any]:
    yield from (None, row.tolist(), row[None], row.astype(np.complex64) if row.dtype.names is None else row.view("V1"))
    frozen = row.copy()
    frozen.flags.writeable = False
    yield frozen
    yield np.zeros((*row.shape[:-1], 2 * row.shape[-1]), row.dtype)[..., ::2] if row.shape[-1] > 1 else None
    for at, word in enumerate(argument.sizes):
        if isinstance(word, int) or word in bound:
            sizes = {0, row.shape[at] - 1} | (set() if argument.spare else {row.shape[at] + 1})
            yield from (np.zeros((*row.shape[:at], size, *row.shape[at + 1 :]), row.dtype) for size in sizes)


def wrong_values(argument: One | Number | Row, value: Any, bound: set[str]) -> Iterator[Any]:
    if isinstance(argument, Row):
        yield from wrong_rows(argument, value, bound)
    elif isinstance(argument, One):
        yield from (
            None,
            5,
            b"abc",
            value.tobytes(),
            np.zeros(1, np.int32)[0],
            nk.game("ghost-chase").start().position.record,
        )
    else:
        yield from (None, "1", [1])
        yield from {"i8": (2**63, -(2**63) - 1, 1.5), "?": (1, 0), "f8": (1,)}[argument.of]
        if argument.least is not None:
            yield argument.least - 1
        if argument.below:
            yield from (10_000, 2**62)


def wrong_calls(arguments: Mapping[str, Argument], game: Game, bound: set[str]) -> Iterator[list[Any]]:
    """Right arguments but for one."""
    rights = [right(argument, game) for argument in arguments.values()]
    for i, argument in enumerate(arguments.values()):
        if isinstance(argument, Group):
            wrongs = (argument.kind(*call) for call in wrong_calls(argument.parts, game, bound))
        else:
            wrongs = iter(wrong_values(argument, rights[i], bound))
        for wrong in wrongs:
            yield [*rights[:i], wrong, *rights[i + 1 :]]


def bound_words(door: Door, game: Game) -> set[str]:
    """The words that stand in several places of a door, or whose size is known before."""
    words: Counter[str] = Counter()
    for _, argument in flat(door.arguments):
        words.update(word for word in getattr(argument, "sizes", ()) if isinstance(word, str))
    known = {"record_bytes", "words"} | ({"most_actions", "action_width"} if "board" in door.arguments else set())
    return {word for word, count in words.items() if count > 1} | known


def callables(game: Game) -> Iterator[tuple[Door, Any]]:
    """All doors of the game, as callers get them."""
    yield from ((door, getattr(game.kernels, name)) for name, door in DOORS.items() if getattr(game.kernels, name))
    for template in ("nightkeep.batch.playout", "nightkeep.batch.stepping", "nightkeep.bots.search"):
        compiled, of_library = game.spec.compiled(template), game.spec.algorithm(template)
        yield from ((door, getattr(of_library, name)) for name, door in compiled.DOORS.items())


def test_no_door_takes_what_does_not_fit(game: Game) -> None:
    refused = 0
    for door, function in callables(game):
        bound = bound_words(door, game) | ({"players"} if door.name in DOORS else set())
        for call in wrong_calls(door.arguments, game, bound):
            if door.name == "apply" and call[-1] is None:
                continue  # nobody reads the log
            try:
                function(*call)
            except (ValueError, TypeError, ctypes.ArgumentError):
                refused += 1
            else:
                pytest.fail(f"{door.name} took {call}")
        with pytest.raises(TypeError):
            function()
    assert refused > 1000


# ---------------------------------------------------------------------- wrong libraries


@pytest.fixture
def copied(library: native.Library, tmp_path: Path) -> Path:
    """A copy of the library and its description."""
    path = tmp_path / library.path.name
    for source in (library.path, native.description_path(library.path)):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    return path


def sources(path: Path) -> str:
    return str(msgspec.json.decode(native.description_path(path).read_bytes())["sources"])


@pytest.mark.parametrize("part", [0, 1, 40, 64, 4096, 20_000, -1])
def test_a_cut_off_library_is_refused(copied: Path, part: int) -> None:
    copied.write_bytes(copied.read_bytes()[:part])
    with pytest.raises(LibraryError, match=r"damaged.*make kernels"):
        native.find(copied, sources(copied))


def test_a_changed_library_is_refused(copied: Path) -> None:
    data = bytearray(copied.read_bytes())
    data[len(data) // 2] ^= 1
    copied.write_bytes(data)
    with pytest.raises(LibraryError, match="damaged"):
        native.find(copied, sources(copied))


def test_without_library_or_description_there_is_none(copied: Path, tmp_path: Path) -> None:
    assert native.find(tmp_path / "none.so", "") is None
    given = sources(copied)
    copied.unlink()
    with pytest.raises(LibraryError, match="damaged"):
        native.find(copied, given)
    native.description_path(copied).unlink()
    assert native.find(copied, given) is None


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"version": 1, "machine": 5}'])
def test_a_broken_description_is_refused(copied: Path, text: str) -> None:
    native.description_path(copied).write_text(text)
    with pytest.raises(LibraryError, match=r"\.json"):
        native.find(copied, "")


@pytest.mark.parametrize("change", [{"sources": "other"}, {"version": 0}, {"machine": "plan9-pdp11"}])
def test_a_library_of_other_sources_is_not_used_and_that_is_told(
    copied: Path, change: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    path, given = native.description_path(copied), sources(copied)
    assert native.find(copied, given) is not None and not capsys.readouterr().err
    path.write_bytes(msgspec.json.encode(msgspec.json.decode(path.read_bytes()) | change))
    assert native.find(copied, given) is None
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "built from other sources" in said


def test_a_library_that_lacks_a_function_is_refused(library: native.Library) -> None:
    door = doors(fly={"where": whole})["fly"]
    with pytest.raises(LibraryError, match="lacks the function nightkeep_fly"):
        library.function(door, quick=True)
