"""Costs and gains of the definitions as amounts for plates, and as words with icons."""

from __future__ import annotations

from hamlet.app.art.plates import Amount
from hamlet.engine.definitions import Cost, Definitions, Gain, Measure, Score

_MEASURE_ICONS = {
    Measure.CHURCH_DISTANCE: "{road} to the {church}",
    Measure.DELIVERY: "{church}",
    Measure.SALE: "{tag}",
    Measure.FLAG: "{flag}",
    Measure.DONKEY: "{donkey}",
    Measure.VILLAGER: "{villager}",
    Measure.GOLD: "{gold}",
    Measure.ROAD: "{road}",
    Measure.LONGEST_ROAD_TILE: "{road} tile",
}
_TERRAIN_ICONS = {"forest": "{tree}", "mountain": "{peak}", "water": "{wave}", "road": "{road}"}


def amounts_of(definitions: Definitions, cost: Cost) -> tuple[Amount, ...]:
    """The amounts of a cost, gold last."""
    needs = [
        Amount(need.count, tuple(definitions.materials[material].id for material in need.materials))
        for need in cost.needs
    ]
    return (*needs, Amount(cost.gold, ("gold",))) if cost.gold else tuple(needs)


def gain_markup(gain: Gain) -> str:
    """A gain as rich text: points, then gold."""
    parts = [f"{{star}} {gain.points}" if gain.points else "", f"{{gold}} {gain.gold}" if gain.gold else ""]
    return " ".join(part for part in parts if part)


def score_markup(definitions: Definitions, score: Score) -> str:
    """What a landmark is worth at the end, as rich text."""
    points = f"{{star}} {score.points}"
    if score.per is Measure.ALWAYS:
        return points
    if score.per is Measure.MATCHING_SEGMENT:
        terrain = definitions.terrains[score.terrain].id if score.terrain is not None else ""
        what = _TERRAIN_ICONS.get(terrain, "like sides")
    else:
        what = _MEASURE_ICONS[score.per]
    most = f", at most {score.most}" if score.most is not None else ""
    return f"{points} per {what}{most}"
