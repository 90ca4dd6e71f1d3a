"""``nightkeep learn``: a game's lesson at the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from nightkeep.cli import show
from nightkeep.cli.arguments import GameName, Language
from nightkeep.cli.ask import InputEndedError, ask
from nightkeep.cli.catalogue import readable
from nightkeep.cli.offers import Offers, Unclear
from nightkeep.cli.show import CANDLE, FAINT, say
from nightkeep.play.lesson import Lesson, Step, lesson_of
from nightkeep.play.registry import game_spec
from nightkeep.rules.rulebook import ENGLISH

WORDS = {
    "en": {
        "step": "Step {n} of {all}: {game}", "on": "Enter goes on; b goes back, r shows the rules, q leaves > ",
        "do": "Now: {action}. Type it, or press Enter; b goes back, ? shows all choices, r the rules, q leaves > ",
        "other": "That is allowed too, but now try this: {action}", "end": "Now play: nightkeep play {name}",
    },
    "nl": {
        "step": "Stap {n} van {all}: {game}", "on": "Enter gaat verder; b terug, r toont de regels, q stopt > ",
        "do": "Nu: {action}. Typ het, of druk op Enter; b terug, ? alle keuzes, r toont de regels, q stopt > ",
        "other": "Dat mag ook, maar probeer nu dit: {action}", "end": "Speel nu: nightkeep play {name}",
    },
}  # fmt: skip


def _words(lang: str) -> dict[str, str]:
    """Return the terminal's own words: in English for a language that only a game speaks."""
    return WORDS.get(lang, WORDS[ENGLISH])


def learn(name: GameName, lang: Language = ENGLISH) -> None:
    """Learn a game by playing a short first game.

    Examples:

    [bold]nightkeep learn GAME[/]

    [bold]nightkeep learn GAME --lang nl[/]   in Dutch
    """
    out = show.console()
    readable(out, game_spec(name), lang)
    with show.patience():
        lesson = lesson_of(name)
    at = 0
    while at < len(lesson.steps):
        _show(out, lesson, at, lang)
        try:
            way = _answer(out, lesson, lesson.steps[at], lang)
        except InputEndedError:
            return
        if way == 0:
            return
        at = max(at + way, 0)
    say(out, _words(lang)["end"].format(name=name), f"bold {CANDLE}")


def _show(out: Console, lesson: Lesson, at: int, lang: str) -> None:
    step, words = lesson.steps[at], _words(lang)
    if show.at_terminal(out):
        out.clear()
    show.draw(out, lesson.game, step.view, lesson.names)
    if at > 0:
        show.events(out, step.events, FAINT)
    title = lesson.game.rules.in_language_or_english(lang).title
    say(out, words["step"].format(n=at + 1, all=len(lesson.steps), game=title), f"bold {CANDLE}")
    out.print(Padding(Text(step.say_in(lang)), (0, 0, 0, 2)))


def _answer(out: Console, lesson: Lesson, step: Step, lang: str) -> int:
    """Ask until a step is left; return 1 for the next step, -1 for the one before, 0 to leave the lesson."""
    words, offers = _words(lang), Offers(step.view["actions"])
    while True:
        answer = ask(out, words["on"] if step.play is None else words["do"].format(action=step.play)).lower()
        if answer in ("q", "quit"):
            return 0
        if answer in ("b", "back"):
            return -1
        if answer in ("r", "rules"):
            book = lesson.game.rules.in_language_or_english(lang)
            for rule in step.rules:
                show.rule(out, book[rule], indent=2)
        elif answer == "" or step.play is None:
            return 1
        elif answer == "?":
            offers.show(out)
        elif _wanted(out, lesson, step, offers, answer, words["other"]):
            return 1


def _wanted(out: Console, lesson: Lesson, step: Step, offers: Offers, answer: str, other: str) -> bool:
    """Return whether an answer is what the step is about; if not, say why not."""
    found = offers.find(answer)
    action = found if isinstance(found, str) else offers.meant(answer)
    if isinstance(found, Unclear):
        say(out, ", ".join(found.fitting), "yellow")
    elif refusal := step.why_not(action):
        say(out, refusal, "yellow")
    elif step.wants(action):
        return True
    else:
        say(out, other.format(action=step.play), "yellow")
    return False
