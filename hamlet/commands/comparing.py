"""`hamlet simulate --compare`: games with packs against games without them, as tables, data or a picture."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.commands import CommandError
from hamlet.commands.games import pack_names
from hamlet.terminal import say
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.numbers.comparing import Comparison
    from hamlet.numbers.opponents import Ask
    from hamlet.numbers.tallying import GamesTally
    from hamlet.session.choice import GameChoice
    from hamlet.session.simulation import Outcome

Watched = Callable[[Iterator["Outcome"], int], Iterable["Outcome"]]
PICTURE = (1920, 1080)
ENDINGS = (".png", ".jpg", ".jpeg", ".bmp", ".tga")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments that compare."""
    compare, against = words.label("help.simulate.compare"), words.label("help.simulate.against")
    picture = words.label("help.simulate.picture")
    parser.add_argument("--compare", action="store_true", help=compare)
    parser.add_argument("--against", metavar="PACKS", help=against)
    parser.add_argument("--picture", type=Path, metavar="FILE.png", help=picture)


def is_wanted(args: argparse.Namespace) -> bool:
    """Whether games are to be compared; who says against what, or where to draw it, need not say that too."""
    return args.compare or args.against is not None or args.picture is not None


def check(args: argparse.Namespace) -> None:
    """Refuse what comparing has no use for, before anything is played."""
    words: Words = args.words
    if args.record is not None:
        raise CommandError(words.label("commands.simulate.no_records_compared", option="--record"))
    if args.picture is not None and args.picture.suffix.lower() not in ENDINGS:
        raise CommandError(words.label("commands.shot.ending", file=args.picture, known=list(ENDINGS)))


def compare(args: argparse.Namespace, choice: GameChoice, players: Sequence[str], watched: Watched) -> int:
    """Play both kinds of games and tell what they came to."""
    from hamlet.numbers.as_data import comparison_data
    from hamlet.numbers.tallying import GamesTally
    from hamlet.session.simulation import simulate

    ask = _asked(args, choice, players)
    jobs = min(args.jobs, ask.games)
    played = watched(chain.from_iterable(simulate(plan, jobs) for plan in ask.plans), 2 * ask.games)
    outcomes = iter(played)
    tallies = [GamesTally(next(outcomes) for _ in range(ask.games)) for _ in ask.plans]
    found = ask.compared(*tallies)
    if args.picture is not None:
        _draw(args, ask, tallies)
    if args.json:
        say(json.dumps(comparison_data(ask, found)))
    else:
        _print_tables(args.words, ask, found)
    return 0


def _asked(args: argparse.Namespace, choice: GameChoice, players: Sequence[str]) -> Ask:
    from hamlet.content import PackError, RuleError, UnknownPackError
    from hamlet.numbers.opponents import NothingToCompareError, asked
    from hamlet.session.seating import SeatingError
    from hamlet.store.folders import user_folders
    from hamlet.store.packs import shelf_of
    from hamlet.words.mistakes import tell_in_short

    words: Words = args.words
    against = pack_names(args.against) if args.against is not None else ()
    try:
        return asked(choice, shelf_of(user_folders()).load, players, args.games, args.seed, against)
    except (NothingToCompareError, SeatingError) as error:
        raise CommandError(error.told(words)) from error
    except (RuleError, UnknownPackError) as error:
        raise CommandError(words.told(error.said)) from error
    except PackError as error:
        raise CommandError(tell_in_short(words, error.problems)) from error


def _print_tables(words: Words, ask: Ask, found: Comparison) -> None:
    from hamlet.commands.comparing_tables import closing_lines, means_table, tiles_table
    from hamlet.commands.tables import output

    console = output()
    console.print(means_table(words, ask, found))
    console.print(tiles_table(words, ask, found))
    for line in closing_lines(words, ask, found):
        console.print(line, markup=False)


def _draw(args: argparse.Namespace, ask: Ask, tallies: Sequence[GamesTally]) -> None:
    """The same picture as on the page of numbers."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from hamlet.app.errors import StartError
    from hamlet.app.shooting import games_screen, shoot
    from hamlet.numbers.beside import GamesBeside

    pygame.display.init()
    pygame.font.init()
    try:
        screen = games_screen(GamesBeside.played(ask, *tallies), pack_names(args.packs), args.words)
        shoot(args.words, screen, PICTURE, None, args.picture)
    except StartError as error:
        raise CommandError(str(error)) from error
    finally:
        pygame.display.quit()
