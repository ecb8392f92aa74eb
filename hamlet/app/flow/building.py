"""A pinned blueprint: which tile to stand on, how to pay, what it brings now and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import cost_amounts, points_from, tile_name
from hamlet.app.flow.legality import target_refusal
from hamlet.app.flow.purchase import Bid, Purchase, WantedPurchase
from hamlet.app.flow.spots import Fit
from hamlet.app.ids import Command, Id, StandId, TurnId
from hamlet.app.view.parts import Button, Card, Gains
from hamlet.app.view.scene import Ghost, Meet
from hamlet.engine.actions.construct import Construct, ConstructFamily
from hamlet.engine.actions.family import Target
from hamlet.engine.actions.paid import PaidFamily
from hamlet.engine.bits import bits
from hamlet.engine.fitting import meetings
from hamlet.engine.game import play
from hamlet.engine.payments.payment import Payment
from hamlet.engine.reach import reach_of
from hamlet.engine.refusals import Refusal
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.scoring.measures import MATCHING_SEGMENT
from hamlet.engine.state import State
from hamlet.words.measures import building_rich
from hamlet.words.refusals import explain_rich
from hamlet.words.speech import Speech
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


def ghost_meets(state: State, tile: int, spot: Fit) -> tuple[Meet, ...]:
    """How each touching side of the ghost meets its neighbour."""
    score = state.box.definitions.tiles[tile].score
    scoring = score if score is not None and score.per == MATCHING_SEGMENT else None
    found = []
    for meeting in meetings(state.village, tile, spot.rotation, spot.at):
        if meeting.terrain != meeting.other:
            found.append(Meet(meeting.side, "fits"))
        elif scoring is not None and scoring.terrain in (None, meeting.terrain):
            found.append(Meet(meeting.side, "scores", scoring.points))
        else:
            found.append(Meet(meeting.side, "matches"))
    return tuple(found)


def misfit_ghost(flow: Flow, tile: int, spot: Fit, refused: Refusal, *, pinned: bool) -> Ghost:
    """The ghost where it does not fit: the sides or triangles at fault, and the rule."""
    wrong = frozenset(refused.facts.get("sides", ()))
    triangles = tuple(refused.facts.get("triangles", ()))
    meets = () if triangles else ghost_meets(flow.state, tile, spot)
    shown = tuple(Meet(meet.side, "clashes") if meet.side in wrong else meet for meet in meets)
    why = explain_rich(flow.speech, refused)
    return Ghost(
        Command.GHOST, tile, spot.rotation, spot.at, pinned, False, shown, why=why, triangles=triangles
    )


def stands_for(speech: Speech, tile: int, spot: Fit) -> WantedPurchase:
    """The blueprint at this spot, standing on each reachable tile that it touches."""
    state, words = speech.state, speech.words
    family = state.box.ruleset.by_name["construct"]
    if not isinstance(family, PaidFamily):
        raise TypeError(family)
    cost = cost_amounts(state.box.definitions, state.box.definitions.tiles[tile].cost)
    touched = state.village.touched_by(tile, spot.rotation, spot.at) & reach_of(state, state.seat).reachable
    bids = tuple(Bid(StandId(uid), (tile, uid), tile_name(speech, uid), cost) for uid in bits(touched))

    def paid(target: Target, payment: Payment) -> Construct:
        return Construct(target[0], target[1], spot.rotation, spot.at, payment)

    return WantedPurchase(
        family, bids, words.label("table.stand_on"), words.label("table.stand_on.remark"), paid=paid
    )


def nowhere_built(state: State, tile: int) -> Refusal | None:
    """Why a blueprint cannot be built where least is missing for it; None if it can, or fits nowhere."""
    family, reach = state.box.ruleset.by_name["construct"], reach_of(state, state.seat)
    beside = list(bits(reach.beside(tile) & reach.reachable))
    if not isinstance(family, ConstructFamily) or not beside:
        return None
    cost = state.box.definitions.tiles[tile].cost
    uid = min(beside, key=lambda each: _missing(family.sources(state, each).lack(cost)))
    rotation, at = next(family.places(state, (tile, uid)))

    def paid(target: Target, payment: Payment) -> Construct:
        return Construct(target[0], target[1], rotation, at, payment)

    return target_refusal(state, family, (tile, uid), paid)


def _missing(lack: Refusal | None) -> int:
    return sum(count - have for _, count, have in lack.facts["missing"]) if lack else 0


class BuildPlan:
    """The construction of one blueprint at one spot."""

    def __init__(self, speech: Speech, tile: int, spot: Fit) -> None:
        self.tile = tile
        self.spot = spot
        self.purchase = Purchase(speech.state, stands_for(speech, tile, spot))

    def choose(self, flow: Flow, what: Id) -> bool:
        """Another stand, another unit, a mend, or Build."""
        self.purchase.recount(flow.state)
        if what is Command.BUILD:
            return flow.play(self.purchase.action)
        return self.purchase.choose(flow, what)

    def card(self, flow: Flow) -> Card:
        """Turn, stand on, payment, gains, Build."""
        purchase, definitions = self.purchase, flow.state.box.definitions
        purchase.recount(flow.state)
        tile, able = definitions.tiles[self.tile], purchase.refusal is None
        parts = purchase.parts(flow)
        if able:
            parts.append(self._gains(flow.words))
        eye = able and flow.would_reveal(purchase.action)
        buttons = (
            Button(TurnId(-1), flow.words.label("table.turn_left"), key="Q", icon="turn-left"),
            Button(TurnId(1), flow.words.label("table.turn_right"), key="E", icon="turn-right"),
            Button(
                Command.BUILD, flow.words.label("table.build"), enabled=able, main=True, key="Enter", eye=eye
            ),
            Button(Command.LIFT, flow.words.label("table.lift"), key="Esc"),
        )
        subtitle = building_rich(flow.words, definitions, tile)
        return Card(flow.words.name(tile), subtitle, blueprint=self.tile, parts=tuple(parts), buttons=buttons)

    def _gains(self, words: Words) -> Gains:
        """Points now, and how much more the end would bring as things stand."""
        state = self.purchase.state
        seat, after = state.seat, state.copy()
        play(after, self.purchase.action)
        before_score, after_score = final_scores(state)[seat], final_scores(after)[seat]
        now = after.points[seat] - state.points[seat]
        end = after_score["total"] - before_score["total"] - now
        own = points_from(state, self.purchase.paying.payment)
        note = (
            words.label("table.gains.own_goods", built=now - own, own=own)
            if own
            else words.label("table.gains.building")
        )
        return Gains(now, note, end, words.label("table.gains.as_things_stand"))
