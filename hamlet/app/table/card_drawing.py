"""A card that was measured is drawn: head, parts that may be scrolled, buttons."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, INK, MUTED, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.shapes import disc
from hamlet.app.art.type import Role
from hamlet.app.art.water.boat_pictures import boat_picture
from hamlet.app.ids import PanelCommand
from hamlet.app.table.card_buttons import draw_buttons
from hamlet.app.table.card_parts import Drawer, drawers_for
from hamlet.app.table.card_plan import (
    BELOW,
    GAP,
    LEAST_SEEN,
    PAD,
    PICTURE,
    TEXT,
    TITLE,
    CardPlan,
    title_width,
)
from hamlet.app.table.card_scrolling import draw_scrolling, hits_in
from hamlet.app.table.look import Look
from hamlet.app.table.rule_link import draw_rule_link
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane

BOAT = 48
LINK_IN = 9  # how far in the corner the middle of the way to the rules lies
GROUND = PanelCommand("card")


def draw_card(pane: Pane, rect: pygame.Rect, look: Look, plan: CardPlan, scroll: int) -> None:
    """Draw a card without its ground (the tail needs the ground first)."""
    px, card = pane.px, plan.card
    inner = pygame.Rect(
        rect.left + px(PAD), rect.top + px(PAD), rect.width - 2 * px(PAD), rect.height - 2 * px(PAD)
    )
    _draw_head(pane, inner, look, plan)
    below = plan.blank.height if plan.blank is not None and plan.blank.before == BELOW else 0
    foot = pygame.Rect(inner.left, rect.bottom - px(PAD - GAP) - plan.foot - below, inner.width, plan.foot)
    window = pygame.Rect(
        rect.left + px(4), inner.top + plan.head, rect.width - px(8), foot.top - inner.top - plan.head
    )
    _draw_body(pane, window, inner, look, plan, min(scroll, plan.scroll_most))
    draw_buttons(pane, foot, card.buttons, tight=plan.tight)
    # The card itself is hit, under everything on it: a click on paper is no click on the village.
    pane.hits.insert(0, HitRegion(GROUND, rect.copy(), -1, True, "", "card", tab=False, ring=False))


def _draw_head(pane: Pane, inner: pygame.Rect, look: Look, plan: CardPlan) -> None:
    px, card, left = pane.px, plan.card, inner.left
    if card.boat is not None:
        boat = boat_picture(card.boat, px(BOAT))
        boat.blit_to(pane.surface, (inner.left + px(PICTURE) / 2, inner.top + px(BOAT)))
        left = inner.left + px(PICTURE + 12)
    elif plan.tile is not None:
        frame = pygame.Rect(inner.left, inner.top, px(PICTURE), px(PICTURE))
        pane.surface.blit(look.pictures.get(plan.tile, frame.size), frame)
        pygame.draw.rect(pane.surface, INK, frame, px(2), border_radius=px(6))
        left = frame.right + px(12)
    elif card.icon and plan.pictured:
        middle = (inner.left + px(PICTURE) // 2, inner.top + px(PICTURE) // 2)
        disc(pane.surface, middle, px(28), BANNER, INK, 2 * pane.scale)
        draw_icon(pane.surface, card.icon, middle, px(36))
        left = inner.left + px(PICTURE + 12)
    width = inner.right - left
    if card.rule:
        draw_rule_link(pane, (inner.right - px(LINK_IN), inner.top + px(LINK_IN)), card.rule)
    room = title_width(pane, card, width)
    tall = measure_rich(plain(card.title), room, Role.TITLE, px(TITLE))[1]
    title = pygame.Rect(left, inner.top, room, tall)
    used = draw_rich(pane.surface, plain(card.title), title, Role.TITLE, px(TITLE), INK, PAPER)
    if card.subtitle:
        below = pygame.Rect(left, inner.top + used, width, plan.head - used)
        draw_rich(pane.surface, card.subtitle, below, Role.TEXT, px(TEXT), MUTED, PAPER)
    art.brass_rule(pane.surface, inner.left, inner.top + plan.head - px(7), inner.width, pane.scale)


def _draw_body(
    pane: Pane, window: pygame.Rect, inner: pygame.Rect, look: Look, plan: CardPlan, scroll: int
) -> None:
    """The parts, moved up by `scroll`; what lies outside the window is neither drawn nor hit."""
    clip = pane.surface.get_clip()
    if plan.scroll_most:
        pane.surface.set_clip(window)
    top = window.top - scroll
    seen: list[pygame.Rect] = []
    drawers: list[Drawer] = drawers_for(plan.card.parts)
    for number, (drawer, height) in enumerate(zip(drawers, plan.heights, strict=True)):
        top += plan.blank.height if plan.blank is not None and plan.blank.before == number else 0
        place = pygame.Rect(inner.left, top, inner.width, height)
        before = len(pane.hits)
        if window.contains(place.inflate(0, -2)) or (height > window.height and place.colliderect(window)):
            drawer.draw(pane, place)
            seen.append(place)
        pane.hits[before:] = hits_in(pane.hits[before:], window, pane.px(LEAST_SEEN))
        top += height + plan.gap
    pane.surface.set_clip(clip)
    if plan.scroll_most:
        draw_scrolling(pane, window, plan.scroll_most, scroll, seen)
