"""The right half of the new game form: the preset, and every option of the packs."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.palette import INK, PAPER
from hamlet.app.art.type import Role, draw_text
from hamlet.app.ids import ButtonId
from hamlet.app.screens.fields import CONTROL, draw_control
from hamlet.app.screens.form import GameForm
from hamlet.app.screens.lake_lines import draw_lake, lake_height
from hamlet.app.screens.option_controls import OptionControl, option_lines
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.sheet import Scroller, SheetScreen

PRESET = ButtonId("preset")


def draw_rules(screen: SheetScreen, pane: Pane, area: pygame.Rect, form: GameForm) -> None:
    """The preset above, and below it the options, which scroll."""
    px = pane.px
    head = pygame.Rect(area.left, area.top, area.width, px(30))
    draw_text(pane.surface, pane.label("screens.rules"), head, Role.TITLE, px(22), INK, PAPER)
    line = pygame.Rect(area.left, area.top + px(34), area.width - px(12), px(CONTROL - 4))
    draw_control(pane, line, _preset_control(pane, form))
    if form.lake_offered:
        lake = pygame.Rect(line.left, line.bottom + px(4), line.width, px(lake_height(form)))
        draw_lake(pane, lake, form)
        line = pygame.Rect(line.left, lake.bottom - px(4), line.width, 0)
    art.brass_rule(pane.surface, area.left, line.bottom + px(4), area.width, pane.scale)
    body = pygame.Rect(area.left, line.bottom + px(10), area.width, area.bottom - line.bottom - px(10))
    lines = option_lines(form)
    with Scroller(screen, pane, body, px(CONTROL) * len(lines)) as scroller:
        for number, each in enumerate(lines):
            top = scroller.top + px(CONTROL) * number
            place = pygame.Rect(body.left, top, body.width - px(12), px(CONTROL - 4))
            if scroller.shows(place):
                _draw_line(pane, place, each)


def _preset_control(pane: Pane, form: GameForm) -> OptionControl:
    preset = form.preset_chosen
    name = pane.words.given(preset)
    shown = pane.label("screens.preset.changed", preset=name) if form.changed else name
    about = pane.words.given(preset, "about")
    return OptionControl(PRESET, pane.label("screens.preset"), shown, None, None, about)


def _draw_line(pane: Pane, place: pygame.Rect, line: OptionControl | str) -> None:
    """A control, or the heading of a group of them."""
    if isinstance(line, OptionControl):
        draw_control(pane, place, line)
    else:
        draw_text(pane.surface, line, place, Role.TITLE, pane.px(20), INK, PAPER)
