"""Each card of the season's menu, used by a person at the table: by dragging and by clicks, to its effect."""

from __future__ import annotations

from hamlet.app.ids import BorderId, Command, DisplayId, HireId, MenuId, OfferId
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.reach import reach_of
from hamlet.engine.workers import has_acted, place_of
from tests.e2e.lake_tables import Seats
from tests.engine.lake.lake_hands import GAP, LakeHand, lake, ring


def season(name: str, fish: str, villagers: str = "home home") -> LakeHand:
    """The lake without a boat, these fish in the hand of seat 0."""
    return lake(boat=False, options={"season": name}, villagers=villagers).holds(0, fish)


def test_fish_market_sells_a_fish_for_gold_and_that_kind_is_spent(sit: Seats) -> None:
    at = sit(season("spring", "common common"))
    gold = at.state.gold[0]
    at.eat("fish_market")
    assert at.state.gold[0] == gold + 2
    assert at.fish_of() == ["common"]
    at.click(MenuId(at.position.card("fish_market")))
    at.mouse.driver.key("return")
    assert at.state.gold[0] == gold + 2
    assert at.table.flow.toast[0]


def test_breeding_asks_where_the_foal_goes_and_puts_it_there(sit: Seats) -> None:
    hand = season("spring", "uncommon").donkeys(0, "church church")
    at = sit(hand)
    at.eat("breeding")
    assert at.mode == "place_donkey"
    lit = set(at.lit())
    assert hand.uids["farm"] in lit
    assert hand.uids["quarry"] not in lit
    at.click(at.tile("farm"))
    assert [place_of(donkey) for donkey in at.state.donkeys[0]].count(hand.uids["farm"]) == 1
    assert len(at.state.donkeys[0]) == 3
    assert at.state.decision == "action"


def test_second_wind_lights_who_lies_and_the_chosen_one_works_again(sit: Seats) -> None:
    at = sit(season("spring", "rare", "farm/ woodcutter/"))
    at.eat("second_wind")
    assert set(at.lit()) == {at.tile("farm").tile, at.tile("woodcutter").tile}
    at.click(at.tile("woodcutter"))
    standing = [place_of(one) for one in at.state.villagers[0] if not has_acted(one)]
    assert standing == [at.tile("woodcutter").tile]
    at.click(at.tile("woodcutter"), OfferId("produce"))
    assert isinstance(at.last, Produce)


def test_monopoly_waits_as_a_chip_marks_the_building_and_closes_it_with_a_sign(sit: Seats) -> None:
    at = sit(season("summer", "uncommon"))
    farm = at.tile("farm")
    at.eat("monopoly")
    assert at.chips() == ["monopoly"]
    at.point_at_chip("monopoly")
    assert at.lit()[farm.tile] == "{closed}"
    assert at.lit().keys() <= {uid for uid in range(7) if reach_of(at.state, 0).is_reachable(uid)}
    at.click(farm)
    assert at.lit() == {farm.tile: "{closed}"}
    assert at.signs_of("closed") == 0
    at.click(OfferId("produce"))
    assert at.chips() == []
    assert at.waters.closed == ((farm.tile, 0),)
    at.mouse.driver.settle()
    assert at.signs_of("closed") == 1
    at.click(farm)
    assert at.rows()[OfferId("produce")].reason
    assert not at.rows()[OfferId("produce")].enabled


def test_long_days_let_goods_come_without_donkeys_for_one_action(sit: Seats) -> None:
    hand = season("summer", "rare").stock("farm", "stone stone").donkeys(0).gold(0, 0)
    at = sit(hand)
    border = BorderId(hand.side("town_hall", "small_woodland"))

    def open_border() -> bool:
        marks = {mark.id: mark.enabled for mark in at.table.flow.scene().borders}
        return marks[border]

    at.click(Command.ROADS)
    assert not open_border()
    at.mouse.driver.key("escape")
    at.eat("long_days")
    assert at.chips() == ["long_days"]
    at.click(Command.ROADS)
    assert open_border()
    at.click(border)
    assert at.lit() == {hand.uids["town_hall"]: "{no-donkeys}"}
    assert [way.tiles[0] for way in at.table.flow.scene().ways] == [hand.uids["farm"]]
    at.click(Command.CONFIRM)
    assert isinstance(at.last, BuildRoad)
    assert at.chips() == []
    assert at.state.stock[hand.uids["farm"]] == ()


