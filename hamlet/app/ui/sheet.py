"""Screens that are one sheet of paper on the table: menus, forms, lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import pygame

from hamlet.app.art import buttons
from hamlet.app.art import furniture as art
from hamlet.app.art.buttons import ButtonState, Face, Label
from hamlet.app.art.palette import BRASS_DARK
from hamlet.app.art.shapes import box
from hamlet.app.art.sized import ONE, sized_up_to
from hamlet.app.art.textures import new_wood_table
from hamlet.app.ids import ButtonId, Id, PanelCommand
from hamlet.app.pages import HelpPage
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Open
from hamlet.app.ui.stage import Stage
from hamlet.words.words import Words

WHEEL = 56


@sized_up_to(ONE, plain=True)
def table_wood(size: tuple[int, int]) -> pygame.Surface:
    """The table as a background of any size; large ones are scaled up from a smaller drawing."""
    if size[0] * size[1] <= 1920 * 1080:
        return new_wood_table(size)
    return pygame.transform.smoothscale(new_wood_table((1920, 1080)), size)


class SheetScreen(Stage):
    """Draws its page whole whenever it is laid out; scrolls if `scroll_most` is set while drawing."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.scroll = 0
        self.scroll_most = 0
        self._page = pygame.Surface((1, 1))

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """Draw the page."""
        raise NotImplementedError

    def layout(self) -> Iterable[HitRegion]:
        """Draw the page and take its hit regions."""
        if self._page.get_size() != self.size:
            self._page = pygame.Surface(self.size)
        self._page.blit(table_wood(self.size), (0, 0))
        pane = Pane(self._page, self.scale, self.words, "sheet")
        self.build(pane, self._page.get_rect())
        self.mark("all")
        return pane.hits

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """The page is finished already."""
        surface.blit(self._page, (0, 0), surface.get_clip())

    def handle(self, event: pygame.Event) -> Change | None:
        """The wheel scrolls."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_by(-event.y * self.wheel_step())
            return None
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            rules = self.rules_page()
            return Open(rules) if rules is not None else None
        return super().handle(event)

    def chosen(self, what: Id) -> Change | None:
        """A button by its name, or the scroll bar."""
        if isinstance(what, PanelCommand) and what.name == "scroll":
            self.scroll_by(self.stride() * (1 if what.detail == "down" else -1))
        return self.pressed(what.name) if isinstance(what, ButtonId) else None

    def pressed(self, name: str) -> Change | None:
        """A button was pressed."""

    def rules_page(self) -> HelpPage | None:
        """Where F1 leads: to How to play, unless something has to be answered first."""

    def stride(self) -> int:
        """How far one press of the scroll bar's buttons goes."""
        return self.wheel_step()

    def wheel_step(self) -> int:
        """How far one notch of the wheel goes."""
        return round(WHEEL * self.scale)

    def scroll_by(self, pixels: int) -> None:
        """Move what scrolls."""
        moved = max(0, min(self.scroll_most, self.scroll + pixels))
        if moved != self.scroll:
            self.scroll = moved
            self.relayout()


def big_button(
    pane: Pane,
    rect: pygame.Rect,
    name: str,
    label: str,
    *,
    main: bool = False,
    key: str = "",
    hint: str = "",
    enabled: bool = True,
) -> None:
    """A button of a sheet."""
    state = ButtonState.NORMAL if enabled else ButtonState.DISABLED
    face = Face.GOLD if main else Face.PAPER
    buttons.button(pane.surface, rect, Label(label, key, size=22 if main else 20), state, face, pane.scale)
    pane.hit(ButtonId(name), rect, hint, enabled=enabled)


def sheet(pane: Pane, rect: pygame.Rect) -> None:
    """The paper itself."""
    art.card(pane.surface, rect, pane.scale)


class Scroller:
    """Draws long content in a window of a sheet: what lies outside is neither seen nor hit."""

    def __init__(self, screen: SheetScreen, pane: Pane, window: pygame.Rect, height: int) -> None:
        self.pane = pane
        self.window = window
        screen.scroll_most = max(0, height - window.height)
        screen.scroll = max(0, min(screen.scroll, screen.scroll_most))
        self.top = window.top - screen.scroll
        self._most = screen.scroll_most
        self._scroll = screen.scroll
        self._before = len(pane.hits)
        self._clip = pane.surface.get_clip()

    def __enter__(self) -> Self:
        self.pane.surface.set_clip(self.window)
        return self

    def shows(self, rect: pygame.Rect) -> bool:
        """Whether it lies in the window as a whole: nothing is shown in half."""
        return bool(self.window.contains(rect))

    def __exit__(self, *_: object) -> None:
        hits = self.pane.hits
        hits[self._before :] = [hit for hit in hits[self._before :] if self.window.contains(hit.bounds)]
        self.pane.surface.set_clip(self._clip)
        if self._most:
            self._draw_thumb()

    def _draw_thumb(self) -> None:
        px, window = self.pane.px, self.window
        rail = pygame.Rect(window.right - px(6), window.top, px(5), window.height)
        thumb = rail.copy()
        thumb.height = max(px(28), window.height**2 // (window.height + self._most))
        thumb.top = rail.top + (rail.height - thumb.height) * self._scroll // self._most
        box(self.pane.surface, thumb, BRASS_DARK, px(2))
        for what, place, code in (
            (
                PanelCommand("scroll", "up"),
                pygame.Rect(rail.left - px(10), rail.top, px(16), px(20)),
                "screens.scroll.up",
            ),
            (
                PanelCommand("scroll", "down"),
                pygame.Rect(rail.left - px(10), rail.bottom - px(20), px(16), px(20)),
                "screens.scroll.down",
            ),
        ):
            self.pane.hit(what, place, self.pane.label(code))
