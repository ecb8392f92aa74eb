"""All attempts: the three that come first, in their order, and those of the tokens by name."""

from __future__ import annotations

from typing import Any, Final

from hamlet.engine.botric.attempts.attempt import Attempt
from hamlet.engine.botric.attempts.build import Build
from hamlet.engine.botric.attempts.deliver import Deliver
from hamlet.engine.botric.attempts.fishing import Fishing
from hamlet.engine.botric.attempts.hire import Hire
from hamlet.engine.botric.attempts.produce import Produce
from hamlet.engine.botric.attempts.purchase import Purchase
from hamlet.engine.botric.attempts.refine import Refine
from hamlet.engine.botric.attempts.road import BuildRoad
from hamlet.engine.botric.attempts.sell import Sell

FIRST: Final[tuple[Attempt[Any], ...]] = (Hire(), Deliver(), Sell())

TOKENS: Final[dict[str, Attempt[Any]]] = {
    attempt.name: attempt for attempt in (Produce(), Purchase(), Refine(), Build(), BuildRoad(), Fishing())
}
