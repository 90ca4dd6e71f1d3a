"""Short ways to positions of Keys to the Castle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import nightkeep as nk
from nightkeep import Chance, State
from nightkeep.games.keys_to_the_castle import state as k

GAME = "keys-to-the-castle"
PHASES = {
    "laying": k.LAYING,
    "dealing": k.DEALING,
    "refilling": k.REFILLING,
    "drawing": k.DRAWING,
    "flipping": k.FLIPPING,
    "extra-flipping": k.EXTRA_FLIPPING,
    "playing": k.PLAYING,
    "moving": k.MOVING,
    "choosing": k.CHOOSING,
    "over": k.FINISHED,
    "starting": k.STARTING,
}
FILLER = ("skeleton", "key-green", "key-yellow", "key-blue", "key-red")  # what hands hold that a test says nothing of


def bits(game: nk.Game, names: Iterable[str]) -> int:
    """A mask of tiles."""
    board: Any = game.board
    return sum(1 << board.tiles.index(name) for name in names)


def castle(
    *hands: str,
    players: int = 2,
    fronts: Mapping[str, str] | None = None,
    closed: Iterable[str] = (),
    colours: Mapping[str, str] | None = None,
    locks: Iterable[str] = (),
    sawn: Iterable[str] = (),
    passages: Iterable[str] = (),
    at: Mapping[int, str] | None = None,
    entry: Mapping[int, str] | None = None,
    nets: Mapping[int, int] | None = None,
    used: Mapping[int, Sequence[str]] | None = None,
    discard: str | Mapping[str, int] = "",
    phase: str = "playing",
    turn: int = 0,
    turns: int = 0,
    **options: Any,
) -> State:
    """A position. ``hands``: cards by name, filled up to their size. ``fronts``: kinds of tiles that have been seen,
    face up unless also in ``closed``. ``entry``: the tile each character entered by last; for those ``at`` a tile the
    last one of their first row if left out. Everything else is closed, unlocked, outside, in the draw pile."""
    game = nk.game(GAME, players=players, **options)
    board: Any = game.board
    b = board.record
    fronts = dict(fronts or {})
    d = game.start().to_dict()
    cells = [cell for cell in range(int(b.cells)) if int(b.castle[players]) >> cell & 1]
    d["colour"], d["unused"] = _colours(board, cells, {**_fitting(fronts), **(colours or {})}, int(b.kinds.sum()))
    for name, kind in fronts.items():
        i = k.KINDS.index(kind)
        d["kind"][i] |= 1 << board.tiles.index(name)
        colour = next(c for c in range(4) if d["colour"][c] >> board.tiles.index(name) & 1)
        d["unseen"][colour][i] -= 1
    d["up"] = bits(game, [name for name in fronts if name not in set(closed)])
    d["padlocked"], d["sawn"] = bits(game, locks), bits(game, sawn)
    for ends in passages:
        west, east = (board.tiles.index(end) for end in ends.split("-"))
        low = min(west, east)
        if west < east:
            d["rising"] |= 1 << low
        else:
            d["falling"] |= 1 << (low - 1)
    for seat, name in (at or {}).items():
        d["at"][seat] = board.tiles.index(name)
        d["entry"][seat] = int(b.edge[players, d["side"][seat]]).bit_length() - 1
    for seat, name in (entry or {}).items():
        d["entry"][seat] = board.tiles.index(name)
    for seat, left in (nets or {}).items():
        d["netted"][seat] = left
    for seat, names in (used or {}).items():
        d["used"][seat] = bits(game, names)
    d["phase"], d["turn"], d["turns"], d["dealt"] = PHASES[phase], turn, turns, 3 * players
    cards = Counter({card: int(b.cards[i]) for i, card in enumerate(k.CARDS)})
    cards -= Counter(
        {
            "padlock": len(tuple(locks)),
            "hacksaw": len(tuple(sawn)),
            "passage": len(tuple(passages)),
            "net": len(nets or {}),
        }
    )
    thrown = Counter(discard.split()) if isinstance(discard, str) else Counter(discard)
    given = [Counter(hand.split()) for hand in hands] + [Counter()] * (players - len(hands))
    cards -= sum(given, thrown)
    for seat, hand in enumerate(given):
        size = 4 if phase in ("playing", "refilling") and seat == turn else 3
        filled = Counter(hand)
        while filled.total() < size:
            card = max(FILLER, key=lambda c: cards[c])
            filled[card] += 1
            cards[card] -= 1
        d["hand"][seat] = [filled[card] for card in k.CARDS]
    d["discard"] = [thrown[card] for card in k.CARDS]
    d["pile"] = [cards[card] for card in k.CARDS]
    d["left"] = sum(d["pile"])
    return game.state(d)


def _fitting(fronts: Mapping[str, str]) -> dict[str, str]:
    """Colours for the fronts a test names, so that no colour has more of a kind than there are."""
    most = {"open": 6, "barred": 2, "extra-key": 1, "extra-turn": 1}
    seen: Counter[tuple[str, str]] = Counter()
    chosen = {}
    for name, kind in fronts.items():
        colour = next(c for c in k.COLOURS if seen[c, kind] < most[kind])
        seen[colour, kind] += 1
        chosen[name] = colour
    return chosen


def _colours(board: Any, cells: list[int], wanted: Mapping[str, str], each: int) -> tuple[list[int], list[int]]:
    left = dict.fromkeys(k.COLOURS, each)
    masks = [0, 0, 0, 0]
    for name, colour in wanted.items():
        left[colour] -= 1
        masks[k.COLOURS.index(colour)] |= 1 << board.tiles.index(name)
    for cell in cells:
        if board.tiles[cell] not in wanted:
            colour = max(left, key=lambda c: left[c])
            left[colour] -= 1
            masks[k.COLOURS.index(colour)] |= 1 << cell
    return masks, list(left.values())


def hand(state: State, seat: int) -> Counter[str]:
    """A hand, as the referee sees it."""
    return +Counter(dict(zip(k.CARDS, state.to_dict()["hand"][seat], strict=True)))


def pile(state: State) -> Counter[str]:
    """The draw pile, as the referee sees it."""
    return +Counter(dict(zip(k.CARDS, state.to_dict()["pile"], strict=True)))


def discard(state: State) -> Counter[str]:
    """The discard pile."""
    return Counter(state.view()["position"]["discard"])


def tile(state: State, name: str) -> dict[str, Any]:
    """What everybody sees of a tile."""
    found: dict[str, Any] = next(t for t in state.view()["position"]["tiles"] if t["name"] == name)
    return found


def at(state: State, seat: int) -> str | None:
    """Where a character stands."""
    where: str | None = state.view()["position"]["players"][seat]["at"]
    return where


def targets(state: State, words: str) -> set[str]:
    """The targets of the legal actions that begin with these words."""
    return {action.removeprefix(words + " ") for action in state.actions() if action.startswith(words + " ")}


def refused(state: State, action: str, *rules: str) -> str:
    """An action is refused, the position stays, and the reasons name these rules; returns what was said."""
    before = state.to_bytes()
    refusal = state.why(action)
    assert refusal is not None, f"{action} is legal"
    assert set(rules) <= {rule.id for rule in refusal.rules}, refusal
    try:
        state.play(action)
    except nk.IllegalAction as problem:
        assert state.to_bytes() == before
        return str(problem)
    raise AssertionError(f"{action} was played")


def drawn(state: State, card: str) -> None:
    """Draw a card, and shuffle the discard pile if it was the last one."""
    state.play(f"draw {card}")
    if state.actions() == ["refill"]:
        state.play("refill")


def turn(state: State, *actions: str, draw: str | None = None) -> None:
    """Draw (and refill if that was the last card), then play these actions; chance outcomes among them by name."""
    drawn(state, draw or state.actions()[0].removeprefix("draw "))
    for action in actions:
        state.play(action)


def idle(state: State) -> None:
    """A whole turn in which nothing happens."""
    turn(state)
    state.play(next(action for action in state.actions() if action.startswith("throw")))
    if "stay" in state.actions() and not state.is_over:
        state.play("stay")


def started(seed: int | str = 1, **options: Any) -> State:
    """A game after the layout and the deal."""
    state = nk.game(GAME, **options).start()
    chance = Chance(seed)
    while state.view()["position"]["phase"] in ("starting", "laying", "dealing"):
        state.draw(chance)
    return state


def board_file(folder: Path, text: str) -> str:
    """Write a board file and return its path."""
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


BOARD = (Path(k.__file__).parent / "board.toml").read_text(encoding="utf-8")


def nothing_to_draw() -> State:
    """Four players; seat 1 has drawn the last card, a Hacksaw, and it is time to refill."""
    return castle(
        "net hacksaw hacksaw skeleton",
        "net hacksaw skeleton",
        "skeleton skeleton skeleton",
        "skeleton skeleton skeleton",
        players=4,
        phase="refilling",
        discard=dict.fromkeys(k.CARDS[:4], 7) | {"skeleton": 2, "padlock": 6, "passage": 5},
    )
