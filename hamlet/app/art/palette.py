"""Every colour of the game, and the few sums done with colours."""

from __future__ import annotations

from hamlet.app.art.seeds import seed_of

Colour = tuple[int, int, int]
Shade = tuple[int, int, int, int]


def rgb(text: str) -> Colour:
    """The colour written as six hexadecimal digits."""
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """A colour `share` of the way from the first to the second."""
    (red, green, blue), (to_red, to_green, to_blue) = first, second
    return (
        round(red + (to_red - red) * share),
        round(green + (to_green - green) * share),
        round(blue + (to_blue - blue) * share),
    )


def alpha(colour: Colour, value: int) -> Shade:
    """The colour with an opacity from 0 to 255."""
    return colour[0], colour[1], colour[2], value


def luminance(colour: Colour) -> float:
    """Relative luminance from 0 (black) to 1 (white)."""
    parts = [part / 255 for part in colour]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


INK = rgb("2B2118")
PAPER = rgb("F6ECD6")
CARD = rgb("EFE2C4")
BANNER = rgb("F2C94C")
MUTED = rgb("6A5641")
FAINT = rgb("574635")
"""Pale letters on the darker paper of what is off."""
BRASS = rgb("B08E57")
BRASS_DARK = rgb("8A6A3C")
WHITE = rgb("FFFFFF")
BAR = rgb("1C1109")
DARK_WOOD = rgb("4A3320")
BRASS_TEXT = rgb("E8C98E")
TABLE = (rgb("6B4A30"), rgb("5D4029"), rgb("7B5738"))

LIT_LINE = rgb("FFF6D6")
GLOW = rgb("FFE9A0")
ROW_LIT = rgb("FFF8E4")
ROW_LIT_EDGE = rgb("C79A2E")
ROW_EDGE = rgb("CDB98F")
ROW_DONE = rgb("E3D5B2")
DISABLED = rgb("E2D6BC")
DISABLED_EDGE = rgb("B9A884")
DISABLED_TEXT = rgb("635440")
PALE_ON_WOOD = rgb("BCAA92")
GREY_PLATE = rgb("A89A88")

COST = rgb("8F2B22")
OUTPUT = rgb("2A7F86")
OUTPUT_INSIDE = rgb("D8E6DC")
OUTPUT_EMPTY = rgb("B9CFC8")
GAIN = rgb("B9DA92")
GREEN = rgb("5E8F3E")
BLUEPRINT = rgb("7FA7AE")

CODE_PAPER = rgb("FBF5E4")
CODE_MARGIN = rgb("EADFC4")
CODE_LIT = rgb("FCE9A6")
CODE_KEY = rgb("7A3B12")
CODE_VALUE = rgb("1F5C63")
CODE_NUMBER = rgb("8F2B21")
CODE_COMMENT = rgb("6F6049")
SOUND = rgb("4E8A3A")
LOOK_AT = rgb("F0A832")
MISTAKE = rgb("B7321F")
LOOK_AT_TEXT = rgb("7F4C05")
MISTAKE_TEXT = rgb("A22B20")
LOOK_AT_PAPER = rgb("FBE7BC")
MISTAKE_PAPER = rgb("F8D9CF")
NEW_TILE = rgb("2F7F86")
NEW_TILE_PAPER = rgb("CFE6E6")
BASE_BAR = rgb("8C816C")
HEALTHY = rgb("E4EFD2")

GRASS = rgb("86B552")
GRASS_LIGHT = rgb("A9CF6B")
GRASS_DARK = rgb("5E8F3E")
ROAD = rgb("F0D6A2")
ROAD_EDGE = rgb("B08E57")
FOREST = rgb("24502C")
MOUNTAIN = rgb("858892")
WATER = rgb("2E6FA8")
WATER_DEEP = rgb("1F4F80")
FOAM = rgb("DCEBEA")
SAND = rgb("E9D9A6")
THICKNESS = rgb("7A5C3A")
THICKNESS_DARK = rgb("3E2A18")
LEAF = (rgb("1F4A2C"), rgb("2F6B3A"), rgb("4E8B45"), rgb("7FB45A"))
BIRCH = (rgb("3E5A24"), rgb("6F8A35"), rgb("9AAE4A"), rgb("C6CF72"))
ROCK = (rgb("4A4F5C"), rgb("7B828F"), rgb("A9AFB8"), rgb("D3D6D8"))
SNOW = rgb("F4F6F6")
SNOW_SHADE = rgb("C3CAD2")

