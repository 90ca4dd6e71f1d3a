"""Studies give the same results however they are run, and lose nothing that was finished."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest

import nightkeep as nk
from nightkeep.bots import make_bot
from nightkeep.compile.kernel import CHANCE
from nightkeep.lab import run
from nightkeep.lab.play import play
from nightkeep.lab.results import read_results
from nightkeep.lab.run import PART, part_file, parts_of, run_study
from nightkeep.lab.study import Cell, Study, read_study
from nightkeep.play.chance import Chance
from nightkeep.rules.errors import RecordError
from nightkeep.rules.extras import install_command


def cell(name: str, game: str, games: int, bots: tuple[str, ...] = ("random",), **options: object) -> Cell:
    return Cell(name, game, dict(options), bots, games, None, {})


SMALL = Study("Small", "", 9, (
    cell("two", "hidden-castle", PART + 20, ("greedy", "random"), players=2),
    cell("solo", "hidden-rooms", 30, match="stage", stage=1),
))  # fmt: skip


def told(folder: Path) -> list[tuple[str, list[tuple[object, ...]], dict[str, dict[str, int]]]]:
    return [(found.cell.name, found.rows.rows(), found.places) for found in read_results(folder).cells]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small study, played in this process."""
    folder = tmp_path_factory.mktemp("lab") / "alone"
    run_study(SMALL, folder, workers=1)
    return folder


def test_what_a_row_says() -> None:
    """A row agrees with the game played again by hand."""
    asked = cell("x", "hidden-castle", 1, ("greedy", "random"), players=2)
    game = asked.make()
    row, places = play(game, asked, seed=4, index=3)
    state = game.start()
    bots = [make_bot(asked.bot(seat), game, seed=(4 << 24) + 3 * 16 + seat, threads=1) for seat in range(2)]
    chance = Chance(b"4/x/3")
    decisions, caught, chances = [0, 0], 0, 0
    while not state.is_over:
        actor = state.actor
        if actor == CHANCE:
            chances += 1
            events = state.draw(chance)
        else:
            decisions[actor] += 1
            events = state.play_code(bots[actor].choose(state.fogged(actor), actor))
        caught += sum(event.data["guests"] for event in events if event.kind == "captured")
    assert row.scores == state.scores()
    assert row.actions == len(state.history)
    assert row.decisions == decisions
    assert row.chances == chances
    winners = state.winners()
    assert row.shares == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    assert sum(places.values()) == caught > 0
    assert all(f <= d <= c for f, d, c in zip(row.forced, row.decisions, row.choices, strict=True))


def test_a_team_wins_together() -> None:
    """GC-1.1: all chasers count the whole victory."""
    asked = cell("x", "ghost-chase", 1, players=4)
    game = asked.make()
    seen = {tuple(play(game, asked, 1, index)[0].shares) for index in range(12)}
    assert seen <= {(1.0, 0.0, 0.0, 0.0), (0.0, 1.0, 1.0, 1.0)}
    assert seen


def test_the_same_on_two_cores(alone: Path, tmp_path: Path) -> None:
    done: list[int] = []
    run_study(SMALL, tmp_path / "two", workers=2, progress=done.append)
    assert told(tmp_path / "two") == told(alone)
    assert sum(done) == 100


def test_a_study_that_was_cut_off_at_its_very_beginning(tmp_path: Path) -> None:
    few = Study("Few", "", 1, (cell("a", "hidden-castle", 2, players=2),))
    (tmp_path / "study.new").write_text("{", encoding="utf-8")
    run_study(few, tmp_path, workers=1)
    assert read_results(tmp_path).played == 2 and not (tmp_path / "study.new").exists()


