"""HC-1: pieces and board."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import nightkeep as nk
from tests.games.gallery_support import everybody, guests, moves, phantom, play, position, roll, told
from tests.games.hidden_castle.castle import ARMS, CLOCKS, DOORWAYS, STEPS, board_file, castle

PRINTED = {"red": 6, "blue": 6, "turquoise": 5, "yellow": 4, "grey": 3, "green": 2, "white": 2, "purple": 2}


@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_players_take_part(players: int) -> None:
    """HC-1.1"""
    state = nk.game("hidden-castle", players=players).start()
    assert len(state.scores()) == players
    assert len(state.view()["position"]["guests"]) == players


@pytest.mark.parametrize("players", [-2, 0, 1, 9, 10])
def test_no_other_number_of_players(players: int) -> None:
    """HC-1.1"""
    with pytest.raises(nk.OptionError, match="players"):
        nk.game("hidden-castle", players=players)


def test_thirty_guests_are_enough_for_every_party() -> None:
    """HC-1.2: of each colour there are as many guests as the greediest party ever asks for, 30 in all."""
    most = dict.fromkeys(PRINTED, 0)
    for players in range(2, 9):
        game = nk.game("hidden-castle", players=players, colours="choose")
        each = len(guests(game.start(), 0))
        for choice in game.start().actions():
            colour = choice.removeprefix("colour ")
            most[colour] = max(most[colour], each)
    assert most == PRINTED
    assert sum(most.values()) == 30


def test_guests_of_a_colour_are_alike() -> None:
    """HC-1.3: which of a player's guests went where leaves no trace in the position."""
    game = nk.game("hidden-castle", players=2)
    one, other = game.start(), game.start()
    play(one, "place 4", "place 20", "place 9", "place 21")
    play(other, "place 9", "place 20", "place 4", "place 21")
    assert one == other
    assert one.to_bytes() == other.to_bytes()
    assert hash(one) == hash(other)
    assert one.to_dict() == other.to_dict()


def test_guests_of_different_colours_are_not_alike() -> None:
    """HC-1.3: but it matters whose guest it is."""
    assert castle(["4", "9"], ["5", "9"]) != castle(["5", "9"], ["4", "9"])


@pytest.mark.parametrize(
    ("one", "other"), [("walk 4", "walk 8"), ("enter library from 2", "walk stairs"), ("walk stairs", "walk 11")]
)
def test_the_order_of_two_own_moves_leaves_no_trace(one: str, other: str) -> None:
    """HC-1.3: after walking, entering, and leaving the stairs too."""
    ends = []
    for first, second in ((one, other), (other, one)):
        state = castle(["2", "4", "8", "11", "+9", "+5"], ["30"] * 6, players=2)
        play(state, "roll 2", first, "roll 1", "walk 30", "roll 2", second)
        ends.append(state)
    assert everybody(ends[0]) == everybody(ends[1])
    assert ends[0].to_bytes() == ends[1].to_bytes()


def test_the_die() -> None:
    """HC-1.4: 1, 2, 4, 5 on one side each, the Phantom on two."""
    sixth = Fraction(1, 6)
    assert castle().odds() == {
        "roll 1": sixth, "roll 2": sixth, "roll 4": sixth, "roll 5": sixth, "roll phantom": 2 * sixth,
    }  # fmt: skip


@pytest.mark.parametrize("face", ["3", "6", "0", "7", "x"])
def test_faces_the_die_does_not_have(face: str) -> None:
    """HC-1.4"""
    with pytest.raises(nk.IllegalAction, match="no face"):
        roll(castle(), face)


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_a_face_is_worth_its_number(number: int) -> None:
    """HC-1.4"""
    state = castle(["4"])
    play(state, f"roll {number}", "walk 4")
    assert str(4 + number) in guests(state, 0)


def test_the_gallery_is_a_loop_of_36_spaces() -> None:
    """HC-1.5: 0 to 35, and 0 comes after 35, for guests and for the Phantom."""
    start = nk.game("hidden-castle").start()
    assert moves(start) == {f"place {space}" for space in range(36)}
    state = castle(["35"])
    play(state, "roll 1", "walk 35")
    assert "0" in guests(state, 0)
    state = castle(phantom="34")
    roll(state, "phantom")
    assert phantom(state) == "1"


def test_the_exit_is_a_gallery_space() -> None:
    """HC-1.6: guests are placed on it, walk over it, stop on it, stand on it together, and walk on from it."""
    start = nk.game("hidden-castle").start()
    play(start, "place 0")
    assert "0" in guests(start, 0)
    state = castle(["0", "34"], ["0"], die=2)
    play(state, "walk 34")
    assert guests(state, 0) == ["0", "0"]
    state = castle(["0", "34"], die=4)
    assert moves(state, "0") == {"walk 0", "enter library from 0"}
    play(state, "walk 34")
    assert "2" in guests(state, 0)


@pytest.mark.parametrize("taken", range(9))
def test_nine_steps_from_ten_down_to_two(taken: int) -> None:
    """HC-1.7: the next captured guest finds the next step, each worth its number."""
    steps = list(STEPS[:taken])
    state = castle(["24"], steps[:2], steps[2:4], steps[4:6], steps[6:8], steps[8:])
    play(state, "roll 1", "walk 24")
    assert STEPS[taken] in guests(state, 0)
    assert state.scores()[0] == 10 + 10 - taken


def test_the_cellar_door_lies_below_the_steps_and_the_exit_above() -> None:
    """HC-1.7: the Phantom's way up, counted by moving it three at a time."""
    state = nk.game("hidden-castle", players=2).start()
    assert phantom(state) == "door"
    seen = []
    for origin in ("door", *STEPS):
        state = castle(phantom=origin)
        roll(state, "phantom")
        seen.append(phantom(state))
    assert seen == ["+8", "+7", "+6", "+5", "+4", "+3", "+2", "0", "1", "2"]


