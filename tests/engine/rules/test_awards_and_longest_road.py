"""Awards with their ties (B15), the longest road (B11), and gold at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hamlet.engine.box import Box
from hamlet.engine.definitions import Award
from hamlet.engine.scoring.awards import award_points
from hamlet.engine.scoring.measures import MEASURES
from tests.engine.hands import Hand, definitions_with, sketched
from tests.engine.sketches import Sketch

# The others are measures of one building or of nothing: no seat has a number of them.
OF_A_SEAT = [measure.id for measure in MEASURES if measure.of_seat is not None]
PONDS = Sketch("pond_a pond_b church pond_a.2 pond_a.3")


def table(counts: tuple[int, ...], measure: str) -> Hand:
    """As many seats as counts, each with so many deliveries, sales or flag buildings."""
    hand = sketched(PONDS, max(len(counts), 2))
    owners = [seat for seat, count in enumerate(counts) for _ in range(count)]
    if measure == "delivery":
        hand.state.church = tuple(owners + [-1] * (5 - len(owners)))
    elif measure == "sale":
        hand.state.sold = tuple(tuple(range(count)) for count in counts)
    else:
        for seat, tile in zip(owners, ("pond_a", "pond_b", "pond_a.2", "pond_a.3"), strict=False):
            hand.flag(seat, tile)
    return hand


@pytest.mark.parametrize(
    ("deliveries", "points"),
    [
        ((2, 1), (5, 3)),
        ((3, 0), (5, 0)),
        ((0, 0), (0, 0)),
        ((2, 2), (4, 4)),  # Chaplain and Sacristan shared: 8 / 2
        ((1, 1, 1), (2, 2, 2)),  # 8 / 3, rounded down
        ((1, 1, 1, 1), (2, 2, 2, 2)),
        ((2, 2, 1), (4, 4, 0)),  # both awards are gone
        ((2, 1, 1), (5, 1, 1)),  # the second place shared: 3 / 2
        ((2, 1, 1, 1), (5, 1, 1, 1)),
        ((2, 2, 1, 0), (4, 4, 0, 0)),
        ((2, 0, 1, 2), (4, 0, 0, 4)),
        ((0, 1, 0), (0, 5, 0)),
    ],
)
def test_b15_chaplain_and_sacristan(deliveries: tuple[int, ...], points: tuple[int, ...]) -> None:
    found = award_points(table(deliveries, "delivery").state)
    assert tuple(sum(seat.values()) for seat in found) == points


def test_b15_who_wins_outright_has_the_award_under_its_name() -> None:
    found = award_points(table((2, 1), "delivery").state)
    assert found == [{"chaplain": 5}, {"sacristan": 3}]


@pytest.mark.parametrize(("measure", "award"), [("sale", "merchant"), ("flag", "landscaper")])
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1), (4, 0)),
        ((1, 1), (2, 2)),
        ((0, 0), (0, 0)),
        ((1, 1, 1), (1, 1, 1)),
        ((1, 1, 1, 1), (1, 1, 1, 1)),
        ((0, 2, 2), (0, 2, 2)),
        ((0, 0, 0, 1), (0, 0, 0, 4)),
    ],
)
def test_b15_merchant_and_landscaper(
    counts: tuple[int, ...], points: tuple[int, ...], measure: str, award: str
) -> None:
    found = award_points(table(counts, measure).state)
    assert tuple(seat.get(award, 0) for seat in found) == points
    assert all(set(seat) <= {award} for seat in found)


def test_b15_landscaper_counts_flag_buildings_reachable_or_not() -> None:
    hand = table((2, 1), "flag")
    assert hand.state.village.by_road.reachable == 1
    assert hand.scores(0)["landscaper"] == 4


def test_awards_are_as_printed() -> None:
    awards = {each.id: (each.points, each.measure, each.place) for each in definitions_with().awards}
    assert awards == {
        "chaplain": (5, "delivery", 1),
        "sacristan": (3, "delivery", 2),
        "merchant": (4, "sale", 1),
        "landscaper": (4, "flag", 1),
    }


@pytest.mark.parametrize("measure", OF_A_SEAT)
def test_an_award_may_count_whatever_a_seat_can_have_most_of(measure: str) -> None:
    sketch = Sketch("church farm barn pond_a", roads="church-farm farm-barn")
    hand = sketched(sketch).marker(0, "barn-pond_a").flag(0, "pond_a").gold(4, 3)
    hand.donkeys(0, "farm farm").villagers(0, "farm farm")
    hand.state.church, hand.state.sold = (0, -1, -1, -1), ((1,), ())
    award = Award("prize", "Prize", 7, measure, 1)
    hand.state.box = Box(replace(hand.definitions, awards=(award,)), 2)
    assert award_points(hand.state) == [{"prize": 7}, {}]


def test_milestones_are_as_printed() -> None:
    definitions = definitions_with()
    materials = [each.id for each in definitions.materials]
    found = {
        each.id: materials[each.high_quality] if each.high_quality is not None else each.points_per_road
        for each in definitions.milestones
    }
    assert found == {
        "planner": 1,
        "carpenter": "timber",
        "mason": "brick",
        "herder": "milk",
        "miller": "flour",
    }
    assert [each.id for each in definitions.milestones if each.first_road] == ["planner"]


def longest(rows: str, roads: str, mine: str = "", theirs: str = "") -> tuple[int, int]:
    hand = sketched(Sketch(rows, roads=roads)).marker(0, mine).marker(1, theirs)
    return hand.scores(0)["longest_road"], hand.scores(1)["longest_road"]


def test_b11_two_points_for_each_tile_and_never_through_the_church() -> None:
    assert longest("farm quarry church barn", "farm-quarry quarry-church church-barn") == (4, 4)


def test_b11_a_lone_tile_is_no_road() -> None:
    assert longest("farm church barn", "farm-church church-barn") == (0, 0)


def test_b11_one_s_own_markers_count_and_those_of_others_do_not() -> None:
    assert longest("church farm barn barn.2", "church-farm farm-barn", "barn-barn.2") == (6, 4)
    assert longest("church farm barn barn.2", "church-farm farm-barn", theirs="barn-barn.2") == (4, 6)


def test_b11_each_tile_counts_once_and_branches_do_not() -> None:
    rows = """
    farm    barn    church
    barn.2  barn.3  barn.4
    """
    star = "barn-farm barn-barn.3 barn-barn.4 barn-church"
    assert longest(rows, star) == (6, 6)
    ring = "farm-barn barn-barn.3 barn.3-barn.2 barn.2-farm"
    assert longest(rows, ring) == (8, 8)


def test_b11_the_longest_road_need_not_reach_the_church() -> None:
    assert longest("church farm . barn barn.2 barn.3", "church-farm barn-barn.2 barn.2-barn.3") == (6, 6)


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_a_point_for_every_three_gold_left(gold: int, points: int) -> None:
    assert sketched(Sketch("church")).gold(gold, 0).scores(0)["gold"] == points
