"""RG-10: the twelve midnight cards."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import nightkeep as nk
from nightkeep.games.run_ghost_run.places import free_of_furniture
from tests.games.run_ghost_run.scenes import (
    fields_of,
    finish_round,
    kinds,
    of_kind,
    piece,
    play,
    position,
    refused,
    scene,
    where,
)
from tests.games.run_ghost_run.test_plans import cost

COVERED = {"armchair": "3.00 0.56 0 up"}  # nothing is seen from S3


def midnight(ghosts: dict[str, str] | None = None, **more: Any) -> nk.State:
    """A midnight card is to be drawn in round 3 (seat 1 holds the die of two)."""
    more.setdefault("round_number", more.get("players", 2) + 1)
    return scene(ghosts, phase="midnight", **more)


def to_peek(state: nk.State, side: str = "s", door: int = 3) -> list[nk.Event]:
    """From drawing to the end of the round."""
    while position(state)["phase"] == "drawing":
        play(state, "card 10")
    return finish_round(state, side=side, rolls=[6, 1, 1, 1], door=door)


def test_one_card_from_round_2() -> None:
    """RG-10.1, RG-10.2: drawn by the holder before movement cards, shown to all; 1/12, then 1/11, 1/10, 1/9."""
    state = nk.game("run-ghost-run", players=2, midnight="on").start()
    play(state, "arrangement 1", "keyhole n1")
    shares = []
    for card in ("", "lava", "crystal ball", "dizzy", "extra curious"):
        if card:
            assert position(state)["phase"] == "midnight"
            shares.append(state.odds()[f"midnight {card}"])
            events = play(state, f"midnight {card}")
            assert events[0].kind == "midnight" and events[0].data["seat"] == position(state)["die"]
            assert f"midnight {card}" not in state.odds()
            for seat in (0, 1, None):
                assert position(state, seat)["midnight"] == card.replace(" ", "_")
        for _ in range(2):
            play(state, next(text for text in state.actions() if len(text.split()) > 2 or text == "card 10"))
            if position(state)["phase"] == "taking":
                play(state, "take nothing")
        finish_round(state, rolls=[2, 1])
        assert position(state)["midnight"] is None
    assert shares == [Fraction(1, n) for n in (12, 11, 10, 9)]
    assert state.is_over and len(position(state)["midnight_used"]) == 4


def test_a_used_card_does_not_come_again() -> None:
    """RG-10.2"""
    state = midnight(round_number=3)
    used = position(state)["midnight_used"][0].replace("_", " ")
    assert refused(state, f"midnight {used}") == ("RG-10.2",)


def test_effects_in_turn() -> None:
    """RG-10.3, RG-10.4: in round order, each seeing what came before; who cannot is passed over."""
    state = midnight({"2 small 1": "c3 0,0", "3 small 2": "d3 0,0"}, players=3, round_number=4)
    play(state, "midnight tag")
    assert state.actor == 0 and state.actions() == ["tag small 2"]  # seat 3 is on the right of seat 1
    play(state, "tag small 2")
    assert state.actor == 1 and state.actions() == ["tag small 1"]  # the ghost that has just come
    play(state, "tag small 1")
    assert state.actor == 2
    assert {action for action in state.actions() if action.startswith("tag")} == {"tag small 1", "tag small 2"}
    full = {f"{seat} small {n}": f"{column}{seat + 2} 0,0" for seat in (1, 2) for n, column in enumerate("abcd", 1)}
    state = midnight(full)
    play(state, "midnight tag")
    assert position(state)["phase"] == "drawing"  # nobody has a small ghost in the stock


def test_furniture_moved_by_a_card() -> None:
    """RG-10.5, RG-5.11: the stacking order stays, heights are computed anew, ghosts are put back; nothing counts as
    moved by a seat."""
    pieces = {"table": "2.50 2.50 0 up", "armchair": "2.60 2.50 0 up"}
    state = midnight({"1 small 1": "c3 1,1 on 1.18"}, pieces=pieces)
    order = position(state)["stacking"]
    events = play(state, "midnight too enthusiastic")
    assert position(state)["stacking"] == order
    assert not any(item["moved"] for item in position(state)["furniture"])
    assert piece(state, "table")["z"] > 0 and where(state, "1 small 1").startswith("c3")
    assert len(of_kind(events, "furniture")) == 6 and of_kind(events, "put back")


def test_extra_curious() -> None:
    """RG-10.6: a second peek from the same number opposite, after those seen first went back; the keyhole stays."""
    ghosts = {"1 small 1": "f1 2,0", "2 small 1": "a6 0,2"}
    wall = {"desk": "1.20 3.00 0 up", "piano": "3.20 3.00 0 up", "table": "5.10 3.00 0 left"}
    plain = scene(ghosts, pieces=wall, keyhole="w1")
    finish_round(plain, side="s", rolls=[6, 1], door=6)
    curious = scene(ghosts, pieces=wall, keyhole="w1", tonight="extra curious")
    events = finish_round(curious, side="s", rolls=[6, 1], door=6)
    assert (position(plain)["keyhole"], position(curious)["keyhole"]) == ("S6", "N6")
    assert [event.data["door"] for event in of_kind(events, "keyhole")] == ["S6", "N6"]
    seen = {event.data["ghost"] + event.data["door"] for event in of_kind(events, "seen")}
    assert "small 1S6" in seen
    assert (where(curious, "2 small 1") == "stock") == any(event.data["seat"] == 1 for event in of_kind(events, "seen"))
    assert [event.data["door"] for event in of_kind(events, "seen") if event.data["seat"] == 1] == ["N6"]
    assert where(plain, "2 small 1") == "a6 0,2"


def test_take_cover() -> None:
    """RG-10.7, RG-10.8, RG-10.10: ghosts in the lobby lie, those that come or move too, with the lower body; costs and
    all others stay as they are."""
    table = {"table": "2.50 2.50 0 up"}
    state = midnight({"1 small 1": "a2 0,0", "1 small 2": "escaped"}, pieces=table)
    events = play(state, "midnight take cover")
    assert "lying" in kinds(events) and position(state)["lying"]
    assert position(state)["seats"][0]["ghosts"][3]["height"] == 20
    play(state, "card 10", "card 10")
    assert cost(state, "medium 1 to c3 0,0") == 3  # 0.30 high, under the table's 0.54
    assert cost(state, "large to c1 0,0") == 1
    play(state, "medium 1 to c3 0,0", "done", "done")
    assert where(state, "1 medium 1") == "c3 0,0" and where(state, "1 small 2") == "escaped"
    assert where(state, "1 small 3") == "stock"


def test_standing_up() -> None:
    """RG-10.9: after the peek; who cannot stand at its place is put back, nearest to it."""
    pieces = {"table": "2.50 2.50 0 up", "armchair": "3.00 0.56 0 up"}
    ghosts = {"1 medium 1": "c3 0,0", "1 small 1": "c3 2,2", "2 medium 1": "a5 0,0"}
    state = scene(ghosts, pieces=pieces, tonight="take cover", keyhole="n1")
    events = finish_round(state, side="s", rolls=[6, 1], door=3)
    assert not position(state)["lying"] and "standing" in kinds(events)
    assert where(state, "1 medium 1") == "c3 0,0 on 0.64"
    assert where(state, "1 small 1") == "c3 2,2" and where(state, "2 medium 1") == "a5 0,0"


def test_too_enthusiastic() -> None:
    """RG-10.11, RG-10.12: every piece is laid on its left side, except those on their left or right; rotation and
    position stay, as far as they fit."""
    pieces = {
        "desk": "3.00 3.00 37 up",
        "piano": "0.63 4.50 0 right",
        "table": "1.00 1.00 10 left",
        "armchair": "0.62 3.00 0 down",
        "mirror": "4.00 0.12 0 up",
    }
    state = midnight(pieces=pieces)
    play(state, "midnight too enthusiastic")
    assert position(state)["phase"] == "drawing"  # nobody chooses anything
    found = {key: [piece(state, key)[name] for name in ("x", "y", "turn", "pose")] for key in pieces}
    assert found["desk"] == [300, 300, 37, "left"] and found["piano"] == [63, 450, 0, "right"]
    assert found["table"] == [100, 100, 10, "left"] and found["armchair"] == [62, 300, 0, "left"]
    assert found["mirror"] == [400, 12, 0, "left"]
    assert piece(state, "trolley")["pose"] == "left"
    state = midnight(pieces={"mirror": "0.70 3.00 0 up", "table": "5.15 5.40 0 front"})
    play(state, "midnight too enthusiastic")
    assert [piece(state, "mirror")[name] for name in ("x", "y", "turn", "pose")] == [78, 300, 0, "left"]  # RG-2.15
    assert [piece(state, "table")[name] for name in ("x", "y", "turn", "pose")] == [515, 540, 0, "left"]


def test_craziest_face() -> None:
    """RG-10.13, RG-10.14: the mirror stands up and looks at the middle; then each seat in round order."""
    state = midnight(pieces={"mirror": "1.00 1.00 0 back"}, players=3, round_number=4)
    events = play(state, "midnight craziest face")
    mirror = piece(state, "mirror")
    assert (mirror["pose"], mirror["turn"], mirror["x"], mirror["y"]) == ("up", 315, 100, 100)
    assert [event.data["seat"] for event in of_kind(events, "faced")] == [0, 1, 2]
    assert [event.data["piece"] for event in of_kind(events, "furniture")] == ["mirror"]
    state = midnight(pieces={"mirror": "3.00 3.00 77 down"})
    play(state, "midnight craziest face")
    assert piece(state, "mirror")["turn"] == 77  # exactly in the middle the rotation stays
    state = midnight(pieces={"mirror": "5.80 3.00 90 left"})
    play(state, "midnight craziest face")
    assert (piece(state, "mirror")["turn"], piece(state, "mirror")["x"]) == (90, 580)
    state = midnight(pieces={"mirror": "0.78 5.30 0 left"})
    play(state, "midnight craziest face")
    assert piece(state, "mirror")["turn"] == best_turn(state, 78, 530)
    for place, turn in (("3.60 1.20", 18), ("2.99 1.93", 0)):  # 18 and 19 are equally good, and 0 and 359
        state = midnight(pieces={"mirror": f"{place} 90 up"})
        play(state, "midnight craziest face")
        assert piece(state, "mirror")["turn"] == turn


def best_turn(state: nk.State, x: int, y: int) -> int:
    """RG-10.14 by fractions."""
    b = state.game.board.record

    def towards(turn: int) -> Fraction:
        return Fraction(-int(b.sin[turn]) * (300 - x) + int(b.cos[turn]) * (300 - y), int(b.norm[turn]))

    return max(range(360), key=lambda turn: (towards(turn), -turn))


def test_nearest_place_before_the_mirror() -> None:
    """RG-10.15: floor, before the face, smallest y, then smallest |x|, then by column; one after another."""
    state = midnight(pieces={"mirror": "3.00 0.50 0 up"})
    play(state, "midnight craziest face")
    assert piece(state, "mirror")["turn"] == 0
    assert where(state, "1 small 1") == "c1 2,2" and where(state, "2 small 1") == "d1 0,2"
    # in the last one the middle of the nearest spot is just before the face's border
    for x, y in ((250, 30), (77, 411), (333, 333), (512, 244), (90, 90), (480, 120), (414, 90)):
        state = midnight(pieces={"mirror": f"{x / 100:.2f} {y / 100:.2f} 0 up"})
        events = play(state, "midnight craziest face")
        taken: set[str] = set()
        for event in of_kind(events, "faced"):
            found = f"{event.data['field']} {event.data['spot'][0]},{event.data['spot'][1]}"
            assert found == before_the_mirror(state, taken)
            taken.add(found)
    occupied = {"1 small 1": "c1 2,2", "2 large": "c2 0,0"}
    state = midnight(occupied, pieces={"mirror": "3.00 0.50 0 up"})
    play(state, "midnight craziest face")
    assert where(state, "1 small 2") == "d1 0,2"
    none = {f"1 small {n}": f"{column}4 0,0" for n, column in enumerate("abcd", 1)}
    state = midnight(none, pieces={"mirror": "3.00 0.50 0 up"})
    events = play(state, "midnight craziest face")
    assert [event.data["seat"] for event in of_kind(events, "faced")] == [1]  # no small ghost in the stock


def before_the_mirror(state: nk.State, taken: set[str]) -> str:
    """RG-10.15 by fractions, over all places that are free of furniture."""
    b, s = state.game.board.record, state.position.record
    turn, n = int(s.piece_turn[0]), int(b.norm[int(s.piece_turn[0])])
    best: tuple[Any, ...] | None = None
    for column in range(6):
        for row in range(6):
            for j in range(3):
                for i in range(3):
                    dx = Fraction(column) + Fraction(2 * i + 1, 6) - Fraction(int(s.piece_x[0]), 100)
                    dy = Fraction(row) + Fraction(2 * j + 1, 6) - Fraction(int(s.piece_y[0]), 100)
                    x = (int(b.cos[turn]) * dx + int(b.sin[turn]) * dy) / n
                    y = (int(b.cos[turn]) * dy - int(b.sin[turn]) * dx) / n
                    text = f"{'abcdef'[column]}{row + 1} {i},{j}"
                    free = free_of_furniture(b, s, 0, row * 6 + column, j * 3 + i, 0) and text not in taken
                    key = (y, abs(x), column, row, j, i, text)
                    if free and y > Fraction(3, 100) and abs(x) <= Fraction(60, 100) and (best is None or key < best):
                        best = key
    assert best is not None
    return str(best[-1])


def test_spellbound() -> None:
    """RG-10.16, RG-6.11: it may not be moved by its owner this round, but can be seen."""
    state = midnight(pieces={"mirror": "3.00 2.10 0 up"}, keyhole="n1", merging="on")
    play(state, "midnight craziest face", "card 10", "card 10")
    assert refused(state, "small 1 to c4 0,0") == ("RG-10.16",) == refused(state, "small 1 leaves")
    assert state.why("small 2 merges with small 1 at c3 1,1") is None  # it can be a partner
    stood = where(state, "1 small 1")
    finish_round(state, side="e", rolls=[6, 1], door=3)
    assert stood.startswith("c3") and where(state, "1 small 1") == "stock"  # it can be seen
    assert fields_of(state)["spellbound"].sum() == 0


def test_spellbound_in_the_stock() -> None:
    """RG-10.16, RG-1.14, RG-5.17: one that found no place any more rests, and another of its size may be used."""
    state = scene(tonight="craziest face", fields={"came_in": [8, 0, 0, 0], "spellbound": [8, 0, 0, 0]})
    assert refused(state, "small 1 to a1 0,0") == ("RG-10.16",)
    assert state.why("small 2 to a1 0,0") is None
    assert refused(state, "small 3 to a1 0,0") == ("RG-1.14",)
    assert any(action.startswith("small 2 to") for action in state.actions())


def test_no_place_before_the_mirror() -> None:
    """RG-10.15: where everything before the face is taken, the seats are passed over."""
    pieces = {"mirror": "3.00 3.00 0 up", "armchair": "3.00 3.68 0 up"}
    pieces |= dict.fromkeys(("desk", "table", "piano", "trolley"), "1.20 1.00 0 up")
    ghosts = {"1 large": "c6 0,0", "2 large": "d6 0,0", "1 medium 1": "c5 1,1", "2 medium 1": "d5 0,1"}
    state = midnight(ghosts, pieces=pieces)
    events = play(state, "midnight craziest face")
    assert not of_kind(events, "faced") and position(state)["phase"] == "drawing"
    del ghosts["2 medium 1"]
    state = midnight(ghosts, pieces=pieces)
    events = play(state, "midnight craziest face")
    assert [event.data["field"] for event in of_kind(events, "faced")] == ["d5", "d5"]


def test_tag() -> None:
    """RG-10.17, RG-10.19: the neighbour's ghost goes to its stock, the lowest from the stock takes exactly its place;
    it may move this round but not leave. With two seats a fresh ghost may be swapped out again."""
    table = {"table": "2.50 2.50 0 up"}
    ghosts = {"2 small 2": "c3 1,1 on 0.64", "2 small 3": "a6 0,0", "2 medium 1": "b6 0,0", "1 small 1": "escaped"}
    state = midnight(ghosts, pieces=table)
    play(state, "midnight tag")
    assert state.actor == 0 and state.actions() == ["tag small 2", "tag small 3"]
    assert refused(state, "tag medium 1") == ("RG-10.17",) == refused(state, "tag small 1")
    assert refused(state, "bring to a3 0,0") == ("RG-10.17",)
    twin = state.copy()
    play(state, "tag small 2")
    assert where(state, "1 small 2") == "c3 1,1 on 0.64" and where(state, "2 small 2") == "stock"
    assert state.actor == 1 and state.actions() == ["tag small 2"]
    play(state, "tag small 2")
    assert where(state, "1 small 2") == "stock" and where(state, "2 small 1") == "c3 1,1 on 0.64"
    play(twin, "tag small 3")
    play(twin, "tag small 2", "card 10", "card 10") if twin.actor == 1 else play(twin, "card 10", "card 10")
    assert position(twin)["phase"] == "planning"


def test_a_tagged_ghost_may_not_leave() -> None:
    """RG-10.19, RG-6.11"""
    ghosts = {"3 small 1": "a6 0,0", "1 small 4": "b6 0,0"} | {f"2 small {n}": "escaped" for n in range(1, 5)}
    state = midnight(ghosts, players=3, round_number=4)
    play(state, "midnight tag", "tag small 1")  # seat 2 has nobody in its stock
    assert where(state, "1 small 1") == "a6 0,0" and where(state, "3 small 1") == "stock"
    play(state, "bring to c4 0,0", "card 10", "card 10", "card 10")  # seat 3 starts in the north
    assert refused(state, "small 1 leaves") == ("RG-6.11",)
    assert state.why("small 1 to a5 0,0") is None and state.why("small 4 leaves") is None
    play(state, "done", "done")
    assert refused(state, "small 1 leaves") == ("RG-6.11",)
    assert state.why("small 1 to c3 0,0") is None
    finish_round(state, side="e", rolls=[6, 1, 1], door=6)
    assert fields_of(state)["came_in"].sum() == 0  # only in its round


def test_tag_without_a_neighbour() -> None:
    """RG-10.18: any legal place in row 3 of one's own side."""
    state = midnight({"1 medium 1": "c3 0,0"})
    play(state, "midnight tag")
    assert state.actor == 0
    assert all(action.startswith("bring to") and action.split()[2][1] == "3" for action in state.actions())
    assert refused(state, "bring to c2 0,0") == ("RG-10.18",) == refused(state, "tag small 1")
    assert "RG-6.5" in refused(state, "bring to c3 1,1")
    play(state, "bring to c3 2,2")
    assert where(state, "1 small 1") == "c3 2,2"
    assert state.actor == 1 and state.actions() == ["tag small 1"]
    play(state, "tag small 1", "card 10", "card 10")
    assert where(state, "2 small 1") == "c3 2,2"


