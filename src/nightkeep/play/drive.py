"""The one loop that advances games: the actor's mover chooses an action, and it is carried out.

Terminal, arena, lab, warm-up and tests differ only in who moves (a :class:`Mover` for each seat, and one for chance)
and in what they do after each :class:`Step`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.play.chance import Chance
from nightkeep.play.events import Event
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction
from nightkeep.rules.messages import Message
from nightkeep.rules.things import WordsError


class Mover(Protocol):
    """Chooses actions for a seat or for chance: a bot, a person, a script, a random draw."""

    def choose(self, state: State, seat: int) -> int | None:
        """Return the number of an action. ``state`` is what the seat knows; chance gets the whole position.

        None: nothing was chosen, and the loop determines the actor again (an undo may have changed it).
        """


class Step(NamedTuple):
    """One action that was carried out: who chose it (a seat or ``CHANCE``), its number, and the events it caused."""

    actor: int
    code: int
    events: list[Event]


def drive(
    state: State,
    seats: Sequence[Mover] | Mapping[int, Mover],
    chance: Mover | Chance,
    until: Callable[[State], bool] | None = None,
) -> Iterator[Step]:
    """Advance a game in place, an action at a time, to its end or until ``until`` is true (checked before each).

    An illegal action raises ``IllegalAction`` and leaves the state as it was.
    """
    drawer = Drawing(chance) if isinstance(chance, Chance) else chance
    while (actor := state.actor) != OVER and not (until is not None and until(state)):
        if actor == CHANCE:
            code = drawer.choose(state, CHANCE)
        else:
            code = seats[actor].choose(state.fogged(actor), actor)
        if code is not None:
            yield Step(actor, code, state.play_code(code))


def play_out(
    state: State,
    seats: Sequence[Mover] | Mapping[int, Mover],
    chance: Mover | Chance,
    until: Callable[[State], bool] | None = None,
) -> State:
    """Advance a game as :func:`drive` does, to the end, and return it."""
    for _ in drive(state, seats, chance, until):
        pass
    return state


class Drawing:
    """The mover of chance: draws outcomes by their exact odds."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, state: State, seat: int) -> int:
        """Return an outcome."""
        codes, weights = state.outcomes()
        return codes[self.chance.weighted(weights)]


class AnyLegal:
    """A mover that takes any legal action, all equally likely; as chance's mover it ignores the odds."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, state: State, seat: int) -> int:
        """Return a legal action."""
        codes = state.action_codes()
        return codes[self.chance.below(len(codes))]


class Script:
    """A mover that chooses given actions in order, for every seat and for chance."""

    def __init__(self, actions: Iterable[str]) -> None:
        self.actions = iter(actions)

    def choose(self, state: State, seat: int) -> int:
        """Return the next action. ``IllegalAction`` if none is left, or it cannot be read."""
        text = next(self.actions, None)
        if text is None:
            raise IllegalAction(Message("script-ended"))
        return _read(state, text)


class Human:
    """A person: ``ask(state, seat)`` gets what the seat knows and returns an action text.

    If the action is refused, ``tell`` gets the reason, and the person is asked again.
    """

    def __init__(self, ask: Callable[[State, int], str], tell: Callable[[str], None] = print) -> None:
        self.ask = ask
        self.tell = tell

    def choose(self, state: State, seat: int) -> int:
        """Return what the person has chosen."""
        while True:
            text = self.ask(state, seat)
            refusal = state.why(text)
            if refusal is None:
                return _read(state, text)
            self.tell(f"{text}: {refusal}")


def _read(state: State, text: str) -> int:
    try:
        return state.read(text)
    except WordsError as problem:
        raise IllegalAction(problem.message) from None


def undo_depth(state: State, owners: Sequence[bool | None]) -> int:
    """Return how many actions must be undone to undo a person's latest decision; 0: it cannot be undone.

    ``owners`` says of each action so far whether it is one of theirs (True), goes with it (False: a bot's), or may not
    be passed (None). Nothing random, and nothing that revealed anything, can be undone.
    """
    twin = state.copy()
    for depth, own in enumerate(reversed(owners), start=1):
        if own is None or not twin.can_undo():
            return 0
        twin.undo()
        if own:
            return depth
    return 0