def test_infrastructure_makes_blueprints_cost_nothing_all_turn(sit: Seats) -> None:
    hand = season("autumn", "uncommon").display("barn pond_a sawmill barn", 1, 0, 2, 0).bag("barn barn")
    at = sit(hand.gold(0, 0))
    assert not at.table.flow.panels().display[2].takeable
    at.eat("infrastructure")
    assert at.chips() == ["infrastructure"]
    at.point_at_chip("infrastructure")
    assert at.lit() == {hand.uids["town_hall"]: "{free-blueprint}"}
    gold = at.state.gold[0]
    at.click(DisplayId(2), Command.TAKE)
    assert at.state.gold[0] == gold + 2, "nothing was laid on others, and what lay on it was taken"
    assert at.state.blueprints[0] == (hand.tile("sawmill"),)
    if at.state.decision == "hire":
        at.click(Command.DONE)
    assert at.chips() == ["infrastructure"]


def test_call_in_a_favour_builds_a_blueprint_for_nothing_and_its_lake_is_asked_for_a_boat(sit: Seats) -> None:
    hand = ring(options={"season": "autumn"}).holds(0, "rare").blueprints(0, "small_woodland").gold(0, 0)
    at = sit(hand)
    at.eat("call_in_a_favour")
    assert at.mode == "favour"
    points = at.state.points[0]
    at.build(0, GAP)
    assert isinstance(at.last, BuildForNothing)
    assert at.state.points[0] == points + 3, "the points of the lake, and none of the building"
    assert at.mode == "boat"
    at.click(Command.BOAT)
    assert at.waters.boats == (0,)
    assert at.state.decision == "action"
    assert not any(has_acted(one) for one in at.state.villagers[0])


def test_migration_shows_how_many_fish_come_back_to_which_lake_and_brings_them(sit: Seats) -> None:
    hand = season("winter", "uncommon").change(fish=(0,)).gold(9, 0)
    at = sit(hand)
    hall = at.tile("town_hall")
    at.eat("migration")
    assert at.chips() == ["migration"]
    at.point_at_chip("migration")
    assert at.lit()[hall.tile] == "{refill-fish} 1"
    assert at.tile("farm").tile not in at.lit(), "it does not lie by the water"
    assert at.lit_lakes() == 1
    at.click(hall)
    assert at.lit() == {hall.tile: "{refill-fish} 1"}
    assert at.lit_lakes() == 1
    at.click(OfferId("hire"), HireId("donkey"), at.tile("farm"), Command.DONE)
    assert at.waters.fish == (at.state.village.lakes[0].banks_of(hall.tile),)
    assert at.chips() == []


def test_frozen_lake_carries_across_every_lake_until_the_turn_ends(sit: Seats) -> None:
    at = sit(season("winter", "rare"))
    quarry = at.tile("quarry")
    at.click(quarry)
    assert at.rows()[OfferId("produce")].reason
    at.mouse.driver.key("escape")
    at.eat("frozen_lake")
    assert at.chips() == ["frozen_lake"]
    at.point_at_chip("frozen_lake")
    assert at.lit_lakes() == 1
    at.click(quarry, OfferId("produce"))
    assert at.last == Produce(quarry.tile, (at.position.material("stone"),) * 3)
    assert at.chips() == ["frozen_lake"]
    at.click(Command.END_TURN, Command.END_TURN)
    assert at.chips() == []
    assert not reach_of(at.state, 0).is_reachable(quarry.tile)
