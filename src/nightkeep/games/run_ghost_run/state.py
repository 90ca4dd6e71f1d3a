"""The record of a Run, Ghost, Run! position, and the names of its small integers.

Lengths are whole numbers of 1/100 field. Fields are row * 6 + column, from a1 = 0; an anchor is j * 3 + i; a door is
side * 6 + number - 1, with the sides S, W, N, E. A seat's ghosts are in the order large, medium 1-2, small 1-4.
Hidden are the entries of ``plan`` and the whole draft of a seat that plans in secret (RG-6.19).
"""

from __future__ import annotations

from nightkeep.core.kernel import record

SEATS = 4
PIECES = 6
GHOSTS = 7  # RG-1.6: of one seat
FIELDS = 36
LEVELS = 40  # room for the levels of one spot
ENTRIES = 8  # each of 7 ghosts moves once (RG-6.16), and one may be taken back (RG-11.17)
ROUNDS = 5  # RG-4.5

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
(
    EXTRA_CURIOUS,
    TAKE_COVER,
    TOO_ENTHUSIASTIC,
    CRAZIEST_FACE,
    TAG,
    DANCE_FLOOR,
    LAVA,
    BIG_BROTHER,
    KNOCK_KNOCK,
    DIZZY,
    CRYSTAL_BALL,
    RED_LIGHT,
) = range(12)

# Events
(
    ARRANGED,
    PLACED,
    HUNG,
    ROUND,
    STRUCK,
    LAID,
    DREW,
    TOOK,
    ENTRY,
    COMMITTED,
    MOVED,
    LEFT_LOBBY,
    MERGED,
    UNMERGED,
    TAKEN_BACK,
    PUT_BACK,
    ROLLED,
    AGAIN,
    CHOOSES,
    NAMED,
    DOOR,
    DIE,
    SEEN,
    BOUNCED,
    UNSEEN,
    SENT_BACK,
    LIES,
    STANDS,
    FACED,
    TAGGED,
    BROUGHT,
    GREW,
    TURNED,
    STEPPED,
    POINTS,
    WON,
    RETURNED,
    KEPT,
    BEGINS,
) = range(39)

State = record(
    [
        ("cell", "i8", (1,)),  # where guess looks up one candidate; 0 in every position
        ("plan", "i4", (SEATS, ENTRIES)),  # hidden: the entries of each seat's plan, in order
        ("glimpse", "i4", (SEATS, GHOSTS)),  # where the ghosts seen in the last peek stood; cleared by what comes next
        ("seen", "i4", (SEATS, GHOSTS)),  # where a peek counts; 0 in every position
        ("cards_used", "i4"),  # a bit for each movement card drawn so far
        ("piece_x", "i2", (PIECES,)),
        ("piece_y", "i2", (PIECES,)),
        ("piece_turn", "i2", (PIECES,)),
        ("piece_z", "i2", (PIECES,)),
        ("ghost_level", "i2", (SEATS, GHOSTS)),
        ("draft_level", "i2", (GHOSTS,)),
        ("midnight_used", "i2"),  # a bit for each midnight card drawn so far
        ("levels", "i2", (LEVELS,)),  # where places are looked up; 0 in every position
        ("piece_pose", "i1", (PIECES,)),
        ("order", "i1", (PIECES,)),
        ("ghost_where", "i1", (SEATS, GHOSTS)),
        ("ghost_field", "i1", (SEATS, GHOSTS)),
        ("ghost_anchor", "i1", (SEATS, GHOSTS)),
        ("ghost_on", "i1", (SEATS, GHOSTS)),
        ("lying", "i1"),
        ("players", "i1"),
        ("placed_setup", "i1"),  # 1: the players furnish the lobby
        ("adjacent", "i1"),  # 1: two seats start at S and W
        ("turns", "i1"),  # 1: seats move one after another
        ("scoring", "i1"),
        ("fraction", "i1"),  # 0 any, 1 quarter, 2 half
        ("midnight", "i1"),
        ("merging", "i1"),
        ("phase", "i1"),
        ("round_number", "i1"),  # 0 during set-up
        ("first", "i1"),  # the holder of the die at the start of the round
        ("turn", "i1"),  # the seat that decides, draws or rolls
        ("start", "i1", (SEATS,)),  # start sides
        ("keyhole", "i1"),  # its door; -1 before it has one
        ("card", "i1", (SEATS,)),  # the movement card before each seat, or -1
        ("tonight", "i1"),  # the midnight card of this round, or -1
        ("moved", "i1"),  # a bit for each piece moved by a seat this round
        ("taken", "i1"),  # the piece to be placed, or -1
        ("came_in", "i1", (SEATS,)),  # a bit for each ghost a midnight card brought in this round
        ("spellbound", "i1", (SEATS,)),  # a bit for each ghost that may not move this round
        ("times", "i1", (SEATS,)),  # how often each seat has chosen a side
        ("rolling", "i1"),  # a bit for each seat that rolls in this go
        ("roll", "i1", (SEATS,)),  # what they have rolled; 0: not yet
        ("door", "i1"),  # Crystal ball: the number rolled; 0: none
        ("named", "i1"),  # the side named; -1: none
        ("plan_size", "i1", (SEATS,)),  # hidden: how many entries each plan has
        ("draft_where", "i1", (GHOSTS,)),  # hidden: the planning seat's ghosts after the entries so far
        ("draft_field", "i1", (GHOSTS,)),
        ("draft_anchor", "i1", (GHOSTS,)),
        ("draft_moved", "i1"),  # hidden: a bit for each ghost with an entry
        ("draft_made", "i1"),  # hidden: a bit for each ghost made by merging
        ("draft_freed", "i1"),  # hidden: a bit for each ghost freed by merging
        ("draft_left", "i1"),  # hidden: points left
        ("draft_took", "i1"),  # hidden: 1 after a ghost was taken back
        ("die_passes", "i1"),  # RG-7.8, RG-7.9: FROM_CHOOSER or FROM_HOLDER
    ]
)
