"""Action texts, descriptions, refusals and events."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep import Chance
from nightkeep.play.registry import game_spec
from tests.games.keys_to_the_castle.support import GAME, castle, idle, pile, refused, started


def test_every_action_has_one_text() -> None:
    """All action numbers are written and read back, each text once."""
    game = nk.game(GAME)
    language = game_spec(GAME).language
    count = game.action_count
    assert count == 34 + 9 * 48 + 2 * 35 + 4
    texts = [language.write_action(game.board, action) for action in range(count)]
    assert len(set(texts)) == count
    assert [language.read_action(game.board, text) for text in texts] == list(range(count))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("key-blue b3", "play key-blue b3"),
        ("PLAY  Key-Blue B3", "play key-blue b3"),
        ("passage d4-c3", "play passage c3-d4"),
        ("play passage d3-c4", "play passage c4-d3"),
        ("padlock a1", "play padlock a1"),
        ("skeleton a1", "play skeleton a1"),
        ("throw pad", "throw padlock"),
    ],
)
def test_other_ways_to_say_it(said: str, meant: str) -> None:
    """'play' may be left out, the ends of a passage may be swapped, capitals and blanks do not matter."""
    state = castle("key-blue passage padlock skeleton", colours={"b3": "blue"})
    if said == "throw pad":
        assert state.why(said) is not None, "half a word is no action"
        return
    assert state.write(state.read(said)) == meant
    assert state.why(said) is None


@pytest.mark.parametrize(
    "text",
    [
        "play",
        "play net",
        "play key-purple a1",
        "play key-red",
        "play key-red z9",
        "throw",
        "throw everything",
        "move",
        "move a1 a2",
        "turn",
        "lay",
        "lay pink",
        "draw",
        "draw ace",
        "flip",
        "flip heads",
        "stay here",
        "open b2",
        "play passage a1-",
        "play net up",
        "key-red",
        "refill now",
        "first",
        "first 0",
        "first 5",
        "first 1 2",
        "first one",
        "leave a1",
    ],
)
def test_bad_texts(text: str) -> None:
    """What is no action is refused, and the answer says what is allowed."""
    state = castle("key-blue passage padlock skeleton")
    said = refused(state, text)
    assert "allowed: throw" in said


def test_descriptions() -> None:
    """Each kind of action says what it will do."""
    fronts = {"b2": "open", "b3": "barred", "c6": "open", "b4": "extra-key"}
    state = castle(
        "skeleton padlock hacksaw passage",
        fronts=fronts,
        closed=["b4"],
        locks=["e5"],
        at={0: "b2", 1: "c6"},
    )
    says = {
        "play skeleton b4": "open b4 (extra-key) with a Skeleton Key",
        "play skeleton a8": "open a8 (never opened yet) with a Skeleton Key",
        "play skeleton b3": "close b3 with a Skeleton Key",
        "play skeleton e5": "take the Padlock off e5",
        "play padlock a1": "lock a1: nobody can enter or turn it",
        "play hacksaw b3": "saw through the bars of b3 for good",
        "play passage d4-e5": "join d4 and e5 for good",
        "play passage d5-e4": "join d5 and e4 for good",
        "throw passage": "throw a Secret Passage away, without effect",
    }
    for action, words in says.items():
        assert state.describe(action) == words
    net = castle("net", fronts={"c6": "open"}, at={1: "c6"})
    assert net.describe("play net north") == "net North on c6 for two turns"
    moving = castle(fronts={"c7": "open", "c8": "open", "b7": "open"}, at={0: "c7"}, phase="moving")
    assert moving.describe("move c8") == "move to c8 and win"
    assert moving.describe("move b7") == "move to b7"
    assert moving.describe("stay") == "stay on c7"
    assert moving.describe("leave") == "leave the castle from c7"
    outside = castle(fronts={"c1": "open"}, phase="moving")
    assert (outside.describe("stay"), outside.describe("move c1")) == ("stay outside", "enter the castle at c1")
    extra = castle(fronts={"c3": "extra-key", "d5": "open"}, at={0: "c3"}, phase="choosing")
    assert extra.describe("turn d5") == "use the extra key to close d5"
    assert extra.describe("decline") == "do not use the extra key now"


def test_every_refusal_names_rules() -> None:
    """Through a game: every action that is not legal is refused with a sentence, and nearly always with rules."""
    state = started(players=3, seed=4)
    chance = Chance(8)
    count = state.game.action_count
    assert count is not None
    for _ in range(120):
        legal = set(state.action_codes())
        for _ in range(8):
            code = chance.below(count)
            if code in legal:
                continue
            refusal = state.why(state.write(code))
            assert refusal is not None
            assert refusal.text
            assert refusal.rules, state.write(code)
        codes = state.action_codes()
        state.draw(chance) if state.actor == nk.CHANCE else state.play_code(codes[chance.below(len(codes))])


def test_chance_is_not_for_players() -> None:
    """KC-3.3: outcomes are refused at decisions, decisions at chance, and outcomes of another event."""
    state = castle("skeleton")
    refused(state, "draw net", "KC-3.3")
    refused(state, "flip open", "KC-3.3")
    state.play("play skeleton a1")
    refused(state, "draw net", "KC-4.4")
    refused(state, "refill", "KC-4.4")
    start = nk.game(GAME).start()
    refused(start, "draw net", "KC-2.5")
    refused(start, "stay", "KC-2.5")


def test_no_card_of_a_kind_left() -> None:
    """KC-13.3: a card that is not in the pile cannot be drawn."""
    state = castle("net net", phase="drawing")
    refused(state, "draw net", "KC-13.3")


def test_events_tell_the_story() -> None:
    """Each thing that happens is an event with a sentence and rules."""
    state = castle(
        "skeleton",
        "skeleton",
        fronts={"c2": "open", "c3": "extra-key", "c6": "open", "c7": "extra-turn"},
        at={0: "c2", 1: "c6"},
        locks=["e1"],
        colours={"d5": "red"},
    )

    def said(action: str) -> list[str]:
        events = state.play(action)
        assert all(event.rules for event in events)
        return [event.text for event in events]

    assert said("play skeleton e1") == ["Seat 1 plays a Skeleton Key: the Padlock on e1 comes off."]
    assert said("move c3") == [
        "Seat 1 moves from c2 to c3.",
        "Seat 1 finds an extra key on c3 and may turn over one door.",
    ]
    assert said("turn d5") == ["Seat 1 uses the extra key on d5."]
    assert said("flip barred") == ["d5 is turned over: a barred door."]
    assert said("draw hacksaw") == ["Seat 2 draws a Hacksaw."]
    assert said("play hacksaw d5") == ["Seat 2 saws through the bars of d5."]
    assert said("move c7") == ["Seat 2 moves from c6 to c7.", "Seat 2 finds an extra turn on c7."]
    assert said("draw passage") == ["Seat 2 draws a Secret Passage."]
    assert said("play passage b6-c7") == ["Seat 2 lays a Secret Passage between b6 and c7."]
    assert said("leave") == ["Seat 2 leaves the castle from c7."]
    assert said("draw padlock") == ["Seat 1 draws a Padlock."]
    assert said("play padlock d5") == ["Seat 1 puts a Padlock on d5."]
    assert said("stay") == ["Seat 1 does not move."]
    assert said("draw net") == ["Seat 2 draws a Net."]
    assert said("play net south") == ["Seat 2 throws a Net over Seat 1 on c3: two turns without a move."]
    assert said("stay") == ["Seat 2 does not move."]
    assert said("draw skeleton") == ["Seat 1 draws a Skeleton Key."]
    assert said("play skeleton c7") == [
        "Seat 1 plays a Skeleton Key on c7.",
        "c7 is closed.",
        "Seat 1 hangs in the net and cannot move; 1 more turn to come.",
    ]
    assert said("draw skeleton") == ["Seat 2 draws a Skeleton Key."]
    assert said("play skeleton c7") == ["Seat 2 plays a Skeleton Key on c7.", "c7 is open again: an extra turn."]
    said("stay")
    said("draw key-red")
    assert said("throw key-red") == [
        "Seat 1 throws a red Key away.",
        "Seat 1 hangs in the net and cannot move.",
        "The Net comes off Seat 1.",
    ]


def test_events_of_the_end() -> None:
    """KC-12.1, KC-12.5: a win and a draw are told; so are entering, declining and a refill."""
    win = castle(fronts={"c7": "open", "c8": "open"}, at={0: "c7"}, phase="moving")
    assert win.play("move c8")[-1].text == "Seat 1 has crossed the castle at c8 and wins!"
    tie = castle(phase="moving", turns=599)
    assert tie.play("stay")[-1].text == "600 turns have been played and nobody has arrived: the game is drawn."
    enter = castle(fronts={"c1": "extra-key"}, phase="moving")
    assert enter.play("move c1")[0].text == "Seat 1 enters the castle at c1."
    assert enter.play("decline")[0].text == "Seat 1 does not use the extra key now."
    refilled = castle("net hacksaw skeleton", phase="drawing", players=2)
    while pile(refilled).total() > 1:
        idle(refilled)
    refilled.play(refilled.actions()[0])
    event = refilled.play("refill")[0]
    thrown = pile(refilled).total()
    said = "That was the last card of the draw pile"
    assert event.text == f"{said}: the {thrown} cards of the discard pile are shuffled into a new one."
    assert event.rules == ("KC-3.11", "KC-3.12", "KC-3.13")
    start = nk.game(GAME).start()
    assert start.play("lay red")[0].text == "A closed red door is laid at a1."


def test_undo() -> None:
    """A move may be taken back; a card that was shown, and what chance decided, may not."""
    state = castle("padlock", fronts={"c1": "open"})
    state.play("play padlock a1")
    with pytest.raises(nk.IllegalAction, match="revealed"):
        state.undo()
    state.play("move c1")
    assert state.undo() == "move c1"
    assert "stay" in state.actions()
