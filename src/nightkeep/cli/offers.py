"""The list of legal actions as a player sees it, and which of them a player's words mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import convert
from msgspec.structs import replace
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from nightkeep.cli.show import CANDLE, FAINT, WORDS, clean, told
from nightkeep.rules.messages import Message
from nightkeep.rules.things import JsonObject

MANY = 10  # more actions of one form are listed by their own numbers, in ranges
TWO_COLUMNS = 9  # more actions are listed in two columns


def _with_n(message: Message, number: str) -> str:
    """Return what an action does with the letter N in place of its number, to see which actions do the same."""
    args = {name: "N" if str(value) == number else value for name, value in message.args.items()}
    return clean(replace(message, args=args).say())


@dataclass(frozen=True)
class Unclear:
    """Words that fit several actions."""

    fitting: list[str]


class Offers:
    """Legal actions with what each does.

    Their numbers count from 1, unless all of them differ in one number only ('place 0', 'place 1', ...): then that is
    their number.
    """

    def __init__(self, actions: Sequence[JsonObject]) -> None:
        self.texts = [str(action["text"]) for action in actions]
        self.messages = [convert(action["message"], Message) for action in actions]
        self.says = [clean(message.say()) for message in self.messages]
        split = [text.rpartition(" ") for text in self.texts]  # 'place 12': form and number
        forms = {form for form, _, _ in split}
        self.form = ""
        self.by_number = {str(i + 1): text for i, text in enumerate(self.texts)}
        if len(self.texts) > MANY and len(forms) == 1 and all(number.isdecimal() for _, _, number in split):
            self.form = forms.pop()
        if self.form:
            self.by_number = {number: text for (_, _, number), text in zip(split, self.texts, strict=True)}

    def find(self, words: str) -> str | Unclear | None:
        """Return the action that a number, a text or the beginning of one means; None if it means none of these."""
        words = " ".join(words.lower().split())
        if words in self.texts:
            return words
        if words in self.by_number:
            return self.by_number[words]
        if words.isdigit():
            return None
        # the beginning of a number is no beginning: 'walk 1' does not mean 'walk 12'
        fitting = [
            text
            for text in self.texts
            if words and text.startswith(words) and not (words[-1].isdigit() and text[len(words)].isdigit())
        ]
        if len(fitting) == 1:
            return fitting[0]
        return Unclear(fitting) if fitting else None

    def meant(self, words: str) -> str:
        """Return the action text that a number stands for, also where it is not allowed now."""
        return f"{self.form} {words}" if self.form and words.isdigit() else words

    # ------------------------------------------------------------------ as a list

    def show(self, out: Console) -> None:
        """Print the list."""
        out.print(self._ranges() if self.form else self._list(out.width))

    @property
    def hint(self) -> Message:
        """What a player may type, in a few words."""
        if self.form:
            numbers = [int(number) for number in self.by_number]
            return told("type-a-number-between", low=min(numbers), high=max(numbers))
        return told("type-a-number" if len(self.texts) > 1 else "type-or-enter")

    def _list(self, width: int) -> Table:
        two = len(self.texts) > TWO_COLUMNS and width >= 100
        rows = -(-len(self.texts) // 2) if two else len(self.texts)
        grid = Table.grid(padding=(0, 2))
        for _ in range(1 + two):
            grid.add_column(justify="right", style=f"bold {CANDLE}")
            grid.add_column(style="bold")
            grid.add_column()
        for row in range(rows):
            cells: list[str | Text] = []
            for i in (row, row + rows)[: 1 + two]:
                if i < len(self.texts):
                    cells += [f"  {i + 1}", self.texts[i], Text(self.says[i])]
            grid.add_row(*cells)
        return grid

    def _ranges(self) -> RenderableType:
        """Return one line for what most of them do, with their numbers in ranges; then the ones that do more."""
        shapes = [_with_n(message, n) for n, message in zip(self.by_number, self.messages, strict=True)]
        usual = Counter(shapes).most_common(1)[0][0]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=f"bold {CANDLE}")
        grid.add_column()
        plain = [n for n, shape in zip(self.by_number, shapes, strict=True) if shape == usual]
        numbers = " ".join(self.ranges(plain))
        of = (f"   {WORDS.text('ranges-of')} ", FAINT)
        grid.add_row(f"  {self.form} N", Text.assemble((usual, "bold"), of, numbers))
        special = []
        for n, shape, says in zip(self.by_number, shapes, self.says, strict=True):
            if shape != usual:
                more = shape.removeprefix(usual).lstrip(" ,;:") if shape.startswith(usual) else says
                special.append(Text.assemble((f"{n:>4} ", f"bold {CANDLE}"), more))
        return Group(grid, Padding(Columns(special, padding=(0, 2)), (0, 0, 0, 2)))

    @staticmethod
    def ranges(numbers: Iterable[str]) -> list[str]:
        """Return numbers in ranges: ['0-7', '9', '11-35']."""
        found: list[list[int]] = []
        for number in sorted(int(n) for n in numbers):
            if found and number == found[-1][1] + 1:
                found[-1][1] = number
            else:
                found.append([number, number])
        return [str(low) if low == high else f"{low}-{high}" for low, high in found]
