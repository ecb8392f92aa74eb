"""What his seat scores in the end, from the last position before scoring (S14, S15, S25)."""

from __future__ import annotations

from tests.oracles.botric.numbers import GOLD_PER_POINT, GOLD_PER_POINT_EASIER, landmark_value
from tests.oracles.botric.paying import Unit, bonus
from tests.oracles.botric.position import Data, Position
from tests.oracles.botric.shoreline import fish_gains
from tests.oracles.longest_road import longest_by_sets


def final_score(snapshot: Data, data: Data) -> dict[str, int]:
    """His points by source, and their sum."""
    position = Position(snapshot, data)
    leftover_gold, leftover_points = leftovers(position)
    _, fish_points = fish_gains(list(position.me.get("fish", ())))
    found = {
        "during": position.me["points"],
        "fish": fish_points,
        "leftovers": leftover_points,
        **awards(position),
        "landmarks": landmarks(position),
        **roads(position),
        "gold": gold_points(position, position.own_gold + leftover_gold),
    }
    return {**found, "total": sum(found.values())}


def landmarks(position: Position) -> int:
    """The flat value for each flag building of his."""
    count = sum(tile.owner == position.seat for tile in position.tiles.values())
    return count * landmark_value(position.edition, position.switches)


def gold_points(position: Position, gold: int) -> int:
    per = GOLD_PER_POINT_EASIER if "gold_per_4" in position.switches else GOLD_PER_POINT
    return gold // per if position.edition.keeps_gold else 0


def leftovers(position: Position) -> tuple[int, int]:
    """The gold and points of his tokens on the map, where a switch sells them.

    What lies in a Storeroom has paid him when it was brought there (L9), and pays no more.
    """
    tokens = [
        Unit(tile.uid, slot["material"], slot["made_by"], slot["high_quality"])
        for tile in position.tiles.values()
        if tile.kind != "storeroom"
        for slot in tile.materials
        if slot["made_by"] == position.seat
    ]
    if "sell_leftovers" not in position.switches:
        return 0, 0
    gains = [bonus(position, token) for token in tokens]
    gold, points = sum(gold for gold, _ in gains), sum(points for _, points in gains)
    return (gold, points) if position.edition.keeps_gold else (0, points + len(tokens))


def roads(position: Position) -> dict[str, int]:
    """Roads, Planner, longest road."""
    built = sum(road["seat"] == position.seat for road in position.snapshot["roads"])
    planner = sum(
        each["points_per_road"] * built
        for each in position.data["milestones"]
        if each["id"] in position.me["milestones"]
    )
    return {
        "roads": built * position.rules["points_per_road"],
        "planner": planner,
        "longest_road": longest_road(position) * position.rules["points_per_longest_road_tile"],
    }


def longest_road(position: Position) -> int:
    """The tiles of his longest road: printed connections and his own markers, without the Church (B11)."""
    links = position.links((), human_roads=False)
    uids = sorted(links)
    masks = [sum(1 << uids.index(near) for near in links[uid]) for uid in uids]
    return longest_by_sets(masks, without=1 << uids.index(position.only("church")))


def awards(position: Position) -> dict[str, int]:
    """Chaplain, Sacristan, Merchant, Landscaper (B15)."""
    worth = {each["id"]: each["points"] for each in position.data["awards"]}
    mine, yours = _counts(position, position.seat), _counts(position, position.human)
    found = dict.fromkeys(("chaplain", "sacristan", "merchant", "landscaper"), 0)
    if mine["deliveries"] > yours["deliveries"]:
        found["chaplain"] = worth["chaplain"]
    elif mine["deliveries"] and mine["deliveries"] == yours["deliveries"]:
        found["chaplain"] = (worth["chaplain"] + worth["sacristan"]) // 2
    elif mine["deliveries"]:
        found["sacristan"] = worth["sacristan"]
    for award, counted in (("merchant", "sales"), ("landscaper", "flags")):
        if mine[counted] > yours[counted]:
            found[award] = worth[award]
        elif mine[counted] and mine[counted] == yours[counted]:
            found[award] = worth[award] // 2
    return found


def _counts(position: Position, seat: int) -> dict[str, int]:
    told = position.snapshot["seats"][seat]
    flags = sum(tile.owner == seat for tile in position.tiles.values())
    return {"deliveries": told["deliveries"], "sales": told["sales"], "flags": flags}
