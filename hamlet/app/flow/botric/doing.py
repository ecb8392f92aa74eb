"""What Botric does now, in a line for the bar above the village."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.botric.in_words import done_deed, word_of
from hamlet.app.flow.botric.turns import goes_in_turn, goes_of, turn_steps

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


def his_doing(flow: Flow) -> str:
    """What the villager did that acted last; until it does something, what he is about."""
    done = flow.session.history.done
    begin = turn_steps(done, len(done))
    goes = goes_of(done[begin:], begin)
    told = goes[-1].done if goes else None
    if told is None or told.acts is None:
        return flow.prompt
    speech = flow.session.setup.speech(done[told.step].before)
    word, deed = word_of(speech, told.action), done_deed(speech, told.acts, done[told.step].events)
    number, count = len(goes), goes_in_turn(goes, flow.state)
    return flow.words.label("table.botric.doing", number=number, count=count, word=word, deed=deed)
