"""Mouse and keys at the table: what they mean is told to the flow, the village, or the panels themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import (
    BotricId,
    Command,
    DonkeyId,
    Id,
    InfoId,
    LogId,
    PanelCommand,
    StepId,
    TileId,
    ViewId,
    VillagerId,
    WhyId,
    WorkerId,
)
from hamlet.app.table.dragging import Dragging, clicked
from hamlet.app.table.echo import Click, Echo, Moment
from hamlet.app.table.edge import EdgeSlide
from hamlet.app.table.panel_commands import SCORES, run_panel_command
from hamlet.app.table.table_keys import TableKeys
from hamlet.app.ui.keyboard import KEYBOARD

if TYPE_CHECKING:
    from hamlet.app.table.table_screen import TableScreen
    from hamlet.app.ui.hit_regions import HitRegion
    from hamlet.app.ui.screen import Change

TURN_APART = 0.12
SCROLL = 48
COVERING = 700  # what lies so high covers the village
PAN_KEYS = (
    pygame.K_HOME,
    pygame.K_PLUS,
    pygame.K_EQUALS,
    pygame.K_MINUS,
    pygame.K_KP_PLUS,
    pygame.K_KP_MINUS,
)
CTRL = (pygame.K_LCTRL, pygame.K_RCTRL)


class TableInput(TableKeys):
    """The hands at the table."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.drag = Dragging(table)
        self._edge = EdgeSlide()
        self.echo = Echo()
        self._turned = -1.0
        self._ctrl = False

    # events

    def handle(self, event: pygame.Event) -> Change | None:
        """First the village's own pan and zoom, then everything else."""
        # A name is typed with the keys that are there.
        if event.type == pygame.KEYDOWN and self.table.looking.finding is None:
            event = KEYBOARD.usual(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self.echo.forget()
            self.table.overlays.card.pointed(None)
            self._ctrl = event.type == pygame.KEYDOWN and bool(
                event.mod & pygame.KMOD_CTRL or event.key in CTRL
            )
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            if self.flow.scene().ghost is not None:
                self._turn(1)
            return None
        # A button that is let go moves no view.
        steer = self.board.handle if event.type == pygame.MOUSEBUTTONUP else self._steer
        if self._for_board(event) and steer(event):
            self.pressed = self.press_at = None
            self.table.relayout()
            if event.type == pygame.MOUSEMOTION:
                self.pointer = event.pos
            return None
        if event.type != pygame.MOUSEBUTTONUP or self.press_at is None:
            return super().handle(event)
        before, click = self._moment(), Click(self.table.now, event.pos, self.pressed)
        self.table.overlays.card.clicked(event.pos, self.pressed)
        change = super().handle(event)
        self.echo.after(before, click, self._moment())
        return change

    def _moment(self) -> Moment:
        """What one is about; a building that was put elsewhere leaves all but card and ghost as it was."""
        flow, scene = self.flow, self.flow.scene()
        return flow.mode, flow.mode.showing, len(flow.session.history.done), scene.card, scene.ghost

    def _steer(self, event: pygame.Event) -> bool:
        """Let the village's camera have an event; whether it was for that."""
        goal = self.board.camera.goal
        taken = self.board.handle(event)
        if taken and self.board.camera.goal is not goal:
            self.table.arranging.room.forget()
        return taken

    def _for_board(self, event: pygame.Event) -> bool:
        """Whether the village's camera may see this event."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return self.dragging is None
        if event.type == pygame.MOUSEBUTTONDOWN:
            # A piece that stands beside its tile stands on bare table, and is taken up all the same.
            hit = self.table.hits.at(event.pos)
            return hit is None or not (hit.z >= COVERING or isinstance(hit.id, VillagerId | DonkeyId))
        return event.type == pygame.KEYDOWN and (event.key in PAN_KEYS or bool(event.mod & pygame.KMOD_SHIFT))

    def _covered(self, at: tuple[int, int]) -> bool:
        """Whether a card or a bar lies over the village here."""
        hit = self.table.hits.at(at)
        return hit is not None and hit.z >= COVERING

    def on_village(self, at: tuple[int, int]) -> bool:
        """Whether the village is seen here, and nothing over it."""
        return bool(self.table.frame.village.collidepoint(at)) and not self._covered(at)

    def moved(self, at: tuple[int, int]) -> None:
        """What is held follows the pointer."""
        before = self.pointer
        super().moved(at)
        self.table.overlays.card.pointed(at)
        if self.dragging is not None:
            self.drag.moved(before, at)
        if self.holding and self.on_village(at):
            self.flow.hold_at(self.board.plane_at(at))

    def slide(self, seconds: float) -> bool:
        """Held against an edge, something slides the table; whether it did."""
        if not (self.holding and self.pointer and self._edge.slide(seconds, self.pointer, self.board.camera)):
            return False
        self.flow.hold_at(self.board.plane_at(self.pointer))
        return True

    def _wheel(self, event: pygame.Event) -> None:
        at, table = self.pointer, self.table
        if at is None:
            return
        if table.overlays.card.covers(at):
            if table.overlays.card.scroll_by(-event.y * round(SCROLL * table.scale)):
                table.relayout()
        elif self._over_log(at):
            table.looking.scroll_log(-event.y)
            table.relayout()
        elif self.holding and not self._ctrl:
            self._turn(1 if event.y < 0 else -1)
        else:
            # While something is dragged the village does not hear of the pointer, and zooms to it still.
            self.board.controls.pointer = at
            if self._steer(event):
                table.relayout()

    def _over_log(self, at: tuple[int, int]) -> bool:
        hit, left = self.table.hits.at(at), self.table.frame.left
        return (hit is not None and hit.group == "log") or (left.collidepoint(at) and at[1] > left.centery)

    def _turn(self, times: int) -> None:
        """Turn what is held, not faster than a trackpad should."""
        if self.table.now - self._turned >= TURN_APART:
            self._turned = self.table.now
            self.flow.turn(times)

    # choosing

    def chosen(self, what: Id) -> Change | None:
        """A click or Enter on something."""
        if self.table.quiet:
            return None
        if isinstance(what, PanelCommand):
            return run_panel_command(self.table, what)
        if what is Command.SCORES:
            return run_panel_command(self.table, SCORES)
        if isinstance(what, ViewId):
            self.board.choose(what)
            self.table.arranging.room.forget()
        elif isinstance(what, WhyId | LogId):
            return self._why(what)
        elif not isinstance(what, InfoId | BotricId):
            self._choose(clicked(what) if isinstance(what, VillagerId | WorkerId) else what)
        return None

    def _why(self, what: WhyId | LogId) -> Change | None:
        """Botric's reasons, by his step or by a line of the log that tells it."""
        if isinstance(what, LogId):
            entries = self.flow.panels().log[what.line :]
            step = entries[0].why if entries else None
        else:
            step = what.step
        return None if step is None else run_panel_command(self.table, PanelCommand("why", str(step)))

    def refused(self, hit: HitRegion) -> Change | None:
        """What goes no further says why when it is pressed, too."""
        if hit.id is Command.UNDO and not self.table.quiet:
            self.flow.choose(hit.id)
        elif isinstance(hit.id, StepId) and hit.hint:
            self.flow.say(hit.hint)
        return None

    def _choose(self, what: Id) -> None:
        if self.holding and (what is Command.GHOST or isinstance(what, TileId)):
            self.flow.pin()
            return
        self.table.looking.close_drawer()
        self.flow.choose(what)

    def press(self, at: tuple[int, int]) -> None:
        """The second half of a double click, where the first has changed what lies there, is no press."""
        super().press(at)
        if not self.echo.meant(self.table.now, at, self.pressed, self.table.scale):
            self.pressed = self.press_at = None

    def release(self, at: tuple[int, int]) -> Change | None:
        """A click on bare table pins what is held, or closes what is open."""
        bare = self.hover is None and self.pressed is None and self.dragging is None
        clicked = self.press_at is not None and not self.table.quiet
        if not (bare and clicked and self.table.frame.village.collidepoint(at)):
            return super().release(at)
        self.press_at = None
        if self.holding:
            self.flow.pin()
        elif not self._close_drawer():
            self.flow.leave()
        return None

    def _close_drawer(self) -> bool:
        closed = self.table.looking.close_drawer()
        if closed:
            self.table.relayout()
        return closed

    def hovered(self, what: Id | None) -> None:
        """The flow lights ways; the village draws what is pointed at."""
        if isinstance(self.flow.hovered, BotricId) and not isinstance(what, BotricId):
            self._look_back()
        self.flow.hover(what)
        self.table.mark("village")

    def _look_back(self) -> None:
        """Where Botric would build may have been brought into sight: nobody looks at that any more."""
        if self.board.camera.fitted:
            self.board.fit(self.flow.state)

    def back(self) -> Change | None:
        """Escape: one step back; from the open table, the menu."""
        if self.dragging is not None:
            self.dragging = self.pressed = self.press_at = None
            self.drag.put_down()
            self.flow.back()
        elif self.table.chances.close():
            self.table.show_chance()
        elif self.table.looking.finding is not None:
            self.table.looking.finding = None
            self.table.relayout()
        elif not self._close_drawer() and not self.flow.back():
            return run_panel_command(self.table, PanelCommand("menu"))
        return None

    # dragging

    def drag_begins(self, what: Id) -> bool:
        """A blueprint of the hand, a donkey or a villager can be dragged."""
        return not self.table.quiet and self.drag.begin(what)

    def dropped(self, what: Id, at: tuple[int, int]) -> Change | None:
        """It is let go here."""
        self.drag.drop(what, at)
        return None
