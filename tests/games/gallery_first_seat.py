"""The option first_seat in both gallery games: the tests of :class:`FirstSeat`, which each game takes over."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

import nightkeep as nk
from nightkeep import testing as conformance
from nightkeep.play.registry import game_spec
from tests.games.gallery_support import fields


def drawn(name: str, players: int, colours: str = "seat-order") -> nk.Game:
    """A game whose first seat is drawn."""
    return nk.game(name, players=players, colours=colours, first_seat="drawn")


def begun(name: str, players: int, seat: int, colours: str = "seat-order") -> nk.State:
    """Such a game after the draw of a seat, counted from 1."""
    state = drawn(name, players, colours).start()
    state.play(f"first {seat}")
    return state


def check_odds(name: str, players: int, rule: str) -> None:
    """One outcome for each seat, all alike, before anything else; the event says who begins."""
    game = drawn(name, players)
    state = game.start()
    assert state.actor == nk.CHANCE and state.view()["position"]["phase"] == "drawing"
    assert state.odds() == {f"first {seat}": Fraction(1, players) for seat in range(1, players + 1)}
    for seat in range(1, players + 1):
        after = state.copy()
        (event,) = after.play(f"first {seat}")
        assert (event.kind, event.text, event.rules) == ("first", f"Seat {seat} is drawn to begin.", (rule,))
        assert event.data == {"seat": seat - 1}
        assert after.actor == seat - 1


def check_order(name: str, players: int, seat: int, colours: str) -> None:
    """Colours, guests and first rolls go round from the drawn seat, and nothing else is other than without a draw."""
    state = begun(name, players, seat, colours)
    usual = nk.game(name, players=players, colours=colours).start()
    each = state.to_dict()["each"]
    rounds = each + (colours == "choose")
    due = [(seat - 1 + i) % players for i in range(players)] * rounds
    for number, who in enumerate(due):
        assert state.actor == who
        assert usual.actor == number % players
        assert state.actions() == usual.actions()
        action = state.actions()[0]
        state.play(action)
        usual.play(action)
        assert state.status() == []
    for number in range(players):
        assert (state.actor, state.to_dict()["turn"]) == (nk.CHANCE, (seat - 1 + number) % players)
        state.play("roll phantom")
    assert state.to_dict()["turn"] == seat - 1


def check_refusals(name: str, players: int, rule: str) -> None:
    """Nothing but the draw comes first; a seat that does not play, and a second draw, are refused."""
    state = drawn(name, players).start()
    for action in ("place 3", "roll 4", "colour red", "walk 3"):
        with pytest.raises(nk.IllegalAction, match="the first seat must be drawn first") as refused:
            state.play(action)
        refusal = refused.value.refusal
        assert refusal is not None and [cited.id for cited in refusal.rules] == [rule]
    if players < 8:
        with pytest.raises(nk.IllegalAction, match=f"seats are 1 to {players} in this game"):
            state.play(f"first {players + 1}")
    for word in ("0", "9", "one", "01"):
        with pytest.raises(nk.IllegalAction, match=f"there is no seat '{word}'.* it may be: 1, 2, 3, 4, 5, 6, 7, 8"):
            state.play(f"first {word}")
    state.play("first 2")
    usual = nk.game(name, players=players).start()
    for later in (state, usual):
        with pytest.raises(nk.IllegalAction, match="the first seat is drawn once at most, before everything else"):
            later.play("first 1")


def check_records(name: str, players: int) -> None:
    """A record, a position and every view tell the same after the draw as before."""
    state = begun(name, players, players, "choose")
    for _ in range(players + 3):
        state.play(state.actions()[-1])
    again = nk.replay(json.loads(json.dumps(state.record())))
    assert again == state and again.history[0] == f"first {players}"
    assert state.game.state(state.to_dict()).to_bytes() == state.to_bytes()
    fresh = drawn(name, players).start()
    assert fresh.game.state(fresh.to_dict()).actions() == fresh.actions()
    views = [fresh.view(seat) for seat in (*range(players), None)]
    assert all(view["position"] == views[0]["position"] for view in views)
    assert all(view["actor"] == "chance" and view["actions"] == [] for view in views)


def check_positions(name: str, phantom: str) -> None:
    """Positions that only a draw leads to are refused where the option says seat 1, and no others."""
    with_draw, without = drawn(name, 3), nk.game(name, players=3)
    rotated = fields(without, [[], ["4"], []], phantom, phase="placing", turn=2)
    assert with_draw.state(rotated).actor == 2
    with pytest.raises(nk.PositionError, match="turn is 2, but it is seat 1 that places the next guest"):
        without.state(rotated)
    gap = fields(with_draw, [["5"], [], ["4"]], phantom, phase="placing", turn=1)
    assert with_draw.state(gap).actor == 1, "seat 3 began, seat 1 followed"
    for broken in ({"turn": 0}, {"turn": 2}):
        with pytest.raises(nk.PositionError, match="but it is seat 1 that places the next guest"):
            with_draw.state(gap | broken)
    with pytest.raises(nk.PositionError, match="the first seat is drawn, but the option first_seat is seat-1"):
        without.state(with_draw.start().to_dict())
    with pytest.raises(nk.PositionError, match="guests are placed before the first seat is drawn"):
        with_draw.state(with_draw.start().to_dict() | {"place": rotated["place"], "placed": 1})
    choosing = begun(name, 3, 2, "choose")
    choosing.play("colour red")
    assert choosing.game.state(choosing.to_dict()).actor == 2
    with pytest.raises(nk.PositionError, match="turn is 2, but it is seat 1 that chooses the next colour"):
        nk.game(name, players=3, colours="choose").state(choosing.to_dict())


def check_default(name: str) -> None:
    """Without the option seat 1 begins, and the first action is what it always was."""
    game = nk.game(name, players=3)
    assert game.options["first_seat"] == "seat-1" and list(game.options)[-1] == "first_seat"
    assert game.start() == nk.game(name, players=3, first_seat="seat-1").start()
    assert game.start().actor == 0 and game.start().actions()[0] == "place 0"
    with pytest.raises(nk.OptionError, match="first_seat may be: seat-1, drawn"):
        nk.game(name, first_seat="youngest")


def check_numbers(name: str, **options: object) -> None:
    """The draws have the last action numbers, so that no other action's number depends on the option."""
    game = nk.game(name, **options)
    count = game.action_count
    assert count is not None
    assert [game.write_action(count - 8 + seat) for seat in range(8)] == [f"first {seat + 1}" for seat in range(8)]
    assert [game.read_action(f"first {seat + 1}") for seat in range(8)] == list(range(count - 8, count))
    assert not any(game.write_action(code).startswith("first") for code in range(count - 8))


