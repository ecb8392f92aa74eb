"""The seam for expansions, shown by one that lives here only: wells (see wells/pieces)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hamlet.engine.actions.church import Beg
from hamlet.engine.actions.codec import action_data, action_from_data
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import FinishHiring
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.box import Box
from hamlet.engine.carriage import carriage_of
from hamlet.engine.decisions import LAY_START, Decision
from hamlet.engine.dice import Dice
from hamlet.engine.dump import dump_state, load_state, state_hash
from hamlet.engine.events import FlagPlaced, Sink, reveals
from hamlet.engine.expansions import registry
from hamlet.engine.game import Game, play, refusal
from hamlet.engine.moments import BUILDING_RAISED, TURN_ENDED, VILLAGER_ACTED
from hamlet.engine.options import Options
from hamlet.engine.reach import reach_of
from hamlet.engine.reading import read_definitions
from hamlet.engine.ruleset import ruleset_of
from hamlet.engine.scoring.awards import award_points
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.start import new_state
from hamlet.engine.state import State, put
from tests.engine.expansions.wells.families import DigWell, DrawWater, Spill
from tests.engine.expansions.wells.pieces import DIG, KEPT, SPILL, SpringFound, WellDug
from tests.engine.expansions.wells.room import WELLS, WellsRoom
from tests.engine.expansions.wells.tables import LANDMARK, well_data, well_definitions, with_wells
from tests.engine.hands import first_game


@pytest.fixture(autouse=True)
def wells_in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    with_wells(monkeypatch)


def well_state(seats: int = 2, seed: int = 1, **rules: object) -> State:
    return new_state(Box(well_definitions(**rules), seats), seed)


def built(state: State, blueprint: str) -> State:
    """The state after the acting seat has built this from its hand, free of charge, wherever it fits."""
    definitions = state.box.definitions
    tile = definitions.tile_index(blueprint)
    after = state.copy()
    after.blueprints = put(after.blueprints, after.seat, (tile,))
    after.gold = put(after.gold, after.seat, 99)
    construct = state.box.ruleset.by_name["construct"]
    action = construct.propose(after, construct.targets(after)[0])
    assert isinstance(action, Construct)
    assert refusal(after, action) is None
    play(after, action)
    return after


def by_chance(state: State, seed: int) -> Iterator[tuple[State, Action]]:
    """A whole game: each state with the action taken in it."""
    dice = Dice(seed)
    while (action := Options(state).sample(dice)) is not None:
        before = state.copy()
        yield before, action
        play(state, action)


def test_a_game_without_expansions_has_no_slices_and_none_of_their_actions() -> None:
    state = first_game().state
    assert state.slices == ()
    assert "slices" not in dump_state(state)
    assert state.box.ruleset is ruleset_of(())
    found = refusal(state, DrawWater(0))
    assert found is not None
    assert found.code == "not_in_play"


def test_an_expansion_that_this_game_does_not_have_is_named() -> None:
    with pytest.raises(ValueError, match="no_expansion, name windmills"):
        read_definitions({**well_data(), "expansions": ["wells", "windmills"]})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_come_to_their_end_and_every_state_can_be_dumped_loaded_and_hashed(seats: int) -> None:
    state, seen = well_state(seats, seed=seats), Counter[str]()
    for before, action in by_chance(state, seats):
        assert refusal(before, action) is None
        seen[state.box.ruleset.family_of(action).name] += 1
        kept = json.loads(json.dumps(dump_state(before)))
        loaded = load_state(before.box, kept)
        assert state_hash(loaded) == state_hash(before)
        assert loaded.slices == before.slices
        assert loaded.pending == before.pending
        assert action_from_data(before.box, json.loads(json.dumps(action_data(before.box, action)))) == action
        assert before.pending == () or before.pending[-1].kind not in before.box.ruleset.rows
    assert state.finished
    assert {"draw_water", "dig_well", "spill"} <= set(seen)


@pytest.mark.parametrize("moment", [BUILDING_RAISED, TURN_ENDED, VILLAGER_ACTED])
def test_a_game_that_stopped_in_a_moment_goes_on_the_same_from_its_dump(moment: str) -> None:
    state = well_state(3, seed=5)
    waiting = [
        (before, action)
        for before, action in by_chance(state, 5)
        if moment in {each.kind for each in before.pending}
    ]
    if moment == TURN_ENDED:
        assert all(before.decision == SPILL for before, _ in waiting)
    assert waiting
    for before, action in waiting:
        loaded = load_state(before.box, json.loads(json.dumps(dump_state(before))))
        play(before, action)
        play(loaded, action)
        assert state_hash(loaded) == state_hash(before)


def test_every_answer_offered_is_accepted_and_no_other() -> None:
    state = well_state(2, seed=8)
    for before, _ in by_chance(state, 8):
        if before.decision == SPILL:
            have = WELLS.of(before).buckets[before.decider]
            offered = {action for action in Options(before).iterate() if isinstance(action, Spill)}
            allowed = {Spill(n) for n in range(-2, have + 3) if refusal(before, Spill(n)) is None}
            assert offered == allowed == {Spill(n) for n in range(have - KEPT, have + 1)}
        if before.decision == DIG:
            assert set(Options(before).iterate()) == {DigWell(True), DigWell(False)}
            assert refusal(before, EndTurn()) is not None


def test_copies_do_not_share_what_changes() -> None:
    state = well_state()
    other = state.copy()
    WELLS.put(other, WELLS.of(other).with_buckets(0, 9))
    assert WELLS.of(state).buckets[0] != 9
    assert state_hash(state) != state_hash(other)


def test_the_slice_is_in_the_hash() -> None:
    state = well_state()
    before = state_hash(state)
    WELLS.put(state, replace(WELLS.of(state), spring=WELLS.of(state).spring + 1))
    assert state_hash(state) != before


def test_setting_up_is_told_and_drawn_from_the_games_own_chance() -> None:
    events: list[Any] = []
    states = [new_state(Box(well_definitions(), 2), seed, events.append) for seed in range(20)]
    found = [event for event in events if isinstance(event, SpringFound)]
    assert [WELLS.of(state).spring for state in states] == [event.strength for event in found]
    assert {event.strength for event in found} == {1, 2, 3}
    assert all(reveals(event) for event in found)


@pytest.mark.parametrize("layout", ["first-game", "shuffled", "by-hand"])
def test_setting_up_comes_when_the_whole_village_stands(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    class Looking(WellsRoom):
        def set_up(self, state: State, moment: Decision, emit: Sink) -> None:
            seen.append((len(state.village.tiles), len(state.pending)))

    monkeypatch.setattr(registry, "EXPANSIONS", (Looking(),))
    state = well_state(start_layout=layout)
    dice = Dice(1)
    while state.decision == LAY_START:
        assert seen == []
        action = Options(state).sample(dice)
        assert action is not None
        play(state, action)
    assert seen == [(6, 0)]
    assert (state.decision, state.seat) == ("action", state.first)


def test_a_turn_begins_with_its_hook_after_the_workers_are_fresh() -> None:
    state = well_state()
    assert WELLS.of(state).buckets[state.seat] == 1
    play(state, EndTurn())
    assert WELLS.of(state).buckets == (1, 1)


def test_a_building_stops_for_the_decision_between_its_flag_and_the_last_flag() -> None:
    state = well_state(flags=1, last_flag_ends_game=True)
    events: list[Any] = []
    state.blueprints = put(state.blueprints, state.seat, (state.box.definitions.tile_index(LANDMARK),))
    state.gold = put(state.gold, state.seat, 99)
    construct = state.box.ruleset.by_name["construct"]
    play(state, construct.propose(state, construct.targets(state)[0]), events.append)
    assert any(isinstance(event, FlagPlaced) for event in events)
    assert (state.decision, state.decider, state.ending) == (DIG, state.seat, False)
    assert [each.kind for each in state.pending] == [VILLAGER_ACTED, BUILDING_RAISED, DIG]
    assert state.pending[1].fact("next") == "last_flag"
    assert state.pending[-1].fact("left") == 3
    play(state, DigWell(False))
    assert (state.decision, state.pending, state.ending) == ("action", (), True)


def test_a_flag_that_stands_elsewhere_may_be_the_last() -> None:
    state = built(well_state(flags=1, last_flag_ends_game=True), "barn")
    before = state.ending
    play(state, DigWell(True))
    assert (before, state.ending) == (False, True)
    assert Game(state).snapshot()["seats"][state.seat]["flags_left"] == 0


def test_what_follows_a_villagers_action_waits_until_everything_in_it_is_decided() -> None:
    state = well_state()
    rival = 1 - state.seat
    hall = next(
        uid for uid, placed in enumerate(state.village.tiles) if state.box.kind_of[placed.tile] == "town_hall"
    )
    WELLS.put(state, replace(WELLS.of(state), dug=((hall, rival),)))
    state.gold = put(put(state.gold, state.seat, 9), rival, 0)
    play(state, TakeBlueprint(hall, 0))
    assert [each.kind for each in state.pending] == [VILLAGER_ACTED, "hire"]
    assert state.gold[rival] == 0
    play(state, FinishHiring())
    assert state.pending == ()
    assert state.gold[rival] == 1


def test_an_own_well_pays_nothing_when_its_owner_works_there() -> None:
    state = well_state()
    WELLS.put(state, replace(WELLS.of(state), dug=((0, state.seat),)))
    gold = state.gold
    play(state, DrawWater(0))
    assert state.gold == gold


def test_the_next_turn_waits_until_too_much_is_spilt() -> None:
    state = well_state()
    seat = state.seat
    WELLS.put(state, WELLS.of(state).with_buckets(seat, 5))
    play(state, EndTurn())
    assert (state.decision, state.decider, state.seat, state.round) == (SPILL, seat, seat, 1)
    assert refusal(state, Spill(1)) is not None
    play(state, Spill(2))
    assert (state.decision, state.seat) == ("action", 1 - seat)
    assert WELLS.of(state).buckets[seat] == KEPT


def test_a_rule_option_of_the_expansion_counts_and_has_a_default_for_records_without_it() -> None:
    def asked(state: State) -> int:
        return sum(each.kind == DIG for each in built(state, "barn").pending)

    assert asked(well_state(wells_each=0)) == 0
    assert asked(well_state(wells_each=1)) == 1
    rules = well_definitions().rules
    forgetful = replace(well_definitions(), rules=replace(rules, extra=()))
    assert built(new_state(Box(forgetful, 2), 1), "barn").pending[-1].fact("left") == 2


def test_a_measure_of_the_expansion_scores_landmarks_and_awards_and_the_final_scoring_its_own() -> None:
    state = built(well_state(), LANDMARK)
    play(state, DigWell(True))
    seat, uid = state.seat, len(state.village.tiles) - 1
    assert landmark_worth(state, uid) == 2
    assert award_points(state)[seat]["well_master"] == 6
    score = final_scores(state)[seat]
    assert score["wells"] == 2
    assert score["total"] == sum(points for source, points in score.items() if source != "total")


def test_the_measure_leads_back_to_its_events() -> None:
    assert well_state().box.ruleset.measures["well"].events == (WellDug,)


def test_the_snapshot_shows_the_slice() -> None:
    state = built(well_state(), "barn")
    play(state, DigWell(True))
    data = json.loads(json.dumps(Game(state).snapshot()))
    assert data["wells"] == [{"tile": len(state.village.tiles) - 1, "seat": state.seat}]
    assert [shown["buckets"] for shown in data["seats"]] == list(WELLS.of(state).buckets)


def test_a_base_action_of_a_game_with_wells_is_the_same_action() -> None:
    state = well_state()
    assert refusal(state, Beg(0)) is not None
    assert action_data(state.box, Beg(0)) == {"do": "beg", "tile": 0}


def test_reach_and_carriers_of_a_seat_differ_by_its_wells_and_scoring_does_not() -> None:
    state = well_state()
    village = state.village
    mine, rival = state.seat, 1 - state.seat
    state.donkeys = ((), ())
    apart = [
        (a, b)
        for a in range(1, len(village.tiles))
        for b in range(1, a)
        if not village.by_road.links[a] >> b & 1
    ]
    a, b = apart[0]
    before = final_scores(state)[rival]
    WELLS.put(state, replace(WELLS.of(state), dug=((a, mine), (b, mine))))
    assert reach_of(state, mine).links[a] >> b & 1
    assert not reach_of(state, rival).links[a] >> b & 1
    assert reach_of(state, rival) is village.by_road
    assert carriage_of(state, mine).origins(a) >> b & 1
    assert not carriage_of(state, rival).origins(a) >> b & 1
    assert final_scores(state)[rival] == before
    score = final_scores(state)[mine]
    assert score["longest_road"] == final_scores(well_state())[mine]["longest_road"]
