"""The records of Run, Ghost, Run! (position, board, options), and the names of their small integers.

Lengths are whole numbers of 1/100 field. Fields are row * 6 + column, from a1 = 0; an anchor is j * 3 + i; a door is
side * 6 + number - 1, with the sides S, W, N, E. A seat's ghosts are in the order large, medium 1-2, small 1-4.
Hidden are the entries of ``plan`` and the whole draft of a seat that plans in secret (RG-6.19).
"""

from __future__ import annotations

from nightkeep.rules.record import Int8, Int16, Int32, Int64, Ints, Record

SEATS = 4
PIECES = 6
GHOSTS = 7  # RG-1.6: of one seat
FIELDS = 36
ANCHORS = 9  # of a field
DOORS, CARDS, MIDNIGHT_CARDS, ARRANGEMENTS = 24, 20, 12, 8
SEATINGS = 4  # two seats opposite or side by side, three, four
LEVELS = 40  # room for the levels of one spot: the floor, and the tops of at most 39 boxes
ENTRIES = 8  # each of 7 ghosts moves once (RG-6.16), and one may be taken back (RG-11.17)
ROUNDS = 5  # RG-4.5

SIDE = 600  # the lobby's side
MOST_BOXES = 8  # of one piece: a support is numbered piece * 8 + box
WHOLE = MOST_BOXES  # the place behind the boxes, for the smallest box around the whole piece
MOST_POINTS = 27  # sample points of a ghost
HIGHEST_CARD = 100  # movement points

SIDES = ("S", "W", "N", "E")
SIZES = ("small", "medium", "large")
POSES = ("up", "down", "back", "front", "left", "right")
PIECE_KEYS = ("mirror", "trolley", "desk", "piano", "armchair", "table")
MIDNIGHT_KEYS = (
    "extra_curious",
    "take_cover",
    "too_enthusiastic",
    "craziest_face",
    "tag",
    "dance_floor",
    "lava",
    "big_brother",
    "knock_knock",
    "dizzy",
    "crystal_ball",
    "red_light",
)

UNKNOWN = -1  # what a seat may not know

# Sizes, and the size of each of a seat's ghosts
SMALL, MEDIUM, LARGE = range(3)
SIZE = (LARGE, MEDIUM, MEDIUM, SMALL, SMALL, SMALL, SMALL)
FIRST = (3, 1, 0, 7)  # the first ghost of a size; those of size k end before AFTER[k]
AFTER = (7, 3, 1)
NUMBER = (1, 1, 2, 1, 2, 3, 4)  # what people call each ghost of its size

# Where a ghost can be (RG-1.13); lifted only while an action is carried out
STOCK, LOBBY, ESCAPED, EDGE, RESERVE, LIFTED = range(6)

# Poses (RG-2.5), sides (RG-1.5)
UP, DOWN, BACK, FRONT, LEFT, RIGHT = range(6)
SOUTH, WEST, NORTH, EAST = range(4)
MIRROR = 0  # in piece order (RG-1.12)
FROM_CHOOSER, FROM_HOLDER = range(2)  # die_passes

# Phases
(
    ARRANGING,  # chance picks the arrangement
    FURNISHING,  # the seats furnish the lobby
    HANGING,  # chance picks the first door of the keyhole
    STRIKING,  # chance draws the midnight card
    TAGGING,  # midnight card Tag
    GROWING,  # midnight card Big brother
    DRAWING,  # chance draws a seat's movement card
    TAKING,  # a seat chooses a piece
    PLACING,  # and places it
    PLANNING,  # a seat enters its movement plan
    ROLLING,  # chance rolls for the choice of side
    NAMING,  # a seat names the side
    KNOCKING,  # chance rolls for the door
    FINISHED,
    SEATING,  # chance draws the first seat, before the lobby is furnished (RG-3.11)
) = range(15)

# Midnight cards, in the order of the component file
EXTRA_CURIOUS, TAKE_COVER, TOO_ENTHUSIASTIC, CRAZIEST_FACE, TAG, DANCE_FLOOR = range(6)
LAVA, BIG_BROTHER, KNOCK_KNOCK, DIZZY, CRYSTAL_BALL, RED_LIGHT = range(6, 12)

