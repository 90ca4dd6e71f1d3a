"""What requests mean at a table, without any input or output: drafts on tables made by hand."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

import pytest

from nightkeep.compile.kernel import CHANCE, OVER
from nightkeep.play.chance import Chance
from nightkeep.play.registry import game_spec
from nightkeep.server import commands, telling
from nightkeep.server import entries as log
from nightkeep.server.commands import decide
from nightkeep.server.errors import RefusedError
from nightkeep.server.table_state import Plan, TableSetup
from nightkeep.server.tables import RECENT, Proposal, Stream, Table

SECRET = "00" * 32


def playing_table(*kinds: str, game: str = "hidden-castle", **plan: float) -> Table:
    """A game just begun. In Hidden Castle everybody places guests, which is a decision that reveals nothing."""
    rules = game_spec(game).rules.version
    chosen = Plan(**{"pace": 0.8, "substitute": "random", **plan})  # type: ignore[arg-type]
    options: dict[str, str | int | bool] = {"players": len(kinds)} if len(kinds) > 1 else {}
    table = Table(TableSetup("t", game, rules, options, chosen, SECRET, "host", 0.0, len(kinds)))
    proposal = Proposal(table, 0.0)
    for seat, kind in enumerate(kinds):
        proposal.add(log.Seated(seat, kind, f"P{seat}", f"guest{seat}", "random" if kind == "bot" else None))  # type: ignore[arg-type]
    commands.begin_if_full(proposal)
    table.adopt(proposal, 1)
    return table


def then(table: Table, proposal: Proposal) -> Table:
    table.adopt(proposal, table.seq + 1)
    return table


def place(table: Table, seat: int, space: int, bot: bool = False, at: float = 1.0) -> Table:
    return then(table, decide(table, commands.Play(seat, f"place {space}", bot), at, Chance))


@contextlib.contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(RefusedError) as problem:
        yield
    assert problem.value.code == code


def test_what_chance_lays_out_before_the_first_decision_is_not_waited_for() -> None:
    """Keys to the Castle lays forty doors and deals four cards to each: at a pace that would take a minute."""
    table = playing_table("human", "human", game="keys-to-the-castle", pace=30.0)
    assert table.state.position is not None and table.state.drawn > 40 and table.state.actor in (0, 1)
    while table.state.actor in (0, 1):
        then(table, decide(table, commands.Play(table.state.actor, table.state.position.actions()[0]), 1.0, Chance))
    assert table.state.due() == (31.0, "chance"), "from then on chance keeps the table's pace"


def test_undo_is_for_ones_own_last_decision_and_what_bots_did_after_it() -> None:
    table = playing_table("human", "human", "bot")
    place(table, 0, 3)
    assert [table.state.undoable(seat) for seat in range(3)] == [1, 0, 0]
    place(table, 1, 4)
    assert [table.state.undoable(seat) for seat in range(3)] == [0, 1, 0]
    place(table, 2, 5, bot=True)
    assert [table.state.undoable(seat) for seat in range(3)] == [0, 2, 0], "past a bot's decision, no person's"
    with refused("no-undo"):
        decide(table, commands.Undo(0), 2.0, Chance)
    then(table, decide(table, commands.Undo(1), 2.0, Chance))
    assert table.state.actor == 1 and table.state.position is not None and table.state.position.history == ["place 3"]


def test_nothing_that_has_shown_something_hidden_is_undone() -> None:
    """One's own last decision stays, too, if it showed a card or a tile to anybody; whatever did not is taken back."""
    rng = random.Random(4)
    shown = taken_back = 0
    while not (shown and taken_back):
        table = playing_table("human", "human", game="keys-to-the-castle")
        while table.state.actor != OVER and not (shown and taken_back):
            assert table.state.position is not None and table.state.actor is not None
            if table.state.actor == CHANCE:
                then(table, decide(table, commands.Draw(), 1.0, Chance))
                continue
            seat, before = table.state.actor, table.state.position.to_bytes()
            kinds = {kind.name: kind for kind in table.state.position.game.spec.language.EVENTS.values()}
            proposal = decide(table, commands.Play(seat, rng.choice(table.state.position.actions())), 1.0, Chance)
            reveals = any(kinds[event.kind].reveals for event in proposal.news(seat))
            then(table, proposal)
            if table.state.movers[-1] != (seat, False):
                continue
            assert table.state.undoable(seat) == int(not reveals)
            if reveals:
                shown += 1
                with refused("no-undo"):
                    decide(table, commands.Undo(seat), 2.0, Chance)
            else:
                taken_back += 1
                assert then(table, decide(table, commands.Undo(seat), 2.0, Chance)).state.position.to_bytes() == before  # type: ignore[union-attr]


