"""Times the keyhole test of Run, Ghost, Run!: a full lobby of 28 ghosts, six pieces and the mirror, from every door.

``python bench/keyhole.py [--lobbies N] [--rounds N] [--json FILE]``; best of three runs, on one core.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from nightkeep.compile.kernel import kernel
from nightkeep.games.run_ghost_run import board as boards
from nightkeep.games.run_ghost_run.geometry import inside, settle
from nightkeep.games.run_ghost_run.places import levels
from nightkeep.games.run_ghost_run.sight import look, look_any
from nightkeep.games.run_ghost_run.state import ARRANGEMENTS, FIELDS, GHOSTS, LEVELS, LOBBY, PIECES, SEATS, SIZE, State
from nightkeep.rules.board_files import TomlFile


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lobbies", type=int, default=200, help="random full lobbies (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="looks from each of the 24 doors (default: %(default)s)")
    parser.add_argument("--json", help="write the figures to this file")
    return parser.parse_args()


@kernel
def count_all(board: Any, lobbies: Any, rounds: int, seen: Any) -> int:
    """Count the visible points of every lobby from every door."""
    total = 0
    for _ in range(rounds):
        for i in range(lobbies.shape[0]):
            for door in range(24):
                look(board, lobbies[i], door, seen)
                total += seen.sum()
    return total


@kernel
def find_any(board: Any, lobbies: Any, rounds: int, seen: Any) -> int:
    """Find the visible ghosts of every lobby from every door."""
    total = 0
    for _ in range(rounds):
        for i in range(lobbies.shape[0]):
            for door in range(24):
                look_any(board, lobbies[i], door, seen)
                total += seen.sum()
    return total


def full_lobbies(board: Any, count: int, scattered: bool, seed: int) -> np.ndarray[Any, Any]:
    """Lobbies with all 28 ghosts standing; furniture as arranged, or scattered at random, some of it over other."""
    rng = np.random.default_rng(seed)
    lobbies = State.zeros(count)
    out: np.ndarray[Any, Any] = np.zeros(LEVELS, np.int16)
    for i in range(count):
        s = lobbies[i]
        s.order = range(PIECES)
        for piece in range(PIECES):
            where = i % ARRANGEMENTS
            x, y = int(board.arranged_x[where, piece]), int(board.arranged_y[where, piece])
            turn, pose = int(board.arranged_turn[where, piece]), 0
            while scattered:
                x, y, turn, pose = (int(rng.integers(n)) for n in (601, 601, 360, 6))
                if inside(board, piece, pose, x, y, turn):
                    break
            s.piece_x[piece], s.piece_y[piece], s.piece_turn[piece], s.piece_pose[piece] = x, y, turn, pose
        settle(board, s)
        s.ghost_where[:] = LOBBY
        for seat in range(SEATS):
            for ghost in range(GHOSTS):
                size, n = SIZE[ghost], 0
                while n == 0:
                    field, a = int(rng.integers(FIELDS)), int(rng.integers((3 - size) ** 2))
                    anchor = a // (3 - size) * 3 + a % (3 - size)
                    n = int(levels(board, s, size, field, anchor, out))
                s.ghost_field[seat, ghost], s.ghost_anchor[seat, ghost] = field, anchor
                s.ghost_level[seat, ghost] = out[int(rng.integers(n))]
    return lobbies


def main() -> None:
    chosen = arguments()
    board = boards.load_board(TomlFile.read(Path(boards.__file__).parent / "components.toml")).record
    seen = np.zeros((SEATS, GHOSTS), np.int32)
    figures = []
    for scattered in (False, True):
        lobbies = full_lobbies(board, chosen.lobbies, scattered, 1)
        looks = chosen.rounds * len(lobbies) * 24
        for what, timed in (("all points", count_all), ("any point", find_any)):
            timed(board, lobbies[:1], 1, seen)
            runs = []
            for _ in range(3):
                begin = time.perf_counter()
                total = timed(board, lobbies, chosen.rounds, seen)
                runs.append((time.perf_counter() - begin) / looks * 1e6)
            figures.append(
                {
                    "furniture": "scattered" if scattered else "arranged",
                    "counting": what,
                    "microseconds": min(runs),
                    "runs": runs,
                    "seen a look": total / looks,
                }
            )
            print(
                "{furniture}, {counting}: {microseconds:.1f} microseconds a look".format(**figures[-1]),
                f"(runs {', '.join(f'{run:.1f}' for run in runs)}; {total / looks:.1f} seen)",
            )
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
