"""Everything that is said over the wire: messages of :mod:`nightkeep.server.messages` made from tables and games.

All conversions from the game's objects (events, views, refusals, rules, lessons, advice) to wire messages are here, and
nowhere else. What a seat is told is made from its fogged record only.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from nightkeep.bots import Advice
from nightkeep.play.events import still_told
from nightkeep.play.lesson import Lesson, has_lesson, lesson_of
from nightkeep.play.position import Refusal
from nightkeep.play.registry import broken_games, game_specs, lookup
from nightkeep.play.spec import GameSpec
from nightkeep.play.state import State
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import ENGLISH, Message
from nightkeep.rules.rulebook import OptionText, Rule
from nightkeep.rules.things import JsonObject
from nightkeep.server import fair, messages
from nightkeep.server.errors import RefusedError
from nightkeep.server.messages import Clock, Said, SeatInfo, Seats, TableInfo, Update
from nightkeep.server.table_state import Chair, Changes, TableState, Viewer

if TYPE_CHECKING:
    from nightkeep.server.store import TableSummary
    from nightkeep.server.tables import Table

logger = logging.getLogger("nightkeep.server")
CHOICES_TOLD = 3  # choices that a hint tells
Numbered = Update | Said | Seats
encode = msgspec.json.Encoder().encode
decode_numbered = msgspec.json.Decoder(Numbered).decode


# ---------------------------------------------------------------------- refusals and explanations


def rule_texts(rules: Iterable[Rule]) -> list[messages.RuleText]:
    """Return rules as messages show them."""
    return [messages.RuleText(rule.id, rule.title, rule.text) for rule in rules]


def problem(refusal: RefusedError) -> messages.Problem:
    """Return a refusal as HTTP answers it."""
    return messages.Problem(refusal.code, refusal.message)


def refused(
    refusal: RefusedError, key: str | None = None, n: int = 0, view: JsonObject | None = None
) -> messages.Refused:
    """Return a refusal as a WebSocket answers it; ``key``: of the request, ``n``: the last message before it."""
    return messages.Refused(key, refusal.code, refusal.message, rule_texts(refusal.rules), n, view)


def because(action: str, refusal: Refusal | None) -> messages.Because:
    """Return the answer to why an action is not allowed; None: it is."""
    if refusal is None:
        return messages.Because(action, None, [])
    return messages.Because(action, refusal.message, rule_texts(refusal.rules))


def hinted(known: State, level: str, advice: Advice) -> messages.Hinted:
    """Return a bot's advice as a hint. ``known`` is the position as the seat knows it."""
    text = known.write(int(advice.code))
    choices = [
        messages.Weighed(choice.text, known.described(choice.text), round(choice.chance, 3), choice.visits)
        for choice in advice.choices[:CHOICES_TOLD]
    ]
    return messages.Hinted(text, known.described(text), level, choices[0].chance if choices else None, choices)


# ---------------------------------------------------------------------- tables


def seat_infos(chairs: Iterable[Chair]) -> list[SeatInfo]:
    """Return who sits where."""
    return [
        SeatInfo(seat, chair.kind, chair.name, chair.level, chair.away, chair.seed) for seat, chair in enumerate(chairs)
    ]


def table_info(table: Table) -> TableInfo:
    """Return the table as everybody at it may know it; the dice's secret only when the game has ended."""
    setup, state, game = table.setup, table.state, table.game
    secret, drawn = (setup.secret, state.drawn) if state.ended else (None, None)
    return TableInfo(
        id=setup.id,
        game=setup.game,
        title=game.rules.title if game is not None else setup.game,
        rules=setup.rules,
        options=setup.options,
        status=state.status,
        seats=seat_infos(state.chairs),
        dice=messages.DiceInfo(fair.commitment(setup.secret), secret, drawn),
        created=setup.created,
        teams=game is not None and game.spec.teams is not None,
        previous=setup.previous,
        next=state.next,
        message=table.broken or state.notice,
        **msgspec.structs.asdict(setup.plan),
    )


def table_line(summary: TableSummary) -> messages.TableLine:
    """Return a table as lists show it; nothing in it tells how much has happened there."""
    setup, mine = summary.setup, summary.mine
    spec = lookup(setup.game)
    title = setup.game if spec is None else spec.title
    my_turn = summary.status == "playing" and summary.actor in mine
    return messages.TableLine(setup.id, setup.game, title, summary.status, summary.seats, setup.created, mine, my_turn)


