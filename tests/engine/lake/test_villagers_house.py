"""The Villagers' house: everybody starts there, sleeps there, and goes from there to any reachable tile."""

from __future__ import annotations

from hamlet.engine.actions.hire import HireVillager
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.town_hall import SkipBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.events import VillagerWalked
from hamlet.engine.lake.events import VillagersWentHome
from hamlet.engine.options import Options
from hamlet.engine.workers import HOUSE, worker
from tests.engine.lake.lake_hands import LakeHand, lake, lake_game, ring

AWAKE, ASLEEP = worker(HOUSE), worker(HOUSE, acted=True)


def produce(hand: LakeHand, tile: str, material: str) -> Produce:
    return Produce(hand.uids[tile], (hand.material(material),) * 3)


def test_l23_villagers_start_in_the_house_and_donkeys_on_the_church() -> None:
    for hand in (
        lake_game(3, starting_villagers=2),
        lake_game(3, starting_villagers=2, start_layout="shuffled"),
    ):
        assert hand.state.villagers == ((AWAKE, AWAKE),) * 3
        assert all(piece >> 1 == 0 for pieces in hand.state.donkeys for piece in pieces)


def test_l10_villagers_go_home_at_the_end_of_the_turn_and_donkeys_stay() -> None:
    hand = ring().villagers(0, "home home").donkeys(0, "farm")
    hand.do(produce(hand, "farm", "wheat"))
    farm = hand.uids["farm"]
    assert hand.state.villagers[0] == (AWAKE, worker(farm, acted=True))
    events = hand.do(EndTurn())
    assert VillagersWentHome(0, (farm,)) in events
    assert hand.state.villagers[0] == (ASLEEP, ASLEEP)
    assert hand.state.donkeys[0] == (farm << 1,)


def test_l10_they_wake_when_the_own_turn_begins() -> None:
    hand = ring().villagers(0, "home")
    hand.do(produce(hand, "farm", "wheat"))
    hand.end_turns()
    assert hand.state.villagers[0] == (ASLEEP,)
    hand.end_turns()
    assert hand.state.villagers[0] == (AWAKE,)


def test_l10_from_the_house_they_are_placed_on_any_reachable_tile_by_road_or_own_boat() -> None:
    hand = lake(boat=True, villagers="home")
    offered = {action.tile for action in Options(hand.state).iterate() if isinstance(action, Produce)}
    assert offered == {hand.uids[name] for name in ("farm", "woodcutter", "quarry")}
    events = hand.do(produce(hand, "quarry", "stone"))
    assert [event.way for event in events if isinstance(event, VillagerWalked)] == [(0, hand.uids["quarry"])]
    assert lake(boat=False, villagers="home").refused(produce(hand, "quarry", "stone")) == "out_of_reach"


def test_l23_hired_villagers_sleep_in_the_house_and_wake_next_turn() -> None:
    hand = ring().villagers(0, "home").gold(5, 5)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireVillager())
    assert hand.state.villagers[0] == (ASLEEP, worker(hand.uids["town_hall"], acted=True))
    assert hand.refused(produce(hand, "farm", "wheat")) == "no_villager_stands"
    hand.end_turns(2)
    assert hand.state.villagers[0] == (AWAKE, AWAKE)


def test_l10_nobody_is_told_to_go_home_who_never_left() -> None:
    assert not [event for event in ring().do(EndTurn()) if isinstance(event, VillagersWentHome)]
