"""``nightkeep learn``: a game's lesson at the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from nightkeep.cli import show
from nightkeep.cli.arguments import GameName, Language
from nightkeep.cli.ask import InputEndedError, ask, which
from nightkeep.cli.catalogue import readable
from nightkeep.cli.offers import Offers, Unclear
from nightkeep.cli.show import CANDLE, FAINT, say, told
from nightkeep.play.lesson import Lesson, Step, lesson_of
from nightkeep.play.registry import game_spec
from nightkeep.rules.messages import language


def learn(name: GameName, lang: Language = None) -> None:
    """Learn a game by playing a short first game."""
    out = show.console()
    readable(out, game_spec(name))
    with show.patience():
        lesson = lesson_of(name)
    at = 0
    while at < len(lesson.steps):
        _show(out, lesson, at)
        try:
            way = _answer(out, lesson, lesson.steps[at])
        except InputEndedError:
            return
        if way == 0:
            return
        at = max(at + way, 0)
    say(out, told("lesson-end", game=name), f"bold {CANDLE}")


def _show(out: Console, lesson: Lesson, at: int) -> None:
    step = lesson.steps[at]
    if show.at_terminal(out):
        out.clear()
    show.draw(out, lesson.game, step.view, lesson.names)
    if at > 0:
        show.events(out, step.events, FAINT)
    title = show.rulebook(lesson.game.spec).title
    say(out, told("lesson-step", n=at + 1, all=len(lesson.steps), game=title), f"bold {CANDLE}")
    out.print(Padding(Text(step.say_in(language())), (0, 0, 0, 2)))


def _answer(out: Console, lesson: Lesson, step: Step) -> int:
    """Ask until a step is left; return 1 for the next step, -1 for the one before, 0 to leave the lesson."""
    offers = Offers(step.view["actions"])
    question = told("lesson-on") if step.play is None else told("lesson-do", action=step.play)
    while True:
        answer = ask(out, question).lower()
        command = which(answer, "quit", "back", "rules")
        if command == "quit":
            return 0
        if command == "back":
            return -1
        if command == "rules":
            book = show.rulebook(lesson.game.spec)
            for rule in step.rules:
                show.rule(out, book[rule], indent=2)
        elif answer == "" or step.play is None:
            return 1
        elif answer == "?":
            offers.show(out)
        elif _wanted(out, step, offers, answer):
            return 1


def _wanted(out: Console, step: Step, offers: Offers, answer: str) -> bool:
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
        say(out, told("lesson-other", action=step.play), "yellow")
    return False
