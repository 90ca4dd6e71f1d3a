"""Observations: every field declared, every number within its bounds, and nothing in them that a seat may not know."""

from __future__ import annotations

import re

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.compile.kernel import python_version_of
from nightkeep.envs.raw_position import RawPosition, stream
from nightkeep.play.registry import game_spec
from nightkeep.rules.observation import BIT, BITS, DOWN, TO, UP, WIDE, WORD, Layout

NAMES = nk.games()
HIDDEN = [name for name in NAMES if game_spec(name).hidden]


def positions(name: str, steps: int, every: int = 1) -> list[RawPosition]:
    """Positions of one random game."""
    raw, rng, chooser = RawPosition(nk.game(name)), stream(4), np.random.default_rng(4)
    found = []
    for i in range(steps):
        raw.draw(rng)
        if raw.actor < 0:
            raw = RawPosition(raw.game)
            continue
        if i % every == 0:
            found.append(raw.copy())
        codes = raw.codes()
        raw.carry_out(codes[int(chooser.integers(len(codes)))])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_declared_once(name: str) -> None:
    spec = game_spec(name)
    assert spec.dtype.names is not None
    fields = {field for field in spec.dtype.names if not re.fullmatch(r"_gap\d+", field)}
    scratch = {field for field, declared in spec.state.specs.items() if declared.scratch}
    assert fields == set(spec.fields) | scratch and not set(spec.fields) & scratch
    assert all(field.text for field in spec.fields.values())


@pytest.mark.parametrize("name", NAMES)
def test_numbers_are_those_of_the_fogged_record_and_within_their_bounds(name: str) -> None:
    game = nk.game(name)
    layout = game.layout
    for raw in positions(name, 120, every=5):
        for seat in {0, game.players - 1}:
            row = raw.observe(seat)
            assert (row >= layout.low).all() and (row <= layout.high).all()
            known = raw.fogged(seat).array
            shown = layout.read(row)
            assert shown["seat"] == seat
            for part in layout.parts[1:]:
                field = part.field
                value = known[part.name][0]
                if field.bits is None:
                    expected = np.clip(value, field.low, field.high)
                else:
                    expected = (np.asarray(value)[..., None] >> np.arange(part.shape[-1])) & 1
                assert np.array_equal(shown[part.name], expected), part.name


@pytest.mark.parametrize("name", HIDDEN)
def test_two_positions_that_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    differed = 0
    for i, raw in enumerate(positions(name, 150, every=4)):
        for seat in range(raw.game.players):
            other = raw.guessed(seat, seed=i)
            differed += other.to_bytes() != raw.to_bytes()
            assert np.array_equal(other.observe(seat), raw.observe(seat))
    assert differed > 10, "the guesses were the positions themselves, so nothing was tested"


def test_the_plan_goes_from_left_to_right() -> None:
    for name in NAMES:
        layout = Layout(nk.game(name))
        assert (np.diff(layout.plan[:, TO]) > 0).all(), "sets are written with some room to the right"
        assert layout.plan[:, 2].sum() == layout.width - 1 == sum(part.size for part in layout.parts) - 1


@pytest.mark.parametrize("name", NAMES)
def test_numbers_lifted_one_by_one_are_those_of_the_row(name: str) -> None:
    """What a GPU does for every number by itself."""
    layout = nk.game(name).layout
    gather_plan = layout.gather_plan().astype(np.int64)
    for raw in positions(name, 40, every=9):
        seat = max(0, raw.actor)
        known = raw.fogged(seat).to_bytes()
        words = np.frombuffer(known + bytes(-len(known) % 4), "<i4")
        words = np.append(words, seat)[gather_plan & WORD].astype(np.int64)
        found = (words << ((gather_plan >> UP) & 31)).astype(np.int32) >> ((gather_plan >> DOWN) & 31)
        found = np.where(gather_plan & BIT, found & 1, found)
        found = np.where(gather_plan & WIDE, np.clip(found, layout.low, layout.high), found)
        assert np.array_equal(found, raw.observe(seat))


@pytest.mark.parametrize("name", ["ghost-chase", "keys-to-the-castle"])
def test_a_set_at_the_end_of_a_row_stays_within_it(name: str) -> None:
    """Sets are written eight things at a time: never past the row, and all that follows is right."""
    write_row = python_version_of(game_spec(name).compiled("nightkeep.batch.stepping").write_row)
    raw = np.random.default_rng(1).integers(-128, 128, 16, dtype=np.int8)
    for n in range(1, 63):
        plan = np.array([[BITS, 0, n, 1, 0, 1], [BITS, 8, n, 1 + n, 0, 1]])
        whole = np.full(2 * n + 20, 9, np.int16)
        write_row(raw, plan, 3, whole[: 2 * n + 1])
        first, second = raw.view("<i8").tolist()
        expected = [3, *((first >> k) & 1 for k in range(n)), *((second >> k) & 1 for k in range(n)), *[9] * 19]
        assert whole.tolist() == expected
