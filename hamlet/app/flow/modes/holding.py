"""A blueprint in hand: a ghost that snaps to where it fits, is pinned by a click, then built."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from hamlet.app.flow.building import BuildPlan, ghost_meets
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.spots import Fit, find_fits, spot_worth
from hamlet.app.view.scene import Ghost, Scene, Spot, TileMark

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.lattice.geometry import Vertex

BEST = 4
DIRECTIONS = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))


class Holding(Mode):
    """A held blueprint. Before it is pinned the ghost follows the pointer."""

    name = "ghost"

    def __init__(self, flow: Flow, place: int, tile: int) -> None:
        self.place = place
        self.tile = tile
        self.fits = find_fits(flow.state, tile)
        self.ranked = sorted(
            self.fits.spots, key=lambda spot: (-spot_worth(flow.state, tile, spot), spot.rotation, spot.at)
        )
        self.spot: Fit | None = self.ranked[0] if self.ranked else None
        self.plan: BuildPlan | None = None

    def back(self, flow: Flow) -> Mode | None:
        """Lift the pinned ghost, then put the blueprint down."""
        if self.plan is not None:
            self.plan = None
            return self
        return Idle()

    def scene(self, flow: Flow) -> Scene:
        """The ghost, where else it fits, and once pinned the card and the ways."""
        plan = self.plan
        bright = frozenset() if plan is None else plan.bright()
        return Scene(
            "build" if plan else self.name,
            flow.prompt if plan else f"Place the {flow.blueprint_name(self.tile)}: Q and E turn it",
            dim=True,
            tiles=() if plan is None else (TileMark(f"tile:{plan.stand}", plan.stand, selected=True),),
            bright=bright if plan else self._beside(flow),
            units=() if plan is None else plan.paying.marks(),
            ghost=self._ghost(flow),
            spots=self._spots(),
            ways=() if plan is None else plan.paying.ways(),
            card=None if plan is None else plan.card(flow),
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
        label = f"{{point}} {points}" if points else ""
        return Ghost(
            "ghost", self.tile, self.spot.rotation, self.spot.at, self.plan is not None, True, meets, label
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
                "",
                each in best,
            )
            for each in (*best, *turned)
            if each != self.spot
        )

    def hold_at(self, flow: Flow, at: tuple[float, float]) -> bool:
        """The ghost snaps to the nearest fit in its present rotation."""
        if self.plan is not None or self.spot is None:
            return False
        found = self.fits.nearest(*at, self.spot.rotation)
        changed = found != self.spot
        self.spot = found
        return changed

    def turn(self, flow: Flow, times: int) -> bool:
        """To the next rotation that fits anywhere, as near as possible."""
        rotations = self.fits.rotations
        if self.spot is None or len(rotations) < 2:
            return False
        index = (rotations.index(self.spot.rotation) + times) % len(rotations)
        self.spot = self.fits.nearest(self.spot.x, self.spot.y, rotations[index])
        self._replan(flow)
        return True

    def move(self, flow: Flow, direction: int) -> bool:
        """To the nearest fit that way."""
        if self.spot is None:
            return False
        dx, dy = DIRECTIONS[direction]
        here = self.spot

        def cost(spot: Fit) -> float:
            along = (spot.x - here.x) * dx + (spot.y - here.y) * dy
            across = abs((spot.x - here.x) * dy) + abs((spot.y - here.y) * dx)
            return along + 2 * across if along > 0.1 else inf

        found = min(
            (each for each in self.fits.spots if each.rotation == here.rotation), key=cost, default=None
        )
        if found is None or cost(found) == inf:
            return False
        self.spot = found
        self._replan(flow)
        return True

    def pin(self, flow: Flow, at: Vertex | None = None) -> bool:
        """Keep the ghost where it is and ask how to pay."""
        if self.spot is None:
            return False
        self.plan = BuildPlan(flow.state, self.tile, self.spot)
        return True

    def _replan(self, flow: Flow) -> None:
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
