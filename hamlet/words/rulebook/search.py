"""Searching the rules: every word asked for must begin a word of the text, whatever its case and accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hamlet.words.rulebook.book import Rulebook
from hamlet.words.rulebook.every_building import BuildingEntry, every_building
from hamlet.words.rulebook.telling import ToldChapter

CHAPTER, SECTION, PARAGRAPH, BUILDING = "chapter", "section", "paragraph", "building"
_WORD: Final = re.compile(r"[^\W_]+")
_SHORT: Final = 2

Span = tuple[int, int]
"""Where in a text something stands: from, and up to."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A place that was found: what it is, its id, the chapter it stands in, and its text.

    `spans` are where in the text the words asked for stand; in a paragraph with rows, `row` is the one meant.
    """

    kind: str
    id: str
    chapter: str
    text: str
    spans: tuple[Span, ...]
    row: int | None = None


def search(book: Rulebook, query: str, common: frozenset[str] = frozenset()) -> list[Hit]:
    """All places in their order: titles of chapters, then headings and paragraphs, then buildings.

    Words that are `common` in the language are looked for only where nothing else is.
    """
    asked = telling_words(query, common)
    if not asked:
        return []
    places = (*_titles(book.chapters), *_texts(book.chapters), *_names(every_building(book)))
    return [
        Hit(kind, name, chapter, text, spans, row)
        for kind, name, chapter, text, row in places
        if (spans := found_in(text, asked))
    ]


_Place = tuple[str, str, str, str, int | None]


def _titles(chapters: Sequence[ToldChapter]) -> Iterator[_Place]:
    for each in chapters:
        yield CHAPTER, each.id, each.id, each.title, None


def _texts(chapters: Sequence[ToldChapter]) -> Iterator[_Place]:
    for chapter in chapters:
        yield PARAGRAPH, f"{chapter.id}.lead", chapter.id, chapter.lead, None
        for section in chapter.sections:
            yield SECTION, section.id, chapter.id, section.title, None
            for each in section.paragraphs:
                yield PARAGRAPH, each.id, chapter.id, each.text, None
                for number, row in enumerate(each.rows):
                    yield PARAGRAPH, each.id, chapter.id, f"{row.name}: {row.text}", number


def _names(entries: Sequence[BuildingEntry]) -> Iterator[_Place]:
    for entry in entries:
        yield BUILDING, entry.tiles[0], "", entry.name, None


def words_of(query: str) -> list[str]:
    """The words of a query, folded."""
    return [folded(word) for word in _WORD.findall(query)]


def telling_words(query: str, common: frozenset[str]) -> list[str]:
    """The words of a query that tell something: not the shortest and commonest, where there are others."""
    asked = words_of(query)
    return [word for word in asked if len(word) > _SHORT and word not in common] or asked


def found_in(text: str, asked: Sequence[str]) -> tuple[Span, ...]:
    """Where the words stand in a text, in order; nothing unless all of them do."""
    spans: set[Span] = set()
    missing = set(asked)
    for found in _WORD.finditer(text):
        word = folded(found[0])
        begun = [each for each in asked if word.startswith(each)]
        if begun:
            missing -= set(begun)
            spans.add((found.start(), found.start() + _letters(found[0], max(map(len, begun)))))
    return () if missing else tuple(sorted(spans))


def folded(word: str) -> str:
    """A word without case and accents."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _letters(word: str, length: int) -> int:
    """How many letters of a word make so many folded ones."""
    return next((n for n in range(1, len(word)) if len(folded(word[:n])) >= length), len(word))
