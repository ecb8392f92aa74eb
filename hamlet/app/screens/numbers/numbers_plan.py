"""Where everything lies on the page of numbers, in each layout."""

from __future__ import annotations

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.kit.bars import PageFoot, PageTop, Sized
from hamlet.app.kit.blocks import ON_WOOD, BesideBlocks, Block, Spacer, TextBlock, WarnBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import PageRoom, centred, grid
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.numbers import numbers_ids as ids
from hamlet.app.screens.numbers.legend_block import LegendBlock
from hamlet.app.screens.numbers.length_plot import LengthPlot
from hamlet.app.screens.numbers.numbers_shown import SEATS, NumbersShown
from hamlet.app.screens.numbers.numbers_view import length_view, source_views, verdicts
from hamlet.app.screens.numbers.row_pictures import RowPictures
from hamlet.app.screens.numbers.source_bars import SourceBars
from hamlet.app.screens.numbers.tiles_card import TilesCards
from hamlet.app.screens.numbers.verdict_block import RunningBar, VerdictBlock
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.numbers.comparing import Comparison
from hamlet.numbers.opponents import MANY, Ask
from hamlet.values import dataclass
from hamlet.words.words import Words


@dataclass(frozen=True, slots=True)
class NumbersChoices:
    """How the page is looked at."""

    tab: str = ids.TILES
    table: bool = False
    told: str = ""
    """What was done last."""


