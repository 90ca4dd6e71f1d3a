"""Write ``web/tests/sentences.json``: every sentence of the games with sample arguments, as Python says it.

``python -m tests.web.sentences``; ``test_types.py`` checks that it is current, Vitest that the page says the same.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec

from nightkeep.rules.messages import Message, Words

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/nightkeep/games"
FILE = ROOT / "web/tests/sentences.json"
LANGUAGES = sorted(path.stem for path in (ROOT / "web/src/words").glob("*.ftl"))
SHARED = {"hidden_castle": "gallery", "midnight_party": "gallery"}
AT_TERMINAL = r"(terminal|option|word|position|board|heat)-"  # ids that the page leaves out (web/catalogues.ts)
PLAIN: list[Any] = [1, 2, 1234, "Rosa", "Map Room", "small 2", "red-4", ["Rosa", "Tom"], ["a", "b", "c"]]


def arguments(source: str, message_id: str, choose: random.Random) -> dict[str, Any]:
    """Return sample arguments for a sentence: of each, one that its selectors tell apart, or anything else."""
    blocks = dict(re.findall(r"^([a-z][\w-]*) *=((?:.*\n(?:[ }].*\n|\n)*))", source + "\n", re.MULTILINE))
    text = block = blocks[message_id]
    for part in re.findall(r"\{ ([a-z][\w-]*) \}", block):
        text += blocks[part]
    found: dict[str, Any] = {}
    for name in sorted(set(re.findall(r"\$(\w+)", text))):
        if re.search(rf"(?:SIGNED|FIXED|NUMBER)\(\${name}\b", text):
            found[name] = choose.choice([0, -3, 480, 1234])
        elif selector := re.search(rf"\{{ \${name} ->\n((?:.*\n)*?) *\}}", text):
            keys = re.findall(r"^ *\*?\[([\w-]+)\]", selector[1], re.MULTILINE)
            chosen = choose.choice([*(key for key in keys if key != "other"), "7"])
            found[name] = int(chosen) if chosen.isdigit() else chosen
        else:
            found[name] = choose.choice(PLAIN)
    return found


def wrapped(inner: Message) -> Message:
    """Return a message that has another one as an argument, alone and in a list."""
    return Message("list-and", {"first": inner, "last": [inner, "Rosa", 3], "nothing": None})


def sentences() -> dict[str, list[list[Any]]]:
    """Return, by game, the messages as the page gets them with their sentence in each language."""
    found: dict[str, list[list[Any]]] = {}
    for folder in sorted(path.parent for path in GAMES.glob("*/words")):
        if folder.name == "gallery":
            continue
        shared = GAMES / SHARED[folder.name] if folder.name in SHARED else None
        words = Words(folder, shared)
        source = "\n".join((one / "words/en.ftl").read_text(encoding="utf-8") for one in (folder, shared) if one)
        choose = random.Random(folder.name)
        rows: list[list[Any]] = []
        for message_id in sorted(set(re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE))):
            if re.match(AT_TERMINAL, message_id):
                continue
            message = Message(message_id, arguments(source, message_id, choose))
            sample = wrapped(message) if len(rows) % 20 == 0 else message  # some with a message inside
            rows.append([msgspec.to_builtins(sample), {lang: words.say(sample, lang) for lang in LANGUAGES}])
        found[folder.name.replace("_", "-")] = rows
    return found


def written() -> str:
    """Return the file's content, a line for each sentence."""
    games = [
        f'"{game}": [\n' + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]"
        for game, rows in sentences().items()
    ]
    return "{" + ",\n".join(games).replace(', "rules": []', "") + "}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
