"""Monte Carlo search, compiled against one game's kernels. Never import this module: ``Declaration.bind`` loads it.

Each round of thought draws what the seat does not know (``guess``), walks down the decisions already met by the upper
confidence bound of the seat that decides, adds one new decision, finishes with some random actions, and judges: the
winners if the game ended, else the game's own evaluation. Each seat goes after its own (or its team's) chance of
winning. Chance acts by its exact odds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from nightkeep.core.kernel import CHANCE, OVER, draw, draw_weighted, int64, kernel, part

if TYPE_CHECKING:
    from nightkeep.core.contract import actor, apply, credit, evaluate, fog, guess, lead, legal, odds, plausible, score

_STIR = np.uint64(0x9E3779B97F4A7C15)
_TURN = np.uint64(29)
DOUBTS = 20  # how often a guess is thought over at most


@part
def copy_words(source: Any, target: Any) -> None:
    """One position over another."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@part
def digest(words: Any, seat: int) -> Any:
    """A number for what a seat knows; never 0."""
    h = np.uint64(seat + 1) * _STIR
    for i in range(words.shape[0]):
        h = (h ^ words[i]) * _STIR
        h ^= h >> _TURN
    if h == np.uint64(0):
        h = np.uint64(1)
    return h


@part
def slot_of(tree: Any, key: Any) -> int:
    """Where a key stands in the table, or the empty slot where it would."""
    last = tree.keys.shape[0] - 1
    slot = int64(key & np.uint64(last))
    while tree.keys[slot] != np.uint64(0) and tree.keys[slot] != key:
        slot = (slot + 1) & last
    return slot


@part
def key_here(board: Any, desk: Any, who: int, hidden: bool) -> Any:
    """The key of the present decision: a digest of what the deciding seat knows."""
    if not hidden:
        return digest(desk.here_words, who)
    copy_words(desk.here_words, desk.spare_words)
    fog(board, desk.spare[0], who)
    return digest(desk.spare_words, who)


@part
def judge(board: Any, s: Any, team: Any, scores: Any, out: Any) -> None:
    """What each seat has of a position: a finished game's win (shared between winning teams), else its chance."""
    if actor(board, s) != OVER:
        evaluate(board, s, out)
        return
    winners = int64(score(board, s, scores))
    teams = int64(0)
    for seat in range(team.shape[0]):
        if (winners >> seat) & 1:
            teams |= int64(1) << int64(team[seat])
    share = int64(0)
    for seat in range(team.shape[0]):
        share += (teams >> seat) & 1
    for seat in range(team.shape[0]):
        out[seat] = 1.0 / share if (teams >> int64(team[seat])) & 1 else 0.0
    credit(board, s, out)


@part
def add_node(board: Any, desk: Any, tree: Any, team: Any, slot: int, key: Any, who: int, n: int, log: Any) -> None:
    """Remember a new decision; each of its actions starts with what the evaluation promises."""
    node = tree.fill[0]
    first = tree.fill[1]
    tree.fill[0] = node + 1
    tree.fill[1] = first + n
    tree.keys[slot] = key
    tree.where[slot] = node
    tree.first[node] = first
    tree.edges[node] = n
    tree.visits[node] = 0
    for i in range(n):
        edge = first + i
        copy_words(desk.here_words, desk.spare_words)
        apply(board, desk.spare[0], int64(desk.actions[i]), log)
        judge(board, desk.spare[0], team, desk.scores, desk.hope)
        tree.action[edge] = desk.actions[i]
        tree.tries[edge] = 0
        tree.worth[edge] = 0.0
        tree.prior[edge] = desk.hope[who]


@part
def best_edge(tree: Any, node: int, explore: float, trust: float) -> int:
    """The action with the highest upper confidence bound; the evaluation counts as ``trust`` tries."""
    first = tree.first[node]
    breadth = explore * explore * np.log(tree.visits[node] + 1.0)
    chosen = first
    highest = -1.0
    for edge in range(first, first + tree.edges[node]):
        weight = tree.tries[edge] + trust
        bound = (tree.worth[edge] + trust * tree.prior[edge]) / weight + np.sqrt(breadth / weight)
        if bound > highest:
            highest = bound
            chosen = edge
    return int64(chosen)


@part
def draw_action(board: Any, s: Any, who: int, desk: Any) -> int:
    """One action at random: outcomes by their odds, decisions as the game leads."""
    n = legal(board, s, desk.actions)
    if who == CHANCE:
        return int64(desk.actions[draw_weighted(desk.rng, desk.weights, odds(board, s, desk.weights))])
    return int64(desk.actions[lead(board, s, n, desk.actions, desk.rng)])


@part
def careful_action(board: Any, desk: Any, team: Any, who: int, care: int, log: Any) -> int:
    """The best, by the evaluation, of so many actions drawn at random; of fewer actions, the best."""
    n = legal(board, desk.here[0], desk.actions)
    chosen = int64(desk.actions[0])
    if n == 1:
        return chosen
    best = -1.0
    for i in range(min(int64(n), care)):
        other = i + draw(desk.rng, n - i)
        action = desk.actions[other]
        desk.actions[other] = desk.actions[i]
        desk.actions[i] = action
        copy_words(desk.here_words, desk.spare_words)
        apply(board, desk.spare[0], int64(action), log)
        judge(board, desk.spare[0], team, desk.scores, desk.hope)
        if desk.hope[who] > best:
            best = desk.hope[who]
            chosen = int64(action)
    return chosen


