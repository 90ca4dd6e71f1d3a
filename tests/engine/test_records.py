"""Game records: they replay to the same position, travel with their board, and say where they stop being legal."""

from __future__ import annotations

import copy
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

import nightkeep as nk
from nightkeep.play.registry import game_spec
from nightkeep.rules.rulebook import EarlierRules

SMALL = Path(__file__).parents[1] / "games" / "hidden_castle" / "small.toml"


def played(actions: int = 40, **options: object) -> nk.State:
    state = nk.game("hidden-castle", **options).start()
    chance = nk.Chance(4)
    while not state.is_over and len(state.history) < actions:
        if state.actor == nk.CHANCE:
            state.draw(chance)
        else:
            choices = state.actions()
            state.play(choices[chance.below(len(choices))])
    return state


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return played(players=3).record()


def test_replay_gives_the_same_position(record: dict[str, Any]) -> None:
    again = nk.replay(json.loads(json.dumps(record)))
    assert again == played(players=3) and again.record() == record
    assert again.to_dict() == played(players=3).to_dict()


def test_replay_until(record: dict[str, Any]) -> None:
    assert nk.replay(record, until=7).history == record["actions"][:7]
    assert nk.replay(record, until=0) == nk.game("hidden-castle", players=3).start()


def test_a_board_of_ones_own_travels_with_the_record(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text(SMALL.read_text(encoding="utf-8"), encoding="utf-8")
    state = played(board=str(board), players=2)
    board.unlink()
    again = nk.replay(json.loads(json.dumps(state.record())))
    assert again == state and again.game.board.name == "The Gatehouse"


def test_a_record_may_begin_in_a_position() -> None:
    state = played(players=3)
    fresh = state.game.state(state.to_dict())
    if fresh.actor == nk.CHANCE:
        fresh.draw(nk.Chance(1))
    assert nk.replay(json.loads(json.dumps(fresh.record()))) == fresh


def test_names_are_kept() -> None:
    state = nk.game("hidden-castle", players=2).start(names=["Rosa", "Max"])
    assert state.play("place 3")[0].text == "Rosa places a guest on space 3."
    assert nk.replay(state.record()).names == ("Rosa", "Max")
    with pytest.raises(nk.OptionError, match="1 names for 2 players"):
        nk.game("hidden-castle", players=2).start(names=["Rosa"])


@pytest.mark.parametrize(
    ("change", "said", "at"),
    [
        (lambda r: r["actions"].__setitem__(5, "place 99"), "action 6 of 40: 'place 99'.*no space '99'", 5),
        (lambda r: r["actions"].__setitem__(3, r["actions"][2]), "action 4 of 40.*already holds a guest", 3),
        (lambda r: r["actions"].pop(0), "action", 14),
        (lambda r: r["actions"].__setitem__(0, 17), "action 1 of 40", 0),
        (lambda r: r["actions"].__setitem__(0, None), "action 1 of 40", 0),
        (lambda r: r.pop("actions"), "'actions' is missing", None),
        (lambda r: r.__setitem__("actions", "place 3"), "'actions' is missing or not a list", None),
        (lambda r: r.__setitem__("nightkeep", 99), "format 1", None),
        (lambda r: r.pop("nightkeep"), "format 1", None),
        (lambda r: r.__setitem__("game", "chess"), "no game 'chess'; the games are: ", None),
        (lambda r: r.__setitem__("rules", "0" * 12), "will not replay it under other rules", None),
        (lambda r: r["options"].__setitem__("players", 9), "set-up is broken: players = 9", None),
        (lambda r: r["options"].__setitem__("speed", 1), "no option 'speed'", None),
        (lambda r: r.__setitem__("options", []), "'options' is missing or not a dict", None),
        (lambda r: r.__setitem__("board_toml", 3), "not a text", None),
        (lambda r: r.__setitem__("board_toml", "x ="), "set-up is broken", None),
        (lambda r: r.__setitem__("names", ["a"]), "set-up is broken", None),
        (lambda r: r.__setitem__("names", 7), "set-up is broken", None),
        (lambda r: r.__setitem__("from_position", {}), "set-up is broken", None),
        (lambda r: r.__setitem__("cheat", True), "unknown key 'cheat'", None),
    ],
)
def test_an_edited_record_is_refused(record: dict[str, Any], change: Any, said: str, at: int | None) -> None:
    edited = copy.deepcopy(record)
    change(edited)
    with pytest.raises(nk.RecordError, match=f"(?s){said}") as refused:
        nk.replay(edited)
    assert refused.value.at == at


@pytest.mark.parametrize("thing", [None, 3, [], "record", [1, 2]])
def test_what_is_no_record_is_refused(thing: object) -> None:
    with pytest.raises(nk.RecordError, match="JSON object"):
        nk.replay(thing)


def test_files_are_written_whole_or_not_at_all(tmp_path: Path, record: dict[str, Any], monkeypatch: Any) -> None:
    path = tmp_path / "game.json"
    nk.save_record(record, path)
    assert nk.load_record(path) == record

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(nk.RecordError, match=r"No space left.*nothing was changed"):
        nk.save_record({**record, "names": ["x"] * 3}, path)
    assert nk.load_record(path) == record and [p.name for p in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b'{"nightkeep": 1, "actions": ["pl', "line 1: truncated"),
        (b"", "truncated"),
        (b"\xff\xfe", "not a text file"),
        (b"[1]", "JSON object"),
        (b"[" * 200_000, "nested too deep"),
        (b'{"nightkeep": ' + b"1" * 5_000 + b"}", "numbers too long"),
    ],
)
def test_broken_files_are_refused(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(nk.RecordError, match=said):
        nk.load_record(path)
    with pytest.raises(nk.RecordError, match="cannot be read"):
        nk.load_record(tmp_path / "nowhere.json")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
def test_what_never_ends_is_no_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so much is read, whatever size a device or a pipe says it has."""
    monkeypatch.setattr("nightkeep.play.records.MOST_BYTES", 1_000)
    read, write = os.pipe()
    os.write(write, b" " * 2_000)
    try:
        with pytest.raises(nk.RecordError, match="larger than 1000 bytes"):
            nk.load_record(f"/dev/fd/{read}")
    finally:
        os.close(read)
        os.close(write)


def test_truncating_a_record_gives_a_shorter_game(record: dict[str, Any]) -> None:
    """Fewer actions are a legal, unfinished game; cutting inside an action is not."""
    assert nk.replay({**record, "actions": record["actions"][:9]}).history == record["actions"][:9]


@pytest.mark.parametrize("until", [-1, "2", 1.5, True])
def test_so_many_actions_is_a_number_from_0_on(record: dict[str, Any], until: Any) -> None:
    with pytest.raises(nk.RecordError, match="must be a number of actions, from 0 on"):
        nk.replay(record, until=until)


def test_names_that_are_no_texts_are_refused(record: dict[str, Any]) -> None:
    with pytest.raises(nk.RecordError, match="names are a list of texts"):
        nk.replay({**record, "names": [1] * len(record["names"])})


@pytest.fixture
def earlier(monkeypatch: pytest.MonkeyPatch) -> EarlierRules:
    """Rules of an earlier day, when there was no option ``colours`` and four players were called 'many'."""
    rules = EarlierRules("0123456789ab", {"colours": "choose"}, {"players": {"many": 4}})
    monkeypatch.setattr(game_spec("hidden-castle").rules, "earlier", [rules])
    return rules


def test_a_record_under_earlier_rules_that_play_alike_is_replayed(earlier: EarlierRules) -> None:
    record = played(players=4, colours="choose").record() | {"rules": earlier.rules}
    record["options"] = {"players": "many"}
    again = nk.replay(record)
    assert again == played(players=4, colours="choose")
    assert again.game.options["colours"] == "choose" and again.record()["rules"] == again.game.rules.version


def test_a_record_says_more_than_what_was_missing(earlier: EarlierRules) -> None:
    record = played(players=3).record() | {"rules": earlier.rules}
    assert nk.replay(record).game.options["colours"] == "seat-order"


def test_other_rules_are_still_refused(earlier: EarlierRules) -> None:
    with pytest.raises(nk.RecordError, match="will not replay it under other rules"):
        nk.replay(played().record() | {"rules": "ba9876543210"})
