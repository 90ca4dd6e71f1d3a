"""The invariants of positions: what is wrong with a position that play cannot reach, in words."""

from __future__ import annotations

import numpy as np

from nightkeep.games.run_ghost_run import state as k
from nightkeep.games.run_ghost_run.board import Components
from nightkeep.games.run_ghost_run.geometry import inside, settle
from nightkeep.games.run_ghost_run.packing import ANCHOR, ANCHOR_MASK, FIELD, FIELD_MASK, FOOTPRINT
from nightkeep.games.run_ghost_run.places import free_of_furniture
from nightkeep.games.run_ghost_run.secrets import check_plan, stands_on
from nightkeep.games.run_ghost_run.state import State
from nightkeep.games.run_ghost_run.words import ghost_name
from nightkeep.rules.record import out_of_range

DRAFT = ("draft_where", "draft_field", "draft_anchor", "draft_level")
FLAGS = ("draft_moved", "draft_made", "draft_freed", "draft_left", "draft_took")
HIDDEN = ("plan", "plan_size", *DRAFT, *FLAGS)  # unknown only in what a seat sees


def status(board: Components, s: State) -> list[str]:
    """Return every invariant the position breaks; none for a position that play can reach."""
    if broken := _ranges(board, s):
        return broken  # what follows could not even be looked up
    broken = _furniture(board, s)
    resting = [] if broken else _ghosts(board, s) + _plans(board, s)  # places rest on the furniture
    return broken + resting + _rounds(s) + _cards(board, s) + _midnight(s) + _choice(s)


def _round_order(s: State) -> list[int]:
    """Return the seats from the holder of the die on [RG-4.2]."""
    players = int(s.players)
    return [(int(s.first) + place) % players for place in range(players)]


def _ranges(board: Components, s: State) -> list[str]:
    players = int(s.players)
    if not 2 <= players <= k.SEATS:
        return [f"{players} players; the game is for 2 to 4"]
    narrower = {"first": (0, players - 1), "turn": (0, players - 1), "rolling": (0, (1 << players) - 1)}
    known = {name: (0, State.specs[name].high) for name in HIDDEN}
    broken = out_of_range(s, board.record, **narrower, **known)
    scratch = (name for name, spec in State.specs.items() if spec.scratch)
    broken += [f"{name} is 0 in every position" for name in scratch if np.any(getattr(s, name))]
    if any(int(s.start[seat]) != -1 for seat in range(players, k.SEATS)):
        broken.append("a seat that is not in the game has a start side")
    elif len({int(s.start[seat]) for seat in range(players)} - {-1}) != players:
        broken.append("two seats share a start side, or one has none")
    return broken


def _furniture(board: Components, s: State) -> list[str]:
    broken = []
    placed = [piece for piece in range(k.PIECES) if s.piece_pose[piece] >= 0]
    order = s.order.tolist()
    if sorted(order[: len(placed)]) != placed or any(piece != -1 for piece in order[len(placed) :]):
        return [f"the stacking order {order} does not list the pieces in the lobby"]
    phase = int(s.phase)
    if phase == k.ARRANGING:
        if placed or s.placed_setup:
            broken.append("the lobby is empty before an arrangement is drawn")
    elif phase == k.FURNISHING:
        if not s.placed_setup or len(placed) == k.PIECES or s.turn != (s.first + len(placed)) % int(s.players):
            broken.append("the seats furnish the lobby in turn until all six pieces stand")
    elif phase == k.SEATING:
        if placed:
            broken.append("the lobby is empty before the first seat is drawn")
    elif len(placed) != k.PIECES:
        broken.append("all six pieces stand in the lobby")
    for piece in range(k.PIECES):
        place = (int(s.piece_x[piece]), int(s.piece_y[piece]), int(s.piece_turn[piece]))
        if piece not in placed:
            if any(place) or s.piece_z[piece]:
                broken.append(f"the {k.PIECE_KEYS[piece]} is not in the lobby, but has a place")
        elif not inside(board.record, piece, int(s.piece_pose[piece]), place[0], place[1], place[2]):
            broken.append(f"the {k.PIECE_KEYS[piece]} is not wholly inside the lobby")
    if not broken:
        copy = State.zeros()
        copy[0] = s
        settle(board.record, copy[0])
        if copy["piece_z"][0].tolist() != s.piece_z.tolist():
            broken.append(f"the pieces rest at {copy['piece_z'][0].tolist()}, not at {s.piece_z.tolist()}")
    return broken


