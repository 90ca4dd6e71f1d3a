"""Verifiable dice: a secret that is committed to before anyone sits down, mixed with the players' own seeds.

The commitment is SHA-256 of the secret. The seed of a table's chance is SHA-256 of the secret and every player's seed,
and draw n of the game is draw n of ``nightkeep.play.chance.Chance`` with that seed. When the game is over the secret is
shown, and anyone can compute every roll again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec import Meta

from nightkeep.compile.kernel import CHANCE
from nightkeep.play.chance import Chance
from nightkeep.play.records import replay
from nightkeep.play.state import State
from nightkeep.rules.errors import RecordError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.things import Json, JsonObject
from nightkeep.server.messages import PlayerSeed

SCHEME = "nightkeep-dice-1"
# The commitment is of the secret's bytes, the table's seed of its text. So there is one way to write it only: else the
# host could choose among several seeds after seeing the players'.
Secret = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
SeatText = Annotated[str, Meta(pattern=r"^(0|[1-9][0-9]?)$(?!\n)")]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a record that lets its chance be checked; ``seeds`` by seat number, as text."""

    scheme: str
    commitment: str
    seeds: dict[SeatText, PlayerSeed]
    secret: Secret | None = None


class Checked(msgspec.Struct, frozen=True):
    """What a check found: how often each outcome was expected and came up, over all draws."""

    draws: int
    expected: dict[str, float]
    actual: dict[str, int]


def commitment(secret: str) -> str:
    """Return what is shown from the start: SHA-256 of the secret's 32 bytes, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def table_seed(secret: str, seeds: Mapping[int, str]) -> str:
    """Return the seed of a table's chance: SHA-256 over the scheme, the secret and each player's seed, a line each."""
    lines = [SCHEME, secret, *(f"{seat}:{seeds[seat]}" for seat in sorted(seeds))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def draw(state: State, dice: Callable[[str], Chance], seed: str, drawn: int) -> str:
    """Return the text of the outcome that draw number ``drawn`` (from 0) gives at this chance node."""
    chance = dice(seed)
    chance.drawn = drawn
    codes, weights = state.outcomes()
    return state.write(codes[chance.weighted(weights)])


def proof(secret: str, seeds: Mapping[int, str], reveal: bool) -> Dice:
    """Return the record's part about its dice."""
    by_seat = {str(seat): seeds[seat] for seat in sorted(seeds)}
    return Dice(SCHEME, commitment(secret), by_seat, secret if reveal else None)


def drawn_in(record: JsonObject) -> Iterator[tuple[int, State, str]]:
    """Yield every random outcome of a record: its place among the actions, the position before it, and the outcome."""
    played = {key: value for key, value in record.items() if key not in ("dice", "marks")}
    history = replay(played).history
    state = replay({**played, "actions": []})
    for place, action in enumerate(history):
        if state.actor == CHANCE:
            yield place, state, action
        state.play(action)


def verify(record: Json) -> Checked:
    """Compute every random outcome of a record again.

    Raises:
        RecordError: It differs from what was played, or cannot be checked.
    """
    if not isinstance(record, dict) or "dice" not in record:
        raise RecordError(Message("record-no-dice"))
    try:
        dice = msgspec.convert(record["dice"], Dice)
        seeds = {int(seat): seed for seat, seed in dice.seeds.items()}
        same = dice.secret is None or hmac.compare_digest(commitment(dice.secret), dice.commitment)
    except (ValueError, msgspec.ValidationError) as problem:
        raise RecordError(Message("record-dice-broken", {"problem": str(problem)})) from None
    if dice.scheme != SCHEME:
        raise RecordError(Message("record-dice-scheme", {"scheme": dice.scheme[:40], "known": SCHEME}))
    if dice.secret is None:
        raise RecordError(Message("record-dice-secret"))
    if not same:
        raise RecordError(Message("record-dice-commitment"))
    seed = table_seed(dice.secret, seeds)
    expected: dict[str, Fraction] = {}
    actual: Counter[str] = Counter()
    for number, (place, state, action) in enumerate(drawn_in(record)):
        for text, share in state.odds().items():
            expected[text] = expected.get(text, Fraction(0)) + share
        outcome = draw(state, Chance, seed, number)
        if outcome != action:
            args: Args = {"number": place + 1, "outcome": outcome, "played": action}
            raise RecordError(Message("record-dice-other", args), at=place)
        actual[action] += 1
    ordered = sorted(expected)
    return Checked(actual.total(), {t: float(expected[t]) for t in ordered}, {t: actual[t] for t in ordered})
