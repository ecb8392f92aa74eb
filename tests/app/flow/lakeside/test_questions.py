"""The lake's questions at the table: boats, who stands up, a building for nothing, fishing, storing."""

from __future__ import annotations

import pytest

from hamlet.app.flow.lakeside.boating import Boating
from hamlet.app.flow.lakeside.favouring import Favouring
from hamlet.app.flow.lakeside.fishing import Fishing
from hamlet.app.flow.lakeside.rising import Rising
from hamlet.app.flow.lakeside.storing import Storing
from hamlet.app.flow.opened import tell_place
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, HandId, OfferId, SpotId, StepId, TileId, UnitId
from hamlet.app.view.amounts import FishTiles
from hamlet.app.view.parts import LakeBox, Note, Row, Stepper, Supply
from hamlet.engine.flags import flags_left
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.boats import asked_lake
from hamlet.engine.lake.favour import FAVOUR
from hamlet.engine.lake.fishing import FishingFamily, catch
from hamlet.engine.lake.forming import BOAT
from hamlet.engine.lake.standing_up import STAND_UP, lying_tiles
from hamlet.engine.lake.storeroom import StoreFamily
from hamlet.engine.lake.waters import NO_BOAT
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from tests.app.lake_games import moment_when


def _asked(kind: str, season: str = "autumn") -> Flow:
    return Flow(moment_when(lambda state: state.decision == kind, season))


def _texts(flow: Flow) -> str:
    card = flow.scene().card
    assert card is not None
    lines = [
        f"{left} {right}" for part in card.parts if isinstance(part, LakeBox) for left, right in part.lines
    ]
    return "\n".join([*lines, *(part.text for part in card.parts if isinstance(part, Note))])


def test_a_boat_is_asked_with_its_lake_lit_and_a_line_to_each_building_that_it_joins() -> None:
    flow = _asked(BOAT)
    assert isinstance(flow.mode, Boating)
    scene, state = flow.scene(), flow.state
    lake = state.village.lakes[asked_lake(state)]
    assert [mark.triangles for mark in scene.lakes] == [lake.triangles]
    body = next(each for each in state.village.bodies if asked_lake(state) in each.lakes)
    assert {line.tile for line in scene.joins} == {
        uid for uid in range(len(state.village.tiles)) if body.beside >> uid & 1
    }
    reached = reach_of(state, state.decider)
    assert all(line.new == (not reached.is_reachable(line.tile)) for line in scene.joins)
    assert scene.card is not None
    assert scene.card.boat == flow.session.setup.seats[state.decider].color
    (flags,) = (part for part in scene.card.parts if isinstance(part, Supply))
    left = flags_left(state, state.decider)
    assert left is not None
    assert (flags.left, flags.most) == (left, state.box.rules.flags)
    assert f"{left - 1} stay" in _texts(flow)


@pytest.mark.parametrize(("what", "boat"), [(Command.BOAT, True), (Command.NO_BOAT, False)])
def test_either_answer_about_the_boat_is_one_press(what: Command, *, boat: bool) -> None:
    flow = _asked(BOAT)
    lake, seat = asked_lake(flow.state), flow.state.decider
    assert flow.choose(what)
    assert SLICE.of(flow.state).boats[lake] == (seat if boat else NO_BOAT)


def test_the_last_flag_is_told_before_it_is_put_on_a_boat() -> None:
    def last(state: State) -> bool:
        return state.decision == BOAT and flags_left(state, state.decider) == 1 and not state.ending

    flow = Flow(moment_when(last))
    card = flow.scene().card
    assert card is not None
    first = card.parts[0]
    assert isinstance(first, Note)
    assert first.bad
    assert "last flag" in first.text
    assert " 0 " not in _texts(flow)
    flow.choose(Command.BOAT)
    assert flow.state.ending


def test_the_key_f_lights_where_one_can_fish_with_how_many() -> None:
    flow = Flow(
        moment_when(lambda state: state.decision == "action" and bool(FishingFamily().targets(state)))
    )
    assert flow.key("f")
    assert isinstance(flow.mode, Fishing)
    state = flow.state
    badges = {mark.tile: mark.badge for mark in flow.scene().tiles}
    targets = [uid for (uid,) in FishingFamily().targets(state)]
    assert badges == {uid: f"{{fish}} {catch(state, state.seat, uid)}" for uid in targets}
    dry = next(uid for uid in range(len(state.village.tiles)) if uid not in targets)
    assert flow.mode.why_not(flow, TileId(dry))


