"""Which moment of which game a picture shows: of a record, or of a game of its own."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from hamlet.commands import CommandError
from hamlet.commands.games import check_moment, check_recorded_moment, game_chosen, record_in, tell_difference
from hamlet.store.setting_values import AUTUMN, SPRING, SUMMER, WINTER
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.session.choice import GameChoice
    from hamlet.session.session import Session

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
SEASONS = (SPRING, SUMMER, AUTUMN, WINTER)
ENDED = ("scoring", "replay")
"""Screens that show a whole game."""
SEED = 7
SEATS = 2
MOMENT = 60
LATER = 60
WHOLE = 2000
GAMES = 16
"""So many games are played in which something rarer may happen by the lake."""


def moments(args: argparse.Namespace) -> Iterator[Session]:
    """The moment asked for; without a record and a number also the later ones of a game of its own."""
    if args.record:
        yield from _recorded(args)
        return
    from hamlet.engine.botric.base import BOTRIC
    from hamlet.engine.lake.base import LAKE

    choice = game_chosen(as_rules(args))
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


def as_rules(args: argparse.Namespace) -> argparse.Namespace:
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
