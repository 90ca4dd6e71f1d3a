"""Keys to the Castle: a race through a castle of closed doors, with hidden hands."""

from __future__ import annotations

from pathlib import Path

from nightkeep.games.keys_to_the_castle import kernel
from nightkeep.games.keys_to_the_castle.actions import action_count, most_actions
from nightkeep.games.keys_to_the_castle.board import load_board
from nightkeep.games.keys_to_the_castle.state import Options, State
from nightkeep.games.keys_to_the_castle.tables import HEAT, LANGUAGE
from nightkeep.games.keys_to_the_castle.view import DISPLAY
from nightkeep.play.spec import GameSpec, Kernels, Thinking
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.options import Value
from nightkeep.rules.rulebook import load_rulebook

CHARACTERS = 12  # looks only: no position depends on them


def _read_characters(given: object, chosen: dict[str, Value]) -> Value:
    """Return who plays with which character [KC-2.12]: one number for each seat, from a list or a text ('5, 3').

    A seat without a choice gets 1; a choice that is taken becomes the lowest free number.
    """
    players = int(chosen["players"])
    words = given.replace(",", " ").split() if isinstance(given, str) else given
    wishes = list(words) if isinstance(words, (list, tuple)) else [] if words is None else [words]
    if len(wishes) > players:
        args: Args = {"key": "character", "given": repr(given), "characters": len(wishes), "players": players}
        raise OptionError(Message("option-characters", args, of=LANGUAGE.words.name))
    taken: list[int] = []
    for wish in wishes + [1] * (players - len(wishes)):
        number = int(wish) if isinstance(wish, str) and wish.isascii() and wish.isdigit() and len(wish) < 3 else wish
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= CHARACTERS:
            args = {"key": "character", "given": repr(given), "most": CHARACTERS}
            raise OptionError(Message("option-character", args, of=LANGUAGE.words.name))
        taken.append(number if number not in taken else min(n for n in range(1, CHARACTERS + 1) if n not in taken))
    return ",".join(map(str, taken))


GAME = GameSpec(
    name="keys-to-the-castle",
    package=__name__,
    rules=load_rulebook(Path(__file__).parent / "rules.toml"),
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
    readers={"character": _read_characters},
    thinking=Thinking(rollout_length=16, rollout_candidates=6, exploration=0.3),
    heat=HEAT,
)
