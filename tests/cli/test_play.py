"""Playing at the terminal with scripted answers: whole games, undo, explanations, saving, leaving."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep.cli.play import warm_up
from nightkeep.cli.saves import data_folder
from nightkeep.cli.serve import default_data
from nightkeep.play.registry import game_spec
from tests.cli.support import OPEN_GAMES, answering, answers, run, whole_script

CASTLE = ("play", "hidden-castle", "--players", "2", "--seed", "7")
PLACED = "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n"  # whatever is taken is refused


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_a_whole_game_from_a_file_of_answers(name: str, tmp_path: Path) -> None:
    """A human against random players, stdin being a plain file; the record replays to the same end."""
    path = tmp_path / "game.json"
    result = run("play", name, "--players", "3", "--seed", "s", "--save", path, typed=whole_script(36))
    assert result.exit_code == 0, result.output[-2000:]
    state = nk.replay(nk.load_record(path))
    assert state.is_over
    winners = " and ".join(state.names[seat] for seat in state.winners())
    assert re.search(rf"^{winners} wins?( together)?\.$", result.stdout, re.MULTILINE)
    for seat, score in enumerate(state.scores()):
        assert re.search(rf"{state.names[seat]} +{score}\b", result.stdout)
    assert f"nightkeep replay {path}" in result.stdout
    assert result.stderr == ""


@pytest.mark.slow
@pytest.mark.parametrize("name", nk.games())
def test_every_game_can_be_played_to_its_end(name: str, tmp_path: Path) -> None:
    """Nothing at the table is made for one game: whoever answers its questions comes to the end of any of them."""
    path = tmp_path / "game.json"
    limit = game_spec(name).options.get("turn_limit")
    short = ("--option", f"turn_limit={limit.values[0]}") if limit and isinstance(limit.values, list) else ()
    with answering(answers()) as asked:
        result = run("play", name, "--save", path, "--seed", "1", *short)
    assert result.exit_code == 0, result.output[-2000:]
    assert nk.replay(nk.load_record(path)).is_over
    assert asked


def test_all_bots_play_by_themselves() -> None:
    result = run("play", "midnight-party", "-p", "2", "-s", "random", "-s", "random", "--seed", "1", typed="")
    assert result.exit_code == 0
    assert "The party is over." in result.stdout


def test_the_same_seed_plays_the_same_game() -> None:
    bots = ("play", "hidden-castle", "-s", "random")
    one, two, other = (run(*bots, "--seed", seed).stdout for seed in ("1", "1", "2"))
    assert one == two
    assert one != other


def test_who_sits_where_is_said() -> None:
    result = run(*CASTLE, "--name", "Rosa", typed="quit\ny\n")
    assert "Rosa: human, Seat 2: random (--seat changes that)" in " ".join(result.stdout.split())
    result = run(*CASTLE, "-s", "random", "-s", "human", typed="quit\ny\n")
    assert "Seat 1: random, Seat 2: human" in result.stdout


def test_the_menu_offers_every_game() -> None:
    result = run("play", typed="zzz\n99\nhidden-\nmidn\nquit\ny\n")
    assert result.exit_code == 0
    for name in nk.games():
        assert name in result.stdout
    menu = result.stdout.partition("Which game?")[0]
    assert max(map(len, menu.splitlines())) <= 80 and menu.count("\n") <= 20  # all of it, in any terminal
    assert "There is no game 'zzz'" in result.stdout
    assert "fits several games" in result.stdout
    assert "Midnight Party. Seat 1: human" in result.stdout


@pytest.mark.parametrize("typed", ["q\n", "\n", ""])
def test_the_menu_can_be_left(typed: str) -> None:
    assert run("play", typed=typed).exit_code == 0


# ---------------------------------------------------------------------- answering


def test_numbers_texts_and_beginnings_are_understood(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "14\nplace 15\nPLACE  16\nplace 3"
    run("play", "hidden-castle", "-p", "2", "-s", "human", "-s", "human", "--save", path, typed=typed)
    assert nk.load_record(path)["actions"] == ["place 14", "place 15", "place 16", "place 3"]


def test_what_is_not_allowed_is_explained_with_its_rules() -> None:
    result = run(*CASTLE, typed="14\n14\nwalk 3\nplace 99\nplace\nfoo\n")
    assert "Space 14 already holds a guest." in result.stdout
    assert "HC-2.9" in result.stdout
    assert "A guest must be placed on a free gallery space now." in result.stdout
    assert "There is no space '99'; a space is 0 to 35." in result.stdout
    assert "'place' fits several actions: place 0" in result.stdout
    assert "'foo' is not an action" in result.stdout


def test_a_number_past_the_list_is_refused() -> None:
    result = run(*CASTLE, "-s", "human", "-s", "human", typed=PLACED + "\n99\n")
    assert "There is no action number 99 now." in result.stdout


def test_an_empty_answer_lists_the_actions_again() -> None:
    once = run(*CASTLE, typed="").stdout.count("put a guest on space N")
    assert run(*CASTLE, typed="\n").stdout.count("put a guest on space N") == once + 1


def test_strange_bytes_are_only_a_bad_answer() -> None:
    from typer.testing import CliRunner

    from nightkeep.cli.main import app

    result = CliRunner().invoke(app, list(CASTLE), input=b"\xff\xfe\n14\n\x00\n")
    assert result.exit_code == 0
    assert "Seat 1 places a guest on space 14." in result.stdout


def test_chance_waits_for_enter_in_a_humans_turn() -> None:
    result = run(*CASTLE, "-s", "human", "-s", "human", typed=PLACED + "roll 4\n? roll 4\n5\nroll\n")
    assert "Seat 1: press Enter to roll" in result.stdout
    assert result.stdout.count("That is left to chance now: press Enter.") == 2
    assert "Seat 1 rolls" in result.stdout


def test_what_enter_does_is_said_in_a_verb() -> None:
    typed = "1\n\n" * 40
    out = run("play", "run-ghost-run", "-p", "2", "-s", "human", "-s", "human", "--seed", "a", typed=typed).stdout
    assert re.search(r"Seat [12]: press Enter to draw a card", out)
    assert "press Enter to card" not in out and "draws a card of" in out


def test_a_game_is_laid_out_and_dealt_at_once() -> None:
    """Keys to the Castle draws 47 tiles and cards before anybody decides; nobody has to press Enter for each."""
    out = run("play", "keys-to-the-castle", "-p", "2", "-s", "human", "-s", "human", "--seed", "a").stdout
    before = out.partition("press Enter when only you can see the screen")[0]
    assert "press Enter" not in before
    out = run("play", "keys-to-the-castle", "-p", "2", "-s", "human", "-s", "random", "--seed", "a", typed="").stdout
    assert out.count(" is laid at ") == 40 and "press Enter" not in out and "type " in out


# ---------------------------------------------------------------------- undo


def two_humans(path: Path, typed: str) -> tuple[str, list[str]]:
    result = run(*CASTLE, "-s", "human", "-s", "human", "--save", path, typed=typed)
    assert result.exit_code == 0
    return result.stdout, nk.load_record(path)["actions"]


def test_undo_takes_back_a_decision(tmp_path: Path) -> None:
    out, actions = two_humans(tmp_path / "a.json", "14\n15\nundo\nundo\n3\n4\n")
    assert "Seat 2 takes back: place 15" in out
    assert "Seat 1 takes back: place 14" in out
    assert actions == ["place 3", "place 4"]


def test_undo_takes_the_bots_decisions_back_too(tmp_path: Path) -> None:
    """Bots decide in between, nothing is random or revealed: one undo goes back to the human's own decision."""
    path = tmp_path / "a.json"
    result = run("play", "hidden-castle", "-p", "4", "--save", path, typed="14\nundo\n33\n")
    assert "Seat 1 takes back: place 14" in result.stdout
    actions = nk.load_record(path)["actions"]
    assert actions[0] == "place 33"
    assert len(actions) == 4


