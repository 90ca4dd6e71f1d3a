"""Golden files: short readable playthroughs, and exact counts of positions. ``make goldens`` writes them anew.

What to write stands in ``tests/games/<game>/goldens.toml``:

    [[playthrough]]            # goldens/playthroughs/<game>/<name>.txt
    name = "two-players"
    seed = "1"
    actions = 60               # the last ones before the end are shown too
    options = { players = 2 }

    [[counts]]                 # goldens/counts/<game>/<name>.txt
    name = "start"
    depth = 3
    options = { players = 2 }
    board = "small.toml"       # optional, beside goldens.toml
    after = ["place 1"]        # optional
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import nightkeep as nk
from nightkeep.play.counts import count
from nightkeep.play.registry import game_spec

HERE = Path(__file__).parent
FOLDER = HERE / "goldens"
SHOWN = 10  # legal actions written out for each decision
LAST = 6  # actions shown at the end of a playthrough


def settings(game: str) -> dict[str, list[dict[str, Any]]]:
    """What is to be written for a game."""
    path = HERE / "games" / game.replace("-", "_") / "goldens.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def wanted() -> dict[Path, tuple[str, str, dict[str, Any]]]:
    """Every golden file there should be: its path, and how to make it."""
    files = {}
    for game in nk.games():
        for kind, folder in (("playthrough", "playthroughs"), ("counts", "counts")):
            for setting in settings(game).get(kind, []):
                files[FOLDER / folder / game / f"{setting['name']}.txt"] = (kind, game, setting)
    return files


def make(kind: str, game: str, setting: dict[str, Any]) -> str:
    """The text of one golden file."""
    options = dict(setting.get("options", {}))
    if "board" in setting:
        options[game_spec(game).board_option] = str(HERE / "games" / game.replace("-", "_") / setting["board"])
    chosen = ", ".join(f"{k}={v}" for k, v in setting.get("options", {}).items()) or "default options"
    head = f"{game}: {chosen}" + (f", board {setting['board']}" if "board" in setting else "")
    ready = nk.game(game, **options)
    return (playthrough if kind == "playthrough" else counts)(ready, head, setting)


def counts(game: nk.Game, head: str, setting: dict[str, Any]) -> str:
    """Sequences and different positions by depth."""
    after = setting.get("after", [])
    lines = [head, f"after: {', '.join(after)}" if after else "from the start", "", "depth  sequences  positions"]
    for depth, (sequences, positions) in enumerate(count(game, setting["depth"], after)):
        lines.append(f"{depth:5}  {sequences:9}  {positions:9}")
    return "\n".join(lines) + "\n"


def playthrough(game: nk.Game, head: str, setting: dict[str, Any]) -> str:
    """A random game: every decision's choices, what was played, and what happened, with its rules."""
    state = game.start()
    chance = nk.Chance(setting["seed"])
    steps: list[list[str]] = []
    while not state.is_over:
        actions = state.actions()
        if state.actor == nk.CHANCE:
            odds = ", ".join(f"{text} {share}" for text, share in list(state.odds().items())[:SHOWN])
            shown = f"chance: {odds}{_more(actions)}"
            events = state.draw(chance)
        else:
            shown = f"{state.names[state.actor]} may: {', '.join(actions[:SHOWN])}{_more(actions)}"
            events = state.play(actions[chance.below(len(actions))])
        told = [f"    {event.text} [{' '.join(event.rules)}]" for event in events]
        steps.append([f"{len(steps) + 1}. {shown}", f"  > {state.history[-1]}", *told])
    lines = [f"{head}, seed {setting['seed']}", ""]
    most = setting["actions"]
    for step in steps[:most]:
        lines += step
    if len(steps) > most:
        lines.append(f"... {max(0, len(steps) - most - LAST)} more actions ...")
        for step in steps[max(most, len(steps) - LAST) :]:
            lines += step
    lines += ["", f"scores: {state.scores()}", f"winners: {[state.names[w] for w in state.winners()]}"]
    lines += [f"{field}: {value}" for field, value in state.to_dict().items()]
    return "\n".join(lines) + "\n"


def _more(actions: list[str]) -> str:
    return f", and {len(actions) - SHOWN} more" if len(actions) > SHOWN else ""


def main() -> None:
    """Write every golden file, and remove those that nothing asks for any more."""
    files = wanted()
    for old in sorted(FOLDER.rglob("*.txt")):
        if old not in files:
            old.unlink()
            print(f"removed {old.relative_to(HERE)}")
    for path, (kind, game, setting) in files.items():
        text = make(kind, game, setting)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(HERE)}")


if __name__ == "__main__":
    main()
