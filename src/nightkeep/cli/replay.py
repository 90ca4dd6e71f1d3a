"""``nightkeep replay``: a recorded game in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from nightkeep.cli import show
from nightkeep.cli.arguments import RecordFile
from nightkeep.cli.ask import InputEndedError, ask, which
from nightkeep.cli.show import FAINT, say, told
from nightkeep.cli.terminal import scores
from nightkeep.play.records import load_record, replay
from nightkeep.rules.errors import OptionError
from nightkeep.rules.things import JsonObject


def load_whole(path: Path) -> JsonObject:
    """Return a record that can be replayed to its end. ``RecordError`` if it cannot."""
    record = load_record(path)
    replay(record)
    return record


def replay_record(
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step", help="parameter-step")] = False,
    until: Annotated[int | None, typer.Option("--until", metavar="metavar-n", help="parameter-until")] = None,
) -> None:
    """Tell a recorded game in sentences, and draw how it ended."""
    out = show.console()
    with show.patience():
        record = load_whole(file)
    actions: list[str] = record["actions"]
    if until is not None and not 0 <= until <= len(actions):
        raise OptionError(told("replay-until", until=until, n=len(actions)))
    last = len(actions) if until is None else until
    state = replay(record, until=0)
    say(out, told("replay-title", title=show.rulebook(state.game.spec).title, n=len(actions)), "bold")
    clearing = step and show.at_terminal(out)
    for number, action in enumerate(actions[:last], start=1):
        events = state.play(action)
        events += [state.mark(name, place, by) for at, by, name, place in record.get("marks", []) if at == number]
        if clearing:
            out.clear()
        if step:
            show.draw(out, state.game, state.view(None), state.names)
        for i, event in enumerate(events):
            say(out, f"{number if i == 0 else '':>5}  {event.text}")
        if step and number < last:
            try:
                answer = ask(out, told("replay-next", n=number, all=last))
            except InputEndedError:
                return
            if which(answer, "quit"):
                return
    if not step or not last:
        show.draw(out, state.game, state.view(None), state.names)
    if state.is_over:
        scores(out, state)
    elif last < len(actions):
        say(out, told("replay-after", n=last, all=len(actions)), FAINT)
    else:
        say(out, told("replay-open"), FAINT)
