"""Positions of Hidden Rooms in a few words, for tests.

    state = position(child="d2", under="red-4", monster="c3", facing="right", memory=["blue-1"])

Unless ``tiles`` says otherwise, a trail of fitting tiles leads from f6 up column f and then left along the child's row.
All tiles that are not named lie in the pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import nightkeep as nk

COLOURS = ("red", "blue", "green", "yellow")
TILES = [f"{colour}-{number}" for colour in COLOURS for number in range(1, 7)]
SQUARES = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
PHASES = ("stage tile", "start tiles", "lay", "act", "search", "over")
DIRECTIONS = ("up", "right", "down", "left")
NONE = -1
STAGE_FILE = Path(nk.game("hidden-rooms").spec.folder) / "stages.toml"


@cache
def game(**options: Any) -> nk.Game:
    return nk.game("hidden-rooms", **options)


def fits(tile: str, under: str) -> bool:
    """HR-5.5, once more."""
    return tile[-1] >= under[-1] or tile[:-1] == under[:-1]


def trail(child: str, under: str, taken: Iterable[str]) -> dict[str, str]:
    """Tiles from f6 to the child, each fitting on the one before, the last one ``under`` the child."""
    column, row = child[0], int(child[1])
    path = [f"f{r}" for r in range(6, row - 1, -1)] + [f"{c}{row}" for c in "edcba" if c >= column]
    own = under.split("-")[0]
    free = [tile for tile in TILES if tile != under and tile not in set(taken)]
    free.sort(key=lambda tile: not tile.startswith(own))  # from the child backwards: its own colour first

    def lay(done: list[str]) -> list[str] | None:
        if len(done) == len(path):
            return done
        for tile in free:
            if tile not in done and fits(done[0], tile):
                if found := lay([tile, *done]):
                    return found
        return None

    found = lay([under])
    assert found, "no trail"
    return dict(zip(path, found, strict=True))


def fields(
    *,
    of: nk.Game | None = None,
    child: str | None = "f6",
    under: str = "red-4",
    monster: str | None = None,
    facing: str | None = None,
    stage: int = 1,
    aside: str | None = None,
    tiles: Mapping[str, str] | None = None,
    memory: Sequence[str] = (),
    offer: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    phase: str = "act",
    searching: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as ``game.state`` takes it, unchecked. ``more``: any field as it is (wins, losses, turns, ...)."""
    of = of or game()
    route = of.board.stages[stage - 1].route  # type: ignore[attr-defined]
    aside = aside or next(t for t in (f"yellow-{stage}", f"green-{stage}") if t != under and t not in memory)
    if tiles is None:
        tiles = trail(child, under, [aside, *memory]) if child else {}
    elsewhere = [aside, *tiles.values(), *memory, *offer]
    pile = [tile for tile in TILES if tile not in elsewhere] if pile is None else pile

    def listed(names: Sequence[str], size: int) -> list[int]:
        return sorted(TILES.index(name) for name in names) + [NONE] * (size - len(names))

    return {
        **of.start().to_dict(),
        "phase": PHASES.index("search" if searching else phase),
        "stage": stage - 1,
        "aside": TILES.index(aside),
        "child": SQUARES.index(child) if child else NONE,
        "monster": SQUARES.index(monster) if monster else int(route[0]),
        "facing": DIRECTIONS.index(facing) if facing else int(of.board.record.facing[stage - 1]),
        "tile": [TILES.index(tiles[square]) if square in tiles else NONE for square in SQUARES],
        "memory": listed(memory, 5),
        "offer": listed(offer, 2),
        "pile": sum(1 << TILES.index(tile) for tile in pile),
        "target": SQUARES.index(searching) if searching else NONE,
        **more,
    }


def position(*, of: nk.Game | None = None, **what: Any) -> nk.State:
    """A position that the game itself accepts; see `fields`."""
    of = of or game()
    return of.state(fields(of=of, **what))


def begun(tiles: Sequence[str] = ("red-1", "red-4", "blue-2"), of: nk.Game | None = None) -> nk.State:
    """A stage after its set-up: the stage tile, and the two start tiles, the first of which the child starts on."""
    state = (of or game()).start()
    play(state, *[f"draw {tile}" for tile in tiles], f"lay {tiles[1]}")
    return state


def play(state: nk.State, *actions: str) -> list[nk.Event]:
    """Several actions after another; the events of all of them."""
    return [event for action in actions for event in state.play(action)]


def told(events: Sequence[nk.Event], kind: str) -> list[dict[str, Any]]:
    """The data of all events of one kind."""
    return [event.data for event in events if event.kind == kind]


def seen(state: nk.State) -> dict[str, Any]:
    """What everybody sees of the position (HR-9.2: nothing is hidden)."""
    found: dict[str, Any] = state.view(None)["position"]
    return found


def child(state: nk.State) -> str | None:
    return seen(state)["child"]  # type: ignore[no-any-return]


def monster(state: nk.State) -> tuple[str, str]:
    """Where the monster is, and where it looks."""
    now = seen(state)["monster"]
    return now["square"], now["facing"]


def tiles(state: nk.State) -> dict[str, str]:
    """The tiles on the board."""
    return {square: tile["text"] for square, tile in seen(state)["tiles"].items()}


def names(listed: Iterable[Mapping[str, Any]]) -> list[str]:
    """The names of tiles in a view."""
    return [tile["text"] for tile in listed]


def ids(refusal: nk.Refusal | None) -> set[str]:
    """The rules behind a refusal."""
    assert refusal is not None, "it is legal"
    return {rule.id for rule in refusal.rules}


def won_stage(state: nk.State) -> list[nk.Event]:
    """Play the position of a child next to the exit with a fitting memory tile to the end of its stage."""
    now = seen(state)
    return state.play(f"search {now['exit']} {next(t['text'] for t in now['memory'] if t['fits'])}")


def near_exit(**more: Any) -> nk.State:
    """The child stands on b1 with a fitting tile in the memory area; the monster is far away."""
    return position(
        **{"child": "b1", "under": "red-1", "memory": ["blue-3"], "monster": "d4", "facing": "right", **more}
    )


def near_death(**more: Any) -> nk.State:
    """The monster looks at the child right before it."""
    return position(**{"child": "f6", "under": "red-1", "monster": "e6", "facing": "right", **more})
