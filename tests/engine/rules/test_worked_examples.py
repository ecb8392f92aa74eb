"""The worked examples of the base rulebook (002), move by move."""

from __future__ import annotations

from itertools import product

from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.hire import HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.scoring.roads import longest_road_of
from hamlet.engine.village import Contact, Placed, Village
from tests.engine.hands import Hand, first_game, sketched
from tests.engine.sketches import Sketch, vertex

YELLOW, RED = 0, 1

TRANSPORT = Sketch(
    """
    church      quarry  barn  stonemason  cow_conservatory
    barn.2      .       .     .           .
    dairy_farm  .       .     .           .
    """,
    roads="church-quarry stonemason-cow_conservatory church-barn.2 barn.2-dairy_farm",
)


def test_the_town_hall_purchase() -> None:
    hand = (
        first_game().gold(10, 3).villagers(0, "church church").display("pond_a barn sawmill barn", 0, 2, 0, 0)
    )
    hand.do(TakeBlueprint(hand.uids["town_hall"], 1))
    state = hand.state
    assert state.gold[0] == 11
    assert state.blueprints[0] == (hand.tile("barn"),)
    assert state.display[:3] == tuple(hand.tile(name) for name in ("pond_a", "sawmill", "barn"))
    assert state.coins == (1, 0, 0, 0)
    assert len(state.display) == 4
    hand.do(HireDonkey())
    hand.do(PlaceDonkey(hand.uids["farm"]))
    hand.do(HireVillager())
    assert state.gold[0] == 1
    assert hand.uids["farm"] << 1 in state.donkeys[0]
    assert state.villagers[0] == (0, 1, hand.uids["town_hall"] << 1 | 1)


def transport_example() -> Hand:
    """Yellow stands on the Church, with donkeys on Quarry and one Barn; Red built two roads (B24)."""
    hand = sketched(TRANSPORT).donkeys(YELLOW, "quarry barn").donkeys(RED, "stonemason").gold(0, 0)
    hand.marker(RED, "quarry-barn barn-stonemason").blueprints(YELLOW, "lumbermill")
    hand.stock("quarry", "stone").stock("barn", "stone").stock("stonemason", "brick@1")
    return hand.stock("dairy_farm", "milk@0").stock("cow_conservatory", "milk@1 milk@1")


def test_the_lumbermill_is_built_with_stone_and_brick_over_two_donkeys() -> None:
    hand = transport_example()
    payment = hand.pay("quarry:stone barn:stone stonemason:brick@1")
    hand.do(Construct(hand.tile("lumbermill"), hand.uids["church"], 0, vertex((0, -1)), payment))
    assert hand.state.village.tiles[-1].tile == hand.tile("lumbermill")
    assert hand.state.gold[RED] == 1
    assert hand.state.points[RED] == 1


def test_b24_the_milk_delivery_is_refused_from_both_milk_tiles() -> None:
    hand = transport_example()
    church, slot = hand.uids["church"], hand.slot("milk_brick")
    for milk in ("dairy_farm:milk@0", "cow_conservatory:milk@1"):
        found = hand.refusal(Deliver(church, slot, hand.pay(f"stonemason:brick@1 {milk}")))
        assert found is not None
        assert (found.rule, found.code) == ("B2", "cannot_be_brought")
    sources = PaymentSources(hand.state, YELLOW, church)
    assert not sources.can_pay(hand.state.box.church_slots[slot].cost)


def test_b24_a_donkey_on_the_second_barn_and_one_on_the_stonemason_would_mend_it() -> None:
    hand = transport_example().donkeys(YELLOW, "quarry barn barn.2 stonemason")
    payment = hand.pay("stonemason:brick@1 dairy_farm:milk@0 cow_conservatory:milk@1")
    hand.do(Deliver(hand.uids["church"], hand.slot("milk_brick"), payment))
    assert hand.state.church[hand.slot("milk_brick")] == YELLOW


