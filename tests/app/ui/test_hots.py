from __future__ import annotations

import pygame
import pytest

from hamlet.app.ui.focus import DOWN, LEFT, RIGHT, UP, move_focus, step_focus, stops
from hamlet.app.ui.hot import Circle, Hot, Hots

SQUARE = pygame.Rect(0, 0, 100, 100)


def test_the_greatest_z_lies_on_top_and_of_equals_the_last() -> None:
    hots = Hots([Hot("low", SQUARE, 0), Hot("high", pygame.Rect(20, 20, 20, 20), 5), Hot("later", SQUARE, 0)])
    assert hots.at((30, 30)) is hots.get("high")
    assert hots.at((80, 80)) is hots.get("later")
    assert hots.at((200, 200)) is None


@pytest.mark.parametrize(
    ("shape", "inside", "outside"),
    [
        (pygame.Rect(10, 10, 20, 20), (15, 15), (31, 15)),
        (Circle((50.0, 50.0), 10.0), (57, 50), (58, 58)),
        (((0.0, 0.0), (40.0, 0.0), (0.0, 40.0)), (10, 10), (30, 30)),
    ],
)
def test_each_shape_knows_what_lies_in_it(
    shape: pygame.Rect | Circle | tuple[tuple[float, float], ...],
    inside: tuple[int, int],
    outside: tuple[int, int],
) -> None:
    hot = Hot("a", shape)
    assert hot.contains(inside)
    assert not hot.contains(outside)
    assert hot.bounds.collidepoint(inside)
    moved = hot.moved(100, 50)
    assert moved.contains((inside[0] + 100, inside[1] + 50))
    assert not moved.contains(inside)


def test_a_point_of_a_region_hits_it_even_where_others_cover_most_of_it() -> None:
    cover = [Hot(f"c{n}", pygame.Rect(0, 0, 94, 100), 2) for n in range(1)]
    hots = Hots([Hot("under", SQUARE, 0), *cover])
    point = hots.point("under")
    assert point is not None
    found = hots.at(point)
    assert found is not None
    assert found.id == "under"


def test_a_region_that_is_covered_whole_has_no_point() -> None:
    hots = Hots([Hot("under", SQUARE, 0), Hot("over", SQUARE.inflate(10, 10), 1)])
    assert hots.point("under") is None


def _grid() -> Hots:
    cells = [
        Hot(f"{name}", pygame.Rect(x * 50, y * 50, 40, 40), group="cells")
        for name, x, y in (("a", 0, 0), ("b", 1, 0), ("c", 0, 1), ("d", 1, 1))
    ]
    far = Hot("far", pygame.Rect(400, 0, 40, 40), group="elsewhere")
    off = Hot("off", pygame.Rect(200, 0, 40, 40), enabled=False, group="cells")
    return Hots([*cells, off, far])


def test_tab_walks_what_can_be_chosen_in_reading_order_round_and_round() -> None:
    hots = _grid()
    assert [hot.id for hot in stops(hots)] == ["a", "b", "c", "d", "far"]
    assert step_focus(hots, None, 1) == "a"
    assert step_focus(hots, "a", 1) == "b"
    assert step_focus(hots, "far", 1) == "a"
    assert step_focus(hots, "a", -1) == "far"


def test_arrows_go_to_the_nearest_that_way_and_leave_a_group_only_where_it_ends() -> None:
    hots = _grid()
    assert move_focus(hots, "a", RIGHT) == "b"
    assert move_focus(hots, "a", DOWN) == "c"
    assert move_focus(hots, "d", UP) == "b"
    assert move_focus(hots, "d", LEFT) == "c"
    assert move_focus(hots, "b", RIGHT) == "far"
    assert move_focus(hots, "a", LEFT) == "a"
