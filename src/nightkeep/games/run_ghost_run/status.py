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
from nightkeep.rules.messages import Args, Message
from nightkeep.rules.record import out_of_range

DRAFT = ("draft_where", "draft_field", "draft_anchor", "draft_level")
FLAGS = ("draft_moved", "draft_made", "draft_freed", "draft_left", "draft_took")
HIDDEN = ("plan", "plan_size", *DRAFT, *FLAGS)  # unknown only in what a seat sees


def status(board: Components, s: State) -> list[Message]:
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


def _ranges(board: Components, s: State) -> list[Message]:
    players = int(s.players)
    if not 2 <= players <= k.SEATS:
        return [Message("position-players", {"players": players})]
    narrower = {"first": (0, players - 1), "turn": (0, players - 1), "rolling": (0, (1 << players) - 1)}
    known = {name: (0, State.specs[name].high) for name in HIDDEN}
    broken = out_of_range(s, board.record, **narrower, **known)
    scratch = (name for name, spec in State.specs.items() if spec.scratch)
    broken += [Message("position-scratch", {"field": name}) for name in scratch if np.any(getattr(s, name))]
    if any(int(s.start[seat]) != -1 for seat in range(players, k.SEATS)):
        broken.append(Message("position-extra-side"))
    elif len({int(s.start[seat]) for seat in range(players)} - {-1}) != players:
        broken.append(Message("position-start-sides"))
    return broken


def _furniture(board: Components, s: State) -> list[Message]:
    broken: list[Message] = []
    placed = [piece for piece in range(k.PIECES) if s.piece_pose[piece] >= 0]
    order = s.order.tolist()
    if sorted(order[: len(placed)]) != placed or any(piece != -1 for piece in order[len(placed) :]):
        return [Message("position-stacking", {"order": str(order)})]
    phase = int(s.phase)
    if phase == k.ARRANGING:
        if placed or s.placed_setup:
            broken.append(Message("position-arranging"))
    elif phase == k.FURNISHING:
        if not s.placed_setup or len(placed) == k.PIECES or s.turn != (s.first + len(placed)) % int(s.players):
            broken.append(Message("position-furnishing"))
    elif phase == k.SEATING:
        if placed:
            broken.append(Message("position-seating"))
    elif len(placed) != k.PIECES:
        broken.append(Message("position-all-pieces"))
    for piece in range(k.PIECES):
        place = (int(s.piece_x[piece]), int(s.piece_y[piece]), int(s.piece_turn[piece]))
        if piece not in placed:
            if any(place) or s.piece_z[piece]:
                broken.append(Message("position-piece-out", {"piece": k.PIECE_KEYS[piece]}))
        elif not inside(board.record, piece, int(s.piece_pose[piece]), place[0], place[1], place[2]):
            broken.append(Message("position-piece-outside", {"piece": k.PIECE_KEYS[piece]}))
    if not broken:
        copy = State.zeros()
        copy[0] = s
        settle(board.record, copy[0])
        if copy["piece_z"][0].tolist() != s.piece_z.tolist():
            levels: Args = {"right": str(copy["piece_z"][0].tolist()), "given": str(s.piece_z.tolist())}
            broken.append(Message("position-resting", levels))
    return broken


def _ghosts(board: Components, s: State) -> list[Message]:
    b = board.record
    broken: list[Message] = []
    lying = int(s.lying)
    standing: list[tuple[int, int, int, int, Message]] = []
    for seat in range(k.SEATS):
        for ghost in range(k.GHOSTS):
            name: Args = {"seat": seat + 1, "ghost": ghost_name(ghost)}
            where, size = int(s.ghost_where[seat, ghost]), k.SIZE[ghost]
            field, anchor = int(s.ghost_field[seat, ghost]), int(s.ghost_anchor[seat, ghost])
            level, on = int(s.ghost_level[seat, ghost]), int(s.ghost_on[seat, ghost])
            if where in (k.EDGE, k.RESERVE) and (not s.merging or size == k.SMALL):
                broken.append(Message("position-on-edge", name))
            if where == k.STOCK and s.merging and size != k.SMALL:
                broken.append(Message("position-in-stock", name))
            if where != k.LOBBY:
                if field or anchor or level or on != -1:
                    broken.append(Message("position-ghost-out", name))
                continue
            if seat >= s.players or s.phase < k.STRIKING or s.phase == k.SEATING:
                broken.append(Message("position-ghost-in", name))
            elif anchor % 3 + size > 2 or anchor // 3 + size > 2:
                broken.append(Message("position-ghost-field", name))
            elif not stands_on(b, s, seat, ghost):
                broken.append(Message("position-ghost-carried", name))
            elif not free_of_furniture(b, s, size, field, anchor, level):
                broken.append(Message("position-ghost-furniture", name))
            else:
                top = level + int(b.height[size, lying])
                standing.append((field, FOOTPRINT[size] << anchor, level, top, Message("position-ghost", name)))
    for i, one in enumerate(standing):
        for two in standing[:i]:
            if one[0] == two[0] and one[1] & two[1] and one[2] < two[3] and two[2] < one[3]:
                broken.append(Message("position-ghosts-overlap", {"one": one[4], "other": two[4]}))
    first_round = s.round_number < 2 and (s.phase < k.ROLLING)
    if first_round and not s.turns and any(k.LOBBY in row for row in s.ghost_where.tolist()):
        broken.append(Message("position-ghosts-early"))
    return broken


