from __future__ import annotations

from tests.oracles.botric.hexes import BOT, HUMAN, Table
from tests.oracles.botric.narrowing import Answer, Choice

LONELY = "FFFFFF"
ROCKY = "MMMMMM"


def table_with(*tiles: str, edition: str = "favour") -> tuple[Table, list[int]]:
    """A street, a villager of his on the Church."""
    table = Table(edition)
    return table, table.street(*tiles)


def code(answer: Answer, action: str) -> str:
    return dict(answer.tries)[action]


def only(answer: Answer, action: str) -> Choice:
    assert answer.action == action
    (choice,) = answer.choices
    return choice


# --- the line


def test_the_tokens_are_tried_from_below_the_marker_to_the_right_and_around() -> None:
    table, _ = table_with()
    table.stand(0)
    answer = table.step("act", marker="two")
    assert [action for action, _ in answer.tries] == [
        *("purchase", "refine", "build", "road", "fishing", "produce"),
    ]
    assert (answer.action, answer.deeds) == ("nothing", [{"walker": 0}])


def test_when_nothing_is_possible_the_villager_nearest_to_the_church_lies_down() -> None:
    table, _ = table_with()
    table.stand(1, 2)
    assert only(table.act("road"), "nothing").villager_by == "nearest"
    table = Table()
    for tile, i in (("church", 0), ("town_hall", 1), ("market", -1)):
        table.lay(tile, i, 0)
    table.stand(1, 2)
    assert [(choice.deed["walker"], choice.villager_by) for choice in table.act("road").choices] == [
        (1, "human"),
        (2, "human"),
    ]


# --- produce


def test_the_producer_with_fewest_materials_is_filled() -> None:
    table, uids = table_with("farm", "quarry")
    table.stand(0).put(uids[3], "wheat")
    choice = only(table.act("produce"), "produce")
    assert choice.deed == {"tile": uids[4], "fill": ["stone"] * 3, "walker": 0}
    assert choice.by == "fewest_materials"


def test_of_producers_as_empty_the_one_nearest_to_a_villager_is_filled_else_the_human_says() -> None:
    table, uids = table_with("farm", "quarry", "farm")
    table.stand(0)
    assert only(table.act("produce"), "produce").by == "nearest_villager"
    table.put(uids[4], "stone").stand(uids[4])
    answer = table.act("produce")
    assert [(choice.deed["tile"], choice.by) for choice in answer.choices] == [(3, "human"), (5, "human")]


def test_a_barn_gets_what_is_scarcest_on_it() -> None:
    table, uids = table_with("barn")
    table.stand(0)
    assert only(table.act("produce"), "produce").deed["fill"] == ["stone", "wheat", "wood"]
    table.put(uids[3], "wood")
    assert only(table.act("produce"), "produce").deed["fill"] == ["stone", "wheat"]
    table.put(uids[3], "wood", "wood")
    assert only(table.act("produce"), "produce").deed["fill"] == ["stone"]


def test_full_closed_and_lonely_producers_cannot_be_filled() -> None:
    table, uids = table_with("farm")
    table.stand(0)
    table.snapshot["blocked"] = [{"tile": uids[3], "seat": HUMAN}]
    assert code(table.act("produce"), "produce") == "closed"
    table.put(uids[3], "wheat", "wheat", "wheat")
    table.lay("farm", 0, 1, LONELY)
    assert code(table.act("produce"), "produce") == "all_full"


# --- purchase


def show(table: Table, *blueprints: str) -> None:
    table.snapshot["display"] = [{"id": each, "gold": 0} for each in blueprints]


def test_a_refinery_with_its_award_comes_before_landmarks_other_refineries_and_barns() -> None:
    table, _ = table_with()
    table.stand(0)
    show(table, "barn", "sawmill", "pond_a", "dairy_farm")
    table.snapshot["seats"][HUMAN]["milestones"] = ["carpenter"]
    taken = []
    while table.snapshot["display"]:
        choice = only(table.act("purchase"), "purchase")
        taken.append(table.snapshot["display"].pop(choice.deed["position"])["id"])
    assert taken == ["dairy_farm", "pond_a", "sawmill", "barn"]


