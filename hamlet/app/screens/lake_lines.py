"""By the Lake in the new game form: whether it is played, and in which season."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.art.palette import BANNER, CARD, GREEN, INK, MUTED, PAPER, ROW_EDGE
from hamlet.app.art.shapes import box, disc
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import ButtonId, OptionId
from hamlet.app.screens.fields import CONTROL
from hamlet.app.screens.form import SEASON, GameForm
from hamlet.app.ui.pane import Pane

TOGGLE = ButtonId("lake")
BY_LOT = "question"
LINE = CONTROL
CELL, SWITCH = 44, (66, 34)


def lake_height(form: GameForm) -> int:
    """What the lines take, in logical pixels."""
    if not form.lake_offered:
        return 0
    return LINE * (2 if form.season is not None else 1)


def draw_lake(pane: Pane, area: pygame.Rect, form: GameForm) -> None:
    """The expansion on or off; where it is on, its season."""
    px = pane.px
    line = pygame.Rect(area.left, area.top, area.width, px(LINE - 4))
    draw_icon(pane.surface, "lake", (line.left + px(14), line.centery), px(26))
    name = pygame.Rect(line.left + px(34), line.top, line.width - px(SWITCH[0] + 40), line.height)
    told = pane.label("table.lake.pack")
    draw_text(pane.surface, told, name, Role.LABEL, px(20), INK, PAPER)
    switch = pygame.Rect(0, 0, px(SWITCH[0]), px(SWITCH[1]))
    switch.midright = line.midright
    _draw_switch(pane, switch, on=form.lake)
    pane.hit(TOGGLE, switch, pane.label("table.lake.pack.about"))
    season = form.season
    if season is not None:
        _draw_seasons(pane, line.move(0, px(LINE)), form, season)


def _draw_switch(pane: Pane, area: pygame.Rect, *, on: bool) -> None:
    """Green with a tick, or pale."""
    px, radius = pane.px, area.height // 2
    box(pane.surface, area, GREEN if on else CARD, radius, INK if on else ROW_EDGE, px(1.8))
    knob = (area.right - radius if on else area.left + radius, area.centery)
    disc(pane.surface, knob, radius - px(4), PAPER, INK, 1.4 * pane.scale)
    if on:
        draw_icon(pane.surface, "check", (area.left + radius + px(3), area.centery), px(20), PAPER)


def _draw_seasons(pane: Pane, line: pygame.Rect, form: GameForm, value: str) -> None:
    """All seasons side by side, and by lot; the chosen one on gold, with its name before them."""
    px, seasons = pane.px, form.seasons
    joined = pygame.Rect(0, 0, px(CELL) * len(seasons), px(40))
    joined.midright = line.midright
    label = pane.label("table.lake.pack.season")
    shown = next((name for id_, name in seasons if id_ == value), value)
    place = pygame.Rect(line.left + px(34), line.top, joined.left - line.left - px(44), line.height)
    draw_text(pane.surface, label, place, Role.LABEL, px(20), INK, PAPER)
    if measure(label, Role.LABEL, px(20)) + measure(shown, Role.NUMBER, px(20)) + px(16) <= place.width:
        draw_text(pane.surface, shown, place, Role.NUMBER, px(20), MUTED, PAPER, Align.RIGHT)
    box(pane.surface, joined, CARD, px(9), ROW_EDGE, px(1.5))
    for number, (season, name) in enumerate(seasons):
        cell = pygame.Rect(joined.left + px(CELL) * number, joined.top, px(CELL), joined.height)
        if season == value:
            box(pane.surface, cell, BANNER, px(9), INK, px(1.8))
        sign = BY_LOT if season == form.by_lot else season_icon(season)
        draw_icon(pane.surface, sign, cell.center, px(26), INK if sign == BY_LOT else None)
        pane.hit(OptionId(SEASON, number), cell, name)
