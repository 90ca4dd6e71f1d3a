"""A game in play, for people and programs: it checks every request, and a refusal changes nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.compile.numba_args import from_bytes
from nightkeep.play.chance import Chance
from nightkeep.play.events import Event, SeatedEvent, seat_names
from nightkeep.play.history import History, Move
from nightkeep.play.position import Position, Refusal, viewer_of
from nightkeep.rules.errors import IllegalAction, OptionError
from nightkeep.rules.markers import Marker
from nightkeep.rules.messages import Args, Message, listed
from nightkeep.rules.record import Array
from nightkeep.rules.things import JsonObject, WordsError

if TYPE_CHECKING:
    from nightkeep.play.game import Game


class State:
    """One position of a game, and how it came about.

    Get one from :meth:`Game.start`, :meth:`Game.state` or :func:`nightkeep.replay`. ``position`` is the present (see
    :class:`~nightkeep.play.position.Position`), ``past`` the :class:`~nightkeep.play.history.History`; State checks,
    names the seats, and keeps both in step.
    """

    __slots__ = ("game", "names", "past", "position")

    def __init__(
        self, game: Game, s: Array, names: tuple[str, ...] | list[str] | None = None, from_position: bool = False
    ) -> None:
        self.game = game
        if names is not None:
            _check_names(names, game.players)
        self.names = tuple(names) if names is not None else seat_names(game.players)
        self.position = Position(game, s)
        self.past = History(game.players, self.position.to_dict() if from_position else None)

    # ------------------------------------------------------------------ whose turn, and what may be done

    @property
    def actor(self) -> int:
        """Return the seat (from 0) whose decision it is, ``nk.CHANCE`` or ``nk.OVER``."""
        return self.position.actor

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.actor == OVER

    def action_codes(self) -> list[int]:
        """Return all legal actions of the actor as numbers (chance: all outcomes)."""
        return self.position.codes()

    def actions(self) -> list[str]:
        """Return the canonical texts of all legal actions of the actor (chance: all outcomes).

        In a game with too many actions to list, a good choice of them; :meth:`play` takes any legal one.
        """
        return self.position.texts()

    def odds(self) -> dict[str, Fraction]:
        """Return, at a chance node, the exact probability of every outcome."""
        if self.actor != CHANCE:
            raise IllegalAction(Message("no-chance-odds"))
        codes, weights = self.outcomes()
        total = sum(weights)
        return {self.write(code): Fraction(w, total) for code, w in zip(codes, weights, strict=True)}

    def outcomes(self) -> tuple[list[int], list[int]]:
        """Return, at a chance node, all outcomes as numbers, and their whole-number weights."""
        return self.position.outcomes()

    # ------------------------------------------------------------------ text

    def write(self, code: int) -> str:
        """Return the canonical text of an action number."""
        return self.game.write_action(code)

    def read(self, text: str) -> int:
        """Return the number of an action text. A beginning that fits just one legal action is enough."""
        return self.position.read(text)

    def describe(self, text: str, lang: str | None = None) -> str:
        """Return what a legal action will do, in a few words of a language (by default as ``NIGHTKEEP_LANG`` says)."""
        return self.described(text).say(lang)

    def described(self, text: str) -> Message:
        """Return what a legal action will do, as a message."""
        code = self._read(text)
        if not self.position.is_legal(code):
            raise self._refused(text, self.position.refusal(code))
        return self.position.describe(code)

    # ------------------------------------------------------------------ playing

    def play(self, action: str, seat: int | None = None) -> list[Event]:
        """Carry out one action and tell what happened. ``seat``: who asks for it, if that is to be checked.

        ``IllegalAction`` leaves the state as it was and says what is allowed.
        """
        if seat is not None and seat != self.actor:
            raise IllegalAction(self._not_your_turn(seat))
        code = self._read(action)
        if seat is not None and not self.position.is_legal(code):
            known = self.fogged(seat)  # the reason, too, is made of what the seat may know
            raise known._refused(action, known.position.refusal(code))
        return self._carry_out(code, action)

    def play_code(self, code: int) -> list[Event]:
        """Carry out an action by its number, as :meth:`play` does."""
        # Kernels take whole numbers of 64 bits; anything else is refused here, in words.
        if isinstance(code, bool) or not isinstance(code, int | np.integer) or not -(2**63) <= code < 2**63:
            raise self._refused(str(code), Refusal(Message("why-not-a-number")))
        return self._carry_out(int(code), None)

    def draw(self, chance: Chance) -> list[Event]:
        """Let chance choose the outcome at a chance node, by its exact odds, and carry it out."""
        if self.actor != CHANCE:
            raise IllegalAction(Message("no-chance-draw", {"turn": self._whose_turn()}))
        codes, weights = self.outcomes()
        return self.play_code(codes[chance.weighted(weights)])

    def _carry_out(self, code: int, said: str | None) -> list[Event]:
        position, past = self.position, self.past
        if not position.is_legal(code):
            raise self._refused(said or str(code), position.refusal(code))
        # What undo needs is taken before the action.
        before, actor = position.to_bytes(), position.actor
        told = position.apply(code, self.names)
        # Past a drawn outcome or a reveal, undo would let the dice roll again, or show a secret for nothing.
        undoable = actor != CHANCE and not any(event.kind.reveals for event in told)
        past.add(Move(actor, code, told, self._hearers(actor, code, told), undoable, before, past.marks))
        if past.marks:
            self._clear_marks()
        return [event.full() for event in told]

    def _hearers(self, actor: int, code: int, told: list[SeatedEvent]) -> int:
        """Return who knows that an action was made: everybody, or only its actor and those its events are for."""
        # A bit for each seat and one above them for spectators. An open event tells all; events for single seats tell
        # those.
        everybody = (2 << self.game.players) - 1
        heard = 1 << actor if actor >= 0 else 0
        for event in told:
            if event.open:
                return everybody
            heard |= 1 << event.seat
        return everybody if self.is_public(code) else heard

    def is_public(self, code: int) -> bool:
        """Return whether everybody may know that this action was made, even if no event tells of it."""
        spec = self.game.spec
        if spec.public_action is None:
            return not spec.hidden
        return spec.public_action(self.game.board_record, code)

    # ------------------------------------------------------------------ the past

    def moves(self, seat: int | None) -> int:
        """Return how many actions a seat (None: a spectator) knows of; secret ones of others do not count."""
        self._check_seat(seat)
        return self.past.count(viewer_of(seat))

    def news(self, seat: int | None, since: int | None = None) -> list[Event]:
        """Return what a seat (None: a spectator) was told of the last action it knows of.

        ``since``: of all actions after the first ``since`` of those it knows of, as :meth:`moves` counts them.
        """
        latest = 1 if since is None else self.moves(seat) - since
        self._check_seat(seat)
        return [event for events in self.told(self.past.places(viewer_of(seat), latest), seat) for event in events]

    def told(self, places: list[int], seat: int | None) -> list[list[Event]]:
        """Return what a seat may be told now of the actions at these places, which reach to the last it knows of."""
        return self.past.seen(places, seat, self.game.must_remember and not self.is_over)

    def can_undo(self) -> bool:
        """Return whether the last action was a decision that revealed nothing."""
        return self.past.can_undo

    def undo(self) -> str:
        """Undo the last action and return its text; refused past a random event or anything revealed."""
        if not self.past.moves:
            raise IllegalAction(Message("no-undo-yet"))
        if not self.past.can_undo:
            raise IllegalAction(Message("no-undo-revealed"))
        move = self.past.pop()
        self.position = self.position.restored(move.before)
        self._mark_again()
        return self.write(move.code)

    def forget(self) -> None:
        """Drop what can never be undone and what was told of it, to save memory where a log is kept elsewhere.

        Afterwards ``news`` and ``transcript`` tell nothing of those actions.
        """
        self.past.forget()

    @property
    def history(self) -> list[str]:
        """Return the actions so far."""
        return [self.write(move.code) for move in self.past.moves]

    @property
    def codes(self) -> list[int]:
        """Return the actions so far, as numbers."""
        return [move.code for move in self.past.moves]

    @property
    def latest(self) -> str | None:
        """Return the last action; None before the first."""
        return self.write(self.past.moves[-1].code) if self.past.moves else None

    @property
    def actors(self) -> list[int]:
        """Return who made each of the actions so far: a seat, or ``nk.CHANCE``."""
        return [move.actor for move in self.past.moves]

    # ------------------------------------------------------------------ markers

    @property
    def marks(self) -> dict[str, str | None]:
        """Return where each marker of the game is; None: not on the table."""
        return {marker.name: self.past.marks.get(marker.name) for marker in self.game.spec.markers}

    def mark(self, name: str, place: str | None, seat: int) -> Event:
        """Put a marker into a place, or take it away (None). It changes nothing else, and needs no turn.

        ``IllegalAction`` if there is no such marker or place, or if the seat may not move it now.
        """
        self._check_seat(seat)
        marker = self._marker(name)
        places, words = marker.places(self.game.board), self.game.spec.language.words.name
        if place is not None and place not in places:
            said = str(place)[:80]
            args: Args = {"place": said, "marker": marker.title, "places": listed(places)}
            raise IllegalAction(Message("marker-no-place", args, of=words))
        if refusal := self._why_not_mark(marker, seat):
            who = Message("spectator") if seat is None else self.names[seat]
            args = {"who": who, "marker": marker.title, "why": refusal.cited}
            raise IllegalAction(Message("marker-not-now", args, of=words), refusal)
        self.past.marked.append((len(self.past.moves), seat, name, place))
        self.past.put(name, place)
        told = marker.says(self.names[seat], place)
        return Event("marked", {"seat": seat, "marker": name, "place": place}, told)

    def _marker(self, name: str) -> Marker:
        known = {marker.name: marker for marker in self.game.spec.markers}
        if not isinstance(name, str) or name not in known:
            args: Args = {"marker": str(name)[:80], "markers": listed(list(known))}
            raise IllegalAction(Message("marker-unknown", args))
        return known[name]

    def _why_not_mark(self, marker: Marker, seat: int | None) -> Refusal | None:
        if seat is None:
            return Refusal(Message("why-only-players"))
        refused = marker.why_not(self.game.board, self.position.fogged(seat).record, seat)
        return None if refused is None else Refusal(refused, tuple(self.game.rules[i] for i in refused.rules))

    def _clear_marks(self) -> None:
        """Take away what the last action leaves no place for."""
        known = self.position.fogged(None).record
        for name in list(self.past.marks):
            if not self._marker(name).stands(self.game.board, known):
                self.past.put(name, None)

    def _mark_again(self) -> None:
        """After undoing: keep what was done with markers since then, if it could have been done before."""
        marked = self.past.marked
        # A marking notes how many actions came before it: more than are left, so it came after the undone one.
        since = [mark for mark in marked if mark[0] > len(self.past.moves)]
        self.past.marked = marked[: len(marked) - len(since)]
        for _, seat, name, place in since:
            if self._why_not_mark(self._marker(name), seat) is None:
                self.mark(name, place, seat)

    # ------------------------------------------------------------------ why not

    def why(self, action: str, seat: int | None = None) -> Refusal | None:
        """Return why an action is not legal now, with the rules behind it; None if it is legal.

        ``seat``: who asks. The answer is then made of what that seat may know; without it, of the whole position.
        """
        if seat is None:
            return self.position.why(action)
        if seat != self.actor:
            return Refusal(self._not_your_turn(seat))
        return self.position.fogged(seat).why(action)

    def _read(self, action: str) -> int:
        try:
            return self.read(action)
        except WordsError as problem:
            raise self._refused(action, Refusal(problem.message)) from None

    def _refused(self, action: str, refusal: Refusal) -> IllegalAction:
        if self.actor == OVER:
            return IllegalAction(Message("illegal-over", {"action": str(action)[:80]}), refusal)
        args: Args = {
            "action": str(action)[:80],
            "why": refusal.cited,
            "turn": self._whose_turn(),
            "allowed": listed(self.actions()),
        }
        return IllegalAction(Message("illegal-now", args, of=refusal.message.of), refusal)

    def _whose_turn(self) -> Message:
        actor = self.actor
        if actor in (CHANCE, OVER):
            return Message("turn-chance" if actor == CHANCE else "turn-over")
        return Message("turn-seat", {"who": self.names[actor]})

    def _not_your_turn(self, seat: int) -> Message:
        self._check_seat(seat)
        return Message("why-not-your-turn", {"who": self.names[seat], "turn": self._whose_turn()})

    # ------------------------------------------------------------------ what is known

    def _check_seat(self, seat: int | None) -> None:
        is_seat = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.game.players
        if seat is not None and not is_seat:
            raise OptionError(Message("option-seat", {"seat": repr(seat), "last": self.game.players - 1}))

    def fogged(self, seat: int | None) -> State:
        """Return the position as a seat knows it, without its past. Views are made from this alone."""
        self._check_seat(seat)
        return State(self.game, self.position.fogged(seat).array, self.names)

    def guessed(self, seat: int | None, seed: int = 0, index: int = 0) -> State:
        """Return a full position drawn from all those that fit what the seat knows."""
        self._check_seat(seat)
        return State(self.game, self.position.guessed(seat, seed, index).array, self.names)

    def view(self, seat: int | None = None) -> JsonObject:
        """Return what a seat may know, JSON-ready; None: a spectator. Made from the fogged position only."""
        self._check_seat(seat)
        seen = self.position.fogged(seat).view(seat)
        told = {
            "game": self.game.name,
            "seat": seat,
            "players": self.game.players,
            "team": seen["team"],
            "actor": seen["actor"],
            "moves": self.moves(seat),
            "actions": seen["actions"],
            "scores": seen["scores"],
            "winners": seen["winners"],
            "ranking": seen["ranking"],
            "marks": self.marks,
            "position": seen["position"],
        }
        if seats := self.game.spec.display.view.seats:
            told["seats"] = seats
        return told

    def team(self, seat: int) -> tuple[int, ...] | None:
        """Return the seats that win with this one, itself among them; None in a game without sides."""
        self._check_seat(seat)
        return self.position.team(seat)

    def sides(self) -> list[tuple[Message, tuple[int, ...]]]:
        """Return, at the end of a game with sides, what became of each and its seats; those who have won first."""
        return self.position.sides()

    def scores(self) -> list[int]:
        """Return final or running scores, by seat."""
        return self.position.tally()[0]

    def winners(self) -> list[int]:
        """Return the seats that have won, all of them if they share it; none while the game goes on."""
        return self.position.tally()[1]

    def ranking(self) -> list[list[int]]:
        """Return, at the end, the seats by place, ties together; before it, nothing.

        The winners come first, then the others by score, or as the game ranks them.
        """
        return self.position.ranking()

    # ------------------------------------------------------------------ out and in

    def status(self) -> list[str]:
        """Return every invariant this position breaks, in words; none for a position that play can reach."""
        return self.position.status()

    def to_dict(self) -> JsonObject:
        """Return the whole position by field names, hidden things included."""
        return self.position.to_dict()

    def to_bytes(self) -> bytes:
        """Return the record itself; equal positions have equal bytes."""
        return self.position.to_bytes()

    def record(self) -> JsonObject:
        """Return the game so far as a JSON document, for :func:`nightkeep.replay`.

        It tells everything; :meth:`transcript` does not.
        """
        from nightkeep.play.records import make_record

        return make_record(self)

    def transcript(self, seat: int | None) -> JsonObject:
        """Return all that a seat (None: a spectator) may know of the game so far, as a JSON document.

        The same for any two games that the seat cannot tell apart; after the end it holds the record as well.
        """
        from nightkeep.play.records import make_transcript

        return make_transcript(self, seat)

    def copy(self) -> State:
        """Return an independent copy, with its history."""
        twin = State.__new__(State)
        twin.game, twin.names = self.game, self.names
        twin.position, twin.past = self.position.copy(), self.past.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        # Event kinds hold functions, which cannot be pickled: each goes as its number, and _unpickled looks it up in
        # the game.
        number = {id(kind): key for key, kind in self.game.event_kinds.items()}
        moves = [
            (m.actor, m.code, [(number[id(e.kind)], e.seat, e.numbers) for e in m.told], m.heard, m.undoable, m.before,
             m.marks)
            for m in self.past.moves
        ]  # fmt: skip
        past = {name: getattr(self.past, name) for name in History.__slots__ if name != "moves"}
        return _unpickled, (self.game, self.names, self.to_bytes(), moves, past)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game.name == other.game.name and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return f"<State of {self.game.name} after {len(self.past.moves)} actions: {self._whose_turn()}>"


def _unpickled(
    game: Game, names: tuple[str, ...], position: bytes, moves: list[tuple[Any, ...]], past: JsonObject
) -> State:
    """Return the state that was pickled, with its history."""
    state = State(game, from_bytes(position, game.spec.dtype), names)
    kinds = game.event_kinds
    for actor, code, told, *rest in moves:
        events = [SeatedEvent(kinds[key], seat, numbers, game.board, names) for key, seat, numbers in told]
        state.past.moves.append(Move(actor, code, events, *rest))
    for name, value in past.items():
        setattr(state.past, name, value)
    return state


def _check_names(names: object, players: int) -> None:
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise OptionError(Message("option-names", {"names": str(names)[:80]}))
    if len(names) != players:
        raise OptionError(Message("option-names-count", {"names": len(names), "players": players}))
