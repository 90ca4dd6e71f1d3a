"""Hidden Rooms once more, slowly, in plain Python written from the rule list alone, to check the kernels against.

Squares are (column, row) from (1, 1) at the top left to (6, 6); tiles are names such as "red-4".
"""

from __future__ import annotations

from dataclasses import dataclass, field

Square = tuple[int, int]
LOOKS: dict[str, Square] = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
COLOURS = ("red", "blue", "green", "yellow")
TILES = [f"{colour}-{number}" for colour in COLOURS for number in (1, 2, 3, 4, 5, 6)]


def name(square: Square) -> str:
    return "abcdef"[square[0] - 1] + str(square[1])


def inside(square: Square) -> bool:
    return 1 <= square[0] <= 6 and 1 <= square[1] <= 6


def plus(a: Square, b: Square) -> Square:
    return a[0] + b[0], a[1] + b[1]


def neighbours(square: Square) -> list[Square]:
    return [plus(square, step) for step in LOOKS.values() if inside(plus(square, step))]


def sight(monster: Square, facing: str) -> set[Square]:
    """HR-3.2: the 3 by 3 squares around the square in front."""
    middle = plus(monster, LOOKS[facing])
    area = {(middle[0] + x, middle[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return {square for square in area if inside(square)}


def steps(a: Square, b: Square) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def monster_action(route: list[Square], monster: Square, facing: str, child: Square) -> tuple[Square, str]:
    """HR-3.5 to HR-3.12: one action; the monster and its direction afterwards."""
    ahead = plus(monster, LOOKS[facing])
    if child in sight(monster, facing):
        towards = [look for look, step in LOOKS.items() if plus(monster, step) == child]
        if towards and towards[0] != facing:  # beside it; behind it is never in sight
            return monster, towards[0]
        return ahead, facing
    if monster in route:
        goal = route[route.index(monster) + 1]
        wish = next(look for look, step in LOOKS.items() if plus(monster, step) == goal)
    else:
        nearest = min(steps(square, monster) for square in route)
        goal = [square for square in route if steps(square, monster) == nearest][-1]
        across, down = goal[0] - monster[0], goal[1] - monster[1]
        if abs(across) > abs(down):
            wish = "right" if across > 0 else "left"
        else:
            wish = "down" if down > 0 else "up"
    return (ahead, facing) if wish == facing else (monster, wish)


def monster_turn(route: list[Square], monster: Square, facing: str, child: Square) -> tuple[Square, str, bool]:
    """HR-3.1, HR-3.16, HR-7.3, HR-7.4: two actions, or one that ends the stage; whether the stage is lost."""
    for _ in (1, 2):
        monster, facing = monster_action(route, monster, facing, child)
        assert inside(monster), "HR-3.15"
        if monster in (child, route[-1]):
            return monster, facing, True
    return monster, facing, False


@dataclass
class Game:
    """A whole game; ``play`` takes the canonical action texts."""

    routes: list[list[Square]]
    match: str = "game"
    chosen: int | None = None
    limit: int = 200
    book: int = 1
    wins: int = 0
    losses: int = 0
    over: bool = False
    pile: set[str] = field(default_factory=lambda: set(TILES))
    aside: str | None = None
    offer: set[str] = field(default_factory=set)
    memory: set[str] = field(default_factory=set)
    board: dict[Square, str] = field(default_factory=dict)
    child: Square | None = None
    monster: Square | None = None
    facing: str = "up"
    turns: int = 0
    moves: int = 0
    searching: Square | None = None

    def __post_init__(self) -> None:
        self.book = self.chosen or 1

    def actor(self) -> str:
        if self.over:
            return "over"
        if self.child is None:
            return "player" if len(self.offer) == 2 else "chance"
        return "chance" if self.searching else "player"

    def actions(self) -> set[str]:
        if self.over:
            return set()
        if self.actor() == "chance":
            return {f"draw {tile}" for tile in self.pile}
        if self.child is None:
            return {f"lay {tile}" for tile in self.offer}
        found = {"done"}
        for square in neighbours(self.child):
            if square in self.board:
                if self.moves < 2:
                    found.add(f"move {name(square)}")
            elif square != self.monster:
                if self.pile:
                    found.add(f"search {name(square)}")
                found |= {f"search {name(square)} {tile}" for tile in self.memory if self.fits(tile)}
        return found

    def fits(self, tile: str) -> bool:
        assert self.child is not None
        colour, number = self.board[self.child].split("-")
        return tile.split("-")[0] == colour or int(tile.split("-")[1]) >= int(number)

    def play(self, action: str) -> None:
        verb, *words = action.split()
        if verb == "draw":
            self.draw(words[0])
        elif verb == "lay":
            self.board[6, 6] = words[0]
            self.memory = self.offer - {words[0]}
            self.offer = set()
            self.child = (6, 6)
            route = self.routes[self.book - 1]
            self.monster = route[0]
            self.facing = next(look for look, step in LOOKS.items() if plus(route[0], step) == route[1])
            self.monsters_turn()
        elif verb == "done":
            self.end_turn()
        else:
            square = ("abcdef".index(words[0][0]) + 1, int(words[0][1]))
            if verb == "move":
                self.child = square
                self.moves += 1
                if self.child == self.monster:
                    self.end_stage(won=False)
            elif len(words) == 1:
                self.searching = square
            else:
                self.memory.remove(words[1])
                self.step_on(square, words[1])

    def draw(self, tile: str) -> None:
        self.pile.remove(tile)
        if self.aside is None:
            self.aside = tile
            number = int(tile[-1])
            if self.chosen is None and number != 6:
                self.book = number
        elif self.child is None:
            self.offer.add(tile)
        else:
            square = self.searching
            assert square is not None
            self.searching = None
            if self.fits(tile):
                self.step_on(square, tile)
            elif len(self.memory) == 5:
                self.pile |= self.memory | {tile}
                self.memory = set()
                self.end_turn()
            else:
                self.memory.add(tile)
                self.end_turn()

    def step_on(self, square: Square, tile: str) -> None:
        self.board[square] = tile
        self.child = square
        if square == (1, 1):
            self.end_stage(won=True)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        self.moves = 0
        if self.turns == self.limit:
            self.end_stage(won=False)
        else:
            self.monsters_turn()

    def monsters_turn(self) -> None:
        assert self.child is not None
        assert self.monster is not None
        route = self.routes[self.book - 1]
        self.monster, self.facing, lost = monster_turn(route, self.monster, self.facing, self.child)
        if lost:
            self.end_stage(won=False)

    def end_stage(self, won: bool) -> None:
        self.wins += won
        self.losses += not won
        self.over = self.match == "stage" or self.wins == 2 or self.losses == 3
        if not self.over:
            fresh = Game(self.routes, self.match, self.chosen, self.limit)
            fresh.book, fresh.wins, fresh.losses = self.book, self.wins, self.losses
            self.__dict__.update(fresh.__dict__)
