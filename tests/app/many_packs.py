"""Packs as a player has them: sound ones, two that clash, one that waits, a zip with mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hamlet.store.sharing_packs import zipped_pack
from tests.packs import write_files

_TILES: Final = """\
- id: forester
  name: Forester
  kind: producer
  pile: bag
  outline: E:F SE:F SW:R W:F NW:F NE:R
  cost: {stone: 1, wood: 2}
  reward: {points: 3}
  slots: 2
  produces: [wood]
- id: toll_house
  name: Toll House
  kind: landmark
  pile: bag
  outline: E:F SE:R SW:M W:M W:F NE:R NE:F
  cost: {stone: 2}
  reward: {points: 2}
  score: {points: 1, per: matching_segment, terrain: road}
- id: bell_tower
  name: Bell Tower
  kind: landmark
  pile: bag
  outline: E:F E:R SW:M SW:F NW:R NW:M
  cost: {stone: 1, brick: 1}
  reward: {points: 2}
  score: {points: 1, per: church_distance, most: 6}
- id: charcoal_burner
  name: Charcoal Burner
  kind: landmark
  pile: bag
  outline: E:F SE:F SW:R W:F NW:F NE:F
  cost: {wood: 1, gold: 2}
  reward: {points: 2}
  score: {points: 1, per: gold, most: 6}
"""
WOODS: Final = {
    "pack.yaml": """\
id: woods
name: Woods and Ways
version: "1.2"
authors: [you]
about: Four tiles for those who like it wooded, and a Tavern that pays.
requires: [base]
optional: [lake]
""",
    "tiles.yaml": _TILES
    + "- {changes: tavern, cost: {wheat: 1, flour: 1}, score: {points: 1, per: gold, most: 12}}\n"
    "- {changes: woodcutter, work: {gold: 1}}\n"
    "- {changes: pond_a, reward: {points: 2}}\n",
    "materials.yaml": "- {id: resin, name: Resin, class: raw}\n",
}
MARKET: Final = {
    "pack.yaml": """\
id: market_days
name: Market Days
version: "0.9"
authors: [Yellow]
about: Three sales more, and a cheap Tavern.
requires: [base]
""",
    "market.yaml": "".join(
        f"- {{id: {name}, tier: 1, needs: {{wood: {count}, wheat: 1}}, reward: {{gold: {count}}}}}\n"
        for name, count in (("kindling", 3), ("straw", 4), ("faggots", 5))
    ),
    "tiles.yaml": "- {changes: tavern, cost: {milk: 1}}\n",
}
WINTER: Final = {
    "pack.yaml": """\
id: deep_winter
name: Deep Winter
version: "2.0"
authors: [Sky]
about: A hard winter, and rules to match.
requires: [base]
""",
    "rules.yaml": """\
presets:
  - {id: hard_winter, name: A hard winter, about: Everything costs more., values: {donkey_cost: 5}}
""",
}
FOREST: Final = {
    "pack.yaml": """\
id: deep_forest
name: Deep Forest
version: "0.4"
authors: [Violet]
about: Nothing but trees.
requires: [base, 'lake >= 1.1']
""",
    "tiles.yaml": """\
- id: thicket
  name: Thicket
  kind: landmark
  pile: bag
  outline: E:F SE:F SW:R W:F NW:F NE:F
  cost: {wood: 1}
  reward: {points: 2}
  score: {points: 1, per: matching_segment, terrain: forest}
""",
}
HARVEST: Final = {
    "pack.yaml": """\
id: harvest_home
name: Harvest Home
version: "1.0"
authors: [Red]
about: When everything is in.
requires: [base]
""",
    "tiles.yaml": _TILES.replace("forester", "reaper")
    .replace("Forester", "Reaper")
    .replace("toll_house", "rick")
    .replace("Toll House", "Rick")
    .replace("bell_tower", "granary")
    .replace("Bell Tower", "Granary")
    .replace("charcoal_burner", "thresher")
    .replace("Charcoal Burner", "Thresher")
    .replace("{stone: 2}", "{stoned: 2}")
    .replace(
        "  outline: E:F SE:F SW:R W:F NW:F NE:F", "  outline: E:F SE:F SW:R W:F NW:F NE:F\n  colour: red"
    ),
}


def write_many(packs: Path) -> None:
    """All of them, one as a zip."""
    named: Mapping[str, Mapping[str, str]] = {
        "woods": WOODS,
        "market_days": MARKET,
        "deep_winter": WINTER,
        "deep_forest": FOREST,
    }
    for name, files in named.items():
        write_files(packs / name, files)
    write_zip(packs / "harvest_home.zip", HARVEST, packs.parent / "loose")


def write_zip(path: Path, files: Mapping[str, str], beside: Path) -> Path:
    """A pack as one zip; what it is made from lies elsewhere."""
    folder = write_files(beside / path.stem, files)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(zipped_pack(folder, path.stem))
    return path
