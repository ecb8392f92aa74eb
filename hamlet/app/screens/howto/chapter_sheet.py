"""The sheet of a chapter, made of the words of the rules: what stands on it, block by block."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hamlet.app.art.rich import plain
from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer, WarnBlock
from hamlet.app.kit.pressing import ChipBlock
from hamlet.app.screens.howto.building_cards import BuildingCard, BuildingPictures, in_rows
from hamlet.app.screens.howto.chapter_blocks import (
    ChapterHead,
    ChapterSizes,
    ParagraphBlock,
    RuleBadge,
    SectionHead,
    ToldLine,
)
from hamlet.app.screens.howto.chapter_foot import TipBlock, WayOn
from hamlet.app.screens.howto.example_pictures import ExamplePictures
from hamlet.app.screens.howto.finding_places import EVERY
from hamlet.app.screens.howto.reading import Reading
from hamlet.app.screens.howto.spread import ExampleBlock, SpreadBlock
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.howto.examples import examples_of
from hamlet.words.rulebook.every_building import BuildingEntry, every_building
from hamlet.words.rulebook.search import BUILDING, CHAPTER, PARAGRAPH, SECTION
from hamlet.words.rulebook.telling import ToldChapter, ToldParagraph
from hamlet.words.rules import rule_title

SIZES = {
    FrameKind.WIDE: ChapterSizes(48, 27, 26, 22),
    FrameKind.NORMAL: ChapterSizes(34, 21, 21, 18),
    FrameKind.COMPACT: ChapterSizes(30, 20, 21, 18),
}
SHARES = {FrameKind.WIDE: 0.405, FrameKind.NORMAL: 0.44, FrameKind.COMPACT: 1.0}
PICTURES = {FrameKind.WIDE: 0.43, FrameKind.NORMAL: 0.54, FrameKind.COMPACT: 0.36}
COLUMNS = {FrameKind.WIDE: 3, FrameKind.NORMAL: 2, FrameKind.COMPACT: 2}
BEFORE, AFTER = "\u2039 ", " \u203a"


@dataclass(frozen=True, slots=True)
class SheetMaker:
    """Makes the sheets of one book. `keys` are those that serve at the table, for the tips."""

    reading: Reading
    pictures: ExamplePictures
    buildings: BuildingPictures
    keys: Mapping[str, str]
    by_game: bool
    """Whether the rules are read for a game that is played."""

    def sheet(self, kind: FrameKind) -> SpreadBlock:
        """The chapter that is read, in one layout."""
        told = self.reading.told
        if told is None:
            return SpreadBlock((*self._missed(), *self._every(kind), self._ways_on()))
        left = (*self._missed(), *self._text(told, kind), Spacer(2), self._ways_on())
        examples = tuple(self._examples(told.id, kind))
        if kind is FrameKind.COMPACT:
            return SpreadBlock((*left[:-2], *examples, left[-1]))
        return SpreadBlock(left, examples, SHARES[kind], 44 if kind is FrameKind.WIDE else 22)

    def _missed(self) -> Iterator[Block]:
        """What was looked for is nowhere."""
        if self.reading.places.asked and not self.reading.places.hits:
            yield WarnBlock(self.reading.book.words.label("screens.howto.nothing"))

    def _text(self, told: ToldChapter, kind: FrameKind) -> Iterator[Block]:
        places, words, sizes = self.reading.places, self.reading.book.words, SIZES[kind]
        titled = kind is not FrameKind.COMPACT
        yield ChapterHead(
            words.label("screens.howto.chapter", number=told.number) if titled else "",
            told.title if titled else "",
            told.lead,
            sizes,
            places.marks(CHAPTER, told.id, told.title),
            places.marks(PARAGRAPH, f"{told.id}.lead", told.lead),
        )
        if self.by_game and not told.in_play:
            yield ChipBlock(words.label("screens.howto.not_played"), "paper")
        for section in told.sections:
            yield SectionHead(
                section.id, section.title, sizes.head, places.marks(SECTION, section.id, section.title)
            )
            yield from (self._paragraph(each, sizes.text) for each in section.paragraphs)
        tip = self.reading.book.tip(told.id, self.keys)
        if tip:
            yield TipBlock(f"*{words.label('screens.howto.tip')}* {tip}", max(18, sizes.text - 2))

    def _paragraph(self, told: ToldParagraph, size: int) -> ParagraphBlock:
        places, words = self.reading.places, self.reading.book.words
        rules = [rule for rule in told.rules if is_numbered(rule)]
        badges = tuple(
            RuleBadge(
                ControlId("rule", f"{told.id} {rule}"),
                rule,
                words.label("screens.howto.badge", rule=rule, title=rule_title(words, rule)),
            )
            for rule in rules
        )
        rows = tuple(
            ToldLine(row.name, row.text, places.marks(PARAGRAPH, told.id, f"{row.name}: {row.text}", number))
            for number, row in enumerate(told.rows)
        )
        lit = not places.asked and self.reading.target == told.id
        asked = places.marks(PARAGRAPH, told.id, told.text)
        return ParagraphBlock(told.id, told.text, badges, size, rows, asked, lit)

    def _examples(self, chapter: str, kind: FrameKind) -> Iterator[ExampleBlock]:
        book = self.reading.book
        play, hint = book.words.label("screens.howto.play"), book.words.label("screens.howto.play.hint")
        for example in examples_of(chapter):
            yield ExampleBlock(
                ControlId("play", example.id),
                example.id,
                book.text(example.verdict),
                example.good,
                book.text(example.caption),
                play,
                hint,
                self.pictures,
                PICTURES[kind],
                20 if kind is FrameKind.WIDE else 18,
                25 if kind is FrameKind.WIDE else 20,
            )

    def _every(self, kind: FrameKind) -> Iterator[Block]:
        title, places = self.reading.title(EVERY), self.reading.places
        if kind is not FrameKind.COMPACT:
            yield ChapterHead("", title, "", SIZES[kind], places.marks(CHAPTER, EVERY, title))
        cards = [self._building(entry) for entry in every_building(self.reading.book)]
        yield from in_rows(cards, COLUMNS[kind])

    def _building(self, entry: BuildingEntry) -> BuildingCard:
        label = self.reading.book.words.label
        lines = [
            self._price(entry),
            label("screens.howto.milestone", milestone=plain(entry.milestone)) if entry.milestone else "",
            entry.effect_rich,
        ]
        tile = entry.tiles[0]
        return BuildingCard(
            ControlId("building", tile),
            tile,
            entry.name,
            entry.where,
            tuple(line for line in lines if line),
            entry.flag,
            label("screens.howto.rules"),
            self.buildings,
            self.reading.places.marks(BUILDING, tile, entry.name),
        )

    def _price(self, entry: BuildingEntry) -> str:
        """What it costs, and what building it brings."""
        label, cost, reward = self.reading.book.words.label, entry.cost_rich, entry.reward_rich
        if cost and reward:
            return label("screens.howto.costs_brings", cost=cost, reward=reward)
        if cost:
            return label("screens.howto.costs", cost=cost)
        return label("screens.howto.brings", reward=reward) if reward else ""

    def _ways_on(self) -> BesideBlocks:
        """The chapters before and after."""
        before, after = self.reading.beside(-1), self.reading.beside(1)
        parts: list[tuple[Block, int]] = []
        for name, chapter, onward in (("before", before, False), ("after", after, True)):
            label = self._named(chapter) if chapter is not None else ""
            told = f"{label}{AFTER}" if onward else f"{BEFORE}{label}"
            parts.append((WayOn(ControlId(name), told, onward) if chapter else Spacer(2), 0))
        return BesideBlocks(tuple(parts))

    def _named(self, chapter: str) -> str:
        title = self.reading.title(chapter)
        return title if chapter == EVERY else f"{self.reading.book.chapter(chapter).number} {title}"


def is_numbered(rule: str) -> bool:
    """Whether a rule goes by a letter and a number; others are the rules of one action each."""
    return rule[:1].isupper() and rule[1:].isdigit()
