"""Sheets over the table: the end of a turn, the score as things stand, what reaches a tile, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import tile_name, units
from hamlet.app.flow.lakeside.turn_leftovers import meals_left
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.flow.modes.over import Over
from hamlet.app.ids import Command, Id, InfoId, TileId, WhyId
from hamlet.app.view.parts import Button, Card, Note, Part, ScoreHead, ScoreLine
from hamlet.app.view.scene import ASKED, Scene, TileMark, Way
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.actions.villager import standing_places
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.scoring.final import winners
from hamlet.session.sheet import scores_by_source
from hamlet.words.scores import TOTAL, score_rows, score_sources

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


class EndSheet(Over):
    """Something is left over: it asks whether to end the turn all the same."""

    name = "end_turn"

    def scene(self, flow: Flow) -> Scene:
        """What is left over."""
        left = len(standing_places(flow.state))
        told = [flow.words.label("table.end_turn.left", left=left)] if left else []
        told += [f"{{{line.icon}}} {line.text}" for line in meals_left(flow)]
        buttons = (
            Button(Command.END_TURN, flow.words.label("table.end_turn"), main=True, key="N"),
            Button(Command.BACK, flow.words.label("table.go_on"), key="Esc", leaves=True),
        )
        return Scene(
            self.name,
            ASKED,
            ghost=self.pinned_below(flow),
            card=Card(
                flow.words.label("table.end_turn.ask"),
                parts=tuple(Note(text) for text in told),
                buttons=buttons,
                beside=Command.END_TURN,
            ),
        )

    def choose(self, flow: Flow, what: Id) -> bool:
        """End it, or go on."""
        if what is Command.END_TURN:
            return flow.play(EndTurn())
        return what is Command.BACK and flow.back()

    def key(self, flow: Flow, name: str) -> bool:
        """N or Enter ends it."""
        return name in ("n", "return") and flow.choose(Command.END_TURN)


class ScoreSheet(Over):
    """Every seat's score by source, as things stand or final."""

    name = "scores"

    def scene(self, flow: Flow) -> Scene:
        """A row for each source."""
        state = flow.state
        scores = scores_by_source(flow.session)
        names = flow.names
        rows = zip(score_sources(state, scores), score_rows(flow.speech, scores), strict=True)
        seats = flow.session.setup.seats
        parts: list[Part] = [
            ScoreHead(tuple((seat.color, name) for seat, name in zip(seats, names, strict=True)))
        ]
        parts += [
            ScoreLine(name, tuple(points), source == TOTAL, InfoId("score", source))
            for source, (name, points) in rows
        ]
        title = flow.words.label("table.scores.final" if state.finished else "table.scores.now")
        who = [names[seat] for seat in winners(state)]
        verdict = flow.words.label("table.scores.wins" if state.finished else "table.scores.leads", names=who)
        return Scene(
            self.name,
            ASKED,
            ghost=self.pinned_below(flow),
            card=Card(
                title,
                verdict,
                parts=tuple(parts),
                buttons=(Button(Command.BACK, flow.words.label("table.close"), key="Esc", leaves=True),),
                beside=Command.SCORES,
            ),
        )

    def choose(self, flow: Flow, what: Id) -> bool:
        """Close."""
        return what is Command.BACK and flow.back()

    def key(self, flow: Flow, name: str) -> bool:
        """X closes."""
        return name == "x" and flow.back()


class ReachView(Over):
    """What can be brought to a tile, and on which ways."""

    name = "reach"

    def __init__(self, uid: int, under: Mode | None = None) -> None:
        super().__init__(under)
        self.uid = uid

    def scene(self, flow: Flow) -> Scene:
        """Sources bright, the ways of their goods, a card that lists them."""
        state = flow.state
        means = PaymentSources(state, state.seat, self.uid)
        routes = means.carriage.routes(self.uid)
        piles = [pile for found in means.piles for pile in found]
        parts: list[Part] = [
            Note(f"{units(state, code, count).marks} {tile_name(flow.speech, uid)}")
            for uid, code, count in piles
        ]
        if means.market:
            parts.append(Note(flow.words.label("table.reach.market")))
        lines = [Way(routes[uid], state.box.code_material[code], routes[uid][1:-1]) for uid, code, _ in piles]
        return Scene(
            self.name,
            flow.words.label("table.reach.prompt"),
            dim=True,
            tiles=(TileMark(TileId(self.uid), self.uid, selected=True),),
            bright=frozenset(routes),
            ways=tuple(line for line in lines if len(line.tiles) > 1),
            ghost=self.pinned_below(flow),
            card=Card(
                tile_name(flow.speech, self.uid),
                flow.words.label("table.reach"),
                tile=self.uid,
                parts=tuple(parts) or (Note(flow.words.label("table.reach.nothing")),),
            ),
        )

    def choose(self, flow: Flow, what: Id) -> bool:
        """Another tile."""
        if isinstance(what, TileId):
            self.uid = what.tile
            return True
        return False

    def key(self, flow: Flow, name: str) -> bool:
        """P leaves."""
        return name == "p" and flow.back()


class Watching(Mode):
    """Somebody else plays: everything can be looked at, nothing done."""

    name = "watching"

    def back(self, flow: Flow) -> Mode | None:
        """Nothing to leave."""
        return None

    def choose(self, flow: Flow, what: Id) -> bool:
        """Nothing can be done now, but his reasons can be read."""
        return not isinstance(what, WhyId)
