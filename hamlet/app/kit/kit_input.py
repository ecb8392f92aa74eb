"""Hands on a page: Tab goes from group to group, arrows walk and change inside one, Enter does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import CellId, Id, ScrollId
from hamlet.app.kit.bars import TOP_BACK
from hamlet.app.kit.handling import CountedControl
from hamlet.app.kit.kit_pane import KitControl
from hamlet.app.kit.sliding import MUTE
from hamlet.app.sound.ears import EARS, Cue
from hamlet.app.ui import focus as walking
from hamlet.app.ui.hit_regions import HitMap
from hamlet.app.ui.stage_input import ARROWS, ENTER, StageInput

if TYPE_CHECKING:
    from hamlet.app.kit.kit_screen import KitScreen
    from hamlet.app.ui.screen import Change

SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
SIGNS = {"+": 1, "-": -1, "\u2212": -1}
OTHER_BUTTON = 3
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
LEAVES_FIELD = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_F1, *ENTER)


class KitInput(StageInput):
    """The hands on one page."""

    def __init__(self, page: KitScreen) -> None:
        super().__init__(page)
        self.page = page
        self._pulled: Id | None = None
        self._last: dict[str, Id] = {}
        self._fresh = True

    @property
    def pulling(self) -> bool:
        """Whether a hand pulls at a track just now."""
        return self._pulled is not None

    # groups

    def groups(self) -> dict[str, list[KitControl]]:
        """The controls by group, in the order of the page; the small arrow above is Back once more."""
        found: dict[str, list[KitControl]] = {}
        for control in self.page.controls.values():
            if control.region.id != TOP_BACK:
                found.setdefault(control.region.group, []).append(control)
        return found

    def entry(self, group: str) -> Id | None:
        """Where one comes in: where one was last, else what is chosen, else the first."""
        controls = self.groups().get(group, [])
        ids = [control.region.id for control in controls]
        if self._last.get(group) in ids:
            return self._last[group]
        return next((control.region.id for control in controls if control.here), ids[0] if ids else None)

    def focused(self) -> KitControl | None:
        """The control that keys are about."""
        return self.page.controls.get(self.focus) if self.focus is not None else None

    def start_at(self, what: Id | None) -> None:
        """The first focus, unseen until a key is pressed."""
        self.focus, self._fresh = what, True

    def set_focus(self, what: Id | None) -> None:
        """Put the ring there, and bring it into sight."""
        self._fresh = False
        control = self.page.controls.get(what) if what is not None else None
        if what is not None and control is not None:
            self._last[control.region.group] = what
            self.page.reveal(control)
        super().set_focus(what)

    def relaid(self) -> None:
        """What is scrolled out of sight keeps the focus."""
        if self.focus is not None and self.focus not in self.page.controls:
            self.focus = None
        self.rehover()

    # keys

    def key_down(self, event: pygame.Event) -> Change | None:
        """What is typed goes into an open field; a page may want a key for itself."""
        if self.page.captures(event):
            return self.page.take_pending()
        if self.page.typing is not None:
            if event.key not in LEAVES_FIELD:
                return self.page.type(event)
            change = self.page.close_field(entered=event.key in ENTER)
            if event.key in ENTER or event.key == pygame.K_ESCAPE:
                return change
        if event.key == pygame.K_TAB:
            self._next_group(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        if event.key == pygame.K_ESCAPE:
            return self.page.escape()
        if event.key in ENTER or event.key == pygame.K_SPACE:
            return self._enter(event)
        if event.key in ARROWS:
            return self._arrow(event.key)
        return self._other(event)

    def _other(self, event: pygame.Event) -> Change | None:
        page, control = self.page, self.focused()
        if event.key == pygame.K_BACKSPACE and control is not None:
            self.by_keys = True
            return page.answered(page.set_back(control.region.id))
        if event.key == pygame.K_F1:
            return page.rule(self._asked_about())
        if event.key in PAGES:
            page.scroll_page(PAGES[event.key], control)
            return None
        if getattr(event, "unicode", "") in SIGNS and control is not None and control.region.enabled:
            self.by_keys = True
            return self._count(control, SIGNS[event.unicode])
        if getattr(event, "unicode", "") == "/" and page.search is not None:
            self.set_focus(page.search)
            page.open_field(page.search)
            return None
        return page.key(event)

    def _count(self, control: KitControl, by: int) -> Change | None:
        """One more or less of what is counted, whatever kind of control counts it."""
        adjusted = control.adjusted
        value = adjusted.counted(by) if isinstance(adjusted, CountedControl) else adjusted.stepped(by)
        if value is None or isinstance(value, str):
            return None
        return self.page.stepped(control, value, by)

    def _asked_about(self) -> Id | None:
        """What a hand points at, else where keys are."""
        pointed = self.page.hits.get(self.hover) if not self.by_keys else None
        return pointed.id if pointed is not None else self.focus

    def _next_group(self, step: int) -> None:
        groups = list(self.groups())
        control = self.focused()
        if not groups:
            return
        if control is None:
            self.set_focus(self.entry(groups[0 if step > 0 else -1]))
        elif self._fresh and not self.by_keys:
            self.set_focus(self.focus)
        else:
            here = groups.index(control.region.group) if control.region.group in groups else 0
            self.set_focus(self.entry(groups[(here + step) % len(groups)]))

    def _enter(self, event: pygame.Event) -> Change | None:
        control = self.focused()
        if control is not None and self.by_keys:
            if not control.region.enabled:
                EARS.hear(Cue.REFUSAL)
                return self.refused(control.region)
            EARS.hear(Cue.CLICK)
            # A slider itself does nothing at Enter, but the sign before it can be pressed.
            sign = self.page.hits.get(CellId(control.region.id, MUTE))
            return self.page.act(control) if sign is None else self.chosen(sign.id)
        main = self.page.controls.get(self.page.main) if self.page.main is not None else None
        if main is not None and main.region.enabled and event.key in ENTER:
            EARS.hear(Cue.CLICK)
            return self.page.act(main)
        return None

    def _arrow(self, key: int) -> Change | None:
        control = self.focused()
        if control is None or (not self.by_keys and self._fresh):
            self.set_focus(self.focus if control is not None else self._first())
            return None
        if key in SIDEWAYS and control.region.enabled:
            value = control.adjusted.stepped(SIDEWAYS[key])
            if value is not None:
                self.by_keys = True
                return self.page.stepped(control, value, SIDEWAYS[key])
        around = HitMap(each.region for each in self.groups().get(control.region.group, [control]))
        walk = walking.step_along if self.page.in_rows else walking.move_focus
        self.set_focus(walk(around, self.focus, ARROWS[key]))
        return None

    def _first(self) -> Id | None:
        return next((self.entry(group) for group in self.groups()), None)

    # pointer

    def press(self, at: tuple[int, int]) -> None:
        """A track answers at once; what is pressed is where keys go on from."""
        super().press(at)
        what, page = self.hover, self.page
        if isinstance(what, ScrollId):
            self._pulled = what
            self._pull(at)
        control = page.controls.get(what) if what is not None else None
        if control is not None:
            self.focus, self._fresh = what, False
            self._last[control.region.group] = control.region.id
            if control.track is not None and control.region.enabled and _near(control, at):
                self._pulled = what
                self._pull(at)

    def moved(self, at: tuple[int, int]) -> None:
        """What is pulled follows."""
        super().moved(at)
        if self._pulled is not None:
            self._pull(at)

    def release(self, at: tuple[int, int]) -> Change | None:
        """What was pulled stays there; a click beside an open list or field closes it."""
        pulled, self._pulled = self._pulled, None
        if pulled is not None:
            self.pressed = self.press_at = None
            self.page.marks.touch()
            return None if isinstance(pulled, ScrollId) else self.page.answered(self.page.let_go(pulled))
        if self.page.clicked_beside(self.hover):
            self.pressed = self.press_at = None
            return self.page.take_pending()
        return super().release(at)

    def _pull(self, at: tuple[int, int]) -> None:
        if isinstance(self._pulled, ScrollId):
            self.page.scroll_to(self._pulled.card, at)
            return
        control = self.page.controls.get(self._pulled) if self._pulled is not None else None
        if control is not None and control.track is not None:
            share = (at[0] - control.track.left) / max(1, control.track.width)
            value = control.adjusted.pulled(share)
            if value is not None:
                self.page.pulled(control, value)

    def handle(self, event: pygame.Event) -> Change | None:
        """The wheel scrolls what is under the pointer."""
        if event.type == pygame.MOUSEWHEEL:
            self.page.wheel(event.y, self.pointer)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == OTHER_BUTTON:
            self.moved(event.pos)
            control = self.page.controls.get(self.hover) if self.hover is not None else None
            counts = control is not None and isinstance(control.adjusted, CountedControl)
            return self._count(control, -1) if counts and control is not None else None
        return super().handle(event) or self.page.take_pending()


def _near(control: KitControl, at: tuple[int, int]) -> bool:
    """Whether a press beside the name of a slider is one on its track."""
    track = control.track
    return track is not None and track.left - track.height * 2 <= at[0] <= track.right + track.height * 2
