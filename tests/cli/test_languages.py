"""The command line in other languages: what it says, and what it understands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nightkeep.cli.ask import which
from nightkeep.cli.check_words import catalogues
from nightkeep.cli.show import WORDS
from nightkeep.rules.messages import ENGLISH, Words
from nightkeep.rules.numbers import figure, percent
from nightkeep.rules.words_check import Finding, check
from tests.cli.support import refused, run, whole_script

GAME = ("play", "hidden-castle", "--players", "2", "--seat", "human", "--seat", "random", "--seed", "4")
PROMPTS = (  # words that are answers to the same question
    ("help", "show", "hint", "undo", "mark", "save", "quit"),
    ("quit", "back", "rules"),
    ("yes", "no"),
    ("answer-save", "answer-leave", "no"),
)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (
            "nl",
            [
                "Typ hulp bij elke vraag",
                "typ een nummer (0 tot en met 35)",
                "punten",
                "Plaats 2",
                "wint.",
            ],
        ),
        ("de", ["Tippe bei jeder Frage hilfe", "tippe eine Nummer (0 bis 35)", "Punkte", "Platz 2", "gewinnt."]),
    ],
)
def test_a_whole_game(lang: str, says: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a number is the name of a file in the end
    result = run("--lang", lang, *GAME, typed=whole_script(36))
    assert result.exit_code == 0
    for words in says:
        assert words in result.stdout, words
    for english in ("Seat 1", "type a number", "points", "press Enter", "The game is over"):
        assert english not in result.stdout, english
    monkeypatch.setenv("NIGHTKEEP_LANG", lang)
    assert says[0] in run(*GAME, typed="").stdout


def test_commands_are_understood_in_the_language_and_in_english() -> None:
    result = run("--lang", "nl", *GAME, typed="hulp\nhelp\n3\nterug\nundo\n?\nenter 3\nstop\nj\n")
    assert result.stdout.count("wat een goede bot nu zou doen") == 2
    assert "neemt terug: place 3" in result.stdout and "Er valt niets ongedaan te maken" in result.stdout
    assert "'enter 3' is geen actie" in result.stdout and "Van tafel gaan? [j/N]" in result.stdout


def test_the_language_holds_for_one_command() -> None:
    assert "Spelers" in run("--lang", "nl", "rules", "hidden-castle", "HC-1.1").stdout
    assert "Players" in run("rules", "hidden-castle", "HC-1.1").stdout
    assert "Spieler" not in run("--lang", "de", "games").stdout and "Personen" in run("--lang", "de", "games").stdout


def test_an_unknown_language_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused("--lang", "xx", "games").startswith("there is nothing written in 'xx'; the languages are: en, ")
    assert "nothing written in 'xx'" in refused("rules", "hidden-castle", "--lang", "xx")
    monkeypatch.setenv("NIGHTKEEP_LANG", "xx")
    assert "nothing written in 'xx'" in refused("games")


def test_errors_speak_the_language(tmp_path: Path) -> None:
    assert refused("--lang", "nl", "play", "hidden-cstle").startswith(
        "er is geen spel 'hidden-cstle'; de spellen zijn: "
    )
    assert refused("--lang", "de", "play", "hidden-castle", "-o", "colurs=x").endswith("Meinst du „colours“?")
    (tmp_path / "cut.json").write_text('{"nightkeep": 1,')
    assert "cut.json, ligne 1\N{NO-BREAK SPACE}: coupé ou pas du JSON" in refused(
        "--lang", "fr", "replay", tmp_path / "cut.json"
    )


@pytest.mark.parametrize("lang", WORDS.languages)
def test_no_word_means_two_things(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTKEEP_LANG", lang)
    for prompt in PROMPTS:
        words = [word for command in prompt for word in WORDS.text(f"word-{command}").split(", ")]
        assert len(words) == len(set(words)), prompt
        for command in prompt:
            assert all(which(word, *prompt) == command for word in WORDS.text(f"word-{command}").split(", "))


def test_numbers_follow_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (figure(1234.5, 1), percent(0.123, 1), percent(0.02, 1, sign=True)) == ("1,234.5", "12.3%", "+2.0%")
    monkeypatch.setenv("NIGHTKEEP_LANG", "de")
    assert (figure(1234.5, 1), percent(0.123, 1)) == ("1.234,5", "12,3\N{NO-BREAK SPACE}%")


def test_words_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(
        "one = { $a } is one\ntwo = two\nthree = { $n ->\n    [x] X\n   *[y] Y\n}\n"
    )
    german = "one = eins: { $b }\nthree = { $n ->\n    [x] { NOTHING($n) }\n   *[y] Y\n}\nfour = vier\n"
    (tmp_path / "words" / "de.ftl").write_text(german)
    words = Words(tmp_path, name="checked")
    count, found = check(words, "de")
    assert count == 3
    assert [finding[:2] for finding in found] == [
        ("two", "missing"), ("one", "arguments"), ("three", "broken"), ("four", "unknown"),
    ]  # fmt: skip
    assert str(found[1]) == "arguments: one ($b)" and Finding("two", "missing") in found
    assert check(words, ENGLISH)[1] == []
    monkeypatch.setattr("nightkeep.cli.check_words.catalogues", lambda: {"checked": words})
    result = run("words", "check", "de")
    assert (
        result.exit_code == 1 and "checked: missing: two" in result.stdout and "checked: unknown: four" in result.stdout
    )
    monkeypatch.setattr("nightkeep.cli.check_words.catalogues", lambda: {"cli": WORDS})
    assert "All sentences are there." in run("words", "check", "nl").stdout


def test_all_catalogues_are_found() -> None:
    assert {"engine", "cli", "hidden-castle", "run-ghost-run", "page", "page run-ghost-run"} <= set(catalogues())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("lern",), r"er is geen opdracht 'lern'; de opdrachten zijn: play, games, .*\. Bedoel je 'learn'\?"),
        (("play", "--resum"), "er is geen optie '--resum'; nightkeep play --help .*'--resume'"),
        (("simulate", "hidden-castle", "-n"), "-n heeft een waarde nodig; nightkeep simulate --help zegt welke"),
        (("play", "--fast=3"), "--fast heeft geen waarde; laat die weg"),
        (("rules",), "SPEL ontbreekt; nightkeep rules --help zegt wat er hoort te staan"),
        (("games", "a", "b"), "dit hoort hier niet: b; nightkeep games --help"),
        (("serve", "--port", "99999"), "--port moet een geheel getal zijn van 0 tot en met 65535"),
        (("arena", "hidden-castle", "-n", "0"), "--games moet een geheel getal zijn, minstens 1"),
        (("bench", "--seconds", "x"), "--seconds moet een getal zijn van 0,01 tot en met 3600"),
    ],
)
def test_a_wrong_command_line_is_refused_in_the_language(words: tuple[str, ...], says: str) -> None:
    assert re.match(says, refused("--lang", "nl", *words))
