"""What joins tiles: woods and ranges grown together, roads made one, and the markers players build."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import INK, PAPER, ROAD, ROAD_EDGE, Colour, mix, rgb, seat_colour
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point, clear, outline
from hamlet.app.art.tile.planting import clump
from hamlet.app.art.tile.stamps import stamp
from hamlet.engine.lattice.geometry import DIRECTIONS, Side, side_ends, to_plane

FINE = 3
DECK = (0.36, 0.7)  # width and length of a marker, in sides
PLANK = rgb("C9A063")


def direction_of(orientation: int) -> Point:
    """The unit vector along a side of this orientation."""
    return to_plane(DIRECTIONS[orientation])


def draw_clump(terrain: str, orientation: int, length: float, seed: int, season: SeasonLook) -> Picture:
    """Trees or rocks on the border of two like segments; the origin is the side's middle."""
    along = direction_of(orientation)
    half = (along[0] / 2, along[1] / 2)
    chance = random.Random(f"clump {terrain} {orientation} {seed}")
    plants = clump(terrain, (-half[0], -half[1]), half, chance, season)
    side = math.ceil(length * 1.9)
    surface, middle = clear((side * 2, side * 2), INK), side
    for plant in plants:
        picture = stamp(plant.kind, max(3, round(plant.radius * length * 2)), plant.variant, season)
        spot = (middle + plant.x * length * 2, middle + plant.y * length * 2)
        surface.blit(picture, picture.get_rect(center=(round(spot[0]), round(spot[1]))))
    return Picture(pygame.transform.smoothscale(surface, (side, side)), (side // 2, side // 2))


class _Deck:
    """A strip across a side: `at(along, aside)` with `along` crossing the border."""

    def __init__(self, orientation: int, length: float, span: float) -> None:
        self.side = math.ceil(length * span)
        self.unit = length * FINE
        self.surface = clear((self.side * FINE, self.side * FINE), INK)
        self.aside = direction_of(orientation)
        self.across = (-self.aside[1], self.aside[0])

    def at(self, along: float, aside: float) -> Point:
        half = self.side * FINE / 2
        x = self.across[0] * along + self.aside[0] * aside
        y = self.across[1] * along + self.aside[1] * aside
        return half + x * self.unit, half + y * self.unit

    def band(self, start: Point, end: Point, colour: Colour, line: float = 0.0) -> None:
        """A box from one (along, aside) corner to the other."""
        corners = [self.at(*start), self.at(end[0], start[1]), self.at(*end), self.at(start[0], end[1])]
        pygame.draw.polygon(self.surface, colour, corners)
        if line:
            outline(self.surface, INK, corners, line * self.unit)

    def done(self) -> Picture:
        small = pygame.transform.smoothscale(self.surface, (self.side, self.side))
        return Picture(small, (self.side // 2, self.side // 2))


def draw_road_patch(orientation: int, length: float, season: SeasonLook) -> Picture:
    """Sand over the border where two roads meet, so that they are one road."""
    deck = _Deck(orientation, length, 0.8)
    reach = 0.055
    for width, colour in season.road_layers:
        deck.band((-reach, -width / 2), (reach, width / 2), colour)
    return deck.done()


def draw_water_patch(orientation: int, length: float, on: tuple[bool, bool], season: SeasonLook) -> Picture:
    """Water over the border where two water segments meet, so that they are one water.

    `on` tells of its two ends, the side's named vertex first, whether the water goes on around them.
    """
    deck = _Deck(orientation, length, 1.6)
    steps = 7
    for step in range(steps):
        share = (step + 1) / steps
        reach, short = 0.13 - 0.075 * share, 0.06 * share
        ends = [-0.5 if on[0] else short - 0.47, 0.5 if on[1] else 0.47 - short]
        shade = (*mix(season.water[1], season.water[2], 0.5), round(255 * share**1.5))
        corners = ((-reach, ends[0]), (reach, ends[0]), (reach, ends[1]), (-reach, ends[1]))
        pygame.draw.polygon(deck.surface, shade, [deck.at(*corner) for corner in corners])
        for goes_on, end in zip(on, ends, strict=True):
            if goes_on:
                pygame.draw.circle(deck.surface, shade, deck.at(0, end), reach * deck.unit)
    return deck.done()


def water_ends(sides: Iterable[Side]) -> dict[Side, tuple[bool, bool]]:
    """Of borders where water meets water: at which of their two ends another of them goes on."""
    ends = {side: side_ends(side) for side in sides}
    met = Counter(vertex for pair in ends.values() for vertex in pair)
    return {side: (met[start] > 1, met[end] > 1) for side, (start, end) in ends.items()}


def draw_marker(kind: str, orientation: int, length: float, seat: str | None) -> Picture:
    """A player's marker: a plank bridge or a stone path with edges in the seat's colour."""
    deck = _Deck(orientation, length, 1.1)
    colour, width, reach = seat_colour(seat), DECK[0] / 2, DECK[1] / 2
    shadow = [deck.at(a, b) for a, b in ((-reach, -width), (reach, -width), (reach, width), (-reach, width))]
    drop = deck.unit * 0.045
    pygame.draw.polygon(deck.surface, (15, 10, 5, 110), [(x + drop, y + drop * 1.4) for x, y in shadow])
    outline(deck.surface, PAPER, shadow, deck.unit * 0.06)
    if kind == "bridge":
        deck.band((-reach, -width), (reach, width), PLANK, 0.02)
        planks = 7
        for k in range(1, planks):
            along = -reach + 2 * reach * k / planks
            deck.band((along - 0.006, -width), (along + 0.006, width), mix(PLANK, INK, 0.55))
    else:
        deck.band((-reach, -width), (reach, width), mix(ROAD, ROAD_EDGE, 0.25), 0.02)
        rng = random.Random(f"stones {orientation}")
        for k in range(11):
            along, aside = -reach + 0.06 + 0.058 * k, (0.07 if k % 2 else -0.07) + rng.uniform(-0.02, 0.02)
            spot = deck.at(along, aside)
            pygame.draw.circle(deck.surface, mix(ROAD_EDGE, INK, 0.35), spot, deck.unit * 0.052)
            pygame.draw.circle(deck.surface, rgb("D3D6D8"), spot, deck.unit * 0.04)
    for side in (-1, 1):
        deck.band((-reach, side * width), (reach, side * (width - 0.075)), colour, 0.018)
    picture = deck.done()
    middle, radius = (deck.side / 2, deck.side / 2), max(4.0, length * 0.075)
    draw_symbol(picture.surface, seat, middle, radius, colour, PAPER, max(2.0, radius * 0.45))
    draw_symbol(picture.surface, seat, middle, radius, colour, INK, 1.2)
    return picture


def stepping_stone(length: float) -> pygame.Surface:
    """One pale stone of a trodden way."""
    side = max(4, round(length * 0.12))
    large = clear((side * 4, side * 4), INK)
    pygame.draw.ellipse(large, INK, (side * 0.3, side * 0.9, side * 3.4, side * 2.6))
    pygame.draw.ellipse(large, PAPER, (side * 0.7, side * 1.2, side * 2.6, side * 1.8))
    return pygame.transform.smoothscale(large, (side, side))