def _rounds(s: State) -> list[Message]:
    broken: list[Message] = []
    phase, number, ended = int(s.phase), int(s.round_number), _rounds_ended(s)
    setting_up = phase in (k.SEATING, k.ARRANGING, k.FURNISHING, k.HANGING)
    if setting_up != (number == 0) or setting_up != (s.keyhole == -1):
        broken.append(Message("position-set-up"))
    if phase == k.FINISHED and number != k.ROUNDS:
        broken.append(Message("position-end", {"round": number}))
    passed_by = (int(s.first) - 1) % int(s.players)
    knocked = int(s.midnight_used) >> k.KNOCK_KNOCK & 1
    if ended and s.die_passes == k.FROM_CHOOSER and not knocked and not s.times[passed_by]:
        broken.append(Message("position-not-holder", {"seat": passed_by + 1, "first": int(s.first) + 1}))
    if phase in (k.STRIKING, k.FINISHED) and s.turn != s.first:
        broken.append(Message("position-holder"))
    glimpses = [glimpse for row in s.glimpse.tolist() for glimpse in row]
    if any(glimpses) and (not ended or setting_up or k.PLANNING <= phase <= k.KNOCKING):
        broken.append(Message("position-sight"))
    if any((at >> FIELD & FIELD_MASK) >= k.FIELDS or (at >> ANCHOR & ANCHOR_MASK) >= k.ANCHORS for at in glimpses):
        broken.append(Message("position-sight-nowhere"))
    return broken


def _rounds_ended(s: State) -> int:
    return int(s.round_number) if s.phase == k.FINISHED else max(0, int(s.round_number) - 1)


def _cards(board: Components, s: State) -> list[Message]:
    broken: list[Message] = []
    b = board.record
    phase, players, used = int(s.phase), int(s.players), int(s.cards_used)
    moving = phase in (k.TAKING, k.PLACING)
    drawn = (int(s.turn) - int(s.first)) % players + moving if moving or phase == k.DRAWING else 0
    if k.PLANNING <= phase <= k.KNOCKING:
        drawn = players
    have = _round_order(s)[:drawn]
    if any((s.card[seat] >= 0) != (seat in have) for seat in range(k.SEATS)):
        return [Message("position-who-drew")]
    if len({int(s.card[seat]) for seat in have}) != drawn:
        broken.append(Message("position-same-card"))
    before = _rounds_ended(s) * players
    if used.bit_count() != before + drawn or any(not used >> int(s.card[seat]) & 1 for seat in have):
        broken.append(Message("position-cards-drawn"))
    blanks = [card for card in range(k.CARDS) if not b.shows[card]]
    for value in {int(b.value[card]) for card in blanks}:
        bits = [used >> card & 1 for card in blanks if b.value[card] == value]
        if bits != sorted(bits, reverse=True):
            broken.append(Message("position-equal-cards"))
    if moving and not b.shows[int(s.card[int(s.turn)])]:
        broken.append(Message("position-blank-card"))
    if (s.taken >= 0) != (phase == k.PLACING) or (phase == k.PLACING and int(s.moved) >> int(s.taken) & 1):
        broken.append(Message("position-taken"))
    if int(s.moved).bit_count() > sum(bool(b.shows[int(s.card[seat])]) for seat in have[: drawn - moving]):
        broken.append(Message("position-moved"))
    return broken


