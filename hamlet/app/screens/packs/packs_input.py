"""Hands on the page of packs: arrows go from pack to pack, and rows are dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.store.packs_on import BASE

if TYPE_CHECKING:
    from hamlet.app.screens.packs.packs_screen import PacksScreen
    from hamlet.app.ui.screen import Change

UPWARD: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}


def pack_of(what: Id | None) -> str:
    """The pack of a row; nothing if it is none."""
    return str(what.which) if isinstance(what, ControlId) and what.name == ids.ROW else ""


class PacksInput(KitInput):
    """Up and down go from pack to pack, and what they come to is looked at."""

    def __init__(self, page: PacksScreen) -> None:
        super().__init__(page)
        self.packs = page

    def set_focus(self, what: Id | None) -> None:
        """A row that has the focus is the one that is looked at."""
        super().set_focus(what)
        if pack_of(what):
            self.packs.chose(pack_of(what))

    @property
    def in_list(self) -> bool:
        """Whether keys are about the rows."""
        control = self.focused()
        return control is None or not self.by_keys or bool(pack_of(control.region.id))

    def _arrow(self, key: int) -> Change | None:
        rows = [name for name in self.packs.shown.visible if ids.row_id(name) in self.page.controls]
        chosen = self.packs.shown.chosen_id
        if key not in UPWARD or chosen not in rows or not self.in_list:
            return super()._arrow(key)
        place = rows.index(chosen) + UPWARD[key]
        self.set_focus(ids.row_id(rows[max(0, min(len(rows) - 1, place))]))
        return None

    # dragging

    def drag_begins(self, what: Id) -> bool:
        """A row is lifted, but never that of the game itself."""
        pack = pack_of(what)
        if not pack or pack == BASE or self.pointer is None or self.press_at is None:
            return False
        return self.packs.lift(pack, self.press_at)

    def moved(self, at: tuple[int, int]) -> None:
        """What is lifted follows the hand."""
        super().moved(at)
        if self.dragging is not None:
            self.packs.carry(at)

    def dropped(self, what: Id, at: tuple[int, int]) -> Change | None:
        """It lies where the gold frame was."""
        self.packs.lay()
        return None
