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
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.app.screens.packs.packs_deeds import PackDeeds
from hamlet.app.screens.packs.packs_foot import PacksTold
from hamlet.app.screens.packs.packs_input import PacksInput, pack_of
from hamlet.app.screens.packs.packs_stage import PacksStage
from hamlet.app.ui.screen import Change
from hamlet.store.errors import StoreError
from hamlet.store.taking_out import tidy_packs

TWICE: Final = 0.4
"""Seconds between two clicks that are one."""


class PacksScreen(PacksStage):
    """What hands and keys do on the page."""

    search: Id | None = ids.SEARCH
    tells_mistakes = True

    def __init__(
        self, home: Home, motion: MotionKind = MotionKind.OFF, dropped: tuple[str, ...] = ()
    ) -> None:
        tidy_packs(home.folders.packs, home.disk)
        super().__init__(home, motion)
        self.deeds = PackDeeds(self)
        self.input: KitInput = PacksInput(self)
        self._clicked = -TWICE
        for path in dropped:
            self._try(lambda path=path: self.deeds.install(path))  # type: ignore[misc]

    def close(self) -> None:
        """What was taken out goes for good."""
        self.deeds.close()

    # choosing

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
            ids.ABOUT: self.deeds.about,
        }
        act = acts.get(what)
        return self._try(act) if act is not None else None

    def _try(self, act: Callable[[], Change | None]) -> Change | None:
        """Do something; why it cannot be done is told."""
        try:
            change = act()
            self.tell_unkept()
            return change
        except StoreError as error:
            self.tell(error.told(self.words))
        except StartError as error:
            self.tell(str(error))
        return None

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
            self.move(pack, names.index(pack) + by)
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