@part
def imagine(board: Any, desk: Any, seat: int) -> None:
    """Fill in what the seat does not know; a guess that is hard to believe is mostly thought over again."""
    for _ in range(DOUBTS):
        copy_words(desk.root, desk.here_words)
        guess(board, desk.here[0], seat, desk.rng)
        if draw(desk.rng, 100) < plausible(board, desk.here[0], seat):
            break


@part
def empathise(board: Any, desk: Any, other: int) -> None:
    """Put in place of the present position one that another seat finds as believable."""
    fog(board, desk.here[0], other)
    copy_words(desk.here_words, desk.spare_words)
    for _ in range(DOUBTS):
        copy_words(desk.spare_words, desk.here_words)
        guess(board, desk.here[0], other, desk.rng)
        if draw(desk.rng, 100) < plausible(board, desk.here[0], other):
            break


@kernel
def think(
    board: Any,
    desk: Any,
    tree: Any,
    team: Any,
    seat: int,
    rounds: int,
    hidden: bool,
    playout: int,
    care: int,
    explore: float,
    trust: float,
    empathy: int,
    log: Any,
) -> None:
    """So many rounds of thought about the fogged position in ``desk.root``, for the seat that knows it so."""
    s = desk.here[0]
    for _ in range(rounds):
        if not hidden:
            copy_words(desk.root, desk.here_words)
        else:
            imagine(board, desk, seat)
            if empathy > 0 and draw(desk.rng, 100) < empathy:
                other = (seat + 1 + draw(desk.rng, team.shape[0] - 1)) % team.shape[0]
                if team[other] != team[seat]:
                    empathise(board, desk, other)
        deep = 0
        left = playout
        inside = True
        while True:
            who = int64(actor(board, s))
            if who == OVER:
                break
            if who == CHANCE or not inside:
                if not inside:
                    if left == 0:
                        break
                    left -= 1
                if who != CHANCE and care > 1:
                    apply(board, s, careful_action(board, desk, team, who, care, log), log)
                else:
                    apply(board, s, draw_action(board, s, who, desk), log)
                continue
            key = key_here(board, desk, who, hidden)
            slot = slot_of(tree, key)
            if tree.keys[slot] == key:
                node = int64(tree.where[slot])
                edge = best_edge(tree, node, explore, trust)
                desk.path[deep, 0] = node
                desk.path[deep, 1] = edge
                desk.path[deep, 2] = who
                deep += 1
                inside = deep < desk.path.shape[0]
                apply(board, s, int64(tree.action[edge]), log)
                continue
            n = legal(board, s, desk.actions)
            if n == 1:
                apply(board, s, int64(desk.actions[0]), log)
                continue
            inside = False
            if tree.fill[0] < tree.first.shape[0] and tree.fill[1] + n <= tree.action.shape[0]:
                add_node(board, desk, tree, team, slot, key, who, n, log)
        judge(board, s, team, desk.scores, desk.reward)
        for i in range(team.shape[0]):
            desk.total[i] += desk.reward[i]
        for i in range(deep):
            edge = desk.path[i, 1]
            tree.visits[desk.path[i, 0]] += 1
            tree.tries[edge] += 1
            tree.worth[edge] += desk.reward[desk.path[i, 2]]


@kernel
def node_at(board: Any, desk: Any, tree: Any, who: int, hidden: bool) -> int:
    """The node of the position in ``desk.here`` for the seat that decides there, or -1."""
    key = key_here(board, desk, who, hidden)
    slot = slot_of(tree, key)
    return int64(tree.where[slot]) if tree.keys[slot] == key else -1


@kernel
def winning(board: Any, desk: Any, team: Any, seat: int, actions: Any, hidden: bool, log: Any) -> int:
    """The place of the first of some actions after which the game is over and won by the seat's team alone, or -1."""
    for i in range(actions.shape[0]):
        copy_words(desk.root, desk.here_words)
        if hidden:
            guess(board, desk.here[0], seat, desk.rng)
        apply(board, desk.here[0], int64(actions[i]), log)
        if actor(board, desk.here[0]) != OVER:
            continue
        winners = int64(score(board, desk.here[0], desk.scores))
        others = int64(0)
        for other in range(team.shape[0]):
            if team[other] != team[seat]:
                others |= winners & (int64(1) << other)
        if winners != 0 and others == 0:
            return int64(i)
    return int64(-1)


@kernel
def weigh(board: Any, desk: Any, team: Any, seat: int, guesses: int, hidden: bool, total: Any, log: Any) -> int:
    """For each legal action, what the evaluation promises the seat right after it, summed over some guesses."""
    s = desk.here[0]
    n = 0
    for _ in range(guesses):
        if hidden:
            imagine(board, desk, seat)
        else:
            copy_words(desk.root, desk.here_words)
        n = legal(board, s, desk.actions)
        for i in range(n):
            copy_words(desk.here_words, desk.spare_words)
            apply(board, desk.spare[0], int64(desk.actions[i]), log)
            judge(board, desk.spare[0], team, desk.scores, desk.hope)
            total[i] += desk.hope[seat]
    return int64(n)


@kernel
def playouts(board: Any, desk: Any, rounds: int, log: Any) -> None:
    """Plain random games from ``desk.root`` to their ends: what a round of thought is measured against."""
    s = desk.here[0]
    for _ in range(rounds):
        copy_words(desk.root, desk.here_words)
        while True:
            who = int64(actor(board, s))
            if who == OVER:
                break
            apply(board, s, draw_action(board, s, who, desk), log)
