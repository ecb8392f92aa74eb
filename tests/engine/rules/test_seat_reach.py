"""A join that only one seat may use: its villagers, donkeys and goods cross, everybody else's do not."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import PlaceDonkey
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.bits import bits
from hamlet.engine.carriage import carriage_of
from hamlet.engine.decisions import PLACE_DONKEY, Decision
from hamlet.engine.events import MaterialUsed, VillagerWalked
from hamlet.engine.game import refusal
from hamlet.engine.options import Options
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.words.base.gaps import donkey_gaps
from tests.engine.hands import Hand, sketched
from tests.engine.rules.provoking import BARN, BARN_2, CHURCH, FARM, MARKET, POND, RAW, VILLAGE
from tests.engine.sketches import vertex

SAILOR, WALKER = 0, 1


def joined(*groups: tuple[int, ...]) -> Hand:
    """The village of the refusals; these tiles are connected for seat 0 alone. The barns have no road."""
    masks = tuple(sum(1 << uid for uid in group) for group in groups)
    hand = sketched(VILLAGE).with_hooks(joining=lambda _, seat: masks if seat == SAILOR else ())
    return hand.gold(20, 20)


def codes(hand: Hand, action: Action) -> list[str]:
    """What each of the two seats is told if it tries the action in its turn."""
    found = []
    for seat in (SAILOR, WALKER):
        hand.state.seat = seat
        refused = refusal(hand.state, action)
        found.append(refused.code if refused else "")
    return found


def offered(state: State, family: str, seat: int) -> set[tuple[object, ...]]:
    state.seat = seat
    return set(Options(state).targets(state.box.ruleset.by_name[family]))


def test_villagers_of_one_seat_get_there() -> None:
    hand = joined((FARM, BARN_2))
    fill = (0,) * hand.definitions.tiles[hand.tile("barn.2")].slots
    assert codes(hand, Produce(BARN_2, fill)) == ["", "out_of_reach"]
    assert (BARN_2,) in offered(hand.state, "produce", SAILOR)
    assert (BARN_2,) not in offered(hand.state, "produce", WALKER)
    hand.state.seat = SAILOR
    walked = next(event for event in hand.do(Produce(BARN_2, fill)) if isinstance(event, VillagerWalked))
    assert walked.way == (CHURCH, FARM, BARN_2)


def test_donkeys_of_one_seat_step_there() -> None:
    hand = joined((CHURCH, BARN_2)).donkeys(SAILOR, "church").donkeys(WALKER, "church")
    assert codes(hand, MoveDonkey(CHURCH, BARN_2)) == ["", "not_connected"]
    assert (CHURCH, BARN_2) in offered(hand.state, "donkey", SAILOR)
    assert (CHURCH, BARN_2) not in offered(hand.state, "donkey", WALKER)


def test_hired_donkeys_of_one_seat_may_be_placed_there() -> None:
    hand = joined((CHURCH, BARN_2))
    for seat, code in ((SAILOR, ""), (WALKER, "out_of_reach")):
        hand.state.seat = seat
        hand.state.pending = (Decision(PLACE_DONKEY, seat, 0, must=True),)
        assert hand.refused(PlaceDonkey(BARN_2)) == code
        assert ((BARN_2,) in offered(hand.state, "place_donkey", seat)) is not bool(code)


def test_one_seat_builds_beside_it() -> None:
    hand = joined((CHURCH, BARN_2))
    for seat in (SAILOR, WALKER):
        hand.blueprints(seat, "small_woodland")
    tile = hand.tile("small_woodland")
    build = Construct(tile, BARN_2, 0, vertex((3, 1)), hand.pay("church:wood"))
    hand.stock("church", "wood")
    assert codes(hand, build) == ["", "out_of_reach"]
    assert reach_of(hand.state, SAILOR).problem(tile, 0, vertex((3, 1))) is None
    problem = reach_of(hand.state, WALKER).problem(tile, 0, vertex((3, 1)))
    assert problem is not None
    assert problem.code == "unreachable"
    assert (tile, BARN_2) in offered(hand.state, "construct", SAILOR)
    assert (tile, BARN_2) not in offered(hand.state, "construct", WALKER)


def test_goods_come_to_one_seat_from_there() -> None:
    hand = joined((CHURCH, BARN_2)).stock("barn.2", "wood wood wood wood")
    hand.stock("church", "stone stone stone stone stone stone")
    units = " ".join(["barn.2:wood"] * 4 + ["church:stone"] * 6)
    deliver = Deliver(CHURCH, RAW, hand.pay(units))
    assert codes(hand, deliver) == ["", "cannot_be_brought"]
    cost = hand.state.box.church_slots[RAW].cost
    hand.gold(0, 0)
    assert [payable_of(hand.state, seat).payable(cost) >> CHURCH & 1 for seat in (SAILOR, WALKER)] == [1, 0]
    assert donkey_gaps(hand.state, SAILOR, BARN_2, CHURCH) == ()
    assert donkey_gaps(hand.state, WALKER, BARN_2, CHURCH) is None
    hand.state.seat = SAILOR
    ways = {event.way for event in hand.do(deliver) if isinstance(event, MaterialUsed)}
    assert ways == {(CHURCH,), (BARN_2, CHURCH)}


def test_all_tiles_of_a_join_are_connected_and_donkeys_beyond_carry() -> None:
    hand = joined((FARM, BARN, BARN_2)).donkeys(SAILOR, "farm barn").donkeys(WALKER, "farm barn")
    assert reach_of(hand.state, SAILOR).reachable == reach_of(hand.state, WALKER).reachable | 1 << BARN | (
        1 << BARN_2
    )
    assert set(bits(carriage_of(hand.state, SAILOR).origins(CHURCH))) >= {FARM, BARN, BARN_2}
    assert not carriage_of(hand.state, WALKER).origins(CHURCH) & (1 << BARN | 1 << BARN_2)


def test_seats_without_joins_share_the_reach_of_the_village() -> None:
    hand = joined((CHURCH, BARN_2))
    state = hand.state
    assert reach_of(state, WALKER) is state.village.by_road
    assert reach_of(state, SAILOR) is reach_of(state, SAILOR)
    assert reach_of(sketched(VILLAGE).state, SAILOR) is not state.village.by_road


def test_scores_and_road_sites_do_not_know_the_join() -> None:
    hand, plain = joined((MARKET, POND), (CHURCH, BARN_2)), sketched(VILLAGE)
    for each in (hand, plain):
        each.gold(20, 20).flag(SAILOR, "barn.2 pond_a farm").stock("market", "wood wood")
    assert [hand.scores(seat) for seat in (0, 1)] == [plain.scores(seat) for seat in (0, 1)]
    assert hand.state.village.road_sites() == plain.state.village.road_sites()
    road = BuildRoad(MARKET, hand.side("market", "pond_a"), hand.pay("market:wood market:wood"))
    assert codes(hand, road) == ["", ""]


@pytest.mark.parametrize("seat", [SAILOR, WALKER])
def test_a_new_village_knows_the_join_too(seat: int) -> None:
    hand = joined((CHURCH, BARN_2))
    before = reach_of(hand.state, seat)
    hand.marker(1, "market-pond_a")
    after = reach_of(hand.state, seat)
    assert after is not before
    assert after.reachable == before.reachable | 1 << POND
