"""Hiring, the first that he tries: who pays, what is lost, the blueprint on the way, failure gold."""

from __future__ import annotations

import pytest

from hamlet.engine.botric.events import CoinTileChanged, CoinTileTurned, TokenMoved
from hamlet.engine.events import PointsScored, VillagerHired
from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, solo

both = pytest.mark.parametrize("edition", EDITIONS)
SHOWN = "barn pond_a sawmill barn"


def rich(edition: str, coins: int, gold: int = 0, *, up: bool = True, villagers: str = "church") -> SoloHand:
    """His turn, with so much on the coin tile and in his purse, and work at the producers."""
    hand = solo(edition).display(SHOWN).bag().gold(0, gold).on_board(coins=coins, up=up)
    return hand.villagers(1, villagers).token("produce").his_turn()


@both
def test_s05_he_hires_with_either_side_of_the_coin_tile_up(edition: str) -> None:
    for up in (True, False):
        told = rich(edition, 5, up=up).villager()
        assert told.action == "hire"
        assert [each.cost for each in told.of(VillagerHired)] == [5]


def test_s05_favour_pays_five_each_time_and_from_the_coin_tile_only() -> None:
    for villagers in ("church", "church church", "church church church"):
        hand = rich(FAVOUR, 5, villagers=villagers)
        hand.villager()
        assert len(hand.state.villagers[1]) == len(villagers.split()) + 1
    assert rich(FAVOUR, 4).anyhow().tried["hire"] == "too_dear"


@pytest.mark.parametrize(("villagers", "cost"), [("church", 5), ("church church", 7), ("church " * 3, 9)])
def test_s05_the_investor_pays_five_seven_nine_coin_tile_first_then_his_own(
    villagers: str, cost: int
) -> None:
    hand = rich(INVESTOR, 3, gold=cost - 3, villagers=villagers)
    told = hand.villager()
    assert told.action == "hire"
    assert told.of(VillagerHired)[0].cost == cost
    assert (hand.board.coins, hand.state.gold[1]) == (0, 0)
    poor = rich(INVESTOR, 3, gold=cost - 4, villagers=villagers)
    assert poor.anyhow().tried["hire"] == "too_dear"
    assert len(poor.state.villagers[1]) == len(villagers.split())


def test_s05_the_investor_keeps_his_own_gold_while_the_tile_pays() -> None:
    hand = rich(INVESTOR, 6, gold=2).display("barn")
    hand.villager()
    assert hand.state.gold[1] == 2


@both
def test_s05_the_hired_one_lies_on_the_church_until_his_next_turn(edition: str) -> None:
    hand = rich(edition, 5, villagers="farm")
    hand.villager()
    church, hall = hand.uids["church"], hand.uids["town_hall"]
    assert hand.state.villagers[1] == tuple(sorted((church << 1 | 1, hall << 1 | 1)))
    assert hand.state.pending[-1].fact("step") == "end"


@both
def test_s05_a_blueprint_comes_with_it_and_the_purchase_token_stays(edition: str) -> None:
    hand = rich(edition, 5, gold=2)
    line = hand.board.line
    told = hand.villager()
    assert told.deed.position == 2
    assert hand.queued() == "sawmill"
    assert hand.board.line == line
    assert told.of(TokenMoved) == []


@both
def test_s05_neither_a_full_queue_nor_an_empty_display_keeps_him_from_hiring(edition: str) -> None:
    full = rich(edition, 5).queue("barn pond_a sawmill")
    told = full.villager()
    assert (told.action, told.deed.position, full.queued()) == ("hire", None, "barn pond_a sawmill")
    bare = rich(edition, 5).display("")
    told = bare.villager()
    assert (told.action, told.deed.position, bare.queued()) == ("hire", None, "")


@pytest.mark.parametrize(("gold", "taken", "left"), [(3, "pond_a", 0), (4, "sawmill", 0), (7, "sawmill", 3)])
def test_s05_the_investor_pays_for_passed_blueprints_with_what_the_hire_leaves_him(
    gold: int, taken: str, left: int
) -> None:
    hand = rich(INVESTOR, 3, gold=gold)
    hand.villager()
    assert hand.queued() == taken
    assert hand.state.gold[1] == left


