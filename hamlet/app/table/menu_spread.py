"""The season's cards over the dock, side by side; the chosen one stands higher."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import ButtonState, Face, Label
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.art.menu.menu_card import CARD, RISE, MenuFace, draw_menu_card
from hamlet.app.art.palette import BAR, BRASS_DARK, COST, GREEN, INK, MUTED, PAPER, Colour, mix
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, shadow
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.ids import Command, Id, PanelCommand
from hamlet.app.table.card_buttons import draw_button, key_room
from hamlet.app.table.overlays import CARD_Z, Overlay
from hamlet.app.table.paging import AFTER, BEFORE, draw_small
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import DrawnPiece, DrawOnPane, Pane, PieceCache
from hamlet.app.view.parts import Button
from hamlet.app.view.waterside import MenuPart, MenuSpread

GAPS = {FrameKind.WIDE: 34, FrameKind.NORMAL: 14, FrameKind.COMPACT: 12}
EDGE, LOW, HEAD = 10, 16, 68
LEAST_WIDE = 200
TEXT, LEAST_TEXT, STEP = 20, 18, 34
NOTE = 38
LEAST_PICTURE = 36 + 50 + 50 + 60  # ribbon, button, edges and what is left of the picture
GROUND = PanelCommand("card")


@dataclass(frozen=True, slots=True)
class SpreadPlan:
    """Where the cards stand: a part of them, from `first`, where there are too many."""

    first: int
    places: tuple[pygame.Rect, ...]
    head: pygame.Rect


def plan_spread(frame: TableFrame, spread: MenuSpread) -> SpreadPlan:
    """As large as there is room for over the dock."""
    px, village = frame.px, frame.village
    gap, count = px(GAPS[frame.kind]), len(spread.cards)
    room = village.width - 2 * px(EDGE)
    shown = max(1, min(count, (room + gap) // (px(LEAST_WIDE) + gap)))
    if shown < count:
        room -= 2 * px(STEP + EDGE)
        shown = max(1, min(shown, (room + gap) // (px(LEAST_WIDE) + gap)))
    wide = min(px(CARD[0]), (room - gap * (shown - 1)) // shown)
    high = min(px(CARD[1]), village.height - px(HEAD + RISE + LOW))
    left = village.centerx - (wide * shown + gap * (shown - 1)) // 2
    chosen = next((number for number, card in enumerate(spread.cards) if card.chosen), 0)
    first = max(0, min(chosen - shown // 2, count - shown))
    places = []
    for number in range(shown):
        rect = pygame.Rect(left + (wide + gap) * number, village.bottom - px(LOW) - high, wide, high)
        places.append(rect.move(0, -px(RISE)) if spread.cards[first + number].chosen else rect)
    head = pygame.Rect(0, 0, min(px(720), room), px(HEAD - 8))
    head.midbottom = (village.centerx, min(rect.top for rect in places) - px(6))
    return SpreadPlan(first, tuple(places), head)


def spread_overlays(cache: PieceCache, frame: TableFrame, spread: MenuSpread) -> list[Overlay]:
    """The head, and the cards that have room; arrows where there are more."""
    plan = plan_spread(frame, spread)
    key = ("menu-head", spread.title, spread.about)
    found = [_put(cache.get(key, plan.head.size, frame.scale, "bar", _head(spread)), plan.head)]
    for number, rect in enumerate(plan.places):
        card = spread.cards[plan.first + number]
        piece = cache.get(("menu-card", card), rect.size, frame.scale, "card", partial(draw_part, card=card))
        found.append(_put(piece, rect))
    if len(plan.places) < len(spread.cards):
        found += _arrows(cache, frame, spread.cards, plan)
    return found


def _put(piece: DrawnPiece, rect: pygame.Rect) -> Overlay:
    return Overlay(rect, piece, [replace(hit.moved(*rect.topleft), z=hit.z + CARD_Z) for hit in piece.hits])


def _arrows(
    cache: PieceCache, frame: TableFrame, cards: Sequence[MenuPart], plan: SpreadPlan
) -> list[Overlay]:
    """Choosing a card beyond those that are seen moves them along."""
    px, size = frame.px, (frame.px(STEP), frame.px(64))
    chosen = next((number for number, card in enumerate(cards) if card.chosen), plan.first)
    middle, edge = plan.places[0].centery, px(6)
    found = []
    for by, sign, code, x in (
        (-1, BEFORE, "table.lake.more.less", plan.places[0].left - edge - size[0]),
        (1, AFTER, "table.lake.more.more", plan.places[-1].right + edge),
    ):
        other = cards[(chosen + by) % len(cards)]
        rect = pygame.Rect((x, middle), size)

        draw = partial(_arrow, what=other.id, sign=sign, code=code)
        found.append(_put(cache.get(("menu-arrow", by, other.id), size, frame.scale, "card", draw), rect))
    return found


def _arrow(pane: Pane, area: pygame.Rect, what: Id, sign: str, code: str) -> None:
    draw_small(pane, area, what, sign, pane.label(code), 30)


def _head(spread: MenuSpread) -> DrawOnPane:
    def draw(pane: Pane, area: pygame.Rect) -> None:
        px = pane.px
        shadow(pane.surface, area, px(10), px(4), px(8))
        box(pane.surface, area, (*BAR, 238), px(10), BRASS_DARK, px(1.5))
        draw_icon(
            pane.surface, season_icon(spread.icon), (area.left + px(38), area.centery), px(38), halo=PAPER
        )
        room = area.width - px(84) - _draw_close(pane, area)
        title = pygame.Rect(area.left + px(72), area.top + px(5), room, px(28))
        draw_text(pane.surface, spread.title, title, Role.TITLE, px(25), PAPER, BAR)
        about = pygame.Rect(title.left, title.bottom, title.width, px(24))
        draw_text(pane.surface, spread.about, about, Role.TEXT, px(19), PAPER, BAR)
        pane.hits.append(HitRegion(GROUND, area.copy(), -1, True, "", "bar", tab=False, ring=False))

    return draw


def _draw_close(pane: Pane, head: pygame.Rect) -> int:
    """The way out at the end of the head; how much of it that takes."""
    button = Button(Command.BACK, pane.label("table.close"), key="Esc", leaves=True)
    words = measure(button.label, Role.NUMBER, pane.px(TEXT))
    place = pygame.Rect(0, 0, words + key_room(pane, button) + pane.px(24), pane.px(40))
    place.midright = (head.right - pane.px(10), head.centery)
    draw_button(pane, place, button)
    return head.right - place.left


def draw_part(pane: Pane, area: pygame.Rect, card: MenuPart) -> None:
    """One card with its text, what became of it or why it cannot be used, and its button.

    Where there is no room for both, why it cannot be used stands in place of the button.
    """
    px, inner = pane.px, area.width - 2 * pane.px(16)
    below, size = _below(pane, card, inner), px(TEXT)
    most = area.height - px(LEAST_PICTURE)
    if measure_rich(card.text, inner, Role.TEXT, size)[1] + below > most:
        size = px(LEAST_TEXT)
    high = measure_rich(card.text, inner, Role.TEXT, size)[1]
    instead = high + below > most and bool(card.reason) and not card.note
    face = MenuFace(card.card, card.name, card.fish, card.season)
    lines = max(px(58), high + (0 if instead else below))
    places = draw_menu_card(
        pane.surface, area, face, pane.scale, chosen=card.chosen, spent=card.spent, lines=lines
    )
    text = pygame.Rect(places.text.left, places.text.top, inner, high)
    draw_rich(pane.surface, card.text, text, Role.TEXT, size, INK, places.ground, Align.CENTRE)
    note = pygame.Rect(text.left, places.button.top - px(8) - (below - px(4)), inner, below - px(4))
    if below:
        _draw_below(pane, places.button if instead else note, card, places.ground)
    whole = HitRegion(card.id, area.copy(), -1, True, card.reason, pane.group, tab=False, ring=False)
    pane.hits.append(whole)
    if not instead:
        _draw_button(pane, places.button, card)


def _draw_button(pane: Pane, area: pygame.Rect, card: MenuPart) -> None:
    button = card.button
    state = ButtonState.NORMAL if button.enabled else ButtonState.DISABLED
    looks = Face.GOLD if button.main and button.enabled else Face.PAPER
    label = Label(button.label, button.key if button.enabled else "", button.eye, 20)
    buttons.button(pane.surface, area, label, state, looks, pane.scale)
    pane.hit(button.id, area, button.hint or card.reason, enabled=button.enabled)


def _below(pane: Pane, card: MenuPart, inner: int) -> int:
    """The height of what stands under the text."""
    if card.note:
        return pane.px(NOTE + 4)
    if not card.reason:
        return 0
    return measure_rich(f"{{cross}} {card.reason}", inner, Role.TEXT, pane.px(LEAST_TEXT))[1] + pane.px(8)


def _draw_below(pane: Pane, area: pygame.Rect, card: MenuPart, ground: Colour) -> None:
    px = pane.px
    if not card.note:
        told = f"{{cross}} {card.reason}"
        draw_rich(pane.surface, told, area, Role.TEXT, px(LEAST_TEXT), COST, ground, Align.CENTRE)
        return
    paper = mix(PAPER, GREEN, 0.12)
    box(pane.surface, area, paper, px(7), GREEN, px(1.5))
    draw_icon(pane.surface, "check", (area.left + px(20), area.centery), px(20))
    words = pygame.Rect(area.left + px(38), area.top, area.width - px(44), area.height)
    size = px(19 if measure(card.note, Role.LABEL, px(19)) <= words.width else 18)
    draw_text(pane.surface, card.note, words, Role.LABEL, size, MUTED if card.spent else INK, paper)
