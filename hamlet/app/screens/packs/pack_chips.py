"""Words in rounded plates, behind the mark of how bad it is."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import CARD, INK, ROW_EDGE
from hamlet.app.art.severity import EDGES, GROUNDS, Severity, draw_severity
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, fit, measure
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.packs.pack_lines import PackChip

SMALL = 18


def draw_chips(pane: KitPane, line: pygame.Rect, chips: tuple[PackChip, ...]) -> None:
    """Chips side by side; where not all have room, those without a mark give way."""
    left, px = line.left, pane.px
    for chip in _fitting(pane, chips, line.width):
        place = pygame.Rect(left, 0, min(chip_wide(pane, chip), line.right - left), px(26))
        place.centery = line.centery
        draw_pack_chip(pane, place, chip)
        left = place.right + px(8)


def _fitting(pane: KitPane, chips: tuple[PackChip, ...], room: int) -> list[PackChip]:
    shown = list(chips)
    while len(shown) > 1 and sum(chip_wide(pane, each) + pane.px(8) for each in shown) - pane.px(8) > room:
        plain = [number for number, each in enumerate(shown) if each.severity is None]
        del shown[plain[-1] if plain else -1]
    return shown


def chip_wide(pane: KitPane, chip: PackChip) -> int:
    """How wide a chip is."""
    mark = pane.px(24) if chip.severity is not None else 0
    return measure(chip.words, Role.LABEL, pane.px(SMALL)) + pane.px(20) + mark


def draw_pack_chip(pane: KitPane, place: pygame.Rect, chip: PackChip) -> None:
    """Words in a rounded plate, behind the mark of how bad it is."""
    px, severity = pane.px, chip.severity
    fill = CARD if severity is None else GROUNDS[severity]
    edge = ROW_EDGE if severity is None else EDGES[severity]
    text = INK if severity in (None, Severity.SOUND) else edge
    box(pane.surface, place, fill, place.height / 2, edge, max(1, px(1.5)))
    left = place.left + px(10)
    if severity is not None:
        draw_severity(pane.surface, (left + px(8), place.centery), 9 * pane.scale, severity)
        left += px(24)
    words = pygame.Rect(left, place.top, place.right - px(8) - left, place.height)
    told = fit(chip.words, words.width + px(2), Role.LABEL, px(SMALL))
    draw_text(pane.surface, told, words, Role.LABEL, px(SMALL), text, fill)
