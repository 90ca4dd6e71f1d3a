"""Extra Key and Extra Turn tiles, and the end of the game: KC-11.1 to KC-12.7."""

from __future__ import annotations

from fractions import Fraction

import pytest

import nightkeep as nk
from tests.games.keys_to_the_castle.support import at, castle, idle, refused, targets, tile, turn


def whose(state: nk.State) -> int:
    return int(state.view()["position"]["turn"])


def used(state: nk.State, seat: int) -> list[str]:
    found: list[str] = state.view()["position"]["players"][seat]["used"]
    return found


def test_extra_key_opens_or_closes_one_door() -> None:
    """KC-11.1: one other workable tile of any colour, at once."""
    colours = {"d5": "red", "e5": "yellow"}
    state = castle(
        fronts={"c2": "open", "c3": "extra-key", "d5": "open"}, colours=colours, at={0: "c2"}, phase="moving"
    )
    state.play("move c3")
    assert state.actor == 0
    assert "c3" not in targets(state, "turn")
    closing = state.copy()
    closing.play("turn d5")
    assert not tile(closing, "d5")["up"]
    assert whose(closing) == 1
    state.play("turn e5")
    state.play("flip open")
    assert tile(state, "e5")["up"]
    assert whose(state) == 1


@pytest.mark.parametrize("kind", ["extra-key", "extra-turn"])
def test_only_landing_counts(kind: str) -> None:
    """KC-11.2: from outside, by a step or through a passage; staying earns nothing."""

    def earned(state: nk.State) -> bool:
        return state.actor == 0 if kind == "extra-key" else whose(state) == 0

    entering = castle(fronts={"c1": kind}, phase="moving")
    entering.play("move c1")
    assert earned(entering)
    stepping = castle(fronts={"c2": "open", "c3": kind}, at={0: "c2"}, phase="moving")
    stepping.play("move c3")
    assert earned(stepping)
    passing = castle(fronts={"b2": "open", "c3": kind}, at={0: "b2"}, passages=["b2-c3"], phase="moving")
    passing.play("move c3")
    assert earned(passing)
    staying = castle(fronts={"c3": kind}, at={0: "c3"}, phase="moving")
    staying.play("stay")
    assert whose(staying) == 1
    assert staying.actor == nk.CHANCE
    assert used(staying, 0) == []


def test_extra_key_is_voluntary_and_immediate() -> None:
    """KC-11.3: now or not at all on this landing."""
    state = castle(fronts={"c2": "open", "c3": "extra-key"}, at={0: "c2"}, phase="moving")
    refused(state, "turn a1", "KC-11.3")
    state.play("move c3")
    assert "decline" in state.actions()
    state.play("decline")
    assert whose(state) == 1
    idle(state)
    turn(state)
    refused(state, "turn a1", "KC-11.3")
    state.play(state.actions()[0])
    refused(state, "turn a1", "KC-11.3")


def test_extra_key_and_padlocks() -> None:
    """KC-11.4: it neither removes one nor turns the tile under it."""
    state = castle(fronts={"c3": "extra-key", "d5": "open"}, locks=["d5", "a1"], at={0: "c3"}, phase="choosing")
    refused(state, "turn d5", "KC-11.4")
    refused(state, "turn a1", "KC-11.4")


def test_extra_key_gives_no_move() -> None:
    """KC-11.5: even if it opens the next tile."""
    state = castle(fronts={"c3": "extra-key", "c4": "open"}, closed=["c4"], at={0: "c3"}, phase="choosing")
    refused(state, "move c4", "KC-11.5")
    state.play("turn c4")
    assert (at(state, 0), whose(state)) == ("c3", 1)


def test_extra_key_once_for_each_player_and_tile() -> None:
    """KC-11.6: the same player not again; another player once; another tile's Extra Key is another matter."""
    fronts = {"c2": "open", "c3": "extra-key", "c4": "open", "b2": "extra-key", "d5": "open"}
    state = castle(fronts=fronts, at={0: "c2"}, phase="moving")
    state.play("move c3")
    state.play("turn d5")
    assert used(state, 0) == ["c3"]
    again = castle(fronts=fronts, at={0: "c2"}, used={0: ["c3"]}, phase="moving")
    again.play("move c3")
    assert whose(again) == 1
    other = castle(fronts=fronts, at={1: "c4"}, used={0: ["c3"]}, phase="moving", turn=1)
    other.play("move c3")
    assert other.actor == 1
    second = castle(fronts=fronts, at={0: "c2"}, used={0: ["c3"]}, phase="moving")
    second.play("move b2")
    assert second.actor == 0


