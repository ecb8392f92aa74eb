"""Every kind of page, for somebody who may come to any of them at any moment."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.app import pages
from hamlet.app.failing import what_broke
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.window import App
from hamlet.session.record import make_record
from hamlet.session.session import Session
from tests.app.numbers_games import numbers_games

Maker = Callable[[App, Session, str], pages.Page]
"""A page for a window, a game and some text."""


def _broken(app: App, _: Session, text: str) -> pages.Page:
    """As the window does it: what was open is left."""
    page = what_broke(app.home, app.stack, ValueError(text))
    app.stack.clear()
    return page


def _unkept(app: App, session: Session, _: str) -> pages.Page:
    """About the game at the table, if one is kept there."""
    kept = [screen.keeper for screen in app.stack if isinstance(screen, TableScreen) and screen.keeper]
    return pages.UnkeptPage(kept[-1]) if kept else pages.TablePage(session)


def _replay(_: App, session: Session, text: str) -> pages.Page:
    return pages.ReplayPage(text, record=make_record(session))


def _ask(_: App, __: Session, text: str) -> pages.Page:
    return pages.AskPage(text, (text, text), ((text, pages.SettingsPage()),))


PAGES: dict[type[pages.Page], Maker] = {
    pages.TablePage: lambda _, session, __: pages.TablePage(session),
    pages.TitlePage: lambda *_: pages.TitlePage(),
    pages.SetupPage: lambda *_: pages.SetupPage(),
    pages.RulesPage: lambda *_: pages.RulesPage(),
    pages.HelpPage: lambda _, session, __: pages.HelpPage(definitions=session.setup.definitions),
    pages.KeysPage: lambda *_: pages.KeysPage(),
    pages.SettingsPage: lambda *_: pages.SettingsPage(),
    pages.MenuPage: lambda _, session, __: pages.MenuPage(session),
    pages.ScoringPage: lambda _, session, __: pages.ScoringPage(session),
    pages.StepsPage: lambda *_: pages.StepsPage(),
    pages.GamesPage: lambda *_: pages.GamesPage(),
    pages.ReplayPage: _replay,
    pages.SoloPage: lambda *_: pages.SoloPage(),
    pages.PacksPage: lambda *_: pages.PacksPage(),
    pages.NumbersPage: lambda *_: pages.NumbersPage(games=numbers_games()),
    pages.AskPage: _ask,
    pages.WorkshopPage: lambda *_: pages.WorkshopPage(),
    pages.SandboxPage: lambda *_: pages.SandboxPage(),
    pages.MistakesPage: lambda *_: pages.MistakesPage(),
    pages.RefusalPage: lambda _, __, text: pages.RefusalPage(text),
    pages.UnkeptPage: _unkept,
    pages.BrokenPage: _broken,
}


MORE_TABLES: list[Maker] = [
    *[PAGES[pages.TablePage]] * 7,
    lambda _, session, __: pages.TablePage(session, kept=False),
]
"""Tables, where most happens, come more often; one of them is only looked at."""
