"""Games against Botric at various moments, for tests of the table."""

from __future__ import annotations

from functools import cache

from hamlet.app.flow.botric.turns import due
from hamlet.app.flow.table import Flow
from hamlet.app.showing import enter_mode
from hamlet.app.showing_botric import BOTRIC_MODES
from hamlet.app.showing_his_turn import HIS_TURN_MODES
from hamlet.content import LoadedPacks, load_packs
from hamlet.engine.state import State
from hamlet.players.botric import BotricPlayer
from hamlet.players.registry import make_player
from hamlet.resources import data_folder
from hamlet.session.choice import GameChoice
from hamlet.session.driving import deciding, play_one
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from tests.app.games import moment_of
from tests.app.played import Moment, as_kept, first_moment

SOLO = ("human", "botric")
HIM = {1: BotricPlayer(1)}


@cache
def solo_packs(*, lake: bool = False) -> LoadedPacks:
    names = ("base", "lake", "solo") if lake else ("base", "solo")
    return load_packs([data_folder() / name for name in names])


def solo_session(seed: int = 7, *, lake: bool = False, **options: object) -> Session:
    """A new game of a person against him."""
    choice = GameChoice(solo_packs(lake=lake), options=options)
    return Session(choice.setup(seats_for(SOLO, choice.packs.colours), seed))


@cache
def whole_solo(seed: int = 7, *, lake: bool = False, edition: str = "favour") -> Session:
    """A whole game, a greedy hand in the person's place."""
    session = solo_session(seed, lake=lake, botric_edition=edition)
    thinking = deciding({0: make_player("greedy", seed, 0), 1: make_player("botric", seed, 1)})
    decide = as_kept(name_of(seed, lake=lake, edition=edition), session, thinking)
    while play_one(session, decide) is not None:
        pass
    return session


def name_of(seed: int, *, lake: bool, edition: str) -> str:
    """Under which a game is kept."""
    return f"solo {'lake' if lake else 'meadow'} {edition} {seed}"


def solo_moment(
    step: str | None, after: int = 60, seed: int = 7, *, lake: bool = False, edition: str = "favour"
) -> Session:
    """The first moment from some step on at which this step of his is due; None: a person's own turn."""
    whole = whole_solo(seed, lake=lake, edition=edition)

    def wanted(state: State) -> bool:
        own = state.decision == "action" and state.seat == 0
        return own if step is None else due(state) == step and state.decider == 1

    found = (n for n, each in enumerate(whole.history.done) if n >= after and wanted(each.before))
    return moment_of(whole, next(found))


MODES_WITH_HIM = frozenset((*BOTRIC_MODES, *HIS_TURN_MODES))
SEEDS = range(7, 20)


@cache
def mode_moment(mode: str) -> Moment:
    """In which game, by its seed, and after how many actions a mode of his can be entered."""
    moments = (
        (seed, at)
        for seed in SEEDS
        for at in (*range(30, len(whole_solo(seed, lake=True).history.done)), *range(2, 30))
    )

    def enters(moment: Moment) -> bool:
        return enter_mode(Flow(whole_solo(moment[0], lake=True).fork(moment[1]), HIM), mode)

    return first_moment(mode, lambda: next(filter(enters, moments)), enters)


def mode_with_him(mode: str) -> Session:
    """A game by the lake at a moment in which a mode of his can be entered."""
    seed, at = mode_moment(mode)
    return moment_of(whole_solo(seed, lake=True), at)
