"""One game at the terminal, between people and bots; whatever interrupts it, the game so far is saved."""

from __future__ import annotations

import secrets
import shlex
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from zlib import crc32

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nightkeep.bots import SearchBot, make_bot
from nightkeep.cli import saves, show
from nightkeep.cli.ask import InputEndedError, ask, confirmed, which
from nightkeep.cli.offers import Offers, Unclear
from nightkeep.cli.show import CANDLE, WORDS, say, told
from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.play.chance import Chance
from nightkeep.play.drive import Drawing, drive, undo_depth
from nightkeep.play.events import Event, still_told
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, NightkeepError, RecordError
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.numbers import percent
from nightkeep.rules.things import Json, JsonObject

HUMAN = "human"
ADVISER = "hard"  # the bot that gives hints
PAUSE = 0.4  # seconds after an action, so that people can follow the others' turns
MOST_FOUND = 8  # rules that a search lists

CHANCE_VERBS = ("roll", "draw", "flip", "card")  # first words of outcomes
COMMANDS = ("help", "show", "hint", "undo", "save", "quit")
HELP = ("action", "last", "why", "rule", "hint", "show", "undo", "mark", "save", "quit")


class LeftTableError(Exception):
    """A player has chosen to leave the table."""


class TerminalGame:
    """One game at the terminal, and the mover of all its seats and of chance.

    ``kinds`` says who plays each seat: 'human' or a bot. Where people at one terminal know different things, a curtain
    (a cleared screen and a question) stands between their turns.
    """

    def __init__(
        self,
        state: State,
        kinds: list[str],
        out: Console,
        *,
        seed: str | None = None,
        save_to: Path | None = None,
        fast: bool = False,
        welcome: Message | None = None,
    ) -> None:
        self.state = state
        self.kinds = kinds
        self.out = out
        self.save_to = save_to
        self.live = show.at_terminal(out)
        self.pause = 0.0 if fast or not self.live else PAUSE
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.curtained = state.game.spec.hidden and len(self.humans) > 1
        self.sighted = "sight" in state.view(None)["position"]  # whether lines of sight are drawn in this game
        self.shown_to: int | None = None  # the seat that looks behind the curtain now
        self.news: dict[int | None, list[Event]] = {seat: [] for seat in (*self.humans, None)}  # since the last look
        self.last: dict[int | None, list[Event]] = {seat: [] for seat in self.news}  # the events that '?' explains
        seed = seed or secrets.token_hex(16)
        self.chance = Chance(seed)
        self.bots = {
            seat: make_bot(kind, state.game, seed=crc32(f"{seed}, bot {seat}".encode()))
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }
        self.known: dict[int | None, int] = {}  # how many actions each viewer knew before the current one
        self.seen: list[Json] = []  # the lines of sight before the current action
        self.from_start = "from_position" not in state.record()
        self.unsaved = False
        self.note = welcome  # shown once, below the drawing
        self.rules = show.rulebook(state.game.spec)

    @property
    def actors(self) -> list[int]:
        """Who made each action so far: a seat or ``CHANCE``."""
        return self.state.actors

    # ------------------------------------------------------------------ the game

    def play(self) -> int:
        """Play to the end; return an exit code."""
        try:
            with _hang_ups_interrupt():
                if not self.live or not self.humans:
                    self._show_note()
                for step in drive(self.state, [self] * len(self.kinds), self):
                    self._report(step.actor)
                self._finish()
        except LeftTableError:
            return 0
        except (InputEndedError, KeyboardInterrupt) as stop:
            self._rescue()
            return 0 if isinstance(stop, InputEndedError) else 130
        return 0

    def choose(self, state: State, seat: int) -> int | None:
        """Return the action of a person, a bot or chance; None if a person has changed the position instead."""
        if seat in self.humans:
            code = self._decide(seat)
            self._remember()
            return code
        if seat == CHANCE:
            waiting = self._waits_before_chance()
            if waiting is not None and not self._wait(waiting):
                return None
            self.chance.drawn = self.state.actors.count(CHANCE)  # resumed games go on with their seed's next outcome
        self._remember()
        return (Drawing(self.chance) if seat == CHANCE else self.bots[seat]).choose(state, seat)

    def _remember(self) -> None:
        """Note what everybody knows before an action."""
        viewer = self._viewer()
        self.known = {seat: self.state.moves(seat) for seat in (*self.news, viewer)}
        self.seen = self._sight(viewer)

    def _report(self, actor: int) -> None:
        """Tell what an action has caused, and save the game."""
        viewer, before, seen = self._viewer(), self.known, self.seen
        self.unsaved = True
        for seat in self.news:
            self.news[seat] += self.state.news(seat, before[seat])
        if not self.curtained:
            show.events(self.out, self.state.news(viewer, before[viewer]))
            if self._sight(viewer) not in ([], seen):  # the next action may change what is drawn of it
                show.draw(self.out, self.state.game, self.state.view(viewer), self.state.names)
                if self.live and viewer is not None and not self._asks_next():  # the next look clears the screen
                    ask(self.out, told("enter-to-go-on", who=self._name(viewer)))
            if self.pause and actor not in self.humans and not self._in_setup():
                time.sleep(self.pause)
        if self.save_to is not None and (actor in self.humans or self.state.is_over):
            self._save(self.save_to)

    def _viewer(self) -> int | None:
        """Return the seat whose view is shown while no person is asked; None: a spectator's."""
        return self.humans[0] if len(self.humans) == 1 else None

    def _sight(self, viewer: int | None) -> list[Json]:
        """Return the lines of sight of a view, if the game has any."""
        if not self.sighted:
            return []
        found: list[Json] = self.state.view(viewer)["position"]["sight"]
        return found

    def _asks_next(self) -> bool:
        """Return whether a person is asked before anything else happens."""
        actor = self.state.actor
        return self._waits_before_chance() is not None if actor == CHANCE else actor in (*self.humans, OVER)

    def _waits_before_chance(self) -> int | None:
        """Return the person to ask before chance acts: whose turn it is, or who has just decided and may undo."""
        if self._in_setup():
            return None
        turn = self._turn()
        if turn in self.humans:
            return turn
        last = self.actors[-1] if self.actors else None
        return last if last in self.humans and self.state.can_undo() else None  # before it is too late to undo

    def _in_setup(self) -> bool:
        """Return whether only chance has acted: it deals and lays out a new game without waiting for anybody."""
        return self.from_start and all(actor == CHANCE for actor in self.actors)

    def _turn(self) -> int | None:
        """Return whose turn it is while chance acts: the view's 'turn' if the game has one, else the last to decide."""
        turn = self.state.view(None)["position"].get("turn")
        if isinstance(turn, int) and not isinstance(turn, bool):
            return turn
        return next((seat for seat in reversed(self.actors) if seat >= 0), None)

    # ------------------------------------------------------------------ asking a human

    def _wait(self, seat: int) -> bool:
        """Wait for Enter, or carry out commands; return False if one of them has changed the position."""
        self._look(seat, deciding=False)
        verbs = {action.split()[0] for action in self.state.actions()}
        verb = verbs.pop() if len(verbs) == 1 and self._turn() == seat else ""
        verb = verb if verb in CHANCE_VERBS else "go-on"
        question = told("enter-to", who=self._name(seat), verb=verb, undo=self._undo_depth() > 0)
        before = len(self.actors)
        while True:
            line = ask(self.out, question)
            if not line or line.lower() == verb:
                return True
            if not self._command(seat, line, None):
                self._refuse(seat, line)
            if len(self.actors) != before:
                return False

    def _decide(self, seat: int) -> int | None:
        """Return what a person decides; None if the position has changed instead."""
        view = self._look(seat, deciding=True)
        offers = Offers(view["actions"])
        before = len(self.actors)
        while True:
            line = ask(self.out, told("decide", who=self._name(seat), hint=offers.hint))
            if not line and len(offers.texts) == 1:
                line = "1"
            if not line:
                offers.show(self.out)
            elif not self._command(seat, line, offers):
                code = self._meant(seat, line, offers)
                if code is not None:
                    return code
            elif len(self.actors) != before:
                return None

    def _meant(self, seat: int, line: str, offers: Offers) -> int | None:
        """Return the action that a line asks for; None if it was refused in words."""
        found = offers.find(line)
        line = offers.meant(line)
        if isinstance(found, Unclear):
            say(self.out, told("fits-several", text=line, fitting=", ".join(found.fitting)), "yellow")
            return None
        if found is None and (line.isdigit() or self.state.fogged(seat).why(line) is not None):
            self._refuse(seat, line)
            return None
        return self.state.read(found or line)

    def _refuse(self, seat: int, line: str) -> None:
        if line.isdigit():
            say(self.out, told("no-such-number", number=line), "yellow")
            return
        refusal = self.state.fogged(seat).why(line)
        say(self.out, _sentence(refusal.text) if refusal else told("chance-turn"), "yellow")
        for rule in refusal.rules if refusal else ():
            show.rule(self.out, self.rules[rule.id], indent=2)

    def _look(self, seat: int, deciding: bool) -> JsonObject:
        """Show a person the table as that seat knows it, and what has happened since the last look; return the view."""
        self._curtain(seat)
        view = self.state.view(seat)
        events = self.news[seat]
        if events:
            self.last[seat] = events
            self.news[seat] = []
        if self.live:
            self.out.clear()
        if self.live or self.curtained or deciding:
            show.draw(self.out, self.state.game, view, self.state.names)
        self._show_note()
        if self.live or self.curtained:
            show.events(self.out, events)
        if deciding:
            Offers(view["actions"]).show(self.out)
        return view

    def _show_note(self) -> None:
        if self.note:
            say(self.out, self.note, "dim")
            self.note = None

    def _curtain(self, seat: int) -> None:
        """Hide what another person saw, and wait until only this one can see the screen."""
        if not self.curtained or self.shown_to == seat:
            return
        self._wipe()
        name = self._name(seat)
        say(self.out, told("curtain", who=name), f"bold {CANDLE}")
        ask(self.out, told("curtain-question", who=name))
        self._wipe()
        self.shown_to = seat

    def _wipe(self) -> None:
        """Clear the screen and its scroll-back."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")
            self.out.clear()
        else:
            say(self.out, "\n" * 3)

    def _name(self, seat: int) -> str:
        return show.clean(self.state.names[seat])

    # ------------------------------------------------------------------ commands

    def _command(self, seat: int, line: str, offers: Offers | None) -> bool:
        """Carry out a command; return False if the line is none."""
        if line.startswith("?"):
            self._explain(seat, (line[1:]).strip(), offers)
            return True
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = which(word, *COMMANDS, *(["mark"] if self.state.game.spec.markers else []))
        if rest and command not in ("save", "mark"):
            return False
        match command:
            case "help":
                _help(self.out)
            case "show":
                self._look(seat, deciding=offers is not None)
            case "hint":
                self._hint(seat, offers)
            case "undo":
                self._undo(seat)
            case "mark":
                self._mark(seat, rest.lower(), offers)
            case "save":
                self._save_as(rest)
            case "quit":
                self._quit()
        return command != ""

    def _explain(self, seat: int, wish: str, offers: Offers | None) -> None:
        """Explain the last events, a rule, or what an action does or why it is not allowed; else search the rules."""
        rules = self.rules
        if not wish:
            show.events_with_rules(self.out, self.state.game, self._still_told(self.last[seat]))
            return
        if rule := rules.by_id.get(wish.upper()):
            show.rule(self.out, rule, source=True)
            return
        known = self.state.fogged(seat)
        found = offers.find(wish) if offers else None
        wish = offers.meant(wish) if offers else wish
        if isinstance(found, Unclear):
            for text in found.fitting:
                say(self.out, f"  {told('does', action=text, does=known.described(text))}")
            return
        refusal = None if found else known.why(wish)
        if refusal is None:
            if offers is None:
                say(self.out, told("chance-turn"))
            else:
                text = found or wish
                say(self.out, told("is-allowed", action=text, does=known.described(text)))
            return
        matches = [] if refusal.rules else [r for r in rules.rule if wish.lower() in f"{r.title} {r.text}".lower()]
        if not matches:
            say(self.out, _sentence(refusal.text))
        for rule in [*refusal.rules, *matches[:MOST_FOUND]]:
            show.rule(self.out, rules[rule.id], indent=2)

    def _still_told(self, events: list[Event]) -> list[Event]:
        """Return which of the last events may be told again: in some games seats have to remember them."""
        if not self.state.game.must_remember or self.state.is_over:
            return events
        return still_told([events])[0]

    def _hint(self, seat: int, offers: Offers | None) -> None:
        """Show the best actions in the estimate of a strong bot, which sees what the seat sees."""
        if offers is None:
            say(self.out, told("chance-turn"))
            return
        bot = make_bot(ADVISER, self.state.game)
        if not isinstance(bot, SearchBot):
            raise TypeError(f"{ADVISER} does not search")
        with show.patience():
            seen = bot.analyse(self.state.fogged(seat), seat)
        for choice in seen.choices[:3]:
            line: Args = {"action": choice.text, "chance": percent(choice.chance)}
            if choice.line:
                say(self.out, f"  {told('hint-line-then', **line, then=', '.join(choice.line[:3]))}")
            else:
                say(self.out, f"  {told('hint-line', **line)}")

    def _mark(self, seat: int, rest: str, offers: Offers | None) -> None:
        """Put a marker: 'mark 23' with the game's only marker; with several, its name comes first."""
        markers = self.state.game.spec.markers
        name, place = (markers[0].name, rest) if len(markers) == 1 else rest.rpartition(" ")[::2]
        try:
            event = self.state.mark(name, None if which(place, "none") else place, seat)
        except IllegalAction as problem:
            say(self.out, _sentence(str(problem)), "yellow")
            return
        self.unsaved = True
        for viewer in self.news:
            self.news[viewer].append(event)
        if self.save_to is not None:
            self._save(self.save_to)
        self._look(seat, deciding=offers is not None)
        if not self.live and not self.curtained:
            say(self.out, event.text)

    def _undo(self, seat: int) -> None:
        """Undo the latest decision of a person, and the bots' decisions after it, if all of them can be undone."""
        depth = self._undo_depth()
        if depth == 0:
            decided = any(actor in self.humans for actor in self.actors)
            say(self.out, told("undo-too-late" if decided else "undo-nothing"), "yellow")
            return
        who = self._name(self.actors[-depth])
        for _ in range(depth):
            text = self.state.undo()
        for news in self.news.values():
            news.clear()
        self.note = told("undone-secretly", who=who) if self.curtained else told("undone", who=who, action=text)
        if not self.live:
            self._show_note()

    def _undo_depth(self) -> int:
        """Return how many actions undo the latest decision of a person; 0 if it cannot be undone."""
        return undo_depth(self.state, [actor in self.humans for actor in self.actors])

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.save_to
        try:
            exists = name and path is not None and path != self.save_to and path.exists()
            if exists and not confirmed(self.out, told("overwrite", path=str(path))):
                return
            self._tell_saved(saves.keep(self.state, path))
            self.unsaved = False
        except NightkeepError as problem:
            say(self.out, str(problem), "red")

    def _save(self, path: Path) -> None:
        try:
            saves.keep(self.state, path)
            self.unsaved = False
        except RecordError as problem:
            say(self.out, str(problem), "red")

    def _tell_saved(self, path: Path) -> None:
        say(self.out, told("saved", path=str(path)), wrap=False)
        how = "how-to-watch" if self.state.is_over else "how-to-go-on"
        say(self.out, told(how, path=shlex.quote(str(path))), "dim", wrap=False)

    def _quit(self) -> None:
        if not self.actors or not self.unsaved:
            if confirmed(self.out, told("leave")):
                raise LeftTableError
            return
        while True:
            answer = ask(self.out, told("leave-unsaved"))
            match which(answer, "answer-save", "answer-leave", "no"):
                case "answer-save":
                    self._save_as("")
                    if not self.unsaved:
                        raise LeftTableError
                case "answer-leave":
                    raise LeftTableError
                case "no":
                    return
                case _:
                    if not answer:
                        return
                    say(self.out, told("answer-s-l-n"))

    # ------------------------------------------------------------------ endings

    def _finish(self) -> None:
        """Show how the game ended, and offer to save it."""
        self.shown_to = None
        if self.curtained:
            self._wipe()
        elif self.live:
            self.out.clear()
        viewer = self._viewer()
        view = self.state.view(viewer)
        show.draw(self.out, self.state.game, view, self.state.names)
        if self.live or self.curtained:
            show.events(self.out, self.news[viewer])
        scores(self.out, self.state)
        if self.save_to is not None:
            self._tell_saved(self.save_to)
        elif self.unsaved:
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        while True:
            try:
                name = ask(self.out, told("file-name"))
            except InputEndedError:
                return
            if not name:
                return
            self._save_as(name)
            if not self.unsaved:
                return

    def _rescue(self) -> None:
        """Save an interrupted game, and say where."""
        if not self.actors or not self.unsaved:
            say(self.out, f"\n{told('left')}")
            if self.actors and self.save_to is not None:
                self._tell_saved(self.save_to)
            return
        try:
            path = saves.keep(self.state, self.save_to)
        except RecordError as problem:
            say(self.out, f"\n{problem}", "red")
            path = saves.keep(self.state, None)
        say(self.out, f"\n{told('left-saved')}")
        self._tell_saved(path)


