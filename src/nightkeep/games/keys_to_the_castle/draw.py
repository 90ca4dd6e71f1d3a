"""The castle at the terminal: doors are blocks that show and say their colour, passages run in the gaps."""

from __future__ import annotations

from typing import Any

WIDE = 16  # columns of a door
GAP = 3  # columns between doors, where passages run
MARGIN = 4

CLOSED = {
    "blue": "#c9d6ff on #1b2f66", "red": "#ffd0d6 on #5e1a26", "green": "#c8f0d4 on #154a29",
    "yellow": "#fff0c0 on #6b5518",
}  # fmt: skip
FACE_UP = {
    "blue": "black on #8fb0ff", "red": "black on #ff97a4", "green": "black on #86dd9d", "yellow": "black on #f2d264",
}  # fmt: skip
BRIGHT = {"blue": "#7ea6ff", "red": "#ff8090", "green": "#74d68f", "yellow": "#f2d264"}
SHOWN = {"open": "open", "barred": "BARRED", "extra-key": "+KEY", "extra-turn": "+TURN"}
CANDLE, MOON, FAINT, BLOOD = "#ffb65c", "#f3ecc8", "#8a90a8", "#e0566a"
CARD_WORDS = {
    "skeleton": "Skeleton Key", "padlock": "Padlock", "passage": "Secret Passage", "hacksaw": "Hacksaw", "net": "Net",
}  # fmt: skip
LONGEST_NAME = 16
LEGEND = (
    f"[{FAINT}]BARRED: nobody passes. sawn: bars cut for good. +KEY, +TURN: a bonus on moving there. LOCK: a Padlock.",
    "(...) what a closed door showed before. -/- and -\\- are Secret Passages, corner to corner. @ is a character.[/]",
)


def draw(view: dict[str, Any], names: tuple[str, ...]) -> str:
    """A whole view as rich markup, at most 120 columns wide."""
    p = view["position"]
    seat = view["seat"]
    plain = tuple(name.replace("[", "(").replace("]", ")")[:LONGEST_NAME] for name in names)
    below = [*_players(p, plain, seat), "", *_piles(p), "", *LEGEND]
    return "\n".join([_headline(p, plain), "", *_castle(p, plain), "", *below])


def card_words(card: str) -> str:
    """'key-red' -> 'red Key'."""
    if card.startswith("key-"):
        colour = card.removeprefix("key-")
        return f"[{BRIGHT[colour]}]{colour} Key[/]"
    return CARD_WORDS[card]


def _cards(cards: dict[str, int]) -> str:
    return ", ".join(f"{n} x {card_words(card)}" if n > 1 else card_words(card) for card, n in cards.items()) or "none"


def _headline(p: dict[str, Any], names: tuple[str, ...]) -> str:
    limit = f" of {p['limit']}" if p["limit"] else ""
    played = f"[{FAINT}]turn {p['turns'] + (p['phase'] != 'over')}{limit}[/]"
    if p["phase"] == "over":
        won = p["winner"] is not None
        said = f"{names[p['winner']]} has crossed the castle and wins" if won else "nobody has arrived: a draw"
        return f"[bold {CANDLE}]{said}[/]  {played}"
    who = names[p["turn"]]
    says = {
        "starting": "who begins is drawn", "laying": "the castle is being laid out",
        "dealing": "the cards are being dealt",
        "refilling": "the discard pile is shuffled into a new draw pile", "drawing": f"{who} draws a card",
        "flipping": f"{p['flip']} is turned over", "extra-flipping": f"{p['flip']} is turned over",
        "playing": f"{who} plays a card or throws one away", "moving": f"{who} moves, stays or leaves",
        "choosing": f"{who} may turn over one door with the extra key",
    }[p["phase"]]  # fmt: skip
    return f"[bold {CANDLE}]{says}[/]  {played}"


# ---------------------------------------------------------------------- the castle


