"""The workshop: an entry of a pack in hand, as a form, as a drawing and as YAML, which follow each other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.home import Home
from hamlet.app.ids import Id
from hamlet.app.kit.entering import MotionKind, motion_of
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.pages import WorkshopPage
from hamlet.app.screens.guide_opening import open_guide
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.card.card_ids import TAB
from hamlet.app.screens.workshop.card.card_page import CardPage
from hamlet.app.screens.workshop.checks_card import ChecksPart, ToldCheck
from hamlet.app.screens.workshop.empty_page import EmptyPage
from hamlet.app.screens.workshop.entry_picker import EntryPicker
from hamlet.app.screens.workshop.files_page import FilesPage
from hamlet.app.screens.workshop.looked_at import LookedAt
from hamlet.app.screens.workshop.sheets_over import SheetOver
from hamlet.app.screens.workshop.tile_page import TilePage
from hamlet.app.screens.workshop.workshop_deeds import DONE, WorkshopDeeds, deed_of
from hamlet.app.screens.workshop.workshop_frame import WorkshopFrame, frame_area
from hamlet.app.screens.workshop.workshop_input import WorkshopInput
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.screens.workshop.yaml_card import YamlPart
from hamlet.app.ui.hints import KeptClear
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.screen import Change
from hamlet.app.workshop.bench import Bench
from hamlet.content.editing.cards import name_of
from hamlet.store.errors import StoreError

if TYPE_CHECKING:
    from hamlet.app.packs_news import PacksNews
    from hamlet.engine.definitions import Definitions

BUTTONS: Final = (ids.SAVE, ids.PLAY, ids.SHOW, ids.UNDO, ids.REDO, ids.START, ids.KIND, ids.TABS, TAB)
"""What a hint of the YAML never lies over."""
KEYS: Final = {
    TilePage: "screens.workshop.keys",
    CardPage: "screens.card.keys",
    EmptyPage: "screens.workshop.empty.keys",
    FilesPage: "screens.files.keys",
}
KEEP: Final = 4.0
"""Seconds between two times that work is kept aside."""


class WorkshopScreen(KitScreen):
    """The frame, and in it the page for what is in hand."""

    def __init__(self, home: Home, page: WorkshopPage, motion: MotionKind | None = None) -> None:
        super().__init__(home.words, motion_of(home.settings) if motion is None else motion)
        self.home = home
        self.bench = Bench(home, page)
        self.lights = LookedAt()
        self.told = ""
        """What was done last, or why it could not be."""
        self.over: SheetOver | EntryPicker | None = None
        """What lies in the place of the page."""
        self._kept = 0.0
        self._warned = False
        self.input: KitInput = WorkshopInput(self)
        self.yaml = YamlPart(self.bench, self.lights, self.words)
        self.checks = ChecksPart(self.bench, self.words, self.go_to)
        self.tile = TilePage(self, self.bench, self.lights, self.words, self.yaml, self.checks)
        self.card = CardPage(self, self.bench, self.lights, self.words, self.yaml, self.checks)
        self.files = FilesPage(self, self.bench, self.words, self.yaml, self.checks)
        self.files.begin(at_line=bool(page.line))
        self.nothing = EmptyPage(self.bench, self.words)
        self.deeds = WorkshopDeeds(self)
        if self.bench.taken_up:
            self.told = self.words.label("screens.workshop.taken_up")
        if page.line:
            self.yaml.wanted = (page.line, 1)

    @property
    def content(self) -> TilePage | CardPage | FilesPage | EmptyPage:
        """The page for what is in hand."""
        if self.bench.whole_file:
            return self.files
        if self.bench.empty:
            return self.nothing
        return self.tile if self.bench.subject == "tiles" else self.card

    @property
    def parts(self) -> tuple[WorkshopPart, ...]:
        """Whoever may answer for a control."""
        return (self.over,) if self.over is not None else (self.yaml, *self.content.parts, self.checks)

    # the page

    def shows(self) -> Definitions | None:
        """The goods of the pack in hand."""
        return self.content.definitions

    def page(self, room: PageRoom) -> PagePlan:
        """Both bars, and the cards of the page."""
        frame = WorkshopFrame(self.bench, self.words, room)
        nothing = self.words.label("screens.workshop.empty") if self.bench.empty else ""
        file = self.bench.sheet.inside if self.bench.whole_file else ""
        name = nothing or file or name_of(self.bench.whole) or self.bench.draft.id
        told = self.words.told(self.bench.trouble) if self.bench.trouble is not None else self.told
        area = frame_area(room)
        keys = KEYS[type(self.content)]
        return PagePlan(
            frame.top(name),
            frame.foot(self.words.label(keys, letters=" ".join(self.bench.known.letters)), told),
            (*(self.over or self.content).cards(room, area), *frame.notice(told, area)),
        )

    def relayout(self) -> None:
        """Parts know where their controls stand."""
        super().relayout()
        self.yaml.controls = self.controls

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return super().busy or any(part.busy for part in self.parts)

    def update(self, now: float) -> Change | None:
        """Parts draw what they had no time for."""
        change = super().update(now)
        changed = [part.update(now) for part in self.parts]
        if any(changed):
            self.relayout()
        if now - self._kept >= KEEP:
            self._kept = now
            self.bench.keeper.keep()
        return change

    def works_on(self) -> Path | None:
        """The pack on the bench, if it lies anywhere."""
        return self.bench.pack.place if self.bench.pack.kept else None

    def packs_changed(self, news: PacksNews) -> Change | None:
        """Somebody saved a pack: this one is looked at again, others are read anew."""
        if self.bench.pack.place not in news.places:
            self.bench.read_others_anew()
            self.relayout()
            return None
        try:
            if self.bench.look_again():
                self.told = self._brought()
        except StoreError as error:
            self.told = error.told(self.words)
        self.relayout()
        return None

    def _brought(self) -> str:
        """What somebody else has written is here now, or stands against what was written here."""
        files = [plain(each) for each in sorted(self.bench.conflicts)]
        if files:
            return self.words.label("screens.workshop.crossed", files=files)
        return self.words.label("screens.workshop.brought", pack=self.bench.pack.name)

    def rule(self, what: Id | None) -> Change | None:
        """F1: the place in the guide for what is wrong here; else what packs are made of."""
        check = self.checks.check_of(what) or self.checks.worst
        code = check.problem.said.code if check is not None and check.problem is not None else ""
        self.told = open_guide(self.words, code)
        self.relayout()
        return None

    def close(self) -> None:
        """What is not saved is kept aside; nothing goes on where nobody sees it."""
        self.bench.keeper.keep()
        for part in (*self.tile.parts, *self.card.parts, *self.parts):
            part.close()

    # choosing

    def look_at(self, what: Id | None) -> None:
        """What a control is about is lit everywhere."""
        found = [part.path(what) for part in self.parts] if what is not None else []
        path = next((each for each in found if each is not None), None)
        if path is not None and path != self.lights.path:
            self.lights.path = path
            self.relayout()

    def go_to(self, check: ToldCheck) -> None:
        """The line that a check is about, wherever in the pack that is."""
        inside = self.bench.inside_of(check.problem.file) if check.problem is not None else ""
        if check.problem is not None and inside and inside != self.bench.sheet.inside:
            self.bench.open_file(inside)
            self.yaml.wanted = (check.problem.line, check.problem.column)
            self.files.show("yaml")
            return
        line = check.problem.line if check.problem is not None else 0
        lines = self.bench.sheet.lines_of(check.key)
        self.yaml.wanted = (line or (lines[0] + 1 if lines else 1), 1)
        self.lights.path = (check.key,) if check.key else ()
        self.content.show("yaml")

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A button of the frame, or something on the page."""
        self.told = ""
        self.bench.trouble = None
        if what == ids.TOLD:
            return None
        if what == ids.LEAVE:
            self.deeds.show_over(None)
            return None
        if what in DONE:
            return DONE[what](self.deeds)
        if what == ids.KIND:
            self.deeds.turn_to(str(value))
            return None
        for part in self.parts:
            if part.took(what, value):
                break
        return None

    def set_back(self, what: Id) -> Change | None:
        """Backspace: as usual."""
        for part in self.parts:
            if part.set_back(what):
                break
        return None

    def close_field(self, *, entered: bool) -> Change | None:
        """What was typed is one step."""
        self.bench.lift()
        return super().close_field(entered=entered)

    def lift(self) -> None:
        """A key or a button is let go: what it did is one step, unless somebody types."""
        if self.typing is None and not self.yaml.hands.typing:
            self.bench.lift()

    def typed(self, what: Id) -> Change | None:
        """Enter in a field."""
        if self.over is not None:
            self.over.typed(what)
        return None

    def escape(self) -> Change | None:
        """First what lies over the page goes."""
        if self.over is not None and self.open_list is None:
            self.deeds.show_over(None)
            return None
        return super().escape()

    def leave(self) -> Change | None:
        """Back; what is not saved is kept aside, and here again when one comes back."""
        if self.over is not None:
            self.deeds.show_over(None)
            return None
        trouble = self.bench.keeper.keep()
        if trouble is not None and not self._warned:
            self._warned = True
            self.told = trouble.told(self.words)
            self.relayout()
            return None
        return super().leave()

    def kept_clear(self, hit: HitRegion) -> KeptClear:
        """What the YAML tells covers no button."""
        clear = super().kept_clear(hit)
        if hit.id != ids.YAML:
            return clear
        buttons = [each.bounds for each in self.hits if each.enabled and each.id in BUTTONS]
        return replace(clear, must=tuple(buttons))

    # keys

    def captures(self, event: pygame.Event) -> bool:
        """Shortcuts work everywhere; then whatever is typed into."""
        done = deed_of(event)
        if done is not None:
            self._pending = self.answered(done(self.deeds)) or self._pending
            return True
        if event.key == pygame.K_ESCAPE and self.over is not None and self.open_list is None:
            self.deeds.show_over(None)
            return True
        if self.typing is not None or self.open_list is not None:
            return False
        for part in self.parts:
            if part.key(event):
                self.relayout()
                return True
        return False
