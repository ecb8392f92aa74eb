"""The score of each seat by source, and who has won."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import BANNER, INK, MUTED, PAPER, ROW_DONE, seat_colour, seat_text
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.flow.opened import tell_source
from hamlet.app.ids import InfoId
from hamlet.app.pages import HelpPage
from hamlet.app.screens.solo_ending import SoloEnding
from hamlet.app.screens.solo_lines import draw_solo, solo_height, told_ending
from hamlet.app.ui.hints import Hint
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop
from hamlet.app.ui.sheet import Scroller, SheetScreen, big_button, sheet
from hamlet.engine.scoring.final import winners
from hamlet.session.session import Session
from hamlet.session.sheet import scores_by_source
from hamlet.words.scores import score_rows, score_sources

ROW = 34
COLUMN = 118
NAMES = 250
SOLO_WIDE = 560


class ScoringScreen(SheetScreen):
    """A table: a row for each source, a column for each seat."""

    def __init__(self, session: Session, solo: SoloEnding | None = None) -> None:
        super().__init__(session.setup.words)
        self.session = session
        self.solo = solo
        state = session.state
        scores = scores_by_source(session)
        self.rows = score_rows(session.setup.speech(state), scores)
        self.sources = score_sources(state, scores)
        self.first = winners(state)

    def _verdict(self) -> str:
        if self.solo is not None:
            return told_ending(self.words, self.solo.result)
        names = [self.session.setup.seats[seat].shown for seat in self.first]
        return self.words.label(
            "screens.scores.wins" if self.session.finished else "screens.scores.leads", names=names
        )

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """Title, verdict, head, rows that scroll, total, buttons."""
        px, seats = pane.px, self.session.setup.seats
        column = min(px(COLUMN), (window.width - px(NAMES) - px(80)) // len(seats))
        wide = px(NAMES) + column * len(seats) + px(48)
        wide = max(wide, px(SOLO_WIDE)) if self.solo is not None else wide
        below = solo_height(pane, self.solo, wide - px(48)) if self.solo is not None else 0
        area = pygame.Rect(0, 0, wide, min(window.height - px(24), px(268 + ROW * len(self.rows)) + below))
        area.center = window.center
        sheet(pane, area)
        title = pane.label("screens.scores.final" if self.session.finished else "screens.scores.now")
        head = pygame.Rect(area.left + px(24), area.top + px(12), area.width - px(48), px(42))
        draw_text(pane.surface, title, head, Role.TITLE, px(32), INK, PAPER)
        line = pygame.Rect(head.left + px(34), head.bottom, head.width - px(34), px(32))
        draw_icon(pane.surface, "crown", (head.left + px(14), line.centery), px(26))
        draw_text(pane.surface, self._verdict(), line, Role.LABEL, px(22), INK, PAPER)
        top = self._draw_seats(pane, pygame.Rect(head.left, line.bottom + px(6), head.width, px(44)), column)
        foot = area.bottom - px(72)
        total = pygame.Rect(head.left, foot - px(50) - below, head.width, px(42))
        if self.solo is not None:
            draw_solo(pane, pygame.Rect(head.left, total.bottom, head.width, below), self.solo)
        body = pygame.Rect(head.left, top, head.width, total.top - top)
        with Scroller(self, pane, body, px(ROW) * (len(self.rows) - 1)) as scroller:
            for number, row in enumerate(self.rows[:-1]):
                place = pygame.Rect(body.left, scroller.top + px(ROW) * number, body.width, px(ROW))
                if scroller.shows(place):
                    pane.tell(InfoId("score", self.sources[number]), place, row[0])
                    self._draw_row(pane, place, row, column, shaded=number % 2 == 0)
        art.brass_rule(pane.surface, total.left, total.top, total.width, pane.scale)
        self._draw_row(pane, total.move(0, px(2)), self.rows[-1], column, shaded=False, total=True)
        self._draw_foot(pane, pygame.Rect(head.left, foot, head.width, px(52)))

    def hint(self, hit: HitRegion) -> Hint:
        """A line of the score opens its sums."""
        if isinstance(hit.id, InfoId):
            return Hint(tell_source(self.session, str(hit.id.which)))
        return super().hint(hit)

    def _draw_seats(self, pane: Pane, line: pygame.Rect, column: int) -> int:
        px = pane.px
        for number, seat in enumerate(self.session.setup.seats):
            place = pygame.Rect(
                line.right - column * (len(self.session.setup.seats) - number), line.top, column, line.height
            )
            pill = place.inflate(-px(8), -px(10))
            if number in self.first:
                box(pane.surface, pill.inflate(px(6), px(6)), BANNER, px(20))
            box(pane.surface, pill, seat_colour(seat.color), px(16), INK, px(1.5))
            draw_symbol(
                pane.surface,
                seat.color,
                (pill.left + px(18), pill.centery),
                px(8),
                PAPER,
                INK,
                1.6 * pane.scale,
            )
            words = pygame.Rect(pill.left + px(32), pill.top, pill.width - px(40), pill.height)
            size = px(20) if measure(seat.shown, Role.TITLE, px(20)) <= words.width else px(18)
            draw_text(
                pane.surface,
                seat.shown,
                words,
                Role.TITLE,
                size,
                seat_text(seat.color),
                seat_colour(seat.color),
            )
        return line.bottom + px(4)

    def _draw_row(
        self,
        pane: Pane,
        place: pygame.Rect,
        row: tuple[str, list[int]],
        column: int,
        *,
        shaded: bool,
        total: bool = False,
    ) -> None:
        px, (name, points) = pane.px, row
        ground = ROW_DONE if shaded else PAPER
        if shaded:
            box(pane.surface, place, ROW_DONE, px(6))
        columns = column * len(points)
        words = pygame.Rect(place.left + px(10), place.top, place.width - columns - px(12), place.height)
        draw_text(
            pane.surface,
            name,
            words,
            Role.NUMBER if total else Role.LABEL,
            px(24 if total else 20),
            INK,
            ground,
        )
        for number, value in enumerate(points):
            cell = pygame.Rect(
                place.right - columns + column * number, place.top, column - px(36), place.height
            )
            colour = INK if value or total else MUTED
            size = px(28 if total else 20)
            draw_text(
                pane.surface,
                str(value),
                cell,
                Role.TITLE if total else Role.NUMBER,
                size,
                colour,
                ground,
                Align.RIGHT,
            )
            if total:
                draw_icon(pane.surface, "star", (cell.right + px(18), cell.centery - 1), px(24))

    def _draw_foot(self, pane: Pane, place: pygame.Rect) -> None:
        px = pane.px
        wide = min(px(280), (place.width - px(12)) // 2)
        big_button(
            pane,
            pygame.Rect(place.left, place.top, wide, px(52)),
            "village",
            pane.label("screens.village"),
            main=True,
        )
        if self.session.finished:
            other = pygame.Rect(place.right - wide, place.top, wide, px(52))
            big_button(pane, other, "leave", pane.label("screens.title"))

    def pressed(self, name: str) -> Change | None:
        """Back to the village, or away from the table."""
        if name == "village":
            return Pop()
        if name == "leave":
            return Pop(2)
        return None

    def stride(self) -> int:
        """Three rows."""
        return round(3 * ROW * self.scale)

    def rules_page(self) -> HelpPage | None:
        """How to play."""
        return HelpPage(definitions=self.session.setup.definitions)

    def back(self) -> Change | None:
        """Escape shows the village."""
        return Pop()
