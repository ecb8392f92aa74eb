"""The colours of each season in the pictures of the menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hamlet.app.art.palette import Colour, mix, rgb
from hamlet.app.art.seasons.season import FIR, OAK, SeasonLook
from hamlet.app.art.seeds import seed_of


@dataclass(frozen=True, slots=True)
class MenuLight:
    """The colours of one season; trees are ramps from dark to glint."""

    sky: tuple[Colour, ...]
    sun: Colour
    far: Colour
    near: Colour
    grass: tuple[Colour, Colour, Colour]
    trees: tuple[tuple[Colour, ...], ...]
    firs: tuple[Colour, ...]
    fir_share: float
    water: tuple[Colour, Colour, Colour]
    snow: bool = False
    strewn: str = ""
    """What lies in the grass: "flowers" or "leaves"."""


def _ramp(text: str) -> tuple[Colour, ...]:
    return tuple(rgb(each) for each in text.split())


def _grass(text: str) -> tuple[Colour, Colour, Colour]:
    plain, light, dark = _ramp(text)
    return plain, light, dark


SPRING = MenuLight(
    _ramp("8FC9E8 C4E4EE FBEFE4"),
    rgb("FFF6CF"),
    rgb("A9C4C9"),
    rgb("9CBF8A"),
    _grass("93C25A BBDD7C 6A9E45"),
    (_ramp("7C3E58 CF7C9C EFAEC4 FFE3EC"), _ramp("2F5018 527A2A 7EA53F B5D272")),
    _ramp("133A29 1F5438 3A744B"),
    0.3,
    _grass("378AB3 A6DBD8 195688"),
    strewn="flowers",
)
SUMMER = MenuLight(
    _ramp("4FA3DE 8FCBEC E4F2EA"),
    rgb("FFF2A8"),
    rgb("8FB4C6"),
    rgb("88AD62"),
    _grass("93B24A BACD68 68893A"),
    (_ramp("12381E 1F5629 357535 5F9A45"), _ramp("2F4C19 557A29 7E9C3A AEC15E")),
    _ramp("10382A 1C5238 34754A"),
    0.3,
    _grass("2079AF 74CDC8 0D407A"),
)
AUTUMN = MenuLight(
    _ramp("EFB27C F5CE9E FBE9C8"),
    rgb("FFF0C4"),
    rgb("B3A596"),
    rgb("A39B72"),
    _grass("ABA44D CBBE66 83803A"),
    (
        _ramp("8C5212 D08E1E F0BC3E FFE692"),
        _ramp("84340E CE6420 EE9438 FBC678"),
        _ramp("521016 96221F C2412D E8825A"),
    ),
    _ramp("1D3F2C 2F5C3B 4D7C4B"),
    0.18,
    _grass("1F5C7C 7FB0A8 0E344B"),
    strewn="leaves",
)
WINTER = MenuLight(
    _ramp("8FB2D2 BFD6E6 F2EFEA"),
    rgb("FFFBEA"),
    rgb("B6C7D8"),
    rgb("CBD9E4"),
    _grass("E4EDF3 FBFDFF B4C6D6"),
    (_ramp("4C5A68 8FA2B3 C6D4DF F8FCFF"),),
    _ramp("173A33 245247 3B6E60"),
    0.74,
    _grass("8CBDD6 D2E9F1 4F86A8"),
    snow=True,
)
LIGHTS: dict[str, MenuLight] = {"spring": SPRING, "summer": SUMMER, "autumn": AUTUMN, "winter": WINTER}
WORN_LIGHTS: dict[str, MenuLight] = {}
"""Of the seasons of the packs that are shown, as far as they have colours of their own."""


def light_of(season: str) -> MenuLight:
    """The colours of a season; one of a pack has those of a season of ours under another sky."""
    if season in WORN_LIGHTS:
        return WORN_LIGHTS[season]
    if season in LIGHTS:
        return LIGHTS[season]
    seed = seed_of(season)
    own = tuple(LIGHTS.values())[seed % 3]
    tint = (rgb("C9A6C9"), rgb("A6C9BE"), rgb("C9BFA6"), rgb("A6B4C9"))[seed // 3 % 4]
    return replace(own, sky=tuple(mix(colour, tint, 0.6) for colour in own.sky))


def light_like(look: SeasonLook, sky: Sequence[Colour] = ()) -> MenuLight:
    """The colours of a season of a pack: those of its village, under its own sky if it has one."""
    usual = LIGHTS.get(look.like, SUMMER)
    kinds = [kind for _, kind in look.wood if kind not in {FIR, "bare"}] or [OAK]
    running = [0.0, *(share for share, _ in look.wood)]
    firs = next((running[n + 1] - running[n] for n, (_, kind) in enumerate(look.wood) if kind == FIR), 0.0)
    return replace(
        usual,
        sky=tuple(sky) if len(sky) == len(usual.sky) else usual.sky,
        near=mix(usual.near, look.grass[0], 0.6),
        grass=look.grass,
        trees=tuple(tuple(look.trees[kind]) for kind in kinds),
        firs=tuple(look.trees[FIR]),
        fir_share=firs,
        water=(look.water[0], look.shallow, look.water[3]),
        snow=look.frozen,
        strewn="" if look.frozen else "leaves" if look.shedding else "flowers" if look.petals > 8 else "",
    )
