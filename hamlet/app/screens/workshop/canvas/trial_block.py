"""A tile tried in a village: the shown place in light, others dashed, each with what it is worth."""

from __future__ import annotations

import math
from dataclasses import field
from typing import Final

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.highlights import lit_outline
from hamlet.app.art.palette import BAR, COST, GAIN, INK, LIT_LINE, PAPER, WHITE, Colour, alpha
from hamlet.app.art.shapes import box, thin_line
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.board.overlays.floating import from_middle
from hamlet.app.board.overlays.labels import draw_plate, number, plate_size
from hamlet.app.board.overlays.pens import dashes, lit_loop, patch
from hamlet.app.flow.spots import Fit
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import draw_framed
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.settings_previews import hatch
from hamlet.app.screens.village_views import village_wood
from hamlet.app.screens.workshop.canvas import canvas_ids as ids
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures, PictureWish
from hamlet.app.screens.workshop.canvas.trial_places import TrialFound
from hamlet.app.screens.workshop.canvas.trial_sight import TrialSight, near_sight, whole_sight
from hamlet.app.screens.workshop.canvas.trial_village import TrialVillage
from hamlet.engine.lattice.geometry import to_plane
from hamlet.values import dataclass

BUTTON: Final = 40
CAPTION, LEAST_CAPTION = 20, 18
PALE: Final = 120
DIM: Final = 46
SMALL, BELOW = 84, 22
"""A tile less high than this has its plate below it."""
STRIP: Final = 40
"""Logical pixels at the top that are left to the caption."""
MOST_OTHERS: Final = 4
INSIDE: Final = 44
"""Logical pixels in all by which the middles of other places must lie inside."""
APART: Final = 1.9
"""Sides between the middles of places that are shown."""


@dataclass(frozen=True, slots=True)
class TrialShown:
    """What is seen. Two that say the same are drawn once."""

    captions: tuple[str, ...]
    """From long to short."""
    fit: Fit | None
    found: TrialFound
    whole: bool
    pale: bool
    """Whether it is what was found before the last change."""
    wrong: bool
    version: tuple[int, int]
    """Of pictures."""
    village: TrialVillage | None = field(compare=False)
    pictures: DraftedPictures = field(compare=False)

    def sight(self, rect: pygame.Rect, scale: float) -> TrialSight | None:
        """How the village is seen in a place."""
        if self.village is None:
            return None
        if self.whole:
            return whole_sight(self.village, rect)
        sight, art, tile = near_sight(self.village, self.fit, rect), self.pictures.art, self.pictures.tile
        if self.fit is None or art is None or tile is None:
            return sight
        corners = sight.outline(self.village, art.plan(tile.number, self.fit.rotation), self.fit)
        free = pygame.Rect(0, 0, rect.width, rect.height).inflate(-round(24 * scale), -round(24 * scale))
        free.height, free.top = free.height - round(STRIP * scale), free.top + round(STRIP * scale)
        return sight.with_in_sight(corners, free)

    def others(self, rect: pygame.Rect, scale: float) -> list[Fit]:
        """Other places that are seen, the best first, none on another."""
        sight, village = self.sight(rect, scale), self.village
        if sight is None or village is None or self.fit is None:
            return []
        chosen, inner = [self.fit], rect.inflate(-round(INSIDE * scale), -round(INSIDE * scale))
        for each in self.found.spots:
            if len(chosen) > MOST_OTHERS:
                break
            seen = inner.collidepoint(sight.spot(village, (each.x, each.y)))
            if seen and all(math.dist(each[2:], other[2:]) > APART for other in chosen):
                chosen.append(each)
        return chosen[1:]


