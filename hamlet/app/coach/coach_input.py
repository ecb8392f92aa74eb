"""Hands at a table with a coach: what is lit answers, and so does the bubble; nothing else does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.coach.bubble import LEAVE, STAY
from hamlet.app.coach.speaking import COACH
from hamlet.app.flow.commands import KEYS
from hamlet.app.ids import Id, PanelCommand, TurnId
from hamlet.app.table.card_scrolling import DOWN, UP
from hamlet.app.table.panel_commands import run_panel_command
from hamlet.app.table.table_input import SCROLL, TableInput
from hamlet.app.ui.hit_regions import HitMap
from hamlet.app.ui.keyboard import KEYBOARD
from hamlet.app.ui.stage_input import ENTER, StageInput

if TYPE_CHECKING:
    from hamlet.app.coach.coached_table import CoachedTable
    from hamlet.app.ui.hit_regions import HitRegion
    from hamlet.app.ui.screen import Change

TURNS = {"q": TurnId(-1), "e": TurnId(1)}


class CoachInput(TableInput):
    """The hands of somebody who is being led."""

    def __init__(self, table: CoachedTable) -> None:
        super().__init__(table)
        self.coached = table
        self.last = 0.0
        """When something was moved or pressed."""

    def handle(self, event: pygame.Event) -> Change | None:
        """Pointer, first button and keys; the view stays as it is."""
        self.last = self.coached.now
        if event.type == pygame.KEYDOWN:
            event = KEYBOARD.usual(event)
        if event.type == pygame.MOUSEWHEEL:
            self._wheeled(event)
            return None
        return StageInput.handle(self, event)

    def moved(self, at: tuple[int, int]) -> None:
        """What is held lies where it is wanted, and does not go along."""
        StageInput.moved(self, at)

    def slide(self, seconds: float) -> bool:
        """Nothing is held against an edge."""
        return False

    def _wheeled(self, event: pygame.Event) -> None:
        """Where something is to be turned, the wheel turns it; else it moves a card."""
        target = self.coached.lit.target
        if target is not None and isinstance(target.id, TurnId):
            self.coached.took(target.id)
        else:
            self._scroll(event)

    def _scroll(self, event: pygame.Event) -> None:
        card, table = self.coached.overlays.card, self.coached
        over = self.pointer is not None and card.covers(self.pointer)
        if over and card.scroll_by(-event.y * round(SCROLL * table.scale)):
            table.relayout()

    def hovered(self, what: Id | None) -> None:
        """The table is told of what lies on it, not of what the coach offers."""
        region = self.coached.hits.get(what)
        super().hovered(None if region is not None and region.group == COACH else what)

    def press(self, at: tuple[int, int]) -> None:
        """What is pressed is what lies there."""
        StageInput.press(self, at)

    def release(self, at: tuple[int, int]) -> Change | None:
        """A click beside everything that answers makes what is lit beat."""
        pressed = self.coached.hits.get(self.pressed)
        if self.press_at is not None and (pressed is None or not pressed.enabled):
            self.coached.flash()
        return StageInput.release(self, at)

    def drag_begins(self, what: Id) -> bool:
        """Nothing is dragged."""
        return False

    def chosen(self, what: Id) -> Change | None:
        """A click or Enter on something that answers."""
        if what in (UP, DOWN) and isinstance(what, PanelCommand):
            return run_panel_command(self.coached, what)
        return self.coached.took(what)

    def refused(self, hit: HitRegion) -> Change | None:
        """What does not answer says nothing."""
        return None

    # keys

    def in_turn(self) -> HitMap:
        """What answers, what is lit first; asked whether to leave, one stays rather than goes."""
        answering = [hit for hit in self.coached.hits if hit.enabled]
        return HitMap(sorted(answering, key=lambda hit: hit.id != STAY))

    def around(self) -> HitMap:
        """The same for the arrows."""
        return self.in_turn()

    def arrows_walk(self) -> bool:
        """Always: nothing that is held follows them."""
        return True

    def focus_card(self) -> None:
        """The focus is on what is lit, not on the first action of a card."""

    def follow_target(self) -> None:
        """Whoever uses keys has the focus on what answers now, or on what leads on."""
        if self.by_keys:
            line = self.in_turn().all
            self.set_focus(line[0].id if line else None)

    def key_down(self, event: pygame.Event) -> Change | None:
        """Walking and Enter as everywhere; F1 why, Escape leaves."""
        if event.key == pygame.K_F1:
            return self.coached.why()
        if self.coached.opponents.playing and event.key == pygame.K_SPACE:
            self.coached.others.skip()
            return None
        return StageInput.key_down(self, event)

    def key(self, event: pygame.Event) -> Change | None:
        """The key of what is lit touches it; Enter does so too where nothing has the focus."""
        self.by_keys = True
        line, name = self.in_turn().all, pygame.key.name(event.key)
        meant = KEYS.get(name) or TURNS.get(name)
        if event.key in ENTER and line:
            return self.coached.took(line[0].id)
        if meant is not None and self.coached.lit.target is not None and meant == self.coached.lit.target.id:
            return self.coached.took(meant)
        return None

    def back(self) -> Change | None:
        """Escape would leave the first steps; asked whether one wants to, one stays."""
        return self.coached.took(STAY if self.coached.coach.asks_to_leave else LEAVE)