def test_tag_without_room() -> None:
    """RG-10.18, RG-10.4: where row 3 has no legal place the seat is passed over."""
    ghosts = {f"{seat} large": f"{'abcd'[seat - 1]}3 0,0" for seat in (1, 2, 3, 4)}
    ghosts |= {"1 medium 1": "e3 0,0", "2 medium 1": "f3 0,0"}
    spots = [f"{field} {spot}" for field in ("e3", "f3") for spot in ("2,0", "2,1", "2,2", "0,2", "1,2")]
    small = [f"{seat} small {n}" for seat, most in ((1, 3), (2, 3), (3, 4)) for n in range(1, most + 1)]
    ghosts |= dict(zip(small, spots, strict=True))
    state = midnight(ghosts, players=4, round_number=5)
    play(state, "midnight tag")
    assert state.actor == 1 and state.actions() == ["tag small 1", "tag small 2", "tag small 3"]
    del ghosts["3 small 4"]
    state = midnight(ghosts, players=4, round_number=5)
    play(state, "midnight tag")
    assert state.actor == 0 and state.actions() == ["bring to f3 1,2"]


def test_dance_floor() -> None:
    """RG-10.20, RG-10.21: every piece to the nearest door's middle, fitted; ties by side S, W, N, E, then number."""
    pieces = {
        "table": "3.00 2.00 0 up",
        "desk": "2.40 4.90 0 up",
        "armchair": "1.00 3.40 0 up",
        "mirror": "3.00 3.00 0 up",
        "trolley": "5.00 5.00 0 up",
        "piano": "4.90 2.60 90 up",
    }
    state = midnight({"1 small 1": "b2 1,1"}, pieces=pieces)
    play(state, "midnight dance floor")
    found = {key: (piece(state, key)["x"], piece(state, key)["y"], piece(state, key)["turn"]) for key in pieces}
    assert found["table"] == (250, 60, 0)  # S3 and S4 are equally near: the lower number
    assert found["desk"] == (250, 556, 0)
    assert found["armchair"] == (62, 350, 0)
    assert found["mirror"] == (250, 12, 0)  # from the very middle S comes first
    assert found["trolley"] == (450, 560, 0)  # N5, N6, E5 and E6 are equally near
    assert found["piano"] == (562, 250, 90)
    assert where(state, "1 small 1") == "b2 1,1"
    assert position(state)["stacking"] == ["mirror", "trolley", "desk", "piano", "armchair", "table"]
    assert piece(state, "table")["z"] > 0  # it is stacked on the mirror
    for at, stands in (
        ("5.20 5.30", (550, 530)),
        ("0.71 0.70", (50, 70)),
        ("0.70 0.71", (12, 70)),
        ("5.30 5.29", (588, 530)),
    ):
        state = midnight(pieces={"mirror": f"{at} 90 up"})
        play(state, "midnight dance floor")
        assert (piece(state, "mirror")["x"], piece(state, "mirror")["y"]) == stands  # N6, S1, W1 and E6


