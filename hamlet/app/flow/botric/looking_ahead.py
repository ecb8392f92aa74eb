"""What pointing at one of his actions tells: what it would come to now, by which line, what would stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.app.flow.botric.in_words import word_of
from hamlet.app.flow.botric.lacking import lack_text
from hamlet.words.botric.deeds import deed_text
from hamlet.words.botric.telling import decided_text, why_not

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.ids import BotricId
    from hamlet.engine.botric.foreseeing import Account

STOPS: Final = {
    "hire": "table.botric.stops.hire",
    "deliver": "table.botric.stops.deliver",
    "sell": "table.botric.stops.sell",
    "produce": "table.botric.stops.produce",
    "purchase": "table.botric.stops.purchase",
    "refine": "table.botric.stops.refine",
    "build": "table.botric.stops.build",
    "road": "table.botric.stops.road",
    "fishing": "table.botric.stops.fishing",
}
"""What an action needs, and so what would stop it."""


def tell_action(flow: Flow, what: BotricId) -> str:
    """A few lines."""
    action, label = what.action, flow.words.label
    if action not in flow.foresight.known:
        return ""
    head = label("table.botric.told", word=word_of(flow.speech, action))
    told = _account(flow, action, flow.foresight.of(action))
    return "\n".join((head, *told, label(STOPS[action])))


def _account(flow: Flow, action: str, account: Account) -> list[str]:
    """What he would do and by which line; or that he would ask; or why he would not."""
    speech = flow.speech
    if account.tie is not None:
        return [flow.words.label("table.botric.told.tie", count=len(account.tie.options))]
    if account.action == action:
        decided = decided_text(speech, action, account.lines, deed=account.deed)
        return [deed_text(speech, action, account.deed), decided]
    passed = account.tried[0][1]
    lacks = lack_text(speech, action) if passed.code == "lacks" else ""
    nearest = [flow.words.label("table.botric.lacks.nearest", lacks=lacks)] if lacks else []
    return [why_not(speech, action, passed.code, passed.facts), *nearest]
