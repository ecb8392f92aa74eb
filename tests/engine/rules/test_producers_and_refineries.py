"""Working in producers and refineries (002, glossary; B7, B22)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine
from hamlet.engine.options import Options
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import START, Sketch, vertex

RAW = ("wood", "stone", "wheat")


def fill(hand: Hand, tile: str, units: str) -> Produce:
    return Produce(hand.uids[tile], tuple(sorted(hand.material(unit) for unit in units.split())))


@pytest.mark.parametrize("have", [0, 1, 2])
@pytest.mark.parametrize(("tile", "made"), [("farm", "wheat"), ("quarry", "stone"), ("woodcutter", "wood")])
def test_a_start_producer_fills_all_its_slots_and_pays_two_gold_once(tile: str, made: str, have: int) -> None:
    hand = sketched(START).stock(tile, f"{made} " * have)
    hand.do(fill(hand, tile, f"{made} " * (3 - have)))
    assert hand.held(tile) == [made] * 3
    assert (hand.state.gold, hand.state.points) == ((5, 3), (0, 0))


@pytest.mark.parametrize(("tile", "made"), [("farm", "wheat"), ("quarry", "stone"), ("woodcutter", "wood")])
def test_a_full_producer_cannot_be_worked_and_a_part_cannot_be_left_empty(tile: str, made: str) -> None:
    hand = sketched(START).stock(tile, f"{made} " * 3)
    assert hand.refused(fill(hand, tile, made)) == "slots_full"
    hand.stock(tile, made)
    assert hand.refused(fill(hand, tile, made)) == "fill_all_slots"
    assert hand.refused(fill(hand, tile, f"{made} " * 3)) == "fill_all_slots"


def barn() -> Hand:
    return sketched(Sketch("church barn", roads="church-barn"))


@pytest.mark.parametrize("units", [" ".join(mix) for mix in combinations_with_replacement(RAW, 3)])
def test_the_barn_takes_any_mix_and_pays_two_points_and_no_gold(units: str) -> None:
    hand = barn()
    hand.do(fill(hand, "barn", units))
    assert sorted(hand.held("barn")) == sorted(units.split())
    assert (hand.state.gold, hand.state.points) == ((3, 3), (2, 0))


def test_the_barn_offers_every_mix_for_its_empty_slots() -> None:
    hand = barn().stock("barn", "wood wheat")
    offered = {action.fill for action in Options(hand.state).iterate() if isinstance(action, Produce)}
    assert offered == {(hand.material(unit),) for unit in RAW}
    assert hand.refused(fill(hand, "barn", "milk")) == "not_made_here"


# tile, what it takes, what it makes, its slots, its milestone
REFINERIES = [
    ("sawmill", "wood", "timber", 1, "carpenter"),
    ("lumbermill", "wood", "timber", 2, "carpenter"),
    ("stonemason", "stone", "brick", 1, "mason"),
    ("master_stonemason", "stone", "brick", 2, "mason"),
    ("dairy_farm", "wheat", "milk", 1, "herder"),
    ("cow_conservatory", "wheat", "milk", 2, "herder"),
    ("flour_mill", "wheat", "flour", 1, "miller"),
    ("windmill", "wheat", "flour", 2, "miller"),
]
EACH = pytest.mark.parametrize(("tile", "raw", "made", "slots", "milestone"), REFINERIES)
LARGE = pytest.mark.parametrize(("tile", "raw", "made", "slots", "milestone"), REFINERIES[1::2])


def works(tile: str, raw: str, units: int = 3) -> Hand:
    """A refinery beside the Church, on which lies a store of raw units."""
    hand = sketched(Sketch(f"barn church {tile}", roads=f"church-barn church-{tile}")).donkeys(0, "church")
    return hand.stock("barn", f"{raw} " * units)


def refine(hand: Hand, tile: str, raw: str, count: int) -> Refine:
    return Refine(hand.uids[tile], count, hand.pay(f"barn:{raw} " * count))


@EACH
def test_a_refinery_makes_one_token_from_the_makers_supply_without_reward(
    tile: str, raw: str, made: str, slots: int, milestone: str
) -> None:
    hand = works(tile, raw)
    hand.do(refine(hand, tile, raw, 1))
    assert hand.held(tile) == [f"{made}@0"]
    assert hand.held("barn") == [raw, raw]
    assert hand.state.supply[0][hand.material(made)] == 1
    assert (hand.state.gold, hand.state.points) == ((3, 3), (0, 0))


@EACH
def test_a_refinery_has_its_slots_and_no_more(
    tile: str, raw: str, made: str, slots: int, milestone: str
) -> None:
    hand = works(tile, raw)
    assert hand.refused(refine(hand, tile, raw, 0)) == "too_few_slots"
    assert hand.refused(refine(hand, tile, raw, slots + 1)) == "too_few_slots"
    hand.do(refine(hand, tile, raw, slots))
    assert hand.held(tile) == [f"{made}@0"] * slots
    hand.end_turns(2)
    assert hand.refused(refine(hand, tile, raw, 1)) == "slots_full"


@EACH
def test_the_keeper_of_the_milestone_makes_high_quality(
    tile: str, raw: str, made: str, slots: int, milestone: str
) -> None:
    hand = works(tile, raw).keep(milestone, 0)
    hand.do(refine(hand, tile, raw, 1))
    assert hand.held(tile) == [f"{made}@0!"]
    rival = works(tile, raw).keep(milestone, 1)
    rival.do(refine(rival, tile, raw, 1))
    assert rival.held(tile) == [f"{made}@0"]


@LARGE
def test_b07_a_large_refinery_fills_either_one_or_both_slots(
    tile: str, raw: str, made: str, slots: int, milestone: str
) -> None:
    hand = works(tile, raw)
    counts = {action.count for action in Options(hand.state).iterate() if isinstance(action, Refine)}
    assert counts == {1, 2}
    hand.do(refine(hand, tile, raw, 1))
    hand.end_turns(2)
    hand.do(refine(hand, tile, raw, 1))
    assert hand.held(tile) == [f"{made}@0"] * 2


def test_b07_the_slots_of_one_refinery_may_hold_tokens_of_two_seats() -> None:
    hand = works("lumbermill", "wood").donkeys(1, "church")
    hand.do(refine(hand, "lumbermill", "wood", 1))
    hand.end_turns()
    hand.do(refine(hand, "lumbermill", "wood", 1))
    assert hand.held("lumbermill") == ["timber@0", "timber@1"]


def test_b07_both_tokens_in_the_village_means_no_third() -> None:
    rows = """
    barn     church   sawmill
    .        lumbermill  .
    """
    hand = sketched(Sketch(rows, roads="church-barn church-sawmill church-lumbermill")).donkeys(0, "church")
    hand.fill(barn="wood wood wood", sawmill="timber@0")
    found = hand.refusal(refine(hand, "lumbermill", "wood", 2))
    assert found is not None
    assert (found.rule, found.code) == ("B7", "no_token_left")
    assert (found.facts["left"], found.facts["count"]) == (1, 2)
    hand.do(refine(hand, "lumbermill", "wood", 1))
    hand.end_turns(2)
    assert hand.refused(refine(hand, "lumbermill", "wood", 1)) == "no_token_left"


def test_b07_a_consumed_token_returns_to_its_maker_and_serves_again() -> None:
    hand = works("sawmill", "wood").fill(sawmill="timber@0", barn="wheat wheat wood timber@0")
    hand.blueprints(0, "stables")
    timber = hand.material("timber")
    assert hand.state.supply[0][timber] == 0
    payment = hand.pay("sawmill:timber@0 barn:wheat barn:wheat")
    hand.do(Construct(hand.tile("stables"), hand.uids["church"], 0, vertex((0, -1)), payment))
    assert hand.state.supply[0][timber] == 1
    hand.end_turns(2)
    hand.do(refine(hand, "sawmill", "wood", 1))
    assert hand.held("sawmill") == ["timber@0"]


def test_b22_quality_is_fixed_when_the_token_is_made() -> None:
    hand = works("lumbermill", "wood")
    hand.do(refine(hand, "lumbermill", "wood", 1))
    hand.keep("carpenter", 0).end_turns(2)
    hand.do(refine(hand, "lumbermill", "wood", 1))
    assert hand.held("lumbermill") == ["timber@0", "timber@0!"]


def test_refining_needs_its_raw_material_brought_or_bought() -> None:
    hand = works("sawmill", "stone")
    assert hand.refused(Refine(hand.uids["sawmill"], 1, hand.pay())) == "wrong_amount"
    assert hand.refused(Refine(hand.uids["sawmill"], 1, hand.pay("barn:stone"))) == "wrong_amount"
    assert not any(isinstance(action, Refine) for action in Options(hand.state).iterate())
    beside = sketched(Sketch("market church sawmill", roads="church-market church-sawmill")).donkeys(
        0, "church"
    )
    beside.do(Refine(beside.uids["sawmill"], 1, beside.pay("buy:wood")))
    assert beside.held("sawmill") == ["timber@0"]
    assert beside.state.gold[0] == 0
