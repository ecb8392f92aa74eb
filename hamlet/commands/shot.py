"""`hamlet shot`: draws a screen into a picture, without a window."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers
from hamlet.commands.games import (
    GAME_OPTIONS,
    add_game_arguments,
    check_moment,
    check_recorded_moment,
    game_chosen,
    options_written,
    packs_wanted,
    record_in,
    tell_difference,
)
from hamlet.commands.numbers import decimal, size, whole
from hamlet.howto.courses import ORDER as COURSES
from hamlet.store.setting_values import (
    AUTUMN,
    EVENING,
    MORNING,
    MOST_WINDOW,
    NOON,
    SCALES,
    SPRING,
    SUMMER,
    WINTER,
)
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.home import WantedGames
    from hamlet.app.ui.screen import Screen
    from hamlet.session.choice import GameChoice
    from hamlet.session.session import Session

PLAIN = ("title", "setup", "rules", "help", "tiles", "solo", "packs", "settings", "keys", "load")
TUTORIAL = "tutorial"
SCREENS = (*PLAIN, "table", "scoring", "replay", TUTORIAL)
BY_LAKE = (
    *("lake", "boat", "crossing", "fishing", "menu", "effect", "closed", "favour", "rising"),
    *("storing", "limit"),
    *("chance-close_lake", "chance-sail", "chance-store", "chance-use_fish", "chance-fishing"),
)
AGAINST_BOTRIC = (
    *("tie-place", "tie-road", "tie-tile", "tie-villager"),
    *("why-build", "why-fishing", "why-purchase", "why-refine", "why-road"),
    *("botric", "botric-first", "ahead", "chance-before_botric"),
)
MODES = (
    *("ghost", "hold", "unfit", "payment", "road", "donkeys", "townhall", "card", "hint"),
    *("chance-produce", "chance-take", "chance-donkey", "chance-landmark", "chance-deliver", "chance-sell"),
    *("chance-construct", "chance-buy", "chance-road", "chance-refine", "chance-beg", "chance-hire"),
    "chance-rest",
    *BY_LAKE,
    *AGAINST_BOTRIC,
)
OF_SCORES = ("count", "opened", "around")
"""What the score can be shown doing: in the middle of its count, with the moves behind a figure, alone."""
LIGHTS = (MORNING, NOON, EVENING)
SEASONS = (SPRING, SUMMER, AUTUMN, WINTER)
ENDINGS = (".png", ".jpg", ".jpeg", ".bmp", ".tga")
LEAST_SIZE = (960, 540)
_USELESS = {
    **dict.fromkeys(PLAIN, ("record", "at", "mode", "seats")),
    TUTORIAL: ("record", "at", "mode", "seats", "packs", "season", "rules", "options", "botric", "switches"),
    "replay": ("mode",),
}
ENDED = ("scoring", "replay")
"""Screens that show a whole game."""
SEED = 7
SEATS = 2
MOMENT = 60
LATER = 60
WHOLE = 2000
GAMES = 16
"""So many games are played in which something rarer may happen by the lake."""


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
    from hamlet.app.shooting import game_screen, plain_screen, shoot, steps_screen
    from hamlet.app.wishes import WishedLook

    words: Words = args.words
    pygame.display.init()
    pygame.font.init()
    try:
        look = WishedLook(args.season or "", args.light or "", always=True)
        if args.screen in PLAIN:
            screen = plain_screen(args.screen, _wanted(args), words, look)
        elif args.screen == TUTORIAL:
            screen = steps_screen(args.course or COURSES[0], args.step or (1, 1), words)
        else:
            screen = game_screen(args.screen, _moments(args), args.mode, words, args.at, look)
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

    return WantedGames(packs_wanted(args, ()), args.rules, options_written(_as_rules(args)))


def _moments(args: argparse.Namespace) -> Iterator[Session]:
    """The moment asked for; without a record and a number also the later ones of a game of its own."""
    if args.record:
        yield from _recorded(args)
        return
    from hamlet.engine.botric.base import BOTRIC
    from hamlet.engine.lake.base import LAKE

    choice = game_chosen(_as_rules(args))
    if args.at is not None or args.screen in ENDED:
        yield _asked_for(args, choice)
    elif args.mode in BY_LAKE:
        if LAKE not in _begun(args, choice, SEED).state.box.ruleset.positions:
            raise CommandError(args.words.label("commands.shot.no_lake", mode=args.mode))
        for seed in range(SEED, SEED + GAMES):
            yield from _in_turn(args, choice, WHOLE, seed)
    elif args.mode in AGAINST_BOTRIC:
        if BOTRIC not in _begun(args, choice, SEED).state.box.ruleset.positions:
            raise CommandError(args.words.label("commands.shot.no_botric", mode=args.mode))
        for seed in range(SEED, SEED + GAMES):
            yield from _in_turn(args, choice, WHOLE, seed)
    else:
        yield from _in_turn(args, choice, MOMENT + LATER)


def _as_rules(args: argparse.Namespace) -> argparse.Namespace:
    """The arguments without a season that is none of the game's rules."""
    return argparse.Namespace(**{**vars(args), "season": None}) if _only_seen(args) else args


