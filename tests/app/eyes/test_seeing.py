"""The measures themselves: checked against published figures before anything is judged by them."""

from __future__ import annotations

import pytest

from hamlet.app.art.palette import BANNER, FISH, INK, MATERIALS, PAPER, WHITE
from hamlet.content.seeing import EYES, Lab, apart, ciede2000, grey_step, lab, lightness, nearest
from tests.app.eyes.sharma import PAIRS


@pytest.mark.parametrize("line", PAIRS.strip().splitlines())
def test_a_difference_is_the_published_one_both_ways(line: str) -> None:
    *parts, told = (float(part) for part in line.split())
    one, two = Lab(*parts[:3]), Lab(*parts[3:])
    assert ciede2000(one, two) == pytest.approx(told, abs=0.00005)
    assert ciede2000(two, one) == pytest.approx(told, abs=0.00005)


@pytest.mark.parametrize(
    ("colour", "told"),
    [
        (WHITE, (100, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((255, 0, 0), (53.24, 80.09, 67.20)),
        ((0, 255, 0), (87.73, -86.18, 83.18)),
        ((0, 0, 255), (32.30, 79.19, -107.86)),
    ],
)
def test_lamps_have_their_known_lab(colour: tuple[int, int, int], told: tuple[float, float, float]) -> None:
    assert lab(colour) == pytest.approx(told, abs=0.02)


@pytest.mark.parametrize("eye", EYES)
def test_every_eye_sees_grey_as_grey(eye: str) -> None:
    for value in (0, 60, 128, 200, 255):
        seen = EYES[eye]((value, value, value))
        assert all(abs(part - value) <= 1 for part in seen)


def test_each_blindness_hides_what_it_is_known_for() -> None:
    red, green = (200, 60, 40), (105, 120, 40)
    blue, teal = (60, 110, 160), (50, 125, 120)
    for eye in ("protan", "deutan"):
        assert apart(EYES[eye](red), EYES[eye](green)) < apart(red, green) / 2
    assert apart(EYES["tritan"](blue), EYES["tritan"](teal)) < apart(blue, teal) / 2


def test_the_nearest_two_are_found_and_the_least_grey_step() -> None:
    colours = {"ink": INK, "paper": PAPER, "white": WHITE, "banner": BANNER}
    assert nearest(colours)[1:] == ("paper", "white")
    assert grey_step(colours).apart == pytest.approx(lightness(WHITE) - lightness(PAPER))


@pytest.mark.parametrize("eye", EYES)
def test_any_two_kinds_of_fish_and_any_two_goods_are_told_apart(eye: str) -> None:
    goods = {name: colour for name, colour in MATERIALS.items() if name != "gold"}  # no good, and a disc
    assert nearest(FISH, eye).apart >= 14
    assert nearest(goods, eye).apart >= 9


def test_kinds_of_fish_keep_a_step_in_grey() -> None:
    assert grey_step(FISH).apart >= 14
