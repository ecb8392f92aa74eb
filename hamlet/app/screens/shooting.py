"""Screens drawn into a picture, without a window."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pygame

from hamlet.app.errors import StartError
from hamlet.app.home import Home, Wanted
from hamlet.app.screen import Screen
from hamlet.app.screens.scoring import ScoringScreen
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.showing import enter_mode
from hamlet.app.screens.tiles import TilesScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.scale import scale_for
from hamlet.session.seats import HUMAN
from hamlet.session.session import Session
from hamlet.store.folders import user_folders
from hamlet.words.labels import label

STILL, MOST = 6, 120.0  # frames without a change that end the waiting; seconds after which it ends anyway


def all_people(session: Session) -> Session:
    """The same game with a person at every seat, so that everything can be done at the table."""
    seats = tuple(replace(seat, player=HUMAN) for seat in session.setup.seats)
    session.setup = replace(session.setup, seats=seats)
    return session


def plain_screen(name: str, wanted: Wanted) -> Screen:
    """A screen that needs no game."""
    home = Home(user_folders(), wanted=wanted)
    if name == "title":
        return TitleScreen(home)
    return SetupScreen(home) if name == "setup" else TilesScreen(home.choice.definitions)


def game_screen(name: str, moments: Iterable[Session], mode: str | None) -> Screen:
    """The score or the table, at the first of these moments that allows the mode."""
    for session in moments:
        if name == "scoring":
            return ScoringScreen(session)
        table = TableScreen(all_people(session))
        if mode is None or enter_mode(table.flow, mode):
            return table
    raise StartError(label("screens.error.mode", mode=mode))


def shoot(screen: Screen, size: tuple[int, int], scale: float | None, out: Path) -> None:
    """Let pictures be made and motion end, then write what is seen."""
    surface = pygame.display.set_mode(size)
    screen.resize(size, scale_for(size, scale))
    now, still = 0.0, 0
    while still < STILL and now < MOST:
        now += 1 / 30
        screen.update(now)
        still = 0 if screen.draw(surface) or screen.busy else still + 1
    try:
        pygame.image.save(surface, out)
    except (OSError, pygame.error) as error:
        raise StartError(label("screens.error.not_written", path=out, error=error)) from error
