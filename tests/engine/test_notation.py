"""Text notation, fuzzed: what is written reads back, and whatever is typed never breaks anything."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nightkeep as nk
from nightkeep.rules.notation import tidy_text

GAMES = {name: nk.game(name) for name in nk.games()}
WORDS = [
    "roll",
    "place",
    "walk",
    "enter",
    "from",
    "colour",
    "stay",
    "phantom",
    "library",
    "stairs",
    "-1",
    "0",
    "12",
    "999",
    "move",
    "search",
    "play",
    "key",
    "throw",
    "²",
    "１２",
    "ROLL",
    "  ",
]
settings.register_profile("quick", max_examples=60, deadline=None)
settings.load_profile("quick")


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.action_count is not None])
def test_every_action_reads_back(name: str) -> None:
    """Exhaustive: each number has one text, different from all others, and it reads back."""
    game = GAMES[name]
    language, board = game.spec.language, game.board
    texts = [language.write_action(board, code) for code in range(game.action_count or 0)]
    assert len(set(texts)) == len(texts)
    for code, text in enumerate(texts):
        assert language.read_action(board, text) == code
        assert tidy_text(text) == text, "canonical texts are tidy"


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_whatever_is_typed_is_an_action_or_refused(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    text = data.draw(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)))
    state = game.start()
    before = state.to_bytes()
    try:
        state.play(text)
    except nk.IllegalAction as refusal:
        assert str(refusal) and state.to_bytes() == before and state.history == []
        assert state.why(text) is not None
    else:
        assert len(state.history) == 1


@given(moves=st.lists(st.integers(0, 10**6), max_size=60))
def test_random_games_round_trip(moves: list[int]) -> None:
    """Any path through a game: positions, texts and records come back the same."""
    state = GAMES["hidden-castle"].start()
    for move in moves:
        if state.is_over:
            break
        actions = state.actions()
        text = actions[move % len(actions)]
        spoilt = f"  {text.upper()} " if move % 2 else text.replace(" ", "   ")
        assert state.read(spoilt) == state.read(text)
        state.play(spoilt)
        assert state.history[-1] == text
    assert nk.replay(state.record()) == state == state.game.state(state.to_dict())


def test_beginnings_are_enough_only_if_they_fit_one_action() -> None:
    state = nk.game("hidden-castle", players=2, colours="choose").start()
    with pytest.raises(nk.IllegalAction, match=r"fits several actions: colour red, colour blue"):
        state.play("colour")
    state.play("colour red")
    state.play("colour")
    assert state.history == ["colour red", "colour blue"]


@pytest.mark.parametrize("thing", [None, 3, b"place 3", ["place 3"], "x" * 5000])
def test_what_is_no_text_is_refused(thing: object) -> None:
    state = GAMES["hidden-castle"].start()
    with pytest.raises(nk.IllegalAction):
        state.play(thing)  # type: ignore[arg-type]
