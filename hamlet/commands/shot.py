"""`hamlet shot`: draws a screen into a picture, without a window."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers

if TYPE_CHECKING:
    from hamlet.app.screen import Screen
    from hamlet.session.session import Session

SCREENS = ("title", "setup", "table", "scoring", "tiles")
MODES = ("ghost", "hold", "payment", "road", "donkeys", "townhall", "card")
SEED = 7
MOMENT = 60
MOST = 600


def add_parser(subparsers: Subparsers) -> None:
    """Add `hamlet shot`."""
    parser = subparsers.add_parser("shot", help="draw a screen into a picture", description="Draws a screen.")
    parser.add_argument("out", type=Path, metavar="OUT.png", help="the picture to write")
    parser.add_argument("--screen", choices=SCREENS, default="table", help="which screen (default: table)")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="a recorded game (else a short one is played)"
    )
    parser.add_argument("--at", type=int, metavar="N", help=f"after N actions (default: all, or {MOMENT})")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4), help="seats of the short game")
    parser.add_argument("--size", default="1280x720", metavar="WxH", help="the size (default: 1280x720)")
    parser.add_argument(
        "--ui-scale", type=float, metavar="S", help="the UI scale, such as 1.5 (default: automatic)"
    )
    parser.add_argument("--mode", choices=MODES, help="what somebody at the table is about to do")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw and write the picture."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from hamlet.app.ui.scale import scale_for

    size = _size(args.size)
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(size)
    screen = _screen(args)
    screen.resize(size, scale_for(size, args.ui_scale))
    _settle(screen, surface)
    try:
        pygame.image.save(surface, args.out)
    except (OSError, pygame.error) as error:
        raise CommandError(f"{args.out} cannot be written: {error}") from error
    pygame.quit()
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) >= 960 and int(height) >= 540):
        raise CommandError(f"--size must be WxH, at least 960x540, not {text!r}")
    return int(width), int(height)


def _settle(screen: Screen, surface: object) -> None:
    """Let pictures be made and motion end, then draw."""
    import pygame

    now, still = 0.0, 0
    while still < 6 and now < 120:
        now += 1 / 30
        screen.update(now)
        drawn = screen.draw(surface) if isinstance(surface, pygame.Surface) else []
        still = 0 if drawn or screen.busy else still + 1


def _screen(args: argparse.Namespace) -> Screen:
    from hamlet.app.home import Home
    from hamlet.app.screens.scoring import ScoringScreen
    from hamlet.app.screens.setup import SetupScreen
    from hamlet.app.screens.tiles import TilesScreen
    from hamlet.app.screens.title import TitleScreen
    from hamlet.store.folders import user_folders

    home = Home(user_folders())
    if args.screen == "title":
        return TitleScreen(home)
    if args.screen == "setup":
        return SetupScreen(home)
    if args.screen == "tiles":
        return TilesScreen()
    if args.screen == "scoring":
        return ScoringScreen(_session(args, MOST))
    return _table(args)


def _session(args: argparse.Namespace, moment: int) -> Session:
    """The recorded game at the moment asked for, or a game of its own, everybody at it a person."""
    from dataclasses import replace

    from hamlet.session.seats import HUMAN

    session = _recorded(args) if args.record else _played(args, moment if args.at is None else args.at)
    seats = tuple(replace(seat, player=HUMAN) for seat in session.setup.seats)
    session.setup = replace(session.setup, seats=seats)
    return session


def _recorded(args: argparse.Namespace) -> Session:
    from hamlet.commands.games import record_in
    from hamlet.session.record import RecordError, replay

    try:
        return replay(record_in(args.record), args.at)[0]
    except RecordError as error:
        raise CommandError(f"{args.record} cannot be drawn: {error}") from error


def _played(args: argparse.Namespace, actions: int) -> Session:
    from hamlet.app.screens.starting import new_session
    from hamlet.content import load_base
    from hamlet.session.driving import play_out, players_of
    from hamlet.session.seats import seats_for

    seats = seats_for(["greedy"] * args.seats, list(load_base().data["colours"]))
    session = new_session(seats, seed=SEED)
    play_out(session, players_of(session), actions)
    return session


def _table(args: argparse.Namespace) -> Screen:
    """The table in the mode asked for; a game of its own is played on until the mode is possible."""
    from hamlet.app.screens.showing import enter_mode
    from hamlet.app.table.screen import TableScreen

    moment = MOMENT if args.at is None else args.at
    last = moment if args.record or args.at is not None else moment + 60
    for at in range(moment, last + 1):
        screen = TableScreen(_session(args, at))
        if args.mode is None or enter_mode(screen.flow, args.mode):
            return screen
    raise CommandError(f"the mode {args.mode} is not possible at that moment")