def test_who_is_played_for_comes_back_before_anything_else() -> None:
    table = place(playing_table("human", "human"), 0, 3)
    then(table, decide(table, commands.Replace(0), 2.0, Chance))
    with refused("away"):
        decide(table, commands.Undo(0), 3.0, Chance)
    place(table, 1, 4)
    with refused("away"):
        decide(table, commands.Play(0, "place 5"), 3.0, Chance)
    then(table, decide(table, commands.Return(0), 4.0, Chance))
    with refused("not-away"):
        decide(table, commands.Return(0), 4.0, Chance)
    assert place(table, 0, 5, at=5.0).state.actor == 1


def test_a_turns_time_runs_from_its_beginning() -> None:
    """Not from the last thing that happened: chat, a marker or a return do not wind the clock."""
    table = place(playing_table("human", "human", clock=60), 0, 3, at=100.0)
    assert table.state.due() == (160.0, "person")
    then(table, decide(table, commands.Say(0, "hello"), 130.0, Chance))
    assert table.state.due() == (160.0, "person")
    clock = telling.clock(table.state, 150.0)
    assert clock is not None and (clock.seat, clock.left) == (1, 10.0)
    then(table, decide(table, commands.Lapse(1), 160.0, Chance))
    assert table.state.bot_level(1) == "random" and table.state.due() == (160.8, "bot")
    place(table, 1, 4, bot=True, at=161.0)
    assert table.state.bot_level(0) is None and table.state.due() == (221.0, "person")


def test_taking_back_does_not_wind_the_clock() -> None:
    """Else a player could hold up a game for ever: he moves, takes it back, and has all his time again."""
    table = place(playing_table("human", "human", "bot", clock=60, pace=1.0), 0, 3, at=10.0)
    place(table, 1, 4, at=50.0)
    then(table, decide(table, commands.Undo(1), 55.0, Chance))
    assert table.state.actor == 1 and table.state.due() == (75.0, "person"), "40 of 60 seconds were gone"
    place(table, 1, 5, at=60.0)
    place(table, 2, 6, bot=True, at=61.0)
    assert table.state.due() == (121.0, "person")
    then(table, decide(table, commands.Undo(1), 70.0, Chance))
    assert table.state.actor == 1 and table.state.due() == (85.0, "person"), "45 seconds were gone"
    clock = telling.clock(table.state, 72.0)
    assert clock is not None and (clock.seat, clock.left) == (1, 13.0)


def test_leaving_and_coming_back_does_not_wind_the_clock_either() -> None:
    table = place(playing_table("human", "human", clock=60, pace=30.0), 0, 3, at=100.0)
    for away, back, ends in ((120.0, 130.0, 170.0), (140.0, 141.0, 171.0)):
        then(table, decide(table, commands.Leave("guest1", 1, table.state.chairs[1]), away, Chance))
        assert table.state.due() == (away + 30.0, "bot")
        then(table, decide(table, commands.Return(1), back, Chance))
        assert table.state.due() == (ends, "person"), "the time away does not count, and the time before it does"
    then(table, decide(table, commands.Leave("guest0", 0, table.state.chairs[0]), 150.0, Chance))
    place(table, 1, 4, at=155.0)
    then(table, decide(table, commands.Return(0), 160.0, Chance))
    assert table.state.due() == (220.0, "person"), "his turn began while he was away: all of it is left"