def _castle(p: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    columns, rows = p["board"]["columns"], p["board"]["rows"]
    tiles = {tile["name"]: tile for tile in p["tiles"]}
    sides = {player["side"]: names[seat] for seat, player in enumerate(p["players"])}
    wide = columns * WIDE + (columns - 1) * GAP
    lines = [" " * MARGIN + _centred(_side_words(sides, "north"), wide)]
    for row in range(rows, 0, -1):
        upper, lower = [], []
        for column in "abcdefgh"[:columns]:
            tile = tiles.get(f"{column}{row}")
            upper.append(_first_line(tile))
            lower.append(_second_line(tile, p))
        lines.append(f"{row:>2}  " + (" " * GAP).join(upper))
        lines.append(" " * MARGIN + (" " * GAP).join(lower))
        if row > 1:
            lines.append(_passage_line(p, row, columns))
    letters = (" " * GAP).join(f"{column:^{WIDE}}" for column in "abcdefgh"[:columns])
    lines += [" " * MARGIN + letters.rstrip(), " " * MARGIN + _centred(_side_words(sides, "south"), wide)]
    if len(sides) > 2:
        lines.append(f"{' ' * MARGIN}[{MOON}]<- {_side_words(sides, 'west')}[/]")
        lines.append(f"{' ' * MARGIN}[{MOON}]{_side_words(sides, 'east') + ' ->':>{wide}}[/]")
    return lines


def _side_words(sides: dict[str, str], side: str) -> str:
    across = {"north": "south", "south": "north", "west": "east", "east": "west"}[side]
    says = f"{side.upper()}: {sides[side]} starts here" if side in sides else f"{side.upper()}: nobody starts here"
    return f"{says}, {sides[across]} must get here" if across in sides else says


def _centred(words: str, wide: int) -> str:
    return " " * max(0, (wide - len(words)) // 2) + f"[{MOON}]{words}[/]"


def _first_line(tile: dict[str, Any] | None) -> str:
    if tile is None:
        return "." + " " * (WIDE - 1)
    state = SHOWN[tile["kind"]] if tile["up"] else "closed"
    if tile["sawn"]:
        state = "sawn"
    name = f"{tile['name']} {tile['colour']}"
    return f"[{_style(tile)}]{name}{state:>{WIDE - len(name)}}[/]"


def _style(tile: dict[str, Any]) -> str:
    return (FACE_UP if tile["up"] else CLOSED)[tile["colour"]]


def _second_line(tile: dict[str, Any] | None, p: dict[str, Any]) -> str:
    if tile is None:
        return " " * WIDE
    words = []
    if tile["character"] is not None:
        player = p["players"][tile["character"]]
        words.append("@" + player["side"].capitalize() + (f" net{player['netted']}" if player["netted"] else ""))
    elif not tile["up"] and tile["kind"] is not None:
        words.append(f"({SHOWN[tile['kind']]})")
    if tile["padlock"]:
        words.append("LOCK")
    return f"[bold {_style(tile)}]{' '.join(words):<{WIDE}}[/]"


def _passage_line(p: dict[str, Any], row: int, columns: int) -> str:
    """The gap between a row and the one below it, with the passages that cross it."""
    line = [" "] * (columns * WIDE + (columns - 1) * GAP)
    for west, east in p["passages"]:
        if {west[1:], east[1:]} == {str(row), str(row - 1)}:
            middle = ("abcdefgh".index(west[0]) + 1) * (WIDE + GAP) - GAP
            for i, sign in enumerate("-/-" if int(east[1:]) > int(west[1:]) else "-\\-"):
                line[middle + i] = sign
    # a backslash before a bracket would escape markup, but only blanks and dashes follow here
    return f"{' ' * MARGIN}[bold {CANDLE}]{''.join(line).rstrip()}[/]" if any(c != " " for c in line) else ""


# ---------------------------------------------------------------------- players, cards


def _players(p: dict[str, Any], names: tuple[str, ...], seat: int | None) -> list[str]:
    lines = []
    for j, player in enumerate(p["players"]):
        turn = p["phase"] != "over" and p["turn"] == j
        where = f"on {player['at']}" if player["at"] else "outside"
        if player["entry"] and not player["at"]:
            where += f" (comes back by another door than {player['entry']})"
        if player["netted"]:
            where += f", [{BLOOD}]netted for {player['netted']} turn{'s' if player['netted'] > 1 else ''}[/]"
        used = f"; bonus had: {' '.join(player['used'])}" if player["used"] else ""
        you = " (you)" if j == seat else ""
        style = f"bold {CANDLE}" if turn else MOON
        who = f"{'> ' if turn else '  '}@{player['side'].capitalize()} {names[j]}{you}"
        lines.append(f"[{style}]{who:<34}[/]{player['cards']} cards, {where}, goal {player['goal']}{used}")
    return lines


def _piles(p: dict[str, Any]) -> list[str]:
    lines = []
    if p["hand"] is not None:
        lines.append(f"[bold {CANDLE}]Your hand:[/] {_cards(p['hand'])}")
    lines.append(f"[{MOON}]Draw pile:[/] {p['pile']} cards")
    lines += _wrapped(f"[{MOON}]Discard pile:[/] ", p["discard"])
    return lines


def _wrapped(head: str, cards: dict[str, int]) -> list[str]:
    """A pile of all nine sorts does not fit on one line."""
    items = list(cards.items())
    if len(items) <= 5:
        return [head + _cards(cards)]
    return [head + _cards(dict(items[:5])) + ",", " " * 14 + _cards(dict(items[5:]))]
