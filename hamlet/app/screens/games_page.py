"""What lies on the screen of games: the list, the sheet about the chosen one, and what was done last."""

from __future__ import annotations

from datetime import UTC, datetime

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.kit.bars import PageFoot, PageTop, Sized
from hamlet.app.kit.blocks import (
    ON_WOOD,
    BesideBlocks,
    Block,
    PictureBlock,
    PicturePainter,
    Spacer,
    TextBlock,
    WarnBlock,
)
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom, centred
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.packs_since import told_since
from hamlet.app.screens import games_ids as ids
from hamlet.app.screens.game_lines import DOT, told_day, told_village
from hamlet.app.screens.game_reading import key_of
from hamlet.app.screens.game_rows import GameRow, RowSize
from hamlet.app.screens.game_sheet import FactLines, Inset, SeatBars, SheetName
from hamlet.app.screens.game_ways import GameWays
from hamlet.app.screens.games_foot import FootTold, GamesFoot, Typed, name_field
from hamlet.app.screens.games_shown import ALL, GOING, OVER, GamesShown
from hamlet.app.screens.village_views import HatchedPlace, VillageView
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.store.kept_games import KeptGame
from hamlet.words.words import Words

SHEET = "sheet"
SIZES = {
    FrameKind.WIDE: RowSize(124, 196, 30),
    FrameKind.NORMAL: RowSize(96, 150, 25),
    FrameKind.COMPACT: RowSize(88, 136, 24),
}
TAKEN = 1590  # logical pixels of a wide window that title and controls need