def scores(out: Console, state: State) -> None:
    """Print final scores and winners; in games with sides, which side has won and which has lost."""
    if sides := state.sides():
        for place, (ending, seats) in enumerate(sides):
            side = ", ".join(show.clean(state.names[seat]) for seat in seats)
            say(out, f"  {' ' if place else '★'}   {ending}: {side}", "" if place else f"bold {CANDLE}")
        return
    grid = Table.grid(padding=(0, 3))
    winners = state.winners()
    for seat, score in enumerate(state.scores()):
        style = f"bold {CANDLE}" if seat in winners else ""
        star = "★" if seat in winners else " "
        text = state.game.spec.score_text(score)
        grid.add_row(f"  {star}", Text(show.clean(state.names[seat]), style), Text(f"{text:>4}", style))
    out.print(grid)
    names = [show.clean(state.names[seat]) for seat in winners]
    say(out, told("wins", names=[*names], n=len(names)) if names else told("nobody-wins"), "bold")


def _help(out: Console) -> None:
    """Print what can be typed, and what it does."""
    grid = Table.grid(padding=(0, 2))
    for row in HELP:
        grid.add_row(f"  {told(f'help-{row}')}", Text(WORDS.text(f"help-{row}-does")))
    out.print(grid)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:].rstrip(".") + "."


@contextmanager
def _hang_ups_interrupt() -> Iterator[None]:
    """Treat a closed window or SIGTERM like Ctrl-C, so that the game is saved."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {}
    if threading.current_thread() is threading.main_thread():  # others may not change handlers
        before = {
            n: signal.signal(n, interrupt) for name in ("SIGTERM", "SIGHUP") if (n := getattr(signal, name, None))
        }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
