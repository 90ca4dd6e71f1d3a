"""The dice can be checked: golden vectors, and records that somebody has tampered with."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.compile.kernel import CHANCE
from nightkeep.play.chance import Chance
from nightkeep.server import fair, telling

SECRET = "00112233445566778899aabbccddeeff" * 2
SEEDS = {0: "rosa", 2: "emil, with a comma"}


def test_golden_vectors() -> None:
    """Computed once by hand with sha256sum and openssl; whatever changes them breaks every published record."""
    import hashlib
    import hmac

    assert fair.commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert fair.commitment(SECRET) == "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"
    text = f"nightkeep-dice-1\n{SECRET}\n0:rosa\n2:emil, with a comma"
    assert fair.table_seed(SECRET, SEEDS) == hashlib.sha256(text.encode()).hexdigest()
    assert fair.table_seed(SECRET, SEEDS) == "e04c2e1f7386b10919b0118ab177bfafed20388303e79ab66ba9ed2826b87877"
    chance = Chance(fair.table_seed(SECRET, SEEDS))
    assert [chance.below(6) for _ in range(12)] == [3, 3, 2, 5, 0, 3, 0, 2, 5, 2, 5, 3]
    first = hmac.digest(fair.table_seed(SECRET, SEEDS).encode(), b"0", "sha256")
    assert int.from_bytes(first[:8], "big") % 6 == 3


def played(seed: int, secret: str = SECRET) -> dict[str, Any]:
    """A random game with the server's dice."""
    import random

    rng = random.Random(seed)
    state = nk.game("hidden-castle", players=3).start()
    table_seed, drawn = fair.table_seed(secret, SEEDS), 0
    while not state.is_over:
        if state.actor == CHANCE:
            state.play(fair.draw(state, Chance, table_seed, drawn))
            drawn += 1
        else:
            state.play(rng.choice(state.actions()))
    import msgspec

    return {**state.record(), "dice": msgspec.to_builtins(fair.proof(secret, SEEDS, reveal=True))}


def test_the_order_in_which_people_sat_down_does_not_matter() -> None:
    assert fair.table_seed(SECRET, {1: "b", 0: "a"}) == fair.table_seed(SECRET, {0: "a", 1: "b"})
    assert fair.table_seed(SECRET, {0: "b", 1: "a"}) != fair.table_seed(SECRET, {0: "a", 1: "b"})


def test_an_honest_record_is_right_and_its_statistics_add_up() -> None:
    record = played(1)
    checked = fair.verify(record)
    assert checked.draws == sum(checked.actual.values()) > 10
    assert abs(sum(checked.expected.values()) - checked.draws) < 1e-6
    rolls = telling.rolls(record).rolls
    assert len(rolls) == checked.draws and all(roll.outcome in roll.outcomes for roll in rolls)


def test_every_kind_of_tampering_is_noticed() -> None:
    record = played(2)
    rolls = [i for i, (place, _, _) in enumerate(fair.drawn_in(record))]
    assert rolls

    def tampered(change: Any) -> str:
        changed = copy.deepcopy(record)
        change(changed)
        with pytest.raises(nk.RecordError) as problem:
            fair.verify(changed)
        return str(problem.value)

    def other_roll(r: dict[str, Any]) -> None:
        place, state, action = next(iter(fair.drawn_in(record)))
        r["actions"] = r["actions"][:place] + [next(a for a in state.actions() if a != action)]

    assert "chance gives" in tampered(other_roll)
    assert "does not fit the commitment" in tampered(lambda r: r["dice"].update(secret="11" * 32))
    assert "does not fit the commitment" in tampered(lambda r: r["dice"].update(commitment="22" * 32))
    assert "chance gives" in tampered(lambda r: r["dice"]["seeds"].update({"0": "another"}))
    assert "do not show" in tampered(lambda r: r["dice"].update(secret=None))
    assert "scheme" in tampered(lambda r: r["dice"].update(scheme="loaded"))
    assert "broken" in tampered(lambda r: r["dice"].update(secret="zz"))
    assert "broken" in tampered(lambda r: r["dice"].update(seeds={"x": "y"}))
    assert "broken" in tampered(lambda r: r["dice"]["seeds"].update({"00": "rosa"}))
    assert "broken" in tampered(lambda r: r["dice"].update(seeds={"0": "rosa\n2:emil, with a comma"}))
    assert "no 'dice'" in tampered(lambda r: r.pop("dice"))


@pytest.mark.parametrize("written", [SECRET.upper(), SECRET[:32] + " " + SECRET[32:], SECRET + "\n"])
def test_a_secret_is_written_in_one_way(written: str) -> None:
    """The commitment is of its bytes, the table's seed of its text: else whoever runs the server could look for the way
    of writing it that rolls best for him, after he has seen the players' seeds."""
    assert fair.commitment(written) == fair.commitment(SECRET)
    assert fair.table_seed(written, SEEDS) != fair.table_seed(SECRET, SEEDS)
    record = played(3, written)
    with pytest.raises(nk.RecordError, match="broken"):
        fair.verify(record)


def test_the_secret_is_not_shown_before_the_end() -> None:
    assert fair.proof(SECRET, SEEDS, reveal=False).secret is None
