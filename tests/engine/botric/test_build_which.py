"""The token Build, which blueprint: by class, then the oldest, of those that can be paid and fit."""

from __future__ import annotations

import pytest

from hamlet.engine.events import FlagPlaced, MilestoneTaken, PointsScored
from tests.engine.botric.solo_data import EDITIONS, FAVOUR, INVESTOR
from tests.engine.botric.solo_hands import SoloHand, solo
from tests.engine.botric.told import Told, deciding
from tests.engine.sketches import START, Sketch

both = pytest.mark.parametrize("edition", EDITIONS)
STUFF = {"farm": "wheat wheat wheat", "quarry": "stone stone", "woodcutter": "wood wood"}
NOWHERE = {"outline": "E:R SE:R SW:R W:R NW:R NE:R"}


def builder(
    edition: str, queue: str, *, gold: int = 4, sketch: Sketch = START, misfits: str = ""
) -> SoloHand:
    changes = dict.fromkeys(misfits.split(), NOWHERE)
    hand = solo(edition, sketch, changes=changes).no_church().fill(**STUFF)
    return hand.gold(0, gold if edition == INVESTOR else 0).queue(queue).token("build").his_turn()


def which(told: Told) -> str:
    """The line that said which blueprint."""
    return deciding(tuple(line for line in told.acts.lines if line.id in ("class", "oldest")))


@both
@pytest.mark.parametrize(
    ("queue", "kept", "built"),
    [
        ("barn pond_a sawmill", "", "sawmill"),
        ("barn sawmill pond_a", "carpenter", "pond_a"),
        ("barn sawmill", "carpenter", "sawmill"),
    ],
)
def test_s18_the_class_decides(edition: str, queue: str, kept: str, built: str) -> None:
    hand = builder(edition, queue)
    if kept:
        hand.keep(kept, 0)
    told = hand.anyhow()
    assert (told.action, told.deed.blueprint, which(told)) == ("build", hand.tile(built), "class")
    assert hand.queued() == " ".join(name for name in queue.split() if name != built)
    assert hand.state.blueprints[1] == tuple(sorted(hand.board.queue))


@both
@pytest.mark.parametrize("queue", ["pond_b pond_a barn", "barn pond_a pond_b", "stonemason sawmill barn"])
def test_s18_then_the_oldest_in_the_queue_decides(edition: str, queue: str) -> None:
    hand = builder(edition, queue)
    told = hand.anyhow()
    oldest = next(name for name in queue.split() if name != "barn")
    assert (told.deed.blueprint, which(told)) == (hand.tile(oldest), "oldest")


@both
def test_s18_one_that_can_be_paid_but_fits_nowhere_is_passed_over_for_the_next(edition: str) -> None:
    hand = builder(edition, "sawmill pond_a", misfits="sawmill")
    assert hand.anyhow().deed.blueprint == hand.tile("pond_a")
    assert hand.queued() == "sawmill"


@both
def test_s18_the_action_fails_only_if_none_fits(edition: str) -> None:
    told = builder(edition, "sawmill pond_a", misfits="sawmill pond_a").anyhow()
    assert told.tried["build"] == "fits_nowhere"


@both
def test_s18_one_that_cannot_be_paid_is_passed_over_for_the_next(edition: str) -> None:
    hand = builder(edition, "outpost pond_a", gold=2)
    assert hand.anyhow().deed.blueprint == hand.tile("pond_a")


@both
def test_nothing_in_the_queue_and_nothing_payable_are_passed_over(edition: str) -> None:
    assert builder(edition, "").anyhow().tried["build"] == "no_blueprint"
    assert builder(edition, "outpost", gold=2).anyhow().tried["build"] == "lacks"


def test_s04_favour_pays_no_coins_for_a_building_the_investor_does() -> None:
    hand = builder(FAVOUR, "barn")
    told = hand.anyhow()
    assert (told.action, told.deed.bill.gold, hand.state.points[1]) == ("build", 0, 4)
    assert builder(INVESTOR, "barn", gold=2).anyhow().tried["build"] == "lacks"
    hand = builder(INVESTOR, "barn", gold=4)
    hand.anyhow()
    assert hand.state.gold[1] == 1


def test_the_investor_buys_what_a_building_lacks() -> None:
    hand = builder(INVESTOR, "outpost", gold=4)
    told = hand.anyhow()
    assert hand.paid(told.deed) == ["woodcutter:wood", "woodcutter:wood", "buy:milk"]
    assert hand.state.gold[1] == 0


@both
def test_reward_milestone_and_flag_follow_as_for_anybody(edition: str) -> None:
    hand = builder(edition, "sawmill pond_a")
    told = hand.anyhow()
    assert [each.points for each in told.of(PointsScored)] == [4]
    assert [each.milestone for each in told.of(MilestoneTaken)] == [hand.milestone("carpenter")]
    assert (told.of(FlagPlaced), hand.held("farm"), hand.held("quarry")) == ([], ["wheat"], ["stone"])
