"""What cannot be done from a building, and could be from another one, says so, and goes there."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.flow.modes.card import TileCard
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.modes.roads import Roads
from hamlet.app.flow.offer import Offer
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.purchase import MEND
from hamlet.app.flow.table import Flow
from hamlet.app.ids import BorderId, Command, MendId, StandId
from hamlet.app.view.parts import Button, Card, Row
from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.game import play, refusal
from hamlet.engine.state import State
from tests.app.flow.moments import flows_of, records


@pytest.fixture(params=records(2, 12), ids=lambda path: path.stem)
def flows(request: pytest.FixtureRequest) -> list[Flow]:
    path: Path = request.param
    return flows_of(path, 23)


def deed(action: Action) -> object:
    """What an action is about, whatever tile it is done from; None where it is about the tile itself."""
    if isinstance(action, BuildRoad):
        return action.side
    if isinstance(action, Sell):
        return "sale", action.sale
    if isinstance(action, Deliver):
        return "slot", action.slot
    return ("blueprint", action.position) if isinstance(action, TakeBlueprint) else None


def legal_offers(flow: Flow) -> list[Offer]:
    uids = range(len(flow.state.village.tiles))
    return [each for uid in uids for each in offers_at(flow.speech, uid) if each.refusal is None]


def rows(flow: Flow) -> dict[object, Row]:
    card = flow.scene().card
    assert card is not None
    return {part.id: part for part in card.parts if isinstance(part, Row)}


def name(flow: Flow, uid: int) -> str:
    return flow.words.name(flow.speech.definition(uid))


def test_no_card_refuses_what_another_tile_can_do_without_naming_it(flows: list[Flow]) -> None:
    for flow in flows:
        able = legal_offers(flow)
        for uid in range(len(flow.state.village.tiles)):
            flow.enter(TileCard(uid))
            shown = rows(flow)
            for offer in offers_at(flow.speech, uid):
                row, what = shown.get(offer.id), deed(offer.action)
                others = {each.tile for each in able if what is not None and deed(each.action) == what}
                if row is None or row.enabled or not others:
                    continue
                assert row.mend is not None, (offer, others)
                assert any(name(flow, other) in row.mend.label for other in others)
                assert flow.choose(row.mend.id)
                mode = flow.mode
                assert isinstance(mode, PaymentMode)
                assert deed(mode.purchase.action) == what
                assert mode.purchase.site in others
                assert refusal(flow.state, mode.purchase.action) is None
                assert flow.back()
                assert isinstance(flow.mode, TileCard)
                assert flow.mode.uid == uid


def roads_from(state: State) -> list[tuple[Action, State]]:
    family, found = state.box.ruleset.by_name["road"], []
    for target in family.targets(state):
        action, after = family.propose(state, target), state.copy()
        play(after, action)
        after.villagers = state.villagers
        found.append((action, after))
    return found


def test_what_a_road_or_a_donkey_step_would_open_says_which_one(flows: list[Flow]) -> None:
    """By brute force: whatever is refused for goods or for the way, and would not be after one action."""
    for flow in flows:
        state = flow.state
        opening = roads_from(state)
        for uid in range(len(state.village.tiles)):
            flow.enter(TileCard(uid))
            shown = rows(flow)
            for offer in offers_at(flow.speech, uid):
                row = shown.get(offer.id)
                if row is None or row.enabled or offer.refusal is None:
                    continue
                if offer.refusal.code not in ("missing_material", "missing_gold", "out_of_reach"):
                    continue
                if any(offer.refused_in(after) is None for _, after in opening):
                    assert row.mend is not None, offer
                mend = flow.mends.of_offer(offer)
                assert (mend is None) == (row.mend is None)
                if mend is None or deed(offer.action) is not None:
                    continue
                if mend.action is not None:
                    assert isinstance(mend.action, MoveDonkey)
                    after = state.copy()
                    play(after, mend.action)
                    assert offer.refused_in(after) is None
                elif mend.offer is not None and isinstance(mend.offer.action, BuildRoad):
                    after = state.copy()
                    play(after, mend.offer.action)
                    after.villagers = state.villagers
                    assert offer.refused_in(after) is None


def test_in_the_whole_all_kinds_of_mends_are_met() -> None:
    met = set()
    for path in records(2, 12):
        for flow in flows_of(path, 23):
            for uid in range(len(flow.state.village.tiles)):
                for offer in offers_at(flow.speech, uid):
                    mend = flow.mends.of_offer(offer)
                    if mend is not None:
                        met.add((offer.family, "step" if mend.action else mend.offer and mend.offer.family))
    assert {("road", "road"), ("refine", "step"), ("refine", "road")} <= met


def buttons(card: Card | None) -> list[Button]:
    assert card is not None
    return [part for part in card.parts if isinstance(part, Button)]


def test_a_border_whose_chosen_stand_cannot_build_names_the_other_one(flows: list[Flow]) -> None:
    for flow in flows:
        state = flow.state
        targets = set(state.box.ruleset.by_name["road"].targets(state))
        for site in state.village.road_sites():
            flow.enter(Roads())
            flow.choose(BorderId(site.side))
            mode = flow.mode
            if not isinstance(mode, PaymentMode):
                continue
            for uid in (site.a, site.b):
                other = site.a if uid == site.b else site.b
                flow.choose(StandId(uid))
                if mode.purchase.bid.id != StandId(uid) or mode.purchase.refusal is None:
                    continue
                named = [each for each in buttons(flow.scene().card) if isinstance(each.id, MendId)]
                if (other, site.side, site.terrain_a) not in targets:
                    assert all(each.id != MendId(StandId(other)) for each in named)
                    continue
                (button,) = named
                assert button.id in (MendId(StandId(other)), MEND)
                assert name(flow, other) in button.label
                assert flow.choose(button.id)
                assert isinstance(flow.mode, PaymentMode)
                assert flow.mode.purchase.site == other
                assert flow.mode.purchase.refusal is None


def test_the_mend_of_a_road_leads_to_its_payment_and_builds_it() -> None:
    for path in records(2, 12):
        for flow in flows_of(path, 23):
            for uid in range(len(flow.state.village.tiles)):
                flow.enter(TileCard(uid))
                row = next(
                    (
                        row
                        for what, row in rows(flow).items()
                        if isinstance(what, BorderId) and row.mend is not None and not row.enabled
                    ),
                    None,
                )
                if row is None or row.mend is None or not isinstance(row.id, BorderId):
                    continue
                flow.choose(row.mend.id)
                flow.choose(Command.CONFIRM)
                action = flow.session.history.done[-1].action
                if isinstance(action, BuildRoad) and action.side == row.id.side:
                    assert action.tile != uid
                    return
    raise AssertionError("no such road")
