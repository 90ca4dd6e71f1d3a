"""Bots of every level on every game: legal, honest, repeatable."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pytest

import nightkeep as nk
from nightkeep.bots import LEVELS, SearchBot, make_bot, read_bot
from nightkeep.bots.bot import slip_cost, victory
from nightkeep.bots.review import Moment, Review, review
from nightkeep.compile.kernel import INTERPRETED
from nightkeep.play.state import State
from tests.games.run_ghost_run import scenes as lobby

GAMES = nk.games()
THINKERS = (
    "random",
    "greedy",
    "easy:seconds=0",
    "normal:seconds=0:rounds=60",
    "hard:seconds=0:rounds=100",
    "expert:seconds=0:rounds=100:threads=2",
)


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


WAKES = """
import sys
import nightkeep as nk
from nightkeep.bots import make_bot
from nightkeep.play.chance import Chance

game = nk.game(sys.argv[1])
state, chance = game.start(), Chance(1)
while state.actor == nk.CHANCE:
    state.draw(chance)
bot = make_bot("easy", game)

def loaded():
    return [len(getattr(bot._search, name).signatures) for name in ("search", "node_at", "find_immediate_win")]

print(loaded())
bot.choose(state.fogged(state.actor), state.actor)
print(loaded())
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("name", ["hidden-rooms", "ghost-chase"])
def test_a_bot_loads_its_search_before_its_clock_runs(name: str) -> None:
    """In a fresh process, too, the think time is for thinking."""
    told = subprocess.run([sys.executable, "-c", WAKES, name], capture_output=True, text=True, check=True)
    assert told.stdout.split("\n")[:2] == ["[1, 1, 1]"] * 2


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
@pytest.mark.parametrize("name", [name for name in GAMES if nk.game(name).spec.hidden])
def test_bots_cannot_tell_what_their_seat_cannot_tell(name: str, words: str) -> None:
    """Two positions that a seat cannot tell apart: the same choice and the same analysis."""
    told_apart = 0
    for seed in range(8):
        state = position(name, seed)
        seat = state.actor
        other = state.guessed(seat, seed=seed + 77)
        told_apart += other.to_bytes() != state.to_bytes()
        bots = [make_bot(words, state.game, seed=3) for _ in range(2)]
        chosen = [bot.choose(s.fogged(seat), seat) for bot, s in zip(bots, (state, other), strict=True)]
        assert chosen[0] == chosen[1]
        if isinstance(bots[0], SearchBot) and isinstance(bots[1], SearchBot):
            assert bots[0].analyse(state.fogged(seat), seat) == bots[1].analyse(other.fogged(seat), seat)
    assert told_apart >= 3, "hardly anything was hidden in these positions"


def test_the_words_of_a_bot() -> None:
    level, other = read_bot("hard:rounds=500:seconds=0:rollout_length=20:threads=2")
    assert (level.name, level.rounds, level.seconds, other) == ("hard", 500, 0.0, {"rollout_length": 20, "threads": 2})
    for words, problem in (
        ("harder", "there is no bot 'harder'.*random, greedy, easy, normal, hard, expert"),
        ("hard:speed=3", "what can be changed is rounds, seconds"),
        ("hard:rounds=many", "rounds wants a number"),
        ("hard:rounds=-1", "rounds may be 1 or more"),
        ("hard:rounds=0", "rounds may be 1 or more"),
        ("hard:threads=0", "threads may be 1 to 256"),
        ("hard:slips=101", "slips may be 0 to 100"),
        ("hard:seconds=nan", "seconds may be 0 or more"),
        ("hard:seconds=inf", "seconds may be 0 or more"),
        ("hard:prior_weight=0", "prior_weight may be 0.01 to"),
        ("hard:prior_weight=1e300", "prior_weight may be 0.01 to"),
        ("hard:exploration=1e300", "exploration may be 0 to 1000"),
        ("hard:opponent_belief_share=101", "opponent_belief_share may be 0 to 100"),
        (f"hard:rollout_length={10**20}", "rollout_length may be 0 to"),
        (f"hard:rollout_candidates={10**20}", "rollout_candidates may be 1 to"),
        ("expert:seconds=0", "would think without end"),
        ("random:rounds=5", "random does not think, so there is nothing to change"),
        ("greedy:threads=2", "greedy does not think"),
    ):
        with pytest.raises(nk.OptionError, match=problem):
            read_bot(words)
    game = nk.game("hidden-castle", players=2)
    with pytest.raises(nk.OptionError, match="threads may be 1 to 256"):
        make_bot("expert", game, threads=0)
    assert [level.seconds for level in LEVELS.values()] == [0, 0, 0.05, 0.3, 1.0, 3.0]


