"""What a position of Midnight Party may not be: each invariant broken once and reported, and fuzzed."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.gallery.places import BOX, CHAMBER, STEP
from nightkeep.rules.messages import Message
from nightkeep.rules.notation import position_from_dict
from tests.games.gallery_support import fields, position
from tests.games.midnight_party.support import ROOMS, board_text, party, party_on, random_game

ROUND_GOES_ON = "a round goes on with an empty gallery or full chambers"
PLACED_AGAIN = "guests are placed again only from the stairs, between two rounds"
AFTER_LAST = "the game is over only after the last round, with an empty gallery"
BEFORE_PLAY = "the Phantom leaves the bottom step before all guests are placed"
OFF_GALLERY = "guests are off the gallery before the Phantom has reached it"


def broken(given: dict[str, Any], game: nk.Game | None = None) -> list[str]:
    """What the game says of a position."""
    with pytest.raises(nk.PositionError) as caught:
        (game or party(given["players"])).state(given)
    return caught.value.broken


def between(**more: Any) -> dict[str, Any]:
    """Two players between the rounds: seat 0 has guests on -10 and -9, seat 1 on -10."""
    own = [["3", "5", "9", "12", "-10", "-9"], ["16", "18", "22", "25", "28", "-10"]]
    return fields(party(2), own, "20", **{"phase": "replacing", "turn": 0, **more})


def test_the_unbroken_positions_are_accepted() -> None:
    """The positions that the tests below break are good ones."""
    assert party(2).state(between()).status() == []
    assert position(party(2), [["3"]], "20").status() == []


@pytest.mark.parametrize("round_number", [0, 4, -1, 127])
def test_rounds(round_number: int) -> None:
    """MP-8.1: three rounds."""
    assert f"round {round_number} is not one of the 3 rounds" in broken(
        fields(party(2), [], "20", round_number=round_number)
    )


@pytest.mark.parametrize("starter", [-1, 2, 127, -128])
def test_starter_is_a_seat(starter: int) -> None:
    """MP-9.8."""
    assert f"starter is {starter}; seats are 0 to 1" in broken(between(starter=starter))


def test_starter_only_between_rounds() -> None:
    """MP-9.8: it is of no use at any other time."""
    assert broken(fields(party(2), [], "20", starter=1)) == ["a starter is kept only between two rounds"]


def test_points_of_an_empty_seat() -> None:
    """MP-2.6: only players have scores."""
    given = fields(party(3), [], "20")
    given["score"][3] = -1
    assert broken(given) == ["an empty seat has points"]


@pytest.mark.parametrize(("round_number", "phase", "score", "limits"), [
    (1, "rolling", [1], "0 to 0"),
    (1, "rolling", [0, -1], "0 to 0"),
    (2, "rolling", [19], "-60 to 18"),
    (3, "rolling", [-121], "-120 to 36"),
    (1, "replacing", [-61], "-60 to 18"),
])  # fmt: skip
def test_scores_that_no_rounds_can_give(round_number: int, phase: str, score: list[int], limits: str) -> None:
    """MP-2.6, MP-8.9, MP-8.11, MP-8.13: 0 before the first scoring, and six guests on -10 or +3 in each at most."""
    if phase == "replacing":
        given = between(score=score)
    else:
        given = fields(party(2), [], "20", round_number=round_number, score=score)
    seat = len(score) - 1
    assert broken(given) == [f"seat {seat} has {score[-1]} points; the rounds scored so far give {limits}"]


def test_scores_after_the_last_round() -> None:
    """MP-8.13: three scorings, then it is over."""
    over = fields(party(2), [], "20", phase="over", rest="-10", round_number=3, score=[-180, -181])
    assert broken(over) == ["seat 1 has -181 points; the rounds scored so far give -180 to 54"]


def test_the_cellar_door() -> None:
    """MP-2.5, MP-1.11: the Phantom of this game begins on -10."""
    assert broken(fields(party(2), [], "door")) == ["the Phantom never stands on the cellar door in this game"]


def test_empty_gallery_in_a_round() -> None:
    """MP-8.2: then the round is over."""
    assert ROUND_GOES_ON in broken(fields(party(2), [], "20", rest="-10"))


def test_full_chambers_in_a_round() -> None:
    """MP-8.4: then the round is over."""
    own = [list(ROOMS[:6]), list(ROOMS[6:])]
    assert broken(fields(party(2), own, "20", rest="3")) == [ROUND_GOES_ON]


def test_a_number_for_nobody() -> None:
    """MP-3.8: without guests in the gallery there is nothing to move."""
    given = fields(party(2), [["-10"] * 6], "20", die=4)
    assert broken(given) == ["a number is to be moved by a seat without guests in the gallery"]


def test_placing_again_with_guests_in_chambers() -> None:
    """MP-9.1: chamber guests step out first."""
    given = between()
    given["place"][3:6] = [CHAMBER + 3, STEP, STEP + 1]
    assert broken(given) == [PLACED_AGAIN]


def test_placing_again_with_an_empty_staircase() -> None:
    """MP-9.9: then the next round begins."""
    own = [["1", "2", "3", "4", "5", "6"], ["11", "12", "13", "14", "15", "16"]]
    assert broken(fields(party(2), own, "20", phase="replacing")) == [PLACED_AGAIN]


def test_placing_again_after_the_third_round() -> None:
    """MP-10.1: no guests are placed again."""
    assert broken(between(round_number=3)) == [PLACED_AGAIN]


@pytest.mark.parametrize(("turn", "starter", "score", "due"), [
    (1, 0, [0, 0], 0),  # a tie: turn order from the starter
    (0, 1, [0, 0], 1),
    (0, 0, [0, -1], 1),  # the lower score first
    (1, 1, [-1, 0], 0),
])  # fmt: skip
def test_placing_out_of_turn(turn: int, starter: int, score: list[int], due: int) -> None:
    """MP-9.2, MP-9.4, MP-9.6: whose guest is next is no free choice."""
    given = between(turn=turn, starter=starter, score=score)
    assert broken(given) == [f"seat {turn} places a guest, but seat {due} is next"]


def test_placing_out_of_turn_by_step() -> None:
    """MP-9.2: the bottom-most guest first, whatever the scores."""
    own = [["3", "5", "9", "12", "16", "-8"], ["18", "22", "25", "28", "32", "-9"]]
    given = fields(party(2), own, "20", phase="replacing", turn=0, score=[-50, 3])
    assert broken(given) == ["seat 0 places a guest, but seat 1 is next"]


@pytest.mark.parametrize(("rest", "round_number"), [("3", 3), ("-10", 2)])
def test_over_too_early(rest: str, round_number: int) -> None:
    """MP-10.1: only after the third round has ended."""
    assert broken(fields(party(2), [], "20", phase="over", rest=rest, round_number=round_number)) == [AFTER_LAST]


def test_a_round_cannot_end_before_the_phantom_is_out() -> None:
    """MP-5.1, MP-7.1: nobody leaves the gallery before that."""
    own = [["3", "5", "9", "12", "-10", "-9"], ["16", "18", "22", "25", "28", "-10"]]
    given = fields(party(2), own, "-2", phase="replacing")
    assert broken(given) == ["a round has ended before the Phantom was in the gallery"]
    over = fields(party(2), [], "-2", phase="over", rest="-10", round_number=3)
    assert "a round has ended before the Phantom was in the gallery" in broken(over)


@pytest.mark.parametrize("phase", ["choosing", "placing"])
def test_the_phantom_waits_for_the_placing(phase: str) -> None:
    """MP-2.5: on -10, in the first round."""
    assert broken(fields(party(2), [], "-9", phase=phase)) == [BEFORE_PLAY]
    assert broken(fields(party(2), [], "-10", phase=phase, round_number=2)) == [BEFORE_PLAY]


def test_guests_off_the_gallery_too_early() -> None:
    """MP-5.1, MP-7.1: while the Phantom climbs everybody is in the gallery."""
    assert broken(fields(party(2), [["study"]], "-4")) == [OFF_GALLERY]
    assert broken(fields(party(2), [["-10"]], "-4")) == [OFF_GALLERY]


def test_two_guests_in_one_chamber() -> None:
    """MP-5.3: at most one."""
    assert broken(fields(party(2), [["study"], ["study"]], "20")) == ["two guests are in one chamber"]


def test_a_guest_on_the_phantom() -> None:
    """MP-4.6, MP-7.2: it would have been captured."""
    assert broken(fields(party(2), [["20"]], "20")) == ["a guest stands uncaptured on the Phantom's space 20"]


def test_a_place_the_board_does_not_have() -> None:
    """MP-1.14: a chamber, step or space of a larger board."""
    game = party_on(board_text([("den", 3, 0)], spaces=20, steps=[5, 4]), 2)
    for place in (20, CHAMBER + 1, STEP + 2):
        given = fields(game, [], "10")
        given["place"][5] = place
        assert f"seat 0 has a guest on place {place}, which is not on this board" in broken(given, game)
    for place in (20, CHAMBER, STEP + 2, -1):
        given = {**fields(game, [], "10"), "phantom": place}
        assert f"the Phantom is on place {place}, which is not on this board" in broken(given, game)


def test_everything_broken_is_listed() -> None:
    """All at once, not only the first thing found."""
    given = fields(party(2), [["study"], ["study"]], "20", round_number=4, starter=1, rest="-10")
    assert len(broken(given)) >= 4


def test_the_players_must_fit() -> None:
    """MP-1.1, MP-2.1: they come from the options; with wrong numbers nothing else is worth saying."""
    for players, each in ((2, 5), (1, 6), (9, 2), (-3, 2), (127, 127)):
        given = {**fields(party(2), [], "20"), "players": players, "each": each}
        said = broken(given, party(2))
        assert (f"players is {players}, but with these options it is 2" in said) == (players != 2)
        assert (f"each is {each}, but with these options it is 6" in said) == (each != 6)
        s = position_from_dict(party(2).spec.dtype, given)
        status = party(2).spec.language.status(party(2).board, s[0])
        assert status == [Message("position-players", {"players": players, "each": each})]


def test_a_placing_turn_that_does_not_fit() -> None:
    """MP-2.7: after six placements of seat 0 it cannot be its turn once more; its box is empty."""
    wrong = fields(party(2), [["1", "2", "3", "4", "5", "6"], []], "-10", phase="placing", turn=0)
    assert "guests are not placed by turns: [0, 6] are in the box" in broken(wrong)
    early = fields(party(2), [], "-10", phase="placing", turn=1)
    assert broken(early) == ["turn is 1, but it is seat 0 that places the next guest"]


def test_guests_placed_while_colours_are_chosen() -> None:
    """MP-2.3, MP-2.7: colours come first."""
    given = fields(party(2), [["1"]], "-10", phase="choosing")
    assert broken(given) == ["guests are placed before everybody has a colour"]


def test_far_off_counts_are_reported() -> None:
    """A count of placed guests far below 0 is reported like any other."""
    for placed in (-128, 127):
        assert broken(fields(party(2), [], "-10", phase="placing", placed=placed)) != []


FIELDS = ("phase", "turn", "die", "phantom", "round_number", "starter", "place", "score")


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_damaged_position_is_refused_or_can_be_played(players: int) -> None:
    """Whatever is accepted stays sound: random play from it breaks no invariant."""
    dice = random.Random(players)
    state = party(players).start()
    passed = []
    for action in random_game(players, seed=players)[0].history:
        passed.append(state.to_dict())
        state.play(action)
    accepted = 0
    for _ in range(250):
        given = copy.deepcopy(dice.choice(passed))
        name = dice.choice(FIELDS)
        value = dice.choice([dice.randrange(-128, 128), dice.randrange(0, 9), STEP + dice.randrange(9), BOX])
        if isinstance(given[name], list):
            given[name][dice.randrange(len(given[name]))] = value
            given["place"] = [
                at for seat in range(players)
                for at in sorted(given["place"][seat * given["each"] : (seat + 1) * given["each"]])
            ] + given["place"][players * given["each"] :]  # fmt: skip
        else:
            given[name] = value
        try:
            state = party(players).state(given)
        except nk.PositionError:
            continue
        accepted += 1
        for _ in range(25):
            if state.is_over:
                break
            state.play(dice.choice(state.actions()))
            assert state.status() == []
    assert accepted > 10
