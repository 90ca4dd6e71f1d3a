"""The buffers of the search: the tree of decisions, the workspace of a thread, and the task both work on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from nightkeep.compile import doors as d
from nightkeep.rules.record import Array


class Tree(NamedTuple):
    """Decisions (nodes) in a hash table; the actions of a decision (edges) lie side by side, in the legal list's order.

    The key of a node is a hash of what its seat knows (the fogged record). So all ways to the same knowledge share one
    node, nobody's choice depends on what they cannot know, and the tree stays useful in later moves. Chance has no
    nodes: its outcomes are drawn afresh in every round.
    """

    keys: Array  # uint64: hash of what the seat knows; 0: an empty slot
    where: Array  # int32: the node of a key
    first: Array  # int32, by node: its first edge
    edges: Array  # int32, by node: how many
    visits: Array  # int32, by node
    action: Array  # int64, by edge
    tries: Array  # int32, by edge
    value_sum: Array  # float64, by edge: the sum of the deciding seat's rewards
    prior: Array  # float32, by edge: the evaluation right after the action
    fill: Array  # int64: nodes used, edges used


def new_tree(nodes: int, edges: int) -> Tree:
    """Return an empty tree with room for ``nodes`` decisions and ``edges`` actions."""
    slots = 1 << (2 * nodes - 1).bit_length()
    return Tree(
        np.zeros(slots, np.uint64),
        np.zeros(slots, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(edges, np.int64),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float64),
        np.zeros(edges, np.float32),
        np.zeros(2, np.int64),
    )


def clear(tree: Tree) -> None:
    """Empty the tree."""
    tree.keys[:] = 0
    tree.fill[:] = 0


class Task(NamedTuple):
    """What a search is for, and its parameters; the last five are a game's ``Thinking``."""

    team: Array  # int64, by seat: whom it wins with
    seat: int  # who decides
    hidden: bool  # whether anything is hidden in this game
    rollout_length: int
    rollout_candidates: int
    exploration: float
    prior_weight: float
    opponent_belief_share: int


class Workspace(NamedTuple):
    """The buffers of one search thread: positions as records and, over the same bytes, as 64-bit words."""

    root: Array  # words of the fogged position that every round starts from
    current: Array  # the position that a round has reached, as one record
    current_words: Array
    scratch: Array  # for what another seat knows, and for trying an action
    scratch_words: Array
    path: Array  # int64, (node, edge, seat) of each decision of the round
    actions: Array
    weights: Array
    scores: Array  # int32, by seat
    reward: Array  # float64, by seat
    leaf_value: Array  # float64, by seat
    reward_sum: Array  # float64, by seat: the sum of all rewards since the position was loaded
    rng: Array  # uint32: a stream of random numbers


_BY_SEAT = d.Row("f8", ("players",))

TREE = d.Group(
    Tree,
    {
        "keys": d.Row("u8", ("slots",)), "where": d.Row("i4", ("slots",)),
        "first": d.Row("i4", ("nodes",)), "edges": d.Row("i4", ("nodes",)), "visits": d.Row("i4", ("nodes",)),
        "action": d.Row("i8", ("edges",)), "tries": d.Row("i4", ("edges",)), "value_sum": d.Row("f8", ("edges",)),
        "prior": d.Row("f4", ("edges",)), "fill": d.Row("i8", (2,)),
    },
)  # fmt: skip

TASK = d.Group(
    Task,
    {
        "team": d.Row("i8", ("players",)), "seat": d.count, "hidden": d.truth, "rollout_length": d.count,
        "rollout_candidates": d.count, "exploration": d.fraction, "prior_weight": d.fraction,
        "opponent_belief_share": d.count,
    },
)  # fmt: skip

WORKSPACE = d.Group(
    Workspace,
    {
        "root": d.Row("u8", ("words",)), "current": d.Row(d.STATE, (1,)), "current_words": d.Row("u8", ("words",)),
        "scratch": d.Row(d.STATE, (1,)), "scratch_words": d.Row("u8", ("words",)), "path": d.Row("i8", ("deepest", 3)),
        "actions": d.actions, "weights": d.weights, "scores": d.Row("i4", ("players",)),
        "reward": _BY_SEAT, "leaf_value": _BY_SEAT, "reward_sum": _BY_SEAT, "rng": d.rng,
    },
)  # fmt: skip


def record_over(words: Array, state_type: DTypeLike) -> Array:
    """Return one record in the memory of some words, the last of which may be longer than the record."""
    return words.view(np.uint8)[: np.dtype(state_type).itemsize].view(state_type)


def new_workspace(
    state_type: DTypeLike, most_actions: int, action_type: DTypeLike, players: int, deepest: int
) -> Workspace:
    """Return empty buffers for one thread; ``deepest`` decisions of a round are remembered."""
    root, current, scratch = np.zeros((3, -(-np.dtype(state_type).itemsize // 8)), np.uint64)
    return Workspace(
        root,
        record_over(current, state_type),
        current,
        record_over(scratch, state_type),
        scratch,
        np.zeros((deepest, 3), np.int64),
        np.zeros(most_actions, action_type),
        np.zeros(most_actions, np.int32),
        np.zeros(players, np.int32),
        np.zeros(players, np.float64),
        np.zeros(players, np.float64),
        np.zeros(players, np.float64),
        np.zeros(4, np.uint32),
    )
