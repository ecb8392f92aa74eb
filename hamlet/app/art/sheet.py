"""A picture of every tile: named, with its terrain, slots, work, cost and reward."""

from __future__ import annotations

import math

import pygame

from hamlet.app.art.amounts import amounts_of, gain_markup, score_markup
from hamlet.app.art.palette import INK, MUTED, PAPER, Colour, mix
from hamlet.app.art.panels import panel
from hamlet.app.art.plates import Unit, gain, gain_width, pennant, slot
from hamlet.app.art.rich import draw_rich
from hamlet.app.art.shapes import disc
from hamlet.app.art.textures import wood_table
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.engine.definitions import Definitions, Tile

GAP = 10
_LETTER_COLOURS = {
    "road": (150, 110, 50),
    "forest": (36, 80, 44),
    "mountain": (74, 79, 92),
    "water": (31, 79, 128),
}


def tile_sheet(definitions: Definitions, size: tuple[int, int] = (1920, 1500)) -> pygame.Surface:
    """All tiles in rows and columns on a surface of this size."""
    art = TileArt(definitions)
    sheet = wood_table(size).copy()
    count = len(definitions.tiles)
    columns = max(1, round(math.sqrt(count * size[0] / size[1] * 0.95)))
    rows = math.ceil(count / columns)
    width, height = (size[0] - GAP) // columns, (size[1] - GAP) // rows
    for number in range(count):
        left, top = GAP + number % columns * width, GAP + number // columns * height
        _draw_cell(sheet, art, number, pygame.Rect(left, top, width - GAP, height - GAP))
    return sheet


def _draw_cell(sheet: pygame.Surface, art: TileArt, number: int, cell: pygame.Rect) -> None:
    tile = art.definitions.tiles[number]
    panel(sheet, cell)
    head = pygame.Rect(cell.left + 10, cell.top + 4, cell.width - 20, 28)
    draw_text(sheet, tile.name, head, Role.TITLE, 20, INK, PAPER)
    plates = 38 if tile.cost.needs or tile.cost.gold else 0
    notes = pygame.Rect(cell.left + 10, cell.bottom - plates - 58, cell.width - 20, 50)
    picture = pygame.Rect(cell.left + 8, head.bottom + 6, cell.width - 16, notes.top - head.bottom - 10)
    _draw_tile(sheet, art, number, picture)
    _draw_slots(sheet, art.definitions, tile, notes)
    if plates:
        pennant(sheet, cell.left + 10, cell.bottom - 42, amounts_of(art.definitions, tile.cost))
        right = cell.right - 10
        for count, icon in ((tile.reward.gain.points, "star"), (tile.reward.gain.gold, "gold")):
            if count:
                right -= gain_width(count)
                gain(sheet, right, cell.bottom - 43, count, icon)


def _draw_tile(sheet: pygame.Surface, art: TileArt, number: int, area: pygame.Rect) -> None:
    plan, heart = art.plan(number, 0), art.heart(number, 0)
    bounds = plan.bounds
    top = min(bounds.top, heart[1] - 0.75)
    tall = bounds.bottom + 0.1 - top
    length = max(28, int(min(area.width / (bounds.width + 0.5), area.height / (tall + 0.35), 90)))
    surface, origin = art.surface(number, 0, length, 6)
    x = area.centerx - (bounds.left + bounds.width / 2) * length
    y = area.centery - (top + tall / 2) * length
    sheet.blit(surface, (round(x) - origin[0], round(y) - origin[1]))
    for edge in plan.edges:
        spot = edge.at(0.5, -0.16)
        place = (x + spot[0] * length, y + spot[1] * length)
        colour: Colour = _LETTER_COLOURS.get(edge.terrain, MUTED)
        letter = next(terrain.letter for terrain in art.definitions.terrains if terrain.id == edge.terrain)
        disc(sheet, place, 10, mix(PAPER, colour, 0.12))
        draw_text(sheet, letter, place, Role.NUMBER, 18, colour, PAPER, Align.CENTRE)


def _draw_slots(sheet: pygame.Surface, definitions: Definitions, tile: Tile, area: pygame.Rect) -> None:
    """Slots with what they hold, what working pays, what a landmark is worth."""
    x = area.left
    for number in range(tile.slots):
        goods = [tile.refines[1]] if tile.refines else list(tile.produces)
        unit = Unit(definitions.materials[goods[number % len(goods)]].id) if goods else None
        x = slot(sheet, x, area.top, 24, unit).right + 3
    words = []
    if tile.refines:
        first, second = (definitions.materials[material].id for material in tile.refines)
        words.append(f"{{{first}}} → {{{second}}}")
    if tile.work.gold or tile.work.points:
        words.append(f"work {gain_markup(tile.work)}")
    if tile.score:
        words.append(score_markup(definitions, tile.score))
    line = pygame.Rect(x + 6 if tile.slots else x, area.top, area.right - x - 6, 24)
    draw_rich(sheet, "  ".join(words), line, Role.LABEL, 18, INK, PAPER)
    piles = " and ".join(f"{count} × {pile}" for pile, count in tile.copies)
    draw_text(
        sheet, piles, pygame.Rect(area.left, area.top + 26, area.width, 22), Role.TEXT, 18, MUTED, PAPER
    )
