"""Ghost Chase in Canterville Castle: one plays the invisible Max, the others hunt him through the castle."""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.ghost_chase import kernel
from nightkeep.games.ghost_chase.board import load_board
from nightkeep.games.ghost_chase.events import WORDS
from nightkeep.games.ghost_chase.moves import action_end, count_bits, first_figure, first_play, locks
from nightkeep.games.ghost_chase.state import NOBODY, Board, Options, State
from nightkeep.games.ghost_chase.tables import HEAT, LANGUAGE, SUSPICION
from nightkeep.games.ghost_chase.view import DISPLAY
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.options import Value, read_whole
from nightkeep.rules.rulebook import load_rulebook

RULES = load_rulebook(Path(__file__).parent / "rules.toml")
_OPTIONS = {option.key: option for option in RULES.option}
DRAWN_SEAT = "drawn"


def _ghost_seat(given: object, chosen: dict[str, Value]) -> Value:
    """Return Max's seat, from 1, or that it is drawn [GC-3.10, GC-3.19]."""
    option, players = _OPTIONS["ghost_seat"], int(chosen["players"])
    if str(given).strip().lower() == DRAWN_SEAT:
        return DRAWN_SEAT
    try:
        return read_whole(option, option.default if given is None else given, 1, players)
    except OptionError as problem:
        raise OptionError(Message("option-range-or", {**problem.message.args, "other": DRAWN_SEAT})) from None


def _trap_holder(given: object, chosen: dict[str, Value]) -> Value:
    """Return the seat of the chaser who holds the trap, from 1: by default the chaser to Max's left.

    Where Max is drawn, it is that chaser in any case. Rules: GC-3.18, GC-3.19
    """
    players, option, ghost = int(chosen["players"]), _OPTIONS["trap_holder"], chosen["ghost_seat"]
    if given is None or str(given).strip().lower() == str(option.default).lower():
        return option.default if ghost == DRAWN_SEAT else int(ghost) % players + 1
    if ghost == DRAWN_SEAT:
        args: Args = {"key": option.key, "given": repr(given), "default": str(option.default)}
        raise OptionError(Message("option-trap-drawn", args, of=WORDS.name))
    seat = read_whole(option, given, 1, players)
    if seat == ghost:
        raise OptionError(Message("option-trap-max", {"key": option.key, "seat": seat}, of=WORDS.name))
    return seat


def _most_actions(board: Board) -> int:
    """Return the length of the longest list of legal actions.

    That is a room each while placing; or Max's neighbours and the break, with every lock; or a chaser's figures, three
    at most, each with stay, unlock, and its passages with and without the trap.
    """
    rooms = range(1, int(board.rooms) + 1)
    plays = 1 + max(int(count_bits(board.near[room] | board.flue[room])) for room in rooms)
    goes = 2 + 2 * max(int(count_bits(board.ways[room])) for room in rooms)
    return max(int(board.rooms), plays * int(locks(board)), 3 * goes)


def _teams(s: State) -> tuple[int, ...]:
    """Return each seat's side: 0 for Max, 1 for the chasers; all different until Max is drawn [GC-1.1, GC-3.19]."""
    if s.ghost == NOBODY:
        return tuple(range(s.players))
    return tuple(int(seat != s.ghost) for seat in range(s.players))


GAME = GameSpec(
    name="ghost-chase",
    package=__name__,
    rules=RULES,
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    display=DISPLAY,
    load_board=load_board,
    settings=Options,
    most_actions=_most_actions,
    action_count=lambda board: int(action_end(board)),
    longest=110,  # two draws, four figures and Max placed, three frames chosen, and twenty rounds of five actions
    hidden=True,
    readers={"ghost_seat": _ghost_seat, "trap_holder": _trap_holder},
    public_action=lambda board, action: not first_play(board) <= action < first_figure(board),  # GC-10.1, GC-10.9
    markers=(SUSPICION,),
    must_remember=lambda options: not options["memory_aid"],  # GC-10.5, GC-10.6
    teams=_teams,
    side_text=lambda side, won: Message("side", {"side": side, "won": won}, of=WORDS.name),
    thinking=Thinking(rollout_length=8, rollout_candidates=8, exploration=0.25, prior_weight=1.0),
    heat=HEAT,
)
