"""The frame of the workshop: the bar above with what is in hand, the foot with what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role, measure
from hamlet.app.kit.bars import CRUMB, PageFoot, Sized
from hamlet.app.kit.blocks import TextBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import EDGES, PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.new_entry import new_button
from hamlet.app.screens.workshop.workshop_top import WorkshopTop
from hamlet.app.ui.frame_kind import FrameKind

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

NOTICE = 760
SIDES = {FrameKind.WIDE: (24, 18), FrameKind.NORMAL: (8, 8), FrameKind.COMPACT: (8, 6)}
"""The margin at the sides of all cards, and above and below them."""


def frame_area(room: PageRoom) -> pygame.Rect:
    """The wood between the bars, where cards lie."""
    side, edge = (room.px(each) for each in SIDES[room.kind])
    top = room.top.bottom + edge
    bottom = room.foot.top + (room.px(10) if room.kind is FrameKind.WIDE else -edge // 2)
    return pygame.Rect(side, top, room.window.width - 2 * side, bottom - top)


class WorkshopFrame:
    """Lays out both bars."""

    def __init__(self, bench: Bench, words: Words, room: PageRoom) -> None:
        self.bench = bench
        self.words = words
        self.room = room
        self.wide = room.kind is FrameKind.WIDE
        self.compact = room.kind is FrameKind.COMPACT

    def top(self, name: str) -> WorkshopTop:
        """Where one is, and what leads to another entry."""
        label, bench = self.words.label, self.bench
        crumbs = [label("screens.workshop")] if self.wide else []
        pack = self.bench.pack.name if self.bench.pack.kept else label("screens.workshop.new_pack")
        chip = label("screens.workshop.changed") if self.bench.changed else ""
        return WorkshopTop(
            name,
            self.room.kind,
            "" if self.compact else f" {CRUMB} ".join([*crumbs, plain(pack)]),
            "",
            self._controls(),
            chip,
            "" if bench.empty or bench.whole_file else label("screens.workshop.rename"),
        )

    def _controls(self) -> tuple[Sized, ...]:
        label, bench = self.words.label, self.bench
        tall = 46 if self.wide else 40
        kind = ids.FILES if bench.whole_file else ids.TILE if bench.subject == "tiles" else ids.CARD
        cells = (
            ChoiceCell(ids.TILE, label("screens.workshop.tile")),
            ChoiceCell(ids.CARD, label("screens.workshop.card")),
            ChoiceCell(ids.FILES, label("screens.workshop.files")),
        )
        why_undo = "" if bench.can_undo else label("screens.workshop.undo.none")
        why_redo = "" if bench.can_redo else label("screens.workshop.redo.none")
        undo, redo = label("screens.workshop.undo"), label("screens.workshop.redo")
        start = PressButton(
            ids.START, label("screens.workshop.start"), icon="blueprint", face=Face.DARK, size=18, tall=tall
        )
        new = new_button(bench, self.words, tall, short=self.compact)
        of_entries: tuple[Sized, ...] = (
            (new, 118 if self.wide else tall if self.compact else 104),
            (start, 208 if self.wide else 156 if self.compact else 170),
        )
        return (
            *(() if bench.whole_file else of_entries),
            (PressButton(ids.UNDO, "", "", Face.DARK, "undo", why_undo, undo, tall=tall), tall),
            (PressButton(ids.REDO, "", "", Face.DARK, "redo", why_redo, redo, tall=tall), tall),
            (
                JoinedChoices(ids.KIND, cells, kind, tall=tall),
                222 if self.wide else 196,
            ),
        )

    def foot(self, keys: str, told: str) -> PageFoot:
        """Back, the keys or what was done last, a game with it, and saving."""
        label, bench = self.words.label, self.bench
        why = "" if bench.changed else label("screens.workshop.save.none")
        gold = PressButton(ids.SAVE, self._save_words(), "Ctrl S", Face.GOLD, why_not=why)
        play = PressButton(ids.PLAY, label("screens.workshop.play"), "F5", tall=50 if self.wide else 42)
        line = (told if self._fits(told) else "") or (keys if not self.compact else "")
        return PageFoot(
            label("screens.back"),
            self.room.kind,
            plain(line),
            ((play, self._play_wide),),
            gold,
            self._save_wide,
        )

    def _save_words(self) -> str:
        """Where to, if there is room for it."""
        label, pack = self.words.label, self.bench.pack
        name = pack.name if pack.kept else label("screens.workshop.new_pack")
        whole = label("screens.workshop.save", pack=plain(name))
        room = self.room.px(self._save_wide - 116)
        fits = not self.compact and measure(whole, Role.NUMBER, self.room.px(18)) <= room
        return whole if fits else label("screens.workshop.save.short")

    @property
    def _play_wide(self) -> int:
        return 238 if self.wide else 190 if not self.compact else 180

    @property
    def _save_wide(self) -> int:
        return 396 if self.wide else 260

    def _fits(self, told: str) -> bool:
        """Whether the foot has room for what is told."""
        px, edges = self.room.px, EDGES[self.room.kind]
        taken = 2 * edges.side + (166 if self.wide else 140) + self._play_wide + self._save_wide + 70
        return measure(told, Role.TEXT, px(18)) <= self.room.window.width - px(taken)

    def notice(self, told: str, area: pygame.Rect) -> list[PlacedCard]:
        """What is told and has no room in the foot lies over the lower end of the page."""
        if not told or self._fits(told):
            return []
        card = PaperCard("workshop told", (TextBlock(plain(told), 20),), lifted=True, pad=16, press=ids.TOLD)
        wide = min(area.width, self.room.px(NOTICE))
        high = card.whole_high(measuring_pane(self.words, self.room.scale), wide)
        place = pygame.Rect(area.left, area.bottom - high, wide, high)
        return [PlacedCard(place, card)]
