"""The rooms of the engine that have something to say, one line each; and the languages."""

from __future__ import annotations

from functools import cache
from typing import Final

from hamlet.words.base import BASE
from hamlet.words.english.grammar import EnglishGrammar
from hamlet.words.language import Grammar
from hamlet.words.words import Words

ROOMS: Final = (BASE,)
GRAMMARS: Final[dict[str, Grammar]] = {"en": EnglishGrammar()}


@cache
def words_in(language: str) -> Words:
    """The words of all rooms in one language; in English where it is not known."""
    code = language if language in GRAMMARS else "en"
    return Words.of(code, GRAMMARS[code], ROOMS)


def english() -> Words:
    """The words of all rooms in English."""
    return words_in("en")
