"""Packs that tests play with: the one of the README, and one that adds something to every subject."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.project.test_readme import BLOCKS

# Everything that a pack can bring along, each thing unlike all that the base game has.
STRANGE: Mapping[str, str] = {
    "pack.yaml": 'id: strange\nname: Strange\nversion: "2"\nrequires: [base]\n',
    "terrains.yaml": """\
- id: heather
  name: Heather
  letter: H
  meets: [heather]
  road: {id: plank, name: Plank, cost: {timber: 1}}
""",
    "materials.yaml": """\
- {id: honey, name: Honey, class: raw}
- {id: mead, name: Mead, class: refined, consumed: {points: 1}}
""",
    "tiles.yaml": """\
- id: hives
  name: Hives
  kind: producer
  pile: bag
  copies: 3
  outline: E:H SE:H SW:R W:H NW:R NE:H
  cost: {wood: 1}
  reward: {points: 2}
  slots: 2
  produces: [honey]
- id: meadery
  name: Meadery
  kind: refinery
  pile: bag
  copies: 2
  outline: E:H SE:R SW:R W:H NW:R NE:H
  cost: {wood: 1}
  reward: {points: 2, milestone: brewer}
  slots: 2
  refines: {honey: mead}
- id: stone_circle
  name: Stone Circle
  kind: landmark
  pile: mead
  outline: E:H SE:H SW:R W:H NW:R NE:R
  cost: {mead: 1}
  score: {points: 1, per: villager}
""",
    "market.yaml": "- {id: feast, tier: 1, needs: {honey: 1, wood: 1}, reward: {gold: 5, points: 4}}\n",
    "milestones.yaml": "- {id: brewer, name: Brewer, for: refinery, high_quality: mead}\n",
    "awards.yaml": "- {id: herder, name: Herder, points: 4, most: donkey}\n",
    "rules.yaml": """\
options:
  - id: fog
    name: Fog
    group: Weather
    about: Nobody sees anything.
    type: choice
    choices: [none, thin, thick]
    default: none
  - {id: gusts, name: Gusts, group: Weather, about: Winds., type: wholes, length: 2, most: 9, default: [1, 2]}
presets:
  - {id: rich, name: Rich, about: Cheap donkeys., values: {donkey_cost: 1, fog: thick}}
colours: [green, blue, white, black, orange]
""",
}


def write_files(folder: Path, files: Mapping[str, str]) -> Path:
    """A pack of these files."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def write_orchard(place: Path) -> Path:
    """The pack of the README, as it stands there."""
    named = {
        block.mark.removeprefix("file: "): block.text + "\n" for block in BLOCKS if "file: " in block.mark
    }
    write_files(place, named)
    return place / "orchard"
