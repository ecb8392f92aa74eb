"""What the lines of his lists count, for those that were left in the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hamlet.app.flow.botric.asked_lists import LAKE, PLACE, ROAD, SALE, SLOT, TILE
from hamlet.app.flow.botric.contenders import Contenders
from hamlet.engine.botric.base import HIS_SEAT
from hamlet.engine.botric.thinking import Alternative
from hamlet.engine.botric.walking import fewest_steps
from hamlet.engine.lake.fishing import catch
from hamlet.engine.reach import reach_of

CountOf = Callable[[Contenders, Alternative], int]


def figure(told: Contenders, line: str, option: Alternative) -> str:
    """What a line counts of a candidate; nothing where it counts nothing."""
    found = FIGURES.get((told.about, line))
    return "" if found is None else told.speech.words.label(found[0], count=found[1](told, option))


def best_first(told: Contenders, line: str, options: Sequence[Alternative]) -> list[Alternative]:
    """Contenders by what a line counts of them; where it counts nothing, as they are."""
    found = FIGURES.get((told.about, line))
    if found is None:
        return list(options)
    sign = 1 if line.startswith(("fewest", "nearest")) else -1
    return sorted(options, key=lambda option: sign * found[1](told, option))


def _steps(told: Contenders, option: Alternative) -> int:
    return fewest_steps(told.state, option[0])


def _from_church(told: Contenders, option: Alternative) -> int:
    state = told.state
    return reach_of(state, state.seat).steps_from(state.village.church)[option[0]]


PAIRS, ROADS, STEPS = "table.why.figure.pairs", "table.why.figure.roads", "table.why.figure.steps"
WATER, POINTS = "table.why.figure.most_lake", "table.why.figure.points"
FIGURES: Final[dict[tuple[str, str], tuple[str, CountOf]]] = {
    (PLACE, "most_lake"): (WATER, lambda told, option: told.place(option).lake),
    (PLACE, "any_like_pair"): (PAIRS, lambda told, option: told.place(option).like),
    (PLACE, "most_like_pairs"): (PAIRS, lambda told, option: told.place(option).like),
    (PLACE, "most_road_pairs"): (ROADS, lambda told, option: told.place(option).roads),
    (PLACE, "any_road_pair"): (ROADS, lambda told, option: told.place(option).roads),
    (PLACE, "any_wood_or_rock_pair"): (PAIRS, lambda told, option: told.place(option).wood_or_rock),
    (PLACE, "fewest_cliffs"): (PAIRS, lambda told, option: told.place(option).cliffs),
    (TILE, "nearest_villager"): (STEPS, _steps),
    (TILE, "most_fish"): (
        "table.why.figure.most_fish",
        lambda told, option: catch(told.state, HIS_SEAT, option[0]),
    ),
    (TILE, "fewest_materials"): (
        "table.why.figure.lying",
        lambda told, option: len(told.state.stock[option[0]]),
    ),
    (ROAD, "nearest_church"): (STEPS, _from_church),
    (LAKE, "largest"): (WATER, lambda told, option: told.state.village.lakes[option[0]].size),
    (SLOT, "points"): (POINTS, lambda told, option: told.state.box.church_slots[option[0]].points),
    (SALE, "points"): (
        POINTS,
        lambda told, option: told.state.box.definitions.sales[option[0]].gain.points,
    ),
}
"""What lines count, by what the candidates are: with which words, and how."""
