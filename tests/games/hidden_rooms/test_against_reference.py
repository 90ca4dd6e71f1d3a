"""Whole games and thousands of monster turns against the slow reference."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.compile.kernel import new_log
from tests.games.hidden_rooms import reference, rooms
from tests.games.hidden_rooms.rooms import game


def routes(of: nk.Game) -> list[list[reference.Square]]:
    board: Any = of.board
    return [[(square % 6 + 1, square // 6 + 1) for square in stage.route] for stage in board.stages]


def random_route(dice: random.Random) -> list[reference.Square]:
    """HR-1.8: a walk without crossing itself, 2 to 30 squares long, that does not begin on f6."""
    length = dice.randint(2, 30)
    route = [(dice.randint(1, 6), dice.randint(1, 5))]
    while len(route) < length:
        free = [square for square in reference.neighbours(route[-1]) if square not in route]
        if not free:
            break
        route.append(dice.choice(free))
    return route if len(route) > 1 else random_route(dice)


def stage_file(walks: list[list[reference.Square]]) -> str:
    """A stage file with these five routes."""
    lines = ['game = "hidden-rooms"', "start = [6, 6]", "exit = [1, 1]"]
    for number, route in enumerate(walks, start=1):
        facing = next(look for look, step in reference.LOOKS.items() if reference.plus(route[0], step) == route[1])
        lines += [
            "[[stage]]",
            f"number = {number}",
            f'name = "Walker {number}"',
            'flavour = "It walks."',
            f"start = {list(route[0])}",
            f'facing = "{facing}"',
            f"route = {[list(square) for square in route]}",
        ]
    return "\n".join(lines) + "\n"


def same(state: nk.State, model: reference.Game) -> None:
    """Everything that is on the table, in both."""
    now = rooms.seen(state)
    assert {nk.CHANCE: "chance", nk.OVER: "over", 0: "player"}[state.actor] == model.actor()
    assert set(state.actions()) == model.actions()
    assert (now["wins"], now["losses"], now["stage"]["number"]) == (model.wins, model.losses, model.book)
    assert set(rooms.names(now["pile"])) == model.pile
    assert set(rooms.names(now["memory"])) == model.memory
    assert set(rooms.names(now["offer"])) == model.offer
    assert {square: tile["text"] for square, tile in now["tiles"].items()} == {
        reference.name(square): tile for square, tile in model.board.items()
    }
    assert now["child"] == (reference.name(model.child) if model.child else None)
    assert (now["discard"] or {}).get("text") == model.aside
    if model.monster:
        assert (now["monster"]["square"], now["monster"]["facing"]) == (reference.name(model.monster), model.facing)
        assert set(now["monster"]["sight"]) == {
            reference.name(square) for square in reference.sight(model.monster, model.facing) - {model.monster}
        }
        assert now["turns"] == model.turns


def eager(state: nk.State, dice: random.Random) -> str:
    """A player that heads for the exit and keeps out of the monster's sight, so that stages are won as well as lost."""
    actions = state.actions()
    if dice.random() < 0.03:
        return dice.choice(actions)

    now = rooms.seen(state)

    def risk(action: str) -> float:
        words = action.split()
        if words[0] == "lay":
            return int(words[1][-1])
        twin = state.copy()
        twin.play(action)
        then = rooms.seen(twin)
        if (then["wins"], then["losses"]) != (now["wins"], now["losses"]):
            return 100.0 * int(then["losses"] - now["losses"])
        square = words[1] if len(words) > 1 else now["child"]
        far = "abcdef".index(square[0]) + int(square[1])
        danger = 3 if words[0] != "move" and then["monster"]["sees_child"] else 0
        climb = int(words[2][-1]) / 4 if len(words) > 2 else 0.9 if words[0] == "search" else 0.5
        return float(far + danger + climb + dice.random() / 4)

    return min(actions, key=risk)