def test_a_building_by_the_water_offers_fishing_with_its_number_behind_an_eye() -> None:
    flow = Flow(
        moment_when(lambda state: state.decision == "action" and bool(FishingFamily().targets(state)))
    )
    ((uid,), *_) = FishingFamily().targets(flow.state)
    count, before = catch(flow.state, flow.state.seat, uid), len(SLICE.of(flow.state).hands[flow.state.seat])
    flow.choose(TileId(uid))
    card = flow.scene().card
    assert card is not None
    row = next(part for part in card.parts if isinstance(part, Row) and part.id == OfferId("fishing"))
    assert row.eye
    assert FishTiles(count) in row.gain
    assert str(count) in row.title
    seat, left = flow.state.seat, sum(SLICE.of(flow.state).bag)
    flow.choose(OfferId("fishing"))
    assert len(SLICE.of(flow.state).hands[seat]) == before + min(count, left)


def test_who_stands_up_is_chosen_where_they_lie() -> None:
    flow = _asked(STAND_UP, "spring")
    assert isinstance(flow.mode, Rising)
    tiles = lying_tiles(flow.state)
    assert {mark.tile for mark in flow.scene().tiles} == set(tiles)
    other = next(uid for uid in range(len(flow.state.village.tiles)) if uid not in tiles)
    assert flow.mode.why_not(flow, TileId(other))
    flow.choose(TileId(tiles[0]))
    assert flow.state.decision == "action"
    assert not isinstance(flow.mode, Rising)


def test_a_building_for_nothing_is_held_pinned_and_built() -> None:
    flow = _asked(FAVOUR)
    assert isinstance(flow.mode, Favouring)
    tiles, gold = len(flow.state.village.tiles), flow.state.gold
    place = next(n for n in range(3) if flow.choose(HandId(n)) and flow.scene().ghost is not None)
    assert flow.scene().ghost is not None
    assert flow.scene().spots
    assert flow.key("return")
    ghost = flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned
    assert flow.choose(Command.BUILD)
    assert len(flow.state.village.tiles) == tiles + 1
    assert flow.state.gold == gold
    assert place >= 0


def test_storing_lights_what_can_be_brought_says_whom_it_pays_and_stores_it() -> None:
    flow = Flow(moment_when(lambda state: state.decision == "action" and bool(StoreFamily().targets(state))))
    ((uid,), *_) = StoreFamily().targets(flow.state)
    flow.choose(TileId(uid))
    assert flow.choose(OfferId("store"))
    assert isinstance(flow.mode, Storing)
    scene = flow.scene()
    assert scene.units
    assert sum(mark.chosen for mark in scene.units) >= 1
    card = scene.card
    assert card is not None
    steppers = [part for part in card.parts if isinstance(part, Stepper)]
    assert {part.id for part in steppers} == {mark.id for mark in scene.units}
    chosen = next(mark for mark in scene.units if mark.chosen)
    flow.choose(StepId(UnitId(chosen.tile, chosen.code), -1))
    assert sum(mark.chosen for mark in flow.scene().units) == sum(mark.chosen for mark in scene.units) - 1
    flow.choose(UnitId(chosen.tile, chosen.code))
    held = len(flow.state.stock[uid])
    assert flow.choose(Command.CONFIRM)
    assert len(flow.state.stock[uid]) > held


def test_every_place_for_a_building_for_nothing_carries_what_it_would_bring_the_best_first() -> None:
    flow = _asked(FAVOUR)
    mode = flow.mode
    assert isinstance(mode, Favouring)
    assert next(n for n in range(3) if flow.choose(HandId(n)) and flow.scene().ghost is not None) >= 0
    while mode.working:
        mode.work(flow)
    flow.changed()
    seat, spots = flow.state.seat, flow.scene().spots
    assert spots
    for spot in spots:
        assert isinstance(spot.id, SpotId)
        action = mode.laid(flow, mode.fit_of(spot.id))
        forecast = flow.forecast(action)
        assert spot.worth == forecast.in_all(seat)
        assert tell_place(flow, spot.id) or not spot.worth
    worths = [mode.worths.at(spot) for spot in mode.ranked]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) > 1
