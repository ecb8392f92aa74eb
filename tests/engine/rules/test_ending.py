"""The end of a game: trigger, last round, final scoring, winners (B16, B25)."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.events import EndTriggered, GameFinished, PointsScored
from hamlet.engine.game import Game
from hamlet.engine.options import Options
from hamlet.engine.scoring.final import final_scores, winners
from tests.engine.hands import Hand, sketched
from tests.engine.sketches import START, Sketch, vertex


def nearly_done(seats: int, seat: int, first: int = 0) -> Hand:
    """Only the gold slot of the Church is open, and it is this seat's turn."""
    hand = sketched(START, seats).gold(*(20,) * seats)
    hand.state.church = (-1, *(0,) * (len(hand.state.church) - 1))
    hand.state.first, hand.state.seat = first, seat
    return hand


def finish_church(hand: Hand) -> None:
    hand.do(Deliver(hand.uids["church"], hand.slot("gold"), hand.pay()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b16_the_round_is_finished_so_that_all_have_had_as_many_turns(seats: int) -> None:
    for first in range(seats):
        for place in range(seats):
            hand = nearly_done(seats, (first + place) % seats, first)
            finish_church(hand)
            turns = 0
            while not hand.state.finished:
                hand.end_turns()
                turns += 1
            assert turns == seats - place
            assert hand.state.round == 1


def test_b16_after_the_end_nothing_is_legal_and_nothing_is_offered() -> None:
    hand = nearly_done(2, 1)
    finish_church(hand)
    hand.end_turns()
    assert hand.state.finished
    found = hand.refusal(EndTurn())
    assert found is not None
    assert (found.rule, found.code) == ("B16", "game_over")
    assert list(Options(hand.state).iterate()) == []


def test_b25_all_actions_stay_open_in_the_last_round() -> None:
    hand = nearly_done(2, 0)
    hand.fill(farm="wheat", quarry="stone stone stone", woodcutter="wood wood wood", church="milk@1")
    finish_church(hand)
    hand.end_turns()
    hand.state.market = (hand.sale("milk"), hand.sale("flour"), hand.sale("wood_wheat"))
    hand.villagers(1, "church " * 6).blueprints(1, "small_mountains")
    wheat = hand.material("wheat")
    hand.do(MoveDonkey(0, hand.uids["farm"]))
    hand.do(Sell(hand.uids["market"], hand.sale("milk"), hand.pay("church:milk@1")))
    site = Construct(hand.tile("small_mountains"), 0, 0, vertex((1, 1)), hand.pay("quarry:stone"))
    hand.do(site)
    hand.do(BuildRoad(0, hand.side("church", "small_mountains"), hand.pay("quarry:stone quarry:stone")))
    hand.do(Produce(hand.uids["farm"], (wheat, wheat)))
    hand.stock("quarry", "stone stone stone").stock("farm", "wheat wheat wheat")
    hand.do(Beg(0))
    hand.do(TakeBlueprint(hand.uids["town_hall"], 0))


def test_b25_a_second_trigger_changes_nothing() -> None:
    sketch = Sketch("farm church", roads="farm-church")
    hand = sketched(sketch, options={"flags": 1, "last_flag_ends_game": True}).gold(10, 0)
    hand.stock("farm", "wheat wheat").blueprints(0, "pond_a").blueprints(1, "pond_b")
    hand.state.church = (-1, 0, 0, 0)
    hand.villagers(0, "church church")
    assert EndTriggered(0, "church") in hand.do(Deliver(0, 0, hand.pay()))
    events = hand.do(Construct(hand.tile("pond_a"), 0, 0, vertex((1, 0)), hand.pay("farm:wheat")))
    assert not any(isinstance(event, EndTriggered) for event in events)
    hand.end_turns()
    events = hand.do(Construct(hand.tile("pond_b"), 0, 0, vertex((0, 1)), hand.pay("farm:wheat")))
    assert not any(isinstance(event, EndTriggered) for event in events)
    hand.end_turns()
    assert hand.state.finished


def test_the_points_told_at_the_end_add_up_to_the_total() -> None:
    sketch = Sketch("farm church pond_a barn", roads="farm-church church-pond_a pond_a-barn")
    hand = sketched(sketch).gold(17, 7).flag(0, "pond_a").keep("planner", 1)
    hand.state.church = (-1, 0, 1, 0)
    hand.state.seat = 1
    hand.gold(4, 20).state.points = (11, 12)
    hand.do(Deliver(0, 0, hand.pay()))
    events = hand.do(EndTurn())
    scores = final_scores(hand.state)
    for seat, during in enumerate((11, 18)):
        told = sum(event.points for event in events if isinstance(event, PointsScored) and event.seat == seat)
        assert scores[seat]["during"] == during
        assert during + told == scores[seat]["total"]
        assert scores[seat]["total"] == sum(v for source, v in scores[seat].items() if source != "total")
    assert isinstance(events[-1], GameFinished)
    assert Game(hand.state).snapshot()["scores"] == scores


def standing(points: tuple[int, ...], church: tuple[int, ...], sold: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins with these totals before awards, deliveries by slot and numbers of sales."""
    hand = sketched(Sketch("church"), len(points)).gold(*(0,) * len(points))
    hand.state.church = church
    hand.state.sold = tuple(tuple(range(count)) for count in sold)
    bare = [score["total"] for score in final_scores(hand.state)]
    hand.state.points = tuple(wanted - had for wanted, had in zip(points, bare, strict=True))
    return winners(hand.state)


def test_b16_the_most_points_win() -> None:
    assert standing((30, 31), (0, 0, 0, -1), (5, 0)) == (1,)
    assert standing((40, 31, 12), (2, 2, 1, 1, 2), (0, 1, 2)) == (0,)


def test_b16_a_tie_goes_to_the_most_deliveries_then_to_the_most_sales() -> None:
    assert standing((30, 30), (0, 1, 1, -1), (5, 0)) == (1,)
    assert standing((30, 30), (0, 1, 0, 1), (0, 1)) == (1,)
    assert standing((30, 30, 30), (0, 1, 2, 2, 1), (4, 0, 1)) == (2,)


def test_b16_a_tie_in_everything_is_a_shared_win() -> None:
    assert standing((30, 30), (0, 1, 0, 1), (2, 2)) == (0, 1)
    assert standing((30, 30, 29), (0, 1, 0, 1, 2), (1, 1, 9)) == (0, 1)
    hand = nearly_done(2, 1)
    hand.state.church = (-1, 0, 1, 0)
    hand.state.points, hand.state.sold = (6, 0), ((), ())
    hand.gold(0, 10)
    finish_church(hand)
    events = hand.do(EndTurn())
    assert events[-1] == GameFinished((0, 1))