def test_lava() -> None:
    """RG-10.22, RG-10.23: after the peek, who is not above the floor goes back; under a piece is not safe."""
    pieces = {"table": "2.50 2.50 0 up"} | COVERED
    ghosts = {"1 small 1": "c3 1,1", "1 small 2": "c3 1,1 on 0.64", "2 medium 1": "a5 0,0", "2 small 1": "escaped"}
    for merging, place in (("off", "stock"), ("on", "edge")):
        state = scene(ghosts, pieces=pieces, tonight="lava", keyhole="n1", merging=merging)
        events = finish_round(state, side="s", rolls=[6, 1], door=3)
        assert len(of_kind(events, "sent back")) == 2
        assert where(state, "1 small 1") == "stock" and where(state, "2 medium 1") == place
        assert where(state, "1 small 2") == "c3 1,1 on 0.64" and where(state, "2 small 1") == "escaped"
    state = scene(ghosts, pieces=pieces, tonight="lava", keyhole="n1", round_number=5)
    finish_round(state, side="s", rolls=[6, 1], door=3)
    assert state.is_over and state.scores() == [1, 2]  # RG-4.1: before points are counted


def test_big_brother() -> None:
    """RG-10.24, RG-10.25, RG-10.26: a ghost in the lobby is replaced by one of the next size from the stock, at any
    legal place of its field; it may move and leave this round."""
    state = midnight({"1 small 1": "c6 2,2", "1 medium 1": "a3 0,0", "2 large": "d3 0,0"})
    play(state, "midnight big brother")
    assert state.actor == 0
    assert refused(state, "small 2 grows at c6 0,0") == ("RG-10.24",) == refused(state, "large grows at c6 0,0")
    assert refused(state, "small 1 grows at c5 0,0") == ("RG-10.25",)
    for place in ("c6 1,1", "c6 0,0"):
        assert state.why(f"small 1 grows at {place}") is None
    assert state.why("medium 1 grows at a3 0,0") is None
    play(state, "small 1 grows at c6 1,1")
    assert where(state, "1 medium 2") == "c6 1,1" and where(state, "1 small 1") == "stock"
    assert position(state)["phase"] == "drawing"  # seat 2 has only a large one: passed over
    play(state, "card 10", "card 10")
    assert state.why("medium 2 leaves") is None


