"""What all screens share: hit regions laid out, hands on them, and drawing only what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.buttons import GOLD
from hamlet.app.art.packs.wearing import WARDROBE
from hamlet.app.ids import Id
from hamlet.app.ui.hints import Hint, KeptClear
from hamlet.app.ui.hit_regions import HitMap, HitRegion
from hamlet.app.ui.marking import Marks
from hamlet.app.ui.screen import Change, GameShown
from hamlet.app.ui.stage_input import StageInput

if TYPE_CHECKING:
    from pathlib import Path

    from hamlet.app.keeping import Keeper
    from hamlet.app.packs_news import PacksNews
    from hamlet.engine.definitions import Definitions
    from hamlet.store.settings import Settings


class Stage:
    """A screen in regions. Subclasses lay out hit regions, paint regions and answer to choices."""

    lies_over = False
    leaves_bright = False
    tells_mistakes = False

    def __init__(self) -> None:
        self.size = (0, 0)
        self.scale = 1.0
        self.now = 0.0
        self.hits = HitMap()
        self.input = StageInput(self)
        self.marks = Marks(self)
        self._dirty: set[str] = set()
        self._dress = (WARDROBE.dress, GOLD.shines)

    # what subclasses give

    def layout(self) -> Iterable[HitRegion]:
        """The hit regions of the present look, in reading order."""
        raise NotImplementedError

    def regions(self) -> dict[str, pygame.Rect]:
        """The parts of the window that are drawn on their own; together they cover it."""
        return {"all": pygame.Rect((0, 0), self.size)}

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """Draw one region; the clip is set to it."""
        raise NotImplementedError

    def paint_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over regions, such as something dragged; called for each region drawn."""

    def chosen(self, what: Id) -> Change | None:
        """Something was chosen."""

    def back(self) -> Change | None:
        """Escape."""

    def key(self, event: pygame.Event) -> Change | None:
        """A key that is not about focus."""

    def wants_hint(self, what: Id) -> bool:
        """Whether the hint of a region may be shown."""
        return True

    def hint(self, hit: HitRegion) -> Hint:
        """What pointing at a region tells."""
        return Hint(hit.hint)

    def kept_clear(self, hit: HitRegion) -> KeptClear:
        """What the hint of a region had better not cover: whatever else can be chosen."""
        others = (other for other in self.hits if other.enabled and other.id != hit.id)
        return KeptClear(rather=tuple(other.bounds for other in others))

    # what the window calls

    @property
    def busy(self) -> bool:
        """Nothing is made in the background here."""
        return False

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Another size or scale: everything anew."""
        self.size, self.scale = size, scale
        self.relayout()
        self.uncover()

    def listen(self) -> None:
        """Of most screens one hears nothing but what is pressed."""

    def heed(self, settings: Settings) -> None:
        """Settings have changed: most screens have nothing of their own to change."""

    def take_picture(self) -> bool:
        """The window keeps what is seen."""
        return False

    def uncover(self) -> None:
        """Everything must be drawn."""
        self.mark(*self.regions())

    def rest(self) -> None:
        """Most screens keep little, or what takes long to draw."""

    def lay_over(self, picture: pygame.Surface | None) -> None:
        """Most screens cover all that is below them."""

    def preparing(self) -> Iterator[float]:
        """Most screens are there at once."""
        return iter(())

    def refine(self, now: float) -> bool:
        """Most screens are painted at once."""
        return False

    def headed(self) -> str:
        """Nothing."""
        return ""

    def unkept(self) -> Keeper | None:
        """Nothing is lost."""
        return None

    def played(self) -> GameShown | None:
        """No game."""
        return None

    def shows(self) -> Definitions | None:
        """No goods of any packs."""
        return None

    def works_on(self) -> Path | None:
        """No pack."""
        return None

    def watches(self) -> tuple[Path, ...]:
        """None."""
        return ()

    def plays_with(self) -> tuple[str, ...]:
        """No packs of its own."""
        return ()

    def packs_changed(self, news: PacksNews) -> Change | None:
        """Most screens show nothing of packs that could change under them."""
        return None

    def close(self) -> None:
        """Nothing to give back."""

    def takes_dropped(self, path: str) -> bool:
        """Most screens take nothing."""
        return False

    def handle(self, event: pygame.Event) -> Change | None:
        """Pointer and keys."""
        return self.input.handle(event)

    def update(self, now: float) -> Change | None:
        """Time goes on: a hint may be due."""
        self.now = now
        self.marks.update()
        return None

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the regions marked, and over them rings and hints."""
        WARDROBE.wear(self.shows())
        if self._dress != (WARDROBE.dress, GOLD.shines):
            self.relayout()
            self.uncover()
        self.marks.follow()
        if not self._dirty:
            return []
        rects = []
        regions = self.regions()
        for name in sorted(self._dirty & regions.keys()):
            rect = regions[name]
            surface.set_clip(rect)
            self.paint(surface, name)
            self.marks.draw(surface)
            rects.append(rect)
        surface.set_clip(None)
        self._dirty.clear()
        self.marks.drawn()
        return rects

    # what its parts call

    def mark(self, *names: str) -> None:
        """These regions must be drawn."""
        self._dirty.update(names)

    def relayout(self) -> None:
        """Find the hit regions anew."""
        WARDROBE.wear(self.shows())
        self._dress = (WARDROBE.dress, GOLD.shines)
        self.hits = HitMap(self.layout())
        self.input.relaid()
