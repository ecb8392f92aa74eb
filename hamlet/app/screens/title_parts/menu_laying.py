"""The pieces of the title laid out: letters, banner and foot; cards and lines of the menu; what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from hamlet import __version__
from hamlet.app.art.masthead import masthead
from hamlet.app.art.palette import BANNER, BRASS_TEXT, COST, INK, PAPER
from hamlet.app.art.shapes import box, shadow
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, line_height, measure, wrap
from hamlet.app.ids import ButtonId
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_pieces import KitPiece, LaidPiece
from hamlet.app.screens.game_lines import when_saved, who_plays
from hamlet.app.screens.title_parts.menu_pieces import (
    NIGHT,
    GoldGame,
    MenuWay,
    RedLine,
    WayCard,
    WayIcon,
    darken_behind,
)
from hamlet.app.screens.title_parts.menu_table import CARDS, CONTINUE, LINES, NEW_GAME, TitleEntry
from hamlet.app.screens.title_parts.seats_told import seats_told
from hamlet.app.screens.title_parts.title_places import TitleRoom
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.sheet import sheet
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.screens.title import TitleScreen

TROUBLE = 520
SMALL = 18
LEAST_LINE = 30
WayPiece = GoldGame | WayCard | MenuWay | WayIcon | RedLine


@dataclass(frozen=True, slots=True)
class TitleBanner:
    """The line under the letters."""

    words: str
    size: int

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On gold."""
        shadow(pane.surface, rect, pane.px(5), pane.px(3), pane.px(6))
        box(pane.surface, rect, BANNER, pane.px(5), INK, pane.px(2))
        draw_text(pane.surface, self.words, rect, Role.BANNER, self.size, INK, BANNER, Align.CENTRE)


@dataclass(frozen=True, slots=True)
class TitleFoot:
    """The version, and whose game it is not."""

    version: str
    note: str

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends; what has no room beside the version is left away."""
        size = pane.px(SMALL)
        written = draw_text(pane.surface, self.version, rect, Role.TEXT, size, BRASS_TEXT, NIGHT)
        wide = measure(self.note, Role.TEXT, size)
        if wide < rect.right - written.right - pane.px(24):
            darken_behind(pane, pygame.Rect(rect.right - wide, rect.top, wide, rect.height))
            draw_text(pane.surface, self.note, rect, Role.TEXT, size, BRASS_TEXT, NIGHT, Align.RIGHT)


@dataclass(frozen=True, slots=True)
class TitleTrouble:
    """Why no game can be begun or opened: it may name a file, and is read to its end."""

    text: str

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On a sheet of its own."""
        sheet(pane, rect)
        inner = rect.inflate(-pane.px(48), -pane.px(48))
        draw_wrapped(pane.surface, self.text, inner, Role.LABEL, pane.px(SMALL), COST, PAPER)


def lay_words(page: TitleScreen, room: TitleRoom) -> Iterator[LaidPiece]:
    """The letters, the banner, the foot, and what is wrong."""
    px, label, pieces = room.px, page.words.label, page.pieces
    left, base = (px(each) for each in room.measures.letters_at)
    letters = masthead(label("screens.hamlet"), px(room.measures.letters), page.backdrop.season)
    size = letters.surface.get_size()
    piece = KitPiece(letters.surface, 0, size, (), (), ())
    yield LaidPiece(piece, (left - letters.origin[0], base - letters.origin[1]))
    under, tall = label("screens.title.under"), max(px(SMALL), round(room.banner.height * 0.62))
    banner = room.banner
    banner.width = measure(under, Role.BANNER, tall) + px(40)
    yield LaidPiece(
        pieces.get(TitleBanner(under, tall), banner.size, page.scale, TitleBanner(under, tall).draw),
        banner.topleft,
    )
    foot = TitleFoot(label("screens.version", version=__version__), label("screens.title.unofficial"))
    yield LaidPiece(pieces.get(foot, room.foot.size, page.scale, foot.draw), room.foot.topleft)
    if page.trouble:
        yield _trouble(page, room)


def _trouble(page: TitleScreen, room: TitleRoom) -> LaidPiece:
    px = room.px
    free = pygame.Rect(room.menu.right, 0, room.window.right - room.menu.right, room.window.height)
    width = min(px(TROUBLE), free.width - px(48))
    lines = wrap(page.trouble, width - px(48), Role.LABEL, px(SMALL))
    card = pygame.Rect(0, 0, width, len(lines) * line_height(px(SMALL)) + px(48))
    card.center = free.center
    told = TitleTrouble(page.trouble)
    return LaidPiece(page.pieces.get(told, card.size, page.scale, told.draw), card.topleft)


