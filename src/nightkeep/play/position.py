"""A position: one record of a game, what is legal in it, and what can be seen of it. It has no past and no names."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from nightkeep.compile.kernel import CHANCE, OVER, SPECTATOR, new_log
from nightkeep.compile.numba_args import RecordArg, copied, from_bytes, record_arg
from nightkeep.play.events import SeatedEvent, read_log
from nightkeep.rules.messages import Message, listed
from nightkeep.rules.notation import matching, position_to_dict, tidy_text
from nightkeep.rules.record import AnyRecord, Array
from nightkeep.rules.rulebook import Rule
from nightkeep.rules.things import JsonObject, WordsError

if TYPE_CHECKING:
    from nightkeep.play.game import Game


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: a message, and the rules behind it."""

    message: Message
    rules: tuple[Rule, ...] = ()

    @property
    def text(self) -> str:
        """The sentence, in the language of ``NIGHTKEEP_LANG`` or in English."""
        return self.message.say()

    @property
    def cited(self) -> Message:
        """The message with the ids of its rules behind it, as errors quote it."""
        ids = ", ".join(rule.id for rule in self.rules)
        return Message("cited", {"why": self.message, "rules": ids}, of=self.message.of) if ids else self.message

    def __str__(self) -> str:
        return self.cited.say()


class Room(threading.local):
    """The arrays that kernels write into when people move. Each thread has its own."""

    def __init__(self, most_actions: int, action_type: type[np.signedinteger], players: int) -> None:
        self.actions = np.zeros(most_actions, action_type)
        self.weights = np.zeros(most_actions, np.int32)
        self.scores = np.zeros(players, np.int32)
        self.log = new_log()


