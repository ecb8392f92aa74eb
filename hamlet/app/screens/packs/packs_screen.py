"""The packs: which are on and in which order, what each brings and changes; how they come and go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId, Id
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_pieces import paint_piece
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom, page_room
from hamlet.app.packs_news import PacksNews
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.app.screens.packs.lifted_row import LiftedRow, place_among
from hamlet.app.screens.packs.pack_painter import PackPainter
from hamlet.app.screens.packs.packs_deeds import PackDeeds
from hamlet.app.screens.packs.packs_foot import PacksTold, PacksTyped
from hamlet.app.screens.packs.packs_input import PacksInput, pack_of
from hamlet.app.screens.packs.packs_plan import SIZES, Lifted, PacksLook, PacksPlan
from hamlet.app.screens.packs.packs_shown import PacksShown
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.screen import Change
from hamlet.engine.definitions import Definitions
from hamlet.store.errors import StoreError
from hamlet.store.taking_out import tidy_packs

TWICE: Final = 0.4
"""Seconds between two clicks that are one."""
LOOK: Final = 0.2
"""Seconds between two looks at what is still being read and drawn."""
EDGE: Final = 44
STEP: Final = 14


class PacksScreen(KitScreen):
    """The list at the left, the chosen pack at the right, what was done last at the foot."""

    search: Id | None = ids.SEARCH
    tells_mistakes = True

    def __init__(
        self, home: Home, motion: MotionKind = MotionKind.OFF, dropped: tuple[str, ...] = ()
    ) -> None:
        super().__init__(home.words, motion)
        self.home = home
        tidy_packs(home.folders.packs, home.disk)
        self.shown = PacksShown(home)
        self.painter = PackPainter(self.shown)
        self.deeds = PackDeeds(self)
        self.telling = PacksTold()
        self.lifted: LiftedRow | None = None
        self.sheet_open = False
        self.input: KitInput = PacksInput(self)
        self._place = 1
        self._clicked = -TWICE
        self._looked, self._fresh = -LOOK, False
        for path in dropped:
            self._try(lambda path=path: self.deeds.install(path))  # type: ignore[misc]

    def tell(self, text: str, *, undo: bool = False) -> None:
        """Say something at the foot."""
        self.telling = PacksTold(text, undo=undo or bool(self.deeds.done))

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
        """What was saved elsewhere is read anew."""
        changed = [name for name, place in self.shown.reads.places.items() if place in news.places]
        self.shown.reread(changed)
        self.relayout()
        return None

    def close(self) -> None:
        """What was taken out goes for good."""
        self.deeds.close()

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

    # choosing

    def chose(self, pack: str) -> None:
        """A pack is looked at."""
        if pack != self.shown.chosen_id:
            self.shown.choose(pack)
            self.relayout()

    def see_refused(self) -> None:
        """What was refused stands at the top of the list."""
        self.scrolls.by(ids.LIST, -100_000)

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A row, a switch, a field, a button."""
        if isinstance(what, CellId):
            return self._try(lambda: self.deeds.switch(pack_of(what.of)))
        if pack_of(what):
            return self._took_row(pack_of(what))
        if what == ids.SEARCH:
            self.shown.sought = str(value)
            self.shown.settle()
        elif what == ids.PATH:
            self.telling = replace(self.telling, path=str(value))
        elif what == ids.NAME:
            self.telling = replace(self.telling, name=str(value))
        return self._did(what)

    def _took_row(self, pack: str) -> Change | None:
        """A click looks at it, a second one opens it; where the sheet has no room, the first one does."""
        twice = self.now - self._clicked < TWICE and pack == self.shown.chosen_id
        self._clicked = self.now
        self.chose(pack)
        if self.compact:
            self.sheet_open = True
            self.input.start_at(ids.WORKSHOP)
            return None
        return self.deeds.workshop() if twice or self.input.by_keys else None

    def _did(self, what: Id) -> Change | None:
        """Buttons by what they do; what cannot be done is told."""
        if not isinstance(what, ControlId):
            return None
        if what.name == ids.REFUSED:
            del self.shown.refused[int(what.which)]
            return None
        if what.name == ids.PROBLEM:
            return self._try(lambda: self.deeds.problem(int(what.which)))
        acts: dict[ControlId, Callable[[], Change | None]] = {
            ids.FOLDER: self.deeds.open_folder,
            ids.INSTALL: self._ask_path,
            ids.WELL: self._ask_path,
            ids.TAKE_IN: self._install_typed,
            ids.NEW: self._ask_name,
            ids.MAKE: self._make_typed,
            ids.UNDO: self.deeds.undo,
            ids.WORKSHOP: self.deeds.workshop,
            ids.NUMBERS: self.deeds.numbers,
            ids.AS_ZIP: self.deeds.as_zip,
        }
        act = acts.get(what)
        return self._try(act) if act is not None else None

    def _try(self, act: Callable[[], Change | None]) -> Change | None:
        """Do something; why it cannot be done is told."""
        try:
            change = act()
            self._tell_unkept()
            return change
        except StoreError as error:
            self.tell(error.told(self.words))
        except StartError as error:
            self.tell(str(error))
        return None

    def _tell_unkept(self) -> None:
        """What could not be written is in force all the same, until the window is closed."""
        if not self.shown.kept:
            self.shown.kept = True
            self.tell(self.words.label("screens.packs.unkept"))

    def rule(self, what: Id | None) -> Change | None:
        """Every building of the packs that are played with."""
        return self.deeds.every()

    # keys

    def captures(self, event: pygame.Event) -> bool:
        """On a row Space switches, and Ctrl with an arrow changes the order."""
        hands = self.input
        if (
            self.typing is not None
            or not isinstance(hands, PacksInput)
            or not hands.in_list
            or self.sheet_open
        ):
            return False
        if event.key == pygame.K_SPACE:
            hands.set_focus(ids.row_id(self.shown.chosen_id))
            self._try(lambda: self.deeds.switch(self.shown.chosen_id))
        elif event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and event.key in (pygame.K_UP, pygame.K_DOWN):
            self._move(-1 if event.key == pygame.K_UP else 1)
        else:
            return False
        self.relayout()
        return True

    def _move(self, by: int) -> None:
        pack, names = self.shown.chosen_id, self.shown.names
        if pack in names:
            self.shown.move(pack, names.index(pack) + by)
            self._tell_unkept()
            self.relayout()
            self.input.set_focus(ids.row_id(pack))

    def key(self, event: pygame.Event) -> Change | None:
        """Keys that need no focus."""
        keys: dict[int, Callable[[], Change | None]] = {
            pygame.K_n: self._ask_name,
            pygame.K_o: self.deeds.open_folder,
            pygame.K_i: self._ask_path,
            pygame.K_z: self.deeds.undo,
            pygame.K_e: self.deeds.as_zip,
            pygame.K_DELETE: self._delete,
        }
        act = keys.get(event.key)
        return self.answered(self._try(act)) if act is not None else None

    def _delete(self) -> None:
        """A red row goes, or the chosen pack."""
        focus = self.input.focus if self.input.by_keys else None
        if isinstance(focus, ControlId) and focus.name == ids.REFUSED:
            del self.shown.refused[int(focus.which)]
            return
        self.deeds.take_out()
        self.relayout()
        if self.input.by_keys:
            self.input.set_focus(ids.row_id(self.shown.chosen_id))

    def escape(self) -> Change | None:
        """What is in the hand is put back; the sheet over the list goes; then the page."""
        if self.lifted is not None:
            self.lifted = self.input.dragging = self.input.pressed = None
            self.relayout()
            self.uncover()
            return None
        if self.sheet_open and self.open_list is None:
            self.sheet_open = False
            self.relayout()
            self.input.set_focus(ids.row_id(self.shown.chosen_id))
            return None
        return super().escape()

    def leave(self) -> Change | None:
        """Back from the sheet first, where it lies over the list."""
        if self.sheet_open:
            return self.escape()
        return super().leave()

    def takes_dropped(self, path: str) -> bool:
        """Everything: what is no pack is told to be none."""
        return True

    def handle(self, event: pygame.Event) -> Change | None:
        """Whatever is dropped is installed, or refused."""
        if event.type == pygame.DROPFILE:
            self.sheet_open = False
            return self.answered(self._try(lambda: self.deeds.install(event.file)))
        return super().handle(event)

    # typing

    def _ask_path(self) -> None:
        self.sheet_open = False
        self.telling = PacksTold(path="")
        self._open(ids.PATH)

    def _ask_name(self) -> None:
        self.sheet_open = False
        self.telling = PacksTold(name="")
        self._open(ids.NAME)

    def _open(self, what: ControlId) -> None:
        self.relayout()
        self.input.set_focus(what)
        self.open_field(what)

    def _install_typed(self) -> None:
        path = (self.telling.path or "").strip()
        if path:
            self.deeds.install(path)

    def _make_typed(self) -> Change | None:
        name = (self.telling.name or "").strip()
        return self.deeds.make(name) if name else None

    def typed(self, what: Id) -> Change | None:
        """Enter: the pack is installed, or made."""
        return self._did(ids.TAKE_IN if what == ids.PATH else ids.MAKE) if what != ids.SEARCH else None

    def close_field(self, *, entered: bool) -> Change | None:
        """Escape leaves everything as it was."""
        what = self.typing.id if self.typing is not None else None
        if what in (ids.PATH, ids.NAME) and not entered and not (self.telling.path or self.telling.name):
            self.telling = PacksTold()
        change = super().close_field(entered=entered)
        if (
            what in (ids.PATH, ids.NAME)
            and entered
            and self.telling.path is None
            and self.telling.name is None
        ):
            self.relayout()
            self.input.set_focus(ids.row_id(self.shown.chosen_id))
        return change

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
        self.shown.move(pack, self._place)
        self._tell_unkept()
        self.relayout()
        self.uncover()

    def paint_over(self, surface: pygame.Surface) -> None:
        """What is in the hand lies over everything."""
        if self.lifted is not None:
            self.lifted.draw(surface)
