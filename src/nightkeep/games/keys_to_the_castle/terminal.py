"""The castle at the terminal: doors are blocks that show and say their colour, passages run in the gaps."""

from __future__ import annotations

from nightkeep.games.keys_to_the_castle.board import COLUMNS
from nightkeep.play.canvas import BLOOD, CANDLE, MOON, Canvas, Line, Span, length
from nightkeep.rules.things import JsonObject

WIDTH = 120
WIDE = 16  # columns of a door
GAP = 3  # columns between doors, where passages run
MARGIN = 4
TOP = 2  # lines above the castle
DOWN = 3  # lines of a row of doors and the gap below it

CLOSED = {
    "blue": "#c9d6ff on #1b2f66", "red": "#ffd0d6 on #5e1a26", "green": "#c8f0d4 on #154a29",
    "yellow": "#fff0c0 on #6b5518",
}  # fmt: skip
FACE_UP = {
    "blue": "black on #8fb0ff", "red": "black on #ff97a4", "green": "black on #86dd9d", "yellow": "black on #f2d264",
}  # fmt: skip
BRIGHT = {"blue": "#7ea6ff", "red": "#ff8090", "green": "#74d68f", "yellow": "#f2d264"}
SHOWN = {"open": "open", "barred": "BARRED", "extra-key": "+KEY", "extra-turn": "+TURN"}
FAINT = "#8a90a8"
CARD_WORDS = {
    "skeleton": "Skeleton Key", "padlock": "Padlock", "passage": "Secret Passage", "hacksaw": "Hacksaw", "net": "Net",
}  # fmt: skip
LONGEST_NAME = 16
MOST_ON_LINE = 5  # a pile of all nine kinds of cards does not fit on one line
LEGEND = (
    "BARRED: nobody passes. sawn: bars cut for good. +KEY, +TURN: a bonus on moving there. LOCK: a Padlock.",
    "(...) what a closed door showed before. -/- and -\\- are Secret Passages, corner to corner. @ is a character.",
)


def draw(view: JsonObject, names: tuple[str, ...]) -> str:
    """Return a whole view as rich markup, at most 120 columns wide."""
    p = view["position"]
    short = tuple(name[:LONGEST_NAME] for name in names)
    below = [*_sides(p, short), [], *_players(p, short, view["seat"]), [], *_piles(p), []]
    below += [[(line, FAINT)] for line in LEGEND]
    bottom = TOP + DOWN * p["board"]["rows"]
    canvas = Canvas(WIDTH, bottom + len(below), rounded=False)
    canvas.put(0, 0, _headline(p, short))
    _draw_castle(canvas, p, short)
    for y, line in enumerate(below, bottom):
        canvas.put(y, 0, line)
    return canvas.markup()


def _headline(p: JsonObject, names: tuple[str, ...]) -> Line:
    limit = f" of {p['limit']}" if p["limit"] else ""
    played = (f"turn {p['turns'] + (p['phase'] != 'over')}{limit}", FAINT)
    who = names[p["turn"]]
    if p["phase"] == "over":
        won = p["winner"] is not None
        says = f"{names[p['winner']]} has crossed the castle and wins" if won else "nobody has arrived: a draw"
    else:
        says = {
            "starting": "who begins is drawn", "laying": "the castle is being laid out",
            "dealing": "the cards are being dealt",
            "refilling": "the discard pile is shuffled into a new draw pile", "drawing": f"{who} draws a card",
            "flipping": f"{p['flip']} is turned over", "extra-flipping": f"{p['flip']} is turned over",
            "playing": f"{who} plays a card or throws one away", "moving": f"{who} moves, stays or leaves",
            "choosing": f"{who} may turn over one door with the extra key",
        }[p["phase"]]  # fmt: skip
    return [(says, f"bold {CANDLE}"), ("  ", ""), played]


# ---------------------------------------------------------------------- the castle


def _draw_castle(canvas: Canvas, p: JsonObject, names: tuple[str, ...]) -> None:
    columns, rows = p["board"]["columns"], p["board"]["rows"]
    tiles = {tile["name"]: tile for tile in p["tiles"]}
    canvas.put(TOP, MARGIN, _centred(_says_of_side(p, names, "north"), _width(p)))
    for row in range(1, rows + 1):
        canvas.write(_line_of(p, row), 0, f"{row:>2}")
        for column, letter in enumerate(COLUMNS[:columns]):
            _draw_door(canvas, _line_of(p, row), MARGIN + column * (WIDE + GAP), tiles.get(f"{letter}{row}"), p)
    for west, east in p["passages"]:
        rises = int(east[1:]) > int(west[1:])
        x = MARGIN + (COLUMNS.index(west[0]) + 1) * (WIDE + GAP) - GAP
        upper = east if rises else west
        canvas.write(_line_of(p, int(upper[1:])) + 2, x, "-/-" if rises else "-\\-", f"bold {CANDLE}")


def _line_of(p: JsonObject, row: int) -> int:
    """Return the upper one of the two lines of a row of doors; row 1 is the lowest."""
    return int(TOP + 1 + DOWN * (p["board"]["rows"] - row))


