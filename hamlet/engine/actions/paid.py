"""What families with a payment share: each of their targets has one cost at one tile."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator

from hamlet.engine.actions.family import A, Family, Target
from hamlet.engine.definitions import Cost
from hamlet.engine.dice import Chooser
from hamlet.engine.payments.payment import NOTHING, Payment
from hamlet.engine.payments.proposals import all_payments, best_payment, random_payment
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.state import State


class PaidFamily(Family[A]):
    """A family whose actions differ, for one target, only in how they are paid."""

    may_buy = True
    """Whether free-market purchases may serve."""

    @abstractmethod
    def site(self, state: State, target: Target) -> tuple[int, Cost]:
        """The tile where the target's cost is paid, and the cost."""

    @abstractmethod
    def paid(self, target: Target, payment: Payment) -> A:
        """The action of this target with this payment."""

    def sources(self, state: State, tile: int) -> PaymentSources:
        """What the acting seat could pay with there."""
        return PaymentSources(state, state.seat, tile, may_buy=self.may_buy)

    def actions(self, state: State, target: Target) -> Iterator[A]:
        """One for every payment."""
        tile, cost = self.site(state, target)
        for payment in all_payments(self.sources(state, tile), cost):
            yield self.paid(target, payment)

    def sample(self, state: State, target: Target, dice: Chooser) -> A:
        """A payment by chance."""
        tile, cost = self.site(state, target)
        return self.paid(target, random_payment(self.sources(state, tile), cost, dice) or NOTHING)

    def propose(self, state: State, target: Target) -> A:
        """The best payment."""
        tile, cost = self.site(state, target)
        return self.paid(target, best_payment(self.sources(state, tile), cost) or NOTHING)
