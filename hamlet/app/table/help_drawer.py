"""Under the question mark: rules, and everything that is about looking and not about playing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from hamlet.app.art import buttons
from hamlet.app.art import furniture as art
from hamlet.app.art.buttons import Face, Label
from hamlet.app.art.rich import measure_rich
from hamlet.app.art.type import Role
from hamlet.app.ids import PanelCommand
from hamlet.app.table.columns import Place
from hamlet.app.table.table_frame import TableFrame
from hamlet.app.ui.pane import Pane
from hamlet.words.words import Words

HELP = "help"
WIDTH, HEAD, LINE = 330, 52, 44
KEY = 80  # a key's cap, and the edges of button and drawer


@dataclass(frozen=True, slots=True)
class HelpLine:
    """Something that the table can show: an icon, words, and the key that does the same."""

    id: PanelCommand
    icon: str
    code: str
    key: str


LINES = (
    HelpLine(PanelCommand("rule"), "eye", "told.help.rule", "F1"),
    HelpLine(PanelCommand("reach"), "donkey", "told.help.reach", "P"),
    HelpLine(PanelCommand("find"), "house", "told.help.find", "/"),
    HelpLine(PanelCommand("letters"), "tree", "told.help.letters", "O"),
    HelpLine(PanelCommand("pace"), "hourglass", "told.help.pace", "V"),
    HelpLine(PanelCommand("log"), "log", "told.help.log", "L"),
    HelpLine(PanelCommand("keys"), "gear", "told.help.keys", "?"),
)


MEALS = HelpLine(PanelCommand("meals"), "fish", "table.lake.menu.open", "U")


def _lines(*, lake: bool) -> tuple[HelpLine, ...]:
    """By the lake there is one more."""
    return (LINES[0], MEALS, *LINES[1:]) if lake else LINES


def help_place(words: Words, frame: TableFrame, pace: str, *, lake: bool = False) -> Place:
    """Under its button, at the right edge of the village, wide enough for its longest line."""
    px = frame.px
    lines = _lines(lake=lake)
    longest = max(measure_rich(_told(words, line, pace), role=Role.NUMBER, size=px(18))[0] for line in lines)
    size = (max(px(WIDTH), longest + px(KEY)), px(HEAD + LINE * len(lines) + 6))
    rect = pygame.Rect((frame.village.right - size[0] - px(8), frame.village.top + px(8)), size)
    return Place(HELP, rect, (HELP, pace, lake), partial(_draw, pace=pace, lake=lake))


def _told(words: Words, line: HelpLine, pace: str) -> str:
    return f"{{{line.icon}}} {words.label(line.code, pace=pace)}"


def _draw(pane: Pane, rect: pygame.Rect, pace: str, *, lake: bool) -> None:
    px = pane.px
    art.panel(pane.surface, rect, pane.scale)
    art.heading(pane.surface, rect, pane.label("told.help"), "question", scale=pane.scale)
    for number, line in enumerate(_lines(lake=lake)):
        area = pygame.Rect(rect.left + px(10), 0, rect.width - px(20), px(LINE - 6))
        area.top = rect.top + px(HEAD + LINE * number)
        label = Label(_told(pane.words, line, pace), line.key, size=18)
        buttons.button(pane.surface, area, label, face=Face.PAPER, scale=pane.scale)
        pane.hit(line.id, area)
