"""The hall: games, lists of tables, new tables and rematches."""

from __future__ import annotations

import base64
import hashlib
import logging
from functools import cache

from nightkeep.play.lesson import has_lesson
from nightkeep.play.registry import broken_games, game_specs, lookup
from nightkeep.play.registry import game as make_game
from nightkeep.play.spec import GameSpec
from nightkeep.rules.errors import NightkeepError
from nightkeep.rules.options import DEFAULT
from nightkeep.rules.rulebook import OptionText
from nightkeep.server import decide
from nightkeep.server import entries as log
from nightkeep.server.connections import digest_of
from nightkeep.server.journal import Row
from nightkeep.server.keeper import Keeper
from nightkeep.server.live import LiveTable, check_same, row_of
from nightkeep.server.messages import (
    BrokenGame,
    GameInfo,
    GameOption,
    Games,
    NewTable,
    Rules,
    RuleSection,
    RuleText,
    TableLine,
)
from nightkeep.server.seats import Porter, Visitor, token_hash
from nightkeep.server.store import INVITED, Line, Made
from nightkeep.server.tables import Chair, Draft, Facts, Plan, Refusal, Table
from nightkeep.server.thinkers import patiently

logger = logging.getLogger("nightkeep.server")
LISTED = 200
MINE = 100


@cache
def _note_broken(name: str, distribution: str, reason: str) -> None:
    """Write into the log, once, why a game cannot be used: the people in the hall are told only that."""
    logger.warning("the game '%s' of %s cannot be used: %s", name, distribution, reason)


def all_games(levels: list[str], lang: str) -> Games:
    """Return every game with what can be chosen. Boards are the games' own, by name: a server opens no file that is
    asked for.
    """
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
        _note_broken(one.name, one.distribution, one.reason)
    return Games(found, levels, [BrokenGame(one.name, one.distribution) for one in broken])


def _offered(spec: GameSpec, option: OptionText) -> list[str | int | bool] | str:
    """Return what may be chosen for an option: of boards the game's own, where there are several."""
    if option.key != spec.board_option:
        return option.values
    return list(spec.boards) if len(spec.boards) > 1 else []


@cache
def rules_of(name: str, lang: str) -> Rules:
    spec = lookup(name)
    if spec is None:
        raise Refusal("no-game", "there is no such game")
    book = spec.rules.in_language_or_english(lang)
    sections = [
        RuleSection(section.title, [RuleText(r.id, r.title, r.text) for r in book.rule if r.section == section.key])
        for section in book.section
    ]
    return Rules(name, book.title, book.version, book.lang, sections)


