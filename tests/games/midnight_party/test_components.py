"""MP-1: pieces and board."""

from __future__ import annotations

from collections import Counter

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, position, roll, told
from tests.games.midnight_party.support import (
    CHAMBERS,
    GUESTS_EACH,
    NAME,
    NUMBERS,
    ROOMS,
    STEPS,
    board_text,
    party,
    party_on,
    place_all,
)


@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_players(players: int) -> None:
    """MP-1.1: every number of players from two to eight has seats of its own."""
    state = party(players).start()
    assert len(state.scores()) == players == len(everybody(state))


@pytest.mark.parametrize("players", [0, 1, 9, -2, "all"])
def test_no_other_number_of_players(players: object) -> None:
    """MP-1.1: fewer than two or more than eight cannot play."""
    with pytest.raises(nk.OptionError, match="players may be: 2, 3, 4, 5, 6, 7, 8"):
        nk.game(NAME, players=players)


def test_age_and_length_are_no_options() -> None:
    """MP-1.1: age and time do not affect play, so there is nothing to choose about them."""
    assert set(party().options) == {"version", "board", "players", "colours", "first_seat"}


def test_thirty_guests_in_eight_colours() -> None:
    """MP-1.2: the most guests of each colour that any party needs are what the box holds: 30."""
    needed: Counter[str] = Counter()
    for players in range(2, 9):
        view = party(players).start().view()["position"]
        for colour, own in zip(view["colours"], view["guests"], strict=True):
            needed[colour] = max(needed[colour], len(own))
    box = {"red": 6, "blue": 6, "turquoise": 5, "yellow": 4, "grey": 3, "green": 2, "white": 2, "purple": 2}
    assert needed == box
    assert sum(needed.values()) == 30


def test_guests_of_one_colour_are_alike() -> None:
    """MP-1.3: which figure stands where does not matter, only the places do."""
    one, two = party(2).start(), party(2).start()
    spaces = [4, 20, 8, 21, 30, 22, 1, 23, 12, 24, 7, 25]
    others = [7, 25, 12, 24, 1, 23, 30, 22, 8, 21, 4, 20]
    for a, b in zip(spaces, others, strict=True):
        one.play(f"place {a}")
        two.play(f"place {b}")
    assert one == two
    # and after moves that differ only in which guest went where
    play(one, "roll 4", "walk 4", "roll 1", "walk 20", "roll 4", "walk 8")
    play(two, "roll 4", "walk 8", "roll 1", "walk 20", "roll 4", "walk 4")
    assert one == two
    assert guests(one, 0) == ["1", "7", "8", "12", "12", "30"]


def test_the_die() -> None:
    """MP-1.4: 1, 2, 4 and 5 on a side each, the Phantom on two."""
    state = party(2).start()
    place_all(state)
    assert {text: str(chance) for text, chance in state.odds().items()} == {
        "roll 1": "1/6", "roll 2": "1/6", "roll 4": "1/6", "roll 5": "1/6", "roll phantom": "1/3",
    }  # fmt: skip


@pytest.mark.parametrize("face", ["3", "6", "0", "ghost"])
def test_no_three_and_no_six(face: str) -> None:
    """MP-1.4: other faces do not exist."""
    state = party(2).start()
    place_all(state)
    with pytest.raises(nk.IllegalAction, match=f"there is no face '{face}'; it may be: 1, 2, 4, 5, phantom"):
        state.play(f"roll {face}")


def test_the_gallery_is_a_loop_of_36() -> None:
    """MP-1.5: spaces 0 to 35, and 0 comes after 35."""
    state = party().start()
    assert state.actions() == [f"place {space}" for space in range(36)]
    assert state.why("place 36") is not None
    state = position(party(), [["35"]], "20", die=1)
    state.play("walk 35")
    assert "0" in guests(state, 0)


def test_the_exit_is_a_gallery_space() -> None:
    """MP-1.6: space 0 is the exit; guests are placed there, stand there, walk onto and over it."""
    state = party().start()
    state.play("place 0")
    assert guests(state, 0)[0] == "0"
    state = position(party(), [["34", "35", "0"]], "20", die=2)
    assert {"walk 34", "walk 35", "walk 0"} <= moves(state)
    for origin, target in (("34", "0"), ("35", "1"), ("0", "2")):
        after = state.copy()
        after.play(f"walk {origin}")
        assert target in guests(after, 0)
    assert party().board.record.exit == 0


def test_the_phantom_leaves_the_staircase_at_the_exit() -> None:
    """MP-1.6, MP-1.7: the exit lies above -2 and is space 0."""
    state = position(party(7), [], "-3")
    roll(state, "phantom")
    assert phantom(state) == "0"


def test_nine_steps() -> None:
    """MP-1.7: nine steps, -10 at the bottom and -2 at the top, filled in this order."""
    spaces = [str(space) for space in range(11, 20)]
    state = position(party(2), [spaces[:6], spaces[6:]], "10")
    found = []
    for _ in range(3):
        found += [data["step"] for data in told(roll(state, "phantom"), "captured")]
    assert found == [10, 9, 8, 7, 6, 5, 4, 3, 2] == list(STEPS)


@pytest.mark.parametrize(("room", "doorway", "arms"), CHAMBERS)
def test_eleven_chambers_and_their_arms(room: str, doorway: int, arms: int) -> None:
    """MP-1.8: what a guest in each chamber scores; MP-1.9: and where its doorway is."""
    state = position(party(2), [[room, "1"]], "0", rest="-10")
    events = roll(state, "phantom")  # the guest on 1 goes to -9, four more are on -10
    assert told(events, "scored")[0]["points"] == arms - 9 - 4 * 10
    assert told(events, "stepped-out") == [{"seat": 0, "chamber": room.replace("-", " ").title(), "space": doorway}]


