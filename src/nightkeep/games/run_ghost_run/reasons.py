"""The numbers of the reasons why an action is not legal; why.py says what they mean."""

from __future__ import annotations

# At all, and in this phase
LEGAL, NO_SUCH_ACTION, NOT_NOW, NOT_DRAWN_NOW, CARD_USED, MIDNIGHT_USED = range(6)

# Furniture
NOT_ON_CARD, ALREADY_MOVED, ONLY_THE_OTHER, NOT_TAKEN, ALREADY_PLACED, OUTSIDE, CROWDS = range(6, 13)

# Plans: whether a ghost may move, how far, and whether it may leave
NOT_IN_LOBBY, ESCAPED_STAYS, IN_RESERVE, MOVED_ONCE, MADE_RESTS, FREED_RESTS, IS_SPELLBOUND = range(13, 20)
LOWER_NUMBER, TOO_FAR, SAME_PLACE, CAME_IN, PLAN_HIDDEN = range(20, 25)

# Places
BAD_ANCHOR, NOT_CARRIED, IN_FURNITURE, IN_GHOST = range(25, 29)

# Merging and taking back
MUST_MERGE, NO_MERGING, NOT_ITSELF, PARTNER_ELSEWHERE, NEVER_MERGES, PARTNER_MADE, NO_FIGURE = range(29, 36)
STOCK_NOT_EMPTY, TOOK_ALREADY, NOT_ESCAPED, TAKE_LOWER, NO_TAKING_BACK = range(36, 41)

# The side of the keyhole
SAME_SIDE = 41

# The midnight cards Tag and Big brother
TAG_NOT_SMALL, TAG_NOT_THERE, TAG_SWAP, TAG_FREE, NOT_ROW_THREE = range(42, 47)
GROW_LARGE, GROW_NOT_THERE, GROW_NO_FIGURE, GROW_ELSEWHERE = range(47, 51)
