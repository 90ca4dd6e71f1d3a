"""The first game at the terminal."""

from __future__ import annotations

import pytest

import nightkeep as nk
from nightkeep.play.lesson import lesson_of
from tests.cli.support import refused, run


@pytest.mark.parametrize("name", nk.games())
def test_enter_leads_through_a_whole_lesson(name: str) -> None:
    lesson = lesson_of(name)
    told = run("learn", name, "--lang", "nl", typed="\n" * len(lesson.steps)).stdout
    assert f"Stap 1 van {len(lesson.steps)}" in told
    assert f"Stap {len(lesson.steps)} van {len(lesson.steps)}" in told
    assert told.rstrip().endswith(f"Speel nu: nightkeep play {name}")


def test_what_is_typed_is_checked() -> None:
    typed = "\nplace 99\nplace 30\nplace\n?\nr\nplace 12\nplace 12\nb\nq\n"
    told = run("learn", "hidden-castle", typed=typed).stdout
    assert "there is no space '99'; a space is 0 to 35" in told
    assert "That is allowed too, but now try this: place 12" in told
    assert "HC-2.8" in told and "put a guest on space N" in told
    assert "(HC-2.9)" in told, "space 12 is taken in the third step"
    assert told.count("Step 2 of 12") == 2 and told.count("Step 3 of 12") == 1


def test_the_end_of_the_input_and_wrong_words() -> None:
    assert "Step 1 of 12" in run("learn", "hidden-castle").stdout
    assert "there is no game 'chess'" in refused("learn", "chess")
    assert "nothing written in 'xx'" in refused("learn", "hidden-castle", "--lang", "xx")
