"""The colours of spring, summer, autumn and winter; how far apart they must be is measured by tests."""

from __future__ import annotations

from hamlet.app.art.palette import Colour, rgb
from hamlet.app.art.seasons.season import BIRCH, FIR, OAK, FieldColours, Leaves, SeasonLook


def _ramp(text: str) -> Leaves:
    return tuple(rgb(part) for part in text.split())


def _three(text: str) -> tuple[Colour, Colour, Colour]:
    first, second, third = _ramp(text)
    return first, second, third


def _four(text: str) -> tuple[Colour, Colour, Colour, Colour]:
    first, second, third, fourth = _ramp(text)
    return first, second, third, fourth


SPRING = SeasonLook(
    "spring",
    _three("93C25A BBDD7C 6A9E45"),
    rgb("EBD3A2"),
    rgb("AD8B58"),
    _ramp("626974 98A0AC C4CAD1 ECEEEF"),
    {
        OAK: _ramp("164021 25602E 47873C 84BE58"),
        BIRCH: _ramp("2F5018 527A2A 7EA53F B5D272"),
        FIR: _ramp("133A29 1F5438 3A744B"),
        "blossom": _ramp("7C3E58 CF7C9C EFAEC4 FFE3EC"),
        "apple": _ramp("66704E B4BE92 E6EAD2 FFFFFA"),
    },
    ((0.34, FIR), (0.46, "blossom"), (0.51, "apple"), (0.62, BIRCH), (1.0, OAK)),
    FieldColours(rgb("8F6B42"), rgb("A98354"), rgb("7FB04A")),
    _four("3D90B8 317EAC 286D9E 1F5C8E"),
    rgb("A6DBD8"),
    rgb("EAF6F2"),
    rgb("E7D6A4"),
    rgb("BDA873"),
    rgb("6FA03E"),
    flowers=_ramp("FFFFFF F7DE62 F2A9C4 C9B6F0"),
    petals=13.0,
    fallen=_ramp("F7C3D4 FFF2F6 EFAEC4"),
    shedding=frozenset(("blossom", "apple")),
    shed=6,
    daylight=rgb("FFFDFA"),
)
SUMMER = SeasonLook(
    "summer",
    _three("93B24A BACD68 68893A"),
    rgb("F2D596"),
    rgb("B38A4A"),
    _ramp("5A5B64 91929A BDBDC0 E6E2DA"),
    {
        OAK: _ramp("12381E 1F5629 357535 5F9A45"),
        BIRCH: _ramp("2F4C19 557A29 7E9C3A AEC15E"),
        FIR: _ramp("10382A 1C5238 34754A"),
    },
    ((0.30, FIR), (0.42, BIRCH), (1.0, OAK)),
    FieldColours(rgb("C99A2E"), rgb("F0CC55"), rgb("FBE79A")),
    _four("2682B6 1D70A9 175E9B 114A85"),
    rgb("74CDC8"),
    rgb("F0F8F0"),
    rgb("EFDCA0"),
    rgb("C2A869"),
    rgb("7FA844"),
    flowers=_ramp("FBF4DC F3D24A E06A4A"),
    petals=2.6,
    fallen=_ramp("BACD68 93B24A D8C06A"),
    daylight=rgb("FFFCF3"),
)
AUTUMN = SeasonLook(
    "autumn",
    _three("ABA44D CBBE66 83803A"),
    rgb("E8CB9A"),
    rgb("A27E4E"),
    _ramp("5E5B67 948F9C BFBAC0 E7E1DC"),
    {
        OAK: _ramp("8C5212 D08E1E F0BC3E FFE692"),
        BIRCH: _ramp("84340E CE6420 EE9438 FBC678"),
        FIR: _ramp("1D3F2C 2F5C3B 4D7C4B"),
        "red": _ramp("521016 96221F C2412D E8825A"),
    },
    ((0.20, FIR), (0.44, "red"), (0.72, BIRCH), (1.0, OAK)),
    FieldColours(rgb("B8914A"), rgb("D9B970"), rgb("8A6A34")),
    _four("1F5C7C 174B69 12405B 0E344B"),
    rgb("7FB0A8"),
    rgb("EEF1E4"),
    rgb("DCC48E"),
    rgb("A98E5C"),
    rgb("B08A3A"),
    flowers=_ramp("E9D9A0"),
    fallen=_ramp("F0BC3E EE9438 C2412D D08E1E 96221F"),
    shedding=frozenset((OAK, BIRCH, "red")),
    shed=9,
    daylight=rgb("FFF9EE"),
)
WINTER = SeasonLook(
    "winter",
    _three("EDF3F7 FBFDFF B4C6D6"),
    rgb("B8946A"),
    rgb("87684A"),
    _ramp("333A4A 535D6D 747F8F 9AA5B2"),
    {
        OAK: _ramp("4C5A68 8FA2B3 C6D4DF F8FCFF"),
        BIRCH: _ramp("46546A 8B9CB6 BECCDD F4F8FF"),
        FIR: _ramp("173A33 245247 3B6E60"),
        "bare": _ramp("4A3426 6A4B38 8A6A52 F2F7FB"),
    },
    ((0.72, FIR), (0.93, "bare"), (1.0, OAK)),
    FieldColours(rgb("DDE7EF"), rgb("F6FAFD"), rgb("A9997E")),
    _four("B2D9E9 9FCBDF 8CBDD6 79AECB"),
    rgb("D2E9F1"),
    rgb("FFFFFF"),
    rgb("F5F9FC"),
    rgb("DCE8F0"),
    rgb("B89A66"),
    fallen=_ramp("FFFFFF EDF3F7 DCE8F0"),
    daylight=rgb("F4F9FF"),
    frozen=True,
)
SEASONS = {season.name: season for season in (SPRING, SUMMER, AUTUMN, WINTER)}
"""In the order of the year."""


def season_called(name: str) -> SeasonLook:
    """A season by its name; summer, where none is known by it."""
    return SEASONS.get(name, SUMMER)
