"""Where one is in the rules: the chapter that is read, the paragraph one came for, what is looked for."""

from __future__ import annotations

from hamlet.app.screens.howto.finding_places import EVERY, FoundPlaces, chapter_of_hit
from hamlet.words.rulebook.book import Rulebook
from hamlet.words.rulebook.contents import paragraphs
from hamlet.words.rulebook.search import BUILDING, SECTION, Hit
from hamlet.words.rulebook.telling import ToldChapter


class Reading:
    """Goes from chapter to chapter, to a paragraph, from place to place."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.order = (*(chapter.id for chapter in book.chapters), EVERY)
        self.chapter = self.order[0]
        self.target = ""
        """The paragraph, heading or building one came for."""
        self.places = FoundPlaces(book)

    @property
    def told(self) -> ToldChapter | None:
        """The chapter that is read; None for the list of every building."""
        return None if self.chapter == EVERY else self.book.chapter(self.chapter)

    def title(self, chapter: str) -> str:
        """What a chapter is called."""
        return self.book.text(f"{EVERY}.title") if chapter == EVERY else self.book.chapter(chapter).title

    def beside(self, by: int) -> str | None:
        """The next chapter, or the one before; None at an end."""
        at = self.order.index(self.chapter) + by
        return self.order[at] if 0 <= at < len(self.order) else None

    def open(self, chapter: str, target: str = "") -> None:
        """Read a chapter, from its beginning or from something in it."""
        self.chapter, self.target = chapter, target

    def to_paragraph(self, paragraph: str) -> None:
        """Read a paragraph; one that there is not leaves everything as it is."""
        if paragraph in paragraphs():
            self.open(self.book.chapter_with(paragraph).id, paragraph)

    def look_for(self, query: str) -> None:
        """Look for words; what is found in this chapter comes first."""
        self.places = FoundPlaces(self.book, query)
        self._to(self.places.first_in(self.chapter))

    def next_place(self, by: int = 1) -> None:
        """On to the next place found."""
        self._to(self.places.next(by))

    def _to(self, hit: Hit | None) -> None:
        if hit is not None:
            target = hit.id if hit.kind in (SECTION, BUILDING) or hit.id in paragraphs() else ""
            self.open(chapter_of_hit(hit), target)