def test_big_brother_cannot() -> None:
    """RG-10.25, RG-10.4: no bigger figure, or no room for it in the field, and the seat is passed over."""
    full = {"1 small 1": "c3 0,0", "2 small 1": "c3 1,1"}
    for ghosts in (full, {"1 small 1": "c3 0,0", "1 medium 1": "escaped", "1 medium 2": "escaped"}):
        state = midnight(ghosts)
        play(state, "midnight big brother")
        assert state.actor != 0
    for mine, actor in (("small 1", 0), ("medium 1", nk.CHANCE)):  # room for a medium one, not for the large one
        state = midnight({f"1 {mine}": "c3 0,0", "2 small 1": "c3 2,2"})
        play(state, "midnight big brother")
        assert state.actor == actor
    state = midnight({"1 medium 1": "c3 0,0"}, merging="on")
    play(state, "midnight big brother", "medium 1 grows at c3 0,0")
    assert where(state, "1 large") == "c3 0,0" and where(state, "1 medium 1") == "reserve"
    state = midnight({"1 small 2": "c3 0,0", "1 medium 1": "edge"}, merging="on")
    play(state, "midnight big brother", "small 2 grows at c3 1,0")
    assert (where(state, "1 medium 2"), where(state, "1 small 2")) == ("c3 1,0", "stock")  # from the reserve
    state = midnight({"1 medium 1": "c3 0,0", "1 large": "edge"}, merging="on")
    play(state, "midnight big brother")
    assert position(state)["phase"] == "drawing"  # the edge is not the reserve