def test_a_slip_costs_at_most_a_part_of_a_fair_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """12 chances of winning in 100 are slip_cost for one of two, and too much for one of four; a team counts once."""
    for players, slips in ((2, True), (4, False)):
        state = nk.game("hidden-castle", players=players).start()
        bot = make_bot("easy:slips=100", state.game, seed=1)
        codes = state.action_codes()
        visits, chances = np.zeros(len(codes), np.int64), np.zeros(len(codes))
        visits[:3], chances[:3] = (9, 5, 1), (0.4, 0.28, 0.1)
        monkeypatch.setattr(bot, "_think", lambda *_, told=(visits, chances): told)
        assert bot.choose(state.fogged(0), 0) == codes[int(slips)]
    assert [slip_cost(np.array(team)) for team in ([0], [0, 1], [0, 1, 1, 1], [0, 1, 2, 3])] == [0.2, 0.2, 0.2, 0.1]


def test_a_slip_is_better_than_any_action_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three actions: on, stay, back again. The second best is a slip only if it is better than their mean: it would be
    absurd to go back as often as on."""
    state = nk.game("hidden-castle", players=2).start()
    codes = state.action_codes()
    visits = np.array([9, 5, 1])
    for of, chosen in (((0.5, 0.44, 0.41), 0), ((0.5, 0.49, 0.41), 1), ((0.5, 0.5, 0.5), 0)):
        bot = make_bot("easy:slips=100", state.game, seed=1)
        chances = np.array(of)
        monkeypatch.setattr(bot, "_think", lambda *_, told=(visits, chances): told)
        assert bot.choose(state.fogged(0), 0) == codes[chosen]
        assert bot.advise(state.fogged(0), 0).code == codes[0]


def test_of_actions_tried_equally_often_the_most_promising_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few rounds of thought spread over many actions leave ties; the list's order is no reason to prefer one."""
    state = nk.game("hidden-castle", players=2).start()
    bot = make_bot("expert", state.game, seed=1, threads=1)
    assert isinstance(bot, SearchBot)
    codes = state.action_codes()
    bot.analyse(state.fogged(0), 0)  # so that there is a tree for lines
    visits, chances = np.ones(len(codes), np.int64), np.full(len(codes), 0.1)
    visits[:4], chances[:4] = (3, 4, 4, 2), (0.5, 0.2, 0.4, 0.8)
    monkeypatch.setattr(bot, "_think", lambda *_: (visits, chances))
    assert bot.choose(state.fogged(0), 0) == codes[2]
    seen = [choice.code for choice in bot.analyse(state.fogged(0), 0).choices]
    assert seen[:4] == [codes[i] for i in (2, 1, 0, 3)]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_advised_is_what_is_chosen(name: str) -> None:
    """A bot that never slips takes the first of its analysis, unless another action wins at once."""
    for seed in range(6):
        state = position(name, seed)
        seat = state.actor
        words = "easy:seconds=0:slips=0"
        code = make_bot(words, state.game, seed=1).choose(state.fogged(seat), seat)
        bot = make_bot(words, state.game, seed=1)
        assert isinstance(bot, SearchBot)
        best = bot.analyse(state.fogged(seat), seat).choices[0]
        assert code == best.code or ends(state, code) == [seat]


