"""The end of the game, and the eight switches."""

from __future__ import annotations

from dataclasses import fields

import pytest

from hamlet.engine.botric.definitions import Switches
from hamlet.engine.scoring.final import winners
from hamlet.engine.state import put
from tests.engine.botric.solo_data import BASE, EDITIONS, FAVOUR, INVESTOR, SWITCHES, solo_data
from tests.engine.botric.solo_hands import SoloHand, dealt, solo, solo_lake
from tests.engine.sketches import START, Sketch

both = pytest.mark.parametrize("edition", EDITIONS)
FLAT = {FAVOUR: 3, INVESTOR: 4}
ALL_FOUR = "church church church church"
STUDDED = Sketch(
    """
    woodcutter  quarry     pond_a     warehouse
    farm        church     market     square
    .           town_hall  .          .
    """,
    roads=START.roads,
)
"""Three landmarks, none joined to the Church."""


def studded(edition: str, owner: int = 1, **options: object) -> SoloHand:
    return solo(edition, STUDDED, options).flag(owner, "pond_a warehouse square")


@both
def test_s14_each_of_his_flag_buildings_gives_the_flat_value_joined_or_not(edition: str) -> None:
    scores = studded(edition).scores(1)
    assert {name: scores[name] for name in ("pond_a", "warehouse", "square")} == {
        "pond_a": FLAT[edition],
        "warehouse": FLAT[edition],
        "square": FLAT[edition],
    }


@both
def test_s14_the_humans_landmarks_score_as_ever(edition: str) -> None:
    hand = studded(edition, 0)
    scores = hand.scores(0)
    assert set(hand.scores(1)).isdisjoint({"pond_a", "warehouse", "square"})
    assert [scores.get(name, 0) for name in ("pond_a", "warehouse", "square")] == [0, 0, 0]


@both
def test_s14_boats_and_the_coin_tile_score_nothing(edition: str) -> None:
    rows = """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           town_hall  .
    """
    sketch = Sketch(rows, roads="church-woodcutter church-farm church-town_hall")
    hand = solo_lake(edition, sketch).build_here("barn", (2, 1))
    before = hand.scores(1)["total"]
    hand.boat(0, 1).on_board(coins=30)
    assert hand.scores(1)["total"] == before


@both
def test_s14_awards_planner_roads_and_longest_road_are_as_usual(edition: str) -> None:
    hand = solo(edition).done("raw gold", 1).done("milk_brick", 0).flag(1, "farm")
    hand.marker(1, "woodcutter-quarry").keep("planner", 1)
    scores = hand.scores(1)
    assert (scores["chaplain"], scores["landscaper"]) == (5, 4)
    assert hand.scores(0)["sacristan"] == 3
    human = solo(edition).done("raw gold", 0).done("milk_brick", 1).flag(0, "farm")
    human.marker(0, "woodcutter-quarry").keep("planner", 0)
    for source in ("roads", "planner", "longest_road"):
        assert scores.get(source, 0) == human.scores(0).get(source, 0)
    assert sum(scores.get(source, 0) for source in ("roads", "planner", "longest_road")) > 0


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_s14_the_investors_gold_counts_as_a_players(gold: int, points: int) -> None:
    assert solo(INVESTOR).gold(0, gold).scores(1)["gold"] == points


@both
@pytest.mark.parametrize(("human", "his", "winner"), [(7, 7, 1), (8, 7, 0), (6, 7, 1)])
def test_s14_a_tie_is_a_loss_for_the_human(edition: str, human: int, his: int, winner: int) -> None:
    """Even with more deliveries and sales."""
    hand = solo(edition).done("raw gold milk_brick", 0).done("timber_flour", 1)
    hand.state.points = (100, 100)
    base = [hand.scores(seat)["total"] - 100 for seat in (0, 1)]
    hand.state.points = (100 + human - base[0], 100 + his - base[1])
    assert winners(hand.state) == (winner,)


# the switches


def test_s25_the_switches_are_the_eight_of_the_leaflet_and_all_are_off_unless_chosen() -> None:
    assert tuple(each.name for each in fields(Switches)) == SWITCHES
    assert [solo_data()["rules"][name] for name in SWITCHES] == [False] * 8
    assert dealt(FAVOUR).state.box.definitions.parts["botric"].switches.on == ()
    every = (
        dealt(FAVOUR, BASE, 1, **dict.fromkeys(SWITCHES, True))
        .state.box.definitions.parts["botric"]
        .switches.on
    )
    assert every == SWITCHES


@both
def test_s15_two_donkeys_for_the_human_on_the_church(edition: str) -> None:
    state = dealt(edition, two_donkeys=True).state
    church = state.village.church
    assert state.donkeys == ((church << 1, church << 1), ())
    assert len(dealt(edition).state.donkeys[0]) == 1


@pytest.mark.parametrize(
    ("options", "spent"),
    [
        ({}, 4),
        ({"human_prices": True}, 5),
        ({"human_prices": True, "prices_few": {"raw": 1, "refined": 6}}, 6),
    ],
)
def test_s25_same_prices_are_the_humans_present_prices(options: dict[str, object], spent: int) -> None:
    hand = solo(INVESTOR, options=options).done("raw timber_flour").gold(0, 8).villagers(1, ALL_FOUR)
    told = hand.fill(farm="brick@0 brick@0").token("produce").his_turn().villager()
    assert (told.action, hand.state.gold[1]) == ("deliver", 8 - spent)


def test_s15_same_prices_mean_nothing_in_favour() -> None:
    hand = solo(FAVOUR, options={"human_prices": True}).done("raw timber_flour").villagers(1, ALL_FOUR)
    hand.on_board(coins=6).fill(farm="brick@0").token("produce").his_turn()
    assert hand.anyhow().tried["deliver"] == "lacks"


