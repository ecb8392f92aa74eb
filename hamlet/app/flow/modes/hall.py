"""The Town Hall: look at a blueprint and take it, then the desk for hiring, then a place for each donkey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import coins, cost_amounts, gain_amounts
from hamlet.app.flow.legality import nearest_hall
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.ids import Command, DisplayId, HireId, Id, InfoId, TileId
from hamlet.app.view.amounts import Hired
from hamlet.app.view.parts import Button, Card, Note, Part, Row
from hamlet.app.view.scene import ASKED, Scene, TileMark
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import (
    FinishHiring,
    HireDonkey,
    HireVillager,
    PlaceDonkey,
    villager_cost,
)
from hamlet.engine.actions.town_hall import TakeBlueprint, skipping_coins
from hamlet.words.measures import building_rich
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.forecast import Forecast
    from hamlet.app.flow.table import Flow


HIRES: dict[str, Action] = {"villager": HireVillager(), "donkey": HireDonkey()}


class Taking(Mode):
    """A blueprint of the display looked at: what it costs, what it brings, and Take."""

    name = "townhall"

    def __init__(self, position: int) -> None:
        self.position: int = position

    def back(self, flow: Flow) -> Mode | None:
        """To the open table."""
        return Idle()

    def _action(self, flow: Flow) -> TakeBlueprint:
        return TakeBlueprint(nearest_hall(flow.state), self.position)

    def forecast(self, flow: Flow) -> Forecast | None:
        """What taking it would bring; None where it is refused."""
        action = self._action(flow)
        return flow.forecast(action) if flow.session.refusal(action) is None else None

    def scene(self, flow: Flow) -> Scene:
        """The Town Hall lit, the blueprint's card."""
        state = flow.state
        tile = state.box.definitions.tiles[state.display[self.position]]
        action = self._action(flow)
        found = flow.session.refusal(action)
        lines: list[Part] = [
            Row(
                None,
                flow.words.label("table.to_build_it"),
                cost_amounts(state.box.definitions, tile.cost),
                gain_amounts(tile.reward.gain),
            ),
        ]
        forecast = self.forecast(flow)
        if forecast is not None:
            after = forecast.after.gold[state.seat]
            told = flow.words.label("table.take.gold", now=state.gold[state.seat], after=after)
            lines.append(Note(told, InfoId("gold")))
        laid = skipping_coins(state, self.position)
        if laid:
            lines.append(Note(flow.words.label("table.take.coins", count=laid)))
        if found:
            lines.append(Note(explain_rich(flow.speech, found), bad=True))
        take = Button(
            Command.TAKE,
            flow.words.label("table.take"),
            enabled=found is None,
            main=True,
            eye=True,
            key="Enter",
        )
        card = Card(
            flow.words.name(tile),
            building_rich(flow.words, state.box.definitions, tile),
            tile=action.tile if action.tile >= 0 else None,
            blueprint=state.display[self.position],
            parts=tuple(lines),
            buttons=(take, Button(Command.BACK, flow.words.label("table.back"), key="Esc", leaves=True)),
        )
        marks = (TileMark(TileId(action.tile), action.tile, selected=True),) if action.tile >= 0 else ()
        return Scene(self.name, ASKED, tiles=marks, card=card)

    def choose(self, flow: Flow, what: Id) -> bool:
        """Take, or back; choosing the same blueprint again takes it too."""
        if what in (Command.TAKE, DisplayId(self.position)):
            return flow.play(self._action(flow))
        return what is Command.BACK and flow.back()

    def key(self, flow: Flow, name: str) -> bool:
        """Enter takes it."""
        return name == "return" and flow.choose(Command.TAKE)


class HireDesk(Mode):
    """Who can be hired, what it costs, and Done."""

    name = "hire"
    leaves_on_play = False

    def back(self, flow: Flow) -> Mode | None:
        """One cannot walk away from the desk: Done leaves it, undo goes back."""
        return None

    def scene(self, flow: Flow) -> Scene:
        """The desk beside the Town Hall."""
        state = flow.state
        decision = state.pending[-1]
        rows: list[Part] = [
            self._row(flow, "villager", flow.words.label("table.hire.villager"), villager_cost(state)),
            self._row(flow, "donkey", flow.words.label("table.hire.donkey"), state.box.rules.donkey_cost),
            Note(flow.words.label("table.hire.gold", gold=state.gold[state.seat])),
        ]
        leaves = flow.session.refusal(FinishHiring()) is None
        advised = flow.laid_out_for
        words = flow.words.label("table.done")
        buttons = [Button(Command.DONE, words, enabled=leaves, main=advised is None, key="N", leaves=True)]
        if isinstance(advised, HireId):
            buttons.insert(0, Button(advised, flow.words.label("table.hire.one"), main=True, key="Enter"))
        card = Card(
            flow.words.label("table.town_hall"),
            flow.words.label("table.hire"),
            tile=decision.tile,
            parts=tuple(rows),
            buttons=tuple(buttons),
        )
        mark = TileMark(TileId(decision.tile), decision.tile, selected=True)
        return Scene(self.name, ASKED, tiles=(mark,), card=card)

    def _row(self, flow: Flow, who: str, title: str, cost: int | None) -> Row:
        found = flow.session.refusal(HIRES[who])
        reason = explain_rich(flow.speech, found) if found else ""
        notes = (flow.words.label("table.hire.lies"),) if who == "villager" and not found else ()
        hired = (Hired(who, 1),)
        return Row(HireId(who), title, coins(cost or 0), hired, notes, enabled=not found, reason=reason)

    def choose(self, flow: Flow, what: Id) -> bool:
        """Hire somebody, or be done."""
        if isinstance(what, HireId):
            return flow.play(HIRES[what.who], stay=True)
        return what is Command.DONE and flow.play(FinishHiring())

    def key(self, flow: Flow, name: str) -> bool:
        """1 and 2 hire; N is done, and so is Enter where no hint is laid out."""
        ways = {"1": HireId("villager"), "2": HireId("donkey"), "n": Command.DONE, "return": Command.DONE}
        return name in ways and flow.choose(ways[name])


class PlacingDonkey(Mode):
    """The new donkey hangs on the pointer: every reachable tile is lit."""

    name = "place_donkey"
    leaves_on_play = False

    def back(self, flow: Flow) -> Mode | None:
        """Undo takes the hire back; there is nothing to leave."""
        return None

    def scene(self, flow: Flow) -> Scene:
        """Reachable tiles lit."""
        tiles = range(len(flow.state.village.tiles))
        open_ = [uid for uid in tiles if flow.session.refusal(PlaceDonkey(uid)) is None]
        return Scene(
            self.name,
            ASKED,
            dim=True,
            tiles=tuple(TileMark(TileId(uid), uid) for uid in open_),
            bright=frozenset(open_),
        )

    def why_not(self, flow: Flow, what: Id) -> str:
        """Why the donkey may not be put there."""
        found = flow.session.refusal(PlaceDonkey(what.tile)) if isinstance(what, TileId) else None
        return explain_rich(flow.speech, found) if found else ""

    def choose(self, flow: Flow, what: Id) -> bool:
        """A tile."""
        return isinstance(what, TileId) and flow.play(PlaceDonkey(what.tile), stay=True)
