"""The menu card: paper in the fish's colour, picture, fish on its disc, name on a ribbon, room for the rest.

Measures are written for scale 1 (300×412) and multiplied; texts and buttons are drawn by whoever shows the
card, into the places that `menu_card_places` names.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art.drawn_fish import fish_picture
from hamlet.app.art.menu.menu_pictures import menu_picture
from hamlet.app.art.palette import (
    BANNER,
    GLOW,
    INK,
    ROW_LIT_EDGE,
    WHITE,
    Colour,
    fish_colour,
    fish_paper,
    mix,
    rgb,
)
from hamlet.app.art.shapes import box, disc, glow, polygon, rounded, shadow, thin_line
from hamlet.app.art.sized import sized
from hamlet.app.art.textures import paper
from hamlet.app.art.type import Align, Role, draw_text, fitting

CARD = (300, 412)
RISE = 26
"""How much higher the chosen card stands."""
PICTURE, RIBBON, BUTTON, DISC = 166, 36, 50, 27
_MARGIN, _PAD = 10, 16
_LINES = 58
NAME, LEAST_NAME = 24, 18


@dataclass(frozen=True, slots=True)
class MenuFace:
    """What a card shows: its id and name, the fish it is for, the season; its own if there is none."""

    card: str
    name: str
    fish: str
    season: str = ""


@dataclass(frozen=True, slots=True)
class MenuCardPlaces:
    """Where everything of a card stands.

    `text` holds two lines, `rest` whatever a card needs below them, and `ground` is the colour of its paper.
    """

    card: pygame.Rect
    picture: pygame.Rect
    disc: tuple[int, int]
    ribbon: pygame.Rect
    text: pygame.Rect
    rest: pygame.Rect
    button: pygame.Rect
    ground: Colour


def menu_card_size(scale: float = 1.0) -> tuple[int, int]:
    """How large a card is."""
    return round(CARD[0] * scale), round(CARD[1] * scale)


def menu_card_places(
    rect: pygame.Rect, fish: str, scale: float = 1.0, lines: int | None = None
) -> MenuCardPlaces:
    """The places of a card that fills `rect`: a narrower or lower one gives up picture and rest first.

    `lines` is the height in pixels that its text needs, if that is not two lines.
    """

    def px(length: float) -> int:
        return round(length * scale)

    inside = rect.width - 2 * px(_MARGIN)
    lines = px(_LINES) if lines is None else lines
    high = min(px(PICTURE), max(px(60), rect.height - lines - px(RIBBON + BUTTON + 50)))
    picture = pygame.Rect(rect.left + px(_MARGIN), rect.top + px(_MARGIN), inside, high)
    ribbon = pygame.Rect(rect.left + px(22), picture.bottom - px(15), rect.width - 2 * px(22), px(RIBBON))
    wide = rect.width - 2 * px(_PAD)
    text = pygame.Rect(rect.left + px(_PAD), ribbon.bottom + px(6), wide, lines)
    button = pygame.Rect(rect.left + px(_PAD), rect.bottom - px(_PAD) - px(BUTTON), wide, px(BUTTON))
    below = text.bottom + px(6)
    rest = pygame.Rect(text.left, below, wide, max(0, button.top - px(8) - below))
    middle = (rect.left + px(32), rect.top + px(32))
    return MenuCardPlaces(rect, picture, middle, ribbon, text, rest, button, fish_paper(fish))


@sized(12)
def _sheet(size: tuple[int, int], fish: str, scale: float) -> pygame.Surface:
    """Paper in the fish's colour with a thin line inside its rim."""
    sheet = rounded(size, 12 * scale, fish_paper(fish), INK, 2 * scale).copy()
    inner = sheet.get_rect().inflate(-round(7 * scale), -round(7 * scale))
    line = rounded(
        inner.size, 9 * scale, (*fish_paper(fish), 0), (*mix(fish_colour(fish), WHITE, 0.3), 255), 1.5 * scale
    )
    sheet.blit(line, inner)
    box(sheet, inner.inflate(-round(3 * scale), -round(3 * scale)), fish_paper(fish), 7.5 * scale)
    sheet.blit(paper(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    thin_line(
        sheet, pygame.Rect(round(12 * scale), round(2 * scale), size[0] - round(24 * scale), 1), opacity=150
    )
    return sheet


def draw_menu_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    face: MenuFace,
    scale: float = 1.0,
    *,
    chosen: bool = False,
    spent: bool = False,
    lines: int | None = None,
) -> MenuCardPlaces:
    """A card without its texts and its button; a chosen one has a gold rim, a spent one is pale."""
    places = menu_card_places(rect, face.fish, scale, lines)
    if chosen:
        glow(surface, rect.inflate(round(4 * scale), round(4 * scale)), 14 * scale, 12 * scale, GLOW)
        box(
            surface,
            rect.inflate(round(8 * scale), round(8 * scale)),
            ROW_LIT_EDGE,
            15 * scale,
            INK,
            1.2 * scale,
        )
        box(surface, rect.inflate(round(5 * scale), round(5 * scale)), BANNER, 14 * scale)
    else:
        shadow(surface, rect, 12 * scale, 8 * scale, 12 * scale, (20, 12, 6, 170))
    surface.blit(_sheet(rect.size, face.fish, scale), rect)
    _draw_picture(surface, places.picture, face, scale)
    if spent:
        box(surface, places.picture, (*fish_paper(face.fish), 120), 6 * scale)
    draw_fish_disc(surface, places.disc, face.fish, scale)
    draw_ribbon(surface, places.ribbon, face.name, scale)
    return places


def _draw_picture(surface: pygame.Surface, place: pygame.Rect, face: MenuFace, scale: float) -> None:
    edge = max(1, round(2 * scale))
    box(surface, place.inflate(2 * edge, 2 * edge), INK, 7 * scale)
    picture = _rounded_picture(face.card, face.season, face.fish, place.size, round(5 * scale))
    surface.blit(picture, place)


@sized(24)
def _rounded_picture(card: str, season: str, fish: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    picture = rounded(size, radius, WHITE).copy()
    picture.blit(menu_picture(card, season, fish, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def draw_fish_disc(
    surface: pygame.Surface, middle: tuple[float, float], fish: str, scale: float = 1.0
) -> None:
    """The fish that this card is for, on a disc of paper in its colour."""
    radius = DISC * scale
    disc(surface, (middle[0] + scale, middle[1] + 3 * scale), radius + scale, (20, 12, 6, 90))
    disc(surface, middle, radius, mix(fish_colour(fish), WHITE, 0.12), INK, 2 * scale)
    disc(surface, middle, radius - 4 * scale, mix(fish_paper(fish), WHITE, 0.35), INK, scale)
    picture = fish_picture(fish, round(36 * scale))
    surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))


def draw_ribbon(surface: pygame.Surface, place: pygame.Rect, name: str, scale: float = 1.0) -> None:
    """The name on a ribbon with folded ends."""
    fold, drop = round(12 * scale), round(6 * scale)
    dark = mix(BANNER, rgb("7A4A00"), 0.42)
    for side, edge in ((-1, place.left), (1, place.right - 1)):
        out, inward = edge + side * fold, edge - side * fold
        tail = [
            (inward, place.top + drop),
            (out, place.top + drop),
            (out - side * fold * 0.6, place.centery + drop / 2),
        ]
        tail += [(out, place.bottom + drop - 2), (inward, place.bottom + drop - 2)]
        polygon(surface, [(float(x), float(y)) for x, y in tail], dark, INK, 1.6 * scale)
    shadow(surface, place, 5 * scale, 3 * scale, 4 * scale)
    box(surface, place, BANNER, 5 * scale, INK, 2 * scale)
    light = pygame.Rect(
        place.left + round(6 * scale), place.top + round(3 * scale), place.width - round(12 * scale), 1
    )
    thin_line(surface, light, opacity=150)
    area = place.inflate(-round(16 * scale), 0)
    size = fitting(name, area.width, Role.TITLE, round(NAME * scale), round(LEAST_NAME * scale))
    draw_text(surface, name, area, Role.TITLE, size, INK, BANNER, Align.CENTRE)
