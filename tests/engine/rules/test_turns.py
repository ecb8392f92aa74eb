"""The course of a turn: villagers, the donkey moment (B17), begging (B10, B21), passing on."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.church import Beg
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.town_hall import SkipBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.events import VillagerWalked
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import START, Sketch


def village(seats: int = 2, **options: object) -> Hand:
    return sketched(START, seats, options)


def work(hand: Hand, tile: str, walker: str = "") -> Produce:
    made = hand.definitions.tiles[hand.tile(tile)].produces[0]
    return Produce(hand.uids[tile], (made,) * (3 - len(hand.held(tile))), hand.uids[walker] if walker else -1)


def step(hand: Hand, source: str, target: str) -> MoveDonkey:
    return MoveDonkey(hand.uids[source], hand.uids[target])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_take_turns_and_a_round_ends_before_the_starting_seat(seats: int) -> None:
    hand = village(seats)
    hand.state.first = hand.state.seat = 1
    seen = []
    for _ in range(2 * seats):
        seen.append((hand.state.round, hand.state.seat))
        hand.end_turns()
    order = [(1 + place) % seats for place in range(seats)]
    assert seen == [(1, seat) for seat in order] + [(2, seat) for seat in order]


def test_each_villager_acts_once_a_turn_and_stands_up_with_the_next() -> None:
    hand = village().villagers(0, "church church")
    hand.do(work(hand, "farm"))
    hand.do(work(hand, "quarry"))
    assert hand.refused(work(hand, "woodcutter")) == "no_villager_stands"
    hand.end_turns(2)
    hand.do(work(hand, "woodcutter"))


def test_a_turn_may_end_with_everything_left_undone() -> None:
    hand = village()
    assert hand.refusal(EndTurn()) is None


def test_the_nearest_standing_villager_walks_unless_one_is_named() -> None:
    hand = village().villagers(0, "church farm")
    events = hand.do(work(hand, "farm"))
    assert VillagerWalked(0, (hand.uids["farm"],)) in events
    hand = village().villagers(0, "church farm")
    events = hand.do(work(hand, "farm", "church"))
    assert VillagerWalked(0, (hand.uids["church"], hand.uids["farm"])) in events
    assert hand.state.villagers[0] == (hand.uids["farm"] << 1, hand.uids["farm"] << 1 | 1)


def test_any_number_of_pieces_share_a_tile() -> None:
    hand = village().villagers(0, "farm farm").villagers(1, "farm").donkeys(0, "farm farm").donkeys(1, "farm")
    hand.do(work(hand, "farm"))
    hand.do(step(hand, "farm", "church"))


def test_b17_each_donkey_moves_one_step_a_turn() -> None:
    hand = village().donkeys(0, "church church")
    hand.do(step(hand, "church", "farm"))
    assert hand.refused(step(hand, "farm", "church")) == "donkey_tired"
    hand.do(step(hand, "church", "quarry"))
    assert hand.refused(step(hand, "church", "market")) == "no_donkey_there"
    hand.end_turns(2)
    hand.do(step(hand, "farm", "church"))


def test_b17_a_villager_action_closes_the_moment_that_the_first_move_opened() -> None:
    hand = village().donkeys(0, "church church")
    hand.do(step(hand, "church", "farm"))
    hand.do(work(hand, "farm"))
    assert hand.refused(step(hand, "church", "quarry")) == "donkeys_done"


def test_b17_villager_actions_before_the_first_move_leave_the_moment_open() -> None:
    hand = village().donkeys(0, "church church").villagers(0, "church church")
    hand.do(work(hand, "farm"))
    hand.do(step(hand, "church", "farm"))
    hand.do(step(hand, "church", "quarry"))
    hand.do(work(hand, "quarry"))
    assert hand.refused(step(hand, "farm", "church")) == "donkeys_done"


def test_b17_the_next_turn_has_a_moment_of_its_own() -> None:
    hand = village()
    hand.do(step(hand, "church", "farm"))
    hand.do(work(hand, "farm"))
    hand.end_turns()
    hand.do(step(hand, "church", "quarry"))
    hand.end_turns()
    hand.do(step(hand, "farm", "church"))


def hire_donkey(hand: Hand, tile: str) -> None:
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireDonkey())
    hand.do(PlaceDonkey(hand.uids[tile]))


def test_b17_a_donkey_hired_before_the_moment_may_move_in_it() -> None:
    hand = village()
    hire_donkey(hand, "farm")
    hand.do(step(hand, "farm", "church"))


def test_b17_a_donkey_hired_after_the_moment_waits_for_the_next_turn_but_carries_at_once() -> None:
    hand = village()
    hand.do(step(hand, "church", "quarry"))
    hire_donkey(hand, "farm")
    assert hand.refused(step(hand, "farm", "church")) == "donkeys_done"
    assert hand.uids["farm"] << 1 in hand.state.donkeys[0]


def test_donkeys_moving_any_time_move_between_villager_actions() -> None:
    hand = village(donkey_moves="any_time").donkeys(0, "church church").villagers(0, "church church")
    hand.do(step(hand, "church", "farm"))
    hand.do(work(hand, "farm"))
    hand.do(step(hand, "church", "quarry"))
    hand.do(work(hand, "quarry"))
    assert hand.refused(step(hand, "quarry", "church")) == "donkey_tired"


def test_donkeys_moving_any_time_include_one_hired_after_the_first_move() -> None:
    hand = village(donkey_moves="any_time")
    hand.do(step(hand, "church", "quarry"))
    hire_donkey(hand, "farm")
    hand.do(step(hand, "farm", "church"))
    assert hand.refused(step(hand, "quarry", "church")) == "donkey_tired"


def test_a_hired_villager_lies_on_the_church_until_the_next_turn() -> None:
    hand = village().gold(5, 3)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireVillager())
    assert hand.state.villagers[0] == (1, hand.uids["town_hall"] << 1 | 1)
    assert hand.refused(work(hand, "farm")) == "no_villager_stands"
    hand.end_turns(2)
    assert hand.state.villagers[0] == (0, hand.uids["town_hall"] << 1)


FULL = {"farm": "wheat wheat wheat", "quarry": "stone stone stone", "woodcutter": "wood wood wood"}


@pytest.mark.parametrize("short", sorted(FULL))
def test_b10_begging_only_while_farm_quarry_and_woodcutter_are_all_full(short: str) -> None:
    hand = village().fill(**FULL)
    beg = Beg(hand.uids["church"])
    hand.stock(short, " ".join(FULL[short].split()[:2]))
    found = hand.refusal(beg)
    assert found is not None
    assert (found.rule, found.code, found.facts) == ("B10", "there_is_work", {"tiles": (hand.uids[short],)})
    hand.stock(short, FULL[short])
    hand.do(beg)
    assert hand.state.gold == (4, 3)


def test_b21_begging_looks_at_the_slots_of_the_start_only() -> None:
    # An empty Barn is work too, but not among the three; and the Quarry need not be in reach.
    rows = """
    woodcutter  quarry  .
    farm        church  barn
    """
    hand = sketched(Sketch(rows, roads="church-farm church-woodcutter church-barn")).fill(**FULL)
    assert hand.refusal(Beg(hand.uids["church"])) is None
    hand.stock("quarry", "stone stone")
    assert hand.refused(Beg(hand.uids["church"])) == "there_is_work"


def test_b21_there_is_no_end_to_gold_and_raw_materials() -> None:
    hand = village().gold(999, 3).fill(quarry="stone stone stone").villagers(0, "church church church")
    for tile in ("farm", "woodcutter"):
        hand.do(work(hand, tile))
    hand.do(Beg(hand.uids["church"]))
    assert hand.state.gold[0] == 999 + 2 + 2 + 1


def test_begging_takes_a_villager_and_pays_no_points() -> None:
    hand = village().fill(**FULL)
    hand.do(Beg(hand.uids["church"]))
    assert hand.refused(Beg(hand.uids["church"])) == "no_villager_stands"
    assert hand.state.points == (0, 0)


def test_hiring_is_finished_before_anything_else_happens() -> None:
    hand = village().gold(9, 3)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    for action in (EndTurn(), step(hand, "church", "farm"), work(hand, "farm")):
        assert hand.refused(action) == "not_asked_now"
    hand.do(HireDonkey())
    assert hand.refused(HireVillager()) == hand.refused(FinishHiring()) == "not_asked_now"
    hand.do(PlaceDonkey(0))
    hand.do(FinishHiring())
    hand.do(step(hand, "church", "farm"))