PHASE_NAMES = (
    "arranging",
    "furnishing",
    "hanging",
    "midnight",
    "tag",
    "big brother",
    "drawing",
    "taking",
    "placing",
    "planning",
    "rolling",
    "naming",
    "knocking",
    "over",
    "first seat",
)
WHERE_NAMES = ("stock", "lobby", "escaped", "edge", "reserve")

PHASES = (
    "0 arranging, 1 furnishing, 2 hanging the keyhole, 3 drawing a midnight card, 4 Tag, 5 Big brother, 6 drawing "
    "a movement card, 7 taking a piece, 8 placing it, 9 planning, 10 rolling, 11 naming a side, 12 knocking, "
    "13 finished, 14 drawing the first seat"
)
GHOST = "for each seat and ghost (large, medium 1-2, small 1-4)"
WHERE = "in stock 0, in the lobby 1, escaped 2, on the edge 3, in reserve 4"
PLACED = "from the lowest bit: 11 bits for the level, 4 for the anchor, 6 for the field"
PACKED = f"as one number, {PLACED}, 3 for the ghost, 3 for its partner, 2 for the sort (move, leave, merge, take back)"
GLIMPSED = f"as one number, {PLACED}, 1 for whether it lay, then its door and 1"

ENTRY_HIGH = 2**29 - 1  # packing.py: an entry has 29 bits
GLIMPSE_HIGH = (DOORS + 1) * 2**22 - 1  # peek.py: the door and 1 stand from bit 22 on
LEVEL_HIGH = 2047  # 1/100 field, in 11 bits
GHOST_BITS = 2**GHOSTS - 1


