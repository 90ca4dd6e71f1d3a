"""The other commands, and what they refuse."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import nightkeep as nk
from nightkeep.play.registry import languages
from tests.cli.support import OPEN_GAMES, refused, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of two."""
    path = tmp_path / "game.json"
    run("play", "hidden-castle", "-p", "2", "-s", "random", "--seed", "1", "--save", path)
    return path


def test_version() -> None:
    assert run("--version").stdout == f"nightkeep {nk.__version__}\n"


def test_python_dash_m() -> None:
    done = subprocess.run([sys.executable, "-m", "nightkeep", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"nightkeep {nk.__version__}\n"


@pytest.mark.parametrize(
    "command", ["play", "games", "rules", "learn", "replay", "simulate", "arena", "analyse", "bench"]
)
def test_help_has_examples(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"nightkeep {command}" in result.stdout
    assert command in run("--help").stdout


@pytest.mark.parametrize("words", [(), ("replay",), ("serve",), ("lab",), ("lab", "run")], ids=str)
def test_help_asks_for_nothing_after_a_flag(words: tuple[str, ...]) -> None:
    out = run(*words, "--help").stdout
    assert "--help" in out and "bool" not in out.lower()


# ---------------------------------------------------------------------- games and rules


def test_games_lists_all() -> None:
    out = run("games").stdout
    for name in nk.games():
        assert name in out
        assert nk.game(name).rules.title.split()[0] in out


@pytest.mark.parametrize("name", nk.games())
def test_games_explains_options(name: str) -> None:
    out = run("games", name).stdout
    words = " ".join(re.sub(r"[│┃]", " ", out).split())
    for option in nk.game(name).spec.options.values():
        assert re.search(rf"\b{option.key}\b", out)
        assert option.text.split()[0] in words


def test_rules_by_section() -> None:
    out = run("rules", "midnight-party").stdout
    book = nk.game("midnight-party").rules
    words = " ".join(out.split())
    for section in book.section:
        assert section.title in out
    for rule in book.rule:
        assert f"{rule.id} {rule.title} {rule.text}" in words


def test_one_rule_with_its_source_and_reason() -> None:
    rule = nk.game("hidden-castle").rules["HC-3.1"]
    words = " ".join(run("rules", "hidden-castle", "hc-3.1").stdout.split())
    assert rule.text in words
    assert "Ruling." in words
    assert rule.why in words


def test_searching_rules() -> None:
    out = run("rules", "hidden-castle", "--search", "BOOTED").stdout
    found = set(re.findall(r"HC-\d+\.\d+(?= )", out))
    book = nk.game("hidden-castle").rules
    for rule in book.rule:
        if "booted" in f"{rule.title} {rule.text}".lower():
            assert rule.id in found
    assert "HC-1.4" not in out


def test_rules_in_dutch() -> None:
    book = nk.game("midnight-party").rules.in_language("nl")
    words = " ".join(run("rules", "midnight-party", "--lang", "nl").stdout.split())
    assert words.startswith("Middernachtsfeest Spelmateriaal en bord MP-1.1 Spelers, leeftijd en duur")
    for rule in book.rule:
        assert f"{rule.id} {rule.title} {rule.text}" in words
    one = " ".join(run("rules", "midnight-party", "mp-10.3", "--lang", "nl").stdout.split())
    assert one.endswith(f"{book['MP-10.3'].text} Uitleg. {book['MP-10.3'].why}")
    assert "MP-3.5" in run("rules", "midnight-party", "--search", "laten staan", "--lang", "nl").stdout


# ---------------------------------------------------------------------- replay


def test_replay_tells_the_game(record: Path) -> None:
    out = run("replay", record).stdout
    actions = nk.load_record(record)["actions"]
    assert f"{len(actions)} actions" in out
    assert re.search(rf"^ +{len(actions)}  ", out, re.MULTILINE)
    assert out.count("☾") == 1
    assert "The game is over" in out
    assert "wins." in out


def test_replay_until(record: Path) -> None:
    out = run("replay", record, "--until", "3").stdout
    assert re.search(r"^ +3  Seat 1 places a guest", out, re.MULTILINE)
    assert not re.search(r"^ +4  ", out, re.MULTILINE)
    assert "After action 3 of" in out
    assert run("replay", record, "--until", "0").stdout.count("☾") == 1


def test_replay_step_by_step(record: Path) -> None:
    out = run("replay", record, "--step", typed="\n\nq\n").stdout
    assert out.count("☾") == 3
    assert "3 of" in out
    assert run("replay", record, "--step", typed="").exit_code == 0


def test_replay_of_an_unfinished_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "hidden-castle", "--save", path, typed="14\n")
    assert "The game is not over." in run("replay", path).stdout


# ---------------------------------------------------------------------- simulate and bench


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_simulate(name: str) -> None:
    result = run("simulate", name, "-n", "500", "--players", "3", "--seed", "5")
    assert result.exit_code == 0
    direct = nk.game(name, players=3).simulate(500, seed=5)
    for seat in range(3):
        line = next(line for line in result.stdout.splitlines() if f"Seat {seat + 1}" in line)
        scores = direct.scores[:, seat]
        share, margin = direct.win_shares()[seat], direct.win_margins()[seat]
        for figure in (f"{scores.mean():.2f}", str(scores.min()), str(scores.max()), f"{share:.2%}"):
            assert re.search(rf"(?<![\d.]){re.escape(figure)}(?![\d.])", line), (figure, line)
        assert f"{share - margin:.2%} to {share + margin:.2%}" in line
    assert f"{direct.lengths.mean():.1f} on average, {direct.lengths.min()} to {direct.lengths.max()}" in result.stdout
    assert "steps/s" in result.stdout


def test_simulate_is_the_same_on_one_thread() -> None:
    tables = [
        run("simulate", "hidden-castle", "-n", "3000", "-t", threads).stdout.split("games/s")[0].rpartition("\n")[0]
        for threads in (1, 2)
    ]
    assert tables[0] == tables[1]


@pytest.mark.slow
def test_bench_writes_its_figures(tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    result = run("bench", "--games", "hidden-rooms", "--seconds", "0.05", "--json", path)
    assert result.exit_code == 0, result.output
    figures = json.loads(path.read_text())
    assert figures["nightkeep"] == nk.__version__
    measured = figures["games"]["hidden-rooms"]
    assert measured["players"] == 1
    assert measured["position_bytes"] == nk.game("hidden-rooms").spec.dtype.itemsize
    parts = list(measured["cold_start_parts_s"].values())
    assert parts == sorted(parts)
    assert measured["cold_start_s"] == parts[-1]
    for key in ("second_start_s", "one_core_steps_per_s", "all_cores_steps_per_s", "play_us"):
        assert measured[key] > 0
    for title in ("Position", "Cold start", "Second start", "one core", "all cores", "State.play"):
        assert title in result.stdout


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("play hidden-cstle", "there is no game 'hidden-cstle'; the games are: .* Did you mean 'hidden-castle'"),
        ("play hidden-castle --players 9", "players = 9 is not allowed; players may be: 2, 3"),
        ("play hidden-castle --players two", "--players"),
        ("play hidden-castle --players 0", "players = 0"),
        ("play hidden-castle -o colurs=choose", "no option 'colurs'; its options are: .* Did you mean 'colours'"),
        ("play hidden-castle -o colours=pink", "colours = 'pink' is not allowed; colours may be: seat-order, choose"),
        ("play hidden-castle -o colours", "write it as KEY=VALUE; the keys are: .*colours"),
        ("play hidden-castle -o =choose", "write it as KEY=VALUE"),
        ("play hidden-castle -o colours=choose -o colours=choose", "given twice"),
        ("play hidden-castle -p 3 -o players=3", "give one of them"),
        ("play hidden-castle -o board=no/such.toml", "no/such.toml: cannot be read"),
        ("play hidden-castle -s robot", "--seat robot is not allowed; a seat may be: human, random"),
        ("play hidden-castle -p 2 -s human -s human -s human", "--seat is given 3 times, but there are 2 seats"),
        ("play hidden-castle -p 2 --name A --name B --name C", "--name is given 3 times"),
        ("play hidden-castle -p 2 --name A --name A", "a name of its own"),
        ("play hidden-castle --name ''", "a name has 1 to 40 printable characters"),
        ("play hidden-castle --save no/such/folder.json", "there is no folder"),
        ("play --resume no-such.json", "no-such.json cannot be read"),
        ("play hidden-castle --resume x.json", "leave them out"),
        ("play --players 2 --resume x.json", "leave them out"),
        ("games nothing", "there is no game 'nothing'"),
        ("rules nothing", "there is no game 'nothing'"),
        ("rules hidden-castle HC-99.9", "has no rule 'HC-99.9'; its rules are HC-1.1 to"),
        ("rules hidden-castle HC-1.1 --search x", "not both"),
        ("rules hidden-castle --search xyzzy", "no rule of hidden-castle says 'xyzzy'"),
        ("rules hidden-castle --lang xx", f"nothing written in 'xx'; the languages are: {', '.join(languages())}"),
        ("replay no-such.json", "no-such.json cannot be read"),
        ("simulate hidden-castle -n 0", "games = 0: simulate plays 1 to"),
        ("simulate hidden-castle -n many", "--games"),
        ("simulate hidden-castle -n 10 --seed -1", "seed = -1"),
        ("simulate hidden-castle -n 10 --threads 0", "threads = 0"),
        ("simulate nothing", "there is no game 'nothing'"),
        ("bench --games nothing", "there is no game 'nothing'"),
        ("bench --seconds 0", "0"),
        ("bench --seconds 1 --json no/such/file.json", "there is no folder"),
        ("dance", "dance"),
        ("play hidden-castle --dance", "--dance"),
        ("rules", "GAME"),
    ],
)
def test_bad_words_are_refused_in_one_line(words: str, says: str) -> None:
    import shlex

    assert re.search(says, refused(*shlex.split(words)))


@pytest.mark.parametrize("command", ["replay", "play --resume"])
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda t: "", "truncated or not JSON"),
        (lambda t: t[: len(t) // 2], "truncated or not JSON"),
        (lambda t: "[]", "a record is a JSON object"),
        (lambda t: t.replace('"nightkeep": 1', '"nightkeep": 9'), "format 1"),
        (lambda t: t.replace('"hidden-castle"', '"chess"', 1), "there is no game 'chess'"),
        (lambda t: re.sub(r'"rules": "\w+"', '"rules": "000000000000"', t), "will not replay it under other rules"),
        (lambda t: re.sub(r'"place \d+"', '"place 99"', t, count=1), r"action 1 of \d+: 'place 99' is not legal"),
        (lambda t: re.sub(r'"roll \w+"', '"roll 3"', t, count=1), r"action 13 of \d+: 'roll 3' is not legal"),
        (lambda t: t.replace('"players": 2', '"players": 99'), "set-up is broken: players = 99"),
        (lambda t: t.replace('"actions"', '"moves"'), "'actions' is missing"),
        (lambda t: t.replace('"names"', '"nicknames"'), "unknown key 'nicknames'"),
        (lambda t: t.replace("{", '{ "\x1b[31m\\u001b[31m": 1,', 1), "JSON|unknown key"),
    ],
)
def test_broken_records_are_refused_in_one_line(record: Path, command: str, change: object, says: str) -> None:
    assert callable(change)
    text = record.read_text()
    changed = change(text)
    assert changed != text
    record.write_text(changed)
    line = refused(*command.split(), record)
    assert re.search(says, line)
    assert "\x1b" not in line


