"""The sentences of the rules by language: a room of their own, so that no screen before them waits for it."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.botric.rulebook import RULEBOOK as ENGLISH_BOTRIC
from hamlet.words.english.lake.rulebook import RULEBOOK as ENGLISH_LAKE
from hamlet.words.english.rulebook import RULEBOOK as ENGLISH
from hamlet.words.room import RoomWords
from hamlet.words.rulebook.pages import WORDS
from hamlet.words.words import Words

RULEBOOK_WORDS: Final = RoomWords({"en": {WORDS: {**ENGLISH, **ENGLISH_LAKE, **ENGLISH_BOTRIC}}})


def with_rulebook(words: Words) -> Words:
    """The same words, and those of the rules."""
    return words if WORDS in words.language.sections else words.with_room(RULEBOOK_WORDS)
