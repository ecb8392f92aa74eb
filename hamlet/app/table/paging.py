"""Rows longer than their place: which part is seen, and the small arrows that show the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import ButtonState, Face
from hamlet.app.art.palette import BAR, BRASS_TEXT, PAPER
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.ids import Id, PanelCommand
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import Chip, Panels

ARROWS = 26
"""How wide the column of arrows is, in logical pixels."""
HAND_PLACES = {FrameKind.WIDE: (5, 5), FrameKind.NORMAL: (4, 3), FrameKind.COMPACT: (3, 3)}
"""How many blueprints of the hand have room: without arrows beside them, and with."""
OLDER = PanelCommand("turn", "older")
BEFORE = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
AFTER = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


@dataclass(frozen=True, slots=True)
class RowPage:
    """The part of a row that is seen: from `first`, at most `shown` of `count`."""

    count: int
    shown: int
    first: int = 0

    @property
    def begin(self) -> int:
        """The first one seen, never so far that places stay empty."""
        return max(0, min(self.first, self.count - self.shown))

    @property
    def whole(self) -> bool:
        """Whether all of it is seen."""
        return self.count <= self.shown

    @property
    def can_less(self) -> bool:
        """Whether something lies before."""
        return self.begin > 0

    @property
    def can_more(self) -> bool:
        """Whether something follows."""
        return self.begin + self.shown < self.count

    def moved(self, by: int) -> int:
        """Where the row begins after paging by so many."""
        return RowPage(self.count, self.shown, max(0, self.begin + by)).begin

    def showing(self, place: int) -> int:
        """Where the row must begin so that this one is seen."""
        return max(min(self.begin, place), place - self.shown + 1)


def hand_page(panels: Panels, kind: FrameKind, first: int) -> RowPage:
    """The part of the hand that the dock shows."""
    whole, part = HAND_PLACES[kind]
    count = len(panels.hand)
    return RowPage(count, whole if count <= whole else part, first)


def draw_hand_arrows(pane: Pane, rect: pygame.Rect, page: RowPage) -> None:
    """Two small buttons, one above the other."""
    half = (rect.height - pane.px(6)) // 2
    arrows = (
        (PanelCommand("hand", "less"), BEFORE, pane.label("table.hand.before"), page.can_less),
        (PanelCommand("hand", "more"), AFTER, pane.label("table.hand.after"), page.can_more),
    )
    for number, (what, sign, hint, able) in enumerate(arrows):
        place = pygame.Rect(rect.left, rect.top + (half + pane.px(6)) * number, rect.width, half)
        draw_small(pane, place, what, sign, hint, 30, enabled=able)


def draw_small(
    pane: Pane, rect: pygame.Rect, what: Id, sign: str, hint: str, size: int = 18, *, enabled: bool = True
) -> None:
    """A small dark button with a sign in its middle."""
    state = ButtonState.NORMAL if enabled else ButtonState.DISABLED
    buttons.chip(pane.surface, rect, "", state, Face.DARK, pane.scale)
    colour = PAPER if enabled else BRASS_TEXT
    draw_text(pane.surface, sign, rect, Role.NUMBER, pane.px(size), colour, BAR, Align.CENTRE)
    pane.hit(what, rect, hint, enabled=enabled)


def turn_page(chips: Sequence[Chip], places: int, older: int) -> list[Chip]:
    """The steps for so many places; if they do not all fit, a chip that shows older ones stands first.

    `older` counts how often that chip was chosen; after the oldest steps come the newest again.
    """
    if len(chips) <= places:
        return list(chips)
    steps, pages = max(1, places - 1), turn_pages(chips, places)
    end = max(steps, len(chips) - steps * (older % pages))
    return [older_chip(len(chips) - steps), *chips[end - steps : end]]


def turn_pages(chips: Sequence[Chip], places: int) -> int:
    """How many pages the steps take."""
    return 1 if len(chips) <= places else -(-len(chips) // max(1, places - 1))


def older_chip(hidden: int) -> Chip:
    """The chip that shows other steps of this turn."""
    return Chip(OLDER, f"+{hidden}", enabled=True, eye=False)
