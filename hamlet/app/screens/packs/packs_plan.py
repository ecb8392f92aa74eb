"""What lies on the page of packs: the list, the sheet about the chosen one, and what was done last."""

from __future__ import annotations

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.type import Role, measure
from hamlet.app.kit.bars import PageFoot, PageTop, Sized
from hamlet.app.kit.blocks import ON_WOOD, BesideBlocks, Block, Spacer, TextBlock
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.app.screens.packs.kept_rows import KeptRow
from hamlet.app.screens.packs.list_places import DropWell, FreePlace, RefusedRow
from hamlet.app.screens.packs.pack_lines import chips, made_by, version_line
from hamlet.app.screens.packs.pack_painter import FEW, PackPainter, PackScene
from hamlet.app.screens.packs.pack_row import PackRow, PackRowSize
from hamlet.app.screens.packs.pack_sheet import PackSheet
from hamlet.app.screens.packs.packs_foot import PacksTold, PacksTyped, packs_foot
from hamlet.app.screens.packs.packs_shown import PacksShown
from hamlet.app.screens.packs.pale_pictures import PalePicture, StrangePicture
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.store.packs_on import BASE
from hamlet.values import dataclass
from hamlet.words.words import Words

SIZES = {
    FrameKind.WIDE: PackRowSize(98, 150, 27),
    FrameKind.NORMAL: PackRowSize(84, 100, 23),
    FrameKind.COMPACT: PackRowSize(84, 126, 23),
}
LIST_WIDE, SHEET_WIDE = 800, 1000
COUNTED, TWO_LINES = 330, 580
"""What is told in the bar of a wide window: its width, and how long it may be."""
TAKEN = 1590  # logical pixels of a wide window that title and controls need


@dataclass(frozen=True, slots=True)
class Lifted:
    """A row that a hand holds, and where it would lie among the others."""

    pack: str
    place: int


@dataclass(frozen=True, slots=True)
class PacksLook:
    """How the page is looked at just now."""

    telling: PacksTold = PacksTold()
    typed: PacksTyped = PacksTyped()
    lifted: Lifted | None = None
    sheet: bool = False
    """Whether the sheet lies over the list, where there is no room beside it."""


