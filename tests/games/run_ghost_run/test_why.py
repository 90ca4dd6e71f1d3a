"""Why an action is not legal: every reason is reached, from what the asking seat knows, compiled and interpreted."""

from __future__ import annotations

import random

import pytest

import nightkeep as nk
from nightkeep.games.run_ghost_run import reasons
from nightkeep.games.run_ghost_run.packing import ENTER, KIND, PLACE
from nightkeep.games.run_ghost_run.why import REASONS
from tests.games.run_ghost_run.scenes import play, scene
from tests.games.run_ghost_run.test_merging import grown
from tests.games.run_ghost_run.test_midnight import midnight
from tests.games.run_ghost_run.test_own_field import placing as taken
from tests.games.run_ghost_run.test_texts import FORMS, entry, placing
from tests.games.why_support import check_interpreted, reason, refusals

LEVELS = (0, 0, 0, 36, 62, 64, 76, 90, 126)
HERE = "tests.games.run_ghost_run.test_why:any_action"


def any_action(known: nk.State, rng: random.Random) -> int:
    """An action of any kind, legal or not, more often of those that belong to the phase."""
    s = known.position.record
    kind = rng.choice((*range(15), 5, 5, 6, 6, 7, 7, 7, 7, 7, 7, 10, 11, 12, 12))
    ghost, level = rng.randrange(7), rng.choice(LEVELS)
    if kind == PLACE:
        taken = int(s.taken)
        piece = taken if taken >= 0 and rng.random() < 0.8 else rng.randrange(6)
        at = (rng.randrange(601), rng.randrange(601), rng.choice((0, 90, rng.randrange(360))), rng.randrange(6))
        return kind << KIND | placing(*at, piece, rng.randrange(2))
    if kind == ENTER:
        sort = rng.choice((0, 0, 0, 1, 2, 2, 3))
        field = int(s.draft_field[rng.randrange(7)])
        field = rng.randrange(36) if field < 0 or rng.random() < 0.4 else field
        place = (field, rng.randrange(9), level) if sort in (0, 2) else (0, 0, 0)
        return kind << KIND | entry(sort, ghost, rng.randrange(7) if sort == 2 else 0, *place)
    if kind in (10, 11, 12):
        field = int(s.ghost_field[int(s.turn), ghost]) if rng.random() < 0.7 else rng.randrange(36)
        place = (0, 0, 0) if kind == 10 else (field, rng.randrange(9), level)
        return kind << KIND | entry(0, 0 if kind == 11 else ghost, 0, *place)
    low, high = min(FORMS[kind][0]), max(FORMS[kind][0])
    return kind << KIND | rng.randint(low, high)


GAMES = (
    {"players": 2, "setup": "placed", "two_player_sides": "adjacent", "midnight": "on"},
    {"players": 3, "midnight": "on", "merging": "on"},
    {"players": 4, "midnight": "on", "merging": "on", "movement": "turns", "first_seat": "drawn"},
)


def reached_by_scenes() -> set[int]:
    """The reasons that random games reach too seldom."""
    found = set()

    def ask(state: nk.State, *texts: str) -> None:
        known = state if state.actor < 0 else state.fogged(state.actor)
        for text in texts:
            code = known.read(text)
            if not known.position.is_legal(code):
                found.add(reason(known, code)[0])

    ask(nk.game("run-ghost-run", players=2, first_seat="drawn").start(), "first 4")
    state = scene()
    found.add(reason(state.fogged(1), state.read("small 1 to a1 0,0"))[0])
    ghosts = {"1 small 1": "c2 0,0", "1 small 2": "c3 0,0", "1 medium 1": "a3 0,0", "1 medium 2": "a4 0,0"}
    ask(grown(ghosts), "small 1 merges with small 2 at c3 0,0", "medium 2 merges with medium 1 at a3 0,0")
    state = grown({"1 small 1": "c3 0,0", "1 small 2": "c2 0,0", "1 small 3": "c2 2,2"})
    ask(state, "small 2 to c3 1,1")
    play(state, "small 2 merges with small 1 at c3 0,0")
    ask(state, "small 3 merges with medium 1 at c3 0,0")
    ghosts = {"1 small 1": "a6 0,0", "1 small 2": "escaped", "1 small 3": "c2 0,0", "1 small 4": "escaped"}
    ask(grown(ghosts), "take back small 4")
    state = midnight({"1 medium 1": "c3 0,0"})
    play(state, "midnight tag")
    ask(state, "tag small 1", "bring to c2 0,0")
    state = midnight({"1 small 1": "c6 2,2", "1 medium 1": "a3 0,0", "2 large": "d3 0,0", "1 large": "escaped"})
    play(state, "midnight big brother")
    ask(
        state, "small 2 grows at c6 0,0", "large grows at c6 0,0", "small 1 grows at c5 0,0", "medium 1 grows at a3 0,0"
    )
    ask(taken({"2 large": "c3 0,0"}, "table"), "place table 3.40 2.50 0 up over")
    return found


def test_every_reason_is_reached() -> None:
    """Each reason is given for an action in some position."""
    found = reached_by_scenes()
    for options in GAMES:
        found |= {number for number, _ in refusals("run-ghost-run", dict(options), 2, 12, HERE)}
    missing = [name for name, number in vars(reasons).items() if name.isupper() and number in set(REASONS) - found]
    assert missing == []


def test_only_the_planning_seat_knows_why() -> None:
    """RG-6.19: others are told nothing of a secret plan, not even why an entry does not fit it."""
    state = scene()
    play(state, "small 1 to a1 0,0")
    code = state.read("small 1 to a1 1,1")
    assert reason(state.fogged(0), code) == (reasons.MOVED_ONCE, [3])
    assert reason(state.fogged(1), code) == (reasons.PLAN_HIDDEN, [])
    assert reason(state.fogged(None), code) == (reasons.PLAN_HIDDEN, [])


@pytest.mark.parametrize("options", GAMES)
@pytest.mark.slow
def test_the_same_interpreted_and_compiled(options: dict[str, object]) -> None:
    """The kernel gives the same reasons and numbers for thousands of positions and actions."""
    check_interpreted("run-ghost-run", games=1, each=20, least=1000, draw=HERE, **options)