def test_class_decides_then_the_leftmost() -> None:
    table, _ = table_with()
    table.stand(0)
    show(table, "barn", "pond_a", "barn")
    assert only(table.act("purchase"), "purchase").by == "class"
    show(table, "barn", "pond_a", "storeroom")
    choice = only(table.act("purchase"), "purchase")
    assert (choice.deed["position"], choice.by) == (1, "leftmost")


def test_investor_takes_only_what_he_can_pay_the_way_to() -> None:
    table, _ = table_with(edition="investor")
    table.stand(0)
    show(table, "barn", "pond_a")
    choice = only(table.act("purchase"), "purchase")
    assert (choice.deed["position"], choice.by) == (0, "affordable")
    table.me["gold"] = 1
    assert only(table.act("purchase"), "purchase").by == "class"


def test_a_full_queue_and_an_empty_display_have_their_codes() -> None:
    table, _ = table_with()
    table.stand(0)
    assert code(table.act("purchase"), "purchase") == "display_empty"
    table.me["blueprints"] = ["barn"] * 3
    assert code(table.act("purchase"), "purchase") == "queue_full"


# --- refine


def test_a_refinery_of_which_he_has_the_milestone_is_preferred() -> None:
    table, uids = table_with("farm", "dairy_farm", "flour_mill")
    table.stand(0).put(uids[3], "wheat", "wheat")
    table.me["milestones"] = ["miller"]
    choice = only(table.act("refine"), "refine")
    assert (choice.deed["tile"], choice.by) == (uids[5], "high_quality")
    table.me["milestones"] = []
    assert only(table.act("refine"), "refine").by == "nearest_villager"


def test_between_refineries_as_near_the_human_says() -> None:
    table, uids = table_with("dairy_farm", "farm", "flour_mill")
    table.stand(uids[4]).put(uids[4], "wheat")
    assert {choice.by for choice in table.act("refine").choices} == {"human"}


def test_both_slots_are_used_where_two_units_and_two_tokens_are_there() -> None:
    table, uids = table_with("farm", "windmill")
    table.stand(0).put(uids[3], "wheat", "wheat", "wheat")
    deed = only(table.act("refine"), "refine").deed
    assert (deed["count"], deed["payment"]["units"]) == (2, [[uids[3], "wheat", None, False, 2]])
    table.me["refined_left"]["flour"] = 1
    assert only(table.act("refine"), "refine").deed["count"] == 1
    table.me["refined_left"]["flour"] = 0
    assert code(table.act("refine"), "refine") == "no_token"


def test_investor_buys_the_first_unit_alone() -> None:
    table, _ = table_with("farm", "windmill", edition="investor")
    table.stand(0)
    table.me["gold"] = 20
    deed = only(table.act("refine"), "refine").deed
    assert (deed["count"], deed["payment"]["bought"]) == (1, {"wheat": 1})


def test_the_second_unit_comes_over_the_crossing_of_the_first_or_not_at_all() -> None:
    table, uids = table_with("windmill", "farm")
    table.stand(0).put(uids[4], "wheat")
    beyond = table.lay("farm", 3, 2, LONELY)
    table.lake(3, 1, boat=BOT).put(beyond, "wheat", "wheat")
    deed = only(table.act("refine"), "refine").deed
    assert (deed["count"], deed["payment"]["boats"]) == (1, [])
    table.put(uids[4])
    table.snapshot["tiles"][uids[4]]["slots"] = [None] * 3
    table.put(beyond, "wheat", "wheat", "wheat")
    deed = only(table.act("refine"), "refine").deed
    assert (deed["count"], deed["payment"]["units"]) == (2, [[beyond, "wheat", None, False, 3]])


def test_what_prevents_refining_has_its_code() -> None:
    table, uids = table_with("farm")
    table.stand(0)
    assert code(table.act("refine"), "refine") == "no_refinery"
    mill = table.lay("sawmill", 4, 0)
    assert code(table.act("refine"), "refine") == "lacks"
    table.put(uids[3], "wood")
    table.snapshot["blocked"] = [{"tile": mill, "seat": HUMAN}]
    assert code(table.act("refine"), "refine") == "closed"


# --- road


def lonely_pair() -> tuple[Table, int, int]:
    """Two tiles without a road beside a street, one at its Church and one at its Market; stone for all."""
    table = Table()
    table.street("quarry")
    near, far = table.lay("pond_a", -1, 1, LONELY), table.lay("pond_a", 3, 1, LONELY)
    table.stand(0).put(3, "stone", "stone")
    return table, near, far


