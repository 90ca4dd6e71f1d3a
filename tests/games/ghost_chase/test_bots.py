"""What the bots of Ghost Chase go by: evaluation, beliefs about Max, and play in thought."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import nightkeep as nk
from nightkeep import State
from nightkeep.bots import SearchBot, make_bot
from nightkeep.bots.bot import team_of
from nightkeep.games.ghost_chase.bot_hooks import (
    CATEGORIES,
    REDUCTION,
    adjust_reward,
    category,
    plausibility,
    rollout_policy,
)
from nightkeep.games.ghost_chase.evaluate import WEIGHTS, coverage, features, freedom, nearness, suspects
from nightkeep.games.ghost_chase.moves import walk
from nightkeep.games.ghost_chase.view import where

from .hunt import MAX, hunt


def chances(state: State) -> list[float]:
    out = np.zeros(state.game.players)
    assert state.game.kernels.evaluate is not None
    state.game.kernels.evaluate(state.game.board.record, state.position.record, out)
    return [float(chance) for chance in out]


def table(state: State) -> Any:
    return state.game.board.record


def some_games(players: int, games: int = 4, **options: object) -> list[State]:
    """Every position with a decision of some random games."""
    met = []
    for seed in range(games):
        rng, chance = random.Random(seed), nk.Chance(seed)
        state = nk.game("ghost-chase", players=players, **options).start()
        while not state.is_over:
            if state.actor == nk.CHANCE:
                state.draw(chance)
                continue
            met.append(state.copy())
            state.play_code(rng.choice(state.action_codes()))
    return met


def bits(rooms: int) -> set[int]:
    return {room for room in range(63) if int(rooms) >> room & 1}


# ---------------------------------------------------------------------- teams


@pytest.mark.parametrize("ghost_seat", [1, 3])
def test_max_alone_against_all_others(ghost_seat: int) -> None:
    """GC-1.1."""
    game = nk.game("ghost-chase", players=4, ghost_seat=ghost_seat)
    teams = team_of(game, game.start()).tolist()
    chasers = [team for seat, team in enumerate(teams) if seat != ghost_seat - 1]
    assert len(set(chasers)) == 1 and teams[ghost_seat - 1] not in chasers


# ---------------------------------------------------------------------- evaluation


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sides_share_one_chance_and_nothing_is_changed(players: int) -> None:
    for state in some_games(players, games=2, chimney=True, door=True, trap=True):
        before = state.to_bytes()
        out = chances(state)
        assert state.to_bytes() == before
        assert 0 < out[MAX] < 1 and len(out) == players
        assert all(chance == pytest.approx(1 - out[MAX]) for chance in out[1:])
        if state.position.record.room > 0:
            assert len(features(table(state), state.position.record)) == len(WEIGHTS)


def test_a_figure_at_his_door_is_bad_for_max() -> None:
    """GC-6.6, GC-10.3: it can enter 47 at once; worse if the chasers know that he is there."""
    trail = [26, 25, 18, 8, 47]
    far = chances(hunt([22, 34, 36], trail, phase="chasers"))[MAX]
    near = chances(hunt([48, 34, 36], trail, phase="chasers"))[MAX]
    known = chances(hunt([48, 34, 36], trail, phase="chasers", trap_room=47, seen=[4]))[MAX]
    assert far > near + 0.05 and near > known + 0.05


def test_a_figure_that_has_acted_is_one_action_later() -> None:
    """GC-4.3: the figure in 48 stands at the door of 47; whether it may still go there makes the difference."""
    for acted, once, soon in (([], 1, 0), ([0], 0, 1)):
        state = hunt([48, 34, 36], [26, 25, 18, 8, 47], phase="chasers", acted=acted)
        assert nearness(table(state), state.position.record)[1:] == (once, soon)
    to_play = hunt([48, 34, 36], [47])
    assert nearness(table(to_play), to_play.position.record)[1:] == (0, 1)


def test_a_locked_door_keeps_figures_away() -> None:
    """GC-9.17: from 18 a figure enters 17 only by the door 17-18."""
    free = hunt([18, 34, 36], [26, 17], phase="chasers")
    locked = hunt([18, 34, 36], [26, 17], phase="chasers", locked="17-18")
    assert bits(walk(table(free), free.position.record, 1 << 18)) == {17, 18, 19}
    assert bits(walk(table(locked), locked.position.record, 1 << 18)) == {18, 19}
    assert nearness(table(free), free.position.record)[1] == 1
    assert nearness(table(locked), locked.position.record)[1] == 0


def test_freedom_counts_rooms_out_of_reach() -> None:
    """GC-5.3, GC-5.5: from 43 Max can go to 42, 51 and 54; each figure that can come there takes one away."""
    far = hunt([22, 22, 22], [43])
    assert freedom(table(far), far.position.record)[0] == 3
    been = hunt([22, 22, 22], [42, 43])
    assert freedom(table(been), been.position.record)[0] == 2
    near = hunt([52, 22, 22], [43])  # 52 leads to 51 by a ladder, and not to 54
    assert freedom(table(near), near.position.record)[0] == 2
    shut = hunt([41, 52, 53], [43])
    assert freedom(table(shut), shut.position.record) == (0, 0, 0)
    assert chances(far)[MAX] > chances(near)[MAX] > chances(shut)[MAX]


def test_fewer_rounds_and_more_cards_are_good_for_max() -> None:
    """GC-8.4, GC-9.3, GC-9.9."""
    trail = [33, 34, 30, 29, 28]
    early = hunt([22, 4, 19], trail, frame="mice", full=["cats"])
    late = early.copy()
    late.position.record.animals[:] = (0, 0, 0, 1, 0)
    assert chances(late)[MAX] > chances(early)[MAX]
    poor = hunt([22, 4, 19], trail, frame="mice", full=["cats"], cheat_cards=0, break_cards=0)
    assert chances(early)[MAX] > chances(poor)[MAX]


@pytest.mark.parametrize("players", [2, 5])
def test_chasers_suspect_every_room_that_is_possible(players: int) -> None:
    """GC-10.3: single steps never rule out a room that whole histories allow, and mostly rule out the others."""
    wrong = right = 0
    for state in some_games(players, games=3, chimney=True, door=True, trap=True):
        if state.position.record.room <= 0:
            continue
        board: Any = state.game.board
        possible = set(where(board, state.position.record))
        found = bits(suspects(table(state), state.position.record))
        assert possible <= found and int(state.position.record.room) in found
        fogged = state.fogged(1)
        assert bits(suspects(table(fogged), fogged.position.record)) == found
        right += len(possible)
        wrong += len(found - possible)
    assert wrong < 0.3 * right


def test_chasers_place_their_figures_apart() -> None:
    """GC-3.11: the second figure of a greedy chaser stands far from the first."""
    state = nk.game("ghost-chase", players=4).start()
    state.play("place 1")
    assert coverage(table(state), state.position.record) > 4
    code = make_bot("greedy", state.game, seed=1).choose(state.fogged(state.actor), state.actor)
    apart, together = state.copy(), state.copy()
    apart.play_code(code)
    together.play("place 1")
    assert coverage(table(apart), apart.position.record) < coverage(table(together), together.position.record) - 0.5


# ---------------------------------------------------------------------- beliefs


def test_steps_to_the_nearest_figure() -> None:
    """GC-6.1: counted in passages, and no further than the last category."""
    state = hunt([48, 4, 19], [27])
    figures = 1 << 48 | 1 << 4
    steps = [int(category(table(state), state.position.record, figures, room)) for room in (48, 47, 49, 50, 42, 36)]
    assert steps == [0, 1, 1, 2, 3, len(CATEGORIES) - 1]


def test_max_is_seldom_believed_next_to_a_figure() -> None:
    """GC-10.2: 47 is next to the figure in 4, and 18 two steps from it, by 19. Max himself has no doubts."""
    near, far = hunt([50, 4, 36], [26, 25, 18, 8]), hunt([50, 4, 36], [27, 26, 25])
    near.play("move 47")
    far.play("move 18")
    assert plausibility(table(near), near.position.record, 1) == CATEGORIES[1] < CATEGORIES[2]
    assert plausibility(table(far), far.position.record, 1) == CATEGORIES[2]
    assert plausibility(table(near), near.position.record, MAX) == 100


def test_what_counts_is_where_the_figures_stood_in_his_turn() -> None:
    """GC-4.1: the figure moves next to him only after Max has gone there."""
    state = hunt([49, 22, 36], [26, 25, 18, 8])
    state.play("move 47")
    first = plausibility(table(state), state.position.record, 1)
    state.play("go 48 with ada")
    assert plausibility(table(state), state.position.record, 1) == first == CATEGORIES[2]


def test_a_visible_max_is_believed() -> None:
    """GC-7.2, GC-9.27: where he has just shown himself there is nothing to doubt."""
    shown = hunt([48, 4, 36], [47])
    assert plausibility(table(shown), shown.position.record, 1) == 100
    trapped = hunt([48, 4, 36], [26, 25, 18, 8, 47], phase="chasers", trap_room=47, seen=[4])
    assert plausibility(table(trapped), trapped.position.record, 1) == 100


# ---------------------------------------------------------------------- credit


def test_the_catcher_gets_a_little_more() -> None:
    """GC-8.1, GC-8.6: all chasers win; in thought those whose figure it was not get less. Nobody caught a stuck Max."""
    state = hunt([48, 4, 36], [47])
    for result, catcher, expected in (
        (1, 2, [0, 1 - REDUCTION / 100, 1, 1 - REDUCTION / 100]),
        (2, -1, [0, 1, 1, 1]),
        (3, -1, [1, 0, 0, 0]),
    ):
        s = state.copy().position.record
        s.result, s.catcher = result, catcher
        out = np.array([float(result == 3), *[float(result != 3)] * 3])
        adjust_reward(table(state), s, out)
        assert out.tolist() == pytest.approx(expected)


# ---------------------------------------------------------------------- play in thought


def led(state: State, times: int = 300) -> dict[str, int]:
    """How often each action is taken in thought."""
    codes = state.action_codes()
    actions, rng = np.array(codes, np.int32), np.array([1, 2, 3, 4], np.uint32)
    taken: dict[str, int] = dict.fromkeys(state.actions(), 0)
    for _ in range(times):
        taken[
            state.write(codes[int(rollout_policy(table(state), state.position.record, len(codes), actions, rng))])
        ] += 1
    return taken


def test_any_legal_action_can_be_led_to() -> None:
    for state in some_games(3, games=2, door=True, trap=True):
        assert sum(led(state, 20).values()) == 20
    taken = led(hunt([48, 4, 19], [26, 25, 18, 8], phase="chasers"), 1000)
    assert min(taken.values()) > 0


def test_chasers_go_for_max_and_catch_him() -> None:
    """GC-6.6: the figure in 48 mostly steps to Max in 47, or towards him if he is in 3."""
    state = hunt([48, 22, 36], [26, 25, 18, 8, 47], phase="chasers")
    taken = led(state)
    assert taken["go 47 with ada"] > 150
    state = hunt([48, 22, 36], [7, 3], phase="chasers")
    assert led(state)["go 47 with ada"] > 150


def test_max_keeps_out_of_reach() -> None:
    """GC-5.5: from 43, with a figure in 41, Max mostly avoids 42; and he keeps his breaks."""
    state = hunt([41, 22, 36], [43])
    taken = led(state)
    near = taken["move 42"]
    out_of_reach = sum(taken[text] for text in ("move 51", "move 54"))
    assert out_of_reach > 5 * near and out_of_reach > 200


# ---------------------------------------------------------------------- whole bots


@pytest.mark.parametrize("words", ["greedy", "hard:seconds=0:rounds=300"])
def test_a_chaser_takes_the_catch(words: str) -> None:
    """GC-7.4, GC-6.6: Max is known to be in 37 (the trap shows him), and one figure stands at its door."""
    state = hunt([38, 22, 36], [46, 38, 37], phase="chasers", trap_room=37, seen=[2], trap_holder=2)
    bot = make_bot(words, state.game, seed=1)
    assert state.write(bot.choose(state.fogged(state.actor), state.actor)) == "go 37 with ada"


def test_max_does_not_walk_into_their_arms() -> None:
    """GC-8.1: of 42, 51 and 54 only 54 is out of all figures' reach."""
    state = hunt([41, 52, 34], [43], break_cards=0, cheat_cards=0)
    bot = make_bot("hard:seconds=0:rounds=600", state.game, seed=1)
    assert isinstance(bot, SearchBot)
    assert state.write(bot.choose(state.fogged(MAX), MAX)) == "move 54"
