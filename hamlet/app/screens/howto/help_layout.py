"""What lies on a page of How to play, and where: contents, the sheet of a chapter, the search."""

from __future__ import annotations

import pygame

from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.bars import PageFoot, PageTop
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.screens.howto.chapter_sheet import SheetMaker
from hamlet.app.screens.howto.contents_column import ChapterRow, ContentsLine, SectionRow, left_of_titles
from hamlet.app.screens.howto.finding_places import EVERY
from hamlet.app.screens.howto.search_field import SearchField
from hamlet.app.screens.howto.spread import SpreadBlock
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.pane import Pane
from hamlet.words.rulebook.search import CHAPTER
from hamlet.words.rulebook.telling import ToldSection

FIND, CONTENTS_LINE = ControlId("find"), ControlId("contents")
PAGE, CONTENTS = "page", "contents"
ICON_EVERY = "tile-barn"
SEEN = 160  # logical pixels below the upper edge at which one reads


class HelpLayout(KitScreen):
    """The pages of one book; what hands do on them is told in `HelpScreen`."""

    search: Id | None = FIND

    def __init__(self, maker: SheetMaker, motion: MotionKind) -> None:
        super().__init__(maker.reading.book.words, motion)
        self.maker = maker
        self.reading = maker.reading
        self.contents_open = False
        self._sheet = SpreadBlock(())
        self._sheet_wide = 0
        self.page_place = pygame.Rect(0, 0, 0, 0)
        """Where the sheet of the chapter lies."""

    def take_maker(self, maker: SheetMaker) -> None:
        """Another book."""
        self.maker, self.reading = maker, maker.reading
        self._sheet, self._sheet_wide = SpreadBlock(()), 0

    # the page

    def page(self, room: PageRoom) -> PagePlan:
        """Contents and sheet side by side, or under a line that opens the contents."""
        label = self.words.label
        places = self.reading.places
        note = label("screens.howto.places", count=len(places.hits)) if places.asked else ""
        field = SearchField(
            FIND,
            places.query,
            label("screens.howto.search"),
            self.entry_of(FIND),
            dark=True,
            search=True,
            most=26 if room.kind is FrameKind.WIDE else 16,
            note=note,
        )
        wide = {FrameKind.WIDE: 550, FrameKind.NORMAL: 400}.get(room.kind, 360)
        top = PageTop(label("screens.howto"), room.kind, controls=((field, wide),))
        foot = PageFoot(label("screens.back"), room.kind, label("screens.howto.keys"))
        return PagePlan(top, foot, self._cards(room))

    def _cards(self, room: PageRoom) -> tuple[PlacedCard, ...]:
        area = room.area
        if room.kind is FrameKind.COMPACT:
            line = pygame.Rect(area.left, area.top, area.width, room.px(46))
            below = pygame.Rect(area.left, line.bottom + room.gap, area.width, 0)
            below.height = area.bottom - below.top
            opened = PaperCard(CONTENTS, (self._line(),), look=CardLook.BARE)
            self.page_place = below
            shown = self._contents(room) if self.contents_open else self._page_card(room, below)
            return PlacedCard(line, opened), PlacedCard(below, shown)
        wide = room.pick(330, 240, 0)
        contents = pygame.Rect(area.left, area.top, wide, area.height)
        page = pygame.Rect(contents.right + room.pick(26, 14, 0), area.top, 0, area.height)
        page.width = area.right - page.left
        self.page_place = page
        return PlacedCard(contents, self._contents(room)), PlacedCard(page, self._page_card(room, page))

    def _line(self) -> ContentsLine:
        told = self.reading.told
        icon = told.icon if told is not None else ICON_EVERY
        number = f"{told.number}  " if told is not None else ""
        title = f"{number}{self.reading.title(self.reading.chapter)}"
        return ContentsLine(CONTENTS_LINE, icon, title, self.contents_open)

    def _contents(self, room: PageRoom) -> PaperCard:
        return PaperCard(CONTENTS, tuple(self._rows(room)), look=CardLook.BARE, gap=0)

    def _rows(self, room: PageRoom) -> list[Block]:
        """The chapters, below the one that is read its sections, and every building."""
        wide, told = room.kind is FrameKind.WIDE, self.reading.told
        size, lower = (21, 27) if wide else (18, 25)
        below = lower * len(told.sections) if told is not None else 0
        fair = (room.area.height / self.scale - below) / len(self.reading.order)
        tall = round(max(34 if wide else 30, min(44 if wide else 34, fair - 1)))
        found: list[Block] = []
        for chapter in self.reading.order:
            found.append(self._row(chapter, size, tall, numbered=room.kind is not FrameKind.NORMAL))
            if told is not None and chapter == told.id:
                here = self._section_seen()
                found += [
                    SectionRow(
                        ControlId("section", each.id),
                        each.title,
                        each.id == here,
                        left_of_titles(size, numbered=room.kind is not FrameKind.NORMAL),
                        lower,
                        self._found_in(each),
                    )
                    for each in told.sections
                ]
        return found

    def _found_in(self, section: ToldSection) -> int:
        """How many places a section has."""
        names = (section.id, *(paragraph.id for paragraph in section.paragraphs))
        return sum(self.reading.places.in_places[name] for name in names)

    def _row(self, chapter: str, size: int, tall: int, *, numbered: bool) -> ChapterRow:
        places, chosen = self.reading.places, chapter == self.reading.chapter
        told = None if chapter == EVERY else self.reading.book.chapter(chapter)
        title = self.reading.title(chapter)
        pale = told is not None and self.maker.by_game and not told.in_play
        return ChapterRow(
            ControlId("chapter", chapter),
            "" if told is None else str(told.number),
            ICON_EVERY if told is None else told.icon,
            title,
            chosen,
            tall,
            size,
            places.in_chapters[chapter],
            places.marks(CHAPTER, chapter, title),
            pale,
            self.words.label("screens.howto.not_played") if pale else "",
            numbered,
        )

    def _page_card(self, room: PageRoom, place: pygame.Rect) -> PaperCard:
        self._sheet = self.maker.sheet(room.kind)
        pad = {FrameKind.WIDE: 30, FrameKind.NORMAL: 18}.get(room.kind, 16)
        card = PaperCard(PAGE, (self._sheet,), pad=pad)
        pane = self._measuring()
        body = card.body(pane, place)
        scrolls = card.body_high(pane, body.width) > body.height
        self._sheet_wide = body.width - (pane.px(22) if scrolls else 0)
        return card

    def _measuring(self) -> KitPane:
        return KitPane(Pane(pygame.Surface((1, 1)), self.scale, self.words))

    # where one is

    def _tops(self) -> dict[str, int]:
        return self._sheet.tops(self._measuring(), self._sheet_wide)

    def _section_seen(self) -> str:
        """The section that lies highest in the window."""
        told = self.reading.told
        if told is None or not self._sheet_wide:
            return ""
        tops, at = self._tops(), self.scrolls.at(PAGE) + round(SEEN * self.scale)
        names = [section.id for section in told.sections]
        seen = [name for name in names if tops.get(name, 0) <= at]
        return (seen or names)[-1] if seen else names[0]
