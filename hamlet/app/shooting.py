"""Screens drawn into a picture, without a window."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from hamlet.app.errors import StartError
from hamlet.app.home import Home, WantedGames
from hamlet.app.pages import (
    GamesPage,
    HelpPage,
    KeysPage,
    NumbersPage,
    PacksPage,
    Page,
    ReplayPage,
    RulesPage,
    ScoringPage,
    SettingsPage,
    SetupPage,
    SoloPage,
    StepsPage,
    TablePage,
    TitlePage,
    WorkshopPage,
)
from hamlet.app.router import Router
from hamlet.app.showing import enter_mode
from hamlet.app.showing_his_turn import POINTED
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.scale import scale_for
from hamlet.app.ui.screen import Screen
from hamlet.app.wishes import WishedLook
from hamlet.app.workshop.village_builders import HIRING
from hamlet.content.lying import PACK_FILE
from hamlet.engine.botric.base import BOTRIC
from hamlet.numbers.beside import GamesBeside
from hamlet.numbers.opponents import NothingToCompareError, asked
from hamlet.session.seating import SeatingError
from hamlet.session.seats import HUMAN
from hamlet.session.session import Session
from hamlet.store.folders import user_folders
from hamlet.store.packs import shelf_of
from hamlet.store.settings import Settings, load_settings
from hamlet.words.villages import village_name
from hamlet.words.words import Words

CHANCE: Final = "chance-"
PLAIN: Final[dict[str, Page]] = {
    "title": TitlePage(),
    "setup": SetupPage(),
    "rules": RulesPage(),
    "help": HelpPage(),
    "tiles": HelpPage(chapter="every"),
    "solo": SoloPage(),
    "packs": PacksPage(),
    "numbers": NumbersPage(),
    "workshop": WorkshopPage(),
    "workshop-card": WorkshopPage("lake", "menu", copy_of="infrastructure"),
    "workshop-files": WorkshopPage(file=PACK_FILE),
    "settings": SettingsPage(),
    "keys": KeysPage(),
    "load": GamesPage(),
}
STILL, MOST = 6, 120.0  # frames without a change that end the waiting; seconds after which it ends anyway


def all_people(session: Session) -> Session:
    """The same game with a person at every seat but Botric's: everything can be done at the table."""
    seats = tuple(
        seat if seat.player == BOTRIC else replace(seat, player=HUMAN) for seat in session.setup.seats
    )
    session.setup = replace(session.setup, seats=seats)
    return session


def _packs_chosen() -> Settings:
    """The usual settings, but for the packs that are on: pictures look the same whatever else was chosen."""
    chosen = load_settings(user_folders()).settings
    return Settings(packs_on=chosen.packs_on, packs_order=chosen.packs_order)


def plain_screen(name: str, wanted: WantedGames, words: Words, look: WishedLook) -> Screen:
    """A screen that needs no game."""
    HIRING.beside = False
    home = Home(user_folders(), _packs_chosen(), wanted, words, pictured=look)
    home.check()
    return Router(home).screen(PLAIN[name])


def numbers_screen(wanted: WantedGames, words: Words, games: int) -> Screen:
    """The page of numbers, once so many games of either kind were played."""
    home = Home(user_folders(), _packs_chosen(), wanted, words)
    choice = home.choice
    try:
        ask = asked(choice, shelf_of(home.folders).load, games=games)
    except (NothingToCompareError, SeatingError) as error:
        raise StartError(error.told(words)) from error
    beside = GamesBeside(ask)
    beside.wait()
    return Router(home).screen(NumbersPage(home.names, games=beside))


def games_screen(games: GamesBeside, packs: tuple[str, ...], words: Words) -> Screen:
    """The page of numbers with games of these packs that were played already."""
    return Router(Home(user_folders(), words=words)).screen(NumbersPage(packs, games=games))


def steps_screen(course: str, step: tuple[int, int], words: Words) -> Screen:
    """First steps at a touch of one of them, both counted from 1."""
    page = StepsPage(course, step[0] - 1, step[1] - 1, kept=False)
    return Router(Home(user_folders(), words=words)).screen(page)


def _replayed(router: Router, session: Session, words: Words, at: int | None) -> Screen:
    """A game looked back at: its end, or the moment asked for."""
    name = village_name(words, session.id or str(session.setup.seed))
    return router.screen(ReplayPage(name, session, at=at))


def game_screen(
    name: str,
    moments: Iterable[Session],
    mode: str | None,
    words: Words,
    at: int | None = None,
    look: WishedLook | None = None,
) -> Screen:
    """The score or the table, at the first of these moments that allows the mode."""
    router = Router(Home(user_folders(), words=words, pictured=look))
    over = False
    for session in moments:
        if name == "scoring":
            return router.screen(ScoringPage(session, shown=mode or ""))
        if name == "replay":
            return _replayed(router, session, words, at)
        table = router.screen(TablePage(all_people(session), kept=False))
        if isinstance(table, TableScreen):
            # A picture is of one moment: whoever plays by himself holds.
            table.others.hold_to_read()
        if mode is None or (isinstance(table, TableScreen) and _entered(table, mode)):
            return _pointing(table, mode)
        over = session.finished
    code = "screens.error.mode.over" if over else "screens.error.mode"
    raise StartError(words.label(code, mode=mode))


def _entered(table: TableScreen, mode: str) -> bool:
    """Bring the table into this mode, or have it tell of a first chance; whether the moment allows it."""
    if not mode.startswith(CHANCE):
        return enter_mode(table.flow, mode)
    return table.chances.tell_only(mode.removeprefix(CHANCE))


def _pointing(screen: Screen, mode: str | None) -> Screen:
    """The keyboard's ring on what the mode is about."""
    if isinstance(screen, TableScreen) and mode in POINTED:
        screen.input.set_focus(POINTED[mode])
    return screen


def settled(screen: Screen, size: tuple[int, int], scale: float | None) -> pygame.Surface:
    """What is seen of a screen when pictures are made and motion has ended."""
    surface = pygame.display.set_mode(size)
    screen.resize(size, scale_for(size, scale))
    now, still = 0.0, 0
    while still < STILL and now < MOST:
        now += 1 / 30
        screen.update(now)
        still = 0 if screen.draw(surface) or screen.busy else still + 1
    return surface


def shoot(words: Words, screen: Screen, size: tuple[int, int], scale: float | None, out: Path) -> None:
    """Let pictures be made and motion end, then write what is seen."""
    surface = settled(screen, size, scale)
    try:
        # Through a stream: pygame takes a name only if it is text.
        picture = BytesIO()
        pygame.image.save(surface, picture, f"picture{out.suffix}")
        out.write_bytes(picture.getvalue())
    except (OSError, ValueError, pygame.error) as error:
        why = getattr(error, "strerror", None) or error
        raise StartError(words.label("screens.error.not_written", path=str(out), error=str(why))) from error
