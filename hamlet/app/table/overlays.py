"""What lies over the village: the card, an opened drawer, prompt, toast, banner."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.palette import BAR, BRASS_DARK, INK, PAPER, seat_colour, seat_text
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import Point, box, shadow
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import PanelCommand
from hamlet.app.table.card_drawing import draw_card
from hamlet.app.table.card_plan import CardPlan
from hamlet.app.table.columns import Place
from hamlet.app.table.look import Look
from hamlet.app.table.rule_link import SIDE, draw_rule_link
from hamlet.app.table.table_frame import TableFrame
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import DrawnPiece, Pane, PieceCache, paint
from hamlet.app.ui.rich_marks import clean
from hamlet.words.words import Words

CARD_Z = 1000
DRAWER_Z = 800
BAR_Z = 900
FAR = 90  # logical pixels over which a tail still says what a card belongs to


@dataclass(slots=True)
class Overlay:
    """One thing over the village, finished, with its place."""

    rect: pygame.Rect
    piece: DrawnPiece
    hits: list[HitRegion] = field(default_factory=list)
    tip: Point | None = None
    ground: bool = False
    yields: bool = False
    """Whether it is not shown where a card would cover a part of it."""
    strength: float = 1.0
    """How much of it is seen."""

    def put(self, surface: pygame.Surface, scale: float) -> None:
        """Blit it; a card gets its paper and tail first."""
        if self.ground:
            art.card(surface, self.rect, scale, self.tip)
        self.piece.surface.set_alpha(round(255 * self.strength))
        surface.blit(
            self.piece.surface, (self.rect.left - self.piece.margin, self.rect.top - self.piece.margin)
        )


def _raised(piece: DrawnPiece, at: tuple[int, int], z: int) -> list[HitRegion]:
    return [replace(hit.moved(*at), z=hit.z + z) for hit in piece.hits]


def card_piece(cache: PieceCache, look: Look, scale: float, plan: CardPlan, scroll: int) -> DrawnPiece:
    """The card, wherever it is to stand."""
    key = ("card", plan.card, plan.tile, plan.size, plan.blank, scroll, look.pictures.version)
    return cache.get(
        key, plan.size, scale, "card", lambda pane, area: draw_card(pane, area, look, plan, scroll)
    )


def card_overlay(piece: DrawnPiece, rect: pygame.Rect, tip: Point | None) -> Overlay:
    """The card in its place."""
    return Overlay(rect, piece, _raised(piece, rect.topleft, CARD_Z), tip, ground=True)


def tip_of(rect: pygame.Rect, target: pygame.Rect | None, frame: TableFrame) -> Point | None:
    """Where the tail ends: just inside the target's edge, on the card's side; None if that is far away."""
    if target is None or rect.colliderect(target):
        return None
    near = target.inflate(-frame.px(10), -frame.px(10))
    x = max(near.left, min(near.right, rect.centerx))
    y = max(near.top, min(near.bottom, rect.centery))
    away = max(x - rect.right, rect.left - x, y - rect.bottom, rect.top - y)
    return (float(x), float(y)) if away <= frame.px(FAR) else None


def drawer_overlay(cache: PieceCache, frame: TableFrame, place: Place) -> Overlay:
    """An opened drawer."""
    piece = cache.get(place.key, place.rect.size, frame.scale, place.group, place.draw)
    ground = HitRegion(
        PanelCommand("drawer"), place.rect.copy(), DRAWER_Z - 1, True, "", place.group, tab=False
    )
    return Overlay(place.rect, piece, [ground, *_raised(piece, place.rect.topleft, DRAWER_Z)])


def prompt_overlay(words: Words, frame: TableFrame, text: str) -> Overlay:
    """What is asked, on a dark strip at the top of the village."""
    px = frame.px
    size = px(18)
    most = frame.village.width - px(120)
    wide, high = measure_rich(clean(text), most, Role.LABEL, size)
    rect = pygame.Rect(frame.village.left + px(8), frame.village.top + px(8), wide + px(24), high + px(10))

    def draw(pane: Pane, area: pygame.Rect) -> None:
        box(pane.surface, area, (*BAR, 225), px(8), BRASS_DARK, px(1.5))
        inner = pygame.Rect(area.left + px(12), area.top + px(5), wide + px(6), high)
        draw_rich(pane.surface, clean(text), inner, Role.LABEL, size, PAPER, BAR)

    return Overlay(rect, paint(words, rect.size, frame.scale, "village", draw))


def toast_overlay(words: Words, frame: TableFrame, text: str, most: int, rule: str = "") -> Overlay:
    """A short message, at most so wide; behind a refusal there is a way to its rule."""
    px = frame.px
    size = px(20)
    wide, high = measure_rich(clean(text), min(px(most), frame.village.width - px(80)), Role.LABEL, size)
    rect = pygame.Rect(0, 0, wide + px(40) + (px(SIDE) if rule else 0), high + px(20))

    def draw(pane: Pane, area: pygame.Rect) -> None:
        shadow(pane.surface, area, px(10), px(4), px(10))
        box(pane.surface, area, PAPER, px(10), INK, px(2))
        if rule:
            draw_rule_link(pane, (area.right - px(SIDE), area.centery), rule)
        inner = pygame.Rect(area.left + px(20), area.top + px(10), wide + px(6), high)
        draw_rich(pane.surface, clean(text), inner, Role.LABEL, size, INK, PAPER)

    return Overlay(rect, paint(words, rect.size, frame.scale, "village", draw))


def put_at(over: Overlay, rect: pygame.Rect) -> Overlay:
    """The same in its place, with what can be chosen on it."""
    return replace(over, rect=rect, hits=_raised(over.piece, rect.topleft, CARD_Z))


def banner_overlay(words: Words, frame: TableFrame, text: str, colour: str) -> Overlay:
    """Whose turn begins, large, in the seat's colour."""
    px = frame.px
    size = px(34)
    rect = pygame.Rect(0, 0, measure(text, Role.TITLE, size) + px(96), px(72))
    rect.center = (frame.village.centerx, frame.village.top + frame.village.height // 3)
    fill, ink = seat_colour(colour), seat_text(colour)

    def draw(pane: Pane, area: pygame.Rect) -> None:
        shadow(pane.surface, area, px(16), px(8), px(12))
        box(pane.surface, area, fill, px(16), INK, px(3))
        draw_text(pane.surface, text, area, Role.TITLE, size, ink, fill, Align.CENTRE)

    return Overlay(rect, paint(words, rect.size, frame.scale, "village", draw))
