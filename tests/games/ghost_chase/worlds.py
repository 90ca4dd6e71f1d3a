"""Brute force: all histories that chasers cannot tell apart, found by playing every one of them.

A *world* is a whole game. Of each of Max's turns every legal play is tried in every world; of each other action the
same is played in all. Worlds in which a spectator would have heard anything else than in the real one are dropped. This
uses only the rules of play and the events as told, and nothing of what the game itself deduces.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import nightkeep as nk
from nightkeep import State
from nightkeep.games.ghost_chase.state import HAUNTING


def heard(state: State) -> tuple[Any, ...]:
    """All that the last action told a spectator, and who is to act."""
    return state.actor, [(event.kind, sorted(event.data.items()), event.text) for event in state.news(None)]


class Worlds:
    """The real game, and all games like it."""

    def __init__(self, state: State) -> None:
        self.real = state
        self.all = [state.copy()]

    def play(self, code: int) -> None:
        """One action in the real game; in all others the same, or whatever Max may have done instead."""
        max_plays = self.real.to_dict()["phase"] == HAUNTING
        self.real.play_code(code)
        told = heard(self.real)
        found = []
        for world in self.all:
            for other in world.action_codes() if max_plays else [code]:
                twin = world.copy()
                twin.play_code(other)
                if heard(twin) == told:
                    found.append(twin)
        self.all = found

    def ends(self) -> dict[int, int]:
        """How many worlds have Max in each room."""
        return dict(Counter(world.to_dict()["room"] for world in self.all))

    def trails(self) -> set[tuple[int, ...]]:
        """Max's whole path in each world."""
        return {tuple(world.to_dict()["trail"]) for world in self.all}


def chase(game: nk.Game, chance: nk.Chance, most: int, opening: tuple[str, ...] = ()) -> Any:
    """A random game with its worlds, after each action; stops where there are more than ``most`` of them."""
    worlds = Worlds(game.start())
    for action in opening:
        worlds.play(worlds.real.read(action))
    yield worlds
    while not worlds.real.is_over and len(worlds.all) <= most:
        codes = worlds.real.action_codes()
        worlds.play(codes[chance.below(len(codes))])
        yield worlds
