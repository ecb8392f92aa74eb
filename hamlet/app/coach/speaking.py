"""The bubble in its place: what it says, where it covers nothing that is lit, what is hit on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art import buttons, furniture
from hamlet.app.art.buttons import Face, Label
from hamlet.app.art.shapes import Point
from hamlet.app.art.type import Role, measure
from hamlet.app.board import tools
from hamlet.app.coach.bubble import (
    GO,
    LEAVE,
    ON,
    SHOW,
    SKIP,
    STAY,
    WHY,
    BubbleWay,
    BubbleWords,
    bubble_size,
    draw_bubble,
)
from hamlet.app.coach.ending import ending_ways
from hamlet.app.coach.hand_and_way import HAND
from hamlet.app.table.overlays import tip_of
from hamlet.app.table.placing import covered, place_card
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.pane import DrawnPiece, Pane, PieceCache

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hamlet.app.coach.coach import Coach
    from hamlet.app.coach.lit_now import LitNow
    from hamlet.app.table.table_frame import TableFrame
    from hamlet.app.ui.hit_regions import HitRegion
    from hamlet.words.words import Words

Z: Final = 2000  # over every card
REACH: Final = 14  # logical pixels around what is lit that stay free
COACH: Final = "coach"


class Speaking:
    """What the coach says, arranged anew with the table."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._cache = PieceCache(words, 12)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.leave = pygame.Rect(0, 0, 0, 0)
        self._said: BubbleWords | None = None
        self._tip: Point | None = None
        self._frame: TableFrame | None = None

    def arrange(
        self, frame: TableFrame, coach: Coach, lit: LitNow, rather: Sequence[pygame.Rect], *, unseen: bool
    ) -> list[HitRegion]:
        """Find its words and its place, which is `rather` not over these; what can be pressed on it."""
        self._frame, self._said = frame, words_said(self._words, coach, frame.kind, unseen=unseen)
        size = bubble_size(frame.kind, self._said, frame.window, frame.scale)
        kept = [*lit.kept(frame.px(REACH)), *_hand(frame, lit)]
        # The strip of a small window bears the way out itself, and so does what is said at the end.
        strip = frame.kind is FrameKind.COMPACT
        self.leave = (
            pygame.Rect(0, 0, 0, 0)
            if strip or coach.ended
            else self._leave_place(frame, [*kept, *lit.spread], rather)
        )
        kept.append(self.leave)
        if coach.rival:
            # What he gets and spends is told beside the village.
            kept += [frame.left, frame.right]
        target = lit.answers.bounds if lit.answers is not None else None
        if strip:
            self.rect, self._tip = _strip_place(frame, size, kept), None
        else:
            self.rect = self._beside(frame, size, target, kept, rather, ended=coach.ended)
            self._tip = tip_of(self.rect, target, frame)
        piece = self._piece(frame, self._said)
        found = [replace(hit.moved(*self.rect.topleft), z=Z) for hit in piece.hits]
        if not self.leave.width:
            return found
        leaving = self._leave_piece(frame)
        return found + [replace(hit.moved(*self.leave.topleft), z=Z) for hit in leaving.hits]

    def put(self, surface: pygame.Surface) -> None:
        """Blit bubble and button."""
        if self._frame is None or self._said is None:
            return
        furniture.card(surface, self.rect, self._frame.scale, self._tip)
        self._piece(self._frame, self._said).put(surface, self.rect.topleft)
        if self.leave.width:
            self._leave_piece(self._frame).put(surface, self.leave.topleft)

    def _piece(self, frame: TableFrame, said: BubbleWords) -> DrawnPiece:
        def draw(pane: Pane, area: pygame.Rect) -> None:
            draw_bubble(pane, area, said, frame.kind)

        return self._cache.get((said, frame.kind), self.rect.size, frame.scale, COACH, draw)

    def _leave_place(
        self, frame: TableFrame, kept: Sequence[pygame.Rect], rather: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """In a corner of the village that hides nothing lit and least of the rest; where it is, if it can be.

        What is asked stands at the upper left, so it never lies there.
        """
        words, village, gap = self._words.label("screens.steps.leave"), frame.village, frame.px(12)
        rect = pygame.Rect(0, 0, measure(words, Role.NUMBER, frame.px(20)) + frame.px(100), frame.px(44))
        right = tools.column(village, frame.scale).left - frame.px(10) - rect.width
        low = village.bottom - gap - rect.height
        places = [
            rect.move(x, y) for x, y in ((right, village.top + gap), (right, low), (village.left + gap, low))
        ]
        places.sort(key=lambda place: place != self.leave)
        return min(places, key=lambda place: (covered(place, kept), covered(place, rather)))

    def _leave_piece(self, frame: TableFrame) -> DrawnPiece:
        words, hint = self._words.label("screens.steps.leave"), self._words.label("screens.steps.leave.hint")

        def draw(pane: Pane, area: pygame.Rect) -> None:
            buttons.button(pane.surface, area, Label(words, "Esc"), face=Face.DARK, scale=pane.scale)
            pane.hit(LEAVE, area, hint)

        return self._cache.get(LEAVE, self.leave.size, frame.scale, COACH, draw)

    @staticmethod
    def _beside(
        frame: TableFrame,
        size: tuple[int, int],
        target: pygame.Rect | None,
        kept: Sequence[pygame.Rect],
        rather: Sequence[pygame.Rect],
        *,
        ended: bool,
    ) -> pygame.Rect:
        """Beside what is lit, over the village rather than over panels; at the end in the middle."""
        room = pygame.Rect(0, frame.top.bottom, frame.window.width, frame.dock.top - frame.top.bottom)
        rect = pygame.Rect((0, 0), size)
        rect.center = frame.village.center
        if ended:
            return rect
        if target is None:
            # What is only read stands where least is covered, rather low.
            target = pygame.Rect(frame.village.centerx, frame.village.bottom - 1, 1, 1)
        return place_card(size, room, target, kept, [frame.left, frame.right, *rather], frame.scale)[0]


def _hand(frame: TableFrame, lit: LitNow) -> Iterator[pygame.Rect]:
    """Where the hand lies, which is seen as well as what it points at."""
    if lit.hand is not None:
        rect = pygame.Rect(0, 0, frame.px(HAND), frame.px(HAND))
        rect.center = (round(lit.hand[0]), round(lit.hand[1]))
        yield rect


def _strip_place(frame: TableFrame, size: tuple[int, int], kept: Sequence[pygame.Rect]) -> pygame.Rect:
    """On the dock; where something there is lit, just over it, or at the top of the village."""
    px, rect = frame.px, pygame.Rect((0, 0), size)
    rect.centerx = frame.window.centerx
    places = []
    for bottom in (frame.window.bottom - px(12), frame.dock.top - px(6), frame.village.top + px(6) + size[1]):
        rect.bottom = bottom
        places.append(rect.copy())
    hidden = [covered(place, kept) for place in places]
    return places[hidden.index(min(hidden))]


def words_said(words: Words, coach: Coach, kind: FrameKind, *, unseen: bool = False) -> BubbleWords:
    """What is said now; what is to be touched and has no place in this window is done by going on."""
    label, steps = words.label, len(coach.course.steps)
    name = label("screens.steps")
    if coach.ended:
        title, told = label("screens.steps.ended"), label("screens.steps.ended.about")
        return BubbleWords(name, title, told, ending_ways(words, coach.course.id), steps, steps, steps)
    if coach.asks_to_leave:
        ways = (BubbleWay(GO, label("screens.steps.go")), BubbleWay(STAY, label("screens.steps.stay"), "Esc"))
        return BubbleWords(name, label("screens.steps.leaving"), label("screens.steps.leaving.about"), ways)
    step = coach.step
    ways = (
        *_leading(words, coach, unseen=unseen),
        BubbleWay(WHY, label("screens.steps.why"), "F1"),
        BubbleWay(SKIP, label("screens.steps.skip"), link=True),
        *((BubbleWay(LEAVE, label("screens.steps.leave"), "Esc"),) if kind is FrameKind.COMPACT else ()),
    )
    count = label("screens.steps.of", step=coach.number + 1, steps=steps)
    done = coach.number + (coach.touch is None)
    said = _sentence(words, coach)
    return BubbleWords(name, label(step.title), said, ways, coach.number, steps, done, count)


def _leading(words: Words, coach: Coach, *, unseen: bool) -> Iterator[BubbleWay]:
    """What leads on; nothing as long as somebody else plays, or where the step is done."""
    if coach.touch is None or coach.rival:
        return
    if coach.touch.reads or unseen:
        yield BubbleWay(ON, words.label("screens.steps.on"), "Enter")
    else:
        yield BubbleWay(SHOW, words.label("screens.steps.show"))


def _sentence(words: Words, coach: Coach) -> str:
    """What is so at this very moment: who plays, what is to be done next, or that all of it is done."""
    if coach.rival:
        return words.label("screens.steps.rival", name=coach.rival)
    if coach.touch is None:
        return words.label("screens.steps.done")
    return words.label(coach.touch.say)
