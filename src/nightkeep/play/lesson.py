"""Lessons: a short scripted game on the real engine that explains by doing, from a game's ``lesson.toml``.

A step is shown after what ``goes`` before it (the others and chance) has been played. It says something, and either
waits for the learner to ``play`` the one action it is about, or only to be read. Reading a lesson plays it: an action
that is not legal, a rule that does not exist or a language that is missing is an error with its line. A step with a
``seat`` begins a new game, in which the learner sits there: so the same lesson can teach both sides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from nightkeep.play.events import Event
from nightkeep.play.game import Game
from nightkeep.play.position import Refusal
from nightkeep.play.registry import game_spec
from nightkeep.play.spec import GameSpec
from nightkeep.play.state import State
from nightkeep.rules.board_files import TomlFile
from nightkeep.rules.errors import NightkeepError, OptionError
from nightkeep.rules.messages import ENGLISH, Message
from nightkeep.rules.rulebook import languages_of
from nightkeep.rules.things import JsonObject

FILE = "lesson.toml"
MOST_STEPS = 40
LONGEST_SAY = 400


@dataclass(frozen=True)
class Step:
    """One step of a lesson.

    Where the learner sits, what is said in each language, what happened since the step before (in the same game), and
    what is to be done.
    """

    seat: int
    say: Mapping[str, str]
    rules: tuple[str, ...]
    events: tuple[Event, ...]
    play: str | None
    view: JsonObject
    position: State

    def say_in(self, lang: str) -> str:
        """Return what is said in a language, in English if the lesson does not speak it."""
        return self.say.get(lang, self.say[ENGLISH])

    def why_not(self, action: str) -> Refusal | None:
        """Return why an action is not allowed by the rules here; None if it is."""
        return self.position.why(action, self.seat)

    def wants(self, action: str) -> bool:
        """Return whether a legal action is the one this step is about."""
        return self.play is not None and self.position.read(action) == self.position.read(self.play)


@dataclass(frozen=True)
class Lesson:
    """A whole lesson."""

    game: Game
    names: tuple[str, ...]
    steps: tuple[Step, ...]


def has_lesson(spec: GameSpec) -> bool:
    """Return whether a game has a lesson."""
    return (spec.folder / FILE).exists()


@cache
def lesson_of(name: str) -> Lesson:
    """Return a game's lesson; ``OptionError`` if it has none."""
    spec = game_spec(name)
    if not has_lesson(spec):
        raise OptionError(Message("lesson-missing", {"game": name}))
    return read_lesson(spec, TomlFile.read(spec.folder / FILE))


def read_lesson(spec: GameSpec, file: TomlFile) -> Lesson:
    """Read a lesson and play it through; ``BoardError`` names the line of what is wrong."""
    file.reject_unknown(file.data, ("options", "seat", "names", "step"))
    try:
        game = Game(spec, file.data.get("options", {}))
    except (NightkeepError, TypeError) as problem:
        why = problem.message if isinstance(problem, NightkeepError) else str(problem)
        raise file.error(Message("step-options", {"problem": why}), key="options") from None
    seat = file.int_field(file.data, "seat", 1, game.players) - 1
    names = file.data.get("names")
    if not isinstance(names, list) or len(names) != game.players or not all(isinstance(n, str) and n for n in names):
        raise file.error(Message("step-names", {"n": game.players}), key="names")
    steps = file.data.get("step")
    if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS or not all(isinstance(s, dict) for s in steps):
        raise file.error(Message("step-list", {"most": MOST_STEPS}), key="step")
    reader = _Reader(file, game, seat, tuple(names))
    lesson = Lesson(game, tuple(names), tuple(reader.step(i, step) for i, step in enumerate(steps)))
    if lesson.steps[-1].play is not None:
        raise file.error(Message("step-last"), "step", len(steps) - 1, "play")
    return lesson


class _Reader:
    """Reads the steps in order, on one position that goes along."""

    def __init__(self, file: TomlFile, game: Game, seat: int, names: tuple[str, ...]) -> None:
        self.file, self.game, self.seat, self.names = file, game, seat, names
        self.state = game.start(names)
        self.languages = languages_of(game.spec.folder)
        self.before: str | None = None  # what the learner was asked to play in the step before

    def step(self, number: int, step: JsonObject) -> Step:
        """Read the next step and play what it says."""
        self.file.reject_unknown(step, (*self.languages, "rules", "goes", "play", "seat"), "step", number)
        say = {lang: self._say(step, lang, number) for lang in self.languages}
        rules = self._texts(step, "rules", number)
        for rule in rules:
            if rule not in self.game.rules.by_id:
                raise self._error(Message("step-no-rule", {"rule": rule}), number, "rules")
        if "seat" in step:
            if self.before is not None:
                raise self._error(Message("step-unfinished"), number, "seat")
            self.seat = self.file.int_field(step, "seat", 1, self.game.players, "step", number) - 1
            self.state = self.game.start(self.names)
        since = self.state.moves(self.seat)
        if self.before is not None:
            self.state.play(self.before, seat=self.seat)
        for action in self._texts(step, "goes", number):
            try:
                self.state.play(action)
            except NightkeepError as problem:
                raise self._error(Message("step-goes", {"problem": problem.message}), number, "goes") from None
        events = tuple(self.state.news(self.seat, since)) if self.state.moves(self.seat) > since else ()
        view = self.state.view(self.seat)
        self.before = self._play(step, view, number)
        return Step(self.seat, say, rules, events, self.before, view, self.state.copy())

    def _say(self, step: JsonObject, lang: str, number: int) -> str:
        said = step.get(lang)
        if not isinstance(said, str) or not 1 <= len(said.strip()) <= LONGEST_SAY:
            raise self._error(Message("step-say", {"lang": lang, "most": LONGEST_SAY}), number, lang)
        return said.strip()

    def _texts(self, step: JsonObject, key: str, number: int) -> tuple[str, ...]:
        texts = step.get(key, [])
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self._error(Message("step-texts", {"key": key}), number, key)
        return tuple(texts)

    def _play(self, step: JsonObject, view: JsonObject, number: int) -> str | None:
        play = step.get("play")
        if play is None:
            return None
        if not isinstance(play, str):
            raise self._error(Message("step-play-text"), number, "play")
        if refusal := self.state.why(play, self.seat):
            raise self._error(Message("step-illegal", {"action": play, "why": refusal.cited}), number, "play")
        if play not in (offered := [action["text"] for action in view["actions"]]):
            raise self._error(
                Message("step-not-offered", {"action": play, "offered": ", ".join(offered)}), number, "play"
            )
        return play

    def _error(self, message: Message, number: int, key: str) -> NightkeepError:
        return self.file.error(message, "step", number, key)
