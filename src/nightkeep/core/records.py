"""Game records: a game as a JSON document that replays to the same position, or says where it stops being legal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nightkeep.core.errors import IllegalAction, NightkeepError, RecordError
from nightkeep.core.game import Game
from nightkeep.core.registry import declaration, games

if TYPE_CHECKING:
    from nightkeep.core.state import State

FORMAT = 1
MOST_BYTES = 50_000_000
KEYS = ("nightkeep", "game", "rules", "options", "actions", "names", "board_toml", "from_position")


def make_record(state: State) -> dict[str, Any]:
    """See :meth:`State.record`. A board of one's own travels inside the record."""
    game = state.game
    record: dict[str, Any] = {
        "nightkeep": FORMAT,
        "game": game.name,
        "rules": game.rules.version,
        "options": dict(game.options),
        "names": list(state.names),
    }
    if game.board_text is not None:
        record["board_toml"] = game.board_text
    if state._origin is not None:
        record["from_position"] = state._origin
    record["actions"] = state.history
    return record


def replay(record: Any, until: int | None = None) -> State:
    """The position a record leads to (``until``: so many actions). ``RecordError.at`` is the first bad action."""
    if not isinstance(record, dict):
        raise RecordError(f"a record is a JSON object with the keys {', '.join(KEYS)}")
    if record.get("nightkeep") != FORMAT:
        raise RecordError(f"nightkeep = {record.get('nightkeep')!r}: this program reads records of format {FORMAT}")
    for key, kind in (("game", str), ("rules", str), ("options", dict), ("actions", list)):
        if not isinstance(record.get(key), kind):
            raise RecordError(f"the record's '{key}' is missing or not a {kind.__name__}")
    if unknown := [key for key in record if key not in KEYS]:
        raise RecordError(f"unknown key '{unknown[0]}'; a record has {', '.join(KEYS)}")
    if record["game"] not in games():
        raise RecordError(f"there is no game '{record['game'][:40]}'; the games are: {', '.join(games())}")
    declared = declaration(record["game"])
    if record["rules"] != declared.rules.version:
        raise RecordError(
            f"the record was played under rules {record['rules'][:20]} of {record['game']}; this program has "
            f"{declared.rules.version} and will not replay it under other rules"
        )
    board_text = record.get("board_toml")
    if board_text is not None and not isinstance(board_text, str):
        raise RecordError("the record's 'board_toml' is not a text")
    try:
        game = Game(declared, record["options"], board_text)
        if "from_position" in record:
            state = game.state(record["from_position"], record.get("names"))
        else:
            state = game.start(record.get("names"))
    except (NightkeepError, TypeError) as problem:
        raise RecordError(f"the record's set-up is broken: {problem}") from None
    for i, action in enumerate(record["actions"][:until]):
        try:
            state.play(action)
        except IllegalAction as problem:
            raise RecordError(f"action {i + 1} of {len(record['actions'])}: {problem}", at=i) from None
    return state


def save_record(record: dict[str, Any], path: str | Path) -> None:
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


def load_record(path: str | Path) -> dict[str, Any]:
    """Read a record file; RecordError says what is wrong with it."""
    path = Path(path)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise RecordError(f"{path}: larger than {MOST_BYTES} bytes, which no game record is")
        record = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise RecordError(f"{path} cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file") from None
    except json.JSONDecodeError as problem:
        raise RecordError(f"{path}, line {problem.lineno}: truncated or not JSON ({problem.msg})") from None
    if not isinstance(record, dict):
        raise RecordError(f"{path}: a record is a JSON object")
    return record