def lay_menu(page: TitleScreen, room: TitleRoom) -> Iterator[LaidPiece]:
    """From the top: the card in gold, what is wrong with games, further cards, lines or icons."""
    px, measures = room.px, room.measures
    area, top = room.menu, room.menu.top
    rows: list[tuple[list[WayPiece], int]] = [([_first(page, room)], px(measures.first))]
    red = _red_line(page, room)
    if red is not None:
        rows.append(([red], red.height(KitPane(Pane(page.picture, page.scale, page.words)), area.width)))
    if page.kept.newest is not None:
        rows.append(([_card(page, NEW_GAME)], px(measures.card)))
    rows.append(([_card(page, entry) for entry in CARDS], px(measures.card)))
    for row, high in rows:
        for piece, place in zip(row, _beside(area, top, high, len(row), px(measures.gap)), strict=True):
            yield _laid(page, piece, place)
        top += high + px(measures.gap)
    yield from _lay_lines(page, room, top)


def _lay_lines(page: TitleScreen, room: TitleRoom, top: int) -> Iterator[LaidPiece]:
    """As high as there is room for; where words have no room they are buttons side by side."""
    entries = [entry for entry in LINES if entry.there(page.facts)]
    px, area = room.px, room.menu
    lit = page.marks.lit
    lit.clear()
    high = min(px(room.measures.line), (area.bottom - top) // max(1, len(entries)))
    if room.compact and high < px(LEAST_LINE):
        for number, entry in enumerate(entries):
            side = px(room.measures.line)
            place = pygame.Rect(area.left + number * (side + px(room.measures.gap)), top, side, side)
            yield _laid(page, WayIcon(entry.name, *_told(page, entry), entry.icon), place)
        return
    for number, entry in enumerate(entries):
        place = pygame.Rect(area.left, top + number * high, area.width, high)
        rule = number < len(entries) - 1
        words = _told(page, entry)
        lit[ButtonId(entry.name)] = _laid(page, MenuWay(entry.name, *words, entry.icon, lit=True), place)
        yield _laid(page, MenuWay(entry.name, *words, entry.icon, rule=rule), place)


def _laid(page: TitleScreen, piece: WayPiece, place: pygame.Rect) -> LaidPiece:
    return LaidPiece(page.pieces.get(piece, place.size, page.scale, piece.draw), place.topleft)


def _beside(area: pygame.Rect, top: int, high: int, count: int, gap: int) -> list[pygame.Rect]:
    wide = (area.width - gap * (count - 1)) // count
    return [pygame.Rect(area.left + number * (wide + gap), top, wide, high) for number in range(count)]


def _first(page: TitleScreen, room: TitleRoom) -> WayPiece:
    """The game to go on with; where there is none, a new one takes its place."""
    newest, label = page.kept.newest, page.words.label
    if newest is None:
        return _card(page, NEW_GAME, gold=True)
    header = newest.header
    number = header.round if header is not None else None
    under = label("screens.title.round", round=number) if number else when_saved(header)
    hint = ", ".join(told for told in (who_plays(page.words, header), when_saved(header)) if told)
    seats = seats_told(header, page.backdrop.points)
    picture = page.backdrop.card
    return GoldGame(CONTINUE, label("screens.continue"), under, seats, hint, picture, room.measures.picture)


def _card(page: TitleScreen, entry: TitleEntry, *, gold: bool = False) -> WayCard:
    ring = entry.invites(page.home, page.facts)
    return WayCard(entry.name, *_told(page, entry), entry.icon, entry.seat, gold, ring)


def _told(page: TitleScreen, entry: TitleEntry) -> tuple[str, str]:
    return page.words.label(entry.code), entry.told(page.home, page.facts)


def _red_line(page: TitleScreen, room: TitleRoom) -> RedLine | None:
    """What is wrong with games that are kept; in a low window reasons are left to their own page."""
    newest, wrong, label = page.kept.newest, page.kept.broken, page.words.label
    if not wrong:
        older = newest is not None and newest.problem is not None
        return RedLine(label("screens.title.older")) if older else None
    brief = RedLine(label("screens.games.wrong", count=len(wrong)))
    if len(wrong) > 1 or wrong[0].problem is None or room.compact:
        return brief
    return RedLine(label("screens.games.broken", why=wrong[0].problem.told(page.words)))
