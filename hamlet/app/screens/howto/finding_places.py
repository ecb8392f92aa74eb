"""What is looked for in the rules: the places found, in reading order, and at which of them one is."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from hamlet.app.screens.howto.found_words import NOTHING_ASKED, AskedWords
from hamlet.words.rulebook.book import Rulebook
from hamlet.words.rulebook.search import (
    BUILDING,
    PARAGRAPH,
    Hit,
    found_in,
    search,
    telling_words,
    words_of,
)

EVERY = "every"
"""The chapter that lists every building."""


class FoundPlaces:
    """The places in which a query is found."""

    def __init__(self, book: Rulebook, query: str = "") -> None:
        self.query = query
        common = frozenset(words_of(book.words.label("screens.howto.common")))
        self.asked = tuple(telling_words(query, common))
        order = [chapter.id for chapter in book.chapters]
        found = search(book, query, common)
        self.hits = sorted(found, key=lambda hit: order.index(hit.chapter) if hit.chapter else len(order))
        self.at: int | None = None

    @property
    def here(self) -> Hit | None:
        """The place one has come to."""
        return self.hits[self.at] if self.at is not None else None

    def next(self, by: int = 1) -> Hit | None:
        """Go on to the next place, from the last one to the first."""
        if not self.hits:
            return None
        before = -1 if by > 0 else 0
        self.at = ((self.at if self.at is not None else before) + by) % len(self.hits)
        return self.hits[self.at]

    def first_in(self, chapter: str) -> Hit | None:
        """Begin in the chapter that is read, if anything is found there."""
        places = [number for number, hit in enumerate(self.hits) if chapter_of_hit(hit) == chapter]
        self.at = places[0] if places else 0 if self.hits else None
        return self.here

    def marks(self, kind: str, name: str, text: str, row: int | None = None) -> AskedWords:
        """What of a text is found."""
        if not self.asked or not found_in(text, self.asked):
            return NOTHING_ASKED
        here = self.here
        return AskedWords(
            self.asked, here is not None and (here.kind, here.id, here.row) == (kind, name, row)
        )

    @cached_property
    def in_chapters(self) -> Counter[str]:
        """How many places each chapter has."""
        return Counter(chapter_of_hit(hit) for hit in self.hits)

    @cached_property
    def in_places(self) -> Counter[str]:
        """How many each paragraph, heading or building has."""
        return Counter(hit.id for hit in self.hits if hit.kind != BUILDING)

    def is_shown_at(self, paragraph: str) -> bool:
        """Whether the place one has come to is this paragraph."""
        return self.here is not None and self.here.kind == PARAGRAPH and self.here.id == paragraph


def chapter_of_hit(hit: Hit) -> str:
    """The chapter on whose page a place is."""
    return hit.chapter or EVERY
