"""What learners see of a gallery game: everything, for nothing is hidden."""

from __future__ import annotations

from nightkeep.core.observation import Field
from nightkeep.games.gallery.places import BOX, CHAMBER, COLOURS, DOOR, DRAWING, MOST_GUESTS, STEP

PLACES = f"spaces of the gallery from 0, chambers from {CHAMBER}, steps from {STEP} (the bottom one)"


def gallery_observation(*own: Field) -> tuple[Field, ...]:
    """The common fields, and a game's own."""
    return (
        Field(
            "phase",
            "0 choosing colours, 1 placing, 2 rolling, 3 moving, 4 replacing, 5 finished, 6 drawing the first seat",
            0,
            DRAWING,
        ),
        Field("turn", "the seat that decides", 0, 7),
        Field("players", "how many play", 0, 8),
        Field("each", "guests per player", 0, 6),
        Field("placed", "guests placed so far in the set-up", 0, MOST_GUESTS),
        Field("die", "the number rolled, while a guest is to be moved; else 0", 0, 5),
        Field("phantom", f"where the Phantom is: {PLACES}, {DOOR} the cellar door", 0, DOOR),
        *own,
        Field(
            "place",
            f"where each guest is, seat after seat, each seat's in order: {PLACES}, {BOX} off the board",
            0,
            BOX,
        ),
        Field("score", "each seat's score", -128, 127),
        Field(
            "colour",
            f"each seat's colour, by its place in the list {', '.join(COLOURS)}; {BOX} none",
            0,
            BOX,
        ),
    )
