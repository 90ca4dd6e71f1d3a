"""Monte Carlo tree search, compiled against one game's kernels. Never import this module: ``GameSpec.bind`` loads it.

One round of the search:

1. *Sample a world*: start from the root, the fogged position, and draw what the seat does not know (``guess``).
2. *Select*: walk down the decisions met before, each time by the upper confidence bound of the seat that decides.
   A decision is found by what its seat knows there, so nobody's choice depends on what they cannot know.
3. *Expand*: add one new decision, whose actions start with what the game's evaluation says of them.
4. *Roll out*: play some random actions, the likelier ones first if the game has a policy for that.
5. *Evaluate*: who has won, or else the evaluation of the position reached. Each seat is credited with its own (or its
   team's) chance of winning.

Chance acts by its exact odds throughout. Nothing here allocates: all buffers are in the workspace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nightkeep.bots.tree import TASK, TREE, WORKSPACE, Task, Tree, Workspace
from nightkeep.compile import doors as d
from nightkeep.compile.kernel import CHANCE, OVER, Log, device, draw, draw_weighted, int64, kernel
from nightkeep.rules.record import AnyBoard, AnyRecord, Array, Floats, Ints

if TYPE_CHECKING:
    from nightkeep.compile.contract import (
        actor,
        adjust_reward,
        apply,
        evaluate,
        fog,
        guess,
        legal,
        odds,
        plausibility,
        rollout_policy,
        score,
    )

_SPACE: dict[str, d.Argument] = {"board": d.board, "workspace": WORKSPACE}
DOORS = d.doors(
    search={**_SPACE, "tree": TREE, "task": TASK, "rounds": d.count, "log": d.log},
    node_at=({**_SPACE, "tree": TREE, "who": d.seat, "hidden": d.truth}, d.WHOLE),
    find_immediate_win=({**_SPACE, "task": TASK, "actions": d.Row("i8", ("tried",)), "log": d.log}, d.WHOLE),
    evaluate_actions=(
        {**_SPACE, "task": TASK, "samples": d.count, "total": d.Row("f8", ("most_actions",), spare=True), "log": d.log},
        d.WHOLE,
    ),
    random_games={**_SPACE, "rounds": d.count, "log": d.log},
)

_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)  # 2 to the 64 over the golden ratio, odd: spreads bits well
_SHIFT = np.uint64(29)
MOST_RESAMPLES = 20  # draws of a world that is hard to believe, before one is taken as it is


@device
def copy_words(source: Array, target: Array) -> None:
    """Copy a position word by word: compiled code cannot assign one record to another."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@device
def digest(words: Array, seat: int) -> np.uint64:
    """Return a hash of what a seat knows; never 0, which marks an empty slot."""
    h = np.uint64(seat + 1) * _MULTIPLIER
    for i in range(words.shape[0]):
        h = (h ^ words[i]) * _MULTIPLIER
        # A product spreads bits upwards only; the shift brings the high bits down, where slot_of takes its slot from.
        h ^= h >> _SHIFT
    if h == np.uint64(0):
        h = np.uint64(1)
    return h


@device
def slot_of(tree: Tree, key: np.uint64) -> int:
    """Return the slot of a key in the hash table, or the empty slot where it belongs (linear probing)."""
    # The number of slots is a power of two, so & does for %; at least half of them stay empty, so the walk always ends.
    last = tree.keys.shape[0] - 1
    slot = int64(key & np.uint64(last))
    while tree.keys[slot] != np.uint64(0) and tree.keys[slot] != key:
        slot = (slot + 1) & last
    return slot


@device
def key_of_current(board: AnyBoard, workspace: Workspace, who: int, hidden: bool) -> np.uint64:
    """Return the key of the current decision: a hash of what the deciding seat knows."""
    # Without secrets the fogged copy would be the position itself, so no copy is made.
    if not hidden:
        return digest(workspace.current_words, who)
    copy_words(workspace.current_words, workspace.scratch_words)
    fog(board, workspace.scratch[0], who)
    return digest(workspace.scratch_words, who)


