"""What lies on the screen of games: the list, the sheet about the chosen one, and what was done last."""

from __future__ import annotations

from datetime import UTC, datetime

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
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
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom, centred
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens import games_ids as ids
from hamlet.app.screens.game_lines import DOT, told_day, told_village
from hamlet.app.screens.game_reading import key_of
from hamlet.app.screens.game_rows import FootNote, GameRow, RowSize
from hamlet.app.screens.game_sheet import FactLines, Inset, SeatBars, SheetName
from hamlet.app.screens.game_ways import GameWays
from hamlet.app.screens.games_shown import ALL, GOING, OVER, GamesShown
from hamlet.app.screens.village_views import HatchedPlace, VillageView
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.text_entry import TextEntry
from hamlet.store.game_names import MOST_LETTERS
from hamlet.store.kept_games import KeptGame
from hamlet.values import dataclass
from hamlet.words.words import Words

SHEET, TOLD = "sheet", "told"
SIZES = {
    FrameKind.WIDE: RowSize(124, 196, 30),
    FrameKind.NORMAL: RowSize(96, 150, 25),
    FrameKind.COMPACT: RowSize(88, 136, 24),
}
LONGEST_PATH = 400
TAKEN = 1590  # logical pixels of a wide window that title and controls need


@dataclass(frozen=True, slots=True)
class FootTold:
    """What is told at the foot: a sentence, a field to type into, or what can be undone."""

    text: str = ""
    wrong: bool = False
    undo: bool = False
    path: str | None = None
    """What is typed of a path to import from; None if nothing is asked."""


@dataclass(frozen=True, slots=True)
class Typed:
    """The fields that are typed into, as far as one has come."""

    search: TextEntry | None = None
    path: TextEntry | None = None
    name: TextEntry | None = None
    naming: bool = False
    draft: str = ""


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
        room, told = self.room, self._told()
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
            return [PlacedCard(centred(room.area, room.px(560), room.px(230)), self._empty())]
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
        picture = self.games.reader.pictures.get(key)
        if picture is None:
            return HatchedPlace(asking=not game.sound)
        return VillageView(DOT.join((*key, str(picture.get_width()))), picture)

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
            head = self._name_field()
        if not game.sound:
            return head, WarnBlock(plain(self.ways.wrong(game))), *self._facts(game)
        bars = SeatBars(self.games.seats(game), *((116, 42) if wide else (110, 31)))
        return head, bars, *self._facts(game)

    def _name_field(self, tall: int = 52) -> TextField:
        empty = self.words.label("screens.games.rename.field")
        return TextField(ids.NAME, self.typed.draft, empty, self.typed.name, most=MOST_LETTERS, tall=tall)

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

    # what was done

    def _told(self) -> PlacedCard | None:
        """At the foot beside Back: what was done last, or a field to type into."""
        room, inner = self.room, self._told_block()
        if inner is None:
            return None
        note = FootNote(inner)
        wide = room.kind is FrameKind.WIDE
        left = room.area.left + room.pick(200, 156, 150)
        right = room.area.left + self._list_wide() if wide else room.area.right
        pane = KitPane(Pane(pygame.Surface((1, 1)), room.scale, self.words))
        place = pygame.Rect(left, 0, right - left, note.height(pane, right - left))
        place.bottom = min(
            room.window.bottom - room.px(4), room.foot.centery + max(room.px(29), place.height // 2)
        )
        if place.height > room.px(64):
            place.bottom = room.foot.centery + room.px(29)
        return PlacedCard(place, PaperCard(TOLD, (note,), look=CardLook.BARE))

    def _told_block(self) -> Block | None:
        label, telling = self.words.label, self.telling
        if telling.path is not None:
            empty = label("screens.games.import.path")
            field = TextField(ids.PATH, telling.path, empty, self.typed.path, most=LONGEST_PATH, tall=40)
            do = PressButton(ids.TAKE_IN, label("screens.games.import.do"), tall=40)
            said = TextBlock(empty, 18, muted=True, tone=ON_WOOD)
            if self.room.kind is FrameKind.COMPACT:
                return BesideBlocks(((field, 0), (do, 130)))
            return BesideBlocks(((said, 190), (field, 0), (do, 130)))
        if self.typed.naming and self.room.kind is FrameKind.COMPACT:
            return self._name_field(40)
        if not telling.text:
            return None
        text = TextBlock(plain(telling.text), role=Role.LABEL, tone=ON_WOOD)
        if not telling.undo:
            return text
        undo = PressButton(ids.UNDO, label("screens.games.undo"), "Z", tall=40)
        return BesideBlocks(((text, 0), (undo, 150)))
