"""The sheet of mistakes: one in full, the others folded. A sound save closes it, Escape makes it a chip."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from hamlet.app.desktop import OUTSIDE
from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_sheet import KitSheet
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.pages import WorkshopPage
from hamlet.app.screens.guide_opening import open_guide
from hamlet.app.screens.mistakes import mistakes_ids as ids
from hamlet.app.screens.mistakes.mistakes_told import MistakesTold
from hamlet.app.ui import clipboard
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.screen import Change, Pop, Replace
from hamlet.content.folders import is_zip
from hamlet.store.errors import StoreError
from hamlet.store.mending import can_mend, mend

if TYPE_CHECKING:
    from hamlet.app.packs_news import PacksNews
    from hamlet.content.mistaken import MistakeFound

MADE = frozenset(("tiles", "menu", "market", "church", "awards", "milestones"))
"""What the workshop has pages for."""
LETTERS = {pygame.K_o: ids.OPEN, pygame.K_w: ids.WORKSHOP}


class MistakesScreen(KitSheet):
    """Over whatever is shown. What it tells is kept at home: the next save tells something else here."""

    leaves_bright = True
    tells_mistakes = True

    def __init__(self, home: Home, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(home.words, motion)
        self.home = home
        self.news = home.mistaken
        self.shown = 0
        """Which mistake is told in full."""
        self.note = ""

    @property
    def mistake(self) -> MistakeFound | None:
        """The one that is told in full."""
        told = self.news.mistakes if self.news is not None else None
        return told.all[min(self.shown, len(told.all) - 1)] if told is not None else None

    def packs_changed(self, news: PacksNews) -> Change | None:
        """Another save: sound, and the sheet goes; or what is wrong now."""
        if self.home.mistaken is None:
            return Pop()
        self.news, self.note = self.home.mistaken, ""
        self.shown = 0
        self.relayout()
        return None

    def page(self, room: PageRoom) -> PagePlan:
        """At the left of the village, as high as what it says; in a small window over the whole width."""
        if self.news is None or self.news.mistakes is None or self.mistake is None:
            return PagePlan(None, None, ())
        able = can_mend(self.mistake.problem, self.mistake.place)
        workable = _workable(self.mistake, self.home.folders.packs)
        told = MistakesTold(
            self.words, self.news, self.news.mistakes, self.mistake, able, workable, self.note
        )
        card = told.card(room.kind)
        place = _place(room)
        place.height = min(place.height, card.whole_high(measuring_pane(self.words, room.scale), place.width))
        return PagePlan(None, None, (PlacedCard(place, card),), main=ids.WRITE if able else ids.OPEN)

    # answers

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A button, or another mistake."""
        mistake = self.mistake
        if what == ids.CLOSE or mistake is None:
            return Pop()
        if isinstance(what, ControlId) and what.name == ids.OTHER:
            self.shown, self.note = int(what.which), ""
        elif what == ids.WRITE:
            self._write(mistake)
        elif what == ids.OPEN:
            self._open(mistake)
        elif what == ids.GUIDE:
            self._guide(mistake)
        elif what == ids.WORKSHOP:
            return Replace(_workshop(mistake))
        return None

    def _write(self, mistake: MistakeFound) -> None:
        """The file is seen to have changed in a moment; then the sheet goes by itself."""
        try:
            self.home.mended = mend(mistake.problem, self.home.disk)
        except StoreError as error:
            self.note = error.told(self.words)

    def _open(self, mistake: MistakeFound) -> None:
        label, file = self.words.label, Path(mistake.problem.file)
        if OUTSIDE.open(file if file.exists() else mistake.place):
            self.note = label("screens.mistake.opened", file=mistake.inside)
        else:
            clipboard.keep(str(file))
            self.note = label("screens.mistake.not_opened", file=mistake.inside)

    def _guide(self, mistake: MistakeFound) -> None:
        self.note = open_guide(self.words, mistake.problem.said.code)

    def key(self, event: pygame.Event) -> Change | None:
        """Letters do what buttons do."""
        what = LETTERS.get(event.key)
        return self.answered(self.took(what, True)) if what in self.controls else None

    def rule(self, what: Id | None) -> Change | None:
        """The guide."""
        return self.answered(self.took(ids.GUIDE, True))

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What is below stays as bright as it is: nothing of it is lost."""
        if self.under is not None and self.under.get_size() == self.size:
            surface.blit(self.under, (0, 0))
        else:
            super().draw_ground(surface)


def _workable(mistake: MistakeFound, packs: Path) -> bool:
    """Whether its file can be taken into the workshop: it lies loose in a pack of one's own, and is read."""
    own = mistake.place.parent == packs and not is_zip(mistake.place)
    return own and bool(mistake.id) and bool(mistake.lines)


def _workshop(mistake: MistakeFound) -> WorkshopPage:
    """The entry it is in, if there is a form for that; else the file."""
    line = mistake.problem.line
    if mistake.entry and mistake.subject in MADE:
        return WorkshopPage(mistake.id, mistake.subject, mistake.entry, line)
    return WorkshopPage(mistake.id, line=line, file=mistake.inside)


def _place(room: PageRoom) -> pygame.Rect:
    """Where it may stand."""
    px = room.px
    if room.kind is FrameKind.COMPACT:
        return pygame.Rect(px(8), px(44), room.window.width - px(16), room.window.height - px(44 + 8))
    wide, left, top = (940, 286, 94) if room.kind is FrameKind.WIDE else (700, 180, 48)
    return pygame.Rect(px(left), px(top), px(wide), room.window.height - px(top + 8))