def test_s05_coins_lost_on_the_tile_do_not_pay_for_passed_blueprints() -> None:
    hand = rich(INVESTOR, 9)
    hand.villager()
    assert hand.queued() == "barn"
    assert (hand.board.coins, hand.state.coins) == (0, (0, 0, 0))


def test_s05_failure_gold_does_not_serve_the_villager_who_failed() -> None:
    hand = rich(FAVOUR, 4, villagers="farm quarry")
    first = hand.anyhow()
    assert first.tried["hire"] == "too_dear"
    assert hand.board.coins == 5
    assert hand.villager().action == "hire"


@both
@pytest.mark.parametrize("coins", [5, 8])
def test_s06_a_hire_discards_what_is_left_and_turns_the_tile_down(edition: str, coins: int) -> None:
    hand = rich(edition, coins)
    told = hand.villager()
    assert (hand.board.coins, hand.board.up) == (0, False)
    spent = [(each.gold, each.why) for each in told.of(CoinTileChanged)]
    assert spent == [(-5, "hired_villager"), (-3, "discarded")][: 1 + (coins > 5)]
    assert [each.up for each in told.of(CoinTileTurned)] == [False]


def test_s06_a_hire_paid_with_own_gold_alone_turns_the_tile_too() -> None:
    hand = rich(INVESTOR, 0, gold=5)
    hand.villager()
    assert not hand.board.up


@both
def test_s06_failing_to_hire_adds_a_coin_for_the_first_villager_only(edition: str) -> None:
    hand = rich(edition, 1, villagers="farm quarry woodcutter")
    for _ in range(3):
        told = hand.anyhow()
        assert told.tried["hire"] == "too_dear"
        assert hand.board.coins == 2


@both
def test_s06_no_failure_gold_while_the_tile_lies_down(edition: str) -> None:
    hand = rich(edition, 1, up=False).fill(farm="wheat", quarry="stone")
    hand.villager()
    assert hand.board.coins == 1


@both
def test_s06_with_four_villagers_failing_to_deliver_adds_the_coin(edition: str) -> None:
    hand = rich(edition, 1, villagers="church church church church").fill(farm="wheat", quarry="stone")
    told = hand.villager()
    assert told.tried == {"hire": "all_hired", "deliver": "lacks", "sell": "nothing_for_sale"}
    assert hand.board.coins == 2
    hand.fill(farm="wheat", quarry="stone", woodcutter="")
    hand.anyhow()
    assert hand.board.coins == 2


@both
def test_s06_a_failed_hire_followed_by_a_delivery_still_adds_the_coin(edition: str) -> None:
    hand = rich(edition, 1).fill(farm="wheat " * 4, quarry="stone " * 3, woodcutter="wood " * 3)
    assert hand.villager().action == "deliver"
    assert hand.board.coins == 2


@both
def test_s06_with_four_villagers_a_delivery_adds_nothing(edition: str) -> None:
    goods = {"farm": "wheat " * 4, "quarry": "stone " * 3, "woodcutter": "wood " * 3}
    hand = rich(edition, 1, villagers="church church church church").fill(**goods)
    assert hand.villager().action == "deliver"
    assert (hand.board.coins, hand.board.up) == (1, True)


def test_s04_a_blueprint_with_three_coins_is_one_point_for_favour_and_no_coins_are_laid() -> None:
    hand = rich(FAVOUR, 5).display("barn pond_a sawmill", 0, 1, 3)
    told = hand.villager()
    assert [(each.points, each.why) for each in told.of(PointsScored)] == [(1, "coins_on_blueprint")]
    assert hand.state.coins == (0, 1)
    assert hand.state.gold[1] == 0


def test_the_investor_gains_the_coins_on_a_blueprint_and_lays_one_on_each_he_passes() -> None:
    hand = rich(INVESTOR, 5, gold=2).display("barn pond_a sawmill", 0, 1, 3)
    hand.villager()
    assert hand.state.coins == (1, 2)
    assert hand.state.gold[1] == 3
