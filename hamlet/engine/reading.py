"""From resolved data (plain values with string ids) to definitions (frozen types with small ints)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any

from hamlet.engine.data_error import DataError
from hamlet.engine.definitions import (
    Award,
    ChurchSide,
    ChurchSlot,
    Cost,
    Definitions,
    Gain,
    Kind,
    Layout,
    LayoutTile,
    Material,
    Milestone,
    NamesByLanguage,
    Need,
    Price,
    Reward,
    RoadKind,
    Rules,
    Sale,
    Score,
    Terrain,
    Tile,
)
from hamlet.engine.expansions.registry import expansions_named
from hamlet.engine.lattice.outline import shape_from_text
from hamlet.engine.ruleset import ruleset_of

DefinitionData = Mapping[str, Any]
Index = Mapping[str, int]


def read_definitions(data: DefinitionData, rules: DefinitionData | None = None) -> Definitions:
    """Read resolved data; `rules` replaces some of its rule values."""
    materials = _index(data["materials"])
    terrains = _index(data["terrains"])
    tiles = _index(data["tiles"])
    milestones = _index(data["milestones"])
    letters = {entry["letter"]: number for number, entry in enumerate(data["terrains"])}
    values = {**data["rules"], **(rules or {})}
    ruleset = ruleset_of(expansions_named(data.get("expansions", ())))
    definitions = Definitions(
        terrains=tuple(_terrain(entry, terrains, materials) for entry in data["terrains"]),
        materials=tuple(_material(entry) for entry in data["materials"]),
        tiles=tuple(_tile(entry, letters, terrains, materials, milestones) for entry in data["tiles"]),
        sales=tuple(_sale(entry, materials) for entry in data["sales"]),
        church=tuple(_church_side(entry, materials) for entry in data["church"]),
        milestones=tuple(_milestone(entry, materials) for entry in data["milestones"]),
        awards=tuple(_award(entry) for entry in data["awards"]),
        layouts=tuple(_layout(entry, tiles) for entry in data["layouts"]),
        colours=tuple(data["colours"]),
        fixed_colours=tuple(data.get("fixed_colours", data["colours"])),
        rules=_rules(values),
        data={**data, "rules": values},
        ruleset=ruleset,
        parts={each.name: each.read({**data, "rules": values}) for each in ruleset.expansions},
    )
    _check_measures(definitions)
    return definitions


def _check_measures(definitions: Definitions) -> None:
    """What is first counted at the end is missed at once."""
    counted = [tile.score.per for tile in definitions.tiles if tile.score is not None]
    counted += [award.measure for award in definitions.awards]
    unknown = [measure for measure in counted if measure not in definitions.ruleset.measures]
    if unknown:
        raise DataError("no_measure", measure=unknown[0])


def _index(entries: Sequence[DefinitionData]) -> dict[str, int]:
    return {entry["id"]: number for number, entry in enumerate(entries)}


def read_cost(data: DefinitionData, materials: Index) -> Cost:
    """Read `{milk/brick: 3, gold: 2}`: each key one material or a mix, coins under gold."""
    needs = [
        Need(tuple(sorted(materials[part] for part in key.split("/"))), count)
        for key, count in data.items()
        if key != "gold" and count
    ]
    return Cost(tuple(sorted(needs, key=lambda need: need.materials)), data.get("gold", 0))


def _names(data: DefinitionData) -> NamesByLanguage:
    """The names by language, where there are several."""
    return tuple((data.get("names") or {}).items())


def _gain(data: DefinitionData) -> Gain:
    return Gain(data.get("gold", 0), data.get("points", 0))


def _terrain(data: DefinitionData, terrains: Index, materials: Index) -> Terrain:
    road = data.get("road")
    kind = _road(road, materials) if road else None
    meets = tuple(sorted(terrains[other] for other in data["meets"]))
    connects = bool(data.get("connects"))
    return Terrain(data["id"], data["name"], data["letter"], meets, connects, kind, _names(data))


def _road(data: DefinitionData, materials: Index) -> RoadKind:
    return RoadKind(data["id"], data["name"], read_cost(data["cost"], materials), _names(data))


def _material(data: DefinitionData) -> Material:
    consumed = _gain(data.get("consumed") or {})
    return Material(data["id"], data["name"], data["class"] == "refined", consumed, _names(data))


def _tile(data: DefinitionData, letters: Index, terrains: Index, materials: Index, milestones: Index) -> Tile:
    reward = data.get("reward") or {}
    milestone = reward.get("milestone")
    refines = [(materials[raw], materials[made]) for raw, made in (data.get("refines") or {}).items()]
    return Tile(
        id=data["id"],
        name=data["name"],
        kind=data["kind"],
        copies=tuple(sorted(data["copies"].items())),
        shape=shape_from_text(data["outline"], letters),
        cost=read_cost(data.get("cost") or {}, materials),
        reward=Reward(_gain(reward), milestones[milestone] if milestone else None),
        slots=data.get("slots", 0),
        produces=tuple(sorted(materials[made] for made in data.get("produces") or ())),
        refines=refines[0] if refines else None,
        work=_gain(data.get("work") or {}),
        score=_score(data["score"], terrains) if data.get("score") else None,
        flag=data.get("flag", data["kind"] == Kind.LANDMARK),
        needs_road=data.get("needs_road", True),
        drawing=data.get("drawing") or data["id"],
        channel=terrains[data["channel"]] if data.get("channel") else None,
        fishing=data.get("fishing", 0),
        names=_names(data),
    )


def _score(data: DefinitionData, terrains: Index) -> Score:
    terrain = data.get("terrain")
    where = terrains[terrain] if terrain else None
    return Score(data["points"], data["per"], where, data.get("most"))


def _sale(data: DefinitionData, materials: Index) -> Sale:
    return Sale(data["id"], data["tier"], read_cost(data["needs"], materials), _gain(data["reward"]))


def _church_side(data: DefinitionData, materials: Index) -> ChurchSide:
    slots = (
        ChurchSlot(slot["id"], read_cost(slot["needs"], materials), slot["points"]) for slot in data["slots"]
    )
    return ChurchSide(data["id"], tuple(data["seats"]), tuple(slots))


def _milestone(data: DefinitionData, materials: Index) -> Milestone:
    quality = data.get("high_quality")
    return Milestone(
        data["id"],
        data["name"],
        data["for"] == "first_road",
        materials[quality] if quality else None,
        data.get("points_per_road", 0),
        _names(data),
    )


def _award(data: DefinitionData) -> Award:
    place = 1 if "most" in data else 2
    measure = data.get("most") or data["second"]
    return Award(data["id"], data["name"], data["points"], measure, place, _names(data))


def _layout(data: DefinitionData, tiles: Index) -> Layout:
    places = (
        LayoutTile(tiles[entry["tile"]], entry.get("rotation", 0), (entry["at"][0], entry["at"][1]))
        for entry in data["tiles"]
    )
    return Layout(data["id"], tuple(places))


def _rules(values: DefinitionData) -> Rules:
    """The rule values; one that a record does not know takes the default that leaves its game as it was."""
    names = {each.name for each in fields(Rules)} - {"extra"}
    known = {name: _frozen(values[name]) for name in names if name in values}
    for name in ("prices_few", "prices_many"):
        known[name] = Price(values[name]["raw"], values[name]["refined"])
    missing = [each.name for each in fields(Rules) if each.default is MISSING and each.name not in known]
    if missing:
        raise KeyError(missing[0])
    extra = sorted((name, _frozen(value)) for name, value in values.items() if name not in names)
    return Rules(**known, extra=tuple(extra))


def _frozen(value: Any) -> Any:  # noqa: ANN401  YAML values of any kind
    if isinstance(value, Mapping):
        prices = value.keys() == {"raw", "refined"}
        return (
            Price(**value) if prices else tuple(sorted((key, _frozen(below)) for key, below in value.items()))
        )
    return tuple(_frozen(part) for part in value) if isinstance(value, list | tuple) else value
