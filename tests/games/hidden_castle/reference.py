"""The rules once more, as plainly as possible and without the kernels, to check whole games against.

Places are words (see `gallery_support`); the Phantom walks space by space; nothing is fast.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

EACH = {2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 7: 2, 8: 2}  # HC-2.1


@dataclass
class Castle:
    """One game, from the first placement on."""

    board: dict[str, Any]  # as the view shows it
    players: int
    guests: list[list[str]] = field(default_factory=list)
    phantom: str = "door"  # HC-2.5
    clock: int = 0  # HC-2.7
    turn: int = 0
    die: int | None = None
    over: bool = False
    scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.guests = [[] for _ in range(self.players)]
        self.scores = [10] * self.players  # HC-2.6
        self.spaces: int = self.board["spaces"]
        self.exit: int = self.board["exit"]
        self.steps = [f"+{number}" for number in self.board["steps"]]
        self.doorway = {room["slug"]: room["doorway"] for room in self.board["chambers"]}
        self.arms = {room["slug"]: room["arms"] for room in self.board["chambers"]}

    @property
    def placing(self) -> bool:
        return sum(map(len, self.guests)) < self.players * EACH[self.players]

    def choices(self) -> set[str]:
        """HC-2.9, HC-1.4, and decision move-guest of the rule list."""
        if self.over:
            return set()
        if self.placing:
            taken = {at for own in self.guests for at in own}
            return {f"place {space}" for space in range(self.spaces) if str(space) not in taken}
        if self.die is None:
            return {"roll 1", "roll 2", "roll 4", "roll 5", "roll phantom"}
        found = set()
        own = self.guests[self.turn]
        for at in own:
            if at in self.steps and self.steps.index(at) > min(self.steps.index(o) for o in own if o in self.steps):
                continue  # HC-6.3
            origin = "stairs" if at in self.steps else at
            found.add(f"walk {origin}")
            for room in self.doorway:
                if room != at and self.open(room, at):
                    found.add(f"enter {room} from {origin}")
        return found

    def first(self, at: str) -> tuple[int, int]:
        """HC-5.18, HC-6.2: the gallery space a move is counted from, and the points it takes to be there."""
        if at in self.steps:
            return self.exit, 1
        return (self.doorway[at], 1) if at in self.doorway else (int(at), 0)

    def open(self, room: str, at: str) -> bool:
        """HC-5.1, HC-5.4, HC-5.6 to HC-5.9, HC-5.20, HC-6.7"""
        assert self.die is not None
        if not self.phantom.isdigit() or room in self.guests[self.turn]:
            return False
        space, needed = self.first(at)
        while space != self.doorway[room]:
            space = (space + 1) % self.spaces
            needed += 1
        needed += 1
        taken = any(room in own for own in self.guests)
        return needed == self.die if taken or self.arms[room] == -3 else needed <= self.die

    def play(self, action: str) -> None:
        words = action.split(" ")
        if words[0] == "place":
            self.guests[self.turn].append(words[1])
            self.turn = (self.turn + 1) % self.players if self.placing else 0
        elif action == "roll phantom":
            self.haunt()
            self.settle()
        elif words[0] == "roll":
            self.die = int(words[1])
        else:
            self.move(words)
            self.settle()

    def move(self, words: list[str]) -> None:
        """HC-4.1, HC-4.7, HC-5.10 to HC-5.18, HC-6.2, HC-6.8"""
        assert self.die is not None
        own = self.guests[self.turn]
        at = words[-1]
        if at == "stairs":
            at = next(step for step in self.steps if step in own)
        space, used = self.first(at)
        own.remove(at)
        if words[0] == "walk":
            goal = str((space + self.die - used) % self.spaces)
            own.append(goal)
            if goal == self.phantom:
                self.capture(goal)
            return
        room = words[1]
        self.scores[self.turn] = max(0, self.scores[self.turn] + self.arms[room])
        for others in self.guests:
            if room in others:
                others.remove(room)
                others.append(str(self.doorway[room]))
        own.append(room)
        if self.phantom == str(self.doorway[room]):
            self.capture(self.phantom)

    def haunt(self) -> None:
        """HC-7.1 to HC-7.9, HC-8.1, HC-8.2, HC-8.6: one space at a time."""
        way_up = ["door", *self.steps, str(self.exit)]
        for _ in range(self.board["clocks"][self.clock]["speed"]):
            if self.phantom.isdigit():
                self.phantom = str((int(self.phantom) + 1) % self.spaces)
            else:
                self.phantom = way_up[way_up.index(self.phantom) + 1]
            if self.phantom.isdigit():
                self.capture(self.phantom)
            if self.phantom == str(self.exit):
                self.clock += 1
            # a new clock counts from the next roll on (HC-7.6), the last one too (HC-7.9): the number of spaces is
            # fixed above

    def capture(self, space: str) -> None:
        """HC-8.3 to HC-8.5, HC-8.7"""
        if not any(space in own for own in self.guests):
            return
        free = [step for step in self.steps if not any(step in own for own in self.guests)]
        step = free[0] if free else self.steps[0]
        for seat, own in enumerate(self.guests):
            self.scores[seat] += own.count(space) * int(step)
            self.guests[seat] = [step if at == space else at for at in own]

    def settle(self) -> None:
        """HC-9.1 to HC-9.5, HC-3.1"""
        self.die = None
        if self.clock == len(self.board["clocks"]) - 1 or max(self.scores) >= 46:
            self.over = True
        else:
            self.turn = (self.turn + 1) % self.players

    def winners(self) -> list[int]:
        """HC-9.6, HC-9.7"""
        return [seat for seat, points in enumerate(self.scores) if points == min(self.scores)] if self.over else []
