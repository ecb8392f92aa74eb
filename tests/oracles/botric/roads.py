"""Building a road: from what he reaches to what he does not (003, S11, S21)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracles.botric.blueprints import Tried
from tests.oracles.botric.narrowing import Narrowing
from tests.oracles.botric.paying import Bill, needs_of, pay
from tests.oracles.botric.position import Position, road_side
from tests.oracles.botric.walkers import sent, workable


@dataclass(frozen=True)
class Site:
    """Two buildings that a marker on sides of one terrain would join."""

    near: int
    far: int
    terrain: str


def road(position: Position) -> Tried:
    """Join a building that cannot be got to."""
    if not position.me["roads_left"]:
        return "roads_gone"
    there = sites(position)
    able = [site for site in there if site.near in workable(position)]
    if not able:
        return "closed" if there else "no_road_site"
    bills = {site: pay(position, Bill(tile=site.near, needs=_cost(position, site))) for site in able}
    offers = {site: payment for site, payment in bills.items() if payment is not None}
    if not offers:
        return "lacks"
    found = Narrowing(offers)
    found.prefer("joins_landmark", lambda site: joins_landmark(position, site))
    found.prefer("extends_road", lambda site: extends_road(position, site))
    found.least("nearest_church", lambda site: position.church_steps[site.near])
    return [
        choice
        for site in found.left
        for choice in sent(
            position,
            site.near,
            {
                "tile": site.near,
                "a": min(site.near, site.far),
                "b": max(site.near, site.far),
                "terrain": site.terrain,
                "payment": offers[site].told(),
            },
            found.lines(),
        )
    ]


def sites(position: Position) -> list[Site]:
    """Every pair of a reachable and an unreachable building with like sides that carry a marker."""
    reached = position.church_steps
    found = {
        Site(near, far, terrain)
        for sharing in position.owners.values()
        if len(sharing) == 2
        for (near, terrain), (far, other) in (sharing, sharing[::-1])
        if terrain == other and position.terrains[terrain]["road"]
        if near in reached and far not in reached
    }
    return sorted(found, key=lambda site: (site.near, site.far, site.terrain))


def _cost(position: Position, site: Site) -> tuple[tuple[tuple[str, ...], int], ...]:
    return needs_of(position.terrains[site.terrain]["road"]["cost"])


def joins_landmark(position: Position, site: Site) -> bool:
    """Whether the part that would be joined holds a landmark of his."""
    part = position.steps(site.far, position.own_bodies)
    return any(position.tiles[uid].owner == position.seat for uid in part)


def extends_road(position: Position, site: Site) -> bool:
    """Whether one of the two buildings bears a marker of his."""
    bearing = {
        uid
        for each in position.snapshot["roads"]
        if each["seat"] == position.seat
        for uid, _ in position.owners[road_side(each)]
    }
    return not bearing.isdisjoint({site.near, site.far})
