"""What is done about an error that nobody expected: written down, and everything that can be saved is."""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Sequence

import pygame

from hamlet.app.home import Home
from hamlet.app.pages import BrokenPage
from hamlet.app.ui.screen import Screen
from hamlet.session.record import record_maker
from hamlet.session.session import Session
from hamlet.store.envelope import encode_record
from hamlet.store.report import Report


def what_broke(home: Home, stack: Sequence[Screen], error: Exception) -> BrokenPage:
    """Take down all there is to know; then the screens are left, and with them games are kept."""
    told = "".join(traceback.format_exception(error))
    home.diary.note(f"An unexpected error, with {[type(screen).__name__ for screen in stack]} open.\n{told}")
    games = [game for screen in stack if (game := screen.played()) is not None]
    kept = [game.session.id for game in games if game.kept]
    page = BrokenPage(
        _report(told, games[-1].session if games else None),
        traceback.format_exception_only(error)[-1].strip(),
        kept[-1] if kept else None,
    )
    for screen in reversed(stack):
        _leave(home, screen)
    return page


def _report(told: str, session: Session | None) -> Report:
    libraries = (f"pygame {pygame.version.ver}", f"SDL {pygame.version.SDL}")
    if session is None:
        return Report(told, libraries=libraries)
    packs = tuple(f"{pack.get('id')} {pack.get('version')}" for pack in session.setup.packs)
    return Report(told, packs, _record(session), libraries)


def _record(session: Session) -> bytes | None:
    """The game as it is; one that cannot be put into a file is told by its last save."""
    with contextlib.suppress(Exception):
        return encode_record(record_maker(session)())
    return None


def _leave(home: Home, screen: Screen) -> None:
    """A screen that has failed may fail again when it is left; the others are left all the same."""
    try:
        screen.close()
    except Exception:  # noqa: BLE001
        home.diary.note(f"And when it was left:\n{traceback.format_exc()}")
