"""Games by the lake at various moments, for tests of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hamlet.app.flow.table import Flow
from hamlet.app.showing import enter_mode
from hamlet.content import LoadedPacks, load_packs
from hamlet.engine.state import State
from hamlet.players.registry import make_player
from hamlet.resources import data_folder
from hamlet.session.choice import GameChoice
from hamlet.session.driving import deciding, play_one
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from tests.app.games import moment_of
from tests.app.played import Moment, as_kept, first_moment
from tests.engine.lake.lake_hands import LakeHand


@cache
def lake_packs() -> LoadedPacks:
    return load_packs([data_folder() / "base", data_folder() / "lake"])


def lake_session(seats: int = 2, seed: int = 7, **options: object) -> Session:
    """A new game of people by the lake."""
    choice = GameChoice(lake_packs(), options=options)
    return Session(choice.setup(seats_for(["human"] * seats, choice.packs.colours), seed))


@cache
def whole_game(seed: int, season: str, player: str = "greedy") -> Session:
    """A whole game, played by a greedy hand or by chance."""
    session = lake_session(2, seed, season=season)
    thinking = deciding({number: make_player(player, seed, number) for number in range(2)})
    decide = as_kept(name_of(seed, season, player), session, thinking)
    while play_one(session, decide) is not None:
        pass
    return session


def name_of(seed: int, season: str, player: str) -> str:
    """Under which a game is kept."""
    return f"lake {season} {player} {seed}"


def lake_moment(actions: int, seed: int = 2, season: str = "autumn") -> Session:
    """A game after so many steps, or at its end."""
    whole = whole_game(seed, season)
    return moment_of(whole, min(actions, len(whole.history.done)))


SEASON_OF_MODE = {"closed": "summer", "rising": "spring"}


@cache
def mode_moment(mode: str) -> Moment:
    """In which game, by its seed, and after how many actions a mode of the lake can be entered."""
    moments = ((seed, at) for seed in (7, 8, 9) for at in range(60, len(_of_mode(mode, seed).history.done)))

    def enters(moment: Moment) -> bool:
        return enter_mode(Flow(_of_mode(mode, moment[0]).fork(moment[1])), mode)

    return first_moment(mode, lambda: next(filter(enters, moments)), enters)


def mode_game(mode: str) -> Session:
    """A game at a moment in which a mode of the lake can be entered."""
    seed, at = mode_moment(mode)
    return moment_of(_of_mode(mode, seed), at)


def _of_mode(mode: str, seed: int) -> Session:
    return whole_game(seed, SEASON_OF_MODE.get(mode, "autumn"))


def moment_when(
    wanted: Callable[[State], bool], season: str = "autumn", player: str = "random", seeds: int = 30
) -> Session:
    """The first moment of games in a season at which this holds."""
    for seed in range(seeds):
        whole = whole_game(seed, season, player)
        for at, step in enumerate(whole.history.done):
            if not step.before.pending and step.before.decision == "action" and wanted(step.before):
                return moment_of(whole, at)
            if step.before.pending and wanted(step.before):
                return moment_of(whole, at)
    raise AssertionError("no such moment")


def seated(hand: LakeHand) -> Session:
    """A game of people that goes on from a position made by hand: a small village, quickly drawn."""
    people = seats_for(["human"] * hand.state.box.seats, hand.definitions.colours)
    return Session(Setup(hand.definitions, people, 1), hand.state)