def clock(state: TableState, now: float) -> Clock | None:
    """Return whose time runs and how much is left; None: nobody's."""
    actor, limit = state.actor, state.setup.plan.clock
    if limit is None or actor is None or actor < 0 or state.status != "playing" or state.bot_level(actor) is not None:
        return None
    return Clock(actor, round(max(0.0, state.turn_at + limit - now), 1))


def view(state: TableState, viewer: Viewer) -> JsonObject | None:
    """Return the game as a seat or the spectators may see it; None before it has begun."""
    return None if state.position is None else state.position.view(viewer)


def views(state: TableState, viewers: Collection[Viewer]) -> dict[Viewer, JsonObject | None]:
    """Return the views of several viewers. Without secrets one view is computed and the others are copies of it."""
    if state.hidden or state.position is None or len(viewers) < 2:
        return {viewer: view(state, viewer) for viewer in viewers}
    first = state.actor if state.actor in viewers else None
    made = state.position.view(first)
    return {viewer: made if viewer == first else {**made, "seat": viewer, "actions": []} for viewer in viewers}


def row_messages(table: Table, changes: Changes) -> dict[Viewer, list[Numbered]]:
    """Number and return what the row that was just adopted tells each viewer, without views."""
    state, found = table.state, {}
    info = table_info(table) if changes.table else None
    for viewer, stream in table.streams.items():
        told: list[Numbered] = []
        events = changes.news.get(viewer if state.hidden else None, [])
        if changes.played and table.notices(viewer, events):
            stream.n += 1
            stream.update_n = stream.n
            told.append(Update(stream.n, events, undone=changes.undone, rewound=changes.rewound_to is not None))
        if info is not None:
            stream.n += 1
            told.append(Seats(stream.n, info))
        for spoken in changes.spoken:
            if spoken.to is None or viewer in spoken.to:
                stream.n += 1
                name, team = state.chairs[spoken.seat].name, spoken.to is not None
                told.append(Said(stream.n, spoken.seat, name, spoken.text, team, round(state.at, 1)))
        if told:
            found[viewer] = told
    return found


def sent_now(told: dict[Viewer, list[Numbered]], state: TableState, now: float) -> dict[Viewer, list[bytes]]:
    """Return messages as they are sent to those who are connected: updates have the view after them."""
    looking = [viewer for viewer, numbered in told.items() if any(isinstance(one, Update) for one in numbered)]
    seen, timing = views(state, looking), clock(state, now)
    found = {}
    for viewer, numbered in told.items():
        found[viewer] = [
            encode(
                msgspec.structs.replace(one, view=seen[viewer], undo=may_undo(state, viewer), clock=timing)
                if isinstance(one, Update)
                else one
            )
            for one in numbered
        ]
    return found


def welcome(table: Table, viewer: Viewer, have: int | None, here: list[int], now: float) -> bytes:
    """Return the first message of a connection. ``have``: the last number that it has seen."""
    state, stream = table.state, table.streams[viewer]
    missed = stream.missed(have)
    recent = list(stream.recent) if missed is None else missed
    if state.must_remember:
        recent = [encode(message) for message in told_again([decode_numbered(message) for message in recent])]
    return encode(
        messages.Welcome(
            stream.n, viewer, table_info(table), view(state, viewer),
            [msgspec.Raw(message) for message in recent],  # type: ignore[misc]  # they are encoded already
            missed is None, may_undo(state, viewer), clock(state, now), here,
        )
    )  # fmt: skip


def may_undo(state: TableState, viewer: Viewer) -> bool:
    """Return whether the page may offer undo."""
    return viewer is not None and state.undoable(viewer) > 0


def told_again(sent: list[Numbered]) -> list[Numbered]:
    """Return messages in order as they may be sent once more: without what has been covered since (EventKind)."""
    events = iter(still_told([message.events for message in sent if isinstance(message, Update)]))
    return [
        msgspec.structs.replace(message, events=next(events)) if isinstance(message, Update) else message
        for message in sent
    ]


# ---------------------------------------------------------------------- games, rules and lessons