def test_undo_is_possible_until_the_die_is_rolled(tmp_path: Path) -> None:
    """Right after a decision, before chance goes on for somebody else, the player is asked and may undo."""
    out, actions = two_humans(tmp_path / "a.json", PLACED + "\n1\nundo\n2\n")
    assert "Seat 2: press Enter to roll, or type undo" in out
    assert "Seat 1 takes back: walk" in out
    assert actions[-2].startswith("roll")
    path = tmp_path / "b.json"
    result = run(*CASTLE, "--save", path, typed=PLACED + "\n1\nundo\n1\n")
    assert "Seat 1: press Enter to go on, or type undo" in result.stdout
    assert "Seat 1 takes back: walk" in result.stdout


def test_undo_stops_at_what_was_random(tmp_path: Path) -> None:
    out, actions = two_humans(tmp_path / "a.json", "undo\n" + PLACED + "\nundo\n")
    assert "Nothing can be undone: you have decided nothing yet." in out
    assert "Nothing can be undone: something random or secret has come up since then." in out
    assert len(actions) == 13


# ---------------------------------------------------------------------- explanations


def test_a_question_mark_explains_what_happened() -> None:
    result = run(*CASTLE, typed="?\n14\n?\n")
    assert "Nothing has happened yet." in result.stdout
    assert re.search(r"• Seat 1 places a guest on space 14\. +HC-2\.8, HC-2\.9", result.stdout)
    rule = nk.game("hidden-castle").rules["HC-2.9"]
    assert rule.text in " ".join(result.stdout.split())


