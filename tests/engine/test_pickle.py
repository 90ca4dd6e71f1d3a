"""Games and positions can be copied and pickled; the copies are equal and play on alike."""

from __future__ import annotations

import contextlib
import copy
import pickle
import subprocess
import sys
from dataclasses import replace

import pytest

import nightkeep as nk
from nightkeep.play.game import Game
from nightkeep.play.registry import game_spec

NAMES = nk.games()


def play_on(state: nk.State, actions: int, seed: int) -> nk.State:
    """Play so many actions, the same ones for the same seed."""
    chance = nk.Chance(seed)
    for _ in range(actions):
        if state.is_over:
            break
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            codes = state.action_codes()
            state.play_code(codes[chance.below(len(codes))])
    return state


def everything(state: nk.State) -> tuple[object, ...]:
    """All that can be asked of a state, its past included."""
    seats = [None, *range(state.game.players)]
    return (
        state.to_bytes(), state.record(), state.actors, state.can_undo(), state.marks, state.names,
        [(state.transcript(seat), state.view(seat), state.news(seat), state.moves(seat)) for seat in seats],
    )  # fmt: skip


@pytest.mark.parametrize("way", [lambda x: pickle.loads(pickle.dumps(x)), copy.deepcopy, copy.copy])
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_equal_and_goes_its_own_way(name: str, way: object) -> None:
    state = play_on(nk.game(name).start(), 30, seed=1)
    twin = way(state)  # type: ignore[operator]
    before = everything(state)
    assert twin == state and twin.game == state.game and everything(twin) == before
    play_on(twin, 10, seed=2)
    assert everything(state) == before, "a copy was played on, and the first state changed"
    assert everything(play_on(state, 10, seed=2)) == everything(twin)


def test_undo_and_markers_travel() -> None:
    state = nk.game("hidden-castle", players=2).start(names=["Rosa", "Max"])
    state.play("place 12")
    twin = pickle.loads(pickle.dumps(state))
    assert twin.names == ("Rosa", "Max") and twin.undo() == "place 12"
    assert twin == nk.game("hidden-castle", players=2).start() and state.history == ["place 12"]
    hunt = nk.game("ghost-chase").start()
    (marker,) = hunt.game.spec.markers
    while not hunt.marks[marker.name]:
        play_on(hunt, 1, seed=len(hunt.history))
        with contextlib.suppress(nk.IllegalAction):  # not before Max has shown himself, nor while he is to be seen
            hunt.mark(marker.name, marker.places(hunt.game.board)[0], 1)
    assert pickle.loads(pickle.dumps(hunt)).marks == hunt.marks != {marker.name: None}


def test_a_position_that_was_set_up_and_a_board_of_ones_own_travel() -> None:
    game = nk.game("hidden-castle", players=3)
    state = play_on(game.state(play_on(game.start(), 25, seed=3).to_dict()), 5, seed=4)
    assert pickle.loads(pickle.dumps(state)).record() == state.record()


def test_another_process_reads_it() -> None:
    state = play_on(nk.game("keys-to-the-castle", players=3).start(), 20, seed=5)
    code = "import pickle, sys; state = pickle.load(sys.stdin.buffer); print(state.to_bytes().hex(), state.history)"
    told = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert told.stdout.decode().strip() == f"{state.to_bytes().hex()} {state.history}"


def test_games_are_equal_if_they_play_the_same() -> None:
    game = nk.game("midnight-party", players=3)
    assert game == nk.game("midnight-party", players="3") == pickle.loads(pickle.dumps(game)) == copy.deepcopy(game)
    assert hash(game) == hash(nk.game("midnight-party", players=3))
    assert game != nk.game("midnight-party", players=4) and game != nk.game("hidden-castle", players=3)
    assert game != "midnight-party"


def test_a_game_that_is_not_installed_says_why_it_cannot_be_pickled() -> None:
    changed = Game(replace(game_spec("hidden-castle"), longest=4000), {"players": 2})
    assert changed != nk.game("hidden-castle", players=2)
    with pytest.raises(TypeError, match="not that of the installed game 'hidden-castle'"):
        pickle.dumps(changed.start())
    assert copy.deepcopy(changed.start()) == changed.start()
