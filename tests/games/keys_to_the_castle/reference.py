"""Keys to the Castle once more, told plainly from the rule list, to compare the kernels with."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

COLOURS = ("blue", "red", "green", "yellow")
KINDS = {"open": 6, "barred": 2, "extra-key": 1, "extra-turn": 1}
CARDS = {
    **{f"key-{colour}": 7 for colour in COLOURS},
    "skeleton": 10,
    "padlock": 6,
    "passage": 5,
    "hacksaw": 3,
    "net": 2,
}
ACROSS = {"south": "north", "north": "south", "west": "east", "east": "west"}


@dataclass
class Door:
    colour: str
    kind: str | None = None
    up: bool = False
    lock: bool = False
    sawn: bool = False

    @property
    def bare(self) -> bool:
        return self.up and self.kind == "barred" and not self.sawn


class Castle:
    """The whole game; ``choices`` and ``play`` speak in action texts."""

    def __init__(self, sides: list[str], limit: int = 600, drawn: bool = False) -> None:
        self.sides = sides
        self.limit = limit
        columns, rows = ("abcde", 8) if len(sides) == 2 else ("abcdef", 6)
        self.names = [f"{column}{row}" for row in range(1, rows + 1) for column in columns]
        self.last_column, self.last_row = columns[-1], rows
        self.doors: dict[str, Door] = {}
        self.passages: set[tuple[str, str]] = set()
        self.hands: list[Counter[str]] = [Counter() for _ in sides]
        self.pile = Counter(CARDS)
        self.discard: Counter[str] = Counter()
        self.at: list[str | None] = [None for _ in sides]
        self.entry: list[str | None] = [None for _ in sides]
        self.nets = [0 for _ in sides]
        self.used: set[tuple[int, str]] = set()
        self.turn = 0
        self.turns = 0
        self.step = "first" if drawn else "lay"
        self.flip: str | None = None
        self.again = False
        self.winner: int | None = None

    # ------------------------------------------------------------------ geometry

    def edge(self, side: str) -> set[str]:
        return {
            name
            for name in self.names
            if {"south": name[1:] == "1", "north": name[1:] == str(self.last_row), "west": name[0] == "a"}.get(
                side, name[0] == self.last_column
            )
        }

    def shifted(self, name: str, right: int, up: int) -> str | None:
        other = f"{chr(ord(name[0]) + right)}{int(name[1:]) + up}"
        return other if other in self.names else None

    def crossings(self) -> list[tuple[str, str, str, str]]:
        """South-west, south-east, north-west, north-east."""
        found = []
        for name in self.names:
            east, north, both = self.shifted(name, 1, 0), self.shifted(name, 0, 1), self.shifted(name, 1, 1)
            if east and north and both:
                found.append((name, east, north, both))
        return found

    # ------------------------------------------------------------------ tests of the rule list

    def workable(self, name: str) -> bool:
        door = self.doors[name]
        return not door.lock and not door.sawn and name not in self.at

    def enterable(self, name: str) -> bool:
        door = self.doors[name]
        return door.up and (door.kind != "barred" or door.sawn) and not door.lock and name not in self.at

    # ------------------------------------------------------------------ choices

    def actor(self) -> str | int:
        if self.step == "over":
            return "over"
        return "chance" if self.step in ("first", "lay", "deal", "draw", "refill", "flip", "extra-flip") else self.turn

    def weights(self) -> dict[str, int]:
        """At a chance node: outcomes and how many pieces stand for each."""
        if self.step == "first":
            return {f"first {n}": 1 for n in range(1, len(self.sides) + 1)}
        if self.step == "lay":
            laid = Counter(door.colour for door in self.doors.values())
            return {f"lay {c}": 10 - laid[c] for c in COLOURS if laid[c] < 10}
        if self.step in ("deal", "draw"):
            return {f"draw {card}": n for card, n in self.pile.items() if n}
        if self.step == "refill":
            return {"refill": 1}
        assert self.flip is not None
        colour = self.doors[self.flip].colour
        seen = Counter(door.kind for door in self.doors.values() if door.colour == colour)
        return {f"flip {kind}": n - seen[kind] for kind, n in KINDS.items() if n > seen[kind]}

    def odds(self) -> dict[str, Fraction]:
        weights = self.weights()
        return {text: Fraction(n, sum(weights.values())) for text, n in weights.items()}

    def choices(self) -> set[str]:
        if self.step == "over":
            return set()
        if self.actor() == "chance":
            return set(self.weights())
        if self.step == "play":
            return self.plays()
        if self.step == "extra":
            return {"decline"} | {f"turn {name}" for name in self.names if self.workable(name)}
        return self.moves()

    def plays(self) -> set[str]:
        held = [card for card, n in self.hands[self.turn].items() if n]
        found = {f"throw {card}" for card in held}
        for card in held:
            if card.startswith("key-"):
                ok = [n for n in self.names if self.workable(n) and self.doors[n].colour == card[4:]]
            elif card == "skeleton":
                ok = [n for n in self.names if self.workable(n) or self.doors[n].lock]
            elif card == "padlock":
                ok = [n for n in self.names if not self.doors[n].lock and not self.doors[n].bare]
            elif card == "hacksaw":
                ok = [n for n in self.names if self.doors[n].bare]
            elif card == "net":
                ok = [s for j, s in enumerate(self.sides) if j != self.turn and self.at[j] and not self.nets[j]]
            else:
                ok = []
                for sw, se, nw, ne in self.crossings():
                    if (sw, ne) in self.passages or (nw, se) in self.passages:
                        continue
                    ok += [
                        f"{a}-{b}" for a, b in ((sw, ne), (nw, se)) if not self.doors[a].bare and not self.doors[b].bare
                    ]
            found |= {f"play {card} {target}" for target in ok}
        return found

    def moves(self) -> set[str]:
        here = self.at[self.turn]
        if here is None:
            reach = {name for name in self.edge(self.sides[self.turn]) if name != self.entry[self.turn]}
            found = {"stay"}
        else:
            steps = [self.shifted(here, *step) for step in ((0, 1), (0, -1), (1, 0), (-1, 0))]
            reach = {name for name in steps if name}
            reach |= {b for a, b in self.passages if a == here} | {a for a, b in self.passages if b == here}
            found = {"stay", "leave"}
        return found | {f"move {name}" for name in reach if self.enterable(name)}

    # ------------------------------------------------------------------ play

    def play(self, text: str) -> None:
        words = text.split()
        if self.step == "first":
            self.turn = int(words[1]) - 1
            self.step = "lay"
        elif self.step == "lay":
            self.doors[self.names[len(self.doors)]] = Door(words[1])
            self.step = "lay" if len(self.doors) < len(self.names) else "deal"
        elif self.step == "deal":
            order = [(self.turn + j) % len(self.sides) for j in range(len(self.sides))]
            self.take(next(j for j in order if self.hands[j].total() < 3), words[1])
            self.step = "draw" if all(hand.total() == 3 for hand in self.hands) else "deal"
        elif self.step == "refill":
            self.pile, self.discard, self.step = self.discard, Counter(), "play"
        elif self.step == "draw":
            self.take(self.turn, words[1])
            self.step = "play" if self.pile.total() else "refill"
        elif self.step == "play":
            self.play_card(words)
        elif self.step in ("flip", "extra-flip"):
            assert self.flip is not None
            self.doors[self.flip].kind = words[1]
            self.doors[self.flip].up = True
            self.flip = None
            self.after_play() if self.step == "flip" else self.end()
        elif self.step == "move":
            self.move(words)
        elif words[0] == "decline":
            self.end()
        else:
            here = self.at[self.turn]
            assert here is not None
            self.used.add((self.turn, here))
            if self.turned(words[1], "extra-flip"):
                self.end()

    def take(self, seat: int, card: str) -> None:
        self.pile[card] -= 1
        self.hands[seat][card] += 1

    def play_card(self, words: list[str]) -> None:
        card = words[1]
        self.hands[self.turn][card] -= 1
        target = words[2] if len(words) > 2 else ""
        if words[0] == "throw":
            self.discard[card] += 1
        elif card == "padlock":
            self.doors[target].lock = True
        elif card == "hacksaw":
            self.doors[target].sawn = True
        elif card == "net":
            self.nets[self.sides.index(target)] = 2
        elif card == "passage":
            one, other = target.split("-")
            self.passages.add((one, other))
        else:
            self.discard[card] += 1
            if self.doors[target].lock:
                self.doors[target].lock = False
                self.discard["padlock"] += 1
            elif not self.turned(target, "flip"):
                return
        self.after_play()

    def turned(self, name: str, otherwise: str) -> bool:
        """Turn a door over; False if its front has to be drawn first."""
        door = self.doors[name]
        if not door.up and door.kind is None:
            self.flip, self.step = name, otherwise
            return False
        door.up = not door.up
        return True

    def after_play(self) -> None:
        if self.nets[self.turn]:
            self.end()
        else:
            self.step = "move"

    def move(self, words: list[str]) -> None:
        if words[0] == "leave":
            self.at[self.turn] = None
        if words[0] != "move":
            return self.end()
        name = words[1]
        if self.at[self.turn] is None:
            self.entry[self.turn] = name
        self.at[self.turn] = name
        if name in self.edge(ACROSS[self.sides[self.turn]]):
            self.winner, self.step = self.turn, "over"
            return None
        fresh = (self.turn, name) not in self.used
        if self.doors[name].kind == "extra-key" and fresh:
            self.step = "extra"
            return None
        if self.doors[name].kind == "extra-turn" and fresh:
            self.used.add((self.turn, name))
            self.again = True
        return self.end()

    def end(self) -> None:
        if self.nets[self.turn]:
            self.nets[self.turn] -= 1
            if not self.nets[self.turn]:
                self.discard["net"] += 1
        self.turns += 1
        if self.turns == self.limit:
            self.step = "over"
            return
        if not self.again:
            self.turn = (self.turn + 1) % len(self.sides)
        self.again = False
        self.step = "draw"
