"""The lobby at the terminal."""

from __future__ import annotations

from rich.text import Text

import nightkeep as nk
from nightkeep.games.run_ghost_run.terminal import draw
from tests.games.run_ghost_run.scenes import finish_round, play, scene


def drawn(state: nk.State, seat: int | None = None) -> list[str]:
    """The drawing without its colours; its markup must be sound."""
    return Text.from_markup(draw(state.view(seat), state.names)).plain.split("\n")


def test_width() -> None:
    """At most 120 columns in every position of a game, for all who look."""
    game = nk.game("run-ghost-run", players=4, midnight="on", merging="on")
    state, chance = game.start(names=["[bold]", "A" * 50, "é", "x"]), nk.Chance("draw")
    count = 0
    while not state.is_over:
        count += 1
        if count % 12 == 0:
            for seat in (0, None):
                assert max(map(len, drawn(state, seat))) <= 120
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])
    assert max(map(len, drawn(state))) <= 120


def test_ghosts_stand_where_they_are() -> None:
    """A letter in each of its spots, in small letters where something is above it; heights of all pieces."""
    state = scene(
        {"1 small 1": "a1 0,0", "2 large": "a5 0,0", "1 small 2": "c3 2,2", "1 medium 1": "c3 0,0 on 0.64"},
        pieces={"table": "2.50 2.50 0 up"},
    )
    lines = drawn(state)
    assert lines[30][2] == "S" and lines[30][3] == "1"
    assert sum(line[1:61].count("L") for line in lines[1:31]) == 9
    assert sum(line[1:61].count("M") for line in lines[1:31]) == 4
    assert any("s2" in line for line in lines[16:21])
    assert "table 0.00-0.64" in " ".join(lines)


def test_keyhole_and_lines_of_sight() -> None:
    """RG-7.6, RG-8.11: after the peek the lines are marked, from the keyhole to the ghost; not before."""
    state = scene({"1 small 1": "c4 1,1"}, keyhole="n1")
    assert not any("·" in line for line in drawn(state))
    finish_round(state, side="s", rolls=[6, 1], door=3)
    lines = drawn(state)
    dots = [i for i, line in enumerate(lines[:32]) if "·" in line]
    assert len(dots) > 10 and any("*" in line for line in lines[:32])
    assert "seen along" in "\n".join(lines)
    twin = state.copy()
    play(state, "card 10", "card 10")
    assert not any("·" in line for line in drawn(state)[:32])
    play(twin, "card 8 desk piano", "take piano")
    assert any("·" in line for line in drawn(twin)[:32])
    play(twin, "place piano 3.00 1.00 0 up over")
    assert not any("·" in line for line in drawn(twin)[:32])


def test_own_plan_is_shown() -> None:
    """RG-6.19: to the seat that makes it, and to nobody else."""
    state = scene()
    play(state, "small 1 to a1 0,0")
    assert "Your plan (9 points left): small 1 to a1 0,0." in "\n".join(drawn(state, 0))
    assert "small 1 to a1" not in "\n".join(drawn(state, 1))
    play(state, "large to b6 0,0", "medium 1 to c2 0,0")
    assert "Your plan (1 point left):" in "\n".join(drawn(state, 0))
    assert state.describe("done") == "close the plan (1 point left over)"
    play(state, "done", "done")
    assert "0 points;" in "\n".join(drawn(state)) and "4 1/2 points;" in "\n".join(drawn(state))


def test_the_line_over_the_mirror_is_drawn() -> None:
    """RG-8.5: from the keyhole to the mirror, and from there to the ghost."""
    pieces = {"mirror": "3.00 5.00 180 up", "desk": "2.64 1.15 270 up"}  # its front panel hides the ghost from S4
    state = scene({"1 small 1": "c3 1,1"}, pieces=pieces, keyhole="n1")
    finish_round(state, side="s", rolls=[6, 1], door=4)
    beyond = drawn(state)[7:16]  # behind the ghost, before the mirror
    assert all("·" in line for line in beyond)


def test_the_higher_the_lighter() -> None:
    """A table top at 0.64 is darker than a piano of 1.26."""
    state = scene(pieces={"table": "2.50 2.50 0 up", "piano": "1.20 4.50 0 up"})
    markup = draw(state.view(None), state.names)
    assert "[white on grey46]b" in markup and "[white on grey70]p" in markup
