"""Blueprints in the display and in the hand."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art import plates
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.letter_disc import letter_disc
from hamlet.app.art.palette import BANNER, BAR, BRASS_TEXT, GLOW, INK, PAPER
from hamlet.app.art.rich import plain
from hamlet.app.art.shapes import box, glow
from hamlet.app.art.sized import sized
from hamlet.app.art.type import Align, Role, broken, draw_text, fit, measure, wrap
from hamlet.app.ids import InfoId
from hamlet.app.table.blueprint_strip import draw_strip
from hamlet.app.table.look import Look
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import DisplayItem, HandItem

NAME = 18
MOST_LINES = 2
STRIP = 30
LETTER = 15
SINCE = 18


def blueprint_hint(look: Look, tile: int, reason: str) -> str:
    """What hovering a blueprint tells."""
    return f"*{plain(look.definitions.tiles[tile].name)}*" + (f"\n{reason}" if reason else "")


@sized(256)
def name_lines(name: str, width: int, size: int) -> tuple[str, ...]:
    """A name in one line, or in two; a word is broken only where it must be, a name without end cut."""
    lines = tuple(wrap(name, width, Role.NUMBER, size))
    if len(lines) <= MOST_LINES:
        return lines
    return _packed(name, width, size) or (fit(name, width, Role.NUMBER, size),)


def _packed(name: str, width: int, size: int) -> tuple[str, str] | None:
    """Two lines, of which the first is as full as a hyphen makes it; None where they do not hold all."""
    words = name.split()
    count = max(n for n in range(len(words)) if measure(" ".join(words[:n]), Role.NUMBER, size) <= width)
    first, word = " ".join(words[:count]), words[count]
    taken = measure(f"{first} ", Role.NUMBER, size) + 3 if first else 0
    piece, *rest = broken(word, width - taken, Role.NUMBER, size)
    if rest:
        first = f"{first} {piece}".strip()
        word = word[len(piece) - 1 :]
    second = " ".join((word, *words[count + 1 :]))
    return (first, second) if first and measure(second, Role.NUMBER, size) <= width else None


@sized(256)
def least_width(name: str, size: int) -> int:
    """The width in which a name takes at most two lines."""
    words = name.split()
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words) + 1)]
    return min(max(measure(part, Role.NUMBER, size) for part in split) for split in splits)


def draw_blueprint(pane: Pane, rect: pygame.Rect, look: Look, tile: int, *, lit: bool) -> None:
    """The card itself: picture, name, cost at the left, gain at the right."""
    px, surface = pane.px, pane.surface
    if lit:
        glow(surface, rect.inflate(px(4), px(4)), px(10), px(9), GLOW)
        box(surface, rect.inflate(px(6), px(6)), BANNER, px(12))
    art.panel(surface, rect, pane.scale)
    definition = look.definitions.tiles[tile]
    size = px(NAME)
    lines = name_lines(definition.name, rect.width - px(8), size)
    step = px(NAME + 2)
    strip = pygame.Rect(rect.left + px(3), rect.bottom - px(STRIP) - px(3), rect.width - px(6), px(STRIP))
    text_top = strip.top - step * len(lines) - px(3 if lines else 0)
    picture = pygame.Rect(
        rect.left + px(3), rect.top + px(3), rect.width - px(6), text_top - rect.top - px(5)
    )
    if picture.height > px(12):
        surface.blit(look.pictures.get(tile, picture.size), picture)
        pygame.draw.rect(surface, INK, picture.inflate(2, 2), max(1, px(1.5)), border_radius=px(6))
    for number, line in enumerate(lines):
        area = pygame.Rect(rect.left + px(4), text_top + step * number, rect.width - px(8), step)
        draw_text(surface, line, area, Role.NUMBER, size, INK, PAPER, Align.CENTRE)
    draw_strip(pane, strip, look, tile)


def draw_display_item(pane: Pane, rect: pygame.Rect, look: Look, item: DisplayItem) -> None:
    """A blueprint on offer with its price and the coins lying on it."""
    px = pane.px
    place = rect.move(0, -px(6)) if item.selected else rect
    draw_blueprint(pane, place, look, item.tile, lit=item.selected)
    if item.price is not None:
        plates.price_tag(pane.surface, place.left - px(2), place.top - px(2), item.price, pane.scale)
    if item.coins:
        centre = (place.right - px(16), place.top + px(15))
        draw_icon(pane.surface, "gold", centre, px(24), halo=PAPER)
        if item.coins > 1:
            plates.number_disc(
                pane.surface, (centre[0] - px(4), centre[1] + px(16)), str(item.coins), BANNER, pane.scale
            )
    _draw_letter(pane, place, item)
    hint = blueprint_hint(look, item.tile, item.reason)
    if item.since:
        hint += f"\n{pane.label('table.display.since', at=item.since)}"
        if not item.letter:
            _draw_since(pane, place, item)
    pane.hit(item.id, place, hint, enabled=item.takeable)


def _draw_since(pane: Pane, place: pygame.Rect, item: DisplayItem) -> None:
    """When it was saved as it is now, on a small flag at the right over its picture."""
    px, size = pane.px, pane.px(SINCE)
    flag = pygame.Rect(0, place.top - px(4), measure(item.since, Role.LABEL, size) + px(16), px(26))
    flag.right = place.right - px(30 if item.coins else 2)
    box(pane.surface, flag, BANNER, px(13), INK, px(1.5))
    draw_text(pane.surface, item.since, flag, Role.LABEL, size, INK, BANNER, Align.CENTRE)


def draw_hand_item(pane: Pane, rect: pygame.Rect, look: Look, item: HandItem, number: int) -> None:
    """A blueprint in the hand with the key that picks it."""
    px = pane.px
    place = rect.move(0, -px(6)) if item.selected else rect
    draw_blueprint(pane, place, look, item.tile, lit=item.selected)
    plates.key_tag(pane.surface, place.left - px(2), place.top - px(2), str(number), pane.scale)
    _draw_letter(pane, place, item)
    pane.hit(item.id, place, blueprint_hint(look, item.tile, item.reason), enabled=item.buildable)


def _draw_letter(pane: Pane, place: pygame.Rect, item: DisplayItem | HandItem) -> None:
    """The letter of a hint, on the corner that bears neither price nor key."""
    if item.letter:
        at = (place.right - pane.px(LETTER), place.top + pane.px(LETTER))
        fill = BANNER if item.selected else PAPER
        letter_disc(pane.surface, at, item.letter, fill, pane.scale, radius=LETTER)


def draw_taken_item(pane: Pane, rect: pygame.Rect, item: HandItem) -> None:
    """The empty place of a blueprint that is held over the village."""
    art.well(pane.surface, rect, pane.scale)
    pane.hit(item.id, rect, enabled=False)


def draw_arriving_item(pane: Pane, rect: pygame.Rect, look: Look, item: HandItem) -> None:
    """The place of a blueprint that is still flying there: empty to the eye, and chosen all the same."""
    art.well(pane.surface, rect, pane.scale)
    pane.hit(item.id, rect, blueprint_hint(look, item.tile, item.reason), enabled=item.buildable)


def draw_awaited_item(pane: Pane, rect: pygame.Rect, look: Look, item: DisplayItem) -> None:
    """The place of a blueprint that still tumbles out of the bag: empty to the eye, taken all the same."""
    art.well(pane.surface, rect, pane.scale)
    pane.hit(item.id, rect, blueprint_hint(look, item.tile, item.reason), enabled=item.takeable)


def draw_free_places(pane: Pane, rect: pygame.Rect, free: int) -> None:
    """The empty places of the hand, as one dark well."""
    px = pane.px
    art.well(pane.surface, rect, pane.scale)
    words = pane.label("table.hand.places" if rect.width > px(110) else "table.hand.free", free=free)
    if measure(words, Role.TEXT, px(18)) > rect.width - px(6):
        words = str(free)
    draw_icon(pane.surface, "blueprint", (rect.centerx, rect.centery - px(14)), px(26), opacity=70)
    area = pygame.Rect(rect.left + px(2), rect.centery + px(8), rect.width - px(4), px(24))
    draw_text(pane.surface, words, area, Role.TEXT, px(18), BRASS_TEXT, art.WELL, Align.CENTRE)
    pane.tell(InfoId("free"), rect, pane.label("table.hand.room", free=free))


def draw_side_label(
    pane: Pane, rect: pygame.Rect, text: str, colour: tuple[int, int, int] = BRASS_TEXT
) -> None:
    """A word set upright along the edge of a group."""
    size = pane.px(20)
    width = measure(text, Role.TITLE, size)
    line = pygame.Surface((width + 4, size * 3 // 2), pygame.SRCALPHA)
    draw_text(line, text, (2, line.get_height() // 2), Role.TITLE, size, colour, BAR)
    turned = pygame.transform.rotate(line, 90)
    pane.surface.blit(turned, turned.get_rect(center=rect.center))


def visible(items: Sequence[HandItem], first: int, count: int) -> Sequence[tuple[int, HandItem]]:
    """The part of the hand that is shown, with the number of each."""
    return list(enumerate(items, start=1))[first : first + count]