class FirstSeat:
    """A game's tests: a class of its own names the game, the rule and where the Phantom waits."""

    name: str
    rule: str
    phantom: str

    @pytest.mark.parametrize("players", range(2, 9))
    def test_every_seat_has_the_same_chance(self, players: int) -> None:
        check_odds(self.name, players, self.rule)

    @pytest.mark.parametrize("colours", ["seat-order", "choose"])
    @pytest.mark.parametrize(("players", "seat"), [(2, 1), (2, 2), (3, 2), (5, 5), (8, 4)])
    def test_the_others_follow_to_the_left(self, players: int, seat: int, colours: str) -> None:
        check_order(self.name, players, seat, colours)

    @pytest.mark.parametrize("players", [2, 5, 8])
    def test_what_is_refused(self, players: int) -> None:
        check_refusals(self.name, players, self.rule)

    @pytest.mark.parametrize("players", [2, 4])
    def test_records_positions_and_views(self, players: int) -> None:
        check_records(self.name, players)

    def test_positions_that_only_a_draw_leads_to(self) -> None:
        check_positions(self.name, self.phantom)

    def test_without_the_option_seat_1_begins(self) -> None:
        check_default(self.name)

    def test_the_draws_have_the_last_numbers(self) -> None:
        for board in game_spec(self.name).boards:
            check_numbers(self.name, board=board)

    @pytest.mark.slow
    @pytest.mark.parametrize(("players", "colours"), [(2, "seat-order"), (5, "choose")])
    def test_kit(self, players: int, colours: str) -> None:
        """The whole kit, on games that begin with a draw."""
        conformance.check(drawn(self.name, players, colours), games=1)
