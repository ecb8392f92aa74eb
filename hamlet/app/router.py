"""The router: the one place where screens are made, each from the page that was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hamlet.app import pages
from hamlet.app.home import Home
from hamlet.app.ui.screen import Screen

if TYPE_CHECKING:
    from hamlet.app.table.tie_lots import Lots
    from hamlet.session.session import Session

# Screens are imported when they are first wanted: the title is there before a game is brought in.


class Router:
    """Makes screens for one player's home."""

    def __init__(self, home: Home) -> None:
        self.home = home

    def screen(self, page: pages.Page) -> Screen:
        """The screen of a page."""
        return MAKERS[type(page)](self.home, page)


def _title(home: Home, _: pages.TitlePage) -> Screen:
    from hamlet.app.screens.title import TitleScreen

    return TitleScreen(home)


def _setup(home: Home, _: pages.SetupPage) -> Screen:
    from hamlet.app.screens.setup import SetupScreen

    return SetupScreen(home)


def _tiles(home: Home, page: pages.TilesPage) -> Screen:
    from hamlet.app.screens.tiles import TilesScreen

    return TilesScreen(home.words, page.definitions or home.choice.definitions)


def _keys(home: Home, _: pages.KeysPage) -> Screen:
    from hamlet.app.screens.keys import KeysScreen

    return KeysScreen(home.words)


def _menu(_: Home, page: pages.MenuPage) -> Screen:
    from hamlet.app.screens.menu import MenuScreen

    return MenuScreen(page.session, page.keeper)


def _games(home: Home, _: pages.GamesPage) -> Screen:
    from hamlet.app.screens.kept_list import GamesScreen

    return GamesScreen(home)


def _replay(home: Home, page: pages.ReplayPage) -> Screen:
    from hamlet.app.screens.replay import ReplayScreen

    return ReplayScreen(home, page)


def _ask(home: Home, page: pages.AskPage) -> Screen:
    from hamlet.app.screens.question import AskScreen

    return AskScreen(home.words, page)


def _unkept(_: Home, page: pages.UnkeptPage) -> Screen:
    from hamlet.app.screens.unkept import UnkeptScreen

    return UnkeptScreen(page.keeper, page.leaving)


def _broken(home: Home, page: pages.BrokenPage) -> Screen:
    from hamlet.app.screens.broken import BrokenScreen

    return BrokenScreen(home, page)


def _scoring(home: Home, page: pages.ScoringPage) -> Screen:
    from hamlet.app.screens.scoring import ScoringScreen
    from hamlet.app.screens.solo_ending import ending_of

    return ScoringScreen(page.session, ending_of(home, page.session, ended=page.ended))


def _solo(home: Home, _: pages.SoloPage) -> Screen:
    from hamlet.app.screens.solo_history import SoloHistoryScreen

    return SoloHistoryScreen(home)


def _table(home: Home, page: pages.TablePage) -> Screen:
    from hamlet.app.keeping import Keeper
    from hamlet.app.table.table_screen import TableScreen

    if not page.kept:
        return TableScreen(page.session, news=page.news)
    keeper = Keeper(
        page.session,
        home.folders,
        page.game_id,
        folder=page.folder,
        disk=home.disk,
        moved=home.keep_place,
    )
    settings, news = home.settings, list(page.news)
    if keeper.busy is not None:
        news.append(home.words.label("screens.busy.copied", why=keeper.busy.told(home.words)))
    return TableScreen(
        page.session,
        keeper,
        settings.animation_speed,
        reduced=settings.reduced_motion,
        remember_pace=home.keep_pace,
        lots=_lots(home, page.session),
        news=news,
    )


def _lots(home: Home, session: Session) -> Lots:
    """Whether the lot decides Botric's ties in this game, and where that is kept."""
    game_id = session.id or ""
    from hamlet.app.table.tie_lots import Lots

    return Lots(game_id in home.settings.lot_games, lambda on: home.keep_lots(game_id, on=on))


def _refusal(home: Home, page: pages.RefusalPage) -> Screen:
    from hamlet.app.screens.refusal import RefusalScreen

    return RefusalScreen(home.words, page.sentence)


MAKERS: Final[dict[type[pages.Page], Callable[[Home, Any], Screen]]] = {
    pages.TitlePage: _title,
    pages.SetupPage: _setup,
    pages.TilesPage: _tiles,
    pages.KeysPage: _keys,
    pages.MenuPage: _menu,
    pages.ScoringPage: _scoring,
    pages.TablePage: _table,
    pages.RefusalPage: _refusal,
    pages.GamesPage: _games,
    pages.ReplayPage: _replay,
    pages.SoloPage: _solo,
    pages.AskPage: _ask,
    pages.UnkeptPage: _unkept,
    pages.BrokenPage: _broken,
}
