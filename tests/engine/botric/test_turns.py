"""His turn: the example of the leaflet, how the line is gone through, what nothing possible means."""

from __future__ import annotations

import pytest

from hamlet.engine.botric.events import (
    BotricTried,
    CoinTileChanged,
    CoinTileTurned,
    MarkerDrawn,
    MarkersReturned,
    TokenMoved,
    VillagerIdled,
)
from hamlet.engine.events import GoldChanged, TurnBegan, VillagerWalked
from tests.engine.botric.idle import LEAFLET, nothing_to_do
from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import solo
from tests.engine.botric.told import Told
from tests.engine.sketches import START

both = pytest.mark.parametrize("edition", EDITIONS)


def test_the_example_of_the_leaflet() -> None:
    """A blue marker, no room for a blueprint, no refinery free, then Produce, which goes to the far right."""
    hand = solo(INVESTOR, START).queue("pond_a pond_b barn").display("barn").gold(3, 4)
    hand.on_board(line=("build", "purchase", "refine", "produce", "road"), bag=(0, 2, 0))
    hand.fill(farm="wheat", quarry="stone stone").his_turn()
    first = hand.step()
    assert [(each.action, each.code) for each in first if isinstance(each, BotricTried)] == [
        ("hire", "too_dear"),
        ("deliver", "lacks"),
        ("sell", "nothing_for_sale"),
    ]
    assert hand.board.coins == 1
    drawn = hand.step()
    assert drawn == [MarkerDrawn(1, 1, "purchase")]
    assert drawn[0].reveals
    told = Told(hand.step())
    assert told.tried == {"purchase": "queue_full", "refine": "no_refinery"}
    assert (told.action, hand.name(told.deed.tile)) == ("produce", "woodcutter")
    assert hand.board.line == ("build", "purchase", "refine", "road", "produce")
    assert told.of(TokenMoved) == [TokenMoved(1, "produce", hand.board.line)]
    assert (hand.board.bag, hand.board.drawn) == ((0, 1, 0), (1,))
    assert hand.state.pending[-1].fact("step") == "end"
    ended = hand.step()
    assert [each.seat for each in ended if isinstance(each, TurnBegan)] == [0]


@both
@pytest.mark.parametrize(("marker", "start"), [("three", 0), ("two", 1), ("one", 2)])
def test_s17_from_below_the_marker_to_the_right_and_around(edition: str, marker: str, start: int) -> None:
    hand = nothing_to_do(edition).token("produce", marker).on_board(line=LEAFLET).his_turn()
    told = hand.villager()
    expected = [*LEAFLET[start:], *LEAFLET[:start]]
    assert list(told.tried)[3:] == expected
    assert hand.board.line == LEAFLET


@both
def test_s17_with_the_road_token_gone_there_are_four_to_go_through(edition: str) -> None:
    hand = nothing_to_do(edition).token("refine", "one").on_board(line=LEAFLET[:4]).his_turn()
    assert list(hand.villager().tried)[3:] == ["refine", "build", "produce", "purchase"]


@both
def test_a_token_that_is_the_rightmost_already_stays(edition: str) -> None:
    hand = solo(edition).no_church().fill(farm="wheat", quarry="stone").on_board(bag=(0, 0, 2))
    hand.on_board(line=("purchase", "road", "build", "refine", "produce")).his_turn()
    told = hand.villager()
    assert (told.action, told.of(TokenMoved), hand.board.line[-1]) == ("produce", [], "produce")


