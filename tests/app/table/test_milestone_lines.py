from __future__ import annotations

import itertools

import pygame
import pytest

from hamlet.app.art.type import Role, measure
from hamlet.app.table.milestone_lines import _places

WIDTH, SIZE = 240, 18


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


def test_names_of_milestones_stand_in_two_columns() -> None:
    placed = [
        place for _, place in _places(iter(["{road} Planner", "{brick} Mason", "{milk} Herder"]), WIDTH, SIZE)
    ]
    assert placed[0].left == placed[2].left < placed[1].left
    assert placed[0].top == placed[1].top < placed[2].top


def test_a_long_name_has_the_whole_width_and_nothing_overlaps() -> None:
    long = "{flour} Keeper of every mill on the river"
    assert measure(long, Role.LABEL, SIZE) > WIDTH
    placed = [place for _, place in _places(iter(["{road} Planner", long, "{milk} Herder"]), WIDTH, SIZE)]
    assert placed[1].width == WIDTH
    assert placed[1].height > placed[0].height
    assert not any(a.colliderect(b) for a, b in itertools.pairwise(placed))
