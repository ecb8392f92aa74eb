"""Fishing can be begun at every building by the water, whatever else can be done there."""

from __future__ import annotations

from hamlet.app.flow.legality import open_tiles
from hamlet.app.flow.modes.card import ROWS, TileCard
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.table import Flow
from hamlet.app.ids import BorderId, OfferId, TileId
from hamlet.app.view.parts import Row
from hamlet.engine.lake.fishing import GoFishing
from tests.app.lake_games import seated
from tests.engine.lake.lake_hands import FREE, GAP, LakeHand, by_the_lake, lake
from tests.engine.sketches import Sketch

MILL = Sketch(
    """
    .     woodcutter  quarry   .
    farm  church      .        market
    .     .           sawmill  .
    """,
    roads="church-woodcutter church-farm church-sawmill",
)


def mill() -> LakeHand:
    """A Sawmill by the lake that can be worked."""
    hand = by_the_lake(MILL, changes={"small_woodland": FREE}).villagers(0, "home home home")
    hand.build("small_woodland", "sawmill", GAP)
    return hand.answer(False).stock("church", "wood")


def _rows(flow: Flow) -> list[Row]:
    card = flow.scene().card
    assert card is not None
    return [part for part in card.parts if isinstance(part, Row)]


def test_at_a_refinery_that_can_refine_one_can_fish_instead() -> None:
    hand = mill()
    flow, sawmill = Flow(seated(hand)), hand.uids["sawmill"]
    flow.choose(TileId(sawmill))
    assert isinstance(flow.mode, PaymentMode)
    row = next(row for row in _rows(flow) if row.id == OfferId("fishing"))
    assert row.enabled
    assert row.eye
    assert flow.choose(OfferId("fishing"))
    assert flow.session.history.done[-1].action == GoFishing(sawmill)


def test_from_the_lit_fishing_places_fishing_comes_first_on_the_card() -> None:
    hand = mill()
    flow, sawmill = Flow(seated(hand)), hand.uids["sawmill"]
    flow.key("f")
    flow.choose(TileId(sawmill))
    assert isinstance(flow.mode, TileCard)
    first, *others = _rows(flow)
    assert (first.id, first.key) == (OfferId("fishing"), "Enter")
    assert OfferId("refine", 1) in [row.id for row in others]
    assert flow.key("return")
    assert flow.session.history.done[-1].action == GoFishing(sawmill)


def test_however_many_roads_could_be_built_there_fishing_has_a_row() -> None:
    hand = lake(boat=False).stock("church", "wood wood stone stone wheat wheat").gold(99, 0)
    hand.display("barn barn barn barn barn barn barn barn", *[0] * 8)
    flow, hall = Flow(seated(hand)), hand.uids["town_hall"]
    flow.choose(TileId(hall))
    rows = [row for row in _rows(flow) if row.enabled]
    assert len(rows) > ROWS
    assert {OfferId("fishing"), OfferId("hire")} <= {row.id for row in rows}
    assert not any(isinstance(row.id, BorderId) for row in rows[ROWS:])


def test_a_card_of_the_menu_is_no_building_to_walk_to() -> None:
    hand = lake(boat=False, options={"season": "autumn"}, villagers="farm/").holds(0, "uncommon")
    assert open_tiles(hand.state) == frozenset()


def test_whoever_has_no_villager_left_is_told_that_and_not_that_there_are_no_fish() -> None:
    flow = Flow(seated(mill()))
    flow.key("f")
    assert flow.scene().prompt == "Choose where to fish"
    flow = Flow(seated(mill().villagers(0, "home/ home/ home/")))
    flow.key("f")
    assert flow.scene().prompt == "All your villagers have worked this turn."


def test_where_no_fish_is_near_a_building_one_reaches_that_is_told() -> None:
    flow = Flow(seated(by_the_lake(MILL).villagers(0, "home")))
    flow.key("f")
    assert flow.scene().prompt == "No fish beside any building that you reach"
