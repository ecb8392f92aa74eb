"""His turn: who walks, how the line is gone through, what nothing possible means, how ties are asked."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.botric.events import (
    BotricTried,
    CoinTileChanged,
    CoinTileTurned,
    MarkerDrawn,
    MarkersReturned,
    TieBroken,
    TokenMoved,
    VillagerIdled,
)
from hamlet.engine.botric.families import BotricChoose, BotricLot, BotricStep
from hamlet.engine.events import GoldChanged, TurnBegan, VillagerWalked
from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, Told, solo, solo_lake
from tests.engine.sketches import START, Sketch

both = pytest.mark.parametrize("edition", EDITIONS)
STREET = Sketch(
    """
    woodcutter  farm  church  quarry  market  barn
    .           .     .       .       .       town_hall
    """,
    roads="woodcutter-farm farm-church church-quarry quarry-market market-barn barn-town_hall",
)
BUSY = {"farm": "wheat " * 3, "quarry": "stone " * 3, "woodcutter": "wood " * 3}
LEAFLET = ("produce", "purchase", "refine", "build", "road")


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


# who walks


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


# the line


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


# nothing possible


def nothing_to_do(edition: str, villagers: str = "church", sketch: Sketch = STREET) -> SoloHand:
    hand = solo(edition, sketch).no_church().fill(**BUSY).stock("barn", "wood wood wood").display("").bag()
    return hand.villagers(1, villagers).on_board(line=LEAFLET)


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


# ties


@both
def test_s20_the_lot_may_decide_a_tie_that_is_asked(edition: str) -> None:
    seen = set()
    for seed in range(30):
        hand = solo(edition).no_church().token("produce")
        hand.state.seed = seed
        hand.his_turn().until_asked()
        options, before = hand.options, hand.state.random
        events = hand.do(BotricLot())
        (broken,) = [each for each in events if isinstance(each, TieBroken)]
        assert broken.by_lot
        assert broken.option in options
        assert sum(hand.state.random) == sum(before) + 1
        seen.add(broken.option)
    assert seen == set(options)


@both
def test_s20_ties_decided_for_the_human_are_never_asked_and_drawn_by_seed(edition: str) -> None:
    seen = set()
    for seed in range(30):
        hand = solo(edition, options={"botric_ties": "decide"}).no_church().token("produce")
        hand.state.seed = seed
        told = hand.his_turn().villager()
        (broken,) = told.of(TieBroken)
        assert broken.by_lot
        assert told.deed.tile == broken.option[0]
        assert told.deciding == "human"
        seen.add(broken.option)
    assert len(seen) == 3


@both
def test_s20_only_one_of_the_tied_may_be_chosen_and_nothing_else_be_done(edition: str) -> None:
    hand = solo(edition).no_church().token("produce").his_turn()
    hand.until_asked()
    count = len(hand.options)
    for choice in (-1, count, count + 5):
        assert hand.refused(BotricChoose(choice)) == "not_among_the_tied"
    for action in (BotricStep(), EndTurn()):
        assert hand.refused(action) == "not_asked_now"
    for choice in range(count):
        assert hand.refused(BotricChoose(choice)) == ""
    hand.do(BotricChoose(0))
    assert hand.refused(BotricChoose(0)) == hand.refused(BotricLot()) == "not_asked_now"


@both
def test_a_tie_leaves_the_state_as_it_is_until_it_is_answered(edition: str) -> None:
    hand = solo(edition).no_church().token("produce").his_turn()
    hand.step()
    hand.step()
    names = [name for name in type(hand.state).__slots__ if name not in ("pending", "random")]
    before = {name: getattr(hand.state, name) for name in names}
    hand.step()
    assert hand.asked
    assert {name: getattr(hand.state, name) for name in names} == before
    (broken,) = [each for each in hand.do(BotricChoose(1)) if isinstance(each, TieBroken)]
    assert not broken.by_lot


@both
def test_only_his_step_may_be_done_in_his_turn(edition: str) -> None:
    hand = solo(edition).his_turn()
    assert hand.refused(EndTurn()) == "not_asked_now"
    assert hand.refused(BotricStep()) == ""
    human = solo(edition)
    assert human.refused(BotricStep()) == "not_asked_now"
