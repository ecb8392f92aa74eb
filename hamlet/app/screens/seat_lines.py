"""The left half of the new game form: who sits where, in which colour, and the seed."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.icons import draw_symbol
from hamlet.app.art.palette import CARD, COST, INK, PAPER, seat_colour
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, draw_wrapped
from hamlet.app.ids import ButtonId, Id, SeatPartId
from hamlet.app.screens.fields import draw_field
from hamlet.app.screens.form import NOBODY, GameForm
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.text_entry import TextEntry
from hamlet.session.seats import HUMAN

ROW = 50
PLAYER_WORDS = {HUMAN: "screens.seat.person", NOBODY: "screens.seat.nobody"}
SEED = ButtonId("seed")
COLOUR, NAME, PLAYER = "colour", "name", "player"


@dataclass(frozen=True, slots=True)
class OpenField:
    """The field that is being typed into."""

    id: Id
    entry: TextEntry

    def entry_of(self, what: Id) -> TextEntry | None:
        """What is typed there, if it is this field."""
        return self.entry if what == self.id else None


def draw_seats(pane: Pane, area: pygame.Rect, form: GameForm, field: OpenField | None, trouble: str) -> None:
    """A line for each seat, then the seed; `field` is being typed into, `trouble` says why nothing begins."""
    px = pane.px
    head = pygame.Rect(area.left, area.top, area.width, px(30))
    draw_text(pane.surface, pane.label("screens.seats"), head, Role.TITLE, px(22), INK, PAPER)
    top = area.top + px(36)
    for number in range(len(form.seats)):
        _draw_seat(pane, pygame.Rect(area.left, top, area.width, px(ROW - 6)), form, number, field)
        top += px(ROW)
    seed = pygame.Rect(area.left, top + px(12), area.width, px(40))
    _draw_seed(pane, seed, form, field)
    if trouble:
        below = pygame.Rect(area.left, seed.bottom + px(8), area.width, px(72))
        draw_wrapped(pane.surface, trouble, below, Role.LABEL, px(18), COST, PAPER)


def _draw_seat(pane: Pane, line: pygame.Rect, form: GameForm, number: int, field: OpenField | None) -> None:
    px, seat = pane.px, form.seats[number]
    there = seat.player != NOBODY
    swatch = pygame.Rect(line.left, line.top, px(44), line.height)
    box(pane.surface, swatch, seat_colour(seat.color) if there else CARD, px(8), INK, px(1.8))
    inside = PAPER if there else None
    draw_symbol(pane.surface, seat.color, swatch.center, px(10), inside, INK, 1.8 * pane.scale)
    pane.hit(SeatPartId(COLOUR, number), swatch, pane.label("screens.seat.colour"))
    player = pygame.Rect(line.right - px(136), line.top, px(136), line.height)
    name = pygame.Rect(swatch.right + px(8), line.top, player.left - swatch.right - px(16), line.height)
    if there:
        told, what = pane.words.seat_name(seat.color), SeatPartId(NAME, number)
        draw_field(pane, name, seat.name, told, field.entry_of(what) if field else None)
        pane.hit(what, name, pane.label("screens.seat.name"))
    code = PLAYER_WORDS.get(seat.player)
    words = pane.label(code) if code else pane.words.called("players", seat.player)
    buttons.button(pane.surface, player, words, scale=pane.scale)
    pane.hit(SeatPartId(PLAYER, number), player, pane.label("screens.seat.player"))


def _draw_seed(pane: Pane, line: pygame.Rect, form: GameForm, field: OpenField | None) -> None:
    px = pane.px
    words = pygame.Rect(line.left, line.top, px(60), line.height)
    draw_text(pane.surface, pane.label("screens.seed"), words, Role.LABEL, px(20), INK, PAPER)
    place = pygame.Rect(line.left + px(64), line.top, px(160), line.height)
    entry = field.entry_of(SEED) if field else None
    draw_field(pane, place, form.seed, pane.label("screens.seed.empty"), entry)
    pane.hit(SEED, place, pane.label("screens.seed.about"))
