"""What Botric lacks is told where he cannot pay: never more than he has, and enough to pay if he had it."""

from __future__ import annotations

import pytest

from hamlet.app.flow.botric.in_words import short_not
from hamlet.app.flow.botric.lacking import lacking
from hamlet.app.flow.botric.looking_ahead import tell_action
from hamlet.app.flow.table import Flow
from hamlet.app.ids import BotricId
from hamlet.engine.botric.events import BotricTried
from hamlet.session.history import Step
from hamlet.words.stories import all_of
from tests.app.botric_games import whole_solo
from tests.app.games import moment_of


def in_vain(edition: str, action: str) -> list[tuple[int, Step, BotricTried]]:
    """All that he passed over because he could not pay for it."""
    done = whole_solo(7, lake=True, edition=edition).history.done
    return [
        (number, step, event)
        for number, step in enumerate(done)
        for event in all_of(step.events, BotricTried)
        if (event.action, event.code) == (action, "lacks")
    ]


@pytest.mark.parametrize("edition", ["favour", "investor"])
@pytest.mark.parametrize("action", ["deliver", "sell", "build"])
def test_what_he_lacks_is_told_in_numbers(action: str, edition: str) -> None:
    whole, found = whole_solo(7, lake=True, edition=edition), in_vain(edition, action)
    assert found or (action, edition) == ("build", "investor")
    for _, step, event in found:
        lack = lacking(step.before, action)
        assert lack is not None
        assert 0 <= lack.has < lack.asked
        told = short_not(whole.setup.speech(step.before), action, event.code, event.facts)
        assert told.endswith(f"{lack.has} of {lack.asked}")


def test_without_buying_goods_that_he_lacks_lie_nowhere_on_his_roads_often_enough() -> None:
    for _, step, _ in in_vain("favour", "sell"):
        lack, state = lacking(step.before, "sell"), step.before
        assert lack is not None
        there = sum(state.box.code_material[code] in lack.materials for pile in state.stock for code in pile)
        assert lack.has <= there


def test_pointing_at_an_action_tells_how_near_he_is_to_it() -> None:
    number, _, _ = in_vain("favour", "deliver")[0]
    flow = Flow(moment_of(whole_solo(7, lake=True), number))
    assert "Nearest to it" in tell_action(flow, BotricId("deliver"))


def test_what_cannot_be_told_in_numbers_is_told_in_words() -> None:
    assert lacking(whole_solo(7, lake=True).history.done[40].before, "road") is None
