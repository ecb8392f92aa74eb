"""The rooms of the engine that have something to say, one line each; and the languages."""

from __future__ import annotations

from functools import cache
from typing import Final

from hamlet.words.base import BASE
from hamlet.words.botric import BOTRIC
from hamlet.words.english.grammar import EnglishGrammar
from hamlet.words.lake import LAKE
from hamlet.words.language import Grammar, nearest_first
from hamlet.words.words import SOURCE, Words

ROOMS: Final = (BASE, LAKE, BOTRIC)
GRAMMARS: Final[dict[str, Grammar]] = {"en": EnglishGrammar()}


@cache
def words_in(language: str) -> Words:
    """The words of all rooms in one language or the one it belongs to (de-AT: de); else in English."""
    known = next((code for code in nearest_first(language) if code in GRAMMARS), None)
    return Words.of(language, GRAMMARS[known], ROOMS) if known else Words.of(SOURCE, GRAMMARS[SOURCE], ROOMS)


def english() -> Words:
    """The words of all rooms in English."""
    return words_in("en")
