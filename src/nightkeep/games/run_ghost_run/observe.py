"""What learners see of Run, Ghost, Run!: all but the plans that others make in secret (RG-6.19)."""

from __future__ import annotations

from nightkeep.core.observation import Field
from nightkeep.games.run_ghost_run.state import FIELDS, RESERVE, ROUNDS, SEATING, SEATS

GHOST = "for each seat and ghost (large, medium 1-2, small 1-4)"
WHERE = "in stock 0, in the lobby 1, escaped 2, on the edge 3, in reserve 4"
BYTE = 127
PLACED = "from the lowest bit: 11 bits for the level, 4 for the anchor, 6 for the field"
PACKED = f"as one number, {PLACED}, 3 for the ghost, 3 for its partner, 2 for the sort (move, leave, merge, take back)"
GLIMPSED = f"as one number, {PLACED}, 1 for whether it lay, then its door and 1"
PHASES = (
    "0 arranging, 1 furnishing, 2 hanging the keyhole, 3 drawing a midnight card, 4 Tag, 5 Big brother, 6 drawing "
    "a movement card, 7 taking a piece, 8 placing it, 9 planning, 10 rolling, 11 naming a side, 12 knocking, "
    "13 finished, 14 drawing the first seat"
)
ENTRY = 2**29 - 1  # actions.py: 29 bits
SEEN = 25 * 2**22 - 1  # peek.py: a door + 1 from bit 22 on
HIGHEST = 2047  # hundredths of a field: 11 bits

OBSERVATION = (
    Field("plan", f"the entries of each seat's plan, each {PACKED}; -1: unknown", -1, ENTRY),
    Field("glimpse", f"where those seen in the last peek stood, {GLIMPSED}; 0: not seen, {GHOST}", 0, SEEN),
    Field("cards_used", "a bit for each movement card drawn so far, in the component file's order", 0, 2**20 - 1),
    Field("piece_x", "each piece of furniture: where it is from the west, in hundredths of a field", 0, 600),
    Field("piece_y", "from the south", 0, 600),
    Field("piece_turn", "its turn in degrees", 0, 359),
    Field("piece_z", "its height above the floor, in hundredths of a field", 0, HIGHEST),
    Field("ghost_level", f"the height it stands at, in hundredths of a field, {GHOST}", 0, HIGHEST),
    Field("draft_level", "the same for the planning seat's ghosts after the entries so far; -1: unknown", -1, HIGHEST),
    Field("midnight_used", "a bit for each midnight card drawn so far, in the component file's order", 0, 2**12 - 1),
    Field("piece_pose", "each piece's pose: up 0, down 1, back 2, front 3, left 4, right 5; -1: not placed yet", -1, 5),
    Field("order", "the pieces from the bottom to the top of the stacking order; -1: none yet", -1, 5),
    Field("ghost_where", f"{WHERE}, {GHOST}", 0, RESERVE),
    Field("ghost_field", f"its field (6 times the row and the column), 0 outside the lobby, {GHOST}", 0, FIELDS - 1),
    Field("ghost_anchor", f"its place within the field, 0 outside the lobby, {GHOST}", 0, 8),
    Field("ghost_on", f"what it stands on: 8 times the piece and its box; -1: the floor, {GHOST}", -1, 47),
    Field("lying", "1: all ghosts in the lobby lie", 0, 1),
    Field("players", "how many play", 2, SEATS),
    Field("placed_setup", "1: the players furnish the lobby", 0, 1),
    Field("adjacent", "1: two seats start side by side", 0, 1),
    Field("turns", "1: seats move one after another, without secrets", 0, 1),
    Field("scoring", "points for escaped ghosts: 1-2-3 0, 1-3-5 1", 0, 1),
    Field("fraction", "how much of a ghost must be seen: any 0, a quarter 1, half 2", 0, 2),
    Field("midnight", "1: midnight cards are used", 0, 1),
    Field("merging", "1: ghosts may merge", 0, 1),
    Field("phase", PHASES, 0, SEATING),
    Field("round_number", "the round, from 1; 0 during set-up", 0, ROUNDS),
    Field("first", "the holder of the die at the start of the round", 0, SEATS - 1),
    Field("turn", "the seat that decides, draws or rolls", 0, SEATS - 1),
    Field("start", "each seat's start side: south 0, west 1, north 2, east 3; -1: no such seat", -1, 3),
    Field("keyhole", "the door of the keyhole (6 times the side and the number less 1); -1: none yet", -1, 23),
    Field("card", "the movement card before each seat, by its place in the component file from 0; -1: none", -1, 19),
    Field("tonight", "the midnight card of this round, by its place in the component file from 0; -1: none", -1, 11),
    Field("moved", "a bit for each piece moved this round, as one number", 0, 63),
    Field("taken", "the piece to be placed; -1: none", -1, 5),
    Field("came_in", "a bit for each ghost a midnight card brought in, for each seat", 0, BYTE),
    Field("spellbound", "a bit for each ghost that may not move, for each seat", 0, BYTE),
    Field("times", "how often each seat has chosen a side", 0, ROUNDS),
    Field("rolling", "a bit for each seat that rolls, as one number", 0, 15),
    Field("roll", "what each seat has rolled; 0: nothing yet", 0, 6),
    Field("door", "the number rolled for the Crystal ball; 0: none", 0, 6),
    Field("named", "the side named; -1: none", -1, 3),
    Field("plan_size", "how many entries each plan has; -1: unknown", -1, 8),
    Field("draft_where", f"the planning seat's ghosts after the entries so far: {WHERE}; -1: unknown", -1, RESERVE),
    Field("draft_field", "their fields; -1: unknown", -1, FIELDS - 1),
    Field("draft_anchor", "their places within the field; -1: unknown", -1, 8),
    Field("draft_moved", "a bit for each ghost with an entry; -1: unknown", -1, BYTE),
    Field("draft_made", "a bit for each ghost made by merging; -1: unknown", -1, BYTE),
    Field("draft_freed", "a bit for each ghost freed by merging; -1: unknown", -1, BYTE),
    Field("draft_left", "points left; -1: unknown", -1, 100),
    Field("draft_took", "1 after a ghost was taken back; -1: unknown", -1, 1),
    Field("die_passes", "the die passes to the left of: the seat that chose the side 0, its holder 1", 0, 1),
)
UNOBSERVED = ("cell", "seen", "levels")  # where guesses, peeks and places are reckoned; 0 in every position
