"""What a request means at a table: a draft of what is to happen, or a refusal with its reason."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection

from nightkeep.compile.kernel import CHANCE
from nightkeep.play.chance import Chance
from nightkeep.rules.errors import IllegalAction
from nightkeep.server import entries as log
from nightkeep.server import fair, messages
from nightkeep.server.tables import CLOSED_FULL, NUMBERS, Chair, Draft, Refusal, Table, seeds_of

MOST_DRAWS = 1000  # in a row
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing


def clean_text(text: str, what: str, lines: bool = False) -> str:
    """A name or a chat text as plain text: no control or invisible characters that could deceive a reader."""
    kept = " ".join(text.split(" ")).strip() if lines else " ".join(text.split())
    for sign in kept:
        if sign == "\n" and lines:
            continue
        kind = unicodedata.category(sign)
        if kind in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") or (kind == "Cf" and sign != "\u200d") or sign in BLANK:
            raise Refusal("bad-text", f"{what} may not contain control or invisible characters")
    if not kept or not any(unicodedata.category(sign)[0] in "LNPS" for sign in kept):
        raise Refusal("bad-text", f"{what} may not be empty")
    return kept


def need_playing(table: Table) -> None:
    if table.broken is not None:
        raise Refusal("outdated", table.broken)
    if table.status != "playing":
        reasons = {"waiting": "the game has not begun", "over": "the game is over", "closed": "the table is closed"}
        raise Refusal(table.status if table.status != "waiting" else "not-started", reasons[table.status])


def need_present(table: Table, seat: int) -> None:
    if table.chairs[seat].away is not None:
        raise Refusal("away", "a bot plays for this seat; come back first")


def go_on(draft: Draft, dice: Callable[[str], Chance], draws: int = MOST_DRAWS) -> None:
    """Let chance have its turns, with the seeds of all who sit there by now."""
    seed = fair.table_seed(draft.table.facts.secret, seeds_of(draft.chairs))
    while draws and draft.state is not None and draft.actor == CHANCE:
        draft.do(log.Drawn(fair.draw(draft.state, dice, seed, draft.drawn)))
        draws -= 1


def move(table: Table, seat: int, action: str, at: float, dice: Callable[[str], Chance], bot: bool = False) -> Draft:
    """An action of a seat; without a pace, chance goes on at once."""
    need_playing(table)
    if not bot:
        need_present(table, seat)
    draft = Draft(table, at)
    try:
        draft.do(log.Moved(seat, action, bot))
    except IllegalAction as problem:
        rules = problem.refusal.rules if problem.refusal is not None else ()
        code = "illegal" if table.actor == seat else "not-your-turn"
        raise Refusal(code, str(problem), rules) from None
    assert draft.state is not None and draft.state.latest is not None
    # What is kept is the canonical text, whatever beginning of it was sent.
    draft.entries[-1] = log.Moved(seat, draft.state.latest, bot)
    if table.facts.plan.pace == 0:
        go_on(draft, dice)
    return draft


def undo(table: Table, seat: int, at: float) -> Draft:
    need_playing(table)
    need_present(table, seat)
    count = table.undoable(seat)
    if table.undos_left(seat) <= 0:
        raise Refusal("no-undo", f"this seat has undone {table.undos[seat]} decisions in this game; that is the most")
    if not count:
        raise Refusal(
            "no-undo",
            "nothing can be taken back: only your own last decision, before anybody else decides, and before anything "
            "random happens or anything hidden is shown",
        )
    draft = Draft(table, at)
    draft.do(log.Undone(seat, count))
    return draft


def chance_goes_on(table: Table, at: float, dice: Callable[[str], Chance]) -> Draft:
    """Chance has its turn: one draw at a time where the table has a pace, so that people can follow."""
    need_playing(table)
    if table.actor != CHANCE:
        raise Refusal("not-chance", "nothing is left to chance now")
    draft = Draft(table, at)
    go_on(draft, dice, MOST_DRAWS if table.facts.plan.pace == 0 else 1)
    return draft


def mark(table: Table, seat: int, wish: messages.Mark, at: float) -> Draft:
    need_playing(table)
    draft = Draft(table, at)
    try:
        draft.do(log.Marked(seat, clean_text(wish.name, "a marker's name"), wish.place))
    except IllegalAction as problem:
        rules = problem.refusal.rules if problem.refusal is not None else ()
        raise Refusal("illegal", str(problem), rules) from None
    return draft


def say(table: Table, seat: int, wish: messages.Say, at: float) -> Draft:
    if table.broken is not None:
        raise Refusal("outdated", table.broken)
    to = table.team(seat) if wish.team else None
    if wish.team and (to is None or len(to) < 2):
        raise Refusal("no-team", "this seat has nobody on its side to talk to")
    draft = Draft(table, at)
    draft.do(log.Spoken(seat, clean_text(wish.text, "a message", lines=True), to))
    return draft


def come_back(table: Table, seat: int, at: float) -> Draft:
    need_playing(table)
    if table.chairs[seat].away is None:
        raise Refusal("not-away", "nobody plays for this seat but you")
    draft = Draft(table, at)
    draft.do(log.Returned(seat))
    return draft


def sit(
    table: Table,
    guest: str,
    nickname: str,
    held: Collection[int],
    wish: messages.Sit,
    at: float,
    dice: Callable[[str], Chance],
) -> Draft:
    """Take a seat that is kept for this guest (``held``: or that he has a link to), or an open one; with the last seat
    the game begins.
    """
    if table.broken is not None:
        raise Refusal("outdated", table.broken)
    if table.status != "waiting":
        raise Refusal("started", "the game has begun; every seat is taken")
    free = [
        seat for seat, chair in enumerate(table.chairs)
        if (chair.kind == "reserved" and (chair.guest == guest or seat in held)) or chair.kind == "open"
    ]  # fmt: skip
    free.sort(key=lambda seat: table.chairs[seat].kind == "open")  # those kept for the guest first
    if wish.seat is None and sits(table, guest, (), None):  # another open seat he has to name
        free = [seat for seat in free if table.chairs[seat].kind == "reserved"]
    if wish.seat is not None:
        if wish.seat >= len(table.chairs):
            raise Refusal("no-seat", f"there is no seat {wish.seat}; seats are 0 to {len(table.chairs) - 1}")
        free = [wish.seat] if wish.seat in free else []
    if not free:
        raise Refusal("taken", "that seat is taken" if wish.seat is not None else "no seat is free")
    seat = free[0]
    kept = table.chairs[seat]
    name = clean_text(wish.name, "a name") if wish.name is not None else kept.name or nickname
    name = free_name(name, [chair.name for place, chair in enumerate(table.chairs) if place != seat])
    draft = Draft(table, at)
    draft.do(log.Seated(seat, "human", name, guest, None, wish.seed))
    begin_if_full(draft, dice)
    return draft


def sits(table: Table, guest: str, held: Collection[int], seat: int | None) -> bool:
    """Whether the guest has sat down here (``seat``: on this one; ``held``: seats that he may share with another)."""
    return any(
        chair.kind == "human" and (chair.guest == guest or place in held)
        for place, chair in enumerate(table.chairs)
        if seat is None or seat == place
    )


def free_name(name: str, others: list[str]) -> str:
    """Two at one table do not have the same name."""
    number, tried = 2, name
    while tried in others:
        tried, number = f"{name} {number}", number + 1
    return tried


def begin_if_full(draft: Draft, dice: Callable[[str], Chance]) -> None:
    if all(chair.kind in ("human", "bot") for chair in draft.chairs) and any(c.kind == "human" for c in draft.chairs):
        draft.do(log.Started())
        go_on(draft, dice)  # what chance lays out and deals before the first decision is not waited for, card by card


def fill(table: Table, guest: str, at: float, dice: Callable[[str], Chance]) -> Draft:
    """Bots take the seats that nobody has taken yet, also those kept for others, and the game begins; for its host."""
    if table.broken is not None:
        raise Refusal("outdated", table.broken)
    if table.status != "waiting":
        raise Refusal("started", "the game has begun; every seat is taken")
    if guest != table.facts.host or not sits(table, guest, (), None):
        raise Refusal("no-seat", "only the player who opened the table may begin with bots")
    draft = Draft(table, at)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open" or (chair.kind == "reserved" and chair.guest != guest):
            name = free_name(f"Bot {seat + 1}", [other.name for other in draft.chairs])
            draft.do(log.Seated(seat, "bot", name, None, table.facts.plan.substitute))
    if not draft.entries:
        raise Refusal("taken", "no seat is free")
    begin_if_full(draft, dice)
    return draft


def leave(table: Table, guest: str, seat: int, seen: Chair, at: float) -> Draft:
    """Give a seat up before the game, or to a bot during it. A table that nobody is left at is closed.

    ``seen``: who sat there when the guest was found to hold the seat, perhaps by a link; if that is another by now, it
    is not his any more.
    """
    chair = table.chairs[seat]
    if table.status in ("over", "closed"):
        raise Refusal(table.status, "the game is over; there is nothing to leave")
    draft = Draft(table, at)
    if table.status == "waiting":
        if chair.kind not in ("human", "reserved") or (chair.guest != guest and chair != seen):
            raise Refusal("no-seat", "this seat is not yours")
        draft.do(log.Seated(seat, "open", ""))
        if not any(c.kind in ("human", "reserved") for c in draft.chairs):
            draft.do(log.Closed())
        return draft
    if chair.away is None:
        draft.do(log.Replaced(seat, table.facts.plan.substitute))
    if not any(c.kind == "human" and c.away is None for c in draft.chairs):
        draft.do(log.Closed())
    if not draft.entries:
        raise Refusal("away", "a bot plays for this seat already")
    return draft


def replace_absent(table: Table, seat: int, at: float) -> Draft:
    draft = Draft(table, at)
    draft.do(log.Replaced(seat, table.facts.plan.substitute))
    return draft


def lapse(table: Table, seat: int, at: float) -> Draft:
    draft = Draft(table, at)
    draft.do(log.Lapsed(seat))
    return draft


def give_up(table: Table, at: float) -> Draft:
    """Nobody has gone on with this game for very long: it is closed as it stands."""
    need_playing(table)
    draft = Draft(table, at)
    draft.do(log.Closed())
    return draft


def close_full(table: Table, at: float) -> Draft:
    """Close a game as it stands because its log has no room for another move."""
    need_playing(table)
    draft = Draft(table, at)
    draft.do(log.Closed(full=True))
    return draft


def rewind(table: Table, at: float, told: int) -> Draft:
    """Go on from the last row that is there, after the database has lost others; ``told``: the highest number of a
    message that anybody is known to have been told.
    """
    after = table.seq if table.gap is None else table.gap
    told = max(told, *(stream.n for stream in table.streams.values()))
    draft = Draft(table, at)
    draft.do(log.Rewound(after, (told // NUMBERS + 1) * NUMBERS))
    return draft


def check_room(draft: Draft, most: int) -> None:
    """Raise a Refusal unless there is room for this row in a log of ``most`` rows.

    Chat and markers fill half of it; sitting down, coming back and undo three quarters, so that a quarter is left for
    moves. What ends a game, or a seat's part in it, is always kept: there are few such rows where nobody can come back.
    """
    kinds = {type(entry) for entry in draft.entries}
    if kinds <= {log.Replaced, log.Closed, log.Continued, log.Rewound} or _gives_up(draft):
        return
    room, text = most, CLOSED_FULL
    if kinds <= {log.Spoken, log.Marked}:
        room, text = most // 2, "too much was said or marked at this table; what is left of its log is for the game"
    elif kinds & {log.Seated, log.Returned, log.Undone}:
        room, text = most * 3 // 4, "the log of this table is nearly full; what is left of it is for moves"
    if draft.base >= room:
        raise Refusal("full-log", text)


def _gives_up(draft: Draft) -> bool:
    """Return whether nothing happens but that seats are left before the game."""
    seated = [entry for entry in draft.entries if not isinstance(entry, log.Closed)]
    return all(isinstance(entry, log.Seated) and entry.kind == "open" for entry in seated)


def is_of_the_game(draft: Draft) -> bool:
    """Return whether a game under way cannot go on without this row: a move, a roll, or a turn that is taken over."""
    kinds = {type(entry) for entry in draft.entries}
    return bool(kinds & {log.Moved, log.Drawn, log.Lapsed}) and log.Started not in kinds


def continued(table: Table, next_id: str, at: float) -> Draft:
    draft = Draft(table, at)
    draft.do(log.Continued(next_id))
    return draft