def _ghosts(board: Components, s: State) -> list[str]:
    b = board.record
    broken = []
    lying = int(s.lying)
    standing: list[tuple[int, int, int, int, str]] = []
    for seat in range(k.SEATS):
        for ghost in range(k.GHOSTS):
            name = f"seat {seat + 1}'s {ghost_name(ghost)}"
            where, size = int(s.ghost_where[seat, ghost]), k.SIZE[ghost]
            field, anchor = int(s.ghost_field[seat, ghost]), int(s.ghost_anchor[seat, ghost])
            level, on = int(s.ghost_level[seat, ghost]), int(s.ghost_on[seat, ghost])
            if where in (k.EDGE, k.RESERVE) and (not s.merging or size == k.SMALL):
                broken.append(f"{name} is on the edge or in the reserve")
            if where == k.STOCK and s.merging and size != k.SMALL:
                broken.append(f"{name} is in the stock, where with merging only small ghosts are")
            if where != k.LOBBY:
                if field or anchor or level or on != -1:
                    broken.append(f"{name} is not in the lobby, but has a place")
                continue
            if seat >= s.players or s.phase < k.STRIKING or s.phase == k.SEATING:
                broken.append(f"{name} is in the lobby")
            elif anchor % 3 + size > 2 or anchor // 3 + size > 2:
                broken.append(f"{name} is not wholly within its field")
            elif not stands_on(b, s, seat, ghost):
                broken.append(f"nothing carries {name}")
            elif not free_of_furniture(b, s, size, field, anchor, level):
                broken.append(f"{name} is inside furniture")
            else:
                top = level + int(b.height[size, lying])
                standing.append((field, FOOTPRINT[size] << anchor, level, top, name))
    for i, one in enumerate(standing):
        for two in standing[:i]:
            if one[0] == two[0] and one[1] & two[1] and one[2] < two[3] and two[2] < one[3]:
                broken.append(f"{one[4]} and {two[4]} overlap")
    first_round = s.round_number < 2 and (s.phase < k.ROLLING)
    if first_round and not s.turns and any(k.LOBBY in row for row in s.ghost_where.tolist()):
        broken.append("there are ghosts in the lobby before any have moved")
    return broken


def _rounds(s: State) -> list[str]:
    broken = []
    phase, number, ended = int(s.phase), int(s.round_number), _rounds_ended(s)
    setting_up = phase in (k.SEATING, k.ARRANGING, k.FURNISHING, k.HANGING)
    if setting_up != (number == 0) or setting_up != (s.keyhole == -1):
        broken.append("rounds are counted, and the keyhole hangs, from the end of the set-up on")
    if phase == k.FINISHED and number != k.ROUNDS:
        broken.append(f"the game is over after round {number}")
    passed_by = (int(s.first) - 1) % int(s.players)
    knocked = int(s.midnight_used) >> k.KNOCK_KNOCK & 1
    if ended and s.die_passes == k.FROM_CHOOSER and not knocked and not s.times[passed_by]:
        broken.append(f"seat {passed_by + 1} has chosen no side, so seat {int(s.first) + 1} does not hold the die")
    if phase in (k.STRIKING, k.FINISHED) and s.turn != s.first:
        broken.append("the holder of the die begins")
    glimpses = [glimpse for row in s.glimpse.tolist() for glimpse in row]
    if any(glimpses) and (not ended or setting_up or k.PLANNING <= phase <= k.KNOCKING):
        broken.append("lines of sight are remembered only until something changes")
    if any((at >> FIELD & FIELD_MASK) >= k.FIELDS or (at >> ANCHOR & ANCHOR_MASK) >= k.ANCHORS for at in glimpses):
        broken.append("a line of sight leads to no place")
    return broken


def _rounds_ended(s: State) -> int:
    return int(s.round_number) if s.phase == k.FINISHED else max(0, int(s.round_number) - 1)


def _cards(board: Components, s: State) -> list[str]:
    broken = []
    b = board.record
    phase, players, used = int(s.phase), int(s.players), int(s.cards_used)
    moving = phase in (k.TAKING, k.PLACING)
    drawn = (int(s.turn) - int(s.first)) % players + moving if moving or phase == k.DRAWING else 0
    if k.PLANNING <= phase <= k.KNOCKING:
        drawn = players
    have = _round_order(s)[:drawn]
    if any((s.card[seat] >= 0) != (seat in have) for seat in range(k.SEATS)):
        return ["exactly the seats that have drawn this round have a card"]
    if len({int(s.card[seat]) for seat in have}) != drawn:
        broken.append("two seats have the same card")
    before = _rounds_ended(s) * players
    if used.bit_count() != before + drawn or any(not used >> int(s.card[seat]) & 1 for seat in have):
        broken.append("the cards drawn do not fit the rounds played")
    blanks = [card for card in range(k.CARDS) if not b.shows[card]]
    for value in {int(b.value[card]) for card in blanks}:
        bits = [used >> card & 1 for card in blanks if b.value[card] == value]
        if bits != sorted(bits, reverse=True):
            broken.append("equal cards are drawn lowest number first")
    if moving and not b.shows[int(s.card[int(s.turn)])]:
        broken.append("a card without furniture moves none")
    if (s.taken >= 0) != (phase == k.PLACING) or (phase == k.PLACING and int(s.moved) >> int(s.taken) & 1):
        broken.append("a piece is taken exactly while it is to be placed")
    if int(s.moved).bit_count() > sum(bool(b.shows[int(s.card[seat])]) for seat in have[: drawn - moving]):
        broken.append("more pieces have been moved than cards allow")
    return broken


