"""Who walks: the standing villager with fewest steps, for whatever he does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hamlet.engine.botric.events import (
    MarkerDrawn,
)
from hamlet.engine.events import VillagerWalked
from tests.engine.botric.idle import BUSY, STREET
from tests.engine.botric.solo_data import EDITIONS
from tests.engine.botric.solo_hands import SoloHand, solo, solo_lake
from tests.engine.sketches import Sketch

both = pytest.mark.parametrize("edition", EDITIONS)


@both
@pytest.mark.parametrize(
    ("goods", "sales", "coins", "action", "walker"),
    [
        ("", "", 0, "produce", "farm"),
        ("", "", 7, "hire", "market"),
        ("milk@1", "milk", 0, "sell", "market"),
    ],
)
def test_s01_the_standing_villager_with_fewest_steps_acts_for_priority_actions_too(
    edition: str, goods: str, sales: str, coins: int, action: str, walker: str
) -> None:
    hand = solo(edition, STREET).no_church().market(sales).fill(**{**BUSY, "woodcutter": ""}, church=goods)
    hand.stock("barn", "wood wood wood").on_board(coins=coins).villagers(1, "farm market").token("produce")
    told = hand.his_turn().villager()
    assert (told.action, hand.name(told.deed.walker), told.walking) == (action, walker, "nearest")
    assert hand.name(told.of(VillagerWalked)[0].way[0]) == walker


@both
def test_s01_the_nearest_walks_to_a_delivery(edition: str) -> None:
    hand = solo(edition, STREET).fill(**{**BUSY, "barn": "wood " * 3}).villagers(1, "market farm")
    told = hand.token("produce").his_turn().villager()
    assert (told.action, hand.name(told.deed.walker)) == ("deliver", "farm")


@both
def test_s01_each_standing_villager_in_turn_tries_hire_deliver_sell_and_then_a_marker(edition: str) -> None:
    hand = solo(edition, STREET).no_church().villagers(1, "farm market church").token("produce").his_turn()
    for number in range(3):
        told = hand.anyhow()
        assert list(told.tried)[:3] == ["hire", "deliver", "sell"]
        assert len(told.of(MarkerDrawn)) == 1
        assert len(hand.board.drawn) == number + 1
    assert hand.state.pending[-1].fact("step") == "end"
    hand.step()
    assert hand.state.seat == 0


@both
@pytest.mark.parametrize("seat", [0, 1])
def test_s01_anyones_road_is_a_step(edition: str, seat: int) -> None:
    rows = """
    woodcutter  quarry     .
    farm        church     market
    .           town_hall  .
    """
    sketch = Sketch(rows, roads="church-quarry church-farm farm-woodcutter church-market church-town_hall")
    goods = {"farm": "wheat " * 3, "quarry": "stone " * 3}
    for marker, walker in (("", "church"), ("woodcutter-quarry", "quarry")):
        hand = (
            solo(edition, sketch).no_church().fill(**goods).villagers(1, "church quarry").marker(seat, marker)
        )
        told = hand.token("produce").his_turn().villager()
        assert (hand.name(told.deed.tile), hand.name(told.deed.walker)) == ("woodcutter", walker)


RING = Sketch(
    """
    market  woodcutter  quarry     .
    farm    church      .          barn
    .       .           town_hall  .
    """,
    roads="church-woodcutter church-farm church-town_hall woodcutter-quarry",
)


@both
@pytest.mark.parametrize("owner", [-1, 0, 1])
def test_s01_his_own_boat_is_a_step_the_humans_is_not(edition: str, owner: int) -> None:
    """From the Farm and from the Town Hall to the Quarry it is three steps, over the water two and one."""
    hand = solo_lake(edition, RING).no_church().build_here("pond_a", (2, 1)).stock("farm", "wheat " * 3)
    if owner >= 0:
        hand.boat(0, owner)
    hand.stock("woodcutter", "wood " * 3).stock("quarry", "stone stone").stock("barn", "wood " * 3)
    hand.villagers(1, "town_hall farm").token("produce").his_turn()
    told = hand.anyhow()
    assert (hand.name(told.deed.tile), told.walking) == ("quarry", "nearest" if owner == 1 else "human")
    assert len(told.of(VillagerWalked)[0].way) - 1 == (1 if owner == 1 else 3)


@both
@pytest.mark.parametrize("make", [solo, solo_lake])
def test_s12_his_villagers_stay_where_they_lie_until_his_next_turn(
    edition: str, make: Callable[..., SoloHand]
) -> None:
    hand = make(edition).no_church().villagers(1, "church farm").fill(farm="wheat", quarry="stone")
    hand.token("produce").his_turn()
    told = hand.villager()
    hand.anyhow()
    hand.step()
    places = sorted(hand.name(piece >> 1) for piece in hand.state.villagers[1])
    assert hand.state.seat == 0
    assert hand.name(told.deed.tile) in places
    hand.his_turn()
    assert sorted(hand.name(piece >> 1) for piece in hand.state.villagers[1] if not piece & 1) == places


@both
def test_s01_he_uses_only_tiles_that_he_reaches(edition: str) -> None:
    apart = Sketch(STREET.rows, roads="farm-church church-quarry")
    hand = (
        solo(edition, apart)
        .no_church()
        .market("milk")
        .on_board(coins=9)
        .fill(church="milk@1")
        .token("purchase")
    )
    told = hand.his_turn().anyhow()
    assert (told.tried["hire"], told.tried["sell"]) == ("out_of_reach", "out_of_reach")
    assert told.tried["purchase"] == "out_of_reach"


@both
@pytest.mark.parametrize("answer", [0, 1])
def test_of_several_villagers_equally_near_the_human_chooses(edition: str, answer: int) -> None:
    hand = (
        solo(edition, STREET).no_church().fill(**BUSY).stock("barn", "wood").villagers(1, "market town_hall")
    )
    asked = hand.token("produce").his_turn().until_asked()
    assert (asked.seat, asked.fact("about")) == (0, "villager")
    assert hand.named(hand.options) == ["market", "town_hall"]
    chosen = hand.options[answer][0]
    told = hand.villager(answer)
    assert (told.deed.walker, told.walking, told.deciding) == (chosen, "human", "only")
    other = {hand.uids["market"], hand.uids["town_hall"]} - {chosen}
    assert {piece >> 1 for piece in hand.state.villagers[1] if not piece & 1} == other


@both
def test_s20_two_villagers_on_one_tile_are_no_tie(edition: str) -> None:
    hand = solo(edition, STREET).no_church().fill(**BUSY).stock("barn", "wood").villagers(1, "market market")
    told = hand.token("produce").his_turn().villager()
    assert told.acts.walking == ()
