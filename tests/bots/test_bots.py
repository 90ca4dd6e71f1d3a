"""Bots of every level on every game: legal, honest, repeatable."""

from __future__ import annotations

import random

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.bots import LEVELS, SearchBot, make_bot, read_bot
from nightkeep.bots.review import review
from nightkeep.core.state import State

GAMES = nk.games()
THINKERS = ("random", "greedy", "easy:seconds=0", "normal:seconds=0:rounds=60", "hard:seconds=0:rounds=120")


def position(name: str, seed: int, **options: object) -> State:
    """A decision somewhere in a random game."""
    rng, chance = random.Random(seed), nk.Chance(seed)
    state = nk.game(name, **options).start()
    for _ in range(rng.randrange(60)):
        if state.is_over:
            break
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            state.play_code(rng.choice(state.action_codes()))
    while state.actor == nk.CHANCE:
        state.draw(chance)
    return position(name, seed + 1000, **options) if state.is_over else state


@pytest.mark.parametrize("words", THINKERS)
@pytest.mark.parametrize("name", GAMES)
def test_bots_choose_legal_actions_and_do_so_again(name: str, words: str) -> None:
    """The same seed and the same knowledge: the same choice, from a bot that has never thought before."""
    for seed in range(4):
        state = position(name, seed)
        seat = state.actor
        before = state.to_bytes()
        code = make_bot(words, state.game, seed=seed).choose(state.fogged(seat), seat)
        assert code in state.action_codes() or state.why(state.write(code)) is None
        assert make_bot(words, state.game, seed=seed).choose(state.fogged(seat), seat) == code
        assert state.to_bytes() == before


@pytest.mark.parametrize("words", THINKERS)
@pytest.mark.parametrize("name", [name for name in GAMES if nk.game(name).declared.hidden])
def test_bots_cannot_tell_what_their_seat_cannot_tell(name: str, words: str) -> None:
    """Two positions that a seat cannot tell apart: the same choice and the same analysis."""
    told_apart = 0
    for seed in range(12):
        state = position(name, seed)
        seat = state.actor
        other = state.guessed(seat, seed=seed + 77)
        told_apart += other.to_bytes() != state.to_bytes()
        bots = [make_bot(words, state.game, seed=3) for _ in range(2)]
        chosen = [bot.choose(s.fogged(seat), seat) for bot, s in zip(bots, (state, other), strict=True)]
        assert chosen[0] == chosen[1]
    assert told_apart > 0, "nothing was hidden in any of these positions"


def test_the_words_of_a_bot() -> None:
    level, other = read_bot("hard:rounds=500:seconds=0:playout=20:threads=2")
    assert (level.name, level.rounds, level.seconds, other) == ("hard", 500, 0.0, {"playout": 20, "threads": 2})
    for words, problem in (
        ("harder", "there is no bot 'harder'.*random, greedy, easy, normal, hard, expert"),
        ("hard:speed=3", "what can be changed is rounds, seconds"),
        ("hard:rounds=many", "rounds wants a number"),
        ("hard:rounds=-1", "cannot be negative"),
        ("expert:seconds=0", "would think for ever"),
    ):
        with pytest.raises(nk.OptionError, match=problem):
            read_bot(words)
    assert [level.seconds for level in LEVELS.values()] == [0, 0, 0.05, 0.3, 1.0, 3.0]


def test_a_bot_decides_only_in_its_turn() -> None:
    state = position(GAMES[0], 1)
    wrong = (state.actor + 1) % state.game.players
    for words in ("random", "greedy", "easy"):
        with pytest.raises(nk.IllegalAction, match="not to act"):
            make_bot(words, state.game).choose(state.fogged(wrong), wrong)


@pytest.mark.parametrize("name", GAMES)
def test_analysis_tells_of_every_action(name: str) -> None:
    state = position(name, 5)
    seat = state.actor
    bot = make_bot("hard:seconds=0:rounds=300", state.game, seed=1)
    assert isinstance(bot, SearchBot)
    seen = bot.analyse(state.fogged(seat), seat)
    assert sorted(choice.code for choice in seen.choices) == sorted(state.action_codes())
    assert all(0 <= choice.chance <= 1 for choice in seen.choices)
    visits = [choice.visits for choice in seen.choices]
    assert visits == sorted(visits, reverse=True)
    assert seen.rounds == 300 and len(seen.chances) == state.game.players
    assert all(0 <= chance <= 1 for chance in seen.chances)
    again = make_bot("hard:seconds=0:rounds=300", state.game, seed=1)
    assert isinstance(again, SearchBot) and again.analyse(state.fogged(seat), seat) == seen


def test_what_was_thought_stays_useful() -> None:
    """The tree is kept between moves: after the expected line, the next decision is no stranger."""
    state = nk.game("hidden-castle", players=2).start()
    bot = make_bot("hard:seconds=0:rounds=3000", state.game, seed=1)
    assert isinstance(bot, SearchBot)
    bot.choose(state.fogged(0), 0)
    known = bot._root(0, state.fogged(0), 0)
    assert known >= 0
    state.play(bot.analyse(state.fogged(0), 0).choices[0].text)
    bot._sit_down(state.fogged(1), 1)
    assert bot._root(0, state.fogged(1), 1) >= 0


def test_several_threads_share_the_rounds() -> None:
    state = nk.game("hidden-castle", players=2).start()
    bot = make_bot("hard:seconds=0:rounds=1000", state.game, seed=1, threads=3)
    assert isinstance(bot, SearchBot)
    seen = bot.analyse(state.fogged(0), 0)
    assert seen.rounds == 1002 and sum(choice.visits for choice in seen.choices) == 1002 - 3
    assert not np.array_equal(bot._trees[0].worth, bot._trees[1].worth)


def test_a_review_finds_the_blunder() -> None:
    """A guest is walked onto the Phantom's own space although it could have gone anywhere else."""
    rng, chance = random.Random(4), nk.Chance(4)
    state = nk.game("hidden-castle", players=2).start()
    while not state.is_over and len(state.history) < 120:
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            state.play_code(rng.choice(state.action_codes()))
    seen = review(state, rounds=300, seed=1)
    assert seen == review(state, rounds=300, seed=1)
    assert all(0 <= chance <= 1 for moment in seen.moments for chance in moment.chances)
    assert seen.blunders() and seen.blunders()[0].loss > 0.05
    assert seen.blunders()[0].action != seen.blunders()[0].best
    assert len(seen.swings()) == 5