def test_an_interrupted_study_goes_on(alone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "cut"

    def stop(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(SMALL, folder, workers=1, progress=stop)
    first = parts_of(SMALL)[0]
    assert part_file(folder, "games", first).exists()
    kept = part_file(folder, "games", first).stat().st_mtime_ns
    assert len(list(folder.glob("games-*"))) == 1
    (folder / "games-000-0000050.new").write_bytes(b"cut off")  # as a machine that was switched off leaves it
    played: list[tuple[int, int]] = []
    true = run.play_part

    def watched(text: bytes, seed: int, first: int, last: int) -> run.Done:
        played.append((first, last))
        return true(text, seed, first, last)

    monkeypatch.setattr(run, "play_part", watched)
    run_study(SMALL, folder, workers=1)
    assert len(played) == len(parts_of(SMALL)) - 1
    assert part_file(folder, "games", first).stat().st_mtime_ns == kept
    assert told(folder) == told(alone)


def test_another_study_is_refused(alone: Path, tmp_path: Path) -> None:
    other = Study("Small", "", 10, SMALL.cells)
    with pytest.raises(RecordError, match="another study"):
        run_study(other, alone)
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(RecordError, match="not empty"):
        run_study(SMALL, tmp_path)
    assert (tmp_path / "letter.txt").exists()
    with pytest.raises(RecordError, match=r"letter\.txt: cannot be written"):
        run_study(SMALL, tmp_path / "letter.txt")
    with pytest.raises(RecordError, match="holds no results"):
        read_results(tmp_path)


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    few = Study("Few", "", 1, (cell("a", "hidden-castle", 2, players=2),))
    run_study(few, tmp_path / "x", workers=1)
    broken = part_file(tmp_path / "x", "games", (0, 0, 2))
    broken.write_bytes(broken.read_bytes()[:-7])
    with pytest.raises(RecordError, match=r"games-000-0000000\.parquet cannot be read.*delete it"):
        read_results(tmp_path / "x")
    (tmp_path / "x" / "study.json").write_text("{", encoding="utf-8")
    with pytest.raises(RecordError, match=r"study\.json cannot be read"):
        read_results(tmp_path / "x")


@pytest.mark.parametrize("what", ["places", "games"])
def test_a_full_disk_is_said(tmp_path: Path, what: str) -> None:
    run.open_folder(SMALL, tmp_path / "x")
    part_file(tmp_path / "x", what, (0, 0, 50)).with_suffix(".new").symlink_to("/dev/full")
    with pytest.raises(RecordError, match=r"cannot be written \(.*No space left on device"):
        run.write_part(tmp_path / "x", (0, 0, 50), [], run.Counter())
    assert not list((tmp_path / "x").glob("games-*"))


def begin(file: Path, folder: Path) -> subprocess.Popen[str]:
    """A study of many parts on two cores, in a process group of its own."""
    file.write_text('game = "hidden-castle"\ngames = 1500\nbots = ["greedy"]\n[options]\nplayers = 2\n')
    words = ["lab", "run", str(file), "--to", str(folder), "--workers", "2"]
    return subprocess.Popen(
        [sys.executable, "-m", "nightkeep", *words], stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def wait_for(what: Callable[[], object], seconds: float = 300) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def group(leader: int) -> list[int]:
    """The processes of a group that still run."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, number = file.read_text().rpartition(")")[2].split()[:3]
            if int(number) == leader and state != "Z":
                found.append(int(file.parent.name))
    return found


@pytest.mark.parametrize("how", ["killed", "Ctrl-C"])
def test_whatever_ends_it(how: str, tmp_path: Path) -> None:
    """Once some parts are written: no process stays behind, what was written stays, and the rest comes out the same."""
    folder = tmp_path / "out"
    begun = begin(tmp_path / "many.toml", folder)
    wait_for(lambda: list(folder.glob("games-*.parquet")))
    kept = {path: path.read_bytes() for path in folder.glob("games-*.parquet")}
    if how == "Ctrl-C":  # all of them hear it, one answers
        os.killpg(begun.pid, signal.SIGINT)
    else:
        os.kill(begun.pid, signal.SIGKILL)
    said = begun.communicate(timeout=300)[1]
    wait_for(lambda: not group(begun.pid))
    if how != "killed":
        assert begun.returncode == 130
        assert "Stopped after" in said and "the same command goes on" in said and "Traceback" not in said
    assert 0 < len(list(folder.glob("games-*.parquet"))) < 30, "it was finished before it was stopped"
    asked = read_study(tmp_path / "many.toml")
    few = Study(asked.title, asked.about, asked.seed, (msgspec.structs.replace(asked.cells[0], games=2 * PART),))
    run_study(few, tmp_path / "few", workers=1)
    for path, whole in kept.items():
        assert path.read_bytes() == whole
    for path in (tmp_path / "few").glob("games-*.parquet"):
        again = folder / path.name
        assert not again.exists() or again.read_bytes() == path.read_bytes()


class Cluster(ModuleType):
    """What the lab asks of Ray, in this process and in another order; the real one is in ``make test-cluster``."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.begun: list[dict[str, object]] = []
        self.retries: list[object] = []
        self.most = 0

    def is_initialized(self) -> bool:
        return bool(self.begun)

    def init(self, **how: object) -> None:
        self.begun.append(how)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, max_retries: int, retry_exceptions: bool) -> Callable[[Any], Any]:
        self.retries.append((max_retries, retry_exceptions))
        return lambda function: SimpleNamespace(remote=partial(partial, function))

    def wait(self, waiting: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(waiting))
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, reference: Any) -> Any:
        return reference()


def test_on_a_cluster(alone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts of a study go to a cluster, some at a time; whatever order they come back in, results are the same."""
    ray = Cluster()
    monkeypatch.setitem(sys.modules, "ray", ray)
    run_study(SMALL, tmp_path / "ray", on="ray")
    assert told(tmp_path / "ray") == told(alone)
    assert len(ray.begun) == 1 and ray.most == 2, "twice as many parts as cores are in flight"
    assert ray.retries == [(run.ATTEMPTS, False)], "a part whose worker is lost is begun anew, a defect is told"
    run_study(SMALL, tmp_path / "again", on="ray")
    assert len(ray.begun) == 1 and len(ray.retries) == 2, "it joins the cluster that runs already"


def test_without_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(nk.NightkeepError, match=re.escape(install_command("ray"))):
        run_study(SMALL, tmp_path / "ray", on="ray")


@pytest.mark.cluster
def test_on_ray_with_a_worker_lost(alone: Path, tmp_path: Path) -> None:
    """The same study on a Ray cluster; its workers are killed once, and what they played is played again."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, logging_level="error", log_to_driver=False)
    killed = []

    def kill_once(done: int) -> None:
        if done and not killed:
            for command in Path("/proc").glob("[0-9]*/cmdline"):
                if b"ray::play_part" in command.read_bytes():
                    killed.append(int(command.parent.name))
                    os.kill(killed[-1], signal.SIGKILL)

    longer = Study("Longer", "", 9, (*SMALL.cells, cell("more", "hidden-castle", 6 * PART, ("greedy",), players=4)))
    try:
        run_study(longer, tmp_path / "ray", on="ray", progress=kill_once)
    finally:
        ray.shutdown()
    assert killed, "no worker was killed, so nothing was tested"
    results = read_results(tmp_path / "ray")
    assert results.played == results.planned
    assert told(tmp_path / "ray")[:2] == told(alone)


def test_every_game_says_where_things_happen() -> None:
    """The kit checks that all places are on the board; here, that something is counted in every game."""
    for name in nk.games():
        _, places = play(nk.game(name), cell("x", name, 1), 1, 0)
        assert places, f"{name}: nothing happened anywhere"