def test_knock_knock() -> None:
    """RG-10.27: nobody rolls for or chooses a side, no count changes; the holder rolls for a door of the same side."""
    state = scene(tonight="knock knock", keyhole="w4")
    before = [seat["chosen"] for seat in position(state)["seats"]]
    play(state, "done")
    play(state, "done")
    assert position(state)["phase"] == "knocking"
    events = play(state, "roll 4")
    assert of_kind(events, "rolled")[0].data["seat"] == 0
    assert position(state)["keyhole"] == "W4"  # it may be the same door
    assert [seat["chosen"] for seat in position(state)["seats"]] == before


def test_dizzy() -> None:
    """RG-10.28, RG-10.29, RG-10.30: S becomes E, E N, N W, W S, for good; ghosts enter and leave by the new sides;
    stock, escaped ghosts, the keyhole's side and the neighbours stay."""
    ghosts = {"1 small 1": "a3 0,0", "1 small 2": "escaped"}
    state = midnight(ghosts, players=4, keyhole="n2", round_number=5)
    events = play(state, "midnight dizzy")
    assert [seat["side"] for seat in position(state)["seats"]] == ["E", "S", "W", "N"]
    assert len(of_kind(events, "turned")) == 4
    assert position(state)["keyhole"] == "N2" and where(state, "1 small 1") == "a3 0,0"
    assert where(state, "1 small 2") == "escaped" and where(state, "1 small 3") == "stock"
    play(state, "card 10", "card 10", "card 10", "card 10")
    assert cost(state, "small 1 leaves") == 1 and cost(state, "small 3 to f3 0,0") == 1
    play(state, "small 1 leaves", "done", "done", "done", "done", "roll 6", "roll 1", "roll 1", "roll 1")
    assert "side n" not in state.actions()
    play(state, "side s", "roll 1")
    assert [seat["side"] for seat in position(state)["seats"]] == ["E", "S", "W", "N"]


