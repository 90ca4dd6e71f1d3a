"""Positions of the two gallery games in a few words, for tests.

Places are written as people say them: a space "12", a chamber "library", a step "+9" (or "-9"), "door", "box".

    state = position(game, [["12", "library"], ["+9", "3"]], phantom="20", die=2)

Guests that are not listed stand together on the space right behind the Phantom (or, while it climbs, right behind the
exit): the last place it would reach. While guests are being placed, those not listed are in the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import nightkeep as nk
from nightkeep.games.gallery.places import BOX, CHAMBER, DOOR, MOST_GUESTS, STEP
from nightkeep.games.gallery.tables import PHASES

SEATS = 8
BEFORE_PLAY = ("choosing", "placing")
START_SCORE = {"hidden-castle": 10, "midnight-party": 0}


def place(game: nk.Game, word: str) -> int:
    """'12', 'library', '+9', 'door', 'box' -> the number of that place in a record."""
    board: Any = game.board
    if word in ("door", "box"):
        return DOOR if word == "door" else BOX
    if word[0] in "+-":
        return STEP + int(list(board.record.step_points).index(int(word[1:])))
    return int(word) if word.isdigit() else CHAMBER + int(board.slugs.index(word))


def word(game: nk.Game, place: int) -> str:
    """The other way round; steps carry the sign of the game."""
    board: Any = game.board
    if place < CHAMBER:
        return str(place)
    if place < STEP:
        return str(board.slugs[place - CHAMBER])
    if place < DOOR:
        sign = "+" if game.name == "hidden-castle" else "-"
        return f"{sign}{board.record.step_points[place - STEP]}"
    return "door" if place == DOOR else "box"


def fields(
    game: nk.Game,
    guests: Sequence[Sequence[str]],
    phantom: str,
    *,
    turn: int | None = None,
    die: int | None = None,
    score: Sequence[int] | None = None,
    phase: str | None = None,
    rest: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as `game.state` takes it, unchecked. ``score`` lists the first seats, the others have the usual start.

    ``turn`` is the first seat, or while placing the seat whose turn it must be, unless it is named; ``phase`` is
    "rolling", or "moving" where a ``die`` is given. ``rest``: where guests that are not listed stand. ``more``: any
    field as it is (clock, round_number, starter, ...).
    """
    new = game.start().to_dict()
    players, each = new["players"], new["each"]
    phase = phase or ("moving" if die is not None else "rolling")
    b: Any = game.board.record
    stands = place(game, phantom)
    behind = (stands if stands < CHAMBER else int(b.exit)) - 1
    waiting = place(game, rest) if rest else BOX if phase in BEFORE_PLAY else behind % int(b.spaces)
    spots = []
    for seat in range(players):
        own = [place(game, name) for name in (guests[seat] if seat < len(guests) else ())]
        assert len(own) <= each, f"seat {seat} has only {each} guests"
        spots += sorted(own + [waiting] * (each - len(own)))
    placed = len(spots) - spots.count(BOX)
    if turn is None:
        turn = placed % players if phase == "placing" else 0
    chosen = turn if phase == "choosing" else players
    points = [*(score or ()), *[START_SCORE[game.name]] * (players - len(score or ()))]
    return {
        **new,
        "phase": PHASES.index(phase),
        "turn": turn,
        "placed": placed,
        "die": die or 0,
        "phantom": stands,
        "place": spots + [BOX] * (MOST_GUESTS - len(spots)),
        "score": points + [0] * (SEATS - players),
        "colour": [*range(chosen), *[BOX] * (SEATS - chosen)],
        **more,
    }


def position(game: nk.Game, guests: Sequence[Sequence[str]], phantom: str, **more: Any) -> nk.State:
    """A position that the game itself accepts; see `fields`."""
    return game.state(fields(game, guests, phantom, **more))


def guests(state: nk.State, seat: int) -> list[str]:
    """Where one seat's guests are, in words: gallery, then chambers, then steps from the bottom up, then the box."""
    now = state.to_dict()
    first = seat * now["each"]
    return [word(state.game, at) for at in now["place"][first : first + now["each"]]]


def everybody(state: nk.State) -> list[list[str]]:
    """Where everybody's guests are, by seat."""
    return [guests(state, seat) for seat in range(state.game.players)]


def phantom(state: nk.State) -> str:
    """Where the Phantom is, in words."""
    return word(state.game, state.to_dict()["phantom"])


def moves(state: nk.State, origin: str | None = None) -> set[str]:
    """All legal actions; with an origin ("12", "library", "stairs"), those of a guest that starts there."""
    actions = state.actions()
    assert len(actions) == len(set(actions)), "a choice is listed twice"
    return {action for action in actions if origin is None or action.split(" ")[-1] == origin}


def roll(state: nk.State, face: int | str) -> list[nk.Event]:
    """Roll a 1, 2, 4, 5 or "phantom", and tell what happened."""
    return state.play(f"roll {face}")


def play(state: nk.State, *actions: str) -> list[nk.Event]:
    """Several actions after another; the events of all of them."""
    return [event for action in actions for event in state.play(action)]


def told(events: Sequence[nk.Event], kind: str) -> list[dict[str, Any]]:
    """The data of all events of one kind."""
    return [event.data for event in events if event.kind == kind]
