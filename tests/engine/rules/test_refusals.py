"""Each refusal provoked: its rule, its code, its facts, and not a bit of the state changed."""

from __future__ import annotations

import pytest

from hamlet.engine.dump import dump_state, state_hash
from hamlet.engine.game import Game, IllegalActionError
from tests.engine.botric.provoked_solo import SOLO
from tests.engine.lake.provoked_lake import LAKE
from tests.engine.rules.provoked_building import PAYING, PLACES
from tests.engine.rules.provoked_work import TURN, WORK
from tests.engine.rules.provoking import Refused
from tests.engine.rules.refusal_codes import engine_refusals

ALL = [*TURN, *WORK, *PLACES, *PAYING, *LAKE, *SOLO]

# Said about a cost before anything is chosen, not to an action: see test_payments.
OF_MEANS = {("B2", "missing_material"), ("B3", "missing_gold")}
# While start tiles are laid every tile is joined to the Church, and there are no lakes.
IMPOSSIBLE = {("L13", "place_unreachable"), ("L13", "place_lake")}
# Where on the lattice a spot is wrong: tested with the village.
GEOMETRY = {"triangles", "sides", "tiles"}


@pytest.mark.parametrize("case", ALL, ids=str)
def test_is_refused_with_rule_code_and_facts_and_changes_nothing(case: Refused) -> None:
    hand = case.hand()
    action = case.action(hand)
    before, data = state_hash(hand.state), dump_state(hand.state)
    found = hand.refusal(action)
    assert found is not None
    assert (found.rule, found.code) == (case.rule, case.code)
    expected = dict(case.facts(hand))
    assert {key: value for key, value in found.facts.items() if key in expected} == expected
    assert set(found.facts) - set(expected) <= (GEOMETRY if case.code.startswith("place_") else set())
    with pytest.raises(IllegalActionError) as raised:
        Game(hand.state).apply(action)
    assert raised.value.refusal == found
    assert state_hash(hand.state) == before
    assert dump_state(hand.state) == data


def test_every_refusal_of_the_engine_is_provoked() -> None:
    provoked = {(case.rule, case.code) for case in ALL}
    assert engine_refusals() - OF_MEANS - IMPOSSIBLE == provoked


@pytest.mark.parametrize(
    ("code", "triangles", "sides"),
    [("place_overlap", 6, 0), ("place_clash", 0, 1), ("place_unreachable", 0, 2), ("place_alone", 0, 0)],
)
def test_a_wrong_spot_shows_where_it_is_wrong(code: str, triangles: int, sides: int) -> None:
    case = next(each for each in PLACES if (each.rule, each.code) == ("B4", code))
    hand = case.hand()
    found = hand.refusal(case.action(hand))
    assert found is not None
    assert (len(found.facts["triangles"]), len(found.facts["sides"])) == (triangles, sides)