@both
def test_s15_no_coin_tile_for_the_church_closes_the_gold_slot_to_favour(edition: str) -> None:
    for switch, action in ((False, "deliver"), (True, "produce")):
        hand = solo(edition, options={"no_church_gold": switch}).villagers(1, ALL_FOUR).on_board(coins=12)
        assert hand.token("produce").his_turn().anyhow().action == action
        assert hand.board.coins == (0 if action == "deliver" else 13)


def test_s15_without_the_coin_tile_the_investor_still_pays_with_his_own() -> None:
    hand = solo(INVESTOR, options={"no_church_gold": True}).villagers(1, ALL_FOUR).on_board(coins=3)
    told = hand.gold(0, 11).token("produce").his_turn().villager()
    assert (told.action, hand.state.gold[1], hand.board.coins, hand.board.up) == ("deliver", 1, 3, True)


@both
@pytest.mark.parametrize(("switches", "each"), [(("landmarks_2",), 2), (("landmarks_6",), 6)])
def test_s15_landmarks_are_worth_two_or_six(edition: str, switches: tuple[str, ...], each: int) -> None:
    scores = studded(edition, **dict.fromkeys(switches, True)).scores(1)
    assert [scores[name] for name in ("pond_a", "warehouse", "square")] == [each] * 3


@both
def test_both_values_for_landmarks_together_leave_the_editions_own(edition: str) -> None:
    scores = studded(edition, landmarks_2=True, landmarks_6=True).scores(1)
    assert scores["pond_a"] == FLAT[edition]


@pytest.mark.parametrize(("gold", "points"), [(3, 0), (4, 1), (11, 2)])
def test_s15_four_gold_for_a_point_of_the_investor_and_three_for_the_humans(gold: int, points: int) -> None:
    hand = solo(INVESTOR, options={"gold_per_4": True}).gold(gold, gold)
    assert (hand.scores(1)["gold"], hand.scores(0)["gold"]) == (points, gold // 3)


def test_s15_four_gold_for_a_point_means_nothing_in_favour() -> None:
    assert solo(FAVOUR, options={"gold_per_4": True}).on_board(coins=40).scores(1)["gold"] == 0


@both
def test_s15_two_villagers_and_no_gold(edition: str) -> None:
    hand = dealt(edition, two_villagers=True)
    assert len(hand.state.villagers[1]) == 2
    assert all(not piece & 1 for piece in hand.state.villagers[1])
    assert (hand.state.gold, hand.board.coins) == ((3, 0), 0)


@both
@pytest.mark.parametrize(("villagers", "his"), [(1, 2), (2, 3), (4, 4)])
def test_s15_one_villager_more_than_the_human_but_never_more_than_there_are(
    edition: str, villagers: int, his: int
) -> None:
    state = dealt(edition, two_villagers=True, starting_villagers=villagers).state
    assert [len(pieces) for pieces in state.villagers] == [villagers, his]


@pytest.mark.parametrize(("edition", "cost"), [(FAVOUR, 5), (INVESTOR, 7)])
def test_s15_his_third_villager_is_then_the_first_that_he_hires(edition: str, cost: int) -> None:
    for coins, action in ((cost - 1, "produce"), (cost, "hire")):
        hand = dealt(edition, two_villagers=True).no_church().on_board(coins=coins).market().token("produce")
        assert hand.his_turn().anyhow().action == action


def test_s25_leftovers_are_all_his_tokens_on_the_map_high_quality_double() -> None:
    goods = {"farm": "timber@1 milk@1! brick@0!", "square": "flour@1"}
    hand = studded(INVESTOR, sell_leftovers=True).gold(0, 2).fill(**goods)
    scores = hand.scores(1)
    # One and one, two and two, one and one on a tile that nothing joins: four points, four gold.
    assert (scores["leftovers"], scores["gold"]) == (4, (2 + 4) // 3)
    assert "leftovers" not in studded(INVESTOR).fill(**goods).scores(1)
    assert "leftovers" not in hand.scores(0)


def test_s15_the_gold_of_leftovers_counts_before_his_gold_is_scored_at_his_rate() -> None:
    hand = studded(INVESTOR, sell_leftovers=True, gold_per_4=True).gold(0, 2).fill(farm="timber@1 milk@1!")
    assert hand.scores(1)["gold"] == (2 + 3) // 4


@both
def test_s25_a_token_that_has_paid_him_already_brings_nothing_more(edition: str) -> None:
    """It lies in the human's Storeroom, and earned its bonus on the way there."""
    sketch = Sketch(STUDDED.rows.replace("warehouse", "storeroom"), roads=STUDDED.roads)
    hand = solo_lake(edition, sketch, {"sell_leftovers": True}).flag(0, "storeroom").stock("farm", "timber@1")
    fresh = hand.state.stock[hand.uids["farm"]]
    hand.stock("farm")
    settled = tuple(hand.state.box.settled_code(code) for code in fresh)
    hand.state.stock = put(hand.state.stock, hand.uids["storeroom"], settled)
    assert (hand.scores(1)["leftovers"], hand.scores(1)["gold"]) == (0, 0)


def test_s15_leftovers_of_favour_are_the_points_and_one_for_each_token() -> None:
    hand = studded(FAVOUR, sell_leftovers=True).fill(farm="timber@1 milk@1! brick@0!", square="flour@1")
    scores = hand.scores(1)
    assert (scores["leftovers"], scores["gold"]) == ((1 + 1) + (2 + 1) + (1 + 1), 0)