def test_a_question_about_an_action() -> None:
    result = run(*CASTLE, typed="? place 3\n? 3\n? place\n14\n? place 14\n? 14\n? stay\n")
    assert result.stdout.count("place 3 is allowed: put a guest on space 3, the doorway of the Library") == 2
    assert "place 35: put a guest on space 35" in result.stdout
    assert result.stdout.count("Space 14 already holds a guest.") == 2
    assert "HC-2.13" in result.stdout


def test_a_question_about_a_rule_or_a_word() -> None:
    result = run(*CASTLE, typed="? hc-5.7\n? arrow\n? xyzzy\n")
    book = nk.game("hidden-castle").rules
    said = " ".join(result.stdout.split())
    assert book["HC-5.7"].text in said
    assert "Rulebook." in said
    assert book["HC-4.2"].title in said
    assert "'xyzzy' is not an action" in said


def test_help_names_every_command() -> None:
    result = run(*CASTLE, typed="help\n")
    for word in ("undo", "save [FILE]", "quit", "? ACTION", "? RULE-ID", "show"):
        assert word in result.stdout


def test_show_draws_again() -> None:
    assert run(*CASTLE, typed="show\n").stdout.count("☾") == run(*CASTLE, typed="").stdout.count("☾") + 1


# ---------------------------------------------------------------------- saving and leaving


def test_save_and_resume(tmp_path: Path) -> None:
    """A game that is saved and resumed under its seed goes on as if it had never stopped."""
    path = tmp_path / "game.json"
    result = run(*CASTLE, "--name", "Rosa", typed=f"14\n33\nsave {path}\nquit\ny\n")
    assert f"Saved in {path}" in result.stdout
    assert f"nightkeep play --resume {path}" in result.stdout
    before = nk.load_record(path)
    assert before["names"] == ["Rosa", "Seat 2"]
    assert len(before["actions"]) == 4
    script = whole_script(36)
    straight, resumed = tmp_path / "straight.json", tmp_path / "resumed.json"
    assert run(*CASTLE, "--name", "Rosa", "--save", straight, typed=f"14\n33\n{script}").exit_code == 0
    result = run("play", "--resume", path, "--save", resumed, "--seed", "7", typed=script)
    assert "going on after 4 actions" in result.stdout
    assert nk.load_record(resumed) == nk.load_record(straight)
    assert nk.load_record(path) == before, "the record that was resumed is left alone"


def test_undo_still_works_after_resuming(tmp_path: Path) -> None:
    path, after = tmp_path / "game.json", tmp_path / "after.json"
    run(*CASTLE, typed=f"14\nsave {path}\n")
    result = run("play", "--resume", path, "--save", after, typed="undo\n21\n")
    assert "Seat 1 takes back: place 14" in result.stdout
    assert nk.load_record(after)["actions"][0] == "place 21"


def test_resume_into_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*CASTLE, "--save", path, typed="14\n")
    assert run("play", "--resume", path, "--save", path, typed="33\n").exit_code == 0
    assert len(nk.load_record(path)["actions"]) == 4


def test_a_finished_record_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "midnight-party", "-p", "2", "-s", "random", "--seed", "1", typed=f"{path}\n")
    result = run("play", "--resume", path, typed="")
    assert result.exit_code == 0
    assert "wins." in result.stdout