@pytest.mark.parametrize("name", GAMES)
def test_an_only_action_is_worth_what_the_position_is(name: str) -> None:
    """Nothing to decide: the analysis still tells the chance of winning, of every round of thought."""
    rng, chance = random.Random(2), nk.Chance(2)
    state = nk.game(name).start()
    while state.actor == nk.CHANCE or len(state.action_codes()) > 1:
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            state.play_code(rng.choice(state.action_codes()))
        if state.is_over:
            state = nk.game(name).start()
    seat = state.actor
    bot = make_bot("hard:seconds=0:rounds=60", state.game, seed=1, threads=2)
    assert isinstance(bot, SearchBot)
    seen = bot.analyse(state.fogged(seat), seat)
    (only,) = seen.choices
    assert (only.visits, only.chance) == (seen.rounds, seen.chances[seat]) and seen.rounds == 60


def test_any_whole_number_is_a_seed() -> None:
    state = nk.game("hidden-castle", players=2).start()
    for words in ("random", "greedy", "easy:seconds=0"):
        for seed in (-1, 1 << 63, 10**30):
            assert make_bot(words, state.game, seed=seed).choose(state.fogged(0), 0) in state.action_codes()


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


def test_even_easy_takes_a_win() -> None:
    """Keys to the Castle, one step from the goal row: among all there is to do, easy walks in, whatever the seed."""
    game = nk.game("keys-to-the-castle", players=2)
    found = 0
    for seed in range(2):
        state, chance, bot = game.start(), nk.Chance(seed), make_bot("greedy", game, seed=seed)
        while not state.is_over:
            if state.actor == nk.CHANCE:
                state.draw(chance)
                continue
            codes, seat = state.action_codes(), state.actor
            code = bot.choose(state.fogged(seat), seat)
            if len(codes) > 1 and ends(state, code) == [seat]:
                wins = [code for code in codes if ends(state, code) == [seat]]
                for again in range(8):
                    assert make_bot("easy:seconds=0", game, seed=again).choose(state.fogged(seat), seat) in wins
                found += 1
            state.play_code(code)
    assert found


def ends(state: State, code: int) -> list[int]:
    """The winners, if the action ends the game."""
    after = state.copy()
    after.play_code(code)
    return list(after.winners()) if after.is_over else []


def test_what_was_thought_stays_useful() -> None:
    """The tree is kept between moves: after the expected line, the next decision is no stranger."""
    state = nk.game("hidden-castle", players=2).start()
    bot = make_bot("hard:seconds=0:rounds=3000", state.game, seed=1)
    assert isinstance(bot, SearchBot)
    bot.choose(state.fogged(0), 0)
    known = bot._root(0, 0)
    assert known >= 0
    state.play(bot.analyse(state.fogged(0), 0).choices[0].text)
    bot._load(state.fogged(1), 1)
    assert bot._root(0, 1) >= 0


def test_threads_that_are_named_are_used() -> None:
    """A match on several processes gives each bot one thread, unless its words say how many: so its results depend on
    the words alone."""
    game = nk.game("hidden-castle", players=2)
    bots = [make_bot(words, game, threads=1) for words in ("hard:threads=2", "hard", "expert:threads=3", "expert")]
    assert [len(bot._workspaces) for bot in bots if isinstance(bot, SearchBot)] == [2, 1, 3, 1]


def test_several_threads_share_the_rounds() -> None:
    state = nk.game("hidden-castle", players=2).start()
    bot = make_bot("hard:seconds=0:rounds=1000", state.game, seed=1, threads=3)
    assert isinstance(bot, SearchBot)
    seen = bot.analyse(state.fogged(0), 0)
    assert seen.rounds == 1002 and sum(choice.visits for choice in seen.choices) == 1002 - 3
    assert not np.array_equal(bot._trees[0].value_sum, bot._trees[1].value_sum)


