"""Game records: a game as a JSON document that replays to the same position, or says where it stops being legal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from nightkeep.compile.kernel import CHANCE
from nightkeep.play.game import Game
from nightkeep.play.history import Marking
from nightkeep.play.position import viewer_of
from nightkeep.play.registry import game_spec, games
from nightkeep.rules.errors import GameError, IllegalAction, NightkeepError, RecordError
from nightkeep.rules.things import JsonObject

if TYPE_CHECKING:
    from nightkeep.play.events import Event
    from nightkeep.play.state import State

FORMAT = 1
MOST_BYTES = 50_000_000
KEYS = ("nightkeep", "game", "rules", "options", "actions", "names", "board_toml", "from_position", "marks", "dice")


def make_record(state: State) -> JsonObject:
    """Return the record of a game (:meth:`State.record`). It holds the text of a board that is not the game's own."""
    record = _heading(state)
    if state.past.origin is not None:
        record["from_position"] = state.past.origin
    record["actions"] = state.history
    if state.past.marked:
        record["marks"] = [list(mark) for mark in state.past.marked]
    return record


def _heading(state: State) -> JsonObject:
    """Return what is played, and by whom."""
    game = state.game
    heading: JsonObject = {
        "nightkeep": FORMAT,
        "game": game.name,
        "rules": game.rules.version,
        "options": dict(game.options),
        "names": list(state.names),
    }
    if game.board_text is not None:
        heading["board_toml"] = game.board_text
    return heading


def make_transcript(state: State, seat: int | None) -> JsonObject:
    """Return what one seat may know of a game (:meth:`State.transcript`).

    ``told`` has an entry for each action the seat knows of: who made it, the events as the seat may still be told them,
    and the action itself if it is its own or public; ``marks`` counts these entries.

    Where seats must remember, an action that somebody else showed with it is not told once that is covered again, and
    ``from_position`` is None until the end: what it shows may have been covered since.
    """
    known = state.past.places(viewer_of(seat))
    transcript = {**_heading(state), "seat": seat}
    if state.past.origin is not None:
        first = state.game.state(state.past.origin).fogged(seat)
        remembers = state.game.must_remember and not state.is_over
        transcript["from_position"] = None if remembers else first.to_dict()
    told = zip(known, state.told(known, seat), strict=True)
    transcript["told"] = [_told(state, move, seat, events) for move, events in told]
    transcript["marks"] = [
        [sum(move < before for move in known), by, name, place] for before, by, name, place in state.past.marked
    ]
    transcript["view"] = state.view(seat)
    if state.is_over:
        transcript["record"] = make_record(state)
    return transcript


def _told(state: State, move: int, seat: int | None, events: list[Event]) -> JsonObject:
    actor, code = state.past.moves[move].actor, state.past.moves[move].code
    entry: JsonObject = {"by": "chance" if actor == CHANCE else actor}
    if actor == seat or (state.is_public(code) and not _is_covered(state, move, seat, events)):
        entry["action"] = state.write(code)
    entry["events"] = [msgspec.to_builtins(event) for event in events]
    return entry


def _is_covered(state: State, move: int, seat: int | None, events: list[Event]) -> bool:
    """Return whether something that the actor showed of its own with this action lies covered again for a seat."""
    past = state.past.moves[move]
    shown = [each.seen_by(seat) for each in past.told if each.seat == past.actor]
    return any(event is not None and event not in events for event in shown)


def replay(record: object, until: int | None = None) -> State:
    """Return the position a record leads to (``until``: after so many actions).

    ``RecordError`` says what is wrong; its ``at`` is the first action that is not legal.
    """
    checked = _check_record(record)
    if until is not None and (type(until) is not int or until < 0):
        raise RecordError(f"until = {until!r}: must be a number of actions, from 0 on")
    state = _first_position(checked)
    actions, marks = checked["actions"], _read_marks(checked)
    put = _put_marks(state, marks, 0)
    for i, action in enumerate(actions[:until]):
        try:
            state.play(action)
        except IllegalAction as problem:
            raise RecordError(f"action {i + 1} of {len(actions)}: {problem}", at=i) from None
        put = _put_marks(state, marks, put)
    return state


