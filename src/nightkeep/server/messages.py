"""Every message between page and server, as a typed Struct. TypeScript is made of them.

docs/reference/protocol.md explains them.

What comes from outside is checked here for form and size; what goes out is made of a seat's fogged record only.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from nightkeep.play.events import Event
from nightkeep.rules.messages import Message

# A pattern ends with $(?!\n): in Python $ alone would let a line feed follow.
Key = Annotated[
    str,
    Meta(pattern=r"^[A-Za-z0-9_.-]{1,64}$(?!\n)", description="The request's own name; sent twice, it counts once."),
]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
StepNumber = Annotated[int, Meta(ge=1, le=1000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
ActionText = Annotated[str, Meta(min_length=1, max_length=4000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Nickname = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,100}$(?!\n)")]
PlayerSeed = Annotated[
    str, Meta(pattern=r"^[ -~]{1,64}$(?!\n)", description="The player's own share of the game's chance.")
]
OptionKey = Annotated[str, Meta(max_length=40)]
OptionText = Annotated[str, Meta(max_length=100)]
OptionNumber = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds = Annotated[float, Meta(ge=0, le=60)]
Patience = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]

Status = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["open", "reserved", "human", "bot"]


# ---------------------------------------------------------------------- a seat's requests, over its WebSocket


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a seat may send."""


class Move(Request, frozen=True, tag="move"):
    """Play an action by its text. ``n``: the last number the page had seen; an older position is answered 'stale'."""

    key: Key
    action: ActionText
    n: Number | None = None


class Undo(Request, frozen=True, tag="undo"):
    """Take back this seat's last decision, while nothing random, nothing revealed and nobody else came after it."""

    key: Key
    n: Number | None = None


class Go(Request, frozen=True, tag="go"):
    """Let chance go on now, without waiting for the table's pace."""

    key: Key


class Mark(Request, frozen=True, tag="mark"):
    """Set, move or (without a place) remove a public marker that changes nothing in the game."""

    key: Key
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    place: Annotated[str, Meta(max_length=80)] | None = None


class Say(Request, frozen=True, tag="say"):
    """Chat; ``team``: only to the seats of the same side."""

    key: Key
    text: ChatText
    team: bool = False


class Back(Request, frozen=True, tag="back"):
    """Come back and take the seat over from the bot that played for it."""

    key: Key


class Why(Request, frozen=True, tag="why"):
    """Ask why an action is not allowed now."""

    action: ActionText


class Hint(Request, frozen=True, tag="hint"):
    """Ask a bot what it would do on this seat."""

    level: Level | None = None


class Ping(Request, frozen=True, tag="ping"):
    """Is anybody there?"""


TableRequest = Move | Undo | Go | Mark | Say | Back  # what changes something, with a key
Requests = TableRequest | Why | Hint | Ping


# ---------------------------------------------------------------------- what the table tells a seat or a spectator


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat. ``away``: the level of the bot that plays for an absent player."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None = None
    away: str | None = None
    seed: str | None = None


class DiceInfo(Struct, frozen=True):
    """What is known of the game's chance: the commitment from the start; after the end the secret and ``draws``.

    ``draws`` is the number of random outcomes.
    """

    commitment: str
    secret: str | None = None
    draws: int | None = None


class TableInfo(Struct, frozen=True):
    """A table as everybody at it may know it."""

    id: str
    game: str
    title: str
    rules: str
    options: dict[str, str | int | bool]
    status: Status
    seats: list[SeatInfo]
    listed: bool
    spectators: bool
    pace: float
    clock: int | None
    absent: int | None
    substitute: str
    hints: bool
    dice: DiceInfo
    created: float
    teams: bool
    previous: str | None = None
    next: str | None = None
    message: Message | None = None


class Clock(Struct, frozen=True):
    """Whose time runs, and how many seconds were left when this was sent."""

    seat: int
    left: float


class Told(Struct, frozen=True, tag_field="type"):
    """What the table tells. A message with ``n`` is numbered for this seat alone, without gaps."""