@device
def leaf_values(board: AnyBoard, s: AnyRecord, team: Ints, scores: Array, out: Array) -> None:
    """Write what a position is worth to each seat: its share of the win once the game is over, else the evaluation."""
    if actor(board, s) != OVER:
        evaluate(board, s, out)
        return
    winners = int64(score(board, s, scores))  # a bit for each seat
    # Credit goes to teams: where the rules name one seat of a team as winner, the whole team has won.
    teams = int64(0)  # a bit for each winning team: seats of one team win together, even if the rules name one of them
    for seat in range(team.shape[0]):
        if (winners >> seat) & 1:
            teams |= int64(1) << int64(team[seat])
    # How many teams share the win. Team numbers are below the number of seats.
    share = int64(0)
    for seat in range(team.shape[0]):
        share += (teams >> seat) & 1
    for seat in range(team.shape[0]):
        out[seat] = 1.0 / share if (teams >> int64(team[seat])) & 1 else 0.0
    adjust_reward(board, s, out)


@device
def add_node(tree: Tree, slot: int, key: np.uint64, n: int) -> int:
    """Add a decision with ``n`` actions to the tree, without priors; return its node. The caller checks for room."""
    # Nodes and edges are taken from the front of their arrays in turn; only clear(tree) frees them.
    node = tree.fill[0]
    tree.keys[slot] = key
    tree.where[slot] = node
    tree.first[node] = tree.fill[1]
    tree.edges[node] = n
    tree.visits[node] = 0
    tree.fill[0] = node + 1
    tree.fill[1] += n
    return int64(node)


@device
def set_priors(board: AnyBoard, workspace: Workspace, tree: Tree, team: Ints, node: int, who: int, log: Log) -> None:
    """Start each action of a new decision with what the evaluation says right after it."""
    # The values come from this round's world alone. They are a start only: they count as prior_weight tries.
    first = int64(tree.first[node])
    for i in range(int64(tree.edges[node])):
        edge = first + i
        copy_words(workspace.current_words, workspace.scratch_words)
        apply(board, workspace.scratch[0], int64(workspace.actions[i]), log)
        leaf_values(board, workspace.scratch[0], team, workspace.scores, workspace.leaf_value)
        tree.action[edge] = workspace.actions[i]
        tree.tries[edge] = 0
        tree.value_sum[edge] = 0.0
        tree.prior[edge] = workspace.leaf_value[who]


@device
def select_edge(tree: Tree, node: int, exploration: float, prior_weight: float) -> int:
    """Return the edge with the highest upper confidence bound (UCB1); the prior counts as ``prior_weight`` tries."""
    # bound = mean + exploration * sqrt(ln(visits + 1) / weight), where mean and weight include the prior. Rewards are 0
    # to 1. The stored actions fit every world that leads to this node: like the node's key, the legal list depends only
    # on what the seat knows.
    first = tree.first[node]
    breadth = exploration * exploration * np.log(tree.visits[node] + 1.0)
    chosen = first
    highest = -1.0
    for edge in range(first, first + tree.edges[node]):
        weight = tree.tries[edge] + prior_weight
        bound = (tree.value_sum[edge] + prior_weight * tree.prior[edge]) / weight + np.sqrt(breadth / weight)
        if bound > highest:
            highest = bound
            chosen = edge
    return int64(chosen)


@device
def rollout_action(board: AnyBoard, s: AnyRecord, who: int, workspace: Workspace) -> int:
    """Return an action for the rollout: an outcome by its odds, a decision by the game's rollout policy."""
    n = legal(board, s, workspace.actions)
    if who == CHANCE:
        return int64(
            workspace.actions[draw_weighted(workspace.rng, workspace.weights, odds(board, s, workspace.weights))]
        )
    return int64(workspace.actions[rollout_policy(board, s, n, workspace.actions, workspace.rng)])


