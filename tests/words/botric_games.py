"""Games against Botric for the tests of words: by chance, in both editions, without and with the lake."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from hamlet.content import load_packs, resolve
from hamlet.engine.actions.family import Action
from hamlet.engine.botric.base import BOTRIC, SLICE
from hamlet.engine.botric.steps import ACT
from hamlet.engine.definitions import Definitions
from hamlet.engine.dice import Dice
from hamlet.engine.events import Event
from hamlet.engine.game import Game
from hamlet.engine.options import Options
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.resources import data_folder
from tests.words.playing import Moment, moments

NAMES = ("Red", "Botric")
GAMES = (("favour", False, 21), ("favour", True, 30), ("investor", False, 31), ("investor", True, 28))


@cache
def solo_definitions(edition: str, *, lake: bool, **options: object) -> Definitions:
    names = ("base", "lake", "solo") if lake else ("base", "solo")
    packs = load_packs([data_folder() / name for name in names])
    return read_definitions(resolve(packs, options={"botric_edition": edition, **options}))


@cache
def solo_moments(most: int = 700) -> tuple[Moment, ...]:
    """The moments of one game by chance of each kind; ties are asked, and chance answers them."""
    played = [
        moment
        for edition, lake, seed in GAMES
        for moment in moments(2, seed, most=most, content=solo_definitions(edition, lake=lake))
    ]
    return *played, *(_idle(*moment[:2]) for moment in played if _looks(moment[0]))


def _looks(state: State) -> bool:
    return state.decision == BOTRIC and state.pending[-1].fact("step") == ACT and state.round == 2


def _idle(before: State, action: Action) -> Moment:
    """The same moment with one token in his line, for which nothing lies in his queue."""
    before = before.copy()
    SLICE.put(before, replace(SLICE.of(before), line=("build",), queue=()))
    game, events = Game(before.copy()), list[Event]()
    game.apply(action, events.append)
    return before, action, game.state, events


@cache
def solo_ends(edition: str, *, lake: bool, **options: object) -> State:
    """How a game by chance stands after some hundred actions."""
    game = Game.new(solo_definitions(edition, lake=lake, **options), 2, 5)
    dice = Dice(5)
    for _ in range(400):
        action = Options(game.state).sample(dice)
        if action is None:
            break
        game.apply(action)
    return game.state
