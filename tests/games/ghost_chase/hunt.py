"""Positions of Ghost Chase in a few words, for tests.

    state = hunt([48, 4, 19], [27, 26], phase="chasers")

is a game of three chasers with one figure each, in 48, 4 and 19; Max started in 27, went to 26 in his only turn, and
the chasers are to move. Rooms that come twice in the trail were reached by a cheat, a room twice in a row was a break.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import nightkeep as nk
from nightkeep import State
from nightkeep.games.ghost_chase.state import ANIMALS, FRAMES
from nightkeep.games.ghost_chase.view import PHASES

SMALL = str(Path(__file__).with_name("small.toml"))
MAX = 0  # Max's seat, unless a test says otherwise


def hunt(
    figures: Sequence[int],
    trail: Sequence[int],
    phase: str = "max",
    frame: str = "hedgehogs",
    full: Sequence[str] = (),
    left_out: str = "owls",
    acted: Sequence[int] = (),
    seen: Sequence[int] = (),
    trap_room: int = 0,
    locked: str = "",
    fields: dict[str, Any] | None = None,
    **options: Any,
) -> State:
    """A position. ``full``: frames that are full already; ``acted``: figures that have acted in this round; ``seen``:
    turns in which the trap showed Max; ``trap_room`` and ``locked`` ('19-24'): where trap and locked door are."""
    options.setdefault("players", len(figures) + 1)
    if trap_room:
        options["trap"] = True
    if locked:
        options["door"] = True
    game = nk.game("ghost-chase", **options)
    board: Any = game.board
    ghost = int(game.options["ghost_seat"]) - 1
    chasers = game.players - 1
    each = len(figures) // chasers
    turns = len(trail) - 1
    shown = sum(ANIMALS[FRAMES.index(name)] for name in full)
    position = game.start().to_dict()
    animals = list(ANIMALS)
    frames = 31
    if chasers in (2, 4):
        animals[FRAMES.index(left_out)] = 0
        frames &= ~(1 << FRAMES.index(left_out))
    for name in full:
        animals[FRAMES.index(name)] = 0
    animals[FRAMES.index(frame)] -= turns - shown - (phase == "chasers")
    cheated = [t for t in range(1, turns + 1) if trail[t] != trail[t - 1] and trail[t] in trail[:t]]
    breaks = [t for t in range(1, turns + 1) if trail[t] == trail[t - 1]]
    hidden = turns > shown
    seat = (ghost + 1 + len(acted) // each) % game.players if phase == "chasers" else ghost
    position |= {
        "phase": PHASES.index(phase),
        "turn": seat,
        "placed": len(figures),
        "figure": [*figures, *[0] * (4 - len(figures))],
        "acted": sum(1 << figure for figure in acted),
        "frames": frames,
        "frame": FRAMES.index(frame),
        "animals": animals,
        "room": trail[-1],
        "at": trail[-1] if not hidden or turns in seen else 0,
        "turns": turns,
        "shown": shown,
        "trail": [*trail, *[0] * (24 - turns)],
        "visited": sum({1 << room for room in trail}),
        "known": sum({1 << room for room in trail[: shown + 1]}),
        "cheated": sum(1 << turn for turn in cheated),
        "seen": sum(1 << turn for turn in seen),
        "cheats": int(game.options["cheat_cards"]) - len(cheated),
        "breaks": int(game.options["break_cards"]) - len(breaks),
        "breaks_shown": int(game.options["break_cards"]) - sum(turn <= shown for turn in breaks),
        "trap": trap_room,
    }
    if locked:
        a, b = map(int, locked.split("-"))
        position |= {"locked": 1 + board.doors.index((a, b)), "door_card": 0}
    return game.state(position | (fields or {}))


def plays(state: State) -> set[str]:
    """The legal actions of the actor."""
    actions = state.actions()
    assert len(actions) == len(set(actions))
    return set(actions)


def play(state: State, *actions: str) -> list[nk.Event]:
    """Play one after another; the events of the last."""
    events: list[nk.Event] = []
    for action in actions:
        events = state.play(action)
    return events


def everyone_stays(state: State) -> list[nk.Event]:
    """All figures that are to act in this round stay; the events of the last."""
    events: list[nk.Event] = []
    while state.view()["position"]["phase"] == "chasers":
        events = state.play(next(action for action in state.actions() if action.startswith("stay")))
    return events


def position(state: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees (None: a spectator)."""
    view: dict[str, Any] = state.view(seat)["position"]
    return view


def kinds(events: list[nk.Event]) -> list[str]:
    return [event.kind for event in events]


def random_game(options: dict[str, Any], seed: str) -> Iterator[State]:
    """The same State object after each action of a random game."""
    state = nk.game("ghost-chase", **options).start()
    chance = nk.Chance(seed)
    yield state
    while not state.is_over:
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            codes = state.action_codes()
            state.play_code(codes[chance.below(len(codes))])
        yield state
