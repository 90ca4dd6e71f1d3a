"""A position in play: validates everything, tells everything, and never changes when it refuses."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from nightkeep.core.chance import Chance
from nightkeep.core.errors import IllegalAction, OptionError, PositionError
from nightkeep.core.events import Event, SeatedEvent, read_log, seat_names, still_told
from nightkeep.core.handing import copied, from_bytes, hand
from nightkeep.core.kernel import CHANCE, OVER, SPECTATOR, new_log
from nightkeep.core.markers import Marker
from nightkeep.core.notation import matching, position_to_dict, tidy_text
from nightkeep.core.rulebook import Rule

if TYPE_CHECKING:
    from nightkeep.core.game import Game

Array = np.ndarray[Any, Any]
PICKLED = ("_actors", "_codes", "_heard", "_known", "_marked", "_marks", "_origin", "_settled", "_snapshots")
SHOWN = 12  # how many legal actions an error lists


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: a sentence, and the rules behind it."""

    text: str
    rules: tuple[Rule, ...] = ()

    def __str__(self) -> str:
        ids = ", ".join(rule.id for rule in self.rules)
        return f"{self.text} ({ids})" if ids else self.text


Snapshot = tuple[bytes, bool, dict[str, str]]  # before an action: position, whether it can be undone, and the markers
Mark = tuple[int, int, str, str | None]  # after so many actions a seat put a marker into a place, or took it away


