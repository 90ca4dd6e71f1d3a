"""Names of the small integers that both gallery games use: limits, places, phases, actions and events."""

from __future__ import annotations

MOST_SPACES = 80
MOST_CHAMBERS = 24
MOST_STEPS = 16
MOST_CLOCKS = 16
MOST_GUESTS = 16

# Places as numbers:
#
#   0 ... 79 spaces | 80 ... 103 chambers | 104 ... 119 steps | 120 cellar door | 127 box
#
# The order is used: "at < CHAMBER" is "in the gallery", "at >= STEP" is "captured" (or in the box).
# A place is one signed byte: gallery spaces from 0, then chambers, then steps from the bottom up.
CHAMBER = MOST_SPACES
STEP = CHAMBER + MOST_CHAMBERS
DOOR = STEP + MOST_STEPS  # the cellar door, where only the Phantom ever stands
BOX = 127  # a guest that is not on the board yet
NO_CHAMBER = 127  # what Board.chamber_at says of a space without a doorway

COLOURS = ("red", "blue", "turquoise", "yellow", "grey", "green", "white", "purple")
SHORT_PALETTE = 5  # HC-2.2, MP-2.2: up to five players take the first colours of the list
GUESTS_EACH = (0, 0, 6, 5, 4, 3, 2, 2, 2)  # HC-2.1, MP-2.1: by number of players

MOST_PLAYERS = 8

FACES = (1, 2, 4, 5)  # HC-1.4, MP-1.4: the numbers on the die
PHANTOM_FACE = 4  # the outcome after the four numbers
PHANTOM_SIDES = 2  # two of the six sides show the Phantom

# Phases
CHOOSING, PLACING, ROLLING, MOVING, REPLACING, FINISHED, DRAWING = range(7)

# Actions: five rolls, eight colours, stay, placing on each space, then the moves (see moves.py), and last the draws of
# the first seat
ROLL = 0
COLOUR = 5
STAY = 13
PLACE = 14
INVERSE_BITS = 20  # Board.goals_inverse is 2 to this, over the number of goals, rounded up: exact for every move code

# Events
COLOURED, PLACED, ROLLED, WALKED, ENTERED, ARMS, BOOTED, STAYED, NO_GUEST, PHANTOM = range(10)
TICKED, CAPTURED, ROUND_OVER, LEFT_OUT, SCORED, STEPPED_OUT, NEXT_ROUND, GAME_OVER, FIRST_DRAWN = range(10, 19)
