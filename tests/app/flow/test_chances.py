"""First chances come from what the engine offers, and each is told where it is offered first, once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hamlet.app.flow.chances.chance_search import CHANCES
from hamlet.app.flow.table import Flow
from hamlet.app.table.chance_telling import ChanceTelling, ToldBefore
from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.botric.foreseeing import foreseen
from hamlet.engine.definitions import Kind
from hamlet.engine.events import MaterialBought
from hamlet.engine.game import play, refusal
from hamlet.engine.lake.events import LakeFormed
from hamlet.engine.state import State
from hamlet.session.session import Session
from tests.app.botric_games import HIM, whole_solo
from tests.app.games import game
from tests.app.lake_games import lake_moment

WHOLE = 5000
FRAME, FRAMES = 0.05, 25
SIMPLE = {
    "produce": "produce",
    "take": "take_blueprint",
    "donkey": "donkey",
    "deliver": "deliver",
    "sell": "sell",
    "construct": "construct",
    "road": "road",
    "refine": "refine",
    "beg": "beg",
    "hire": "skip_blueprint",
    "store": "store",
    "use_fish": "use_fish",
    "fishing": "fishing",
}
SPECIAL = {"landmark", "buy", "rest", "close_lake", "sail", "before_botric"}


def states(whole: Session) -> Iterator[State]:
    """Every state of a game in which a person is free to act."""
    seats = whole.setup.seats
    for done in whole.history.done:
        if done.before.decision == "action" and seats[done.before.decider].is_human:
            yield done.before


GAMES: dict[str, Callable[[], Session]] = {
    "base": lambda: game(2, WHOLE),
    "lake": lambda: lake_moment(WHOLE),
    "solo": whole_solo,
}


@pytest.fixture(params=sorted(GAMES))
def whole(request: pytest.FixtureRequest) -> Session:
    return GAMES[request.param]()


def told_by(whole: Session, told: set[str]) -> list[tuple[int, str]]:
    """A game played once more at a table, with time to hear after each step: at which step what was told."""
    session = whole.fork(0)
    flow = Flow(session, HIM if session.setup.seats[1].player == BOTRIC else None)
    telling, now, heard = ChanceTelling(flow), 0.0, list[tuple[int, str]]()
    telling.before = ToldBefore(lambda: told, told.add)
    for number, done in enumerate(whole.history.done):
        seen = []
        for _ in range(FRAMES):
            now += FRAME
            if telling.update(now, peace=True) and telling.shown is not None:
                seen.append(telling.shown.chance.name)
        assert len(seen) <= 1, "two at one state"
        heard += [(number, name) for name in seen]
        session.play(done.action)
        flow.settle()
    return heard


def test_every_chance_is_proved_here() -> None:
    assert {chance.name for chance in CHANCES} == SIMPLE.keys() | SPECIAL
    assert len({chance.code for chance in CHANCES}) == len(CHANCES)
    assert all(chance.paragraph for chance in CHANCES)


def test_a_chance_is_there_when_its_family_offers_something_and_the_offer_is_legal(whole: Session) -> None:
    for state in states(whole):
        by_name = state.box.ruleset.by_name
        for chance in CHANCES:
            offer = chance.find(state)
            assert offer is None or refusal(state, offer) is None, chance.name
            if chance.name in SIMPLE:
                family = by_name.get(SIMPLE[chance.name])
                assert (offer is not None) == bool(family and family.targets(state)), chance.name


def outcome(state: State, offer: Action) -> list[object]:
    events: list[object] = []
    play(state.copy(), offer, events.append)
    return events


def test_what_is_more_than_a_family_does_what_its_sentence_says() -> None:
    found = dict.fromkeys(SPECIAL, 0)
    for make in GAMES.values():
        for state in states(make()):
            for chance in CHANCES:
                offer = chance.find(state) if chance.name in SPECIAL else None
                if offer is not None:
                    found[chance.name] += 1
                    assert DOES[chance.name](state, offer), chance.name
    assert all(found.values()), found


def _his_wish(state: State, offer: Action) -> bool:
    deeds = [foreseen(state, name).deed for name in ("deliver", "sell")]
    if isinstance(offer, Deliver):
        return getattr(deeds[0], "slot", None) == offer.slot
    return isinstance(offer, Sell) and getattr(deeds[1], "sale", None) == offer.sale


DOES: dict[str, Callable[[State, Any], bool]] = {
    "landmark": lambda state, offer: state.box.kind_of[offer.blueprint] == Kind.LANDMARK,
    "buy": lambda state, offer: any(isinstance(each, MaterialBought) for each in outcome(state, offer)),
    "rest": lambda state, offer: (
        isinstance(offer, EndTurn)
        and not any(
            family.targets(state) for family in state.box.ruleset.by_decision["action"] if family.by_villager
        )
    ),
    "close_lake": lambda state, offer: any(isinstance(each, LakeFormed) for each in outcome(state, offer)),
    "sail": lambda _, offer: bool(offer.payment.boats),
    "before_botric": _his_wish,
}


def test_each_is_told_where_it_is_offered_first_one_at_a_state_and_never_again(whole: Session) -> None:
    expected, told = [], set[str]()
    free = {id(state) for state in states(whole)}
    for number, done in enumerate(whole.history.done):
        if id(done.before) in free:
            offered = (each.name for each in CHANCES if each.name not in told)
            by_name = {each.name: each for each in CHANCES}
            first = next((name for name in offered if by_name[name].find(done.before) is not None), None)
            if first is not None:
                told.add(first)
                expected.append((number, first))
    assert len(expected) > 9
    heard = set[str]()
    assert told_by(whole, heard) == expected
    assert heard == told
    assert told_by(whole, heard) == [], "in another game all of it is known"


def test_in_a_rivals_turn_and_while_something_is_asked_nothing_is_told(whole: Session) -> None:
    silent = {number for number, _ in told_by(whole, set())}
    free = {id(state) for state in states(whole)}
    assert all(id(whole.history.done[number].before) in free for number in silent)
    assert any(id(done.before) not in free for done in whole.history.done)
