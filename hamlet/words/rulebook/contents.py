"""All chapters in reading order, and where each rule is told."""

from __future__ import annotations

from functools import cache
from typing import Final

from hamlet.words.rulebook.base_chapters import AFTER_EXPANSIONS, BEFORE_EXPANSIONS
from hamlet.words.rulebook.further_chapters import OF_EXPANSIONS
from hamlet.words.rulebook.pages import Chapter, Paragraph

CHAPTERS: Final = (*BEFORE_EXPANSIONS, *OF_EXPANSIONS, *AFTER_EXPANSIONS)

UNTOLD: Final = {
    "B24": "says which pictures of the printed rules to trust when they are tested",
}
"""Rulings that no player needs, each with the reason."""


@cache
def paragraphs() -> dict[str, Paragraph]:
    """Every paragraph by its id, in reading order."""
    return {each.id: each for chapter in CHAPTERS for each in chapter.paragraphs}


@cache
def chapter_of(paragraph: str) -> Chapter:
    """The chapter that a paragraph stands in."""
    return next(each for each in CHAPTERS if paragraph in {told.id for told in each.paragraphs})


@cache
def _homes() -> dict[str, str]:
    """The paragraph of each rule: the first that is about it, else the first that touches it."""
    found: dict[str, str] = {}
    for paragraph in paragraphs().values():
        for rule in paragraph.about:
            found.setdefault(rule, paragraph.id)
    for paragraph in paragraphs().values():
        for rule in paragraph.also:
            found.setdefault(rule, paragraph.id)
    return found


def rules_told() -> frozenset[str]:
    """The ids of all rules that a paragraph tells."""
    return frozenset(_homes())


def paragraph_for(rule: str) -> str | None:
    """The id of the paragraph that tells this rule; None for one that no player needs, or that is none."""
    return _homes().get(rule)
