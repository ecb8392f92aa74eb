"""All attempts: the three that come first, in their order, and those of the tokens by name."""

from __future__ import annotations

from typing import Any, Final

from hamlet.engine.botric.attempts.attempt import Attempt
from hamlet.engine.botric.attempts.build import BuildAttempt
from hamlet.engine.botric.attempts.deliver import DeliverAttempt
from hamlet.engine.botric.attempts.fishing import FishingAttempt
from hamlet.engine.botric.attempts.hire import HireAttempt
from hamlet.engine.botric.attempts.produce import ProduceAttempt
from hamlet.engine.botric.attempts.purchase import PurchaseAttempt
from hamlet.engine.botric.attempts.refine import RefineAttempt
from hamlet.engine.botric.attempts.road import RoadAttempt
from hamlet.engine.botric.attempts.sell import SellAttempt

FIRST: Final[tuple[Attempt[Any], ...]] = (HireAttempt(), DeliverAttempt(), SellAttempt())

TOKENS: Final[dict[str, Attempt[Any]]] = {
    attempt.name: attempt
    for attempt in (
        ProduceAttempt(),
        PurchaseAttempt(),
        RefineAttempt(),
        BuildAttempt(),
        RoadAttempt(),
        FishingAttempt(),
    )
}
