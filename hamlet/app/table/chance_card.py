"""The card of a first chance: one sentence, a way to its rule, and a button; over the village, off its tiles.

Only its buttons take clicks: whatever else is seen of the village under its paper can be clicked through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import Label
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, INK, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, shadow
from hamlet.app.art.type import Role, measure
from hamlet.app.ids import PanelCommand, TileId
from hamlet.app.table.kept_visible import TOOLS
from hamlet.app.table.overlays import Overlay, put_at
from hamlet.app.table.placing import covered, place_card
from hamlet.app.table.rule_link import SIDE, draw_rule_link
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.rich_marks import clean

if TYPE_CHECKING:
    from hamlet.app.flow.chances.chance import Chance
    from hamlet.app.flow.chances.chance_search import FoundChance
    from hamlet.app.table.table_frame import TableFrame
    from hamlet.app.ui.pane import Pane, PieceCache
    from hamlet.words.words import Words

GROUP = "chance"
GOT_IT = PanelCommand("got_it")
TEXT, PAD, ICON, BUTTON, GAP, EDGE = 18, 10, 30, 34, 8, 8
DEAR = 6  # how many times a tile counts that lies under it
LINES = 380  # how wide its sentence is where the card has room to stand beside what it speaks of


class ChanceCard:
    """Finds its place once: it does not move while it is read."""

    def __init__(self, words: Words, cache: PieceCache) -> None:
        self.words = words
        self.cache = cache
        self._kept: tuple[object, pygame.Rect] | None = None
        self._over: Overlay | None = None
        self._strength = 0.0

    @property
    def rect(self) -> pygame.Rect | None:
        """Where it stands, if it does."""
        return self._kept[1] if self._kept is not None else None

    def go(self) -> None:
        """It is gone; the next one finds a place of its own."""
        self._kept = self._over = None
        self._strength = 0.0

    def fade(self, strength: float) -> None:
        """So much of it is seen."""
        self._strength = strength
        if self._over is not None:
            self._over.strength = strength

    def stand(
        self,
        frame: TableFrame,
        found: FoundChance,
        village: Sequence[HitRegion],
        bars: Sequence[Overlay],
        hand: tuple[int, int] | None,
    ) -> Overlay:
        """The card in its place."""
        low = frame.village.bottom - frame.px(2 * BUTTON)
        beside = sum(bar.rect.width + frame.px(EDGE) for bar in bars if bar.rect.bottom > low)
        over = self._drawn(frame, found.chance, frame.village.width - frame.px(2 * EDGE) - beside)
        key = (frame.key, frame.village.size, found)
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._place(frame, found, over.rect.size, village, bars, hand)
        placed = replace(put_at(over, self._kept[1]), yields=True, strength=self._strength)
        self._over = placed
        return placed

    def _place(
        self,
        frame: TableFrame,
        found: FoundChance,
        size: tuple[int, int],
        village: Sequence[HitRegion],
        bars: Sequence[Overlay],
        hand: tuple[int, int] | None,
    ) -> pygame.Rect:
        """Off what it speaks of, and never under the hand: a click that is on its way means the village."""
        spoken = {TileId(uid) for uid in found.tiles}
        lit = [hit.bounds for hit in village if hit.id in spoken]
        tools = [hit.bounds for hit in village if hit.group == TOOLS]
        spare = [hit.bounds for hit in village if isinstance(hit.id, TileId)]
        avoid = [*lit, *tools, *(bar.rect for bar in bars)]
        if hand is not None:
            avoid.append(pygame.Rect(0, 0, 1, 1).move_to(center=hand).inflate(frame.px(24), frame.px(24)))
        if frame.kind is FrameKind.WIDE:
            edge = pygame.Rect(frame.village.centerx, frame.village.bottom, 1, 1)
            target = lit[0].unionall(lit[1:]) if lit else edge
            return place_card(size, frame.village, target, avoid, spare * DEAR, frame.scale)[0]
        # Over the dock if it can be, wherever along it fewest tiles lie.
        return min(
            _lines(frame, size), key=lambda line: (covered(line[1], avoid), line[0], covered(line[1], spare))
        )[1]

    def _drawn(self, frame: TableFrame, chance: Chance, room: int) -> Overlay:
        px, words = frame.px, self.words
        text = clean(words.label(chance.code))
        got_it = words.label("table.chance.got_it")
        wide = measure_rich(got_it, role=Role.NUMBER, size=px(TEXT))[0]
        button = wide + measure("Esc", Role.LABEL, px(18)) + px(48)
        beside = px(2 * PAD + ICON) + px(SIDE) + button + px(3 * GAP)
        most = min(px(LINES), room - beside) if frame.kind is FrameKind.WIDE else room - beside
        wide, high = measure_rich(text, most, Role.LABEL, px(TEXT))
        size = (wide + beside, max(high, px(BUTTON)) + 2 * px(PAD))

        def draw(pane: Pane, area: pygame.Rect) -> None:
            shadow(pane.surface, area, px(10), px(4), px(10))
            box(pane.surface, area, BANNER, px(10), INK, px(1.5))
            box(pane.surface, area.inflate(-2 * px(4), -2 * px(4)), PAPER, px(7))
            draw_icon(pane.surface, "hint", (area.left + px(PAD + 12), area.centery), px(26))
            inner = pygame.Rect(area.left + px(PAD + ICON), area.centery - high // 2, wide + px(4), high)
            draw_rich(pane.surface, text, inner, Role.LABEL, px(TEXT), INK, PAPER)
            place = pygame.Rect(0, 0, button, px(BUTTON))
            place.midright = (area.right - px(PAD), area.centery)
            buttons.button(pane.surface, place, Label(got_it, "Esc", size=TEXT), scale=pane.scale)
            hint = pane.label("table.chance.got_it.hint")
            # Escape is its key, so that the focus stays with what one is doing.
            pane.hits.append(HitRegion(GOT_IT, place, 0, True, hint, GROUP, tab=False))
            draw_rule_link(pane, (place.left - px(GAP + SIDE / 2), area.centery), chance.paragraph)

        piece = self.cache.get(("chance", chance.name), size, frame.scale, GROUP, draw)
        return Overlay(pygame.Rect((0, 0), size), piece)


def draw_spoken_of(surface: pygame.Surface, hit: HitRegion, scale: float) -> None:
    """A golden line around what a card speaks of on the panels."""
    if isinstance(hit.shape, pygame.Rect):
        around, radius = hit.shape.inflate(round(6 * scale), round(6 * scale)), round(10 * scale)
        pygame.draw.rect(surface, INK, around, max(1, round(6 * scale)), border_radius=radius)
        inside = around.inflate(-2 * round(scale), -2 * round(scale))
        pygame.draw.rect(surface, BANNER, inside, max(1, round(4 * scale)), border_radius=radius)


def _lines(frame: TableFrame, size: tuple[int, int]) -> list[tuple[int, pygame.Rect]]:
    """Over the dock, one line higher, or under the top: in the middle or at an end; each with its rank."""
    inner = frame.village.inflate(-2 * frame.px(EDGE), -2 * frame.px(EDGE))
    rect = pygame.Rect((0, 0), size)
    rows = (inner.bottom, inner.bottom - size[1] - frame.px(EDGE), inner.top + size[1])
    return [
        (rank, rect.move_to(midbottom=(x, row)))
        for rank, row in enumerate(rows)
        for x in (inner.centerx, inner.right - size[0] // 2, inner.left + size[0] // 2)
    ]