def barn_beside(mill_name: str, *, joined: bool) -> tuple[Hand, Contact]:
    """Real tiles: a Barn beside another tile, and a side of theirs that tempts to build a road on."""
    hand = first_game()
    land, start = hand.state.box.land, hand.state.village
    for mill in spots(start, hand.tile(mill_name)):
        grown = start.with_tile(mill)
        for barn in spots(grown, hand.tile("barn")):
            village = grown.with_tile(barn)
            shared = [each for each in village.contacts if (each.a, each.b) == (6, 7)]
            if bool(village.printed[6] >> 7 & 1) is not joined or not village.by_road.reachable >> 6 & 1:
                continue
            for each in shared:
                tempting = (
                    each.terrain_a == each.terrain_b != 0 if joined else each.terrain_a != each.terrain_b
                )
                if tempting:
                    hand.state.village = Village.of(land, village.tiles)
                    hand.state.stock += ((), ())
                    return Hand(hand.state), each
    raise AssertionError


def spots(village: Village, tile: int) -> list[Placed]:
    turns = zip(village.land.shapes[tile].distinct, village.by_road.placements(tile), strict=True)
    return [Placed(tile, turn, at) for turn, board in turns for at in village.positions(board)]


def test_the_first_illegal_road_joins_tiles_that_a_printed_road_joins_already() -> None:
    # Our Barn and Lumbermill share one side at most, so the Stonemason with its notch stands in (B24).
    hand, border = barn_beside("stonemason", joined=True)
    for tile in ("barn", "stonemason"):
        found = hand.refusal(BuildRoad(hand.uids[tile], border.side, hand.pay()))
        assert found is not None
        assert (found.rule, found.code, found.facts["tiles"]) == ("B9", "joined_already", (6, 7))


def test_the_second_illegal_road_would_lie_on_a_cliff() -> None:
    hand, border = barn_beside("lumbermill", joined=False)
    found = hand.refusal(BuildRoad(hand.uids["lumbermill"], border.side, hand.pay()))
    assert found is not None
    assert (found.rule, found.code, found.facts["side"]) == ("B9", "cliff", border.side)


SCORING = Sketch(
    """
    pond_a  dairy_farm  stonemason  farrier
    .       barn        quarry      cow_conservatory
    .       .           church      .
    """,
    roads="dairy_farm-barn dairy_farm-stonemason stonemason-farrier quarry-church",
    mountains="pond_a-dairy_farm",
)


def scoring_example() -> Hand:
    hand = sketched(SCORING).gold(0, 0).flag(RED, "pond_a").flag(YELLOW, "farrier")
    hand.marker(RED, "quarry-stonemason quarry-barn pond_a-dairy_farm")
    return hand.marker(YELLOW, "cow_conservatory-stonemason cow_conservatory-farrier")


def test_the_scoring_example() -> None:
    hand = scoring_example()
    red, yellow = hand.scores(RED), hand.scores(YELLOW)
    assert (red["roads"], yellow["roads"]) == (3, 2)
    assert (red["longest_road"], yellow["longest_road"]) == (12, 10)
    assert (red["pond_a"], yellow["farrier"]) == (3, 5)
    assert red["landscaper"] == yellow["landscaper"] == 2
    assert red["total"] == 3 + 12 + 3 + 2
    assert yellow["total"] == 2 + 10 + 5 + 2


def test_the_scoring_example_runs_over_the_tiles_it_names() -> None:
    hand = scoring_example()
    names = {uid: name for name, uid in hand.uids.items()}
    red = {names[uid] for uid in longest_road_of(hand.state, RED)}
    assert red == {"pond_a", "dairy_farm", "barn", "quarry", "stonemason", "farrier"}
    yellow = [names[uid] for uid in longest_road_of(hand.state, YELLOW)]
    assert set(yellow) == {"farrier", "cow_conservatory", "stonemason", "dairy_farm", "barn"}
    assert {yellow[0], yellow[-1]} <= {"barn", "farrier", "cow_conservatory"}


def test_the_examples_touch_as_drawn() -> None:
    # The sketches themselves: hexagons touch exactly their sketched neighbours.
    hand = scoring_example()
    cells = SCORING.cells()
    for (a, (ax, ay)), (b, (bx, by)) in product(cells.items(), repeat=2):
        beside = (bx - ax, by - ay) in {(0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1)}
        assert bool(hand.state.village.touching[hand.uids[a]] >> hand.uids[b] & 1) is beside
