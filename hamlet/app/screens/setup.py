"""The form for a new game."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import pygame

from hamlet.app.art import buttons
from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import (
    CARD,
    COST,
    INK,
    PAPER,
    seat_colour,
)
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, draw_wrapped
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.pages import TablePage
from hamlet.app.screens.fields import CONTROL, draw_control, draw_field
from hamlet.app.screens.form import NAME_LETTERS, NOBODY, SEED_DIGITS, GameForm
from hamlet.app.screens.option_controls import OptionControl, form_lines, turn
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop, Replace
from hamlet.app.ui.sheet import Scroller, SheetScreen, big_button, sheet
from hamlet.session.seats import HUMAN
from hamlet.store.errors import StoreError
from hamlet.store.settings import save_settings

ROW = 50
PLAYER_WORDS = {HUMAN: "screens.seat.person", NOBODY: "screens.seat.nobody"}


class SetupScreen(SheetScreen):
    """Seats at the left, rules at the right, begin at the bottom."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.words)
        self.home = home
        self.form = GameForm.from_last(home.choice, home.settings.last_seats)
        self.field: str | None = None
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
        self._draw_seats(pane, left)
        self._draw_rules(pane, right)
        self._draw_foot(pane, foot)

    # seats

    def _draw_seats(self, pane: Pane, area: pygame.Rect) -> None:
        px = pane.px
        draw_text(
            pane.surface,
            pane.label("screens.seats"),
            pygame.Rect(area.left, area.top, area.width, px(30)),
            Role.TITLE,
            px(22),
            INK,
            PAPER,
        )
        top = area.top + px(36)
        for number in range(len(self.form.seats)):
            self._draw_seat(pane, pygame.Rect(area.left, top, area.width, px(ROW - 6)), number)
            top += px(ROW)
        seed = pygame.Rect(area.left, top + px(12), area.width, px(40))
        draw_text(
            pane.surface,
            pane.label("screens.seed"),
            pygame.Rect(seed.left, seed.top, px(60), seed.height),
            Role.LABEL,
            px(20),
            INK,
            PAPER,
        )
        place = pygame.Rect(seed.left + px(64), seed.top, px(160), seed.height)
        draw_field(pane, place, self.form.seed, pane.label("screens.seed.empty"), here=self.field == "seed")
        pane.hit("seed", place, pane.label("screens.seed.about"))
        if self.trouble:
            below = pygame.Rect(area.left, seed.bottom + px(8), area.width, px(72))
            draw_wrapped(pane.surface, self.trouble, below, Role.LABEL, px(18), COST, PAPER)

    def _draw_seat(self, pane: Pane, line: pygame.Rect, number: int) -> None:
        px, seat = pane.px, self.form.seats[number]
        there = seat.player != NOBODY
        swatch = pygame.Rect(line.left, line.top, px(44), line.height)
        box(pane.surface, swatch, seat_colour(seat.color) if there else CARD, px(8), INK, px(1.8))
        draw_symbol(
            pane.surface, seat.color, swatch.center, px(10), PAPER if there else None, INK, 1.8 * pane.scale
        )
        pane.hit(f"colour:{number}", swatch, pane.label("screens.seat.colour"))
        player = pygame.Rect(line.right - px(136), line.top, px(136), line.height)
        name = pygame.Rect(swatch.right + px(8), line.top, player.left - swatch.right - px(16), line.height)
        if there:
            draw_field(pane, name, seat.name, seat.color.capitalize(), here=self.field == f"name:{number}")
            pane.hit(f"name:{number}", name, pane.label("screens.seat.name"))
        code = PLAYER_WORDS.get(seat.player)
        words = pane.label(code) if code else pane.words.called("players", seat.player)
        buttons.button(pane.surface, player, words, scale=pane.scale)
        pane.hit(f"player:{number}", player, pane.label("screens.seat.player"))

    # rules

    def _draw_rules(self, pane: Pane, area: pygame.Rect) -> None:
        px = pane.px
        draw_text(
            pane.surface,
            pane.label("screens.rules"),
            pygame.Rect(area.left, area.top, area.width, px(30)),
            Role.TITLE,
            px(22),
            INK,
            PAPER,
        )
        preset = self.form.preset_chosen
        line = pygame.Rect(area.left, area.top + px(34), area.width - px(12), px(CONTROL - 4))
        name = self.words.given(preset)
        shown = pane.label("screens.preset.changed", preset=name) if self.form.options else name
        about = self.words.given(preset, "about")
        control = OptionControl("preset", pane.label("screens.preset"), shown, None, None, about)
        draw_control(pane, line, control)
        art.brass_rule(pane.surface, area.left, line.bottom + px(4), area.width, pane.scale)
        body = pygame.Rect(area.left, line.bottom + px(10), area.width, area.bottom - line.bottom - px(10))
        lines = form_lines(self.form)
        with Scroller(self, pane, body, px(CONTROL) * len(lines)) as scroller:
            for number, each in enumerate(lines):
                top = scroller.top + px(CONTROL) * number
                place = pygame.Rect(body.left, top, body.width - px(12), px(CONTROL - 4))
                if not scroller.shows(place):
                    continue
                if isinstance(each, OptionControl):
                    draw_control(pane, place, each)
                else:
                    draw_text(pane.surface, each, place, Role.TITLE, px(20), INK, PAPER)

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

    def chosen(self, what: str) -> Change | None:
        """A field, a control, or a button."""
        kind, _, rest = what.partition(":")
        self.field = what if kind in ("name", "seed") else None
        if what == "back":
            return Pop()
        if what == "begin":
            return self._begin()
        if kind == "colour":
            self.form.next_colour(int(rest))
        elif kind == "player":
            self.form.next_player(int(rest))
        elif kind == "preset":
            self.form.next_preset(-1 if rest == "less" else 1)
        elif kind == "opt":
            turn(self.form, what)
        elif what.startswith("ui:scroll"):
            self.scroll_by(round(3 * CONTROL * self.scale) * (-1 if what.endswith("up") else 1))
        self.relayout()
        return None

    def _begin(self) -> Change | None:
        try:
            session = self.form.begin()
        except StartError as error:
            self.trouble = str(error)
            self.relayout()
            return None
        self.home.settings = replace(self.home.settings, last_seats=self.form.choices())
        with contextlib.suppress(StoreError):
            save_settings(self.home.settings, self.home.folders)
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
        kind, _, rest = (self.field or "").partition(":")
        return self.form.seats[int(rest)].name if kind == "name" else self.form.seed

    def _write(self, text: str) -> None:
        kind, _, rest = (self.field or "").partition(":")
        if kind == "name":
            self.form.seats[int(rest)].name = text[:NAME_LETTERS]
        elif not text or (text.isascii() and text.isdigit()):
            self.form.seed = text[:SEED_DIGITS]