def _width(p: JsonObject) -> int:
    return int(p["board"]["columns"] * (WIDE + GAP) - GAP)


def _draw_door(canvas: Canvas, y: int, x: int, tile: JsonObject | None, p: JsonObject) -> None:
    """Draw two lines: colour and front; who stands there, what was seen there, and a Padlock. A dot if none is laid."""
    if tile is None:
        canvas.write(y, x, ".")
        return
    style = (FACE_UP if tile["up"] else CLOSED)[tile["colour"]]
    front = "sawn" if tile["sawn"] else SHOWN[tile["kind"]] if tile["up"] else "closed"
    name = f"{tile['name']} {tile['colour']}"
    canvas.write(y, x, f"{name}{front:>{WIDE - len(name)}}", style)
    words = []
    if tile["character"] is not None:
        player = p["players"][tile["character"]]
        words.append("@" + player["side"].capitalize() + (f" net{player['netted']}" if player["netted"] else ""))
    elif not tile["up"] and tile["kind"] is not None:
        words.append(f"({SHOWN[tile['kind']]})")
    if tile["padlock"]:
        words.append("LOCK")
    canvas.write(y + 1, x, f"{' '.join(words):<{WIDE}}", f"bold {style}")


def _sides(p: JsonObject, names: tuple[str, ...]) -> list[Line]:
    """Return the lines below the castle: its columns, and who starts from where."""
    wide, margin = _width(p), (" " * MARGIN, "")
    letters = (" " * GAP).join(f"{column:^{WIDE}}" for column in COLUMNS[: p["board"]["columns"]])
    lines: list[Line] = [[margin, (letters, "")], [margin, *_centred(_says_of_side(p, names, "south"), wide)]]
    if len(p["players"]) > 2:
        lines.append([margin, (f"<- {_says_of_side(p, names, 'west')}", MOON)])
        lines.append([margin, (f"{_says_of_side(p, names, 'east') + ' ->':>{wide}}", MOON)])
    return lines


def _says_of_side(p: JsonObject, names: tuple[str, ...], side: str) -> str:
    starts, goals = ({player[key]: names[seat] for seat, player in enumerate(p["players"])} for key in ("side", "goal"))
    says = f"{side.upper()}: {starts.get(side, 'nobody')} starts here"
    return f"{says}, {goals[side]} must get here" if side in goals else says


def _centred(words: str, wide: int) -> Line:
    return [(" " * max(0, (wide - len(words)) // 2), ""), (words, MOON)]


# ---------------------------------------------------------------------- players, cards


def _players(p: JsonObject, names: tuple[str, ...], seat: int | None) -> list[Line]:
    lines = []
    for j, player in enumerate(p["players"]):
        turn = p["phase"] != "over" and p["turn"] == j
        you = " (you)" if j == seat else ""
        who = f"{'> ' if turn else '  '}@{player['side'].capitalize()} {names[j]}{you}"
        where = f"on {player['at']}" if player["at"] else "outside"
        if player["entry"] and not player["at"]:
            where += f" (comes back by another door than {player['entry']})"
        line = [(f"{who:<34}", f"bold {CANDLE}" if turn else MOON), (f"{player['cards']} cards, {where}", "")]
        if player["netted"]:
            line += [(", ", ""), (f"netted for {player['netted']} turn{'s' if player['netted'] > 1 else ''}", BLOOD)]
        line.append((f", goal {player['goal']}", ""))
        lines.append(line)
        if player["used"]:
            used = (f"bonus had: {' '.join(player['used'])}", "")
            if length(line) + 2 + length([used]) <= WIDTH:
                line += [("; ", ""), used]
            else:
                lines.append([(" " * 34, ""), used])
    return lines


def _piles(p: JsonObject) -> list[Line]:
    lines: list[Line] = []
    if p["hand"] is not None:
        lines.append([("Your hand:", f"bold {CANDLE}"), (" ", ""), *_cards(p["hand"])])
    lines.append([("Draw pile:", MOON), (f" {p['pile']} cards", "")])
    discard = list(p["discard"].items())
    lines.append([("Discard pile:", MOON), (" ", ""), *_cards(dict(discard[:MOST_ON_LINE]))])
    if len(discard) > MOST_ON_LINE:
        lines[-1].append((",", ""))
        lines.append([(" " * 14, ""), *_cards(dict(discard[MOST_ON_LINE:]))])
    return lines


def _cards(cards: dict[str, int]) -> Line:
    """Return cards in words: '2 x red Key, Net'."""
    line: Line = []
    for card, count in cards.items():
        line += [(", " if line else "", ""), (f"{count} x " if count > 1 else "", ""), _card(card)]
    return line or [("none", "")]


def _card(card: str) -> Span:
    """Return the name of a card; Keys are in their colour."""
    colour = card.removeprefix("key-")
    return (f"{colour} Key", BRIGHT[colour]) if colour in BRIGHT else (CARD_WORDS[card], "")