def _check_record(record: object) -> JsonObject:
    """Return a record of a game there is, with all its keys of the right types."""
    if not isinstance(record, dict):
        raise RecordError(f"a record is a JSON object with the keys {', '.join(KEYS)}")
    if "told" in record:
        raise RecordError("this is what one seat was told of a game; only the record of a game can be replayed")
    if record.get("nightkeep") != FORMAT:
        raise RecordError(f"nightkeep = {record.get('nightkeep')!r}: this program reads records of format {FORMAT}")
    for key, kind in (("game", str), ("rules", str), ("options", dict), ("actions", list)):
        if not isinstance(record.get(key), kind):
            raise RecordError(f"the record's '{key}' is missing or not a {kind.__name__}")
    if unknown := [key for key in record if key not in KEYS]:
        raise RecordError(f"unknown key '{unknown[0]}'; a record has {', '.join(KEYS)}")
    if record["game"] not in games():
        raise RecordError(f"there is no game '{record['game'][:40]}'; the games are: {', '.join(games())}")
    if not isinstance(record.get("board_toml"), str | None):
        raise RecordError("the record's 'board_toml' is not a text")
    return record


def _first_position(record: JsonObject) -> State:
    """Return the position that a record begins with, in today's terms if it was played under earlier rules."""
    try:
        spec = game_spec(record["game"])
    except GameError as problem:
        raise RecordError(str(problem)) from None
    options = spec.rules.todays_options(record["rules"], record["options"])
    if options is None:
        raise RecordError(
            f"the record was played under rules {record['rules'][:20]} of {record['game']}; this program has "
            f"{spec.rules.version} and will not replay it under other rules"
        )
    try:
        text = record.get("board_toml")
        game = Game(spec, options, None if text is None else spec.todays_board(record["rules"], text))
        if "from_position" in record:
            return game.state(record["from_position"], record.get("names"))
        return game.start(record.get("names"))
    except (NightkeepError, TypeError) as problem:
        raise RecordError(f"the record's set-up is broken: {problem}") from None


def _read_marks(record: JsonObject) -> list[Marking]:
    """Return a record's marks, if they have the right shape and order; :func:`_put_marks` finds what is not allowed."""
    marks = record.get("marks", [])
    if not isinstance(marks, list):
        raise RecordError("the record's 'marks' is not a list")
    before = 0
    for i, mark in enumerate(marks):
        if not isinstance(mark, list) or len(mark) != 4 or type(mark[0]) is not int or mark[1] is None:
            raise RecordError(f"mark {i + 1} of {len(marks)} is not [actions before it, seat, marker, place or null]")
        if not before <= mark[0] <= len(record["actions"]):
            raise RecordError(
                f"mark {i + 1} of {len(marks)} comes after {mark[0]} actions; after the last mark and before the end "
                f"of the game that is {before} to {len(record['actions'])}"
            )
        before = mark[0]
    return marks


def _put_marks(state: State, marks: list[Marking], put: int) -> int:
    """Put the markers that belong where the game now is; return how many have been put so far."""
    while put < len(marks) and marks[put][0] == len(state.past.moves):
        _, seat, name, place = marks[put]
        put += 1
        try:
            state.mark(name, place, seat)
        except NightkeepError as problem:
            raise RecordError(f"mark {put} of {len(marks)}: {problem}") from None
    return put


def save_record(record: JsonObject, path: str | Path) -> None:
    """Write a record whole or not at all: a full disk or a killed process leaves the old file as it was."""
    import os

    path = Path(path)
    part = path.with_name(path.name + ".part")
    try:
        with part.open("w", encoding="utf-8") as file:
            json.dump(record, file, indent=1, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as problem:
        part.unlink(missing_ok=True)
        raise RecordError(f"{path} could not be written ({problem.strerror}); nothing was changed") from None


def load_record(path: str | Path) -> JsonObject:
    """Read a record file; RecordError says what is wrong with it."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)  # a pipe or a device does not say its size
        if len(text) > MOST_BYTES:
            raise RecordError(f"{path}: larger than {MOST_BYTES} bytes, which no game record is")
        record = json.loads(text.decode("utf-8"))
    except OSError as problem:
        raise RecordError(f"{path} cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file") from None
    except json.JSONDecodeError as problem:
        raise RecordError(f"{path}, line {problem.lineno}: truncated or not JSON ({problem.msg})") from None
    except (ValueError, RecursionError):  # a number too long to read; lists in lists in lists
        raise RecordError(f"{path}: no game record: numbers too long, or nested too deep") from None
    if not isinstance(record, dict):
        raise RecordError(f"{path}: a record is a JSON object")
    return record
