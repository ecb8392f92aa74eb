"""The snapshot by the lake: its keys are a contract (design, section 5), and they say what is so."""

from __future__ import annotations

import json
from typing import Any

from hamlet.engine.game import Game
from hamlet.engine.snapshot import snapshot
from hamlet.engine.start import new_state
from tests.engine.lake.lake_hands import LakeHand, lake, lake_game, twin
from tests.engine.lake.test_decisions_saved import boats

TOP = ["season", "menu", "effects", "blocked", "lakes", "fish_bag"]
SEAT = ["fish", "home", "awake", "boats", "flags", "flags_left", "eaten"]
LAKE = {"cells", "fish", "boat", "body", "former"}


def shot(hand: LakeHand) -> dict[str, Any]:
    data = snapshot(hand.state)
    assert json.loads(json.dumps(data)) == data
    return data


def test_the_keys_of_the_contract_are_there_from_the_start() -> None:
    data = shot(lake_game())
    assert set(data) >= set(TOP)
    for seat in data["seats"]:
        assert set(seat) >= set(SEAT)
        assert (seat["home"], seat["boats"], seat["flags"], seat["flags_left"]) == (1, 0, 0, 7)
        assert (seat["fish"], seat["eaten"]) == ([], [])
    assert (data["lakes"], data["blocked"], data["effects"]) == ([], [], [])
    assert data["fish_bag"] == {"common": 11, "uncommon": 10, "rare": 9}


def test_lakes_show_cells_fish_boat_water_and_former() -> None:
    hand = twin(False, True, closer="aquarium").change(fish=(0, 3))
    data = shot(hand)
    for number, shown in enumerate(data["lakes"]):
        assert set(shown) == LAKE
        assert shown["cells"] == [list(triangle) for triangle in hand.lakes[number].triangles]
        assert shown["former"] == 0
        assert shown["body"] == 0
    first, second = data["lakes"]
    assert (first["boat"], second["boat"]) == (None, 0)
    assert first["fish"] == []
    assert second["fish"] == second["cells"][:2]
    assert [each["body"] for each in shot(twin(False, False))["lakes"]] == [0, 1]


def test_flags_count_buildings_and_boats() -> None:
    seats = shot(twin(True, True))["seats"]
    assert [(seat["boats"], seat["flags"], seat["flags_left"]) for seat in seats] == [(2, 3, 4), (0, 0, 7)]
    assert shot(twin(True, True, options={"flags": None}))["seats"][0]["flags_left"] is None


def test_season_menu_effects_and_what_was_eaten() -> None:
    hand = lake(boat=False, options={"season": "summer"}).holds(0, "uncommon rare common").holds(1, "rare")
    hand.use("monopoly")
    hand.use("long_days")
    data = shot(hand)
    assert data["season"] == "summer"
    assert data["menu"] == [
        {"id": "fish_market", "fish": "common"},
        {"id": "monopoly", "fish": "uncommon"},
        {"id": "long_days", "fish": "rare"},
    ]
    assert [(each["id"], each["seat"]) for each in data["effects"]] == [("monopoly", 0), ("long_days", 0)]
    assert [seat["eaten"] for seat in data["seats"]] == [["uncommon", "rare"], []]
    assert [seat["fish"] for seat in data["seats"]] == [["common"], ["rare"]]
    assert data["fish_bag"] == {"common": 10, "uncommon": 10, "rare": 8}


def test_blocked_buildings_with_the_seat_at_whose_turn_they_open() -> None:
    hand = lake(boat=False).change(closed=((5, 1), (0, 0)))
    assert shot(hand)["blocked"] == [{"tile": 5, "seat": 1}, {"tile": 0, "seat": 0}]


def test_who_is_at_home_and_who_is_awake() -> None:
    hand = lake(boat=False, villagers="home home/ farm church/")
    shown = shot(hand)
    assert (shown["seats"][0]["home"], shown["seats"][0]["awake"], shown["seats"][0]["villagers"]) == (
        2,
        1,
        4,
    )
    lying = [(tile["id"], each) for tile in shown["tiles"] for each in tile["villagers"]]
    assert lying == [("church", {"seat": 0, "acted": True}), ("farm", {"seat": 0, "acted": False})]


def test_l23_only_the_villagers_of_whoever_is_up_are_awake_from_the_first_turn_on() -> None:
    hand = lake_game(3, starting_villagers=2)
    for seat in (0, 1, 2, 0):
        shown = shot(hand)["seats"]
        assert [each["awake"] for each in shown] == [2 if number == seat else 0 for number in range(3)]
        assert [each["home"] for each in shown] == [2, 2, 2]
        hand.end_turns()


def test_a_boat_that_is_asked_for_is_shown_as_pending_with_its_lakes() -> None:
    data = shot(boats())
    assert (data["decision"], data["decider"]) == ("boat", 0)
    asked = data["pending"][-1]
    assert (asked["kind"], asked["seat"], list(asked["facts"]["lakes"])) == ("boat", 0, [0, 1])


def test_while_start_tiles_are_laid_a_season_by_lot_is_not_known_and_a_chosen_one_is() -> None:
    by_lot = lake_game(start_layout="by-hand", season="by-lot").state.box
    for seed in range(6):
        data = Game(new_state(by_lot, seed)).snapshot()
        assert data["decision"] == "lay_start"
        assert data["season"] is None
        assert data["menu"] == [{"id": "fish_market", "fish": "common"}]
    chosen = shot(lake_game(start_layout="by-hand", season="autumn"))
    assert chosen["season"] == "autumn"
    assert [card["id"] for card in chosen["menu"]] == ["fish_market", "infrastructure", "call_in_a_favour"]


def test_the_base_game_shows_no_lake() -> None:
    from tests.engine.hands import first_game

    data = snapshot(first_game().state)
    assert (data["lakes"], data["fish_bag"]) == ([], {})
    assert not {"season", "menu", "effects", "blocked"} & set(data)
