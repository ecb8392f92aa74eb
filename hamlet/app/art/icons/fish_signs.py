"""Icons of fish: three kinds told apart by form alone, and a patterned one for any kind of a pack.

Each has a second drawing with scales and fins for pictures that are larger than an icon.
"""

from __future__ import annotations

from hamlet.app.art.curves import bow, smooth
from hamlet.app.art.icons.fish_of_packs import draw_eye, stand_in_fish
from hamlet.app.art.icons.pen import DRAWINGS, Details, Drawing, Pen, arc, icon_drawing
from hamlet.app.art.palette import FISH, INK, PAPER, WHITE, Colour, fish_colour, mix, rgb

GOLD = rgb("F6CF5A")


def fish_icon(kind: str) -> str:
    """The name of the icon of a kind of fish."""
    return f"fish-{kind.replace('_', '-')}"


def _any_eye(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, PAPER, 0.5)
    pen.path(bow([(6.2, 8.6), (11, 12), (14.4, 17)]), 1.3)
    draw_eye(pen, 5.9, 5.9, 1.1)


@icon_drawing("fish", rgb("6FA3BF"), _any_eye)
def fish(pen: Pen) -> None:
    """Any fish: bent, as they swim in a lake."""
    spine = [(2.4, 3), (7, 2.2), (12.4, 5), (16.6, 10.4), (18, 15.6)]
    belly = [(14.6, 17.4), (9.8, 15.4), (5, 11), (2.4, 6.6)]
    pen.poly(*smooth([*spine, *belly]))
    pen.poly((15.2, 14), (18, 13.6), (23.2, 17), (19.4, 18.2), (17.6, 23), (14.8, 17.4))
    pen.poly((9.6, 3.6), (15.8, 3), (15.4, 9))


SLIM = [
    (0.9, 12.6),
    (4, 9.5),
    (8.6, 7.9),
    (13, 9),
    (16.6, 11.4),
    (16.6, 13.4),
    (13, 15.8),
    (8, 16.9),
    (3.6, 15.4),
]
FORK = [(15.4, 12.3), (18.2, 9.6), (23.2, 5.6), (22, 9.6), (20.6, 12.3), (22, 15.2), (23.2, 19), (18.2, 15.2)]


def _slim_light(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, WHITE, 0.5)
    pen.poly(*smooth([(4.6, 14), (8.6, 14.4), (13, 14), (9, 15.7)]))
    draw_eye(pen, 5.1, 11.4)


@icon_drawing("fish-common", FISH["common"], _slim_light)
def fish_common(pen: Pen) -> None:
    """Slim, with a forked tail."""
    pen.poly(*smooth(SLIM))
    pen.poly(*FORK)


def _slim_scales(pen: Pen, colour: Colour) -> None:
    _slim_light(pen, colour)
    dark, light = mix(colour, INK, 0.42), mix(colour, WHITE, 0.55)
    pen.paint = mix(colour, INK, 0.2)
    pen.poly(*smooth([(4.6, 9.9), (8.6, 8.5), (13, 9.5), (16, 11.5), (12, 10.6), (8, 10)]))
    pen.paint = dark
    pen.path(arc(4.6, 12.4, 3.2, -48, 48), 0.42)
    for x, y in ((9.6, 11.6), (12.1, 11.8), (14.3, 12.2), (10.8, 13.3), (13.1, 13.2)):
        pen.path(arc(x - 0.6, y, 0.95, -60, 60), 0.32)
    pen.path(bow([(17.4, 12.2), (19.6, 10.2), (21.6, 8)]), 0.36)
    pen.path(bow([(17.4, 12.6), (19.6, 14.4), (21.8, 16.8)]), 0.36)
    pen.paint = mix(colour, INK, 0.25)
    pen.poly(*smooth([(8.6, 13.4), (11.2, 14.4), (12, 16), (9.4, 15)]))
    pen.paint = light
    pen.path(bow([(3.2, 10.9), (5.4, 9.5), (8.4, 8.8)]), 0.4)
    draw_eye(pen, 5.1, 11.4)


TALL = [
    (1.4, 12.4),
    (4, 8),
    (8, 5.6),
    (12, 6.4),
    (15, 10),
    (16.4, 12.2),
    (15, 14.6),
    (12, 18.4),
    (8, 19),
    (4, 16.6),
]


def _stripes(pen: Pen, colour: Colour) -> None:
    pen.paint = mix(colour, INK, 0.62)
    pen.path(bow([(9.2, 6.2), (10, 12.2), (9.2, 18.4)]), 1.6)
    pen.path(bow([(12.7, 7.6), (13.4, 12.2), (12.7, 17)]), 1.5)
    draw_eye(pen, 5.6, 10.6, 1.15)


