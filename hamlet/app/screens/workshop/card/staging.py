"""Where a card is seen as in the game: dark planks in a frame, and under it a word about where it lies."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.art.palette import DARK_WOOD, INK, PAPER
from hamlet.app.art.shapes import box, rounded
from hamlet.app.art.sized import sized
from hamlet.app.art.textures import new_wood_table
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.ui.pane import Pane

CAPTION = 34


@sized(4)
def _planks(size: tuple[int, int], radius: int) -> pygame.Surface:
    planks = pygame.Surface(size, pygame.SRCALPHA)
    planks.blit(new_wood_table(size), (0, 0))
    planks.fill((196, 190, 186), special_flags=pygame.BLEND_RGB_MULT)
    planks.blit(rounded(size, radius, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return planks


def draw_stage(pane: KitPane, rect: pygame.Rect, caption: str = "") -> pygame.Rect:
    """The planks; returns where something can stand on them."""
    px = pane.px
    box(pane.surface, rect, INK, px(9))
    inner = rect.inflate(-2 * px(2), -2 * px(2))
    if inner.width <= 0 or inner.height <= 0:
        return rect
    pane.surface.blit(_planks(inner.size, px(8)), inner)
    free = inner.inflate(-2 * px(12), -2 * px(12))
    if caption:
        wide = measure(caption, Role.LABEL, px(18)) + px(24)
        place = pygame.Rect(inner.left + px(10), inner.bottom - px(10 + CAPTION - 4), wide, px(CAPTION - 4))
        box(pane.surface, place, DARK_WOOD, px(7))
        draw_text(pane.surface, caption, place, Role.LABEL, px(18), PAPER, DARK_WOOD, Align.CENTRE)
        free.height -= px(CAPTION)
    return free


def pane_of_game(pane: KitPane, scale: float) -> Pane:
    """A pane for what the table draws, at a scale of its own."""
    return Pane(pane.surface, scale, pane.words, pane.group)


def keep_hints(pane: KitPane, of_game: Pane) -> None:
    """What the table draws explains itself when it is pointed at; nothing of it can be chosen."""
    pane.hits += [replace(hit, enabled=False, tab=False, ring=False) for hit in of_game.hits if hit.hint]