class NumbersPlan:
    """Lays out the page from what is known."""

    def __init__(
        self, shown: NumbersShown, choices: NumbersChoices, pictures: RowPictures | None, room: PageRoom
    ) -> None:
        self.shown = shown
        self.choices = choices
        self.pictures = pictures
        self.room = room
        self.words: Words = shown.words
        self.compact = room.kind is FrameKind.COMPACT

    def plan(self) -> PagePlan:
        """Everything in its place."""
        found, ask = self.shown.found, self.shown.ask
        cards = [*self._running()]
        if found is None or ask is None or self.pictures is None:
            cards.append(self._empty())
        else:
            cards += self._told(ask, found, self.pictures)
        return PagePlan(self._top(), self._foot(), tuple(cards))

    # above and below

    def _top(self) -> PageTop:
        room, label, shown = self.room, self.words.label, self.shown
        names = plain(shown.names())
        crumb = label("screens.packs") if not self.compact else ""
        if names and room.kind is FrameKind.WIDE:
            crumb = f"{crumb} \u203a {names}"
        games = shown.games
        told = ""
        if games is not None and shown.running:
            told = label("screens.numbers.running", done=games.progress.done, of=games.progress.of)
        elif shown.found is not None:
            code = "screens.numbers.games.short" if self.compact else "screens.numbers.games"
            told = label(code, games=shown.found.games)
        legend = LegendBlock(
            told,
            label("screens.numbers.legend.new"),
            label("screens.numbers.legend.short")
            if self.compact
            else label("screens.numbers.legend.with", packs=names or label("screens.packs")),
            label("screens.numbers.legend.base"),
        )
        wide = room.pick(560, 470, 300)
        controls: tuple[Sized, ...] = ()
        if shown.found is not None or shown.running:
            controls = ((legend, round(wide / room.scale)),)
        return PageTop(label("screens.numbers"), room.kind, crumb, controls=controls)

    def _foot(self) -> PageFoot:
        room, label, shown = self.room, self.words.label, self.shown
        wide = room.kind is FrameKind.WIDE
        blocks: list[Sized] = []
        if shown.games is not None:
            cells = tuple(ChoiceCell(str(each), str(each)) for each in SEATS)
            hint = label("screens.numbers.seats")
            if not self.compact:
                blocks.append((TextBlock(label("screens.numbers.sit"), 19, tone=ON_WOOD), 52))
            blocks.append((JoinedChoices(ids.SEATS, cells, str(shown.seats), tall=42, hint=hint), 132))
        if shown.found is not None and not self.compact:
            code = "screens.numbers.as_plot" if self.choices.table else "screens.numbers.as_table"
            save, table = label("screens.numbers.save"), label(code)
            blocks.append((PressButton(ids.SAVE, save, "F12" if wide else ""), 196 if wide else 168))
            blocks.append((PressButton(ids.TABLE, table, "T" if wide else ""), 196 if wide else 168))
        keys = self.choices.told or (label("screens.numbers.keys") if shown.found is not None else "")
        return PageFoot(label("screens.back"), room.kind, plain(keys), tuple(blocks), self._main(), 238)

    def _main(self) -> PressButton | None:
        label, shown = self.words.label, self.shown
        if shown.games is None:
            return None
        if shown.running:
            return PressButton(ids.STOP, label("screens.numbers.stop"), "Esc", Face.DARK)
        code = "screens.numbers.more" if shown.found is not None else "screens.numbers.play"
        return PressButton(ids.PLAY, label(code, games=MANY), "Enter", Face.GOLD)

    def _running(self) -> list[PlacedCard]:
        """The bar under the heading."""
        games, room = self.shown.games, self.room
        if games is None or not games.running:
            return []
        place = pygame.Rect(0, room.top.bottom, room.window.width, room.px(8))
        bar = RunningBar(round(games.progress.share, 3))
        return [PlacedCard(place, PaperCard("running", (bar,), look=CardLook.BARE, gap=0))]

    def _empty(self) -> PlacedCard:
        """Before the first game; or why there can be none."""
        label, room, shown = self.words.label, self.room, self.shown
        blocks: list[Block] = []
        if shown.refused:
            blocks.append(WarnBlock(plain(shown.refused)))
        elif shown.trouble:
            blocks.append(WarnBlock(plain(label("screens.numbers.trouble", why=shown.trouble))))
        elif shown.running:
            blocks.append(TextBlock(label("screens.numbers.first"), 20))
        else:
            blocks.append(TextBlock(label("screens.numbers.none", games=MANY), 20))
        card = PaperCard("empty", (*blocks, Spacer(4)), label("screens.numbers.about"), "hourglass", pad=26)
        wide = min(room.area.width, room.px(760))
        high = card.whole_high(measuring_pane(self.words, room.scale), wide)
        return PlacedCard(centred(room.area, wide, high), card)

    # what is known

    def _told(self, ask: Ask, found: Comparison, pictures: RowPictures) -> list[PlacedCard]:
        room = self.room
        tiles = TilesCards(self.shown, self.choices.table, pictures, room)
        if self.compact:
            return tiles.cards(room.area, self.shown.trouble)
        high = room.pick(96, 76, 0)
        above = pygame.Rect(room.area.left, room.area.top, room.area.width, high)
        cards = self._verdicts(found, above)
        rest = room.area.copy()
        rest.top, rest.height = above.bottom + room.gap, room.area.height - high - room.gap
        if room.kind is FrameKind.WIDE:
            return [*cards, *self._beside(ask, found, tiles, rest)]
        return [*cards, *self._tabs(ask, found, tiles, rest)]

    def _verdicts(self, found: Comparison, area: pygame.Rect) -> list[PlacedCard]:
        views = verdicts(self.words, found, self.shown.tiles)
        title = 28 if self.room.kind is FrameKind.WIDE else 22
        places = grid(area, len(views), 1, self.room.gap)
        return [
            PlacedCard(
                place, PaperCard(f"verdict {number}", (VerdictBlock(view, title),), look=CardLook.BARE)
            )
            for number, (place, view) in enumerate(zip(places, views, strict=True))
        ]

    def _beside(self, ask: Ask, found: Comparison, tiles: TilesCards, area: pygame.Rect) -> list[PlacedCard]:
        """Length and points at the left, tiles at the right."""
        room = self.room
        left = pygame.Rect(area.left, area.top, room.px(617), area.height)
        upper = pygame.Rect(left.left, left.top, left.width, round(left.height * 0.47))
        lower = pygame.Rect(left.left, upper.bottom + room.gap, left.width, 0)
        lower.height = left.bottom - lower.top
        right = pygame.Rect(left.right + room.gap, area.top, 0, area.height)
        right.width = area.right - right.left
        return [
            PlacedCard(upper, self._length(found)),
            PlacedCard(lower, self._points(ask, found, lower)),
            *tiles.cards(right, self.shown.trouble),
        ]

    def _tabs(self, ask: Ask, found: Comparison, tiles: TilesCards, area: pygame.Rect) -> list[PlacedCard]:
        """One of the three, chosen above it."""
        room, label = self.room, self.words.label
        names = (
            (ids.TILES, label("screens.numbers.tiles")),
            (ids.LENGTH, label("screens.numbers.length")),
            (ids.POINTS, label("screens.numbers.sources")),
        )
        cells = tuple(ChoiceCell(value, name) for value, name in names)
        choices = JoinedChoices(ids.TABS, cells, self.choices.tab, tall=42)
        line = pygame.Rect(area.left, area.top, room.px(560), room.px(42))
        tabs = PaperCard("tabs", (BesideBlocks(((choices, 0),)),), look=CardLook.BARE)
        rest = pygame.Rect(area.left, line.bottom + room.px(8), area.width, 0)
        rest.height = area.bottom - rest.top
        shown = {ids.LENGTH: self._length(found), ids.POINTS: self._points(ask, found, rest)}
        card = shown.get(self.choices.tab)
        below = tiles.cards(rest, self.shown.trouble) if card is None else [PlacedCard(rest, card)]
        return [PlacedCard(line, tabs), *below]

    def _length(self, found: Comparison) -> PaperCard:
        label = self.words.label
        plot = LengthPlot(length_view(self.words, found))
        note = label("screens.numbers.length.note")
        return PaperCard("length", (plot,), label("screens.numbers.length"), "hourglass", note, head=26)

    def _points(self, ask: Ask, found: Comparison, place: pygame.Rect) -> PaperCard:
        label, sources = self.words.label, source_views(self.words, ask, found)
        room = place.height / self.room.scale - 76
        tall = max(36, min(58, round(room / max(1, len(sources)))))
        note = label("screens.numbers.sources.note")
        bars = SourceBars(sources, tall)
        return PaperCard("points", (bars,), label("screens.numbers.sources"), "star", note, head=26)
