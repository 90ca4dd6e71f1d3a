"""What a search remembers: decisions met so far and how their actions fared, found by what the deciding seat knew."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]


class Tree(NamedTuple):
    """Decisions (nodes) in a hash table; the actions of a decision (edges) lie side by side, in the legal list's order.

    A node is found by a digest of what its seat knows (the fogged record). So ways that lead to the same knowledge
    share their experience, nobody's choices depend on what he cannot know, and what was learnt stays useful in later
    moves. Chance needs no nodes: its outcomes are drawn anew each time.
    """

    keys: Array  # uint64: digest of what the seat knows; 0 = empty
    where: Array  # int32: the node of a key
    first: Array  # int32, by node: its first edge
    edges: Array  # int32, by node: how many
    visits: Array  # int32, by node
    action: Array  # int64, by edge
    tries: Array  # int32, by edge
    worth: Array  # float64, by edge: the sum of what the deciding seat got
    prior: Array  # float32, by edge: what the game's evaluation promised
    fill: Array  # int64: nodes used, edges used


def new_tree(nodes: int, edges: int) -> Tree:
    """An empty tree with room for so many decisions and actions."""
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
    """Forget everything."""
    tree.keys[:] = 0
    tree.fill[:] = 0


class Desk(NamedTuple):
    """The buffers one search thread works in: positions as records and, over the same bytes, as 64-bit words."""

    root: Array  # words of the fogged position it starts from
    here: Array  # the position of the present line, as one record
    here_words: Array
    spare: Array  # for what another seat knows, and for trying an action
    spare_words: Array
    path: Array  # int64, (node, edge, seat) of each decision on the present line
    actions: Array
    weights: Array
    scores: Array  # int32, by seat
    reward: Array  # float64, by seat
    hope: Array  # float64, by seat
    total: Array  # float64, by seat: the sum of all rewards since the position was laid on the desk
    rng: Array  # uint32: a stream of random numbers


def words_of(size: int) -> tuple[Array, Array]:
    """A zeroed buffer of so many bytes, as bytes and as whole 64-bit words over them."""
    buffer = np.zeros(-(-size // 8), np.uint64)
    return buffer.view(np.uint8)[:size], buffer


def new_desk(state_type: np.dtype[Any], most_actions: int, action_type: Any, players: int, deepest: int) -> Desk:
    """Empty buffers for one thread."""
    size = state_type.itemsize
    here_bytes, here = words_of(size)
    spare_bytes, spare = words_of(size)
    return Desk(
        words_of(size)[1],
        here_bytes.view(state_type),
        here,
        spare_bytes.view(state_type),
        spare,
        np.zeros((deepest, 3), np.int64),
        np.zeros(most_actions, action_type),
        np.zeros(most_actions, np.int32),
        np.zeros(players, np.int32),
        np.zeros(players, np.float64),
        np.zeros(players, np.float64),
        np.zeros(players, np.float64),
        np.zeros(4, np.uint32),
    )