def _only_seen(args: argparse.Namespace) -> bool:
    """Whether the season is no rule of the game, which knows none, but only to be seen."""
    from hamlet.engine.lake.base import LAKE

    if args.season not in SEASONS:
        return False
    without = argparse.Namespace(**{**vars(args), "season": None})
    return LAKE not in game_chosen(without).definitions.ruleset.positions


def _in_turn(args: argparse.Namespace, choice: GameChoice, most: int, seed: int = SEED) -> Iterator[Session]:
    """A game of its own at one moment after the other, played no further than it is looked at."""
    from hamlet.session.driving import deciding, play_one, players_of

    session = _begun(args, choice, seed)
    decide = deciding(players_of(session))
    for actions in range(most + 1):
        if actions >= MOMENT or session.finished:
            yield session.fork(actions)
        if play_one(session, decide) is None:
            break


def _recorded(args: argparse.Namespace) -> Iterator[Session]:
    """The moment asked for; for a mode without a number the last one that allows it."""
    from hamlet.session.record import BROKEN, replay, told_plainly

    words: Words = args.words
    record = record_in(args.record, words)
    check_recorded_moment(words, args.at, record)
    try:
        whole = args.screen == "replay"
        session, difference = replay(record, None if whole else args.at, words)
    except BROKEN as error:
        why = told_plainly(words, error)
        raise CommandError(words.label("commands.shot.undrawn", file=args.record, error=why)) from error
    if difference:
        # What stands there is an earlier moment than the one asked for.
        raise CommandError(tell_difference(words, args.record, difference))
    yield session
    if args.mode and args.at is None:
        yield from (session.fork(at) for at in range(len(session.history.done) - 1, -1, -1))


def _asked_for(args: argparse.Namespace, choice: GameChoice) -> Session:
    """One moment of a game of its own, or its end."""
    known = args.at is not None and args.at >= 0 and args.screen != "replay"
    session = _played(args, choice, args.at if known else WHOLE)
    check_moment(args.words, args.at, len(session.history.done))
    return session


def _played(args: argparse.Namespace, choice: GameChoice, actions: int) -> Session:
    from hamlet.session.driving import play_out, players_of

    session = _begun(args, choice, SEED)
    play_out(session, players_of(session), actions)
    return session


def _begun(args: argparse.Namespace, choice: GameChoice, seed: int) -> Session:
    from hamlet.engine.botric.base import BOTRIC, HIS_SEAT
    from hamlet.session.seating import SeatingError
    from hamlet.session.seats import seats_for
    from hamlet.session.session import Session

    players = ["greedy"] * (args.seats or SEATS)
    if BOTRIC in choice.definitions.ruleset.positions:
        players[HIS_SEAT] = BOTRIC
    try:
        return Session(choice.setup(seats_for(players, choice.packs.colours, choice.words), seed))
    except SeatingError as error:
        raise CommandError(error.told(args.words)) from error
