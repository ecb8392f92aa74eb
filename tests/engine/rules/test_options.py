"""Every rule option and preset does what it says (rulings §1)."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from hamlet.content import load_base
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.hire import HireDonkey, HireVillager
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.definitions import Price
from hamlet.engine.events import EndTriggered
from tests.engine.hands import Hand, definitions_with, first_game, sketched
from tests.engine.sketches import START, Sketch, vertex


def prices_paid(hand: Hand, times: int) -> list[int]:
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    paid = []
    for _ in range(times):
        before = hand.state.gold[0]
        hand.do(HireVillager())
        paid.append(before - hand.state.gold[0])
    return paid


def test_printed_is_the_default_in_every_value() -> None:
    rules = definitions_with().rules
    assert (rules.blueprint_limit, rules.villager_costs, rules.donkey_cost) == (3, (5, 7, 9), 3)
    assert (rules.prices_few, rules.prices_many) == (Price(3, 5), Price(2, 4))
    assert (rules.flags, rules.last_flag_ends_game) == (None, False)
    assert (rules.starting_villagers, rules.starting_materials) == (1, 2)
    assert (rules.donkey_moves, rules.start_layout, rules.seat_colours) == (
        "together",
        "first-game",
        "chosen",
    )


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("printed", {}),
        ("early-lake", {"flags": 6, "last_flag_ends_game": True}),
        ("manual", {"blueprint_limit": 4, "villager_costs": (3, 4, 5), "flags": 6,
                    "last_flag_ends_game": True, "seat_colours": "fixed"}),
        ("tutorial", {"starting_villagers": 2, "starting_materials": 1}),
    ],
)  # fmt: skip
def test_a_preset_changes_its_values_and_no_others(preset: str, changes: dict[str, object]) -> None:
    printed = asdict(definitions_with().rules)
    assert asdict(definitions_with(preset).rules) == {**printed, **changes}


def test_there_are_no_other_presets_and_options_untested_here() -> None:
    loaded = load_base()
    assert {preset["id"] for preset in loaded.presets} == {"printed", "early-lake", "manual", "tutorial"}
    assert {option["id"] for option in loaded.options} == {
        "blueprint_limit", "villager_costs", "donkey_cost", "prices_few", "prices_many", "flags",
        "last_flag_ends_game", "starting_villagers", "starting_materials", "donkey_moves", "start_layout",
        "seat_colours",
    }  # fmt: skip


@pytest.mark.parametrize("preset", ["printed", "early-lake", "manual", "tutorial"])
@pytest.mark.parametrize("layout", ["first-game", "shuffled", "by-hand"])
def test_every_preset_sets_up_with_every_layout(preset: str, layout: str) -> None:
    for seats in (2, 3, 4):
        hand = first_game(seats, 5, preset, start_layout=layout)
        assert hand.state.decision == ("lay_start" if layout == "by-hand" else "action")


@pytest.mark.parametrize("limit", [1, 3, 4])
def test_blueprint_limit(limit: int) -> None:
    hand = sketched(START, options={"blueprint_limit": limit}).gold(0, 0)
    hand.blueprints(0, "barn " * (limit - 1))
    take = TakeBlueprint(hand.uids["town_hall"], 0)
    hand.do(take)
    hand.end_turns(2)
    found = hand.refusal(take)
    assert found is not None
    assert (found.code, found.facts) == ("hand_full", {"limit": limit})


@pytest.mark.parametrize("costs", [[5, 7, 9], [3, 4, 5], [0, 0, 1]])
def test_villager_costs(costs: list[int]) -> None:
    hand = sketched(START, options={"villager_costs": costs}).gold(40, 0)
    assert prices_paid(hand, 3) == costs


def test_tutorial_begins_with_two_villagers_and_the_first_hire_costs_the_first_price() -> None:
    hand = first_game(preset="tutorial").gold(40, 0)
    assert hand.state.villagers == ((0, 0), (0, 0))
    assert prices_paid(hand, 2) == [5, 7]
    assert hand.refused(HireVillager()) == "all_villagers_hired"


@pytest.mark.parametrize("cost", [0, 1, 3])
def test_donkey_cost(cost: int) -> None:
    hand = sketched(START, options={"donkey_cost": cost}).gold(cost, 0)
    hand.do(SkipBlueprint(hand.uids["town_hall"]))
    hand.do(HireDonkey())
    assert hand.state.gold[0] == 0


def test_prices_of_the_solo_leaflet() -> None:
    options = {"prices_few": {"raw": 3, "refined": 6}}
    hand = sketched(START, options=options).gold(12, 0).blueprints(0, "lumbermill")
    site = Construct(hand.tile("lumbermill"), 0, 0, vertex((1, 1)), hand.pay("buy:stone buy:stone buy:brick"))
    hand.do(site)
    assert hand.state.gold[0] == 0
    many = {"prices_many": {"raw": 1, "refined": 9}}
    assert sketched(START, 2, many).state.box.prices == (3, 3, 3, 5, 5, 5, 5)
    assert sketched(START, 3, many).state.box.prices == (1, 1, 1, 9, 9, 9, 9)


def test_goods_that_cost_nothing_are_bought_with_nothing() -> None:
    sketch = Sketch("sawmill church market", roads="sawmill-church church-market")
    hand = sketched(sketch, options={"prices_few": {"raw": 0, "refined": 0}}).gold(0, 0).donkeys(0, "church")
    hand.do(Refine(hand.uids["sawmill"], 1, hand.pay("buy:wood")))


YARD = Sketch("farm church", roads="farm-church")


def plant(flags: int | None, *, ends: bool, ponds: int) -> tuple[Hand, list[bool]]:
    """Ponds built one after another by seat 0: whether the end was near after each."""
    hand = sketched(YARD, options={"flags": flags, "last_flag_ends_game": ends}).stock(
        "farm", "wheat wheat wheat"
    )
    hand.villagers(0, "church church church")
    near = []
    for cell in ((1, 0), (0, 1), (0, -1))[:ponds]:
        hand.blueprints(0, "pond_a")
        hand.do(Construct(hand.tile("pond_a"), 0, 0, vertex(cell), hand.pay("farm:wheat")))
        near.append(hand.state.ending)
    return hand, near


def test_the_last_flag_ends_the_game_where_the_option_says_so() -> None:
    hand, near = plant(2, ends=True, ponds=2)
    assert near == [False, True]
    hand.end_turns(2)
    assert hand.state.finished


def test_the_last_flag_is_told_as_the_reason() -> None:
    hand = sketched(YARD, options={"flags": 1, "last_flag_ends_game": True}).stock("farm", "wheat")
    hand.blueprints(0, "pond_a")
    events = hand.do(Construct(hand.tile("pond_a"), 0, 0, vertex((1, 0)), hand.pay("farm:wheat")))
    assert events[-1] == EndTriggered(0, "last_flag")


def test_after_the_last_flag_landmarks_are_built_with_a_substitute() -> None:
    hand, near = plant(1, ends=True, ponds=3)
    assert near == [True, True, True]
    assert hand.state.flags_of(0) == 3


@pytest.mark.parametrize(("flags", "ends"), [(None, True), (None, False), (1, False)])
def test_flags_without_limit_or_without_the_option_never_end_the_game(
    flags: int | None, *, ends: bool
) -> None:
    _, near = plant(flags, ends=ends, ponds=3)
    assert near == [False, False, False]


def test_each_seat_has_flags_of_its_own() -> None:
    hand, _ = plant(2, ends=True, ponds=1)
    hand.end_turns()
    hand.blueprints(1, "pond_a")
    hand.do(Construct(hand.tile("pond_a"), 0, 0, vertex((0, 1)), hand.pay("farm:wheat")))
    assert not hand.state.ending


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_starting_materials(count: int) -> None:
    hand = first_game(starting_materials=count)
    assert hand.held("farm") == ["wheat"] * count
    assert hand.held("quarry") == ["stone"] * count
    assert hand.held("woodcutter") == ["wood"] * count


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_starting_villagers_can_be_as_many_as_may_be_had(count: int) -> None:
    hand = first_game(starting_villagers=count).gold(40, 0)
    assert hand.state.villagers == ((0,) * count,) * 2
    assert prices_paid(hand, 4 - count) == [5, 7, 9][: 4 - count]
    assert hand.refused(HireVillager()) == "all_villagers_hired"
