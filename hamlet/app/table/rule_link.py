"""A small question mark that leads to the paragraph of the rules."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import CARD, INK, ROW_EDGE
from hamlet.app.art.shapes import disc
from hamlet.app.ids import PanelCommand
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane

SIDE = 26


def draw_rule_link(pane: Pane, centre: tuple[int, int], rule: str) -> None:
    """The mark; keys have F1 for it, so Tab does not stop here."""
    place = pygame.Rect(0, 0, pane.px(SIDE), pane.px(SIDE))
    place.center = centre
    disc(pane.surface, place.center, pane.px(SIDE) / 2 - 1, CARD, ROW_EDGE, max(1, pane.px(1.5)))
    draw_icon(pane.surface, "question", place.center, pane.px(18), INK)
    hint = pane.label("table.rule.read")
    pane.hits.append(HitRegion(PanelCommand("help", rule), place, 0, True, hint, pane.group, tab=False))
