"""Buildings closed by Monopoly bind him too."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.town_hall import TakeBlueprint
from tests.engine.botric.solo_data import EDITIONS, FAVOUR
from tests.engine.botric.solo_hands import SoloHand, solo_lake
from tests.engine.botric.walls import walled
from tests.engine.lake.lake_hands import FREE
from tests.engine.sketches import START, Sketch, hexagon

both = pytest.mark.parametrize("edition", EDITIONS)
ALL_FOUR = "church church church church"
LINE = ("produce", "purchase", "refine", "build", "road", "fishing")


def closed(hand: SoloHand, *tiles: str) -> SoloHand:
    """His turn, with these buildings closed by the human."""
    hand.his_turn()
    return hand.change(closed=tuple((hand.uids[tile], 0) for tile in tiles))


@both
def test_s13_a_town_hall_closed_by_monopoly_is_a_failure_to_hire(edition: str) -> None:
    hand = solo_lake(edition).display("barn barn").bag().on_board(coins=6).holds(0, "uncommon")
    hand.use("monopoly")
    hand.do(TakeBlueprint(hand.uids["town_hall"], 0))
    hand.token("purchase").his_turn()
    told = hand.anyhow()
    assert (told.tried["hire"], told.tried["purchase"]) == ("closed", "closed")
    assert hand.board.coins == 7


@both
def test_s24_a_closed_church_with_four_villagers_is_a_failure_to_deliver(edition: str) -> None:
    for villagers, coins in ((ALL_FOUR, 1), ("church", 1)):
        hand = solo_lake(edition).villagers(1, villagers).fill(farm="wheat " * 12).token("produce")
        told = closed(hand, "church").anyhow()
        assert told.tried["deliver"] == "closed"
        assert hand.board.coins == coins


@both
def test_s13_a_closed_market_stops_the_sale(edition: str) -> None:
    hand = solo_lake(edition).no_church().market("milk").fill(farm="milk@1").token("produce")
    assert closed(hand, "market").anyhow().tried["sell"] == "closed"


@both
def test_s13_a_closed_producer_is_left_out_and_all_closed_make_it_impossible(edition: str) -> None:
    hand = solo_lake(edition).no_church().fill(quarry="stone", farm="wheat").token("produce")
    told = closed(hand, "woodcutter", "farm").villager()
    assert hand.name(told.deed.tile) == "quarry"
    hand = solo_lake(edition).no_church().token("produce")
    assert closed(hand, "woodcutter", "farm", "quarry").anyhow().tried["produce"] == "closed"


@both
def test_s13_a_closed_refinery_is_left_out(edition: str) -> None:
    sketch = Sketch(START.rows.replace("town_hall  .", "town_hall  sawmill"), START.roads + " church-sawmill")
    hand = solo_lake(edition, sketch).no_church().fill(woodcutter="wood").token("refine")
    assert closed(hand, "sawmill").anyhow().tried["refine"] == "closed"


@both
def test_s13_a_closed_building_is_no_anchor_and_no_place_to_build_a_road_or_to_fish_from(
    edition: str,
) -> None:
    rows = """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           town_hall  .
    """
    roads = "church-woodcutter church-farm church-town_hall"
    pond = {"pond_a": {**FREE, "outline": hexagon(list("FFFFFF"))}}
    spots = {(2, 1): "F", (-2, 0): "F"}
    hand = solo_lake(edition, walled(rows, spots, roads=roads), changes=pond).no_church().queue("pond_a")
    told = closed(hand.token("build"), "town_hall").villager()
    assert hand.name(told.deed.tile) == "farm"
    wild = Sketch(rows, roads=roads)
    hand = (
        solo_lake(edition, wild)
        .no_church()
        .build_here("pond_b", (2, 1))
        .fill(farm="stone stone")
        .token("road")
    )
    told = closed(hand, "town_hall").villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("woodcutter", "only")
    hand = solo_lake(edition, wild).no_church().build_here("pond_b", (2, 1)).villagers(1, "town_hall")
    told = closed(hand.token("fishing"), "town_hall").anyhow()
    assert hand.name(told.deed.tile) == "church"


@both
def test_s13_where_all_places_for_a_road_or_to_fish_from_are_closed_that_is_the_reason(edition: str) -> None:
    rows = """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           town_hall  .
    """
    wild = Sketch(rows, roads="church-woodcutter church-farm church-town_hall")
    hand = solo_lake(edition, wild).no_church().build_here("pond_b", (2, 1)).fill(farm="stone stone")
    everywhere = ("woodcutter", "farm", "church", "town_hall")
    told = closed(
        hand.on_board(line=("road", *(each for each in LINE if each != "road"))), *everywhere
    ).anyhow()
    assert (told.tried["road"], told.tried["fishing"]) == ("closed", "closed")


def test_s13_lying_down_on_the_church_is_never_blocked() -> None:
    hand = solo_lake(FAVOUR).display("").bag().no_church().villagers(1, "farm").on_board(line=LINE)
    hand.fill(farm="wheat " * 3, quarry="stone " * 3, woodcutter="wood " * 3)
    told = closed(hand, "church").villager()
    assert told.action == "nothing"
    assert hand.state.villagers[1] == (hand.uids["church"] << 1 | 1,)


@both
def test_s13_he_never_begs(edition: str) -> None:
    """With all producers full a player would beg for a coin; he lies down for nothing possible."""
    hand = solo_lake(edition).display("").bag().no_church().on_board(line=LINE)
    hand.fill(farm="wheat " * 3, quarry="stone " * 3, woodcutter="wood " * 3).his_turn()
    assert hand.villager().action == "nothing"


@both
def test_s13_goods_in_a_closed_building_are_still_his_to_use(edition: str) -> None:
    hand = solo_lake(edition).no_church().market("milk").fill(farm="milk@1").token("produce")
    assert closed(hand, "farm").villager().action == "sell"
