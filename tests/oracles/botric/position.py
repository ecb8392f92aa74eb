"""A position as its snapshot tells it, with the questions about ways that Botric asks (S1, S2, S21)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.oracles.botric.lattice import Cells, Edge, Side, Triangle, Vertex, side_between, sides
from tests.oracles.botric.numbers import EDITIONS, Edition

Data = Mapping[str, Any]
Links = dict[int, set[int]]
Bodies = tuple[int, ...]


@dataclass(frozen=True)
class Tile:
    """One building that stands."""

    uid: int
    id: str
    about: Data  # its definition
    cells: Cells
    edges: tuple[Edge, ...]  # letters are names of terrains here
    slots: tuple[Data | None, ...]
    owner: int | None

    @property
    def kind(self) -> str:
        return str(self.about["kind"])

    @property
    def materials(self) -> list[Data]:
        return [slot for slot in self.slots if slot is not None]

    @property
    def empty_slots(self) -> int:
        return sum(slot is None for slot in self.slots)


class Position:
    """One snapshot and the definitions of its game, seen by Botric."""

    def __init__(self, snapshot: Data, data: Data) -> None:
        self.snapshot, self.data = snapshot, data
        self.bot: Data = snapshot["botric"]
        self.seat: int = self.bot["seat"]
        self.human = 1 - self.seat
        self.me: Data = snapshot["seats"][self.seat]
        self.rules: Data = data["rules"]
        self.edition: Edition = EDITIONS[self.bot["edition"]]
        self.switches: frozenset[str] = frozenset(self.bot["switches"])
        self.definitions: dict[str, Data] = {each["id"]: each for each in data["tiles"]}
        self.terrains: dict[str, Data] = {each["id"]: each for each in data["terrains"]}
        self.materials: dict[str, Data] = {each["id"]: each for each in data["materials"]}
        self.tiles = {each["uid"]: _tile(each, self.definitions) for each in snapshot["tiles"]}
        self._links: dict[tuple[Bodies, bool], Links] = {}
        self._steps: dict[tuple[int, Bodies, bool], dict[int, int]] = {}

    # --- buildings

    def of_kind(self, kind: str) -> list[Tile]:
        return [tile for tile in self.tiles.values() if tile.kind == kind]

    def only(self, kind: str) -> int:
        """The uid of the Church, the Town Hall, the Market."""
        return self.of_kind(kind)[0].uid

    @cached_property
    def closed(self) -> set[int]:
        """Buildings on which nobody may act (L16, S13)."""
        return {each["tile"] for each in self.snapshot.get("blocked", ())}

    @cached_property
    def standing(self) -> list[int]:
        """Tiles on which a villager of his stands that has not acted, each once (S20)."""
        return [
            each["uid"]
            for each in self.snapshot["tiles"]
            if any(who["seat"] == self.seat and not who["acted"] for who in each["villagers"])
        ]

    @cached_property
    def owners(self) -> dict[Side, list[tuple[int, str]]]:
        """For every side of a building whose it is, and of which terrain."""
        found: dict[Side, list[tuple[int, str]]] = defaultdict(list)
        for tile in self.tiles.values():
            for edge in tile.edges:
                found[edge.side].append((tile.uid, edge.letter))
        return found

    @cached_property
    def taken(self) -> set[Triangle]:
        """All ground under buildings and lakes."""
        found = {triangle for tile in self.tiles.values() for triangle in tile.cells}
        return found.union(*(lake_cells(lake) for lake in self.snapshot["lakes"]))

    # --- waters

    @property
    def has_lakes(self) -> bool:
        return "lake" in self.data.get("expansions", ())

    @cached_property
    def bodies(self) -> dict[int, list[Data]]:
        """The lakes of every body of water, the body with the oldest lake first."""
        found: dict[int, list[Data]] = {}
        for lake in self.snapshot["lakes"]:
            found.setdefault(lake["body"], []).append(lake)
        return found

    @cached_property
    def own_bodies(self) -> Bodies:
        """The bodies that carry a boat of his."""
        return tuple(
            body for body, lakes in self.bodies.items() if any(lake["boat"] == self.seat for lake in lakes)
        )

    def shore(self, body: int) -> set[int]:
        """The buildings that share a side with a body of water."""
        return set().union(*(self.beside(lake_cells(lake)) for lake in self.bodies[body]))

    def beside(self, cells: Iterable[Triangle]) -> set[int]:
        """The buildings that share a side with one of these triangles."""
        return {uid for each in cells for side in sides(each) for uid, _ in self.owners.get(side, ())}

    # --- ways

    def links(self, boats: Bodies, *, human_roads: bool = True) -> Links:
        """For each building those directly connected with it, over these bodies of water too."""
        key = boats, human_roads
        if key not in self._links:
            self._links[key] = self._linked(boats, human_roads=human_roads)
        return self._links[key]

    def _linked(self, boats: Bodies, *, human_roads: bool) -> Links:
        found: Links = {uid: set() for uid in self.tiles}
        groups = [self.shore(body) for body in boats]
        groups += [
            {uid for uid, _ in sharing}
            for sharing in self.owners.values()
            if len(sharing) == 2 and all(self.terrains[terrain]["connects"] for _, terrain in sharing)
        ]
        groups += [
            {uid for uid, _ in self.owners[road_side(road)]}
            for road in self.snapshot["roads"]
            if human_roads or road["seat"] != self.human
        ]
        for group in groups:
            for uid in group:
                found[uid] |= group - {uid}
        return found

    def steps(self, start: int, boats: Bodies, *, human_roads: bool = True) -> dict[int, int]:
        """How many steps each building is away that can be got to from here."""
        key = start, boats, human_roads
        if key not in self._steps:
            self._steps[key] = _walked(start, self.links(boats, human_roads=human_roads))
        return self._steps[key]

    @cached_property
    def church_steps(self) -> dict[int, int]:
        """The buildings that his villagers get to, and their steps from the Church (S21)."""
        return self.steps(self.only("church"), self.own_bodies)

    @cached_property
    def church_steps_alone(self) -> dict[int, int]:
        """The same where the human's markers are not used (S19)."""
        return self.steps(self.only("church"), self.own_bodies, human_roads=False)

    def walk(self, start: int, target: int) -> float:
        """The steps of a villager of his from one building to another."""
        return self.steps(target, self.own_bodies).get(start, float("inf"))

    def nearest_walk(self, target: int) -> float:
        """The steps of the standing villager that is nearest to a building."""
        return min((self.walk(start, target) for start in self.standing), default=float("inf"))

    # --- his things

    @property
    def has_all_villagers(self) -> bool:
        return bool(self.me["villagers"] >= self.rules["most_villagers"])

    @property
    def own_gold(self) -> int:
        return int(self.me["gold"]) if self.edition.keeps_gold else 0

    @property
    def coin_gold(self) -> int:
        return int(self.bot["coin_tile"]["gold"])

    @property
    def milestones_taken(self) -> set[str]:
        return {each for seat in self.snapshot["seats"] for each in seat["milestones"]}

    def makes_high_quality(self, material: str) -> bool:
        """Whether he has the milestone of a refined material."""
        return any(
            each["id"] in self.me["milestones"] and each["high_quality"] == material
            for each in self.data["milestones"]
        )


def lake_cells(lake: Data) -> Cells:
    return frozenset((x, y, kind) for x, y, kind in lake["cells"])


def road_side(road: Data) -> Side:
    return side_between(_vertex(road["from"]), _vertex(road["to"]))


def _vertex(pair: list[int]) -> Vertex:
    return pair[0], pair[1]


def _tile(told: Data, definitions: Mapping[str, Data]) -> Tile:
    return Tile(
        uid=told["uid"],
        id=told["id"],
        about=definitions[told["id"]],
        cells=lake_cells(told),
        edges=tuple(
            Edge(_vertex(each["from"]), _vertex(each["to"]), each["terrain"]) for each in told["segments"]
        ),
        slots=tuple(told["slots"]),
        owner=told["owner"],
    )


def _walked(start: int, links: Links) -> dict[int, int]:
    found, rim = {start: 0}, {start}
    while rim:
        rim = {near for uid in rim for near in links[uid]} - found.keys()
        far = max(found.values()) + 1
        found |= dict.fromkeys(rim, far)
    return found
