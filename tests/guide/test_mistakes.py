"""Every mistake is told so that its reader knows what to do, and can be looked up in the guide."""

from __future__ import annotations

import re

import pytest

from hamlet.content.guide_links import anchor, guide_file, guide_link
from hamlet.words.english.packs import PACKS
from tests.content.telling import in_full, message
from tools.guide.mistakes.catalogue import EVERY
from tools.guide.mistakes.mistake import Mistake
from tools.guide.mistakes.section import PARTS
from tools.guide.mistakes.showing import found, made

SHOWN = [mistake for mistake in EVERY if mistake.files]
MACHINES_WORDS = re.compile(
    r"\b(None|True|False|null|str|int|dict|pydantic|Traceback|Error|Exception|Literal)\b|\{\w*\}|\w+\(\)"
)
HEADINGS = set(re.findall(r"^#### (\S+)$", guide_file().read_text("utf-8"), re.MULTILINE))


def of(mistake: Mistake) -> str:
    return f"{mistake.code} {mistake.spot}"


def test_every_code_is_in_the_guide() -> None:
    codes = {
        code
        for code in PACKS
        if code not in PARTS and code.partition(".")[0] not in {"hint", "value", "given", "mistakes"}
    }
    assert codes == {mistake.code for mistake in EVERY}


@pytest.mark.parametrize("code", sorted({mistake.code for mistake in EVERY}))
def test_every_code_leads_to_its_place(code: str) -> None:
    assert anchor(code) in HEADINGS
    assert guide_link(code).endswith(f"README.md#{anchor(code)}")


@pytest.mark.parametrize("mistake", SHOWN, ids=of)
def test_a_mistake_is_told_where_it_is_made_in_words_for_people(mistake: Mistake) -> None:
    problem = found(mistake)
    assert problem is not None, [in_full(each) for each in made(mistake).problems]
    assert problem.excerpt[problem.column - 1 :].startswith(mistake.spot)
    told = message(problem)
    assert told[0].islower() or not told[0].isalpha()
    assert not told.endswith((".", "!", ":"))
    assert 15 < len(told) < 260
    assert not MACHINES_WORDS.search(told.replace("`", ""))
    headline, line, caret = in_full(problem).split("\n")
    assert re.match(r"\w+/\w+\.yaml:\d+:\d+: (error|warning): ", headline)
    assert line.startswith("    ")
    assert caret.endswith("^")


@pytest.mark.parametrize("mistake", SHOWN, ids=of)
def test_one_mistake_is_told_once_and_is_not_buried(mistake: Mistake) -> None:
    """What follows from a mistake is not told besides, or is of the same place."""
    problem = found(mistake)
    assert problem is not None
    loaded = made(mistake)
    others = [each for each in (*loaded.problems, *loaded.warnings) if each != problem]
    follow = [each for each in others if each.said.code not in {mistake.code, *SEVERAL.get(mistake.code, ())}]
    assert [in_full(each) for each in follow] == []


SEVERAL: dict[str, set[str]] = {
    "start_when": {"tiles_missing"},
    "no_further": {"tiles_missing", "lies_on", "no_road", "clash"},
    "lies_on": {"no_road", "clash"},
    "clash": {"no_road"},
    "season_word": {"no_card_for"},
}
"""Codes that come together: whoever makes the one makes the other too."""


def test_a_sound_pack_beside_them_has_none_of_them() -> None:
    assert [mistake for mistake in SHOWN if not (made(mistake).problems or made(mistake).warnings)] == []