def test_crystal_ball() -> None:
    """RG-10.31: the chooser rolls for the door first, then names the side, which must still change."""
    state = scene(tonight="crystal ball", keyhole="n4")
    play(state, "done", "done", "roll 1", "roll 6")
    events = play(state, "roll 5")
    assert of_kind(events, "rolled")[0].data["seat"] == 1
    assert state.actor == 1 and position(state)["door"] == 5
    assert refused(state, "side n") == ("RG-7.5",)
    play(state, "side e")
    assert position(state)["keyhole"] == "E5"
    assert [seat["chosen"] for seat in position(state)["seats"]] == [1, 2]


def test_red_light() -> None:
    """RG-10.32, RG-10.34: every ghost in the lobby one field on, those of row 6 escape; nobody comes in, and they may
    move and leave afterwards."""
    ghosts = {"1 small 1": "c5 0,0", "1 small 2": "a6 0,0", "2 small 1": "d3 1,1", "2 large": "e1 0,0"}
    state = midnight(ghosts)
    play(state, "midnight red light")
    assert where(state, "1 small 1") == "c6 0,0" and where(state, "1 small 2") == "escaped"
    assert where(state, "2 small 1") == "d2 1,1" and where(state, "2 large") == "escaped"
    assert where(state, "1 small 3") == "stock"
    play(state, "card 10", "card 10")
    assert cost(state, "small 1 leaves") == 1


