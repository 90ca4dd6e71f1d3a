"""The kinds of events that the kernels note; tables.py says what they mean."""

from __future__ import annotations

(
    ARRANGED,  # an arrangement furnished the lobby
    PLACED,  # a piece was placed
    HUNG,  # the keyhole got its first door
    ROUND,  # a round began
    STRUCK,  # a midnight card was drawn
    LAID,  # a midnight card changed a piece
    DREW,  # a movement card was drawn
    TOOK,  # a piece, or none, was chosen
    ENTRY,  # a seat planned an entry
    COMMITTED,  # a plan was closed
    MOVED,  # a ghost moved
    LEFT_LOBBY,  # a ghost escaped
    MERGED,  # two ghosts became one
    UNMERGED,  # two ghosts could not merge
    TAKEN_BACK,  # an escaped ghost came back
    PUT_BACK,  # a ghost was put back after a change
    ROLLED,  # a seat rolled
    AGAIN,  # seats share the highest roll
    CHOOSES,  # a seat may name the side
    NAMED,  # it named a side
    DOOR,  # the keyhole moved
    DIE,  # a seat got the die
    SEEN,  # a ghost was seen
    BOUNCED,  # over the mirror
    UNSEEN,  # no ghost was seen
    SENT_BACK,  # a ghost went beside its start side
    LIES,  # all ghosts lie down
    STANDS,  # they stand up
    FACED,  # a ghost came before the mirror
    TAGGED,  # two ghosts were swapped
    BROUGHT,  # a ghost came into row 3
    GREW,  # a bigger ghost replaced one
    TURNED,  # a seat's start side changed
    STEPPED,  # a ghost went one field on
    POINTS,  # a seat's points
    WON,  # a seat won
    RETURNED,  # a piece was put back as it was
    KEPT,  # a midnight card left a piece as it was
    BEGINS,  # the first seat was drawn
) = range(39)
