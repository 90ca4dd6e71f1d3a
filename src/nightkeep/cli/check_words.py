"""``nightkeep words``: what a language still lacks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

import nightkeep
from nightkeep.cli import show
from nightkeep.cli.help import SpokenCommand, SpokenGroup
from nightkeep.cli.show import FAINT, WORDS, results_table, say, told
from nightkeep.play.registry import game_specs
from nightkeep.rules.language import Language
from nightkeep.rules.messages import OWN, Words

app = typer.Typer(name="words", cls=SpokenGroup, no_args_is_help=True, rich_markup_mode="rich", help="command-words")
PACKAGE = Path(nightkeep.__file__).parent
PAGE = PACKAGE.parents[1] / "web" / "src"  # where the source code is there


def catalogues() -> dict[str, Words]:
    """Return all catalogues there are: the engine's, those beside it, the games', and the page's in a checkout."""
    found = {"engine": OWN}
    for folder in sorted(PACKAGE.glob("*/words")):
        found[folder.parent.name] = Words(folder.parent)
    for spec in game_specs():
        if isinstance(spec.language, Language):
            found[spec.name] = spec.language.words
    for folder in sorted([PAGE / "words", *PAGE.glob("games/*/words")]):
        if folder.exists():
            name = "page" if folder.parent == PAGE else f"page {folder.parent.name}"
            found[name] = Words(folder.parent, name=name)
    return found


@app.callback()
def _words() -> None:
    pass


@app.command(cls=SpokenCommand, help="command-words-check")
def check(
    lang: Annotated[str, typer.Argument(metavar="metavar-lang", help="parameter-check-lang")],
) -> None:
    """List the sentences of a language that are missing, unknown, broken, or have other arguments than in English."""
    from nightkeep.rules.words_check import PROBLEMS
    from nightkeep.rules.words_check import check as check_words

    out = show.console()
    table = results_table(told("words-title", lang=lang), ["catalogue"], ["sentences", *PROBLEMS])
    listed: list[tuple[str, object]] = []
    for name, words in catalogues().items():
        sentences, findings = check_words(words, lang)
        counts = Counter(finding.problem for finding in findings)
        table.add_row(name, str(sentences), *(str(counts[problem]) for problem in PROBLEMS))
        listed += [(name, finding) for finding in findings]
    out.print(table)
    for spec in game_specs():
        try:
            spec.rules.in_language(lang)
        except (nightkeep.OptionError, ValueError) as problem:
            listed.append((spec.name, problem))
    for name, one in listed:
        say(out, f"{name}: {one}", wrap=False)
    if listed:
        raise typer.Exit(1)
    say(out, WORDS.text("words-complete"), FAINT)
