"""Action texts, descriptions, refusals and events in words."""

from __future__ import annotations

from typing import Any

import pytest

import nightkeep as nk
from nightkeep.games.ghost_chase.tables import LANGUAGE
from tests.games.ghost_chase.hunt import SMALL, everyone_stays, hunt, play


@pytest.mark.parametrize("board", ["default", SMALL])
def test_every_action_number_has_one_text(board: str) -> None:
    game: Any = nk.game("ghost-chase", board=board)
    texts = [LANGUAGE.write_action(game.board, code) for code in range(game.action_count)]
    assert len(set(texts)) == len(texts)
    assert [LANGUAGE.read_action(game.board, text) for text in texts] == list(range(game.action_count))


def test_the_numbering_is_dense() -> None:
    """Five draws, five frames, 54 placings, 109 plays with nine choices of a lock, 110 for each figure, five seats."""
    assert nk.game("ghost-chase").action_count == 5 + 5 + 54 + 109 * 9 + 4 * 110 + 5


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("move", "'move' fits several actions: move 8, move 8 lock 11-12"),
        ("move 0", "there is no room '0'; a room is 1 to 54"),
        ("move 07", "there is no room '07'"),
        ("move 55", "a room is 1 to 54"),
        ("move x", "there is no room 'x'"),
        ("move 9 lock", "is not an action"),
        ("move 9 lock 9-10", "there is no lockable door '9-10'; it may be: 11-12"),
        ("move 9 open 11-12", "is not an action"),
        ("break 9", "is not an action"),
        ("frame dogs", "there is no frame 'dogs' (did you mean 'hedgehogs'?); it may be: cats, bats"),
        ("leave out dogs", "there is no frame 'dogs'"),
        ("go 9 with max", "there is no figure 'max'; it may be: ada, bram, cleo, dirk"),
        ("dance", "actions look like: place 17, frame cats, move 25"),
        ("", "is not an action"),
    ],
)
def test_nonsense_is_answered(text: str, problem: str) -> None:
    state = hunt([54] * 3, [9], door=True)
    with pytest.raises(nk.IllegalAction) as refusal:
        state.play(text)
    assert problem in str(refusal.value)


def test_a_play_needs_a_room() -> None:
    with pytest.raises(nk.IllegalAction, match=r"'cheat' is not an action; actions look like: .* cheat 12"):
        hunt([54] * 3, [9, 8], "chasers").play("cheat")


def test_short_forms() -> None:
    """What fits just one legal action is enough: with one figure 'go 50', with several its name is asked for."""
    state = hunt([51, 1, 1], [9, 8], "chasers")
    play(state, "go 50", "stay", "GO  2")
    assert state.history == ["go 50 with ada", "stay with bram", "go 2 with cleo"]
    two = hunt([51, 54, 1, 1], [9, 8], "chasers", players=3)
    with pytest.raises(nk.IllegalAction, match="fits several actions: stay with ada, stay with bram"):
        two.play("stay")
    play(two, "go 50")
    trapper = hunt([51, 1, 1], [9, 8], "chasers", trap=True)
    play(trapper, "go 50")
    assert trapper.history == ["go 50 with ada"]


