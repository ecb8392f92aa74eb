"""The canvas of a page: what it shows of an entry, and what hands and keys make of its form.

A page keeps one `CanvasPart` among its parts and lays its `cards`. The pictures that it draws between frames
may be shown by other parts too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.shapes import Point
from hamlet.app.ids import Id
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.screens.workshop.canvas import canvas_ids as ids
from hamlet.app.screens.workshop.canvas.canvas_card import canvas_card
from hamlet.app.screens.workshop.canvas.canvas_marks import draw_pointer
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures
from hamlet.app.screens.workshop.canvas.form_hands import (
    Pointed,
    Stroke,
    done,
    drawn_along,
    first_of,
    pointed_at,
    still_there,
    stroke_of,
    walked,
)
from hamlet.app.screens.workshop.canvas.lattice_sight import LatticeSight, sight_kept
from hamlet.app.screens.workshop.canvas.tile_canvas import inner_place
from hamlet.app.screens.workshop.canvas.tile_desk import TileDesk
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.content.editing.forms import Form

if TYPE_CHECKING:
    from hamlet.app.kit.kit_screen import KitScreen

ARROWS: Final = {
    pygame.K_LEFT: (-1.0, 0.0),
    pygame.K_RIGHT: (1.0, 0.0),
    pygame.K_UP: (0.0, -1.0),
    pygame.K_DOWN: (0.0, 1.0),
}
TURNS: Final = {pygame.K_q: -1, pygame.K_e: 1}
OTHER_KEYS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class CanvasPart(WorkshopPart):
    """Brush, sight, and the hand on the canvas of one page. It also draws what others show of the tile."""

    def __init__(self, page: KitScreen, desk: TileDesk, pictures: DraftedPictures) -> None:
        self.page = page
        self.desk = desk
        self.pictures = pictures
        self.brush = ""
        self.season = SUMMER
        self.sight: LatticeSight | None = None
        self.terrains: dict[str, str] = {}
        self._cursor: Pointed | None = None
        self._hover: Pointed | None = None
        self._stroke: tuple[Stroke, str] | None = None
        self._last: Point = (0.0, 0.0)
        self._strokes = 0
        self._late = False
        self._seen: tuple[str, Form] | None = None
        """The tile that was seen last, by its id, and its form."""

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """The canvas in a place."""
        if self.desk.definitions is not None:
            self.pictures.take(self.desk.draft, self.desk.definitions)
        return [PlacedCard(place, canvas_card(self, place, room))]

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return self.pictures.busy

    def update(self, now: float) -> bool:
        """Draw for a part of the frame. The canvas is shown as soon as it is drawn, all others together."""
        pictures, before = self.pictures, self.pictures.version_for(ids.CANVAS_GROUP)
        if not pictures.busy:
            return False
        self._late = pictures.work() or self._late
        changed = pictures.version_for(ids.CANVAS_GROUP) != before or (self._late and not pictures.busy)
        self._late = self._late and not changed
        return changed

    # what is shown

    @property
    def form(self) -> Form:
        """The form as it is; none is an empty one."""
        return self.desk.draft.form or Form()

    @property
    def drawing(self) -> bool:
        """Whether a stroke goes on."""
        return self._stroke is not None

    def know(self) -> None:
        """The terrains that there are; the brush is one of them."""
        self.terrains = dict(self.desk.known.letters)
        if self.brush not in self.terrains:
            self.brush = next(iter(self.terrains), "")

    def see(self, size: tuple[int, int]) -> LatticeSight:
        """How the form is seen in a place; while a stroke goes on nothing moves under the hand."""
        if self._stroke is None or self.sight is None or self.sight.size != size:
            self.sight = sight_kept(self._sight_before(), self.form, size, self.page.scale)
        return self.sight

    def _sight_before(self) -> LatticeSight | None:
        """The sight there was; none for another tile, which comes into the middle."""
        seen, self._seen = self._seen, (self.desk.draft.id, self.form)
        other = seen is not None and seen[0] != self._seen[0] and seen[1] != self._seen[1]
        return None if other else self.sight

    @property
    def pointed(self) -> Pointed | None:
        """What a click would be about: where keys are, else where the hand is."""
        hands = self.page.input
        if hands.by_keys:
            if hands.focus != ids.CANVAS:
                return None
            there = self._cursor is not None and still_there(self.form, self._cursor)
            return self._cursor if there else first_of(self.form)
        return self._hover

    def paint_pointer(self, surface: pygame.Surface, rect: pygame.Rect, scale: float, seconds: float) -> None:
        """Draw what a click would do."""
        pointed, sight = self.pointed, self.sight
        if (
            pointed is None
            or sight is None
            or self._stroke is not None
            or not still_there(self.form, pointed)
        ):
            return
        clip = surface.get_clip()
        sheet = surface.subsurface(rect.clip(surface.get_rect()))
        sheet.set_clip(clip.move(-rect.left, -rect.top))
        brush = self.brush, self.terrains.get(self.brush, "")
        draw_pointer(sheet, sight, self.form, pointed, brush, scale)

    # hands

    def press(self, what: Id | None, at: tuple[int, int]) -> bool:
        """The button goes down."""
        spot = self._spot(at)
        if spot is None or what != ids.CANVAS or self.sight is None:
            return False
        pointed = pointed_at(self.form, self.sight, spot)
        if pointed is None:
            return False
        self._cursor, self._last = pointed, spot
        self._strokes += 1
        self._stroke = (stroke_of(self.form, pointed), f"canvas {self._strokes}")
        self._shape(done(self.form, pointed, self.brush))
        return True

    def moved(self, what: Id | None, at: tuple[int, int]) -> bool:
        """The pointer is somewhere else: a stroke goes on, or something else is pointed at."""
        spot, sight = self._spot(at), self.sight
        if spot is None or sight is None:
            self._point(None)
            return False
        if self._stroke is None:
            self._point(pointed_at(self.form, sight, spot) if what == ids.CANVAS else None)
            return False
        after = drawn_along(self.form, sight, self._stroke[0], self.brush, (self._last, spot))
        self._last = spot
        return self._shape(after)

    def release(self, at: tuple[int, int]) -> bool:
        """The button is let go."""
        if self._stroke is None:
            return False
        self._stroke = None
        self.desk.lift()
        self.moved(self.page.input.hover, at)
        return True

    def wheel(self, what: Id | None, notches: int) -> bool:
        """The wheel over the canvas turns; whether it was over it."""
        if what != ids.CANVAS or not notches:
            return False
        self.turn(-1 if notches > 0 else 1)
        return True

    def took(self, what: Id, value: SetValue) -> bool:
        """A button, the brush, or Space on what keys point at; whether it was one of these."""
        if what == ids.CANVAS:
            self._click()
        elif what == ids.BRUSH:
            self.brush = str(value)
        elif what in (ids.TURN_LEFT, ids.TURN_RIGHT):
            self.turn(1 if what == ids.TURN_RIGHT else -1)
        elif what == ids.MIRROR:
            self._step(self.form.mirrored_in_place())
        else:
            return False
        return True

    def key(self, event: pygame.Event) -> bool:
        """A key that means the canvas; whether it was one. Where something is typed nobody asks."""
        if event.mod & OTHER_KEYS or self.page.typing is not None or self.page.open_list is not None:
            return False
        if event.key in ARROWS:
            return self._walk(ARROWS[event.key])
        held = bool(event.mod & pygame.KMOD_SHIFT)
        letter = str(getattr(event, "unicode", "")).upper()
        if event.key in TURNS and not held:
            self.turn(TURNS[event.key])
        elif letter and letter in self.terrains:
            self.brush = letter
        else:
            return False
        return True

    def turn(self, times: int) -> None:
        """Turn the form as it lies."""
        if self.form.triangles:
            self._step(self.form.turned_in_place(times))

    # inside

    def _spot(self, at: tuple[int, int]) -> Point | None:
        """Where on the canvas a point of the window lies."""
        control = self.page.controls.get(ids.CANVAS)
        if control is None:
            return None
        place = inner_place(control.region.bounds, self.page.scale)
        return float(at[0] - place.left), float(at[1] - place.top)

    def _click(self) -> None:
        pointed = self.pointed
        if pointed is not None:
            self._cursor = pointed
            self._step(done(self.form, pointed, self.brush))

    def _walk(self, way: Point) -> bool:
        hands = self.page.input
        if hands.focus != ids.CANVAS or not hands.by_keys:
            return False
        here = self.pointed
        self._cursor = walked(self.form, here, way)
        self.page.marks.touch_around(ids.CANVAS)
        return self._cursor != here

    def _point(self, pointed: Pointed | None) -> None:
        if pointed != self._hover:
            self._hover = pointed
            self.page.marks.touch_around(ids.CANVAS)

    def _step(self, form: Form) -> None:
        """A step of its own."""
        self._strokes += 1
        self.desk.shape(form, f"canvas {self._strokes}")
        self.desk.lift()

    def _shape(self, form: Form) -> bool:
        """A step of the stroke that goes on; whether it changes anything."""
        if self._stroke is None or form == self.form:
            return False
        self.desk.shape(form, self._stroke[1])
        return True