def test_a_review_finds_the_blunder() -> None:
    """Random play in Hidden Castle: something was given away, and looking again says the same."""
    rng, chance = random.Random(4), nk.Chance(4)
    state = nk.game("hidden-castle", players=2).start()
    while not state.is_over and len(state.history) < 50:
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            state.play_code(rng.choice(state.action_codes()))
    seen = review(state, rounds=200, seed=1)
    assert seen == review(state, rounds=200, seed=1)
    assert all(0 <= chance <= 1 for moment in seen.moments for chance in moment.chances)
    assert seen.blunders() and seen.blunders()[0].loss > 0.05
    assert seen.blunders()[0].action != seen.blunders()[0].best
    assert len(seen.swings()) == 5 and (seen.end is not None) == state.is_over


def test_the_end_is_a_turning_point_too() -> None:
    """A roll after the last decision may decide the game."""
    moments = tuple(
        Moment(index, 0, "walk 1", "walk 2", 0.0, chances)
        for index, chances in ((3, (0.5, 0.5)), (5, (0.7, 0.3)), (8, (0.6, 0.4)))
    )
    swings = Review(moments, 2, (1,), (0.0, 1.0)).swings()
    assert [(before.index, round(abs(change), 6)) for before, _, change in swings] == [(8, 0.6), (3, 0.2), (5, 0.1)]
    assert [before.index for before, _, _ in Review(moments, 2, (), None).swings()] == [3, 5]
    assert Review(moments[:1], 2, (), None).swings() == []


def test_winning_teams_share_the_victory() -> None:
    state, chance, bot = (
        nk.game("ghost-chase", players=4).start(),
        nk.Chance(1),
        make_bot("greedy", nk.game("ghost-chase", players=4)),
    )
    while not state.is_over:
        actor = state.actor
        if actor == nk.CHANCE:
            state.draw(chance)
        else:
            state.play_code(bot.choose(state.fogged(actor), actor))
    assert victory(state) == ((1.0, 0.0, 0.0, 0.0) if state.winners() == [0] else (0.0, 1.0, 1.0, 1.0))


def test_a_review_judges_what_no_list_offers() -> None:
    """Run, Ghost, Run!, the last plan of the game: the large ghost need only leave to win, and goes back to the start
    instead. That is legal and no candidate, so the search has not tried it; it is judged all the same."""
    ghosts = {"1 large": "c6 0,0", "2 medium 1": "escaped", "2 small 1": "a5 0,0"}
    state = lobby.scene(ghosts, round_number=5, keyhole="n1")
    assert "large leaves" in state.actions() and "large to c1 0,0" not in state.actions()
    lobby.play(state, "large to c1 0,0", "done")
    (moment, _) = review(state, rounds=200, seed=1).moments[:2]
    assert (moment.action, moment.best) == ("large to c1 0,0", "large leaves")
    assert moment.loss > 0.3, moment


@pytest.mark.parametrize("name", ["hidden-castle", "ghost-chase"])
def test_what_follows_an_action_is_judged_alike_for_all(name: str) -> None:
    """The favourite's chance after it has been played is about what the search promised, and no other's is far better;
    with hidden information it depends on what the seat knows alone."""
    state = position(name, 2, players=2)
    seat = state.actor
    bot = make_bot("hard:seconds=0:rounds=800", state.game, seed=1)
    assert isinstance(bot, SearchBot)
    choices = bot.analyse(state.fogged(seat), seat).choices
    after = [bot.chance_after(state.fogged(seat), seat, choice.code) for choice in choices[:4]]
    assert all(0 <= chance <= 1 for chance in after)
    assert after[0] == pytest.approx(choices[0].chance, abs=0.2)
    assert max(after) - after[0] < 0.15
    again = make_bot("hard:seconds=0:rounds=800", state.game, seed=1)
    assert isinstance(again, SearchBot)
    other = state.guessed(seat, seed=9).fogged(seat)
    again.analyse(other, seat)
    assert [again.chance_after(other, seat, choice.code) for choice in choices[:4]] == after