class Position:
    """A record in an array of one, for the kernels of its game; :meth:`apply` changes it in place."""

    __slots__ = ("_board", "_kernels", "_record_arg", "array", "game")

    def __init__(self, game: Game, array: Array) -> None:
        self.game = game
        self.array = array
        self._board = game.board_arg
        self._kernels = game.kernels
        self._record_arg: RecordArg | AnyRecord = record_arg(array) if game.is_compiled else array[0]  # for the kernels

    @property
    def record(self) -> AnyRecord:
        """Return the record itself, with its fields as attributes."""
        return self.array[0]

    def copy(self) -> Position:
        """Return an independent copy."""
        return Position(self.game, copied(self.array))

    def restored(self, position: bytes) -> Position:
        """Return a position of the same game from its bytes."""
        return Position(self.game, from_bytes(position, self.game.spec.dtype))

    # ------------------------------------------------------------------ whose turn, and what may be done

    @property
    def actor(self) -> int:
        """Return the seat whose decision it is, ``CHANCE`` or ``OVER``."""
        return int(self._kernels.actor(self._board, self._record_arg))

    def codes(self) -> list[int]:
        """Return all legal actions of the actor as numbers (chance: all outcomes)."""
        out = self.game.room.actions
        count = self._kernels.legal(self._board, self._record_arg, out)
        codes: list[int] = out[:count].tolist()
        return codes

    def outcomes(self) -> tuple[list[int], list[int]]:
        """Return, at a chance node, all outcomes as numbers, and their whole-number weights."""
        codes = self.codes()
        out = self.game.room.weights
        out[:] = 0  # a kernel may leave out what is impossible
        self._kernels.odds(self._board, self._record_arg, out)
        weights: list[int] = out[: len(codes)].tolist()
        return codes, weights

    def is_legal(self, code: int) -> bool:
        """Return whether an action may be carried out now."""
        if self._kernels.is_legal is not None:
            return bool(self._kernels.is_legal(self._board, self._record_arg, code))
        return code in self.codes()

    def apply(self, code: int, names: tuple[str, ...]) -> list[SeatedEvent]:
        """Carry out a legal action and return its events. It checks nothing."""
        log = self.game.room.log
        log[0, 0] = 0
        self._kernels.apply(self._board, self._record_arg, code, log)
        return read_log(log, self.game.event_kinds, self.game.board, names)

    # ------------------------------------------------------------------ in words

    def texts(self) -> list[str]:
        """Return the canonical texts of all legal actions of the actor."""
        return [self.game.write_action(code) for code in self.codes()]

    def read(self, text: str) -> int:
        """Return the number of an action text. A beginning that fits just one legal action is enough."""
        words = tidy_text(text)
        try:
            return self.game.read_action(words)
        except WordsError:
            fitting = matching(words, self.texts()) if words else []
            if len(fitting) == 1:
                return self.game.read_action(fitting[0])
            if fitting:
                raise WordsError(Message("why-several", {"text": text, "fitting": listed(fitting)})) from None
            raise

    def describe(self, code: int) -> Message:
        """Return what a legal action will do, in a few words."""
        return self.game.spec.language.describe(self.game.board, self.record, code)

    def refusal(self, code: int) -> Refusal:
        """Return why an action is not legal."""
        if self.actor == OVER:
            return Refusal(Message("why-over"))
        message = self.game.spec.language.why_not(self.game.board, self.record, code)
        return Refusal(message, tuple(self.game.rules[i] for i in message.rules))

    def why(self, text: str) -> Refusal | None:
        """Return why an action text is not legal; None if it is."""
        try:
            code = self.read(text)
        except WordsError as problem:
            return Refusal(problem.message)
        return None if self.is_legal(code) else self.refusal(code)

    # ------------------------------------------------------------------ what is known

    def fogged(self, seat: int | None) -> Position:
        """Return the position as a seat (None: a spectator) knows it: what it may not know is hidden."""
        known = self.copy()
        self._kernels.fog(self._board, known._record_arg, viewer_of(seat))
        return known

    def guessed(self, seat: int | None, seed: int, index: int) -> Position:
        """Return a full position drawn from all those that fit what a seat knows."""
        drawn = self.fogged(seat)
        rng = np.zeros(4, np.uint32)
        self.game.spec.playout.fill_in(self.game.board_record, drawn.record, viewer_of(seat), seed, index, rng)
        return drawn

    def view(self, seat: int | None) -> JsonObject:
        """Return what a fogged position shows, JSON-ready; the caller adds what the past tells."""
        actor = self.actor
        scores, winners = self.tally()
        team = None if seat is None else self.team(seat)
        return {
            "team": None if team is None else list(team),
            "actor": {CHANCE: "chance", OVER: "over"}.get(actor, actor),
            "actions": [self.offer(code) for code in self.codes()] if seat is not None and actor == seat else [],
            "scores": scores,
            "winners": winners,
            "ranking": self.ranking() if actor == OVER else [],
            "position": self.game.spec.display.view(self.game.board, self.record, viewer_of(seat)),
        }

    def offer(self, code: int) -> JsonObject:
        """Return a legal action as a view lists it: its text, a message on what it does, and the action as data.

        ``aim``, where the game says so: where it happens on the board.
        """
        spec, board = self.game.spec, self.game.board
        offer: JsonObject = {
            "text": self.game.write_action(code),
            "message": msgspec.to_builtins(self.describe(code)),
            "action": spec.language.structured(board, code),
        }
        if spec.display.aim is not None:
            offer["aim"] = spec.display.aim(board, self.record, code)
        return offer

    # ------------------------------------------------------------------ scores

    def tally(self) -> tuple[list[int], list[int]]:
        """Return the scores by seat, and the seats that have won."""
        out = self.game.room.scores
        out[:] = 0
        bits = int(self._kernels.score(self._board, self._record_arg, out))
        return out.tolist(), [seat for seat in range(self.game.players) if bits >> seat & 1]

    def ranking(self) -> list[list[int]]:
        """Return, at the end, the seats by place, ties together; before it, nothing."""
        scores, winners = self.tally()
        if self.actor != OVER:
            return []
        spec = self.game.spec
        worth = spec.standing(self.game.board_record, self.record) if spec.standing else scores
        others = [seat for seat in range(self.game.players) if seat not in winners]
        in_order = sorted({worth[seat] for seat in others}, reverse=not spec.low_score_wins)
        places = [winners] if winners else []
        return places + [[seat for seat in others if worth[seat] == value] for value in in_order]

    def team(self, seat: int) -> tuple[int, ...] | None:
        """Return the seats that win with this one, itself among them; None in a game without sides."""
        if self.game.spec.teams is None:
            return None
        sides = self.game.spec.teams(self.record)
        return tuple(other for other, side in enumerate(sides) if side == sides[seat])

    def sides(self) -> list[tuple[Message, tuple[int, ...]]]:
        """Return, at the end of a game with sides, what became of each and its seats; those who have won first."""
        spec, (_, winners) = self.game.spec, self.tally()
        if spec.teams is None or self.actor != OVER:
            return []
        numbers = spec.teams(self.record)
        in_order = sorted(range(self.game.players), key=lambda seat: seat not in winners)
        found = []
        for side in dict.fromkeys(numbers[seat] for seat in in_order):
            seats = tuple(seat for seat, other in enumerate(numbers) if other == side)
            won = seats[0] in winners
            message = spec.side_text(side, won) if spec.side_text else Message("side-won" if won else "side-lost")
            found.append((message, seats))
        return found

    # ------------------------------------------------------------------ out

    def status(self) -> list[Message]:
        """Return a message for every invariant that the position breaks."""
        return self.game.broken(self.record)

    def to_dict(self) -> JsonObject:
        """Return the whole position by field names."""
        return position_to_dict(self.array)

    def to_bytes(self) -> bytes:
        """Return the record's bytes; equal positions have equal bytes."""
        return self.array.tobytes()


def viewer_of(seat: int | None) -> int:
    """Return how kernels number a viewer: a seat, or ``SPECTATOR``."""
    return SPECTATOR if seat is None else seat
