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
from nightkeep.play import state as play
from nightkeep.play.events import still_told
from nightkeep.play.lesson import Lesson, has_lesson, lesson_of
from nightkeep.play.registry import broken_games, game_specs, lookup
from nightkeep.play.spec import GameSpec
from nightkeep.rules.errors import OptionError
from nightkeep.rules.rulebook import OptionText, Rule
from nightkeep.rules.things import JsonObject
from nightkeep.server import fair, messages
from nightkeep.server.errors import Refusal
from nightkeep.server.messages import (
    BrokenGame,
    Clock,
    DiceInfo,
    GameInfo,
    GameOption,
    LessonStep,
    RuleText,
    Said,
    SeatInfo,
    Seats,
    TableInfo,
    TableLine,
    Update,
    Weighed,
    Welcome,
)

if TYPE_CHECKING:
    from nightkeep.server.store import Line
    from nightkeep.server.tables import Draft, Scene, Stream, Table, Viewer

logger = logging.getLogger("nightkeep.server")
LONGEST_TEXT = 1000  # characters of a refusal's text
CHOICES_TOLD = 3  # choices that a hint tells
Numbered = Update | Said | Seats
encode = msgspec.json.Encoder().encode
decode_numbered = msgspec.json.Decoder(Numbered).decode


# ---------------------------------------------------------------------- refusals and explanations


def rule_texts(rules: Iterable[Rule]) -> list[RuleText]:
    """Return rules as messages show them."""
    return [RuleText(rule.id, rule.title, rule.text) for rule in rules]


def problem(refusal: Refusal) -> messages.Problem:
    """Return a refusal as HTTP answers it."""
    return messages.Problem(refusal.code, refusal.text[:LONGEST_TEXT])


def refused(refusal: Refusal, key: str | None = None, n: int = 0, view: JsonObject | None = None) -> messages.Refused:
    """Return a refusal as a WebSocket answers it; ``key``: of the request, ``n``: the last message before it."""
    return messages.Refused(key, refusal.code, refusal.text[:LONGEST_TEXT], rule_texts(refusal.rules), n, view)


def because(action: str, refusal: play.Refusal | None) -> messages.Because:
    """Return the answer to why an action is not allowed; None: it is."""
    if refusal is None:
        return messages.Because(action, None, [])
    return messages.Because(action, refusal.text, rule_texts(refusal.rules))


def hinted(known: play.State, level: str, advice: Advice) -> messages.Hinted:
    """Return a bot's advice as a hint. ``known`` is the position as the seat knows it."""
    text = known.write(int(advice.code))
    choices = [
        Weighed(choice.text, known.describe(choice.text), round(choice.chance, 3), choice.visits)
        for choice in advice.choices[:CHOICES_TOLD]
    ]
    return messages.Hinted(text, known.describe(text), level, choices[0].chance if choices else None, choices)


# ---------------------------------------------------------------------- tables


def seat_infos(scene: Scene) -> list[SeatInfo]:
    """Return who sits where."""
    return [
        SeatInfo(seat, chair.kind, chair.name, chair.level, chair.away, chair.seed)
        for seat, chair in enumerate(scene.chairs)
    ]


def table_info(table: Table) -> TableInfo:
    """Return the table as everybody at it may know it; the dice's secret only when the game has ended."""
    facts, plan = table.facts, table.facts.plan
    ended = table.status in ("over", "closed")
    return TableInfo(
        id=facts.id,
        game=facts.game,
        title=table.game.rules.title if table.game is not None else facts.game,
        rules=facts.rules,
        options=facts.options,
        status=table.status,
        seats=seat_infos(table),
        listed=plan.listed,
        spectators=plan.spectators,
        pace=plan.pace,
        clock=plan.clock,
        absent=plan.absent,
        substitute=plan.substitute,
        hints=plan.hints,
        dice=DiceInfo(fair.commitment(facts.secret), facts.secret if ended else None, table.drawn if ended else None),
        created=facts.created,
        teams=table.game is not None and table.game.spec.teams is not None,
        previous=facts.previous,
        next=table.next,
        message=table.broken or table.notice,
    )


def table_line(line: Line) -> TableLine:
    """Return a table as lists show it; nothing in it tells how much has happened there."""
    facts = line.facts
    spec = lookup(facts.game)
    title = facts.game if spec is None else spec.title
    mine_now = line.status == "playing" and line.actor in line.mine
    return TableLine(facts.id, facts.game, title, line.status, line.seats, facts.created, line.mine, mine_now)


def clock(table: Table, now: float) -> Clock | None:
    """Return whose time runs and how much is left; None: nobody's."""
    actor, limit = table.actor, table.facts.plan.clock
    if limit is None or actor is None or actor < 0 or table.status != "playing" or table.bot_level(actor) is not None:
        return None
    return Clock(actor, round(max(0.0, table.turn_at + limit - now), 1))


def view(table: Table, viewer: Viewer) -> JsonObject | None:
    """Return the game as a seat or the spectators may see it; None before it has begun."""
    return None if table.state is None else table.state.view(viewer)


def views(table: Table, viewers: Collection[Viewer]) -> dict[Viewer, JsonObject | None]:
    """Return the views of several viewers. Without secrets one view is computed and the others are copies of it."""
    if table.hidden or table.state is None or len(viewers) < 2:
        return {viewer: view(table, viewer) for viewer in viewers}
    first = table.actor if table.actor in viewers else None
    made = table.state.view(first)
    return {viewer: made if viewer == first else {**made, "seat": viewer, "actions": []} for viewer in viewers}


