"""What must not be missed at the table: a strip over the village, there until it is mended or read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import Label
from hamlet.app.art.palette import BANNER, BAR, BRASS_DARK, COST, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.type import Role
from hamlet.app.ids import PanelCommand
from hamlet.app.keeping import Keeper
from hamlet.app.table.overlays import BAR_Z
from hamlet.app.table.table_frame import TableFrame, frame_for
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import DrawnPiece, Pane, paint
from hamlet.app.view.parts import Button
from hamlet.store.errors import StoreError
from hamlet.words.words import Words

TEXT, BUTTON, PAD, GAP = 18, 38, 8, 8
# Reasons that a few words tell; the others are told in full.
SHORTLY: Final = {
    "disk_full": "table.unsaved.full",
    "no_permission": "table.unsaved.protected",
    "no_home": "table.unsaved.no_home",
    "no_folder": "table.unsaved.no_folder",
}


@dataclass(frozen=True, slots=True)
class Notice:
    """Some words, and what can be done about them."""

    text: str
    buttons: tuple[Button, ...]
    grave: bool = False


class Notices:
    """Knows what is to be told, the gravest thing first, and draws it.

    What is told of a game that is only looked at stands for as long as one looks.
    """

    def __init__(self, words: Words, keeper: Keeper | None, news: Sequence[str] = ()) -> None:
        self.words = words
        self.keeper = keeper
        self.news = list(news)
        self.way: Button | None = None
        """What can be done about news, if not the usual."""
        self.shown: Notice | None = None
        self._problem: StoreError | None = None
        self._piece: DrawnPiece | None = None

    def changed(self) -> bool:
        """Whether something else is to be shown than is."""
        problem = self.keeper.problem if self.keeper is not None else None
        if problem is self._problem and bool(self.news or problem) == bool(self.shown):
            return False
        self._problem = problem
        before, self.shown = self.shown, self._found(problem)
        return self.shown != before

    def read(self) -> None:
        """What is shown has been read."""
        self.news = self.news[1:]
        self.shown = self._found(self._problem)

    def _found(self, problem: StoreError | None) -> Notice | None:
        if problem is not None:
            return self._unsaved(problem)
        if not self.news:
            return None
        if self.way is not None:
            way = self.way
        elif self.keeper is None:
            way = Button(PanelCommand("copy"), self.words.label("screens.copy"))
        else:
            way = Button(PanelCommand("read"), self.words.label("table.notice.read"))
        return Notice(plain(self.news[0]), (way,))

    def _unsaved(self, problem: StoreError) -> Notice:
        label = self.words.label
        code = SHORTLY.get(problem.code)
        told = label(code) if code else label("table.unsaved", why=plain(problem.told(self.words)))
        again = Button(
            PanelCommand("save_again"), label("table.unsaved.again"), hint=label("table.unsaved.again_hint")
        )
        elsewhere = Button(
            PanelCommand("save_elsewhere"),
            label("table.unsaved.elsewhere"),
            hint=label("table.unsaved.elsewhere_hint"),
        )
        return Notice(told, (again, elsewhere), grave=True)

    # drawing

    def frame(self, size: tuple[int, int], scale: float) -> TableFrame:
        """The layout of the table with room for what is shown."""
        bare = frame_for(size, scale)
        if self.shown is None:
            self._piece = None
            return bare
        room = bare.village.width - self._buttons_width(bare, self.shown)
        high = measure_rich(self.shown.text, room, Role.LABEL, bare.px(TEXT))[1]
        frame = frame_for(size, scale, max(high, bare.px(BUTTON)) + 2 * bare.px(PAD))
        self._piece = self._drawn(frame, self.shown)
        return frame

    def hits(self, frame: TableFrame) -> Iterable[HitRegion]:
        """Its buttons."""
        found = self._piece.hits if self._piece is not None else ()
        return [replace(hit.moved(*frame.notice.topleft), z=hit.z + BAR_Z) for hit in found]

    def put(self, surface: pygame.Surface, frame: TableFrame) -> None:
        """Blit it."""
        if self._piece is not None:
            self._piece.put(surface, frame.notice.topleft)

    def _buttons_width(self, frame: TableFrame, notice: Notice) -> int:
        wide = sum(_width(frame, each) + frame.px(GAP) for each in notice.buttons)
        return wide + 3 * frame.px(2 * PAD)

    def _drawn(self, frame: TableFrame, notice: Notice) -> DrawnPiece:
        px, ground = frame.px, COST if notice.grave else BAR

        def draw(pane: Pane, area: pygame.Rect) -> None:
            pane.surface.fill(ground, area)
            edge = BANNER if notice.grave else BRASS_DARK
            pane.surface.fill(edge, (area.left, area.bottom - px(2), area.width, px(2)))
            right = area.right - px(2 * PAD)
            for each in reversed(notice.buttons):
                place = pygame.Rect(0, 0, _width(frame, each), px(BUTTON))
                place.midright = (right, area.centery)
                buttons.button(pane.surface, place, Label(each.label, size=TEXT), scale=pane.scale)
                pane.hit(each.id, place, each.hint)
                right = place.left - px(GAP)
            room = area.width - self._buttons_width(frame, notice)
            high = measure_rich(notice.text, room, Role.LABEL, px(TEXT))[1]
            words = pygame.Rect(area.left + px(2 * PAD), area.centery - high // 2, room, high)
            draw_rich(pane.surface, notice.text, words, Role.LABEL, px(TEXT), PAPER, ground)

        return paint(self.words, frame.notice.size, frame.scale, "notice", draw)


def _width(frame: TableFrame, each: Button) -> int:
    return measure_rich(each.label, role=Role.NUMBER, size=frame.px(TEXT))[0] + frame.px(28)
