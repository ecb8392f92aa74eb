"""`hamlet shot`: draws a screen into a picture, without a window."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers
from hamlet.commands.games import (
    GAME_OPTIONS,
    add_game_arguments,
    botric_named,
    options_written,
    packs_named,
    record_in,
)
from hamlet.commands.moments import MODES, MOMENT, as_rules, moments
from hamlet.commands.numbers import decimal, size, whole
from hamlet.howto.courses import ORDER as COURSES
from hamlet.store.setting_values import EVENING, MORNING, MOST_WINDOW, NOON, SCALES
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.home import WantedGames
    from hamlet.app.ui.screen import Screen

PLAIN = (
    "title",
    "setup",
    "rules",
    "help",
    "tiles",
    "solo",
    "packs",
    "numbers",
    "workshop",
    "workshop-card",
    "workshop-files",
    "settings",
    "keys",
    "load",
)
TUTORIAL, NUMBERS = "tutorial", "numbers"
MOST_GAMES = 10_000
SCREENS = (*PLAIN, "table", "scoring", "replay", TUTORIAL)
OF_SCORES = ("count", "opened", "around")
"""What the score can be shown doing: in the middle of its count, with the moves behind a figure, alone."""
LIGHTS = (MORNING, NOON, EVENING)
ENDINGS = (".png", ".jpg", ".jpeg", ".bmp", ".tga")
LEAST_SIZE = (960, 540)
_USELESS = {
    **dict.fromkeys(PLAIN, ("record", "at", "mode", "seats")),
    TUTORIAL: ("record", "at", "mode", "seats", "packs", "season", "rules", "options", "botric", "switches"),
    "replay": ("mode",),
}


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet shot`."""
    parser = subparsers.add_parser(
        "shot", help=words.label("help.shot"), description=words.label("help.shot.about")
    )
    at, sized = whole(words, "--at"), size(words, "--size", LEAST_SIZE, MOST_WINDOW)
    scaled = decimal(words, "--ui-scale", *SCALES)
    parser.add_argument("out", type=Path, metavar="OUT.png", help=words.label("help.shot.out"))
    parser.add_argument("--screen", choices=SCREENS, default="table", help=words.label("help.shot.screen"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=words.label("help.shot.record"))
    parser.add_argument("--at", type=at, metavar="N", help=words.label("help.shot.at", moment=MOMENT))
    add_game_arguments(parser, words)
    parser.add_argument(
        "--seats", type=whole(words, "--seats"), choices=(2, 3, 4), help=words.label("help.shot.seats")
    )
    parser.add_argument(
        "--size", type=sized, default="1280x720", metavar="WxH", help=words.label("help.shot.size")
    )
    parser.add_argument("--ui-scale", type=scaled, metavar="S", help=words.label("help.shot.ui_scale"))
    parser.add_argument("--light", choices=LIGHTS, help=words.label("help.shot.light"))
    parser.add_argument(
        "--moves", type=whole(words, "--moves"), metavar="M", help=words.label("help.shot.moves")
    )
    parser.add_argument(
        "--games", type=whole(words, "--games"), metavar="N", help=words.label("help.shot.games")
    )
    parser.add_argument("--course", choices=COURSES, help=words.label("help.shot.course"))
    parser.add_argument("--step", type=_step(words), metavar="N[.T]", help=words.label("help.shot.step"))
    parser.add_argument("--mode", choices=(*MODES, *OF_SCORES), help=words.label("help.shot.mode"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw and write the picture."""
    _check_arguments(args)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from hamlet.app.errors import StartError
    from hamlet.app.shooting import game_screen, numbers_screen, plain_screen, shoot, steps_screen
    from hamlet.app.wishes import WishedLook

    words: Words = args.words
    pygame.display.init()
    pygame.font.init()
    try:
        look = WishedLook(args.season or "", args.light or "", always=True)
        if args.games:
            screen = numbers_screen(_wanted(args), words, args.games)
        elif args.screen in PLAIN:
            screen = plain_screen(args.screen, _wanted(args), words, look)
        elif args.screen == TUTORIAL:
            screen = steps_screen(args.course or COURSES[0], args.step or (1, 1), words)
        else:
            screen = game_screen(args.screen, moments(args), args.mode, words, args.at, look)
        if args.moves:
            _film(args, screen)
            return 0
        shoot(words, screen, args.size, args.ui_scale, args.out)
    except StartError as error:
        raise CommandError(str(error)) from error
    finally:
        # Fonts stay: they are kept for as long as the program runs.
        pygame.display.quit()
    return 0


def _film(args: argparse.Namespace, screen: Screen) -> None:
    """The next moves of the record as a moving picture."""
    from hamlet.app.filming import film
    from hamlet.app.table.table_screen import TableScreen
    from hamlet.engine.actions.codec import action_from_data

    if isinstance(screen, TableScreen):
        written = record_in(args.record, args.words)["actions"][args.at : args.at + args.moves]
        box = screen.session.setup.box
        film(args.words, screen, [action_from_data(box, data) for data in written], args.size, args.out)


def _check_arguments(args: argparse.Namespace) -> None:
    """Refuse what the picture asked for has no use for, before anything is played."""
    words: Words = args.words
    if args.out.suffix.lower() not in ENDINGS:
        raise CommandError(words.label("commands.shot.ending", file=args.out, known=list(ENDINGS)))
    useless = _given(args, _useless(args))
    if useless:
        code = (
            "commands.shot.useless" if args.screen in (*PLAIN, TUTORIAL) else "commands.shot.useless.scoring"
        )
        raise CommandError(words.label(code, screen=args.screen, options=useless))
    filmed = args.record is not None and args.at is not None and args.screen == "table" and not args.mode
    if args.moves and not (filmed and args.out.suffix.lower() == ".png"):
        raise CommandError(words.label("commands.shot.no_film"))
    if args.games is not None and not (args.screen == NUMBERS and 0 < args.games <= MOST_GAMES):
        raise CommandError(words.label("commands.shot.no_games", screen=NUMBERS, most=MOST_GAMES))
    if args.screen != TUTORIAL and (args.course or args.step):
        raise CommandError(words.label("commands.shot.no_steps", screen=TUTORIAL))
    own = _given(args, ("packs", "rules", "options", "botric", "switches", "seats")) if args.record else []
    if own:
        raise CommandError(words.label("commands.shot.own_rules", options=own))


def _useless(args: argparse.Namespace) -> tuple[str, ...]:
    """What means nothing for this screen; the score and the table have modes of their own."""
    elsewhere = (args.mode in OF_SCORES) != (args.screen == "scoring")
    return _USELESS.get(args.screen, ("mode",) if args.mode and elsewhere else ())


def _step(words: Words) -> Callable[[str], tuple[int, int]]:
    """Reads a step such as 7, or a touch of it such as 7.3."""

    def read(text: str) -> tuple[int, int]:
        number, _, touch = text.partition(".")
        read_whole = whole(words, "--step")
        return max(1, read_whole(number)), max(1, read_whole(touch)) if touch else 1

    return read


def _given(args: argparse.Namespace, names: Sequence[str]) -> list[str]:
    return [GAME_OPTIONS.get(name, f"--{name}") for name in names if getattr(args, name) not in (None, [])]


def _wanted(args: argparse.Namespace) -> WantedGames:
    from hamlet.app.home import WantedGames

    options = options_written(as_rules(args))
    return WantedGames(packs_named(args), args.rules, options, botric_named(args))
