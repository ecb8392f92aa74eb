"""The greedy player by the lake: it fishes, eats when it helps, keeps what counts, and leaves nobody idle."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.content import load_packs, resolve
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.dump import state_hash
from hamlet.engine.game import play, refusal
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.events import BuildingClosed, FishUsed
from hamlet.engine.lake.fishing import FishingFamily, GoFishing
from hamlet.engine.state import FISH, State
from hamlet.players.greedy import GreedyPlayer
from hamlet.players.greedy.greedy import _candidates
from hamlet.players.greedy.growth import growth
from hamlet.players.greedy.rooms import helpers, settle
from hamlet.players.greedy.worth import View, worth
from hamlet.resources import data_folder
from hamlet.session.session import Session
from hamlet.session.simulation import Plan, simulate
from hamlet.session.summary import Summary
from tests.app.lake_games import whole_game
from tests.engine.lake.wet_states import card_named, eat, wet_state
from tests.engine.lake.wet_villages import lake_box
from tests.oracles.lake_invariants import lake_problems

SEASONS = ("spring", "summer", "autumn", "winter")
CARDS = {
    "spring": ("breeding", "second_wind"),
    "summer": ("monopoly", "long_days"),
    "autumn": ("infrastructure", "call_in_a_favour"),
    "winter": ("migration", "frozen_lake"),
}
BUILDINGS = ("storeroom", "dockyard", "cliffside", "aquarium", "beach")
BOX = lake_box(2, (("season", "winter"),))


@cache
def some_game(season: str) -> Session:
    return whole_game(12, season)


def holding(state: State, *fish: int) -> State:
    """The seat whose turn it is has these fish."""
    for kind in fish:
        SLICE.put(state, SLICE.of(state).with_fish(state.seat, kind))
    return state


@pytest.mark.parametrize("season", SEASONS)
def test_a_greedy_game_by_the_lake_ends_with_lakes_fish_and_every_villager_at_work(season: str) -> None:
    session = some_game(season)
    assert session.state.finished
    assert lake_problems(session.state, ground=True) == []
    done = Counter(type(step.action).__name__ for step in session.history.done)
    assert done["GoFishing"] >= 1
    assert done["UseFish"] >= 1
    assert len(session.state.village.lakes) >= 3
    ends = [step for step in session.history.done if isinstance(step.action, EndTurn)]
    idle = sum(not villager & 1 for step in ends for villager in step.before.villagers[step.seat])
    assert idle < 0.05 * sum(len(step.before.villagers[step.seat]) for step in ends)


@pytest.mark.parametrize("season", SEASONS)
def test_what_waits_for_an_action_or_lasts_the_turn_is_followed_by_work(season: str) -> None:
    steps = some_game(season).history.done
    for number, step in enumerate(steps):
        waters = SLICE.of(step.after)
        if isinstance(step.action, UseFish) and step.action.card in (*waters.waiting, *waters.lasting):
            stood = [villager for villager in step.before.villagers[step.seat] if not villager & 1]
            turn = [each for each in steps[number:] if each.before.round == step.before.round]
            mine = [each for each in turn if each.seat == step.seat]
            families = [each.after.box.ruleset.family_of(each.action) for each in mine]
            assert not stood or any(family.by_villager for family in families)


@settings(max_examples=15)
@given(st.integers(0, 2**32), st.sampled_from(SEASONS), st.lists(st.integers(0, 2), max_size=4))
def test_with_whatever_fish_it_answers_with_a_legal_action_and_changes_nothing(
    seed: int, season: str, fish: list[int]
) -> None:
    state = holding(wet_state(lake_box(2, (("season", season),)), seed, 12, 1), *fish)
    before = state_hash(state)
    decided = GreedyPlayer(seed).decide(state)
    assert refusal(state, decided) is None
    assert state_hash(state) == before


def test_only_meals_whose_help_is_still_to_come_are_judged_by_the_work_they_help() -> None:
    state = holding(wet_state(BOX, 3, 14, 2, effects=0.0), 0, 1, 2)
    helping = helpers(state)
    names = ("migration", "frozen_lake")
    assert [action for action in helping if isinstance(action, UseFish)] == helping
    assert helping == [UseFish(card_named(BOX, name)) for name in names]
    state.villagers = tuple(tuple(villager | 1 for villager in seat) for seat in state.villagers)
    assert helpers(state) == []
    assert UseFish(card_named(BOX, "fish_market")) in list(_candidates(state))


def test_ice_that_melts_with_the_turn_is_not_taken_for_a_lasting_way() -> None:
    differs = 0
    for seed in range(6):
        dry = wet_state(BOX, seed, 14, 2, effects=0.0)
        view = View.of(dry)
        frozen = eat(dry.copy(), "frozen_lake")
        differs += worth(frozen, view) != worth(dry, view)
        settle(frozen)
        assert worth(frozen, view) == worth(dry, view)
    assert differs > 0


def test_a_frozen_lake_is_kept_where_nothing_is_to_be_carried_or_reached_over_it() -> None:
    state = holding(wet_state(BOX, 5, 14, 2, effects=0.0), 2)
    state.stock = ((),) * len(state.stock)
    state.gold = (0,) * len(state.gold)
    assert GreedyPlayer(0).decide(state) != UseFish(card_named(BOX, "frozen_lake"))


def test_monopoly_closes_buildings_instead_of_being_eaten_when_all_have_acted() -> None:
    steps = some_game("summer").history.done
    events: list[Any] = [event for step in steps for event in step.events]
    monopoly = card_named(steps[0].before.box, "monopoly")
    eaten = sum(isinstance(event, FishUsed) and event.card == monopoly for event in events)
    assert sum(isinstance(event, BuildingClosed) for event in events) >= eaten / 2 > 0


def test_a_landmark_by_the_lake_may_still_grow_but_not_without_the_road_it_needs() -> None:
    grown = cut_off = 0
    for seed in range(12):
        state = wet_state(BOX, seed, 18, 2, effects=0.0)
        for uid, placed in enumerate(state.village.tiles):
            tile = BOX.definitions.tiles[placed.tile]
            if tile.id in BUILDINGS and tile.score is not None:
                reached = not tile.needs_road or state.village.by_road.is_reachable(uid)
                assert growth(state, uid, (), 1.0) >= 0.0
                assert reached or growth(state, uid, (), 1.0) == 0.0
                grown += growth(state, uid, (), 1.0) > 0.0
                cut_off += not reached
            elif tile.id not in BUILDINGS:
                assert growth(state, uid, (), 1.0) == 0.0
    assert grown > 0
    assert cut_off > 0


def test_it_does_not_see_which_fish_a_haul_will_bring_not_even_with_an_aquarium() -> None:
    found = 0
    for seed in range(40):
        state = wet_state(BOX, seed, 16, 2, effects=0.0)
        owned = [
            BOX.definitions.tiles[each.tile].id for each in state.village.tiles if each.owner == state.seat
        ]
        catches = FishingFamily().targets(state)
        if "aquarium" not in owned or not catches:
            continue
        view, worths = View.of(state), []
        for chance in range(5):
            other = state.copy()
            for _ in range(chance):
                other.draw(FISH, 30)
            play(other, GoFishing(*catches[0]))
            worths.append(worth(other, view))
        assert max(worths) - min(worths) < 1e-9
        found += 1
    assert found >= 3


@pytest.mark.heavy
@pytest.mark.parametrize("season", SEASONS)
def test_over_40_games_every_card_is_eaten_and_every_lake_tile_built_in_a_tenth(season: str) -> None:
    loaded = load_packs([data_folder() / name for name in ("base", "lake")])
    plan = Plan(("greedy", "greedy"), 40, 0, resolve(loaded, "printed", {"season": season}))
    told = Summary(plan, list(simulate(plan)), 1.0).data()
    assert told["finished"] == 40
    assert set(told["lake"]["cards"]) == {"fish_market", *CARDS[season]}
    assert min(told["lake"]["cards"].values()) >= 0.1
    assert {name: told["tiles"][name] for name in BUILDINGS if told["tiles"][name] < 0.1} == {}
    assert set(told["ended_by"]) == {"church", "last_flag"}
    for counted in ("lakes", "boats", "trips", "fish", "stored"):
        assert told["lake"][counted] >= 0.5
