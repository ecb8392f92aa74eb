"""The token Road: from where he gets to where he does not, line by line, and the end of the token."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from hamlet.engine.botric.events import TokenLeft, TokenMoved
from hamlet.engine.events import RoadBuilt
from hamlet.engine.village import Placed
from tests.engine.botric.solo_data import EDITIONS, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, dealt, solo, solo_lake
from tests.engine.sketches import START, Sketch

both = pytest.mark.parametrize("edition", EDITIONS)
ARMS = """
    .       .     .          barn.3      .     .       .
    .       .     .          woodcutter  .     .       .
    barn.2  barn  town_hall  church      farm  quarry  barn.4
    .       .     .          market      .     .       .
    """
"""A cross whose ends are not joined to it: beyond Barn, Farm and Woodcutter."""
NEAR = "church-woodcutter church-town_hall town_hall-barn church-farm church-market"
FAR = " quarry-barn.4"


def roads(edition: str, joined: str = NEAR + FAR, goods: str = "stone stone", rows: str = ARMS) -> SoloHand:
    """Everything is forest: a path asks for two stone, which lie on the Market."""
    hand = solo(edition, Sketch(rows, roads=joined)).no_church()
    return hand.fill(market=goods).token("road")


def chosen(hand: SoloHand, *answers: int) -> tuple[str, str, str]:
    """From which tile, to which, and by which line."""
    told = hand.villager(*answers)
    assert told.action == "road", told.tried
    beyond = told.deed.contact.a if told.deed.contact.a != told.deed.tile else told.deed.contact.b
    return hand.name(told.deed.tile), hand.name(beyond), told.deciding


@both
@pytest.mark.parametrize("flag", ["quarry", "barn.4"])
def test_s11_a_new_part_with_his_landmark_decides(edition: str, flag: str) -> None:
    """On the tile beyond the marker, or farther in the part that it joins."""
    hand = roads(edition).flag(1, flag).his_turn()
    assert chosen(hand) == ("farm", "quarry", "joins_landmark")


@both
def test_s11_the_humans_landmark_is_no_reason(edition: str) -> None:
    hand = roads(edition).flag(0, "quarry").his_turn()
    hand.until_asked()
    assert len(hand.options) == 2


@both
@pytest.mark.parametrize("seat", [0, 1])
def test_s11_then_a_tile_that_bears_his_marker_decides(edition: str, seat: int) -> None:
    hand = roads(edition, NEAR.replace("town_hall-barn ", "") + FAR).marker(seat, "town_hall-barn").his_turn()
    if seat == 1:
        assert chosen(hand) == ("barn", "barn.2", "extends_road")
    else:
        hand.until_asked()
        assert hand.asked.fact("about") == "road"
        assert sorted(hand.named(hand.options)) == ["farm", "woodcutter"]


@both
def test_s11_a_marker_of_his_on_the_tile_beyond_counts_too(edition: str) -> None:
    hand = roads(edition, NEAR).marker(1, "quarry-barn.4").his_turn()
    assert chosen(hand) == ("farm", "quarry", "extends_road")


@both
def test_s11_then_fewest_steps_to_the_church_decides(edition: str) -> None:
    joined = NEAR.replace("church-woodcutter ", "church-woodcutter woodcutter-barn.3 ") + FAR
    assert chosen(roads(edition, joined).his_turn()) == ("farm", "quarry", "nearest_church")


@both
@pytest.mark.parametrize("answer", [0, 1])
def test_s11_then_the_human_decides(edition: str, answer: int) -> None:
    hand = roads(edition).his_turn()
    asked = hand.until_asked()
    tied = [
        (hand.uids["woodcutter"], hand.uids["barn.3"], 1),
        (hand.uids["farm"], hand.uids["quarry"], 1),
    ]
    assert (asked.fact("about"), hand.options) == ("road", tuple(sorted(tied)))
    tile, beyond, _ = hand.options[answer]
    assert chosen(hand, answer) == (hand.name(tile), hand.name(beyond), "human")


@both
def test_s11_the_villager_stands_on_the_reachable_tile_and_the_goods_are_used_there(edition: str) -> None:
    hand = roads(edition).flag(1, "quarry").his_turn()
    told = hand.villager()
    farm = hand.uids["farm"]
    assert hand.state.villagers[1] == (farm << 1 | 1,)
    assert hand.paid(told.deed) == ["market:stone", "market:stone"]
    assert hand.held("market") == []
    assert [(each.seat, each.a, each.b) for each in told.of(RoadBuilt)] == [
        (1, *sorted((farm, hand.uids["quarry"])))
    ]


@both
def test_s11_never_between_two_tiles_that_he_reaches_both(edition: str) -> None:
    hand = solo(edition).no_church().fill(market="stone stone wood wood").token("road").his_turn()
    assert hand.anyhow().tried["road"] == "no_road_site"


def test_s11_he_never_buys_for_it() -> None:
    assert roads(INVESTOR, goods="stone").gold(0, 4).his_turn().anyhow().tried["road"] == "lacks"


@both
def test_s11_only_what_can_be_paid_is_compared(edition: str) -> None:
    """Wood pays for the bridge alone."""
    sketch = Sketch(ARMS, roads=NEAR + FAR, mountains="barn-barn.2")
    hand = solo(edition, sketch).no_church().fill(market="wood wood").token("road").his_turn()
    assert chosen(hand) == ("barn", "barn.2", "only")


PAIRS = "woodcutter-quarry woodcutter-farm quarry-market farm-town_hall"


@both
def test_s11_the_token_leaves_the_line_with_his_fifth_road(edition: str) -> None:
    rows = START.rows.replace("market", "market barn").replace("quarry     .", "quarry     .  .")
    sketch = Sketch(rows, roads=START.roads)
    hand = solo(edition, sketch).no_church().marker(1, PAIRS).fill(market="stone stone").token("road")
    told = hand.his_turn().villager()
    assert told.action == "road"
    assert hand.state.roads_of(1) == 5
    assert [each.token for each in told.of(TokenLeft)] == ["road"]
    assert told.of(TokenMoved) == []
    assert len(hand.board.line) == 4
    assert "road" not in hand.board.line


@both
def test_s11_before_his_fifth_road_the_token_goes_to_the_far_right(edition: str) -> None:
    hand = roads(edition).flag(1, "quarry").his_turn()
    told = hand.villager()
    assert (hand.board.line[-1], len(hand.board.line)) == ("road", 5)
    assert [each.token for each in told.of(TokenMoved)] == ["road"]


@both
def test_roads_gone_is_passed_over(edition: str) -> None:
    hand = solo(edition).no_church().marker(1, PAIRS + " quarry-church").fill(market="stone stone")
    assert hand.token("road").his_turn().anyhow().tried["road"] == "roads_gone"


@both
def test_s21_a_tile_reached_by_his_boat_alone_is_not_out_of_reach(edition: str) -> None:
    rows = """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           town_hall  .
    """
    sketch = Sketch(rows, roads="church-woodcutter church-farm church-town_hall")
    for boat in (False, True):
        hand = solo_lake(edition, sketch).no_church().build_here("barn", (2, 1)).fill(farm="stone stone")
        if boat:
            hand.boat(0, 1)
        told = hand.token("road").his_turn().anyhow()
        assert (told.action == "road") == (not boat)
        assert told.tried.get("road") == ("no_road_site" if boat else None)


def two_contacts(edition: str, *, alike: bool) -> SoloHand:
    """The printed start with one more tile, cut off, that meets one other by two pairs, alike or not."""
    for name in (
        "small_woodland",
        "small_mountains",
        "barn",
        "warehouse",
        "dairy_farm",
        "flour_mill",
        "monument",
    ):
        hand = dealt(edition)
        village, tile = hand.state.village, hand.tile(name)
        for rotation, q, r in product(range(6), range(-9, 12), range(-9, 12)):
            if village.by_road.problem(tile, rotation, (q, r)) is not None:
                continue
            grown = village.with_tile(Placed(tile, rotation, (q, r)))
            uid = len(village.tiles)
            met = [each for each in grown.road_sites() if uid in (each.a, each.b)]
            kinds = Counter(each.terrain_a for each in met)
            one = len({each.a for each in met}) == 1
            fits = len(met) == 2 and len(kinds) == 1 if alike else sorted(kinds.values()) == [1, 1]
            if one and fits and not grown.by_road.is_reachable(uid):
                hand.state.village = grown
                hand.state.stock = ((),) * uid + ((),)
                hand.uids[name] = uid
                hand.market().no_church().on_board(coins=0).gold(0, 0).token("road")
                return hand.fill(market="stone stone wood wood")
    raise AssertionError


@both
def test_s20_sides_of_one_kind_between_one_pair_of_tiles_are_no_tie(edition: str) -> None:
    told = two_contacts(edition, alike=True).his_turn().villager()
    assert (told.action, told.acts.lines) == ("road", ())


@both
def test_s20_path_or_bridge_is_a_tie(edition: str) -> None:
    hand = two_contacts(edition, alike=False).his_turn()
    hand.until_asked()
    (tile, beyond, one), (same, again, other) = hand.options
    assert (tile, beyond) == (same, again)
    assert one != other
    hand.villager(1)
    assert hand.state.village.roads[-1].terrain == other