def test_declining_keeps_the_right() -> None:
    """KC-11.7: on a later landing on the same tile."""
    state = castle(fronts={"c2": "open", "c3": "extra-key"}, at={0: "c2"}, phase="moving")
    state.play("move c3")
    state.play("decline")
    assert used(state, 0) == []
    for name in ("c2", "c3"):
        idle(state)
        turn(state, "throw key-red", draw="key-red")
        state.play(f"move {name}")
    assert "decline" in state.actions()


@pytest.mark.parametrize("kind", ["extra-key", "extra-turn"])
def test_the_limit_never_resets(kind: str) -> None:
    """KC-11.8: not by closing and reopening, nor by a Padlock, nor by leaving; the four tiles count separately."""
    state = castle("skeleton", fronts={"c1": kind, "d1": kind}, used={0: ["c1"]})
    state.play("play skeleton c1")
    state.play("stay")
    turn(state, "play skeleton c1", draw="skeleton")
    state.play("stay")
    turn(state, "play padlock c1", draw="padlock")
    state.play("stay")
    turn(state, "play skeleton c1", draw="skeleton")
    state.play("stay")
    turn(state, "throw key-red", draw="key-red")
    twin = state.copy()
    state.play("move c1")
    assert whose(state) == 1, "no bonus"
    twin.play("move d1")
    assert whose(twin) == 0, "the other tile still gives one"


@pytest.mark.parametrize("kind", ["extra-key", "extra-turn"])
def test_extra_key_on_an_unseen_tile(kind: str) -> None:
    """KC-11.9: a chance event like any first flip; what is found gives nothing yet."""
    state = castle(fronts={"c3": "extra-key"}, at={0: "c3"}, phase="choosing", colours={"c3": "red", "c4": "blue"})
    state.play("turn c4")
    assert state.odds() == {
        "flip open": Fraction(6, 10),
        "flip barred": Fraction(2, 10),
        "flip extra-key": Fraction(1, 10),
        "flip extra-turn": Fraction(1, 10),
    }
    refused(state, "stay", "KC-11.9")
    state.play(f"flip {kind}")
    assert whose(state) == 1
    assert used(state, 0) == ["c3"]


def test_extra_turn_is_a_full_turn() -> None:
    """KC-11.10: draw, play and move, before anybody else."""
    state = castle(fronts={"c2": "open", "c3": "extra-turn", "c4": "open"}, at={0: "c2"}, phase="moving", turns=5)
    state.play("move c3")
    assert (whose(state), state.view()["position"]["turns"]) == (0, 6)
    state.play("draw key-red")
    state.play("throw key-red")
    state.play("move c4")
    assert (at(state, 0), whose(state)) == ("c4", 1)


def test_extra_turn_once_for_each_player_and_tile() -> None:
    """KC-11.11: the other players can still get it."""
    fronts = {"c2": "open", "c3": "extra-turn", "c4": "open"}
    again = castle(fronts=fronts, at={0: "c2"}, used={0: ["c3"]}, phase="moving")
    again.play("move c3")
    assert whose(again) == 1
    other = castle(fronts=fronts, at={1: "c4"}, used={0: ["c3"]}, phase="moving", turn=1)
    other.play("move c3")
    assert whose(other) == 1
    assert used(other, 1) == ["c3"]


def test_extra_turn_cannot_be_declined() -> None:
    """KC-11.12: it is used from the first landing on; only its move is voluntary."""
    state = castle(fronts={"c2": "open", "c3": "extra-turn"}, at={0: "c2"}, phase="moving")
    state.play("move c3")
    assert used(state, 0) == ["c3"]
    assert state.actor == nk.CHANCE
    assert "decline" not in state.actions()
    idle(state)
    assert whose(state) == 1


def test_bonus_turns_chain() -> None:
    """KC-11.13, KC-11.14: four extra turn tiles in a row give four bonus turns; then the next seat follows."""
    chain = ["c2", "c3", "c4", "c5"]
    state = castle(players=3, fronts={"c1": "open"} | dict.fromkeys(chain, "extra-turn"), at={0: "c1"}, phase="moving")
    for name in chain:
        state.play(f"move {name}")
        assert whose(state) == 0
        turn(state, "throw key-red", draw="key-red")
    state.play("move c4")
    assert whose(state) == 1, "each tile gives one bonus turn, so there are at most four"
    idle(state)
    idle(state)
    assert whose(state) == 0, "nobody has lost a turn"


