"""Every list of his and the lines that it may hold: an edition names some of them, in its own order."""

from __future__ import annotations

from typing import Final

from hamlet.engine.botric.attempts.placing import PLACE_LINES

LISTS: Final[dict[str, tuple[str, ...]]] = {
    "deliver": ("points", "own_high_quality", "own_refined", "fewest_bought", "fewest_materials"),
    "sell": ("points", "own_high_quality", "own_refined", "fewest_bought", "fewest_materials"),
    "produce": ("fewest_materials", "nearest_villager"),
    "purchase": ("affordable", "class", "leftmost"),
    "refine": ("high_quality", "nearest_villager"),
    "build": ("class", "oldest"),
    "place": PLACE_LINES,
    "road": ("joins_landmark", "extends_road", "nearest_church"),
    "fishing": ("most_fish", "nearest_villager"),
    "boat": ("refinery", "largest"),
}
