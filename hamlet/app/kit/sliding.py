"""Sliders: a value along a track, by dragging, by a click, or by arrows."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, MUTED, PAPER, ROW_LIT_EDGE, rgb
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Align, Role, draw_text, fitting
from hamlet.app.ids import CellId, Id
from hamlet.app.kit.handling import Unmoved, word_colour
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

TEXT = 19
BAR, KNOB = 10, 14
EMPTY = rgb("D8CBA0")
MUTE = "mute"


@dataclass(frozen=True, slots=True)
class SliderLine(Unmoved):
    """A name, a track, and the value in words. `stops` are all values there are, from the least on."""

    id: Id
    value: float
    stops: tuple[float, ...]
    shown: str
    label: str = ""
    room: int = 0
    """Logical pixels for the name at the left."""
    shown_room: int = 84
    icon: str = ""
    """A sign at the left that can be pressed by itself: a cell called `mute`."""
    icon_hint: str = ""
    marks: tuple[tuple[float, str], ...] = ()
    """What stands below the track, by value."""
    why_not: str = ""
    hint: str = ""
    tall: int = 42

    # hands

    @property
    def _number(self) -> int:
        return min(range(len(self.stops)), key=lambda each: abs(self.stops[each] - self.value))

    @property
    def share(self) -> float:
        """How far along the track the value stands."""
        return self._number / max(1, len(self.stops) - 1)

    @property
    def current(self) -> SetValue | None:
        """The stop it stands at."""
        return self.stops[self._number]

    def stepped(self, by: int) -> SetValue | None:
        """One stop on; at an end it stays."""
        if self.why_not:
            return None
        return self.stops[max(0, min(len(self.stops) - 1, self._number + by))]

    def pulled(self, share: float) -> SetValue | None:
        """The stop nearest to a share of the track."""
        if self.why_not:
            return None
        number = round(max(0.0, min(1.0, share)) * (len(self.stops) - 1))
        return self.stops[number]

    # look

    def height(self, pane: KitPane, width: int) -> int:
        """The line, and its marks."""
        return pane.px(self.tall + (26 if self.marks else 0))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Name, track, value; marks below."""
        px, able = pane.px, not self.why_not
        line = pygame.Rect(rect.left, rect.top, rect.width, px(self.tall))
        left = rect.left + px(self.room) + px(KNOB)
        right = rect.right - px(self.shown_room) - px(KNOB)
        track = pygame.Rect(left, line.centery - px(BAR) // 2, right - left, px(BAR))
        reach = pygame.Rect(left - px(KNOB), line.top, track.width + 2 * px(KNOB), line.height)
        pane.control(self, rect, self.why_not or self.hint, enabled=able, track=track)
        self._draw_name(pane, line, reach.left)
        self._draw_track(pane, track, able=able)
        words = pygame.Rect(reach.right + px(8), line.top, rect.right - reach.right - px(8), line.height)
        if words.width > 0:
            colour = word_colour(enabled=able)
            size = fitting(self.shown, words.width, Role.LABEL, px(TEXT), px(18))
            draw_text(pane.surface, self.shown, words, Role.LABEL, size, colour, PAPER)
        self._draw_marks(pane, track, line.bottom)

    def _draw_name(self, pane: KitPane, line: pygame.Rect, end: int) -> None:
        px, left = pane.px, line.left
        if self.icon:
            place = pygame.Rect(left - px(4), line.centery - px(17), px(34), px(34))
            draw_icon(pane.surface, self.icon, place.center, px(24), opacity=150 if self.why_not else 255)
            pane.cell(CellId(self.id, MUTE), place, self.icon_hint)
            left += px(40)
        if self.label:
            words = pygame.Rect(left, line.top, end - px(4) - left, line.height)
            size = fitting(self.label, words.width, Role.LABEL, px(TEXT), px(18))
            colour = word_colour(enabled=not self.why_not)
            draw_text(pane.surface, self.label, words, Role.LABEL, size, colour, PAPER)

    def _draw_track(self, pane: KitPane, track: pygame.Rect, *, able: bool) -> None:
        px, surface = pane.px, pane.surface
        grown = track.inflate(px(6), 0)
        box(surface, grown, EMPTY, px(BAR) / 2, INK, px(1.5))
        at = track.left + round(track.width * self.share)
        full = pygame.Rect(grown.left, grown.top, max(px(BAR), at - grown.left), grown.height)
        box(surface, full, ROW_LIT_EDGE if able else MUTED, px(BAR) / 2, INK, px(1.5))
        disc(surface, (at, track.centery), px(KNOB) - 1, PAPER, INK, 2 * pane.scale)
        disc(surface, (at, track.centery), px(5), ROW_LIT_EDGE if able else MUTED)

    def _draw_marks(self, pane: KitPane, track: pygame.Rect, top: int) -> None:
        px = pane.px
        for value, words in self.marks:
            number = min(range(len(self.stops)), key=lambda each: abs(self.stops[each] - value))
            x = track.left + round(track.width * number / max(1, len(self.stops) - 1))
            here = number == self._number
            pygame.draw.rect(pane.surface, MUTED, (x - px(1), top - px(9), max(1, px(2)), px(7)))
            colour, role = (INK, Role.NUMBER) if here else (MUTED, Role.LABEL)
            draw_text(pane.surface, words, (x, top + px(9)), role, px(18), colour, PAPER, Align.CENTRE)
