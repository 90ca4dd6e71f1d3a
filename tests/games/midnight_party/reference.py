"""A second, slow referee of Midnight Party, written from the rule list alone, to play against the real one.

Places are words: "12" is a gallery space, "study" a chamber, "-9" a step, "box" the box. Nothing is clever here.
"""

from __future__ import annotations

from collections.abc import Sequence

CHANCE, OVER = "chance", "over"


class Party:
    """One game in play. ``chambers``: (name, doorway, coat of arms)."""

    def __init__(
        self, players: int, spaces: int, exit: int, steps: Sequence[int], chambers: Sequence[tuple[str, int, int]]
    ) -> None:
        each = {2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 7: 2, 8: 2}[players]  # MP-2.1
        self.players = players
        self.spaces = spaces
        self.exit = str(exit)
        self.steps = [f"-{number}" for number in sorted(steps, reverse=True)]  # bottom first
        self.chambers = list(chambers)
        self.guests = [["box"] * each for _ in range(players)]
        self.score = [0] * players  # MP-2.6
        self.phantom = self.steps[0]  # MP-2.5
        self.round = 1
        self.turn = 0  # MP-3.1
        self.queue = list(range(players)) * each  # MP-2.7: who places, one guest after another
        self.from_stairs = False
        self.number = 0
        self.over = False
        self.seen: set[str] = set()  # remarkable things that happened, so that a test can ask for them

    # ---------------------------------------------------------------- who, and what

    def actor(self) -> int | str:
        if self.over:
            return OVER
        if self.queue:
            return self.queue[0]
        return self.turn if self.number else CHANCE

    def actions(self) -> set[str]:
        if self.over:
            return set()
        if self.queue:  # MP-2.8, MP-2.9, MP-9.3
            taken = {place for own in self.guests for place in own}
            return {f"place {space}" for space in range(self.spaces) if str(space) not in taken}
        if not self.number:  # MP-1.4
            return {"roll 1", "roll 2", "roll 4", "roll 5", "roll phantom"}
        mine = self.in_gallery(self.turn)
        found = {"stay"} if len(mine) == 1 else set()  # MP-3.4, MP-3.5
        for place in mine:
            found.add(f"walk {place}")  # MP-3.9
            for steps in range(1, self.number + 1):  # MP-5.4 to MP-5.7
                for name, doorway, arms in self.chambers:
                    if doorway != (int(place) + steps - 1) % self.spaces:
                        continue
                    if self.phantom.isdigit() and not self.who_is(name) and (arms != 3 or steps == self.number):
                        found.add(f"enter {name} from {place}")
        return found

    def in_gallery(self, seat: int) -> list[str]:
        return [place for place in self.guests[seat] if place.isdigit()]

    def who_is(self, place: str) -> list[int]:
        """The seats of all guests on a place."""
        return [seat for seat in range(self.players) for spot in self.guests[seat] if spot == place]

    def put(self, seat: int, origin: str, target: str) -> None:
        self.guests[seat].remove(origin)
        self.guests[seat].append(target)

    # ---------------------------------------------------------------- playing

    def play(self, action: str) -> None:
        word, *rest = action.split(" ")
        if word == "place":
            self.place(rest[0])
        elif word == "roll" and rest[0] == "phantom":
            self.move_phantom()
            self.end_turn()
        elif word == "roll":
            if self.in_gallery(self.turn):
                self.number = int(rest[0])
            else:  # MP-3.8
                self.seen.add("number without guests")
                self.end_turn()
        else:
            if word == "enter":
                self.put(self.turn, rest[2], rest[0])
            elif word == "walk":
                target = str((int(rest[0]) + self.number) % self.spaces)  # MP-4.1, MP-4.2
                self.put(self.turn, rest[0], target)
                if target == self.phantom:  # MP-4.6
                    self.seen.add("walked into the Phantom")
                    self.capture(target)
            self.number = 0
            self.end_turn()

    def place(self, space: str) -> None:
        seat = self.queue.pop(0)
        origin = "box"
        if self.from_stairs:
            origin = next(step for step in self.steps if self.who_is(step))  # MP-9.2
            assert seat in self.who_is(origin)
        self.put(seat, origin, space)
        if not self.queue and self.from_stairs:
            self.begin_round()

    def move_phantom(self) -> None:
        for _ in range(2 if self.players >= 7 else 3):  # MP-6.1
            if self.phantom.isdigit():
                self.phantom = str((int(self.phantom) + 1) % self.spaces)  # MP-6.3
            elif self.phantom == self.steps[-1]:
                self.phantom = self.exit  # MP-6.2
            else:
                self.phantom = self.steps[self.steps.index(self.phantom) + 1]
            if self.phantom.isdigit():
                self.capture(self.phantom)
                if not any(self.in_gallery(seat) for seat in range(self.players)):
                    return  # MP-8.3

    def capture(self, space: str) -> None:
        """MP-7.2 to MP-7.6."""
        captured = self.who_is(space)
        if not captured:
            return
        free = [step for step in self.steps if not self.who_is(step)]
        if not free:
            self.seen.add("full staircase")
        if len(captured) > 1:
            self.seen.add("several captured on one space")
        for seat in captured:
            self.put(seat, space, free[0] if free else self.steps[0])

    def end_turn(self) -> None:
        left = [(seat, place) for seat in range(self.players) for place in self.in_gallery(seat)]
        full = all(self.who_is(name) for name, _, _ in self.chambers)
        following = (self.turn + 1) % self.players
        if left and not full:
            self.turn = following
            return
        self.seen.add("both ends at once" if full and not left else "chambers full" if full else "gallery empty")
        for seat, place in left:
            self.put(seat, place, self.steps[-1])  # MP-8.5, MP-8.6
        for seat in range(self.players):
            self.score[seat] += sum(map(self.worth, self.guests[seat]))  # MP-8.13
        if self.round == 3:  # MP-8.1, MP-10.1
            self.over = True
            return
        for name, doorway, _ in self.chambers:  # MP-9.1
            for seat in self.who_is(name):
                self.put(seat, name, str(doorway))
        self.turn = following  # MP-9.8
        self.from_stairs = True
        self.queue = self.placing_order()
        if not self.queue:
            self.seen.add("nobody on the staircase")
            self.begin_round()

    def worth(self, place: str) -> int:
        """MP-8.9 to MP-8.12."""
        if place.startswith("-"):
            return int(place)
        return next(arms for name, _, arms in self.chambers if name == place)

    def placing_order(self) -> list[int]:
        """MP-9.2, MP-9.4 to MP-9.7: the whole order at once; ``turn`` already is who begins the next round."""
        order: list[int] = []
        for step in self.steps:
            owners = self.who_is(step)
            waiting = sorted(set(owners), key=lambda seat: (self.score[seat], (seat - self.turn) % self.players))
            if len(waiting) > len({self.score[seat] for seat in waiting}):
                self.seen.add("tie on a step")
            if len(waiting) > 1 and any(owners.count(seat) > 1 for seat in waiting):
                self.seen.add("several own guests on a shared step")
            for seat in waiting:
                order += [seat] * owners.count(seat)
        return order

    def begin_round(self) -> None:
        """MP-9.9."""
        self.round += 1
        self.phantom = self.steps[0]
        self.from_stairs = False

    def winners(self) -> list[int]:
        """MP-10.2 to MP-10.4."""
        return [seat for seat in range(self.players) if self.over and self.score[seat] == max(self.score)]
