"""Who draws the picture of which menu card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hamlet.app.art.menu.menu_canvas import MenuCanvas
from hamlet.app.art.menu.menu_lights import MenuLight

DrawScene = Callable[[MenuCanvas, MenuLight, str], None]
"""Draws a whole scene in this light, with this kind of fish."""


@dataclass(frozen=True, slots=True)
class MenuScene:
    """A drawing and the season it belongs to; a card of every season has none."""

    draw: DrawScene
    season: str = ""


SCENES: dict[str, MenuScene] = {}


def menu_scene(card: str, season: str = "") -> Callable[[DrawScene], DrawScene]:
    """Register the decorated function as the picture of this card."""

    def register(draw: DrawScene) -> DrawScene:
        SCENES[card] = MenuScene(draw, season)
        return draw

    return register