def _midnight(s: State) -> list[Message]:
    broken: list[Message] = []
    phase, number, tonight = int(s.phase), int(s.round_number), int(s.tonight)
    used = int(s.midnight_used)
    drawn = max(0, number - 1) - (phase == k.STRIKING) if s.midnight else 0
    if used.bit_count() != drawn:
        broken.append(Message("position-midnight-count", {"drawn": used.bit_count(), "right": drawn}))
    has_card = bool(s.midnight) and number > 1 and phase not in (k.STRIKING, k.FINISHED)
    if (tonight >= 0) != has_card or (tonight >= 0 and not used >> tonight & 1):
        broken.append(Message("position-midnight-force"))
    if phase == k.STRIKING and not (s.midnight and number > 1):
        broken.append(Message("position-no-midnight"))
    if (phase == k.TAGGING and tonight != k.TAG) or (phase == k.GROWING and tonight != k.BIG_BROTHER):
        broken.append(Message("position-answers"))
    if bool(s.lying) != (tonight == k.TAKE_COVER):
        broken.append(Message("position-lying"))
    for seat in range(k.SEATS):
        came, bound = int(s.came_in[seat]), int(s.spellbound[seat])
        mirror = tonight == k.CRAZIEST_FACE
        if (came and not mirror and tonight != k.TAG) or (bound and not mirror) or bound & ~came:
            broken.append(Message("position-brought", {"seat": seat + 1}))
        if came & 7:
            broken.append(Message("position-brought-size"))
    return broken


def _choice(s: State) -> list[Message]:
    broken: list[Message] = []
    phase, players, tonight = int(s.phase), int(s.players), int(s.tonight)
    times = s.times.tolist()
    if any(times[players:]) or max(times[:players]) - min(times[:players]) > 1:
        broken.append(Message("position-twice"))
    ended = int(s.round_number) - (phase != k.FINISHED) + (phase == k.KNOCKING and s.named >= 0)
    knocked = int(s.midnight_used) >> k.KNOCK_KNOCK & 1 and tonight != k.KNOCK_KNOCK
    if sum(times) != max(0, ended) - bool(knocked):
        broken.append(Message("position-choices", {"n": sum(times)}))
    rolls = s.roll.tolist()
    if phase == k.ROLLING:
        rolling = int(s.rolling)
        least = min(times[:players])
        may = sum(1 << seat for seat in range(players) if times[seat] == least)
        order = [seat for seat in _round_order(s) if rolling >> seat & 1]
        if len(order) < 2 or rolling & ~may or int(s.turn) not in order:
            broken.append(Message("position-rolling"))
        elif any((rolls[seat] > 0) != (seat in order[: order.index(int(s.turn))]) for seat in range(k.SEATS)):
            broken.append(Message("position-roll-order"))
        if tonight == k.KNOCK_KNOCK:
            broken.append(Message("position-knock"))
    elif s.rolling or any(rolls):
        broken.append(Message("position-rolls-kept"))
    if bool(s.door) != (phase == k.NAMING and tonight == k.CRYSTAL_BALL):
        broken.append(Message("position-crystal"))
    if (s.named >= 0) != (phase == k.KNOCKING and tonight not in (k.CRYSTAL_BALL, k.KNOCK_KNOCK)):
        broken.append(Message("position-side-named"))
    if s.named >= 0 and s.named == int(s.keyhole) // 6:
        broken.append(Message("position-keyhole"))
    if phase == k.NAMING and (tonight == k.KNOCK_KNOCK or times[int(s.turn)] != min(times[:players])):
        broken.append(Message("position-not-entitled"))
    return broken


def _plans(board: Components, s: State) -> list[Message]:
    planning = s.phase == k.PLANNING
    if not planning:
        draft = [*(getattr(s, name) for name in DRAFT), *(getattr(s, name) for name in FLAGS), s.plan, s.plan_size]
        return [Message("position-plans")] if any(np.any(part) for part in draft) else []
    broken: list[Message] = []
    players, turn = int(s.players), int(s.turn)
    planned = _round_order(s)[: (turn - int(s.first)) % players + 1]
    for seat in range(k.SEATS):
        size = int(s.plan_size[seat])
        if (size and (s.turns or seat not in planned)) or any(s.plan.tolist()[seat][size:]):
            return [Message("position-no-plan", {"seat": seat + 1})]
        copy = State.zeros()
        copy[0] = s
        if size and not check_plan(board.record, copy[0], seat):
            broken.append(Message("position-bad-plan", {"seat": seat + 1}))
    if broken or any(s.card[seat] < 0 for seat in planned):
        return broken
    if s.turns:
        if any((getattr(s, name) != getattr(s, name.replace("draft", "ghost"))[turn]).any() for name in DRAFT):
            broken.append(Message("position-draft-place"))
        return broken
    copy = State.zeros()
    copy[0] = s
    check_plan(board.record, copy[0], turn)
    if any(np.any(copy[name][0] != getattr(s, name)) for name in (*DRAFT, *FLAGS)):
        broken.append(Message("position-draft-plan"))
    return broken
