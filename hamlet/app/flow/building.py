"""A pinned blueprint: which tile to stand on, how to pay, what it brings now and at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.lakeside.previews import lake_boxes
from hamlet.app.flow.purchase import Purchase
from hamlet.app.flow.standing import stands_for
from hamlet.app.ids import Command, Id, TurnId
from hamlet.app.view.parts import Button, Card, Note, Part, Turner
from hamlet.words.measures import building_for

if TYPE_CHECKING:
    from hamlet.app.flow.forecast import Forecast
    from hamlet.app.flow.spots import Fit, Fits
    from hamlet.app.flow.table import Flow
    from hamlet.words.speech import Speech
    from hamlet.words.words import Words


def turner(words: Words, fits: Fits, rotation: int) -> Turner:
    """The buttons that turn it, and how it lies now, of all the ways in which it fits anywhere."""
    turns = fits.rotations
    able = len(turns) > 1
    only = "" if able else words.label("table.turned.only")
    left, right = words.label("table.turn_left"), words.label("table.turn_right")
    return Turner(
        Button(TurnId(-1), left, able, key="Q", icon="turn-left", hint=only),
        words.label("table.turned.of", turn=turns.index(rotation) + 1, turns=len(turns)),
        Button(TurnId(1), right, able, key="E", icon="turn-right", hint=only),
    )


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

    def forecast(self, flow: Flow) -> Forecast | None:
        """What Build would bring; None where it is refused."""
        self.purchase.recount(flow.state)
        return flow.forecast(self.purchase.action) if self.purchase.refusal is None else None

    def card(self, flow: Flow) -> Card:
        """Turn, stand on, payment, gains, Build."""
        forecast, definitions = self.forecast(flow), flow.state.box.definitions
        parts: list[Part] = [turner(flow.words, flow.worths(self.tile).fits, self.spot.rotation)]
        parts += self.purchase.parts(flow)
        if forecast is not None:
            account = flow.account(forecast)
            parts += lake_boxes(flow.words, forecast)
            nothing = flow.speech.part("sums", "short.nothing")
            gains = account.gains()
            parts.append(
                replace(gains, now_note=gains.now_note or nothing, end_note=gains.end_note or nothing)
            )
            parts += [Note(line) for line in account.awards()]
        able, tile = forecast is not None, definitions.tiles[self.tile]
        eye = forecast is not None and forecast.reveals
        buttons = (
            Button(
                Command.BUILD, flow.words.label("table.build"), enabled=able, main=True, key="Enter", eye=eye
            ),
            Button(Command.LIFT, flow.words.label("table.lift"), key="Esc", leaves=True),
        )
        # A first refinery brings what makes its goods better: told as it will be.
        speech = flow.speech if forecast is None else flow.session.setup.speech(forecast.after)
        subtitle = building_for(speech, tile, flow.state.seat)
        return Card(flow.words.name(tile), subtitle, blueprint=self.tile, parts=tuple(parts), buttons=buttons)