def test_a_turn_of_several_decisions_has_one_time() -> None:
    """Its time runs on while the same seat is to act, and anew when somebody else, or chance, has been."""
    table = playing_table("human", game="hidden-rooms", clock=60, pace=1.0)
    went_on = began = 0
    for moment in range(1, 80):
        actor, since = table.state.actor, table.state.turn_at
        if actor is None or actor == OVER:
            break
        if actor == CHANCE:
            then(table, decide(table, commands.Draw(), float(moment), Chance))
        else:
            assert table.state.position is not None
            then(table, decide(table, commands.Play(actor, table.state.position.actions()[-1]), float(moment), Chance))
        assert table.state.turn_at == (since if table.state.actor == actor else float(moment))
        went_on, began = went_on + (table.state.actor == actor == 0), began + (table.state.actor != actor)
    assert went_on > 2 and began > 2


def test_the_last_person_is_never_replaced() -> None:
    table = playing_table("human", "human", absent=50)
    assert table.state.due() == (50.0, "person")
    then(table, decide(table, commands.Replace(1), 1.0, Chance))
    assert table.state.due() is None
    then(table, decide(table, commands.Leave("guest0", 0, table.state.chairs[0]), 2.0, Chance))
    assert table.state.status == "closed"


def test_an_abandoned_game_is_closed_as_it_stands() -> None:
    table = place(playing_table("human", "human"), 0, 3)
    then(table, decide(table, commands.Close(), 9.0, Chance))
    assert table.state.status == "closed" and telling.table_info(table).dice.secret == SECRET
    with refused("closed"):
        decide(table, commands.Close(), 10.0, Chance)


@pytest.mark.parametrize(("players", "draws"), [(2, 0), (3, 1)])
def test_the_end_tells_how_much_was_left_to_chance(players: int, draws: int) -> None:
    """So that the page offers the check only where there is something to check (GC-3.1: two chasers draw a frame)."""
    table = playing_table(*["human"] * players, game="ghost-chase")
    assert telling.table_info(table).dice.draws is None
    then(table, decide(table, commands.Close(), 9.0, Chance))
    assert telling.table_info(table).dice.draws == draws


def test_what_is_done_in_secret_is_not_even_numbered() -> None:
    """Plans, for one. Whoever cannot notice an action gets no message: numbers do not count others' secret steps."""
    table, rng, unnoticed = playing_table("human", "human", game="run-ghost-run", pace=0), random.Random(2), 0

    def known(viewer: int | None) -> tuple[bytes, int]:
        assert table.state.position is not None
        return table.state.position.fogged(viewer).to_bytes(), table.state.position.moves(viewer)

    for _ in range(150):
        if table.state.actor == OVER or unnoticed >= 5:
            break
        assert table.state.position is not None and table.state.actor is not None
        if table.state.actor == CHANCE:
            proposal = decide(table, commands.Draw(), 1.0, Chance)
        else:
            proposal = decide(
                table, commands.Play(table.state.actor, rng.choice(table.state.position.actions())), 1.0, Chance
            )
        before = {viewer: known(viewer) for viewer in table.streams}
        told = table.adopt(proposal, table.seq + 1)
        for viewer in table.streams:
            noticed = known(viewer) != before[viewer] or bool(proposal.news(viewer))
            assert (viewer in told) == (noticed or proposal.state.changes.table), viewer
            unnoticed += not noticed
    assert unnoticed


def test_what_was_missed_is_all_there_or_not_told() -> None:
    """A page that comes back gets every message after the one it has; if one of them is gone, a fresh view."""
    stream = Stream()
    for number in range(1, RECENT + 37):
        stream.n = number
        stream.recent.append(str(number).encode())
    for have in range(stream.n + 3):
        whole = [str(number).encode() for number in range(have + 1, stream.n + 1)]
        assert stream.missed(have) == (whole if 36 <= have <= stream.n else None), have
    assert stream.missed(None) is None