def test_saving_over_a_file_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("mine")
    run(*CASTLE, typed=f"14\nsave {path}\nmaybe\nn\n")
    assert path.read_text() == "mine"
    run(*CASTLE, typed=f"14\nsave {path}\ny\n")
    assert json.loads(path.read_text())["game"] == "hidden-castle"


def test_a_save_that_fails_says_so_and_the_game_goes_on(tmp_path: Path) -> None:
    result = run(*CASTLE, typed=f"14\nsave {tmp_path / 'no' / 'such.json'}\n33\n")
    assert "could not be written" in result.stdout
    assert "Seat 1 places a guest on space 33." in result.stdout


def test_quit_asks_and_offers_to_save(data: Path) -> None:
    result = run(*CASTLE, typed="14\nquit\nn\nquit\nwhat\ns\n")
    assert result.exit_code == 0
    assert "Please answer s, l or n." in result.stdout
    (path,) = data.glob("*.json")
    assert nk.load_record(path)["actions"][0] == "place 14"
    assert f"Saved in {path}" in result.stdout


def test_quit_without_saving_keeps_nothing(data: Path) -> None:
    assert run(*CASTLE, typed="14\nquit\nl\n").exit_code == 0
    assert not data.exists()


def test_the_end_of_input_loses_nothing(data: Path) -> None:
    result = run(*CASTLE, typed="14\n33\n")
    assert result.exit_code == 0
    (path,) = data.glob("*.json")
    assert len(nk.load_record(path)["actions"]) == 4
    assert f"nightkeep play --resume {path}" in result.stdout


@pytest.mark.parametrize("stops_at", [1, 5, 14, 16])
def test_ctrl_c_loses_nothing(stops_at: int, data: Path) -> None:
    """At a decision or while chance waits: the game so far is kept, and there is no traceback."""
    usual, left = answers(), [stops_at]

    def answer(prompt: str) -> str:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return usual(prompt)

    with answering(answer):
        result = run(*CASTLE)
    assert result.exit_code == 130
    (path,) = data.glob("*.json")
    assert nk.replay(nk.load_record(path)).history
    assert "the game is kept" in result.stdout


def test_ctrl_c_before_anything_keeps_nothing(data: Path) -> None:
    def answer(prompt: str) -> str:
        raise KeyboardInterrupt

    with answering(answer):
        assert run(*CASTLE).exit_code == 130
    assert not data.exists()


def test_a_game_is_kept_elsewhere_if_its_own_file_fails(tmp_path: Path, data: Path) -> None:
    """The --save file cannot be written any more: the player is told, and the game goes to the data folder."""
    folder = tmp_path / "gone"
    folder.mkdir()

    def answer(prompt: str) -> str:
        if folder.exists():
            folder.rmdir()
            return "14"
        raise EOFError

    with answering(answer):
        result = run(*CASTLE, "--save", folder / "game.json")
    assert "could not be written" in result.stdout
    (path,) = data.glob("*.json")
    assert nk.load_record(path)["actions"][0] == "place 14"


@pytest.mark.skipif(sys.platform == "win32", reason="there the system is asked, not the environment")
def test_games_and_tables_lie_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "nightkeep" / "games"
    assert default_data() == tmp_path / "nightkeep" / "server"


def test_no_data_folder_no_loss(tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data.write_text("a file, not a folder")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "temp"))
    run(*CASTLE, typed="14\n")
    (path,) = (tmp_path / "temp").glob("*.json")
    assert nk.load_record(path)["actions"][0] == "place 14"


def test_two_saves_in_one_second_get_two_names(data: Path) -> None:
    run(*CASTLE, typed="14\nsave\nsave\nsave\n")
    assert len(list(data.glob("*.json"))) == 3


def test_the_end_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "end.json"
    bots = ("play", "midnight-party", "-p", "2", "-s", "random", "--seed", "1")
    result = run(*bots, typed=f"{tmp_path / 'no' / 'such.json'}\n{path}\n")
    assert "could not be written" in result.stdout
    assert nk.replay(nk.load_record(path)).is_over
    assert run(*bots, typed="\n").exit_code == 0
    assert run(*bots, typed="").exit_code == 0


def test_warming_up_leaves_the_game_as_it_was() -> None:
    state = nk.game("hidden-castle", players=2).start()
    before = state.to_bytes(), state.history
    warm_up(state)
    assert (state.to_bytes(), state.history) == before
