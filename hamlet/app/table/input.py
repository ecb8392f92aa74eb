"""Mouse and keys at the table: what they mean is told to the flow, the village, or the panels themselves."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.screen import Change
from hamlet.app.table.own import OWN_KEYS, OWN_SIGNS, TableOwn
from hamlet.app.ui.stage import ARROWS

TURN_APART = 0.12
SCROLL = 48
PAN_KEYS = (
    pygame.K_HOME,
    pygame.K_PLUS,
    pygame.K_EQUALS,
    pygame.K_MINUS,
    pygame.K_KP_PLUS,
    pygame.K_KP_MINUS,
)
CTRL = (pygame.K_LCTRL, pygame.K_RCTRL)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class TableInput(TableOwn):
    """The part of the table's screen that answers to people."""

    _turned = -1.0
    _ctrl = False

    @property
    def quiet(self) -> bool:
        """Whether clicks do nothing yet."""
        return False

    @property
    def holding(self) -> bool:
        """Whether a blueprint is held that is not pinned yet."""
        ghost = self.flow.scene().ghost
        return ghost is not None and not ghost.pinned

    # events

    def handle(self, event: pygame.Event) -> Change | None:
        """First the village's own pan and zoom, then everything else."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
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
        if self._for_board(event) and self.board.handle(event):
            self.pressed = self.press_at = None
            self.relayout()
            if event.type == pygame.MOUSEMOTION:
                self.pointer = event.pos
            return None
        return super().handle(event)

    def _for_board(self, event: pygame.Event) -> bool:
        """Whether the village's camera may see this event."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return self.dragging is None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return not self._covered(event.pos)
        return event.type == pygame.KEYDOWN and (event.key in PAN_KEYS or bool(event.mod & pygame.KMOD_SHIFT))

    def _covered(self, at: tuple[int, int]) -> bool:
        """Whether a card or a bar lies over the village here."""
        hit = self.hits.at(at)
        return hit is not None and hit.z >= 700

    def _moved(self, at: tuple[int, int]) -> None:
        super()._moved(at)
        if self.holding and self.frame.village.collidepoint(at) and not self._covered(at):
            self.flow.hold_at(self.board.plane_at(at))

    def _wheel(self, event: pygame.Event) -> None:
        at = self.pointer
        if at is None:
            return
        if self.village.over_card(at):
            if self.village.scroll_card(-event.y * round(SCROLL * self.scale)):
                self.relayout()
        elif self._over_log(at):
            self.panel_state = replace(self.panel_state, log_first=self._log_first(-event.y))
            self.relayout()
        elif self.holding and not self._ctrl:
            self._turn(1 if event.y < 0 else -1)
        else:
            # While something is dragged the village does not hear of the pointer, and zooms to it still.
            self.board.controls.pointer = at
            if self.board.handle(event):
                self.relayout()

    def _over_log(self, at: tuple[int, int]) -> bool:
        hit = self.hits.at(at)
        return (hit is not None and hit.group == "log") or (
            self.frame.left.collidepoint(at) and at[1] > self.frame.left.centery
        )

    def _turn(self, times: int) -> None:
        """Turn what is held, not faster than a trackpad should."""
        if self.now - self._turned >= TURN_APART:
            self._turned = self.now
            self.flow.turn(times)

    # choosing

    def chosen(self, what: str) -> Change | None:
        """A click or Enter on something."""
        if self.quiet:
            return None
        kind, _, rest = what.partition(":")
        if kind == "ui":
            return self._own(rest)
        if kind == "board":
            self.board.choose(what)
            return None
        if kind == "villager":
            # A click on a villager is a click on the tile it stands on.
            what = f"tile:{rest}"
        if self.holding and what.startswith(("tile:", "ghost")):
            self.flow.pin()
            return None
        if not what.startswith(("info:", "log:")):
            self.panel_state = replace(self.panel_state, drawer="")
            self.flow.choose(what)
        return None

    def _release(self, at: tuple[int, int]) -> Change | None:
        """A click on bare table pins what is held, or closes what is open."""
        bare = self.hover is None and self.pressed is None and self.dragging is None
        if bare and self.frame.village.collidepoint(at) and self.press_at is not None and not self.quiet:
            self.press_at = None
            if self.holding:
                self.flow.pin()
            elif self.panel_state.drawer:
                self._open("")
            else:
                self.flow.back()
            return None
        return super()._release(at)

    def hovered(self, what: str | None) -> None:
        """The flow lights ways; the village draws what is pointed at."""
        self.flow.hover(what)
        self.mark("village")

    def back(self) -> Change | None:
        """Escape: one step back; from the open table, the menu."""
        if self.finding is not None:
            self._find(None)
        elif self.panel_state.drawer:
            self._open("")
        elif not self.flow.back():
            return self._own("menu")
        return None

    # dragging

    def drag_begins(self, what: str) -> bool:
        """A blueprint of the hand, a donkey or a villager can be dragged."""
        kind = what.partition(":")[0]
        if self.quiet:
            return False
        if kind == "hand":
            if not self.holding:
                self.flow.choose(what)
            return self.holding
        if kind == "donkey":
            chosen = any(mark.id == what and mark.selected for mark in self.flow.scene().donkeys)
            return chosen or self.flow.choose(what)
        return kind == "villager"

    def dropped(self, what: str, at: tuple[int, int]) -> Change | None:
        """On the village a blueprint is pinned and a piece goes to the tile; elsewhere nothing happens."""
        on_village = self.frame.village.collidepoint(at) and not self._covered(at)
        if what.startswith("hand:"):
            if on_village:
                self.flow.pin()
            else:
                self.flow.back()
        elif on_village:
            tile = next((hit for hit in self.hits if hit.id.startswith("tile:") and hit.contains(at)), None)
            if tile is not None:
                self.flow.choose(tile.id)
        return None

    # keys

    def arrows_walk(self) -> bool:
        """With something held, arrows move it instead."""
        return not self.holding

    def _key_down(self, event: pygame.Event) -> Change | None:
        """Some keys mean something whatever has the focus."""
        if self.finding is not None and event.key not in (pygame.K_ESCAPE, pygame.K_TAB):
            self._type(event)
            return None
        if self.opponents.playing and event.key == pygame.K_SPACE:
            self.opponents.step()
            self.board.skip()
            return None
        if self.holding and (event.key in ENTER or event.key == pygame.K_SPACE):
            self.by_keys = True
            self.flow.key("return")
            return None
        return super()._key_down(event)

    def key(self, event: pygame.Event) -> Change | None:
        """A key by its meaning here."""
        self.by_keys = True
        if event.key in ARROWS and self.holding:
            self.flow.move_ghost(ARROWS[event.key])
        elif self.opponents.playing and event.key == pygame.K_s:
            return self._own("skip")
        elif own := OWN_SIGNS.get(getattr(event, "unicode", "")) or OWN_KEYS.get(event.key):
            return self._own(own)
        elif event.key in ENTER or event.key == pygame.K_SPACE:
            self.flow.key("return")
        elif not self.quiet:
            self._letter(event)
        return None

    def _letter(self, event: pygame.Event) -> None:
        name = pygame.key.name(event.key)
        if len(name) == 1:
            self.flow.key(name.upper() if event.mod & pygame.KMOD_SHIFT else name)
