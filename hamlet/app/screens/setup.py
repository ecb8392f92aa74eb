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
from hamlet.app.kit.typing_fields import caret_at
from hamlet.app.pages import TablePage
from hamlet.app.screens.fields import CONTROL
from hamlet.app.screens.form import BASE, LAKE, NAME_LETTERS, NOBODY, SEED_DIGITS, SOLO, GameForm
from hamlet.app.screens.lake_lines import TOGGLE
from hamlet.app.screens.option_controls import turn
from hamlet.app.screens.rule_lines import PRESET, draw_rules
from hamlet.app.screens.seat_lines import COLOUR, NAME, PLAYER, SEED, OpenField, draw_seats
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop, Replace
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet
from hamlet.app.ui.stage_input import ENTER, StageInput
from hamlet.app.ui.text_entry import TextEntry

WIDE, HIGH = 1320, 860


class SetupScreen(SheetScreen):
    """Seats at the left, rules at the right, begin at the bottom."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.words)
        self.home = home
        self.form = GameForm.from_last(home.choice, home.settings.last_seats)
        self.input = FormInput(self)
        self.field: OpenField | None = None
        self.trouble = ""
        self.names = home.wanted.packs
        """The packs, as they are asked for."""
        self._follow_botric()

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """The whole form."""
        px = pane.px
        area = pygame.Rect(0, 0, min(px(WIDE), window.width - px(24)), min(px(HIGH), window.height - px(20)))
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
        if _typed_into(what):
            self._enter(what)
            return None
        self.field = None
        if isinstance(what, SeatPartId):
            self._change_seat(what)
        elif what == TOGGLE:
            self._switch_lake()
        elif isinstance(what, OptionId):
            self.form.choose_season(what.part)
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

    def _switch_lake(self) -> None:
        """By the Lake on or off."""
        self._switch(LAKE, on=not self.form.lake)

    def _follow_botric(self) -> None:
        """His pack comes and goes with him."""
        if self.form.solo != self.form.solo_packed:
            self._switch(SOLO, on=self.form.solo)

    def _switch(self, pack: str, *, on: bool) -> None:
        """One pack on or off, with the others as they are."""
        names = tuple(name for name in self.names if name != pack) or (BASE,)
        names = (*names, pack) if on else names
        try:
            self.form.play_with(self.home.packs_called(names))
        except StartError as error:
            self.trouble = str(error)
        else:
            self.names, self.trouble = names, ""

    def _change_seat(self, what: SeatPartId) -> None:
        if what.part == COLOUR:
            self.form.next_colour(what.seat)
        elif what.part == PLAYER:
            self.form.next_player(what.seat)
            self._follow_botric()

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
            session = self.form.begin(self.home.lot)
        except StartError as error:
            self.trouble = str(error)
            self.relayout()
            return None
        self.home.want(self.form.choice, self.names)
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
            return self._begin() if event.key in ENTER else None
        if event.key in ENTER:
            self.field = None
        else:
            what = self.field.id
            fits = _name_fits if isinstance(what, SeatPartId) else _seed_fits
            self._write(what, self.field.entry.key(event, fits))
        self.relayout()
        return None

    # typing

    def _enter(self, what: Id) -> None:
        """Coming to a field selects its text; a second click sets the caret."""
        entry = self.field.entry_of(what) if self.field else None
        at, hit = self.input.pointer, self.hits.get(what)
        if entry is None:
            entry = TextEntry.all_of(self._text(what))
        elif at is not None and hit is not None and not self.input.by_keys:
            entry = entry.put(caret_at(entry.text, at[0] - hit.bounds.left, self.scale))
        self.field = OpenField(what, entry)
        self.input.focus = what  # Tab goes on from here
        self.relayout()

    def tabbed(self) -> None:
        """By Tab one comes to a field and types at once, or leaves it."""
        focus, self.field = self.input.focus, None
        if focus is not None and _typed_into(focus):
            self._enter(focus)
        self.relayout()

    def _text(self, what: Id) -> str:
        return self.form.seats[what.seat].name if isinstance(what, SeatPartId) else self.form.seed

    def _write(self, what: Id, entry: TextEntry) -> None:
        """Take what was typed."""
        if isinstance(what, SeatPartId):
            self.form.seats[what.seat].name = entry.text
        else:
            self.form.seed = entry.text
        self.field = OpenField(what, entry)


def _name_fits(text: str) -> bool:
    return len(text) <= NAME_LETTERS


def _seed_fits(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS


class FormInput(StageInput):
    """While something is typed, keys are letters: also Space, arrows and Home."""

    def __init__(self, form: SetupScreen) -> None:
        super().__init__(form)
        self.form = form

    def key_down(self, event: pygame.Event) -> Change | None:
        """Tab goes on to the next field; Escape and Enter leave one."""
        if self.form.field is not None and event.key not in (pygame.K_TAB, pygame.K_ESCAPE):
            return self.key(event)
        change = super().key_down(event)
        if event.key == pygame.K_TAB:
            self.form.tabbed()
        return change


def _typed_into(what: Id) -> bool:
    return what == SEED or (isinstance(what, SeatPartId) and what.part == NAME)
