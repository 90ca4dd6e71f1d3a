"""The public API of a position, where it is not a rule of some game."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import nightkeep as nk


@pytest.fixture
def state() -> nk.State:
    return nk.game("hidden-castle", players=2).start()


def begin(state: nk.State) -> nk.State:
    """All guests placed, the die to be rolled."""
    for space in range(10, 22):
        state.play(f"place {space}")
    return state


def test_who_acts_and_what_is_legal(state: nk.State) -> None:
    assert state.actor == 0 and not state.is_over and state.scores() == [10, 10] and state.winners() == []
    assert state.actions()[:2] == ["place 0", "place 1"] and len(state.actions()) == 36
    with pytest.raises(nk.IllegalAction, match="nothing is left to chance"):
        state.odds()
    assert begin(state).actor == nk.CHANCE
    assert state.odds() == {
        "roll 1": Fraction(1, 6),
        "roll 2": Fraction(1, 6),
        "roll 4": Fraction(1, 6),
        "roll 5": Fraction(1, 6),
        "roll phantom": Fraction(1, 3),
    }


def test_an_illegal_action_changes_nothing_and_says_what_is_allowed(state: nk.State) -> None:
    state.play("place 3")
    before = state.to_dict()
    with pytest.raises(nk.IllegalAction) as refused:
        state.play("place 3")
    assert state.to_dict() == before and state.history == ["place 3"]
    text = str(refused.value)
    assert "space 3 already holds a guest" in text and "HC-2.9" in text and "Seat 2's turn" in text
    assert "place 0, place 1" in text and "and 23 more" in text
    assert refused.value.refusal is not None and refused.value.refusal.rules[0].id == "HC-2.9"


def test_another_seats_action_is_refused(state: nk.State) -> None:
    with pytest.raises(nk.IllegalAction, match="Seat 2 cannot act now: it is Seat 1's turn"):
        state.play("place 3", seat=1)
    state.play("place 3", seat=0)
    with pytest.raises(nk.OptionError, match="seats are 0 to 1"):
        state.play("place 4", seat=5)


def test_why(state: nk.State) -> None:
    assert state.why("place 3") is None
    state.play("place 3")
    refusal = state.why("place 3")
    assert refusal is not None and str(refusal).endswith("(HC-2.9)")
    assert "HC-2.9" in str(refusal.rules[0]) and refusal.rules[0].text
    assert "not an action" in str(state.why("dance"))


def test_describe_needs_a_legal_action(state: nk.State) -> None:
    assert state.describe("place 3") == "put a guest on space 3, the doorway of the Library"
    with pytest.raises(nk.IllegalAction):
        state.describe("roll 4")


def test_undo_stops_at_chance(state: nk.State) -> None:
    with pytest.raises(nk.IllegalAction, match="nothing has been played"):
        state.undo()
    start = state.to_bytes()
    state.play("place 3")
    assert state.can_undo() and state.undo() == "place 3"
    assert state.to_bytes() == start and state.history == []
    begin(state).play("roll 4")
    assert not state.can_undo()
    with pytest.raises(nk.IllegalAction, match="random or revealed"):
        state.undo()
    moving = state.to_bytes()
    state.play("walk 10")
    assert state.undo() == "walk 10" and state.to_bytes() == moving


def test_copies_are_independent(state: nk.State) -> None:
    state.play("place 3")
    twin = state.copy()
    assert twin == state and hash(twin) == hash(state) and twin.history == state.history
    twin.play("place 4")
    assert twin != state and len(state.history) == 1 and state != "something else"
    twin.undo()
    assert twin == state
    twin.undo()
    assert state.history == ["place 3"]


def test_views_are_for_seats_and_spectators(state: nk.State) -> None:
    assert len(state.view(0)["actions"]) == 36 and state.view(1)["actions"] == [] == state.view()["actions"]
    assert state.view(0)["actor"] == 0 and begin(state).view(0)["actor"] == "chance"
    assert state.view(0)["actions"] == [], "nobody chooses what chance does"
    for seat in (2, -1, True, "0", 1.5):
        with pytest.raises(nk.OptionError, match="seats are 0 to 1, or None"):
            state.view(seat)  # type: ignore[arg-type]


def test_news_tells_of_the_last_action(state: nk.State) -> None:
    assert state.news(None) == []
    events = state.play("place 3")
    assert state.news(0) == state.news(None) == events
    assert events[0].kind == "placed" and events[0].data == {"seat": 0, "space": 3} and events[0].rules


def test_play_by_number_is_checked_too(state: nk.State) -> None:
    with pytest.raises(nk.IllegalAction, match="no action number 100000"):
        state.play_code(100_000)
    with pytest.raises(nk.IllegalAction):
        state.play_code(0)
    for number in (5.0, float("nan"), True, None, "5", 2**63, -(2**63) - 1):
        with pytest.raises(nk.IllegalAction, match="whole number"):
            state.play_code(number)  # type: ignore[arg-type]
    state.play_code(np.int64(state.action_codes()[5]))
    assert state.history == ["place 5"]


def test_a_finished_game_says_so() -> None:
    state = nk.game("hidden-castle", players=2).start()
    chance = nk.Chance(1)
    while not state.is_over:
        state.draw(chance) if state.actor == nk.CHANCE else state.play(state.actions()[0])
    assert state.actor == nk.OVER and state.winners() and state.actions() == [] and "over" in repr(state)
    with pytest.raises(nk.IllegalAction, match="the game is over"):
        state.play("walk 3")
    assert "over" in str(state.why("walk 3"))


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("chess", {}, "there is no game 'chess'; the games are: "),
        ("hidden-castel", {}, "Did you mean 'hidden-castle'"),
        ("", {}, "there is no game ''"),
        ("../core", {}, "there is no game"),
        ("hidden-castle", {"player": 3}, "no option 'player'; its options are: .*players.*Did you mean 'players'"),
        ("hidden-castle", {"players": 1}, "players = 1 is not allowed; players may be: 2, 3"),
        ("hidden-castle", {"players": "many"}, "players = 'many'"),
        ("hidden-castle", {"players": 2.0}, "players = 2.0"),
        ("hidden-castle", {"colours": "rainbow"}, "colours may be: seat-order, choose"),
        ("hidden-castle", {"version": "third"}, "version may be: hidden-castle, midnight-party"),
    ],
)
def test_bad_options(name: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(nk.OptionError, match=said):
        nk.game(name, **options)


def test_options_may_be_given_as_text() -> None:
    assert nk.game("hidden-castle", players="3").players == 3
    assert "players=3" in repr(nk.game("hidden-castle", players="3"))


@pytest.mark.parametrize(
    ("name", "scores", "places"),
    [
        ("hidden-castle", [50, 12, 30, 12], [[1, 3], [2], [0]]),
        ("hidden-castle", [50, 50, 50, 46], [[3], [0, 1, 2]]),
        ("midnight-party", [-20, -3, -20, 4], [[3], [1], [0, 2]]),
    ],
)
def test_ranking(name: str, scores: list[int], places: list[list[int]]) -> None:
    """HC-9.7, MP-10.4: ties share a place; lower places follow in the same way."""
    state = nk.game(name, players=4).start()
    assert state.ranking() == []
    chance = nk.Chance(2)
    while not state.is_over:
        state.draw(chance) if state.actor == nk.CHANCE else state.play(state.actions()[0])
    state.position.array["score"][0][:4] = scores
    assert state.ranking() == state.view(None)["ranking"] == places


def test_a_game_object_is_never_of_another_version() -> None:
    """A record whose options name the other version must not pass for it."""
    record = nk.game("midnight-party", players=2).start().record()
    record["options"]["version"] = "hidden-castle"
    with pytest.raises(nk.RecordError, match="another game"):
        nk.replay(record)
    assert nk.game("midnight-party", version="hidden-castle").name == "hidden-castle"


def test_what_cannot_be_undone_may_be_forgotten(state: nk.State) -> None:
    """Undo, texts and the position stay; only what was told of settled actions goes."""
    begin(state).play("roll 4")
    state.play(state.actions()[0])
    before, history, latest = state.to_bytes(), state.history, state.news(0)
    assert state.can_undo()
    for _ in range(2):
        state.forget()
        assert state.to_bytes() == before and state.history == history and state.latest == history[-1]
        assert state.news(0) == latest and state.moves(0) == len(history)
    assert state.news(0, since=0) == latest, "what was told before is gone"
    twin = state.copy()
    assert twin.undo() == history[-1] and twin.moves(0) == len(history) - 1 and not twin.can_undo()
    twin.play(history[-1])
    assert twin == state and twin.news(0) == latest


def test_outcomes_come_with_their_weights(state: nk.State) -> None:
    codes, weights = begin(state).outcomes()
    assert dict(zip(map(state.write, codes), weights, strict=True)) == {
        "roll 1": 1, "roll 2": 1, "roll 4": 1, "roll 5": 1, "roll phantom": 2,
    }  # fmt: skip
    assert state.latest == "place 21" and nk.game("hidden-castle", players=2).start().latest is None


def test_teams() -> None:
    assert nk.game("hidden-castle", players=2).start().team(0) is None
    chase = nk.game("ghost-chase", players=4).start()
    sides = [chase.team(seat) for seat in range(4)]
    assert sorted(set(sides), key=len) == [(0,), (1, 2, 3)] and all(seat in (sides[seat] or ()) for seat in range(4))
    assert [chase.view(seat)["team"] for seat in range(4)] == [list(side or ()) for side in sides]
    assert chase.view(None)["team"] is None and nk.game("hidden-castle", players=2).start().view(0)["team"] is None


def test_boards_are_drawn_once(state: nk.State) -> None:
    """Every view holds the same board; another board is another drawing."""
    assert state.view(0)["position"]["board"] is state.copy().view(None)["position"]["board"]
    other = nk.game("midnight-party", players=2).start().view(0)["position"]["board"]
    assert other["name"] != state.view(0)["position"]["board"]["name"]


@pytest.mark.parametrize("names", [5, "ab", [1, 2], {"a": 1, "b": 2}, ["Rosa", None]])
def test_names_are_texts(names: object) -> None:
    game = nk.game("hidden-castle", players=2)
    with pytest.raises(nk.OptionError, match="names are a list of texts, one for every seat"):
        game.start(names)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [["hidden-castle"], {}, None, 5])
def test_a_game_is_asked_for_by_its_name(name: object) -> None:
    with pytest.raises(nk.OptionError, match=r"there is no game .*; the games are: ghost-chase, hidden-castle"):
        nk.game(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("board", [None, 3.5, ["default"], True])
def test_a_board_is_default_or_a_file(board: object) -> None:
    with pytest.raises(nk.OptionError, match="board may be: default, or the path of a board file"):
        nk.game("hidden-castle", board=board)
    with pytest.raises(nk.BoardError, match=r"^no/such\.toml: cannot be read \(No such file or directory\)$"):
        nk.game("hidden-castle", board="no/such.toml")