def games(levels: list[str], lang: str, docs: bool) -> messages.Games:
    """Return every game with its options. Only the game's own boards are offered: clients cannot name files."""
    found = []
    for spec in game_specs():
        book = spec.rules.in_language_or_english(lang)
        options = [
            messages.GameOption(option.key, values, option.default, option.text)
            for option in book.option
            if (values := _offered(spec, option))
        ]
        found.append(
            messages.GameInfo(
                spec.name, book.title, book.lang, spec.players, spec.hidden, book.version, options,
                has_lesson(spec), book.begins,
            )
        )  # fmt: skip
    broken = broken_games()
    for one in broken:
        _log_broken(one.name, one.distribution, one.reason)
    return messages.Games(found, levels, [messages.BrokenGame(one.name, one.distribution) for one in broken], docs)


def find_game(name: str) -> GameSpec:
    """Return the game of a name; RefusedError if there is none."""
    spec = lookup(name)
    if spec is None:
        raise RefusedError("no-game", game=name, games=[one.name for one in game_specs()])
    return spec


def _offered(spec: GameSpec, option: OptionText) -> list[str | int | bool] | str:
    """Return the values of an option; of boards the game's own, where there are several."""
    if option.key != spec.board_option:
        return option.values
    return list(spec.boards) if len(spec.boards) > 1 else []


@cache
def _log_broken(name: str, distribution: str, reason: str) -> None:
    """Log once why a game cannot be used: guests are told only that it cannot."""
    logger.warning("the game '%s' of %s cannot be used: %s", name, distribution, reason)


@cache
def rules(name: str, lang: str) -> messages.Rules:
    """Return a game's numbered rules."""
    book = find_game(name).rules.in_language_or_english(lang)
    sections = [
        messages.RuleSection(section.title, rule_texts(rule for rule in book.rule if rule.section == section.key))
        for section in book.section
    ]
    return messages.Rules(name, book.title, book.version, book.lang, sections)


@cache
def words(name: str, lang: str) -> messages.GameWords:
    """Return a game's sentences in a language, in English where it has none."""
    spec = find_game(name)
    known = spec.language.words
    text = known.source(ENGLISH) + ("" if lang == ENGLISH else "\n" + known.source(lang))
    return messages.GameWords(known.name, text, sorted(known.ids() - known.ids(lang)))


def lesson_step(name: str, step: int, lang: str) -> messages.LessonStep:
    """Return a step of a game's lesson, counted from 1."""
    lesson = _lesson(name)
    if not 1 <= step <= len(lesson.steps):
        raise RefusedError("bad-request", "step", steps=len(lesson.steps))
    found = lesson.steps[step - 1]
    book = lesson.game.rules.in_language_or_english(lang)
    return messages.LessonStep(
        name, book.title, book.lang, step, len(lesson.steps), found.say_in(lang), list(found.rules), found.seat,
        list(lesson.names), found.play, list(found.events), found.view,
    )  # fmt: skip


def lesson_answer(name: str, move: messages.LessonMove, lang: str) -> messages.LessonAnswer:
    """Return what follows from the learner's choice: the next step, or why it is not played."""
    lesson = _lesson(name)
    now = lesson_step(name, move.step, lang)
    found = lesson.steps[move.step - 1]
    if now.wanted is None:
        why = RefusedError.because("not-now", Message("lesson-read-on"))
    elif illegal := found.why_not(move.action):
        book = lesson.game.rules.in_language_or_english(lang)
        why = RefusedError.because("illegal", illegal.message, [book[rule.id] for rule in illegal.rules])
    elif not found.wants(move.action):
        wanted = found.position.described(now.wanted)
        why = RefusedError.because("not-now", Message("lesson-try", {"wanted": wanted}, of=wanted.of))
    else:
        return messages.LessonAnswer(lesson_step(name, move.step + 1, lang), None)
    return messages.LessonAnswer(None, refused(why))


def _lesson(name: str) -> Lesson:
    find_game(name)
    try:
        return lesson_of(name)
    except OptionError:
        raise RefusedError("no-lesson") from None


def rolls(record: JsonObject) -> messages.Rolls:
    """Return a finished game's random outcomes with their weights, so that a page without rules can check them."""
    dice = record["dice"]
    drawn = [messages.Roll(state.actions(), state.outcomes()[1], action) for _, state, action in fair.drawn_in(record)]
    return messages.Rolls(dice["scheme"], dice["commitment"], dice["secret"], dice["seeds"], drawn)
