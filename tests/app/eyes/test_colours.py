"""Seats, plates and terrains told apart by every eye, in every season, as they are drawn."""

from __future__ import annotations

from functools import cache

import pygame
import pytest

from hamlet.app.art.palette import COST, GAIN, GREY_PLATE, OUTPUT, SEATS, Colour
from hamlet.app.art.piece_pictures import piece_picture
from hamlet.app.art.plates import PlateAmount, gain, pennant, slot
from hamlet.content.seeing import EYES, grey_step, lightness, nearest
from tests.app.eyes.terrains import SEASON_NAMES, drawn_ground, drawn_terrains, mean

LEAST, LEAST_TERRAINS = 10, 14
SEAT_STEP, PLATE_STEP, TERRAIN_STEP = 18, 15, 9
"""The least steps of L* in grey (the table's guide, §7; terrains as drawn: the least step of the seasons)."""
PLATES: dict[str, Colour] = {"cost": COST, "output": OUTPUT, "gain": GAIN}
every_eye = pytest.mark.parametrize("eye", EYES)
every_season = pytest.mark.parametrize("season", SEASON_NAMES)


def drawn_mean(sheet: pygame.Surface, area: pygame.Rect) -> Colour:
    seen = (sheet.get_at((x, y)) for x in range(area.left, area.right) for y in range(area.top, area.bottom))
    return mean((colour.r, colour.g, colour.b) for colour in seen if colour.a > 200)


@cache
def drawn_plates() -> dict[str, Colour]:
    """The mean colour of each plate with what stands on it, its ink rim and all."""
    sheets = {name: pygame.Surface((90, 60), pygame.SRCALPHA) for name in ("cost", "output", "gain")}
    areas = {
        "cost": pennant(sheets["cost"], 4, 4, [PlateAmount(2, ("wood",))]),
        "output": slot(sheets["output"], 4, 4, 30),
        "gain": gain(sheets["gain"], 4, 4, 3),
    }
    return {name: drawn_mean(sheet, areas[name]) for name, sheet in sheets.items()}


@every_eye
def test_any_two_seats_are_told_apart(eye: str) -> None:
    assert nearest(SEATS, eye).apart >= LEAST


@every_eye
@pytest.mark.parametrize("kind", ["villager", "donkey"])
def test_any_two_seats_are_told_apart_by_their_pieces_as_drawn(kind: str, eye: str) -> None:
    pictures = {seat: piece_picture(kind, seat, 40) for seat in SEATS}
    assert nearest({seat: drawn_mean(p, p.get_rect()) for seat, p in pictures.items()}, eye).apart >= LEAST


@every_eye
def test_any_two_plates_are_told_apart_as_drawn(eye: str) -> None:
    assert nearest(drawn_plates(), eye).apart >= LEAST


@every_eye
def test_a_cost_that_cannot_be_paid_is_told_from_all_other_plates(eye: str) -> None:
    assert nearest({**PLATES, "cannot be paid": GREY_PLATE}, eye).apart >= LEAST


def test_seats_and_plates_keep_their_step_in_grey() -> None:
    assert grey_step(SEATS).apart >= SEAT_STEP
    assert grey_step(PLATES).apart >= PLATE_STEP
    assert grey_step(drawn_plates()).apart >= LEAST


@every_eye
@every_season
def test_any_two_terrains_are_told_apart_as_drawn(season: str, eye: str) -> None:
    assert nearest(drawn_terrains(season), eye).apart >= LEAST_TERRAINS


@every_season
def test_terrains_keep_a_step_in_grey(season: str) -> None:
    assert grey_step(drawn_terrains(season)).apart >= TERRAIN_STEP


@every_eye
@every_season
def test_a_road_is_told_from_the_ground_it_runs_through(season: str, eye: str) -> None:
    both = {"ground": drawn_ground(season), "road": drawn_terrains(season)["road"]}
    assert nearest(both, eye).apart >= LEAST


def figures() -> str:
    """All of it as a table: `python -m tests.app.eyes.test_colours`."""
    lines = ["season  eye      least ΔE   of"]
    for season in SEASON_NAMES:
        terrains = drawn_terrains(season)
        for eye in EYES:
            found = nearest(terrains, eye)
            lines.append(f"{season:7} {eye:8} {found.apart:6.1f}     {found.first}, {found.second}")
        light = "  ".join(f"{name} {lightness(colour):.0f}" for name, colour in terrains.items())
        lines.append(f"{season:7} grey     {grey_step(terrains).apart:6.1f}     L*: {light}")
    for name, colours in (("seats", SEATS), ("plates", drawn_plates())):
        lines += [f"{name:7} {eye:8} {nearest(colours, eye).apart:6.1f}" for eye in EYES]
        lines.append(f"{name:7} grey     {grey_step(colours).apart:6.1f}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(figures())