@pytest.mark.parametrize("kind", ["open", "barred", "extra-key", "extra-turn"])
@pytest.mark.parametrize("way", ["step", "passage"])
def test_winning_on_the_goal_row(kind: str, way: str) -> None:
    """KC-12.1, KC-12.2: on every enterable tile, by every way; at once, without bonus or further turn."""
    here = "d7" if way == "step" else "c7"
    state = castle(
        fronts={here: "open", "d8": kind},
        sawn=["d8"] if kind == "barred" else [],
        passages=["c7-d8"] if way == "passage" else [],
        at={0: here},
        phase="moving",
        turns=9,
    )
    state.play("move d8")
    assert state.is_over
    assert (state.winners(), state.scores()) == ([0], [1, 0])
    assert state.view()["position"]["turns"] == 9
    assert used(state, 0) == []
    refused(state, "stay")


def test_every_seat_can_win() -> None:
    """KC-12.1, KC-12.2: the last seat, too, without anybody getting another turn."""
    state = castle(players=4, fronts={"b3": "open", "a3": "open"}, at={3: "b3"}, phase="moving", turn=3)
    state.play("move a3")
    assert state.winners() == [3]


def test_only_the_own_goal_row_counts() -> None:
    """KC-12.3: a side edge, somebody else's goal, or the own first row do not win."""
    fronts = {"b3": "open", "a3": "open", "e3": "open", "f3": "open", "b2": "open", "b1": "open"}
    for here, there in (("b3", "a3"), ("e3", "f3"), ("b2", "b1")):
        state = castle(players=4, fronts=fronts, at={0: here}, phase="moving")
        state.play(f"move {there}")
        assert not state.is_over
        assert state.winners() == []


def test_one_winner_and_no_ranking() -> None:
    """KC-12.4: all others score alike, however far they got."""
    fronts = {"c5": "open", "c6": "open", "d2": "open"}
    state = castle(players=4, fronts=fronts, at={0: "c5", 2: "d2"}, phase="moving")
    state.play("move c6")
    assert (state.scores(), state.winners()) == ([1, 0, 0, 0], [0])


@pytest.mark.parametrize(("limit", "turns"), [(300, 299), (600, 599), (1200, 1199)])
def test_turn_limit(limit: int, turns: int) -> None:
    """KC-12.5: a draw between all players after so many completed turns, and not before."""
    state = castle(phase="moving", turns=turns - 1, turn_limit=limit)
    state.play("stay")
    assert not state.is_over
    idle(state)
    assert state.is_over
    assert (state.scores(), state.winners()) == ([0, 0], [0, 1])
    assert state.view()["position"]["winner"] is None


def test_no_turn_limit() -> None:
    """KC-12.5: 0 means none."""
    state = castle(phase="moving", turns=99_999, turn_limit=0)
    state.play("stay")
    assert not state.is_over
    with pytest.raises(nk.OptionError, match="300, 600, 1200, 0"):
        nk.game("keys-to-the-castle", turn_limit=5)


def test_how_turns_are_counted() -> None:
    """KC-12.6: bonus turns count; the last turn is played in full, Extra Key included; a bonus turn is not."""
    turns = castle(fronts={"c2": "open", "c3": "extra-turn"}, at={0: "c2"}, phase="moving", turns=599)
    turns.play("move c3")
    assert turns.is_over
    assert turns.winners() == [0, 1]
    key = castle(fronts={"c2": "open", "c3": "extra-key"}, at={0: "c2"}, phase="moving", turns=599)
    key.play("move c3")
    assert key.actor == 0
    key.play("turn c2")
    assert key.is_over
    assert not tile(key, "c2")["up"]
    win = castle(fronts={"c7": "open", "c8": "open"}, at={0: "c7"}, phase="moving", turns=599)
    win.play("move c8")
    assert win.winners() == [0]
    counted = castle(fronts={"c2": "open", "c3": "extra-turn"}, at={0: "c2"}, phase="moving", turns=598)
    counted.play("move c3")
    assert counted.view()["position"]["turns"] == 599
    idle(counted)
    assert counted.is_over


def test_dead_positions_are_not_detected() -> None:
    """KC-12.7: a row of uncut bars with all Hacksaws used does not end the game."""
    row = {f"{c}4": "barred" for c in "abcde"}
    state = castle(
        fronts=row | {"a6": "barred", "b6": "barred", "c6": "barred"}, sawn=["a6", "b6", "c6"], phase="moving"
    )
    state.play("stay")
    for _ in range(6):
        idle(state)
    assert not state.is_over
    assert state.winners() == []