class State(Record):
    """A position of the game."""

    cell: Ints = Int64.row(1, "where guess looks up one candidate; 0 in every position", 0, 0, scratch=True)
    plan: Ints = Int32.row(
        (SEATS, ENTRIES), f"the entries of each seat's plan, each {PACKED}; -1: unknown", UNKNOWN, ENTRY_HIGH
    )
    glimpse: Ints = Int32.row(
        (SEATS, GHOSTS), f"where those seen in the last peek stood, {GLIMPSED}; 0: not seen, {GHOST}", 0, GLIMPSE_HIGH
    )
    seen: Ints = Int32.row((SEATS, GHOSTS), "where a peek counts; 0 in every position", 0, 0, scratch=True)
    cards_used: int = Int32("a bit for each movement card drawn so far, in the component file's order", 0, 2**CARDS - 1)
    piece_x: Ints = Int16.row(
        PIECES, "each piece of furniture: where it is from the west, in hundredths of a field", 0, SIDE
    )
    piece_y: Ints = Int16.row(PIECES, "from the south", 0, SIDE)
    piece_turn: Ints = Int16.row(PIECES, "its turn in degrees", 0, 359)
    piece_z: Ints = Int16.row(PIECES, "its height above the floor, in hundredths of a field", 0, LEVEL_HIGH)
    ghost_level: Ints = Int16.row(
        (SEATS, GHOSTS), f"the height it stands at, in hundredths of a field, {GHOST}", 0, LEVEL_HIGH
    )
    draft_level: Ints = Int16.row(
        GHOSTS, "the same for the planning seat's ghosts after the entries so far; -1: unknown", UNKNOWN, LEVEL_HIGH
    )
    midnight_used: int = Int16(
        "a bit for each midnight card drawn so far, in the component file's order", 0, 2**MIDNIGHT_CARDS - 1
    )
    levels: Ints = Int16.row(LEVELS, "where places are looked up; 0 in every position", 0, 0, scratch=True)
    piece_pose: Ints = Int8.row(
        PIECES, "each piece's pose: up 0, down 1, back 2, front 3, left 4, right 5; -1: not placed yet", -1, RIGHT
    )
    order: Ints = Int8.row(
        PIECES, "the pieces from the bottom to the top of the stacking order; -1: none yet", -1, PIECES - 1
    )
    ghost_where: Ints = Int8.row((SEATS, GHOSTS), f"{WHERE}, {GHOST}", STOCK, RESERVE)
    ghost_field: Ints = Int8.row(
        (SEATS, GHOSTS), f"its field (6 times the row and the column), 0 outside the lobby, {GHOST}", 0, FIELDS - 1
    )
    ghost_anchor: Ints = Int8.row(
        (SEATS, GHOSTS), f"its place within the field, 0 outside the lobby, {GHOST}", 0, ANCHORS - 1
    )
    ghost_on: Ints = Int8.row(
        (SEATS, GHOSTS), f"what it stands on: 8 times the piece and its box; -1: the floor, {GHOST}", -1, 8 * PIECES - 1
    )
    lying: int = Int8("1: all ghosts in the lobby lie", 0, 1)
    players: int = Int8("how many play", 2, SEATS)
    placed_setup: int = Int8("1: the players furnish the lobby", 0, 1)
    adjacent: int = Int8("1: two seats start side by side", 0, 1)
    turns: int = Int8("1: seats move one after another, without secrets", 0, 1)
    scoring: int = Int8("points for escaped ghosts: 1-2-3 0, 1-3-5 1", 0, 1)
    fraction: int = Int8("how much of a ghost must be seen: any 0, a quarter 1, half 2", 0, 2)
    midnight: int = Int8("1: midnight cards are used", 0, 1)
    merging: int = Int8("1: ghosts may merge", 0, 1)
    phase: int = Int8(PHASES, ARRANGING, SEATING)
    round_number: int = Int8("the round, from 1; 0 during set-up", 0, ROUNDS)
    first: int = Int8("the holder of the die at the start of the round", 0, SEATS - 1)
    turn: int = Int8("the seat that decides, draws or rolls", 0, SEATS - 1)
    start: Ints = Int8.row(
        SEATS, "each seat's start side: south 0, west 1, north 2, east 3; -1: no such seat", -1, EAST
    )
    keyhole: int = Int8("the door of the keyhole (6 times the side and the number less 1); -1: none yet", -1, DOORS - 1)
    card: Ints = Int8.row(
        SEATS, "the movement card before each seat, by its place in the component file from 0; -1: none", -1, CARDS - 1
    )
    tonight: int = Int8(
        "the midnight card of this round, by its place in the component file from 0; -1: none", -1, MIDNIGHT_CARDS - 1
    )
    moved: int = Int8("a bit for each piece moved this round, as one number", 0, 2**PIECES - 1)
    taken: int = Int8("the piece to be placed; -1: none", -1, PIECES - 1)
    came_in: Ints = Int8.row(SEATS, "a bit for each ghost a midnight card brought in, for each seat", 0, GHOST_BITS)
    spellbound: Ints = Int8.row(SEATS, "a bit for each ghost that may not move, for each seat", 0, GHOST_BITS)
    times: Ints = Int8.row(SEATS, "how often each seat has chosen a side", 0, ROUNDS)
    rolling: int = Int8("a bit for each seat that rolls, as one number", 0, 2**SEATS - 1)
    roll: Ints = Int8.row(SEATS, "what each seat has rolled; 0: nothing yet", 0, 6)
    door: int = Int8("the number rolled for the Crystal ball; 0: none", 0, 6)
    named: int = Int8("the side named; -1: none", -1, EAST)
    plan_size: Ints = Int8.row(SEATS, "how many entries each plan has; -1: unknown", UNKNOWN, ENTRIES)
    draft_where: Ints = Int8.row(
        GHOSTS, f"the planning seat's ghosts after the entries so far: {WHERE}; -1: unknown", UNKNOWN, RESERVE
    )
    draft_field: Ints = Int8.row(GHOSTS, "their fields; -1: unknown", UNKNOWN, FIELDS - 1)
    draft_anchor: Ints = Int8.row(GHOSTS, "their places within the field; -1: unknown", UNKNOWN, ANCHORS - 1)
    draft_moved: int = Int8("a bit for each ghost with an entry; -1: unknown", UNKNOWN, GHOST_BITS)
    draft_made: int = Int8("a bit for each ghost made by merging; -1: unknown", UNKNOWN, GHOST_BITS)
    draft_freed: int = Int8("a bit for each ghost freed by merging; -1: unknown", UNKNOWN, GHOST_BITS)
    draft_left: int = Int8("points left; -1: unknown", UNKNOWN, HIGHEST_CARD)
    draft_took: int = Int8("1 after a ghost was taken back; -1: unknown", UNKNOWN, 1)
    die_passes: int = Int8(
        "the die passes to the left of: the seat that chose the side 0, its holder 1", FROM_CHOOSER, FROM_HOLDER
    )


