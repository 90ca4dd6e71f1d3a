"""What learners see of Ghost Chase: all but where Max is and was since he was last shown (GC-10.1 to GC-10.8)."""

from __future__ import annotations

from typing import Any

from nightkeep.core.observation import Field
from nightkeep.games.ghost_chase.state import FINISHED, FRAMES, MOST_FIGURES, MOST_ROOMS, MOST_TURNS


def _rooms(board: Any) -> int:
    return int(board.rooms) + 1


def _turns(board: Any) -> int:
    return MOST_TURNS + 1


OBSERVATION = (
    Field("visited", "rooms Max has visited", bits=_rooms),
    Field("known", "rooms he had visited when he was last shown", bits=_rooms),
    Field("barred", "for each hidden card, the rooms he could not enter unseen", bits=_rooms),
    Field("searched", "for each hidden card, the rooms that chasers entered after it", bits=_rooms),
    Field("cheated", "the turns of Max that were cheats", bits=_turns),
    Field("seen", "the turns of Max that led into the trap", bits=_turns),
    Field("phase", "0 chance draws, 1 placing, 2 hiding, 3 framing, 4 Max plays, 5 chasing, 6 finished", 0, FINISHED),
    Field("turn", "the seat that decides", 0, 4),
    Field("players", "how many play", 0, 5),
    Field("ghost", "Max's seat; -1 until it has been drawn", -1, 4),
    Field("each", "figures of each chaser", 0, 3),
    Field("placed", "figures placed so far", 0, MOST_FIGURES),
    Field("acted", "a bit for each figure that has acted in this round, as one number", 0, 15),
    Field("figure", "the room of each chaser figure; 0: not placed, -1: not used", -1, MOST_ROOMS),
    Field("frames", "a bit for each frame in use, as one number", 0, 31),
    Field("frame", f"the current frame ({', '.join(FRAMES)}); -1: none", -1, 4),
    Field("animals", "animals that still stand around the castle, by frame", 0, 6),
    Field("room", "where Max is; 0 nowhere, -1 unknown", -1, MOST_ROOMS),
    Field("at", "where Max's figure stands; 0 while he is invisible", 0, MOST_ROOMS),
    Field("turns", "turns Max has taken", 0, MOST_TURNS),
    Field("shown", "how many of them have been shown", 0, MOST_TURNS),
    Field("trail", "Max's room at the start and after each turn; 0 not yet, -1 unknown", -1, MOST_ROOMS),
    Field("cheats", "cheat cards left", 0, 127),
    Field("breaks", "break cards left; -1: unknown", -1, 127),
    Field("breaks_shown", "break cards left when Max was last shown", 0, 127),
    Field("chimney", "1: Max may use the chimneys", 0, 1),
    Field("door_card", "1 while Max can still lock a door", 0, 1),
    Field("locked", "the locked door, from 1; 0: none", 0, 127),
    Field("trap_holder", "the seat that holds the trap; -1: it is not used", -1, 4),
    Field("trap", "the room with the trap; 0 while it is not laid", 0, MOST_ROOMS),
    Field("result", "1 caught, 2 stuck, 3 escaped; 0 while the game goes on", 0, 3),
    Field("catcher", "the seat that caught Max; -1: nobody", -1, 4),
    Field("memory_aid", "1: visited rooms are marked for Max", 0, 1),
    Field("deduction_aid", "1: rooms where Max can be are marked for chasers", 0, 1),
)
UNOBSERVED = ("plan", "spare")  # where guesses are reckoned, and filling
