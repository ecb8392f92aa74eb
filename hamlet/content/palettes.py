"""The colours of the four seasons, in the very words with which packs write the colours of theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Palette = Mapping[str, Any]

OAK, BIRCH, FIR = "oak", "birch", "fir"
TREES: Final = (OAK, BIRCH, FIR, "blossom", "apple", "red", "bare")
LIKE: Final = "like"
USUAL: Final = "summer"

SPRING: Final[Palette] = {
    "ground": ["93C25A", "BBDD7C", "6A9E45"],
    "path": ["EBD3A2", "AD8B58"],
    "rocks": ["626974", "98A0AC", "C4CAD1", "ECEEEF"],
    "leaves": {
        OAK: ["164021", "25602E", "47873C", "84BE58"],
        BIRCH: ["2F5018", "527A2A", "7EA53F", "B5D272"],
        FIR: ["133A29", "1F5438", "3A744B"],
        "blossom": ["7C3E58", "CF7C9C", "EFAEC4", "FFE3EC"],
        "apple": ["66704E", "B4BE92", "E6EAD2", "FFFFFA"],
    },
    "woods": {FIR: 34, "blossom": 12, "apple": 5, BIRCH: 11, OAK: 38},
    "field": ["8F6B42", "A98354", "7FB04A"],
    "water": ["3D90B8", "317EAC", "286D9E", "1F5C8E"],
    "shore": ["A6DBD8", "EAF6F2", "E7D6A4", "BDA873"],
    "reeds": "6FA03E",
    "flowers": ["FFFFFF", "F7DE62", "F2A9C4", "C9B6F0"],
    "petals": 13.0,
    "fallen": ["F7C3D4", "FFF2F6", "EFAEC4"],
    "falls_from": ["blossom", "apple"],
    "falls": 6,
    "daylight": "FFFDFA",
}
SUMMER: Final[Palette] = {
    "ground": ["93B24A", "BACD68", "68893A"],
    "path": ["F2D596", "B38A4A"],
    "rocks": ["5A5B64", "91929A", "BDBDC0", "E6E2DA"],
    "leaves": {
        OAK: ["12381E", "1F5629", "357535", "5F9A45"],
        BIRCH: ["2F4C19", "557A29", "7E9C3A", "AEC15E"],
        FIR: ["10382A", "1C5238", "34754A"],
    },
    "woods": {FIR: 30, BIRCH: 12, OAK: 58},
    "field": ["C99A2E", "F0CC55", "FBE79A"],
    "water": ["2682B6", "1D70A9", "175E9B", "114A85"],
    "shore": ["74CDC8", "F0F8F0", "EFDCA0", "C2A869"],
    "reeds": "7FA844",
    "flowers": ["FBF4DC", "F3D24A", "E06A4A"],
    "petals": 2.6,
    "fallen": ["BACD68", "93B24A", "D8C06A"],
    "daylight": "FFFCF3",
}
AUTUMN: Final[Palette] = {
    "ground": ["ABA44D", "CBBE66", "83803A"],
    "path": ["E8CB9A", "A27E4E"],
    "rocks": ["5E5B67", "948F9C", "BFBAC0", "E7E1DC"],
    "leaves": {
        OAK: ["8C5212", "D08E1E", "F0BC3E", "FFE692"],
        BIRCH: ["84340E", "CE6420", "EE9438", "FBC678"],
        FIR: ["1D3F2C", "2F5C3B", "4D7C4B"],
        "red": ["521016", "96221F", "C2412D", "E8825A"],
    },
    "woods": {FIR: 20, "red": 24, BIRCH: 28, OAK: 28},
    "field": ["B8914A", "D9B970", "8A6A34"],
    "water": ["1F5C7C", "174B69", "12405B", "0E344B"],
    "shore": ["7FB0A8", "EEF1E4", "DCC48E", "A98E5C"],
    "reeds": "B08A3A",
    "flowers": ["E9D9A0"],
    "petals": 0.0,
    "fallen": ["F0BC3E", "EE9438", "C2412D", "D08E1E", "96221F"],
    "falls_from": [OAK, BIRCH, "red"],
    "falls": 9,
    "daylight": "FFF9EE",
}
WINTER: Final[Palette] = {
    "ground": ["EDF3F7", "FBFDFF", "B4C6D6"],
    "path": ["B8946A", "87684A"],
    "rocks": ["333A4A", "535D6D", "747F8F", "9AA5B2"],
    "leaves": {
        OAK: ["4C5A68", "8FA2B3", "C6D4DF", "F8FCFF"],
        BIRCH: ["46546A", "8B9CB6", "BECCDD", "F4F8FF"],
        FIR: ["173A33", "245247", "3B6E60"],
        "bare": ["4A3426", "6A4B38", "8A6A52", "F2F7FB"],
    },
    "woods": {FIR: 72, "bare": 21, OAK: 7},
    "field": ["DDE7EF", "F6FAFD", "A9997E"],
    "water": ["B2D9E9", "9FCBDF", "8CBDD6", "79AECB"],
    "shore": ["D2E9F1", "FFFFFF", "F5F9FC", "DCE8F0"],
    "reeds": "B89A66",
    "flowers": [],
    "petals": 0.0,
    "fallen": ["FFFFFF", "EDF3F7", "DCE8F0"],
    "daylight": "F4F9FF",
    "frozen": True,
}
PALETTES: Final[Mapping[str, Palette]] = {
    "spring": SPRING,
    "summer": SUMMER,
    "autumn": AUTUMN,
    "winter": WINTER,
}
"""In the order of the year."""


def whole_palette(own: Palette) -> dict[str, Any]:
    """A palette of a pack with all that it leaves unsaid: that is as in the season which it is like."""
    usual = PALETTES.get(str(own.get(LIKE, USUAL)), PALETTES[USUAL])
    leaves = {**_others(), **usual["leaves"], **own.get("leaves", {})}
    return {**usual, **own, "leaves": leaves}


def _others() -> dict[str, Any]:
    """Trees that a season has none of have the colours of one that has."""
    return {kind: ramp for palette in PALETTES.values() for kind, ramp in palette["leaves"].items()}