@pytest.mark.parametrize(
    ("state", "action", "says"),
    [
        (lambda: nk.game("ghost-chase", players=5).start(), "leave out owls", "play without the owls"),
        (lambda: nk.game("ghost-chase", players=4).start(), "place 25", "start in 25 (Library)"),
        (lambda: hunt([54] * 3, [10, 9]), "break", "stay in 9 (Music Room) with a break card"),
        (lambda: hunt([54] * 3, [10, 9]), "move 8", "float to 8 (Blue Salon)"),
        (lambda: hunt([54] * 3, [10, 9]), "cheat 10", "announce a cheat and return to 10 (Chapel)"),
        (lambda: hunt([54] * 3, [9], trap_room=10), "move 10", "float to 10 (Chapel), into the trap"),
        (
            lambda: hunt([54] * 3, [9], door=True),
            "move 8 lock 19-24",
            "float to 8 (Blue Salon), and lock the door 19-24",
        ),
        (lambda: hunt([19] * 3, [9, 8], "chasers", locked="19-24"), "unlock with ada", "Ada unlocks the door 19-24"),
        (lambda: hunt([19] * 3, [9, 8], "chasers"), "stay with ada", "Ada stays in 19 (Upper Stairwell)"),
        (lambda: hunt([19] * 3, [9, 8], "chasers"), "go 25 with ada", "Ada goes to 25 (Library)"),
        (
            lambda: hunt([19] * 3, [9, 8], "chasers", trap=True),
            "trap and go 25 with ada",
            "Ada lays the trap in 19 and goes to 25 (Library)",
        ),
    ],
)
def test_descriptions(state: Any, action: str, says: str) -> None:
    assert state().describe(action) == says


def test_frames_are_described() -> None:
    state = nk.game("ghost-chase", players=4).start()
    play(state, "place 1", "place 1", "place 1", "place 9")
    assert state.describe("frame hedgehogs") == "Max shows himself after 6 rounds"


@pytest.mark.parametrize(
    ("state", "action", "rules"),
    [
        (lambda: nk.game("ghost-chase", players=5).start(), "place 1", ["GC-3.5"]),
        (lambda: nk.game("ghost-chase", players=4).start(), "leave out cats", ["GC-3.5"]),
        (lambda: nk.game("ghost-chase", players=4).start(), "frame cats", ["GC-3.17", "GC-7.5"]),
        (lambda: nk.game("ghost-chase", players=4).start(), "move 3", ["GC-3.11", "GC-3.14"]),
        (lambda: hunt([54] * 3, [9]), "place 3", ["GC-3.11", "GC-3.14"]),
        (lambda: hunt([54] * 3, [9]), "stay with ada", ["GC-4.1"]),
        (lambda: hunt([54] * 3, [9]), "frame cats", ["GC-3.17", "GC-7.5"]),
        (lambda: hunt([54] * 3, [9]), "move 8 lock 19-24", ["GC-9.15", "GC-9.22"]),
        (lambda: hunt([54] * 3, [9]), "cheat 8", ["GC-9.6"]),
        (lambda: hunt([54] * 3, [9, 8], "chasers"), "move 18", ["GC-4.1", "GC-5.6"]),
        (lambda: hunt([54] * 3, [9, 8], "chasers"), "go 50 with ada", ["GC-2.5", "GC-6.1", "GC-6.5"]),
        (lambda: hunt([54] * 3, [9, 8], "chasers"), "stay with bram", ["GC-4.2", "GC-4.3"]),
    ],
)
def test_why_not(state: Any, action: str, rules: list[str]) -> None:
    """GC-3.5, GC-4.1, GC-9.6: the rules behind a refusal; other tests check theirs where they belong."""
    refusal = state().why(action)
    assert [rule.id for rule in refusal.rules] == rules


def test_why_not_after_the_end_and_out_of_range() -> None:
    state = hunt([48, 54, 54], [10, 9], "chasers")
    with pytest.raises(nk.IllegalAction, match="there is no action number 9999"):
        state.play_code(9999)
    play(state, "go 9 with ada")
    assert str(state.why("stay with bram")) == "the game is over"


