"""Hidden Rooms: a child in the dark, a monster on its round, five stages."""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.hidden_rooms import kernel
from nightkeep.games.hidden_rooms import state as k
from nightkeep.games.hidden_rooms.board import load_stages
from nightkeep.games.hidden_rooms.tables import HEAT, LANGUAGE
from nightkeep.games.hidden_rooms.view import DISPLAY
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.options import Value, read_whole
from nightkeep.rules.rulebook import load_rulebook

MOST_STAGES = k.WINS + k.LOSSES - 1  # HR-8.4
SET_UP = 4  # actions: a stage tile, two start tiles, the choice between them
TURN = 4  # actions: two moves, a search, a draw


def _read_limit(given: object, chosen: dict[str, Value]) -> int:
    """Return the value of the option turn_limit [HR-7.8]."""
    option = GAME.options["turn_limit"]
    return read_whole(option, option.default if given is None else given, k.SHORTEST_LIMIT, k.LONGEST_LIMIT)


GAME = GameSpec(
    name="hidden-rooms",
    package=__name__,
    rules=load_rulebook(Path(__file__).parent / "rules.toml"),
    state=k.State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    display=DISPLAY,
    load_board=load_stages,
    settings=k.Options,
    most_actions=lambda board: k.TILES,  # the stage tile; in a turn at most a move, 3 squares by 6 sources, and done
    action_count=lambda board: k.ACTIONS,
    longest=MOST_STAGES * (SET_UP + TURN * k.LONGEST_LIMIT),
    hidden=False,
    fixed=("match", "chosen", "limit"),
    board_option="stages",
    board_file="stages.toml",
    readers={"turn_limit": _read_limit},
    thinking=Thinking(rollout_length=0, exploration=0.3),
    heat=HEAT,
)