def test_how_they_land() -> None:
    """RG-10.33: seats in round order, higher rows first, larger first, then by number; same anchor and level if legal,
    else RG-5.15."""
    ghosts = {
        "1 small 1": "c3 0,0",
        "1 small 2": "c4 0,0",
        "1 medium 1": "c3 1,1",
        "2 small 1": "c5 0,0",
        "2 small 2": "c6 1,1",
    }
    state = midnight(ghosts)
    events = play(state, "midnight red light")
    told = [(event.data["seat"], event.data["ghost"]) for event in events if event.kind in ("stepped", "put back")]
    assert told == [(0, "small 2"), (0, "medium 1"), (0, "small 1"), (1, "small 1"), (1, "small 2")]
    assert where(state, "1 medium 1") == "c4 1,1" and where(state, "1 small 1") == "c4 0,0"
    assert where(state, "1 small 2") == "c5 0,0"
    assert where(state, "2 small 1") == "c4 1,0"  # c4 0,0 is taken: the nearest anchor
    assert where(state, "2 small 2") == "c5 1,1"
    state = midnight({"1 small 1": "c2 1,2", "1 small 2": "c3 1,1 on 0.64"}, pieces={"table": "2.50 2.50 0 up"})
    play(state, "midnight red light")
    assert where(state, "1 small 1") == "c3 1,2" and where(state, "1 small 2") == "c4 1,1"


