"""The rules in other languages: everything said, nothing else, and with the same numbers."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import nightkeep as nk
from nightkeep.cli.check_words import catalogues
from nightkeep.play.registry import game_spec, games_of, languages
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import OWN, Words
from nightkeep.rules.rulebook import Rulebook, languages_of, load_rulebook
from nightkeep.rules.words_check import check, sentences

OURS = games_of("nightkeep")
OTHERS = [lang for lang in languages() if lang != "en"]
ENGLISH_WORDS = re.compile(
    r"\b(the|and|with|from|that|which|may|must|player|players|guest|ghost|card|tile|room|space)\b", re.I
)
pairs = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in OURS for lang in OTHERS])


def said(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Every text that people read, with a name for it."""
    yield "title", book.title
    for section in book.section:
        yield f"section {section.key}", section.title
    for rule in book.rule:
        yield f"{rule.id} title", rule.title
        yield f"{rule.id} text", rule.text
        if rule.why:
            yield f"{rule.id} why", rule.why
    for option in book.option:
        yield f"option {option.key}", option.text


def numbers(text: str) -> list[str]:
    """All runs of digits: ``0.40`` and ``0,40`` are the same, ``RG-1.2`` counts too."""
    return sorted(re.findall(r"\d+", text))


def test_english_comes_first_and_every_game_has_every_language() -> None:
    assert languages()[0] == "en" and "nl" in languages()
    assert all(languages_of(Path(game_spec(name).rules.folder)) == list(languages()) for name in OURS)


@pairs
def test_a_translation_says_the_same_in_other_words(name: str, lang: str) -> None:
    book = game_spec(name).rules
    english, other = dict(said(book)), dict(said(book.in_language(lang)))
    assert list(english) == list(other)
    for what, text in other.items():
        assert text == text.strip() != "", what
        assert text != english[what], f"{what} is not translated"
        assert numbers(text) == numbers(english[what]), f"{what}: {english[what]!r} has other numbers than {text!r}"
        ids = rf"{book.prefix}-\d+\.\d+"
        assert sorted(re.findall(ids, text)) == sorted(re.findall(ids, english[what])), what


@pairs
def test_no_english_is_left(name: str, lang: str) -> None:
    """Names of options, files and sites are the only English words of a translation; none of them is one of these."""
    for what, text in said(game_spec(name).rules.in_language(lang)):
        assert not ENGLISH_WORDS.search(text), f"{what}: {text}"


@pairs
def test_a_translation_is_the_same_rule_list(name: str, lang: str) -> None:
    book = game_spec(name).rules
    other = book.in_language(lang)
    assert other is book.in_language(lang), "read once"
    assert book.in_language("en") is book
    assert (other.version, other.game, other.players) == (book.version, book.game, book.players)
    assert [(r.id, r.section) for r in other.rule] == [(r.id, r.section) for r in book.rule]
    assert {r.source for r in other.rule}.isdisjoint(r.source for r in book.rule)
    assert [replace(option, text="") for option in other.option] == [replace(option, text="") for option in book.option]
    assert not (other.example or other.chance or other.hidden or other.decision), "these are written in English only"


@pytest.mark.parametrize("lang", ["xx", "", "NL", "../nl", "toml"])
def test_an_unknown_language_is_refused_with_those_there_are(lang: str) -> None:
    with pytest.raises(OptionError, match=f"not written in '{re.escape(lang)}'; there are: {', '.join(languages())}$"):
        game_spec("hidden-castle").rules.in_language(lang)


@pytest.mark.parametrize(
    ("cut", "says"),
    [
        (r'\[rule\."HR-5\.5"\][^\[]+', r"rule: missing \['HR-5.5'\], unknown \[\]"),
        (r'^why = "[^"]+"\n', r"why of rule: missing \['HR-1.2'\]"),
        (r"^match = .+\n", r"option: missing \['match'\]"),
        (r"^monster = .+\n", r"section: missing \['monster'\]"),
        (r"^ruling = .+\n", r"source: missing \['ruling'\]"),
    ],
)
def test_a_gap_is_never_filled_with_english(tmp_path: Path, cut: str, says: str) -> None:
    folder = game_spec("hidden-rooms").folder
    shutil.copy(folder / "rules.toml", tmp_path)
    words = (folder / "rules.nl.toml").read_text(encoding="utf-8")
    fewer, found = re.subn(cut, "", words, count=1, flags=re.MULTILINE)
    assert found == 1
    (tmp_path / "rules.nl.toml").write_text(fewer, encoding="utf-8")
    book = load_rulebook(tmp_path / "rules.toml")
    with pytest.raises(ValueError, match=says):
        book.in_language("nl")
    (tmp_path / "rules.nl.toml").write_text(words + 'more = "?"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"option: missing \[\], unknown \['more'\]"):
        book.in_language("nl")


# ---------------------------------------------------------------------- sentences

SOURCE = Path(nk.__file__).parent
FAMILIES = (
    "event-",
    "why-",
    "name-",
    "heat-",
    "refused-",
    "table-",
)  # test_messages.py, test_words.py and the kit know who says them
SAYERS = {"Message", "told", "say", "text"}
WITH_THE_PAGE = {"throw-net", "act-leave", "act-take-back"}  # of pages that are still to come


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_is_there_and_can_be_said(lang: str) -> None:
    """Nothing is missing, unknown, needs other arguments than in English, or fails with sample arguments."""
    found = {name: check(words, lang)[1] for name, words in catalogues().items()}
    wrong = [f"{name}: {one}" for name, several in found.items() for one in several if one.id not in WITH_THE_PAGE]
    assert not wrong


def test_english_can_be_said() -> None:
    assert not [f"{name}: {one}" for name, words in catalogues().items() for one in check(words, "en")[1]]


def own_catalogues() -> dict[str, Words]:
    return {name: words for name, words in catalogues().items() if not name.startswith("page")}


def literals() -> tuple[set[str], list[re.Pattern[str]], set[str]]:
    """Texts in the source code, patterns of its f-strings, and the ids that are certainly said."""
    texts, patterns, said = set[str](), [], set[str]()
    for template in SOURCE.rglob("templates/*.html"):
        said.update(re.findall(r'say\("([^"]+)"', template.read_text(encoding="utf-8")))
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                patterns.append(re.compile("".join(parts)))
            elif isinstance(node, ast.Call) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                first = node.args[0]
                if name in SAYERS and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    said.add(first.value)
    texts |= said
    return texts, [one for one in patterns if re.match(r"[a-z]+\\?-", one.pattern)], said


def test_every_sentence_is_used_and_every_id_has_one() -> None:
    texts, patterns, said = literals()
    ids: set[str] = set()
    for name, words in own_catalogues().items():
        english, _ = sentences(words.source("en"))
        ids |= english.keys()
        parts = {part for sentence in english.values() for part in sentence.parts}
        unused = [
            one
            for one in english.keys() - texts - parts
            if not one.startswith(FAMILIES) and not any(pattern.fullmatch(one) for pattern in patterns)
        ]
        assert not unused, f"{name}: {unused}"
    assert not {one for one in said if re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", one)} - ids


def test_no_catalogue_says_what_the_engine_says() -> None:
    engine = OWN.ids()
    for name, words in own_catalogues().items():
        assert name == "engine" or not words.ids() & engine, name
