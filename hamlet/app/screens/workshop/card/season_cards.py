"""The card in every season, small: a click lays it there."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.art.menu.menu_card import CARD, MenuFace, draw_menu_card
from hamlet.app.art.palette import INK, PAPER
from hamlet.app.art.shapes import disc
from hamlet.app.ids import CellId, Id
from hamlet.app.kit.kit_pane import KitPane
from hamlet.values import dataclass

TALL, GAP = 150, 10
MOST = 4


@dataclass(frozen=True, slots=True)
class SmallCard:
    """The card in one season, and what that is called."""

    face: MenuFace
    season: str
    name: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class SeasonCards:
    """Side by side; as many as have room, from the one it lies in."""

    id: Id
    cards: tuple[SmallCard, ...]
    worn: str = ""

    def height(self, pane: KitPane, width: int) -> int:
        """As high as a card of a quarter of the width may be."""
        return min(pane.px(TALL), round(self._wide(pane, width) * CARD[1] / CARD[0])) + pane.px(4)

    def _wide(self, pane: KitPane, width: int) -> int:
        return (width - (MOST - 1) * pane.px(GAP)) // MOST

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Cards with the sign of their season at the lower right."""
        wide, high = self._wide(pane, rect.width), rect.height - pane.px(4)
        step = wide + pane.px(GAP)
        shown = self.cards[self._first() :][:MOST]
        left = rect.left + max(0, rect.width - step * len(shown) + pane.px(GAP)) // 2
        for number, card in enumerate(shown):
            place = pygame.Rect(left + step * number, rect.top + pane.px(2), wide, high)
            draw_menu_card(pane.surface, place, card.face, wide / CARD[0], chosen=card.chosen)
            middle = (place.right - pane.px(19), place.bottom - pane.px(19))
            disc(pane.surface, middle, pane.px(15), PAPER, INK, 1.4 * pane.scale)
            draw_icon(pane.surface, season_icon(card.season), middle, pane.px(21))
            pane.cell(CellId(self.id, card.season), place, card.name)

    def _first(self) -> int:
        chosen = next((number for number, card in enumerate(self.cards) if card.chosen), 0)
        return max(0, min(chosen - 1, len(self.cards) - MOST))
