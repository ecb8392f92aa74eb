"""A turn as icons: its steps, and below them what meals still do."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, BAR, BRASS_TEXT, CARD, GLOW, INK
from hamlet.app.art.shapes import box, glow
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.table.paging import turn_page
from hamlet.app.table.turnbar import CHIP, GAP, draw_chip, draw_next, start_chip
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import Chip
from hamlet.app.view.waterside import EffectChip

LEAST = 40  # logical pixels of a chip with an icon
NEXT = 240  # of the place for a step to come, at most
BESIDE = 46  # of one beside the button that ends the turn


def draw_turn_icons(
    pane: Pane, rect: pygame.Rect, chips: Sequence[Chip], effects: Sequence[EffectChip], older: int = 0
) -> None:
    """Above, start again and the last steps; below, what still acts, or that another step may follow."""
    px = pane.px
    pane.group = "turn"
    title, told = pygame.Rect(rect.left + px(2), rect.top - px(3), rect.width, px(26)), "table.turn"
    size = fitting(pane.label(told), title.width, Role.TITLE, px(20), px(18))
    draw_text(pane.surface, pane.label(told), title, Role.TITLE, size, BRASS_TEXT, BAR)
    top = title.bottom + px(4)
    high = min(px(CHIP), (rect.bottom - top - px(GAP)) // 2)
    above = pygame.Rect(rect.left + px(2), top, rect.width - px(4), high)
    below = pygame.Rect(above.left, above.bottom + px(GAP), above.width, high)
    places = max(3, (above.width + px(6)) // (px(LEAST) + px(6)))
    shown = [start_chip(pane, chips), *turn_page(chips, places - 1, older)]
    wide = min(px(56), (above.width - px(6) * (len(shown) - 1)) // len(shown))
    for number, chip in enumerate(shown):
        place = pygame.Rect(above.left + (wide + px(6)) * number, above.top, wide, high)
        draw_chip(pane, place, chip, first=number == 0)
    if effects:
        _draw_effects(pane, below, effects)
    else:
        text = pane.label("table.turn.next")
        below.width = min(below.width, px(NEXT))
        draw_next(pane, below, text if measure(text, Role.TEXT, px(18)) < below.width - px(8) else "…")


def _draw_effects(pane: Pane, line: pygame.Rect, effects: Sequence[EffectChip]) -> None:
    gap = pane.px(6)
    wide = (line.width - gap * (len(effects) - 1)) // len(effects)
    for number, effect in enumerate(effects):
        draw_effect(pane, pygame.Rect(line.left + (wide + gap) * number, line.top, wide, line.height), effect)


def draw_effect(pane: Pane, area: pygame.Rect, effect: EffectChip) -> None:
    """A lit chip: its icon, and its name where there is room for all of it."""
    px = pane.px
    glow(pane.surface, area, px(9), px(6), GLOW)
    box(pane.surface, area.inflate(px(4), px(4)), BANNER, px(11))
    box(pane.surface, area, CARD, px(9), INK, px(1.5))
    room = area.width - px(44)
    size = fitting(effect.text, max(1, room), Role.LABEL, px(20), px(18))
    if measure(effect.text, Role.LABEL, size) > room:
        draw_icon(pane.surface, effect.icon, area.center, min(px(26), area.height - px(8)))
    else:
        draw_icon(pane.surface, effect.icon, (area.left + px(19), area.centery), px(25))
        text = pygame.Rect(area.left + px(37), area.top, room, area.height)
        draw_text(pane.surface, effect.text, text, Role.LABEL, size, INK, CARD, Align.LEFT)
    pane.hit(effect.id, area, effect.about)


def draw_effects_beside_end(pane: Pane, rect: pygame.Rect, effects: Sequence[EffectChip]) -> pygame.Rect:
    """Where the dock is low, what still acts stands left of the button that ends the turn. The rest."""
    if not effects:
        return rect
    gap = pane.px(GAP)
    wide = min(pane.px(BESIDE), (rect.width // 2 - gap * len(effects)) // len(effects))
    for number, effect in enumerate(effects):
        place = pygame.Rect(rect.left + pane.px(2) + (wide + gap) * number, rect.top, wide, rect.height)
        draw_effect(pane, place.inflate(0, -pane.px(8)), effect)
    used = pane.px(2) + (wide + gap) * len(effects)
    return pygame.Rect(rect.left + used, rect.top, rect.width - used, rect.height)