class GamesPlan:
    """Lays out the page from what is known."""

    def __init__(self, games: GamesShown, telling: FootTold, typed: Typed, room: PageRoom) -> None:
        self.games = games
        self.words: Words = games.words
        self.telling = telling
        self.typed = typed
        self.room = room
        self.ways = GameWays(games, room.kind)
        self.now = datetime.now(UTC)

    def plan(self) -> PagePlan:
        """Everything in its place."""
        room = self.room
        told = GamesFoot(self.words, self.telling, self.typed, room, self._list_wide()).card()
        compact = room.kind is FrameKind.COMPACT
        area = room.area.copy()
        if told is not None:
            area.height = min(area.height, told.place.top - room.px(10) - area.top)
        cards = [*self._list(area), *([] if compact else self._sheet(room.area))]
        keys = "" if told is not None else self.words.label("screens.games.keys")
        foot = PageFoot(self.words.label("screens.back"), room.kind, keys)
        return PagePlan(self._top(), foot, (*cards, *([told] if told is not None else ())))

    # above

    def _top(self) -> PageTop:
        room, label = self.room, self.words.label
        codes = ((ALL, "screens.games.all"), (GOING, "screens.games.going"), (OVER, "screens.games.over"))
        cells = tuple(ChoiceCell(kind, label(code, count=self.games.count(kind))) for kind, code in codes)
        chosen = JoinedChoices(
            ids.KIND, cells, self.games.kind, tall=46 if room.kind is FrameKind.WIDE else 42
        )
        short = room.kind is FrameKind.COMPACT
        search = TextField(
            ids.SEARCH,
            self.games.sought,
            label("screens.games.search.short" if short else "screens.games.search"),
            self.typed.search,
            dark=True,
            search=True,
        )
        word, about = label("screens.games.import"), label("screens.games.import.about")
        button = PressButton(ids.IMPORT, word, "", Face.DARK, hint=about, tall=50)
        small = PressButton(ids.IMPORT, "", "", Face.DARK, "plus", hint=f"{word}. {about}", tall=42)
        # In a wide window the kinds stand in the middle, as far as there is room beside the title.
        apart = max(1, min(330, round(room.window.width / room.scale) - TAKEN))
        controls: dict[FrameKind, tuple[Sized, ...]] = {
            FrameKind.WIDE: ((chosen, 468), (Spacer(1), apart), (search, 440), (button, 236)),
            FrameKind.NORMAL: ((chosen, 430), (search, 300), (button, 210)),
            FrameKind.COMPACT: ((chosen, 420), (search, 230), (small, 46)),
        }
        return PageTop(label("screens.games"), room.kind, controls=controls[room.kind])

    # the list

    def _list_wide(self) -> int:
        room = self.room
        if room.kind is FrameKind.COMPACT:
            return room.area.width
        sheet = room.pick(666, 420, 0)
        return room.area.width - sheet - room.px(40 if room.kind is FrameKind.WIDE else 24)

    def _list(self, area: pygame.Rect) -> list[PlacedCard]:
        room, games = self.room, self.games.visible
        if not self.games.kept.games:
            return [PlacedCard(centred(room.area, room.px(560), room.px(192)), self._empty())]
        place = pygame.Rect(area.left, area.top, self._list_wide(), area.height)
        if not games:
            none = TextBlock(self.words.label("screens.games.none_fits"), 22, tone=ON_WOOD)
            return [PlacedCard(place, PaperCard(ids.LIST, (none,), look=CardLook.BARE))]
        size = SIZES[room.kind]
        gap = 12 if room.kind is FrameKind.WIDE else 10
        alone = room.px(size.tall + gap) * len(games) <= area.height
        rows: tuple[Block, ...] = tuple(self._row(game, size, pointing=alone) for game in games)
        # Around the first and the last there is room for the ring of the chosen one.
        above = room.px(1) + room.px(gap)
        place.top, place.height = place.top - above, place.height + above
        rows = (Spacer(1), *rows) if alone else (Spacer(1), *rows, Spacer(1))
        return [PlacedCard(place, PaperCard(ids.LIST, rows, look=CardLook.BARE, gap=gap))]

    def _empty(self) -> PaperCard:
        label = self.words.label
        new = PressButton(ids.NEW, label("screens.new"), "Enter", Face.GOLD, size=24, tall=58)
        return PaperCard(
            SHEET,
            (TextBlock(label("screens.games.none.about")), Spacer(4), new),
            label("screens.games.none"),
            pad=24,
        )

    def _row(self, game: KeptGame, size: RowSize, *, pointing: bool) -> GameRow:
        chosen = game.files.game_id == self.games.chosen_id
        acting = chosen and self.room.kind is FrameKind.COMPACT
        return GameRow(
            ids.row_id(game),
            size,
            self.games.name(game),
            DOT.join(self.games.setup(game)),
            self.games.seats(game),
            self._chip(game),
            told_day(self.words, game.header.saved if game.header else None, self.now),
            self._picture(game),
            chosen,
            chosen and pointing and self.room.kind is not FrameKind.COMPACT,
            self.ways.wrong(game),
            BesideBlocks(tuple((each, 0) for each in self.ways.all(game))) if acting else None,
        )

    def _picture(self, game: KeptGame) -> PicturePainter:
        key = key_of(game)
        reader = self.games.reader
        picture = reader.pictures.get(key)
        if picture is None:
            return HatchedPlace(asking=not game.sound)
        look = (reader.look.season, reader.look.light)
        return VillageView(DOT.join((*key, *look, str(picture.get_width()))), picture)

    def _chip(self, game: KeptGame) -> tuple[str, str]:
        label, header = self.words.label, game.header
        if not game.sound:
            return label("screens.games.damaged" if game.spoilt else "screens.games.closed"), "red"
        if header is not None and header.finished:
            return label("screens.games.finished"), "green"
        return label("screens.games.round", round=(header.round if header else None) or 1), "gold"

    # the sheet

    def _sheet(self, area: pygame.Rect) -> list[PlacedCard]:
        game, room = self.games.chosen, self.room
        if game is None:
            return []
        wide = room.pick(666, 420, 0)
        place = pygame.Rect(area.right - wide, area.top, wide, area.height)
        if room.kind is FrameKind.WIDE:
            place.height = min(place.height, room.px(868))
        picture = PictureBlock(self._picture(game))
        side = room.kind is FrameKind.WIDE
        told = (*self._about(game), *self._buttons(game))
        blocks: tuple[Block, ...] = (picture, *(Inset(each, 14 if side else 6) for each in told))
        return [PlacedCard(place, PaperCard(SHEET, blocks, pad=12 if side else 10, gap=8))]

    def _about(self, game: KeptGame) -> tuple[Block, ...]:
        wide = self.room.kind is FrameKind.WIDE
        label, name = self.words.label, self.games.name(game)
        head: Block = SheetName(
            ids.RENAME, name, self._chip(game), label("screens.games.rename"), 40 if wide else 28
        )
        if self.typed.naming:
            head = name_field(self.words, self.typed)
        if not game.sound:
            return head, WarnBlock(plain(self.ways.wrong(game))), *self._facts(game)
        bars = SeatBars(self.games.seats(game), *((116, 42) if wide else (110, 31)))
        return head, bars, *self._facts(game)

    def _facts(self, game: KeptGame) -> list[Block]:
        label, facts = self.words.label, self.games.facts(game)
        wide = self.room.kind is FrameKind.WIDE
        told: list[tuple[str, str]] = []
        if facts is not None and game.sound:
            if wide:
                told.append(("screens.games.village", told_village(self.words, facts)))
            told.append(("screens.games.setup", ", ".join(self.games.setup(game))))
            played = label("screens.games.played.moves", moves=facts.moves, rounds=facts.round)
            told.append(("screens.games.played", played))
        day = told_day(self.words, game.header.saved if game.header else None, self.now)
        if day and wide:
            told.append(("screens.games.kept", day))
        if game.files.folder != self.games.home.folders.autosaves or not game.sound:
            told.append(("screens.games.place", str(game.files.latest)))
        packs = self.games.packs(game)
        if packs:
            since = told_since(self.games.home, packs)
            names = ", ".join(each.told for each in packs)
            told.append(("screens.games.packs", f"{names}. {since}" if since else names))
        if game.sound and game.problem is not None:
            older = label("screens.opened.older", why=game.problem.told(self.words))
            return [*(FactLines(label(code), plain(fact)) for code, fact in told), WarnBlock(plain(older))]
        return [FactLines(label(code), plain(fact)) for code, fact in told]

    # what can be done

    def _buttons(self, game: KeptGame) -> list[Block]:
        main, *others = self.ways.all(game)
        worded = [each for each in others if each.label]
        signs = [each for each in others if not each.label]
        # Words beside signs would have no room; in a wide window all have words.
        return [main, *(BesideBlocks(tuple((each, 0) for each in row), 12) for row in (worded, signs) if row)]
