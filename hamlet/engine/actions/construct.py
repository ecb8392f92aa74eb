"""Constructing a building from a blueprint beside the tile the villager stands on (B4, B5, B18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Target
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.actions.villager import any_stands, closed_tiles, send_villager, villager_refusal
from hamlet.engine.bits import bits, nth_bit
from hamlet.engine.building import raise_building
from hamlet.engine.definitions import Cost
from hamlet.engine.dice import Chooser
from hamlet.engine.events import Sink
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.payment import NOTHING, Payment, pay, payment_refusal
from hamlet.engine.payments.proposals import all_payments, best_payment, random_payment
from hamlet.engine.reach import reach_of
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put


@dataclass(frozen=True, slots=True)
class Construct(Action):
    """Build a blueprint in a turn and place, paid at and touching the tile stood on."""

    blueprint: int
    tile: int
    rotation: int
    at: Vertex
    payment: Payment
    walker: int = NEAREST


class ConstructFamily(PaidFamily[Construct]):
    """Construction. A target is (blueprint, tile stood on)."""

    name: ClassVar[str] = "construct"
    action: ClassVar[type[Action]] = Construct
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: Construct) -> Refusal | None:
        """Why this cannot be built so."""
        found = villager_refusal(state, action.tile, action.walker) or self.place_refusal(
            state, action.blueprint, action.tile, action.rotation, action.at
        )
        if found:
            return found
        cost = state.box.definitions.tiles[action.blueprint].cost
        return payment_refusal(self.sources(state, action.tile), cost, action.payment)

    def place_refusal(
        self, state: State, blueprint: int, tile: int, rotation: int, at: Vertex
    ) -> Refusal | None:
        """Why this blueprint does not fit there beside this tile, payment apart."""
        if blueprint not in state.blueprints[state.seat]:
            return refuse("construct", "not_in_hand", blueprint=blueprint)
        problem = reach_of(state, state.seat).problem(blueprint, rotation, at)
        if problem:
            facts = {"triangles": problem.triangles, "sides": problem.sides, "tiles": problem.uids}
            return refuse("B4", f"place_{problem.code}", blueprint=blueprint, **facts)
        if not state.village.touched_by(blueprint, rotation, at) >> tile & 1:
            return refuse("B4", "not_beside_villager", blueprint=blueprint, tile=tile)
        return None

    def apply(self, state: State, action: Construct, emit: Sink) -> None:
        """Pay at the villager's tile, then raise the building."""
        seat = state.seat
        send_villager(state, action.tile, action.walker, emit)
        cost = state.box.definitions.tiles[action.blueprint].cost
        pay(state, seat, action.tile, cost, action.payment, emit)
        take_from_hand(state, action.blueprint)
        raise_building(state, action.blueprint, action.rotation, action.at, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every (blueprint, tile) where the cost can be paid and the blueprint fits."""
        hand = sorted(set(state.blueprints[state.seat]))
        if not hand or not any_stands(state):
            return ()
        return [
            (blueprint, uid) for blueprint, standing in self._standing(state, hand) for uid in bits(standing)
        ]

    def pick(self, state: State, dice: Chooser) -> Target | None:
        """A blueprint and a tile by chance."""
        hand = sorted(set(state.blueprints[state.seat]))
        if not hand or not any_stands(state):
            return None
        offered = list(self._standing(state, hand))
        total = sum([standing.bit_count() for _, standing in offered])
        number = dice.below(total) if total else 0
        for blueprint, standing in offered:
            count = standing.bit_count()
            if number < count:
                return blueprint, nth_bit(standing, number).bit_length() - 1
            number -= count
        return None

    def available(self, state: State) -> bool:
        """Whether anything can be built, stopping at the first that can."""
        hand = set(state.blueprints[state.seat])
        if not hand:
            return False
        around, reach = payable_of(state, state.seat), reach_of(state, state.seat)
        tiles = state.box.definitions.tiles
        for blueprint in hand:
            for bit in around.each_payable(tiles[blueprint].cost, ~closed_tiles(state)):
                if not reach.fits_anywhere(blueprint):
                    break
                if reach.fits_beside(blueprint, bit.bit_length() - 1):
                    return True
        return False

    def _standing(self, state: State, hand: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Each blueprint with the tiles, as bits, where it can be paid and beside which it fits."""
        around, reach = payable_of(state, state.seat), reach_of(state, state.seat)
        tiles = state.box.definitions.tiles
        for blueprint in hand:
            cost = tiles[blueprint].cost
            # Where a tile fits takes longer to find than whether it could be paid at all.
            if around.anywhere(cost):
                beside = reach.beside(blueprint) & ~closed_tiles(state)
                yield blueprint, around.payable_if_anywhere(cost, beside)

    def places(self, state: State, target: Target) -> Iterator[tuple[int, Vertex]]:
        """Every (rotation, position) in which the target's blueprint touches its tile."""
        blueprint, uid = target
        shape = state.box.definitions.tiles[blueprint].shape
        boards = reach_of(state, state.seat).placements_from(blueprint, uid)
        for rotation, board in zip(shape.distinct, boards, strict=True):
            for at in state.village.positions(board):
                yield rotation, at

    def actions(self, state: State, target: Target) -> Iterator[Construct]:
        """Every payment in every place."""
        tile, cost = self.site(state, target)
        sources = self.sources(state, tile)
        for rotation, at in self.places(state, target):
            for payment in all_payments(sources, cost):
                yield Construct(target[0], tile, rotation, at, payment)

    def sample(self, state: State, target: Target, dice: Chooser) -> Construct:
        """A place by chance, then a payment by chance."""
        blueprint, uid = target
        village, shape = state.village, state.box.definitions.tiles[blueprint].shape
        boards = reach_of(state, state.seat).placements_from(blueprint, uid)
        counts = [board.bit_count() for board in boards]
        number = dice.below(sum(counts))
        index = 0
        while number >= counts[index]:
            number -= counts[index]
            index += 1
        at = next(village.positions(nth_bit(boards[index], number)))
        tile, cost = self.site(state, target)
        payment = random_payment(self.sources(state, tile), cost, dice) or NOTHING
        return Construct(blueprint, uid, shape.distinct[index], at, payment)

    def propose(self, state: State, target: Target) -> Construct:
        """The first place with the best payment."""
        tile, cost = self.site(state, target)
        rotation, at = next(self.places(state, target))
        payment = best_payment(self.sources(state, tile), cost) or NOTHING
        return Construct(target[0], tile, rotation, at, payment)

    def site(self, state: State, target: Target) -> tuple[int, Cost]:
        """The materials are brought to the tile stood on."""
        blueprint, uid = target
        return uid, state.box.definitions.tiles[blueprint].cost

    def paid(self, target: Target, payment: Payment) -> Construct:
        """Not enough to name a construction: its place is missing."""
        raise NotImplementedError


def take_from_hand(state: State, blueprint: int) -> None:
    """The seat has this blueprint in hand no more."""
    hand = list(state.blueprints[state.seat])
    hand.remove(blueprint)
    state.blueprints = put(state.blueprints, state.seat, tuple(hand))