def test_events_in_words() -> None:
    """The whole of a small game as people read it, Max and the others."""
    game = nk.game("ghost-chase", players=2, door=True, trap=True)
    state = game.start(names=("Mia", "Jan"))
    told: list[str] = []
    for action in (
        "place 19",
        "place 48",
        "place 52",
        "place 17",
        "frame cats",
        "move 18 lock 19-24",
        "unlock with ada",
        "trap and go 9 with bram",
        "stay with cleo",
        "cheat 17",
        "go 18 with ada",
        "stay with bram",
        "stay with cleo",
        "break",
        "stay with ada",
        "stay with bram",
        "stay with cleo",
        "move 10",
        "stay with ada",
        "stay with cleo",
        "go 10 with bram",
    ):
        state.play(action)
        told += [event.text for event in state.news(None)]
    assert told == [
        "Jan places Ada in 19.",
        "Jan places Bram in 48.",
        "Jan places Cleo in 52.",
        "Max appears in 17.",
        "Jan chooses the cats.",
        "Max plays a hidden card (his turn 1).",
        "Max locks the door 19-24.",
        "Jan's Ada unlocks the door 19-24.",
        "Jan lays the trap in 48.",
        "Jan's Bram goes from 48 to 9.",
        "Jan's Cleo stays in 52.",
        "One of the cats goes into the frame; 3 left.",
        "Max cheats and plays a hidden card (his turn 2); 1 cheat card left.",
        "Jan's Ada goes from 19 to 18.",
        "Jan's Bram stays in 9.",
        "Jan's Cleo stays in 52.",
        "One of the cats goes into the frame; 2 left.",
        "Max plays a hidden card (his turn 3).",
        "Jan's Ada stays in 18.",
        "Jan's Bram stays in 9.",
        "Jan's Cleo stays in 52.",
        "One of the cats goes into the frame; 1 left.",
        "Max plays a hidden card (his turn 4).",
        "Jan's Ada stays in 18.",
        "Jan's Cleo stays in 52.",
        "Jan's Bram goes from 9 to 10.",
        "Jan's Bram catches Max (Mia) in 10, in round 4: the chasers have won, and Max has lost.",
        "Max started in 17.",
        "Turn 1: to 18.",
        "Turn 2: by cheating to 17.",
        "Turn 3: a break in 17.",
        "Turn 4: to 10.",
    ]


def test_what_max_reads_of_his_own_plays() -> None:
    state = hunt([54] * 3, [10, 9])
    texts = []
    for action in ("move 8", "break", "cheat 9"):
        play(state, action)
        texts += [event.text for event in state.news(0)]
        everyone_stays(state)
    assert texts == [
        "Max moves to 8 (his turn 2).",
        "Max takes a break in 8 (his turn 3).",
        "Max cheats and returns to 9 (his turn 4); 1 cheat card left.",
    ]


def test_other_endings_and_frames_in_words() -> None:
    stuck = hunt([52, 4, 43], [54, 53], "chasers", break_cards=0, cheat_cards=0, acted=[0, 1])
    texts = [event.text for event in play(stuck, "go 54 with cleo")]
    assert (
        "Max (Seat 1) cannot leave 53 and has no card to play, in round 2: the chasers have won, and Max has lost."
    ) in texts
    trail = [9, 8, 47, 48, 49, 50, 13, 12, 11, 16, 15, 14, 27, 28]
    last = hunt([54] * 4, trail, "chasers", full=["cats", "bats"], frame="mice", left_out="hedgehogs")
    texts = [event.text for event in everyone_stays(last)]
    assert texts[1:3] == ["One of the mice goes into the frame; none left.", "The frame of the mice is full."]
    assert texts[-2:] == ["Max shows himself in 28.", "The owls are the last."]
    drawn = nk.game("ghost-chase", players=5).start()
    assert [event.text for event in drawn.play("leave out owls")] == ["The owls are left out."]
    won = hunt(
        [54] * 4,
        [*trail, 29, 30, 31, 33, 34],
        "chasers",
        frame="mice",
        full=["cats", "bats", "owls"],
        left_out="hedgehogs",
    )
    assert (
        "The night is over after round 18; nobody has caught Max (Seat 1), who is in 34: "
        "Max has won, and the chasers have lost."
    ) in [event.text for event in everyone_stays(won)]
    trapped = hunt([9] * 3, [30], trap_room=26)
    assert [event.text for event in play(trapped, "move 26")][-1] == "Max steps into the trap in 26."
