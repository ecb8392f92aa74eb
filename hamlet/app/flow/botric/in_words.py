"""His actions in the few words for which board and strip have room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hamlet.app.flow.botric.lacking import lack_text
from hamlet.app.view.botric_icons import ICONS
from hamlet.engine.botric.attempts.road import RoadBuilding
from hamlet.engine.botric.base import HIS_SEAT
from hamlet.engine.botric.events import BotricActs
from hamlet.engine.definitions import Gain
from hamlet.engine.events import Event
from hamlet.words.botric.deeds import his_gain
from hamlet.words.botric.telling import TriedFacts, action_name, why_not_short
from hamlet.words.speech import Speech
from hamlet.words.stories import gained


def icon_of(action: str) -> str:
    """The sign of an action."""
    return ICONS.get(action, "question")


def word_of(speech: Speech, action: str) -> str:
    """An action in one word."""
    return action_name(speech.words, action)


def short_not(speech: Speech, action: str, code: str, facts: TriedFacts) -> str:
    """Why he does not, in at most four words; where he cannot pay, what is missing."""
    lacks = lack_text(speech, action) if code == "lacks" else ""
    return lacks or why_not_short(speech, action, code, facts)


def short_deed(speech: Speech, action: str, deed: Any) -> str:  # noqa: ANN401
    """What he does, in at most four words; the state is the one before it."""
    code, facts = DEEDS[action]
    return speech.words.label(code, **facts(speech, deed))


def done_deed(speech: Speech, acts: BotricActs, events: Sequence[Event]) -> str:
    """What he did, and what that brought him where it is not told by that already."""
    told, brought = short_deed(speech, acts.action, acts.deed), gained(events, HIS_SEAT)
    if acts.action in TELLING_POINTS:
        return told
    gain = speech.gain(Gain(max(0, brought.gold), brought.points))
    return f"{told} {gain}" if gain else told


TELLING_POINTS: Final = frozenset(("deliver", "sell"))
"""Of these the few words are what they bring."""

DeedFacts = dict[str, object]


def _at(speech: Speech, deed: Any) -> DeedFacts:  # noqa: ANN401
    return {"tile": speech.tile(deed.tile)}


def _hire(_: Speech, deed: Any) -> DeedFacts:  # noqa: ANN401
    return {"gold": deed.cost}


def _deliver(speech: Speech, deed: Any) -> DeedFacts:  # noqa: ANN401
    return {"points": speech.box.church_slots[deed.slot].points}


def _sell(speech: Speech, deed: Any) -> DeedFacts:  # noqa: ANN401
    return {"points": his_gain(speech, speech.definitions.sales[deed.sale].gain).points}


def _purchase(speech: Speech, deed: Any) -> DeedFacts:  # noqa: ANN401
    return {"blueprint": speech.blueprint(speech.state.display[deed.position])}


def _build(speech: Speech, deed: Any) -> DeedFacts:  # noqa: ANN401
    return {"blueprint": speech.blueprint(deed.blueprint)}


def _road(speech: Speech, deed: RoadBuilding) -> DeedFacts:
    contact = deed.contact
    return {"tile": speech.tile(contact.b if contact.a == deed.tile else contact.a)}


DEEDS: Final[dict[str, tuple[str, Callable[[Speech, Any], DeedFacts]]]] = {
    "hire": ("table.botric.does.hire", _hire),
    "deliver": ("table.botric.does.deliver", _deliver),
    "sell": ("table.botric.does.sell", _sell),
    "produce": ("table.botric.does.produce", _at),
    "purchase": ("table.botric.does.purchase", _purchase),
    "refine": ("table.botric.does.refine", _at),
    "build": ("table.botric.does.build", _build),
    "road": ("table.botric.does.road", _road),
    "fishing": ("table.botric.does.fishing", _at),
    "nothing": ("table.botric.does.nothing", lambda *_: {}),
}
"""The sentence for each of his actions, and what it is given."""
