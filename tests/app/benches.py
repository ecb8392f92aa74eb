"""A pack of a player's own, with comments and odd spaces in its files, and a bench to lay it on."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.home import Home
from hamlet.app.pages import WorkshopPage
from hamlet.app.workshop.bench import Bench
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings

PACK_YAML = 'id: woods\nname: Woods and Ways\nversion: "1.0"\nrequires: [base]\n'
TILES = """# Trees, trees, trees.

- id: forester   # an odd fellow
  name:   Forester
  kind: producer
  pile: bag
  outline: E:F E:F SE:R SW:F W:M SW:F NW:R NW:F NE:F
  cost: {stone: 1, wheat: 1}
  reward: {points: 3}
  slots: 2
  produces: [wood]

# This one stays as it is.
- id:    lodge
  name: "Lodge"
  kind: landmark
  pile: bag
  outline: E:R SW:F NW:F   # three sides
  cost:
    wood: 1
  reward: {points: 1}
"""
MARKET = "- id: planks\n  tier: 1\n  needs: {wood: 2}\n  gives: {gold: 3}\n"


def woods(folder: Path, tiles: str = TILES) -> Home:
    """A home in whose packs folder the pack lies."""
    place = folder / "packs" / "woods"
    place.mkdir(parents=True)
    (place / "pack.yaml").write_bytes(PACK_YAML.encode())
    (place / "tiles.yaml").write_bytes(tiles.encode())
    settings = Settings(animation_speed=0.0, ui_scale=1.0, motion="off")
    return Home(Folders(folder), settings)


def bench_of(folder: Path, entry: str = "forester", tiles: str = TILES) -> Bench:
    """The pack on the bench, one of its tiles in hand."""
    return Bench(woods(folder, tiles), WorkshopPage("woods", "tiles", entry))


def tiles_file(folder: Path) -> Path:
    """The file of its tiles."""
    return folder / "packs" / "woods" / "tiles.yaml"
