"""A villager in a place that is no tile: nothing mistakes it for the last tile, and it goes where it may."""

from __future__ import annotations

import pytest

from hamlet.app.board.contents import pieces_of
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import NEAREST
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.villager import any_stands, standing_places
from hamlet.engine.carriage import carriage_of
from hamlet.engine.dump import dump_state, load_state, state_hash
from hamlet.engine.events import VillagerWalked
from hamlet.engine.options import Options
from hamlet.engine.snapshot import snapshot
from hamlet.engine.state import put
from hamlet.engine.workers import HOUSE, has_acted, is_tile, place_of, rested, tiles_with, worker
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import Sketch

ROW = Sketch("church farm quarry barn", roads="church-farm farm-quarry quarry-barn")
CHURCH, FARM, QUARRY, BARN = range(4)


def home(*others: int) -> Hand:
    """A villager of seat 0 at home, and others who stand on these tiles."""
    hand = sketched(ROW)
    pieces = sorted([worker(HOUSE), *(worker(tile) for tile in others)])
    hand.state.villagers = put(hand.state.villagers, 0, tuple(pieces))
    return hand


def produce(hand: Hand, tile: int, walker: int = NEAREST) -> tuple[int, ...]:
    """Send somebody to a producer: the way that is told."""
    made = hand.definitions.tiles[hand.state.village.tiles[tile].tile]
    action = Produce(tile, made.produces[:1] * made.slots, walker)
    return next(event.way for event in hand.do(action) if isinstance(event, VillagerWalked))


def test_a_place_and_whether_it_acted_are_read_back() -> None:
    for place in (HOUSE, 0, 1, 59):
        for acted in (False, True):
            piece = worker(place, acted=acted)
            assert (place_of(piece), has_acted(piece), is_tile(place)) == (place, acted, place != HOUSE)
    assert HOUSE != NEAREST
    assert rested([worker(HOUSE), worker(3, acted=True), worker(4)]) == [HOUSE, 4]
    assert tiles_with([worker(HOUSE), worker(HOUSE, acted=True), worker(2)]) == 0b100


def test_a_villager_at_home_goes_to_any_reachable_tile_from_the_church() -> None:
    hand = home()
    assert any_stands(hand.state)
    assert standing_places(hand.state) == [HOUSE]
    assert set(Options(hand.state).targets(hand.state.box.ruleset.by_name["produce"])) == {
        (FARM,),
        (QUARRY,),
        (BARN,),
    }
    assert produce(hand, QUARRY) == (CHURCH, FARM, QUARRY)
    assert hand.state.villagers[0] == (worker(QUARRY, acted=True),)


def test_the_house_lies_one_step_behind_the_church() -> None:
    assert produce(home(QUARRY), QUARRY) == (QUARRY,)
    assert produce(home(QUARRY), FARM) == (QUARRY, FARM)
    level = home(BARN)
    assert produce(level, FARM) == (CHURCH, FARM)
    assert level.state.villagers[0] == (worker(FARM, acted=True), worker(BARN))


@pytest.mark.parametrize(("walker", "way"), [(HOUSE, (CHURCH, FARM, QUARRY)), (BARN, (BARN, QUARRY))])
def test_the_walker_may_be_named(walker: int, way: tuple[int, ...]) -> None:
    assert produce(home(BARN), QUARRY, walker) == way


def test_nobody_at_home_is_nobody_to_name() -> None:
    hand = sketched(ROW).villagers(0, "barn")
    assert hand.refused(Produce(FARM, (2, 2), HOUSE)) == "nobody_stands_there"


def test_a_donkey_at_home_neither_carries_nor_steps() -> None:
    hand = sketched(ROW).stock("quarry", "stone")
    hand.state.donkeys = put(hand.state.donkeys, 0, (worker(HOUSE),))
    assert carriage_of(hand.state, 0).origins(CHURCH) == 0b11
    assert list(Options(hand.state).targets(hand.state.box.ruleset.by_name["donkey"])) == []
    assert not hand.state.box.ruleset.by_name["donkey"].available(hand.state)
    assert hand.refused(MoveDonkey(HOUSE, FARM)) == "no_such_tile"


def test_whoever_is_at_home_lies_on_no_tile_in_snapshot_and_drawing_and_survives_a_load() -> None:
    hand = home(FARM)
    tiles = snapshot(hand.state)["tiles"]
    assert [len(tile["villagers"]) for tile in tiles][:4] == [1, 1, 0, 0]  # seat 1 has its own on the Church
    assert {place for place, _, _ in pieces_of(hand.state)} <= {CHURCH, FARM}
    again = load_state(hand.state.box, dump_state(hand.state))
    assert again.villagers == hand.state.villagers
    assert state_hash(again) == state_hash(hand.state)


def test_villagers_cut_off_are_the_last_to_go_and_simply_arrive() -> None:
    hand = sketched(Sketch("church farm . barn", roads="church-farm"))
    hand.villagers(0, "barn church")
    assert produce(hand, FARM) == (CHURCH, FARM)
    hand = sketched(Sketch("church farm . barn", roads="church-farm")).villagers(0, "barn")
    assert produce(hand, FARM) == (FARM,)
