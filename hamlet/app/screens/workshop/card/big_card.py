"""A menu card large, as it rises over the dock; and whether its text has room."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.art.menu.menu_card import CARD, menu_card_places
from hamlet.app.art.rich import lay_out
from hamlet.app.art.type import Role, line_height
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.workshop.card.staging import draw_stage, pane_of_game
from hamlet.app.table.menu_spread import TEXT, draw_part
from hamlet.app.view.waterside import MenuPart
from hamlet.values import dataclass

LARGE: Final = 1.34


def lines_of(text: str) -> int:
    """How many lines a card's text takes."""
    return len(lay_out(text, menu_card_places(pygame.Rect(0, 0, *CARD), "").text.width, Role.TEXT, TEXT))


def most_lines() -> int:
    """How many have room under the whole picture."""
    places = menu_card_places(pygame.Rect(0, 0, *CARD), "")
    return (places.rest.bottom - places.text.top - 1) // line_height(TEXT)


@dataclass(frozen=True, slots=True)
class BigCard:
    """The card on the planks, as large as there is room; what it is drawn from is one value."""

    part: MenuPart
    caption: str
    worn: str = ""
    """The picture of the pack that it wears, if it has one."""

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In the middle; never smaller than letters of the game."""
        free = draw_stage(pane, rect, self.caption)
        unit = pane.scale
        share = min(LARGE, free.width / (CARD[0] * unit), free.height / (CARD[1] * unit))
        scale = unit * max(1.0, share)
        place = pygame.Rect(0, 0, round(CARD[0] * scale), round(CARD[1] * scale))
        place.size = min(place.width, free.width), min(place.height, free.height)
        place.center = free.center
        draw_part(pane_of_game(pane, scale), place, self.part)
