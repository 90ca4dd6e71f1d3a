"""The search finds what exact calculation finds, in games small enough for it."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from nightkeep.bots.tree import Task, Tree, Workspace, new_tree, new_workspace
from nightkeep.compile.kernel import bind, mute_log, open_stream
from tests.bots.toys import FACES, KUHN, PASS, RACE, Kuhn, Race, race_after, race_roll, race_value, start

BOARD = np.zeros(1, np.int8)


def module(name: str, kernels: dict[str, Any]) -> ModuleType:
    return bind("nightkeep.bots.search", "tests.bots.toys", name, kernels)


def think(
    search: ModuleType,
    s: np.ndarray[Any, Any],
    players: int,
    seat: int,
    rounds: int,
    hidden: bool = False,
    opponent_belief_share: int = 0,
    team: tuple[int, ...] | None = None,
    nodes: int = 5_000,
    seed: int = 1,
    rollout: int = 1000,
    rollout_candidates: int = 1,
) -> tuple[Workspace, Tree, int]:
    """Search a position; returns the workspace, the tree and the root's node."""
    workspace = new_workspace(s.dtype, 8, np.int32, players, 50)
    tree = new_tree(nodes, 8 * nodes)
    workspace.root.view(np.uint8)[: s.dtype.itemsize] = s.view(np.uint8)
    open_stream(seed, 0, workspace.rng)
    teams = np.array(team or range(players), np.int64)
    task = Task(teams, seat, hidden, rollout, rollout_candidates, 0.5, 1.0, opponent_belief_share)
    search.search(BOARD, workspace, tree, task, rounds, mute_log())
    workspace.current_words[:] = workspace.root
    return workspace, tree, int(search.node_at(BOARD, workspace, tree, seat, hidden))


def shares(tree: Tree, node: int) -> list[float]:
    """How often each action of a node was tried."""
    edges = tree.tries[tree.first[node] : tree.first[node] + tree.edges[node]]
    return (edges / edges.sum()).tolist()


def worth(tree: Tree, node: int, i: int) -> float:
    edge = int(tree.first[node]) + i
    return float(tree.value_sum[edge] / tree.tries[edge])


@pytest.mark.parametrize("at", [(0, 0), (3, 0), (1, 4), (5, 5), (0, 4), (2, 2, 2), (0, 3, 4), (5, 0, 3)])
def test_values_and_choices_are_those_of_exact_calculation(at: tuple[int, ...]) -> None:
    """Chance by its odds, each seat for its own win, two and three players."""
    goal, players = 8, len(at)
    search = module("race_toy", RACE)
    s = start(Race, at=[*at, *[0] * (4 - players)], players=players, goal=goal)
    workspace, tree, root = think(search, s, players, 0, 60_000, nodes=20_000)
    exact = race_value(at, 0, goal)
    walk, roll = race_after(at, 0, goal, 2)[0], race_roll(at, 0, goal)[0]
    tried = shares(tree, root)
    if abs(walk - roll) > 0.02:
        assert (tried[0] > tried[1]) == (walk > roll)
    best = int(np.argmax(tried))
    assert worth(tree, root, best) == pytest.approx(float(exact[0]), abs=0.03)
    assert (workspace.reward_sum / 60_000).sum() == pytest.approx(1.0)
    assert workspace.reward_sum[0] / 60_000 == pytest.approx(float(exact[0]), abs=0.05)


def test_the_toy_is_worth_searching() -> None:
    """Walking is better in some positions and rolling in others."""
    better = {race_after((a, b), 0, 8, 2)[0] > race_roll((a, b), 0, 8)[0] for a in range(8) for b in range(8)}
    assert better == {True, False} and sum(FACES) == 7


def test_teams_win_together() -> None:
    """A partner at the goal is as good as oneself; with teams (0 and 2 against 1 and 3) seat 0 need not hurry."""
    search = module("race_toy", RACE)
    s = start(Race, at=[0, 0, 7, 0], players=4, goal=8)
    alone, _, _ = think(search, s, 4, 0, 4000)
    together, _, _ = think(search, s, 4, 0, 4000, team=(0, 1, 0, 1))
    assert together.reward_sum[0] == together.reward_sum[2] > 0.9 * 4000
    assert alone.reward_sum[0] < 0.1 * 4000


