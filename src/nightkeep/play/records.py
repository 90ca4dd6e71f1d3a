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
from nightkeep.rules.messages import Args, Message
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
        raise RecordError(Message("record-until", {"until": repr(until)}))
    state = _first_position(checked)
    actions, marks = checked["actions"], _read_marks(checked)
    put = _put_marks(state, marks, 0)
    for i, action in enumerate(actions[:until]):
        try:
            state.play(action)
        except IllegalAction as problem:
            args: Args = {"number": i + 1, "all": len(actions), "problem": problem.message}
            raise RecordError(Message("record-action", args), at=i) from None
        put = _put_marks(state, marks, put)
    return state


def _check_record(record: object) -> JsonObject:
    """Return a record of a game there is, with all its keys of the right types."""
    if not isinstance(record, dict):
        raise RecordError(Message("record-form", {"keys": ", ".join(KEYS)}))
    if "told" in record:
        raise RecordError(Message("record-transcript"))
    if record.get("nightkeep") != FORMAT:
        raise RecordError(Message("record-format", {"format": repr(record.get("nightkeep")), "known": FORMAT}))
    for key, kind in (("game", str), ("rules", str), ("options", dict), ("actions", list)):
        if not isinstance(record.get(key), kind):
            raise RecordError(Message("record-key", {"key": key, "kind": kind.__name__}))
    if unknown := [key for key in record if key not in KEYS]:
        raise RecordError(Message("record-unknown-key", {"key": str(unknown[0]), "keys": ", ".join(KEYS)}))
    if record["game"] not in games():
        raise RecordError(Message("record-game", {"game": record["game"][:40], "games": ", ".join(games())}))
    if not isinstance(record.get("board_toml"), str | None):
        raise RecordError(Message("record-board"))
    return record


def _first_position(record: JsonObject) -> State:
    """Return the position that a record begins with, in today's terms if it was played under earlier rules."""
    try:
        spec = game_spec(record["game"])
    except GameError as problem:
        raise RecordError(problem.message) from None
    options = spec.rules.todays_options(record["rules"], record["options"])
    if options is None:
        args: Args = {"rules": record["rules"][:20], "game": record["game"], "own": spec.rules.version}
        raise RecordError(Message("record-rules", args))
    try:
        text = record.get("board_toml")
        game = Game(spec, options, None if text is None else spec.todays_board(record["rules"], text))
        if "from_position" in record:
            return game.state(record["from_position"], record.get("names"))
        return game.start(record.get("names"))
    except (NightkeepError, TypeError) as problem:
        why = problem.message if isinstance(problem, NightkeepError) else str(problem)
        raise RecordError(Message("record-set-up", {"problem": why})) from None


def _read_marks(record: JsonObject) -> list[Marking]:
    """Return a record's marks, if they have the right shape and order; :func:`_put_marks` finds what is not allowed."""
    marks = record.get("marks", [])
    if not isinstance(marks, list):
        raise RecordError(Message("record-marks"))
    before = 0
    for i, mark in enumerate(marks):
        if not isinstance(mark, list) or len(mark) != 4 or type(mark[0]) is not int or mark[1] is None:
            raise RecordError(Message("record-mark-form", {"number": i + 1, "all": len(marks)}))
        high = len(record["actions"])
        if not before <= mark[0] <= high:
            args: Args = {"number": i + 1, "all": len(marks), "actions": mark[0], "low": before, "high": high}
            raise RecordError(Message("record-mark-order", args))
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
            args: Args = {"number": put, "all": len(marks), "problem": problem.message}
            raise RecordError(Message("record-mark", args)) from None
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
        args: Args = {"path": str(path), "why": problem.strerror}
        raise RecordError(Message("record-not-written", args)) from None


def load_record(path: str | Path) -> JsonObject:
    """Read a record file; RecordError says what is wrong with it."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)  # a pipe or a device does not say its size
        if len(text) > MOST_BYTES:
            raise RecordError(Message("record-large", {"path": str(path), "most": MOST_BYTES}))
        record = json.loads(text.decode("utf-8"))
    except OSError as problem:
        raise RecordError(Message("file-unreadable", {"path": str(path), "why": problem.strerror})) from None
    except UnicodeDecodeError:
        raise RecordError(Message("file-no-text", {"path": str(path)})) from None
    except json.JSONDecodeError as problem:
        args: Args = {"path": str(path), "line": problem.lineno, "why": problem.msg}
        raise RecordError(Message("record-truncated", args)) from None
    except (ValueError, RecursionError):  # a number too long to read; lists in lists in lists
        raise RecordError(Message("record-deep", {"path": str(path)})) from None
    if not isinstance(record, dict):
        raise RecordError(Message("record-object", {"path": str(path)}))
    return record
