"""The lake that a placement would close is shown before it is built, exactly as it will be."""

from __future__ import annotations

from hamlet.app.flow.lakeside.crossings import payment_ways
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.spots import Fit
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, DeliveryId, HandId, SpotId, WayId
from hamlet.app.view.parts import Choice, LakeBox
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.villager import any_stands
from hamlet.engine.bits import bits
from hamlet.engine.lake.forming import lake_points
from hamlet.engine.payments.payment import Payment
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.reach import ferries_of
from hamlet.engine.state import State
from tests.app.lake_games import moment_when


def _closing(state: State) -> tuple[int, Fit] | None:
    """A blueprint in hand, and a place for it that can be paid and closes a lake."""
    family = state.box.ruleset.by_name["construct"]
    for target in family.targets(state):
        action = family.propose(state, target)
        assert isinstance(action, Construct)
        if state.village.lakes_closed_by(action.blueprint, action.rotation, action.at):
            return action.blueprint, Fit(action.rotation, action.at, 0.0, 0.0)
    return None


def _flow() -> tuple[Flow, int, Fit]:
    session = moment_when(lambda state: state.decision == "action" and _closing(state) is not None)
    flow = Flow(session)
    found = _closing(flow.state)
    assert found is not None
    return flow, *found


def test_the_ghost_shows_the_lake_that_building_it_there_would_close() -> None:
    flow, tile, spot = _flow()
    before = len(flow.state.village.lakes)
    flow.choose(HandId(flow.state.blueprints[flow.state.seat].index(tile)))
    assert isinstance(flow.mode, Holding)
    flow.choose(SpotId(spot.rotation, spot.at))
    scene = flow.scene()
    assert all(mark.ghost for mark in scene.lakes)
    assert scene.lakes[0].tag
    card = scene.card
    assert card is not None
    boxes = [part for part in card.parts if isinstance(part, LakeBox)]
    assert len(boxes) == 1
    seat, points = flow.state.seat, flow.state.points[flow.state.seat]
    reward = flow.state.box.definitions.tiles[tile].reward.gain.points
    assert flow.choose(Command.BUILD)
    made = flow.state.village.lakes[before:]
    assert [mark.triangles for mark in scene.lakes] == [lake.triangles for lake in made]
    assert [mark.fish for mark in scene.lakes] == [
        tuple(lake.triangles[place] for place in bits(lake.banks)) for lake in made
    ]
    worth = sum(lake_points(flow.state, lake) for lake in made)
    assert flow.state.points[seat] >= points + reward + worth


def test_a_place_is_worth_the_points_of_its_lake_too() -> None:
    flow, tile, spot = _flow()
    worths = flow.worths(tile)
    fit = next(each for each in worths.fits.spots if (each.rotation, each.at) == (spot.rotation, spot.at))
    forecast = worths.forecast(fit)
    seat = flow.state.seat
    assert worths.at(fit) == forecast.in_all(seat)
    sizes = flow.state.village.lakes_closed_by(tile, spot.rotation, spot.at)
    of_the_lake = [each.points for each in forecast.earnings if each.seat == seat and each.why == "lake"]
    assert sum(of_the_lake) == sum(min(size // 2, 10) for size in sizes) > 0


def _by_boat(state: State) -> bool:
    """Something can be paid by land and by boat."""
    if state.decision != "action" or not any_stands(state) or not ferries_of(state, state.seat):
        return False
    return any(len(ways) > 1 for _, ways in _ways(state))


def _ways(state: State) -> list[tuple[int, list[Payment]]]:
    found: list[tuple[int, list[Payment]]] = []
    for slot, who in enumerate(state.church):
        if who < 0:
            sources = PaymentSources(state, state.seat, state.village.church)
            found.append((slot, payment_ways(sources, state.box.church_slots[slot].cost)))
    return found


def test_every_way_of_a_payment_is_legal_and_those_by_boat_carry_their_toll() -> None:
    session = moment_when(_by_boat, seeds=60)
    state = session.state
    for slot, ways in _ways(state):
        for payment in ways:
            family = state.box.ruleset.by_name["deliver"]
            assert isinstance(family, PaidFamily)
            assert session.refusal(family.paid((state.village.church, slot), payment)) is None


def test_the_card_of_a_payment_offers_the_ways_and_takes_the_chosen_one() -> None:
    session = moment_when(_by_boat, seeds=60)
    flow = Flow(session)
    slot = next(slot for slot, ways in _ways(flow.state) if len(ways) > 1)
    flow.choose(DeliveryId(slot))
    card = flow.scene().card
    assert card is not None
    choices = [part for part in card.parts if isinstance(part, Choice) and isinstance(part.id, WayId)]
    assert len(choices) > 1
    other = next(part for part in choices if not part.selected)
    assert flow.choose(other.id)
    after = flow.scene().card
    assert after is not None
    taken = next(part for part in after.parts if isinstance(part, Choice) and part.selected)
    assert taken.id == other.id
    crossed = [way for way in flow.scene().ways if way.crossings]
    assert bool(crossed) == bool(other.id.boats if isinstance(other.id, WayId) else ())