@dataclass(frozen=True, slots=True)
class TrialBlock(Unmoved):
    """The village; arrows go from place to place, the best one first."""

    shown: TrialShown
    buttons: tuple[PressButton, ...]
    hint: str = ""

    @property
    def id(self) -> Id:
        """By this its page knows it."""
        return ids.TRIAL

    @property
    def current(self) -> SetValue | None:
        """Which of the shown places has the light."""
        shown = self.shown.found.shown
        return float(shown.index(self.shown.fit)) if self.shown.fit in shown else -1.0

    def stepped(self, by: int) -> SetValue | None:
        """The next place; at an end it stays."""
        most = len(self.shown.found.shown) - 1
        here = self.current
        return max(0.0, min(float(most), float(here or 0) + by)) if most >= 0 and here is not None else None

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In a frame, its buttons at the upper right."""
        pane.control(self, rect, self.hint, track=rect.copy())
        draw_framed(pane.surface, rect, self._paint, pane.scale)
        side, left = pane.px(BUTTON), rect.right - pane.px(8)
        for button in reversed(self.buttons):
            left -= side
            button.draw(pane, pygame.Rect(left, rect.top + pane.px(8), side, side))
            left -= pane.px(8)

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        shown = self.shown
        village, sight = shown.village, shown.sight(rect, scale)
        strip = round((len(self.buttons) * (BUTTON + 8) + 12) * scale)
        caption = caption_plate(shown.captions, rect, rect.width - strip - round(12 * scale), scale)
        buttons = pygame.Rect(rect.right - strip, rect.top, strip, round((BUTTON + 12) * scale))
        if village is None or village.picture is None or sight is None:
            hatch(surface, rect, scale)
        else:
            surface.blit(village_wood(), rect, (40, 30, *rect.size))
            thin_line(surface, rect, INK, DIM)
            _lay_village(surface, village, sight)
            if shown.pale:
                surface.blit(_veil(rect.size), rect)
            elif shown.fit is not None:
                _draw_places(surface, shown, (village, sight), scale, (caption.rect, buttons))
        caption.draw(surface, scale, wrong=shown.wrong)


def _lay_village(surface: pygame.Surface, village: TrialVillage, sight: TrialSight) -> None:
    if village.picture is None:
        return
    picture = village.picture
    if sight.ratio != 1.0:
        wide, high = picture.get_size()
        size = max(1, round(wide * sight.ratio)), max(1, round(high * sight.ratio))
        picture = pygame.transform.smoothscale(picture, size)
    surface.blit(picture, (round(sight.corner[0]), round(sight.corner[1])))


def _draw_places(
    surface: pygame.Surface,
    shown: TrialShown,
    seen: tuple[TrialVillage, TrialSight],
    scale: float,
    covered: tuple[pygame.Rect, ...],
) -> None:
    """Others first, the shown one over them, then what each is worth, where nothing covers it."""
    village, sight = seen
    art, tile, fit = shown.pictures.art, shown.pictures.tile, shown.fit
    if art is None or tile is None or fit is None:
        return
    plates: list[tuple[Fit, tuple[float, float]]] = []
    area = surface.get_rect()
    for place in shown.others(area, scale):
        corners = sight.outline(village, art.plan(tile.number, place.rotation), place)
        patch(surface, alpha(LIT_LINE, 30), corners)
        dashes(surface, LIT_LINE, corners, 2.5 * scale, 8 * scale)
        plates.append((place, sight.spot(village, (place.x, place.y))))
    _lay_ghost(surface, shown, village, sight, scale)
    plates.append((fit, _plate_spot(sight.outline(village, art.plan(tile.number, fit.rotation), fit), scale)))
    taken = list(covered)
    for place, middle in reversed(plates):
        worth = shown.found.worth(place)
        told = f"{told_worth(worth)} {{point}}"
        plate = pygame.Rect((0, 0), plate_size(told, scale))
        plate.center = round(middle[0]), round(middle[1])
        plate = _free_place(plate, taken, scale).clamp(area)
        draw_plate(surface, told, plate.center, scale, GAIN if worth > 0 else PAPER)
        taken.append(plate)


def _plate_spot(corners: list[tuple[float, float]], scale: float) -> tuple[float, float]:
    """In the middle of a tile; below one that would be hidden by it."""
    across, down = ([corner[axis] for corner in corners] for axis in (0, 1))
    x, top, bottom = (min(across) + max(across)) / 2, min(down), max(down)
    return (x, (top + bottom) / 2) if bottom - top > SMALL * scale else (x, bottom + BELOW * scale)


def told_worth(points: int) -> str:
    """With its sign."""
    return f"+{points}" if points >= 0 else number(points)


def _free_place(plate: pygame.Rect, taken: list[pygame.Rect], scale: float) -> pygame.Rect:
    """Beside plates that are there already."""
    for at in from_middle(plate.center, round(9 * scale)):
        tried = plate.copy()
        tried.center = round(at[0]), round(at[1])
        if tried.inflate(8, 8).collidelist(taken) < 0:
            return tried
    return plate


def _lay_ghost(
    surface: pygame.Surface, shown: TrialShown, village: TrialVillage, sight: TrialSight, scale: float
) -> None:
    art, tile, fit = shown.pictures.art, shown.pictures.tile, shown.fit
    if art is None or tile is None or fit is None:
        return
    corners = sight.outline(village, art.plan(tile.number, fit.rotation), fit)
    lit_outline(surface, corners, scale)
    at, length = sight.spot(village, to_plane(fit.at)), max(8, math.floor(sight.length(village) + 0.5))
    drawn = shown.pictures.find(PictureWish(length, village.studio.season, fit.rotation), ids.TRIAL_GROUP)
    if drawn is None:
        art.season = village.studio.season
        art.flat(tile.number, fit.rotation, length).blit_to(surface, at)
    else:
        drawn.lay_ground(surface, at)
    lit_loop(surface, corners, 3.5 * scale, scale)
    if drawn is not None:
        drawn.lay_building(surface, at)


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(alpha(WHITE, PALE))
    return veil


@dataclass(frozen=True, slots=True)
class CaptionPlate:
    """A dark plate at the upper left, and what stands on it."""

    rect: pygame.Rect
    told: str
    size: int

    def draw(self, surface: pygame.Surface, scale: float, *, wrong: bool) -> None:
        """In red where something is wrong."""
        fill: Colour = COST if wrong else BAR
        box(surface, self.rect, alpha(fill, 255 if wrong else 225), 7 * scale)
        draw_text(surface, self.told, self.rect, Role.LABEL, self.size, PAPER, fill, Align.CENTRE)


def caption_plate(captions: tuple[str, ...], rect: pygame.Rect, room: int, scale: float) -> CaptionPlate:
    """The longest that has room beside the buttons; at the foot if none has."""
    pad = round(10 * scale)
    for size in (round(CAPTION * scale), round(LEAST_CAPTION * scale)):
        told = next((each for each in captions if measure(each, Role.LABEL, size) <= room - 2 * pad), "")
        if told:
            break
    told = told or captions[-1]
    wide = min(rect.width - 2 * pad, measure(told, Role.LABEL, size) + 2 * pad)
    plate = pygame.Rect(rect.left + pad, rect.top + pad, wide, round(36 * scale))
    if wide > room:
        plate.bottom = rect.bottom - pad
    return CaptionPlate(plate, told, size)


def trial_buttons(hints: tuple[str, str, str], *, able: bool, turns: bool) -> tuple[PressButton, ...]:
    """Near or all, the next rotation, another village."""
    fit, turn, dice = hints
    return (
        PressButton(ids.TRIAL_FIT, "", icon="fit", hint=fit, face=Face.DARK, why_not="" if able else fit),
        PressButton(
            ids.TRIAL_TURN, "", icon="turn-right", hint=turn, face=Face.DARK, why_not="" if turns else turn
        ),
        PressButton(ids.TRIAL_DICE, "", icon="dice", hint=dice, face=Face.DARK),
    )
