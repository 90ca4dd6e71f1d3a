"""Pictures of games: a position some moves into a game, as the page draws it."""

from __future__ import annotations

import nightkeep as nk

DECISIONS = 24  # far enough that something is to be seen
SEED = 7


def position(name: str) -> nk.State:
    """Return a position in the middle of a game between bots; the same for every build."""
    state = nk.game(name).start()
    seats = [nk.bot("greedy", seed=seat) for seat in range(state.game.players)]
    decisions = 0
    for step in nk.drive(state, seats=seats, chance=nk.Chance(str(SEED))):
        decisions += step.actor >= 0
        if decisions >= DECISIONS:
            break
    return state


def picture(name: str) -> str:
    """Return the board of a game as seat 1 sees it, dark and light; nothing as long as states cannot be drawn."""
    if not hasattr(nk.State, "board_svg"):
        return ""
    state = position(name)
    drawn = [(mode, state.board_svg(0, dark=mode == "dark")) for mode in ("light", "dark")]
    return "\n".join(f'<figure class="board {mode}">{svg}</figure>' for mode, svg in drawn)
