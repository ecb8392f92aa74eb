"""A building for nothing: choose a blueprint, hold it where it fits, pin it, build it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.building import turner
from hamlet.app.flow.forecast import Forecast
from hamlet.app.flow.ghosts import ghost_meets, misfit_ghost
from hamlet.app.flow.lakeside.previews import lake_boxes, lake_ghosts
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.flow.modes.ranked import BEST, RankedGhosting
from hamlet.app.flow.spots import Fit, apart, far
from hamlet.app.flow.worths import PlaceWorths
from hamlet.app.ids import Command, HandId, Id, SpotId, TileId, TurnId
from hamlet.app.view.parts import Button, Card, Choice, Note, Part
from hamlet.app.view.scene import ASKED, Ghost, Scene, Spot
from hamlet.engine.bits import bits
from hamlet.engine.lake.favour import BuildForNothing

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.lattice.geometry import Vertex


class FavourPlaces(PlaceWorths):
    """Each place with nothing to pay, and without what the building would have brought at once."""

    def forecast(self, spot: Fit) -> Forecast:
        """What building it there comes to."""
        return Forecast.of(self.state, BuildForNothing(self.tile, spot.rotation, spot.at))


class Favouring(RankedGhosting):
    """The blueprints of the hand on a card; the chosen one as a ghost that is pinned, then built."""

    name = "favour"
    leaves_on_play = False

    def __init__(self) -> None:
        super().__init__()
        self.held: int | None = None
        self.pinned = False

    @property
    def fixed(self) -> bool:
        """A pinned ghost stays where it is."""
        return self.pinned

    def back(self, flow: Flow) -> Mode | None:
        """Lift it, then choose another; the meal itself is taken back by undo."""
        if self.pinned:
            self.pinned = False
            return self
        return Favouring() if self.held is not None else None

    def laid(self, flow: Flow, spot: Fit) -> BuildForNothing:
        """Building it there."""
        return BuildForNothing(self.fits.tile, spot.rotation, spot.at)

    def forecast(self, flow: Flow) -> Forecast | None:
        """What building it there brings; None where it does not fit."""
        if self.spot is None or self.held is None or self.misfit is not None:
            return None
        return flow.forecast(self.laid(flow, self.spot))

    def scene(self, flow: Flow) -> Scene:
        """The hand, and the chosen blueprint where it would lie."""
        held, forecast = self.held, self.forecast(flow)
        prompt = ASKED
        if held is not None and not self.pinned:
            prompt = flow.words.label("table.place", tile=flow.speech.blueprint(held))
        return Scene(
            self.name,
            prompt,
            dim=held is not None,
            bright=self._beside(flow),
            ghost=self._ghost(flow),
            spots=self._spots() if held is not None else (),
            lakes=lake_ghosts(flow.words, forecast),
            card=self._card(flow, forecast),
        )

    def _beside(self, flow: Flow) -> frozenset[int]:
        if self.spot is None or self.held is None:
            return frozenset()
        return frozenset(bits(flow.state.village.touched_by(self.held, self.spot.rotation, self.spot.at)))

    def _ghost(self, flow: Flow) -> Ghost | None:
        spot, held = self.spot, self.held
        if spot is None or held is None:
            return None
        if self.misfit is not None:
            return misfit_ghost(flow, held, spot, self.misfit, pinned=self.pinned)
        forecast, seat = self.forecast(flow), flow.state.seat
        meets = ghost_meets(flow.state, held, spot, forecast.after if forecast else None)
        worth = forecast.in_all(seat) if forecast else None
        return Ghost(Command.GHOST, held, spot.rotation, spot.at, self.pinned, True, meets, worth)

    def _spots(self) -> tuple[Spot, ...]:
        here = self.spot
        return self.other_places(
            [each for each in apart(self.ranked, BEST) if here is None or far(each, here)]
        )

    def _card(self, flow: Flow, forecast: Forecast | None) -> Card:
        words, state = flow.words, flow.state
        hand = state.blueprints[state.seat]
        parts: list[Part] = [
            Choice(HandId(place), flow.blueprint_name(tile), selected=tile == self.held, key=str(place + 1))
            for place, tile in enumerate(hand)
        ]
        buttons: tuple[Button, ...] = ()
        if self.held is not None and self.spot is not None:
            parts.append(turner(words, self.fits, self.spot.rotation))
            if forecast is not None:
                account = flow.account(forecast)
                parts += lake_boxes(words, forecast)
                gains = account.gains()
                parts += [gains] if gains.now_note or gains.end_note else []
                parts += [Note(line) for line in account.awards()]
            able, eye = forecast is not None and self.pinned, forecast is not None and forecast.reveals
            buttons = (
                Button(
                    Command.BUILD, words.label("table.build"), enabled=able, main=True, eye=eye, key="Enter"
                ),
                Button(Command.LIFT, words.label("table.lift"), enabled=self.pinned, key="Esc", leaves=True),
            )
        return Card(
            words.label("table.lake.favour"),
            words.label("table.lake.favour.about"),
            blueprint=self.held,
            parts=tuple(parts),
            buttons=buttons,
        )

    def choose(self, flow: Flow, what: Id) -> bool:
        """A blueprint, a place, the ghost, a turn, Build or Lift."""
        if isinstance(what, HandId):
            return self._take(flow, what.place)
        if self.held is None:
            return isinstance(what, TileId)
        if isinstance(what, SpotId):
            self.lie(flow, self.fit_of(what))
            return self.pin(flow)
        if isinstance(what, TurnId):
            return self.turn(flow, what.times)
        if what is Command.BUILD and self.spot is not None:
            return flow.play(self.laid(flow, self.spot))
        if what is Command.LIFT or (what is Command.GHOST and self.pinned):
            self.pinned = False
            return True
        return (what is Command.GHOST or isinstance(what, TileId)) and self.pin(flow)

    def _take(self, flow: Flow, place: int) -> bool:
        hand = flow.state.blueprints[flow.state.seat]
        if not 0 <= place < len(hand):
            return False
        worths = FavourPlaces(flow.state, hand[place])
        if not worths.fits.spots:
            flow.say(flow.words.label("table.no_fit", tile=flow.speech.blueprint(hand[place])))
            return True
        self.held, self.pinned = hand[place], False
        self.hold(worths)
        return True

    def pin(self, flow: Flow, at: Vertex | None = None) -> bool:
        """Keep it where it is, or say why it cannot stand there."""
        if self.misfit is not None:
            flow.refuse(self.misfit)
            return True
        self.pinned = self.spot is not None and self.held is not None
        return self.pinned

    def key(self, flow: Flow, name: str) -> bool:
        """Digits take a blueprint, Q and E turn it, Enter pins, then builds."""
        if name in ("q", "e"):
            return self.turn(flow, 1 if name == "e" else -1)
        if name.isdigit():
            return flow.choose(HandId(int(name) - 1))
        if name == "return" and self.held is not None:
            return flow.choose(Command.BUILD) if self.pinned else self.pin(flow)
        return False
