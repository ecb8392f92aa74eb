"""A sandbox on the table: what is saved is taken over while one plays, and told in the log."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from hamlet.app.art.rich import plain
from hamlet.app.art.tile.artist import DRAWINGS
from hamlet.app.home import Home
from hamlet.app.ids import PanelCommand
from hamlet.app.pages import SandboxPage
from hamlet.app.sandbox.sandbox_told import changed_tiles, failed_line, refused_line, taken_lines
from hamlet.app.table.table_habits import habits_of
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.screen import Change, Replace
from hamlet.app.view.parts import Button
from hamlet.resources import data_folder
from hamlet.session.sandbox import sandbox_session
from hamlet.session.taking_over import NotTakenError, taken_over
from hamlet.words.localised import localised

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hamlet.app.packs_news import PacksNews
    from hamlet.session.choice import GameChoice
    from hamlet.session.session import Session
    from hamlet.words.line import Line


class Sandbox(NamedTuple):
    """A page of a sandbox with what it is played with, and its game."""

    page: SandboxPage
    choice: GameChoice
    session: Session


def begun(home: Home, page: SandboxPage) -> Sandbox:
    """The sandbox of a page; raises `StartError` if its packs cannot be played."""
    choice = page.choice or (home.choice if not page.packs else home.choice_with(page.packs))
    session = page.session or sandbox_session(
        choice, page.tiles_first, card_first=page.card_first, sale_first=page.sale_first
    )
    return Sandbox(page, choice, session)


class SandboxTable(TableScreen):
    """Nothing of it is kept. Packs that change give it another game, at the same moment."""

    way_out = "screens.sandbox.leave"

    def __init__(self, home: Home, begun_as: Sandbox) -> None:
        page, choice, session = begun_as
        settings = home.settings
        if page.session is not None:
            DRAWINGS.pass_on(localised(session.setup.words, session.setup.definitions))
        super().__init__(
            session, speed=settings.own_pace, habits=habits_of(settings), remember_pace=home.keep_pace
        )
        self.home, self.begun_as = home, page
        self.choice = choice
        self.next: SandboxPage | None = None
        """What comes in its place as soon as it is on top."""
        label = session.setup.words.label
        self.notices.way = Button(PanelCommand("anew"), label("screens.sandbox.anew"))
        self.flow.named = label("screens.sandbox")
        self.flow.greets = self._greeting()
        saved = dict(page.saved)
        tiles = enumerate(session.setup.definitions.tiles)
        self.flow.saved_at = {number: saved[tile.id] for number, tile in tiles if tile.id in saved}
        self.flow.noted()
        self._panels = self._shown = self.flow.panels()
        self._panels_version = self.flow.version

    def _greeting(self) -> str:
        """Which packs are watched."""
        words = self.session.setup.words
        packs = self.choice.packs.packs
        mine = [plain(pack.name or pack.id) for pack in packs if pack.folder.parent != data_folder()]
        if not mine:
            return words.label("screens.sandbox.alone")
        return words.label("screens.sandbox.watched", packs=mine)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """What another sandbox has looked at is looked at here, too."""
        first, camera = not self._fitted, self.board.camera
        super().resize(size, scale)
        if first and self.begun_as.eye is not None:
            x, y, length = self.begun_as.eye
            camera.jump(replace(camera.eye, x=x, y=y, length=length))
            camera.fitted = False

    def plays_with(self) -> tuple[str, ...]:
        """The packs that were asked for."""
        return self.begun_as.packs

    def packs_changed(self, news: PacksNews) -> Change | None:
        """Taken over where it can be; told in the log whatever comes of it."""
        if news.mistakes is not None:
            self._note([failed_line(self.flow.words, news.mistakes, news.at)])
        elif news.choice is not None:
            self._take_over(news.choice, news.at)
        return None

    def _take_over(self, choice: GameChoice, at: str) -> None:
        page = self.next or self.begun_as
        words, running = self.flow.words, page.session or self.session
        before = (page.choice or self.choice).packs
        lines = taken_lines(words, before, choice.packs, at)
        try:
            after = taken_over(running, choice)
        except NotTakenError as error:
            why = error.told(words)
            self._note([refused_line(words, at)])
            self.notices.news = [words.label("screens.sandbox.former", why=why)]
            self.notices.changed()
            self.tell()
            return
        for line in lines:
            after.log.note(line, after.state.round)
        camera = self.board.camera
        eye = None if camera.fitted else (camera.goal.x, camera.goal.y, camera.goal.length)
        saved = {**dict(page.saved), **dict.fromkeys(changed_tiles(before, choice.packs), at[:5])}
        self.next = replace(page, session=after, choice=choice, eye=eye, saved=tuple(saved.items()))

    def _note(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.session.log.note(line, self.session.state.round)
        self.flow.noted()

    def anew(self) -> Change:
        """The same sandbox from its beginning, with the packs as they are now."""
        return Replace(replace(self.begun_as, session=None, choice=None, eye=None))

    def update(self, now: float) -> Change | None:
        """What was taken over comes in its place."""
        if self.next is not None:
            return Replace(self.next)
        return super().update(now)
