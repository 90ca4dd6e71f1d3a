"""Nobody learns what they may not: byte for byte, over the wire."""

from __future__ import annotations

from typing import Any

import pytest

from nightkeep.play.state import State
from tests.server.support import playing
from tests.server.twins import compare, hidden_games, two_servers

CASES = [(name, players, observer) for name, players in hidden_games() for observer in (None, players - 1)]


@pytest.mark.parametrize(("name", "players", "observer"), CASES)
def test_two_servers_with_other_secrets_send_the_same_bytes(name: str, players: int, observer: int | None) -> None:
    """Messages, refusals, histories, tables and lists; ``python -m tests.server.twins`` does it for longer."""

    async def work() -> None:
        compared = differed = seed = 0
        async with two_servers() as servers:
            while (compared < 20 and seed < 6) or (differed < 3 and seed < 3):
                more, other = await compare(servers, name, players, observer, seed, 120, enough=8)
                compared, differed, seed = compared + more, differed + other, seed + 1
        assert compared >= 20
        assert differed or observer is not None, "a spectator must have watched games with different secrets"

    playing(work)


def test_the_comparison_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If views held the whole position, the test above would fail."""
    honest = State.view

    def leaky(self: State, seat: int | None = None) -> dict[str, Any]:
        return {**honest(self, seat), "leak": self.to_dict()}

    monkeypatch.setattr(State, "view", leaky)
    name, players = hidden_games()[0]

    async def work() -> None:
        async with two_servers() as servers:
            for seed in range(8):
                await compare(servers, name, players, None, seed, 60, enough=8)

    with pytest.raises(AssertionError):
        playing(work)
