"""A card over the village: title, parts that scroll if there are many, buttons at its foot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter
from typing import TypeGuard

import pygame

from hamlet.app.art.rich import measure_rich, plain
from hamlet.app.art.type import Role
from hamlet.app.ids import Id
from hamlet.app.table.card_buttons import buttons_height
from hamlet.app.table.card_parts import drawers_for
from hamlet.app.table.look import Look
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.ui.pane import Pane
from hamlet.app.view.hint_rows import BARE_REASON, NO_REASON, ONE_REASON, HintRow
from hamlet.app.view.parts import Card, Choice, Gains, Heading, Note, Part, Row, ScoreLine, Turner
from hamlet.app.view.reasons import LetterRow, ListRow, TriedRow

WIDTHS = {FrameKind.WIDE: 344, FrameKind.NORMAL: 272, FrameKind.COMPACT: 300}
BROAD = {FrameKind.WIDE: 440, FrameKind.NORMAL: 340, FrameKind.COMPACT: 380}
WIDER, WIDEST = 40, 0.42
"""By how much a card becomes wider at a time before it scrolls, and at most what part of the village."""
PAD = 14
GAP, TIGHT_GAP = 8, 4  # below each part; in a card that has little room
PICTURE = 60
TITLE = 27
TEXT = 18
NEAR = 6  # between a hand and the next thing to press
LEAST_SEEN = 60  # of a card's parts
BELOW = -1
LINK = 24  # what the way to the rules takes of a title
CHOSEN = (Choice, LetterRow, HintRow)
SPARED = (Note, Heading, TriedRow, ListRow)


@dataclass(frozen=True, slots=True)
class Blank:
    """Paper with nothing on it, so high, before a part: where a click has taken something away.

    Before `BELOW` it lies below the buttons.
    """

    before: int
    height: int


@dataclass(frozen=True, slots=True)
class CardPlan:
    """A card measured: its size, how far its parts could scroll, and where they lie."""

    card: Card
    tile: int | None
    size: tuple[int, int]
    head: int
    foot: int
    heights: tuple[int, ...]
    gap: int
    scroll_most: int
    tight: bool
    blank: Blank | None = None
    pictured: bool = False

    def blank_at(self, down: int, scale: float, scroll: int) -> Blank | None:
        """The blank paper that leaves nothing to press so far below the card's upper edge; None above all."""
        gap, near = self.gap, round(NEAR * scale)
        top = round(PAD * scale) + self.head - scroll
        if down < top:
            return None
        for number, height in enumerate(self.heights):
            if down < top + height + near:
                return Blank(number, down + near - top)
            top += height + gap
        return Blank(len(self.heights), down + near - top)


_SCROLLED = attrgetter("scroll_most")


def first_action(card: Card) -> Id | None:
    """The id of what Enter would do: the main button, else the first thing that can be done."""
    main = [button.id for button in card.buttons if button.main and button.enabled]
    rows = [
        part.id for part in card.parts if isinstance(part, Choice | LetterRow | HintRow) or _can_be_done(part)
    ]
    mends = [part.mend.id for part in card.parts if isinstance(part, Row) and part.mend is not None]
    rest = [button.id for button in card.buttons if button.enabled]
    return next(iter([*main, *rows, *mends, *rest]), None)


def _can_be_done(part: Part) -> TypeGuard[Row]:
    return isinstance(part, Row) and bool(part.id) and part.enabled


def _head_width(width: int, pane: Pane, *, picture: bool) -> int:
    return width - 2 * pane.px(PAD) - (pane.px(PICTURE + 12) if picture else 0)


def title_width(pane: Pane, card: Card, width: int) -> int:
    """What the way to the rules leaves of the first lines."""
    return width - (pane.px(LINK) if card.rule else 0)


def with_blank(plan: CardPlan, blank: Blank, most: int) -> CardPlan:
    """The same card with blank paper in it, at most so high."""
    whole = plan.size[1] + plan.scroll_most + blank.height
    height = min(whole, most)
    return replace(plan, size=(plan.size[0], height), scroll_most=whole - height, blank=blank)


def with_raised_foot(plan: CardPlan, down: int, scale: float) -> CardPlan | None:
    """The same card, as high as it is, with its buttons above what lies so far below its upper edge.

    None where nothing of its parts would be seen then.
    """
    height = plan.size[1] - round((PAD - GAP) * scale) - down + round(NEAR * scale)
    seen = down - plan.foot - plan.head - round((PAD + NEAR) * scale)
    if height <= 0 or seen < round(LEAST_SEEN * scale):
        return None
    return replace(plan, scroll_most=plan.scroll_most + height, blank=Blank(BELOW, height))


