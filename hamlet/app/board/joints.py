"""What lies between tiles: grown woods and ranges, roads made one, markers, and trodden ways to them."""

from __future__ import annotations

import math
from collections.abc import Container, Iterator
from typing import Any

import pygame

from hamlet.app.art.cache import Picture, encoded
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.extras import stepping_stone, water_ends
from hamlet.app.art.tile.road_curves import curve
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.board.signs.decks import Deck, deck_of
from hamlet.app.board.studio import Studio
from hamlet.engine.lattice.geometry import Side, side_ends, to_plane
from hamlet.engine.village import Contact, Placed, Road, Village

GROWN = frozenset(("forest", "mountain"))
Joint = tuple[tuple[Any, ...], Picture, Point]  # a key, a picture, and where on the plane its origin lies


def side_middle(side: Side) -> Point:
    """The middle of a side on the plane."""
    (x1, y1), (x2, y2) = (to_plane(vertex) for vertex in side_ends(side))
    return (x1 + x2) / 2, (y1 + y2) / 2


def borders(studio: Studio, village: Village, length: int, known: Container[int]) -> list[Joint]:
    """Between known tiles: road patches first, then woods and ranges from far to near."""
    if detail(length) is Detail.FLAT:
        return []
    patches: list[Joint] = []
    woods: list[Joint] = []
    waters: list[Side] = []
    for contact in village.contacts:
        if contact.a not in known or contact.b not in known:
            continue
        name = _shared_terrain(studio, contact)
        if name == "water":
            waters.append(contact.side)
            continue
        middle, orientation = side_middle(contact.side), contact.side[2]
        if name == "road":
            patch = studio.road_patch(orientation, length)
            patches.append((("patch", contact.side), patch, middle))
        elif name in GROWN:
            seed = seed_of(repr(contact.side))
            clump = studio.clump(name, orientation, length, seed)
            woods.append((("clump", name, contact.side), clump, middle))
    for side, on in water_ends(waters).items():
        picture = studio.water_patch(side[2], length, on)
        patches.append((("water", side, on), picture, side_middle(side)))
    return patches + sorted(woods, key=lambda wood: (wood[2][1], wood[2][0]))


def _shared_terrain(studio: Studio, contact: Contact) -> str:
    if contact.terrain_a != contact.terrain_b:
        return ""
    return studio.tiles.definitions.terrains[contact.terrain_a].id


def markers(studio: Studio, village: Village, length: int, known: Container[int]) -> Iterator[Joint]:
    """Trodden ways over known tiles, then the paths and bridges themselves."""
    if detail(length) >= Detail.FULL:
        for road in village.roads:
            for uid in filter(known.__contains__, (road.a, road.b)):
                yield _stones(studio, village.tiles[uid], _deck(studio, village, road).middle, length)
    for road in village.roads:
        yield marker(studio, village, road, length)


def marker(studio: Studio, village: Village, road: Road, length: int) -> Joint:
    """One path or bridge."""
    kind = studio.tiles.definitions.terrains[road.terrain].road
    colour = studio.badge_art.colour(road.seat)
    picture = studio.marker(kind.id if kind else "path", road.side[2], length, colour)
    return ("marker", road), picture, _deck(studio, village, road).middle


def _deck(studio: Studio, village: Village, road: Road) -> Deck:
    return deck_of(studio.tiles, road.side, village.tiles[road.a], village.tiles[road.b])


def _stones(studio: Studio, placed: Placed, middle: Point, length: int) -> Joint:
    """Stones from a marker to the building, so that one sees what it joins."""
    x, y = to_plane(placed.at)
    start = (middle[0] - x, middle[1] - y)
    key = ("stones", placed.tile, placed.rotation, round(start[0], 2), round(start[1], 2))
    picture = studio.keep((*key, length), lambda: _draw_stones(studio, placed, start, length))
    return (*key, placed.at), picture, (x, y)


def _draw_stones(studio: Studio, placed: Placed, start: Point, length: int) -> Picture:
    goal = studio.tiles.heart(placed.tile, placed.rotation)
    pull = ((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2)
    way, steps = curve(start, pull, goal), max(4, round(math.dist(start, goal) / 0.13))
    stone = stepping_stone(length)
    half = stone.get_width() / 2
    left, top = min(start[0], goal[0]) - 0.2, min(start[1], goal[1]) - 0.2
    size = (abs(start[0] - goal[0]) + 0.4, abs(start[1] - goal[1]) + 0.4)
    sheet = clear((math.ceil(size[0] * length), math.ceil(size[1] * length)))
    for k in range(steps):
        x, y = way[round(k / steps * (len(way) - 1))]
        if math.dist((x, y), start) > 0.36 and math.dist((x, y), goal) > 0.3:
            aside = 0.03 if k % 2 else -0.03
            spot = ((x + aside - left) * length - half, (y - top) * length - half)
            sheet.blit(stone, (round(spot[0]), round(spot[1])))
    return Picture(encoded(sheet), (round(-left * length), round(-top * length)))


def blit_rect(picture: Picture, at: Point, length: float) -> pygame.Rect:
    """Where a picture lies on the map, its origin at a point of the plane."""
    left, top = round(at[0] * length) - picture.origin[0], round(at[1] * length) - picture.origin[1]
    return picture.surface.get_rect(topleft=(left, top))
