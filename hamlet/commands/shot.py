"""`hamlet shot`: draws a screen into a picture, without a window."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers
from hamlet.commands.games import (
    add_game_arguments,
    check_moment,
    check_recorded_moment,
    game_chosen,
    pack_names,
    record_in,
    tell_difference,
)
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.home import WantedGames
    from hamlet.session.choice import GameChoice
    from hamlet.session.session import Session

PLAIN = ("title", "setup", "tiles")
SCREENS = (*PLAIN, "table", "scoring")
MODES = ("ghost", "hold", "unfit", "payment", "road", "donkeys", "townhall", "card")
SEED = 7
MOMENT = 60
LATER = 60
WHOLE = 2000


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet shot`."""
    parser = subparsers.add_parser(
        "shot", help=words.label("help.shot"), description=words.label("help.shot.about")
    )
    parser.add_argument("out", type=Path, metavar="OUT.png", help=words.label("help.shot.out"))
    parser.add_argument("--screen", choices=SCREENS, default="table", help=words.label("help.shot.screen"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=words.label("help.shot.record"))
    parser.add_argument("--at", type=int, metavar="N", help=words.label("help.shot.at", moment=MOMENT))
    add_game_arguments(parser, words)
    parser.add_argument(
        "--seats", type=int, default=2, choices=(2, 3, 4), help=words.label("help.shot.seats")
    )
    parser.add_argument("--size", default="1280x720", metavar="WxH", help=words.label("help.shot.size"))
    parser.add_argument("--ui-scale", type=float, metavar="S", help=words.label("help.shot.ui_scale"))
    parser.add_argument("--mode", choices=MODES, help=words.label("help.shot.mode"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw and write the picture."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from hamlet.app.errors import StartError
    from hamlet.app.shooting import game_screen, plain_screen, shoot

    words: Words = args.words
    size = _size(words, args.size)
    pygame.display.init()
    pygame.font.init()
    try:
        plain = args.screen in PLAIN
        screen = (
            plain_screen(args.screen, _wanted(args), words)
            if plain
            else game_screen(args.screen, _moments(args), args.mode, words)
        )
        shoot(words, screen, size, args.ui_scale, args.out)
    except StartError as error:
        raise CommandError(str(error)) from error
    finally:
        # Fonts stay: they are kept for as long as the program runs.
        pygame.display.quit()
    return 0


def _wanted(args: argparse.Namespace) -> WantedGames:
    from hamlet.app.home import WantedGames

    return WantedGames(pack_names(args.packs), args.rules, tuple(args.options))


def _size(words: Words, text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) >= 960 and int(height) >= 540):
        raise CommandError(
            words.label("commands.shot.size", option="--size", least="960x540", size=repr(text))
        )
    return int(width), int(height)


def _moments(args: argparse.Namespace) -> Iterator[Session]:
    """The moment asked for; without a record and a number also the later ones of a game of its own."""
    if args.record:
        if args.packs or args.rules or args.options:
            options = ["--packs", "--rules", "--set"]
            raise CommandError(args.words.label("commands.shot.own_rules", options=options))
        yield _recorded(args)
        return
    choice = game_chosen(args)
    if args.at is not None or args.screen == "scoring":
        yield _asked_for(args, choice)
    else:
        yield from (_played(args, choice, actions) for actions in range(MOMENT, MOMENT + LATER + 1))


def _recorded(args: argparse.Namespace) -> Session:
    from hamlet.session.record import BROKEN, replay, told_plainly

    words: Words = args.words
    record = record_in(args.record, words)
    check_recorded_moment(words, args.at, record)
    try:
        session, difference = replay(record, args.at, words)
    except BROKEN as error:
        why = told_plainly(words, error)
        raise CommandError(words.label("commands.shot.undrawn", file=args.record, error=why)) from error
    if difference:
        # What stands there is an earlier moment than the one asked for.
        raise CommandError(tell_difference(words, args.record, difference))
    return session


def _asked_for(args: argparse.Namespace, choice: GameChoice) -> Session:
    """One moment of a game of its own, or its end."""
    known = args.at is not None and args.at >= 0
    session = _played(args, choice, args.at if known else WHOLE)
    check_moment(args.words, args.at, len(session.history.done))
    return session


def _played(args: argparse.Namespace, choice: GameChoice, actions: int) -> Session:
    from hamlet.session.driving import play_out, players_of
    from hamlet.session.seats import seats_for
    from hamlet.session.session import Session

    session = Session(
        choice.setup(seats_for(["greedy"] * args.seats, choice.packs.colours, choice.words), SEED)
    )
    play_out(session, players_of(session), actions)
    return session