def test_lines_of_sight_after_a_card() -> None:
    """RG-8.11, RG-10.5: they are drawn until a card moves furniture or ghosts; the others leave them true."""
    state = scene(
        {"1 small 1": "c4 1,1", "2 small 1": "c5 1,1"},
        keyhole="n1",
        round_number=2,
        midnight="on",
        fields={"midnight_used": 1 << 8, "tonight": 8, "times": [1, 0, 0, 0]},
    )
    finish_round(state, door=3)
    assert len(position(state)["sight"]) == 2 and position(state)["phase"] == "midnight"
    for card in ("take cover", "lava", "dizzy", "crystal ball", "extra curious"):
        twin = state.copy()
        play(twin, f"midnight {card}")
        assert len(position(twin)["sight"]) == 2, card
    for card in ("too enthusiastic", "dance floor", "craziest face", "red light", "tag", "big brother"):
        twin = state.copy()
        play(twin, f"midnight {card}")
        assert position(twin)["sight"] == [], card


def test_the_rest_of_a_round() -> None:
    """RG-10.2: after its round a card changes nothing more."""
    state = midnight({"1 small 1": "a2 0,0"}, keyhole="n1", pieces=COVERED, round_number=3)
    play(state, "midnight take cover")
    to_peek(state)
    assert position(state)["phase"] == "midnight" and not position(state)["lying"]