def row_messages(table: Table, draft: Draft, viewer: Viewer, stream: Stream, info: TableInfo | None) -> list[Numbered]:
    """Number and return what a row tells a viewer, without views. ``info``: the table, if it has changed."""
    found: list[Numbered] = []
    if draft.played:
        events = draft.news(viewer)
        if stream.notices(table, draft, viewer, bool(events)):
            stream.n += 1
            stream.update_n = stream.n
            found.append(Update(stream.n, events, undone=draft.undone, rewound=draft.rewound))
    if info is not None:
        stream.n += 1
        found.append(Seats(stream.n, info))
    for spoken in draft.spoken:
        if spoken.to is None or viewer in spoken.to:
            stream.n += 1
            name, team = table.chairs[spoken.seat].name, spoken.to is not None
            found.append(Said(stream.n, spoken.seat, name, spoken.text, team, round(draft.at, 1)))
    return found


def with_view(
    message: Numbered, table: Table, viewer: Viewer, seen: JsonObject | None, timing: Clock | None
) -> Numbered:
    """Return a message as it is sent to those who are connected: an update has the view after it."""
    if not isinstance(message, Update):
        return message
    return msgspec.structs.replace(message, view=seen, undo=_may_undo(table, viewer), clock=timing)


def welcome(table: Table, viewer: Viewer, have: int | None, here: list[int], now: float) -> bytes:
    """Return the first message of a connection. ``have``: the last number that it has seen."""
    stream = table.streams[viewer]
    missed = stream.missed(have)
    kept = list(stream.kept) if missed is None else missed
    if table.must_remember:
        kept = [encode(message) for message in told_again([decode_numbered(message) for message in kept])]
    return encode(
        Welcome(
            stream.n, viewer, table_info(table), view(table, viewer),
            [msgspec.Raw(message) for message in kept],  # type: ignore[misc]  # encoded before
            missed is None, _may_undo(table, viewer), clock(table, now), here,
        )
    )  # fmt: skip


def _may_undo(table: Table, viewer: Viewer) -> bool:
    return viewer is not None and table.undoable(viewer) > 0


def told_again(sent: list[Numbered]) -> list[Numbered]:
    """Return messages in order as they may be sent once more: without what has been covered since (EventKind)."""
    events = iter(still_told([message.events for message in sent if isinstance(message, Update)]))
    return [
        msgspec.structs.replace(message, events=next(events)) if isinstance(message, Update) else message
        for message in sent
    ]


# ---------------------------------------------------------------------- games, rules and lessons


def games(levels: list[str], lang: str) -> messages.Games:
    """Return every game with its options. Only the game's own boards are offered: clients cannot name files."""
    found = []
    for spec in game_specs():
        book = spec.rules.in_language_or_english(lang)
        options = [
            GameOption(option.key, values, option.default, option.text)
            for option in book.option
            if (values := _offered(spec, option))
        ]
        found.append(
            GameInfo(
                spec.name, book.title, book.lang, spec.players, spec.hidden, book.version, options,
                has_lesson(spec), book.begins,
            )
        )  # fmt: skip
    broken = broken_games()
    for one in broken:
        _log_broken(one.name, one.distribution, one.reason)
    return messages.Games(found, levels, [BrokenGame(one.name, one.distribution) for one in broken])


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
    spec = lookup(name)
    if spec is None:
        raise Refusal("no-game", "there is no such game")
    book = spec.rules.in_language_or_english(lang)
    sections = [
        messages.RuleSection(section.title, rule_texts(rule for rule in book.rule if rule.section == section.key))
        for section in book.section
    ]
    return messages.Rules(name, book.title, book.version, book.lang, sections)


def lesson_step(name: str, step: int, lang: str) -> LessonStep:
    """Return a step of a game's lesson, counted from 1."""
    lesson = _lesson(name)
    if not 1 <= step <= len(lesson.steps):
        raise Refusal("bad-request", f"step is 1 to {len(lesson.steps)}")
    found = lesson.steps[step - 1]
    book = lesson.game.rules.in_language_or_english(lang)
    return LessonStep(
        name, book.title, book.lang, step, len(lesson.steps), found.say_in(lang), list(found.rules), found.seat,
        list(lesson.names), found.play, list(found.events), found.view,
    )  # fmt: skip


def lesson_answer(name: str, move: messages.LessonMove, lang: str) -> messages.LessonAnswer:
    """Return what follows from the learner's choice: the next step, or why it is not played."""
    lesson = _lesson(name)
    now = lesson_step(name, move.step, lang)
    found = lesson.steps[move.step - 1]
    if now.wanted is None:
        why = Refusal("not-now", "there is nothing to choose here; read on")
    elif illegal := found.why_not(move.action):
        book = lesson.game.rules.in_language_or_english(lang)
        why = Refusal("illegal", illegal.text, [book[rule.id] for rule in illegal.rules])
    elif not found.wants(move.action):
        says = next(action["says"] for action in found.view["actions"] if action["text"] == now.wanted)
        why = Refusal("not-now", f"that is allowed too, but now try this: {says}")
    else:
        return messages.LessonAnswer(lesson_step(name, move.step + 1, lang), None)
    return messages.LessonAnswer(None, refused(why))


def _lesson(name: str) -> Lesson:
    if lookup(name) is None:
        raise Refusal("no-game", "there is no such game")
    try:
        return lesson_of(name)
    except OptionError:
        raise Refusal("no-lesson", "this game has no lesson") from None


def rolls(record: JsonObject) -> messages.Rolls:
    """Return a finished game's random outcomes with their weights, so that a page without rules can check them."""
    dice = record["dice"]
    drawn = [messages.Roll(state.actions(), state.outcomes()[1], action) for _, state, action in fair.drawn_in(record)]
    return messages.Rolls(dice["scheme"], dice["commitment"], dice["secret"], dice["seeds"], drawn)