class Board(Record):
    """The components as kernels read them; made from a component file by board.py.

    Units: cm is 1/100 field (positions, levels), half is 1/200 field (middles of boxes), fine is 1/600 field (sample
    points, the keyhole).
    """

    cos: Ints = Int32.row(360, "the cosine and the sine of a turn are cos / norm and sin / norm (RG-2.8)")
    sin: Ints = Int32.row(360, "see cos")
    norm: Ints = Int32.row(360, "see cos")
    finer: Ints = Int32.row(360, "a whole factor that brings every norm near GREATEST_N")
    boxes: Ints = Int16.row(PIECES, "how many boxes a piece has")
    mid: Ints = Int16.row((PIECES, 6, MOST_BOXES + 1, 3), "half: middle of each box of a piece in a pose (RG-2.6)")
    half: Ints = Int16.row((PIECES, 6, MOST_BOXES + 1, 3), "half: half the length of the box along each axis")
    low: Ints = Int16.row((PIECES, 6, MOST_BOXES), "cm: the bottom of a box above the piece's lowest point")
    top: Ints = Int16.row((PIECES, 6, MOST_BOXES), "cm: its top")
    reach: Ints = Int16.row((PIECES, 6), "fine: no plan corner is farther from the origin than this")
    face_axis: Ints = Int16.row(6, "by pose: the axis the mirror's face looks along, 1 or 2")
    face_sign: Ints = Int16.row(6, "and which way")
    face_mid: Ints = Int16.row((6, 3), "half: middle of the face")
    face_half: Ints = Int16.row((6, 3), "half: half its length along each axis")
    eye: Ints = Int16.row((DOORS, 3), "fine: the keyhole point of each door")
    height: Ints = Int16.row((3, 2), "cm: a ghost's height by size, standing and lying")
    points: Ints = Int16.row((3, 2), "how many sample points it has")
    point: Ints = Int16.row((3, 2, MOST_POINTS, 3), "fine: each from the middle of the footprint and from the level")
    bulk: Ints = Int16.row((3, 2, 3), "fine: greatest offset, lowest and highest of the sample points")
    value: Ints = Int16.row(CARDS, "the movement points of each movement card")
    shows: Ints = Int16.row(CARDS, "a bit for each piece on it")
    removed: Ints = Int16.row(SEATS + 1, "movement cards left out, by number of seats")
    escaped_points: Ints = Int16.row((2, 3), "in half points, by option scoring and size")
    lobby_points: Ints = Int16.row((2, 3), "the same for a ghost in the lobby")
    start_side: Ints = Int16.row((SEATINGS, SEATS), "start sides by seating and seat; -1: no such seat")
    arranged_x: Ints = Int16.row((ARRANGEMENTS, PIECES), "cm: where each piece of an arrangement stands")
    arranged_y: Ints = Int16.row((ARRANGEMENTS, PIECES), "from the south")
    arranged_turn: Ints = Int16.row((ARRANGEMENTS, PIECES), "its turn in degrees")
    arranged_pose: Ints = Int16.row((ARRANGEMENTS, PIECES), "its pose")


class Options(Record):
    """The options that kernels read; words are numbered in the order of the rule list."""

    players: int = Int8("how many play")
    setup: int = Int8("1: the players furnish the lobby")
    two_player_sides: int = Int8("1: side by side")
    movement: int = Int8("1: seats move one after another")
    scoring: int = Int8("points for escaped ghosts: 1-2-3 0, 1-3-5 1")
    seen_fraction: int = Int8("how much of a ghost must be seen: any 0, a quarter 1, half 2")
    midnight: int = Int8("1: midnight cards are used")
    merging: int = Int8("1: ghosts may merge")
    die_passes: int = Int8("FROM_CHOOSER or FROM_HOLDER")
    first_seat: int = Int8("1: the first seat is drawn")