MATERIALS: dict[str, Colour] = {
    "wood": rgb("5A3416"),
    "stone": rgb("8A9097"),
    "wheat": rgb("E3BE2A"),
    "timber": rgb("E09A5A"),
    "brick": rgb("C04A2E"),
    "milk": rgb("E4F3F8"),
    "flour": rgb("E3D5B2"),
    "gold": rgb("F2C230"),
}
WORN_GOODS: dict[str, Colour] = {}
"""The colours of goods of the packs that are shown."""
# Told apart by lightness too: L* 74, 57, 42.
FISH: dict[str, Colour] = {"common": rgb("93C65A"), "uncommon": rgb("3F8FC4"), "rare": rgb("B43528")}
_FISH_PAPER: dict[str, Colour] = {"common": rgb("DDEBC9"), "uncommon": rgb("CFE0F2"), "rare": rgb("F4D8D0")}
TERRAINS: dict[str, Colour] = {"road": ROAD, "forest": FOREST, "mountain": MOUNTAIN, "water": WATER}
SEATS: dict[str, Colour] = {
    "red": rgb("B73B2C"),
    "sky": rgb("69AEEB"),
    "yellow": rgb("F7E463"),
    "violet": rgb("4A2A70"),
}
# Colours that a pack may name, and, last, those for names that nobody has thought of.
_PACKS_SEATS: dict[str, Colour] = {
    "green": rgb("3E8E4E"),
    "blue": rgb("2F4FA8"),
    "white": rgb("FAF8F2"),
    "black": rgb("2E2E33"),
    "orange": rgb("E8832A"),
    "pink": rgb("EFA3BE"),
    "grey": rgb("9AA0A8"),
    "brown": rgb("7A4A28"),
}
_OTHER_SEATS = (rgb("1F8A8A"), rgb("C23A8E"), rgb("A6C93A"), rgb("6A7FD0"), rgb("8C2F4F"), rgb("D9C7A0"))
NEUTRAL = rgb("B98A55")
_HEX = frozenset("0123456789abcdefABCDEF")
_OTHER_FISH = (rgb("E0A23A"), rgb("8A6BB8"), rgb("3FA39A"), rgb("C76A94"), rgb("7C7F8C"))
_OTHER_TERRAINS = (rgb("B5793A"), rgb("8C6BA8"), rgb("C9A24A"), rgb("4F8F86"), rgb("A85A5A"), rgb("5A5F8F"))


def hex_colour(text: object) -> Colour | None:
    """The colour that a pack has written; None where there is none."""
    digits = text.removeprefix("#") if isinstance(text, str) else ""
    return rgb(digits) if len(digits) == 6 and set(digits) <= _HEX else None


def goods_colour(material: str) -> Colour:
    """The colour of goods; neutral for those that nobody knows."""
    return WORN_GOODS.get(material) or MATERIALS.get(material) or NEUTRAL


def terrain_colour(terrain: str) -> Colour:
    """The flat colour of a terrain; a terrain of a pack gets one that never changes."""
    return TERRAINS.get(terrain) or _OTHER_TERRAINS[seed_of(terrain) % len(_OTHER_TERRAINS)]


def fish_colour(kind: str) -> Colour:
    """The colour of a kind of fish; a kind of a pack gets one that never changes."""
    return FISH.get(kind) or _OTHER_FISH[seed_of(kind) % len(_OTHER_FISH)]


def fish_paper(kind: str) -> Colour:
    """The pale colour of all paper that belongs to a kind of fish."""
    return _FISH_PAPER.get(kind) or mix(fish_colour(kind), rgb("FFF8EE"), 0.76)


def seat_colour(name: str | None) -> Colour:
    """The colour of a seat, a neutral brown for nobody; one that a pack names never changes."""
    if not name:
        return NEUTRAL
    known = SEATS.get(name) or _PACKS_SEATS.get(name)
    return known or _OTHER_SEATS[seed_of(name) % len(_OTHER_SEATS)]


def seat_text(name: str | None) -> Colour:
    """The colour of text and symbols on a seat's colour."""
    ground = seat_colour(name)
    return INK if contrast(INK, ground) >= contrast(PAPER, ground) else PAPER