def test_there_are_eleven_chambers() -> None:
    """MP-1.8: eleven, of which two bear +3 and two -1."""
    chambers = party().start().view()["position"]["board"]["chambers"]
    assert [(c["slug"], c["doorway"], c["arms"]) for c in chambers] == list(CHAMBERS)
    assert Counter(c["arms"] for c in chambers) == {0: 7, 3: 2, -1: 2}


@pytest.mark.parametrize("space", range(36))
def test_doorways(space: int) -> None:
    """MP-1.9: with a 1, a guest enters the chamber whose doorway it stands on; other spaces have none."""
    away = str((space + 20) % 36)
    state = position(party(), [[str(space)]], away, die=1)
    here = {f"enter {room} from {space}" for room, doorway, _ in CHAMBERS if doorway == space}
    assert moves(state, str(space)) - {f"walk {space}"} == here


@pytest.mark.parametrize(("room", "doorway"), [(room, doorway) for room, doorway, _ in CHAMBERS])
def test_a_doorway_is_gallery(room: str, doorway: int) -> None:
    """MP-1.10: a guest on a doorway is not in the chamber: it walks, and the Phantom takes it."""
    state = position(party(), [[str(doorway)]], str((doorway - 1) % 36), die=2)
    assert f"walk {doorway}" in moves(state)
    state = position(party(), [[str(doorway)]], str((doorway - 1) % 36))
    assert told(roll(state, "phantom"), "captured")[0]["space"] == doorway
    assert "-10" in guests(state, 0)
    assert room not in guests(state, 0)


def test_no_space_is_the_doorway_of_two_chambers() -> None:
    """MP-1.10: such a board is refused."""
    text = board_text([("one", 4, 0), ("two", 4, 0)])
    with pytest.raises(nk.BoardError, match="space 4 is the doorway of both one and two"):
        party_on(text)


def test_no_clocks_and_no_track() -> None:
    """MP-1.11: nothing of the scoring track or the clocks is in a position; scores are plain numbers."""
    state = party().start()
    assert state.view()["position"]["board"]["clocks"] == []
    assert "clock" not in state.to_dict()
    assert phantom(state) == "-10"  # not the cellar door, where the token of the other version begins
    with pytest.raises(nk.BoardError, match="unknown key 'clock'"):
        party_on(board_text() + '[[clock]]\ntime = "9"\nspeed = 3\n')


def test_one_phantom_and_nothing_to_handle() -> None:
    """MP-1.12: one Phantom on one place; clips, stands and grabbing give nobody anything to do."""
    state = party(8).start()
    view = state.view()["position"]
    assert view["phantom"] == {"at": "step", "number": 0}
    assert sum(map(len, view["guests"])) == 16
    words = set()
    for code in range(party(8).action_count or 0):
        words.add(state.write(code).split(" ")[0])
    assert words == {"roll", "colour", "stay", "place", "walk", "enter", "first"}


def test_board_side_without_the_track() -> None:
    """MP-1.13: this game refuses a board of the other side, and its own has chambers worth +3, not -3."""
    with pytest.raises(nk.BoardError, match="game: expected one of 'midnight-party', not 'hidden-castle'"):
        party_on(board_text().replace(NAME, "hidden-castle"))
    with pytest.raises(nk.BoardError, match=r"chamber\.arms: expected one of -1, 0, 3, not -3"):
        party_on(board_text([("one", 4, -3)]))


@pytest.mark.parametrize("players", GUESTS_EACH)
def test_another_board(players: int) -> None:
    """MP-1.14: loop, exit, steps, chambers, doorways and arms all come from the file."""
    game = party_on(board_text([("Old Attic", 6, 3), ("Den", 0, -1)], spaces=17, exit=5, steps=[7, 3]), players)
    state = game.start()
    assert len(state.actions()) == 17
    assert phantom(state) == "-7"
    state = position(game, [["16"]], "10", die=1)
    assert moves(state, "16") == {"walk 16"}
    state.play("walk 16")
    assert "0" in guests(state, 0)
    state = position(game, [["0", "6"]], "10", die=1)
    assert moves(state) >= {"enter den from 0", "enter old-attic from 6"}
    state = position(game, [], "-3")
    roll(state, "phantom")
    assert phantom(state) == ("6" if players >= 7 else "7")


def test_sixteen_spaces_are_enough() -> None:
    """MP-1.14: a loop has at least 16 spaces; with 16 guests each gets one, and no move laps it."""
    game = party_on(board_text([("den", 3, 0)], spaces=16), 8)
    state = game.start()
    place_all(state, first=0)
    assert sorted(int(place) for own in everybody(state) for place in own) == list(range(16))
    with pytest.raises(nk.BoardError, match=r"gallery\.spaces: expected int >= 16, not 15"):
        party_on(board_text([("den", 3, 0)], spaces=15))
    for number in NUMBERS:
        state = position(game, [["2", "2"]], "10", die=number)
        state.play("walk 2")
        assert guests(state, 0) == ["2", str(2 + number)]


def test_chamber_names_of_the_rule_list() -> None:
    """MP-1.8, MP-1.9: the names as action texts know them."""
    game = party()
    state = position(game, [["3"]], "20", die=1)
    for room in ROOMS:
        assert "there is no chamber" not in str(state.why(f"enter {room} from 3"))
    assert "there is no chamber" in str(state.why("enter kitchen from 3"))
