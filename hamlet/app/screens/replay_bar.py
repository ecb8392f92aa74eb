"""The bar of moves: curves of the scores, rounds as bands, a film of turns, and a playhead to pull."""

from __future__ import annotations

from dataclasses import field

import pygame

from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import BANNER, CARD, INK, MUTED, PAPER, ROW_EDGE, Colour, mix, rgb, seat_colour
from hamlet.app.art.shapes import Point, box, disc, polygon
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import CellId, Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.session.timeline import Timeline, TurningPoint
from hamlet.values import dataclass

BAND, LATER = rgb("EADFB8"), 0.62
AXIS, LEGEND, FILM, PLATE, NUMBERS = 58, 150, 26, 34, 32
STEPS = (5, 10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200)
PARTS = 400  # points of a curve that can be told apart


@dataclass(frozen=True, slots=True)
class SeatCurve:
    """A seat in the bar."""

    color: str
    name: str


@dataclass(frozen=True, slots=True)
class BarWords:
    """What is said in the bar, and of it."""

    rounds: str
    turns: str
    hint: str
    counted: str
    """What the points of the curves hold."""
    points: tuple[str, ...] = ()
    """What is told of each turning point."""


@dataclass(frozen=True, slots=True)
class ReplayBar(Unmoved):
    """Where in the game one is. Two that stand at the same moment and know as much look the same."""

    id: Id
    at: int
    known: int
    moves: int
    seats: tuple[SeatCurve, ...]
    bar_words: BarWords
    timeline: Timeline = field(compare=False, hash=False)
    curves: bool = True
    legend: bool = True

    # hands

    @property
    def current(self) -> SetValue | None:
        """The moment."""
        return float(self.at)

    def stepped(self, by: int) -> SetValue | None:
        """A move on or back; at an end it stays."""
        return float(max(0, min(self.moves, self.at + by)))

    def pulled(self, share: float) -> SetValue | None:
        """The moment under the hand, as far as there are moves."""
        return float(max(0, min(self.moves, round(share * self.timeline.total))))

    # look

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Bands first, the playhead last."""
        px = pane.px
        left = px(AXIS if self.curves else 8)
        right = px(LEGEND) if self.legend else px(12)
        film = pygame.Rect(rect.left + left, 0, rect.width - left - right, px(FILM))
        film.bottom = rect.bottom - px(PLATE)
        top = rect.top + px(22 if self.curves else 0)
        plot = pygame.Rect(film.left, top, film.width, film.top - px(NUMBERS) - top)
        pane.control(self, rect, self.bar_words.hint, track=film)
        if self.curves and plot.height > px(40):
            self._draw_bands(pane, plot)
            most = self._draw_grid(pane, plot)
            self._draw_curves(pane, plot, most)
            self._draw_rounds(pane, plot)
            self._draw_points(pane, plot, most)
            self._draw_counted(pane, film)
        self._draw_film(pane, film)
        self._draw_playhead(pane, plot if self.curves else film, film)
        if self.legend:
            self._draw_legend(pane, pygame.Rect(film.right + px(14), rect.top, right - px(14), rect.height))

    def _x(self, area: pygame.Rect, moment: float) -> float:
        return area.left + area.width * moment / max(1, self.timeline.total)

    def _draw_bands(self, pane: KitPane, plot: pygame.Rect) -> None:
        for number, each in enumerate(self.timeline.rounds()):
            if number % 2 == 0:
                left, right = round(self._x(plot, each.start)), round(self._x(plot, each.end))
                pygame.draw.rect(pane.surface, BAND, (left, plot.top, right - left, plot.height))
        self._hatch(pane, plot)

    def _hatch(self, pane: KitPane, area: pygame.Rect) -> None:
        """Where the record is damaged nothing can be looked at."""
        broken = self.timeline.broken_at
        if broken is None:
            return
        left, step = round(self._x(area, broken)), pane.px(10)
        hatched = pygame.Rect(left, area.top, area.right - left, area.height)
        clip = pane.surface.get_clip()
        pane.surface.set_clip(hatched.clip(clip))
        pane.surface.fill(rgb("B9AD98"), hatched)
        for start in range(hatched.left - hatched.height, hatched.right, 2 * step):
            ends = (start, hatched.bottom), (start + hatched.height, hatched.top)
            pygame.draw.line(pane.surface, rgb("8A7D6B"), *ends, max(2, step // 2))
        pane.surface.set_clip(clip)

    def _draw_grid(self, pane: KitPane, plot: pygame.Rect) -> int:
        """Lines at round numbers of points; the points at the top."""
        highest = max([max(self.timeline.scores(each)) for each in range(self.known)] or [1])
        lines = max(2, plot.height // pane.px(44))
        step = next((each for each in STEPS if highest <= each * lines), STEPS[-1])
        most = max(step, -(-highest // step) * step)
        for points in range(0, most + 1, step):
            y = plot.bottom - plot.height * points / most
            pygame.draw.line(pane.surface, ROW_EDGE, (plot.left, y), (plot.right, y), max(1, pane.px(1)))
            at = (plot.left - pane.px(10), y)
            draw_text(pane.surface, str(points), at, Role.TEXT, pane.px(18), MUTED, PAPER, Align.RIGHT)
        return most

    def _curve(self, plot: pygame.Rect, seat: int, most: int, start: int, end: int) -> list[Point]:
        """A seat's points from one moment to another; no finer than can be seen."""
        stride = max(1, (end - start) // PARTS)
        moments = [*range(start, end, stride), end] if end > start else [start]
        return [
            (self._x(plot, each), plot.bottom - plot.height * self.timeline.scores(each)[seat] / most)
            for each in moments
        ]

    def _draw_curves(self, pane: KitPane, plot: pygame.Rect, most: int) -> None:
        if not self.known:
            return
        last = min(self.known - 1, self.moves)
        split = min(self.at, last)
        for seat, who in enumerate(self.seats):
            pale = mix(seat_colour(who.color), PAPER, LATER)
            self._line(pane, self._curve(plot, seat, most, split, max(split, last)), pale, rim=False)
        for seat, who in enumerate(self.seats):
            self._line(
                pane, self._curve(plot, seat, most, 0, max(0, split)), seat_colour(who.color), rim=True
            )

    def _line(self, pane: KitPane, points: list[Point], colour: Colour, *, rim: bool) -> None:
        if len(points) < 2:
            return
        if rim:
            pygame.draw.lines(pane.surface, INK, False, points, max(3, pane.px(6)))
        pygame.draw.lines(pane.surface, colour, False, points, max(2, pane.px(3)))

    def _draw_rounds(self, pane: KitPane, plot: pygame.Rect) -> None:
        """The numbers of rounds under the curves, as many as have room."""
        px, y, free = pane.px, plot.bottom + pane.px(19), plot.left
        word = (plot.left - px(10), y)
        draw_text(pane.surface, self.bar_words.rounds, word, Role.TEXT, px(18), MUTED, PAPER, Align.RIGHT)
        for each in self.timeline.rounds():
            middle = (self._x(plot, each.start) + self._x(plot, each.end)) / 2
            half = measure(str(each.number), Role.TEXT, px(18)) / 2
            if middle - half >= free and middle + half <= plot.right:
                at = (middle, y)
                draw_text(pane.surface, str(each.number), at, Role.TEXT, px(18), MUTED, PAPER, Align.CENTRE)
                free = round(middle + half + px(16))

    def _draw_points(self, pane: KitPane, plot: pygame.Rect, most: int) -> None:
        """Turning points: a dotted line, and the letter over whoever leads."""
        px = pane.px
        for number, point in enumerate(self.timeline.turning_points()):
            x = self._x(plot, point.move)
            y = plot.bottom - plot.height * max(self.timeline.scores(point.move)) / most
            for top in range(round(y), plot.bottom, px(9)):
                pygame.draw.line(
                    pane.surface, MUTED, (x, top), (x, min(top + px(5), plot.bottom)), max(1, px(1))
                )
            disc(pane.surface, (x, y), 4.5 * pane.scale, BANNER, INK, 1.4 * pane.scale)
            told = self.bar_words.points[number]
            self._draw_letter(pane, point, (x, max(plot.top - px(2), y - px(22))), told)

    def _draw_letter(self, pane: KitPane, point: TurningPoint, at: Point, told: str) -> None:
        fill = BANNER if point.move == self.at else PAPER
        disc(pane.surface, at, 14 * pane.scale, fill, INK, 1.8 * pane.scale)
        draw_text(pane.surface, point.letter, at, Role.NUMBER, pane.px(18), INK, fill, Align.CENTRE)
        place = pygame.Rect(0, 0, pane.px(30), pane.px(30))
        place.center = (round(at[0]), round(at[1]))
        pane.cell(CellId(self.id, str(point.move)), place, told)

    def _draw_film(self, pane: KitPane, film: pygame.Rect) -> None:
        px, surface = pane.px, pane.surface
        if self.curves:
            at = (film.left - px(10), film.centery)
            draw_text(surface, self.bar_words.turns, at, Role.TEXT, px(18), MUTED, PAPER, Align.RIGHT)
        box(surface, film.inflate(2 * px(2), 2 * px(2)), INK, px(5))
        pygame.draw.rect(surface, CARD, film)
        for turn in self.timeline.turns():
            left, right = round(self._x(film, turn.start)), round(self._x(film, turn.end))
            colour = seat_colour(self.seats[turn.number].color)
            now = max(left, min(right, round(self._x(film, self.at))))
            pygame.draw.rect(surface, colour, (left, film.top, now - left, film.height))
            pygame.draw.rect(surface, mix(colour, PAPER, LATER), (now, film.top, right - now, film.height))
            pygame.draw.line(surface, INK, (right, film.top), (right, film.bottom - 1))
        self._hatch(pane, film)

    def _draw_counted(self, pane: KitPane, film: pygame.Rect) -> None:
        """What the points hold: under the film, on the side where the playhead is not."""
        at = pygame.Rect(film.left, film.bottom + pane.px(7), film.width, pane.px(26))
        left = self._x(film, self.at) > film.centerx
        draw_text(
            pane.surface,
            self.bar_words.counted,
            at,
            Role.TEXT,
            pane.px(18),
            MUTED,
            PAPER,
            Align.LEFT if left else Align.RIGHT,
        )

    def _draw_playhead(self, pane: KitPane, above: pygame.Rect, film: pygame.Rect) -> None:
        px, surface, x = pane.px, pane.surface, round(self._x(film, self.at))
        line = pygame.Rect(0, 0, max(3, px(4)), film.bottom + px(4) - above.top + px(8))
        line.midtop = (x, above.top - px(8))
        pygame.draw.rect(surface, INK, line.inflate(2 * px(1), 2 * px(1)))
        pygame.draw.rect(surface, BANNER, line)
        plate = pygame.Rect(0, 0, max(px(56), measure(str(self.at), Role.NUMBER, px(19)) + px(24)), px(26))
        plate.midtop = (x, film.bottom + px(7))
        plate.left = max(film.left - px(20), min(film.right + px(20) - plate.width, plate.left))
        tip = [(x - px(7), plate.top + 1), (x, plate.top - px(6)), (x + px(7), plate.top + 1)]
        polygon(surface, tip, BANNER, INK, pane.scale)
        box(surface, plate, BANNER, px(6), INK, px(2))
        draw_text(surface, str(self.at), plate, Role.NUMBER, px(19), INK, BANNER, Align.CENTRE)

    def _draw_legend(self, pane: KitPane, area: pygame.Rect) -> None:
        """Who has how many points here, whoever leads first."""
        px, scores = pane.px, self.timeline.scores(self.at)
        order = sorted(range(len(self.seats)), key=lambda seat: (-scores[seat], seat))
        for number, seat in enumerate(order):
            y = area.top + px(34) + px(32) * number
            draw_symbol(
                pane.surface, self.seats[seat].color, (area.left + px(10), y), px(9), width=1.6 * pane.scale
            )
            points = str(scores[seat])
            end = area.right - px(4)
            wide = end - measure(points, Role.NUMBER, px(19)) - px(8) - area.left - px(28)
            name = pygame.Rect(area.left + px(28), y - px(14), wide, px(28))
            draw_text(pane.surface, self.seats[seat].name, name, Role.LABEL, px(18), INK, PAPER)
            draw_text(pane.surface, points, (end, y), Role.NUMBER, px(19), INK, PAPER, Align.RIGHT)
