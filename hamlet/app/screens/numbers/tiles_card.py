"""The card of all tiles: what the columns are, rows that scroll, and the sentence about the one looked at."""

from __future__ import annotations

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.kit.blocks import BesideBlocks, Block, TextBlock, WarnBlock
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.numbers import numbers_ids as ids
from hamlet.app.screens.numbers.numbers_shown import NumbersShown
from hamlet.app.screens.numbers.row_pictures import RowPictures
from hamlet.app.screens.numbers.tile_lines import TableHead, TableLine, TileLine, TilesHead
from hamlet.app.screens.numbers.tile_view import SHOWN_BUILDERS, TileView, WinsAxis, wins_axis
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.numbers.shares import CONFIDENCE

PAD, FOOT = 14, 62
TALL = {FrameKind.WIDE: 37, FrameKind.NORMAL: 34, FrameKind.COMPACT: 34}
COLUMNS = (
    "screens.numbers.column.tile",
    "screens.numbers.column.taken",
    "screens.numbers.column.built",
    "screens.numbers.column.before",
    "screens.numbers.column.seats",
    "screens.numbers.column.wins",
    "screens.numbers.column.else",
    "screens.numbers.column.verdict",
)


class TilesCards:
    """Paper with a head and a foot, and over it the rows, which scroll by themselves."""

    def __init__(self, shown: NumbersShown, table: bool, pictures: RowPictures, room: PageRoom) -> None:  # noqa: FBT001
        self.shown = shown
        self.words = shown.words
        self.table = table
        self.pictures = pictures
        self.room = room

    def cards(self, area: pygame.Rect, trouble: str = "") -> list[PlacedCard]:
        """The paper, the head, the rows, the foot."""
        px, lit = self.room.px, self.shown.lit_tile
        inner = area.inflate(-2 * px(PAD), 0)
        head = self._head()
        top = pygame.Rect(inner.left, area.top + px(4), inner.width - px(22), px(head.tall))
        foot = pygame.Rect(inner.left, area.bottom - px(FOOT), inner.width, px(FOOT - 12))
        rows = pygame.Rect(inner.left, top.bottom, inner.width, foot.top - px(4) - top.bottom)
        found: list[Block] = list(self._rows(lit))
        sheet = PaperCard("tiles paper")
        bare = CardLook.BARE
        return [
            PlacedCard(area, sheet),
            PlacedCard(top, PaperCard("tiles head", (head,), look=bare, gap=0)),
            PlacedCard(rows, PaperCard(ids.ROWS, tuple(found), look=bare, gap=0)),
            PlacedCard(foot, PaperCard("tiles foot", (self._foot(lit, trouble),), look=bare)),
        ]

    def _axis(self) -> WinsAxis:
        found = self.shown.found
        return wins_axis(found) if found is not None else WinsAxis(0, 1, 0.5, (0.4, 0.6))

    def _head(self) -> TilesHead | TableHead:
        label = self.words.label
        if self.table:
            return TableHead(tuple(label(code) for code in COLUMNS))
        return TilesHead(
            label("screens.numbers.tiles"),
            label("screens.numbers.sorted"),
            label("screens.numbers.built"),
            label("screens.numbers.wins"),
            label("screens.numbers.bounds", percent=f"{100 * CONFIDENCE:.0f}"),
            self._axis(),
            self.room.kind,
            80 if self.room.kind is FrameKind.WIDE else 68,
        )

    def _rows(self, lit: TileView | None) -> list[TileLine | TableLine]:
        tiles, kind = self.shown.tiles, self.room.kind
        if self.table:
            return [
                TableLine(ids.row_id(each.tile), each, each is lit, bool(number % 2))
                for number, each in enumerate(tiles)
            ]
        seldom, axis = self.words.label("screens.numbers.seldom", least=SHOWN_BUILDERS), self._axis()
        chips = ["", *(each.chip for each in tiles)]
        return [
            TileLine(
                ids.row_id(each.tile),
                each,
                axis,
                kind,
                self.pictures.of(each.tile),
                seldom,
                each is lit,
                bool(before) and each.chip != before,
                TALL[kind],
            )
            for each, before in zip(tiles, chips, strict=False)
        ]

    def _foot(self, lit: TileView | None, trouble: str) -> Block:
        """What is to be said of the row that is looked at, and the way to change it."""
        label = self.words.label
        if trouble:
            return WarnBlock(plain(label("screens.numbers.trouble", why=trouble)))
        told = f"*{plain(lit.name)}:* {plain(lit.told)}" if lit is not None else ""
        size = 20 if self.room.kind is FrameKind.WIDE else 18
        icon = "blueprint"
        workshop = PressButton(ids.WORKSHOP, label("screens.numbers.workshop"), icon=icon, tall=44)
        return BesideBlocks(((TextBlock(told, size), 0), (workshop, 222)))
