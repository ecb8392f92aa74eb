"""A paid family that no card knows of is offered, and paid on the one payment card like all others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, TileId
from hamlet.app.view.amounts import Goods
from hamlet.engine.actions.family import NEAREST, Action, Family, Target
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.villager import any_stands, send_villager, villager_refusal
from hamlet.engine.box import Box
from hamlet.engine.definitions import Cost, Gain, Kind, Need
from hamlet.engine.events import Sink
from hamlet.engine.expansions import registry
from hamlet.engine.expansions.expansion import Expansion
from hamlet.engine.payments.payment import Payment, give, pay, payment_refusal
from hamlet.engine.places import tiles_of
from hamlet.engine.reading import read_definitions
from hamlet.engine.refusals import Refusal
from hamlet.engine.state import State, put
from hamlet.engine.workers import worker
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from hamlet.words.room import RoomWords
from hamlet.words.rooms import english
from tests.engine.sketches import base_data
from tests.session.tables import COLOURS

THATCH = Cost((Need((2,), 1),))
"""One wheat."""


@dataclass(frozen=True, slots=True)
class Thatch(Action):
    """Thatch the roof of a building."""

    tile: int
    payment: Payment
    walker: int = NEAREST


class ThatchFamily(PaidFamily[Thatch]):
    """A point for one wheat, anywhere."""

    name: ClassVar[str] = "thatch"
    action: ClassVar[type[Action]] = Thatch

    def refusal(self, state: State, action: Thatch) -> Refusal | None:
        found = villager_refusal(state, action.tile, action.walker)
        return found or payment_refusal(self.sources(state, action.tile), THATCH, action.payment)

    def apply(self, state: State, action: Thatch, emit: Sink) -> None:
        send_villager(state, action.tile, action.walker, emit)
        pay(state, state.seat, action.tile, THATCH, action.payment, emit)
        give(state, state.seat, Gain(points=1), "work", action.tile, emit)

    def targets(self, state: State) -> Sequence[Target]:
        tiles = range(len(state.village.tiles)) if any_stands(state) else ()
        return [(uid,) for uid in tiles if self.refusal(state, self.propose(state, (uid,))) is None]

    def site(self, state: State, target: Target) -> tuple[int, Cost]:
        return target[0], THATCH

    def paid(self, target: Target, payment: Payment) -> Thatch:
        return Thatch(target[0], payment)


class ThatchRoom(Expansion[None]):
    """Roofs."""

    name: ClassVar[str] = "thatch"
    families: ClassVar[tuple[Family[Any], ...]] = (ThatchFamily(),)

    def begin(self, box: Box) -> None:
        return None

    def dump(self, state: State, piece: None) -> dict[str, Any]:
        return {}

    def load(self, state: State, data: Mapping[str, Any]) -> None:
        return None


WORDS = RoomWords(
    sentences={"en": {"actions": {"thatch": "*Thatch* {tile}"}, "log": {"thatch": "*{tile:name}:* thatched"}}}
)


@pytest.fixture
def flow(monkeypatch: pytest.MonkeyPatch) -> Flow:
    """A game with thatched roofs; two producers hold wheat, and donkeys stand everywhere."""
    monkeypatch.setattr(registry, "EXPANSIONS", (*registry.EXPANSIONS, ThatchRoom()))
    data = deepcopy(base_data())
    data["expansions"] = ["thatch"]
    words = english().with_room(WORDS)
    definitions = read_definitions(data, data["rules"])
    session = Session(Setup(definitions, seats_for(("human", "human"), COLOURS), 3, words=words))
    state = session.start
    wheat = state.box.raw_code(2)
    for uid in tiles_of(state, Kind.PRODUCER)[:2]:
        state.stock = put(state.stock, uid, (wheat,))
    everywhere = tuple(worker(uid) for uid in range(len(state.village.tiles)))
    state.donkeys = put(state.donkeys, state.seat, everywhere)
    return Flow(session)


def test_it_is_offered_at_every_building_where_it_can_be_paid(flow: Flow) -> None:
    family = flow.state.box.ruleset.by_name["thatch"]
    offered = [
        (uid,)
        for uid in range(len(flow.state.village.tiles))
        for offer in offers_at(flow.speech, uid)
        if offer.wanted is not None and offer.wanted.family is family and offer.refusal is None
    ]
    assert offered == list(family.targets(flow.state))
    assert len(offered) > 1


def test_it_is_paid_on_the_one_card_and_its_units_are_swapped_in_the_village(flow: Flow) -> None:
    church, seat = flow.state.village.church, flow.state.seat
    offer = next(each for each in offers_at(flow.speech, church) if isinstance(each.action, Thatch))
    assert offer.cost == (Goods(("wheat",), 1),)
    flow.choose(TileId(church))
    assert flow.choose(offer.id)
    assert isinstance(flow.mode, PaymentMode)
    free = next(mark for mark in flow.scene().units if not mark.chosen)
    assert flow.choose(free.id)
    assert next(mark.chosen for mark in flow.scene().units if mark.id == free.id) == 1
    points = flow.state.points[seat]
    assert flow.choose(Command.CONFIRM)
    done = flow.session.history.done[-1].action
    assert isinstance(done, Thatch)
    assert done.payment.units == ((free.tile, free.code, 1),)
    assert flow.state.points[seat] == points + 1
