"""A pack with all that a pack may look like: pictures in both kinds of files, further goods, a season."""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

Pixel = tuple[int, int, int, int]


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def head(width: int, height: int, depth: int = 8, colours: int = 6) -> bytes:
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colours, 0, 0, 0))


SIGNATURE = b"\x89PNG\r\n\x1a\n"
END = chunk(b"IEND", b"")


def png(width: int, height: int, paint: Callable[[int, int], Pixel]) -> bytes:
    rows = b"".join(b"\0" + bytes(part for x in range(width) for part in paint(x, y)) for y in range(height))
    return SIGNATURE + head(width, height) + chunk(b"IDAT", zlib.compress(rows)) + END


def inn_picture(side: int = 120) -> bytes:
    """A house of plain colours: a red roof over a pale wall, and nothing around it."""

    def paint(x: int, y: int) -> Pixel:
        share_x, share_y = x / side, y / side
        if share_y < 0.5 and abs(share_x - 0.5) < share_y:
            return 178, 52, 40, 255
        if 0.5 <= share_y < 0.94 and 0.1 < share_x < 0.9:
            door = 0.42 < share_x < 0.58 and share_y > 0.66
            return (84, 50, 24, 255) if door else (240, 226, 190, 255)
        return 0, 0, 0, 0

    return png(side, side, paint)


HONEY = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
<title>A comb</title>
<path d="M12 1 L21.5 6.5 V17.5 L12 23 L2.5 17.5 V6.5 Z" fill="#E8A21C"/>
<g style="fill:#9A5A10;stroke:none"><path d="M12 4.2 L15.4 6.2 V10 L12 12 L8.6 10 V6.2 Z"/>
<path d="M7.4 12.6 L10.6 14.4 V18 L7.4 19.6 L4.2 18 V14.4 Z"/>
<path d="M16.6 12.6 L19.8 14.4 V18 L16.6 19.6 L13.4 18 V14.4 Z"/></g></svg>
"""
FEAST = """<svg xmlns="http://www.w3.org/2000/svg" width="340" height="200">
<rect width="340" height="200" fill="#5B3A78"/><circle cx="170" cy="110" r="70" fill="#F2C94C"/>
<rect y="150" width="340" height="50" fill="#3B6E60"/></svg>
"""
PACK = """id: orchard
name: Orchard
version: "1.0"
requires: [base]
optional: [lake]
"""
MATERIALS = """
- {id: honey, name: Honey, class: raw, picture: pictures/honey.svg, colour: "E8A21C"}
- {id: salt, name: Salt, class: raw}
- {id: mead, name: Mead, class: refined, consumed: {gold: 1}}
- {id: iron_ware, name: Ironware, class: refined, consumed: {points: 1}, colour: "3F74C8"}
"""
_SIDES = "E:F SE:F SW:R W:F NW:F NE:R"
TILES = f"""
- {{id: apiary, name: Apiary, kind: producer, pile: bag, copies: 2, outline: {_SIDES},
   cost: {{wood: 1, stone: 1}},
   reward: {{points: 2}}, slots: 2, produces: [honey], picture: pictures/inn.png}}
- {{id: salt_pan, name: Salt Pan, kind: producer, pile: bag, copies: 2, outline: {_SIDES},
   cost: {{wheat: 1, honey: 1}},
   slots: 3, produces: [salt]}}
- {{id: meadery, name: Meadery, kind: refinery, pile: bag, copies: 2, outline: {_SIDES},
   cost: {{honey: 1, salt: 1}},
   reward: {{points: 4, milestone: mead_maker}}, slots: 1, refines: {{honey: mead}}}}
- {{id: smithy, name: Smithy, kind: refinery, pile: bag, copies: 2, outline: {_SIDES},
   cost: {{stone: 2, salt: 1}},
   reward: {{points: 4, milestone: smith}}, slots: 1, refines: {{salt: iron_ware}}}}
- {{id: mead_hall, name: Mead Hall, kind: landmark, pile: mead, outline: {_SIDES},
   cost: {{mead: 1, iron_ware: 1, timber: 1}}, score: {{points: 2, per: flag}}, picture: pictures/inn.png,
   picture_width: 1.1}}
- {{id: armoury, name: Armoury, kind: landmark, pile: iron_ware, outline: {_SIDES},
   cost: {{iron_ware: 1, milk/mead: 2}}, score: {{points: 2, per: sale}}}}
- {{changes: barn, produces: [wood, stone, wheat, honey, salt]}}
"""
MILESTONES = """
- {id: mead_maker, name: Mead Maker, for: refinery, high_quality: mead}
- {id: smith, name: Smith, for: refinery, high_quality: iron_ware}
"""
MARKET = """
- {id: honey_salt, tier: 1, needs: {honey: 1, salt: 1}, reward: {points: 2}}
- {id: mead_ware, tier: 2, needs: {mead: 1, iron_ware: 1}, reward: {points: 4, gold: 1}}
- {id: all_made, tier: 3, needs: {mead: 1, iron_ware: 1, milk: 1, flour: 1}, reward: {points: 7, gold: 2}}
"""
SEASON = """
- id: harvest
  name: Harvest
  with: lake
  palette:
    like: autumn
    ground: ["A88FB5", "C9B4D2", "7E6690"]
    path: ["F0DDA8", "A5824E"]
    leaves: {oak: ["3A4A12", "6E8A24", "A2BE48", "DCEB8E"]}
    woods: {oak: 6, fir: 2, apple: 2}
    falls_from: [apple]
    sky: ["C9A6D8", "E4C9E4", "FBEFE4"]
"""
MENU = """
- {id: feast, name: Harvest Feast, season: harvest, fish: uncommon, gain: {points: 2}, with: lake,
   picture: pictures/feast.svg}
- {id: thanks, name: Thanksgiving, season: harvest, fish: rare, gain: {gold: 3}, with: lake}
"""


def orchard() -> dict[str, str | bytes]:
    """The files of the pack."""
    return {
        "pack.yaml": PACK,
        "materials.yaml": MATERIALS,
        "tiles.yaml": TILES,
        "milestones.yaml": MILESTONES,
        "market.yaml": MARKET,
        "seasons.yaml": SEASON,
        "menu.yaml": MENU,
        "pictures/inn.png": inn_picture(),
        "pictures/honey.svg": HONEY,
        "pictures/feast.svg": FEAST,
    }


def laid(folder: Path, files: dict[str, str | bytes]) -> Path:
    """These files in a folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def zipped(place: Path, files: dict[str, str | bytes]) -> Path:
    """These files in a zip."""
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return place