@device
def best_of_sample(
    board: AnyBoard, workspace: Workspace, team: Ints, who: int, rollout_candidates: int, log: Log
) -> int:
    """Return the best, by the evaluation, of some legal actions drawn at random (of all, if there are no more)."""
    n = legal(board, workspace.current[0], workspace.actions)
    chosen = int64(workspace.actions[0])
    if n == 1:
        return chosen
    best = -1.0
    for i in range(min(int64(n), rollout_candidates)):
        # One step of a Fisher-Yates shuffle: place i gets one of the actions not drawn yet, so none is tried twice.
        other = i + draw(workspace.rng, n - i)
        action = workspace.actions[other]
        workspace.actions[other] = workspace.actions[i]
        workspace.actions[i] = action
        copy_words(workspace.current_words, workspace.scratch_words)
        apply(board, workspace.scratch[0], int64(action), log)
        leaf_values(board, workspace.scratch[0], team, workspace.scores, workspace.leaf_value)
        if workspace.leaf_value[who] > best:
            best = workspace.leaf_value[who]
            chosen = int64(action)
    return chosen


@device
def sample_world(board: AnyBoard, workspace: Workspace, known: Array, seat: int) -> None:
    """Write a world into ``workspace.current``: ``known``, what the seat knows, with a draw of all that it does not.

    A draw that is hard to believe is mostly rejected (``plausibility``, out of 100), up to ``MOST_RESAMPLES`` times.
    """
    # Rejection sampling: a world of plausibility p is taken with probability p / 100. The last draw stands in any case.
    for _ in range(MOST_RESAMPLES):
        copy_words(known, workspace.current_words)
        guess(board, workspace.current[0], seat, workspace.rng)
        if draw(workspace.rng, 100) < plausibility(board, workspace.current[0], seat):
            break


@device
def begin_round(board: AnyBoard, workspace: Workspace, task: Task) -> None:
    """Write the world that a round starts from into ``workspace.current``.

    In some rounds another team's seat gets a world drawn from what it knows itself: it then acts on its own beliefs,
    and not on what the searching seat happens to know.
    """
    if not task.hidden:
        copy_words(workspace.root, workspace.current_words)
        return
    sample_world(board, workspace, workspace.root, task.seat)
    # Fog the sampled world for another seat and draw what that seat does not know. If the drawn seat is a partner, the
    # world stays as it is.
    if task.opponent_belief_share > 0 and draw(workspace.rng, 100) < task.opponent_belief_share:
        other = (task.seat + 1 + draw(workspace.rng, task.team.shape[0] - 1)) % task.team.shape[0]
        if task.team[other] != task.team[task.seat]:
            fog(board, workspace.current[0], other)
            copy_words(workspace.current_words, workspace.scratch_words)
            sample_world(board, workspace, workspace.scratch_words, other)


@device
def back_up(workspace: Workspace, tree: Tree, seats: int, depth: int) -> None:
    """Credit the decisions on the path of a round with the reward of its end."""
    for i in range(seats):
        workspace.reward_sum[i] += workspace.reward[i]
    # Each decision gets the reward of the seat that took it, so in the tree every seat looks for its own (or its
    # team's) gain.
    for i in range(depth):
        edge = workspace.path[i, 1]
        tree.visits[workspace.path[i, 0]] += 1
        tree.tries[edge] += 1
        tree.value_sum[edge] += workspace.reward[workspace.path[i, 2]]


