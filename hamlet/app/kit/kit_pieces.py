"""Finished pieces of a page, each kept for as long as it says the same; and the page put together of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace

import pygame

from hamlet.app.art.buttons import GOLD
from hamlet.app.art.packs.wearing import WARDROBE
from hamlet.app.kit.kit_pane import KitControl, KitPane, LivePicture
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import MARGIN, Pane
from hamlet.values import dataclass
from hamlet.words.words import Words

DrawOnKit = Callable[[KitPane, pygame.Rect], None]
MOST, MOST_BYTES = 40, 160_000_000


@dataclass(frozen=True, slots=True)
class KitPiece:
    """A finished drawing with all that can be chosen on it, counted from the corner of its place."""

    surface: pygame.Surface
    margin: int
    size: tuple[int, int]
    hits: tuple[HitRegion, ...]
    controls: tuple[KitControl, ...]
    lives: tuple[LivePicture, ...]

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return self.surface.get_pitch() * self.surface.get_height()

    def put(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """Blit it with its corner at a point."""
        surface.blit(self.surface, (at[0] - self.margin, at[1] - self.margin))

    def bounds(self, at: tuple[int, int]) -> pygame.Rect:
        """All that it covers, with its shadow."""
        return self.surface.get_rect(topleft=(at[0] - self.margin, at[1] - self.margin))


class KitPieces:
    """Keeps pieces by what they show, those used last: not too many, and of long pages only a few."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._kept: OrderedDict[Hashable, KitPiece] = OrderedDict()
        self._bytes = 0
        self._dress = WARDROBE.dress
        self.made = 0

    def clear(self) -> None:
        """Forget everything: scale or colours have changed."""
        self._kept.clear()
        self._bytes = 0

    def get(self, key: Hashable, size: tuple[int, int], scale: float, draw: DrawOnKit) -> KitPiece:
        """The piece of this key and size, drawn if it is not kept, or if goods looked different then."""
        if self._dress != WARDROBE.dress:
            self._dress = WARDROBE.dress
            self.clear()
        full = (key, size, scale, GOLD.shines)
        found = self._kept.get(full)
        if found is None:
            found = self._kept[full] = paint_piece(self.words, size, scale, draw)
            self.made += 1
            self._bytes += found.weight
            while len(self._kept) > MOST or (self._bytes > MOST_BYTES and len(self._kept) > 1):
                self._bytes -= self._kept.popitem(last=False)[1].weight
        else:
            self._kept.move_to_end(full)
        return found


def paint_piece(words: Words, size: tuple[int, int], scale: float, draw: DrawOnKit) -> KitPiece:
    """Draw a piece on a transparent surface of its own, with room for its shadow."""
    margin = round(MARGIN * scale)
    surface = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    pane = KitPane(Pane(surface, scale, words))
    draw(pane, pygame.Rect(margin, margin, *size))
    return KitPiece(
        surface,
        margin,
        size,
        tuple(hit.moved(-margin, -margin) for hit in pane.hits),
        tuple(control.moved(-margin, -margin) for control in pane.controls),
        tuple(live.moved(-margin, -margin) for live in pane.lives),
    )


def fading(size: tuple[int, int]) -> pygame.Surface:
    """White that is solid above and nothing below."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for line in range(size[1]):
        column.set_at((0, line), (255, 255, 255, round(255 * (1 - ((line + 1) / size[1]) ** 0.8))))
    return pygame.transform.scale(column, size)


@dataclass(frozen=True, slots=True)
class LaidPiece:
    """A piece where it lies on the page; seen through a window, if it scrolls."""

    piece: KitPiece
    at: tuple[int, int]
    window: pygame.Rect | None = None
    over: bool = False
    """Whether it lies over pictures that move, too."""
    fade: int = 0
    """So many pixels at the foot of its window fade away: there is more, and no paper under it."""

    @property
    def bounds(self) -> pygame.Rect:
        """What of the page it covers."""
        return self.window if self.window is not None else self.piece.bounds(self.at)

    def put(self, surface: pygame.Surface, shift: int = 0) -> None:
        """Blit it, or what is seen of it, so much lower."""
        if self.window is None:
            self.piece.put(surface, (self.at[0], self.at[1] + shift))
            return
        clip, window, at = surface.get_clip(), self.window.move(0, shift), (self.at[0], self.at[1] + shift)
        whole = pygame.Rect(window.left, window.top, window.width, window.height - self.fade)
        surface.set_clip(clip.clip(whole))
        self.piece.put(surface, at)
        surface.set_clip(clip)
        if self.fade:
            strip = pygame.Surface((window.width, self.fade), pygame.SRCALPHA)
            self.piece.put(strip, (at[0] - whole.left, at[1] - whole.bottom))
            strip.blit(fading(strip.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(strip, whole.bottomleft)

    def hits(self) -> list[HitRegion]:
        """What of it can be chosen by a pointer: all that is seen to the half at least."""
        moved = [hit.moved(*self.at) for hit in self.piece.hits]
        if self.window is None:
            return moved
        found = []
        for hit in moved:
            bounds = hit.bounds
            if bounds.clip(self.window).height * 2 >= bounds.height > 0:
                found.append(hit)
        return found

    def controls(self) -> list[KitControl]:
        """Its controls, also those that are out of sight."""
        return [control.moved(*self.at) for control in self.piece.controls]

    def lives(self) -> list[LivePicture]:
        """Its moving pictures."""
        return [replace(live.moved(*self.at), window=self.window) for live in self.piece.lives]
