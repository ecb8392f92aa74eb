"""The card over the village: measured, drawn, and standing where it covers nothing one looks at.

It stays where it stood as long as it can, and no other button comes to lie under the hand that clicked it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.flow.modes.mode import Mode
from hamlet.app.ids import Id
from hamlet.app.table.card_plan import (
    CardPlan,
    plan_card,
    plan_in_width,
    usual_width,
    with_blank,
    with_raised_foot,
)
from hamlet.app.table.kept_visible import KeptVisible
from hamlet.app.table.look import Look
from hamlet.app.table.overlays import Overlay, card_overlay, card_piece, tip_of
from hamlet.app.table.placing import inner_room, place_card
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.table.touching import Touch, Underhand, steps_aside, underhand
from hamlet.app.ui.pane import DrawnPiece, PieceCache
from hamlet.app.view.parts import Card
from hamlet.session.session import Session


@dataclass(frozen=True, slots=True)
class Standing:
    """A card drawn, and its place."""

    plan: CardPlan
    piece: DrawnPiece
    rect: pygame.Rect


class CardStanding:
    """Where the card stands now, and stood before."""

    def __init__(self, look: Look, session: Session, cache: PieceCache) -> None:
        self.look = look
        self.session = session
        self.cache = cache
        self.scroll = 0
        self.touch: Touch | None = None
        """The last click; None once the hand has left the card, or keys are used."""
        self.pointer: tuple[int, int] | None = None
        """Where the pointer is: the card does not run away from it."""
        self.now: Standing | None = None
        self.crowded: pygame.Rect | None = None
        """Where the card would like to stand, if the view made room there."""
        self._opened: tuple[Mode, str, object] | None = None
        self._frame: TableFrame | None = None
        self._last: pygame.Rect | None = None

    @property
    def rect(self) -> pygame.Rect | None:
        """Where it stands, if there is one."""
        return self.now.rect if self.now is not None else None

    def go(self) -> None:
        """There is no card."""
        self.now = self.crowded = self._opened = self._last = None

    def keep_at(self, rect: pygame.Rect) -> None:
        """Arranged anew, it had better stand here."""
        self._last = rect

    def stand(self, frame: TableFrame, card: Card, mode: Mode, kept: KeptVisible) -> Overlay:
        """Find its place, beside the village if there is none in it."""
        opened = (mode.opened_from, card.title, mode.question)
        if opened != self._opened:
            self.scroll = 0
        goes_on = self._opened is not None and opened[0] is self._opened[0]
        if self._frame is not frame or not (goes_on or self._under_hand(self._last)):
            self._last = None
        self._opened, self._frame, self.crowded = opened, frame, None
        self.now = self._in_village(frame, card, kept) or self._in_column(frame, card)
        self._last, self.scroll = self.now.rect, self._scrolled(self.now.plan)
        rect = self.now.rect
        inside = card.beside is not None or frame.village.colliderect(rect)
        return card_overlay(self.now.piece, rect, tip_of(rect, kept.target, frame) if inside else None)

    def _in_village(self, frame: TableFrame, card: Card, kept: KeptVisible) -> Standing | None:
        """Where it stood, else where it covers nothing; None where only the right column is left."""
        room, most, last = frame.village, frame.village.height - frame.px(16), self._last
        if card.beside is not None:
            # A question stands at its button, over a column if that is where the button is.
            room = room.union(frame.left).union(frame.right)
        # What becomes wider stays so: no button runs away from whoever presses it again.
        wide = self.now.plan.size[0] if last is not None and self.now is not None else 0
        plan = plan_card(self.look, card, frame, self._picture(card), most, least=wide)
        beyond = last is not None and not room.contains(last)
        if last is not None and not beyond:
            inner = inner_room(room, frame.scale)
            found = next(self._kept(plan, last, inner, kept.avoid, most), None)
            if found is not None:
                return found
            if self._under_hand(last) and card.beside is None:
                self.crowded = last.union(pygame.Rect(last.topleft, plan.size)).clamp(inner)
        piece, hand = self._drawn(plan)
        if card.broad:
            # It is read from top to bottom, and the village beside it: always at the left.
            rect = pygame.Rect((0, 0), plan.size).move_to(midleft=inner_room(room, frame.scale).midleft)
            if rect.collidelist(list(kept.avoid)) < 0:
                return Standing(plan, piece, rect)
            self.crowded = self.crowded or rect
        rect, free = place_card(plan.size, room, kept.target, kept.avoid, kept.spare, frame.scale, hand)
        narrow = usual_width(card, frame) <= frame.right.width + frame.px(40)
        if not ((free and not beyond) or frame.kind is FrameKind.COMPACT or not narrow):
            return None
        if not free and card.beside is None:
            self.crowded = self.crowded or rect
        return Standing(plan, piece, rect)

    def _in_column(self, frame: TableFrame, card: Card) -> Standing:
        room, last = frame.right.inflate(-frame.px(8), -frame.px(16)), self._last
        plan = plan_in_width(self.look, card, frame, self._picture(card), room.height, room.width)
        at = last if last is not None and frame.right.contains(last) else room
        found = next(self._kept(plan, at, room, (), room.height), None)
        return found or Standing(plan, self._drawn(plan)[0], pygame.Rect(at.topleft, plan.size).clamp(room))

    def _kept(
        self, plan: CardPlan, last: pygame.Rect, room: pygame.Rect, avoid: Sequence[pygame.Rect], most: int
    ) -> Iterator[Standing]:
        """At its place, pushed in if it has grown; with blank paper under the hand; stepping aside."""
        kept_clear = list(avoid)
        piece, hand = self._drawn(plan)
        rect = pygame.Rect(last.topleft, plan.size).clamp(room)
        well = hand is None or (hand.lies_well(rect) and (hand.lies_on(rect) or not hand.lies_on(last)))
        free = rect.collidelist(kept_clear) < 0
        if free and well:
            yield Standing(plan, piece, rect)
        if hand is None or well:
            return
        yield from self._with_blank(plan, hand, rect, room, kept_clear, most)
        for aside in steps_aside(rect, room):
            if aside.collidelist(kept_clear) < 0 and hand.lies_clear(aside):
                yield Standing(plan, piece, aside)

    def _with_blank(
        self,
        plan: CardPlan,
        hand: Underhand,
        at: pygame.Rect,
        room: pygame.Rect,
        kept_clear: list[pygame.Rect],
        most: int,
    ) -> Iterator[Standing]:
        """The card where it was, with nothing to press where the hand lies."""
        down = hand.touch.at[1] - at.top
        blank = plan.blank_at(down, self._scale, self._scrolled(plan))
        if blank is None:
            return
        raised = with_raised_foot(plan, down, self._scale)
        for blanked in (with_blank(plan, blank, most), *([raised] if raised is not None else [])):
            piece, there = self._drawn(blanked)
            rect = pygame.Rect(at.topleft, blanked.size)
            well = there is not None and there.lies_well(rect) and there.lies_on(rect)
            if well and room.contains(rect) and rect.collidelist(kept_clear) < 0:
                yield Standing(blanked, piece, rect)

    @property
    def _scale(self) -> float:
        return self._frame.scale if self._frame is not None else 1.0

    def _drawn(self, plan: CardPlan) -> tuple[DrawnPiece, Underhand | None]:
        """The card scrolled as it was, as far as it goes, and what of it could come to lie under the hand."""
        piece = card_piece(self.cache, self.look, self._scale, plan, self._scrolled(plan))
        return piece, underhand(self.touch, piece.hits)

    def _scrolled(self, plan: CardPlan) -> int:
        """How far it is scrolled if it stands so: a place that is only tried out changes nothing."""
        return max(0, min(self.scroll, plan.scroll_most))

    def _under_hand(self, rect: pygame.Rect | None) -> bool:
        at = self.touch.at if self.touch is not None else self.pointer
        return rect is not None and at is not None and bool(rect.collidepoint(at))

    def _picture(self, card: Card) -> int | None:
        """The tile whose picture the card bears."""
        if card.blueprint is not None:
            return card.blueprint
        tiles = self.session.state.village.tiles
        if card.tile is not None and card.tile < len(tiles):
            return tiles[card.tile].tile
        return None

    def pointed(self, at: tuple[int, int] | None) -> None:
        """The pointer is here now, or keys are used: a hand that has left the card lies on it no more."""
        self.pointer = at
        if self.touch is not None and (at is None or not self.covers(at)):
            self.touch = None

    def clicked(self, at: tuple[int, int], what: Id | None) -> None:
        """A click, on the card or elsewhere."""
        on_card = self.now is not None and self.now.rect.collidepoint(at)
        self.touch = Touch(at, what) if on_card else None

    def covers(self, at: tuple[int, int]) -> bool:
        """Whether a point lies on the card."""
        return self.now is not None and bool(self.now.rect.collidepoint(at))

    def scroll_by(self, pixels: int) -> bool:
        """Move the card's parts; whether they moved."""
        most = self.now.plan.scroll_most if self.now is not None else 0
        before, self.scroll = self.scroll, max(0, min(most, self.scroll + pixels))
        return self.scroll != before
