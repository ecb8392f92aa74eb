"""What becomes of saved packs on whatever screen is shown: taken over, a sheet of mistakes, a chip above."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import pygame

from hamlet.app.art.severity import Severity
from hamlet.app.home import Home
from hamlet.app.pages import AskPage, MistakesPage
from hamlet.app.reload.chip import PacksChip, chip_place
from hamlet.app.reload.reloading import Reloading
from hamlet.app.ui.screen import Pop

if TYPE_CHECKING:
    from hamlet.app.packs_news import PacksNews
    from hamlet.app.pages import Page
    from hamlet.app.ui.hit_regions import HitRegion
    from hamlet.app.ui.screen import Change, Screen

ACTION: Final = "mistakes"
KEY: Final = "F8"
"""Opens the sheet of mistakes, or takes back what a button has mended."""
SELDOM: Final = 0.2
"""Seconds between two looks where nothing is watched: whether there is something to be watched now."""
LASTING: Final = 12.0
"""Seconds in which a word that was mended can be taken back by the chip."""


class Window(Protocol):
    """What a window gives to it."""

    home: Home
    surface: pygame.Surface
    stack: list[Screen]

    @property
    def scale(self) -> float:
        """Its scale."""

    @property
    def screen(self) -> Screen | None:
        """The screen that is shown."""

    def open(self, page: Page) -> None:
        """Show a page over it."""

    def apply(self, change: Change | None) -> None:
        """Do what a screen answers."""


class PacksAtWindow:
    """Looks every frame; opens the sheet and shows the chip."""

    def __init__(self, window: Window, reloading: Reloading | None = None) -> None:
        self.window = window
        self.reloading = reloading or Reloading(window.home)
        self.place: pygame.Rect | None = None
        """Where the chip stands, if there is one."""
        self._chip: PacksChip | None = None
        self._hovered = False
        self._mended_at: float | None = None
        self.told = False
        """Whether there is a chip, or has been one."""
        self.due = 0.0
        """When to look again."""

    # time

    def look(self, now: float) -> None:
        """Tell what came of files that were saved."""
        if now < self.due:
            return
        stack = self.window.stack
        worked_on = [place for screen in stack if (place := screen.works_on()) is not None]
        worked_on += [place for screen in stack for place in screen.watches()]
        sandboxed = next((names for screen in reversed(stack) if (names := screen.plays_with())), ())
        news = self.reloading.look(now, worked_on, sandboxed)
        self.due = now if self.reloading.watch is not None else now + SELDOM
        if news is not None:
            self._tell(news)
        self._pass(now)
        home = self.window.home
        self.told = self._chip is not None or home.mistaken is not None or home.mended is not None

    def fresh(self, now: float) -> bool:
        """Whether something new is to be drawn even where the window rests."""
        return self.reloading.fresh(now)

    def _tell(self, news: PacksNews) -> None:
        home = self.window.home
        if news.mistakes is not None or news.choice is not None:
            home.mistaken = news if news.mistakes is not None else None
        # A screen that answers may change what is below and above it.
        for screen in tuple(self.window.stack):
            change = screen.packs_changed(news)
            if change is not None and screen is self.window.screen:
                self.window.apply(change)
        top = self.window.screen
        if news.mistakes is not None and top is not None and not self._told_there(top, news):
            self.window.open(MistakesPage())

    def _told_there(self, top: Screen, news: PacksNews) -> bool:
        """Whether the screen that is shown tells mistakes itself: the sheet, or where the pack is made."""
        return top.tells_mistakes or top.works_on() in news.places

    def _pass(self, now: float) -> None:
        """What was mended a while ago stays as it is."""
        home = self.window.home
        if home.mended is None:
            self._mended_at = None
        elif self._mended_at is None:
            self._mended_at = now
        elif now - self._mended_at > LASTING:
            home.mended = None

    # the chip

    def _wanted(self) -> PacksChip | None:
        home, top = self.window.home, self.window.screen
        label = home.words.label
        if top is None:
            return None
        if home.mended is not None:
            return PacksChip(label("screens.mistake.mended", word=home.mended.word), KEY, Severity.SOUND)
        if home.mistaken is None or home.mistaken.mistakes is None or top.tells_mistakes:
            return None
        if top.works_on() is not None:
            return None
        count = len(home.mistaken.mistakes.all)
        return PacksChip(label("screens.mistake.chip", count=count), KEY, Severity.MISTAKE)

    def draw(self, changed: list[pygame.Rect]) -> list[pygame.Rect]:
        """The chip over what is drawn; where the surface has changed."""
        if not self.told:
            return changed
        top, chip = self.window.screen, self._wanted()
        if chip != self._chip or (chip is not None and self.place is None):
            self._chip, before = chip, self.place
            self.place = None
            if before is not None and top is not None:
                top.uncover()
                changed = [*changed, *top.draw(self.window.surface)]
        if chip is None or top is None:
            return changed
        place = chip_place(chip, self.window.surface.get_size(), self.window.scale, self._hits())
        if place != self.place:
            if self.place is not None:
                top.uncover()
                changed = [*changed, *top.draw(self.window.surface)]
            self.place = place
            changed = [*changed, place]
        seen = place.inflate(8, 8)
        if any(seen.colliderect(rect) for rect in changed):
            chip.draw(self.window.surface, place, self.window.scale, hovered=self._hovered)
            changed = [*changed, seen.clip(self.window.surface.get_rect())]
        return changed

    def _hits(self) -> list[HitRegion]:
        """What can be chosen on all that is seen: the sheets, and what they lie over."""
        found: list[HitRegion] = []
        for screen in reversed(self.window.stack):
            found += screen.hits
            if not screen.lies_over:
                break
        return found

    # hands

    def handle(self, event: pygame.Event) -> bool:
        """Whether the event was about the chip."""
        if self.place is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._hover(on=self.place.collidepoint(event.pos))
            return False
        clicked = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if clicked and self.place.collidepoint(event.pos):
            if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
                self.press()
            return True
        return False

    def _hover(self, *, on: bool) -> None:
        if on != self._hovered and self.window.screen is not None:
            self._hovered = on
            self.window.screen.uncover()

    def press(self) -> None:
        """What the chip says: the sheet, or what was mended is taken back; the open sheet is closed."""
        home, top = self.window.home, self.window.screen
        if top is not None and top.tells_mistakes and top.lies_over:
            self.window.apply(Pop())
        elif home.mended is not None:
            trouble = home.take_back_mended()
            if trouble is not None:
                title = home.words.label("screens.mistake.not_back")
                self.window.open(AskPage(title, (trouble.told(home.words),)))
        elif self._chip is not None:
            self.window.open(MistakesPage())
