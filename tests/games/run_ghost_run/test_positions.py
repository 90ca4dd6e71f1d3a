"""Positions in and out: every broken invariant is named, and none that play can reach."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run.state import State as Record
from tests.games.run_ghost_run.scenes import fields_of, play, position, scene

GHOSTS = {"1 small 1": "c3 1,1", "1 medium 1": "a2 0,0", "2 large": "d4 0,0", "2 small 1": "escaped"}


def changed(state: nk.State, name: str, value: Any, *at: int) -> list[str]:
    """What a position is refused for after one field (or one cell of it) was changed."""
    position = state.to_dict()
    if at:
        cells = position[name]
        for i in at[:-1]:
            cells = cells[i]
        cells[at[-1]] = value
    else:
        position[name] = value
    with pytest.raises(nk.PositionError) as refused:
        state.game.state(position)
    return list(refused.value.broken) if hasattr(refused.value, "broken") else [str(refused.value)]


def test_round_trip() -> None:
    state = scene(GHOSTS)
    assert state.game.state(state.to_dict()).to_bytes() == state.to_bytes()
    assert Record.struct.itemsize <= 1024


def test_everything_wrong_is_named() -> None:
    """What does not rest on the furniture is looked at even where that is wrong."""
    state = scene(GHOSTS)
    position = state.to_dict()
    position["piece_z"][0], position["cards_used"], position["midnight_used"] = 5, 0, 1
    position["times"] = [2, 0, 0, 0]
    with pytest.raises(nk.PositionError) as refused:
        state.game.state(position)
    for said in ("the pieces rest at", "the cards drawn", "midnight cards have been drawn", "nobody chooses a side"):
        assert said in str(refused.value)


@pytest.mark.parametrize(
    ("name", "value", "at"),
    [
        ("phase", 14, ()),
        ("phase", 15, ()),
        ("phase", 0, ()),
        ("phase", 13, ()),
        ("round_number", 6, ()),
        ("round_number", 2, ()),
        ("first", 2, ()),
        ("die_passes", 1, ()),
        ("die_passes", 2, ()),
        ("turn", 3, ()),
        ("players", 3, ()),
        ("lying", 1, ()),
        ("keyhole", 24, ()),
        ("keyhole", -1, ()),
        ("card", -1, (0,)),
        ("card", 3, (0,)),
        ("cards_used", 0, ()),
        ("midnight_used", 1, ()),
        ("tonight", 3, ()),
        ("moved", 1, ()),
        ("taken", 2, ()),
        ("came_in", 8, (0,)),
        ("spellbound", 8, (0,)),
        ("times", 2, (0,)),
        ("times", 0, (1,)),
        ("rolling", 3, ()),
        ("roll", 3, (0,)),
        ("door", 2, ()),
        ("named", 2, ()),
        ("seen", 1, (0, 0)),
        ("levels", 1, (0,)),
        ("cell", 1, (0,)),
        ("glimpse", 1 << 22, (0, 3)),
        ("start", 1, (2,)),
        ("start", 0, (1,)),
        ("piece_x", 601, (0,)),
        ("piece_x", 3, (5,)),
        ("piece_z", 5, (0,)),
        ("piece_pose", -1, (3,)),
        ("order", 0, (1,)),
        ("piece_turn", 360, (0,)),
        ("ghost_where", 0, (0, 3)),
        ("ghost_where", 3, (0, 1)),
        ("ghost_where", 1, (3, 3)),
        ("ghost_field", 21, (0, 3)),
        ("ghost_anchor", 5, (0, 1)),
        ("ghost_level", 30, (0, 3)),
        ("ghost_on", 3, (0, 3)),
        ("draft_where", 2, (3,)),
        ("draft_field", 3, (3,)),
        ("draft_left", 3, ()),
        ("draft_moved", 8, ()),
        ("draft_made", 1, ()),
        ("draft_freed", 8, ()),
        ("draft_took", 1, ()),
        ("plan", 5, (0, 0)),
        ("plan_size", 1, (0,)),
        ("plan_size", 1, (1,)),
        ("scoring", 0, ()),
        ("merging", 1, ()),
        ("turns", 1, ()),
    ],
)
def test_one_thing_wrong(name: str, value: Any, at: tuple[int, ...]) -> None:
    """Each is refused, with a sentence."""
    broken = changed(scene(GHOSTS), name, value, *at)
    assert broken and all(broken)


def test_who_holds_the_die() -> None:
    """RG-7.8, RG-7.9: the seat on the left of one that has chosen a side, unless the holder passes it."""
    state = scene(round_number=2, fields={"times": [1, 0, 0, 0]})
    assert position(state)["die"] == 1
    assert "seat 2 has chosen no side, so seat 1 does not hold the die" in changed(state, "first", 0)[0]
    holder = scene(round_number=2, die_passes="holder", fields={"times": [0, 1, 0, 0]})
    assert position(holder)["die"] == 1 and not holder.status()


def test_ghosts_in_each_other() -> None:
    """RG-6.5, RG-6.3: status names both, and ghosts in furniture."""
    with pytest.raises(nk.PositionError, match="overlap"):
        scene({"1 small 1": "c3 1,1", "2 large": "c3 0,0"})
    with pytest.raises(nk.PositionError, match="inside furniture"):
        scene({"1 small 1": "c3 1,1"}, pieces={"armchair": "2.50 2.50 0 up"})
    with pytest.raises(nk.PositionError, match="carries"):
        scene({"1 small 1": "c3 1,1 on 0.50"})
    with pytest.raises(nk.PositionError, match="inside the lobby"):
        scene(pieces={"desk": "1.00 3.00 0 up"})


def test_plans_in_positions() -> None:
    """RG-6.17: an illegal plan, and a draft that is not the plan's, are refused."""
    state = scene(GHOSTS)
    play(state, "small 2 to a1 0,0", "small 1 to c4 0,0")
    assert state.game.state(state.to_dict()).to_bytes() == state.to_bytes()
    position = state.to_dict()
    position["plan"][0] = position["plan"][0][1::-1] + position["plan"][0][2:]
    assert state.game.state(position).to_dict()["plan"] == position["plan"]  # the other order is legal too
    position["plan"][0][1] = position["plan"][0][0]
    with pytest.raises(nk.PositionError, match="plan is not legal"):
        state.game.state(position)