def test_careful_playing_on_misses_no_win() -> None:
    """Seat 1 is one walk from the goal, and the tree has room for seat 0's decision only: if seat 0 walks, a careful
    seat 1 always walks home; a careless one rolls as often."""
    search = module("race_toy", RACE)
    s = start(Race, at=[3, 6, 0, 0], players=2, goal=8)
    _, careful, root = think(search, s, 2, 0, 2_000, nodes=1, rollout_candidates=2)
    _, careless, also = think(search, s, 2, 0, 2_000, nodes=1, rollout_candidates=1)
    assert min(careful.tries[careful.first[root] : careful.first[root] + 2]) > 10
    assert worth(careful, root, 0) == 0.0 < worth(careful, root, 1)
    assert worth(careless, also, 0) > 0.1


def poker(card: int, moves: list[int]) -> np.ndarray[Any, Any]:
    """What the seat to act knows in Kuhn's poker."""
    seat = len(moves) % 2
    cards = [-1, -1]
    cards[seat] = card
    return start(Kuhn, card=cards, moves=[*moves, *[0] * (3 - len(moves))], made=len(moves), dealt=2)


@pytest.mark.parametrize(("card", "bets"), [(0, False), (2, True)])
def test_hidden_cards_facing_a_bet(card: int, bets: bool) -> None:
    """The lowest card never calls a bet and the highest always does, whatever the other holds."""
    search = module("kuhn_toy", KUHN)
    _, tree, root = think(search, poker(card, [1]), 2, 1, 4000, hidden=True)
    called = shares(tree, root)[1]
    if bets:
        assert called > 0.9
    else:
        assert worth(tree, root, 1) == 0.0 and worth(tree, root, PASS) == 0.0  # lost either way


def test_nobody_acts_on_what_he_cannot_know() -> None:
    """Seat 1's decision after a bet is one decision for each of its own cards, not for each pair of cards; and it is
    met with other cards of seat 0 as well when seat 0 thinks about what seat 1 believes."""
    search = module("kuhn_toy", KUHN)
    _, tree, _ = think(search, poker(2, []), 2, 0, 3000, hidden=True)
    # the root; seat 1 with either card after pass or bet; the root's seat once more
    assert int(tree.fill[0]) == 1 + 2 * 2 + 1
    _, kind, _ = think(search, poker(2, []), 2, 0, 6000, hidden=True, opponent_belief_share=50)
    assert int(kind.fill[0]) > int(tree.fill[0])
    workspace = new_workspace(Kuhn, 8, np.int32, 2, 50)
    s = start(Kuhn, card=[2, 1], moves=[1, 0, 0], made=1, dealt=2)
    workspace.current_words.view(np.uint8)[: Kuhn.itemsize] = s.view(np.uint8)
    node = int(search.node_at(BOARD, workspace, kind, 1, True))
    middle_calls = worth(kind, node, 1)
    workspace.current_words.view(np.uint8)[: Kuhn.itemsize] = start(
        Kuhn, card=[2, 1], moves=[1, 0, 0], made=1, dealt=2
    ).view(np.uint8)
    alone = int(search.node_at(BOARD, workspace, tree, 1, True))
    assert worth(tree, alone, 1) == 0.0  # seat 0 has the highest card in every round, so calling never wins
    assert middle_calls > 0.1  # believing that seat 0 may hold the lowest


def test_a_full_tree_goes_on_thinking() -> None:
    """No room for new decisions: rounds still count for those known."""
    search = module("race_toy", RACE)
    s = start(Race, at=[0, 0, 0, 0], players=2, goal=30)
    _, tree, root = think(search, s, 2, 0, 5000, nodes=20)
    assert int(tree.fill[0]) == 20
    assert int(tree.visits[root]) == 4999  # all but the round that met it first


def test_the_same_seed_thinks_the_same() -> None:
    search = module("race_toy", RACE)
    s = start(Race, at=[0, 0, 0, 0], players=3, goal=20)
    one, other, third = (think(search, s, 3, 0, 2000, seed=seed)[1] for seed in (1, 1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    assert not np.array_equal(one.value_sum, third.value_sum)
