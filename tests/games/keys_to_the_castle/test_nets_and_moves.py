"""Nets and moving: KC-9.1 to KC-10.9."""

from __future__ import annotations

import pytest

from tests.games.keys_to_the_castle.support import at, castle, discard, idle, refused, targets, tile, turn


def netted(state: object, seat: int) -> int:
    return int(state.view()["position"]["players"][seat]["netted"])  # type: ignore[attr-defined]


def test_net_on_an_opponent_in_the_castle() -> None:
    """KC-9.1: not on somebody outside, nor on oneself, nor where nobody sits."""
    state = castle("net", players=3, fronts={"c3": "open", "c5": "open"}, at={0: "c3", 2: "c5"})
    assert targets(state, "play net") == {"north"}
    refused(state, "play net south", "KC-9.1")
    refused(state, "play net west", "KC-9.1")
    refused(state, "play net east", "KC-9.1", "KC-2.7")
    state.play("play net north")
    assert netted(state, 2) == 2
    assert discard(state) == {}


def test_netted_players_draw_and_play_but_do_not_move() -> None:
    """KC-9.2, KC-9.4: for two turns, then the Net is in the discard pile before anyone draws, and the move is back."""
    state = castle("net", fronts={"c6": "open", "c5": "open"}, at={1: "c6"})
    state.play("play net north")
    state.play("stay")
    for left in (1, 0):
        state.play("draw key-red")
        assert state.actor == 1
        refused(state, "leave", "KC-3.3")
        state.play("throw key-red")
        assert state.view()["position"]["turn"] == 0, "no move: the turn is over with the play"
        assert netted(state, 1) == left
        assert discard(state)["net"] == 1 - left
        idle(state)
    turn(state, "throw key-green", draw="key-green")
    assert {"stay", "leave", "move c5"} == set(state.actions())


def test_a_flip_does_not_free_a_netted_player() -> None:
    """KC-9.2: after opening a door, too, the turn of a netted player ends without a move."""
    state = castle("", "skeleton", fronts={"c6": "open"}, at={1: "c6"}, nets={1: 2}, turn=1, colours={"c5": "red"})
    state.play("play skeleton c5")
    state.play("flip open")
    assert state.view()["position"]["turn"] == 0
    assert netted(state, 1) == 1


def test_only_turns_of_the_netted_player_count() -> None:
    """KC-9.3: not those of others, bonus turns included."""
    fronts = {"c2": "open", "c3": "extra-turn", "c6": "open"}
    state = castle(players=3, fronts=fronts, at={0: "c2", 1: "c6"}, nets={1: 2}, phase="moving")
    state.play("move c3")
    assert state.view()["position"]["turn"] == 0
    idle(state)
    assert netted(state, 1) == 2
    idle(state)
    assert netted(state, 1) == 1
    idle(state)
    assert netted(state, 1) == 1


def test_not_on_someone_already_netted() -> None:
    """KC-9.5: but again as soon as the first Net is off, even before a move."""
    state = castle("net", fronts={"c6": "open"}, at={1: "c6"}, nets={1: 1})
    refused(state, "play net north", "KC-9.5")
    state.play("throw skeleton") if "throw skeleton" in state.actions() else state.play(state.actions()[0])
    state.play("stay")
    state.play("draw key-red")
    state.play("throw key-red")
    assert netted(state, 1) == 0
    state.play("draw key-red")
    state.play("play net north")
    assert netted(state, 1) == 2


def test_what_a_net_leaves_alone() -> None:
    """KC-9.6: the tile may be padlocked and joined but not closed; the netted player may play every card."""
    state = castle("padlock passage skeleton", fronts={"c6": "open"}, at={1: "c6"}, nets={1: 2})
    assert {"play padlock c6", "play passage c6-d7", "play passage b7-c6"} <= set(state.actions())
    refused(state, "play skeleton c6", "KC-5.2")
    own = castle(
        "",
        "net padlock passage skeleton",
        fronts={"c6": "open", "c2": "open"},
        at={0: "c2", 1: "c6"},
        nets={1: 2},
        turn=1,
    )
    assert {"play net south", "play padlock a1", "play passage a1-b2", "play skeleton a1"} <= set(own.actions())


def test_two_nets_at_once() -> None:
    """KC-9.7: on two different players."""
    state = castle("net net", players=3, fronts={"c3": "open", "c5": "open"}, at={1: "c3", 2: "c5"})
    state.play("play net west")
    state.play("stay")
    idle(state)
    idle(state)
    turn(state, "play net north", draw="key-red")
    assert (netted(state, 1), netted(state, 2)) == (1, 2)


def test_one_tile_in_four_directions() -> None:
    """KC-10.1, KC-10.2: one step ahead, back, left or right; not two, and not across a corner."""
    names = {f"{c}{r}": "open" for c in "abcde" for r in "345"}
    state = castle(fronts=names, at={0: "c4"}, phase="moving")
    assert targets(state, "move") == {"c3", "c5", "b4", "d4"}
    refused(state, "move b3", "KC-10.2")
    refused(state, "move d5", "KC-10.2")
    refused(state, "move a4", "KC-10.1")
    refused(state, "move e5", "KC-10.1")
    refused(state, "move c4", "KC-3.10")
    state.play("move b4")
    assert (at(state, 0), tile(state, "c4")["character"]) == ("b4", None)


@pytest.mark.parametrize(("here", "there"), [("e3", "a4"), ("a4", "e3")])
def test_the_castle_does_not_wrap_round(here: str, there: str) -> None:
    """KC-10.1: tiles at opposite edges are not neighbours, in the narrow castle nor in the square one."""
    state = castle(fronts={here: "open", there: "open"}, at={0: here}, phase="moving")
    assert targets(state, "move") == set()
    wide = castle(players=4, fronts={"f3": "open", "a4": "open"}, at={0: "f3"}, phase="moving")
    assert targets(wide, "move") == set()


