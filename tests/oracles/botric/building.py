"""Building a tile: which blueprint, and where (003, S10, S18, S19)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tests.oracles.botric.blueprints import Tried, liking
from tests.oracles.botric.lattice import Cells
from tests.oracles.botric.narrowing import Choice, Lines, Narrowing
from tests.oracles.botric.paying import GOLD, Bill, Payment, needs_of, pay
from tests.oracles.botric.placing import Place, closed_lakes, places
from tests.oracles.botric.position import Position
from tests.oracles.botric.walkers import sent, workable

Tills = dict[int, Payment]


@dataclass(frozen=True)
class Site:
    """A place, and the building on which the villager stands for it."""

    anchor: int
    place: Place


def build(position: Position) -> Tried:
    """Build the best blueprint that can be paid and fits somewhere."""
    queue = list(dict.fromkeys(position.me["blueprints"]))
    if not queue:
        return "no_blueprint"
    tills = {blueprint: payable_at(position, blueprint) for blueprint in queue}
    if not any(tills.values()):
        return "lacks"
    fitting = {
        blueprint: found for blueprint in queue if (found := places(position, blueprint, tills[blueprint]))
    }
    if not fitting:
        return "fits_nowhere"
    which = Narrowing(fitting)
    which.least("class", lambda blueprint: liking(position, blueprint))
    which.least("oldest", queue.index)
    (blueprint,) = which.left
    candidates = _sites(fitting[blueprint], tills[blueprint])
    return placed(position, blueprint, candidates, tills[blueprint], which.lines())


def payable_at(position: Position, blueprint: str) -> Tills:
    """The buildings on which a villager could pay for a blueprint, each with its payment."""
    cost = position.definitions[blueprint]["cost"]
    gold = cost.get(GOLD, 0) if position.edition.keeps_gold else 0
    tried = {
        uid: pay(position, Bill(tile=uid, needs=needs_of(cost), gold=gold, may_buy=True))
        for uid in workable(position)
    }
    return {uid: payment for uid, payment in tried.items() if payment is not None}


def _sites(found: Iterable[Place], tills: Tills) -> list[Site]:
    return [Site(anchor, place) for place in found for anchor in sorted(place.touched & tills.keys())]


def placed(position: Position, blueprint: str, found: list[Site], tills: Tills, which: Lines) -> list[Choice]:
    """All deeds that the list of places leaves."""
    sites = Narrowing(found, lambda site: site.place)
    if position.edition.by_leaflet and not position.has_lakes:
        by_leaflet(position, sites)
    else:
        by_rulebook(position, sites)
    left = list(dict.fromkeys(site.place for site in sites.left))
    deeds = []
    for place in left:
        anchor = _anchor(position, [site.anchor for site in sites.left if site.place == place])
        deed = {
            "blueprint": blueprint,
            "tile": anchor,
            "rotation": place.rotation,
            "at": list(place.at),
            "payment": tills[anchor].told(),
        }
        deeds += sent(position, anchor, deed, sites.lines(among=len(left)), which)
    return deeds


def by_leaflet(position: Position, sites: Narrowing[Site]) -> None:
    """003's list, as S19 reads it."""
    sites.prefer("any_road_pair", lambda site: site.place.pairs("road") > 0)
    sites.prefer("any_wood_or_rock_pair", lambda site: site.place.pairs("forest", "mountain") > 0)
    sites.least("nearest_church", lambda site: position.church_steps[site.anchor])


def by_rulebook(position: Position, sites: Narrowing[Site]) -> None:
    """The filters of S10 in their order."""
    flagged = {uid for uid, tile in position.tiles.items() if tile.owner == position.human}
    alone = sites.prefer("without_human_roads", lambda site: site.anchor in position.church_steps_alone)
    sites.prefer("no_human_flags", lambda site: flagged.isdisjoint(site.place.touched))
    sizes: dict[Cells, int] = {}
    sites.most("most_lake", lambda site: _lake_size(position, site.place.cells, sizes))
    alike = sites.prefer("any_like_pair", lambda site: site.place.like_pairs > 0)
    steps = position.church_steps_alone if alone else position.church_steps
    if alone and alike:
        sites.most("distance", lambda site: steps[site.anchor])
    else:
        sites.least("distance", lambda site: steps[site.anchor])
    sites.most("most_road_pairs", lambda site: site.place.pairs("road"))
    sites.most("most_like_pairs", lambda site: site.place.like_pairs)
    sites.least("fewest_cliffs", lambda site: site.place.cliffs)


def _lake_size(position: Position, cells: Cells, known: dict[Cells, int]) -> int:
    """All triangles of all lakes that a building there closes."""
    if cells not in known:
        known[cells] = sum(map(len, closed_lakes(position, cells)))
    return known[cells]


def _anchor(position: Position, anchors: list[int]) -> int:
    """Where the villager stands for one place: nearest villager, then the oldest building (S19)."""
    return min(anchors, key=lambda uid: (position.nearest_walk(uid), uid))
