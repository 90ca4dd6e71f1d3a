"""Ghost Chase in Canterville Castle: one plays the invisible Max, the others hunt him through the castle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nightkeep.core.errors import OptionError
from nightkeep.core.game import Declaration, Kernels, Thinking
from nightkeep.core.options import Value, read_whole
from nightkeep.core.rulebook import load_rulebook
from nightkeep.games.ghost_chase import kernel, view
from nightkeep.games.ghost_chase.board import load_board
from nightkeep.games.ghost_chase.heat import HEAT
from nightkeep.games.ghost_chase.moves import action_end, count_bits, first_figure, first_play, locks
from nightkeep.games.ghost_chase.observe import OBSERVATION, UNOBSERVED
from nightkeep.games.ghost_chase.state import State
from nightkeep.games.ghost_chase.suspicion import SUSPICION
from nightkeep.games.ghost_chase.text import LANGUAGE

FOLDER = Path(__file__).parent
RULES = load_rulebook(FOLDER / "rules.toml")
_OPTIONS = {option.key: option for option in RULES.option}


def _ghost_seat(given: Any, chosen: dict[str, Value]) -> Value:
    """GC-3.10: any seat, counted from 1."""
    option = _OPTIONS["ghost_seat"]
    return read_whole(option, option.default if given is None else given, 1, int(chosen["players"]))


def _trap_holder(given: Any, chosen: dict[str, Value]) -> Value:
    """GC-3.18: any chaser's seat, counted from 1; without one (or in words) the chaser to Max's left."""
    players, ghost = int(chosen["players"]), int(chosen["ghost_seat"])
    option = _OPTIONS["trap_holder"]
    if given is None or str(given).strip().lower() == str(option.default).lower():
        return ghost % players + 1
    seat = read_whole(option, given, 1, players)
    if seat == ghost:
        raise OptionError(f"trap_holder = {seat} is Max's seat; a chaser holds the trap")
    return seat


def _most_actions(board: Any) -> int:
    """A room each while placing; Max's neighbours and the break, with every lock; three figures at most for a chaser,
    each with stay, unlock, and its passages with and without the trap."""
    rooms = range(1, int(board.rooms) + 1)
    plays = 1 + max(int(count_bits(board.near[room] | board.flue[room])) for room in rooms)
    goes = 2 + 2 * max(int(count_bits(board.ways[room])) for room in rooms)
    return max(int(board.rooms), plays * int(locks(board)), 3 * goes)


def _action_count(board: Any) -> int:
    return int(action_end(board))


def _public_action(board: Any, action: int) -> bool:
    """GC-10.1, GC-10.9: everything but Max's plays."""
    return not first_play(board) <= action < first_figure(board)


def _teams(s: Any) -> tuple[int, ...]:
    """GC-1.1: Max alone, and all chasers together."""
    return tuple(int(seat != s.ghost) for seat in range(s.players))


GAME = Declaration(
    name="ghost-chase",
    folder=FOLDER,
    rules=RULES,
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    sight=view,
    load_board=load_board,
    settings=(
        "players",
        "ghost_seat",
        "cheat_cards",
        "break_cards",
        "chimney",
        "door",
        "trap",
        "trap_holder",
        "memory_aid",
        "deduction_aid",
    ),
    most_actions=_most_actions,
    action_count=_action_count,
    longest=109,  # one draw, four figures and Max placed, three frames chosen, and twenty rounds of five actions
    hidden=True,
    readers={"ghost_seat": _ghost_seat, "trap_holder": _trap_holder},
    public_action=_public_action,
    markers=(SUSPICION,),
    teams=_teams,
    thinking=Thinking(rollout_length=8, rollout_candidates=8, exploration=0.25, prior_weight=1.0),
    heat=HEAT,
    observation=OBSERVATION,
    unobserved=UNOBSERVED,
)
