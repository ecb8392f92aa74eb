"""A pinned blueprint: which tile to stand on, how to pay, what it brings now and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import points_from, tile_name
from hamlet.app.flow.mends import mending_move
from hamlet.app.flow.paying import Paying
from hamlet.app.flow.spots import Fit
from hamlet.app.view.parts import Button, Card, Choice, Gains, Heading, Note, Part
from hamlet.app.view.scene import Meet
from hamlet.engine.actions.construct import Construct
from hamlet.engine.bits import bits
from hamlet.engine.fitting import meetings
from hamlet.engine.game import play
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.scoring.measures import MATCHING_SEGMENT
from hamlet.engine.state import State
from hamlet.words.labels import label
from hamlet.words.measures import building_rich
from hamlet.words.refusals import explain_rich

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


class BuildPlan:
    """The construction of one blueprint at one spot."""

    def __init__(self, state: State, tile: int, spot: Fit) -> None:
        self.state = state
        self.tile = tile
        self.spot = spot
        self.cost = state.box.definitions.tiles[tile].cost
        touched = state.village.touched_by(tile, spot.rotation, spot.at) & state.village.reachable
        self.stands = sorted(bits(touched), key=self._dearness)
        self.stand = self.stands[0]
        self.paying = Paying(state, self.stand, self.cost)

    def _dearness(self, uid: int) -> tuple[int, int, int]:
        """Payable first, then with the least to be bought."""
        means = PaymentSources(self.state, self.state.seat, uid)
        short = sum(max(0, n.count - sum(means.counts[m] for m in n.materials)) for n in self.cost.needs)
        return (0 if means.can_pay(self.cost) else 1, short, uid)

    def action(self) -> Construct:
        """What Build would do."""
        return Construct(self.tile, self.stand, self.spot.rotation, self.spot.at, self.paying.payment)

    def bright(self) -> frozenset[int]:
        """The tiles that matter: where one stands, whence it comes, what lies between."""
        marks = {mark.tile for mark in self.paying.marks()}
        return frozenset(
            marks | {tile for way in self.paying.ways() for tile in way.tiles} | set(self.stands)
        )

    def choose(self, flow: Flow, what: str) -> bool:
        """Another stand, another unit, a mend, or Build."""
        if what == "build":
            return flow.play(self.action())
        kind, _, rest = what.partition(":")
        if kind in ("stand", "tile") and rest.isdigit() and int(rest) in self.stands:
            self.stand = int(rest)
            self.paying = Paying(self.state, self.stand, self.cost)
            return True
        if kind == "unit":
            self.paying.choose(what)
            return True
        if what == "mend:build":
            move = mending_move(flow.state, self.stand, self.cost)
            return move is not None and flow.play(move, stay=True)
        return False

    def card(self, flow: Flow) -> Card:
        """Turn, stand on, payment, gains, Build."""
        tile = self.state.box.definitions.tiles[self.tile]
        parts: list[Part] = [
            Heading(label("table.stand_on"), label("table.stand_on.remark")),
            *self._stand_rows(flow),
        ]
        if self.paying.payable:
            parts += [*self.paying.parts(), self._gains()]
        else:
            parts += self._lack(flow)
        action = self.action()
        build = Button(
            "build",
            label("table.build"),
            enabled=self.paying.payable,
            main=True,
            key="Enter",
            eye=self.paying.payable and flow.would_reveal(action),
        )
        buttons = (
            Button("turn:-1", label("table.turn_left"), key="Q", icon="turn-left"),
            Button("turn:1", label("table.turn_right"), key="E", icon="turn-right"),
            build,
            Button("lift", label("table.lift"), key="Esc"),
        )
        subtitle = building_rich(flow.words, self.state.box.definitions, tile)
        return Card(tile.name, subtitle, blueprint=self.tile, parts=tuple(parts), buttons=buttons)

    def _stand_rows(self, flow: Flow) -> list[Choice]:
        rows = []
        for uid in self.stands[:4]:
            means = PaymentSources(self.state, self.state.seat, uid)
            lack = means.lack(self.cost)
            reason = explain_rich(flow.speech, lack) if lack and uid != self.stand else ""
            title = tile_name(self.state, uid)
            rows.append(
                Choice(
                    f"stand:{uid}",
                    title,
                    selected=uid == self.stand,
                    notes=(reason,) if reason else (),
                )
            )
        return rows

    def _lack(self, flow: Flow) -> list[Part]:
        lack = self.paying.means.lack(self.cost)
        parts: list[Part] = [Note(explain_rich(flow.speech, lack), bad=True)] if lack else []
        move = mending_move(self.state, self.stand, self.cost)
        if move is not None:
            parts.append(Button("mend:build", f"{{donkey}} {flow.describe(move)}", main=True))
        return parts

    def _gains(self) -> Gains:
        """Points now, and how much more the end would bring as things stand."""
        seat = self.state.seat
        after = self.state.copy()
        play(after, self.action())
        before_score, after_score = final_scores(self.state)[seat], final_scores(after)[seat]
        now = after.points[seat] - self.state.points[seat]
        end = after_score["total"] - before_score["total"] - now
        own = points_from(self.state, self.paying.payment)
        note = (
            label("table.gains.own_goods", built=now - own, own=own) if own else label("table.gains.building")
        )
        return Gains(now, note, end, label("table.gains.as_things_stand"))
