"""The results of a study, read from its folder, cell by cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import polars as pl

from nightkeep.batch.statistics import interval
from nightkeep.bots.bot import team_of
from nightkeep.lab.run import Part, part_file, parts_of, read_folder
from nightkeep.lab.sentences import say
from nightkeep.lab.study import Cell, Study
from nightkeep.play.events import seat_names
from nightkeep.play.game import Game
from nightkeep.rules.errors import RecordError
from nightkeep.rules.messages import OWN, Message
from nightkeep.rules.numbers import figure, html_table, percent


@dataclass(frozen=True)
class CellResults:
    """The results of one cell: a row for each game, and event counts by heat map and place."""

    cell: Cell
    game: Game
    rows: pl.DataFrame
    places: dict[str, dict[str, int]]

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.rows)

    @property
    def lengths(self) -> list[float]:
        """The number of actions of each game."""
        return [float(n) for n in self.rows["actions"]]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return seat_names(self.game.players)

    @property
    def sides(self) -> list[tuple[str, int]]:
        """Those who win together, and a seat of each: "Seat 1", or "Seats 2, 3, 4" of a team."""
        teams = [int(team) for team in team_of(self.game, self.game.start())]
        members = [[seat + 1 for seat, own in enumerate(teams) if own == team] for team in dict.fromkeys(teams)]
        return [(say("side", n=len(seats), seats=", ".join(map(str, seats))), seats[0] - 1) for seats in members]

    @property
    def fair(self) -> float | None:
        """Each seat's share if all won equally often; None for a solo game and for teams."""
        if self.game.players == 1 or self.game.spec.teams is not None:
            return None
        return 1 / self.game.players

    def by_seat(self, column: str, seat: int) -> list[float]:
        """Return a seat's values of a column, by game."""
        return [float(value) for value in self.rows[column].list.get(seat)]

    def share(self, seat: int) -> tuple[float, float, float]:
        """Return the low end, the mean and the high end of a seat's share of victories."""
        return interval(self.by_seat("shares", seat))

    def decisions(self, seat: int) -> tuple[float, float, float]:
        """Return a seat's decisions a game, the choices of each, and the share of those with only one choice."""
        taken, choices, forced = (sum(self.by_seat(column, seat)) for column in ("decisions", "choices", "forced"))
        return taken / self.games, choices / taken if taken else 0.0, forced / taken if taken else 0.0

    def summary(self) -> list[dict[str, object]]:
        """Return a row for each seat, as in the table and the CSV."""
        table = []
        swept = {"name" if key == "cell" else key: value for key, value in self.cell.sweep_values.items()}
        length, length_sd = _mean_and_sd(self.lengths)
        for seat, name in enumerate(self.seats):
            low, mean, high = self.share(seat)
            score, score_sd = _mean_and_sd(self.by_seat("scores", seat))
            decisions, choices, forced = self.decisions(seat)
            table.append({
                "cell": self.cell.name, "game": self.cell.game, **swept, "seat": name,
                "bot": self.cell.bot(seat), "games": self.games, "share": mean, "share_low": low, "share_high": high,
                "score": score, "score_sd": score_sd, "actions": length, "actions_sd": length_sd,
                "decisions": decisions, "choices": choices, "forced": forced,
            })  # fmt: skip
        return table

    def _repr_html_(self) -> str:
        """Return a row for each seat, for notebooks."""
        return _html([self], self.cell.name)


@dataclass(frozen=True)
class Results:
    """A study with what has been played of it."""

    study: Study
    cells: list[CellResults]

    @property
    def played(self) -> int:
        """The number of games played."""
        return sum(found.games for found in self.cells)

    @property
    def planned(self) -> int:
        """The number of games that the study asks for."""
        return sum(cell.games for cell in self.study.cells)

    def __repr__(self) -> str:
        return f"<Results of {self.study.title!r}: {self.played} of {self.planned} games>"

    def _repr_html_(self) -> str:
        """Return a row for each seat of each cell, for notebooks."""
        return _html(
            self.cells, OWN.text("table-study", title=self.study.title, played=self.played, planned=self.planned)
        )


def _html(cells: Sequence[CellResults], caption: str) -> str:
    columns = ("cell", "seat", "bot", "games", "wins", "interval", "score", "actions")
    rows = (
        (
            found.cell.name,
            name,
            found.cell.bot(seat),
            figure(found.games),
            percent(found.share(seat)[1], 1),
            f"{percent(found.share(seat)[0], 1)} – {percent(found.share(seat)[2], 1)}",
            figure(float(np.mean(found.by_seat("scores", seat))), 1),
            figure(float(np.mean(found.lengths)), 1),
        )
        for found in cells
        for seat, name in enumerate(found.seats)
    )
    return html_table(columns, rows, caption)


def read_results(folder: Path) -> Results:
    """Return the results of all finished parts, in the order of the games; cells without results are left out."""
    study = read_folder(folder)
    parts: dict[int, list[Part]] = {}
    for part in parts_of(study):
        if part_file(folder, "games", part).exists():
            parts.setdefault(part[0], []).append(part)
    cells = []
    for c, cell in enumerate(study.cells):
        if c in parts:
            rows = pl.concat([_read(part_file(folder, "games", part)) for part in sorted(parts[c])])
            where = pl.concat([_read(part_file(folder, "places", part)) for part in sorted(parts[c])])
            cells.append(CellResults(cell, cell.make(), rows, _places(where)))
    if not cells:
        raise RecordError(Message("study-no-games", {"folder": str(folder)}))
    return Results(study, cells)


def _read(path: Path) -> pl.DataFrame:
    try:
        return pl.read_parquet(path)
    except (OSError, pl.exceptions.PolarsError) as problem:
        raise RecordError(Message("study-part", {"path": str(path), "why": str(problem)})) from None


def _places(rows: pl.DataFrame) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for what, place, times in rows.group_by("what", "place").sum().sort("what", "place").iter_rows():
        found.setdefault(what, {})[place] = times
    return found


def _mean_and_sd(values: list[float]) -> tuple[float, float]:
    """Return the mean and the standard deviation (of the population that the sample comes from; 0 for one value)."""
    return float(np.mean(values)), float(np.std(values, ddof=1)) if len(values) > 1 else 0.0
