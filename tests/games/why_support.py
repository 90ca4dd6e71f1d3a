"""What the `why` kernel of every game must pass: it answers alike interpreted and compiled, with numbers that fit."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import nightkeep as nk
from nightkeep.compile.kernel import INTERPRETED
from nightkeep.rules.events import Reason
from nightkeep.rules.language import MOST_NUMBERS, Language

AGAIN = """
import json, sys
from tests.games.why_support import refusals
print(json.dumps(refusals(*json.loads(sys.argv[1]))))
"""


def reason(known: nk.State, code: int) -> tuple[int, list[int]]:
    """The reason for which an action is not legal, from what a seat knows, and the numbers of its sentence."""
    language = known.game.spec.language
    assert isinstance(language, Language)
    s = np.frombuffer(known.to_bytes(), known.game.spec.dtype).copy()
    out = np.zeros(MOST_NUMBERS, np.int64)
    number = int(language.why(known.game.board_record, s[0], code, out))
    assert s.tobytes() == known.to_bytes(), "the kernel changes the position"
    return number, out[: len(language.reasons[number].fields)].tolist()


def check_every_reason(reasons: Mapping[int, Reason], cases: Mapping[int, tuple[Callable[[], nk.State], str]]) -> None:
    """Each reason has a case, a position and an action: the kernel gives it, and the refusal cites its rules."""
    assert set(cases) == set(reasons)
    for number, (make, action) in cases.items():
        state = make()
        assert reason(state, state.read(action))[0] == number, reasons[number].name
        refusal = state.why(action)
        assert refusal is not None
        assert tuple(rule.id for rule in refusal.rules) == reasons[number].rules


def refusals(name: str, options: dict[str, Any], games: int, each: int, draw: str = "") -> list[tuple[int, list[int]]]:
    """The reasons for some illegal actions in every position of random games, as the seat to act knows it.

    ``draw``: where actions cannot be listed, a function (as "module:name") of a position and a random generator.
    """
    drawn = getattr(import_module(draw.split(":")[0]), draw.split(":")[1]) if draw else None
    game, rng, chance = nk.game(name, **options), random.Random(name), nk.Chance(name)
    found = []
    for _ in range(games):
        state = game.start()
        while not state.is_over:
            seat = state.actor
            codes = state.action_codes()
            known = state if seat == nk.CHANCE else state.fogged(seat)
            some = (
                [drawn(known, rng) for _ in range(each)] if drawn else rng.sample(range(game.action_count or 0), each)
            )
            for code in some:
                if not known.position.is_legal(code):
                    found.append(reason(known, code))
            state.play_code(codes[chance.below(len(codes))])
    return found


def check_interpreted(
    name: str, games: int = 20, each: int = 20, least: int = 2000, draw: str = "", **options: Any
) -> None:
    """Another process, in which nothing is compiled, gives the same reasons and numbers."""
    found = refusals(name, options, games, each, draw)
    assert len(found) >= least and len({number for number, _ in found}) > 1
    environment = os.environ | {"NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}
    told = subprocess.run(
        [sys.executable, "-c", AGAIN, json.dumps([name, options, games, each, draw])],
        cwd=Path(__file__).parents[2], env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(told.stdout) == [list(pair) for pair in found]
