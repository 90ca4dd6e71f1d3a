"""The one loop: whoever is to act is asked, chance draws by its odds, and what is refused changes nothing."""

from __future__ import annotations

from itertools import islice

import pytest

import nightkeep as nk
from nightkeep.play.drive import play_out, undo_depth

NAMES = nk.games()


def players(game: nk.Game, seed: int) -> list[nk.AnyLegal]:
    return [nk.AnyLegal(nk.Chance(seed))] * game.players


@pytest.mark.parametrize("name", NAMES)
def test_a_game_to_its_end_and_the_same_again_from_its_script(name: str) -> None:
    game = nk.game(name)
    state = game.start()
    steps = list(nk.drive(state, players(game, 1), nk.Chance(2)))
    assert state.is_over and [step.actor for step in steps] == state.actors
    assert [game.write_action(step.code) for step in steps] == state.history
    again = game.start()
    script = nk.Script(state.history)
    events = [step.events for step in nk.drive(again, [script] * game.players, script)]
    assert again == state and events == [step.events for step in steps]
    assert play_out(game.start(), players(game, 1), nk.Chance(2)) == state


def test_a_step_at_a_time_and_until() -> None:
    game = nk.game("hidden-castle", players=2)
    state = game.start()
    (first,) = islice(nk.drive(state, players(game, 3), nk.Chance(3)), 1)
    assert first.actor == 0 and len(state.history) == 1
    play_out(state, players(game, 3), nk.Chance(3), until=lambda state: state.actor == nk.CHANCE)
    assert state.actor == nk.CHANCE and nk.CHANCE not in state.actors
    assert list(nk.drive(state, {}, nk.Chance(1), until=lambda state: True)) == []


def test_seats_are_told_what_they_know_and_nothing_more() -> None:
    game = nk.game("keys-to-the-castle", players=3)
    state, seen = game.start(), 0

    class Looks:
        def choose(self, known: nk.State, seat: int) -> int:
            nonlocal seen
            seen += 1
            assert known is not state and known == state.fogged(seat) and known.history == []
            return known.action_codes()[0]

    list(islice(nk.drive(state, [Looks()] * 3, nk.Chance(1)), 200))
    assert seen > 10


def test_a_mover_that_has_nothing_yet_is_asked_again() -> None:
    state, asked = nk.game("hidden-castle", players=2).start(), []

    class Hesitant:
        def choose(self, known: nk.State, seat: int) -> int | None:
            asked.append(seat)
            return known.action_codes()[0] if len(asked) == 3 else None

    next(nk.drive(state, [Hesitant()] * 2, nk.Chance(1)))
    assert asked == [0, 0, 0] and len(state.history) == 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = nk.game("hidden-castle", players=2).start()
    before = state.to_bytes()
    with pytest.raises(nk.IllegalAction, match="not legal"):
        next(nk.drive(state, [nk.Script(["walk 3"])] * 2, nk.Chance(1)))
    with pytest.raises(nk.IllegalAction, match="not an action"):
        next(nk.drive(state, [nk.Script(["fly"])] * 2, nk.Chance(1)))
    with pytest.raises(nk.IllegalAction, match="no further action"):
        next(nk.drive(state, [nk.Script([])] * 2, nk.Chance(1)))
    assert state.to_bytes() == before and state.history == []


def test_a_person_is_asked_until_the_action_is_legal() -> None:
    state, told = nk.game("hidden-castle", players=2).start(), []
    answers = iter(["fly", "place 999", "place 12", "place 12", "place 13"])
    person = nk.human(lambda known, seat: next(answers), told.append)
    list(islice(nk.drive(state, [person, person], nk.Chance(1)), 2))
    assert state.history == ["place 12", "place 13"]
    assert len(told) == 3 and "HC-2.9" in told[2]


def test_bots_by_their_words() -> None:
    game = nk.game("hidden-castle", players=3)
    first, second = (game.start() for _ in range(2))
    for state in (first, second):
        seats = [nk.bot("greedy"), nk.bot("random", seed=4), nk.bot("easy:rounds=10:seconds=0")]
        for _ in islice(nk.drive(state, seats, nk.Chance(9)), 60):
            pass
    assert first.history == second.history and len(first.history) == 60
    with pytest.raises(nk.OptionError, match="there is no bot 'brilliant'"):
        nk.bot("brilliant")


def test_how_far_an_undo_goes() -> None:
    """Ours (True) with what bots did since (False), past nobody else (None) and nothing random."""
    state = nk.game("hidden-castle", players=2).start()
    for text in ("place 1", "place 2", "place 3", "place 4"):
        state.play(text)
    assert undo_depth(state, [True, False, True, False]) == 2
    assert undo_depth(state, [True, False, False, False]) == 4
    assert undo_depth(state, [True, False, None, False]) == 0
    assert undo_depth(state, [False, False, False, False]) == 0
    assert undo_depth(nk.game("hidden-castle").start(), []) == 0
    assert len(state.history) == 4
    chance = nk.Chance(1)
    play_out(state, players(state.game, 1), chance, until=lambda state: state.actors[-1] == nk.CHANCE)
    assert undo_depth(state, [True] * len(state.history)) == 0
