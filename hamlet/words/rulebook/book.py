"""The rule book of one game: its chapters told in one language, with the figures that are played with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from hamlet.words.rulebook.contents import CHAPTERS, chapter_of
from hamlet.words.rulebook.figures import base_figures
from hamlet.words.rulebook.further_chapters import BOTRIC, LAKE
from hamlet.words.rulebook.further_figures import botric_figures, lake_figures
from hamlet.words.rulebook.listings import Sources, rows_of
from hamlet.words.rulebook.pages import WORDS, Chapter, Paragraph
from hamlet.words.rulebook.sentences import with_rulebook
from hamlet.words.rulebook.telling import ToldChapter, ToldParagraph, ToldSection
from hamlet.words.words import Words


class Rulebook:
    """All chapters. What the game that is played lacks is told as the game with everything has it."""

    def __init__(self, words: Words, sources: Sources) -> None:
        self.words = with_rulebook(words)
        self.sources = sources

    @cached_property
    def _further(self) -> Mapping[str, object]:
        lake, his = self.sources.with_part(LAKE), self.sources.with_part(BOTRIC)
        return {**lake_figures(self.words, lake), **botric_figures(self.words, his, lake)}

    @cached_property
    def _figures(self) -> dict[str, Mapping[str, object]]:
        """What sentences may name, by expansion: with one, the base game may have other figures."""
        return {
            name: {**self._further, **base_figures(self.words, self.sources.with_part(name))}
            for name in ("", LAKE, BOTRIC)
        }

    @cached_property
    def chapters(self) -> tuple[ToldChapter, ...]:
        """The whole book, in reading order."""
        return tuple(self._chapter(number, each) for number, each in enumerate(CHAPTERS, start=1))

    def chapter(self, name: str) -> ToldChapter:
        """The chapter with this id."""
        return next(each for each in self.chapters if each.id == name)

    def chapter_with(self, paragraph: str) -> ToldChapter:
        """The chapter that a paragraph stands in."""
        return self.chapter(chapter_of(paragraph).id)

    def tip(self, chapter: str, keys: Mapping[str, str]) -> str:
        """A word about how it is done at the table, with the keys that serve there now; or nothing."""
        known = next(each for each in CHAPTERS if each.id == chapter).tip
        return self.words.language.say(WORDS, f"{chapter}.tip", keys) if known else ""

    def text(self, code: str) -> str:
        """A sentence of the book by its code, such as the caption of an example."""
        expansion = next((each.expansion for each in CHAPTERS if code.startswith(f"{each.id}.")), "")
        return self.words.language.say(WORDS, code, self._figures[expansion])

    def _chapter(self, number: int, chapter: Chapter) -> ToldChapter:
        name = chapter.id
        sections = tuple(
            ToldSection(each.id, self.text(each.id), tuple(map(self._paragraph, each.paragraphs)))
            for each in chapter.sections
        )
        in_play = not chapter.expansion or chapter.expansion in self.sources.played.parts
        title, lead = self.text(f"{name}.title"), self.text(f"{name}.lead")
        return ToldChapter(name, number, chapter.icon, title, lead, sections, in_play)

    def _paragraph(self, paragraph: Paragraph) -> ToldParagraph:
        rows = rows_of(self.words, self.sources, paragraph.listing) if paragraph.listing else ()
        return ToldParagraph(paragraph.id, self.text(paragraph.id), paragraph.rules, rows)