@both
@pytest.mark.parametrize("idle", [False, True])
@pytest.mark.parametrize("up", [False, True])
def test_s17_an_empty_bag_is_filled_after_the_action_and_the_tile_turned_up(
    edition: str, *, idle: bool, up: bool
) -> None:
    hand = nothing_to_do(edition) if idle else solo(edition).no_church().fill(farm="wheat", quarry="stone")
    hand.on_board(bag=(1, 0, 0), up=up, coins=0).his_turn()
    hand.step()
    hand.on_board(coins=0)
    drawn = hand.step()
    assert isinstance(drawn[0], MarkerDrawn)
    assert hand.board.bag == (0, 0, 0)
    told = Told(hand.step())
    assert len(told.of(MarkersReturned)) == 1
    assert (hand.board.bag, hand.board.up) == ((3, 2, 1), True)
    assert len(told.of(CoinTileTurned)) == (not up)
    idled = idle and edition == FAVOUR
    assert hand.board.coins == (1 if edition == FAVOUR else 0) + idled
    kinds = [type(each) for each in told.events]
    assert kinds.index(MarkersReturned) > kinds.index(VillagerIdled if idle else VillagerWalked)


@both
def test_each_turn_of_his_begins_with_no_marker_drawn_and_a_first_villager(edition: str) -> None:
    hand = nothing_to_do(edition).his_turn()
    for _ in range(2):
        assert (hand.board.drawn, hand.board.begun) == ((), False)
        hand.villager()
        assert (len(hand.board.drawn), hand.board.begun) == (1, True)
        hand.step()
        hand.on_board(coins=0).gold(0, 0).his_turn()


@both
def test_six_markers_are_drawn_before_they_return(edition: str) -> None:
    hand = nothing_to_do(edition).on_board(up=False)
    drawn: list[int] = []
    for _ in range(6):
        assert not hand.board.up
        hand.his_turn()
        told = hand.villager()
        drawn += [each.marker for each in told.of(MarkerDrawn)]
        assert len(told.of(MarkersReturned)) == (len(drawn) == 6)
        hand.step()
        hand.on_board(coins=0).gold(0, 0)
    assert sorted(drawn) == [0, 0, 0, 1, 1, 2]
    assert hand.board.up


@both
@pytest.mark.parametrize("up", [False, True])
def test_s23_nothing_possible_brings_a_coin_and_lays_the_nearest_to_the_church_down(
    edition: str, *, up: bool
) -> None:
    hand = nothing_to_do(edition, "woodcutter quarry").on_board(up=up, begun=True).his_turn()
    told = hand.villager()
    assert told.tried["produce"] == "all_full"
    assert (told.action, hand.name(told.deed), told.walking) == ("nothing", "quarry", "nearest")
    lying = [hand.name(piece >> 1) for piece in hand.state.villagers[1] if piece & 1]
    if edition == FAVOUR:
        assert lying == ["church"]
        assert (hand.board.coins, hand.state.gold[1]) == (1 + up, 0)
        assert [each.why for each in told.of(CoinTileChanged)] == ["failed"] * up + ["nothing_possible"]
        assert len(told.of(VillagerWalked)) == 1
    else:
        assert lying == ["quarry"]
        assert (hand.board.coins, hand.state.gold[1]) == (up, 1)
        assert [(each.gold, each.why) for each in told.of(GoldChanged)] == [(1, "nothing_possible")]
        assert told.of(VillagerWalked) == []
    assert [hand.name(each.tile) for each in told.of(VillagerIdled)] == lying
    assert told.of(TokenMoved) == []


@both
def test_s23_of_two_equally_near_the_human_chooses_who_lies_down(edition: str) -> None:
    hand = nothing_to_do(edition, "farm quarry").his_turn()
    hand.until_asked()
    assert (hand.asked.fact("about"), hand.named(hand.options)) == ("villager", ["farm", "quarry"])
    told = hand.villager(1)
    assert (hand.name(told.deed), told.walking) == ("quarry", "human")


@both
def test_after_nothing_possible_the_turn_goes_on_with_the_next_villager(edition: str) -> None:
    hand = nothing_to_do(edition, "farm woodcutter").his_turn()
    assert hand.villager().action == "nothing"
    assert hand.state.pending[-1].fact("step") == "first"
    assert hand.villager().action == "nothing"
    assert hand.state.pending[-1].fact("step") == "end"
