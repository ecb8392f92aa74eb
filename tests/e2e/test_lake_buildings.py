"""Each building of the lake, built or worked by a person at the table, to what it brings."""

from __future__ import annotations

from hamlet.app.ids import BorderId, Command, HandId, OfferId, StepId, UnitId
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.view.amounts import FishTiles
from hamlet.app.view.parts import Stepper
from hamlet.engine.actions.construct import Construct
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.lake.storeroom import Store
from hamlet.engine.payments.payment import NOTHING
from hamlet.engine.reach import reach_of
from tests.e2e.hands import do
from tests.e2e.lake_tables import LakeTable, Seats
from tests.engine.lake.lake_hands import FREE, GAP, TWIN, LakeHand, by_the_lake, ring, twin
from tests.engine.lake.test_storeroom import STORES
from tests.engine.sketches import Sketch, vertex


def score_of_the_newest(at: LakeTable) -> int:
    """What the sheet of scores tells seat 0 that the building built last brings."""
    newest = f"landmark:{len(at.state.village.tiles) - 1}"
    at.click(Command.SCORES)
    screen = at.mouse.driver.screen
    assert isinstance(screen, ScoringScreen)
    at.mouse.driver.key("escape")
    return screen.scores.of(0, (newest,))


def stores() -> LakeHand:
    hand = by_the_lake(STORES).flag(0, "storeroom storeroom.2").villagers(0, "home home").donkeys(0)
    return hand.fill(quarry="stone stone", church="wood brick@1")


def test_storeroom_is_filled_with_the_goods_one_chooses_and_tells_whom_each_pays(sit: Seats) -> None:
    hand = stores()
    at = sit(hand)
    wood, brick = (UnitId(0, hand.code(unit)) for unit in ("wood", "brick@1"))
    at.click(at.tile("storeroom"), OfferId("store"))
    scene = at.table.flow.scene()
    assert scene.card is not None
    told = {part.id: part for part in scene.card.parts if isinstance(part, Stepper)}
    assert at.table.session.setup.seats[1].shown in told[brick].label
    for mark in scene.units:
        for _ in range(mark.chosen):
            at.click(StepId(mark.id, -1))
    assert not at.mouse.driver.hit(Command.CONFIRM).enabled
    at.click(StepId(wood, 1), brick)
    before = at.state.points[1]
    at.click(Command.CONFIRM)
    assert at.last == Store(hand.uids["storeroom"], ((0, wood.code, 1), (0, brick.code, 1)), NOTHING)
    assert len(at.state.stock[hand.uids["storeroom"]]) == 2
    assert at.state.points[1] > before


def test_storeroom_is_filled_by_keys_alone(sit: Seats) -> None:
    hand = stores()
    at = sit(hand)
    stored = Store(hand.uids["storeroom"], ((0, hand.code("wood"), 1), (0, hand.code("brick@1"), 1)), NOTHING)
    do(at.keys(), stored)
    assert at.last == stored
    assert at.mouse.driver.clicks == 0


def test_dockyard_is_built_joined_by_road_and_brings_points_for_each_own_boat(sit: Seats) -> None:
    hand = twin(True, False, changes={"dockyard": FREE}).blueprints(0, "dockyard")
    at = sit(hand.stock("town_hall", "wood wood stone stone wheat wheat"))
    at.build(0, (0, 1))
    assert isinstance(at.last, Construct)
    assert score_of_the_newest(at) == 0
    uid = len(at.state.village.tiles) - 1
    contacts = at.state.village.contacts
    side = next(each.side for each in contacts if {each.a, each.b} == {hand.uids["town_hall"], uid})
    at.click(Command.ROADS, BorderId(side), Command.CONFIRM)
    assert score_of_the_newest(at) == 3


def test_aquarium_closes_two_lakes_that_one_boat_serves_together(sit: Seats) -> None:
    hand = by_the_lake(TWIN, 2, None, {"aquarium": FREE}).villagers(0, "home home")
    at = sit(hand.blueprints(0, "aquarium"))
    at.click(HandId(0))
    at.mouse.place(0, vertex(GAP))
    assert [mark.ghost for mark in at.table.flow.scene().lakes] == [True, True]
    at.click(Command.BUILD)
    at.click(Command.NO_BOAT, Command.BOAT)
    assert [body.lakes for body in at.state.village.bodies] == [(0, 1)]
    assert sorted(at.waters.boats) == [-1, 0]
    for name in ("quarry", "market", "barn", "barn.3"):
        assert reach_of(at.state, 0).is_reachable(hand.uids[name]), name
    at.click(at.tile("barn.3"), OfferId("fishing"))
    assert at.last == GoFishing(hand.uids["barn.3"])
    assert at.fish_of()


def test_cliffside_brings_points_for_water_at_whichever_lake_without_a_road(sit: Seats) -> None:
    sketch = Sketch(TWIN.rows, roads=TWIN.roads, outlines={"cliffside": "FFFWFW"})
    hand = by_the_lake(sketch, 2, None, {"cliffside": FREE}).villagers(0, "home home")
    at = sit(hand.blueprints(0, "cliffside"))
    at.build(0, GAP)
    at.click(Command.NO_BOAT, Command.NO_BOAT)
    assert score_of_the_newest(at) == 6


def test_beach_is_built_and_gives_its_owner_two_fish_more(sit: Seats) -> None:
    hand = ring(closer="beach").villagers(0, "home home").blueprints(0, "beach")
    at = sit(hand)
    at.build(0, GAP)
    at.click(Command.BOAT)
    beach = len(at.state.village.tiles) - 1
    hand.uids["beach"] = beach
    at.click(at.tile("beach"))
    row = at.rows()[OfferId("fishing")]
    assert FishTiles(3) in row.gain
    assert row.notes
    at.click(OfferId("fishing"))
    assert len(at.fish_of()) == 3
