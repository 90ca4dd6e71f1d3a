"""Pages on games, from what they declare: ``python -m nightkeep.envs.docs FOLDER [GAME...]``.

Without a name: the pages of all installed games. The documentation site takes the same parts (docs/site/hook.py).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from nightkeep.envs.buffers import action_width
from nightkeep.play.game import Game
from nightkeep.play.registry import OWN, games_of
from nightkeep.play.registry import game as make_game

HISTORY = "v0: the first version."
EXAMPLES = 3


def page(game: Game) -> str:
    """Return the whole page of a game with its usual options."""
    parts = {
        "Rules": rules, "Options": options, "Examples": examples, "Actions": actions, "Observation": observation,
        "Rewards and end": rewards,
    }  # fmt: skip
    made = [f"# {game.spec.title}", facts(game)]
    made += [f"## {title}\n\n{text}" for title, make in parts.items() if (text := make(game))]
    return "\n\n".join(made) + "\n"


def rules(game: Game) -> str:
    """Return the rule list by sections; each rule has an anchor with its id."""
    book = game.spec.rules
    parts = []
    for section in book.section:
        parts.append(f"### {_text(section.title)}")
        for rule in book.rule:
            if rule.section == section.key:
                ruling = f" *Ruling: {_linked(game, rule.why)}*" if rule.source == "ruling" and rule.why else ""
                head = f'<a id="{rule.id.lower()}"></a>**{rule.id} {_text(rule.title)}.**'
                parts.append(f"{head} {_linked(game, rule.text)}{ruling}")
    return "\n\n".join(parts)


def examples(game: Game) -> str:
    """Return the rule list's examples; empty if there are none."""
    rows = [
        (f"**{one.id}**", *(_linked(game, text) for text in (one.given, one.action, one.expect, ", ".join(one.rules))))
        for one in game.spec.rules.example
    ]
    return _table(("", "given", "action", "what happens", "rules"), rows) if rows else ""


def facts(game: Game) -> str:
    """Return a table of what learners ask first."""
    spec = game.spec
    low, high = spec.players
    name = game.name.replace("-", "_")
    finite = game.action_count is not None
    spiel = f'`pyspiel.load_game("nightkeep_{name}")`' if finite else "no: its actions are too many to number"
    layout = game.layout
    rows = [
        ("players", f"{low}" if low == high else f"{low} to {high}; usually {game.players}"),
        ("hidden information", "yes" if spec.hidden else "no"),
        ("chance", "yes, as an actor of its own (the environments for learners play it out)"),
        ("actions", f"{action_width(game):,}" + ("" if finite else " at most at once, of a great many")),
        ("observation", f"{layout.width:,} numbers, `{layout.dtype}`"),
        ("longest game", f"{spec.longest:,} actions, chance included"),
        ("position", f"{spec.dtype.itemsize} bytes"),
        ("vector", f'`VectorEnv(nk.game("{game.name}"), games=1024)`'),
        ("Gymnasium", f'`gymnasium.make("nightkeep/{game.name}-v0")` after `import nightkeep.envs.gymnasium`'),
        ("PettingZoo", f'`nightkeep.envs.pettingzoo.env("{game.name}")`'),
        ("OpenSpiel", f"{spiel}" + (" after `import nightkeep.envs.openspiel`" if finite else "")),
        ("versions", HISTORY),
    ]
    return _table(("", ""), rows)


def options(game: Game) -> str:
    """Return a table of the options."""
    rows = []
    for key, option in game.spec.options.items():
        values = option.values if isinstance(option.values, str) else ", ".join(str(v) for v in option.values)
        cited = _linked(game, ", ".join(option.rules))
        rows.append((f"`{key}`", _text(values), _text(str(option.default)), _linked(game, option.text), cited))
    return _table(("option", "values", "usual", "what it does", "rules"), rows)


def observation(game: Game) -> str:
    """Return a table of the numbers that a learner's seat gets."""
    rows = []
    for part in game.layout.parts:
        field = part.field
        last = part.start + part.size - 1
        where = f"{part.start}" if part.size == 1 else f"{part.start} to {last}"
        shape = " x ".join(str(n) for n in part.shape) or "1"
        text = field.text + ("; a set: 1 for what is in it" if field.bits else "")
        rows.append((where, f"`{part.name}`", shape, f"{field.low} to {field.high}", _text(text)))
    return (
        "What the seat knows, from its fogged record. Numbers beyond their bounds are cut off there; "
        "a set that\nthe seat may not know is all ones.\n\n"
        + _table(("numbers", "field", "shape", "bounds", "what it says"), rows)
    )


def actions(game: Game) -> str:
    """Return the notation of actions, with their numbers."""
    count = game.action_count
    if count is None:
        return (
            "There are too many to number. An action is a place in the list of what the game offers"
            f" (`choices`, at most\n{game.most_actions} at once); each offer is the game's own number of a whole "
            "action, which `State.write` puts into words."
        )
    texts = [game.spec.language.write_action(game.board, code) for code in range(count)]
    verbs: dict[str, list[int]] = {}
    for code, text in enumerate(texts):
        verbs.setdefault(text.split()[0], []).append(code)
    rows = []
    for verb, codes in verbs.items():
        where = f"{codes[0]}" if len(codes) == 1 else f"{codes[0]} to {codes[-1]}"
        if len(codes) != codes[-1] - codes[0] + 1:
            where += f" ({len(codes)} of them)"
        some = codes if len(codes) <= EXAMPLES else [codes[0], codes[len(codes) // 2], codes[-1]]
        rows.append((where, f"`{verb}`", ", ".join(f"`{texts[code]}`" for code in some)))
    about = "The outcomes of chance are numbered among them; no seat can choose those."
    return f"{about}\n\n" + _table(("numbers", "action", "for instance"), rows)


def rewards(game: Game) -> str:
    """Return what learners get at the end."""
    together = " Seats of one team win together." if game.spec.teams else ""
    text = (
        "1 for a win, -1 for a defeat"
        if game.players == 1
        else ("1 for every winner, -1 for everybody else, 0 for all if nobody has lost")
    )
    return (
        f"At the end of the game {text}; before it 0.{together}\nA game ends as its rules say, "
        "and only then; the PettingZoo environment can cut it off (`max_cycles`)."
    )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("|" + "".join(f" {cell} |" if cell else " |" for cell in line) for line in lines)


def _text(text: str) -> str:
    """Return a text as Markdown that shows it as it is."""
    return re.sub(r"([\\`*_<>\[\]|#])", r"\\\1", text).replace("\n", " ")


def _linked(game: Game, text: str) -> str:
    """Return a text whose rule ids lead to these rules."""
    book = game.spec.rules

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}](#{found[0].lower()})" if found[0] in book.by_id else found[0]

    return re.sub(rf"\b{book.prefix}-\d+\.\d+\b", link, _text(text))


def main(folder: Path, names: list[str]) -> None:
    """Write the pages of these games, or of Nightkeep's own."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or games_of(OWN):
        (folder / f"{name}.md").write_text(page(make_game(name)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."), sys.argv[2:])
