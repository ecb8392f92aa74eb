"""The router: the one place where screens are made, each from the page that was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hamlet.app import pages
from hamlet.app.art.packs.pack_pictures import PACK_PICTURES
from hamlet.app.home import Home
from hamlet.app.ui.screen import Screen

if TYPE_CHECKING:
    from hamlet.app.kit.entering import MotionKind
    from hamlet.app.table.tie_lots import Lots
    from hamlet.session.session import Session

# Screens are imported when they are first wanted: the title is there before a game is brought in.


class Router:
    """Makes screens for one player's home."""

    def __init__(self, home: Home) -> None:
        self.home = home
        PACK_PICTURES.found_by(home.pack_picture)

    def screen(self, page: pages.Page) -> Screen:
        """The screen of a page."""
        return MAKERS[type(page)](self.home, page)


def _title(home: Home, _: pages.TitlePage) -> Screen:
    from hamlet.app.screens.title import TitleScreen

    return TitleScreen(home)


def _setup(home: Home, page: pages.SetupPage) -> Screen:
    from hamlet.app.screens.setup import SetupScreen

    return SetupScreen(home, page.form, _motion(home))


def _rules(home: Home, page: pages.RulesPage) -> Screen:
    from hamlet.app.drafting.opening_form import opened_form
    from hamlet.app.screens.every_rule import EveryRuleScreen

    return EveryRuleScreen(home, page.form or opened_form(home), _motion(home))


def _motion(home: Home) -> MotionKind:
    """How much may move on a page around the table."""
    from hamlet.app.kit.entering import motion_of

    return motion_of(home.settings)


def _help(home: Home, page: pages.HelpPage) -> Screen:
    from hamlet.app.screens.howto.help_screen import HelpScreen

    return HelpScreen(home, page)


def _keys(home: Home, _: pages.KeysPage) -> Screen:
    from hamlet.app.screens.keys import KeysScreen

    return KeysScreen(home)


def _settings(home: Home, _: pages.SettingsPage) -> Screen:
    from hamlet.app.screens.settings_screen import SettingsScreen

    return SettingsScreen(home)


def _menu(home: Home, page: pages.MenuPage) -> Screen:
    from hamlet.app.screens.menu import MenuScreen

    return MenuScreen(page.session, page.keeper, _motion(home), page.way_out)


def _games(home: Home, _: pages.GamesPage) -> Screen:
    from hamlet.app.screens.kept_list import GamesScreen

    return GamesScreen(home)


def _replay(home: Home, page: pages.ReplayPage) -> Screen:
    from hamlet.app.screens.replay import ReplayScreen

    return ReplayScreen(home, page)


def _ask(home: Home, page: pages.AskPage) -> Screen:
    from hamlet.app.screens.question import AskScreen

    return AskScreen(home.words, page, _motion(home))


def _unkept(home: Home, page: pages.UnkeptPage) -> Screen:
    from hamlet.app.screens.unkept import UnkeptScreen

    return UnkeptScreen(page.keeper, page.leaving, _motion(home))


def _broken(home: Home, page: pages.BrokenPage) -> Screen:
    from hamlet.app.screens.broken import BrokenScreen

    return BrokenScreen(home, page)


def _scoring(home: Home, page: pages.ScoringPage) -> Screen:
    from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
    from hamlet.app.screens.scoring.showing_moments import show_moment
    from hamlet.app.screens.solo_ending import ending_of

    solo = ending_of(home, page.session, ended=page.ended)
    screen = ScoringScreen(home, page.session, solo, fresh=page.fresh)
    if page.shown:
        show_moment(screen, page.shown)
    return screen


def _packs(home: Home, page: pages.PacksPage) -> Screen:
    from hamlet.app.screens.packs.packs_screen import PacksScreen

    return PacksScreen(home, _motion(home), page.dropped)


def _numbers(home: Home, page: pages.NumbersPage) -> Screen:
    from hamlet.app.screens.numbers.numbers_screen import NumbersScreen

    return NumbersScreen(home, page)


def _workshop(home: Home, page: pages.WorkshopPage) -> Screen:
    from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen

    return WorkshopScreen(home, page)


def _sandbox(home: Home, page: pages.SandboxPage) -> Screen:
    from hamlet.app.errors import StartError
    from hamlet.app.sandbox.sandbox_table import SandboxTable, begun

    try:
        return SandboxTable(home, begun(home, page))
    except StartError as error:
        return _refusal(home, pages.RefusalPage(str(error)))


