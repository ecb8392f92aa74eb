"""The picture of a menu card by its id, and a stand-in for cards of packs."""

from __future__ import annotations

import pygame

from hamlet.app.art.menu import lake_scenes, meadow_scenes, village_scenes
from hamlet.app.art.menu.menu_backdrop import draw_land, draw_water
from hamlet.app.art.menu.menu_canvas import MenuCanvas
from hamlet.app.art.menu.menu_lights import MenuLight, light_of
from hamlet.app.art.menu.menu_registry import SCENES
from hamlet.app.art.menu.menu_things import flakes, splash
from hamlet.app.art.packs.pack_pictures import PACK_PICTURES, filling, over
from hamlet.app.art.packs.wearing import WARDROBE
from hamlet.app.art.palette import PAPER, rgb
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.sized import sized

__all__ = ["has_menu_picture", "lake_scenes", "meadow_scenes", "menu_picture", "village_scenes"]


def has_menu_picture(card: str) -> bool:
    """Whether somebody drew this card."""
    return card.replace("-", "_") in SCENES


def _stand_in(scene: MenuCanvas, light: MenuLight, fish: str, seed: int) -> None:
    """The season's sky, a lake, and the fish that leaps out of it."""
    draw_land(scene, light, seed % 997)
    draw_water(scene, light, 108, seed % 13)
    splash(scene, 0, 140, 30, rgb("EAF6F2"), seed % 31)
    scene.shine(0, 84, 62, rgb("FFFFFF"), 130)
    scene.fish(fish, 0, 86, 84, -8 + seed % 17, halo=PAPER, mirrored=bool(seed % 2))
    if light.snow:
        flakes(scene, seed % 19)


@sized(24)
def menu_picture(card: str, season: str, fish: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a card for this kind of fish in this season; kept, so nobody paints on it.

    Without a season it has its own. A card that nobody drew gets a lake under the season's sky.
    """
    own = WARDROBE.cards.get(card)
    picture = PACK_PICTURES.of(own) if own is not None else None
    if picture is not None:
        return over(filling(picture, size), light_of(season or "summer").sky[-1])
    scene = MenuCanvas(size)
    drawing = SCENES.get(WARDROBE.drawn.get(card, card).replace("-", "_"))
    light = light_of(season or (drawing.season if drawing else "") or "summer")
    if drawing:
        drawing.draw(scene, light, fish)
    else:
        _stand_in(scene, light, fish, seed_of(card))
    return scene.done()
