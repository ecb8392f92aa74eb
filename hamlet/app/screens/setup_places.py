"""Where everything of a new game lies, in each of the three layouts."""

from __future__ import annotations

import pygame

from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom, grid
from hamlet.app.kit.paper_cards import PaperCard, WoodHead
from hamlet.app.screens import setup_ids as ids
from hamlet.app.screens.seat_parts import SeatParts
from hamlet.app.screens.setup_parts import SetupParts
from hamlet.app.ui.frame_kind import FrameKind

SEATS_ACROSS = 4
EVERY_HIGH, SEED_HIGH = 54, 46


class SetupPlaces:
    """Places the cards in a room."""

    def __init__(self, room: PageRoom, parts: SetupParts, seats: SeatParts) -> None:
        self.room = room
        self.parts = parts
        self.seats = seats
        self.label = parts.words.label

    def cards(self, tab: str) -> tuple[PlacedCard, ...]:
        """All cards of the page; in a small window those of one of its three pages."""
        if self.room.kind is not FrameKind.COMPACT:
            return tuple(self._whole())
        pages = {ids.VILLAGE_TAB: self._village_page, ids.RULES_TAB: self._rules_page}
        return tuple(pages.get(tab, self._seats_page)())

    # in one page

    def _whole(self) -> list[PlacedCard]:
        room = self.room
        left, right = room.area.copy(), room.area.copy()
        right.width = room.pick(578, 340, 0)
        right.right = room.area.right
        left.width = right.left - room.pick(40, 20, 0) - left.left
        high = room.pick(428, 350, 0)
        upper = pygame.Rect(left.left, left.top, left.width, high + self._head_high)
        lower = pygame.Rect(left.left, upper.bottom + room.pick(14, 8, 0), left.width, 0)
        lower.height = left.bottom - lower.top
        return [*self._seats(upper), *self._lower(lower), *self._right(right)]

    @property
    def _head_high(self) -> int:
        return self.room.pick(40, 34, 30)

    def _headed(self, area: pygame.Rect, title: str, note: str = "") -> tuple[PlacedCard, pygame.Rect]:
        """A head on the wood, and the place below it."""
        gap = self.room.px(6)
        head = pygame.Rect(area.left, area.top, area.width, self._head_high - gap)
        place = pygame.Rect(area.left, area.top + self._head_high, area.width, area.height - self._head_high)
        size = 26 if self.room.kind is FrameKind.WIDE else 22
        return PlacedCard(head, WoodHead(title, note, size)), place

    def _seats(self, area: pygame.Rect) -> list[PlacedCard]:
        head, place = self._headed(area, self.label("screens.new.who"), self.label("screens.new.who.about"))
        return [head, *self._seat_cards(place)]

    def _seat_cards(self, area: pygame.Rect) -> list[PlacedCard]:
        cards = self.seats.cards()
        places = grid(area, max(SEATS_ACROSS, len(cards)), 1, self.room.gap)
        if self.parts.form.solo:
            places[len(cards) - 1] = places[len(cards) - 1].union(places[-1])
        return [PlacedCard(place, card) for place, card in zip(places, cards, strict=False)]

    def _lower(self, area: pygame.Rect) -> list[PlacedCard]:
        """Villages, and beside them the seasons, where there are any."""
        room = self.room
        size = 24 if room.kind is FrameKind.WIDE else 20
        noted = room.kind is FrameKind.WIDE
        villages, seasons = self.parts.villages(size, noted=noted), self.parts.seasons(size - 2)
        if not seasons:
            return self._row(area, self.label("screens.new.start"), villages)
        left, right = area.copy(), area.copy()
        left.width = room.pick(642, 420, 0)
        right.width = area.width - left.width - room.pick(28, 18, 0)
        right.right = area.right
        title, note = self.label("table.lake.pack.season"), self.parts.season_note()
        return [
            *self._row(left, self.label("screens.new.start"), villages),
            *self._row(right, title, seasons, note),
        ]

    def _row(self, area: pygame.Rect, title: str, cards: list[PaperCard], note: str = "") -> list[PlacedCard]:
        head, place = self._headed(area, title, note)
        gap = self.room.pick(14, 10, 10)
        places = grid(place, max(1, len(cards)), 1, gap)
        return [head, *(PlacedCard(each, card) for each, card in zip(places, cards, strict=False))]

    def _right(self, area: pygame.Rect) -> list[PlacedCard]:
        room, parts, placed = self.room, self.parts, []
        if parts.form.lake_offered:
            whole = pygame.Rect(
                area.left,
                area.top,
                area.width,
                room.pick(190 if parts.form.own else 276, 196, 0) + self._head_high,
            )
            head, place = self._headed(whole, self.label("screens.new.expansion"))
            placed += [head, PlacedCard(place, parts.expansion())]
            area = pygame.Rect(
                area.left, whole.bottom + room.pick(12, 8, 0), area.width, area.bottom - whole.bottom
            )
            area.height = self.room.area.bottom - area.top
        head, place = self._headed(area, self.label("screens.rules"))
        return [*placed, head, *self._rules(place)]

    def _rules(self, area: pygame.Rect) -> list[PlacedCard]:
        """The presets above; below them every rule, and the seed."""
        room, parts, gap = self.room, self.parts, self.room.pick(14, 10, 8)
        seed = pygame.Rect(area.left, area.bottom - room.px(SEED_HIGH), area.width, room.px(SEED_HIGH))
        every = pygame.Rect(area.left, seed.top - gap - room.px(EVERY_HIGH), area.width, room.px(EVERY_HIGH))
        presets = pygame.Rect(area.left, area.top, area.width, every.top - gap - area.top)
        wide = room.kind is FrameKind.WIDE
        return [
            PlacedCard(presets, parts.presets() if wide else parts.preset_line()),
            PlacedCard(every, parts.every_rule()),
            PlacedCard(seed, parts.seed()),
        ]

    # in three pages

    def _seats_page(self) -> list[PlacedCard]:
        return self._seat_cards(self.room.area)

    def _village_page(self) -> list[PlacedCard]:
        area, gap = self.room.area, self.room.px(8)
        villages, seasons = self.parts.villages(20, noted=False), self.parts.seasons(20)
        if not seasons:
            return self._row(area, self.label("screens.new.start"), villages)
        high = (area.height - gap) // 2
        upper = pygame.Rect(area.left, area.top, area.width, high)
        lower = pygame.Rect(area.left, area.bottom - high, area.width, high)
        title, note = self.label("table.lake.pack.season"), self.parts.season_note()
        return [
            *self._row(upper, self.label("screens.new.start"), villages),
            *self._row(lower, title, seasons, note),
        ]

    def _rules_page(self) -> list[PlacedCard]:
        area, parts = self.room.area, self.parts
        if not parts.form.lake_offered:
            return self._rules(area)
        left, right = grid(area, 2, 1, self.room.gap)
        head, place = self._headed(left, self.label("screens.new.expansion"))
        below, rules = self._headed(right, self.label("screens.rules"))
        return [head, PlacedCard(place, parts.expansion()), below, *self._rules(rules)]