def test_nonsense_is_refused_with_reasons() -> None:
    """Random values in random places never crash the checks: a position is taken or refused with sentences."""
    chance = nk.Chance("nonsense")
    states = [scene(GHOSTS), scene(GHOSTS, tonight="tag"), scene(phase="taking", cards={1: 8}), scene(merging="on")]
    names = list(states[0].to_dict())
    refusals = 0
    for _ in range(400):
        position = states[chance.below(len(states))].to_dict()
        for _ in range(1 + chance.below(3)):
            name = names[chance.below(len(names))]
            cell, key = position, name
            while isinstance(cell[key], list):
                cell, key = cell[key], chance.below(len(cell[key]))
            cell[key] = (-128, -1, 0, 1, 2, 5, 7, 13, 31, 100, 127)[chance.below(11)]
        try:
            states[0].game.state(position)
        except nk.PositionError as refusal:
            assert str(refusal)
            refusals += 1
    assert refusals > 200


@pytest.mark.parametrize("seed", ["one", "two"])
def test_no_position_of_play_is_refused(seed: str) -> None:
    """Random games with everything on; every position goes out and in."""
    game = nk.game("run-ghost-run", players=4, midnight="on", merging="on", setup="placed", seen_fraction="quarter")
    state, chance = game.start(), nk.Chance(seed)
    while not state.is_over:
        assert state.status() == []
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])
    assert state.status() == []


@pytest.mark.parametrize(
    "options",
    [{"players": 4, "midnight": "on", "merging": "on", "setup": "placed"}, {"players": 2, "scoring": "1-3-5"}],
)
def test_observations_keep_within_their_bounds(options: dict[str, Any]) -> None:
    """RG-3.4, RG-6.19: what learners see of any position, also before a piece stands and of plans they may not know."""
    game = nk.game("run-ghost-run", **options)
    state, chance = game.start(), nk.Chance("bounds")
    fields = game.spec.fields
    least, most = (dict.fromkeys(fields, 0) for _ in range(2))
    while True:
        for seat in range(game.players):
            for name, value in fields_of(state.fogged(seat)).items():
                if name in least:
                    least[name], most[name] = min(least[name], value.min()), max(most[name], value.max())
        if state.is_over:
            break
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])
    for name, field in fields.items():
        assert min(field.low, 0) <= least[name] and most[name] <= field.high, name
