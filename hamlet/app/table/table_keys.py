"""Keys at the table: where the focus goes, and what a key means whatever has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.flow.modes.ghosting import Ghosting
from hamlet.app.ids import Id, PanelCommand, TileId
from hamlet.app.table.card_plan import first_action
from hamlet.app.table.card_scrolling import OPPOSITE
from hamlet.app.table.card_walking import next_on_card
from hamlet.app.table.panel_commands import command_for, run_panel_command
from hamlet.app.table.spread_focus import first_of_spread
from hamlet.app.table.stops import on_card, tab_stops
from hamlet.app.ui.focus import step_focus
from hamlet.app.ui.stage_input import ARROWS, ENTER, StageInput

if TYPE_CHECKING:
    from hamlet.app.flow.table import LaidOut
    from hamlet.app.table.table_screen import TableScreen
    from hamlet.app.ui.hit_regions import HitMap
    from hamlet.app.ui.screen import Change
    from hamlet.app.view.parts import Card


class TableKeys(StageInput):
    """The hands at the table as far as they press keys."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.table = table
        self.flow = table.flow
        self.board = table.board
        self._led: LaidOut | None = None

    @property
    def holding(self) -> bool:
        """Whether a blueprint is held that is not pinned yet."""
        ghost = self.flow.scene().ghost
        return ghost is not None and not ghost.pinned

    def in_turn(self) -> HitMap:
        """On a card, all that it offers; else what can be done."""
        hits = self.table.hits
        return on_card(self.flow.scene(), hits) or tab_stops(self.flow, hits, self.table.scale)

    def around(self) -> HitMap:
        """On a card the arrows stay on it."""
        return on_card(self.flow.scene(), self.table.hits) or self.table.hits

    def stay_on_card(self) -> None:
        """With a card open the focus is on it, or nowhere."""
        offered = on_card(self.flow.scene(), self.table.hits) if self.focus is not None else None
        if offered is not None and offered.get(self.focus) is None:
            self.focus = None

    def relaid(self) -> None:
        """A button that scrolls a card to its end is gone then: the one that leads back has the focus."""
        if self.focus in OPPOSITE and self.table.hits.get(self.focus) is None:
            self.focus = OPPOSITE[self.focus]
        super().relaid()

    def focus_card(self) -> None:
        """What was just laid out; else the first action of a card that is new, or has lost what had it."""
        scene = self.flow.scene()
        if self._lead():
            return
        if (scene.card is None and scene.spread is None) or not self.by_keys:
            return
        self.stay_on_card()
        if self.focus is None and scene.spread is not None:
            self.lead_focus(first_of_spread(scene.spread))
        elif self.focus is None and scene.card is not None:
            self.lead_focus(self._first_in_sight(scene.card))

    def _first_in_sight(self, card: Card) -> Id | None:
        """What Enter would do; where the card is scrolled past that, the first thing that is seen on it."""
        offered, wanted = on_card(self.flow.scene(), self.table.hits), first_action(card)
        if offered is None:
            return None
        return wanted if offered.get(wanted) is not None else step_focus(offered, None, 1)

    def _lead(self) -> bool:
        """Once to what confirms a hint that was laid out; whether there was one."""
        laid, answer = self.flow.layout, self.flow.laid_out_for
        new, self._led = laid is not self._led, laid
        if not (new and self.by_keys and answer is not None and self.table.hits.get(answer) is not None):
            return False
        self.lead_focus(answer)
        return True

    def arrows_walk(self) -> bool:
        """With something held, arrows move it instead."""
        return not self.holding

    def key_down(self, event: pygame.Event) -> Change | None:
        """Some keys mean something whatever has the focus."""
        self.stay_on_card()
        if self.table.looking.finding is not None and event.key not in (pygame.K_ESCAPE, pygame.K_TAB):
            self._find(event)
            return None
        if self.table.opponents.playing and event.key == pygame.K_SPACE:
            self.table.others.step()
            self.table.tell_others()
            return None
        if self.holding and event.key == pygame.K_TAB:
            self.by_keys = True
            self.flow.next_fit(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            self._follow_held()
            return None
        if self.holding and (event.key in ENTER or event.key == pygame.K_SPACE):
            self.by_keys = True
            self.flow.key("return")
            return None
        if event.key == pygame.K_TAB and self.table.looking.finding is None:
            follows = next_on_card(self.table, self.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            if follows is not None:
                self.set_focus(follows)
                return None
        return super().key_down(event)

    def _find(self, event: pygame.Event) -> None:
        """A key while a building is looked for."""
        found = self.table.looking.type(event)
        self.table.relayout()
        if found is not None:
            self.board.centre(found)
            self.table.arranging.room.forget()
            self.set_focus(TileId(found))

    def key(self, event: pygame.Event) -> Change | None:
        """A key by its meaning here."""
        self.by_keys = True
        if event.key in ARROWS and self.holding:
            self.flow.move_ghost(ARROWS[event.key])
        elif self.table.opponents.playing and event.key == pygame.K_s:
            return run_panel_command(self.table, PanelCommand("skip"))
        elif self.table.opponents.playing and event.key == pygame.K_g:
            return run_panel_command(self.table, PanelCommand("hold"))
        elif command := command_for(event):
            return run_panel_command(self.table, command)
        elif event.key in ENTER or event.key == pygame.K_SPACE:
            self.flow.key("return")
        elif not self.table.quiet:
            self._letter(event)
        self._follow_held()
        return None

    def _follow_held(self) -> None:
        """The view goes along with what keys hold; what the pointer holds is where one looks."""
        mode, ghost = self.flow.mode, self.flow.scene().ghost
        if ghost is not None and self.holding and isinstance(mode, Ghosting) and mode.pointer is None:
            self.board.follow(ghost)

    def _letter(self, event: pygame.Event) -> None:
        name = pygame.key.name(event.key)
        if len(name) == 1:
            self.flow.key(name.upper() if event.mod & pygame.KMOD_SHIFT else name)
