"""A boat on the lake that has just formed, or none: what it would join, and what it costs in flags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Mode
from hamlet.app.ids import Command, Id
from hamlet.app.view.parts import Button, Card, LakeBox, Note, Part, Supply
from hamlet.app.view.scene import ASKED, JoinLine, LakeMark, Scene
from hamlet.engine.bits import bits
from hamlet.engine.flags import flags_left, flags_placed
from hamlet.engine.lake.base import rules_of
from hamlet.engine.lake.boats import PlaceBoat, asked_lake
from hamlet.engine.reach import reach_of

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

MOST_LINES = 6
"""So many buildings have a line of their own on the card."""


class Boating(Mode):
    """The question of the boat."""

    name = "boat"
    leaves_on_play = False

    def back(self, flow: Flow) -> Mode | None:
        """One cannot walk away from a question."""
        return None

    def scene(self, flow: Flow) -> Scene:
        """The lake lit, a line to each building that the boat would join, the card."""
        state = flow.state
        number = asked_lake(state)
        lake = state.village.lakes[number]
        lines = self._lines(flow, number)
        return Scene(
            self.name,
            ASKED,
            dim=True,
            bright=frozenset(line.tile for line in lines),
            lakes=(LakeMark(lake.triangles),),
            joins=lines,
            card=self._card(flow, lines),
        )

    def _lines(self, flow: Flow, number: int) -> tuple[JoinLine, ...]:
        """All that lies by the water; new is what a villager of the seat could not get to before."""
        state = flow.state
        body = next(each for each in state.village.bodies if number in each.lakes)
        reached = reach_of(state, state.decider).reachable
        triangles = state.village.lakes[number].triangles
        return tuple(JoinLine(triangles, uid, not reached >> uid & 1) for uid in bits(body.beside))

    def _card(self, flow: Flow, lines: tuple[JoinLine, ...]) -> Card:
        words, state = flow.words, flow.state
        left = flags_left(state, state.decider)
        parts: list[Part] = [LakeBox(words.label("table.lake.boat.joins"), self._told(flow, lines))]
        wheat = rules_of(state).boat_wheat
        parts.append(Note(words.label("table.lake.boat.wheat", count=wheat), spare=True))
        if left is not None:
            told = "table.lake.boat.flags" if left > 1 else "table.lake.boat.flags.none"
            parts.append(self._flags(flow, left))
            parts.append(Note(words.label(told, left=left - 1), spare=True))
            if left == 1 and state.box.rules.last_flag_ends_game and not state.ending:
                # First of all: however little of the card has room, this is seen.
                parts.insert(0, Note(words.label("table.lake.boat.last_flag"), bad=True))
        forecast = flow.forecast(PlaceBoat(boat=True))
        buttons = (
            Button(
                Command.BOAT, words.label("table.lake.boat"), main=True, key="Enter", eye=forecast.reveals
            ),
            Button(Command.NO_BOAT, words.label("table.lake.no_boat"), key="0", leaves=True),
        )
        tile, size = state.pending[-1].tile, len(state.village.lakes[asked_lake(state)].triangles)
        return Card(
            words.label("table.lake.boat.ask"),
            words.label("table.lake.boat.about", size=size),
            tile=tile if tile >= 0 else None,
            parts=tuple(parts),
            buttons=buttons,
            boat=flow.session.setup.seats[state.decider].color,
        )

    @staticmethod
    def _told(flow: Flow, lines: tuple[JoinLine, ...]) -> tuple[tuple[str, str], ...]:
        """A line for each building, the new ones first; those joined already in one, if they are many."""
        words = flow.words
        fresh = [flow.tile_name(line.tile) for line in lines if line.new]
        joined = [flow.tile_name(line.tile) for line in lines if not line.new]
        new, already = words.label("table.lake.boat.new"), words.label("table.lake.boat.already")
        told = [(words.label("table.lake.boat.line.new", name=name), new) for name in fresh]
        if len(lines) > MOST_LINES and len(joined) > 1:
            joined = [words.label("table.lake.boat.joined", names=joined)]
        rest = [words.label("table.lake.boat.line.already", name=name) for name in joined]
        return (*told, *((each, already) for each in rest))

    @staticmethod
    def _flags(flow: Flow, left: int) -> Part:
        """All flags of the seat, those it has left and those it has placed."""
        seat = flow.state.decider
        most = left + flags_placed(flow.state, seat)
        text = flow.words.label("table.lake.boat.supply")
        return Supply(text, "flag", flow.session.setup.seats[seat].color, left, most)

    def choose(self, flow: Flow, what: Id) -> bool:
        """Boat, or no boat."""
        if what is Command.BOAT:
            return flow.play(PlaceBoat(boat=True))
        return what is Command.NO_BOAT and flow.play(PlaceBoat(boat=False))

    def key(self, flow: Flow, name: str) -> bool:
        """Enter or 1 places it, 0 does not."""
        answers = {"return": Command.BOAT, "1": Command.BOAT, "0": Command.NO_BOAT}
        return name in answers and flow.choose(answers[name])