@kernel
def search(board: AnyBoard, workspace: Workspace, tree: Tree, task: Task, rounds: int, log: Log) -> None:
    """Do ``rounds`` rounds of search from the fogged position in ``workspace.root``."""
    s = workspace.current[0]
    team = task.team
    for _ in range(rounds):
        # Step 1 of the module's text: sample a world. It replaces the position in s, which the round then plays on.
        begin_round(board, workspace, task)
        depth = 0  # decisions of this round that the tree holds
        left = task.rollout_length
        in_tree = True  # until one decision was added, or the path is full; the rest of the round is a rollout
        while True:
            who = int64(actor(board, s))
            if who == OVER:
                break
            # Step 4, roll out, and chance everywhere. A rollout's length counts its chance actions too; in the tree
            # chance costs nothing.
            if who == CHANCE or not in_tree:
                if not in_tree:
                    if left == 0:
                        break
                    left -= 1
                if who != CHANCE and task.rollout_candidates > 1:
                    apply(board, s, best_of_sample(board, workspace, team, who, task.rollout_candidates, log), log)
                else:
                    apply(board, s, rollout_action(board, s, who, workspace), log)
                continue
            # Step 2, select: if the tree holds the decision, take its best edge and note it on the path.
            key = key_of_current(board, workspace, who, task.hidden)
            slot = slot_of(tree, key)
            if tree.keys[slot] == key:
                node = int64(tree.where[slot])
                edge = select_edge(tree, node, task.exploration, task.prior_weight)
                workspace.path[depth, 0] = node
                workspace.path[depth, 1] = edge
                workspace.path[depth, 2] = who
                depth += 1
                in_tree = depth < workspace.path.shape[0]
                apply(board, s, int64(tree.action[edge]), log)
                continue
            n = legal(board, s, workspace.actions)
            if n == 1:  # no decision: nothing to remember
                apply(board, s, int64(workspace.actions[0]), log)
                continue
            # Step 3, expand: add the decision, and begin the rollout with it. It is not on the path, since none of its
            # edges was chosen yet. A full tree stops growing; its nodes still gather tries.
            in_tree = False
            if tree.fill[0] < tree.first.shape[0] and tree.fill[1] + n <= tree.action.shape[0]:
                set_priors(board, workspace, tree, team, add_node(tree, slot, key, n), who, log)
        # Step 5, evaluate: the end of the game, or the position where the rollout stopped.
        leaf_values(board, s, team, workspace.scores, workspace.reward)
        back_up(workspace, tree, team.shape[0], depth)


@kernel
def node_at(board: AnyBoard, workspace: Workspace, tree: Tree, who: int, hidden: bool) -> int:
    """Return the node of the position in ``workspace.current`` for the seat that decides there, or -1."""
    key = key_of_current(board, workspace, who, hidden)
    slot = slot_of(tree, key)
    return int64(tree.where[slot]) if tree.keys[slot] == key else -1


@kernel
def find_immediate_win(board: AnyBoard, workspace: Workspace, task: Task, actions: Ints, log: Log) -> int:
    """Return the place of the first action that ends the game with a win for the seat's team alone, or -1."""
    team = task.team
    for i in range(actions.shape[0]):
        copy_words(workspace.root, workspace.current_words)
        if task.hidden:
            guess(board, workspace.current[0], task.seat, workspace.rng)
        apply(board, workspace.current[0], int64(actions[i]), log)
        if actor(board, workspace.current[0]) != OVER:
            continue
        # Partners may be among the winners. A win shared with another team does not count: another action may win
        # alone.
        winners = int64(score(board, workspace.current[0], workspace.scores))
        others = int64(0)
        for other in range(team.shape[0]):
            if team[other] != team[task.seat]:
                others |= winners & (int64(1) << other)
        if winners != 0 and others == 0:
            return int64(i)
    return int64(-1)


@kernel
def evaluate_actions(board: AnyBoard, workspace: Workspace, task: Task, samples: int, total: Floats, log: Log) -> int:
    """Add up, for each legal action, its evaluation over some sampled worlds; return how many actions there are."""
    s = workspace.current[0]
    n = 0
    for _ in range(samples):
        if task.hidden:
            sample_world(board, workspace, workspace.root, task.seat)
        else:
            copy_words(workspace.root, workspace.current_words)
        n = legal(board, s, workspace.actions)
        # The legal list has the same order in every sampled world, so total[i] always belongs to the same action.
        for i in range(n):
            copy_words(workspace.current_words, workspace.scratch_words)
            apply(board, workspace.scratch[0], int64(workspace.actions[i]), log)
            leaf_values(board, workspace.scratch[0], task.team, workspace.scores, workspace.leaf_value)
            total[i] += workspace.leaf_value[task.seat]
    return int64(n)


@kernel
def random_games(board: AnyBoard, workspace: Workspace, rounds: int, log: Log) -> None:
    """Play random games from ``workspace.root`` to their ends: the yardstick for the speed of a round of search."""
    s = workspace.current[0]
    for _ in range(rounds):
        copy_words(workspace.root, workspace.current_words)
        while True:
            who = int64(actor(board, s))
            if who == OVER:
                break
            apply(board, s, rollout_action(board, s, who, workspace), log)
