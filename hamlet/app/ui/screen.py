"""Screens and what they answer with: the window keeps them in a stack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

import pygame

from hamlet.app.pages import Page
from hamlet.app.ui.hit_regions import HitMap
from hamlet.values import dataclass

if TYPE_CHECKING:
    from pathlib import Path

    from hamlet.app.keeping import Keeper
    from hamlet.app.packs_news import PacksNews
    from hamlet.engine.definitions import Definitions
    from hamlet.session.session import Session
    from hamlet.store.settings import Settings


@dataclass(frozen=True, slots=True)
class GameShown:
    """A game on a screen, and whether it is kept."""

    session: Session
    kept: bool


class Screen(Protocol):
    """One screen of the window. It never waits, and draws only what has changed."""

    hits: HitMap
    size: tuple[int, int]
    scale: float
    lies_over: bool
    """Whether it is a sheet, smaller than the window: the screen below it is seen, dimmed."""
    leaves_bright: bool
    """Whether a sheet leaves what is below as bright as it is; only golden buttons are not golden there."""
    tells_mistakes: bool
    """Whether it tells mistakes of packs itself, wherever they are."""

    @property
    def busy(self) -> bool:
        """Whether pictures are still being made or something still moves."""

    def preparing(self) -> Iterator[float]:
        """Do, bit by bit, what takes long before it is shown for the first time; each bit tells its share."""

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """The window has this size, and everything is to be drawn in it at this scale."""

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer to an event."""

    def takes_dropped(self, path: str) -> bool:
        """Whether it is this screen that knows what to do with a file that is dropped."""

    def update(self, now: float) -> Change | None:
        """Go on with what goes on by itself; `now` in seconds."""

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Bring the surface up to date; where it has changed."""

    def listen(self) -> None:
        """After a frame: say what of it is to be heard."""

    def heed(self, settings: Settings) -> None:
        """The player has chosen other settings, and they are in force."""

    def take_picture(self) -> bool:
        """Keep a picture of one's own making, in place of one of the window; whether it is on its way."""

    def uncover(self) -> None:
        """The screen is shown again after another one: everything must be drawn."""

    def rest(self) -> None:
        """Another screen fills the window: what `resize` or `uncover` can draw anew need not be kept."""

    def lay_over(self, picture: pygame.Surface | None) -> None:
        """What a sheet lies over looks like this."""

    def refine(self, now: float) -> bool:
        """Under a sheet, go on with what is only painted, and nothing else; whether there is more to do."""

    def headed(self) -> str:
        """What the window's title says of it; a sheet leaves that to what is below."""

    def unkept(self) -> Keeper | None:
        """Who keeps a game that would be lost if the screen were left now: it cannot be saved."""

    def played(self) -> GameShown | None:
        """The game that is played on it."""

    def shows(self) -> Definitions | None:
        """With which packs it is played, if their goods and cards are to be seen on it."""

    def works_on(self) -> Path | None:
        """The pack that is made on it, folder or zip: it is watched, and its mistakes are told here."""

    def watches(self) -> tuple[Path, ...]:
        """Further packs that are seen on it: what is saved of them is told here too."""

    def plays_with(self) -> tuple[str, ...]:
        """The packs of a sandbox by their names; nothing where it has those that are on."""

    def packs_changed(self, news: PacksNews) -> Change | None:
        """Packs were saved while it is open: it shows them as they are now."""

    def close(self) -> None:
        """The screen is left for good."""


@dataclass(frozen=True, slots=True)
class Open:
    """Show a page over this screen."""

    page: Page


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back so many screens; from the last one, to the title. Then perhaps to another page from there."""

    screens: int = 1
    then: Page | None = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Show a page instead of this screen."""

    page: Page


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class Heed:
    """Put the settings in force that were chosen here."""


EVERY = 1000
"""So many screens to go back that only the title is left."""
Change = Open | Pop | Replace | Quit | Heed
