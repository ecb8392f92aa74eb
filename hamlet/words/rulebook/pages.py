"""What the rules are made of: chapters, sections and paragraphs, each with an id, without their words.

The words stand in the section `rulebook` of a language, by these ids: `donkeys.title`, `donkeys.lead`,
`donkeys.head.chain`, and `donkeys.near` for a paragraph.
"""

from __future__ import annotations

from dataclasses import dataclass

WORDS = "rulebook"
"""The section of a language that holds the words."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences; `about` are the ids of the rules they are there for, `also` of others they touch.

    With a `listing`, rows made from the definitions follow the sentences.
    """

    id: str
    about: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    listing: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that are told here."""
        return self.about + self.also


@dataclass(frozen=True, slots=True)
class Section:
    """Paragraphs under one heading."""

    id: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """One page of the rules: the icon in the contents, and the expansion it belongs to, if any.

    With a `tip`, a word about how it is done at the table closes the chapter.
    """

    id: str
    icon: str
    sections: tuple[Section, ...]
    expansion: str = ""
    tip: bool = False

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All of them, in reading order."""
        return tuple(each for section in self.sections for each in section.paragraphs)


Rows = list[tuple[str, str] | tuple[str, str, str]]
"""Paragraphs in short: the name, the rules it is about and after a bar those it touches, the listing."""


def chapter(name: str, icon: str, expansion: str = "", *, tip: bool = False, **sections: Rows) -> Chapter:
    """A chapter from its sections by name."""
    return Chapter(
        name,
        icon,
        tuple(
            Section(f"{name}.head.{head}", tuple(_paragraph(name, *row) for row in rows))
            for head, rows in sections.items()
        ),
        expansion,
        tip,
    )


def _paragraph(of: str, name: str, rules: str, listing: str = "") -> Paragraph:
    about, _, also = rules.partition("|")
    return Paragraph(f"{of}.{name}", tuple(about.split()), tuple(also.split()), listing)
