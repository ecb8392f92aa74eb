"""In the middle of each decision of the lake a game is saved, loaded and played on as if nothing had been."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from hamlet.engine.actions.codec import action_data, action_from_data
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import PlaceDonkey
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.dump import dump_state, load_state, state_hash
from hamlet.engine.game import play
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.lake.standing_up import StandUp
from hamlet.engine.lake.storeroom import Store
from hamlet.engine.options import Options
from hamlet.engine.payments.payment import NOTHING, Payment
from hamlet.engine.state import State
from tests.engine.lake.lake_data import CARDS
from tests.engine.lake.lake_hands import GAP, LARGE, LakeHand, by_the_lake, lake, lake_game, twin
from tests.engine.lake.test_storeroom import stores

Maker = Callable[[], LakeHand]


def boats() -> LakeHand:
    """Two boats to decide in the middle of a construction, with an effect that waits for its end."""
    options = {"season": "summer", "deep_water_fishing": True, "flags": 3}
    hand = by_the_lake(LARGE, 2, options, {"small_woodland": {"cost": {}}}).holds(0, "uncommon")
    hand.use("monopoly")
    hand.build("small_woodland", "town_hall", GAP)
    return hand


def second_boat() -> LakeHand:
    return boats().answer(True)


def favour() -> LakeHand:
    hand = twin(True, False, options={"season": "autumn"}).holds(0, "rare")
    hand.blueprints(0, "small_mountains barn")
    hand.use("call_in_a_favour")
    return hand


def stand_up() -> LakeHand:
    hand = lake(boat=True, options={"season": "spring"}, villagers="farm/ church/ home").holds(0, "rare")
    hand.use("second_wind")
    return hand


def put_back() -> LakeHand:
    hand = lake(boat=False, options={"season": "winter"}).holds(0, "common common uncommon rare rare")
    hand.do(EndTurn())
    return hand


def breeding() -> LakeHand:
    hand = lake(boat=True, options={"season": "spring"}).holds(0, "uncommon")
    hand.donkeys(0, "church farm")
    hand.use("breeding")
    return hand


DECISIONS: dict[str, tuple[str, Maker]] = {
    "boat": ("boat", boats),
    "second boat": ("boat", second_boat),
    "favour": ("favour", favour),
    "stand_up": ("stand_up", stand_up),
    "put_back": ("put_back", put_back),
    "place_donkey": ("place_donkey", breeding),
}


def loaded(state: State) -> State:
    return load_state(state.box, json.loads(json.dumps(dump_state(state))))


@pytest.mark.parametrize("name", DECISIONS)
def test_a_game_saved_in_this_decision_is_the_same_when_loaded(name: str) -> None:
    decision, make = DECISIONS[name]
    state = make().state
    assert state.decision == decision
    again = loaded(state)
    assert state_hash(again) == state_hash(state)
    assert again.pending == state.pending
    assert again.slices == state.slices
    assert again.village.lakes == state.village.lakes


@pytest.mark.parametrize("name", DECISIONS)
def test_whatever_is_answered_leads_to_the_same_after_a_load(name: str) -> None:
    state = DECISIONS[name][1]().state
    answers = list(Options(state).iterate())
    assert len(answers) > 1
    assert answers == list(Options(loaded(state)).iterate())
    for answer in answers:
        here, there = state.copy(), loaded(state)
        play(here, answer)
        play(there, answer)
        assert state_hash(here) == state_hash(there) != state_hash(state)


@pytest.mark.parametrize("name", DECISIONS)
def test_a_copy_that_plays_on_leaves_the_state_as_it_was(name: str) -> None:
    state = DECISIONS[name][1]().state
    before = state_hash(state)
    for answer in Options(state).iterate():
        play(state.copy(), answer)
    assert state_hash(state) == before


@pytest.mark.parametrize("name", DECISIONS)
def test_every_answer_is_recorded_and_read_again(name: str) -> None:
    state = DECISIONS[name][1]().state
    for answer in Options(state).iterate():
        data = json.loads(json.dumps(action_data(state.box, answer)))
        assert action_from_data(state.box, data) == answer


ACTIONS: dict[str, tuple[Action, dict[str, object]]] = {
    "fishing": (GoFishing(3), {"do": "fishing", "tile": 3}),
    "fishing by a named walker": (GoFishing(3, 5), {"do": "fishing", "tile": 3, "walker": 5}),
    "boat": (PlaceBoat(boat=True), {"do": "boat", "boat": True}),
    "no boat": (PlaceBoat(boat=False), {"do": "boat", "boat": False}),
    "stand up": (StandUp(4), {"do": "stand_up", "tile": 4}),
    "put back": (PutBack((0, 2, 2)), {"do": "put_back", "fish": ["common", "rare", "rare"]}),
    "donkey": (PlaceDonkey(2), {"do": "place_donkey", "tile": 2}),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_new_actions_are_written_with_ids(name: str) -> None:
    action, written = ACTIONS[name]
    box = lake_game().state.box
    assert action_data(box, action) == written
    assert action_from_data(box, written) == action


@pytest.mark.parametrize("card", [name for name, *_ in CARDS])
def test_each_card_is_written_by_its_name(card: str) -> None:
    hand = lake_game()
    action = UseFish(hand.card(card))
    assert action_data(hand.state.box, action) == {"do": "use_fish", "card": card}
    assert action_from_data(hand.state.box, {"do": "use_fish", "card": card}) == action


def test_favours_stores_and_boats_in_payments_are_written_with_ids() -> None:
    hand = lake_game()
    box = hand.state.box
    favour = BuildForNothing(hand.tile("beach"), 2, (3, -1))
    assert action_data(box, favour) == {"do": "favour", "blueprint": "beach", "rotation": 2, "at": [3, -1]}
    settled = box.settled_code(hand.code("timber@1!"))
    goods = ((2, hand.code("wood"), 1), (4, settled, 1))
    store = Store(7, goods, Payment(((2, hand.code("wheat"), 1),), (), (0, 3)))
    data = action_data(box, store)
    assert data == {
        "do": "store",
        "tile": 7,
        "goods": [
            {"tile": 2, "material": "wood", "count": 1},
            {
                "tile": 4,
                "material": "timber",
                "made_by": 1,
                "high_quality": True,
                "settled": True,
                "count": 1,
            },
        ],
        "payment": {"units": [{"tile": 2, "material": "wheat", "count": 1}], "boats": [0, 3]},
    }
    for action in (favour, store, Store(7, goods, NOTHING, 3)):
        assert action_from_data(box, json.loads(json.dumps(action_data(box, action)))) == action


@pytest.mark.parametrize(
    "data",
    [
        {"do": "boat"},
        {"do": "boat", "boat": 1},
        {"do": "boat", "boat": "yes"},
        {"do": "use_fish", "card": "picnic"},
        {"do": "use_fish", "card": 3},
        {"do": "put_back", "fish": ["golden"]},
        {"do": "put_back", "fish": 2},
        {"do": "store", "tile": 3, "goods": [{"tile": 1, "material": "wood"}], "payment": {}},
        {"do": "store", "tile": 3, "goods": [{"tile": "1", "material": "wood", "count": 1}], "payment": {}},
        {"do": "store", "tile": 3, "goods": [{"tile": 1, "material": "wood", "count": True}], "payment": {}},
        {"do": "store", "tile": 3, "goods": [{"tile": 1, "material": "mud", "count": 1}], "payment": {}},
        {"do": "store", "tile": 3, "goods": [], "payment": {"boats": ["first"]}},
        {"do": "stand_up", "tile": None},
        {"do": "favour", "blueprint": "castle", "rotation": 0, "at": [0, 0]},
    ],
)
def test_data_that_describes_no_action_of_the_lake_is_a_value_error(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no_action"):
        action_from_data(lake_game().state.box, data)


def test_a_settled_token_a_closed_building_and_all_effects_survive_a_load() -> None:
    hand = stores().stock("quarry", "timber@1")
    hand.do(Store(hand.uids["storeroom"], hand.pay("quarry:timber@1").units, NOTHING))
    hand.holds(0, "rare").holds(1, "common").change(
        closed=((3, 1), (2, 0)),
        eaten=(1,),
        waiting=(hand.card("monopoly"), hand.card("long_days")),
        lasting=(hand.card("frozen_lake"),),
    )
    again = loaded(hand.state)
    assert again.slices == hand.state.slices
    assert again.stock == hand.state.stock
    assert state_hash(again) == state_hash(hand.state)


CHANGES: dict[str, object] = {
    "season": 0,
    "bag": (1, 2, 3),
    "hands": ((0,), (2, 2)),
    "formers": (1,),
    "fish": (5,),
    "boats": (1,),
    "eaten": (2,),
    "waiting": (3,),
    "lasting": (8,),
    "closed": ((2, 1),),
}


def test_every_part_of_the_slice_has_a_change_here() -> None:
    assert set(CHANGES) == set(lake(boat=True).waters.__slots__)


@pytest.mark.parametrize("name", CHANGES)
def test_every_part_of_the_slice_is_in_the_hash_and_survives_a_load(name: str) -> None:
    hand = lake(boat=True, options={"season": "winter"})
    before = state_hash(hand.state)
    hand.change(**{name: CHANGES[name]})
    assert state_hash(hand.state) != before
    assert loaded(hand.state).slices == hand.state.slices


def test_fish_on_lakes_are_written_by_the_coordinates_of_their_triangles() -> None:
    hand = lake(boat=True)
    hand.change(fish=(1,))
    (written,) = dump_state(hand.state)["slices"]["lake"]["lakes"]
    assert written["fish"] == [list(hand.state.village.lakes[0].triangles[0])]


@pytest.mark.parametrize(
    "wrong",
    [
        [{"former": 0, "fish": [[90, 90, 0]]}],
        [{"former": 0, "fish": [[1, 2]]}],
        [{"former": 0, "fish": 3}],
        [{"former": 0}, {"former": 0}],
    ],
)
def test_fish_where_there_is_no_lake_are_no_dump(wrong: object) -> None:
    hand = lake(boat=True)
    data = dump_state(hand.state)
    data["slices"]["lake"]["lakes"] = wrong
    with pytest.raises((KeyError, ValueError, TypeError)):
        load_state(hand.state.box, data)
