"""The options: what they may be, and what is said of anything else."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from tests.games.ghost_chase.hunt import SMALL, position


def test_defaults() -> None:
    """GC-3.8: the usual game."""
    assert nk.game("ghost-chase").options == {
        "players": 4,
        "ghost_seat": 1,
        "cheat_cards": 2,
        "break_cards": 2,
        "chimney": False,
        "door": False,
        "trap": False,
        "trap_holder": 2,
        "memory_aid": False,
        "deduction_aid": False,
        "board": "default",
    }


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": 6}, "players may be: 2, 3, 4, 5"),
        ({"players": "many"}, "players may be: 2, 3, 4, 5"),
        ({"ghost_seat": 0}, "ghost_seat may be 1 to 4"),
        ({"ghost_seat": 5}, "ghost_seat may be 1 to 4"),
        ({"ghost_seat": 3, "players": 2}, "ghost_seat may be 1 to 2"),
        ({"ghost_seat": True}, "ghost_seat may be 1 to 4"),
        ({"ghost_seat": "first"}, "ghost_seat may be 1 to 4"),
        ({"cheat_cards": 3}, "cheat_cards may be: 0, 1, 2"),
        ({"break_cards": -1}, "break_cards may be: 0, 1, 2"),
        ({"chimney": 2}, "chimney may be: false, true"),
        ({"trap": True, "trap_holder": 1}, "trap_holder = 1 is Max's seat"),
        ({"trap": True, "trap_holder": 5}, "trap_holder may be 1 to 4"),
        ({"deduction_aid": "maybe"}, "deduction_aid may be: false, true"),
        ({"seed": 3}, "ghost-chase has no option 'seed'"),
        ({"cheatcards": 1}, "Did you mean 'cheat_cards'"),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], problem: str) -> None:
    """GC-1.2, GC-3.9, GC-3.10, GC-3.18"""
    with pytest.raises(nk.OptionError) as refusal:
        nk.game("ghost-chase", **options)
    assert problem in str(refusal.value)


def test_options_as_people_write_them() -> None:
    """Texts are as good as numbers and truth values; words of the rule list are understood."""
    game = nk.game(
        "ghost-chase", players="3", ghost_seat="2", chimney="yes", trap="true", trap_holder="the chaser to Max's left"
    )
    assert game.options["players"] == 3
    assert game.options["ghost_seat"] == 2
    assert game.options["chimney"] is True
    assert game.options["trap_holder"] == 3
    assert nk.game("ghost-chase", players=3, ghost_seat=3).options["trap_holder"] == 1


def test_the_trap_holder_matters_only_with_the_trap() -> None:
    """GC-3.18"""
    start = nk.game("ghost-chase", trap_holder=3).start()
    assert position(start)["trap_holder"] is None
    assert position(nk.game("ghost-chase", trap=True, trap_holder=3).start())["trap_holder"] == 2


def test_records_of_the_rules_before_the_draw_go_on() -> None:
    """GC-10.6, GC-3.19: what has changed since then is how a game is told, and an option that did not exist."""
    kept = json.loads(Path(__file__).with_name("earlier_record.json").read_text(encoding="utf-8"))
    assert kept["record"]["rules"] != nk.game("ghost-chase").rules.version
    state = nk.replay(kept["record"])
    assert hashlib.sha256(state.to_bytes()).hexdigest() == kept["position"]
    assert state.record() == kept["record"] | {"rules": state.game.rules.version}


def test_another_castle_by_path() -> None:
    """GC-2.10: and it travels in a record."""
    state = nk.game("ghost-chase", players=4, board=SMALL).start()
    state.play("place 3")
    state.play("place 3")
    state.play("place 3")
    state.play("place 9")
    state.play("frame cats")
    assert set(state.actions()) == {"break", "move 1", "move 6", "move 8"}
    again = nk.replay(state.record())
    assert again.to_bytes() == state.to_bytes()
