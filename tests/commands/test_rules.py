from __future__ import annotations

import pytest

from hamlet.cli import main
from hamlet.howto.examples import examples_of
from hamlet.words.rooms import english
from hamlet.words.rulebook.contents import CHAPTERS
from hamlet.words.rulebook.pages import WORDS, Chapter
from hamlet.words.rulebook.sentences import with_rulebook

TEXTS = with_rulebook(english()).language.sections[WORDS]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["rules", *arguments]) == code
    return " ".join("".join(capsys.readouterr()).split())


def test_the_contents_name_every_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys)
    assert all(f"{chapter.id} {TEXTS[f'{chapter.id}.title']}" in told for chapter in CHAPTERS)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda each: each.id)
def test_a_chapter_is_told_with_its_examples(chapter: Chapter, capsys: pytest.CaptureFixture[str]) -> None:
    name = chapter.id
    told = printed(capsys, name)
    assert TEXTS[f"{name}.lead"] in told
    for example in examples_of(name):
        assert f"{TEXTS[example.verdict]}. {TEXTS[example.caption]}" in told


def test_a_chapter_is_known_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "4") == printed(capsys, "donkeys")


def test_an_example_that_may_not_be_done_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Stone from the Quarry is 1 donkey short" in printed(capsys, "donkeys")


def test_the_list_of_buildings_tells_cost_reward_and_effect(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Barn: 2 in the bag from the start" in printed(capsys, "buildings")


def test_what_is_found_is_told_with_its_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "--search", "cliff road")
    assert told.startswith("Roads Where forest touches mountain")
    nothing = english().label("commands.howto.nothing")
    assert printed(capsys, "--search", "xyzzy", code=1) == nothing


def test_a_chapter_that_is_none_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "nonsense", code=2)
    assert told.startswith("hamlet: no chapter is called 'nonsense'")
