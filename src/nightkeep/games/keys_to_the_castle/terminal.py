"""The castle at the terminal: doors are blocks that show and say their colour, passages run in the gaps."""

from __future__ import annotations

from nightkeep.games.keys_to_the_castle.board import COLUMNS
from nightkeep.play.canvas import BLOOD, CANDLE, MOON, Canvas, Line, Span, fit, length, wrapped
from nightkeep.rules.messages import sayer
from nightkeep.rules.things import JsonObject

say = sayer("keys-to-the-castle")

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
FAINT = "#8a90a8"
LONGEST_NAME = 16
MOST_ON_LINE = 5  # a pile of all nine kinds of cards does not fit on one line
LEGEND = ("terminal-legend-doors", "terminal-legend-signs")


def draw(view: JsonObject, names: tuple[str, ...]) -> str:
    """Return a whole view as rich markup, at most 120 columns wide."""
    p = view["position"]
    short = tuple(name[:LONGEST_NAME] for name in names)
    below = [*_sides(p, short), [], *_players(p, short, view["seat"]), [], *_piles(p), []]
    below += [line for entry in LEGEND for line in wrapped(say(entry), WIDTH, FAINT)]
    bottom = TOP + DOWN * p["board"]["rows"]
    canvas = Canvas(WIDTH, bottom + len(below), rounded=False)
    canvas.put(0, 0, _headline(p, short))
    _draw_castle(canvas, p, short)
    for y, line in enumerate(below, bottom):
        canvas.put(y, 0, line)
    return canvas.markup()


def _headline(p: JsonObject, names: tuple[str, ...]) -> Line:
    played = (say("terminal-turn", turn=p["turns"] + (p["phase"] != "over"), limit=p["limit"] or 0), FAINT)
    phase, who = p["phase"], names[p["turn"]]
    if phase == "over":
        phase = "drawn" if p["winner"] is None else "won"
        who = "" if p["winner"] is None else names[p["winner"]]
    says = say("terminal-phase", phase=phase, who=who, tile=p["flip"] or "")
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
    front = say("terminal-front", front="sawn" if tile["sawn"] else tile["kind"] if tile["up"] else "closed")
    name = f"{tile['name']} {tile['colour']}"
    canvas.write(y, x, fit(f"{name}{front:>{WIDE - len(name)}}", WIDE), style)
    words = []
    if tile["character"] is not None:
        player = p["players"][tile["character"]]
        net = f" {say('terminal-net', n=player['netted'])}" if player["netted"] else ""
        words.append(f"@{_side(player['side'])}{net}")
    elif not tile["up"] and tile["kind"] is not None:
        words.append(f"({say('terminal-front', front=tile['kind'])})")
    if tile["padlock"]:
        words.append(say("terminal-lock"))
    canvas.write(y + 1, x, fit(f"{' '.join(words):<{WIDE}}", WIDE), f"bold {style}")


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
    told = {"side": _side(side).upper(), "who": starts.get(side, say("terminal-nobody"))}
    return say("terminal-side-goal", **told, goal=goals[side]) if side in goals else say("terminal-side", **told)


def _side(side: str) -> str:
    """Return what people call a side, with a capital."""
    return say("terminal-side-name", side=side).capitalize()


def _centred(words: str, wide: int) -> Line:
    return [(" " * max(0, (wide - len(words)) // 2), ""), (words, MOON)]


# ---------------------------------------------------------------------- players, cards


def _players(p: JsonObject, names: tuple[str, ...], seat: int | None) -> list[Line]:
    lines = []
    for j, player in enumerate(p["players"]):
        turn = p["phase"] != "over" and p["turn"] == j
        you = f" ({say('terminal-you')})" if j == seat else ""
        who = f"{'> ' if turn else '  '}@{_side(player['side'])} {names[j]}{you}"
        place = {"at": player["at"] or 0, "entry": player["entry"] or 0}
        where = say("terminal-where", cards=player["cards"], **place)
        line = [(f"{who:<34}", f"bold {CANDLE}" if turn else MOON), (where, "")]
        if player["netted"]:
            line += [(", ", ""), (say("terminal-netted", n=player["netted"]), BLOOD)]
        line.append((f", {say('terminal-goal', side=player['goal'])}", ""))
        lines.append(line)
        if player["used"]:
            used = (say("terminal-bonus", tiles=" ".join(player["used"])), "")
            if length(line) + 2 + length([used]) <= WIDTH:
                line += [("; ", ""), used]
            else:
                lines.append([(" " * 34, ""), used])
    return lines


def _piles(p: JsonObject) -> list[Line]:
    lines: list[Line] = []
    if p["hand"] is not None:
        lines.append([(say("terminal-hand"), f"bold {CANDLE}"), (" ", ""), *_cards(p["hand"])])
    lines.append([(say("terminal-pile"), MOON), (f" {say('terminal-cards', n=p['pile'])}", "")])
    discard = list(p["discard"].items())
    heading = say("terminal-discard")
    lines.append([(heading, MOON), (" ", ""), *_cards(dict(discard[:MOST_ON_LINE]))])
    if len(discard) > MOST_ON_LINE:
        lines[-1].append((",", ""))
        lines.append([(" " * (len(heading) + 1), ""), *_cards(dict(discard[MOST_ON_LINE:]))])
    return lines


def _cards(cards: dict[str, int]) -> Line:
    """Return cards in words: '2 x red Key, Net'."""
    line: Line = []
    for card, count in cards.items():
        line += [(", " if line else "", ""), (f"{count} x " if count > 1 else "", ""), _card(card)]
    return line or [(say("terminal-no-cards"), "")]


def _card(card: str) -> Span:
    """Return the name of a card; Keys are in their colour."""
    return say("terminal-card", card=card), BRIGHT.get(card.removeprefix("key-"), "")
