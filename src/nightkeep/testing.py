"""The conformance kit: what every game must pass, in one call.

``check(game)`` plays random games through the public API and looks at every position, then compares the kernels
interpreted, compiled and on CUDA (a GPU where there is one, else Numba's simulator) on the same action sequences.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice
from types import FunctionType
from typing import ParamSpec
from xml.etree import ElementTree

import msgspec
import numpy as np

from nightkeep.batch import cuda
from nightkeep.batch.simulate import buffers
from nightkeep.compile.contract import Kernels
from nightkeep.compile.kernel import CHANCE, INTERPRETED, OVER, owner_of
from nightkeep.play.chance import Chance
from nightkeep.play.drive import AnyLegal, drive, play_out
from nightkeep.play.events import SeatedEvent
from nightkeep.play.game import Game
from nightkeep.play.lesson import has_lesson, lesson_of
from nightkeep.play.pictures import can_draw
from nightkeep.play.position import viewer_of
from nightkeep.play.records import replay
from nightkeep.play.registry import game as make_game
from nightkeep.play.registry import is_installed, lookup
from nightkeep.play.state import State
from nightkeep.rules.errors import IllegalAction, NightkeepError
from nightkeep.rules.events import EventKind
from nightkeep.rules.plugins import GROUP
from nightkeep.rules.record import Array
from nightkeep.rules.rulebook import languages_of
from nightkeep.rules.things import JsonObject

P = ParamSpec("P")

CLOSELY = 60  # the first positions of a game that are all checked closely; later on, every twentieth is
PICTURED = 25  # random actions before the position whose pictures are compared
COVERED = "~covered~"  # replaces what lies covered again; no game has this word
OFTEN = 30  # the first positions whose transcripts are all compared; later on, they are long, and every seventh is
NONSENSE = ("", " ", "?", "xyzzy", "roll", "-1", "0", "walk", "42 42", "\x00", "é", "a" * 5000)


def check(game: Game, games: int = 6, seed: int = 1, parity: bool = True) -> None:
    """Put a game with its options through the kit; AssertionError says what it broke."""
    check_declaration(game)
    check_languages(game)
    check_setup(game)
    played = [check_game(game, f"{seed}.{i}") for i in range(games)]
    check_pictures(game, str(seed))
    check_sources(game)
    if parity:
        check_parity(game, played)


def check_declaration(game: Game) -> None:
    """Check that what a game declares of itself fits together."""
    spec = game.spec
    low, high = spec.players
    assert low <= game.players <= high, f"{game.players} players, but the rule list says {low} to {high}"
    assert spec.name == spec.rules.game, f"rules.toml is of '{spec.rules.game}', not of '{spec.name}'"
    assert game.most_actions >= 1 and spec.longest >= 1
    names = spec.dtype.names
    assert names and not any(hasattr(np.void, name) for name in names), "a field hides a method of numpy's records"
    assert set(spec.fixed) <= set(names), "a field is declared fixed that does not exist"
    kinds, rules = spec.language.EVENTS.values(), spec.rules.by_id
    cited = [(f"event {kind.name}", kind.rules) for kind in kinds]
    cited += [(f"option {option.key}", tuple(option.rules)) for option in spec.options.values()]
    for what, ids in cited:
        for rule_id in ids:
            assert rule_id in rules, f"{what} cites {rule_id}, which is no rule"
    for kind in kinds:
        assert kind.secret <= set(kind.fields), f"event {kind.name} keeps fields secret that it does not have"
        _check_covering(kinds, kind)
    markers = [marker.name for marker in spec.markers]
    assert len(set(markers)) == len(markers), "two markers have the same name"
    for marker in spec.markers:
        assert marker.rules and set(marker.rules) <= set(rules), f"{marker.name} needs rules that exist"
        places = marker.places(game.board)
        assert places and len(set(places)) == len(places), f"{marker.name} has no places, or one of them twice"
    for heat in spec.heat:
        assert any(kind.name == heat.event for kind in kinds), f"no event {heat.event}"
        title = spec.heat_title(heat)
        assert spec.language.words.has(title.id), f"the words have no sentence '{title.id}', which titles a heat map"


def _check_covering(kinds: Iterable[EventKind], kind: EventKind) -> None:
    """Check that what an event kind says of being covered makes sense."""
    assert kind.covered_by <= {other.name for other in kinds}, (
        f"event {kind.name} is covered by events that do not exist"
    )
    assert kind.covered_fields <= set(kind.fields), f"event {kind.name} covers fields that it does not have"
    if kind.covered_fields or kind.covered_is_told:
        assert kind.covered_by, f"event {kind.name} does not say when it is covered"


def check_sources(game: Game) -> None:
    """Check that kernels call only what the kernel cache knows of: Nightkeep's shared functions and the game's package.

    An edit anywhere else would leave machine code of earlier sources in use.
    """
    own = owner_of(game.spec.package)
    seen: set[int] = set()
    waiting = [getattr(game.kernels, name) for name in Kernels.__dataclass_fields__]
    while waiting:
        function = waiting.pop()
        plain = getattr(function, "py_func", function)
        if not isinstance(plain, FunctionType) or id(plain) in seen:
            continue
        seen.add(id(plain))
        where = f"{plain.__module__}.{plain.__qualname__}"
        assert owner_of(plain.__module__) in ("", own), f"a kernel calls {where}, which is not in the package {own}"
        waiting += [plain.__globals__[name] for name in plain.__code__.co_names if name in plain.__globals__]


def check_languages(game: Game) -> None:
    """Check that each translation of the rules is whole, and so is the lesson, where there is one."""
    spec = game.spec
    for lang in languages_of(spec.folder):
        assert spec.rules.in_language(lang).lang == lang
    if has_lesson(spec) and lookup(spec.name) is spec:
        lesson_of(spec.name)


def check_setup(game: Game) -> None:
    """Check that set-up writes every field, whatever the record held: playouts begin games where others were."""
    fresh, used = np.zeros(1, game.spec.dtype), np.zeros(1, game.spec.dtype)
    used.view(np.uint8)[:] = 0x55
    for s in (fresh, used):
        game.kernels.setup(game.board_record, s[0], game.settings)
    left = [name for name in game.spec.dtype.names or () if not np.array_equal(fresh[name], used[name])]
    assert all(name.startswith("_") for name in left), f"setup leaves {left} as they were"


def check_game(game: Game, seed: str) -> list[int]:
    """Play one random game, check everything at every position, and return its action numbers."""
    state = game.start()
    chance = Chance(seed)
    codes: list[int] = []
    steps = drive(state, [AnyLegal(chance)] * game.players, chance)
    spots = {heat.name: heat.spots(game.board) for heat in game.spec.heat}
    while state.actor != OVER:
        assert len(codes) < game.spec.longest, f"longer than the declared {game.spec.longest} actions"
        assert not state.status(), f"broken invariants: {state.status()}"
        closely = len(codes) < CLOSELY or len(codes) % 20 == 0
        if closely:
            check_position(state, chance)
            check_markers(state, chance)
            check_memory(state)
        if len(codes) % 20 == 0:
            check_drawing(state)
        before = state.copy()
        _, code, happened = next(steps)
        codes.append(code)
        for heat in game.spec.heat:
            places = {heat.place(event.data) for event in happened if event.kind == heat.event}
            assert places <= {None, *spots[heat.name]}, f"{heat.name}: {places} are not all on the board"
        if closely:
            check_secrets(before, code, len(codes))
    check_end(state)
    _check_replay(state)
    return codes


def _check_replay(state: State) -> None:
    """Check that the record of a finished game replays to the same game."""
    again = replay(json.loads(json.dumps(state.record())))
    assert again.to_bytes() == state.to_bytes() and again.history == state.history, "a record replays differently"
    assert again.record() == state.record() and again.marks == state.marks, "markers come back differently"
    for seat in (*range(state.game.players), None):
        told = state.transcript(seat)
        assert told["record"] == state.record(), "after the end everybody may have the record"
        assert json.dumps(again.transcript(seat)) == json.dumps(told), f"seat {seat}: a replay tells something else"


def random_game(game: Game, seed: str) -> list[int]:
    """Return the action numbers of a random game, with nothing checked but that it is legal."""
    chance = Chance(seed)
    return play_out(game.start(), [AnyLegal(chance)] * game.players, chance).codes


def check_position(state: State, chance: Chance) -> None:
    """Check legal list, odds, texts, refusals and round trips of one position."""
    game = state.game
    for field in game.spec.fixed:
        assert np.array_equal(state.position.array[field], game.start().position.array[field]), (
            f"{field} is declared fixed, but has changed"
        )
    codes = state.action_codes()
    assert codes, "somebody must act, but nothing is legal"
    assert len(set(codes)) == len(codes), "an action is listed twice"
    assert len(codes) <= game.most_actions
    count = game.action_count
    assert count is None or all(0 <= code < count for code in codes), "an action is out of the declared range"
    _check_odds(state, len(codes))
    before = state.to_bytes()
    for code in codes if len(codes) <= 12 else [codes[chance.below(len(codes))] for _ in range(6)]:
        text = state.write(code)
        assert state.game.spec.language.read_action(game.board, text) == code, f"'{text}' does not read back"
        assert state.describe(text), f"'{text}' has no description"
        assert state.why(text) is None, f"'{text}' is legal, but why() refuses it"
        _check_structure(game, code, text)
        twin = state.copy()
        twin.play_code(code)
        assert not twin.status(), f"after '{text}': {twin.status()}"
    assert state.to_bytes() == before, "playing on a copy changed the original"
    _check_refusals(state, codes, chance)
    twin = game.state(json.loads(json.dumps(state.to_dict())))
    assert twin.to_bytes() == before and twin.action_codes() == codes, "to_dict does not restore the position"


def _check_structure(game: Game, code: int, text: str) -> None:
    """Check that an action as data leads back to the action."""
    language = game.spec.language
    given = json.loads(json.dumps(language.structured(game.board, code)))
    found = language.actions.from_structure(game.board, given)
    assert found == code, f"'{text}' as data is {given}, which is another action"


def _check_odds(state: State, outcomes: int) -> None:
    """Check that the outcomes of chance have weights that fit, and that there are odds only where chance acts."""
    if state.actor == CHANCE:
        weights = state.outcomes()[1]
        total = state.game.kernels.odds(
            state.game.board_record, state.position.record, np.zeros(state.game.most_actions, np.int32)
        )
        assert len(weights) == outcomes and min(weights) > 0, "every outcome needs a positive weight"
        assert total == sum(weights) and sum(state.odds().values()) == 1, "the weights do not sum to their total"
    else:
        _refuses("odds() where nothing is left to chance", state.odds)


def _check_refusals(state: State, codes: list[int], chance: Chance) -> None:
    """Check that illegal actions, nonsense and other seats are refused, and that this changes nothing."""
    before, length = state.to_bytes(), len(state.past.moves)
    count = state.game.action_count
    if count is not None:
        for _ in range(3):
            code = chance.below(count)
            if code not in codes:
                _refuses(f"action {code}", state.play_code, code)
                text = state.write(code)
                refusal = state.why(text)
                assert refusal is not None and refusal.text, f"'{text}' is refused without a reason"
        for code in (-1, count, count + 1000):
            _refuses(f"action {code}", state.play_code, code)
    text = NONSENSE[chance.below(len(NONSENSE))]
    if not any(known.startswith(text.strip() + " ") for known in state.actions()) or not text.strip():
        _refuses(repr(text), state.play, text)
    for seat in range(state.game.players):
        if seat != state.actor:
            _refuses("an action of another seat", state.play, state.write(codes[0]), seat)
            break
    assert state.to_bytes() == before and len(state.past.moves) == length, "a refusal changed the position"


def _refuses(what: str, attempt: Callable[P, object], *arguments: P.args, **more: P.kwargs) -> None:
    """Check that an attempt is refused with a reason."""
    try:
        attempt(*arguments, **more)
    except IllegalAction as refusal:
        assert str(refusal)
    else:
        raise AssertionError(f"{what} was not refused")


def check_markers(state: State, chance: Chance) -> None:
    """Check that markers are refused with a reason or put for all to see, and change nothing else."""
    before, length, codes = state.to_bytes(), len(state.past.moves), state.action_codes()
    for marker in state.game.spec.markers:
        places = [*marker.places(state.game.board), None]
        for seat in (None, *range(state.game.players)):
            place = places[chance.below(len(places))]
            try:
                event = state.mark(marker.name, place, seat)  # type: ignore[arg-type]
            except IllegalAction as refusal:
                assert str(refusal)
                continue
            assert seat is not None and event.text and event.data["place"] == place
            for viewer in (*range(state.game.players), None):
                assert state.view(viewer)["marks"][marker.name] == place, "a marker is not seen by all"
        _refuses("a marker put nowhere", state.mark, marker.name, "nowhere", 0)
    _refuses("a marker that does not exist", state.mark, "xyzzy", None, 0)
    assert state.to_bytes() == before and len(state.past.moves) == length, "a marker changed the position"
    assert state.action_codes() == codes, "a marker changed what is legal"


def check_secrets(before: State, code: int, index: int) -> None:
    """Check that each seat, and a spectator, sees no more than it may know, and that a guess fits what it knows."""
    game = before.game
    for seat in (*range(game.players), None):
        fogged = before.fogged(seat)
        assert fogged.fogged(seat).to_bytes() == fogged.to_bytes(), f"seat {seat}: fogging twice hides more"
        assert fogged.actor == before.actor, f"seat {seat}: the fog hides whose turn it is"
        other = before.guessed(seat, seed=7, index=index)
        assert not other.status(), f"seat {seat}: a guess breaks invariants: {other.status()}"
        assert other.fogged(seat).to_bytes() == fogged.to_bytes(), f"seat {seat}: a guess does not fit what was seen"
        if not game.spec.hidden:
            assert fogged.to_bytes() == before.to_bytes(), "nothing is declared hidden, but the fog changes something"
            if seat is not None and seat > 0:
                continue
        seen = json.dumps(before.view(seat))
        twin = before.copy()
        twin.position = other.position.copy()
        assert json.dumps(twin.view(seat)) == seen, f"seat {seat}: the view depends on what it may not know"
        if before.actor == seat:
            assert fogged.action_codes() == before.action_codes() == twin.action_codes(), (
                f"seat {seat}: the legal list depends on what it may not know"
            )
        _check_same_told(before, twin, seat, code, code)
    codes = before.action_codes()
    other_code = codes[index % len(codes)]
    for seat in (*range(game.players), None):
        if seat != before.actor and other_code != code and game.spec.hidden:
            _check_same_told(before, before, seat, code, other_code)


def _check_same_told(one: State, other: State, seat: int | None, code: int, other_code: int) -> None:
    """Check two games that a seat could not tell apart until now, after their next actions.

    If these leave the seat with the same knowledge, it must have heard the same of them (of two different actions, it
    may hear different things), and if it has, its transcripts are the same.
    """
    if other.actor != one.actor or not other.position.is_legal(other_code):
        return
    known = one.moves(seat)
    one, other = one.copy(), other.copy()
    one.play_code(code)
    other.play_code(other_code)
    if one.fogged(seat).to_bytes() != other.fogged(seat).to_bytes() or one.is_over:
        return
    heard, other_heard = one.news(seat, known), other.news(seat, known)
    if code == other_code:
        assert heard == other_heard, f"seat {seat}: events tell what it may not know"
    played = len(one.past.moves)
    if heard == other_heard and (played < OFTEN or played % 7 == 0):
        told = json.dumps(one.transcript(seat))
        assert json.dumps(other.transcript(seat)) == told, f"seat {seat}: the transcript tells what it may not know"


def check_memory(state: State) -> None:
    """Check that no transcript or news of any other seat names what lies covered again.

    In a copy of the game, every covered fact is replaced by a word that occurs nowhere else.
    """
    if not state.game.must_remember or state.is_over:
        return
    for seat in (*range(state.game.players), None):
        twin = state.copy()
        shown = _cover(twin, seat)
        told = json.dumps(twin.transcript(seat))
        heard = json.dumps([msgspec.to_builtins(event) for event in twin.news(seat, since=0)])
        assert COVERED not in told + heard, f"seat {seat}: something is told that lies covered again"
        for owner in {owner for _, owner in shown}:
            assert COVERED in json.dumps(twin.transcript(owner)), f"seat {owner} may look up what it showed itself"
        for move, owner in shown:
            made = twin.past.moves[move]
            if made.actor == owner and (other := _other_code(twin, made.code)) is not None:
                twin.past.moves[move] = replace(made, code=other)
                assert json.dumps(twin.transcript(seat)) == told, (
                    f"seat {seat}: an action tells what lies covered again"
                )


def _cover(state: State, seat: int | None) -> list[tuple[int, int]]:
    """Replace what lies covered again for a seat; return the actions that showed it, and whose it is."""
    shown = []
    later: set[str] = set()
    for move in reversed(state.past.places(viewer_of(seat))):
        events: list[SeatedEvent] = []
        for event in reversed(state.past.moves[move].told):
            kind, owner = event.kind, event.seat
            if event.seen_by(seat) is not None:
                if owner != seat and kind.covered_by & later and kind.covered_fields:
                    disguised = kind.disguised(kind.covered_fields, COVERED)
                    event = SeatedEvent(disguised, event.seat, event.numbers, event.board, event.names)
                    shown.append((move, owner))
                later.add(kind.name)
            events.append(event)
        state.past.moves[move] = replace(state.past.moves[move], told=events[::-1])
    return shown


def _other_code(state: State, code: int) -> int | None:
    """Return another action that as many seats may know of; None if there is none beside it."""
    numbered = range(state.game.action_count or 0)
    beside = [other for other in (code + 1, code - 1) if other in numbered]
    return next((other for other in beside if state.is_public(other) == state.is_public(code)), None)


def check_drawing(state: State) -> None:
    """Check that every seat's view, and a spectator's, can be drawn."""
    for seat in (*range(state.game.players), None):
        drawn = state.game.spec.display.draw(state.view(seat), state.names)
        assert isinstance(drawn, str) and drawn.strip(), f"seat {seat}: nothing is drawn of its view"


def check_pictures(game: Game, seed: str) -> None:
    """Check, where pictures can be drawn, that those of a position show nothing that a seat may not know."""
    if not can_draw():
        return
    state, chance = game.start(), Chance(seed)
    for _ in islice(drive(state, [AnyLegal(chance)] * game.players, chance), PICTURED):
        pass
    for seat in (*range(game.players), None):
        twin = state.copy()
        twin.position = state.guessed(seat, seed=7).position.copy()
        drawn, other = (one.board_svg(seat, lang="en") for one in (state, twin))
        ElementTree.fromstring(drawn)
        assert drawn == other, f"seat {seat}: the picture depends on what it may not know"


def check_end(state: State) -> None:
    """Check that a finished game stays as it is, and says who won."""
    assert not state.status(), f"broken invariants at the end: {state.status()}"
    assert state.actions() == [], "the game is over, but actions are listed"
    assert all(0 <= seat < state.game.players for seat in state.winners())
    assert len(state.scores()) == state.game.players
    _refuses("an action after the end", state.play, "stay")
    json.dumps(state.view(None))
    check_drawing(state)


# ---------------------------------------------------------------------- interpreted = compiled = CUDA


def replay_digest_here(game: Game, played: list[list[int]]) -> tuple[Array, Array]:
    """Return final positions and digests of replays in this process, compiled or interpreted as it is."""
    states = np.zeros(len(played), game.spec.dtype)
    digests = np.zeros(len(played), np.int64)
    for i, codes in enumerate(played):
        actions, weights = buffers(game)
        digests[i] = game.spec.playout.replay_digest(
            game.board.record, states[i], game.settings, np.array(codes, np.int64), actions, weights
        )
    return states, digests


def check_parity(game: Game, played: list[list[int]]) -> None:
    """Check that games give the same positions, lists and odds interpreted, compiled and on CUDA."""
    assert is_installed(game.name), (
        f"other processes do not find {game.name}: install its distribution with an entry point in the group "
        f"{GROUP}, or leave this part out with parity=False"
    )
    states, digests = replay_digest_here(game, played)
    assert (digests >= 0).all(), "an action that was legal is refused in a replay"
    simulated = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    if cuda.available():
        gpu_states, gpu_digests = cuda.replay_digest(game, played)
        assert gpu_states.tobytes() == states.tobytes(), "the GPU's positions differ"
        assert (gpu_digests == digests).all(), "the GPU's lists or odds differ"
        elsewhere = [({"NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}, ["here"])]
    elif INTERPRETED:
        elsewhere = [({"NUMBA_DISABLE_JIT": "0"}, ["here"]), (simulated, ["cuda"])]
    else:  # both are interpreted: one process plays them one after the other
        elsewhere = [(simulated, ["here", "cuda"])]
    names = {"here": "compiled" if INTERPRETED else "interpreted", "cuda": "the CUDA simulator"}
    for setting, ways in elsewhere:
        for way, other in zip(ways, _trace_elsewhere(game, played, setting, ways), strict=True):
            assert other["states"] == states.tobytes().hex(), f"{names[way]}: positions differ"
            assert other["digests"] == digests.tolist(), f"{names[way]}: legal lists or odds differ"


def _trace_elsewhere(game: Game, played: list[list[int]], setting: dict[str, str], ways: list[str]) -> list[JsonObject]:
    asked = {"game": game.name, "options": dict(game.options), "board": game.board_text, "played": played, "ways": ways}
    command, env = [sys.executable, "-m", "nightkeep.testing"], {**os.environ, **setting}
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, f"the replay in another process failed:\n{done.stderr}"
    answer: list[JsonObject] = json.loads(done.stdout)
    return answer


def _answer(request: JsonObject) -> list[JsonObject]:
    """Replay the games of a request of :func:`_trace_elsewhere`, in each way that it asks for."""
    game = make_game(request["game"], **request["options"])
    if request["board"] is not None:
        game = Game(game.spec, request["options"], request["board"])
    answers = []
    for way in request["ways"]:
        states, digests = (cuda.replay_digest if way == "cuda" else replay_digest_here)(game, request["played"])
        answers.append({"states": states.tobytes().hex(), "digests": digests.tolist()})
    return answers


if __name__ == "__main__":
    try:
        print(json.dumps(_answer(json.load(sys.stdin))))
    except NightkeepError as problem:
        sys.exit(f"{type(problem).__name__}: {problem}")