class ActionView(Struct, frozen=True, omit_defaults=True):
    """A legal action as a view lists it: its text, and a message on what it does.

    ``action``: the same as data, its ``kind`` and each thing it names, in games that declare them in tables. ``aim``:
    where it happens, in games that tell it.
    """

    text: str
    message: Message
    action: dict[str, Any] | UnsetType = UNSET
    aim: dict[str, Any] | UnsetType | None = UNSET


class Update(Told, frozen=True, tag="update"):
    """Something happened in the game: the events as this seat may know them, and its view afterwards.

    In ``Welcome.missed`` the view is left out: the welcome has the present one. ``undone``: the last decision was taken
    back. ``rewound``: the server's database had lost the last moves, and the game goes on from before them.
    """

    n: int
    events: list[Event]
    view: dict[str, Any] | None = None
    undo: bool = False
    clock: Clock | None = None
    undone: bool = False
    rewound: bool = False


class Said(Told, frozen=True, tag="said"):
    """Somebody at the table said something."""

    n: int
    seat: int
    name: str
    text: str
    team: bool
    at: float


class Seats(Told, frozen=True, tag="seats"):
    """The table itself changed: who sits where, whether it is playing, over or continued elsewhere."""

    n: int
    table: TableInfo


class Welcome(Told, frozen=True, tag="welcome"):
    """The first message of every connection: the present view, and what was missed since ``have``.

    Another one comes when the server's database has lost rows: start from it, too. ``fresh``: what was missed is not
    all there any more (or nothing was had); start from this view.
    """

    n: int
    seat: int | None
    table: TableInfo
    view: dict[str, Any] | None
    missed: list[Update | Said | Seats]
    fresh: bool
    undo: bool
    clock: Clock | None
    here: list[int]


class Here(Told, frozen=True, tag="here"):
    """Which seats have a connection now."""

    seats: list[int]


class Done(Told, frozen=True, tag="done"):
    """The request is carried out and kept for good. ``n``: the number of the last message before this one."""

    re: str
    n: int


class RuleText(Struct, frozen=True):
    """A numbered rule."""

    id: str
    title: str
    text: str


class Refused(Told, frozen=True, tag="refused"):
    """The request was not carried out, and nothing has changed. When it was stale, the present view comes along."""

    re: str | None
    code: str
    message: Message
    rules: list[RuleText] = []
    n: int = 0
    view: dict[str, Any] | None = None


class Because(Told, frozen=True, tag="because"):
    """The answer to ``why``. ``message`` is None if the action is allowed."""

    action: str
    message: Message | None
    rules: list[RuleText]


class Weighed(Struct, frozen=True):
    """A legal action as a bot sees it: what it does, its chance of winning, and how often it was tried in thought."""

    action: str
    message: Message
    chance: float
    visits: int


class Hinted(Told, frozen=True, tag="hinted"):
    """The answer to ``hint``: a legal action, what it does, and the estimated chance of winning with it, 0 to 1.

    Seats that win together share it. ``choices``: up to three, what is advised first. A bot that does not search tells
    no chances (null, and no choices).
    """

    action: str
    message: Message
    level: str
    chance: float | None
    choices: list[Weighed]


class Pong(Told, frozen=True, tag="pong"):
    """Yes."""


Messages = Welcome | Update | Said | Seats | Here | Done | Refused | Because | Hinted | Pong


# ---------------------------------------------------------------------- the hall, over HTTP


class Problem(Struct, frozen=True):
    """Why a request was refused, in a word for programs and a message for people."""

    code: str
    message: Message


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A nickname is all that is asked of a guest."""

    nickname: Nickname


class Guest(Struct, frozen=True):
    """The guest whose cookie this is."""

    nickname: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: ``me`` (several times: around one device), anybody (``open``), or a bot of a level."""

    who: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Nickname | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up.

    ``pace``: seconds before chance and bots act; ``clock``: seconds for a turn; ``absent``: after so many seconds
    without its player a seat on turn is played by a bot of level ``substitute``.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]
    options: Annotated[dict[OptionKey, bool | OptionNumber | OptionText], Meta(max_length=40)] = {}
    listed: bool = False
    spectators: bool = True
    pace: Seconds = 0.8
    clock: Patience | None = None
    absent: Patience | None = None
    substitute: Level | None = None
    hints: bool = True
    key: Key | None = None


