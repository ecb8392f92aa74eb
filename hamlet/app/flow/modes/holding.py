"""A blueprint in hand: a ghost that snaps to where it fits, is pinned by a click, then built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.building import BuildPlan, ghost_meets
from hamlet.app.flow.modes.ghosting import Ghosting
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.spots import Fit, find_fits, spot_worth
from hamlet.app.view.scene import Ghost, Scene, Spot, TileMark
from hamlet.engine.actions.construct import Construct
from hamlet.engine.bits import bits
from hamlet.engine.payments.payment import NOTHING
from hamlet.engine.reach import reach_of
from hamlet.words.labels import building, label

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.lattice.geometry import Vertex

BEST = 4


class Holding(Ghosting):
    """A held blueprint. Before it is pinned the ghost follows the pointer."""

    name = "ghost"

    def __init__(self, flow: Flow, place: int, tile: int) -> None:
        self.place = place
        self.tile = tile
        super().__init__(find_fits(flow.state, tile))
        self.ranked = sorted(
            self.fits.spots, key=lambda spot: (-spot_worth(flow.state, tile, spot), spot.rotation, spot.at)
        )
        self.spot = self.ranked[0] if self.ranked else None
        self.plan: BuildPlan | None = None

    def laid(self, flow: Flow, spot: Fit) -> Construct:
        """Building it there, before anything is paid."""
        village = flow.state.village
        touched = village.touched_by(self.tile, spot.rotation, spot.at)
        reachable = reach_of(flow.state, flow.state.seat).reachable
        stand = next(bits(touched & reachable), village.church)
        return Construct(self.tile, stand, spot.rotation, spot.at, NOTHING)

    def back(self, flow: Flow) -> Mode | None:
        """Lift the pinned ghost, then put the blueprint down."""
        if self.plan is not None:
            self.plan = None
            return self
        return Idle()

    def scene(self, flow: Flow) -> Scene:
        """The ghost, where else it fits, and once pinned the card and the ways."""
        plan = self.plan
        card = None if plan is None else plan.card(flow)
        paid = None if plan is None else plan.purchase
        return Scene(
            "build" if plan else self.name,
            flow.prompt if plan else label("table.place", tile=building(flow.blueprint_name(self.tile))),
            dim=True,
            tiles=() if paid is None else (TileMark(f"tile:{paid.site}", paid.site, selected=True),),
            bright=self._beside(flow) if paid is None else paid.bright(),
            units=() if paid is None else paid.paying.marks(),
            ghost=self._ghost(flow),
            spots=self._spots(),
            ways=() if paid is None else paid.paying.ways(),
            card=card,
        )

    def _beside(self, flow: Flow) -> frozenset[int]:
        if self.spot is None:
            return frozenset()
        touched = flow.state.village.touched_by(self.tile, self.spot.rotation, self.spot.at)
        return frozenset(uid for uid in range(len(flow.state.village.tiles)) if touched >> uid & 1)

    def _ghost(self, flow: Flow) -> Ghost | None:
        if self.spot is None:
            return None
        meets = ghost_meets(flow.state, self.tile, self.spot)
        points = sum(meet.points for meet in meets)
        return Ghost(
            "ghost", self.tile, self.spot.rotation, self.spot.at, self.plan is not None, True, meets, points
        )

    def _spots(self) -> tuple[Spot, ...]:
        """The best spots outlined, all others of this rotation as dots."""
        best = self.ranked[:BEST]
        turned = [each for each in self.ranked[BEST:] if self.spot and each.rotation == self.spot.rotation]
        return tuple(
            Spot(
                f"spot:{each.rotation}:{each.at[0]}:{each.at[1]}",
                self.tile,
                each.rotation,
                each.at,
                each in best,
            )
            for each in (*best, *turned)
            if each != self.spot
        )

    def pin(self, flow: Flow, at: Vertex | None = None) -> bool:
        """Keep the ghost where it is and ask how to pay."""
        if self.spot is None:
            return False
        self.plan = BuildPlan(flow.state, self.tile, self.spot)
        return True

    @property
    def fixed(self) -> bool:
        """A pinned ghost stays where it is."""
        return self.plan is not None

    def moved(self, flow: Flow) -> None:
        """A pinned ghost that was turned is planned anew."""
        if self.plan is not None:
            self.pin(flow)

    def choose(self, flow: Flow, what: str) -> bool:
        """Spots, the ghost itself, stands, units and buttons."""
        if what.startswith("spot:"):
            rotation, q, r = (int(part) for part in what.split(":")[1:])
            self.spot = next(
                each for each in self.fits.spots if (each.rotation, each.at) == (rotation, (q, r))
            )
            return self.pin(flow)
        if what in ("ghost", "lift"):
            if self.plan is None:
                return self.pin(flow)
            self.plan = None
            return True
        if what.startswith("turn:"):
            return self.turn(flow, int(what.partition(":")[2]))
        if self.plan is None:
            return what.startswith("tile:") and self.pin(flow)
        return self.plan.choose(flow, what)

    def key(self, flow: Flow, name: str) -> bool:
        """Q and E turn, Enter pins and builds."""
        if name in ("q", "e"):
            return self.turn(flow, 1 if name == "e" else -1)
        if name == "return":
            return flow.choose("build") if self.plan else self.pin(flow)
        return False