class Hall:
    """Opens tables and lists them."""

    def __init__(self, keeper: Keeper, porter: Porter) -> None:
        self.keeper = keeper
        self.porter = porter

    async def create(self, visitor: Visitor, wish: NewTable) -> tuple[LiveTable, str]:
        """A new table and its invitation. The same key gives the same table, and a new invitation to it."""
        table_id, request = self._id(visitor, wish.key), digest_of(wish)
        if wish.key is not None and await self.keeper.store.facts(table_id) is not None:
            return await self._again(table_id, visitor, request)
        table = Table(self._facts(visitor, wish, table_id))
        assert table.game is not None
        draft = Draft(table, table.facts.created)
        names: list[str] = []
        for seat, who in enumerate(wish.seats):
            name = decide.clean_text(who.name, "a name") if who.name is not None else ""
            if who.who == "me":
                name = decide.free_name(name or visitor.nickname, names)
                draft.do(log.Seated(seat, "reserved", name, visitor.id))
            elif who.who == "bot":
                level = self.keeper.thinkers.check_level(who.level or table.facts.plan.substitute)
                name = decide.free_name(name or f"Bot {seat + 1}", names)
                draft.do(log.Seated(seat, "bot", name, None, level))
            else:
                draft.do(log.Seated(seat, "open", ""))
            names.append(name)
        await patiently(self.keeper.thinkers.warm(table.game))
        row = row_of(draft, None, request)
        row.holders.append((visitor.id, INVITED))
        live, token = await self._keep(table, draft, row, self.keeper.settings.limits.open_tables)
        if live is None:  # the same request came twice at once
            return await self._again(table_id, visitor, request)
        return live, token

    def _id(self, visitor: Visitor, key: str | None) -> str:
        if key is None:
            return self.porter.new_id()
        digest = hashlib.sha256(f"{visitor.id} {key}".encode()).digest()
        return base64.urlsafe_b64encode(digest[:12]).decode()

    async def _again(self, table_id: str, visitor: Visitor, request: str) -> tuple[LiveTable, str]:
        check_same(await self.keeper.store.opened_by(table_id), request)
        async with self.keeper.table(table_id) as live:
            return live, await self.porter.new_link(live.table, INVITED, visitor)

    def _facts(self, visitor: Visitor, wish: NewTable, table_id: str) -> Facts:
        spec = lookup(wish.game)
        if spec is None:
            known = ", ".join(one.name for one in game_specs())
            raise Refusal("no-game", f"there is no game '{wish.game}'; the games are: {known}")
        board, own = spec.board_option, (DEFAULT, *spec.boards)
        if wish.options.get(board, DEFAULT) not in own:
            known = ", ".join(dict.fromkeys(own))
            raise Refusal("bad-option", f"{board}: tables are played on the game's own boards: {known}")
        if board in wish.options and wish.options.get("version", wish.game) != wish.game:
            raise Refusal("bad-option", f"{board}: choose it with the game itself, not with its other version")
        try:
            game = make_game(wish.game, **wish.options)
        except NightkeepError as problem:
            raise Refusal("bad-option", str(problem)[:500]) from None
        if len(wish.seats) != game.players:
            raise Refusal("bad-seats", f"{len(wish.seats)} seats for a game of {game.players} players")
        if all(seat.who == "bot" for seat in wish.seats):
            raise Refusal("bad-seats", "at least one seat is for a person")
        thinkers = self.keeper.thinkers
        substitute = thinkers.check_level(wish.substitute or thinkers.usual)
        plan = Plan(wish.listed, wish.spectators, wish.pace, wish.clock, wish.absent, substitute, wish.hints)
        settings = self.keeper.settings
        return Facts(
            table_id, game.name, game.rules.version, dict(game.options), plan, settings.random(32).hex(), visitor.id,
            settings.now(), game.players,
        )  # fmt: skip

    async def _keep(
        self, table: Table, draft: Draft, row: Row, most: int | None = None
    ) -> tuple[LiveTable | None, str]:
        token = self.porter.new_token()
        made = await self.keeper.store.create(table.facts, row, token_hash(token), most)
        if made is Made.TOO_MANY:
            raise Refusal("too-many", f"you have {most} tables open; finish or leave some")
        if made is Made.BEFORE:
            return None, ""
        table.adopt(draft, row.seq, row.chain)
        return self.keeper.adopt_new(table), token

    async def rematch(self, live: LiveTable, visitor: Visitor) -> str:
        """The table where it is played again, everybody one seat on; whoever asks first opens it."""
        old = live.table
        if old.status not in ("over", "closed"):
            raise Refusal("playing", "the game is not over")
        if old.broken is not None:
            raise Refusal("outdated", "the rules have changed since; open a new table")
        if old.next is not None:
            return old.next
        store, settings = self.keeper.store, self.keeper.settings
        found = await store.rematch_of(old.facts.id)
        if found is None:
            facts = Facts(
                self.porter.new_id(), old.facts.game, old.facts.rules, old.facts.options, old.facts.plan,
                settings.random(32).hex(), visitor.id, settings.now(), old.facts.seats, old.facts.id,
            )  # fmt: skip
            table = Table(facts)
            draft = Draft(table, facts.created)
            for seat, chair in enumerate(moved_on(old.chairs)):
                kind = "reserved" if chair.kind == "human" else chair.kind
                draft.do(log.Seated(seat, kind, chair.name, chair.guest, chair.level))
            row = row_of(draft, None)
            held = await store.holders(old.facts.id)
            row.holders += [(guest, seat_on(seat, old.facts.seats)) for guest, seat in held]
            new, _ = await self._keep(table, draft, row)
            found = facts.id if new is not None else await store.rematch_of(old.facts.id)
            assert found is not None
        next_id = found
        await live.ask(lambda t: decide.continued(t, next_id, settings.now()), key=f"next:{next_id}")
        return next_id


def moved_on(chairs: list[Chair]) -> list[Chair]:
    """Everybody one seat on."""
    return [*chairs[-1:], *chairs[:-1]]


def seat_on(seat: int, seats: int) -> int:
    """The seat after this one; who was invited to look on is so again."""
    return INVITED if seat == INVITED else (seat + 1) % seats


def line_of(line: Line) -> TableLine:
    """A table in a list: nothing in it tells how much has happened there."""
    facts = line.facts
    spec = lookup(facts.game)
    title = facts.game if spec is None else spec.title
    mine_now = line.status == "playing" and line.actor in line.mine
    return TableLine(facts.id, facts.game, title, line.status, line.seats, facts.created, line.mine, mine_now)
