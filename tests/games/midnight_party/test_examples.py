"""Every [[example]] of the rule list."""

from __future__ import annotations

from nightkeep.play.registry import game_spec
from tests.games.gallery_support import everybody, phantom, position, roll, told
from tests.games.midnight_party.support import NAME, party


def test_every_example_is_here() -> None:
    """A new example in the rule list needs a test in this file."""
    assert {example.id for example in game_spec(NAME).rules.example} == {"MP-E1", "MP-E2", "MP-E3"}


def test_mp_e1() -> None:
    """MP-E1 (MP-10.2): -9 wins against -23, and nobody has more."""
    for others in ([], [-10], [-60, -24]):
        game = party(2 + len(others))
        rest = 2 * (game.start().to_dict()["each"])
        score = [-23, -9 - 2, *others]  # seat 2 has one guest fewer on -2 than the others
        state = position(game, [[], ["3"]], "20", die=1, turn=1, rest="-2", round_number=3,
                         score=[points + rest for points in score])  # fmt: skip
        state.play("enter study from 3")
        assert state.scores() == [-23, -9, *others]
        assert state.winners() == [1]


def test_mp_e2() -> None:
    """MP-E2 (MP-7.2 to MP-7.5, MP-7.8): over space 6 and onto space 7: L on -10, J and C together on -9."""
    lea, jim, cat = 0, 2, 3
    state = position(party(4), [["6", "20"], ["21"], ["7", "30"], ["7", "30"]], "4", rest="15", turn=1,
                     score=[-1, -2, -3, -4], round_number=2)  # fmt: skip
    events = roll(state, "phantom")
    assert phantom(state) == "7"
    stairs = [[place for place in own if place.startswith("-")] for own in everybody(state)]
    assert (stairs[lea], stairs[jim], stairs[cat], stairs[1]) == (["-10"], ["-9"], ["-9"], [])
    assert state.scores() == [-1, -2, -3, -4]
    assert told(events, "scored") == []


def test_mp_e3() -> None:
    """MP-E3 (MP-9.2, MP-9.4): A places the guest from -10, then B the one from -9, whatever their scores."""
    for score in ([0, 0], [9, -50], [-50, 9]):
        # the last guest of A enters the Study; A has a guest on -10, B one on -9, all others are in chambers
        own = [["-10", "3", "pantry", "chapel", "treasury", "guard-room"],
               ["-9", "scullery", "great-hall", "library", "nursery", "tower-room"]]  # fmt: skip
        state = position(party(2), own, "20", die=1, round_number=2, score=score)
        state.play("enter study from 3")
        assert state.actor == 0
        state.play("place 0")
        assert everybody(state)[0][0] == "0"
        assert state.actor == 1
        state.play("place 1")
        assert phantom(state) == "-10"