@icon_drawing("fish-uncommon", FISH["uncommon"], _stripes)
def fish_uncommon(pen: Pen) -> None:
    """Tall and striped."""
    pen.poly(*smooth(TALL))
    pen.poly((6, 6.6), (10.6, 0.7), (15.2, 0.9), (13.4, 8))
    pen.poly((6.4, 18), (10.6, 23.4), (14.6, 23), (13, 16.8))
    pen.poly((15.2, 12.2), (22, 6.4), (23, 7), (20.9, 12.2), (23, 17.6), (22, 18.2))


def _tall_fins(pen: Pen, colour: Colour) -> None:
    light, dark = mix(colour, WHITE, 0.5), mix(colour, INK, 0.62)
    pen.paint = mix(colour, INK, 0.34)
    for x in (9.4, 11.2, 13):
        pen.line((x + 0.9, 2.4), (x - 0.6, 5), 0.4)
        pen.line((x + 0.6, 21.8), (x - 0.6, 19.4), 0.4)
    for end in ((21.6, 8.2), (20.2, 12.2), (21.6, 16.4)):
        pen.line((17.4, 12.2), end, 0.42)
    pen.paint = light
    pen.poly(*smooth([(3.2, 14.2), (6, 15.4), (8.4, 16), (8, 18.4), (5, 17)]))
    pen.path(bow([(3.6, 9.4), (5.6, 7.2), (8.4, 5.8)]), 0.5)
    _stripes(pen, colour)
    pen.paint = mix(colour, INK, 0.3)
    pen.path(arc(4.4, 12.2, 3.5, -46, 46), 0.5)
    pen.paint = mix(colour, WHITE, 0.28)
    pen.poly(*smooth([(8, 12.6), (11.4, 12.2), (12.8, 14.2), (11.2, 16), (9.2, 15)]))
    pen.paint = dark
    pen.line((9.6, 13.4), (11.9, 13.8), 0.36)
    pen.line((9.8, 14.4), (11.4, 15), 0.36)
    draw_eye(pen, 5.6, 10.6, 1.15)


LONG = [
    (0.7, 14.2),
    (4.6, 11),
    (9, 9.6),
    (14, 10.6),
    (18.2, 12.8),
    (18.4, 14.6),
    (14, 16.4),
    (8.4, 17.4),
    (3.6, 16.4),
]
SAW = [(4, 12), (5.4, 4.2), (8, 9), (9.9, 2), (12, 8.6), (14.2, 3.8), (15.2, 9.8), (18, 7.6), (17.4, 13)]


def _spots(pen: Pen, colour: Colour) -> None:
    pen.paint = GOLD
    for x, y in ((9.4, 13), (12.6, 13.3), (15.5, 13.6)):
        pen.circle(x, y, 0.95)
    draw_eye(pen, 4.9, 13.2)


@icon_drawing("fish-rare", FISH["rare"], _spots)
def fish_rare(pen: Pen) -> None:
    """Long, with a saw back."""
    pen.poly(*smooth(LONG))
    pen.poly(*SAW)
    pen.poly((8, 16.6), (11.4, 22.6), (13, 16))
    pen.poly((16.8, 13.6), (22.4, 8.2), (23.4, 9), (21.2, 13.8), (23.4, 19.2), (22.2, 19.8))


def _saw_fins(pen: Pen, colour: Colour) -> None:
    light = mix(colour, WHITE, 0.42)
    pen.paint = mix(colour, GOLD, 0.5)
    for foot, tip in (
        ((6.4, 10.6), (5.7, 6)),
        ((10, 9.4), (9.9, 4.4)),
        ((13.8, 10), (14, 6)),
        ((16.6, 11.6), (17.4, 9.2)),
    ):
        pen.line(foot, tip, 0.6)
    for end in ((21.6, 10.6), (20.8, 13.8), (21.6, 17.4)):
        pen.line((18.4, 13.8), end, 0.5)
    pen.line((10.4, 17.4), (11.2, 20.4), 0.5)
    pen.paint = light
    pen.poly(*smooth([(3.6, 15.2), (8.4, 15.8), (13.6, 15), (8.6, 16.8)]))
    pen.paint = mix(colour, INK, 0.4)
    pen.path(arc(4.4, 13.8, 3, -44, 44), 0.5)
    pen.path(bow([(0.9, 14.4), (2, 14.8), (3, 14.5)]), 0.4)
    _spots(pen, colour)
    pen.paint = mix(GOLD, WHITE, 0.6)
    for x, y in ((9.1, 12.7), (12.3, 13), (15.2, 13.3)):
        pen.circle(x, y, 0.36)


_FINE: dict[str, Details] = {"common": _slim_scales, "uncommon": _tall_fins, "rare": _saw_fins}


def large_fish(kind: str) -> Drawing:
    """The fish of a kind with all it has, for pictures."""
    plain = DRAWINGS.get(fish_icon(kind)) or stand_in_fish(kind.replace("_", "-"))
    return Drawing(plain.body, fish_colour(kind), _FINE.get(kind, plain.details))