class State:
    """One position of a game. Get one from :meth:`Game.start`, :meth:`Game.state` or :func:`nightkeep.replay`."""

    __slots__ = (
        "_actors",
        "_board",
        "_codes",
        "_handed",
        "_heard",
        "_kernels",
        "_known",
        "_marked",
        "_marks",
        "_origin",
        "_s",
        "_settled",
        "_snapshots",
        "_told",
        "game",
        "names",
    )

    def __init__(
        self, game: Game, s: Array, names: tuple[str, ...] | list[str] | None = None, from_position: bool = False
    ) -> None:
        self.game = game
        if names is not None:
            _check_names(names, game.players)
        self.names = tuple(names) if names is not None else seat_names(game.players)
        self._board = game.handed
        self._kernels = game.kernels
        self._hold(s)
        self._origin = position_to_dict(s) if from_position else None
        self._codes: list[int] = []
        self._actors: list[int] = []  # who made each action,
        self._told: list[list[SeatedEvent]] = []  # what it caused,
        self._heard: list[int] = []  # and a bit for each seat, and one more for spectators, that knows of it at all
        self._known = [0] * (game.players + 1)  # how many actions each of them knows of
        self._snapshots: list[Snapshot] = []
        self._settled = 0  # actions that :meth:`forget` has been through
        self._marked: list[Mark] = []  # all that was done with markers
        self._marks: dict[str, str] = {}  # where they are

    def _hold(self, s: Array) -> None:
        """Take this as the position."""
        self._s = s
        self._handed: Any = hand(s) if self.game.hands_over else s[0]  # as the kernels get it

    # ------------------------------------------------------------------ whose turn, and what may be done

    @property
    def actor(self) -> int:
        """The seat (from 0) whose decision it is, ``nk.CHANCE`` or ``nk.OVER``."""
        return int(self._kernels.actor(self._board, self._handed))

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def action_codes(self) -> list[int]:
        """All legal actions of the actor as numbers (chance: all outcomes)."""
        out = np.empty(self.game.most_actions, self.game.declared.action_type)
        n = self._kernels.legal(self._board, self._handed, out)
        codes: list[int] = out[:n].tolist()
        return codes

    def actions(self) -> list[str]:
        """Canonical texts of all legal actions of the actor (chance: all outcomes).

        In a game with too many actions to list, a good choice of them; :meth:`play` takes any legal one.
        """
        return [self.write(code) for code in self.action_codes()]

    def odds(self) -> dict[str, Fraction]:
        """At a chance node, the exact probability of every outcome."""
        if self.actor != CHANCE:
            raise IllegalAction("nothing is left to chance here; odds() answers when actor is nk.CHANCE")
        codes, weights = self.outcomes()
        total = sum(weights)
        return {self.write(code): Fraction(w, total) for code, w in zip(codes, weights, strict=True)}

    def outcomes(self) -> tuple[list[int], list[int]]:
        """At a chance node: all outcomes as numbers, and their whole-number weights."""
        codes = self.action_codes()
        out = np.zeros(self.game.most_actions, np.int32)
        self._kernels.odds(self._board, self._handed, out)
        weights: list[int] = out[: len(codes)].tolist()
        return codes, weights

    # ------------------------------------------------------------------ text

    def write(self, code: int) -> str:
        """The canonical text of an action number."""
        return self.game.write_action(code)

    def read(self, text: str) -> int:
        """The number of an action text. A beginning that fits just one legal action is enough."""
        words = tidy_text(text)
        try:
            return self.game.read_action(words)
        except ValueError:
            fitting = matching(words, self.actions()) if words else []
            if len(fitting) == 1:
                return self.game.read_action(fitting[0])
            if fitting:
                raise ValueError(f"'{text}' fits several actions: {_some(fitting)}") from None
            raise

    def describe(self, text: str) -> str:
        """What a legal action will do, in a few words."""
        return self.game.declared.language.describe(self.game.board, self._s[0], self._legal_code(text, None))

    # ------------------------------------------------------------------ playing

    def play(self, action: str, seat: int | None = None) -> list[Event]:
        """Carry out one action and tell what happened. ``seat``: who asks for it, if that is to be checked.

        ``IllegalAction`` leaves the state as it was and says what is allowed.
        """
        if seat is not None and seat != self.actor:
            raise IllegalAction(self._not_your_turn(seat))
        try:
            code = self.read(action)
        except ValueError as problem:
            raise self._refused(action, Refusal(str(problem))) from None
        if seat is not None and not self._is_legal(code):
            known = self.fogged(seat)  # the reason, too, is made of what the seat may know
            raise known._refused(action, known._why_code(code))
        return self._carry_out(code, action)

    def play_code(self, code: int) -> list[Event]:
        """:meth:`play` by number."""
        if isinstance(code, bool) or not isinstance(code, int | np.integer) or not -(2**63) <= code < 2**63:
            raise self._refused(str(code), Refusal("an action's number is a whole number of 64 bits"))
        return self._carry_out(int(code), None)

    def _carry_out(self, code: int, said: str | None) -> list[Event]:
        game = self.game
        if not self._is_legal(code):
            raise self._refused(said or str(code), self._why_code(code))
        before = self._s.tobytes()
        actor = self.actor
        log = new_log()
        self._kernels.apply(self._board, self._handed, code, log)
        told = read_log(log, game.event_kinds, game.board, self.names)
        undoable = actor != CHANCE and not any(event.kind.reveals for event in told)
        self._snapshots.append((before, undoable, self._marks))
        self._codes.append(code)
        self._actors.append(actor)
        self._told.append(told)
        self._heard.append(self._hearers(actor, code, told))
        self._count_known(1)
        if self._marks:
            self._clear_marks()
        return [event.full() for event in told]

    def _hearers(self, actor: int, code: int, told: list[SeatedEvent]) -> int:
        """Who knows that an action was made: everybody, or only its actor and those its events are for."""
        everybody = (2 << self.game.players) - 1
        heard = 1 << actor if actor >= 0 else 0
        for event in told:
            if event.open:
                return everybody
            heard |= 1 << event.seat
        return everybody if self._is_public(code) else heard

    def _is_public(self, code: int) -> bool:
        declared = self.game.declared
        if declared.public_action is None:
            return not declared.hidden
        return declared.public_action(self.game.table, code)

    def draw(self, chance: Chance) -> list[Event]:
        """At a chance node: let chance choose the outcome, by its exact odds, and carry it out."""
        if self.actor != CHANCE:
            raise IllegalAction("nothing is left to chance here; it is " + self._whose_turn())
        codes, weights = self.outcomes()
        return self.play_code(codes[chance.weighted(weights)])

    def _count_known(self, step: int) -> None:
        """Count the last action for all who know of it (-1: it is about to be taken back)."""
        heard = self._heard[-1]
        for viewer in range(len(self._known)):
            if heard >> viewer & 1:
                self._known[viewer] += step

    def moves(self, seat: int | None) -> int:
        """How many actions a seat (None: a spectator) knows of; secret ones of others do not count."""
        self._check_seat(seat)
        return self._known[-1 if seat is None else seat]

    def news(self, seat: int | None, since: int | None = None) -> list[Event]:
        """What a seat (None: a spectator) was told of the last action it knows of.

        ``since``: of all actions after so many of those it knows of, as :meth:`moves` counts them.
        """
        known = self._known_moves(seat, 1 if since is None else self.moves(seat) - since)
        return [event for events in self._seen(known, seat) for event in events]

    def _known_moves(self, seat: int | None, latest: int | None = None) -> list[int]:
        """The actions a seat knows of, by place in the game; ``latest``: only so many, from the end."""
        known, wanted = self.moves(seat), self.moves(seat) if latest is None else latest
        bit = 1 << (self.game.players if seat is None else seat)
        found: list[int] = []
        place = len(self._heard)
        while len(found) < min(known, wanted):
            place -= 1
            if self._heard[place] & bit:
                found.append(place)
        return found[::-1]

    def _seen(self, moves: list[int], seat: int | None) -> list[list[Event]]:
        """What a seat may be told now of its last actions; ``moves``: their places in the game, down to the last."""
        heard = [[event for each in self._told[i] if (event := each.seen_by(seat)) is not None] for i in moves]
        return still_told(heard) if self.game.must_remember and not self.is_over else heard

    def can_undo(self) -> bool:
        """Whether the last action was a decision that revealed nothing."""
        return bool(self._snapshots) and self._snapshots[-1][1]

    def undo(self) -> str:
        """Take back the last action and return its text; refused past a random event or anything revealed."""
        if not self._snapshots:
            raise IllegalAction("nothing has been played yet, so nothing can be undone")
        before, undoable, marks = self._snapshots[-1]
        if not undoable:
            raise IllegalAction("the last action was random or revealed something, so it cannot be undone")
        self._count_known(-1)
        for kept in (self._snapshots, self._actors, self._told, self._heard):
            kept.pop()
        code = self._codes.pop()
        self._hold(from_bytes(before, self.game.declared.state))
        self._marks = marks
        self._mark_again()
        return self.write(code)

    def forget(self) -> None:
        """Let go of what can never be undone and what was told of it: where a log of the game is kept elsewhere, and
        many games lie in memory. Afterwards ``news`` and ``transcript`` tell nothing of those actions."""
        last = len(self._snapshots) - 1
        while last >= self._settled and self._snapshots[last][1]:
            last -= 1
        for place in range(self._settled, last + 1):
            self._snapshots[place] = (b"", False, {})
            self._told[place] = []
        self._settled = max(self._settled, last + 1)

    # ------------------------------------------------------------------ markers

    @property
    def marks(self) -> dict[str, str | None]:
        """Where each marker of the game is; None: not on the table."""
        return {marker.name: self._marks.get(marker.name) for marker in self.game.declared.markers}

    def mark(self, name: str, place: str | None, seat: int) -> Event:
        """Put a marker into a place, or take it away (None). It changes nothing else, and needs no turn.

        ``IllegalAction`` if there is no such marker or place, or if the seat may not move it now.
        """
        self._check_seat(seat)
        marker = self._marker(name)
        places = marker.places(self.game.board)
        if place is not None and place not in places:
            said = str(place)[:80]
            raise IllegalAction(f"there is no place {said!r} for {marker.title}; places are: {_some(places)}")
        if refusal := self._why_not_mark(marker, seat):
            raise IllegalAction(f"{self._called(seat)} cannot move {marker.title}: {refusal}", refusal)
        self._marked.append((len(self._codes), seat, name, place))
        self._put(name, place)
        text = marker.says(self.names[seat], place)
        return Event("marked", {"seat": seat, "marker": name, "place": place}, marker.rules, text)

    def _marker(self, name: str) -> Marker:
        known = {marker.name: marker for marker in self.game.declared.markers}
        if not isinstance(name, str) or name not in known:
            raise IllegalAction(f"there is no marker {str(name)[:80]!r}; markers of this game: {_some(list(known))}")
        return known[name]

    def _called(self, seat: int | None) -> str:
        return "a spectator" if seat is None else self.names[seat]

    def _why_not_mark(self, marker: Marker, seat: int | None) -> Refusal | None:
        if seat is None:
            return Refusal("only players can")
        refused = marker.why_not(self.game.board, self.fogged(seat)._s[0], seat)
        return None if refused is None else Refusal(refused[0], tuple(self.game.rules[i] for i in refused[1]))

    def _put(self, name: str, place: str | None) -> None:
        self._marks = {key: value for key, value in self._marks.items() if key != name}  # snapshots keep the old one
        if place is not None:
            self._marks[name] = place

    def _clear_marks(self) -> None:
        """Take away what the last action leaves no place for."""
        known = self.fogged(None)._s[0]
        for name in list(self._marks):
            if not self._marker(name).stands(self.game.board, known):
                self._put(name, None)

    def _mark_again(self) -> None:
        """After undoing: what was done with markers since then stays done, if it could have been done before."""
        since = [mark for mark in self._marked if mark[0] > len(self._codes)]
        self._marked = self._marked[: len(self._marked) - len(since)]
        for _, seat, name, place in since:
            if self._why_not_mark(self._marker(name), seat) is None:
                self.mark(name, place, seat)

    # ------------------------------------------------------------------ why not

    def why(self, action: str, seat: int | None = None) -> Refusal | None:
        """Why an action is not legal now, with the rules behind it; None if it is legal.

        ``seat``: who asks. The answer is then made of what that seat may know; without it, of the whole position.
        """
        if seat is not None:
            if seat != self.actor:
                return Refusal(self._not_your_turn(seat))
            return self.fogged(seat).why(action)
        try:
            code = self.read(action)
        except ValueError as problem:
            return Refusal(str(problem))
        return None if self._is_legal(code) else self._why_code(code)

    def _is_legal(self, code: int) -> bool:
        if self._kernels.is_legal is not None:
            return bool(self._kernels.is_legal(self._board, self._handed, code))
        return code in self.action_codes()

    def _why_code(self, code: int) -> Refusal:
        if self.actor == OVER:
            return Refusal("the game is over")
        text, ids = self.game.declared.language.why_not(self.game.board, self._s[0], code)
        return Refusal(text, tuple(self.game.rules[i] for i in ids))

    def _legal_code(self, action: str, seat: int | None) -> int:
        try:
            code = self.read(action)
        except ValueError as problem:
            raise self._refused(action, Refusal(str(problem))) from None
        if not self._is_legal(code):
            raise self._refused(action, self._why_code(code))
        return code

    def _refused(self, action: str, refusal: Refusal) -> IllegalAction:
        if self.actor == OVER:
            return IllegalAction(f"'{action}' is not legal: the game is over", refusal)
        return IllegalAction(
            f"'{str(action)[:80]}' is not legal now: {refusal}. "
            f"It is {self._whose_turn()}; allowed: {_some(self.actions())}",
            refusal,
        )

    def _whose_turn(self) -> str:
        actor = self.actor
        return {CHANCE: "chance's turn", OVER: "over"}.get(actor) or f"{self.names[actor]}'s turn"

    def _not_your_turn(self, seat: int) -> str:
        self._check_seat(seat)
        return f"{self.names[seat]} cannot act now: it is {self._whose_turn()}"

    # ------------------------------------------------------------------ what is known

    def _check_seat(self, seat: int | None) -> None:
        is_seat = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.game.players
        if seat is not None and not is_seat:
            raise OptionError(f"seat {seat!r}: seats are 0 to {self.game.players - 1}, or None for a spectator")

    def fogged(self, seat: int | None) -> State:
        """The position as a seat knows it: what it may not know is blotted out. Views are made from this alone."""
        self._check_seat(seat)
        known = State(self.game, copied(self._s), self.names)
        self._kernels.fog(self._board, known._handed, SPECTATOR if seat is None else seat)
        return known

    def guessed(self, seat: int | None, seed: int = 0, index: int = 0) -> State:
        """A full position drawn from all those that fit what the seat knows."""
        fogged = self.fogged(seat)
        who = SPECTATOR if seat is None else seat
        self.game.declared.playout.fill_in(self.game.table, fogged._s[0], who, seed, index, np.zeros(4, np.uint32))
        return fogged

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, JSON-ready; None: a spectator. Made from the fogged position only."""
        known = self.fogged(seat)
        actor = known.actor
        viewer = SPECTATOR if seat is None else seat
        mine = seat is not None and actor == seat
        scores, winners = known._tally()
        return {
            "game": self.game.name,
            "seat": seat,
            "players": self.game.players,
            "team": None if seat is None or (team := known.team(seat)) is None else list(team),
            "actor": {CHANCE: "chance", OVER: "over"}.get(actor, actor),
            "moves": self.moves(seat),
            "actions": [known._offer(code) for code in known.action_codes()] if mine else [],
            "scores": scores,
            "winners": winners,
            "ranking": known.ranking() if actor == OVER else [],
            "marks": self.marks,
            "position": self.game.declared.sight.view(self.game.board, known._s[0], viewer),
        }

    def _offer(self, code: int) -> dict[str, Any]:
        """A legal action as a view lists it: its text, what it does, and where, if the game says so."""
        declared, board = self.game.declared, self.game.board
        offer = {"text": self.write(code), "says": declared.language.describe(board, self._s[0], code)}
        if (aim := getattr(declared.sight, "aim", None)) is not None:
            offer["aim"] = aim(board, self._s[0], code)
        return offer

    def team(self, seat: int) -> tuple[int, ...] | None:
        """The seats that win with this one, itself among them; None in a game without sides."""
        self._check_seat(seat)
        if self.game.declared.teams is None:
            return None
        sides = self.game.declared.teams(self._s[0])
        return tuple(other for other, side in enumerate(sides) if side == sides[seat])

    def sides(self) -> list[tuple[str, tuple[int, ...]]]:
        """At the end of a game with sides: what became of each of them, and its seats; those who have won first."""
        declared, winners = self.game.declared, self.winners()
        if declared.teams is None or not self.is_over:
            return []
        numbers = declared.teams(self._s[0])
        in_order = sorted(range(self.game.players), key=lambda seat: seat not in winners)
        found = []
        for side in dict.fromkeys(numbers[seat] for seat in in_order):
            seats = tuple(seat for seat, other in enumerate(numbers) if other == side)
            won = seats[0] in winners
            text = declared.side_text(side, won) if declared.side_text else "Won" if won else "Lost"
            found.append((text, seats))
        return found

    def scores(self) -> list[int]:
        """Final or running scores, by seat."""
        return self._tally()[0]

    def winners(self) -> list[int]:
        """The seats that have won, all of them if they share it; empty while the game goes on."""
        return self._tally()[1]

    def ranking(self) -> list[list[int]]:
        """At the end, the seats by place: the winners first, then the others by score (or as the game ranks them), ties
        together. Else empty."""
        scores, winners = self._tally()
        if not self.is_over:
            return []
        declared = self.game.declared
        worth = declared.standing(self.game.table, self._s[0]) if declared.standing else scores
        others = [seat for seat in range(self.game.players) if seat not in winners]
        in_order = sorted({worth[seat] for seat in others}, reverse=not declared.low_score_wins)
        places = [winners] if winners else []
        return places + [[seat for seat in others if worth[seat] == value] for value in in_order]

    def _tally(self) -> tuple[list[int], list[int]]:
        out = np.zeros(self.game.players, np.int32)
        bits = int(self._kernels.score(self._board, self._handed, out))
        return out.tolist(), [seat for seat in range(self.game.players) if bits >> seat & 1]

    # ------------------------------------------------------------------ out and in

    def status(self) -> list[str]:
        """Every invariant this position breaks, in words; empty for every position that play can reach."""
        return self.game.declared.language.status(self.game.board, self._s[0])

    def to_dict(self) -> dict[str, Any]:
        """The whole position by field names, hidden things included."""
        return position_to_dict(self._s)

    def to_bytes(self) -> bytes:
        """The record itself; equal positions have equal bytes."""
        return self._s.tobytes()

    def copy(self) -> State:
        """An independent copy, with its history."""
        twin = State.__new__(State)  # a server copies at every move: nothing is made that is not kept
        twin.game, twin.names, twin._board, twin._kernels = self.game, self.names, self._board, self._kernels
        twin._hold(copied(self._s))
        twin._origin = self._origin
        twin._codes = self._codes.copy()
        twin._actors = self._actors.copy()
        twin._told = self._told.copy()
        twin._heard = self._heard.copy()
        twin._known = self._known.copy()
        twin._settled = self._settled
        twin._snapshots = self._snapshots.copy()
        twin._marked = self._marked.copy()
        twin._marks = self._marks
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        number = {id(kind): key for key, kind in self.game.event_kinds.items()}
        told = [[(number[id(event.kind)], event.seat, event.numbers) for event in events] for events in self._told]
        past = {name: getattr(self, name) for name in PICKLED}
        return _unpickled, (self.game, self.names, self.to_bytes(), told, past)

    @property
    def history(self) -> list[str]:
        """The actions so far."""
        return [self.write(code) for code in self._codes]

    @property
    def latest(self) -> str | None:
        """The last action; None before the first."""
        return self.write(self._codes[-1]) if self._codes else None

    @property
    def actors(self) -> list[int]:
        """Who made each of them: a seat, or ``nk.CHANCE``."""
        return self._actors.copy()

    def record(self) -> dict[str, Any]:
        """The game so far as a JSON document, for :func:`nightkeep.replay`. It tells everything: see `transcript`."""
        from nightkeep.core.records import make_record

        return make_record(self)

    def transcript(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know of the game so far, as a JSON document.

        The same for any two games that the seat cannot tell apart; after the end it holds the record as well.
        """
        from nightkeep.core.records import make_transcript

        return make_transcript(self, seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game.name == other.game.name and self._s.tobytes() == other._s.tobytes()

    def __hash__(self) -> int:
        return hash(self._s.tobytes())

    def __repr__(self) -> str:
        return f"<State of {self.game.name} after {len(self._codes)} actions: {self._whose_turn()}>"


def _unpickled(
    game: Game,
    names: tuple[str, ...],
    position: bytes,
    told: list[list[tuple[int, int, tuple[int, ...]]]],
    past: dict[str, Any],
) -> State:
    """Return the state that was pickled, with its history."""
    state = State(game, from_bytes(position, game.declared.state), names)
    kinds = game.event_kinds
    state._told = [
        [SeatedEvent(kinds[key], seat, numbers, game.board, names) for key, seat, numbers in events] for events in told
    ]
    for name, value in past.items():
        setattr(state, name, value)
    return state


def _check_names(names: Any, players: int) -> None:
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise OptionError(f"names = {str(names)[:80]}: names are a list of texts, one for every seat")
    if len(names) != players:
        raise OptionError(f"{len(names)} names for {players} players; every seat needs one")


def _some(texts: Sequence[str]) -> str:
    if not texts:
        return "nothing"
    more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
    return ", ".join(texts[:SHOWN]) + more


__all__ = ["PositionError", "Refusal", "State"]