class TableLine(Struct, frozen=True):
    """A table in a list of tables."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    created: float
    mine: list[int]
    my_turn: bool = False


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableLine]


class Created(Struct, frozen=True):
    """A new table. ``invitation`` is shown this once: only its hash is kept."""

    table: TableInfo
    invitation: str


class TableAnswer(Struct, frozen=True):
    """A table, the seats this guest holds there, and whether they opened it (``host``)."""

    table: TableInfo
    mine: list[int]
    host: bool = False


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on a seat kept for this guest, or on an open one. Without ``seat``: the first of these, once."""

    seat: SeatNumber | None = None
    name: Nickname | None = None
    seed: PlayerSeed | None = None


class SeatOnly(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat is meant."""

    seat: SeatNumber


class NewLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to this seat for another device; without ``seat`` an invitation to the table."""

    seat: SeatNumber | None = None


class Link(Struct, frozen=True):
    """A new link's token."""

    token: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Use a link's token."""

    token: Token


class Invitation(Struct, frozen=True):
    """Where a link leads: its table, and the seat that it opens, if it is one's own on another device."""

    table: TableLine
    seat: int | None


class GameOption(Struct, frozen=True):
    """What can be chosen for an option of a game."""

    key: str
    values: list[str | int | bool] | str
    default: str | int | bool
    text: str


class GameInfo(Struct, frozen=True):
    """A game with what can be chosen. ``lang``: of its texts, English where it lacks the language asked for."""

    name: str
    title: str
    lang: str
    players: tuple[int, int]
    hidden: bool
    rules: str
    options: list[GameOption]
    lesson: bool
    begins: str  # who begins, in a sentence; empty for a game for one


class GameWords(Struct, frozen=True):
    """A game's sentences in Fluent's syntax, for pages that do not have them: later sentences replace earlier ones.

    ``name``: what messages call them (``of``). ``english``: the ids that are still in English.
    """

    name: str
    text: str
    english: list[str]


class BrokenGame(Struct, frozen=True):
    """A game that its package offers and that does not work here; the server's log says why."""

    name: str
    package: str


class Games(Struct, frozen=True):
    """All games, and the levels of bots. ``docs``: the documentation is served at /docs/."""

    games: list[GameInfo]
    levels: list[str]
    broken: list[BrokenGame]
    docs: bool


class RuleSection(Struct, frozen=True):
    """A section of a rule list."""

    title: str
    rules: list[RuleText]


class Rules(Struct, frozen=True):
    """A game's numbered rules."""

    game: str
    title: str
    version: str
    lang: str
    sections: list[RuleSection]


class LessonStep(Struct, frozen=True):
    """One step of a game's lesson (from 1), as the learner's seat sees it.

    ``wanted``: the action to play now; None: there is nothing to do but read on. ``events``: what happened since the
    step before. ``lang``: of ``title`` and ``say``, English where the game lacks the language asked for.
    """

    game: str
    title: str
    lang: str
    step: int
    steps: int
    say: str
    rules: list[str]
    seat: int
    names: list[str]
    wanted: str | None
    events: list[Event]
    view: dict[str, Any]


class LessonMove(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner chose at a step."""

    step: StepNumber
    action: ActionText


class LessonAnswer(Struct, frozen=True):
    """The next step, or why not: 'illegal' with the rules behind it, or 'not-now': allowed, but not what is tried."""

    next: LessonStep | None
    refused: Refused | None


class History(Struct, frozen=True):
    """Everything a seat or a spectator has been told, from the first message."""

    told: list[Update | Said | Seats]


class Roll(Struct, frozen=True):
    """A random outcome, with all that could have come up and their weights."""

    outcomes: list[str]
    weights: list[int]
    outcome: str


class Rolls(Struct, frozen=True):
    """Everything needed to compute a finished game's random outcomes again; ``seeds`` by seat number, as text."""

    scheme: str
    commitment: str
    secret: str
    seeds: dict[str, str]
    rolls: list[Roll]


class Health(Struct, frozen=True):
    """Whether the server works."""

    status: Literal["ok", "unready"]
    version: str


read_request = msgspec.json.Decoder(Requests).decode