def test_a_record_that_is_no_text(record: Path) -> None:
    record.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in refused("replay", record)


def test_until_past_the_end(record: Path) -> None:
    assert re.search(r"--until 9999: the record has \d+ actions", refused("replay", record, "--until", "9999"))
    assert "--until -1" in refused("replay", record, "--until", "-1")


def test_another_games_file_is_never_written_over(record: Path) -> None:
    before = record.read_text()
    assert "the file exists" in refused("play", "hidden-castle", "--save", record)
    assert record.read_text() == before


def test_a_broken_board_names_file_and_line(tmp_path: Path) -> None:
    board = Path(nk.game("hidden-castle").spec.folder / "board.toml").read_text()
    path = tmp_path / "mine.toml"
    path.write_text(board.replace("doorway = 8", "doorway = 36"))
    for command in ("play", "simulate"):
        line = refused(command, "hidden-castle", "-o", f"board={path}")
        assert re.search(r"mine\.toml, line \d+: .*off the loop", line)


def test_a_board_of_ones_own_travels_in_the_record(tmp_path: Path) -> None:
    board = Path(nk.game("hidden-castle").spec.folder / "board.toml").read_text()
    own, saved = tmp_path / "mine.toml", tmp_path / "game.json"
    own.write_text(board.replace("The Hidden Castle", "My own castle"))
    run("play", "hidden-castle", "-o", f"board={own}", "--save", saved, typed="14\n")
    own.unlink()
    assert "My own castle" in run("replay", saved).stdout


@pytest.mark.parametrize("words", [(), ("lab",)])
def test_without_a_command_there_is_help_and_nothing_else(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert "Usage: " in result.stdout and result.stderr == ""