def test_the_site_nearest_to_the_church_is_taken() -> None:
    table, near, _ = lonely_pair()
    choice = only(table.act("road"), "road")
    assert choice.by == "nearest_church"
    assert (choice.deed["tile"], choice.deed["a"], choice.deed["b"]) == (0, 0, near)
    assert choice.deed["terrain"] == "forest"


def test_a_site_beside_a_marker_of_his_comes_before_the_nearest() -> None:
    table, _, far = lonely_pair()
    more = table.lay("farm", 4, -1)
    table.marker(BOT, 3, more)
    choice = only(table.act("road"), "road")
    assert (choice.deed["tile"], choice.deed["b"], choice.by) == (3, far, "extends_road")


def test_a_landmark_of_his_in_the_new_part_comes_before_all() -> None:
    table, _, far = lonely_pair()
    behind = table.lay("pond_a", 3, 2, LONELY, owner=BOT)
    table.marker(HUMAN, far, behind)
    choice = only(table.act("road"), "road")
    assert (choice.deed["b"], choice.by) == (far, "joins_landmark")


def test_path_or_bridge_is_a_tie_and_two_sides_of_one_kind_are_none() -> None:
    table = Table()
    table.street("quarry", "woodcutter")
    table.stand(0).put(3, "stone", "stone").put(4, "wood", "wood")
    table.snapshot["tiles"][0]["segments"][3]["terrain"] = "mountain"
    table.lay("pond_a", -1, 1, ROCKY)
    table.lay("pond_a", 0, -1, LONELY)
    answer = table.act("road")
    assert {choice.by for choice in answer.choices} == {"human"}
    assert sorted(choice.deed["terrain"] for choice in answer.choices) == ["forest", "mountain"]


def test_a_tile_that_his_boat_reaches_is_no_site() -> None:
    table, near, far = lonely_pair()
    table.marker(HUMAN, 3, far).lake(0, 1, boat=HUMAN)
    assert only(table.act("road"), "road").deed["b"] == near
    table.snapshot["lakes"][0]["boat"] = BOT
    assert code(table.act("road"), "road") == "no_road_site"


def test_what_prevents_a_road_has_its_code() -> None:
    table, _, _ = lonely_pair()
    table.put(3, "wood", "stone")
    assert code(table.act("road"), "road") == "lacks"
    table.snapshot["blocked"] = [{"tile": uid, "seat": HUMAN} for uid in range(4)]
    assert code(table.act("road"), "road") == "closed"
    table.me["roads_left"] = 0
    assert code(table.act("road"), "road") == "roads_gone"


# --- fishing


def test_fish_beside_a_tile_and_those_of_his_own_beach_count() -> None:
    table, uids = table_with("beach", "farm")
    table.stand(0).lake(-1, 1, fish=6)
    choice = only(table.act("fishing"), "fishing")
    assert (choice.deed["tile"], choice.by) == (0, "only")
    table.snapshot["tiles"][uids[3]]["owner"] = BOT
    choice = only(table.act("fishing"), "fishing")
    assert (choice.deed["tile"], choice.by) == (uids[3], "most_fish")


def test_of_as_many_fish_the_nearest_are_taken_else_the_human_says() -> None:
    table, uids = table_with("beach", "farm", "beach")
    for uid in (uids[3], uids[5]):
        table.snapshot["tiles"][uid]["owner"] = BOT
    table.stand(0)
    assert only(table.act("fishing"), "fishing").by == "nearest_villager"
    table.stand(uids[4])
    table.snapshot["tiles"][0]["villagers"] = []
    assert {choice.by for choice in table.act("fishing").choices} == {"human"}


def test_what_prevents_fishing_has_its_code() -> None:
    table, uids = table_with("beach")
    table.stand(0)
    assert code(table.act("fishing"), "fishing") == "no_fish"
    table.snapshot["tiles"][uids[3]]["owner"] = BOT
    table.snapshot["blocked"] = [{"tile": uids[3], "seat": HUMAN}]
    assert code(table.act("fishing"), "fishing") == "closed"
    table.snapshot["fish_bag"] = {}
    assert code(table.act("fishing"), "fishing") == "fish_bag_empty"