def test_one_character_for_each_tile() -> None:
    """KC-10.3: nobody is pushed, swapped with or jumped over."""
    state = castle(fronts={"c3": "open", "c4": "open", "c5": "open"}, at={0: "c3", 1: "c4"}, phase="moving")
    refused(state, "move c4", "KC-10.3")
    refused(state, "move c5", "KC-10.1")


def test_entering_the_castle() -> None:
    """KC-10.4: through enterable tiles of the own first row, and no other."""
    fronts = {"a1": "open", "b1": "open", "c1": "barred", "d1": "open", "b2": "open", "e8": "open"}
    state = castle(fronts=fronts, closed=["d1"], locks=["b1"], phase="moving")
    assert set(state.actions()) == {"stay", "move a1"}
    refused(state, "move b2", "KC-10.4")
    refused(state, "move e8", "KC-10.4", "KC-10.7")
    refused(state, "move b1", "KC-6.7")


@pytest.mark.parametrize("where", ["c1", "c4", "a7"])
def test_leaving_the_castle(where: str) -> None:
    """KC-10.5: from any tile, blocked or not."""
    fronts = {where: "open", "b4": "open", "c5": "open"}
    state = castle(fronts=fronts, at={0: where}, phase="moving")
    state.play("leave")
    assert at(state, 0) is None
    assert state.view()["position"]["turn"] == 1


def test_coming_back_later() -> None:
    """KC-10.5, KC-10.6: leaving uses up the move; later in again, through another door than the one entered by last."""
    state = castle(fronts={"b1": "open", "d1": "open"}, phase="moving")
    state.play("move b1")
    idle(state)
    turn(state, "throw key-red", "leave", draw="key-red")
    refused(state, "move d1", "KC-3.3")
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    assert set(state.actions()) == {"stay", "move d1"}
    said = refused(state, "move b1", "KC-10.6", "KC-10.10")
    assert "b1" in said
    refused(state, "leave", "KC-10.5")
    state.play("move d1")
    assert at(state, 0) == "d1"


def test_the_door_entered_by_counts_not_the_one_left_from() -> None:
    """KC-10.10: from wherever a character leaves, it is the door it came in by last that it may not use."""
    fronts = {"b1": "open", "c1": "open", "c2": "open"}
    state = castle(fronts=fronts, at={0: "c1"}, entry={0: "b1"}, phase="moving")
    state.play("leave")
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    assert targets(state, "move") == {"c1"}
    state.play("move c1")
    idle(state)
    turn(state, "throw key-red", "leave", draw="key-red")
    idle(state)
    turn(state, "throw key-red", draw="key-red")
    assert targets(state, "move") == {"b1"}, "it has entered by c1 since, so b1 is another door again"


def test_no_other_door_to_come_back_by() -> None:
    """KC-10.10: whoever has no other enterable door waits outside, turn after turn, until there is one."""
    state = castle("", fronts={"b1": "open"}, at={0: "b1"}, entry={0: "b1"}, colours={"d1": "red"}, phase="moving")
    state.play("leave")
    for _ in range(2):
        idle(state)
        turn(state, "throw key-green", draw="key-green")
        assert state.actions() == ["stay"]
        state.play("stay")
    idle(state)
    turn(state, "play key-red d1", "flip open", draw="key-red")
    assert set(state.actions()) == {"stay", "move d1"}


def test_a_door_is_closed_only_to_the_one_who_came_in_by_it() -> None:
    """KC-10.10: a corner tile that South may not come back by is open to West, and everybody sees whose door it is."""
    state = castle(players=4, fronts={"a1": "open"}, entry={0: "a1"}, phase="moving")
    assert targets(state, "move") == set()
    west = castle(players=4, fronts={"a1": "open"}, entry={0: "a1"}, phase="moving", turn=1)
    assert targets(west, "move") == {"a1"}
    for seat in (0, 1, None):
        assert [player["entry"] for player in state.view(seat)["position"]["players"]] == ["a1", None, None, None]


def test_outside_is_only_the_own_side() -> None:
    """KC-10.7: somebody outside blocks nothing and cannot walk round; the edge cannot be crossed elsewhere."""
    fronts = {"a1": "open", "a3": "open", "f3": "open", "c6": "open"}
    state = castle(players=4, fronts=fronts, phase="moving")
    assert targets(state, "move") == {"a1"}
    refused(state, "move a3", "KC-10.7")
    inside = castle(players=4, fronts=fronts, at={0: "a3"}, phase="moving")
    assert set(inside.actions()) == {"stay", "leave"}
    inside.play("leave")
    assert at(inside, 0) is None
    west = castle(players=4, fronts=fronts, phase="moving", turn=1)
    assert targets(west, "move") == {"a1", "a3"}, "South outside does not stand in the way"


def test_leaving_a_padlocked_tile() -> None:
    """KC-10.8: by a step, a passage, or out of the castle."""
    state = castle(
        fronts={"b2": "open", "b3": "open", "c3": "open"},
        locks=["b2"],
        passages=["b2-c3"],
        at={0: "b2"},
        phase="moving",
    )
    assert set(state.actions()) == {"stay", "leave", "move b3", "move c3"}


def test_blocked_players_just_stay() -> None:
    """KC-10.9: or leave; outside there is nothing but staying, and the game goes on."""
    inside = castle(fronts={"b2": "open"}, at={0: "b2"}, phase="moving")
    assert set(inside.actions()) == {"stay", "leave"}
    outside = castle(phase="moving")
    assert outside.actions() == ["stay"]
    outside.play("stay")
    assert not outside.is_over
    assert outside.scores() == [0, 0]
