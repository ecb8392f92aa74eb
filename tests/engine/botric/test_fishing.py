"""The token Fishing, and what becomes of his fish."""

from __future__ import annotations

import pytest

from hamlet.engine.botric.events import CoinTileChanged
from hamlet.engine.events import PointsScored
from hamlet.engine.lake.events import FishDrawn, FishPutBack
from tests.engine.botric.solo_data import EDITIONS
from tests.engine.botric.solo_hands import SoloHand, solo_lake
from tests.engine.sketches import Sketch

both = pytest.mark.parametrize("edition", EDITIONS)
RING = Sketch(
    """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     .           town_hall  .
    """,
    roads="church-woodcutter church-farm church-town_hall",
)
GAP = (2, 1)
TWIN = Sketch(
    """
    woodcutter  quarry     .       .
    church      .          market  .
    .           town_hall  .       .
    .           farm       .       barn
    .           .          barn.2  barn.3
    """,
    roads="church-woodcutter church-town_hall town_hall-farm",
)


def fisher(edition: str, sketch: Sketch = RING, villagers: str = "church") -> SoloHand:
    hand = solo_lake(edition, sketch).build_here("pond_a", GAP)
    return hand.villagers(1, villagers).token("fishing")


@both
def test_s12_most_fish_decides(edition: str) -> None:
    hand = fisher(edition, TWIN).his_turn()
    told = hand.villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("town_hall", "most_fish")
    assert len(told.of(FishDrawn)) == 2
    assert len(hand.fish_of(1)) == 2


@both
def test_s12_then_the_nearest_standing_villager_decides(edition: str) -> None:
    hand = fisher(edition, villagers="woodcutter").his_turn()
    told = hand.villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("woodcutter", "nearest_villager")


@both
@pytest.mark.parametrize("tile", ["woodcutter", "town_hall"])
def test_s12_then_the_human_decides(edition: str, tile: str) -> None:
    hand = fisher(edition)
    hand.change(fish=_without(hand, "church")).his_turn().until_asked()
    assert (hand.asked.fact("about"), hand.named(hand.options)) == ("tile", ["woodcutter", "town_hall"])
    told = hand.villager(hand.named(hand.options).index(tile))
    assert (hand.name(told.deed.tile), told.deciding) == (tile, "human")


def _without(hand: SoloHand, tile: str) -> tuple[int, ...]:
    """The fish on the water but those beside a tile."""
    lakes = hand.lakes
    return tuple(
        fish & ~lake.banks_of(hand.uids[tile]) for lake, fish in zip(lakes, hand.waters.fish, strict=True)
    )


@both
def test_s12_tiles_out_of_reach_and_tiles_without_fish_do_not_count(edition: str) -> None:
    hand = fisher(edition)
    for tile in ("church", "woodcutter", "town_hall"):
        hand.change(fish=_without(hand, tile))
    assert any(hand.waters.fish)
    assert hand.his_turn().anyhow().tried["fishing"] == "no_fish"


@both
def test_s12_his_own_beach_brings_two_more_by_l7(edition: str) -> None:
    sketch = Sketch(
        RING.rows.replace("farm", "beach").replace(".     .           town", "farm  .           town")
    )
    joined = Sketch(sketch.rows, roads="church-woodcutter church-beach church-town_hall beach-farm")
    for seat in (0, 1):
        hand = solo_lake(edition, joined).build_here("pond_a", GAP).flag(seat, "beach").token("fishing")
        told = hand.his_turn().anyhow()
        assert (hand.name(told.deed.tile) == "beach") == (seat == 1)
        if seat == 1:
            assert told.deciding == "most_fish"


@both
def test_s24_tokens_on_the_water_are_compared_also_when_the_bag_is_short(edition: str) -> None:
    hand = fisher(edition, TWIN, villagers="church").change(bag=(1, 0, 0)).his_turn()
    told = hand.villager()
    assert (hand.name(told.deed.tile), told.deciding) == ("town_hall", "most_fish")
    assert len(told.of(FishDrawn)) == 1


@both
def test_an_empty_bag_of_fish_is_passed_over(edition: str) -> None:
    hand = fisher(edition).change(bag=(0, 0, 0)).his_turn()
    assert hand.anyhow().tried["fishing"] == "fish_bag_empty"


def full_hand(edition: str, fish: str, *, up: bool = True) -> SoloHand:
    """At the end of his turn, with these fish."""
    hand = fisher(edition).on_board(up=up).his_turn()
    hand.villager()
    return hand.holds(1, fish).on_board(coins=0, up=up)


@both
@pytest.mark.parametrize("up", [True, False])
@pytest.mark.parametrize(
    ("fish", "kept", "coins", "points"),
    [
        ("common common uncommon rare rare", "uncommon rare rare", 2, 0),
        ("common uncommon uncommon rare rare", "uncommon rare rare", 2, 1),
        ("uncommon uncommon rare rare rare", "rare rare rare", 2, 2),
        ("rare rare rare rare rare", "rare rare rare", 0, 4),
        ("common uncommon rare", "common uncommon rare", 0, 0),
    ],
)
def test_s12_surplus_fish_go_back_the_least_rare_first_for_coins_and_points_in_both_editions(
    edition: str, fish: str, kept: str, coins: int, points: int, *, up: bool
) -> None:
    hand = full_hand(edition, fish, up=up)
    gold, before = hand.state.gold, hand.state.points[1]
    events = hand.step()
    if hand.state.pending and hand.state.pending[-1].fact("step") == "fish":
        events += hand.step()
    assert hand.fish_of(1) == kept.split()
    assert (hand.board.coins, hand.board.up) == (coins, up)
    assert hand.state.points[1] - before == points
    assert hand.state.gold == gold
    put_back = [each for each in events if isinstance(each, FishPutBack)]
    assert [each.kind for each in put_back] == sorted(each.kind for each in put_back)
    assert sum(each.gold for each in events if isinstance(each, CoinTileChanged)) == coins
    assert sum(each.points for each in events if isinstance(each, PointsScored)) == points
    assert hand.state.seat == 0


@both
def test_s12_at_the_end_of_the_game_the_fish_left_bring_their_points_and_no_gold_counts(edition: str) -> None:
    hand = fisher(edition).holds(1, "common uncommon uncommon rare")
    assert hand.scores(1)["fish"] == 0 + 1 + 1 + 2
    assert hand.scores(1)["gold"] == 0
