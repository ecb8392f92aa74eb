"""A blueprint in hand: a ghost that snaps to where it fits, is pinned by a click, then built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.building import BuildPlan
from hamlet.app.flow.ghosts import ghost_meets, misfit_ghost
from hamlet.app.flow.lakeside.previews import lake_ghosts
from hamlet.app.flow.misfit import MEND, Misfit
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.modes.ranked import BEST, RankedGhosting
from hamlet.app.flow.spots import Fit, apart, far
from hamlet.app.ids import (
    BorderId,
    Command,
    DeliveryId,
    DisplayId,
    HandId,
    Id,
    SaleId,
    SpotId,
    TileId,
    TurnId,
)
from hamlet.app.view.scene import ASKED, Ghost, Scene, Spot, TileMark
from hamlet.engine.actions.construct import Construct
from hamlet.engine.bits import bits
from hamlet.engine.payments.payment import NOTHING
from hamlet.engine.reach import reach_of

if TYPE_CHECKING:
    from hamlet.app.flow.forecast import Forecast
    from hamlet.app.flow.table import Flow
    from hamlet.engine.lattice.geometry import Vertex
    from hamlet.engine.state import State

LEAVING = (TileId, HandId, DisplayId, DeliveryId, SaleId, BorderId)
LEAVING_BY = (Command.TOWN_HALL, Command.MARKET, Command.CHURCH, Command.ROADS)


class Holding(RankedGhosting):
    """A held blueprint. Before it is pinned the ghost follows the pointer."""

    name = "ghost"

    def __init__(self, flow: Flow, place: int, tile: int) -> None:
        self.village = flow.state.village
        self.place: int = place
        self.tile = tile
        super().__init__()
        self.hold(flow.worths(tile))
        self.plan: BuildPlan | None = None
        self.unfit: Misfit | None = None

    def laid(self, flow: Flow, spot: Fit) -> Construct:
        """Building it there, before anything is paid."""
        village = flow.state.village
        touched = village.touched_by(self.tile, spot.rotation, spot.at)
        reachable = reach_of(flow.state, flow.state.seat).reachable
        stand = next(bits(touched & reachable), village.church)
        return Construct(self.tile, stand, spot.rotation, spot.at, NOTHING)

    def forecast(self, flow: Flow) -> Forecast | None:
        """What building it as it lies would bring; None where it does not fit."""
        planned = self.plan.forecast(flow) if self.plan is not None else None
        if planned is not None or self.spot is None or self.misfit is not None:
            return planned
        return self.worths.forecast(self.spot)

    @property
    def pinned(self) -> BuildPlan | Misfit | None:
        """What came of putting it down."""
        return self.plan or self.unfit

    @property
    def beneath(self) -> Mode:
        """Sheets lead back to what is pinned."""
        return Idle() if self.pinned is None else self

    def keeps(self, flow: Flow, what: Id) -> bool:
        """What is pinned is not given up for something else: only lifted, or built."""
        later = flow.after_undo(what)
        leaves = isinstance(what, LEAVING) or what in LEAVING_BY or not self._held_in(later or flow.state)
        if self.pinned is None or not leaves:
            return False
        flow.say(flow.words.label("table.pinned", tile=flow.speech.blueprint(self.tile)))
        return True

    def resumed(self, flow: Flow) -> Mode:
        """It stays pinned as long as hand and village are what they were."""
        return self.beneath if self._held_in(flow.state) else Idle()

    def _held_in(self, state: State) -> bool:
        hand = state.blueprints[state.seat]
        held = self.place < len(hand) and hand[self.place] == self.tile
        return held and state.village is self.village and state.decision == "action"

    def _lift(self) -> None:
        self.plan = self.unfit = None
        self.showing = ""

    def back(self, flow: Flow) -> Mode | None:
        """Lift the pinned ghost, then put the blueprint down."""
        if self.pinned is not None:
            self._lift()
            return self
        return Idle()

    def scene(self, flow: Flow) -> Scene:
        """The ghost, where else it fits, and once pinned the card and the ways."""
        pinned, paid = self.pinned, self.plan.purchase if self.plan else None
        card = pinned.card(flow) if pinned else None
        return Scene(
            "build" if pinned else self.name,
            ASKED if pinned else flow.words.label("table.place", tile=flow.speech.blueprint(self.tile)),
            dim=True,
            tiles=() if paid is None else (TileMark(TileId(paid.site), paid.site, selected=True),),
            bright=self._beside(flow) if paid is None else paid.bright(),
            units=() if paid is None else paid.paying.marks(),
            ghost=self._ghost(flow),
            spots=self._spots(),
            ways=() if paid is None else paid.paying.ways(flow.hovered),
            lakes=() if self.misfit is not None else lake_ghosts(flow.words, self.forecast(flow)),
            card=card,
        )

    def _beside(self, flow: Flow) -> frozenset[int]:
        """What it touches, and what it lies on."""
        if self.spot is None:
            return frozenset()
        touched = flow.state.village.touched_by(self.tile, self.spot.rotation, self.spot.at)
        wrong = self.misfit.facts.get("tiles", ()) if self.misfit else ()
        return frozenset((*bits(touched), *wrong))

    def _ghost(self, flow: Flow) -> Ghost | None:
        spot = self.spot
        if spot is None:
            return None
        pinned = self.pinned is not None
        if self.misfit is not None:
            return misfit_ghost(flow, self.tile, spot, self.misfit, pinned=pinned)
        forecast = self.forecast(flow)
        built = forecast.after if forecast is not None else None
        meets = ghost_meets(flow.state, self.tile, spot, built)
        seat = flow.state.seat
        worth = forecast.in_all(seat) if forecast is not None else None
        return Ghost(Command.GHOST, self.tile, spot.rotation, spot.at, pinned, True, meets, worth)

    def _spots(self) -> tuple[Spot, ...]:
        """The best spots outlined, or the one that would mend a misfit; others of this rotation as dots."""
        here = self.spot
        best = [self.unfit.mend] if self.unfit else apart(self.ranked, BEST)
        if here is not None and self.misfit is None:
            best = [each for each in best if far(each, here)]
        return self.other_places(best)

    def pin(self, flow: Flow, at: Vertex | None = None) -> bool:
        """Keep the ghost where it is and ask how to pay, or tell why it cannot be built there."""
        if self.spot is None:
            return False
        self._lift()
        self.showing = "build"
        if self.misfit is None:
            self.plan = BuildPlan(flow.speech, self.tile, self.spot)
        else:
            self.unfit = Misfit(self.fits, self.spot, self.misfit)
            flow.refused = self.misfit
        return True

    @property
    def fixed(self) -> bool:
        """A pinned ghost stays where it is."""
        return self.pinned is not None

    def moved(self, flow: Flow) -> None:
        """A pinned ghost that was turned is planned anew."""
        if self.pinned is not None:
            self.pin(flow)

    def choose(self, flow: Flow, what: Id) -> bool:
        """Spots, the ghost itself, stands, units and buttons."""
        if isinstance(what, SpotId):
            return self._put(flow, self.fit_of(what))
        if what == MEND and self.unfit is not None:
            return self._put(flow, self.unfit.mend)
        if what in (Command.GHOST, Command.LIFT):
            if self.pinned is None:
                return self.pin(flow)
            self._lift()
            return True
        if isinstance(what, TurnId):
            return self.turn(flow, what.times)
        if self.plan is not None:
            return self.plan.choose(flow, what)
        if self.unfit is not None and isinstance(what, TileId):
            self._lift()
            return True
        return isinstance(what, TileId) and self.pin(flow)

    def _put(self, flow: Flow, spot: Fit) -> bool:
        self.lie(flow, spot)
        return self.pin(flow)

    def key(self, flow: Flow, name: str) -> bool:
        """Q and E turn, Enter pins, then mends or builds."""
        if name in ("q", "e"):
            return self.turn(flow, 1 if name == "e" else -1)
        if name == "return":
            if self.pinned is None:
                return self.pin(flow)
            return flow.choose(MEND if self.unfit else Command.BUILD)
        return False