def _mistakes(home: Home, _: pages.MistakesPage) -> Screen:
    from hamlet.app.screens.mistakes.mistakes_screen import MistakesScreen

    return MistakesScreen(home, _motion(home))


def _solo(home: Home, _: pages.SoloPage) -> Screen:
    from hamlet.app.screens.solo_history import SoloHistoryScreen

    return SoloHistoryScreen(home, _motion(home))


def _table(home: Home, page: pages.TablePage) -> Screen:
    from hamlet.app.keeping import Keeper
    from hamlet.app.table.botric.step_by_step import StepByStep
    from hamlet.app.table.chance_telling import ToldBefore
    from hamlet.app.table.table_habits import TableHabits, habits_of
    from hamlet.app.table.table_screen import TableScreen

    if not page.kept:
        return TableScreen(page.session, news=page.news, habits=TableHabits(look=home.look))
    keeper = Keeper(
        page.session,
        home.folders,
        page.game_id,
        folder=page.folder,
        disk=home.disk,
        moved=home.keep_place,
        trial=page.trial,
    )
    settings, news = home.settings, list(page.news)
    if keeper.busy is not None:
        news.append(home.words.label("screens.busy.copied", why=keeper.busy.told(home.words)))
    trouble = home.read_chances()
    if trouble is not None:
        news.append(trouble.told(home.words))
    table = TableScreen(
        page.session,
        keeper,
        settings.own_pace,
        habits=habits_of(settings),
        remember_pace=home.keep_pace,
        lots=_lots(home, page.session),
        step_by_step=StepByStep(not settings.botric_goes_on, home.let_botric_go_on),
        news=news,
    )
    if page.trial:
        # The moment is what one came for: whoever plays by himself waits until he is told to go on.
        table.others.hold_to_read()
    else:
        table.chances.before = ToldBefore(home.told_chances, home.tell_chance)
        if page.led_here:
            table.chances.wait_a_turn()
    return table


def _steps(home: Home, page: pages.StepsPage) -> Screen:
    from hamlet.app.coach.coached_table import CoachedTable
    from hamlet.app.keeping import Keeper
    from hamlet.app.table.table_habits import habits_of
    from hamlet.howto.course_games import begin_course
    from hamlet.howto.courses import courses
    from hamlet.store.packs import shelf_of

    course, settings = courses()[page.course], home.settings
    session = begin_course(shelf_of(home.folders).load, home.words, course)
    # It is kept like any other game, but not before somebody has played in it.
    keeper = (
        Keeper(session, home.folders, disk=home.disk, moved=home.keep_place, trial=True)
        if page.kept
        else None
    )
    finished = home.keep_steps if page.kept else None
    pace, habits = settings.own_pace, habits_of(settings)
    table = CoachedTable(session, course, keeper, pace, habits=habits, finished=finished)
    table.coach.go_to(page.step, page.touched)
    return table


def _lots(home: Home, session: Session) -> Lots:
    """Whether the lot decides Botric's ties in this game, and where that is kept."""
    game_id = session.id or ""
    from hamlet.app.table.tie_lots import Lots

    return Lots(game_id in home.settings.lot_games, lambda on: home.keep_lots(game_id, on=on))


def _refusal(home: Home, page: pages.RefusalPage) -> Screen:
    from hamlet.app.screens.refusal import RefusalScreen

    return RefusalScreen(home.words, page.sentence, _motion(home))


MAKERS: Final[dict[type[pages.Page], Callable[[Home, Any], Screen]]] = {
    pages.TitlePage: _title,
    pages.SetupPage: _setup,
    pages.RulesPage: _rules,
    pages.HelpPage: _help,
    pages.KeysPage: _keys,
    pages.SettingsPage: _settings,
    pages.MenuPage: _menu,
    pages.ScoringPage: _scoring,
    pages.TablePage: _table,
    pages.StepsPage: _steps,
    pages.RefusalPage: _refusal,
    pages.GamesPage: _games,
    pages.ReplayPage: _replay,
    pages.SoloPage: _solo,
    pages.PacksPage: _packs,
    pages.NumbersPage: _numbers,
    pages.WorkshopPage: _workshop,
    pages.SandboxPage: _sandbox,
    pages.MistakesPage: _mistakes,
    pages.AskPage: _ask,
    pages.UnkeptPage: _unkept,
    pages.BrokenPage: _broken,
}