@pytest.mark.parametrize(
    "options",
    [{}, {"match": "stage"}, {"stage": 1}, {"stage": 2, "turn_limit": 20}, {"match": "stage", "stage": 3}],
    ids=str,
)
def test_whole_games_agree_with_the_reference(options: dict[str, Any]) -> None:
    """HR-2.1 to HR-8.6: every legal list and every position of random and of eager games, step by step."""
    of = game(**options)
    dice = random.Random(str(options))
    results = set()
    for number in range(12):
        state = of.start()
        chosen = options.get("stage")
        model = reference.Game(routes(of), options.get("match", "game"), chosen, options.get("turn_limit", 200))
        same(state, model)
        while not state.is_over:
            if state.actor == 0 and number % 4:
                action = eager(state, dice)
            elif model.searching and number % 2 and any(model.fits(tile) for tile in model.pile):
                tile = min((t for t in sorted(model.pile) if model.fits(t)), key=lambda t: t[-1])
                action = f"draw {tile}"  # luck, so that stages are won
            else:
                action = dice.choice(state.actions())
            state.play(action)
            model.play(action)
            same(state, model)
            assert not state.status()
        won = model.wins == (1 if options.get("match") == "stage" else 2)
        assert state.winners() == ([0] if won else [])
        results.add(won)
    assert results == {True, False}, "both ends should have come up"


def test_monster_turns_agree_with_the_reference() -> None:
    """HR-3.1 to HR-3.16, HR-7.3, HR-7.4: thousands of turns on random routes, on and off the route."""
    dice = random.Random(33)
    log = new_log()
    kinds: dict[str, int] = {}
    lost_turns = 0
    for _ in range(60):
        walks = [random_route(dice) for _ in range(5)]
        of = nk.Game(game().spec, {"match": "stage"}, stage_file(walks))
        assert routes(of) == walks
        for _ in range(100):
            stage = dice.randint(1, 5)
            route = walks[stage - 1]
            child = (dice.randint(1, 6), dice.randint(1, 6))
            near = [(x, y) for x in range(child[0] - 2, child[0] + 3) for y in range(child[1] - 2, child[1] + 3)]
            anywhere = [(dice.randint(1, 6), dice.randint(1, 6))]
            at = dice.choice(dice.choice([near, route, anywhere]))
            if not reference.inside(at) or at in (child, route[-1]) or child == (1, 1):
                continue
            facing = dice.choice(list(reference.LOOKS))
            s = np.zeros(1, of.spec.dtype)
            fields = rooms.fields(
                of=of,
                stage=stage,
                child=reference.name(child),
                tiles={},
                monster=reference.name(at),
                facing=facing,
            )
            for key, value in fields.items():
                s[key][0] = value
            s["tile"][0][s["child"][0]] = 0  # the monster does not care how the child got there
            log[0, 0] = 0
            of.kernels.apply(of.board.record, s[0], of.spec.language.read_action(of.board, "done"), log)
            monster, looks, lost = reference.monster_turn(route, at, facing, child)
            found = rooms.SQUARES[s["monster"][0]], rooms.DIRECTIONS[s["facing"][0]], int(s["losses"][0])
            assert found == (reference.name(monster), looks, int(lost)), (route, at, facing, child)
            lost_turns += lost
            for row in log[1 : log[0, 0] + 1]:
                kind = of.spec.language.EVENTS[int(row[0])].name
                kinds[kind] = kinds.get(kind, 0) + 1
    assert lost_turns > 100
    for kind in (
        "monster turns to the child",
        "monster chases",
        "monster follows",
        "monster turns",
        "monster returns",
        "monster turns back",
    ):
        assert kinds[kind] > 200, f"{kind} came up only {kinds[kind]} times"


def test_monster_needs_no_tiles_and_changes_none() -> None:
    """HR-3.14, HR-3.4: with tiles under and around it or without, the same turn, and all tiles stay as they are."""
    dice = random.Random(5)
    for _ in range(200):
        child = dice.choice([f"{column}{row}" for column in "cdef" for row in (3, 4, 5)])
        bare = rooms.fields(child=child, stage=dice.randint(1, 5), under="red-1", aside="yellow-6", losses=1)
        free = [i for i in range(36) if i != bare["child"]]
        last = int(game().board.record.last[bare["stage"]])
        bare["monster"] = dice.choice([i for i in free if i != last])
        bare["facing"] = dice.randrange(4)
        covered = {**bare, "tile": [tile if tile >= 0 or i == 0 else 23 for i, tile in enumerate(bare["tile"])]}
        ends = []
        for start in (bare, covered):
            s = np.zeros(1, game().spec.dtype)
            for key, value in start.items():
                s[key][0] = value
            game().kernels.apply(game().board.record, s[0], 48, None)
            ends.append((s["monster"][0], s["facing"][0], s["losses"][0]))
            if s["losses"][0] == 1:
                assert s["tile"][0].tolist() == start["tile"]
        assert ends[0] == ends[1]