class PacksPlan:
    """Lays out the page from what is known."""

    def __init__(self, shown: PacksShown, painter: PackPainter, look: PacksLook, room: PageRoom) -> None:
        self.shown = shown
        self.words: Words = shown.words
        self.painter = painter
        self.look = look
        self.room = room
        self.compact = room.kind is FrameKind.COMPACT
        self.playing = shown.playing

    def plan(self) -> PagePlan:
        """Everything in its place."""
        room, look = self.room, self.look
        told = packs_foot(self.words, look.telling, look.typed, room, self._list_wide())
        area = room.area.copy()
        if told is not None:
            area.height = min(area.height, told.place.top - room.px(10) - area.top)
        over = self.compact and look.sheet
        cards = [] if over else self._list(area)
        if not self.compact or over:
            cards += self._sheet(area if over else room.area)
        keys = "" if told is not None else self.words.label("screens.packs.keys")
        foot = PageFoot(self.words.label("screens.back"), room.kind, keys)
        return PagePlan(self._top(), foot, (*cards, *([told] if told is not None else ())))

    # above

    def _top(self) -> PageTop:
        room, label = self.room, self.words.label
        code = "screens.packs.search.short" if self.compact else "screens.packs.search"
        search = TextField(
            ids.SEARCH, self.shown.sought, label(code), self.look.typed.search, dark=True, search=True
        )
        told = TextBlock(self._counted(), 19, tone=ON_WOOD)
        apart = max(1, min(300, round(room.window.width / room.scale) - TAKEN))
        folder, install, new = self._buttons()
        controls: dict[FrameKind, tuple[Sized, ...]] = {
            FrameKind.WIDE: (
                (search, 330),
                (told, COUNTED),
                (Spacer(1), apart),
                (folder, 200),
                (install, 170),
                (new, 190),
            ),
            FrameKind.NORMAL: ((told, 120), (search, 280), (folder, 176), (install, 146), (new, 158)),
            FrameKind.COMPACT: ((told, 100), (search, 260), (folder, 46), (install, 46), (new, 46)),
        }
        return PageTop(label("screens.packs"), room.kind, controls=controls[room.kind])

    def _counted(self) -> str:
        """How many are on, and where there is room what they come to."""
        label, shown = self.words.label, self.shown
        if shown.named_at_start is not None:
            named = [shown.called(each) for each in shown.named_at_start]
            told = label("screens.packs.named", packs=named)
            wide = self.room.kind is FrameKind.WIDE
            if wide and measure(told, Role.TEXT, self.room.px(19)) <= self.room.px(TWO_LINES):
                return told
            return label(
                "screens.packs.named.many" if wide else "screens.packs.named.short", count=len(named)
            )
        on, there = len(self.playing), len(shown.names)
        if self.room.kind is not FrameKind.WIDE:
            return label("screens.packs.on", on=on, there=there)
        begins = shown.begins
        if not begins.tiles:
            return label("screens.packs.on", on=on, there=there)
        return label("screens.packs.on.all", on=on, there=there, tiles=begins.tiles, sales=begins.sales)

    def _buttons(self) -> tuple[PressButton, PressButton, PressButton]:
        label, tall = self.words.label, 50 if self.room.kind is FrameKind.WIDE else 42
        told = (
            (ids.FOLDER, "screens.packs.folder", "folder", "screens.packs.folder.about"),
            (ids.INSTALL, "screens.packs.install", "install", "screens.packs.install.about"),
            (ids.NEW, "screens.packs.new", "plus", "screens.packs.new.about"),
        )
        found = []
        for what, code, icon, about in told:
            word, hint = label(code), label(about)
            named = "" if self.compact else word
            hint = f"{word}. {hint}" if self.compact else hint
            found.append(PressButton(what, named, "", Face.DARK, icon, hint=hint, tall=tall))
        return found[0], found[1], found[2]

    # the list

    def _list_wide(self) -> int:
        room = self.room
        if self.compact:
            return room.area.width
        if room.kind is FrameKind.NORMAL:
            return room.area.width - room.px(640) - room.px(16)
        sheet = max(room.px(SHEET_WIDE), room.area.width - room.px(LIST_WIDE + 40))
        return room.area.width - sheet - room.px(40)

    def _list(self, area: pygame.Rect) -> list[PlacedCard]:
        room, shown = self.room, self.shown
        size, gap = SIZES[room.kind], 12 if room.kind is FrameKind.WIDE else 10
        label = self.words.label
        blocks: list[Block] = [
            RefusedRow(ids.refused_id(number), each.name, each.why, label("screens.packs.refused.read"))
            for number, each in enumerate(shown.refused)
        ]
        names = shown.visible
        blocks += self._rows(names, size)
        if not names:
            blocks.append(TextBlock(label("screens.packs.none_fits"), 22, tone=ON_WOOD))
        elif not shown.reads.mine and not shown.sought:
            blocks.append(self._invitation())
        if not shown.sought:
            blocks.append(DropWell(ids.WELL, label("screens.packs.drop"), size.tall))
        high = room.px(size.tall + gap) * len(blocks)
        place = pygame.Rect(area.left, area.top, self._list_wide(), area.height)
        above = room.px(1) + room.px(gap)
        place.top, place.height = place.top - above, place.height + above
        ends = (Spacer(1),) if high <= area.height else (Spacer(1), Spacer(1))
        rows = (ends[0], *blocks, *ends[1:])
        return [PlacedCard(place, PaperCard(ids.LIST, rows, look=CardLook.BARE, gap=gap))]

    def _rows(self, names: list[str], size: PackRowSize) -> list[Block]:
        lifted = self.look.lifted
        kept = self.painter.rows
        rows: list[Block] = [
            KeptRow(self.row(name, size), kept) for name in names if lifted is None or name != lifted.pack
        ]
        if lifted is not None:
            rows.insert(lifted.place, FreePlace(size.tall))
        return rows

    def _invitation(self) -> Block:
        label = self.words.label
        told = TextBlock(
            label("screens.packs.samples", count=len(self.shown.reads.samples)), 20, tone=ON_WOOD
        )
        return BesideBlocks(((told, 0), (PressButton(ids.NEW, label("screens.packs.new"), icon="plus"), 190)))

    def row(self, name: str, size: PackRowSize) -> PackRow:
        """The row of a pack."""
        shown, label = self.shown, self.words.label
        told, place = shown.told(name), shown.number(name)
        chosen = name == shown.chosen_id
        if told is None:
            reading = label("screens.packs.reading")
            nothing = (ids.row_id(name), ids.switch_id(name), size, name, "", reading, ())
            return PackRow(*nothing, PalePicture(StrangePicture(), on=bool(place)), place, chosen=chosen)
        able = shown.playable(told)
        return PackRow(
            ids.row_id(name),
            ids.switch_id(name),
            size,
            told.name,
            version_line(shown, told),
            made_by(shown, told),
            chips(shown, told),
            self.picture(name, FEW, on=bool(place)),
            place,
            able,
            name == BASE or name in shown.reads.further,
            chosen,
            chosen and self._points(size),
            label("screens.packs.switch"),
            name not in shown.reads.further,
        )

    def picture(self, name: str, most: int, *, on: bool = True) -> PalePicture:
        """Some of its tiles; a stripe of paper where nothing of it can be drawn."""
        told = self.shown.told(name)
        if told is None or told.drawn is None:
            return PalePicture(StrangePicture(), on=on)
        return PalePicture(self.painter.still.painter(PackScene(name, told.content_hash, most)), on=on)

    def _points(self, size: PackRowSize) -> bool:
        """Whether the chosen row points at the sheet: only where the list does not scroll."""
        room = self.room
        rows = len(self.shown.visible) + len(self.shown.refused) + 1
        return not self.compact and room.px(size.tall + 12) * rows <= room.area.height

    # the sheet

    def _sheet(self, area: pygame.Rect) -> list[PlacedCard]:
        told, room = self.shown.chosen, self.room
        if told is None:
            return []
        left = (
            area.left
            if self.compact
            else area.left + self._list_wide() + room.px(40 if room.kind is FrameKind.WIDE else 16)
        )
        place = pygame.Rect(left, area.top, area.right - left, area.height)
        blocks = PackSheet(self.shown, self.painter, told, room, self.picture(told.id, 4)).blocks()
        return [PlacedCard(place, PaperCard(ids.SHEET, blocks, pad=12, gap=8))]