@pytest.mark.parametrize("chamber", DOORWAYS)
def test_chambers_doorways_and_coats_of_arms(chamber: str) -> None:
    """HC-1.8, HC-1.9: each chamber is one step in from its doorway and brings the points of its coat of arms."""
    doorway = DOORWAYS[chamber]
    state = castle([str(doorway)], phantom="5", die=1)
    assert moves(state, str(doorway)) == {f"walk {doorway}", f"enter {chamber} from {doorway}"}
    play(state, f"enter {chamber} from {doorway}")
    assert chamber in guests(state, 0)
    assert state.scores()[0] == 10 + ARMS.get(chamber, 0)


def test_no_other_space_has_a_doorway() -> None:
    """HC-1.8, HC-1.9: nine chambers, and the exit leads to none of them."""
    doorways = set()
    for space in range(36):
        state = castle([str(space)], phantom=str((space + 10) % 36), die=1)
        if moves(state, str(space)) != {f"walk {space}"}:
            doorways.add(space)
    assert doorways == set(DOORWAYS.values())


def test_a_guest_on_a_doorway_is_in_the_gallery() -> None:
    """HC-1.10: the Phantom takes the guest outside the door, not the one inside."""
    state = castle(["27"], ["banquet-hall"])
    roll(state, "phantom")
    assert "+10" in guests(state, 0)
    assert "banquet-hall" in guests(state, 1)


def test_one_doorway_each(tmp_path: Path) -> None:
    """HC-1.10: a board on which two chambers share a doorway is refused."""
    path = board_file(tmp_path, chambers=[("Library", 3, 0), ("Attic", 3, 0)])
    with pytest.raises(nk.BoardError, match="space 3 is the doorway of both Library and Attic"):
        nk.game("hidden-castle", board=path)


def test_points_past_46_are_counted_exactly() -> None:
    """HC-1.11: a score has no upper limit."""
    state = castle(["26", "27"], score=[45], clock=2)
    roll(state, "phantom")
    assert state.scores()[0] == 45 + 10 + 9


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (10, 7)])
def test_a_score_is_never_below_zero(before: int, after: int) -> None:
    """HC-1.11, HC-5.14"""
    state = castle(["8"], die=1, score=[before])
    play(state, "enter ballroom from 8")
    assert state.scores()[0] == after


def test_every_player_has_a_score() -> None:
    """HC-1.11: eight tokens, one for each player."""
    state = castle(*[[str(26 + seat % 3)] for seat in range(8)], players=8)
    roll(state, "phantom")
    assert state.scores() == [20, 19, 18, 20, 19, 18, 20, 19]


@pytest.mark.parametrize(("clock", "speed"), list(enumerate([3, 3, 4, 5, 6, 7])))
def test_speeds_of_the_clocks(clock: int, speed: int) -> None:
    """HC-1.12, HC-7.1"""
    state = castle(phantom="door" if clock == 0 else "10", clock=clock)
    roll(state, "phantom")
    assert phantom(state) == ("+8" if clock == 0 else str(10 + speed))


def test_the_chain_of_clocks() -> None:
    """HC-1.12: each visit to the exit reaches the next clock, and the seventh is the end."""
    times = []
    for clock in range(6):
        state = castle(phantom="+2" if clock == 0 else "34", clock=clock, rest="20")
        times += [event["time"] for event in told(roll(state, "phantom"), "clock")]
        assert state.is_over == (clock == 5)
    assert ("11:45", *times) == CLOCKS


def test_one_phantom_one_token_and_nothing_else() -> None:
    """HC-1.13: a position holds the guests, one Phantom, one clock and the scores; small parts are not in it."""
    fields = castle().to_dict()
    assert set(fields) == {
        "phase", "turn", "players", "each", "placed", "die", "phantom", "clock", "place", "score", "colour",
    }  # fmt: skip
    assert isinstance(fields["phantom"], int)
    assert isinstance(fields["clock"], int)


def test_the_other_side_of_the_board_is_another_game() -> None:
    """HC-1.14: by option, and a board of the other side does not fit this one."""
    assert nk.game("hidden-castle").name == "hidden-castle"
    other = nk.game("hidden-castle", version="midnight-party")
    assert other.name == "midnight-party"
    path = other.spec.boards["house"]
    with pytest.raises(nk.BoardError, match="game: expected one of 'hidden-castle', not 'midnight-party'"):
        nk.game("hidden-castle", board=path)


def test_another_board_may_be_used(tmp_path: Path) -> None:
    """HC-1.15: loop, exit, steps, clocks and chambers come from the file."""
    game = nk.game("hidden-castle", players=6, board=board_file(tmp_path, 17, 5, [("Attic", 9, -3)], (7, 4), (2, 6)))
    assert len(moves(game.start())) == 17
    state = position(game, [["9"], ["7"]], "+4", clock=0, rest="12")
    roll(state, "phantom")
    assert phantom(state) == "6"
    assert state.to_dict()["clock"] == 1
    roll(state, 1)
    play(state, "walk 7")
    roll(state, "phantom")
    assert phantom(state) == "12"
    assert [guests(state, seat)[-1] for seat in (0, 1)] == ["+4", "+7"]


def test_a_loop_of_sixteen_is_long_enough_and_of_fifteen_too_short(tmp_path: Path) -> None:
    """HC-1.15"""
    assert len(moves(nk.game("hidden-castle", board=board_file(tmp_path, 16)).start())) == 16
    with pytest.raises(nk.BoardError, match="16"):
        nk.game("hidden-castle", board=board_file(tmp_path, 15))
