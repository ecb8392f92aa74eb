"""A lake painted: one field of depths, the colours of its season, banks, shade, mirrors and ripples."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator
from functools import cached_property

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.in_bits import finished
from hamlet.app.art.palette import WHITE, alpha
from hamlet.app.art.shapes import Point, clear, stroke
from hamlet.app.art.water.banks import lay_lilies, lay_roads, lay_tufts, laying_banks
from hamlet.app.art.water.depth import LAND, WATER, Depths, WaterFrame, finding_depths, grey_sheet, greys
from hamlet.app.art.water.lake_sites import LakeSite
from hamlet.app.art.water.ramps import paint, veil
from hamlet.app.art.water.ripples import lay_mirrors, lay_ripples, lay_shade
from hamlet.app.art.water.shore import paint_shore, painting_shore, sand_of
from hamlet.engine.lattice.geometry import to_plane, triangle_vertices

BACK, BACK_SMALL = 0.085, 0.05  # so far the shore draws back from a dry side, of one or two triangles less
OVER = 0.04  # and so far the bank covers the rims of tiles
INTO = (0.06, 0.24)  # over this depth of a tile the lake passes into the tile's own water
STEPS = 12  # in so many steps the water runs in
_RISE = 190  # how much lower the water is before it comes
_SPREAD = 105  # and how much more, per side from where it begins
_EMPTY = veil(WHITE, ((74, 0), (88, 255)))
_OPEN = veil(WHITE, ((92, 0), (108, 255)))


class LakePainter:
    """The pictures of one lake at one length: whole, or while its water runs in."""

    def __init__(self, site: LakeSite, length: int) -> None:
        self.site = site
        self.frame = WaterFrame(site.bounds, length)

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel at which the site's anchor lies."""
        x, y = self.frame.at(to_plane(self.site.anchor))
        return round(x), round(y)

    @cached_property
    def depths(self) -> Depths:
        """How deep it is everywhere."""
        return finished(self._finding_depths())

    def _finding_depths(self) -> Generator[None, None, Depths]:
        return finding_depths(self.frame, self._draw, self.site.seed, self.site.middles)

    def _draw(self, sheet: pygame.Surface, at: Callable[[Point], Point]) -> None:
        for triangle in self.site.triangles:
            corners = [at(to_plane(vertex)) for vertex in triangle_vertices(triangle)]
            pygame.draw.polygon(sheet, WATER, corners)
            pygame.draw.polygon(sheet, WATER, corners, 1)
        for area in self.site.waters:
            area.draw(sheet, at)
        back = BACK if len(self.site.triangles) > 2 else BACK_SMALL
        width = self.frame.length * back  # half of it on either side, at half size
        for edge in self.site.dry:
            stroke(sheet, LAND, at(edge.start), at(edge.end), width)

    @cached_property
    def _cover(self) -> pygame.Surface:
        """White over the lake and the rims around it, fading out over the water of tiles."""
        width, height = self.frame.size
        small = clear((width // 2, height // 2), WHITE)
        for triangle in self.site.triangles:
            corners = [to_plane(vertex) for vertex in triangle_vertices(triangle)]
            pygame.draw.polygon(small, alpha(WHITE, 255), self.frame.all_at(corners, 0.5))
        for edge in self.site.edges:
            ends = self.frame.all_at((edge.at(OVER, 0), edge.at(1 - OVER, 0)), 0.5)
            stroke(small, alpha(WHITE, 255), ends[0], ends[1], self.frame.length * OVER)
        cover = pygame.transform.smoothscale(small, self.frame.size)
        if self.site.wet:
            cover.blit(self._passage(), (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return cover

    def _passage(self) -> pygame.Surface:
        """White over the water of tiles beside the lake, less and less farther in."""
        width, height = self.frame.size
        small = clear((width // 2, height // 2), WHITE)
        near, far = INTO
        wet = self.site.wet
        ends = [edge.end for edge in wet]
        bays = [edge.start for edge in wet if any(math.dist(edge.start, end) < 0.01 for end in ends)]
        steps = 12
        for step in range(steps):
            reach = far - (far - near) * step / (steps - 1)
            shade = alpha(WHITE, round(255 * (step + 1) / steps))
            for edge in wet:
                strip = [edge.at(0, 0), edge.at(0.0, -reach), edge.at(1.0, -reach), edge.at(1, 0)]
                pygame.draw.polygon(small, shade, self.frame.all_at(strip, 0.5))
            for bay in bays:
                pygame.draw.circle(small, shade, self.frame.at(bay, 0.5), reach * self.frame.length / 2)
        inside = clear(small.get_size(), WHITE)
        for area in self.site.waters:
            area.draw(inside, lambda point: self.frame.at(point, 0.5))
        inside = pygame.transform.box_blur(inside, max(1, round(self.frame.length * 0.015)))
        small.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        passage = pygame.transform.smoothscale(small, self.frame.size)
        water = paint(self.depths.index, self.frame.size, _OPEN)
        passage.blit(water, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return passage

    def picture(self, *, rippled: bool = True) -> Picture:
        """The whole lake; without ripples for whoever lets them move over it."""
        return finished(self.painting(rippled=rippled))

    def painting(self, *, rippled: bool = True) -> Generator[None, None, Picture]:
        """The same in bits of a few milliseconds."""
        if "depths" not in self.__dict__:
            self.__dict__["depths"] = yield from self._finding_depths()
            yield
        len(self.depths.index)
        yield
        site, depths, season = self.site, self.depths, self.site.season
        rng = random.Random(f"lake {site.seed}")
        borders = [edge.at(share / 4, 0) for edge in site.wet for share in range(1, 4)]
        open_water = (*site.middles, *borders)  # where fish lie, and where the lake flows on
        self._sand.get_size()
        yield
        surface = yield from painting_shore(depths, season, self._sand, land=True)
        yield
        lay_roads(surface, depths, site.dry, season)
        yield
        lay_tufts(surface, depths, site.dry, season, rng)
        yield
        lay_shade(surface, depths)
        yield
        if not season.frozen:
            north = [(e.start, e.end, e.terrain) for e in site.dry if e.inward[1] > 0.3]
            lay_mirrors(surface, depths, season, north, rng)
            yield
        if rippled or season.frozen:
            lay_ripples(surface, depths, season, self._chance(0))
        yield
        if not season.frozen:
            lay_lilies(surface, depths, site.dry, rng, open_water)
            yield
        self._cover.get_size()
        yield
        surface.blit(self._cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        yield
        yield from laying_banks(surface, depths, site.dry, season, rng, open_water)
        return Picture(surface, self.origin)

    def ripples(self, phase: int) -> Picture:
        """Ripples alone, others in each phase: one faded into the next, they shimmer. None lie on ice."""
        surface = clear(self.frame.size, self.site.season.foam)
        if not self.site.season.frozen:
            lay_ripples(surface, self.depths, self.site.season, self._chance(phase))
        return Picture(surface, self.origin)

    def _chance(self, phase: int) -> random.Random:
        return random.Random(f"ripples {self.site.seed} {phase}")

    def _painted(self, depths: Depths) -> pygame.Surface:
        return paint_shore(depths, self.site.season, self._sand, land=True)

    @cached_property
    def _sand(self) -> pygame.Surface:
        landings = [edge.middle for edge in self.site.edges if edge.terrain == "road"]
        return sand_of(self.frame, landings, self.site.seed + 77)

    def rising(self, level: float, start: Point) -> Picture:
        """The water at `level` from 0 (none) to 1 (all there), running in from a point of the plane.

        The field is the same, only lower, and lower still farther from the start; nothing stands on the
        banks yet. `STEPS` levels are enough.
        """
        if level >= 1:
            return self.picture()
        reach = max(math.dist(start, middle) for middle in self.site.middles) + 0.6
        low = (1 - max(0.0, level)) * (_RISE + _SPREAD * reach)
        sheet = self.depths.half.copy()
        sheet.blit(self._slope(start, reach, low), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        depths = Depths(self.frame, sheet)
        surface = self._painted(depths)
        surface.blit(self._cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        risen = round(84 * max(0.0, level) ** 3)  # toward the end the banks are there too
        sheet.fill((risen,) * 3, special_flags=pygame.BLEND_RGB_ADD)
        seen = pygame.transform.smoothscale(paint(greys(sheet), sheet.get_size(), _EMPTY), self.frame.size)
        surface.blit(seen, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return Picture(surface, self.origin)

    def _slope(self, start: Point, reach: float, low: float) -> pygame.Surface:
        """How much lower the water stands: by so much where it is farthest, by less toward its start."""
        width, height = self.frame.size
        sheet = grey_sheet((width // 8 + 1, height // 8 + 1))
        level = min(255, round(low))
        sheet.fill((level, level, level))
        x, y = self.frame.at(start, 1 / 8)
        rings = 24
        for ring in range(rings, 0, -1):
            share = ring / rings
            level = min(255, max(0, round(low - _SPREAD * reach * (1 - share))))
            pygame.draw.circle(sheet, (level, level, level), (x, y), share * reach * self.frame.length / 8)
        return pygame.transform.smoothscale(sheet, (width // 2, height // 2))


def draw_lake(site: LakeSite, length: int) -> Picture:
    """A lake at so many pixels per side; the picture's origin is the site's anchor."""
    return LakePainter(site, length).picture()
