"""Keys to the Castle: a race through a castle of closed doors, with hidden hands."""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.keys_to_the_castle import kernel
from nightkeep.games.keys_to_the_castle.actions import action_count, most_actions
from nightkeep.games.keys_to_the_castle.board import load_board
from nightkeep.games.keys_to_the_castle.characters import read_characters
from nightkeep.games.keys_to_the_castle.heat import HEAT
from nightkeep.games.keys_to_the_castle.state import Options, State
from nightkeep.games.keys_to_the_castle.tables import LANGUAGE
from nightkeep.games.keys_to_the_castle.view import DISPLAY
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.rulebook import load_rulebook

FOLDER = Path(__file__).parent

GAME = GameSpec(
    name="keys-to-the-castle",
    package=__name__,
    rules=load_rulebook(FOLDER / "rules.toml"),
    state=State,
    kernels=Kernels.of(kernel),
    language=LANGUAGE,
    display=DISPLAY,
    load_board=load_board,
    settings=Options,
    most_actions=most_actions,
    action_count=action_count,
    longest=1_000_000,  # a game without turn limit has no bound of its own; this one is far above any played
    hidden=True,
    fixed=("players", "side", "limit"),
    readers={"character": read_characters},
    thinking=Thinking(rollout_length=16, rollout_candidates=6, exploration=0.3),
    heat=HEAT,
)
