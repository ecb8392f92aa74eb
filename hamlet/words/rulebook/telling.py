"""The rules as they are read: titles, sentences with their figures, and rows, all plain text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ToldRow:
    """A line of a listing: what is meant, and what is said of it."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class ToldParagraph:
    """A paragraph with the ids of the rules it tells, for the margin."""

    id: str
    text: str
    rules: tuple[str, ...]
    rows: tuple[ToldRow, ...] = ()


@dataclass(frozen=True, slots=True)
class ToldSection:
    """A heading and what stands under it."""

    id: str
    title: str
    paragraphs: tuple[ToldParagraph, ...]


@dataclass(frozen=True, slots=True)
class ToldChapter:
    """A whole page; chapters are numbered from 1."""

    id: str
    number: int
    icon: str
    title: str
    lead: str
    sections: tuple[ToldSection, ...]
    in_play: bool
    """Whether it concerns the game that is played."""

    @property
    def paragraphs(self) -> tuple[ToldParagraph, ...]:
        """All paragraphs, in reading order."""
        return tuple(each for section in self.sections for each in section.paragraphs)
