"""Run, Ghost, Run! in words: action texts, descriptions, and why something is not legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nightkeep.core.events import EventKind
from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.codes import (
    action_of,
    anchor_of,
    entry_of,
    field_of,
    ghost_of,
    level_of,
    partner_of,
    placing_of,
    sort_of,
)
from nightkeep.games.run_ghost_run.furniture import crowded_by
from nightkeep.games.run_ghost_run.kernel import problem
from nightkeep.games.run_ghost_run.packing import (
    ARRANGE,
    BRING,
    DONE,
    DRAW,
    DRAW_SEAT,
    ENTER,
    GROW,
    HANG,
    KIND,
    LEAVE,
    MERGE,
    MOVE,
    PIECE,
    PIECE_MASK,
    PLACE,
    POSE,
    POSE_MASK,
    ROLL,
    SET_BACK,
    SIDE,
    STRIKE,
    SWAP,
    TAKE,
    TAKE_BACK,
    TURN,
    TURN_MASK,
    UNDER,
    X_MASK,
    Y,
)
from nightkeep.games.run_ghost_run.packing import NOTHING as NO_PIECE
from nightkeep.games.run_ghost_run.plans import cost_of
from nightkeep.games.run_ghost_run.reasons import REASONS
from nightkeep.games.run_ghost_run.state import (
    ARRANGEMENTS,
    ARRANGING,
    DRAWING,
    FINISHED,
    FURNISHING,
    GHOSTS,
    GROWING,
    HANGING,
    KNOCKING,
    NAMING,
    PIECE_KEYS,
    PLACING,
    PLANNING,
    POSES,
    ROLLING,
    SEATING,
    SEATS,
    SIDES,
    STRIKING,
    TAGGING,
    TAKING,
    State,
)
from nightkeep.games.run_ghost_run.status import status
from nightkeep.games.run_ghost_run.tables import EVENTS as KINDS_OF_EVENTS
from nightkeep.games.run_ghost_run.words import (
    MIDNIGHT,
    NOTHING,
    bigger_name,
    card_text,
    count_points,
    door_name,
    field_name,
    ghost_name,
    length_text,
    place_text,
    read_card,
    read_door,
    read_ghost,
    read_length,
    read_number,
    read_piece,
    read_place,
    read_pose,
    read_side,
    shown_pieces,
)

LOOKS_LIKE = (
    "actions look like: take mirror, take nothing, place table 3.25 1.40 90 up over, put back table, "
    "small 1 to c2 0,1, small 1 to c2 0,1 on 0.54, medium 2 leaves, small 1 merges with small 2 at c2 0,0, "
    "take back large, done, side w, tag small 3, bring to c3 1,1, small 2 grows at c4 0,0, roll 4, "
    "first 2"
)
NOW = {
    ARRANGING: "the lobby is furnished first",
    FURNISHING: "the lobby is furnished first, piece by piece",
    HANGING: "the keyhole gets its first door now",
    STRIKING: "a midnight card is drawn now",
    TAGGING: "the midnight card Tag is obeyed now",
    GROWING: "the midnight card Big brother is obeyed now",
    DRAWING: "a movement card is drawn now",
    TAKING: "a piece of furniture, or nothing, is taken now",
    PLACING: "the piece taken is placed now",
    PLANNING: "movement plans are made now",
    ROLLING: "seats roll for the choice of side now",
    NAMING: "the side of the keyhole is named now",
    KNOCKING: "the door is rolled now",
    FINISHED: "the game is over",
    SEATING: "the first seat is drawn now",
}
MOST_LENGTH = 600
FRACTION = (1 << KIND) - 1


class Language:
    """RG: what people say in this game."""

    EVENTS: Mapping[int, EventKind] = KINDS_OF_EVENTS

    # ------------------------------------------------------------------ action texts

    def write_action(self, board: Components, action: int) -> str:
        kind, payload = int(action) >> KIND, int(action) & FRACTION
        return WRITERS[kind](board, payload)

    def read_action(self, board: Components, text: str) -> int:
        words = text.split(" ")
        match words:
            case ["done"]:
                return int(action_of(DONE, 0))
            case ["roll", pips]:
                return int(action_of(ROLL, read_number(pips, 1, 6, "roll")))
            case ["side", side]:
                return int(action_of(SIDE, read_side(side)))
            case ["take", "back", *ghost]:
                return int(action_of(ENTER, entry_of(TAKE_BACK, _whole_ghost(ghost), 0, 0, 0, 0)))
            case ["take", piece]:
                return int(action_of(TAKE, NO_PIECE if piece == NOTHING else read_piece(piece)))
            case ["place", piece, x, y, turn, pose, "over" | "under" as way]:
                return int(
                    action_of(
                        PLACE,
                        placing_of(
                            read_piece(piece),
                            read_pose(pose),
                            read_length(x, MOST_LENGTH),
                            read_length(y, MOST_LENGTH),
                            read_number(turn, 0, 359, "turn"),
                            int(way == "under"),
                        ),
                    )
                )
            case ["put", "back", piece]:
                return int(action_of(SET_BACK, read_piece(piece)))
            case ["first", seat]:
                return int(action_of(DRAW_SEAT, read_number(seat, 1, SEATS, "seat") - 1))
            case ["small" | "medium" | "large", *_]:
                return _read_entry(text, words)
            case ["tag", *ghost]:
                return int(action_of(SWAP, entry_of(0, _whole_ghost(ghost), 0, 0, 0, 0)))
            case ["bring", "to", *place]:
                return int(action_of(BRING, entry_of(0, 0, 0, *read_place(place))))
            case ["card", *card]:
                return int(action_of(DRAW, read_card(board, " ".join(card))))
            case ["midnight", *card] if " ".join(card) in MIDNIGHT:
                return int(action_of(STRIKE, MIDNIGHT.index(" ".join(card))))
            case ["keyhole", door]:
                return int(action_of(HANG, read_door(door)))
            case ["arrangement", number]:
                return int(action_of(ARRANGE, read_number(number, 1, ARRANGEMENTS, "arrangement") - 1))
        raise ValueError(f"'{text}' is not an action; {LOOKS_LIKE}")

    # ------------------------------------------------------------------ what an action does

    def describe(self, board: Components, s: State, action: int) -> str:
        kind, payload = int(action) >> KIND, int(action) & FRACTION
        if kind == ENTER:
            return _describe_entry(board, s, payload)
        if kind == PLACE:
            piece = board.pieces[(payload >> PIECE) & PIECE_MASK].lower()
            layer = "below all others" if payload >> UNDER & 1 else "on what is there"
            return f"put the {piece} there, {layer}"
        if kind == SET_BACK:
            return f"put the {board.pieces[payload].lower()} back as it was"
        if kind == DRAW_SEAT:
            return f"seat {payload + 1} begins"
        if kind == TAKE:
            return "move no furniture" if payload == NO_PIECE else f"move the {board.pieces[payload].lower()}"
        if kind == DONE:
            left = int(s.draft_left)
            return f"close the plan ({count_points(left)} left over)" if left else "close the plan"
        if kind == SIDE:
            return f"the keyhole goes to the {('south', 'west', 'north', 'east')[payload]} side"
        if kind == SWAP:
            return f"your right neighbour's {ghost_name(ghost_of(payload))} goes back, one of yours takes its place"
        if kind == BRING:
            return f"put a small ghost into {field_name(field_of(payload))}"
        if kind == GROW:
            ghost = ghost_of(payload)
            return f"a {bigger_name(ghost)} ghost takes the place of {ghost_name(ghost)}"
        if kind == DRAW:
            shown = shown_pieces(board.table[0], payload)
            return f"{int(board.table[0].value[payload])} points" + (f", {' or '.join(shown)}" if shown else "")
        if kind == STRIKE:
            return board.midnight[payload]
        if kind == ARRANGE:
            return board.arrangements[payload]
        if kind == HANG:
            return f"the keyhole starts at door {door_name(payload)}"
        return f"the die shows {payload}"

    # ------------------------------------------------------------------ why not

    def why_not(self, board: Components, s: State, action: int) -> tuple[str, tuple[str, ...]]:
        reason = int(problem(board.table[0], s, int(action)))
        text, ids = REASONS[reason]
        return text.format_map(_Words(board, s, int(action))), ids

    def status(self, board: Components, s: State) -> list[str]:
        return status(board, s)


class _Words(dict[str, str]):
    """The words of a reason, worked out when a sentence asks for them."""

    def __init__(self, board: Components, s: State, action: int) -> None:
        super().__init__()
        self.board, self.s, self.payload = board, s, action & FRACTION
        self.kind = action >> KIND

    def __missing__(self, word: str) -> str:
        s, payload = self.s, self.payload
        seat = int(s.turn)
        found: dict[str, Callable[[], str]] = {
            "now": lambda: NOW[int(s.phase)],
            "piece": lambda: PIECE_KEYS[payload if self.kind == TAKE else (payload >> PIECE) & PIECE_MASK],
            "taken": lambda: PIECE_KEYS[int(s.taken)],
            "shown": lambda: " and ".join(shown_pieces(self.board.table[0], int(s.card[seat]))),
            "ghost": lambda: ghost_name(ghost_of(payload)),
            "partner": lambda: ghost_name(partner_of(payload)),
            "field": lambda: field_name(field_of(payload)),
            "owner": lambda: str(self.crowded[0] + 1),
            "crowded": lambda: ghost_name(self.crowded[1]),
            "home": lambda: field_name(int(s.ghost_field[self.crowded])),
            "bigger": lambda: bigger_name(max(ghost_of(payload), 1) if self.kind == GROW else _smaller(payload)),
            "cost": lambda: str(int(cost_of(s, seat, payload))),
            "left": lambda: str(int(s.draft_left)),
        }
        return found[word]()

    @property
    def crowded(self) -> tuple[int, int]:
        """RG-5.12: The seat and the ghost that the placement leaves no place."""
        return divmod(int(crowded_by(self.board.table[0], self.s, self.payload)), GHOSTS)


def _smaller(payload: int) -> int:
    """Of a merging, the ghost whose next size is the result: the bigger of the two."""
    return min(ghost_of(payload), partner_of(payload))


def _describe_entry(board: Components, s: State, payload: int) -> str:
    seat, sort, name = int(s.turn), sort_of(payload), ghost_name(ghost_of(payload))
    if sort == TAKE_BACK:
        return f"take the escaped {name} back"
    cost = int(cost_of(s, seat, payload))
    points = count_points(cost)
    if sort == LEAVE:
        return f"{name} leaves the lobby ({points})"
    field, level = field_name(field_of(payload)), level_of(payload)
    where = f"{field}, {length_text(level)} up" if level else f"{field}, on the floor"
    if sort == MERGE:
        both = f"{name} and {ghost_name(partner_of(payload))}"
        return f"{both} become {bigger_name(_smaller(payload))} in {where} ({points})"
    return f"{name} goes to {where} ({points})"


def _whole_ghost(words: list[str]) -> int:
    ghost, rest = read_ghost(words)
    if rest:
        raise ValueError(f"'{' '.join(rest)}' after a ghost says nothing; {LOOKS_LIKE}")
    return ghost


def _read_entry(text: str, words: list[str]) -> int:
    ghost, rest = read_ghost(words)
    match rest:
        case ["leaves"]:
            return int(action_of(ENTER, entry_of(LEAVE, ghost, 0, 0, 0, 0)))
        case ["to", *place]:
            return int(action_of(ENTER, entry_of(MOVE, ghost, 0, *read_place(place))))
        case ["grows", "at", *place]:
            return int(action_of(GROW, entry_of(0, ghost, 0, *read_place(place))))
        case ["merges", "with", *others]:
            partner, place = read_ghost(others)
            if place[:1] == ["at"]:
                return int(action_of(ENTER, entry_of(MERGE, ghost, partner, *read_place(place[1:]))))
    raise ValueError(f"'{text}' is not an action; {LOOKS_LIKE}")


# ---------------------------------------------------------------------- writing


def _write_place(payload: int) -> str:
    return place_text(field_of(payload), anchor_of(payload), level_of(payload))


def _write_placing(board: Components, payload: int) -> str:
    piece = PIECE_KEYS[(payload >> PIECE) & PIECE_MASK]
    x, y = length_text(payload & X_MASK), length_text((payload >> Y) & X_MASK)
    pose = POSES[(payload >> POSE) & POSE_MASK]
    return f"place {piece} {x} {y} {(payload >> TURN) & TURN_MASK} {pose} {'under' if payload >> UNDER & 1 else 'over'}"


def _write_entry(board: Components, payload: int) -> str:
    sort, name = sort_of(payload), ghost_name(ghost_of(payload))
    if sort == LEAVE:
        return f"{name} leaves"
    if sort == TAKE_BACK:
        return f"take back {name}"
    if sort == MERGE:
        return f"{name} merges with {ghost_name(partner_of(payload))} at {_write_place(payload)}"
    return f"{name} to {_write_place(payload)}"


WRITERS: dict[int, Callable[[Components, int], str]] = {
    ARRANGE: lambda board, n: f"arrangement {n + 1}",
    HANG: lambda board, n: f"keyhole {door_name(n).lower()}",
    STRIKE: lambda board, n: f"midnight {MIDNIGHT[n]}",
    DRAW: lambda board, n: f"card {card_text(board.table[0], n)}",
    ROLL: lambda board, n: f"roll {n}",
    TAKE: lambda board, n: f"take {NOTHING if n == NO_PIECE else PIECE_KEYS[n]}",
    PLACE: _write_placing,
    ENTER: _write_entry,
    DONE: lambda board, n: "done",
    SIDE: lambda board, n: f"side {SIDES[n].lower()}",
    SWAP: lambda board, n: f"tag {ghost_name(ghost_of(n))}",
    BRING: lambda board, n: f"bring to {_write_place(n)}",
    GROW: lambda board, n: f"{ghost_name(ghost_of(n))} grows at {_write_place(n)}",
    SET_BACK: lambda board, n: f"put back {PIECE_KEYS[n]}",
    DRAW_SEAT: lambda board, n: f"first {n + 1}",
}

LANGUAGE = Language()
