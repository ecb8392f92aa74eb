"""The Town Hall: blueprints and the display (B8, B19), hiring and its limits."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.events import DisplayFilled, reveals
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import START, Sketch

SHOWN = "sawmill stonemason dairy_farm flour_mill"


def hall(gold: int = 3, coins: tuple[int, ...] = (0, 0, 0, 0), bag: str = "barn barn") -> Hand:
    return sketched(START).gold(gold, 3).display(SHOWN, *coins).bag(bag)


def take(hand: Hand, position: int) -> TakeBlueprint:
    return TakeBlueprint(hand.uids["town_hall"], position)


def shown(hand: Hand) -> str:
    return " ".join(hand.definitions.tiles[tile].id for tile in hand.state.display)


def held(hand: Hand) -> list[str]:
    return [hand.definitions.tiles[tile].id for tile in hand.state.blueprints[0]]


@pytest.mark.parametrize("position", range(4))
def test_b19_each_skipped_tile_gets_a_coin_and_the_rest_slide_left(position: int) -> None:
    hand = hall(gold=9)
    names = SHOWN.split()
    hand.do(take(hand, position))
    assert held(hand) == [names.pop(position)]
    assert shown(hand) == " ".join([*names, "barn"])
    assert hand.state.coins == (1,) * position + (0,) * (4 - position)
    assert hand.state.gold[0] == 9 - position


def test_b19_coins_on_the_chosen_tile_cannot_pay_for_skipping() -> None:
    hand = hall(gold=1, coins=(0, 0, 5, 0))
    found = hand.refusal(take(hand, 2))
    assert found is not None
    assert (found.rule, found.code, found.facts) == ("B19", "too_few_coins_to_skip", {"asked": 2, "gold": 1})
    hand.gold(2, 3).do(take(hand, 2))
    assert hand.state.gold[0] == 5


def test_b19_coins_stay_on_their_tile_when_it_slides() -> None:
    hand = hall(gold=3, coins=(2, 0, 1, 4))
    hand.do(take(hand, 1))
    assert hand.state.coins == (3, 1, 4, 0)
    assert shown(hand) == "sawmill dairy_farm flour_mill barn"


def test_b19_prices_follow_positions_when_the_display_has_shrunk() -> None:
    hand = hall(gold=0, bag="").display("pond_a barn")
    assert hand.refused(take(hand, 1)) == "too_few_coins_to_skip"
    assert hand.refused(take(hand, 2)) == "no_such_blueprint"
    hand.do(take(hand, 0))
    assert shown(hand) == "barn"


def test_b08_with_the_bag_empty_the_display_shrinks_to_nothing() -> None:
    hand = hall(gold=0, bag="")
    for _ in range(3):
        hand.do(take(hand, 0))
        hand.end_turns(2)
    hand.blueprints(0, "")
    hand.do(take(hand, 0))
    hand.end_turns(2)
    assert hand.state.display == hand.state.coins == ()
    assert hand.refused(take(hand, 0)) == "no_such_blueprint"


def test_b08_the_refill_is_drawn_at_once_and_is_a_reveal() -> None:
    hand = hall(bag="barn")
    events = hand.do(take(hand, 0))
    assert [event for event in events if reveals(event)] == [DisplayFilled(hand.tile("barn"))]
    assert sum(hand.state.bag) == 0
    assert hand.state.pending  # and only now the hires


def test_b08_coins_on_the_taken_blueprint_may_pay_for_hires() -> None:
    hand = hall(gold=0, coins=(5, 0, 0, 0))
    hand.do(take(hand, 0))
    hand.do(HireVillager())
    assert hand.state.gold[0] == 0
    assert len(hand.state.villagers[0]) == 2
    assert not hand.state.pending


def test_b08_a_blueprint_alone_is_enough() -> None:
    hand = hall(gold=9)
    hand.do(take(hand, 0))
    hand.do(FinishHiring())
    assert not hand.state.pending
    assert hand.state.gold[0] == 9


def test_b08_without_means_to_hire_the_visit_ends_with_the_blueprint() -> None:
    hand = hall(gold=2)
    hand.do(take(hand, 0))
    assert not hand.state.pending


def test_b08_both_halves_may_not_be_skipped() -> None:
    hand = hall(gold=2)
    assert hand.refused(SkipBlueprint(hand.uids["town_hall"])) == "nobody_to_hire"
    hand = hall(gold=9)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    assert hand.refused(FinishHiring()) == "must_hire"
    hand.do(HireDonkey())
    hand.do(PlaceDonkey(hand.uids["farm"]))
    hand.do(FinishHiring())


def test_b08_blueprint_first_then_hires_never_back() -> None:
    hand = hall(gold=20)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireVillager())
    assert hand.refused(take(hand, 0)) == "not_asked_now"


def test_any_number_of_workers_is_hired_in_one_visit_at_rising_prices() -> None:
    hand = hall(gold=5 + 7 + 9 + 5 * 3)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    for left in (31, 24, 15):
        hand.do(HireVillager())
        assert hand.state.gold[0] == left
    assert hand.refused(HireVillager()) == "all_villagers_hired"
    for _ in range(5):
        hand.do(HireDonkey())
        hand.do(PlaceDonkey(hand.uids["market"]))
    assert hand.state.gold[0] == 0
    assert (len(hand.state.villagers[0]), len(hand.state.donkeys[0])) == (4, 6)
    assert not hand.state.pending


def test_the_seventh_donkey_is_refused() -> None:
    hand = hall(gold=30).donkeys(0, "farm farm farm farm farm farm")
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    found = hand.refusal(HireDonkey())
    assert found is not None
    assert (found.rule, found.code, found.facts) == ("B8", "all_donkeys_hired", {"limit": 6})


def test_with_all_workers_hired_no_hiring_is_opened() -> None:
    hand = hall(gold=99).donkeys(0, "farm " * 6).villagers(0, "church " * 4)
    hand.do(take(hand, 0))
    assert not hand.state.pending
    assert hand.refused(SkipBlueprint(hand.uids["town_hall"])) == "nobody_to_hire"


def test_a_hired_donkey_goes_to_any_tile_joined_to_the_church_and_to_no_other() -> None:
    rows = """
    farm    church     barn
    barn.2  town_hall  .
    """
    hand = sketched(Sketch(rows, roads="church-town_hall church-farm")).gold(9, 3)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireDonkey())
    allowed = {name for name, uid in hand.uids.items() if hand.refusal(PlaceDonkey(uid)) is None}
    assert allowed == {"church", "farm", "town_hall"}
    assert hand.refused(PlaceDonkey(hand.uids["barn"])) == "out_of_reach"
    hand.marker(1, "church-barn")
    assert hand.refusal(PlaceDonkey(hand.uids["barn"])) is None


def test_a_full_hand_takes_no_blueprint_but_may_hire() -> None:
    hand = hall(gold=9).blueprints(0, "barn barn pond_a")
    found = hand.refusal(take(hand, 0))
    assert found is not None
    assert (found.rule, found.code, found.facts) == ("B8", "hand_full", {"limit": 3})
    assert hand.refusal(SkipBlueprint(hand.uids["town_hall"])) is None


def test_the_visit_takes_one_villager_who_ends_on_the_town_hall() -> None:
    hand = hall().villagers(0, "church farm")
    hand.do(TakeBlueprint(hand.uids["town_hall"], 0, hand.uids["farm"]))
    assert hand.state.villagers[0] == (0, hand.uids["town_hall"] << 1 | 1)
