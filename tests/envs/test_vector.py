"""The vector environment: the same games as one by one, whatever the threads; refusals; arrays of the caller."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.batch import cuda
from nightkeep.compile.kernel import OVER
from nightkeep.envs.buffers import action_width
from nightkeep.envs.cuda_vector import MOST_SHARED, USUAL_THREADS, usual_threads
from nightkeep.envs.raw_position import RawPosition, stream
from nightkeep.envs.vector import Buffers, VectorEnv

NAMES = nk.games()
FIELDS = ("observation", "mask", "seat", "reward", "done", "length")
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", NAMES)
def test_games_are_those_played_one_by_one(name: str) -> None:
    """Every lane, step by step, against one game on the bare kernels."""
    game = nk.game(name)
    env = VectorEnv(game, 3, seed=9)
    matches = [(RawPosition(game), stream(9, i)) for i in range(3)]
    numbers = [0, 1, 2]
    for match, rng in matches:
        match.draw(rng)
    ended = 0
    for _ in range(250):
        for i, (match, _) in enumerate(matches):
            assert env.out.seat[i] == match.actor
            assert np.array_equal(env.out.mask[i], match.mask().astype(bool))
            assert np.array_equal(env.out.observation[i], match.observe(match.actor))
            assert env.state(i).to_bytes() == match.to_bytes()
        actions = env.random_actions()
        env.step(actions)
        for i, (match, rng) in enumerate(matches):
            code = match.code_of(int(actions[i]))
            assert code is not None
            match.carry_out(code)
            match.draw(rng)
            assert env.out.done[i] == (match.actor == OVER)
            assert np.array_equal(env.out.reward[i], match.rewards())
            if match.actor == OVER:
                ended += 1
                numbers[i] += 3
                matches[i] = (RawPosition(game), stream(9, numbers[i]))
                matches[i][0].draw(matches[i][1])
    assert ended or name in ("keys-to-the-castle", "midnight-party"), "no game ended, so no new one was begun"


OPTIONS = {
    "ghost-chase": [
        {"players": 2},
        {"players": 5, "ghost_seat": 3, "chimney": True, "door": True, "trap": True},
        {"players": 3, "cheat_cards": 0, "break_cards": 1, "memory_aid": True, "deduction_aid": True},
    ],
    "hidden-castle": [{"players": 2}, {"players": 8, "colours": "choose"}, {"board": "eleven-chambers"}],
    "hidden-rooms": [{"match": "stage", "stage": 4, "turn_limit": 20}],
    "keys-to-the-castle": [{"players": 3, "empty_side": "north"}, {"players": 4, "turn_limit": 300}],
    "midnight-party": [{"players": 2}, {"players": 7, "colours": "choose"}],
    "run-ghost-run": [
        {"players": 2, "two_player_sides": "adjacent", "movement": "turns", "scoring": "1-3-5"},
        {"players": 3, "midnight": "on", "merging": "on", "setup": "placed"},
        {"seen_fraction": "half"},
    ],
}


@pytest.mark.parametrize(("name", "options"), [(name, options) for name in NAMES for options in OPTIONS[name]], ids=str)
def test_what_is_written_is_what_the_referee_says(name: str, options: dict[str, object]) -> None:
    """Masks and observations of several tables, against State: its actor, its legal list, its fogged record."""
    if "board" in options:
        options = {**options, "board": ROOT / "studies" / "boards" / f"{options['board']}.toml"}
    game = nk.game(name, **options)
    env = VectorEnv(game, 2, seed=3)
    for step in range(160):
        for i in range(2 if step % 4 == 0 else 0):
            state = env.state(i)
            codes = state.action_codes()
            assert env.out.seat[i] == state.actor
            if game.action_count is None:
                assert env.choices[i, : env.counts[i]].tolist() == codes
                assert np.flatnonzero(env.out.mask[i]).tolist() == list(range(len(codes)))
            else:
                assert np.flatnonzero(env.out.mask[i]).tolist() == sorted(codes)
            known = state.fogged(state.actor).position.array
            shown = game.layout.read(env.out.observation[i])
            assert shown["seat"] == state.actor
            for part in game.layout.parts[1:]:
                field, value = part.field, known[part.name][0]
                if field.bits is None:
                    assert np.array_equal(shown[part.name], np.clip(value, field.low, field.high)), part.name
                else:
                    bits = (np.asarray(value)[..., None] >> np.arange(part.shape[-1])) & 1
                    assert np.array_equal(shown[part.name], bits), part.name
            assert (env.out.observation[i] >= game.layout.low).all()
            assert (env.out.observation[i] <= game.layout.high).all()
        env.step(env.random_actions())


def test_rewards_are_those_of_the_winners() -> None:
    game = nk.game("hidden-castle", players=3)
    env = VectorEnv(game, 64, seed=2)
    ends = 0
    for _ in range(200):
        before = [env.state(i) for i in range(4)]
        actions = env.random_actions()
        env.step(actions)
        for i in range(4):
            if env.out.done[i]:
                state = before[i]
                state.play_code(int(actions[i]))
                if not state.is_over:  # the Phantom ended it, after a roll that is not known here
                    continue
                winners = state.winners()
                expected = [0.0] * 3 if len(winners) == 3 else [1.0 if seat in winners else -1.0 for seat in range(3)]
                assert env.out.reward[i].tolist() == expected
        ends += int(env.out.done.sum())
        assert not env.out.reward[~env.out.done].any()
    assert ends > 50


def test_threads_make_no_difference() -> None:
    game = nk.game("hidden-castle")
    one, three = VectorEnv(game, 50, seed=3, threads=1), VectorEnv(game, 50, seed=3, threads=3)
    for _ in range(120):
        actions = one.random_actions()
        one.step(actions)
        three.step(actions)
        for what in FIELDS:
            assert np.array_equal(getattr(one.out, what), getattr(three.out, what))
    assert one.actions_played == three.actions_played
    three.close()


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorEnv(nk.game("hidden-castle"), 8, seed=1)
    before = env.states.tobytes(), env.out.mask.copy()
    actions = env.random_actions()
    actions[5] = 0  # a roll, which is chance's
    with pytest.raises(nk.IllegalAction, match="game 5: action 0"):
        env.step(actions)
    assert env.states.tobytes() == before[0] and np.array_equal(env.out.mask, before[1])
    for wrong in (actions[:3], actions.astype(float)):
        with pytest.raises(nk.OptionError):
            env.step(wrong)


def test_it_writes_where_the_caller_wants_it() -> None:
    game = nk.game("hidden-rooms")
    shapes = Buffers.shapes(game, 4)
    whole = {name: np.zeros((3, *shape), dtype) for name, (shape, dtype) in shapes.items()}
    rows = [Buffers(**{name: array[t] for name, array in whole.items()}) for t in range(3)]
    env = VectorEnv(game, 4, into=rows[0])
    twin = VectorEnv(game, 4)
    for t in (1, 2):
        actions = twin.random_actions()
        assert env.step(actions, into=rows[t]) is rows[t]
        twin.step(actions)
        assert np.array_equal(whole["observation"][t], twin.out.observation)
        assert np.array_equal(whole["mask"][t], twin.out.mask)
    wrong = Buffers(**{**{name: array[0] for name, array in whole.items()}, "seat": np.zeros(4, np.int64)})
    with pytest.raises(nk.OptionError, match="seat is"):
        env.step(twin.random_actions(), into=wrong)


class Tensor:
    """An array of a library that speaks DLPack and nothing else."""

    def __init__(self, array: np.ndarray, device: tuple[int, int] = (1, 0)) -> None:
        self.array, self.device = array, device

    def __dlpack__(self, **how: object) -> object:
        return self.array.__dlpack__(**how)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device


def as_it_is(name: str, array: np.ndarray) -> object:
    return array


def by_dlpack(name: str, array: np.ndarray) -> object:
    return Tensor(array)


def of_torch(name: str, array: np.ndarray) -> object:
    torch = pytest.importorskip("torch")
    return torch.zeros(array.shape, dtype=getattr(torch, array.dtype.name))


@pytest.mark.parametrize("make", [as_it_is, by_dlpack, of_torch])
def test_it_writes_into_arrays_of_any_library_of_dlpack(make: Callable[[str, np.ndarray], object]) -> None:
    game = nk.game("ghost-chase")
    plain = {name: np.zeros(*how) for name, how in Buffers.shapes(game, 5).items()}
    given = {name: make(name, array) for name, array in plain.items()}
    env, twin = VectorEnv(game, 5, into=Buffers(**given)), VectorEnv(game, 5)
    for _ in range(30):
        actions = twin.random_actions()
        twin.step(actions)
        assert env.step(actions).mask is given["mask"]
        for name, array in given.items():
            assert np.array_equal(np.from_dlpack(array), getattr(twin.out, name)), name


@pytest.mark.parametrize(
    ("name", "wrong", "said"),
    [
        ("seat", lambda array: array.tolist(), "seat is a list"),
        ("seat", lambda array: Tensor(array, device=(2, 0)), r"seat lies on device \(2, 0\)"),
        ("seat", lambda array: Tensor(array.astype(np.int16)), "seat is .* int16; it must be .* int8"),
        ("mask", lambda array: Tensor(array[:-1]), "mask is"),
        ("mask", lambda array: Tensor(np.asfortranarray(array)), "mask does not lie in memory in one piece"),
        ("reward", lambda array: np.zeros(array.nbytes + 1, np.int8)[1:].view("f4").reshape(array.shape), "one piece"),
        ("observation", lambda array: read_only(array), "observation must not be written into"),
        ("observation", lambda array: of_jax(array), "observation must not be written into"),
    ],
)
def test_arrays_that_cannot_be_written(name: str, wrong: Callable[[np.ndarray], object], said: str) -> None:
    game = nk.game("hidden-castle")
    env = VectorEnv(game, 6)
    given = {name: np.zeros(*how) for name, how in Buffers.shapes(game, 6).items()}
    given[name] = wrong(given[name])
    before = env.states.tobytes()
    with pytest.raises(nk.OptionError, match=said):
        env.step(env.random_actions(), into=Buffers(**given))
    assert env.states.tobytes() == before, "a step was made that nobody sees"


def read_only(array: np.ndarray) -> np.ndarray:
    array.flags.writeable = False
    return array


def of_jax(array: np.ndarray) -> object:
    return pytest.importorskip("jax").numpy.zeros(array.shape, array.dtype)


@pytest.mark.parametrize("library", ["torch", "jax"])
def test_what_it_writes_is_shared_without_a_copy(library: str) -> None:
    found = pytest.importorskip("jax.dlpack" if library == "jax" else library)
    env = VectorEnv(nk.game("hidden-rooms"), 6)
    for array in env.out.arrays().values():
        shared = np.from_dlpack(found.from_dlpack(array))
        assert shared.ctypes.data == array.ctypes.data


def test_what_cannot_be() -> None:
    game = nk.game("hidden-rooms")
    for how in ({"games": 0}, {"games": 1, "threads": 0}, {"games": 1, "seed": -1}, {"games": 1, "seed": 0.5}):
        with pytest.raises(nk.OptionError):
            VectorEnv(game, **how)
    env = VectorEnv(nk.game("hidden-castle", players=2), 8)
    width = env.game.layout.width
    for wrong in (
        lambda: env.random_actions(np.zeros(3, np.int64)),  # compiled code would write past its end
        lambda: env.random_actions(np.zeros(8, np.int32)),
        lambda: env.observe(2),
        lambda: env.observe([-1] * 8),
        lambda: env.observe(0, into=np.zeros((7, width), np.int8)),
        lambda: env.observe(0, into=np.zeros((8, width), np.int16)),
    ):
        with pytest.raises(nk.OptionError):
            wrong()
    own = env.observe(env.out.seat)
    assert np.array_equal(own, env.out.observation) and not np.array_equal(env.observe(1), env.observe(0))


@pytest.mark.parametrize(
    ("name", "steps"),
    [("hidden-rooms", 12), ("ghost-chase", 6), ("midnight-party", 3), ("keys-to-the-castle", 3), ("run-ghost-run", 3)],
)
def test_the_gpu_gives_the_same(name: str, steps: int) -> None:
    """On a GPU where there is one, else in Numba's simulator: games that end, hidden ones, records with gaps,
    actions without numbers."""
    setting = {} if cuda.available() else {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.envs.cuda_twin", name, "11", str(steps), "8"],
        cwd=ROOT,
        env={**os.environ, **setting},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_a_card_gets_as_many_threads_to_a_block_as_fit(name: str) -> None:
    """With any number of players; a larger block would not be accepted."""
    for players in range(1, 9):
        try:
            game = nk.game(name, players=players)
        except nk.OptionError:
            continue
        width = action_width(game)
        taken = usual_threads(game)
        assert cuda.stepping_shared(game, width, taken) <= MOST_SHARED
        larger = [threads for threads in USUAL_THREADS if threads > taken]
        assert all(cuda.stepping_shared(game, width, threads) > MOST_SHARED for threads in larger)
