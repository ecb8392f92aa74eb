"""What the table offers and refuses is what the engine allows and refuses, in moments of recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hamlet.app.flow.legality import nearest_hall
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.table import Flow
from hamlet.app.ids import HireId, TileId
from hamlet.app.view.parts import Card, Choice, Note, Row
from hamlet.engine.actions.family import Target
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.actions.villager import standing_places
from hamlet.engine.game import refusal
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put
from hamlet.session.record import replay
from hamlet.session.session import Session
from hamlet.store.records import read_record
from hamlet.words.refusals import explain_rich

GAMES = Path(__file__).parents[2] / "games"
EVERY = 29


def _records() -> list[Path]:
    files = sorted(GAMES.glob("*.hamlet"))
    return [files[number] for number in range(2, len(files), 15)]


@cache
def _flows(path: Path) -> list[Flow]:
    """A recorded game at many moments, everybody a person."""
    whole, difference = replay(read_record(path))
    assert difference is None
    return [Flow(whole.fork(upto)) for upto in range(0, len(whole.history.done), EVERY)]


@pytest.fixture(params=_records(), ids=lambda path: path.stem)
def flows(request: pytest.FixtureRequest) -> list[Flow]:
    return _flows(request.param)


def told(flow: Flow, found: Refusal | None) -> str:
    return explain_rich(flow.speech, found) if found else ""


def lacks(state: State, family: PaidFamily[Any], target: Target) -> Refusal | None:
    tile, cost = family.site(state, target)
    return family.sources(state, tile).lack(cost)


def test_an_offer_is_open_exactly_where_the_engine_lets_it_be_done(flows: list[Flow]) -> None:
    seen = set()
    for flow in flows:
        state = flow.state
        for uid in range(len(state.village.tiles)):
            for offer in offers_at(flow.speech, uid):
                found = refusal(state, offer.action)
                assert (offer.refusal is None) == (found is None), offer
                seen.add(found is None)
                if offer.wanted is not None:
                    family = offer.wanted.family
                    asked = family.decision == state.decision
                    open_ = asked and not state.finished and offer.target in family.targets(state)
                    assert open_ == (found is None), offer
    assert seen == {True, False}


def test_the_reason_shown_is_the_engines_refusal_or_what_it_says_is_missing(flows: list[Flow]) -> None:
    reasons = set()
    for flow in flows:
        state = flow.state
        for uid in range(len(state.village.tiles)):
            for offer in offers_at(flow.speech, uid):
                if offer.refusal is None:
                    continue
                allowed = [refusal(state, offer.action)]
                if offer.wanted is not None:
                    allowed.append(lacks(state, offer.wanted.family, offer.target))
                assert offer.refusal in allowed
                reasons.add(offer.refusal.code)
    assert len(reasons) >= 4


def test_rows_of_a_card_are_open_and_refused_as_their_offers_are(flows: list[Flow]) -> None:
    for flow in flows:
        for uid in range(len(flow.state.village.tiles)):
            if not flow.choose(TileId(uid)) or flow.scene().card is None:
                continue
            offers = {each.id: each for each in offers_at(flow.speech, uid)}
            for row in _rows(flow.scene().card):
                offer = None if row.id is None else offers.get(row.id)
                assert offer is not None or row.id is None
                if offer is not None:
                    assert row.enabled == (offer.refusal is None)
                    assert row.reason == told(flow, offer.refusal)
            flow.back()


def _rows(card: Card | None) -> Iterator[Row]:
    assert card is not None
    assert any(isinstance(part, Row | Choice | Note) for part in card.parts)
    return (part for part in card.parts if isinstance(part, Row))


def test_the_panels_show_as_open_what_the_engine_lets_be_done(flows: list[Flow]) -> None:
    for flow in flows:
        state, panels = flow.state, flow.panels()
        mine = flow.humans_turn
        for place, item in enumerate(panels.display):
            found = refusal(state, TakeBlueprint(nearest_hall(state), place))
            assert item.takeable == (mine and found is None)
            assert item.reason == (told(flow, found) if mine else "")
        named = state.box.ruleset.by_name
        asked = mine and not state.finished and state.decision == "action"
        built = {tile for tile, _ in named["construct"].targets(state)} if asked else set()
        for blueprint in panels.hand:
            assert blueprint.buildable == (blueprint.tile in built)
            assert bool(blueprint.reason) != blueprint.buildable or not mine
        sold = {sale for _, sale in named["sell"].targets(state)} if asked else set()
        assert [row.payable for row in panels.sales] == [row.sale in sold for row in panels.sales]
        brought = {slot for _, slot in named["deliver"].targets(state)} if asked else set()
        assert [row.payable for row in panels.church] == [row.slot in brought for row in panels.church]


def test_a_full_hand_is_refused_and_one_place_free_is_enough(flows: list[Flow]) -> None:
    seen = set()
    for flow in flows:
        state = flow.state
        limit = state.box.rules.blueprint_limit
        if state.decision != "action" or not standing_places(state) or not state.display:
            continue
        for count in (limit - 1, limit):
            held = state.copy()
            hand = (state.display[0],) * count
            held.blueprints = put(state.blueprints, state.seat, hand)
            first = Flow(Session(flow.session.setup, held)).panels().display[0]
            full = told(flow, refuse("B8", "hand_full", limit=limit))
            assert first.takeable == (count < limit)
            assert first.reason == ("" if count < limit else full)
            seen.add(count)
    assert len(seen) == 2


def test_the_desk_hires_whom_the_engine_lets_hire(flows: list[Flow]) -> None:
    for flow in flows:
        if flow.mode.name != "hire":
            continue
        card = flow.scene().card
        rows = {row.id: row for row in _rows(card)}
        for what, action in ((HireId("villager"), HireVillager()), (HireId("donkey"), HireDonkey())):
            found = refusal(flow.state, action)
            assert (rows[what].enabled, rows[what].reason) == (found is None, told(flow, found))
        assert card is not None
        assert card.buttons[0].enabled == (refusal(flow.state, FinishHiring()) is None)
