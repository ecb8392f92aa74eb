"""What water, shores and sand look like in each season. All that paints water asks here for its colours."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hamlet.app.art.palette import (
    GRASS,
    GRASS_DARK,
    GRASS_LIGHT,
    LEAF,
    ROAD,
    ROCK,
    Colour,
    mix,
    rgb,
)


@dataclass(frozen=True, slots=True)
class WaterSeason:
    """The colours of one season at the water."""

    name: str
    grass: tuple[Colour, Colour, Colour]
    """The bank: plain, light, dark."""
    water: tuple[Colour, Colour, Colour, Colour]
    """From near the shore to the deep; of ice, where it is frozen."""
    shallow: Colour
    foam: Colour
    sand: Colour
    wet_sand: Colour
    reed: Colour
    leaf: Colour
    """What a wood is like in the water's mirror."""
    rock: Colour
    road: Colour
    frozen: bool = False

    @property
    def mud(self) -> Colour:
        """The wet ground between grass and water."""
        return mix(self.wet_sand, self.grass[2], 0.45)

    def mirrored(self, terrain: str) -> Colour:
        """The colour that what stands on a shore has in the water."""
        known = {"forest": self.leaf, "mountain": self.rock, "road": self.road}
        return known.get(terrain, self.grass[2])


def _ramp(text: str) -> tuple[Colour, Colour, Colour, Colour]:
    first, second, third, fourth = (rgb(part) for part in text.split())
    return first, second, third, fourth


def _grass(text: str) -> tuple[Colour, Colour, Colour]:
    plain, light, dark = (rgb(part) for part in text.split())
    return plain, light, dark


SPRING = WaterSeason(
    "spring",
    _grass("93C25A BBDD7C 6A9E45"),
    _ramp("378AB3 2B78A6 226798 195688"),
    rgb("A6DBD8"),
    rgb("EAF6F2"),
    rgb("E7D6A4"),
    rgb("BDA873"),
    rgb("6FA03E"),
    rgb("25602E"),
    rgb("98A0AC"),
    rgb("EBD3A2"),
)
# The village is drawn in the palette's greens, which its meadows' noise makes a little greyer: so is the
# bank, until all of it has seasons.
SUMMER = WaterSeason(
    "summer",
    (mix(GRASS, (128, 128, 128), 0.235), GRASS_LIGHT, GRASS_DARK),
    _ramp("2079AF 17659F 125290 0D407A"),
    rgb("74CDC8"),
    rgb("F0F8F0"),
    rgb("EFDCA0"),
    rgb("C2A869"),
    LEAF[3],
    LEAF[1],
    ROCK[1],
    ROAD,
)
AUTUMN = WaterSeason(
    "autumn",
    _grass("ABA44D CBBE66 83803A"),
    _ramp("1F5C7C 174B69 12405B 0E344B"),
    rgb("7FB0A8"),
    rgb("EEF1E4"),
    rgb("DCC48E"),
    rgb("A98E5C"),
    rgb("B08A3A"),
    rgb("D08E1E"),
    rgb("948F9C"),
    rgb("E8CB9A"),
)
WINTER = WaterSeason(
    "winter",
    _grass("EDF3F7 FBFDFF B4C6D6"),
    _ramp("B2D9E9 9FCBDF 8CBDD6 79AECB"),
    rgb("D2E9F1"),
    rgb("FFFFFF"),
    rgb("F5F9FC"),
    rgb("DCE8F0"),
    rgb("B89A66"),
    rgb("245247"),
    rgb("535D6D"),
    rgb("B8946A"),
    frozen=True,
)
SEASONS = {season.name: season for season in (SPRING, SUMMER, AUTUMN, WINTER)}


def water_of(name: str) -> WaterSeason:
    """The water of a season between banks as green as the village, whose land knows no seasons yet.

    A season that is not known here has the water of summer.
    """
    season = SEASONS.get(name, SUMMER)
    return replace(
        season,
        grass=SUMMER.grass,
        sand=SUMMER.sand,
        wet_sand=SUMMER.wet_sand,
        reed=SUMMER.reed,
        leaf=SUMMER.leaf,
        rock=SUMMER.rock,
        road=SUMMER.road,
    )