def _midnight(s: State) -> list[str]:
    broken = []
    phase, number, tonight = int(s.phase), int(s.round_number), int(s.tonight)
    used = int(s.midnight_used)
    drawn = max(0, number - 1) - (phase == k.STRIKING) if s.midnight else 0
    if used.bit_count() != drawn:
        broken.append(f"{used.bit_count()} midnight cards have been drawn, not {drawn}")
    has_card = bool(s.midnight) and number > 1 and phase not in (k.STRIKING, k.FINISHED)
    if (tonight >= 0) != has_card or (tonight >= 0 and not used >> tonight & 1):
        broken.append("a midnight card is in force exactly in its round")
    if phase == k.STRIKING and not (s.midnight and number > 1):
        broken.append("no midnight card is drawn now")
    if (phase == k.TAGGING and tonight != k.TAG) or (phase == k.GROWING and tonight != k.BIG_BROTHER):
        broken.append("seats answer only Tag and Big brother")
    if bool(s.lying) != (tonight == k.TAKE_COVER):
        broken.append("ghosts lie exactly under Take cover")
    for seat in range(k.SEATS):
        came, bound = int(s.came_in[seat]), int(s.spellbound[seat])
        mirror = tonight == k.CRAZIEST_FACE
        if (came and not mirror and tonight != k.TAG) or (bound and not mirror) or bound & ~came:
            broken.append(f"no card brought seat {seat + 1} a ghost")
        if came & 7:
            broken.append("midnight cards bring in small ghosts only")
    return broken


def _choice(s: State) -> list[str]:
    broken = []
    phase, players, tonight = int(s.phase), int(s.players), int(s.tonight)
    times = s.times.tolist()
    if any(times[players:]) or max(times[:players]) - min(times[:players]) > 1:
        broken.append("nobody chooses a side twice before all have")
    ended = int(s.round_number) - (phase != k.FINISHED) + (phase == k.KNOCKING and s.named >= 0)
    knocked = int(s.midnight_used) >> k.KNOCK_KNOCK & 1 and tonight != k.KNOCK_KNOCK
    if sum(times) != max(0, ended) - bool(knocked):
        broken.append(f"sides have been chosen {sum(times)} times")
    rolls = s.roll.tolist()
    if phase == k.ROLLING:
        rolling = int(s.rolling)
        least = min(times[:players])
        may = sum(1 << seat for seat in range(players) if times[seat] == least)
        order = [seat for seat in _round_order(s) if rolling >> seat & 1]
        if len(order) < 2 or rolling & ~may or int(s.turn) not in order:
            broken.append("at least two entitled seats roll")
        elif any((rolls[seat] > 0) != (seat in order[: order.index(int(s.turn))]) for seat in range(k.SEATS)):
            broken.append("seats roll in round order")
        if tonight == k.KNOCK_KNOCK:
            broken.append("nobody rolls for the choice under Knock knock")
    elif s.rolling or any(rolls):
        broken.append("rolls are kept only until the highest is known")
    if bool(s.door) != (phase == k.NAMING and tonight == k.CRYSTAL_BALL):
        broken.append("the door is known before the side only under Crystal ball")
    if (s.named >= 0) != (phase == k.KNOCKING and tonight not in (k.CRYSTAL_BALL, k.KNOCK_KNOCK)):
        broken.append("a side is named exactly before the door is rolled")
    if s.named >= 0 and s.named == int(s.keyhole) // 6:
        broken.append("the keyhole must change sides")
    if phase == k.NAMING and (tonight == k.KNOCK_KNOCK or times[int(s.turn)] != min(times[:players])):
        broken.append("the seat that names the side is not entitled to")
    return broken


def _plans(board: Components, s: State) -> list[str]:
    planning = s.phase == k.PLANNING
    if not planning:
        draft = [*(getattr(s, name) for name in DRAFT), *(getattr(s, name) for name in FLAGS), s.plan, s.plan_size]
        return ["there are plans only while they are made"] if any(np.any(part) for part in draft) else []
    broken = []
    players, turn = int(s.players), int(s.turn)
    planned = _round_order(s)[: (turn - int(s.first)) % players + 1]
    for seat in range(k.SEATS):
        size = int(s.plan_size[seat])
        if (size and (s.turns or seat not in planned)) or any(s.plan.tolist()[seat][size:]):
            return [f"seat {seat + 1} has no plan yet"]
        copy = State.zeros()
        copy[0] = s
        if size and not check_plan(board.record, copy[0], seat):
            broken.append(f"seat {seat + 1}'s plan is not legal")
    if broken or any(s.card[seat] < 0 for seat in planned):
        return broken
    if s.turns:
        if any((getattr(s, name) != getattr(s, name.replace("draft", "ghost"))[turn]).any() for name in DRAFT):
            broken.append("the draft is not where the planning seat's ghosts are")
        return broken
    copy = State.zeros()
    copy[0] = s
    check_plan(board.record, copy[0], turn)
    if any(np.any(copy[name][0] != getattr(s, name)) for name in (*DRAFT, *FLAGS)):
        broken.append("the draft is not what the planning seat's plan leads to")
    return broken
