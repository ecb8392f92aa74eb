"""The form for a new game."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import INK, PAPER
from hamlet.app.art.type import Role, draw_text
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.ids import Id, OptionId, SeatPartId, StepId
from hamlet.app.pages import TablePage
from hamlet.app.screens.fields import CONTROL
from hamlet.app.screens.form import NAME_LETTERS, NOBODY, SEED_DIGITS, GameForm
from hamlet.app.screens.option_controls import turn
from hamlet.app.screens.rule_lines import PRESET, draw_rules
from hamlet.app.screens.seat_lines import COLOUR, NAME, PLAYER, SEED, draw_seats
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop, Replace
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet


class SetupScreen(SheetScreen):
    """Seats at the left, rules at the right, begin at the bottom."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.words)
        self.home = home
        self.form = GameForm.from_last(home.choice, home.settings.last_seats)
        self.field: Id | None = None
        self.trouble = ""

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """The whole form."""
        px = pane.px
        area = pygame.Rect(0, 0, min(px(1080), window.width - px(24)), min(px(640), window.height - px(20)))
        area.center = window.center
        sheet(pane, area)
        head = pygame.Rect(area.left + px(24), area.top + px(10), area.width - px(48), px(46))
        draw_text(pane.surface, pane.label("screens.new"), head, Role.TITLE, px(32), INK, PAPER)
        art.brass_rule(pane.surface, head.left, head.bottom, head.width, pane.scale)
        foot = pygame.Rect(head.left, area.bottom - px(68), head.width, px(54))
        middle = head.left + max(px(420), head.width * 45 // 100)
        left = pygame.Rect(
            head.left, head.bottom + px(10), middle - head.left - px(20), foot.top - head.bottom - px(16)
        )
        right = pygame.Rect(middle, left.top, head.right - middle, left.height)
        draw_seats(pane, left, self.form, self.field, self.trouble)
        draw_rules(self, pane, right, self.form)
        self._draw_foot(pane, foot)

    def _draw_foot(self, pane: Pane, place: pygame.Rect) -> None:
        px = pane.px
        begin = pygame.Rect(place.right - px(260), place.top, px(260), px(54))
        big_button(pane, begin, "begin", pane.label("screens.begin"), main=True, key="Enter")
        back = pygame.Rect(place.left, place.top + px(5), px(150), px(44))
        big_button(pane, back, "back", pane.label("screens.back"), key="Esc")
        people = sum(seat.player != NOBODY for seat in self.form.seats)
        draw_icon(pane.surface, "villager", (begin.left - px(60), begin.centery), px(26))
        draw_text(
            pane.surface, f"× {people}", (begin.left - px(42), begin.centery), Role.NUMBER, px(20), INK, PAPER
        )

    # choosing

    def chosen(self, what: Id) -> Change | None:
        """A field, a control, or a button."""
        self.field = what if what == SEED or (isinstance(what, SeatPartId) and what.part == NAME) else None
        if isinstance(what, SeatPartId):
            self._change_seat(what)
        elif isinstance(what, StepId) and what.of == PRESET:
            self.form.next_preset(what.by)
        elif isinstance(what, StepId) and isinstance(what.of, OptionId):
            turn(self.form, what.of, what.by)
        else:
            change = super().chosen(what)
            if change is not None:
                return change
        self.relayout()
        return None

    def _change_seat(self, what: SeatPartId) -> None:
        if what.part == COLOUR:
            self.form.next_colour(what.seat)
        elif what.part == PLAYER:
            self.form.next_player(what.seat)

    def pressed(self, name: str) -> Change | None:
        """Back, or begin."""
        if name == "back":
            return Pop()
        return self._begin() if name == "begin" else None

    def stride(self) -> int:
        """Three controls."""
        return round(3 * CONTROL * self.scale)

    def _begin(self) -> Change | None:
        try:
            session = self.form.begin()
        except StartError as error:
            self.trouble = str(error)
            self.relayout()
            return None
        self.home.keep(replace(self.home.settings, last_seats=self.form.choices()))
        return Replace(TablePage(session))

    def back(self) -> Change | None:
        """Escape leaves the field, then the form."""
        if self.field is not None:
            self.field = None
            self.relayout()
            return None
        return Pop()

    def key(self, event: pygame.Event) -> Change | None:
        """Typing goes into the field; Enter begins."""
        if self.field is None:
            return self._begin() if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) else None
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.field = None
        elif event.key == pygame.K_BACKSPACE:
            self._write(self._text()[:-1])
        elif event.unicode and event.unicode.isprintable():
            self._write(self._text() + event.unicode)
        self.relayout()
        return None

    def _text(self) -> str:
        field = self.field
        return self.form.seats[field.seat].name if isinstance(field, SeatPartId) else self.form.seed

    def _write(self, text: str) -> None:
        field = self.field
        if isinstance(field, SeatPartId):
            self.form.seats[field.seat].name = text[:NAME_LETTERS]
        elif not text or (text.isascii() and text.isdigit()):
            self.form.seed = text[:SEED_DIGITS]
