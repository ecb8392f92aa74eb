"""Something went wrong in the program itself: what can be done now, and what is safe."""

from __future__ import annotations

from datetime import UTC, datetime

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, Id
from hamlet.app.kit.blocks import Block, Spacer, TextBlock, WarnBlock
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_sheet import ButtonRow, KitSheet, SheetPlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.pages import BrokenPage, TitlePage
from hamlet.app.ui.screen import Change, Quit, Replace
from hamlet.letters import LONGEST_LINE, shortened
from hamlet.store.errors import StoreError
from hamlet.store.kept_games import KeptGame, kept_games
from hamlet.store.report import write_report

ON, REPORT, TITLE, QUIT = (ButtonId(name) for name in ("on", "report", "title", "quit"))


class BrokenScreen(KitSheet):
    """Go on from the last save, write a report, or leave. Nothing on it moves that might fail too."""

    def __init__(self, home: Home, page: BrokenPage) -> None:
        super().__init__(home.words)
        self.home = home
        self.what_broke = page
        self.game = self._game()
        self.written = ""
        """Where the report lies, or why there is none."""

    def _game(self) -> KeptGame | None:
        """The game that was on the table, as it is kept."""
        kept = kept_games(self.home.folders, self.home.settings.places, self.home.disk)
        mine = (game for game in kept.games if game.files.game_id == self.what_broke.game_id)
        return next((game for game in mine if game.going_on), None)

    def sheet(self, room: PageRoom) -> SheetPlan:
        """What has happened, what is safe, and at the foot what can be done."""
        label = self.words.label
        safe = "screens.broken.kept" if self.game is not None else "screens.broken.safe"
        blocks: list[Block] = [
            TextBlock(label("screens.broken.about")),
            TextBlock(f"{{check}} {label(safe)}"),
            WarnBlock(plain(shortened(self.what_broke.told, LONGEST_LINE))),
        ]
        if self.written:
            blocks.append(TextBlock(plain(self.written), muted=True))
        leave = PressButton(QUIT, label("screens.quit"), icon="close")
        title = PressButton(TITLE, label("screens.title"), "Esc", icon="house")
        report = PressButton(REPORT, label("screens.broken.report"), icon="export")
        if self.game is None:
            title = PressButton(TITLE, label("screens.title"), "Esc", Face.GOLD, "house")
            foot, main = ButtonRow((leave,), (report, title)), TITLE
        else:
            on = PressButton(ON, label("screens.broken.on"), face=Face.GOLD, size=22)
            blocks += [Spacer(2), on]
            foot, main = ButtonRow((leave,), (report, title)), ON
        return SheetPlan(label("screens.broken"), tuple(blocks), foot=foot, main=main, wide=700)

    def took(self, what: Id, value: SetValue) -> Change | None:
        """Do it."""
        if what == ON:
            return self._go_on()
        if what == REPORT:
            self._write()
        changes: dict[Id, Change] = {TITLE: Replace(TitlePage()), QUIT: Quit()}
        return changes.get(what)

    def _go_on(self) -> Change | None:
        from hamlet.app.starting import go_on_with

        if self.game is None:
            return None
        try:
            return Replace(go_on_with(self.home, self.game))
        except StartError as error:
            self.written = str(error)
            return None

    def _write(self) -> None:
        try:
            path = write_report(self.what_broke.report, self.home.folders, datetime.now(UTC), self.home.disk)
        except StoreError as error:
            self.written = error.told(self.words)
        else:
            self.written = self.words.label("screens.broken.written", path=str(path))

    def leave(self) -> Change | None:
        """Escape leaves to the title."""
        return Replace(TitlePage())
