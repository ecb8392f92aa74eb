"""Every building: its drawing, what it costs and brings, and what it is for."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BLUEPRINT, CARD, INK, MUTED, ROW_EDGE
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import box
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.type import Role
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.screens.howto.found_words import NOTHING_ASKED, AskedWords, TextLook, draw_asked, text_height
from hamlet.app.table.look import Pictures
from hamlet.engine.definitions import Definitions
from hamlet.values import dataclass
from hamlet.words.localised import localised
from hamlet.words.rulebook.listings import Sources
from hamlet.words.words import Words

PICTURE = (150, 124)
PAD, NAME, TEXT = 12, 24, 18


class BuildingPictures:
    """Drawings of all buildings there are, each made when it is first seen, one in a frame."""

    def __init__(self, words: Words, sources: Sources, season: SeasonLook) -> None:
        self._words = words
        self._season = season
        self._definitions = (sources.played, sources.whole)
        self._made: dict[int, Pictures] = {}

    def get(self, tile: str, size: tuple[int, int]) -> pygame.Surface:
        """The drawing, or plain blue paper until it is made."""
        for number, definitions in enumerate(self._definitions):
            place = _place(definitions, tile)
            if place is not None:
                if number not in self._made:
                    art = TileArt(localised(self._words, definitions))
                    art.season = self._season
                    self._made[number] = Pictures(art)
                return self._made[number].get(place, size)
        raise KeyError(tile)

    @property
    def busy(self) -> bool:
        """Whether drawings are still to be made."""
        return any(each.waiting for each in self._made.values())

    def work(self) -> bool:
        """Make one; whether there was one to make."""
        return any(each.work() for each in self._made.values())


def _place(definitions: Definitions, tile: str) -> int | None:
    return next((number for number, each in enumerate(definitions.tiles) if each.id == tile), None)


@dataclass(frozen=True, slots=True)
class BuildingPainter:
    """Draws a building on its blueprint, once it is made."""

    pictures: BuildingPictures
    tile: str

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float, moment: float) -> None:
        """Into its place."""
        surface.blit(self.pictures.get(self.tile, rect.size), rect)


@dataclass(frozen=True, slots=True)
class BuildingCard(Unmoved):
    """One building; choosing it leads to the rules of its kind."""

    id: Id
    tile: str
    name: str
    where: str
    lines: tuple[str, ...]
    """With marks: what it costs, what it brings, what it is for."""
    flag: bool
    hint: str
    pictures: BuildingPictures
    asked: AskedWords = NOTHING_ASKED

    def pressed(self) -> SetValue | None:
        """Its rules are read."""
        return True

    def _room(self, pane: KitPane, width: int) -> int:
        return width - pane.px(PICTURE[0] + 3 * PAD)

    def _name(self, pane: KitPane) -> TextLook:
        return TextLook(Role.TITLE, pane.px(NAME), INK, CARD)

    def _name_room(self, pane: KitPane, width: int) -> int:
        return self._room(pane, width) - (pane.px(28) if self.flag else 0)

    def height(self, pane: KitPane, width: int) -> int:
        """The picture, or the words if they are more."""
        room = self._room(pane, width)
        texts = (plain(self.where), *self.lines)
        words = sum(measure_rich(each, room, Role.TEXT, pane.px(TEXT))[1] for each in texts)
        words += text_height(plain(self.name), self._name_room(pane, width), self._name(pane))
        return max(pane.px(PICTURE[1]), words + pane.px(4 * len(self.lines))) + 2 * pane.px(PAD)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The picture at the left, the words beside it."""
        px = pane.px
        pane.control(self, rect, self.hint, lifts=True)
        box(pane.surface, rect, CARD, px(9), ROW_EDGE, px(1.5))
        picture = pygame.Rect(rect.left + px(PAD), rect.top + px(PAD), px(PICTURE[0]), px(PICTURE[1]))
        box(pane.surface, picture.inflate(px(4), px(4)), INK, px(5))
        pygame.draw.rect(pane.surface, BLUEPRINT, picture)
        pane.live(picture, BuildingPainter(self.pictures, self.tile), 0.0)
        left, top = picture.right + px(PAD), rect.top + px(PAD)
        room, look = self._room(pane, rect.width), self._name(pane)
        wide = self._name_room(pane, rect.width)
        name = pygame.Rect(left, top, wide, text_height(plain(self.name), wide, look))
        draw_asked(pane.surface, plain(self.name), name, look, self.asked)
        if self.flag:
            draw_icon(pane.surface, "flag", (left + room - px(12), top + px(16)), px(24))
        top = name.bottom
        area = pygame.Rect(left, top, room, rect.bottom - top)
        top += draw_rich(pane.surface, plain(self.where), area, Role.TEXT, px(TEXT), MUTED, CARD)
        for line in self.lines:
            area = pygame.Rect(left, top + px(4), room, rect.bottom - top)
            top += px(4) + draw_rich(pane.surface, line, area, Role.TEXT, px(TEXT), INK, CARD)


@dataclass(frozen=True, slots=True)
class BuildingRow:
    """Some of them side by side, all as high as the highest."""

    cards: tuple[BuildingCard, ...]
    columns: int
    gap: int = 12

    @property
    def id(self) -> str:
        """By this a page finds it: the buildings that lie in it."""
        return " ".join(card.tile for card in self.cards)

    def _wide(self, pane: KitPane, width: int) -> int:
        return (width - pane.px(self.gap) * (self.columns - 1)) // self.columns

    def height(self, pane: KitPane, width: int) -> int:
        """The highest."""
        return max(card.height(pane, self._wide(pane, width)) for card in self.cards)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        wide = self._wide(pane, rect.width)
        for number, card in enumerate(self.cards):
            left = rect.left + (wide + pane.px(self.gap)) * number
            card.draw(pane, pygame.Rect(left, rect.top, wide, rect.height))


def in_rows(cards: Sequence[BuildingCard], columns: int) -> tuple[BuildingRow, ...]:
    """All of them, so many side by side."""
    return tuple(
        BuildingRow(tuple(cards[start : start + columns]), columns) for start in range(0, len(cards), columns)
    )
