"""The picture of the page of packs: what is read and drawn bit by bit, and a row in the hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from hamlet.app.home import Home
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pieces import paint_piece
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom, page_room
from hamlet.app.packs_news import PacksNews
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.app.screens.packs.lifted_row import LiftedRow, place_among
from hamlet.app.screens.packs.pack_painter import PackPainter
from hamlet.app.screens.packs.packs_foot import PacksTold, PacksTyped
from hamlet.app.screens.packs.packs_plan import SIZES, Lifted, PacksLook, PacksPlan
from hamlet.app.screens.packs.packs_shown import PacksShown
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.screen import Change
from hamlet.engine.definitions import Definitions

LOOK: Final = 0.2
"""Seconds between two looks at what is still being read and drawn."""
EDGE: Final = 44
STEP: Final = 14


class PacksStage(KitScreen):
    """The list at the left, the chosen pack at the right, what was done last at the foot."""

    def __init__(self, home: Home, motion: MotionKind) -> None:
        super().__init__(home.words, motion)
        self.home = home
        self.shown = PacksShown(home)
        self.painter = PackPainter(self.shown)
        self.telling = PacksTold()
        self.lifted: LiftedRow | None = None
        self.sheet_open = False
        self._place = 1
        self._looked, self._fresh = -LOOK, False
        self._lost: set[Path] = set()

    def tell(self, text: str, *, undo: bool = False) -> None:
        """Say something at the foot; beside what can be taken back stands the button that does it."""
        self.telling = PacksTold(text, undo=undo)

    def tell_unkept(self) -> None:
        """What could not be written is in force all the same, until the window is closed."""
        if not self.shown.kept:
            self.shown.kept = True
            self.tell(self.words.label("screens.packs.unkept"))

    # the page

    def page(self, room: PageRoom) -> PagePlan:
        """What is known now."""
        typed = PacksTyped(self.entry_of(ids.SEARCH), self.entry_of(ids.PATH), self.entry_of(ids.NAME))
        lifted = Lifted(self.lifted.pack, self._place) if self.lifted is not None else None
        look = PacksLook(self.telling, typed, lifted, self.sheet_open)
        return PacksPlan(self.shown, self.painter, look, room).plan()

    def relayout(self) -> None:
        """The first focus is the chosen pack."""
        first = not self.controls
        super().relayout()
        if first:
            self.input.start_at(ids.row_id(self.shown.chosen_id))

    @property
    def compact(self) -> bool:
        """Whether the sheet has no room beside the list."""
        return page_room(self.size, self.scale).kind is FrameKind.COMPACT

    def shows(self) -> Definitions | None:
        """The goods of the pack that is looked at."""
        told = self.shown.chosen
        look = self.painter.look(told) if told is not None else None
        return look.definitions if look is not None else None

    @property
    def busy(self) -> bool:
        """Whether packs are still read, or drawn."""
        return super().busy or self.shown.busy or self.painter.busy

    def update(self, now: float) -> Change | None:
        """Read one more, or draw one thing more."""
        change = super().update(now)
        if self._entering is None and self.lifted is None:
            self._work(now)
        return change

    def _work(self, now: float) -> None:
        """What has become known is shown now and then, and when all of it is."""
        if self.shown.busy:
            self.shown.work()
            self._fresh = True
        elif self.painter.busy:
            self._fresh |= self.painter.work()
        done = not self.shown.busy and not self.painter.busy
        if self._fresh and (done or now - self._looked >= LOOK):
            self._fresh, self._looked = False, now
            self.relayout()

    def packs_changed(self, news: PacksNews) -> Change | None:
        """What was saved elsewhere is read anew; of what is a pack no more it is said."""
        shown, before = self.shown, self.shown.reads
        names = [name for name, place in before.places.items() if place in news.places]
        called = {before.places[name]: shown.called(name) for name in names if name in before.mine}
        shown.reread(names)
        there = set(shown.reads.places.values())
        self._lost = (self._lost | set(called)) - there
        lost = [called[place] for place in called if place in self._lost]
        if lost:
            self.tell(self.words.label("screens.packs.lost", packs=lost))
        self.relayout()
        return None

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Everything is drawn anew."""
        self.painter.rows.clear()
        super().resize(size, scale)

    def rest(self) -> None:
        """Rows are drawn anew when somebody comes back."""
        self.painter.rows.clear()
        super().rest()

    def uncover(self) -> None:
        """Whoever comes back from the workshop finds what was made there."""
        if self._rests:
            self.shown.reread(list(self.shown.reads.mine))
        super().uncover()

    def watches(self) -> tuple[Path, ...]:
        """All packs of the player, on or off, and what was one a while ago."""
        reads = self.shown.reads
        return (*(reads.places[name] for name in sorted(reads.mine)), *sorted(self._lost))

    # what is looked at

    def chose(self, pack: str) -> None:
        """A pack is looked at."""
        if pack != self.shown.chosen_id:
            self.shown.choose(pack)
            self.relayout()

    def see_refused(self) -> None:
        """What was refused stands at the top of the list."""
        self.scrolls.by(ids.LIST, -100_000)

    # dragging

    def lift(self, pack: str, at: tuple[int, int]) -> bool:
        """A row is taken into the hand; not while something is looked for."""
        control = self.controls.get(ids.row_id(pack))
        if control is None or self.shown.sought:
            return False
        room, bounds = page_room(self.size, self.scale), control.region.bounds
        look = PacksLook(self.telling)
        row = PacksPlan(self.shown, self.painter, look, room).row(pack, SIZES[room.kind])
        row = replace(row, chosen=False, pointing=False)
        piece = paint_piece(self.words, bounds.size, self.scale, row.draw)
        held = (at[0] - bounds.left, at[1] - bounds.top)
        self.lifted = LiftedRow(pack, piece, held, at, self.scale)
        self._place = self.shown.visible.index(pack)
        self.chose(pack)
        self.relayout()
        self.uncover()
        return True

    def carry(self, at: tuple[int, int]) -> None:
        """It follows the hand; at the edges the list scrolls."""
        if self.lifted is None:
            return
        self.lifted.at = at
        window = self.scrolls.windows.get(ids.LIST)
        if window is not None:
            edge, step = round(EDGE * self.scale), round(STEP * self.scale)
            way = (at[1] > window.bottom - edge) - (at[1] < window.top + edge)
            self.scrolls.by(ids.LIST, way * step)
        self._place = place_among(self._middles(), at[1])
        self.relayout()
        self.uncover()

    def _middles(self) -> list[int]:
        """The middles of the rows that lie, as they would lie if nothing were lifted."""
        names = [name for name in self.shown.visible if self.lifted is None or name != self.lifted.pack]
        rows = [
            self.controls[ids.row_id(name)].region.bounds
            for name in names
            if ids.row_id(name) in self.controls
        ]
        return [row.centery for row in rows]

    def lay(self) -> None:
        """It lies where the gold frame was."""
        if self.lifted is None:
            return
        pack, self.lifted = self.lifted.pack, None
        self.move(pack, self._place)
        self.relayout()
        self.uncover()

    def move(self, pack: str, place: int) -> None:
        """To another place; what cannot come before another springs back, and it is said why."""
        held = self.shown.move(pack, place)
        if held is not None:
            later, earlier = map(self.shown.called, held)
            self.tell(self.words.label("screens.packs.comes_after", pack=later, other=earlier))
        self.tell_unkept()

    def paint_over(self, surface: pygame.Surface) -> None:
        """What is in the hand lies over everything."""
        if self.lifted is not None:
            self.lifted.draw(surface)
