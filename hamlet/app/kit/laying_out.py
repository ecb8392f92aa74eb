"""Cards where they lie: what has no room in its card is seen through a window, and scrolls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_pieces import KitPieces, LaidPiece
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import STEADY, CardLook, PaperCard, WoodHead
from hamlet.app.kit.pressing import DropLine, DropList
from hamlet.app.kit.scrolling import BAR, FADE, ROOM, FadingFoot, ScrollRail, Scrolls
from hamlet.app.ui.pane import Pane
from hamlet.values import dataclass
from hamlet.words.words import Words


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card and its place, in window pixels."""

    place: pygame.Rect
    card: PaperCard | WoodHead


def measuring_pane(words: Words, scale: float) -> KitPane:
    """A pane to measure on, before anything is drawn."""
    return KitPane(Pane(pygame.Surface((1, 1)), scale, words))


def lay_cards(
    cards: Iterable[PlacedCard], pieces: KitPieces, scrolls: Scrolls, scale: float
) -> list[LaidPiece]:
    """The pieces of all cards, in their order."""
    return [laid for each in cards for laid in _lay(each, pieces, scrolls, scale)]


def _lay(placed: PlacedCard, pieces: KitPieces, scrolls: Scrolls, scale: float) -> Iterator[LaidPiece]:
    card, place = placed.card, placed.place
    if isinstance(card, WoodHead):
        yield LaidPiece(pieces.get(card, place.size, scale, card.draw), place.topleft)
        return
    measuring = measuring_pane(pieces.words, scale)
    body = card.body(measuring, place)
    if card.body_high(measuring, body.width) <= body.height:
        yield LaidPiece(pieces.get(card, place.size, scale, _Whole(card)), place.topleft)
        return
    ground = LaidPiece(pieces.get(("ground", card), place.size, scale, card.draw_ground), place.topleft)
    yield ground
    yield from _scrolled(placed, ground, pieces, scrolls, measuring)


def _scrolled(
    placed: PlacedCard, ground: LaidPiece, pieces: KitPieces, scrolls: Scrolls, pane: KitPane
) -> Iterator[LaidPiece]:
    """The blocks in full, seen through a window; the foot that fades, and the bar beside them."""
    card, px, scale = placed.card, pane.px, pane.scale
    if not isinstance(card, PaperCard):
        return
    body = card.body(pane, placed.place)
    wide = body.width - (0 if card.steady else px(ROOM))
    high = card.body_high(pane, wide)
    at = scrolls.lay(card.group, body, high)
    piece = pieces.get(("blocks", card), (wide, high), scale, card.draw_blocks)
    # Rings at the edges have room too, and the foot fades down to the edge of the card.
    end = placed.place.bottom - px(3) if card.foot is None else body.bottom
    window = pygame.Rect(body.left - px(6), body.top, wide + px(12), end - body.top)
    most = scrolls.most[card.group]
    bare = card.look is CardLook.BARE
    fade = px(FADE) if bare and at < most else 0
    yield LaidPiece(piece, (body.left, body.top - at), window, fade=fade)
    if at < most and not bare:
        foot = pygame.Rect(window.left, window.bottom - px(FADE), window.width, px(FADE))
        fading = FadingFoot(ground, foot.topleft)
        faded = pieces.get((card, foot.topleft), foot.size, scale, fading.draw)
        yield LaidPiece(faded, foot.topleft, foot, over=True)
    rail = ScrollRail(card.group, at, most)
    right = body.right + px(STEADY + 6) if card.steady else body.right
    place = pygame.Rect(right - px(BAR), body.top, px(BAR), body.height)
    yield LaidPiece(pieces.get(rail, place.size, scale, rail.draw), place.topleft)


@dataclass(frozen=True, slots=True)
class _Whole:
    """A card that has room for all its blocks."""

    card: PaperCard

    def __call__(self, pane: KitPane, rect: pygame.Rect) -> None:
        self.card.draw_ground(pane, rect)
        self.card.draw_blocks(pane, self.card.body(pane, rect))
        self.card.draw_tick(pane, rect)


def lay_list(line: DropLine, below: pygame.Rect, room: PageRoom, pieces: KitPieces) -> LaidPiece:
    """An open list: below its line, or above where there is no room."""
    opened = DropList(line)
    place = pygame.Rect(below.left, below.bottom + room.px(4), below.width, opened.tall(room.scale))
    if place.bottom > room.window.bottom - room.px(8):
        place.bottom = max(below.top - room.px(4), place.height + room.px(8))
    piece = pieces.get(opened, place.size, room.scale, opened.draw)
    return LaidPiece(piece, place.topleft)
