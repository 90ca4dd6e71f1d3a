"""Two tiny games as kernels, small enough to solve exactly: a race with dice, and Kuhn's poker with three cards."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

from nightkeep.compile.bot_hooks import adjust_reward, plausibility, rollout_policy
from nightkeep.compile.kernel import CHANCE, OVER, draw, int64, kernel
from nightkeep.compile.no_secrets import fog as open_fog
from nightkeep.compile.no_secrets import guess as open_guess
from nightkeep.rules.record import Int8, Ints, Record

# ---------------------------------------------------------------------- the race
# Players in turn walk two fields, or roll a die with faces 1, 1 and 5. Whoever is first at the goal wins.


class RaceState(Record):
    at: Ints = Int8.row(4, "how far each seat has come")
    turn: int = Int8("the seat to act")
    rolling: int = Int8("whether the die is rolled next")
    players: int = Int8("how many play")
    goal: int = Int8("where the race ends")


Race = RaceState.struct
WALK = 2
FACES = (1, 1, 5)


@kernel
def race_actor(board: Any, s: Any) -> int:
    for seat in range(s.players):
        if s.at[seat] >= s.goal:
            return OVER
    if s.rolling:
        return CHANCE
    return int64(s.turn)


@kernel
def race_legal(board: Any, s: Any, out: Any) -> int:
    n = 3 if s.rolling else 2
    for i in range(n):
        out[i] = i
    return int64(n)


@kernel
def race_odds(board: Any, s: Any, out: Any) -> int:
    for i in range(3):
        out[i] = 1
    return int64(3)


@kernel
def race_apply(board: Any, s: Any, action: int, log: Any) -> None:
    if not s.rolling and action == 1:
        s.rolling = 1
        return
    step = int64(WALK)
    if s.rolling:
        step = int64(5) if action == 2 else int64(1)
    s.rolling = 0
    s.at[s.turn] += step
    s.turn = (int64(s.turn) + 1) % int64(s.players)


@kernel
def race_score(board: Any, s: Any, out: Any) -> int:
    winners = int64(0)
    for seat in range(s.players):
        out[seat] = s.at[seat]
        if s.at[seat] >= s.goal:
            winners |= int64(1) << seat
    return winners


@kernel
def even(board: Any, s: Any, out: Any) -> None:
    """An evaluation that knows nothing."""
    for seat in range(out.shape[0]):
        out[seat] = 1.0 / out.shape[0]


RACE = {
    "actor": race_actor,
    "legal": race_legal,
    "odds": race_odds,
    "apply": race_apply,
    "score": race_score,
    "fog": open_fog,
    "guess": open_guess,
    "evaluate": even,
    "plausibility": plausibility,
    "adjust_reward": adjust_reward,
    "rollout_policy": rollout_policy,
}


@cache
def race_value(at: tuple[int, ...], turn: int, goal: int) -> tuple[Fraction, ...]:
    """Every player's exact chance of winning if all play for their own."""
    options = [race_after(at, turn, goal, WALK), race_roll(at, turn, goal)]
    return max(options, key=lambda value: value[turn])


def race_after(at: tuple[int, ...], turn: int, goal: int, step: int) -> tuple[Fraction, ...]:
    moved = tuple(place + step if seat == turn else place for seat, place in enumerate(at))
    if moved[turn] >= goal:
        return tuple(Fraction(seat == turn) for seat in range(len(at)))
    return race_value(moved, (turn + 1) % len(at), goal)


def race_roll(at: tuple[int, ...], turn: int, goal: int) -> tuple[Fraction, ...]:
    parts = [race_after(at, turn, goal, face) for face in FACES]
    return tuple(sum((part[seat] for part in parts), Fraction(0)) / 3 for seat in range(len(at)))


# ---------------------------------------------------------------------- Kuhn's poker
# Cards 0, 1, 2; each seat has one. Seat 0 passes or bets; then seat 1; after pass and bet seat 0 once more.
# Reward is a win or a loss of the pot, so 'who has won' is enough: a bet that is not called wins.


class KuhnState(Record):
    card: Ints = Int8.row(2, "each seat's card")
    moves: Ints = Int8.row(3, "what was done, in order")
    made: int = Int8("how many moves were made")
    dealt: int = Int8("how many cards are dealt")


Kuhn = KuhnState.struct
PASS, BET = 0, 1


@kernel
def kuhn_actor(board: Any, s: Any) -> int:
    if s.dealt < 2:
        return CHANCE
    if s.made == 2 and not (s.moves[0] == PASS and s.moves[1] == BET):
        return OVER
    if s.made == 3:
        return OVER
    return int64(s.made) % 2


@kernel
def kuhn_legal(board: Any, s: Any, out: Any) -> int:
    n = int64(0)
    if s.dealt < 2:
        for card in range(3):
            if s.dealt == 0 or s.card[0] != card:
                out[n] = card
                n += 1
        return n
    out[0] = PASS
    out[1] = BET
    return int64(2)


@kernel
def kuhn_odds(board: Any, s: Any, out: Any) -> int:
    n = 3 - int64(s.dealt)
    for i in range(n):
        out[i] = 1
    return n


@kernel
def kuhn_apply(board: Any, s: Any, action: int, log: Any) -> None:
    if s.dealt < 2:
        s.card[s.dealt] = action
        s.dealt += 1
    else:
        s.moves[s.made] = action
        s.made += 1


@kernel
def kuhn_score(board: Any, s: Any, out: Any) -> int:
    higher = 0 if s.card[0] > s.card[1] else 1
    last = int64(s.moves[int64(s.made) - 1])
    before = int64(s.moves[int64(s.made) - 2])
    if before == BET and last == PASS:
        return int64(1) << (int64(s.made) % 2)  # who bet and was not called
    return int64(1) << higher


@kernel
def kuhn_fog(board: Any, s: Any, seat: int) -> None:
    for other in range(2):
        if other != seat and other < s.dealt:
            s.card[other] = -1


@kernel
def kuhn_guess(board: Any, s: Any, seat: int, rng: Any) -> None:
    other = 1 - seat
    if s.card[other] == -1:
        card = draw(rng, 2)
        s.card[other] = card if card < s.card[seat] else card + 1


KUHN = {
    "actor": kuhn_actor,
    "legal": kuhn_legal,
    "odds": kuhn_odds,
    "apply": kuhn_apply,
    "score": kuhn_score,
    "fog": kuhn_fog,
    "guess": kuhn_guess,
    "evaluate": even,
    "plausibility": plausibility,
    "adjust_reward": adjust_reward,
    "rollout_policy": rollout_policy,
}


def start(kind: np.dtype[Any], **fields: Any) -> np.ndarray[Any, Any]:
    """A position by field names."""
    s = np.zeros(1, kind)
    for name, value in fields.items():
        s[name][0] = value
    return s
