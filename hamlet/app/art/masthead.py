"""The name of the game in letters cut like tiles, on a strip of meadow, with a flag on top."""

from __future__ import annotations

from functools import lru_cache

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.cut_letters import cut_letters, letters_wide
from hamlet.app.art.meadow import TALL, meadow, meadow_life
from hamlet.app.art.piece_pictures import FLAG, piece_picture
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import clear

FLAGGED = 3  # the letter that bears the flag
BEYOND, ABOVE, SINKS = 0.2, 0.0, 0.02
"""In sizes of the letters: how far the meadow reaches beyond them, begins over their base line and more."""
LIFE = 0.045  # and how much lower than it whatever lives on it stands
FLAG_SIDE, ASCENT = 0.2, 0.745


@lru_cache(maxsize=2)
def masthead(text: str, size: int, season: SeasonLook = SUMMER) -> Picture:
    """All of it, made once per size; the origin is the left end of the letters' base line."""
    letters, wide = cut_letters(text, size), letters_wide(text, size)
    beyond, tall = round(BEYOND * size), max(8, round(TALL * size))
    land, life = (make(wide + 2 * beyond, tall, season) for make in (meadow, meadow_life))
    left = max(letters.origin[0], beyond + land.origin[0])
    top = max(letters.origin[1], round((ASCENT + FLAG_SIDE) * size))
    high = top + tall + land.surface.get_height()
    sheet = clear((left + max(wide + beyond + land.origin[0], letters.surface.get_width()), high))
    foot = (left - beyond, top - round(ABOVE * size))
    land.blit_to(sheet, foot)
    letters.blit_to(sheet, (left, top + round(SINKS * size)))
    life.blit_to(sheet, (foot[0], foot[1] + round(LIFE * size)))
    _raise_flag(sheet, text, size, (left, top))
    return Picture(_trimmed(sheet), (left, top))


def _raise_flag(sheet: pygame.Surface, text: str, size: int, at: tuple[int, int]) -> None:
    if len(text) <= FLAGGED:
        return
    before, letter = (letters_wide(part, size) for part in (text[:FLAGGED], text[FLAGGED]))
    flag = piece_picture(FLAG, "red", max(8, round(FLAG_SIDE * size)))
    x, y = at[0] + before + letter * 0.62, at[1] - (ASCENT + FLAG_SIDE * 0.3) * size
    sheet.blit(flag, flag.get_rect(center=(round(x), round(y))))


def _trimmed(sheet: pygame.Surface) -> pygame.Surface:
    """Without what is empty below and at the right."""
    used = sheet.get_bounding_rect()
    return sheet.subsurface((0, 0, used.right, used.bottom)).copy()
