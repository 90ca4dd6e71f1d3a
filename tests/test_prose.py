"""No sentence for people stands in the code: only what programmers read may be English there.

docs/howto/translate.md says what that is.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command

import nightkeep
from nightkeep.cli.main import app
from nightkeep.cli.show import WORDS
from nightkeep.rules.errors import OptionError
from nightkeep.rules.messages import Message
from tests.cli.support import run

PACKAGE = Path(nightkeep.__file__).parent
PROSE = re.compile(r"[A-Za-z][a-z']*[,;:]? [a-z][a-z']+[,;:]? [a-z][a-z']+")  # three words
STYLE = re.compile(r"(bold|on|default|[a-z_]*(black|white|red|green|blue|yellow|cyan|magenta)|#?\{?\}?|\s)+")
DRAWN = ("<svg", "color-mix(")
SQL = re.compile(r"\s*(select|insert|update|delete|begin|set|with|pragma)\b")

# What programmers read: errors of wrong code, the log, and the documentation of fields, requests and measurements.
ERRORS = {name for name, one in vars(builtins).items() if isinstance(one, type) and issubclass(one, BaseException)}
ERRORS |= {"MissingWordsError", "ResetNeeded"}
LOGGED = {"logger", "warnings"}
DECLARED = {"Int8", "Int16", "Int32", "Int64", "Float32", "row", "FieldSpec", "Meta", "_counter", "gauge", "Level"}
NAMED = {"EventKind", "Reason", "_event", "_reason"}  # names of events and reasons, which are parts of ids
WRITTEN = {"Action", "Grammar", "MovementCard"}  # the texts of actions, which are the same in every language
TEXTS = {"trap and go", "kind of door", "why of rule"}
FOR_PROGRAMMERS = {
    "testing.py",  # the kit that games are tested with
    "envs/docs.py",  # makes docs/reference/environments.md
    "server/openapi.py", "server/typescript.py",  # the interface for programs
    "server/request_guard.py",  # the headers of answers
    "compile/build.py", "compile/emit.py", "compile/native.py", "compile/native_kernels.py",  # builds and wrong calls
    "cli/bench.py", "rules/extras.py",  # commands for a shell
}  # fmt: skip


def prose() -> Iterator[tuple[str, str]]:
    """The places of sentences in the code that no rule allows, with their texts."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if name in FOR_PROGRAMMERS or (name.endswith("/state.py") and name.startswith("games/")):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from ((f"{name}:{line}", text) for line, text in found(tree, allowed=False))


def found(node: ast.AST, allowed: bool) -> Iterator[tuple[int, str]]:
    """The sentences in a piece of code; ``allowed``: what stands around it allows them."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return  # documentation, and what must not happen
        case ast.Call(func=function):
            name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
            held = function.value if isinstance(function, ast.Attribute) else None
            logged = isinstance(held, ast.Name) and held.id in LOGGED
            allowed = allowed or logged or name in ERRORS | DECLARED | NAMED | WRITTEN
        case ast.JoinedStr(values=values):
            text = "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in values)
            if not allowed and is_prose(text):
                yield node.lineno, text
            node = ast.Tuple([one for one in values if not isinstance(one, ast.Constant)], ast.Load())
        case ast.Constant(value=str(text)) if not allowed and is_prose(text):
            yield node.lineno, text
    for inner in ast.iter_child_nodes(node):
        yield from found(inner, allowed)


def is_prose(text: str) -> bool:
    return (
        text not in TEXTS
        and bool(PROSE.search(text))
        and not STYLE.fullmatch(text)
        and not SQL.match(text)
        and not any(code in text for code in DRAWN)
    )


def test_no_sentence_for_people_is_in_the_code() -> None:
    assert list(prose()) == []


def test_no_word_is_in_a_template() -> None:
    """Jinja's parts and tags aside, a template is empty, and no label is written in it."""
    (template,) = PACKAGE.rglob("lab/templates/*.html")
    text = re.sub(r"\{([#%{]).*?[#%}]\}", "", template.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not re.search(r"[A-Za-z]", re.sub(r"<[^>]*>", "", text))
    assert not re.search(r'(aria-label|title|alt|lang)="[^"]', text)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ('raise OptionError(f"there is no game {name}")', True),
        ('print("the page is not built")', True),
        ('told = f"{n} of all the games"', True),
        ('typer.Option("--games", help="How many games are played.")', True),
        ('raise TypeError("a list of texts is needed")', False),
        ('logger.warning("the database does not answer")', False),
        ('told("position-players", players=3)', False),
        ('style = "bold white on red"', False),
    ],
)
def test_the_check_tells_them_apart(code: str, said: bool) -> None:
    assert bool(list(found(ast.parse(code), allowed=False))) == said


def test_errors_for_people_are_messages() -> None:
    """mypy refuses a text, too; and no message is a mere text."""
    with pytest.raises(TypeError, match="OptionError takes a Message, not str"):
        OptionError("there is no such option")  # type: ignore[arg-type]
    assert not re.search(r'Message\(\s*"text"', "".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py")))


# ---------------------------------------------------------------------- help

ROOT = get_command(app)
COMMANDS = [(name,) for name in ROOT.commands]
COMMANDS += [(group, name) for group, one in ROOT.commands.items() for name in getattr(one, "commands", ())]


@pytest.mark.parametrize("lang", WORDS.languages)
def test_help_is_in_the_language(lang: str) -> None:
    """Every command's help says its own sentences of the language, and shows no id."""
    assert len(COMMANDS) > 18
    english = run("--help").stdout
    for words in [
        (),
        *(COMMANDS if lang in ("en", "nl") else []),
    ]:  # no sentence is missing in another: test_translations
        out = run("--lang", lang, *words, "--help").stdout
        assert not re.search(r"\b(parameter|command|metavar|usage)-[a-z]", out), out
        assert WORDS.say(Message("usage"), lang) in out
    assert (run("--lang", lang, "--help").stdout == english) == (lang == "en")
