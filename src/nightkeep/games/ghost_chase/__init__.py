"""Ghost Chase in Canterville Castle: one plays the invisible Max, the others hunt him through the castle."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nightkeep.core.errors import OptionError
from nightkeep.core.game import Declaration, Kernels, Thinking
from nightkeep.core.options import Value, read_whole
from nightkeep.core.rulebook import load_rulebook
from nightkeep.games.ghost_chase import kernel
from nightkeep.games.ghost_chase.board import load_board
from nightkeep.games.ghost_chase.heat import HEAT
from nightkeep.games.ghost_chase.moves import action_end, count_bits, first_figure, first_play, locks
from nightkeep.games.ghost_chase.state import NOBODY, Options, State
from nightkeep.games.ghost_chase.suspicion import SUSPICION
from nightkeep.games.ghost_chase.tables import LANGUAGE
from nightkeep.games.ghost_chase.view import DISPLAY

FOLDER = Path(__file__).parent
RULES = load_rulebook(FOLDER / "rules.toml")
_OPTIONS = {option.key: option for option in RULES.option}


DRAWN_SEAT = "drawn"


def _ghost_seat(given: Any, chosen: dict[str, Value]) -> Value:
    """GC-3.10, GC-3.19: any seat, counted from 1, or that it is drawn."""
    option, players = _OPTIONS["ghost_seat"], int(chosen["players"])
    if str(given).strip().lower() == DRAWN_SEAT:
        return DRAWN_SEAT
    try:
        return read_whole(option, option.default if given is None else given, 1, players)
    except OptionError as problem:
        raise OptionError(f"{problem}, or {DRAWN_SEAT}") from None


def _trap_holder(given: Any, chosen: dict[str, Value]) -> Value:
    """GC-3.18: any chaser's seat, counted from 1; without one (or in words) the chaser to Max's left.

    Where Max is drawn (GC-3.19), it is that chaser in any case.
    """
    players, option = int(chosen["players"]), _OPTIONS["trap_holder"]
    by_default = given is None or str(given).strip().lower() == str(option.default).lower()
    if chosen["ghost_seat"] == DRAWN_SEAT:
        if by_default:
            return option.default
        raise OptionError(
            f"trap_holder = {given!r} is not allowed where it is drawn who is Max: that seat may become Max. "
            f"Leave it out: {option.default} holds the trap"
        )
    ghost = int(chosen["ghost_seat"])
    if by_default:
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
    """GC-1.1, GC-3.19: Max alone, and all chasers together; until Max has been drawn, everybody alone."""
    if s.ghost == NOBODY:
        return tuple(range(s.players))
    return tuple(int(seat != s.ghost) for seat in range(s.players))


def _side_text(side: int, won: bool) -> str:
    """GC-8.1, GC-8.4, GC-8.6: how the game ended for a side of :func:`_teams`."""
    return f"{('Max has', 'The chasers have')[side]} {'won' if won else 'lost'}"


def _must_remember(options: Mapping[str, Value]) -> bool:
    """GC-10.5, GC-10.6: without the memory aid."""
    return not options["memory_aid"]


GAME = Declaration(
    name="ghost-chase",
    folder=FOLDER,
    rules=RULES,
    state=State.struct,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    sight=DISPLAY,
    load_board=load_board,
    settings=Options,
    most_actions=_most_actions,
    action_count=_action_count,
    longest=110,  # two draws, four figures and Max placed, three frames chosen, and twenty rounds of five actions
    hidden=True,
    readers={"ghost_seat": _ghost_seat, "trap_holder": _trap_holder},
    public_action=_public_action,
    markers=(SUSPICION,),
    must_remember=_must_remember,
    teams=_teams,
    side_text=_side_text,
    thinking=Thinking(rollout_length=8, rollout_candidates=8, exploration=0.25, prior_weight=1.0),
    heat=HEAT,
)
