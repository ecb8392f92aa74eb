"""The token Purchase: what he can afford, then by class, then the leftmost."""

from __future__ import annotations

import pytest

from hamlet.engine.botric.thinking import ListLine
from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, solo, solo_lake

both = pytest.mark.parametrize("edition", EDITIONS)


def shopping(edition: str, display: str, gold: int = 4, queue: str = "") -> SoloHand:
    hand = solo(edition).display(display).bag().gold(0, gold if edition == INVESTOR else 0).queue(queue)
    return hand.token("purchase").his_turn()


@pytest.mark.parametrize(("gold", "taken"), [(0, "barn"), (1, "pond_a"), (2, "pond_a"), (3, "sawmill")])
def test_what_the_investor_can_afford_decides(gold: int, taken: str) -> None:
    hand = shopping(INVESTOR, "barn pond_a barn sawmill", gold)
    told = hand.villager()
    assert hand.queued() == taken
    assert told.acts.lines[0] == ListLine("affordable", 4, gold + 1)
    if not gold:
        assert told.deciding == "affordable"


def test_s04_favour_pays_no_coins_so_all_are_affordable_and_none_are_laid() -> None:
    hand = shopping(FAVOUR, "barn pond_a barn sawmill")
    told = hand.villager()
    assert (hand.queued(), told.acts.lines[0]) == ("sawmill", ListLine("affordable", 4, 4))
    assert hand.state.coins == (0, 0, 0)


@both
@pytest.mark.parametrize(
    ("display", "kept", "taken"),
    [
        ("barn pond_a barn sawmill", "", "sawmill"),
        ("barn stonemason pond_a barn", "mason", "pond_a"),
        ("barn barn stonemason barn", "mason", "stonemason"),
        ("barn pond_a lumbermill barn", "", "lumbermill"),
        ("barn lumbermill barn pond_a", "carpenter", "pond_a"),
    ],
)
def test_the_class_decides(edition: str, display: str, kept: str, taken: str) -> None:
    """A refinery whose milestone is free, a landmark, any refinery, a Barn."""
    hand = shopping(edition, display)
    if kept:
        hand.keep(kept, 0)
    assert (hand.villager().deciding, hand.queued()) == ("class", taken)


@both
def test_then_the_leftmost_decides(edition: str) -> None:
    hand = shopping(edition, "barn pond_b barn pond_a")
    told = hand.villager()
    assert (hand.queued(), told.deed.position, told.deciding) == ("pond_b", 1, "leftmost")


@both
def test_s10_every_flag_building_is_a_landmark_the_storeroom_too(edition: str) -> None:
    hand = solo_lake(edition).display("barn storeroom").bag().gold(0, 4).token("purchase").his_turn()
    assert hand.villager().deciding == "class"
    assert hand.queued() == "storeroom"


@both
def test_what_he_takes_goes_to_the_end_of_his_queue(edition: str) -> None:
    hand = shopping(edition, "barn", queue="sawmill pond_a")
    hand.villager()
    assert hand.queued() == "sawmill pond_a barn"
    assert hand.state.blueprints[1] == tuple(sorted(hand.board.queue))


@both
def test_a_full_queue_or_an_empty_display_is_passed_over(edition: str) -> None:
    assert shopping(edition, "barn", queue="pond_a pond_b barn").anyhow().tried["purchase"] == "queue_full"
    assert shopping(edition, "").anyhow().tried["purchase"] == "display_empty"


def test_s04_coins_on_what_he_takes_are_one_point_for_favour() -> None:
    hand = solo(FAVOUR).display("barn pond_a", 0, 4).bag().token("purchase").his_turn()
    hand.villager()
    assert (hand.state.points[1], hand.state.gold[1], hand.state.coins) == (1, 0, (0,))