def plan_card(
    look: Look, card: Card, frame: TableFrame, tile: int | None, most: int, *, least: int = 0
) -> CardPlan:
    """Measure a card at most so high; `tile` is the definition whose picture it bears.

    Where it would have to scroll it goes without what it can spare; then it becomes wider, as far as
    the village lets it. It is never less wide than `least`.
    """
    usual = usual_width(card, frame)
    widest = max(usual, round(frame.village.width * WIDEST))
    narrow = max(min(usual, frame.village.width - frame.px(16)), min(least, widest))
    best = plan_in_width(look, card, frame, tile, most, narrow)
    for width in range(narrow + frame.px(WIDER), widest + 1, frame.px(WIDER)):
        if not best.scroll_most:
            break
        best = min(best, plan_in_width(look, card, frame, tile, most, width), key=_SCROLLED)
    return best


def plan_in_width(
    look: Look, card: Card, frame: TableFrame, tile: int | None, most: int, width: int
) -> CardPlan:
    """A card that is so wide, and at most so high."""
    roomy = tuple(part for part in card.parts if not (isinstance(part, Note) and part.instead))
    whole = _plan(look, replace(card, parts=roomy), frame, tile, most, width)
    if not whole.scroll_most:
        return whole
    parts = _tightened(card.parts)
    if any(isinstance(part, HintRow) for part in parts):
        return _hints(look, replace(card, parts=parts), frame, most, width)
    return whole if parts == roomy else _plan(look, replace(card, parts=parts), frame, tile, most, width)


def _hints(look: Look, card: Card, frame: TableFrame, most: int, width: int) -> CardPlan:
    """Hints with one reason each, or with none if not even those have room."""
    for detail in (ONE_REASON, BARE_REASON, NO_REASON):
        parts = tuple(
            replace(part, detail=detail) if isinstance(part, HintRow) else part for part in card.parts
        )
        plan = _plan(look, replace(card, parts=parts), frame, None, most, width)
        if not plan.scroll_most:
            break
    return plan


def _tightened(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Without what can be spared; the points in one line, where they are seen before anything scrolls."""
    needed = [part for part in parts if not is_spare(part) and not isinstance(part, Gains)]
    points = [replace(part, brief=True) for part in parts if isinstance(part, Gains) and not part.brief]
    ahead = sum(isinstance(part, Turner) for part in needed[:1])
    return (*needed[:ahead], *points, *needed[ahead:])


def is_spare(part: Part) -> bool:
    """Whether a card can go without it."""
    return part.brief if isinstance(part, Gains) else isinstance(part, SPARED) and part.spare


def _plan(look: Look, card: Card, frame: TableFrame, tile: int | None, most: int, width: int) -> CardPlan:
    pane = Pane(pygame.Surface((1, 1)), frame.scale, look.words, "card")
    inner = width - 2 * pane.px(PAD)
    wide = frame.kind is FrameKind.WIDE
    picture = card.boat is not None or (wide and (tile is not None or bool(card.icon)))
    head = _head_height(pane, card, _head_width(width, pane, picture=picture), picture=picture)
    drawers = drawers_for(card.parts)
    heights = tuple(drawer.height(pane, inner) for drawer in drawers)
    rest = pane.px(PAD) + sum(heights) + pane.px(PAD - GAP)
    gap, foot = pane.px(GAP), buttons_height(pane, card.buttons, inner, tight=False)
    tight = head + rest + gap * len(heights) + foot > most
    if tight:
        gap, foot = pane.px(TIGHT_GAP), buttons_height(pane, card.buttons, inner, tight=True)
        head -= pane.px(GAP - TIGHT_GAP)
    whole = head + rest + gap * len(heights) + foot
    height = min(whole, most)
    return CardPlan(
        card,
        tile if picture and card.boat is None else None,
        (width, height),
        head,
        foot,
        heights,
        gap,
        whole - height,
        tight,
        pictured=picture,
    )


def usual_width(card: Card, frame: TableFrame) -> int:
    """How wide a card is that need not scroll."""
    columns = max((len(part.numbers) for part in card.parts if isinstance(part, ScoreLine)), default=0)
    return frame.px((BROAD if card.broad else WIDTHS)[frame.kind] + max(0, columns - 2) * 48)


def _head_height(pane: Pane, card: Card, width: int, *, picture: bool) -> int:
    room = title_width(pane, card, width)
    title = measure_rich(plain(card.title), room, Role.TITLE, pane.px(TITLE))[1]
    under = measure_rich(card.subtitle, width, Role.TEXT, pane.px(TEXT))[1] if card.subtitle else 0
    return max(title + under, pane.px(PICTURE) if picture else 0) + pane.px(12)
